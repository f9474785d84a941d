"""Ikoria: Lair of Behemoths (2020)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

ikoria_lair_of_behemoths = CardSet("Ikoria: Lair of Behemoths", "IKO")

mutates = whenever("{} mutates", this)


@ikoria_lair_of_behemoths.card("Cloudpiercer", "{4}{R}", "Creature — Dinosaur", "5/4")
def cloudpiercer() -> Abilities:
    yield keyword("mutate", cost="{3}{R}")
    yield reach
    yield triggered(mutates, may(do("discard a card"), draw(you, 1)))


@ikoria_lair_of_behemoths.card("Cubwarden", "{3}{W}", "Creature — Cat", "3/5")
def cubwarden() -> Abilities:
    yield keyword("mutate", cost="{2}{W}{W}")
    yield lifelink
    yield triggered(mutates, create(2, token_of("Cat", "1/1", white, creature, Cat), lifelink))


@ikoria_lair_of_behemoths.card("Dreamtail Heron", "{4}{U}", "Creature — Elemental Bird", "3/4")
def dreamtail_heron() -> Abilities:
    yield keyword("mutate", cost="{3}{U}")
    yield flying
    yield triggered(mutates, draw(you, 1))


@ikoria_lair_of_behemoths.card("Frondland Felidar", "{2}{G}{W}", "Creature — Cat Beast", "3/5")
def frondland_felidar() -> Abilities:
    yield vigilance
    yield static(creatures & you_control & with_(vigilance), have(activated("{1}, {T}", tap(target(creature)))))


@ikoria_lair_of_behemoths.card("Gemrazer", "{3}{G}", "Creature — Beast", "4/4")
def gemrazer() -> Abilities:
    yield keyword("mutate", cost="{1}{G}{G}")
    yield reach
    yield trample
    yield triggered(mutates, destroy(target((artifact | enchantment) & opponents_control)))


@ikoria_lair_of_behemoths.card("Jubilant Skybonder", "{1}{W/U}{W/U}", "Creature — Human Wizard", "2/2")
def jubilant_skybonder() -> Abilities:
    yield flying
    tax = static(this, rule("make spells your opponents cast that target it cost {2} more to cast"))
    yield static(creatures & you_control & with_(flying), have(tax))


@ikoria_lair_of_behemoths.card("Mystic Subdual", "{1}{U}", "Enchantment — Aura")
def mystic_subdual() -> Abilities:
    yield flash
    yield enchant(creature)
    yield static(enchanted_creature, get(-2, -0), lose_all_abilities)


@ikoria_lair_of_behemoths.card("Proud Wildbonder", "{2}{R/G}{R/G}", "Creature — Human Warrior", "4/3")
def proud_wildbonder() -> Abilities:
    yield trample
    through = static(this, rule("may have its combat damage assigned as though it weren't blocked"))
    yield static(creatures & you_control & with_(trample), have(through))


@ikoria_lair_of_behemoths.card("Reptilian Reflection", "{2}{R}", "Enchantment")
def reptilian_reflection() -> Abilities:
    yield triggered(
        whenever("you cycle a card"),
        may(until_end_of_turn(this, are_also(creature), are_also(Dinosaur), base_pt(5, 4), have(trample), have(haste))),
    )


@ikoria_lair_of_behemoths.card("Skycat Sovereign", "{W}{U}", "Creature — Elemental Cat", "1/1")
def skycat_sovereign() -> Abilities:
    yield flying
    yield static(this, get(+1, +1, for_each=other & creature & you_control & with_(flying)))
    yield activated("{2}{W}{U}", create(1, token_of("Cat Bird", "1/1", white, creature, Cat, Bird), flying))


@ikoria_lair_of_behemoths.card("The Ozolith", "{1}", "Legendary Artifact")
def the_ozolith() -> Abilities:
    yield triggered(
        whenever("{} leaves the battlefield", creature & you_control),
        do("put those counters on {}", this),
        if_=object_is(that_object(creature), with_counters()),
    )
    yield triggered(
        at("the beginning of combat on your turn"),
        may(do("move all counters from {} onto {}", this, target(creature))),
        if_=this_is(with_counters()),
    )
