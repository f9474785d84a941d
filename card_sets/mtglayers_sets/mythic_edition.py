"""Mythic Edition (2018)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

mythic_edition = CardSet("Mythic Edition", "MED")


@mythic_edition.card("Gideon Blackblade", "{1}{W}{W}", "Legendary Planeswalker — Gideon", loyalty=4)
def gideon_blackblade() -> Abilities:
    yield static(
        this,
        are_also(creature),
        are_also(Human, Soldier),
        base_pt(4, 4),
        have(indestructible),
        as_long_as=your_turn,
    )
    yield damage_prevented(damage(to=this), if_=turn_of(you))
    one = target(other & creature & you_control, up_to=True)
    yield activated(
        "[+1]",
        one_of(
            mode(until_end_of_turn(one, have(vigilance)), name="vigilance"),
            mode(until_end_of_turn(one, have(lifelink)), name="lifelink"),
            mode(until_end_of_turn(one, have(indestructible)), name="indestructible"),
        ),
    )
    yield activated("[−6]", exile(target(nonland & permanent)))
