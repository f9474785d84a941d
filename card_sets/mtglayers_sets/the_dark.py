"""The Dark (1994)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

the_dark = CardSet("The Dark", "DRK")


@the_dark.card("Ball Lightning", "{R}{R}{R}", "Creature — Elemental", "6/1")
def ball_lightning() -> Abilities:
    yield trample
    yield haste
    yield triggered(at("the beginning of the end step"), sacrifice(this))


@the_dark.card("Blood Moon", "{2}{R}", "Enchantment")
def blood_moon() -> Abilities:
    yield static(nonbasic & lands, are(Mountain))


@the_dark.card("Frankenstein's Monster", "{X}{B}{B}", "Creature — Zombie", "0/1")
def frankensteins_monster() -> Abilities:
    yield as_enters(
        do("exile X {} cards from your graveyard", creature),
        do("if you can't, put {} into its owner's graveyard instead of onto the battlefield", this),
        do(
            "for each {} card exiled this way, {} enters with a +2/+0, +1/+1, or +0/+2 counter on it",
            creature,
            this,
        ),
    )


@the_dark.card("Goblin Wizard", "{2}{R}{R}", "Creature — Goblin Wizard", "1/1")
def goblin_wizard() -> Abilities:
    yield activated("{T}", may(do("put a {} card from your hand onto the battlefield", Goblin & permanent)))
    yield activated("{R}", until_end_of_turn(target(Goblin), have(protection(white))))


@the_dark.card("Spitting Slug", "{1}{G}{G}", "Creature — Slug", "2/4")
def spitting_slug() -> Abilities:
    fighting_it = creatures & status("blocking or blocked by this creature")
    yield triggered(
        whenever("{} blocks or becomes blocked", this),
        may(
            until_end_of_turn(this, have(first_strike)),
            words="you may pay {1}{G}. If you do,",
            otherwise=(until_end_of_turn(fighting_it, have(first_strike)),),
        ),
    )
