"""Final Fantasy (2025)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

final_fantasy = CardSet("Final Fantasy", "FIN")


@final_fantasy.card("Summon: Bahamut", "{9}", "Enchantment Creature — Saga Dragon", "9/9")
def summon_bahamut() -> Abilities:
    yield triggered(chapter(1, 2), destroy(target(nonland & permanent, up_to=True)))
    yield triggered(chapter(3), draw(you, 2))
    yield triggered(chapter(4), deal_damage(total(mana_value, other & permanents & you_control), opponents))
    yield flying
