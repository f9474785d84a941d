"""The voice of a text: what its own object is called, whether it speaks of a resolution, what "it" would mean."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from mtglayers.abilities import Ability, Keyword, Mana, Static
from mtglayers.amounts import NumberOf
from mtglayers.characteristics import Characteristics
from mtglayers.conditions import Is
from mtglayers.filters import AnyTarget, ChosenObject, Target, This, Word, WordKind
from mtglayers.instructions import BecomesYourChoice, ChooseObject, Lasting, PutCounters
from mtglayers.modifications.abilities import Have
from mtglayers.modifications.power_toughness import BasePT, Get, SwitchPT
from mtglayers.modifications.rules import Rule
from mtglayers.nodes import Node
from mtglayers.players import TargetPlayer


@dataclass(frozen=True)
class Voice:
    """How the nodes of one ability are spoken of."""

    this: str = "this permanent"
    granter: str = "this permanent"
    """What the object is called that gives the quoted ability."""
    own_name: str = ""
    """What the object itself is called in the abilities that it gives, where that differs from ``this``."""
    resolving: bool = False
    """Whether things happen now ("gains", "becomes") rather than are so ("has", "is")."""
    of_your_choice: frozenset[WordKind] = frozenset()
    """The kinds of word that are chosen in this very sentence."""
    excepting: bool = False
    """Whether the exceptions of a copy effect are being said: "it's 1/1"."""
    infinitive: bool = False
    """Whether the next instruction stands after "you may": "have this creature become …"."""
    copied: str = ""
    """What a copy's original is called in its exceptions: "creature"."""
    kind: str = ""
    """What kind of thing the object is, where its name does not say it."""
    it: Node | None = None
    """The reference that the pronoun "it" stands for."""
    targets: Mapping[int, Target] = field(default_factory=dict)
    named: frozenset[Node] = frozenset()
    """The targets that have been mentioned."""

    def that_resolves(self) -> "Voice":
        return replace(self, resolving=True)

    def about(self, it: Node | None) -> "Voice":
        return replace(self, it=it)

    def mentioned(self, node: Node) -> "Voice":
        """The voice after a sentence with these targets."""
        found = {
            inner
            for inner in node.walk()
            if isinstance(inner, (Target, TargetPlayer, AnyTarget, ChooseObject, ChosenObject))
        }
        return replace(self, named=self.named | found)

    def quoted(self, noun: str) -> "Voice":
        """The voice inside an ability that a thing called ``noun`` is given."""
        return Voice(this=f"this {noun}", granter=self.own_name or self.this)

    @property
    def noun(self) -> str:
        """The kind of thing that the object itself is called, or nothing when it has a name."""
        return self.kind if self.kind else self.this[5:] if self.this.startswith("this ") else ""


def voice_for(node: Node, name: str = "", kind: str = "", own_name: str = "") -> Voice:
    """The voice in which to speak of a node whose object has that name; see ``default_name``.

    ``own_name`` is what it is called in abilities that it gives: its full name (201.5a); ~ where nothing has a name.
    """
    this = name or default_name(node)
    targets = {t.place: t for t in node.walk() if isinstance(t, Target)}
    return Voice(this=this, granter=this, own_name=own_name or name or "~", targets=targets, kind=kind)


_KEYWORDS: Final = frozenset(
    [
        "flying",
        "first strike",
        "double strike",
        "deathtouch",
        "haste",
        "lifelink",
        "menace",
        "reach",
        "trample",
        "vigilance",
        "defender",
    ]
)
_FOR_CREATURES: Final = (BasePT, Get, SwitchPT)


def default_name(node: Node) -> str:
    """What a nameless object is called: "this creature" when its ability only makes sense on one, "this land" for a
    mana ability of {T} alone, "this Aura" for enchant, else "this permanent"."""
    for inner in node.walk():
        match inner:
            case Keyword(name="enchant"):
                return "this Aura"
            case Keyword(name="equip"):
                return "this Equipment"
            case Static(effects=effects):
                does = [d for effect in effects if effect.applies_to == This() for d in effect.does]
            case Lasting(effect=effect) if effect.applies_to == This():
                does = list(effect.does)
            case NumberOf(column="power" | "toughness", of=This()) | BecomesYourChoice():
                return "this creature"
            case PutCounters(counter="+1/+1" | "-1/-1", on=This()):
                return "this creature"
            case _:
                continue
        if _animates(does):
            continue
        if any(
            isinstance(d, _FOR_CREATURES) or _is_for_creatures(d) or (isinstance(d, Rule) and "attack" in d.phrase)
            for d in does
        ):
            return "this creature"
        if isinstance(inner, Static) and any(isinstance(e.as_long_as, Is) for e in inner.effects):
            return "this creature"
    return "this land" if isinstance(node, Mana) and node.cost == "{T}" else "this permanent"


def _is_for_creatures(did: Node) -> bool:
    return isinstance(did, Have) and isinstance(did.ability, Keyword) and did.ability.name in _KEYWORDS


def _animates(does: Sequence[Node]) -> bool:
    return any(word == Word("Creature", "card type") for d in does for word in getattr(d, "words", ()))


_CALLED: Final = ("Creature", "Planeswalker", "Land", "Battle", "Artifact", "Enchantment")


def self_name(values: Characteristics, ability: Ability | None = None) -> str:
    """What the rules text of a card calls its own object: its name on legendary permanents, spells and in
    characteristic-defining abilities, else "this creature", "this Aura", "this land" …"""
    words = {word.word for word in values.words}
    if words & {"Instant", "Sorcery", "Legendary"} or (ability is not None and _defines(ability)):
        return values.name
    for subtype in ("Aura", "Equipment", "Vehicle", "Spacecraft", "Saga", "Class", "Siege"):
        if subtype in words and "Creature" not in words:
            return f"this {subtype}"
    return next((f"this {called.lower()}" for called in _CALLED if called in words), "this permanent")


def kind_of(values: Characteristics) -> str:
    """The card type by which a card is called: "creature", "planeswalker", "land" …"""
    words = {word.word for word in values.words}
    return next((called.lower() for called in _CALLED if called in words), "")


def _defines(ability: Ability) -> bool:
    return isinstance(ability, Static) and all(
        effect.applies_to == This() and effect.as_long_as is None and all(isinstance(d, BasePT) for d in effect.does)
        for effect in ability.effects
    )
