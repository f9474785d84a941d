"""Reading answers: all objects at once, and one by one."""

from mtglayers import Engine
from mtglayers.view import SUBTYPE_KINDS, each_bit, rows_of


def test_all_objects_at_once_are_what_they_are_one_by_one() -> None:
    game = Engine().new_game()
    for card in ("Grizzly Bears", "Dryad Arbor", "Forest", "Humility", "Opalescence", "Ornithopter", "Goblin King"):
        game.put(card, by="A")
    game.put("Grizzly Bears", by="B")
    game.move("forest", "graveyard")
    answer = game.view()
    assert [id for id, _ in answer.characteristics()] == list(answer.ids)
    for id, held in answer.characteristics():
        one = answer[id]
        assert held["name"] == (one.name,)
        assert set(held["card type"]) == set(one.types)
        assert {word for kind in SUBTYPE_KINDS for word in held[kind]} == set(one.subtypes)
        assert set(held["color"]) == set(one.colors)
        assert held["controller"] == (one.controller,)
        assert {*held["static"], *held["ability"]} == set(one.instances)
        if one.power is not None:
            assert (held["power"], held["toughness"]) == ((one.power,), (one.toughness,))


def test_rows() -> None:
    bits = 1 << 70 | 0b1011
    assert list(rows_of(bits)) == [0, 1, 3, 70] == [bit.bit_length() - 1 for bit in each_bit(bits)]
    assert list(rows_of(0)) == []
