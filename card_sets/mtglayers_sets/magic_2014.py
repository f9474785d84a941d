"""Magic 2014 (2013)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

magic_2014 = CardSet("Magic 2014", "M14")


@magic_2014.card("Elvish Mystic", "{G}", "Creature — Elf Druid", "1/1")
def elvish_mystic() -> Abilities:
    yield adds("G")


@magic_2014.card("Imposing Sovereign", "{1}{W}", "Creature — Human Noble", "2/1")
def imposing_sovereign() -> Abilities:
    yield as_enters(enter_tapped, what=creatures & opponents_control)


@magic_2014.card("Megantic Sliver", "{5}{G}", "Creature — Sliver", "3/3")
def megantic_sliver() -> Abilities:
    yield static(Sliver & creatures & you_control, get(+3, +3))


magic_2014.plain("Rumbling Baloth", "{2}{G}{G}", "Creature — Beast", "4/4")
