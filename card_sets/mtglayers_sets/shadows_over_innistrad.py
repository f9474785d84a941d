"""Shadows over Innistrad (2016)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

shadows_over_innistrad = CardSet("Shadows over Innistrad", "SOI")


@shadows_over_innistrad.card("Altered Ego", "{X}{2}{G}{U}", "Creature — Shapeshifter", "0/0")
def altered_ego() -> Abilities:
    yield static(this, rule("can't be countered"), functions_in=("stack",))
    yield as_enters(enter_as_copy(creature, also=(put_counters(X, "+1/+1", this),)), may=True)


@shadows_over_innistrad.card("Ever After", "{4}{B}{B}", "Sorcery")
def ever_after() -> Abilities:
    yield spell(
        put_onto_battlefield(target(creature & cards & your_graveyard, up_to=True, count=2), verb="return"),
        indefinitely(that, are_also(black), are_also(Zombie), already=True),
        do("put {} on the bottom of its owner's library", this),
    )


@shadows_over_innistrad.card("Howlpack Resurgence", "{2}{G}", "Enchantment")
def howlpack_resurgence() -> Abilities:
    yield flash
    yield static(creatures & you_control & (Wolf | Werewolf), get(+1, +1), have(trample))


@shadows_over_innistrad.card("Neglected Heirloom", "{1}", "Artifact — Equipment")
def neglected_heirloom() -> Abilities:
    yield static(equipped_creature, get(+1, +1))
    yield triggered(when("{} transforms", equipped_creature), transform(this))
    yield equip("{1}")


@neglected_heirloom.back("Ashmouth Blade", "Artifact — Equipment")
def ashmouth_blade() -> Abilities:
    yield static(equipped_creature, get(+3, +3), have(first_strike))
    yield equip("{3}")
