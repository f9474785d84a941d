"""Onslaught (2002)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

onslaught = CardSet("Onslaught", "ONS")


@onslaught.card("Artificial Evolution", "{U}", "Instant")
def artificial_evolution() -> Abilities:
    yield spell(change_text(target(spells | permanents), "creature type", other_than=(Wall,)))


@onslaught.card("Astral Slide", "{2}{W}", "Enchantment")
def astral_slide() -> Abilities:
    yield triggered(
        whenever("a player cycles a card"),
        may(
            exile(target(creature)),
            do("return that card to the battlefield under its owner's control at the beginning of the next end step"),
        ),
    )


@onslaught.card("Battering Craghorn", "{2}{R}{R}", "Creature — Goat Beast", "3/1")
def battering_craghorn() -> Abilities:
    yield first_strike
    yield morph("{1}{R}{R}")


@onslaught.card("Break Open", "{1}{R}", "Instant")
def break_open() -> Abilities:
    yield spell(turn_face_up(target(face_down & creature & opponents_control)))


onslaught.plain("Elvish Warrior", "{G}{G}", "Creature — Elf Warrior", "2/3")


@onslaught.card("Feeding Frenzy", "{2}{B}", "Instant")
def feeding_frenzy() -> Abilities:
    zombies = number_of(Zombie)
    yield spell(until_end_of_turn(target(creature), get(-zombies, -zombies)))


onslaught.plain("Glory Seeker", "{1}{W}", "Creature — Human Soldier", "2/2")


@onslaught.card("Grinning Demon", "{2}{B}{B}", "Creature — Demon", "6/6")
def grinning_demon() -> Abilities:
    yield triggered(at("the beginning of your upkeep"), lose_life(you, 2))
    yield morph("{2}{B}{B}")


@onslaught.card("Sea's Claim", "{U}", "Enchantment — Aura")
def seas_claim() -> Abilities:
    yield enchant(land)
    yield static(enchanted_land, are(Island))


@onslaught.card("Shared Triumph", "{1}{W}", "Enchantment")
def shared_triumph() -> Abilities:
    yield as_enters(choose("creature type"))
    yield static(creatures & the_chosen_creature_type, get(+1, +1))


@onslaught.card("Threaten", "{2}{R}", "Sorcery")
def threaten() -> Abilities:
    yield spell(
        untap(target(creature)),
        until_end_of_turn(that, controlled_by(you)),
        until_end_of_turn(that, have(haste)),
    )
