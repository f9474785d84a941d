"""References to one object, and players, as phrases."""

from mtglayers.filters import (
    And,
    AnyTarget,
    Cards,
    ChosenObject,
    EventObject,
    Filter,
    Granter,
    Host,
    InZone,
    It,
    Linked,
    Or,
    Permanents,
    Reference,
    Spells,
    Target,
    ThatTarget,
    TheObject,
    This,
    TopCard,
    Word,
)
from mtglayers.instructions import ChooseObject
from mtglayers.players import (
    ActivePlayer,
    ChosenPlayer,
    ControllerOf,
    EachPlayer,
    EnchantedPlayer,
    Opponents,
    OwnerOf,
    PlayerNamed,
    Players,
    TargetPlayer,
    ThatPlayer,
    You,
)
from mtglayers_plugins.english import nouns, spelling
from mtglayers_plugins.english.phrases import (
    YOU,
    Fixed,
    Phrase,
    number_word,
)
from mtglayers_plugins.english.voice import Voice


def reference(what: Reference, voice: Voice) -> Phrase:
    """One object that the ability speaks of."""
    if what == voice.it and not isinstance(what, It):
        return Fixed("it")
    match what:
        case This():
            return Fixed(voice.this)
        case It():
            return Fixed("it")
        case Target() if what in voice.named:
            return _that(what.place, voice)
        case Target(filter=filter_, count=count, up_to=up_to):
            made = nouns.noun(filter_, voice)
            number = ("" if count == 1 else f"{number_word(count)} ") if not up_to else f"up to {number_word(count)} "
            return made.number(several=count > 1).with_(f"{number}target")
        case ThatTarget(place=place_):
            return _that(place_, voice)
        case Host(how=how, noun=kind):
            return Fixed(f"{how} {nouns.noun(kind, voice).text()}")
        case AnyTarget(which=which, opponent=opponent):
            if what in voice.named:
                return Fixed("that permanent or player")
            if which is None:
                return Fixed("any target")
            return Fixed(f"target {'opponent' if opponent else 'player'} or {nouns.noun(which, voice).text()}")
        case TheObject(id=id_):
            return Fixed(id_)
        case ChosenObject():
            return _chosen(what, voice)
        case EventObject(noun=kind):
            return nouns.noun(kind, voice).with_("that")
        case Granter():
            return Fixed(voice.granter)
        case Linked(role=role):
            if role == "paired":
                return Fixed("the paired creature")
            return Fixed(f"the {role} card" if role and " " not in role else f"the cards {role}", several=" " in role)
        case TopCard(zone=zone, whose=whose):
            return Fixed(f"the top card of {player(whose, voice).possessive()} {zone}")
        case _:
            return Fixed(spelling.unknown(what))


def _chosen(what: ChosenObject, voice: Voice) -> Phrase:
    """ "that creature" after it was chosen, "a creature you control" where it is chosen, else "the chosen creature"."""
    kind = nouns.noun(_only_kind(what.filter), voice).number(several=what.any_number)
    if what in voice.named or any(isinstance(node, ChooseObject) for node in voice.named):
        return kind.with_("those" if what.any_number else "that")
    if not voice.resolving:
        return kind.with_("the chosen")
    described = nouns.noun(what.filter, voice).number(several=what.any_number)
    return described.with_("any number of" if what.any_number else "a")


def _that(place_: int, voice: Voice) -> Phrase:
    target = voice.targets.get(place_)
    if target is None:
        return Fixed("that object")
    mine = nouns.noun(_only_kind(target.filter), voice).number(several=target.count > 1)
    if isinstance(mine, Fixed):
        return mine
    same = [t for t in voice.targets.values() if _only_kind(t.filter) == _only_kind(target.filter)]
    if len(same) > 1:
        ordinals = ("", "first ", "second ", "third ", "fourth ")
        return mine.with_(f"the {ordinals[place_] if place_ < len(ordinals) else ''}target")
    return mine.with_("those" if target.count > 1 else "that")


def _only_kind(what: Filter) -> Filter:
    """The noun by which an object is mentioned again: "that creature" for "target nonblack creature you control"."""
    parts = what.parts if isinstance(what, And) else (what,)
    tails = [part for part in parts if isinstance(part, (Cards, Spells, Permanents))]
    types = [part for part in parts if isinstance(part, Word) and part.word_kind == "card type"]
    kinds = [
        part for part in parts if isinstance(part, Word) and part.word_kind not in ("color", "supertype", "card type")
    ]
    choices = [part for part in parts if isinstance(part, Or) and all(isinstance(inner, Word) for inner in part.parts)]
    if any(isinstance(part, InZone) for part in parts):
        tails = tails or [Cards()]
    found = tails[:1] or types[:1] or choices[:1] or kinds[:1]
    return found[0] if found else Permanents()


def player(who: Players, voice: Voice, *, oblique: bool = False) -> Phrase:
    """Players as a phrase; ``oblique`` when something is done to several of them, or said after "by"."""
    if who == voice.it:
        return Fixed("they", several=True)
    match who:
        case You():
            return YOU
        case Opponents():
            return Fixed("your opponents", several=True) if not oblique else Fixed("an opponent")
        case EachPlayer():
            return Fixed("each player")
        case ActivePlayer():
            return Fixed("the active player")
        case TargetPlayer(opponent=opponent):
            if who in voice.named:
                return Fixed("that player")
            return Fixed(f"target {'opponent' if opponent else 'player'}")
        case ChosenPlayer():
            return Fixed("the chosen player")
        case ThatPlayer():
            return Fixed("that player")
        case ControllerOf(of=of):
            return Fixed(f"{reference(of, voice).possessive()} controller")
        case OwnerOf(of=of):
            return Fixed(f"{reference(of, voice).possessive()} owner")
        case PlayerNamed(name=name):
            return Fixed(name)
        case EnchantedPlayer():
            return Fixed("enchanted player")
        case _:
            return Fixed(spelling.unknown(who))
