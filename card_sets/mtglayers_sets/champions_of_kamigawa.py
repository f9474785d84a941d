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
    yield damage_changed(damage(by=red, to=each_player), plus=1)


@champions_of_kamigawa.card("Eight-and-a-Half-Tails", "{W}{W}", "Legendary Creature — Fox Cleric", "2/2")
def eight_and_a_half_tails() -> Abilities:
    yield activated("{1}{W}", until_end_of_turn(target(permanent & you_control), have(protection(white))))
    yield activated("{1}", until_end_of_turn(target(spell_ | permanent), are(white)))


@champions_of_kamigawa.card("Ghostly Prison", "{2}{W}", "Enchantment")
def ghostly_prison() -> Abilities:
    yield static(
        creatures,
        rule(
            "can't attack you unless their controller pays {2} for each {} they control that's attacking you", creature
        ),
    )


@champions_of_kamigawa.card("Hideous Laughter", "{2}{B}{B}", "Instant — Arcane")
def hideous_laughter() -> Abilities:
    yield spell(until_end_of_turn(creatures, get(-2, -2)))
    yield keyword("splice", Arcane, cost="{3}{B}{B}")


@champions_of_kamigawa.card("Honden of Cleansing Fire", "{3}{W}", "Legendary Enchantment — Shrine")
def honden_of_cleansing_fire() -> Abilities:
    yield triggered(at("the beginning of your upkeep"), gain_life(you, twice(number_of(Shrine & you_control))))


champions_of_kamigawa.plain("Isamaru, Hound of Konda", "{W}", "Legendary Creature — Dog", "2/2")


@champions_of_kamigawa.card("Jushi Apprentice", "{1}{U}", "Creature — Human Wizard", "1/2")
def jushi_apprentice() -> Abilities:
    yield activated("{2}{U}, {T}", draw(you, 1), if_(amount_is(cards_in_your_hand, ">=", 9), flip(this)))


@jushi_apprentice.flipped("Tomoya the Revealer", "Legendary Creature — Human Wizard", "2/3")
def tomoya_the_revealer() -> Abilities:
    yield activated("{3}{U}{U}, {T}", draw(target_player, cards_in_your_hand))


@champions_of_kamigawa.card("Lantern Kami", "{W}", "Creature — Spirit", "1/1")
def lantern_kami() -> Abilities:
    yield flying


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


@champions_of_kamigawa.card("Swirl the Mists", "{2}{U}{U}", "Enchantment")
def swirl_the_mists() -> Abilities:
    yield as_enters(choose("color"))
    yield static(spells | permanents, change_all_words(the_chosen_color))


@champions_of_kamigawa.card("Vigilance", "{W}", "Enchantment — Aura")
def vigilance_card() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, have(vigilance))


champions_of_kamigawa.plain("Wandering Ones", "{U}", "Creature — Spirit", "1/1")
