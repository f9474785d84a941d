"""Objects that are exactly like others become what those become, and nothing else is taken for one (613.8c)."""

from mtglayers import Game, PlayerState, State
from mtglayers.evaluation import Evaluation
from mtglayers.objects import InlineCard
from mtglayers.plans import Plan
from mtglayers.twins import Twins
from mtglayers.view import each_bit

from .test_changes_machine import engine


def game_with(*texts: str) -> Game:
    """A game with bears and giants of both players, and an enchantment of A's for each text."""
    cards = [
        InlineCard(name="Bear", mana_cost="{W}", type_line="Creature — Bear", power="2", toughness="2"),
        InlineCard(name="Giant", mana_cost="{R}", type_line="Creature — Giant", power="3", toughness="3"),
        *(InlineCard(name=f"Rule {n}", type_line="Enchantment", text=text) for n, text in enumerate(texts)),
    ]
    game = Game(engine(), State(players=[PlayerState(name="A"), PlayerState(name="B")], cards=cards))
    for card in ("Bear", "Giant"):
        for by in "ABA":
            game.put(card, by=by)
    for rule in cards[2:]:
        game.put(rule.name, by="A")
    game.view()
    return game


def plan_of(evaluation: Evaluation, layer: str) -> Plan:
    """The plan of all effects that a layer has."""
    gathered = evaluation.board.gathered(evaluation.board.view)
    return Plan(layer, gathered.by_layer[layer], evaluation.journal)


def named(game: Game, bits: int) -> list[str]:
    return game.view().evaluation.board.names(bits)


def after_one_more(game: Game, *, tapped: bool = False) -> tuple[Game, Twins]:
    """The game with another bear of A's, and what its board knows of it."""
    game.put("Bear", "new", by="A", tapped=tapped)
    twins = game.view().evaluation.board.twins
    assert twins is not None
    return game, twins


def test_the_board_knows_one_that_is_like_the_new_one() -> None:
    game, twins = after_one_more(game_with("Creatures get +1/+1."))
    assert named(game, twins.differing) == ["new"]
    ((new, like),) = twins.those_now
    assert named(game, new) == ["new"]
    assert named(game, like)[0] in ("bear", "bear-3")  # not the one of B
    assert game["new"].power == 3


def test_what_becomes_of_the_twin_becomes_of_the_new_one() -> None:
    game, twins = after_one_more(game_with("Creatures get +1/+1."))
    assert named(game, twins.among(twins.twins)) == named(game, twins.twins | twins.differing)
    others = game.view().evaluation.board.bits(["giant"])
    assert twins.among(others) == others
    assert twins.hits([None, 0, others, twins.twins]) == [None, 0, others, twins.twins | twins.differing]


def test_one_that_has_no_like_is_no_twin() -> None:
    game = game_with("Creatures get +1/+1.")
    game.add_counters("bear", {"+1/+1": 1})
    game.view()
    game.tap("giant-2")  # the only giant of B's
    assert game.view().evaluation.board.twins is None
    assert game["giant-2"].power == 4


def test_a_status_that_is_read_tells_two_apart() -> None:
    reads = game_with("Tapped creatures get +1/+1.")
    game, twins = after_one_more(reads, tapped=True)
    evaluation = game.view().evaluation
    assert twins.hold_for(plan_of(evaluation, "7c"), {}) is None
    assert (game["new"].power, game["bear"].power) == (3, 2)
    game, twins = after_one_more(game_with("Creatures get +1/+1."), tapped=True)
    assert twins.hold_for(plan_of(game.view().evaluation, "7c"), {}) is not None


def test_what_has_started_for_the_one_alone_tells_two_apart() -> None:
    game, twins = after_one_more(game_with("Creatures get +1/+1."))
    game.move("new", "exile")
    left = game.view().evaluation.board.twins
    assert left is None  # nothing in exile is like it
    plan = plan_of(game.view().evaluation, "7c")
    effect = plan.effects[0]
    (old, like) = next(iter(twins.those_now))
    back = Twins(
        twins.now, twins.before, twins.differing, twins.those_now, (), twins.twins, twins.columns, twins.statuses
    )
    assert back.hold_for(plan, {effect.number: (effect, old | like)}) is not None
    assert back.hold_for(plan, {effect.number: (effect, old)}) is None


def test_a_source_is_nobodys_twin() -> None:
    game, twins = after_one_more(game_with("Creatures get +1/+1."))
    plan = plan_of(game.view().evaluation, "7c")
    for side in (twins.differing, twins.twins):
        plan.effects[0].context.this = side
        alone = Plan("7c", plan.effects, game.view().evaluation.journal)
        assert twins.hold_for(alone, {}) is None


def test_what_counts_sees_one_more() -> None:
    game, twins = after_one_more(game_with("Creatures get +1/+1 for each Bear on the battlefield."))
    assert twins.hold_for(plan_of(game.view().evaluation, "7c"), {}) is None
    assert game["giant"].power == 3 + 4


def test_nothing_is_known_where_something_was_written_meanwhile() -> None:
    game, twins = after_one_more(game_with("Creatures get +1/+1."))
    plan = plan_of(game.view().evaluation, "7c")
    written = twins.now.draft()
    written.set("power", 9, twins.differing)
    later = twins.later(twins.before, written)
    assert "power" in twins.columns - later.columns
    assert later.hold_for(plan, {}) is None
    assert twins.later(twins.before, twins.now).columns == twins.columns


def test_the_rows_of_twins_are_single() -> None:
    game, twins = after_one_more(game_with("Creatures get +1/+1."))
    for pair in (*twins.those_before, *twins.those_now):
        assert all(len([*each_bit(bits)]) == 1 for bits in pair)
    assert len(game.view().ids) == 8


def test_counters_that_are_read_tell_two_apart() -> None:
    game = game_with("Creatures with charge counters on them get +1/+1.")
    game.put("Bear", "charged", by="A", counters={"charge": 1})
    assert (game["charged"].power, game["bear"].power) == (3, 2)
