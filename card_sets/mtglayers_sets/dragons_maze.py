"""Dragon's Maze (2013)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

dragons_maze = CardSet("Dragon's Maze", "DGM")


@dragons_maze.card("Fluxcharger", "{2}{U}{R}", "Creature — Weird", "1/5")
def fluxcharger() -> Abilities:
    yield flying
    yield triggered(whenever("you cast an {}", (instant | sorcery) & spell_), may(until_end_of_turn(this, switch_pt)))


@dragons_maze.card("Progenitor Mimic", "{4}{G}{U}", "Creature — Shapeshifter", "0/0")
def progenitor_mimic() -> Abilities:
    spawning = triggered(at("the beginning of your upkeep"), create_copy(this), if_=this_is(nontoken))
    yield as_enters(enter_as_copy(creature, have(spawning)), may=True)


@dragons_maze.card("Trait Doctoring", "{U}", "Sorcery")
def trait_doctoring() -> Abilities:
    yield spell(change_text(target(permanent), "color", "land type", duration=end_of_turn))
    yield keyword("cipher")


@dragons_maze.card("Turn", "{2}{U}", "Instant")
def turn() -> Abilities:
    yield spell(until_end_of_turn(target(creature), lose_all_abilities, are(Weird), are(red), base_pt(0, 1)))
    yield keyword("fuse")


@turn.half("Burn", "{1}{R}", "Instant")
def burn() -> Abilities:
    yield spell(deal_damage(2, any_target))
    yield keyword("fuse")


@dragons_maze.card("Unflinching Courage", "{1}{G}{W}", "Enchantment — Aura")
def unflinching_courage() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, get(+2, +2), have(trample), have(lifelink))
