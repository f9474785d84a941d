"""Magic Origins (2015)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

magic_origins = CardSet("Magic Origins", "ORI")


@magic_origins.card("Akroan Jailer", "{W}", "Creature — Human Soldier", "1/1")
def akroan_jailer() -> Abilities:
    yield activated("{2}{W}, {T}", tap(target(creature)))


@magic_origins.card("Anointer of Champions", "{W}", "Creature — Human Cleric", "1/1")
def anointer_of_champions() -> Abilities:
    yield activated("{T}", until_end_of_turn(target(attacking & creature), get(+1, +1)))


@magic_origins.card("Liliana, Heretical Healer", "{1}{B}{B}", "Legendary Creature — Human Cleric", "2/3")
def liliana_heretical_healer() -> Abilities:
    yield lifelink
    yield triggered(
        whenever("{} dies", other & nontoken & creature & you_control),
        do("exile {}, then return it to the battlefield transformed under its owner's control", this),
        create(1, token_of("Zombie", "2/2", black, creature, Zombie)),
    )


@liliana_heretical_healer.back(
    "Liliana, Defiant Necromancer", "Legendary Planeswalker — Liliana", colors="B", loyalty=3
)
def liliana_defiant_necromancer() -> Abilities:
    raised = target(nonlegendary & creature & cards & your_graveyard & mana_value.is_(X))
    yield activated("[+2]", do("each player discards a card"))
    yield activated("[−X]", put_onto_battlefield(raised, verb="return"))
    yield activated(
        "[−8]",
        create_emblem(
            triggered(
                whenever("a {} dies", creature),
                do(
                    "return {} to the battlefield under your control at the beginning of the next end step",
                    that_object(creature),
                ),
            )
        ),
    )


@magic_origins.card("Nissa, Vastwood Seer", "{2}{G}", "Legendary Creature — Elf Scout", "2/2")
def nissa_vastwood_seer() -> Abilities:
    yield triggered(
        enters(this),
        may(do("search your library for a {} card, reveal it, put it into your hand, then shuffle", basic & Forest)),
    )
    yield triggered(
        enters(land & you_control),
        do("exile {}, then return it to the battlefield transformed under its owner's control", this),
        if_=amount_is(number_of(lands & you_control), ">=", 7),
    )


@nissa_vastwood_seer.back("Nissa, Sage Animist", "Legendary Planeswalker — Nissa", colors="G", loyalty=3)
def nissa_sage_animist() -> Abilities:
    world = token_of("Ashaya, the Awoken World", "4/4", legendary, green, creature, Elemental)
    yield activated(
        "[+1]",
        do("reveal the top card of your library"),
        do("if it's a {} card, put it onto the battlefield. Otherwise, put it into your hand", land),
    )
    yield activated("[−2]", create(1, world))
    six = target(lands, up_to=True, count=6)
    yield activated(
        "[−7]",
        untap(six),
        indefinitely(six, are_also(creature), are_also(Elemental), base_pt(6, 6)),
    )


@magic_origins.card("Starfield of Nyx", "{4}{W}", "Enchantment")
def starfield_of_nyx() -> Abilities:
    yield triggered(
        at("the beginning of your upkeep"),
        may(put_onto_battlefield(target(enchantment & cards & your_graveyard), verb="return")),
    )
    yield static(
        other & ~Aura & enchantments & you_control,
        are_also(creature),
        base_pt(its_mana_value, its_mana_value),
        as_long_as=amount_is(number_of(enchantments & you_control), ">=", 5),
    )


@magic_origins.card("War Horn", "{3}", "Artifact")
def war_horn() -> Abilities:
    yield static(attacking & creatures & you_control, get(+1, +0))
