"""Mirrodin (2003)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

mirrodin = CardSet("Mirrodin", "MRD")


@mirrodin.card("Bonesplitter", "{1}", "Artifact — Equipment")
def bonesplitter() -> Abilities:
    yield static(equipped_creature, get(+2, +0))
    yield equip("{1}")


@mirrodin.card("Gold Myr", "{2}", "Artifact Creature — Myr", "1/1")
def gold_myr() -> Abilities:
    yield adds("W")


@mirrodin.card("Grab the Reins", "{3}{R}", "Instant")
def grab_the_reins() -> Abilities:
    yield spell(
        one_of(
            mode(until_end_of_turn(target(creature), controlled_by(you), have(haste))),
            mode(
                do("sacrifice a {}", creature),
                do("{} deals damage equal to that {}'s power to any target", this, creature),
            ),
        )
    )
    yield keyword("entwine", cost="{2}{R}")


@mirrodin.card("March of the Machines", "{3}{U}", "Enchantment")
def march_of_the_machines() -> Abilities:
    yield static(noncreature & artifacts, are_also(artifact, creature), base_pt(its_mana_value, its_mana_value))


@mirrodin.card("Myr Enforcer", "{7}", "Artifact Creature — Myr", "4/4")
def myr_enforcer() -> Abilities:
    yield affinity(artifacts)


@mirrodin.card("Rule of Law", "{2}{W}", "Enchantment")
def rule_of_law() -> Abilities:
    yield static(each_player, rule("can't cast more than one spell each turn"))


@mirrodin.card("Seat of the Synod", "", "Artifact Land")
def seat_of_the_synod() -> Abilities:
    yield adds("U")


@mirrodin.card("Viridian Joiner", "{2}{G}", "Creature — Elf Druid", "1/2")
def viridian_joiner() -> Abilities:
    yield adds("G", note="an amount of {G} equal to this creature's power")
