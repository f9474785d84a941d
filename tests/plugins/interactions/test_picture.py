"""Findings as pictures."""

import xml.dom.minidom

from mtglayers_plugins.interactions.links import Finding
from mtglayers_plugins.interactions.picture import dot, svg


def finding(*cards: str, loop: bool = False) -> Finding:
    plugins = tuple(f"set of {card}" for card in cards)
    return Finding("loop" if loop else "dependency", "4", cards, plugins, (), (), (), "", {})


SOME = [finding("A & B", 'C "c"'), finding("D", "E", "F", loop=True)]


def test_svg_is_well_formed_and_names_all() -> None:
    document = xml.dom.minidom.parseString(svg(SOME))  # noqa: S318  # we wrote it
    assert len(document.getElementsByTagName("text")) == 5
    arrows = [path for path in document.getElementsByTagName("path") if path.getAttribute("marker-end")]
    assert len(arrows) == 4
    assert sum(path.getAttribute("stroke") == "#c40000" for path in arrows) == 3


def test_no_findings_are_an_empty_picture() -> None:
    xml.dom.minidom.parseString(svg([]))  # noqa: S318  # we wrote it
    assert dot([]).startswith("digraph")


def test_dot_quotes_names() -> None:
    assert '"A & B" -> "C \\"c\\"" [label="4"];' in dot(SOME)
    assert '"F" -> "D"' in dot(SOME)
