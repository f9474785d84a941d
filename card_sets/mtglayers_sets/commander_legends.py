"""Commander Legends (2020)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

commander_legends = CardSet("Commander Legends", "CMR")


@commander_legends.card("Sakashima of a Thousand Faces", "{3}{U}", "Legendary Creature — Human Rogue", "3/1")
def sakashima_of_a_thousand_faces() -> Abilities:
    no_legend_rule = static(permanents & you_control, rule('aren\'t affected by the "legend rule"'))
    partner = keyword("partner")
    yield as_enters(enter_as_copy(other & creature & you_control, have(no_legend_rule), have(partner)), may=True)
    yield no_legend_rule
    yield partner
