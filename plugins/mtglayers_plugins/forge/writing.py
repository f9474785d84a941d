"""A state as Forge's text, as far as that can say it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mtglayers.abilities import Keyword
from mtglayers.characteristics import Characteristics
from mtglayers.objects import ChoiceState, ObjectState, State
from mtglayers_plugins.forge import words
from mtglayers_plugins.forge.grammar import ZONES, ForgeCard, ForgeText, Modifier
from mtglayers_plugins.forge.reading import CARD_TYPES, FACTS, read

if TYPE_CHECKING:
    from mtglayers.engine import Engine

_MODIFIERS: Final = {
    "monstrous": "Monstrous", "renowned": "Renowned", "commander": "IsCommander", "on an adventure": "OnAdventure",
    "foretold": "Foretold",
}  # fmt: skip
_CHOSEN: Final = {"creature type": "ChosenType", "land type": "ChosenType", "card type": "ChosenType"}
assert set(_MODIFIERS) == set(FACTS.values())  # noqa: S101  # what is read is written


def write(state: State, engine: "Engine", metadata: Mapping[str, str] | None = None) -> tuple[str, tuple[str, ...]]:
    """The text of a state, and a line for each thing that it does not say."""
    writer = Writer(state, engine)
    text = ForgeText(list((metadata or {}).items()), list(writer.entries()))
    written = str(text)
    writer.check_order(written)
    return written, tuple(writer.left_out)


OF_A_TURN: Final = ("this turn", "this turn as nonland")
"""How facts end that are over with the turn; a position begins a turn anew."""


class Writer:
    """Writes one state."""

    def __init__(self, state: State, engine: "Engine") -> None:
        self.state = state
        self.engine = engine
        self.left_out: list[str] = []
        names = [player.name for player in state.players]
        old = set(names) <= {"human", "ai"}
        self.players = {name: name if old else f"p{n}" for n, name in enumerate(names)}
        self.numbers: dict[str, str] = {}
        for one in [*self._written(), *state.objects]:
            self.numbers.setdefault(one.id, str(len(self.numbers) + 1))
        self.hosts = {one.attached_to for one in state.objects}
        for effect in state.effects:
            self.left_out.append(f"{effect.id}: effects of resolutions are not in a position of Forge")
        for card in state.cards:
            self.left_out.append(f"{card.name}: cards defined in place are not known to Forge")

    def entries(self) -> list[tuple[str, str]]:
        """The entries of the state."""
        active = self.state.active_player or self.state.players[0].name
        found = [("turn", "1"), ("activeplayer", self.players[active]), ("activephase", "MAIN1")]
        for player in self.state.players:
            key = self.players[player.name]
            found.append((f"{key}life", str(player.life)))
            counters = [f"{words.forge_counter(fact)}={n}" for fact, n in player.facts.items() if n > 0]
            if counters:
                found.append((f"{key}counters", ",".join(counters)))
            if player.hand:
                self.left_out.append(f"{player.name}: {player.hand} cards in hand that are not objects")
            for zone in ZONES:
                cards = [str(self.card(one)) for one in self._in(zone, player.name)]
                if cards:
                    found.append((f"{key}{zone}", ";".join(cards)))
        self.left_out.extend(f"{one.id}: it is on the stack" for one in self.state.objects if one.zone == "stack")
        return found

    def _in(self, zone: str, player: str) -> list[ObjectState]:
        """The objects of a player's zone, in the order in which they are read again."""
        here = [
            one
            for one in self.state.objects
            if one.zone == zone and (one.controller or one.owner if zone == "battlefield" else one.owner) == player
        ]
        here.sort(key=lambda one: one.timestamp, reverse=zone == "library")
        return sorted(here, key=lambda one: not one.token) if zone == "battlefield" else here

    def card(self, one: ObjectState) -> ForgeCard:
        """One object."""
        modifiers = [Modifier(name) for name, true in (
            ("Tapped", one.tapped), ("Attacking", one.attacking), ("Flipped", one.flipped), ("PhasedOut", one.phased_out),
            ("FaceDown", one.face_down), ("IsToken", one.token and one.card is not None),
        ) if true]  # fmt: skip
        if one.face:
            modifiers.append(Modifier("Modal" if self._layout(one) == "modal" else "Transformed"))
        if one.counters:
            said = ",".join(f"{words.forge_counter(counter.kind)}={counter.number}" for counter in one.counters)
            modifiers.append(Modifier("Counters", said))
        modifiers += [Modifier(_MODIFIERS[fact]) for fact in one.facts if fact in _MODIFIERS]
        if one.id in self.hosts:
            modifiers.append(Modifier("Id", self.numbers[one.id]))
        if one.owner != (one.controller or one.owner):
            modifiers.append(Modifier("Owner", self.players[one.owner]))
        if one.attached_to in self.players:
            modifiers.append(Modifier("EnchantingPlayer", self.players[one.attached_to].upper()))
        elif one.attached_to is not None:
            modifiers.append(Modifier("AttachedTo", self.numbers[one.attached_to]))
        if one.merged:
            under = ",".join(part.name.replace(",", "^") for part in one.merged[1:])
            modifiers.append(Modifier("MergedCards", under))
        modifiers += self._choices(one)
        self._check(one)
        if one.values is not None:
            return ForgeCard(one.values.name or one.id, tuple(modifiers), self._token(one.id, one.values))
        return ForgeCard(one.card or "", tuple(modifiers))

    def _layout(self, one: ObjectState) -> str:
        return self.engine.card(one.card or "").layout if one.card in self.engine.cards else "normal"

    def _choices(self, one: ObjectState) -> list[Modifier]:
        found: dict[str, str] = {}
        for choice in one.choices:
            name = self._choice(choice)
            if name is None:
                self.left_out.append(f"{one.id}: the {choice.what} that was chosen, {choice.value}")
            elif name == "ChosenColor":
                found[name] = ",".join([*found.get(name, "").split(",")[:1], words.COLOR_WORDS[choice.value]]).strip(
                    ","
                )
            else:
                found[name] = choice.value
        return [Modifier(name, value) for name, value in found.items()]

    @staticmethod
    def _choice(choice: ChoiceState) -> str | None:
        slot = "" if choice.slot == 1 else str(choice.slot)
        if choice.what == "color" and choice.value in words.COLOR_WORDS:
            return "ChosenColor"
        if choice.what == "card name":
            return f"NamedCard{slot}"
        return f"{_CHOSEN[choice.what]}{slot}" if choice.what in _CHOSEN else None

    def _token(self, id: str, values: Characteristics) -> tuple[tuple[str, str], ...]:
        kinds = {word.word_kind for word in values.words}
        supertypes = [word.word for word in values.words if word.word_kind == "supertype"]
        types = [word.word for word in values.words if word.word_kind == "card type"]
        types += [
            word.word for word in values.words if word.word_kind.endswith(" type") and word.word not in CARD_TYPES
        ]
        colors = "".join(word.word for word in values.words if word.word_kind == "color") if "color" in kinds else ""
        keywords = []
        for printed in values.abilities:
            if isinstance(printed.ability, Keyword):
                keywords.append(self.engine.render(printed.ability, values.name).rstrip(".").capitalize())
            else:
                self.left_out.append(f"{id}: its ability {self.engine.render(printed.ability, values.name)[:80]!r}")
        return (
            ("P", str(values.power or 0)), ("T", str(values.toughness or 0)), ("Cost", words.forge_cost(values.mana_cost)),
            ("Color", colors), ("Types", "-".join([*supertypes, *types])), ("Keywords", "-".join(keywords)), ("Image", ""),
        )  # fmt: skip

    def _check(self, one: ObjectState) -> None:
        """Say what of an object the text has no words for."""
        for fact in one.facts:
            if fact not in _MODIFIERS and not fact.endswith(OF_A_TURN):
                self.left_out.append(f"{one.id}: that it is {fact}")
        if one.linked:
            self.left_out.append(f"{one.id}: the objects that its linked abilities dealt with")
        if one.x is not None:
            self.left_out.append(f"{one.id}: the X it was cast with")
        if one.face_down_values is not None:
            self.left_out.append(f"{one.id}: what it is face down")

    def check_order(self, written: str) -> None:
        """Say so when the text is read again in another order of timestamps than the state has."""
        again = read(written, self.engine).state.objects
        names = {one.id: place for place, one in enumerate(self._written())}
        ours = sorted(self.state.objects, key=lambda one: one.timestamp)
        mine = [names[one.id] for one in ours if one.id in names and one.zone == "battlefield"]
        theirs = [
            n for n, one in sorted(enumerate(again), key=lambda pair: pair[1].timestamp) if one.zone == "battlefield"
        ]
        if len(mine) == len(theirs) and mine != theirs:
            self.left_out.append("the order in which the permanents came: the text lists each player's by themselves")

    def _written(self) -> list[ObjectState]:
        """The objects in the order in which they are read again."""
        found: list[ObjectState] = []
        for player in self.state.players:
            for zone in ("battlefield", "hand", "graveyard", "library", "exile", "command"):
                here = self._in(zone, player.name)
                found += reversed(here) if zone == "library" else here
        return found
