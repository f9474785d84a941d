"""Weatherlight (1997)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

weatherlight = CardSet("Weatherlight", "WTH")


@weatherlight.card("Alms", "{W}", "Enchantment")
def alms() -> Abilities:
    yield activated(
        "{1}, Exile the top card of your graveyard",
        prevent_damage(damage(to=target(creature)), 1),
    )


@weatherlight.card("Chimeric Sphere", "{3}", "Artifact")
def chimeric_sphere() -> Abilities:
    animated = (are_also(artifact, creature), are(Construct))
    yield activated("{2}", until_end_of_turn(this, base_pt(2, 1), *animated, have(flying)))
    yield activated("{2}", until_end_of_turn(this, base_pt(3, 2), *animated, lose(flying)))
