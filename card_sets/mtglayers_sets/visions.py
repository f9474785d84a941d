"""Visions (1997)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

visions = CardSet("Visions", "VIS")


@visions.card("Emerald Charm", "{G}", "Instant")
def emerald_charm() -> Abilities:
    yield spell(
        one_of(
            mode(untap(target(permanent))),
            mode(destroy(target(~Aura & enchantment))),
            mode(until_end_of_turn(target(creature), lose(flying))),
        )
    )


@visions.card("Parapet", "{1}{W}", "Enchantment")
def parapet() -> Abilities:
    yield static(
        this,
        rule(
            "may be cast as though it had {}; if you cast it any time a {} couldn't have been cast, the controller of "
            "the permanent it becomes sacrifices it at the beginning of the next cleanup step",
            flash,
            sorcery,
        ),
        functions_in=("hand", "stack"),
    )
    yield static(creatures & you_control, get(+0, +1))


@visions.card("Relentless Assault", "{2}{R}{R}", "Sorcery")
def relentless_assault() -> Abilities:
    yield spell(
        untap(creatures & status("attacked this turn")),
        additional_combat(),
    )
