"""Urza's Destiny (1999)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

urzas_destiny = CardSet("Urza's Destiny", "UDS")


@urzas_destiny.card("Elvish Lookout", "{G}", "Creature — Elf", "1/1")
def elvish_lookout() -> Abilities:
    yield shroud


@urzas_destiny.card("Master Healer", "{4}{W}", "Creature — Human Cleric", "1/4")
def master_healer() -> Abilities:
    yield activated("{T}", prevent_damage(damage(to=any_target), 4))


@urzas_destiny.card("Opalescence", "{2}{W}{W}", "Enchantment")
def opalescence() -> Abilities:
    yield static(other & ~Aura & enchantments, are_also(creature), base_pt(its_mana_value, its_mana_value))


@urzas_destiny.card("Replenish", "{3}{W}", "Sorcery")
def replenish() -> Abilities:
    yield spell(put_onto_battlefield(enchantments & cards & your_graveyard, verb="return"))


@urzas_destiny.card("Thran Dynamo", "{4}", "Artifact")
def thran_dynamo() -> Abilities:
    yield adds("C", "C", "C", each=True)


@urzas_destiny.card("Treachery", "{3}{U}{U}", "Enchantment — Aura")
def treachery() -> Abilities:
    yield enchant(creature)
    yield triggered(enters(this), do("untap up to five {}", lands))
    yield static(enchanted_creature, controlled_by(you))
