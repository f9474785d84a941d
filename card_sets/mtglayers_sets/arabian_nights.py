"""Arabian Nights (1993)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

arabian_nights = CardSet("Arabian Nights", "ARN")


@arabian_nights.card("City of Brass", "", "Land")
def city_of_brass() -> Abilities:
    yield triggered(whenever("{} becomes tapped", this), deal_damage(1, you))
    yield adds("any")


@arabian_nights.card("Sorceress Queen", "{1}{B}{B}", "Creature — Human Wizard Sorcerer", "1/1")
def sorceress_queen() -> Abilities:
    yield activated("{T}", until_end_of_turn(target(other & creature), base_pt(0, 2)))
