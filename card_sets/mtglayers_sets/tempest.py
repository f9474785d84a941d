"""Tempest (1997)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

tempest = CardSet("Tempest", "TMP")


@tempest.card("Humility", "{2}{W}{W}", "Enchantment")
def humility() -> Abilities:
    yield static(creatures, lose_all_abilities, base_pt(1, 1))


@tempest.card("Unstable Shapeshifter", "{3}{U}", "Creature — Shapeshifter", "0/1")
def unstable_shapeshifter() -> Abilities:
    yield triggered(enters(other & creature), indefinitely(this, copy_of(that_object(creature), have(this_ability))))


@tempest.card("Vhati il-Dal", "{2}{B}{G}", "Legendary Creature — Human Warrior", "3/3")
def vhati_il_dal() -> Abilities:
    yield activated(
        "{T}",
        one_of(
            mode(until_end_of_turn(target(creature), set_base_power(1)), name="power"),
            mode(until_end_of_turn(target(creature), set_base_toughness(1)), name="toughness"),
        ),
    )
