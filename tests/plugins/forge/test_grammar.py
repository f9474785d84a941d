"""The grammar of Forge's text, which knows no card."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.plugins.forge.conftest import NAMES, text_of

from mtglayers.errors import InputError
from mtglayers_plugins.forge.grammar import (
    ForgeCard,
    Modifier,
    Precast,
    card_of,
    counters_of,
    is_forge,
    parse,
    precasts_of,
    zone_of,
)


def test_sections_comments_and_capitals() -> None:
    found = parse("# hello\n[metadata]\nName:A: b\n\n[STATE]\nHumanLife=3\n# no\nhumanhand = Humility \n")
    assert found.metadata == [("Name", "A: b")]
    assert found.state == [("humanlife", "3"), ("humanhand", "Humility")]


@pytest.mark.parametrize("name", NAMES)
def test_every_file_is_told_by_its_marks_and_is_printed_as_it_is(name: str) -> None:
    text = text_of(name)
    assert is_forge(text)
    again = str(parse(text))
    assert parse(again) == parse(text)
    assert again == str(parse(again))


@pytest.mark.parametrize("text", ["", "{}", "hello", "a=b", "- id: x", "[other]\nx=y"])
def test_what_is_not_in_this_format(text: str) -> None:
    assert not is_forge(text)


def test_a_dump_without_headings_is_told_by_its_players() -> None:
    assert is_forge("turn=3\nhumanlife=20\nhumanbattlefield=Humility\n")
    assert is_forge("p11battlefield=Humility\n")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[state]\nhuman", "line 2: 'human' is no entry; an entry of [state] has a '='"),
        ("[metadata]\nName", "line 2: 'Name' is no entry; an entry of [metadata] has a ':'"),
        ("[stat]\n", "line 1: there is no section '[stat]'"),
    ],
)
def test_lines_that_are_none(text: str, message: str) -> None:
    with pytest.raises(InputError) as error:
        parse(text)
    assert message in str(error.value)


def test_cards() -> None:
    assert zone_of("Humility;;Grizzly Bears | Tapped|Counters:P1P1=2") == [
        ForgeCard("Humility"),
        ForgeCard("Grizzly Bears", (Modifier("Tapped"), Modifier("Counters", "P1P1=2"))),
    ]
    assert card_of("t:Elf,P:1,Types:Creature-Elf|Tapped") == ForgeCard(
        "Elf", (Modifier("Tapped"),), (("P", "1"), ("Types", "Creature-Elf"))
    )
    assert card_of("Urborg, Tomb of Yawgmoth").name == "Urborg, Tomb of Yawgmoth"


@pytest.mark.parametrize("card", ["Humility|Tapped|Counters:P1P1=2,CHARGE=1", "t:Elf,P:1,T:1,Keywords:|Id:3"])
def test_cards_are_printed_as_they_are(card: str) -> None:
    assert str(card_of(card)) == card


def test_modifiers_are_asked_for_by_either_name() -> None:
    card = card_of("Bonesplitter|ATTACHING:4|Tapped")
    assert (card.get("AttachedTo", "Attaching"), card.get("tapped"), card.get("Id")) == ("4", "", None)


@pytest.mark.parametrize("text", ["|Tapped", "t:", "t:,P:1"])
def test_a_card_has_a_name(text: str) -> None:
    with pytest.raises(InputError, match="without a name"):
        card_of(text)


def test_zones_are_limited() -> None:
    with pytest.raises(InputError, match="are read at most"):
        zone_of("Forest;" * 6_000)


def test_counters() -> None:
    assert counters_of("P1P1=2, CHARGE=1,") == [("P1P1", 2), ("CHARGE", 1)]
    for wrong in ("P1P1", "P1P1=x", "P1P1=-1", "P1P1=12345678"):
        with pytest.raises(InputError, match="no number of counters"):
            counters_of(wrong)


def test_spells_cast_before() -> None:
    assert precasts_of("Giant Growth->3;7:KW#2->AI; Shock:1;") == [
        Precast("Giant Growth", "", "3"),
        Precast("7", "KW#2", "AI"),
        Precast("Shock", "1"),
    ]


@given(st.text("humanp0battlefield=[]state\n;|:,tPTID123#->Humility ", max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(InputError):
        for _, value in parse(text).state:
            for card in zone_of(value):
                assert card_of(str(card)).name == card.name
