"""Each key that a scenario may expect: how it is read from a game, and compared."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from mtglayers import combat
from mtglayers.errors import Unsupported
from mtglayers_plugins.scenarios.outcomes import Failure
from mtglayers_plugins.scenarios.words import Words

if TYPE_CHECKING:
    from mtglayers.cards import Card
    from mtglayers.game import Game
    from mtglayers.reading import Answer

_SETS: Final = frozenset({"types", "subtypes", "supertypes", "mana"})
_OF_GAME: Final = frozenset({"applies_in", "effects"})
_OF_COMBAT: Final = frozenset({"must_attack", "can_attack", "can_block", "can_be_blocked_by"})
_OF_ABILITIES: Final = frozenset({"has", "has_not", "abilities", "ability_count"})
_MISSING: Final = object()


class Question:
    """What can be asked of a game at one moment."""

    def __init__(
        self, game: "Game", players: Collection[str], find: "Callable[[str], str | Card]", words: Words
    ) -> None:
        self.game = game
        self.players = players
        self.find = find
        self.words = words
        self.now: Answer = game.view()

    @cached_property
    def settled(self) -> "Answer":
        """The board after state-based actions, which a copy of the game performs."""
        later = self.game.copy()
        later.state_based()
        return later.view()

    def ask(self, name: str, key: str, expected: Any, by: str = "") -> Failure | None:
        """How one expectation is not met, None when it is.

        ``by`` is the caster, where a cost is asked. Raises Unsupported when the game cannot say.
        """
        if name.startswith("card:"):
            self.game.card(self.find(name.removeprefix("card:")))
        if key in _OF_GAME:
            good, got = self._of_effects(name, key, expected)
        elif name.startswith("card:"):
            good, got = self._of_card(name, key, expected, by)
        elif name in self.players:
            good, got = self._of_player(name, key, expected)
        else:
            good, got = self._of_object(name, key, expected)
        return None if good else Failure(name, key, expected, got)

    def _of_effects(self, name: str, key: str, expected: Any) -> tuple[bool, Any]:
        if key == "applies_in":
            got = list(self.game.applies_in(name))
            return sorted(got) == sorted(expected), got
        got = list(self.game.kinds_of(name))
        return set(got) == ({expected} if isinstance(expected, str) else set(expected)), got

    def _of_card(self, name: str, key: str, expected: Any, by: str) -> tuple[bool, Any]:
        if key == "by":
            return True, expected
        if key == "pay":
            cost = _attribute(self.game, "total_cost", key)(name, by or None)
            return cost == expected, cost
        is_cda = self.game.is_cda(name)
        return is_cda is expected, is_cda

    def _of_player(self, name: str, key: str, expected: Any) -> tuple[bool, Any]:
        player = self.now.player(name)
        if key in _OF_ABILITIES:
            return self._abilities(player.abilities, "", key, expected)
        got = _attribute(player, key)
        if key == "max_hand_size" and got is None:
            got = "none"
        return got == expected, got

    def _of_object(self, name: str, key: str, expected: Any) -> tuple[bool, Any]:
        if key == "exists":
            exists = name in self.now
            return exists is expected, exists
        if key == "triggers":
            triggered = self.game.triggers(name)
            return triggered == expected, triggered
        if key == "destroyed":
            destroyed = _attribute(self.game, "destroyed")(name)
            return destroyed is expected, destroyed
        now = self.settled if key == "zone" else self.now
        if name not in now and (card := f"card of {name}") in now:
            name = card  # the card of a spell that resolved and left effects under its handle
        if name not in now:
            return False, "no such object"
        if key in _OF_COMBAT:
            return self._of_combat(name, key, expected)
        return self._of_reading(now[name], key, expected)

    def _of_combat(self, name: str, key: str, expected: Any) -> tuple[bool, Any]:
        got: Any
        match key:
            case "must_attack":
                got = combat.must_attack(self.now, name)
            case "can_attack":
                got = combat.can_attack(self.now, name)
            case "can_block":
                got = (combat.blockable if isinstance(expected, list) else combat.can_block)(self.now, name)
            case _:
                got = (combat.blockers if isinstance(expected, list) else combat.can_be_blocked)(self.now, name)
        return (set(got) == set(expected) if isinstance(expected, list) else got is expected), got

    def _of_reading(self, reading: Any, key: str, expected: Any) -> tuple[bool, Any]:
        match key:
            case "pt":
                got = _pt(reading.power, reading.toughness)
                return got == expected, got
            case "base_pt":
                got = _pt(reading.base_power, reading.base_toughness)
                return got == expected, got
            case "is" | "is_not":
                words = [*reading.supertypes, *reading.types, *reading.subtypes]
                have = {word.casefold() for word in words}
                good = all((word.casefold() in have) is (key == "is") for word in expected)
                return good, words
            case "colors":
                return set(reading.colors) == set(expected), reading.colors
            case "counters":
                counters = {kind: number for kind, number in reading.counters.items() if number}
                return counters == {kind: number for kind, number in expected.items() if number}, counters
            case "cda":
                return reading.is_cda is expected, reading.is_cda
        if key in _OF_ABILITIES:
            unchosen = [instance.ability for instance in getattr(reading, "instances", ())]
            return self._abilities(reading.abilities, reading.name, key, expected, unchosen)
        got = _attribute(reading, key)
        if key in _SETS:
            return set(got) == set(expected), sorted(got) if key == "mana" else list(got)
        if isinstance(expected, list):
            return isinstance(got, Collection) and set(got) == set(expected), got
        return got == expected and isinstance(got, bool) is isinstance(expected, bool), got

    def _abilities(
        self, abilities: Sequence[Any], name: str, key: str, expected: Any, unchosen: Sequence[Any] = ()
    ) -> tuple[bool, Any]:
        """``unchosen`` are the same abilities as printed, before choices are filled in: "the chosen type"."""
        match key:
            case "ability_count":
                return len(abilities) == expected, len(abilities)
            case "abilities":
                good = self.words.matching(abilities, name, expected)
            case _:
                either = [*abilities, *(ability for ability in unchosen if ability not in abilities)]
                good = all(self.words.has(either, name, words) is (key == "has") for words in expected)
        return good, None if good else self.words.printed(abilities, name)


def order_failures(order: Mapping[str, Sequence[str]], now: "Answer") -> list[Failure]:
    """Where the order of application differs from the expected one; effects not listed are ignored."""
    failures = []
    for layer, expected in order.items():
        got = [handle for handle in now.order.get(layer, []) if handle in expected]
        if got != list(expected):
            failures.append(Failure("order", layer, list(expected), got))
    return failures


def dependency_failures(depends: Mapping[str, Sequence[Sequence[str]]], now: "Answer") -> list[Failure]:
    """Where the dependencies at the start of a layer are not exactly the expected ones."""
    failures = []
    for layer, pairs in depends.items():
        got = sorted([first, second] for first, second in now.depends.get(layer, []))
        if {tuple(pair) for pair in pairs} != {tuple(pair) for pair in got}:
            failures.append(Failure("depends", layer, [list(pair) for pair in pairs], got))
    return failures


def _pt(power: int | None, toughness: int | None) -> str | None:
    return None if power is None or toughness is None else f"{power}/{toughness}"


def _attribute(thing: object, name: str, said: str = "") -> Any:
    """An attribute that may not be built yet. Raises Unsupported when it is not there."""
    got = getattr(thing, name, _MISSING)
    if got is _MISSING:
        raise Unsupported(f"{said or name} is not built yet")
    return got
