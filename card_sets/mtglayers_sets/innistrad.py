"""Innistrad (2011)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

innistrad = CardSet("Innistrad", "ISD")

each_upkeep = at("the beginning of each upkeep")
no_spells = told("no spells were cast last turn")
two_spells = told("a player cast two or more spells last turn")


@innistrad.card("Abattoir Ghoul", "{3}{B}", "Creature — Zombie", "3/2")
def abattoir_ghoul() -> Abilities:
    yield first_strike
    yield triggered(
        whenever("a {} dealt damage by {} this turn dies", creature, this),
        gain_life(you, toughness.of(that_object(creature))),
    )


@innistrad.card("Abbey Griffin", "{3}{W}", "Creature — Griffin", "2/2")
def abbey_griffin() -> Abilities:
    yield flying
    yield vigilance


@innistrad.card("Cobbled Wings", "{2}", "Artifact — Equipment")
def cobbled_wings() -> Abilities:
    yield static(equipped_creature, have(flying))
    yield equip("{1}")


@innistrad.card("Dead Weight", "{B}", "Enchantment — Aura")
def dead_weight() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, get(-2, -2))


@innistrad.card("Dearly Departed", "{4}{W}{W}", "Creature — Spirit", "5/5")
def dearly_departed() -> Abilities:
    yield flying
    yield as_enters(put_counters(1, "+1/+1", it), what=Human & creature & you_control, if_=this_is(your_graveyard))


@innistrad.card("Delver of Secrets", "{U}", "Creature — Human Wizard", "1/1")
def delver_of_secrets() -> Abilities:
    yield triggered(
        at("the beginning of your upkeep"),
        do("look at the top card of your library. You may reveal that card"),
        do("if an {} or {} card is revealed this way, transform {}", instant, sorcery, this),
    )


@delver_of_secrets.back("Insectile Aberration", "Creature — Human Insect", "3/2", colors="U")
def insectile_aberration() -> Abilities:
    yield flying


@innistrad.card("Essence of the Wild", "{3}{G}{G}{G}", "Creature — Avatar", "6/6")
def essence_of_the_wild() -> Abilities:
    yield as_enters(enter_as_copy(this), what=creatures & you_control)


@innistrad.card("Gutter Grime", "{4}{G}", "Enchantment")
def gutter_grime() -> Abilities:
    slime = counters_on("slime", granter)
    ooze = token_of("Ooze", "0/0", green, creature, Ooze)
    yield triggered(
        whenever("a {} dies", nontoken & creature & you_control),
        put_counters(1, "slime", this),
        create(1, ooze, static(this, base_pt(slime, slime))),
    )


@innistrad.card("Instigator Gang", "{3}{R}", "Creature — Human Werewolf", "2/3")
def instigator_gang() -> Abilities:
    yield static(attacking & creatures & you_control, get(+1, +0))
    yield triggered(each_upkeep, transform(this), if_=no_spells)


@instigator_gang.back("Wildblood Pack", "Creature — Werewolf", "5/5", colors="R")
def wildblood_pack() -> Abilities:
    yield trample
    yield static(attacking & creatures & you_control, get(+3, +0))
    yield triggered(each_upkeep, transform(this), if_=two_spells)


@innistrad.card("Kruin Outlaw", "{1}{R}{R}", "Creature — Human Rogue Werewolf", "2/2")
def kruin_outlaw() -> Abilities:
    yield first_strike
    yield triggered(each_upkeep, transform(this), if_=no_spells)


@kruin_outlaw.back("Terror of Kruin Pass", "Creature — Werewolf", "3/3", colors="R")
def terror_of_kruin_pass() -> Abilities:
    yield double_strike
    yield static(Werewolf & you_control, have(menace))
    yield triggered(each_upkeep, transform(this), if_=two_spells)


@innistrad.card("Ludevic's Test Subject", "{1}{U}", "Creature — Lizard Egg", "0/3")
def ludevics_test_subject() -> Abilities:
    yield defender
    yield activated(
        "{1}{U}",
        put_counters(1, "hatchling", this),
        if_(
            this_is(with_counters("hatchling", 5)),
            remove_counters(counters_on("hatchling", this), "hatchling", this),
            transform(this),
        ),
    )


@ludevics_test_subject.back("Ludevic's Abomination", "Creature — Lizard Horror", "13/13", colors="U")
def ludevics_abomination() -> Abilities:
    yield trample


@innistrad.card("Manor Gargoyle", "{5}", "Artifact Creature — Gargoyle", "4/4")
def manor_gargoyle() -> Abilities:
    yield defender
    yield static(this, have(indestructible), as_long_as=this_is(with_(defender)))
    yield activated("{1}", until_end_of_turn(this, lose(defender), have(flying)))


@innistrad.card("Mayor of Avabruck", "{1}{G}", "Creature — Human Advisor Werewolf", "1/1")
def mayor_of_avabruck() -> Abilities:
    yield static(other & Human & creatures & you_control, get(+1, +1))
    yield triggered(each_upkeep, transform(this), if_=no_spells)


@mayor_of_avabruck.back("Howlpack Alpha", "Creature — Werewolf", "3/3", colors="G")
def howlpack_alpha() -> Abilities:
    yield static(other & creatures & you_control & (Werewolf | Wolf), get(+1, +1))
    yield triggered(at("the beginning of your end step"), create(1, token_of("Wolf", "2/2", green, creature, Wolf)))
    yield triggered(each_upkeep, transform(this), if_=two_spells)


@innistrad.card("Moonmist", "{1}{G}", "Instant")
def moonmist() -> Abilities:
    yield spell(
        transform(Human),
        prevent_damage(damage(by=creatures & ~Werewolf & ~Wolf, sort="combat")),
    )


@innistrad.card("Typhoid Rats", "{B}", "Creature — Rat", "1/1")
def typhoid_rats() -> Abilities:
    yield deathtouch


@innistrad.card("Village Ironsmith", "{1}{R}", "Creature — Human Werewolf", "1/1")
def village_ironsmith() -> Abilities:
    yield first_strike
    yield triggered(each_upkeep, transform(this), if_=no_spells)


@village_ironsmith.back("Ironfang", "Creature — Werewolf", "3/1", colors="R")
def ironfang() -> Abilities:
    yield first_strike
    yield triggered(each_upkeep, transform(this), if_=two_spells)


innistrad.plain("Walking Corpse", "{1}{B}", "Creature — Zombie", "2/2")
