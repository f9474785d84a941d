"""Wilds of Eldraine (2023)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

wilds_of_eldraine = CardSet("Wilds of Eldraine", "WOE")


@wilds_of_eldraine.card("Armory Mice", "{1}{W}", "Creature — Mouse", "3/1")
def armory_mice() -> Abilities:
    entered = number_of(permanents & you_control & status("entered this turn as nonland"))
    yield static(this, get(+0, +2), as_long_as=amount_is(entered, ">=", 2))


@wilds_of_eldraine.card("Cursed Courtier", "{2}{W}", "Creature — Human Noble", "3/3")
def cursed_courtier() -> Abilities:
    yield lifelink
    yield triggered(
        enters(this),
        create(
            1,
            token_of("Cursed", "", enchantment, Aura, Role),
            enchant(creature),
            static(enchanted_creature, base_pt(1, 1)),
        ),
        attach(linked("created"), this),
    )


@wilds_of_eldraine.card("The Irencrag", "{2}", "Legendary Artifact")
def the_irencrag() -> Abilities:
    yield adds("C")
    yield triggered(
        enters(legendary & creature & you_control),
        may(
            indefinitely(
                this,
                set_name("Everflame, Heroes' Legacy"),
                are_also(legendary),
                are(artifact),
                are(Equipment),
                lose_all_abilities,
                have(equip("{3}")),
                have(static(equipped_creature, get(+3, +3))),
            )
        ),
    )
