"""Forge's text as a state. The order of the list is the order of timestamps, for the text has none."""

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from mtglayers.abilities import Ability
from mtglayers.cards import Card, face
from mtglayers.characteristics import Characteristics
from mtglayers.errors import InputError, MtgLayersError, UnknownName
from mtglayers.filters import Zone
from mtglayers.objects import ChoiceState, CounterState, ObjectState, PlayerState, State
from mtglayers.positions import Position
from mtglayers.view import BASIC_LAND_TYPES
from mtglayers_plugins.forge import words
from mtglayers_plugins.forge.grammar import (
    PLAYER_KEY,
    ForgeCard,
    ForgeText,
    Precast,
    counters_of,
    parse,
    precasts_of,
    zone_of,
)

if TYPE_CHECKING:
    from mtglayers.engine import Engine

_ZONES: Final[tuple[Zone, ...]] = ("battlefield", "hand", "graveyard", "library", "exile", "command")
CARD_TYPES: Final = frozenset({"Artifact", "Creature", "Enchantment", "Land", "Planeswalker", "Instant", "Sorcery"})
FACTS: Final = {
    "monstrous": "monstrous", "renowned": "renowned", "iscommander": "commander", "onadventure": "on an adventure",
    "foretold": "foretold", "foretoldthisturn": "foretold",
}  # fmt: skip
"""Modifiers that are facts of an object."""
DONE: Final = frozenset({
    *FACTS, "tapped", "phasedout", "counters", "facedown", "transformed", "flipped", "modal", "istoken", "id",
    "attachedto", "attaching", "enchantingplayer", "owner", "chosencolor", "chosentype", "chosentype2", "namedcard",
    "namedcard2", "mergedcards", "attacking",
})  # fmt: skip
NO_MATTER: Final = frozenset({"set", "summonsick", "damage", "noetbtrigs", "image", "art"})
"""Modifiers that no characteristic asks for."""
_NO_MATTER_KEYS: Final = frozenset(
    {"turn", "activephase", "activephaseadvance", "removesummoningsickness", "landsplayed", "landsplayedlastturn"}
    | {"manapool", "persistentmana", "sideboard"}
)


def read(text: str, engine: "Engine", order: Sequence[str] = ()) -> Position:
    """The position of a text.

    Timestamps: player by player, the tokens first, then the cards as they are listed; what is
    attached comes after everything else. ``order`` names ids whose timestamps come last, in that
    order. Raises InputError for what is not in the format; what is not known is left out, and said.
    """
    reader = Reader(parse(text), engine)
    reader.read()
    for id in order:
        reader.replace(reader.object(id), timestamp=reader.tick())
    return reader.position()


