"""Phrases are inflected last: articles, plurals, verbs."""

import pytest

from mtglayers_plugins.english.phrases import (
    YOU,
    Fixed,
    Listing,
    NounPhrase,
    Qualifier,
    article,
    conjugated,
    infinitive,
    listed,
    plural,
    possessive,
    sentence,
    sentences,
)


@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("creature", "creatures"),
        ("Elf", "Elves"),
        ("Ally", "Allies"),
        ("Monkey", "Monkeys"),
        ("Phoenix", "Phoenixes"),
        ("Plains", "Plains"),
        ("Merfolk", "Merfolk"),
        ("sorcery", "sorceries"),
        ("2/2 blue Wolf creature", "2/2 blue Wolf creatures"),
        ("Werewolf", "Werewolves"),
    ],
)
def test_plural(one: str, many: str) -> None:
    assert plural(one) == many


@pytest.mark.parametrize(
    ("words", "with_article"),
    [
        ("artifact", "an artifact"),
        ("Unicorn", "a Unicorn"),
        ("untapped land", "an untapped land"),
        ("X/X creature", "an X/X creature"),
        ("8/8 creature", "an 8/8 creature"),
        ("1/1 creature", "a 1/1 creature"),
        ("+1/+1 counter", "a +1/+1 counter"),
    ],
)
def test_article(words: str, with_article: str) -> None:
    assert article(words) == with_article


@pytest.mark.parametrize(
    ("verb", "one", "many"),
    [
        ("have", "has", "have"),
        ("are", "is", "are"),
        ("can't attack", "can't attack", "can't attack"),
        ("don't untap", "doesn't untap", "don't untap"),
        ("attacks each combat", "attacks each combat", "attack each combat"),
        ("lose", "loses", "lose"),
        ("switch", "switches", "switch"),
        ("pass", "passes", "pass"),
    ],
)
def test_verbs_agree(verb: str, one: str, many: str) -> None:
    assert conjugated(Fixed("it"), verb) == one
    assert conjugated(Fixed("they", several=True), verb) == many
    assert conjugated(YOU, verb) == many


def test_infinitive() -> None:
    subject = infinitive(Fixed("this creature"))
    assert f"{subject.text()} {conjugated(subject, 'become')}" == "have this creature become"
    assert conjugated(subject, "are white") == "be white"


def test_a_noun_phrase_is_inflected_as_a_whole() -> None:
    counter = Qualifier("with a counter on it", "with counters on them")
    phrase = NounPhrase(("artifact", "creature"), before=("nonwhite", "nonland"), after=(counter,))
    assert phrase.with_("target").text() == "target nonwhite, nonland artifact or creature with a counter on it"
    assert phrase.with_("all").text() == "all nonwhite, nonland artifacts and creatures with counters on them"
    assert NounPhrase(("instant", "sorcery"), "card").with_("a").text() == "an instant or sorcery card"


def test_other() -> None:
    other = NounPhrase(("creature",), other=True)
    assert other.with_("a").text() == "another creature"
    assert other.with_("target").text() == "another target creature"
    assert other.with_("each").text() == "each other creature"
    assert other.with_("up to one target").text() == "up to one other target creature"
    assert other.number(several=True).text() == "other creatures"


def test_a_listing_shares_its_determiner() -> None:
    both = Listing((NounPhrase(("spell",)), NounPhrase(("permanent",))))
    assert both.with_("target").text() == "target spell or permanent"
    assert both.with_("all").text() == "all spells and permanents"


def test_joining() -> None:
    assert listed(["a", "b", "c"]) == "a, b, and c"
    assert possessive("your opponents") == "your opponents'"
    assert possessive("it") == "its"
    assert sentence('it has "Draw a card."') == 'It has "Draw a card."'
    assert sentence('it has "Draw a card.", flying, and haste') == 'It has "Draw a card," flying, and haste.'
    assert sentences(["draw a card", 'it gains "Flip."', "untap it"]) == 'draw a card. It gains "Flip." Untap it'
