"""Mirrodin (2003)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

mirrodin = CardSet("Mirrodin", "MRD")


@mirrodin.card("Battlegrowth", "{G}", "Instant")
def battlegrowth() -> Abilities:
    yield spell(put_counters(1, "+1/+1", target(creature)))


@mirrodin.card("Bonesplitter", "{1}", "Artifact — Equipment")
def bonesplitter() -> Abilities:
    yield static(equipped_creature, get(+2, +0))
    yield equip("{1}")


@mirrodin.card("Bosh, Iron Golem", "{8}", "Legendary Artifact Creature — Golem", "6/7")
def bosh_iron_golem() -> Abilities:
    yield trample
    yield activated(
        "{3}{R}, Sacrifice an {}",
        do("{} deals damage equal to the sacrificed {}'s mana value to {}", this, artifact, any_target),
        nodes=(artifact,),
    )


@mirrodin.card("Gilded Lotus", "{5}", "Artifact")
def gilded_lotus() -> Abilities:
    yield adds("any", times=3)


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
                do("{} deals damage equal to that {}'s power to {}", this, creature, any_target),
            ),
        )
    )
    yield keyword("entwine", cost="{2}{R}")


@mirrodin.card("March of the Machines", "{3}{U}", "Enchantment")
def march_of_the_machines() -> Abilities:
    yield static(noncreature & artifacts, are_also(artifact, creature), base_pt(its_mana_value, its_mana_value))


@mirrodin.card("Mass Hysteria", "{R}", "Enchantment")
def mass_hysteria() -> Abilities:
    yield static(creatures, have(haste))


@mirrodin.card("Myr Enforcer", "{7}", "Artifact Creature — Myr", "4/4")
def myr_enforcer() -> Abilities:
    yield affinity(artifacts)


@mirrodin.card("Quicksilver Fountain", "{3}", "Artifact")
def quicksilver_fountain() -> Abilities:
    yield triggered(
        at("the beginning of each player's upkeep"),
        put_counters(1, "flood", target(~Island & land & controlled_by_players(active_player)), who=active_player),
        for_as_long_as(object_is(that, with_counters("flood")), that, are(Island)),
    )
    yield triggered(
        at("the beginning of each end step"),
        remove_counters(counters_on("flood", it), "flood", lands),
        if_=~there_is(~Island & land),
    )


@mirrodin.card("Rule of Law", "{2}{W}", "Enchantment")
def rule_of_law() -> Abilities:
    yield static(each_player, rule("can't cast more than one spell each turn"))


@mirrodin.card("Seat of the Synod", "", "Artifact Land")
def seat_of_the_synod() -> Abilities:
    yield adds("U")


@mirrodin.card("Viridian Joiner", "{2}{G}", "Creature — Elf Druid", "1/2")
def viridian_joiner() -> Abilities:
    yield adds("G", note="an amount of {G} equal to this creature's power")
