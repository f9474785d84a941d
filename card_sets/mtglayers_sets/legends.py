"""Legends (1994)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

legends = CardSet("Legends", "LEG")


@legends.card("Alchor's Tomb", "{4}", "Artifact")
def alchors_tomb() -> Abilities:
    yield activated("{2}, {T}", choose("color"), indefinitely(target(permanent & you_control), are(the_chosen_color)))


@legends.card("Boomerang", "{U}{U}", "Instant")
def boomerang() -> Abilities:
    yield spell(return_to_hand(target(permanent)))


legends.plain("Crimson Kobolds", "{0}", "Creature — Kobold", "0/1", colors="R")


@legends.card("Holy Day", "{W}", "Instant")
def holy_day() -> Abilities:
    yield spell(prevent_damage(damage(sort="combat")))


@legends.card("Immolation", "{R}", "Enchantment — Aura")
def immolation() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, get(+2, -2))


@legends.card("Living Plane", "{2}{G}{G}", "World Enchantment")
def living_plane() -> Abilities:
    yield static(lands, are_also(creature), base_pt(1, 1))


@legends.card("Marble Priest", "{5}", "Artifact Creature — Cleric", "3/3")
def marble_priest() -> Abilities:
    yield static(this, rule("must be blocked by all {} able to block it", Wall))
    yield damage_prevented(damage(to=this, by=Wall, sort="combat"))


@legends.card("Transmutation", "{1}{B}", "Instant")
def transmutation() -> Abilities:
    yield spell(until_end_of_turn(target(creature), switch_pt))
