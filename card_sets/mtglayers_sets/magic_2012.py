"""Magic 2012 (2011)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

magic_2012 = CardSet("Magic 2012", "M12")


@magic_2012.card("Adaptive Automaton", "{3}", "Artifact Creature — Construct", "2/2")
def adaptive_automaton() -> Abilities:
    yield as_enters(choose("creature type"))
    yield static(this, are_also(the_chosen_creature_type))
    yield static(other & creatures & you_control & the_chosen_creature_type, get(+1, +1))


@magic_2012.card("Bloodrage Vampire", "{2}{B}", "Creature — Vampire", "3/1")
def bloodrage_vampire() -> Abilities:
    yield keyword("bloodthirst", number=1)


@magic_2012.card("Dungrove Elder", "{2}{G}", "Creature — Treefolk", "*/*")
def dungrove_elder() -> Abilities:
    forests = number_of(Forest & you_control)
    yield hexproof
    yield static(this, base_pt(forests, forests))


@magic_2012.card("Gladecover Scout", "{G}", "Creature — Elf Scout", "1/1")
def gladecover_scout() -> Abilities:
    yield hexproof


@magic_2012.card("Griffin Rider", "{1}{W}", "Creature — Human Knight", "1/1")
def griffin_rider() -> Abilities:
    yield static(this, get(+3, +3), have(flying), as_long_as=there_is(Griffin & creature & you_control))


@magic_2012.card("Jade Mage", "{1}{G}", "Creature — Human Shaman", "2/1")
def jade_mage() -> Abilities:
    yield activated("{2}{G}", create(1, token_of("Saproling", "1/1", green, creature, Saproling)))


@magic_2012.card("Lord of the Unreal", "{U}{U}", "Creature — Human Wizard", "2/2")
def lord_of_the_unreal() -> Abilities:
    yield static(Illusion & creatures & you_control, get(+1, +1), have(hexproof))


@magic_2012.card("Master Thief", "{2}{U}{U}", "Creature — Human Rogue", "2/2")
def master_thief() -> Abilities:
    yield triggered(enters(this), for_as_long_as(this_is(you_control), target(artifact), controlled_by(you)))


@magic_2012.card("Phantasmal Image", "{1}{U}", "Creature — Illusion", "0/0")
def phantasmal_image() -> Abilities:
    vanish = triggered(when("{} becomes the target of a spell or ability", this), sacrifice(this))
    yield as_enters(enter_as_copy(creature, are_also(Illusion), have(vanish)), may=True)


@magic_2012.card("Rusted Sentinel", "{4}", "Artifact Creature — Golem", "3/4")
def rusted_sentinel() -> Abilities:
    yield as_enters(enter_tapped)


@magic_2012.card("Turn to Frog", "{1}{U}", "Instant")
def turn_to_frog() -> Abilities:
    yield spell(until_end_of_turn(target(creature), lose_all_abilities, are(blue), are(Frog), base_pt(1, 1)))
