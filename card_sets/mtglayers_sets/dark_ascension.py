"""Dark Ascension (2012)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

dark_ascension = CardSet("Dark Ascension", "DKA")


@dark_ascension.card("Afflicted Deserter", "{3}{R}", "Creature — Human Werewolf", "3/2")
def afflicted_deserter() -> Abilities:
    yield triggered(at("the beginning of each upkeep"), transform(this), if_=told("no spells were cast last turn"))


@afflicted_deserter.back("Werewolf Ransacker", "Creature — Werewolf", "5/4", colors="R")
def werewolf_ransacker() -> Abilities:
    yield triggered(
        whenever("this creature transforms into Werewolf Ransacker"),
        may(destroy(target(artifact))),
        do("if that {} is put into a graveyard this way, {} deals 3 damage to its controller", artifact, this),
    )
    yield triggered(
        at("the beginning of each upkeep"),
        transform(this),
        if_=told("a player cast two or more spells last turn"),
    )


@dark_ascension.card("Avacyn's Collar", "{1}", "Artifact — Equipment")
def avacyns_collar() -> Abilities:
    yield static(equipped_creature, get(+1, +0), have(vigilance))
    yield triggered(
        whenever("{} dies", equipped_creature),
        create(1, token_of("Spirit", "1/1", white, creature, Spirit), flying),
        if_=told("it was a {}", Human),
    )
    yield equip("{2}")


@dark_ascension.card("Gravecrawler", "{B}", "Creature — Zombie", "2/1")
def gravecrawler() -> Abilities:
    yield static(this, rule("can't block"))
    yield static(
        you,
        rule("may cast {} from your graveyard", this),
        as_long_as=there_is(Zombie & you_control),
        functions_in=("graveyard",),
    )


@dark_ascension.card("Huntmaster of the Fells", "{2}{R}{G}", "Creature — Human Werewolf", "2/2")
def huntmaster_of_the_fells() -> Abilities:
    yield triggered(
        whenever("{} enters or transforms into {}", this, this),
        create(1, token_of("Wolf", "2/2", green, creature, Wolf)),
        gain_life(you, 2),
    )
    yield triggered(at("the beginning of each upkeep"), transform(this), if_=told("no spells were cast last turn"))


@huntmaster_of_the_fells.back("Ravager of the Fells", "Creature — Werewolf", "4/4", colors="RG")
def ravager_of_the_fells() -> Abilities:
    yield trample
    yield triggered(
        whenever("{} transforms into {}", this, this),
        deal_damage(2, target_player_or(planeswalker, opponent=True)),
        deal_damage(2, target(creature & controlled_by_players(that_player), 2, up_to=True)),
    )
    yield triggered(
        at("the beginning of each upkeep"),
        transform(this),
        if_=told("a player cast two or more spells last turn"),
    )


@dark_ascension.card("Thalia, Guardian of Thraben", "{1}{W}", "Legendary Creature — Human Soldier", "2/1")
def thalia_guardian_of_thraben() -> Abilities:
    yield first_strike
    yield static(noncreature & spells, cost_more("{1}"))
