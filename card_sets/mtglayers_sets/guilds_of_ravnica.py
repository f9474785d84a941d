"""Guilds of Ravnica (2018)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

guilds_of_ravnica = CardSet("Guilds of Ravnica", "GRN")


@guilds_of_ravnica.card("Crackling Drake", "{U}{U}{R}{R}", "Creature — Drake", "*/4")
def crackling_drake() -> Abilities:
    spent = (instant | sorcery) & cards & you_own & (all_exile | your_graveyard)
    yield flying
    yield static(this, set_base_power(number_of(spent)))
    yield triggered(enters(this), draw(you, 1))


@guilds_of_ravnica.card("Erratic Cyclops", "{3}{R}", "Creature — Cyclops Shaman", "0/8")
def erratic_cyclops() -> Abilities:
    yield trample
    yield triggered(
        whenever("you cast an {}", (instant | sorcery) & spell_),
        until_end_of_turn(this, get(mana_value.of(that_object(spell_)), +0)),
    )


@guilds_of_ravnica.card("Invert", "{U/R}", "Instant")
def invert() -> Abilities:
    yield spell(until_end_of_turn(target(creature, up_to=True, count=2), switch_pt))


@invert.half("Invent", "{4}{U}{R}", "Instant")
def invent() -> Abilities:
    yield spell(
        do(
            "search your library for an {} card and/or a {} card, reveal them, put them into your hand, then shuffle",
            instant,
            sorcery,
        )
    )


@guilds_of_ravnica.card("Trostani Discordant", "{3}{G}{W}", "Legendary Creature — Dryad", "1/4")
def trostani_discordant() -> Abilities:
    yield static(other & creatures & you_control, get(+1, +1))
    yield triggered(enters(this), create(2, token_of("Soldier", "1/1", white, creature, Soldier), lifelink))
    yield triggered(at("the beginning of your end step"), indefinitely(creatures, controlled_by(owner_of(it))))
