"""Battle for Zendikar (2015)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

battle_for_zendikar = CardSet("Battle for Zendikar", "BFZ")


@battle_for_zendikar.card("Beastcaller Savant", "{1}{G}", "Creature — Elf Shaman Ally", "1/1")
def beastcaller_savant() -> Abilities:
    yield haste
    yield adds("any", note="Spend this mana only to cast a {}", nodes=(creature & spell_,))


@battle_for_zendikar.card("Canopy Vista", "", "Land — Forest Plains")
def canopy_vista() -> Abilities:
    yield as_enters(enter_tapped, if_=~amount_is(number_of(basic & lands & you_control), ">=", 2))


@battle_for_zendikar.card("Endless One", "{X}", "Creature — Eldrazi", "0/0")
def endless_one() -> Abilities:
    yield as_enters(put_counters(X, "+1/+1", this))


@battle_for_zendikar.card("Shambling Vent", "", "Land")
def shambling_vent() -> Abilities:
    yield as_enters(enter_tapped)
    yield adds("W", "B")
    yield activated(
        "{1}{W}{B}",
        until_end_of_turn(
            this, are_also(creature), are_also(Elemental), are(white, black), base_pt(2, 3), have(lifelink)
        ),
    )


@battle_for_zendikar.card("Sludge Crawler", "{B}", "Creature — Eldrazi Drone", "1/1", colors="")
def sludge_crawler() -> Abilities:
    yield devoid
    yield ingest
    yield activated("{2}", until_end_of_turn(this, get(+1, +1)))


@battle_for_zendikar.card("Swarm Surge", "{2}{B}", "Sorcery", colors="")
def swarm_surge() -> Abilities:
    yield devoid
    yield spell(
        until_end_of_turn(creatures & you_control, get(+2, +0)),
        until_end_of_turn(colorless & creatures & you_control, have(first_strike)),
    )


@battle_for_zendikar.card("Void Winnower", "{9}", "Creature — Eldrazi", "11/9")
def void_winnower() -> Abilities:
    yield static(opponents, rule("can't cast spells with even mana values"))
    yield static(opponents, rule("can't block with {} with even mana values", creatures))