class Reader:
    """Reads one text."""

    def __init__(self, text: ForgeText, engine: "Engine") -> None:
        self.engine = engine
        self.left_out: list[str] = []
        self.objects: dict[str, ObjectState] = {}
        self.by_number: dict[str, str] = {}
        """The ids of objects, by the numbers that the text gives them."""
        self.clock = 0
        self.entries: dict[tuple[str, str], str] = {}
        self.other: dict[str, str] = {}
        for key, value in text.state:
            found = PLAYER_KEY.fullmatch(key)
            if found:
                what = "battlefield" if found["what"] == "play" else found["what"]
                self.entries[found["player"], what] = value
            else:
                self.other[key] = value
        numbered = any(player.startswith("p") for player, _ in self.entries)
        self.aliases = {"human": "p0", "ai": "p1"} if numbered else {"p0": "human", "p1": "ai"}
        self.entries = {(self.player_name(player), what): value for (player, what), value in self.entries.items()}
        names = {player for player, _ in self.entries} | {self.player_name("human"), self.player_name("ai")}
        order = ["human", "ai"]
        self.players = {
            name: PlayerState(name=name, life=20)
            for name in sorted(names, key=lambda name: order.index(name) if name in order else int(name[1:]))
        }

    def player_name(self, said: str) -> str:
        """The player that a text means by ``human``, ``ai`` or ``p2``."""
        name = said.strip().casefold()
        return self.aliases.get(name, name)

    def known_player(self, said: str, where: str) -> str:
        """A player of the text. Raises InputError."""
        name = self.player_name(said)
        if name not in self.players:
            raise InputError(f"{where}: there is no player {said[:40]!r}")
        return name

    def tick(self) -> int:
        """The next timestamp."""
        self.clock += 1
        return self.clock

    def object(self, id: str) -> ObjectState:
        """An object by its id. Raises UnknownName."""
        if id not in self.objects:
            raise UnknownName(f"there is no object {id!r} in the position")
        return self.objects[id]

    def replace(self, one: ObjectState, **changes: Any) -> ObjectState:
        """An object as it is, or with changes; answers it."""
        new = self.objects[one.id] = one.but(**changes)
        return new

    def leave_out(self, what: str) -> None:
        """Say that something is left out."""
        if what not in self.left_out:
            self.left_out.append(what)

    # ---- the whole

    def read(self) -> None:
        """Players, then the objects of each zone, then what refers to other objects."""
        attaching: list[tuple[ObjectState, ForgeCard]] = []
        for player in list(self.players):
            self._player(player)
            for zone in _ZONES:
                cards = zone_of(self.entries.get((player, zone), ""))
                if zone == "battlefield":
                    cards.sort(key=lambda card: not _is_token(card))
                elif zone == "library":
                    cards.reverse()  # the first is on top
                for card in cards:
                    one = self._object(card, player, zone)
                    if one is not None and card.get("AttachedTo", "Attaching", "EnchantingPlayer") is not None:
                        attaching.append((one, card))
        for one, card in attaching:
            self._attach(one, card)
        for key, value in self.other.items():
            if key.startswith("ability") or key not in _NO_MATTER_KEYS | {"activeplayer"}:
                self.leave_out(f"the entry {key}={value[:40]}")

    def _player(self, player: str) -> None:
        life = self.entries.get((player, "life"))
        facts = {words.counter(name): count for name, count in counters_of(self.entries.get((player, "counters"), ""))}
        self.players[player] = PlayerState(
            name=player, life=20 if life is None else words.number(life, f"{player}life"), facts=facts
        )
        if self.entries.get((player, "putonstack")):
            self.leave_out(f"what {player} has on the stack")

    def position(self) -> Position:
        """What was read, with the effects of the spells that were cast before."""
        active = self.other.get("activeplayer")
        state = State(
            players=[*self.players.values()], objects=[*self.objects.values()],
            active_player=self.known_player(active, "activeplayer") if active else None,
        )  # fmt: skip
        casting = [
            (player, item) for player in self.players for item in precasts_of(self.entries.get((player, "precast"), ""))
        ]
        if casting:
            state = self._cast(state, casting)
        return Position(state, tuple(self.left_out))

    def _cast(self, state: State, casting: list[tuple[str, Precast]]) -> State:
        from mtglayers.game import Game  # noqa: PLC0415  # games ask engines, which load this plugin

        game = Game(self.engine, state)
        for player, item in casting:
            name = self.objects[self.by_number[item.what]].card if item.what in self.by_number else item.what
            said = f"{name} cast by {player}"
            if item.how:
                self.leave_out(f"{said}: how it was cast is said in Forge's own script")
                continue
            try:
                game.cast(name or "", by=player, targets=[self._target(item.target)] if item.target else [])
            except MtgLayersError as error:
                self.leave_out(f"{said}: {error}")
        return game.state

    def _target(self, said: str) -> str:
        return self.by_number[said] if said in self.by_number else self.known_player(said, "precast")

    # ---- one object

    def _object(self, card: ForgeCard, player: str, zone: Zone) -> ObjectState | None:
        where = f"{card.name} ({zone} of {player})"
        values, known = self._values(card, where)
        if values is None and known is None:
            if zone == "hand":
                self.players[player] = self.players[player].but(hand=self.players[player].hand + 1)
            return None
        facts = [FACTS[one.name.casefold()] for one in card.modifiers if one.name.casefold() in FACTS]
        one = ObjectState(
            id=self._free(card.name), card=known.name if known is not None else None, values=values,
            token=_is_token(card), owner=player, controller=player, zone=zone, timestamp=self.tick(),
            number=len(self.objects) + 1, face=self._face(card, known), tapped=card.get("Tapped") is not None,
            attacking=card.get("Attacking") is not None, flipped=card.get("Flipped") is not None,
            face_down=card.get("FaceDown") is not None, phased_out=card.get("PhasedOut") is not None,
            facts=list(dict.fromkeys(facts)),
        )  # fmt: skip
        owner = card.get("Owner")
        one = self.replace(
            one,
            owner=one.owner if owner is None else self.known_player(owner, where),
            counters=tuple(
                CounterState(kind=words.counter(name), number=count, timestamp=one.timestamp)
                for name, count in counters_of(card.get("Counters") or "")
                if count
            ),
            choices=tuple(_choices(one, card)),
        )
        one = self._merge(one, card, where)
        number = card.get("Id")
        if number is not None:
            if number in self.by_number:
                raise InputError(f"{where}: two cards have the Id {number[:20]}")
            self.by_number[number] = one.id
        for modifier in card.modifiers:
            if modifier.name.casefold() not in DONE | NO_MATTER:
                self.leave_out(f"{where}: {modifier}"[:120])
        return one

    def _values(self, card: ForgeCard, where: str) -> tuple[Characteristics | None, Card | None]:
        if card.token:
            return self._token(card, where), None
        try:
            return None, self._find(card.name)
        except UnknownName as error:
            self.leave_out(f"{where}: {error}")
            return None, None

    def _find(self, name: str) -> Card:
        try:
            return self.engine.card(name)
        except UnknownName:
            front = name.partition(" // ")[0]
            if front == name:
                raise
            return self.engine.card(front)

    def _token(self, card: ForgeCard, where: str) -> Characteristics:
        facts = {key.casefold(): value for key, value in card.token or ()}
        types = [word for word in facts.get("types", "").split("-") if word]
        supertypes = [word for word in types if word in ("Legendary", "Snow", "Basic", "World", "Token")]
        line = " ".join(word for word in [*supertypes, *types] if word in CARD_TYPES or word in supertypes)
        subtypes = [word for word in types if word not in CARD_TYPES and word not in supertypes]
        abilities: list[Ability] = []
        for keyword in re.split(r"[-&]", facts.get("keywords", "")):
            if keyword.strip():
                try:
                    abilities += self.engine.compile(keyword.strip().capitalize(), name=card.name)
                except MtgLayersError as error:
                    self.leave_out(f"{where}: {error}")
        pt = f"{facts['p']}/{facts['t']}" if facts.get("p") and facts.get("t") and "Creature" in types else ""
        try:
            return face(
                card.name, words.cost(facts.get("cost", "")), f"{line} — {' '.join(subtypes)}" if subtypes else line, pt,
                tuple(abilities), colors=words.colors(facts.get("color", "")),
            )  # fmt: skip
        except InputError as error:
            raise InputError(f"{where}: {error}") from None

    def _face(self, card: ForgeCard, known: Card | None) -> int:
        if known is None or len(known.faces) < 2:
            return 0
        turned = card.get("Transformed", "Modal") is not None
        named = known.faces[1].values.name.casefold() == card.name.casefold()
        return 1 if turned or named else 0

    def _free(self, name: str) -> str:
        number, found = 1, name
        while found in self.objects or found in self.players:
            number += 1
            found = f"{name} ({number})"
        return found

    def _merge(self, one: ObjectState, card: ForgeCard, where: str) -> ObjectState:
        names = [name.replace("^", ",") for name in (card.get("MergedCards") or "").split(",") if name]
        if not names or one.card is None:
            return one
        try:
            under = [self._find(name).front for name in names]
        except UnknownName as error:
            self.leave_out(f"{where}: {error}")
            return one
        return self.replace(one, merged=(self._find(one.card).front, *under), merged_at=one.timestamp)

    def _attach(self, one: ObjectState, card: ForgeCard) -> None:
        number, player = card.get("AttachedTo", "Attaching"), card.get("EnchantingPlayer")
        if player is not None:
            to = self.known_player(player, one.id)
        elif number in self.by_number and self.by_number[number] != one.id:
            to = self.by_number[number]
        else:
            self.leave_out(f"{one.id}: what it is attached to, the card with the Id {number}"[:120])
            return
        self.replace(one, attached_to=to, timestamp=self.tick())


def _choices(one: ObjectState, card: ForgeCard) -> Iterator[ChoiceState]:
    def choice(what: str, value: str, slot: int = 1) -> ChoiceState:
        return ChoiceState(what=what, value=value, card=one.card or "", slot=slot)

    for color in words.colors(card.get("ChosenColor") or ""):
        yield choice("color", color)
    for slot, names in ((1, ("ChosenType", "NamedCard")), (2, ("ChosenType2", "NamedCard2"))):
        chosen, named = card.get(names[0]), card.get(names[1])
        if chosen:
            kinds = {"land type": BASIC_LAND_TYPES, "card type": CARD_TYPES}
            kind = next((kind for kind, known in kinds.items() if chosen in known), "creature type")
            yield choice(kind, chosen, slot)
        if named:
            yield choice("card name", named, slot)


def _is_token(card: ForgeCard) -> bool:
    return card.token is not None or card.get("IsToken") is not None
