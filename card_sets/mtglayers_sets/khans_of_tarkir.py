"""Khans of Tarkir (2014)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

khans_of_tarkir = CardSet("Khans of Tarkir", "KTK")


@khans_of_tarkir.card("Abzan Banner", "{3}", "Artifact")
def abzan_banner() -> Abilities:
    yield adds("W", "B", "G")
    yield activated("{W}{B}{G}, {T}, Sacrifice {}", draw(you, 1), nodes=(this,))


@khans_of_tarkir.card("Ashcloud Phoenix", "{2}{R}{R}", "Creature — Phoenix", "4/1")
def ashcloud_phoenix() -> Abilities:
    yield flying
    yield triggered(when("{} dies", this), put_onto_battlefield(this, under=you, face_down=True, verb="return"))
    yield morph("{4}{R}{R}")
    yield triggered(when("{} is turned face up", this), deal_damage(2, each_player))


@khans_of_tarkir.card("Brave the Sands", "{1}{W}", "Enchantment")
def brave_the_sands() -> Abilities:
    yield static(creatures & you_control, have(vigilance))
    yield static(creatures & you_control, rule("can block an additional {} each combat", creature))


@khans_of_tarkir.card("Clever Impersonator", "{2}{U}{U}", "Creature — Shapeshifter", "0/0")
def clever_impersonator() -> Abilities:
    yield as_enters(enter_as_copy(nonland & permanent), may=True)


@khans_of_tarkir.card("Hooded Hydra", "{X}{G}{G}", "Creature — Snake Hydra", "0/0")
def hooded_hydra() -> Abilities:
    yield as_enters(put_counters(X, "+1/+1", this))
    yield triggered(
        when("{} dies", this),
        create(counters_on("+1/+1", this), token_of("Snake", "1/1", green, creature, Snake)),
    )
    yield morph("{3}{G}{G}")
    yield as_turned_up(put_counters(5, "+1/+1", this))


@khans_of_tarkir.card("Jungle Hollow", "", "Land")
def jungle_hollow() -> Abilities:
    yield as_enters(enter_tapped)
    yield triggered(enters(this), gain_life(you, 1))
    yield adds("B", "G")


@khans_of_tarkir.card("Monastery Flock", "{2}{U}", "Creature — Bird", "0/5")
def monastery_flock() -> Abilities:
    yield defender
    yield flying
    yield morph("{U}")


@khans_of_tarkir.card("Pine Walker", "{3}{G}{G}", "Creature — Elemental", "5/5")
def pine_walker() -> Abilities:
    yield morph("{4}{G}")
    yield triggered(
        whenever("{} is turned face up", this | other & creature & you_control), untap(that_object(creature))
    )


@khans_of_tarkir.card("Secret Plans", "{G}{U}", "Enchantment")
def secret_plans() -> Abilities:
    yield static(face_down & creatures & you_control, get(+0, +1))
    yield triggered(whenever("a permanent you control is turned face up"), draw(you, 1))
