"""Eldritch Moon (2016)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

eldritch_moon = CardSet("Eldritch Moon", "EMN")


@eldritch_moon.card("Identity Thief", "{2}{U}{U}", "Creature — Shapeshifter", "0/3")
def identity_thief() -> Abilities:
    yield triggered(
        whenever("{} attacks", this),
        may(
            # the copy first: its values are those that the creature had on the battlefield (608.2h)
            until_end_of_turn(this, copy_of(target(other & nontoken & creature))),
            exile(that, role="exiled"),
            do(
                "return the exiled card to the battlefield under its owner's control "
                "at the beginning of the next end step"
            ),
        ),
    )


@eldritch_moon.card("Imprisoned in the Moon", "{2}{U}", "Enchantment — Aura")
def imprisoned_in_the_moon() -> Abilities:
    yield enchant(creature | land | planeswalker)
    yield static(enchanted_permanent, are(land), are_colorless, lose_all_abilities, have(adds("C")))


@eldritch_moon.card("Kessig Prowler", "{G}", "Creature — Werewolf Horror", "2/1")
def kessig_prowler() -> Abilities:
    yield activated("{4}{G}", transform(this))


@kessig_prowler.back("Sinuous Predator", "Creature — Eldrazi Werewolf", "4/4")
def sinuous_predator() -> Abilities:
    yield static(this, rule("can't be blocked by more than one {}", creature))


@eldritch_moon.card("Permeating Mass", "{G}", "Creature — Spirit", "1/3")
def permeating_mass() -> Abilities:
    yield triggered(
        whenever("{} deals combat damage to a {}", this, creature),
        indefinitely(that_object(creature), copy_of(this)),
    )
