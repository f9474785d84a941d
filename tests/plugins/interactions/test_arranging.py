"""The ways in which two cards can lie together."""

from mtglayers.engine import Engine
from mtglayers_plugins.interactions.arranging import boards_of, zone_of
from mtglayers_plugins.interactions.boards import Lying, SmallBoard, id_for


def boards(engine: Engine, *names: str) -> list[SmallBoard]:
    cards = [engine.card(name) for name in names]
    return list(boards_of(cards, [0] * len(cards), engine))


def lying(board: SmallBoard, id: str) -> Lying:
    return next(one for one in board.lying if one.id == id)


def test_choices_are_words_that_the_other_card_speaks_of(engine: Engine) -> None:
    chosen = {lying(board, "conspiracy").choices for board in boards(engine, "Conspiracy", "Dralnu's Crusade")}
    assert chosen == {(("creature type", "Goblin"),), (("creature type", "Zombie"),)}


def test_where_control_matters_each_player_has_the_second_card(engine: Engine) -> None:
    assert {lying(board, "conspiracy").by for board in boards(engine, "Life and Limb", "Conspiracy")} == {"A", "B"}
    assert {lying(board, "humility").by for board in boards(engine, "Opalescence", "Humility")} == {"A"}


def test_an_aura_is_on_everything_that_it_can_be_on(engine: Engine) -> None:
    hosts = [lying(board, "song").attached_to for board in boards(engine, "Song of the Dryads", "Blood Moon")]
    assert hosts[0] == "blood-moon"
    assert {"bear", "quiet-land"} <= set(hosts)
    assert all(board.can_be for board in boards(engine, "Song of the Dryads", "Blood Moon"))


def test_what_can_be_bestowed_lies_there_both_ways(engine: Engine) -> None:
    assert None in {lying(board, "nimbus-naiad").attached_to for board in boards(engine, "Nimbus Naiad", "Dress Down")}


def test_two_of_one_card_have_two_ids(engine: Engine) -> None:
    board = boards(engine, "Humility", "Humility")[0]
    assert [one.id for one in board.lying[-2:]] == ["humility", "humility-2"]
    assert id_for("Urza's Saga", []) == "urzas-saga"


def test_a_card_lies_where_its_ability_functions(engine: Engine) -> None:
    assert zone_of(engine.card("Anger").faces[0]) == "graveyard"
    assert zone_of(engine.card("Humility").faces[0]) == "battlefield"
