"""Modern Horizons 2 (2021)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

modern_horizons_2 = CardSet("Modern Horizons 2", "MH2")


@modern_horizons_2.card("Dress Down", "{1}{U}", "Enchantment")
def dress_down() -> Abilities:
    yield flash
    yield triggered(enters(this), draw(you, 1))
    yield static(creatures, lose_all_abilities)
    yield triggered(at("the beginning of the end step"), sacrifice(this))


@modern_horizons_2.card("Grist, the Hunger Tide", "{1}{B}{G}", "Legendary Planeswalker — Grist", loyalty=3)
def grist_the_hunger_tide() -> Abilities:
    yield static(
        this,
        are_also(creature),
        are_also(Insect),
        base_pt(1, 1),
        as_long_as=this_is(~on_battlefield),
        functions_in=("hand", "graveyard", "exile", "library", "stack", "command"),
    )
    yield activated(
        "[+1]",
        create(1, token_of("Insect", "1/1", black, green, creature, Insect)),
        do("mill a card"),
        do("if an {} card was milled this way, put a loyalty counter on {} and repeat this process", Insect, this),
    )
    yield activated("[−2]", may(do("sacrifice a {}", creature), do("destroy {}", target(creature | planeswalker))))
    yield activated("[−5]", lose_life(opponents, number_of(creature & cards & your_graveyard)))


@modern_horizons_2.card("Urza's Saga", "", "Enchantment Land — Urza's Saga")
def urzas_saga() -> Abilities:
    construct = token_of("Construct", "0/0", artifact, creature, Construct)
    building = activated("{2}, {T}", create(1, construct, static(this, get(+1, +1, for_each=artifacts & you_control))))
    yield triggered(chapter(1), indefinitely(this, have(adds("C"))))
    yield triggered(chapter(2), indefinitely(this, have(building)))
    yield triggered(
        chapter(3),
        do(
            "search your library for an {} card with mana cost {0} or {1}, put it onto the battlefield, then shuffle",
            artifact,
        ),
    )


@modern_horizons_2.card("Yavimaya, Cradle of Growth", "", "Legendary Land")
def yavimaya_cradle_of_growth() -> Abilities:
    yield static(lands, are_also(Forest))
