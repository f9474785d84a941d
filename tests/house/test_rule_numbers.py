"""Every rule number that we cite exists: it is in tests/data/rule_numbers.txt."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from mtglayers_plugins.rulesets import RULESETS

ROOT = Path(__file__).parents[2]
LIST = ROOT / "tests/data/rule_numbers.txt"
CITED = re.compile(r"(?<![\w.,/{+-])([1-9]\d{2}\.\d{1,3})([a-z]?)((?:(?:–|-|, )[a-z](?![\w.]))*)(?![\w%])")
"""613.7, 613.7a, and what follows in "613.7f, g" or "205.3g–q"."""


def known() -> dict[str, str]:
    """Rule numbers, each with the edition that it is of; empty for the current one."""
    lines = [line.split("#")[0].split(maxsplit=1) for line in LIST.read_text().splitlines()]
    return {line[0]: line[1] if len(line) > 1 else "" for line in lines if line}


KNOWN = known()


def numbers_in(text: str) -> Iterator[str]:
    for match in CITED.finditer(text):
        yield match[1] + match[2]
        for letter in re.findall(r"[a-z]", match[3]):
            yield match[1] + letter


def texts(path: Path) -> Iterator[tuple[int, str]]:
    """Line and text of what people read in a file: of a Python file the comments and strings."""
    if path.suffix == ".md":
        yield from enumerate(path.read_text().splitlines(), 1)
        return
    for token in tokenize.generate_tokens(io.StringIO(path.read_text()).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING) or tokenize.tok_name[token.type] == "FSTRING_MIDDLE":
            yield token.start[0], token.string


def files() -> list[Path]:
    found = [path for folder in ("core", "plugins", "card_sets") for path in (ROOT / folder).rglob("*.py")]
    return sorted([*found, *ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("*/README.md")])


def test_every_cited_rule_exists() -> None:
    unknown = [
        f"{path.relative_to(ROOT)}:{line} cites {number}"
        for path in files()
        for line, text in texts(path)
        for number in numbers_in(text)
        if number not in KNOWN
    ]
    assert unknown == [], "no edition that we know has these rules (tests/data/rule_numbers.txt)"


def test_every_layer_of_every_edition_names_a_rule_that_exists() -> None:
    unknown = {
        (ruleset.id, layer.id, layer.rule)
        for ruleset in RULESETS
        for layer in ruleset.layers
        if layer.rule not in KNOWN
    }
    assert unknown == set()


def test_every_reason_of_every_edition_names_a_rule_that_exists() -> None:
    unknown = {(ruleset.id, rule) for ruleset in RULESETS for rule in ruleset.numbers.values() if rule not in KNOWN}
    assert unknown == set()


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("later (613.7).", ["613.7"]),
        ("(613.7f, g)", ["613.7f", "613.7g"]),
        ("(205.3g–q)", ["205.3g", "205.3q"]),
        ("rules 613.8a and 707.10, 604.3a", ["613.8a", "707.10", "604.3a"]),
        ("version 1.613.2 or {613.5} or 613.5%", []),
    ],
)
def test_citations_are_found(text: str, numbers: list[str]) -> None:
    assert list(numbers_in(text)) == numbers
