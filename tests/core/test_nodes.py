"""Nodes: checked, comparable, frozen, and the same after a journey through JSON."""

import copy
import json
from dataclasses import FrozenInstanceError
from importlib.metadata import entry_points

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtglayers.abilities import Effect, Keyword, Static
from mtglayers.amounts import CountOf, Number, Sum, Times
from mtglayers.errors import InputError, PluginError
from mtglayers.filters import And, Filter, Named, Not, Or, Status, This, Word
from mtglayers.modifications.power_toughness import Get
from mtglayers.nodes import ANY, EVERYTHING, MAX_DEPTH, NOTHING, Node, from_data, kinds
from mtglayers.vocabulary import CardSet

CREATURE = Word("Creature", "card type")
GOBLIN = Word("Goblin", "creature type")


def words() -> st.SearchStrategy[Filter]:
    simple = st.sampled_from([CREATURE, GOBLIN, This(), Status("tapped"), Named("Bear")])
    return st.recursive(simple, lambda inner: inner.map(Not.of) | st.tuples(inner, inner).map(lambda two: And.of(*two)))


def test_a_node_is_equal_to_another_with_the_same_data() -> None:
    assert Word("Goblin", "creature type") == GOBLIN
    assert hash(Word("Goblin", "creature type")) == hash(GOBLIN)
    assert len({GOBLIN, Word("Goblin", "creature type"), CREATURE, Named("Goblin")}) == 3


def test_a_node_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        GOBLIN.word = "Elf"  # type: ignore[misc]  # that is what is tested


def test_a_node_is_not_true_or_false() -> None:
    with pytest.raises(TypeError, match="is not true or false; combine with &"):
        bool(GOBLIN)


def test_copies_of_a_node_are_the_node() -> None:
    assert copy.copy(GOBLIN) is GOBLIN
    assert copy.deepcopy([GOBLIN])[0] is GOBLIN


def test_a_wrong_field_is_named() -> None:
    with pytest.raises(InputError, match=r"Word\.word_kind: .*'colour'"):
        Word("Goblin", "colour")  # type: ignore[arg-type]  # that is what is tested
    with pytest.raises(InputError, match=r"Number\.n"):
        Number("3")  # type: ignore[arg-type]  # that is what is tested


def test_two_classes_of_one_name_are_refused() -> None:
    with pytest.raises(PluginError, match=r"two classes of node are called Word: in mtglayers\.filters and in"):
        type("Word", (Node,), {"__module__": "elsewhere", "__qualname__": "Word"})


@given(words())
def test_json_gives_back_the_same_node(node: Filter) -> None:
    assert from_data(json.loads(json.dumps(node.data()))) == node


def test_json_has_the_kind_and_the_fields() -> None:
    assert Times(2, CountOf(GOBLIN)).data() == {
        "kind": "Times",
        "factor": 2,
        "of": {"kind": "CountOf", "what": {"kind": "Word", "word": "Goblin", "word_kind": "creature type"}},
    }


def test_every_ability_of_every_installed_card_survives_json() -> None:
    for point in entry_points(group="mtglayers"):
        card_set = point.load()
        if isinstance(card_set, CardSet):
            for card in card_set.cards.values():
                for face in card.faces:
                    for printed in face.values.abilities:
                        assert from_data(json.loads(json.dumps(printed.ability.data()))) == printed.ability, card.name


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (3, "must be an object with a kind, not int"),
        ({"kind": "Wrod"}, "unknown kind of ability data: 'Wrod'"),
        ({"kind": ["Word"]}, "unknown kind"),
        ({}, "unknown kind of ability data: None"),
        ({"kind": "Number", "m": 1}, "Number has no field 'm'"),
        ({"kind": "Number"}, "Number: .*missing 1 required positional argument"),
        ({"kind": "Number", "n": 1.5}, r"Number\.n"),
        ({"kind": "Not", "part": {"kind": "Number", "n": 1}}, r"Not\.part"),
    ],
)
def test_wrong_json_is_refused(data: object, message: str) -> None:
    with pytest.raises(InputError, match=message):
        from_data(data)


def nested(depth: int) -> dict[str, object]:
    data: dict[str, object] = {"kind": "Number", "n": 1}
    for _ in range(depth):
        data = {"kind": "Times", "factor": 1, "of": data}
    return data


def test_nesting_has_a_limit() -> None:
    assert from_data(nested(MAX_DEPTH)).reads() == NOTHING
    with pytest.raises(InputError, match=f"nested more than {MAX_DEPTH} deep"):
        from_data(nested(MAX_DEPTH + 1))
    with pytest.raises(InputError, match=f"nested more than {MAX_DEPTH} deep"):
        from_data(nested(10_000))


def test_lists_count_as_nesting() -> None:
    data: object = []
    for _ in range(10_000):
        data = [data]
    with pytest.raises(InputError, match="nested more than"):
        from_data({"kind": "And", "parts": data})


def test_walk_goes_outermost_first() -> None:
    effect = Effect.of(CREATURE & GOBLIN, Get(Number(1), Number(1)))
    assert [node.kind for node in Static((effect,)).walk()] == [
        "Static", "Effect", "And", "Word", "Word", "Get", "Number", "Number",
    ]  # fmt: skip


def test_rewrite_replaces_and_keeps_the_canonical_order() -> None:
    def elves(node: Node) -> Node | None:
        return Word("Aardvark", "creature type") if node == GOBLIN else None

    rewritten = (CREATURE & GOBLIN).rewrite(elves)
    assert rewritten == And.of(Word("Aardvark", "creature type"), CREATURE)
    assert Static((Effect.of(GOBLIN, Get(Number(1), Number(1))),)).rewrite(elves) == Static(
        (Effect.of(Word("Aardvark", "creature type"), Get(Number(1), Number(1))),)
    )


def test_rewrite_of_nothing_gives_the_very_same_node() -> None:
    node = Static((Effect.of(CREATURE & GOBLIN, Get(Number(1), Number(1))),))
    assert node.rewrite(lambda _: None) is node


def test_what_is_read_includes_what_children_read() -> None:
    assert (CREATURE & GOBLIN).reads() == {("card type", "Creature"), ("creature type", "Goblin")}
    assert Sum((CountOf(GOBLIN), Number(1))).reads() >= {("creature type", "Goblin")}


def test_a_kind_that_says_nothing_reads_everything() -> None:
    class Undeclared(Filter):
        """A filter of somebody else."""

    assert Undeclared().reads() == EVERYTHING
    assert (CREATURE & Undeclared()).reads() >= EVERYTHING
    assert ("*", ANY) in Undeclared().reads()


def test_kinds_are_listed_by_their_names() -> None:
    assert kinds()["Word"] is Word
    kinds().clear()
    assert kinds()["Keyword"] is Keyword


def test_a_node_shows_how_it_is_made() -> None:
    assert repr(Or.of(GOBLIN, This())) == "Or((This(), Word('Goblin', 'creature type')))"
