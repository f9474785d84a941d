"""The stack: announcing, waiting, resolving."""

import pytest

from mtglayers import Game
from mtglayers.errors import Illegal, InputError
from mtglayers.vocabulary import (
    CardSet,
    activated,
    counter_spell,
    creature,
    creatures,
    destroy,
    each_player,
    enchant,
    enters,
    get,
    mode,
    one_of,
    power,
    return_to_hand,
    rule,
    spell,
    spells,
    static,
    target,
    this,
    this_is,
    triggered,
    until_end_of_turn,
    you_control,
)

from .boards import engine, some_cards

cards = CardSet("Stack", "STK")
cards.card("Grow", "{G}", "Instant")(lambda: iter([spell(until_end_of_turn(target(creature), get(+3, +3)))]))
cards.card("Shrink", "{B}", "Instant")(lambda: iter([spell(until_end_of_turn(target(creature), get(-1, -1)))]))
cards.card("Recall", "{U}", "Instant")(lambda: iter([spell(return_to_hand(target(creature)))]))
cards.card("Deny", "{U}{U}", "Instant")(lambda: iter([spell(counter_spell(target(spells)))]))
cards.card("Either", "{1}", "Instant")(
    lambda: iter([spell(one_of(mode(destroy(target(creature))), mode(return_to_hand(target(creature)))))])
)
cards.card("Veil", "{W}", "Enchantment — Aura")(lambda: iter([enchant(creature), static(creatures, get(0, +1))]))
cards.card("Tapper", "{2}", "Artifact")(
    lambda: iter([activated("{T}", until_end_of_turn(target(creature & you_control), get(+1, +0)))])
)
cards.card("Herald", "{2}", "Creature — Human", "1/1")(
    lambda: iter([
        triggered(enters(this), until_end_of_turn(target(creature), get(+1, +1)), if_=this_is(power <= 1)),
        triggered(enters(this), until_end_of_turn(this, get(+5, +5))),
    ])
)  # fmt: skip
cards.card("One Each", "{2}", "Enchantment")(
    lambda: iter([static(each_player, rule("can't cast more than one spell each turn"))])
)


@pytest.fixture
def game() -> Game:
    made = engine(some_cards(), cards).new_game()
    made.put("Bear", "bear")
    return made


def pt(game: Game, id: str) -> str:
    return f"{game[id].power}/{game[id].toughness}"


def test_a_spell_resolves_and_its_card_goes_to_the_graveyard(game: Game) -> None:
    game.cast("Grow", "grow", targets=["bear"])
    assert pt(game, "bear") == "5/5"
    assert game["card of grow"].zone == "graveyard"
    assert game.stack == ()


def test_what_is_held_waits_and_the_last_resolves_first(game: Game) -> None:
    game.cast("Grow", "grow", targets=["bear"], hold=True)
    assert (pt(game, "bear"), game["card of grow"].zone) == ("2/2", "stack")
    game.cast("Shrink", "shrink", targets=["bear"], hold=True)
    assert game.resolve().label == "shrink"
    assert pt(game, "bear") == "1/1"
    game.resolve()
    assert pt(game, "bear") == "4/4"
    with pytest.raises(Illegal):
        game.resolve()


def test_a_spell_whose_target_is_gone_does_not_resolve(game: Game) -> None:
    game.cast("Grow", "grow", targets=["bear"], hold=True)
    game.cast("Recall", targets=["bear"])
    assert game.resolve().countered
    assert game["card of grow"].zone == "graveyard"
    assert game.effects == ()


def test_a_target_that_left_and_came_back_is_another_object(game: Game) -> None:
    game.cast("Grow", targets=["bear"], hold=True)
    game.move("bear", "exile")
    game.move("bear", "battlefield")
    game.resolve()
    assert pt(game, "bear") == "2/2"


def test_a_countered_spell_leaves_the_stack(game: Game) -> None:
    game.cast("Grow", "grow", targets=["bear"], hold=True)
    game.cast("Deny", targets=["grow"])
    assert game.stack == ()
    assert game["card of grow"].zone == "graveyard"
    assert pt(game, "bear") == "2/2"


def test_modes_are_chosen_as_it_is_announced(game: Game) -> None:
    game.cast("Either", modes=[2], targets=["bear"])
    assert game["bear"].zone == "hand"
    with pytest.raises(InputError):
        game.cast("Either", modes=[3], targets=["bear"])


def test_a_permanent_spell_enters_with_what_was_chosen(game: Game) -> None:
    game.cast("Veil", "veil", targets=["bear"], hold=True)
    assert game["veil"].zone == "stack"
    game.resolve()
    assert (game["veil"].zone, game["veil"].attached_to, pt(game, "bear")) == ("battlefield", "bear", "2/3")


def test_an_aura_spell_without_its_host_does_not_resolve(game: Game) -> None:
    game.cast("Veil", "veil", targets=["bear"], hold=True)
    game.move("bear", "hand")
    game.resolve()
    assert game["veil"].zone == "graveyard"


def test_an_aura_spell_needs_a_legal_host(game: Game) -> None:
    game.put("Wood", "wood")
    with pytest.raises(Illegal):
        game.cast("Veil", targets=["wood"])
    assert all(one.zone == "battlefield" for one in game.state.objects)


def test_an_ability_taps_its_object_as_it_is_activated_and_needs_it_no_more(game: Game) -> None:
    game.put("Tapper", "tapper")
    game.activate("tapper", targets=["bear"], hold=True)
    assert game["tapper"].tapped
    game.move("tapper", "graveyard")
    game.resolve()
    assert pt(game, "bear") == "3/2"


def test_an_ability_as_often_as_asked(game: Game) -> None:
    game.put("Tapper", "tapper")
    game.activate("tapper", targets=["bear"], times=2, as_="taps")
    assert pt(game, "bear") == "4/2"
    with pytest.raises(InputError):
        game.activate("tapper", targets=["bear"], times=0)


def test_the_first_ability_that_the_targets_fit_is_meant(game: Game) -> None:
    game.put("Herald", "herald")
    game.trigger("herald")
    assert pt(game, "herald") == "6/6"


def test_an_intervening_if_is_asked_again_as_it_resolves(game: Game) -> None:
    game.put("Herald", "herald")
    game.trigger("herald", targets=["bear"], hold=True)
    game.cast("Grow", targets=["herald"])
    assert game.resolve().countered
    assert pt(game, "bear") == "2/2"


def test_an_ability_that_it_does_not_have(game: Game) -> None:
    for which in (1, "no such words", None):
        with pytest.raises(Illegal):
            game.activate("bear", which)


def test_one_spell_each_turn(game: Game) -> None:
    game.cast("Grow", targets=["bear"])
    game.put("One Each")
    with pytest.raises(Illegal):
        game.cast("Grow", targets=["bear"])
    assert pt(game, "bear") == "5/5"
    game.end_turn()
    game.cast("Grow", targets=["bear"])
    assert pt(game, "bear") == "5/5"


def test_what_was_announced_wrongly_leaves_no_trace(game: Game) -> None:
    before = game.state.model_dump()
    with pytest.raises(Illegal):
        game.cast("Deny", targets=["bear"])
    assert game.state.model_dump() == before
    assert game.stack == ()
