"""Urza's Saga (1998)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

urzas_saga = CardSet("Urza's Saga", "USG")


@urzas_saga.card("Chimeric Staff", "{4}", "Artifact")
def chimeric_staff() -> Abilities:
    yield activated("{X}", until_end_of_turn(this, are_also(artifact, creature), are(Construct), base_pt(X, X)))


@urzas_saga.card("Cloak of Mists", "{1}{U}", "Enchantment — Aura")
def cloak_of_mists() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, rule("can't be blocked"))


@urzas_saga.card("Confiscate", "{4}{U}{U}", "Enchantment — Aura")
def confiscate() -> Abilities:
    yield enchant(permanent)
    yield static(enchanted_permanent, controlled_by(you))


urzas_saga.plain("Coral Merfolk", "{1}{U}", "Creature — Merfolk", "2/1")


@urzas_saga.card("Darkest Hour", "{B}", "Enchantment")
def darkest_hour() -> Abilities:
    yield static(creatures, are(black))


@urzas_saga.card("Endoskeleton", "{2}", "Artifact")
def endoskeleton() -> Abilities:
    yield static(you, rule("may choose not to untap {} during your untap step", this))
    yield activated("{2}, {T}", for_as_long_as(this_is(tapped), target(creature), get(+0, +3)))


@urzas_saga.card("Falter", "{1}{R}", "Instant")
def falter() -> Abilities:
    yield spell(this_turn(creatures & without(flying), rule("can't block")))


@urzas_saga.card("Gilded Drake", "{1}{U}", "Creature — Drake", "3/3")
def gilded_drake() -> Abilities:
    yield flying
    yield triggered(
        enters(this),
        exchange_control(this, target(creature & opponents_control, up_to=True)),
        do("if you don't or can't make an exchange, sacrifice {}", this),
        do("this ability still resolves if its target becomes illegal"),
    )


@urzas_saga.card("Glorious Anthem", "{1}{W}{W}", "Enchantment")
def glorious_anthem() -> Abilities:
    yield static(creatures & you_control, get(+1, +1))


@urzas_saga.card("Humble", "{1}{W}", "Instant")
def humble() -> Abilities:
    yield spell(until_end_of_turn(target(creature), lose_all_abilities, base_pt(0, 1)))


@urzas_saga.card("Serra Zealot", "{W}", "Creature — Human Soldier", "1/1")
def serra_zealot() -> Abilities:
    yield first_strike


@urzas_saga.card("Telepathy", "{U}", "Enchantment")
def telepathy() -> Abilities:
    yield static(opponents, rule("play with their hands revealed"))


@urzas_saga.card("Tolarian Academy", "", "Legendary Land")
def tolarian_academy() -> Abilities:
    yield adds("U", times=number_of(artifacts & you_control))


@urzas_saga.card("Veiled Crocodile", "{2}{U}", "Enchantment")
def veiled_crocodile() -> Abilities:
    yield triggered(
        when("a player has no cards in hand"),
        indefinitely(this, are(creature), are(Crocodile), base_pt(4, 4)),
        if_=this_is(enchantment),
    )


@urzas_saga.card("Worship", "{3}{W}", "Enchantment")
def worship() -> Abilities:
    yield life_kept(you, 1, if_=there_is(creature & you_control))


@urzas_saga.card("Yawgmoth's Will", "{2}{B}", "Sorcery")
def yawgmoths_will() -> Abilities:
    yield spell(until_end_of_turn(you, rule("may play {} and cast spells from your graveyard", lands)))
    yield spell(this_turn(you, rule("exile each card that would be put into your graveyard from anywhere instead")))
