"""Arabian Nights (1993)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

arabian_nights = CardSet("Arabian Nights", "ARN")


@arabian_nights.card("City of Brass", "", "Land")
def city_of_brass() -> Abilities:
    yield triggered(whenever("{} becomes tapped", this), deal_damage(1, you))
    yield adds("any")
