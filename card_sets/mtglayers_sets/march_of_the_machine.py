"""March of the Machine (2023)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

march_of_the_machine = CardSet("March of the Machine", "MOM")


@march_of_the_machine.card("City on Fire", "{5}{R}{R}{R}", "Enchantment")
def city_on_fire() -> Abilities:
    yield convoke
    yield damage_changed(damage(by=you_control), times=3)


@march_of_the_machine.card("Invasion of Amonkhet", "{1}{U}{B}", "Battle — Siege")
def invasion_of_amonkhet() -> Abilities:
    yield triggered(
        enters(this),
        do("each player mills three cards"),
        do("each opponent discards a card"),
        draw(you, 1),
    )


@invasion_of_amonkhet.back("Lazotep Convert", "Creature — Zombie", "4/4")
def lazotep_convert() -> Abilities:
    dead = creature & cards & all_graveyards
    yield as_enters(enter_as_copy(dead, base_pt(4, 4), are_also(black), are_also(Zombie)), may=True)


@march_of_the_machine.card("Mutagen Connoisseur", "{1}{G}{U}", "Creature — Vedalken Mutant", "0/5")
def mutagen_connoisseur() -> Abilities:
    yield flying
    yield vigilance
    yield static(this, get(+1, +0, for_each=transformed & permanents & you_control))
