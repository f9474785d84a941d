"""Gatecrash (2013)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

gatecrash = CardSet("Gatecrash", "GTC")


@gatecrash.card("Alpha Authority", "{1}{G}", "Enchantment — Aura")
def alpha_authority() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, have(hexproof), rule("can't be blocked by more than one {}", creature))


@gatecrash.card("Biomass Mutation", "{X}{G/U}{G/U}", "Instant")
def biomass_mutation() -> Abilities:
    yield spell(until_end_of_turn(creatures & you_control, base_pt(X, X)))


@gatecrash.card("Boros Reckoner", "{R/W}{R/W}{R/W}", "Creature — Minotaur Wizard", "3/3")
def boros_reckoner() -> Abilities:
    yield triggered(whenever("{} is dealt damage", this), do("{} deals that much damage to {}", this, any_target))
    yield activated("{R/W}", until_end_of_turn(this, have(first_strike)))


@gatecrash.card("Dutiful Thrull", "{W}", "Creature — Thrull", "1/1")
def dutiful_thrull() -> Abilities:
    yield activated("{B}", regenerate(this))


@gatecrash.card("Foundry Street Denizen", "{R}", "Creature — Goblin Warrior", "1/1")
def foundry_street_denizen() -> Abilities:
    yield triggered(enters(other & red & creature & you_control), until_end_of_turn(this, get(+1, +0)))


@gatecrash.card("Gideon, Champion of Justice", "{2}{W}{W}", "Legendary Planeswalker — Gideon", loyalty=4)
def gideon_champion_of_justice() -> Abilities:
    n = counters_on("loyalty", it)
    yield activated(
        "[+1]", put_counters(number_of(creatures & controlled_by_players(target_opponent)), "loyalty", this)
    )
    yield activated(
        "[0]",
        until_end_of_turn(this, are_also(creature), are_also(Human, Soldier), base_pt(n, n), have(indestructible)),
        prevent_damage(damage(to=this)),
    )
    yield activated("[−15]", exile(other & permanents))


gatecrash.plain("Gutter Skulk", "{1}{B}", "Creature — Zombie Rat", "2/2")


@gatecrash.card("Lazav, Dimir Mastermind", "{U}{U}{B}{B}", "Legendary Creature — Shapeshifter", "3/3")
def lazav_dimir_mastermind() -> Abilities:
    yield hexproof
    yield triggered(
        whenever("a {} card is put into an opponent's graveyard from anywhere", creature),
        may(
            indefinitely(
                this,
                copy_of(
                    that_object(card_),
                    set_name("Lazav, Dimir Mastermind"),
                    are_also(legendary),
                    have(hexproof),
                    have(this_ability),
                ),
            )
        ),
    )


@gatecrash.card("Master Biomancer", "{2}{G}{U}", "Creature — Elf Wizard", "2/4")
def master_biomancer() -> Abilities:
    yield as_enters(
        put_counters(power.of(this), "+1/+1", it),
        indefinitely(it, are_also(Mutant)),
        what=other & creature & you_control,
    )


@gatecrash.card("Nightveil Specter", "{U/B}{U/B}{U/B}", "Creature — Specter", "2/3")
def nightveil_specter() -> Abilities:
    yield flying
    yield triggered(
        whenever("{} deals combat damage to a player", this),
        do("that player exiles the top card of their library"),
    )
    yield static(you, rule("may play {} and cast spells from among cards exiled with {}", lands, this))


@gatecrash.card("Ogre Slumlord", "{3}{B}{B}", "Creature — Ogre Rogue", "3/3")
def ogre_slumlord() -> Abilities:
    yield triggered(
        whenever("{} dies", other & nontoken & creature), may(create(1, token_of("Rat", "1/1", black, creature, Rat)))
    )
    yield static(Rat & you_control, have(deathtouch))


@gatecrash.card("Thespian's Stage", "", "Land")
def thespians_stage() -> Abilities:
    yield adds("C")
    yield activated("{2}, {T}", indefinitely(this, copy_of(target(land), have(this_ability))))


@gatecrash.card("Tower Defense", "{1}{G}", "Instant")
def tower_defense() -> Abilities:
    yield spell(until_end_of_turn(creatures & you_control, get(+0, +5), have(reach)))
