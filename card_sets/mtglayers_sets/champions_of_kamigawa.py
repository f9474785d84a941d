"""Champions of Kamigawa (2004)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

champions_of_kamigawa = CardSet("Champions of Kamigawa", "CHK")


@champions_of_kamigawa.card("Akki Lavarunner", "{3}{R}", "Creature — Goblin Warrior", "1/1")
def akki_lavarunner() -> Abilities:
    yield haste
    yield triggered(whenever("{} deals damage to an opponent", this), flip(this))


@akki_lavarunner.flipped("Tok-Tok, Volcano Born", "Legendary Creature — Goblin Shaman", "2/2")
def tok_tok_volcano_born() -> Abilities:
    yield protection(red)
    yield replacement(
        "if a {} source would deal damage to a player, it deals that much damage plus 1 to that player instead", red
    )


@champions_of_kamigawa.card("Hideous Laughter", "{2}{B}{B}", "Instant — Arcane")
def hideous_laughter() -> Abilities:
    yield spell(until_end_of_turn(creatures, get(-2, -2)))
    yield keyword("splice", Arcane, cost="{3}{B}{B}")


@champions_of_kamigawa.card("Jushi Apprentice", "{1}{U}", "Creature — Human Wizard", "1/2")
def jushi_apprentice() -> Abilities:
    yield activated("{2}{U}, {T}", draw(you, 1), if_(amount_is(cards_in_your_hand, ">=", 9), flip(this)))


@jushi_apprentice.flipped("Tomoya the Revealer", "Legendary Creature — Human Wizard", "2/3")
def tomoya_the_revealer() -> Abilities:
    yield activated("{3}{U}{U}, {T}", draw(target_player, cards_in_your_hand))


@champions_of_kamigawa.card("Nezumi Shortfang", "{1}{B}", "Creature — Rat Rogue", "1/1")
def nezumi_shortfang() -> Abilities:
    yield activated(
        "{1}{B}, {T}",
        do("{} discards a card", target_opponent),
        if_(amount_is(cards_in_hand_of(target_opponent), "=", 0), flip(this)),
    )


@nezumi_shortfang.flipped("Stabwhisker the Odious", "Legendary Creature — Rat Shaman", "3/3")
def stabwhisker_the_odious() -> Abilities:
    fewer = at_least(0, -cards_in_hand_of(that_player) + 3)
    yield triggered(at("the beginning of each opponent's upkeep"), lose_life(that_player, fewer))


@champions_of_kamigawa.card("Night of Souls' Betrayal", "{2}{B}{B}", "Legendary Enchantment")
def night_of_souls_betrayal() -> Abilities:
    yield static(creatures, get(-1, -1))


champions_of_kamigawa.plain("Wandering Ones", "{U}", "Creature — Spirit", "1/1")
