"""Innistrad (2011)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

innistrad = CardSet("Innistrad", "ISD")

no_spells_last_turn = at("the beginning of each upkeep, if no spells were cast last turn")
two_spells_last_turn = at("the beginning of each upkeep, if a player cast two or more spells last turn")


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
        whenever("{} dies", nontoken & creature & you_control),
        put_counters(1, "slime", this),
        create(1, ooze, static(this, base_pt(slime, slime))),
    )


@innistrad.card("Instigator Gang", "{3}{R}", "Creature — Human Werewolf", "2/3")
def instigator_gang() -> Abilities:
    yield static(attacking & creatures & you_control, get(+1, +0))
    yield triggered(no_spells_last_turn, transform(this))


@instigator_gang.back("Wildblood Pack", "Creature — Werewolf", "5/5", colors="R")
def wildblood_pack() -> Abilities:
    yield trample
    yield static(attacking & creatures & you_control, get(+3, +0))
    yield triggered(two_spells_last_turn, transform(this))


@innistrad.card("Kruin Outlaw", "{1}{R}{R}", "Creature — Human Rogue Werewolf", "2/2")
def kruin_outlaw() -> Abilities:
    yield first_strike
    yield triggered(no_spells_last_turn, transform(this))


@kruin_outlaw.back("Terror of Kruin Pass", "Creature — Werewolf", "3/3", colors="R")
def terror_of_kruin_pass() -> Abilities:
    yield double_strike
    yield static(Werewolf & you_control, have(menace))
    yield triggered(two_spells_last_turn, transform(this))


@innistrad.card("Moonmist", "{1}{G}", "Instant")
def moonmist() -> Abilities:
    yield spell(
        transform(Human),
        do("prevent all combat damage that would be dealt this turn by {}", creatures & ~Werewolf & ~Wolf),
    )


@innistrad.card("Village Ironsmith", "{1}{R}", "Creature — Human Werewolf", "1/1")
def village_ironsmith() -> Abilities:
    yield first_strike
    yield triggered(no_spells_last_turn, transform(this))


@village_ironsmith.back("Ironfang", "Creature — Werewolf", "3/1", colors="R")
def ironfang() -> Abilities:
    yield first_strike
    yield triggered(two_spells_last_turn, transform(this))


innistrad.plain("Walking Corpse", "{1}{B}", "Creature — Zombie", "2/2")
