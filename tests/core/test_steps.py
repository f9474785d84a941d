"""What is told of an application, when it was noted and when it is asked for (613.3, 613.7)."""

from mtglayers import Game
from mtglayers.evaluation import Evaluation, evaluate
from mtglayers.journal import Journal
from mtglayers.steps import Again, InOrder, Stretch, Went

from .boards import game


def evaluated(*cards: str) -> tuple[Game, Evaluation]:
    made = game()
    for card in ("Bear", *cards):
        made.put(card)
    board = made.view().evaluation.board
    return made, evaluate(board, made.ruleset)


def test_the_views_between_are_made_when_they_are_asked_for() -> None:
    _, found = evaluated("Banner", "Banner")
    first, second = found.journal.applications
    bear = found.board.bits(["bear"])
    numbers = [view.number("power", bear) for view in (first.before, first.after, second.before, second.after)]
    assert numbers == [2, 3, 3, 4]
    assert second.after == found.view
    assert found.journal.applications == [first, second]


def test_without_a_trace_nothing_is_told() -> None:
    made, found = evaluated("Banner", "Silence")
    quiet = evaluate(found.board, made.ruleset, trace=False)
    assert quiet.view == found.view
    assert (quiet.journal.applications, quiet.journal.starts) == ([], {})


def test_one_after_another() -> None:
    _, found = evaluated("Banner", "Banner", "Banner")
    told = [one.reason for one in found.journal.applications]
    assert [(reason.first, reason.alone) for reason in told] == [(True, False), (False, False), (False, True)]
    effects = [one.effect for one in found.journal.applications]
    step = InOrder("7c", found.board.view, effects, 1, {effects[1].number}, first=False)
    step.each_hits += [one.hits for one in found.journal.applications[1:]]
    assert [(one.effect, one.started_here) for one in step.told] == [(effects[1], False), (effects[2], True)]
    assert [one.reason for one in step.applications] == told[1:]


def test_what_went_before_has_other_reasons_where_others_wait_behind_it() -> None:
    _, found = evaluated("Banner", "Banner")
    first, second = found.journal.applications
    went = Went([first, second], second.after, {})
    assert went.beginning(2) is went
    begun = went.beginning(1)
    assert (begun.after, begun.effects) == (first.after, [first.effect])
    again = Again(begun, [first.effect])
    assert [one.reason for one in again.applications] == [one.reason for one in again.told]
    assert (again.told[0].reason.first, again.told[0].reason.alone) == (True, True)
    assert first.reason.alone is False


def test_what_was_carried_over_is_told_anew() -> None:
    _, found = evaluated("Banner")
    (done,) = found.journal.applications
    went = Went([done], done.after, {})
    step = Stretch("7c", found.board.view, went.told, [0])
    carried = went.carried_over(step, found.board.view, {}, lambda started: started)
    assert (carried.told, carried.each_hits, carried.started) == (went.told, [0], {})
    assert carried.applications[0]._replace(hits=done.hits, after=done.after) == done


def test_a_journal_tells_what_it_repeats() -> None:
    made, found = evaluated("Banner")
    journal = Journal(made.ruleset)
    journal.enter("7c", found.board.view)
    journal.repeat(Went(found.journal.applications, found.view, {}))
    assert journal.applications == found.journal.applications
    assert journal.in_this_layer(found.view, {}).effects == [one.effect for one in found.journal.applications]
