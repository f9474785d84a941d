"""What could depend on what, by reads and writes alone."""

from mtglayers.engine import Engine
from mtglayers_plugins.interactions.graph import could_depend, parts_of, possible


def test_a_card_has_its_parts_by_layer(engine: Engine) -> None:
    parts = list(parts_of(engine.card("Opalescence"), engine, engine.ruleset("current")))
    assert [part.layer for part in parts] == ["4", "7b"]
    assert not any(part.defines for part in parts)


def test_keywords_count_as_what_they_stand_for(engine: Engine) -> None:
    parts = list(parts_of(engine.card("Amoeboid Changeling"), engine, engine.ruleset("current")))
    assert [(part.layer, part.defines) for part in parts if not part.resolves] == [("4", True)]
    assert all(part.layer == "4" for part in parts)


def test_what_defines_is_apart_where_the_edition_says_so(engine: Engine) -> None:
    for rules, may in (("current", False), ("6ed", True)):
        edition = engine.ruleset(rules)
        changeling = next(parts_of(engine.card("Amoeboid Changeling"), engine, edition))
        crusade = next(
            part
            for part in parts_of(engine.card("Dralnu's Crusade"), engine, edition)
            if part.layer == changeling.layer
        )
        assert could_depend(crusade, changeling, edition) is may


def test_the_graph_of_some_cards(engine: Engine) -> None:
    names = ("Conspiracy", "Dralnu's Crusade", "Grizzly Bears", "Glorious Anthem", "Life and Limb")
    graph = possible([engine.card(name) for name in names], engine, engine.ruleset("current"))
    assert graph.edges["Dralnu's Crusade", "Conspiracy"]["layers"] == {"4"}
    assert graph.has_edge("Life and Limb", "Conspiracy")
    assert graph.has_edge("Conspiracy", "Life and Limb")
    assert "Grizzly Bears" not in graph
    assert not graph.has_edge("Glorious Anthem", "Conspiracy")
