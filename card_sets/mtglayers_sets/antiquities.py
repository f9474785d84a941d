"""Antiquities (1994)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

antiquities = CardSet("Antiquities", "ATQ")

mine, power_plant, tower = (subtype(word, "land type") for word in ("Mine", "Power-Plant", "Tower"))


@antiquities.card("Cursed Rack", "{4}", "Artifact")
def cursed_rack() -> Abilities:
    yield as_enters(choose("opponent"))
    yield static(the_chosen_player, maximum_hand_size(4))


@antiquities.card("Mishra's Factory", "", "Land")
def mishras_factory() -> Abilities:
    yield adds("C")
    yield activated(
        "{1}", until_end_of_turn(this, are_also(artifact, creature), are_also(Assembly_Worker), base_pt(2, 2))
    )
    yield activated("{T}", until_end_of_turn(target(Assembly_Worker & creature), get(+1, +1)))


@antiquities.card("Ornithopter", "{0}", "Artifact Creature — Thopter", "0/2")
def ornithopter() -> Abilities:
    yield flying


@antiquities.card("Primal Clay", "{4}", "Artifact Creature — Shapeshifter", "*/*")
def primal_clay() -> Abilities:
    yield as_enters(
        becomes_your_choice_of(
            (base_pt(3, 3),),
            (base_pt(2, 2), have(flying)),
            (base_pt(1, 6), are_also(Wall), have(defender)),
            names=(
                "3/3 artifact creature",
                "2/2 artifact creature with flying",
                "1/6 Wall artifact creature with defender",
            ),
        )
    )


@antiquities.card("Shapeshifter", "{6}", "Artifact Creature — Shapeshifter", "*/7-*")
def shapeshifter() -> Abilities:
    n = the_chosen_number
    yield as_enters(choose("number", between=(0, 7)))
    yield triggered(at("the beginning of your upkeep"), may(choose("number", between=(0, 7))))
    yield static(this, base_pt(n, -n + 7))


@antiquities.card("Titania's Song", "{3}{G}", "Enchantment")
def titanias_song() -> Abilities:
    yield static(
        noncreature & artifacts,
        lose_all_abilities,
        are_also(artifact, creature),
        base_pt(its_mana_value, its_mana_value),
        lingers=True,
    )


@antiquities.card("Triskelion", "{6}", "Artifact Creature — Construct", "1/1")
def triskelion() -> Abilities:
    yield as_enters(put_counters(3, "+1/+1", this))
    yield activated("Remove a +1/+1 counter from {}", deal_damage(1, any_target), nodes=(this,))


@antiquities.card("Urza's Mine", "", "Land — Urza's Mine")
def urzas_mine() -> Abilities:
    yield adds(
        "C", note="If you control an {} and an {}, add {C}{C} instead", nodes=(Urzas & power_plant, Urzas & tower)
    )


@antiquities.card("Urza's Power Plant", "", "Land — Urza's Power-Plant")
def urzas_power_plant() -> Abilities:
    yield adds("C", note="If you control an {} and an {}, add {C}{C} instead", nodes=(Urzas & mine, Urzas & tower))


@antiquities.card("Urza's Tower", "", "Land — Urza's Tower")
def urzas_tower() -> Abilities:
    yield adds(
        "C", note="If you control an {} and an {}, add {C}{C}{C} instead", nodes=(Urzas & mine, Urzas & power_plant)
    )
