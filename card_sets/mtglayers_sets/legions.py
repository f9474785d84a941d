"""Legions (2003)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

legions = CardSet("Legions", "LGN")


@legions.card("Blade Sliver", "{2}{R}", "Creature — Sliver", "2/2")
def blade_sliver() -> Abilities:
    yield static(Sliver & creatures, get(+1, +0))


@legions.card("Branchsnap Lorian", "{1}{G}{G}", "Creature — Beast", "4/1")
def branchsnap_lorian() -> Abilities:
    yield trample
    yield morph("{G}")


@legions.card("Defiant Elf", "{G}", "Creature — Elf", "1/1")
def defiant_elf() -> Abilities:
    yield trample


legions.plain("Fugitive Wizard", "{U}", "Creature — Human Wizard", "1/1")


@legions.card("Hundroog", "{6}{G}", "Creature — Beast", "4/7")
def hundroog() -> Abilities:
    yield keyword("cycling", cost="{3}")


@legions.card("Mistform Ultimus", "{3}{U}", "Legendary Creature — Illusion", "3/3")
def mistform_ultimus() -> Abilities:
    yield static(this, every_creature_type)


@legions.card("Phage the Untouchable", "{3}{B}{B}{B}{B}", "Legendary Creature — Avatar Minion", "4/4")
def phage_the_untouchable() -> Abilities:
    yield triggered(enters(this), do("you lose the game"), if_=told("you didn't cast it from your hand"))
    yield triggered(
        whenever("{} deals combat damage to a {}", this, creature),
        destroy(that_object(creature)),
        do("{} can't be regenerated", that_object(creature)),
    )
    yield triggered(whenever("{} deals combat damage to a player", this), do("that player loses the game"))


@legions.card("Ward Sliver", "{4}{W}", "Creature — Sliver", "2/2")
def ward_sliver() -> Abilities:
    yield as_enters(choose("color"))
    yield static(Sliver, have(protection(the_chosen_color)))


@legions.card("Willbender", "{1}{U}", "Creature — Human Wizard", "1/2")
def willbender() -> Abilities:
    yield morph("{1}{U}")
    yield triggered(
        when("{} is turned face up", this),
        do("change the target of target spell or ability with a single target"),
    )
