"""Counters that plugins define, and those of the rules: one effect for each kind, number and timestamp."""

from mtglayers import CardSet, Engine
from mtglayers.counting import counter_effects
from mtglayers.modifications.base import Modification
from mtglayers.objects import CounterState, ObjectState
from mtglayers.vocabulary import Goblin, are_also, get

from .boards import RULES, some_cards


def rusty() -> CardSet:
    """A set with rust counters: each is -1/-0, and rusty things are Goblins, say."""
    cards = some_cards()

    @cards.counter("rust")
    def rust(number: int) -> tuple[Modification, ...]:
        return (get(-number, -0), are_also(Goblin))

    return cards


def test_counters_of_a_set_do_what_it_says() -> None:
    game = Engine([*RULES, rusty()], installed=False, strict=True).new_game()
    wall = game.put("Wall", counters={"rust": 2, "+1/+1": 3})
    other = game.put("Wall", counters={"charge": 2})
    assert (game.view()[wall].power, game.view()[wall].toughness) == (1, 7)
    assert game.view()[wall].subtypes == ["Goblin", "Wall"]
    assert game.view()[other].subtypes == ["Wall"]


def test_mtglayers_counters_of_two_plugins_do_not_collide_silently() -> None:
    other = CardSet("Other", "OTH")
    other.counter("rust")(lambda number: (get(number, 0),))
    errors = [plugin.error for plugin in Engine([rusty(), other], installed=False).plugins.all]
    assert errors == [
        "",
        "the kind of counter 'rust' comes from two plugins, OTH and SOM; one must say that it overrides the other",
    ]


def test_one_effect_for_all_that_have_the_same() -> None:
    current = next(iter(Engine(RULES, installed=False).rulesets.values()))
    two = [CounterState(kind="x", number=2, timestamp=5)]
    objects = [ObjectState(id=one, card="Bear", owner="A", counters=two) for one in ("a", "b")]
    objects.append(ObjectState(id="c", card="Bear", owner="A", counters=two, zone="exile"))
    made = counter_effects(objects, current, lambda _, number: (get(number, 0),))
    assert [(one.label, one.objects, one.words) for one in made] == [("x counters", ("a", "b"), "2 x counters")]
    assert counter_effects(objects, current, lambda _kind, _number: ()) == []
