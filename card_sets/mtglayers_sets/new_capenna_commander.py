"""New Capenna Commander (2022)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

new_capenna_commander = CardSet("New Capenna Commander", "NCC")


@new_capenna_commander.card("Cephalid Facetaker", "{2}{U}", "Creature — Octopus Rogue", "1/4")
def cephalid_facetaker() -> Abilities:
    unblockable = static(this, rule("can't be blocked"))
    yield unblockable
    yield triggered(
        at("the beginning of combat on your turn"),
        may(until_end_of_turn(this, copy_of(target(other & creature), base_pt(1, 4), have(unblockable)))),
    )
