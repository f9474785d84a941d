"""Names of cards: in other languages, unclear ones, near ones."""

from collections.abc import Iterable

import pytest
from tests.core.boards import engine

from mtglayers import CardSet, UnknownName, hookimpl
from mtglayers.names import Names, exact, loose


def names(*english: str, **brought: Iterable[str]) -> Names:
    return Names(
        english, lambda: [(card.replace("_", " "), other) for card, others in brought.items() for other in others]
    )


class Brings:
    """A plugin that brings names."""

    def __init__(self, *pairs: tuple[str, str]) -> None:
        self.pairs = pairs
        self.asked = 0

    @hookimpl
    def mtglayers_names(self) -> Iterable[tuple[str, str]]:
        self.asked += 1
        return self.pairs


def bears() -> CardSet:
    cards = CardSet("Bears", "BEA")
    cards.plain("Bear", "{1}{G}", "Creature — Bear", "2/2")
    cards.plain("Ox", "{1}", "Creature — Ox", "2/3")
    return cards


def test_a_name_of_another_language() -> None:
    found = names("Humility", "Opalescence", Humility=["Demut", "謙虚", "Смирение"], Opalescence=["Macht der Opale"])
    assert found.find("demut") == found.find("謙虚") == found.find("СМИРЕНИЕ") == "Humility"
    assert found.find("Macht  der Opale ") == "Opalescence"


@pytest.mark.parametrize("asked", ["Llanowar-Elfen", "llanowar elfen", "Llanowarelfen"])
def test_hyphens_and_spaces_do_not_matter(asked: str) -> None:
    assert names("Llanowar Elves", Llanowar_Elves=["Llanowarelfen"]).find(asked) == "Llanowar Elves"


@pytest.mark.parametrize("asked", ["aether vial", "Æther Vial", "Æther-Vial"])
def test_english_names_may_be_loose_too(asked: str) -> None:
    assert names("Aether Vial").find(asked) == "Aether Vial"


def test_accents_and_apostrophes_do_not_matter() -> None:
    found = names("Forest", "Griffin", Forest=["Forêt"], Griffin=["Griffon de l'abbaye"])
    assert found.find("foret") == found.find("Fore\u0302t") == "Forest"
    assert found.find("griffon de l’abbaye") == "Griffin"


def test_they_do_matter_where_another_card_has_the_rest() -> None:
    found = names("Bat", "Bath", Bat=["か"], Bath=["が"])
    assert (found.find("か"), found.find("が")) == ("Bat", "Bath")
    unclear = names("Bat", "Bath", Bat=["Bád"], Bath=["Bàd"])
    assert unclear.find("bád") == "Bat"
    with pytest.raises(UnknownName, match=r"^'Bad' is unclear: it may be Bat or Bath$"):
        unclear.find("Bad")


def test_english_wins() -> None:
    found = names("Ox", "Bear", Bear=["Ox", "Óx"])
    assert found.find("OX") == found.find("o-x") == "Ox"
    assert found.find("óx") == "Bear"


def test_a_name_of_two_cards_names_both() -> None:
    with pytest.raises(UnknownName, match=r"^'Tier' is unclear: it may be Bear or Ox$"):
        names("Ox", "Bear", Bear=["Tier"], Ox=["Tier"]).find("Tier")


def test_cards_that_are_not_here_do_not_count() -> None:
    found = names("Ox", Bear=["Tier", "Bär"], Ox=["Tier"])
    assert found.find("Tier") == "Ox"
    with pytest.raises(UnknownName, match=r"^'bar' is Bear, which is not among the cards here$"):
        found.find("bar")


def test_near_names_are_of_all_languages() -> None:
    found = names("Humility", "Humble", "Ox", Humility=["Demut", "Humilité"], Ox=["Ochse"])
    assert found.near("Humilty") == ["Humility", "Humble"]
    assert found.near("Demutt") == ["Demut (Humility)"]
    with pytest.raises(UnknownName, match=r"^there is no card 'Ochss'; did you mean Ochse \(Ox\)\?$"):
        found.find("Ochss")
    with pytest.raises(UnknownName, match=r"^there is no card '!!'$"):
        found.find("!!")


def test_how_names_are_compared() -> None:
    assert exact(" Straße\u00a0 X ") == "strasse x"
    assert loose("Œuvre d’Ångström — Nº 2") == "oeuvredangstromno2"


def test_the_hook_mtglayers_names() -> None:
    brings = Brings(("Bear", "Bär"), ("bear", "Ours"))
    made = engine(bears(), brings)
    assert made.card("BEAR").name == made.card("Bear").name == "Bear"
    assert brings.asked == 0
    assert made.card("Bär").name == made.card("ours").name == made.english("bar") == "Bear"
    assert brings.asked == 1


def test_objects_are_called_by_the_english_name() -> None:
    game = engine(bears(), Brings(("Bear", "Bär"))).new_game()
    assert game.put("Bär") == "bear"
    assert game.object("bear").card == "Bear"


def test_both_halves_together_are_a_name() -> None:
    cards = CardSet("Halves", "HAL")
    cards.card("Left", "{G}", "Instant")(lambda: iter(())).half("Right", "{R}", "Instant")(lambda: iter(()))
    made = engine(cards)
    assert made.card("Left // Right") is made.card("right") is made.card("left/right") is made.card("Left")


def test_faces_have_names_too() -> None:
    cards = CardSet("Days", "DAY")
    day = cards.card("Day", "{G}", "Creature — Human", "1/1")(lambda: iter(()))
    day.back("Night", "Creature — Werewolf", "3/3")(lambda: iter(()))
    game = engine(cards, Brings(("Day", "Tag"), ("Night", "Nacht"))).new_game()
    by_day, by_night = game.put("Tag", id="t"), game.put("nacht", id="n")
    assert (game.view()[by_day].power, game.view()[by_night].power) == (1, 3)
