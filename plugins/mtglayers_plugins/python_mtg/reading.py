"""A game of the engine ``python-mtg`` as a position, with what that engine believes of each permanent."""

import importlib
import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from mtglayers.abilities import Effect, Keyword
from mtglayers.amounts import Number
from mtglayers.cards import face
from mtglayers.characteristics import COLORS, Characteristics
from mtglayers.errors import InputError, MtgLayersError, UnknownName
from mtglayers.filters import Named, Zone
from mtglayers.instructions import Indefinitely, UntilEndOfTurn
from mtglayers.modifications.abilities import Have
from mtglayers.modifications.base import Modification
from mtglayers.modifications.power_toughness import Get
from mtglayers.objects import CounterState, EffectState, ObjectState, PlayerState, State
from mtglayers.positions import Position
from mtglayers.reading import TYPE_ORDER
from mtglayers_plugins.command_line.positions import KEYWORDS

if TYPE_CHECKING:
    from mtglayers.engine import Engine

EXTRA: Final = "pip install 'mtglayers[python-mtg]'"
_COLORS: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_ZONES: Final[Mapping[str, Zone]] = {
    "in_hand": "hand", "graveyard": "graveyard", "exile": "exile", "command_zone": "command",
}  # fmt: skip
_READ_EFFECTS: Final = frozenset({"eff_mod_power", "eff_mod_toughness", "eff_grant_keyword"})
_OTHER_EFFECTS: Final = re.compile(r"eff_\w+|loses_abilities|_is_copy|_all_colors_lands")


def engine_of_python_mtg() -> Any:
    """The package ``mtg``. Raises InputError that says how to install it."""
    try:
        return importlib.import_module("mtg")
    except ImportError:
        raise InputError(f"a game of python-mtg needs that engine: {EXTRA}") from None


class Watch:
    """Reads the positions of one game as it goes on, and remembers in which order permanents came: timestamps."""

    def __init__(self, engine: "Engine") -> None:
        self.engine = engine
        self.order: list[str] = []

    def look(self, game: Any) -> Position:
        """The position now. What came since the last look, or all at once, is in the order of its ids."""
        now = {str(row[0]) for row in game.state.get("on_battlefield", ())}
        self.order = [id for id in self.order if id in now]
        self.order += sorted(now - set(self.order))
        return read(game, self.engine, self.order)


def read(game: Any, engine: "Engine", order: Iterable[str] = ()) -> Position:
    """The position of an ``mtg.Game``. ``order`` names permanents, oldest first: that engine has no timestamps."""
    return _Reader(game, engine).read(list(order))


