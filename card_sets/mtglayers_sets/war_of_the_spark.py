"""War of the Spark (2019)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

war_of_the_spark = CardSet("War of the Spark", "WAR")


@war_of_the_spark.card("Ajani, the Greathearted", "{2}{G}{W}", "Legendary Planeswalker — Ajani", loyalty=5)
def ajani_the_greathearted() -> Abilities:
    yield static(creatures & you_control, have(vigilance))
    yield activated("[+1]", gain_life(you, 3))
    yield activated(
        "[−2]",
        put_counters(1, "+1/+1", creatures & you_control),
        put_counters(1, "loyalty", other & planeswalkers & you_control),
    )


@war_of_the_spark.card("Awakening of Vitu-Ghazi", "{3}{G}{G}", "Instant")
def awakening_of_vitu_ghazi() -> Abilities:
    yield spell(
        put_counters(9, "+1/+1", target(land & you_control)),
        indefinitely(
            that,
            set_name("Vitu-Ghazi"),
            are_also(legendary),
            are_also(creature),
            are_also(Elemental),
            base_pt(0, 0),
            have(haste),
        ),
    )


@war_of_the_spark.card("Niv-Mizzet Reborn", "{W}{U}{B}{R}{G}", "Legendary Creature — Dragon Avatar", "6/6")
def niv_mizzet_reborn() -> Abilities:
    yield flying
    yield triggered(
        enters(this),
        do("reveal the top ten cards of your library"),
        do("for each color pair, choose a card that's exactly those colors from among them"),
        do("put the chosen cards into your hand and the rest on the bottom of your library in a random order"),
    )


@war_of_the_spark.card("Silent Submersible", "{U}{U}", "Artifact — Vehicle", "2/3")
def silent_submersible() -> Abilities:
    yield triggered(whenever("{} deals combat damage to a player or {}", this, planeswalker), draw(you, 1))
    yield crew(2)


@war_of_the_spark.card("Spark Double", "{3}{U}", "Creature — Illusion", "0/0")
def spark_double() -> Abilities:
    yield as_enters(
        enter_as_copy(
            (creature | planeswalker) & you_control,
            are_no_longer(legendary),
            also=(
                if_(this_is(creature), put_counters(1, "+1/+1", this)),
                if_(this_is(planeswalker), put_counters(1, "loyalty", this)),
            ),
        ),
        may=True,
    )
