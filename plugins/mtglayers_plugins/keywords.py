"""Keywords as the abilities that they stand for (702): those that make continuous effects, counters, or attachments."""

from mtglayers.abilities import Ability, Expansion, Keyword
from mtglayers.conditions import Is
from mtglayers.filters import Host, Permanents
from mtglayers.hooks import hookimpl
from mtglayers.vocabulary import (
    Aura,
    activated,
    are_also,
    are_colorless,
    are_no_longer,
    artifact,
    as_enters,
    attach,
    cost_less,
    creature,
    enchant,
    enters,
    every_creature_type,
    have,
    land,
    may,
    number_of,
    other,
    pair,
    put_counters,
    static,
    status,
    target,
    the_chosen_object,
    this,
    this_is,
    triggered,
    until_end_of_turn,
    you_control,
)

Abilities = tuple[Ability, ...]


def affinity(keyword: Keyword) -> Abilities:
    """Affinity: this spell costs {1} less for each such object that you control (702.41a)."""
    each = keyword.what[0] & you_control
    return (static(this, cost_less("{1}", number_of(each)), functions_in=("stack",)),)


def changeling(keyword: Keyword) -> Abilities:
    """Changeling: this object is every creature type (702.73a)."""
    return (static(this, every_creature_type),)


def devoid(keyword: Keyword) -> Abilities:
    """Devoid: this object is colorless (702.114a)."""
    return (static(this, are_colorless),)


def equip(keyword: Keyword) -> Abilities:
    """Equip: attach this to target creature you control, of a kind where the ability says so (702.6a)."""
    whom = creature & you_control
    for quality in keyword.what:
        whom = whom & quality
    return (activated(keyword.cost, attach(this, target(whom))),)


def fortify(keyword: Keyword) -> Abilities:
    """Fortify: attach this to target land you control (702.67a)."""
    return (activated(keyword.cost, attach(this, target(land & you_control))),)


def reinforce(keyword: Keyword) -> Abilities:
    """Reinforce: discard this card, and target creature gets so many +1/+1 counters (702.77a)."""
    counters = put_counters(keyword.number or 0, "+1/+1", target(creature))
    return (activated(f"{keyword.cost}, Discard {{}}", counters, nodes=(this,)),)


def soulbond(keyword: Keyword) -> Abilities:
    """Soulbond: as this or another creature you control enters, the two become a pair (702.95a)."""
    partner = the_chosen_object(other & creature & you_control)
    return (triggered(enters(this), may(pair(this, partner))),)


def reconfigure(keyword: Keyword) -> Abilities:
    """Reconfigure: attach or unattach this; while attached it is not a creature (702.151)."""
    return (
        activated(keyword.cost, attach(this, target(creature & you_control))),
        static(this, are_no_longer(creature), as_long_as=Is(Host("equipped", creature), Permanents())),
    )


def crew(keyword: Keyword) -> Abilities:
    """Crew: this permanent becomes an artifact creature until end of turn (702.122a)."""
    return (
        activated(
            f"Tap creatures with total power {keyword.number}", until_end_of_turn(this, are_also(artifact, creature))
        ),
    )


def level_up(keyword: Keyword) -> Abilities:
    """Level up: put a level counter on this permanent (702.87a)."""
    return (activated(keyword.cost, put_counters(1, "level", this)),)


def bestow(keyword: Keyword) -> Abilities:
    """Bestow: cast bestowed, it is an Aura enchantment with enchant creature, and no creature (702.103)."""
    bestowed = this_is(status("bestow"))
    return (static(this, are_no_longer(creature), are_also(Aura), have(enchant(creature)), as_long_as=bestowed),)


def enters_with(counter: str) -> Expansion:
    """A keyword by which its object enters with so many counters: fading, vanishing, graft, modular."""

    def expansion(keyword: Keyword) -> Abilities:
        return (as_enters(put_counters(keyword.number or 0, counter, this)),)

    return expansion


@hookimpl
def mtglayers_keywords() -> dict[str, Expansion]:
    """The keywords by name."""
    return {
        "affinity": affinity,
        "bestow": bestow,
        "changeling": changeling,
        "crew": crew,
        "devoid": devoid,
        "equip": equip,
        "fading": enters_with("fade"),
        "fortify": fortify,
        "graft": enters_with("+1/+1"),
        "level up": level_up,
        "modular": enters_with("+1/+1"),
        "reconfigure": reconfigure,
        "reinforce": reinforce,
        "soulbond": soulbond,
        "vanishing": enters_with("time"),
    }
