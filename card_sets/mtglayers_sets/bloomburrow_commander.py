"""Bloomburrow Commander (2024)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

bloomburrow_commander = CardSet("Bloomburrow Commander", "BLC")


@bloomburrow_commander.card("Bello, Bard of the Brambles", "{1}{R}{G}", "Legendary Creature — Raccoon Bard", "3/3")
def bello_bard_of_the_brambles() -> Abilities:
    drawing = triggered(whenever("{} deals combat damage to a player", this), draw(you, 1))
    yield static(
        (~Equipment & artifacts | ~Aura & enchantments) & you_control & (mana_value >= 4),
        are_also(creature),
        are_also(Elemental),
        base_pt(4, 4),
        have(indestructible),
        have(haste),
        have(drawing),
        as_long_as=your_turn,
    )