class _Reader:
    def __init__(self, game: Any, engine: "Engine") -> None:
        self.game = game
        self.engine = engine
        self.facts: dict[str, Any] = game.state
        self.objects: list[ObjectState] = []
        self.left_out: list[str] = []
        self.owners = {str(card): str(player) for player, card in self.rows("printed_control", 2)}
        self.hosts = {str(one): str(host) for one, host in self.rows("attached_to", 2)}
        self.counters: dict[str, dict[str, int]] = {}
        for one, kind, number in self.rows("counter", 3):
            self.counters.setdefault(str(one), {})[str(kind).replace("_", " ")] = int(number)

    def rows(self, relation: str, length: int) -> list[tuple[Any, ...]]:
        """The rows of a relation of that length, in order."""
        found = self.facts.get(relation) or ()
        return sorted((row for row in found if len(row) == length), key=repr) if not isinstance(found, dict) else []

    def read(self, order: list[str]) -> Position:
        """The whole position."""
        permanents = {str(one.id): one for one in self.game.permanents()}
        known = [id for id in order if id in permanents]
        for id in [*known, *sorted(set(permanents) - set(known))]:
            self._permanent(id, permanents[id])
        players = [PlayerState(name=str(name), life=int(life)) for name, life in sorted(self.game.life().items())]
        for relation, zone in _ZONES.items():
            for row in sorted(self.facts.get(relation) or (), key=repr):
                self._elsewhere(str(row[-1]), zone, players)
        ids = {one.id for one in self.objects} | {player.name for player in players}
        objects = [
            one if one.attached_to is None or one.attached_to in ids else one.but(attached_to=None)
            for one in self.objects
        ]
        state = State(
            players=players, active_player=str(self.game.active_player), objects=objects,
            effects=list(self._effects(ids)),
        )  # fmt: skip
        believed = {id: self._believed(one) for id, one in permanents.items() if id in ids}
        return Position(state, tuple(self.left_out), believed)

    def _permanent(self, id: str, one: Any) -> None:
        controller = self.owners.get(id, one.controller)
        now = len(self.objects) + 1
        self._object(
            id, "battlefield", str(controller), controller=str(one.controller or controller), tapped=bool(one.tapped),
            face_down=(id,) in (self.facts.get("face_down") or ()), attached_to=self.hosts.get(id),
            attacking=any(str(row[0]) == id for row in self.facts.get("attacks") or ()),
            counters=[
                CounterState(kind=kind, number=number, timestamp=now)
                for kind, number in sorted(self.counters.get(id, {}).items())
                if number > 0
            ],
        )  # fmt: skip

    def _object(self, id: str, zone: Zone, owner: str, **more: Any) -> None:
        token = (id,) in (self.facts.get("is_token") or ())
        name = str(self.game.name(id))
        values = None
        try:
            if not token:
                name = self.engine.card(name).name
            else:
                values = self._token(id, name)
        except MtgLayersError as error:
            self.left_out.append(f"{id}: {error}")
            return
        timestamp = len(self.objects) + 1
        one = ObjectState(
            id=id, card=None if token else name, values=values, token=token, owner=owner, zone=zone, timestamp=timestamp,
            number=timestamp, **more,
        )  # fmt: skip
        self.objects.append(one)

    def _token(self, id: str, name: str) -> Characteristics:
        printed = {fact: [str(value) for one, value in self.rows(f"printed_{fact}", 2) if one == id] for fact in
                   ("type", "subtype", "color", "power", "toughness", "keyword")}  # fmt: skip
        line = " ".join(word.capitalize() for word in printed["type"])
        subtypes = " ".join(word.replace("_", " ").title() for word in printed["subtype"])
        pt = f"{printed['power'][0]}/{printed['toughness'][0]}" if printed["power"] and printed["toughness"] else ""
        abilities = tuple(Keyword(word.replace("_", " ")) for word in printed["keyword"])
        colors = letters(printed["color"])
        return face(name, "", f"{line} — {subtypes}" if subtypes else line, pt, abilities, colors=colors)

    def _elsewhere(self, id: str, zone: Zone, players: list[PlayerState]) -> None:
        owner = self.owners.get(id)
        if owner not in {player.name for player in players} or any(one.id == id for one in self.objects):
            return
        try:
            self._object(id, zone, owner)
        except UnknownName as error:
            self.left_out.append(f"{id}: {error}")

    def _effects(self, ids: set[str]) -> Iterable[EffectState]:
        """What resolutions left: changes of power and toughness, and keywords."""
        ending = {str(row[0]) for row in self.facts.get("until_eot") or ()}
        found: dict[tuple[str, str], list[Modification]] = {}
        amounts: dict[tuple[str, str], list[int]] = {}
        for place, relation in enumerate(("eff_mod_power", "eff_mod_toughness")):
            for effect, one, number in self.rows(relation, 3):
                amounts.setdefault((str(effect), str(one)), [0, 0])[place] += int(number)
        for key, (power, toughness) in amounts.items():
            found.setdefault(key, []).append(Get(Number(power), Number(toughness)))
        for effect, one, keyword in self.rows("eff_grant_keyword", 3):
            found.setdefault((str(effect), str(one)), []).append(Have(Keyword(str(keyword).replace("_", " "))))
        for relation in sorted(self.facts):
            if _OTHER_EFFECTS.fullmatch(relation) and relation not in _READ_EFFECTS and self.facts[relation]:
                self.left_out.append(f"effects that only that engine knows: {relation} ({len(self.facts[relation])})")
        players = sorted(self.game.life())
        for number, ((effect, one), does) in enumerate(sorted(found.items(), key=repr), len(self.objects) + 1):
            if one in ids:
                yield EffectState(
                    id=effect, controller=self.owners.get(one, str(players[0])), timestamp=number, objects=[one],
                    effect=Effect.of(Named(""), *does),
                    duration=UntilEndOfTurn() if effect in ending else Indefinitely(),
                )  # fmt: skip

    def _believed(self, one: Any) -> dict[str, object]:
        types = [str(word).capitalize() for word in one.types]
        known = [word for word in types if word in TYPE_ORDER]
        return {
            "power": int(one.power) if one.is_creature else None,
            "toughness": int(one.toughness) if one.is_creature else None,
            "types": sorted(known, key=TYPE_ORDER.index),
            "colors": letters(one.colors),
            "controller": str(one.controller),
            "keywords": sorted({str(word).replace("_", " ") for word in one.keywords} & KEYWORDS),
        }


def letters(colors: Iterable[object]) -> str:
    """Colours as letters in the order WUBRG."""
    found = {_COLORS.get(str(color), "") for color in colors}
    return "".join(color for color in COLORS if color in found)
