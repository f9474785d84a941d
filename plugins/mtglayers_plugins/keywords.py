"""Keywords that make continuous effects, as the static abilities that they stand for (702)."""

from mtglayers.abilities import Effect, Expansion, Keyword, Static
from mtglayers.hooks import hookimpl
from mtglayers.vocabulary import are_colorless, every_creature_type, this


def _on_itself(effect: Effect) -> tuple[Static, ...]:
    return (Static((effect,)),)


def changeling(keyword: Keyword) -> tuple[Static, ...]:
    """Changeling: this object is every creature type (702.73a)."""
    return _on_itself(Effect.of(this, every_creature_type))


def devoid(keyword: Keyword) -> tuple[Static, ...]:
    """Devoid: this object is colorless (702.114a)."""
    return _on_itself(Effect.of(this, are_colorless))


@hookimpl
def mtglayers_keywords() -> dict[str, Expansion]:
    """The keywords by name."""
    return {"changeling": changeling, "devoid": devoid}
