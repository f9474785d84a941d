"""New Phyrexia (2011)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

new_phyrexia = CardSet("New Phyrexia", "NPH")


@new_phyrexia.card("Alloy Myr", "{3}", "Artifact Creature — Myr", "2/2")
def alloy_myr() -> Abilities:
    yield adds("any")


@new_phyrexia.card("Bludgeon Brawl", "{2}{R}", "Enchantment")
def bludgeon_brawl() -> Abilities:
    yield static(
        noncreature & ~Equipment & artifacts,
        are(Equipment),
        have(equip("{X}")),
        have(static(equipped_creature, get(mana_value.of(this), +0))),
    )


@new_phyrexia.card("Darksteel Relic", "{0}", "Artifact")
def darksteel_relic() -> Abilities:
    yield indestructible


@new_phyrexia.card("Glistening Oil", "{B}{B}", "Enchantment — Aura")
def glistening_oil() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, have(infect))
    yield triggered(at("the beginning of your upkeep"), put_counters(1, "-1/-1", enchanted_creature))
    yield triggered(when("{} is put into a graveyard from the battlefield", this), return_to_hand(this))


@new_phyrexia.card("Hovermyr", "{2}", "Artifact Creature — Myr", "1/2")
def hovermyr() -> Abilities:
    yield flying
    yield vigilance


@new_phyrexia.card("Melira, Sylvok Outcast", "{1}{G}", "Legendary Creature — Human Scout", "2/2")
def melira_sylvok_outcast() -> Abilities:
    yield static(you, rule("can't get poison counters"))
    yield static(creatures & you_control, rule("can't have -1/-1 counters put on them"))
    yield static(creatures & opponents_control, lose(infect))


@new_phyrexia.card("Phyrexian Metamorph", "{3}{U/P}", "Artifact Creature — Phyrexian Shapeshifter", "0/0")
def phyrexian_metamorph() -> Abilities:
    yield as_enters(enter_as_copy(artifact | creature, are_also(artifact)), may=True)


@new_phyrexia.card("Spellskite", "{2}", "Artifact Creature — Phyrexian Horror", "0/4")
def spellskite() -> Abilities:
    yield activated("{U/P}", do("change a target of {} or ability to {}", target(spell_), this))


@new_phyrexia.card("Urabrask the Hidden", "{3}{R}{R}", "Legendary Creature — Phyrexian Praetor", "4/4")
def urabrask_the_hidden() -> Abilities:
    yield static(creatures & you_control, have(haste))
    yield as_enters(enter_tapped, what=creatures & opponents_control)


@new_phyrexia.card("Xenograft", "{4}{U}", "Enchantment")
def xenograft() -> Abilities:
    yield as_enters(choose("creature type"))
    yield static(creatures & you_control, are_also(the_chosen_creature_type))
