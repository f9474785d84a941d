"""A small stand-in for engine and game, so that the runner is tested apart from the rules."""

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from mtglayers.abilities import Ability, Keyword, Replacement
from mtglayers.errors import Illegal, UnknownName, Unsupported


class FakeAnswer:
    """What the fake game says that there is."""

    def __init__(self, objects: dict[str, Any]) -> None:
        self.objects = dict(objects)
        self.order = {"7b": ["opal", "humility"], "4": ["opal.1", "opal.2"]}
        self.depends = {"4": [("urborg", "moon")]}

    @property
    def ids(self) -> list[str]:
        return list(self.objects)

    def __contains__(self, name: object) -> bool:
        return name in self.objects

    def __getitem__(self, name: str) -> Any:
        return self.objects[name]

    def player(self, name: str) -> Any:
        return SimpleNamespace(life=20, hand=3, max_hand_size=None, land_plays=1, abilities=(Keyword("hexproof"),))


def reading(name: str, **facts: Any) -> Any:
    """An object that is a green Bear unless told otherwise."""
    plain: dict[str, Any] = {
        "name": name, "mana_cost": "{1}{G}", "mana_value": 2, "power": 2, "toughness": 2, "base_power": 2,
        "base_toughness": 2, "types": ["Creature"], "subtypes": ["Bear"], "supertypes": [], "colors": "G",
        "abilities": [], "mana": set(), "controller": "A", "owner": "A", "zone": "battlefield", "tapped": False,
        "attacking": False, "face_down": False, "counters": {}, "attached_to": None, "loyalty": None, "is_cda": False,
    }  # fmt: skip
    return SimpleNamespace(**(plain | facts))


class FakeGame:
    """A game in which every card is a Bear; it notes what it is asked to do."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []
        self.objects: dict[str, Any] = {}
        self.stack: list[str] = []

    def view(self) -> FakeAnswer:
        return FakeAnswer(self.objects)

    def copy(self) -> "FakeGame":
        other = FakeGame()
        other.objects = dict(self.objects)
        return other

    def put(self, card: Any, id: str | None = None, **more: Any) -> str:
        self.calls.append(("put", (card,), {"id": id} | more))
        name = card if isinstance(card, str) else card.name
        if more.get("attached_to") == "gone":
            raise UnknownName("there is no object 'gone'")
        if name == "Forbidden":
            raise Illegal("Forbidden can't enter")
        if name == "Broken":
            raise KeyError("a fault")
        self.objects[id or name] = reading(name, tapped=more.get("tapped", False))
        return id or name

    def put_together(self, puts: Sequence[dict[str, Any]]) -> list[str]:
        return [self.put(**put) for put in puts]

    def state_based(self) -> None:
        self.calls.append(("state_based", (), {}))
        for one in list(self.objects):
            if self.objects[one].toughness == 0:
                self.objects[one] = reading(one, zone="graveyard")

    def is_cda(self, of: str) -> bool:
        return of == "card:Nightmare"

    def card(self, card: Any) -> Any:
        return card

    def applies_in(self, of: str) -> list[str]:
        return ["4", "7b"]

    def kinds_of(self, of: str) -> list[str]:
        return ["static"]

    def triggers(self, of: str) -> int:
        return 1

    def cast(self, card: Any, id: str | None = None, **more: Any) -> None:
        self.calls.append(("cast", (card,), {"id": id} | more))
        if more.get("hold"):
            self.stack.append(str(card))

    def resolve(self) -> None:
        self.calls.append(("resolve", (self.stack.pop(),), {}))

    def __getattr__(self, name: str) -> Callable[..., None]:
        if name.startswith("_") or name in ("total_cost", "destroyed"):
            raise AttributeError(name)

        def do(*positional: Any, **more: Any) -> None:
            self.calls.append((name, positional, more))

        return do


class FakeEngine:
    """An engine that knows two keywords and reads no other text."""

    def __init__(self) -> None:
        self.keywords = {"flying": None, "protection": None}
        self.games: list[FakeGame] = []
        self.defined: list[dict[str, Any]] = []

    def new_game(self, players: Sequence[str] = ("A", "B"), rules: str = "current") -> FakeGame:
        self.games.append(FakeGame())
        return self.games[-1]

    def card(self, name: str) -> str:
        if name == "Nonesuch":
            raise UnknownName("there is no card 'Nonesuch'")
        return name

    def define(self, card: dict[str, Any]) -> Any:
        if card.get("text") == "Gibberish.":
            raise Unsupported("'Gibberish' is not understood")
        self.defined.append(card)
        return SimpleNamespace(name=card["name"])

    def compile(self, text: str) -> tuple[Ability, ...]:
        raise Unsupported(f"{text!r} is not understood")

    def render(self, ability: Ability, name: str = "") -> str:
        if isinstance(ability, Keyword):
            return f"{ability.name} {ability.phrase}".strip().capitalize()
        return ability.text if isinstance(ability, Replacement) else repr(ability)


@pytest.fixture
def fake_engine() -> FakeEngine:
    return FakeEngine()


@pytest.fixture
def make_reading() -> Callable[..., Any]:
    return reading
