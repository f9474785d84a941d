"""Dissension (2006)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

dissension = CardSet("Dissension", "DIS")


@dissension.card("Breeding Pool", "", "Land — Forest Island")
def breeding_pool() -> Abilities:
    yield as_enters(may(do("pay 2 life"), otherwise=(enter_tapped,)))


@dissension.card("Cytoplast Manipulator", "{2}{U}{U}", "Creature — Human Wizard Mutant", "0/0")
def cytoplast_manipulator() -> Abilities:
    yield keyword("graft", number=2)
    yield activated(
        "{U}, {T}",
        for_as_long_as(this_is(on_battlefield), target(creature & with_counters("+1/+1")), controlled_by(you)),
    )


@dissension.card("Cytoshape", "{1}{G}{U}", "Instant")
def cytoshape() -> Abilities:
    model = nonlegendary & creature
    yield spell(choose_object(model), until_end_of_turn(target(creature), copy_of(the_chosen_object(model))))


@dissension.card("Experiment Kraj", "{2}{G}{G}{U}{U}", "Legendary Creature — Ooze Mutant", "4/6")
def experiment_kraj() -> Abilities:
    yield static(this, have_activated_abilities_of(other & creatures & with_counters("+1/+1")))
    yield activated("{T}", put_counters(1, "+1/+1", target(creature)))


@dissension.card("Ghost Quarter", "", "Land")
def ghost_quarter() -> Abilities:
    yield adds("C")
    yield activated(
        "{T}, Sacrifice {}",
        destroy(target(land)),
        do(
            "its controller may search their library for a {} card, put it onto the battlefield, then shuffle",
            basic & land,
        ),
        nodes=(this,),
    )


@dissension.card("Grand Arbiter Augustin IV", "{2}{W}{U}", "Legendary Creature — Human Advisor", "2/3")
def grand_arbiter_augustin_iv() -> Abilities:
    yield static(white & spells & you_control, cost_less("{1}"))
    yield static(blue & spells & you_control, cost_less("{1}"))
    yield static(spells & opponents_control, cost_more("{1}"))


@dissension.card("Hallowed Fountain", "", "Land — Plains Island")
def hallowed_fountain() -> Abilities:
    yield as_enters(may(do("pay 2 life"), otherwise=(enter_tapped,)))


@dissension.card("Plaxmanta", "{1}{U}", "Creature — Beast", "2/2")
def plaxmanta() -> Abilities:
    yield flash
    yield triggered(enters(this), until_end_of_turn(creatures & you_control, have(shroud)))
    yield triggered(enters(this), do("sacrifice {} unless {G} was spent to cast {}", this, this))


@dissension.card("Simic Guildmage", "{G/U}{G/U}", "Creature — Elf Wizard", "2/2")
def simic_guildmage() -> Abilities:
    aura = target(Aura & attached_to(permanent))
    yield activated(
        "{1}{G}",
        do(
            "move a +1/+1 counter from {} onto {} with the same controller",
            target(creature),
            target(creature & ~that, 2),
        ),
    )
    # that the new permanent has the same controller as the old one is for the player to see to
    yield activated("{1}{U}", attach(aura, the_chosen_object(permanent & ~attached(that))))


@dissension.card("Steeling Stance", "{1}{W}{W}", "Instant")
def steeling_stance() -> Abilities:
    yield spell(until_end_of_turn(creatures & you_control, get(+1, +1)))
    yield activated(
        "{W}, Reveal {} from your hand",
        until_end_of_turn(target(creature), get(+1, +1)),
        only="Activate only during your upkeep and only once each turn",
        nodes=(this,),
    )


@dissension.card("Transguild Courier", "{4}", "Artifact Creature — Golem", "3/3")
def transguild_courier() -> Abilities:
    yield static(this, all_colors)


@dissension.card("Windreaver", "{3}{W}{U}", "Creature — Elemental", "1/3")
def windreaver() -> Abilities:
    yield flying
    yield activated("{W}", until_end_of_turn(this, have(vigilance)))
    yield activated("{W}", until_end_of_turn(this, get(+0, +1)))
    yield activated("{U}", until_end_of_turn(this, switch_pt))
    yield activated("{U}", return_to_hand(this))
