"""What is remembered of a layer is not used where something else would come of it (613.8)."""

from collections.abc import Sequence

from mtglayers import Engine, Game, PlayerState, State
from mtglayers.abilities import Keyword
from mtglayers.context import Context
from mtglayers.filters import Filter
from mtglayers.objects import InlineCard
from mtglayers.view import View
from mtglayers.vocabulary import have, static

from .boards import engine as small_engine
from .boards import some_cards
from .test_changes_machine import engine, facts


class Unmarked(Filter):
    """Whatever is not marked, wherever it is."""

    names_zone = True
    own_reads = frozenset({("status", "marked")})

    def matching(self, view: View, context: Context) -> int:
        return view.everything & ~view["status"].get("marked", 0)


def game_with(*texts: str) -> Game:
    """A game with two bears, a white one and a green one, and an enchantment for each text, looked at once."""
    cards = [
        InlineCard(name="White Bear", mana_cost="{W}", type_line="Creature — Bear", power="2", toughness="2"),
        InlineCard(name="Green Bear", mana_cost="{G}", type_line="Creature — Bear", power="2", toughness="2"),
        *(InlineCard(name=f"Rule {n}", type_line="Enchantment", text=text) for n, text in enumerate(texts)),
    ]
    game = Game(engine(), State(players=[PlayerState(name="A"), PlayerState(name="B")], cards=cards))
    for card in cards:
        game.put(card.name, card.name.lower())
    as_from_the_start(game)
    return game


def as_from_the_start(game: Game) -> None:
    whole: Engine = engine()
    assert facts(game.view()) == facts(whole.answer(whole.evaluate(game.state)))


def effects(game: Game, texts: Sequence[str], target: str) -> None:
    for text in texts:
        game.effect(text, targets=[target])
        as_from_the_start(game)


def test_others_have_started() -> None:
    game = game_with("White creatures are blue and get +1/+1.")
    assert game["white bear"].power == 3
    effects(game, ["Target creature becomes blue until end of turn."], "white bear")
    assert game["white bear"].power == 2  # in the layer of the +1/+1 all is as before


def test_the_first_effects_wait_for_a_new_one() -> None:
    game = game_with("Creatures with flying have vigilance.")
    effects(game, ["Target creature gains flying until end of turn."], "green bear")
    assert Keyword("vigilance") in game["green bear"].abilities


def test_an_effect_that_appeared_waits_for_a_new_one() -> None:
    game = game_with()
    gained = 'Target creature gains "Creatures with flying have vigilance" until end of turn.'
    effects(game, [gained, "Target creature gains trample until end of turn."], "white bear")
    effects(game, ["Target creature gains flying until end of turn."], "green bear")
    assert Keyword("vigilance") in game["green bear"].abilities


def test_a_layer_that_was_resumed_remembers_what_its_beginning_read() -> None:
    game = game_with("White creatures get +1/+1.")
    effects(game, ["Target creature gets +2/+2 until end of turn."], "white bear")
    effects(game, ["Target creature becomes white until end of turn."], "green bear")
    assert game["green bear"].power == 3


def test_an_effect_appears_after_a_beginning_that_is_remembered() -> None:
    game = game_with()
    gained = 'Target creature gains "Creatures with flying have vigilance" until end of turn.'
    effects(game, [f"Target creature gains {word} until end of turn." for word in ("trample", "flying")], "white bear")
    effects(game, [gained], "green bear")
    assert Keyword("vigilance") in game["white bear"].abilities


def test_what_appeared_is_not_taken_for_what_waited() -> None:
    game = game_with()
    gained = 'Target creature gains "Creatures you control have vigilance" until end of turn.'
    game.effect(gained, targets=["white bear"])
    effects(game, ["Target creature gains trample until end of turn."], "white bear")
    effects(game, ["Target creature loses trample until end of turn."], "white bear")
    assert game["white bear"].abilities.count(Keyword("trample")) == 0


def test_a_permanent_is_tapped() -> None:
    game = game_with("Tapped creatures get +1/+1.")
    game.tap("white bear")
    as_from_the_start(game)
    assert game["white bear"].power == 3


def test_a_lost_ability_stays_lost_when_its_object_changes() -> None:
    game = game_with("All enchantments are 1/1 creatures.", "All creatures lose all abilities.", "Creatures get +1/+1.")
    game.phase_out("white bear")
    as_from_the_start(game)
    game.phase_in("white bear")
    as_from_the_start(game)


def test_others_are_there_than_before() -> None:
    cards = some_cards()
    cards.card("Beacon", "{1}", "Artifact")(lambda: iter([static(Unmarked(), have(Keyword("flying")))]))
    game = small_engine(cards).new_game()
    game.put("Beacon")
    game.put("Bear")
    game.view()
    game.put("Bear", "new")
    assert Keyword("flying") in game["new"].abilities


def test_the_same_words_are_given_to_two_objects_one_after_the_other() -> None:
    game = game_with("White creatures get +1/+1.")
    game.put("Rule 0", "second")
    for rule in ("rule 0", "second"):
        game.cast("Sleight of Mind", targets=[rule], choose={"from": "white", "to": "green"})
        as_from_the_start(game)
    assert (game["white bear"].power, game["green bear"].power) == (2, 4)


def test_another_turn_and_another_player() -> None:
    game = game_with(
        "As long as it's your turn, creatures you control get +1/+1.", "Creatures your opponents control get -1/-1."
    )
    game.end_turn()
    as_from_the_start(game)
