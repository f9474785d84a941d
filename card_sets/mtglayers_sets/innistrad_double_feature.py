"""Innistrad: Double Feature (2022)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

innistrad_double_feature = CardSet("Innistrad: Double Feature", "DBL")


@innistrad_double_feature.card("Croaking Counterpart", "{1}{G}{U}", "Sorcery")
def croaking_counterpart() -> Abilities:
    yield spell(create_copy(target(~Frog & creature), base_pt(1, 1), are(green), are(Frog)))
    yield keyword("flashback", cost="{3}{G}{U}")
