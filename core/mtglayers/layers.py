"""Layers and rulesets: one edition of the rules, as data (613.1)."""

import datetime
from collections.abc import Sequence
from functools import cached_property
from typing import Literal, cast

from pydantic import BaseModel, ConfigDict

from mtglayers.modifications.abilities import CantHave, Lose
from mtglayers.modifications.base import Modification
from mtglayers.modifications.types import BecomeBasicLand, SetWords, plain

Slot = Literal[
    "copy", "face-down", "control", "text", "type", "color", "ability", "keyword-counter",
    "pt-define", "pt-set", "pt-modify-static", "pt-modify-resolved", "pt-counter", "pt-switch",
    "player", "rule",
]  # fmt: skip
"""What a part of an effect is, as far as any edition ever told apart."""

Source = Literal["static", "resolution", "counter", "rule"]
"""What generates an effect: a static ability, a resolution, counters, or the rules themselves."""


class Layer(BaseModel):
    """One layer or sublayer of an edition."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    id: str
    rule: str
    """The rule that makes it, by that edition's number."""
    name: str
    holds: tuple[Slot, ...]


class Ruleset(BaseModel):
    """One edition of the rules: its layers in order, and the switches in which editions differ."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    id: str
    name: str
    since: datetime.date
    until: datetime.date | None = None
    aliases: tuple[str, ...] = ()
    layers: tuple[Layer, ...]
    cda: Literal["none", "csa", "cda2007", "cda2008"] = "cda2008"
    """What counts as characteristic-defining (604.3a, 405.2)."""
    defines_pt_everywhere: bool = True
    """Whether an ability that defines power and toughness does so in every zone, or only on the battlefield (405.2a until April 2007)."""
    basic_land_in_full: bool = False
    """Whether a land made a basic land type also becomes basic, takes that name and is not legendary (214.9f until June 2003)."""
    copiable_choices: Literal["none", "all", "pt"] = "pt"
    """Which choices made as an object enters are copiable: none, all, or those that set power and toughness (613.2a)."""
    cda_layer: str | None = None
    """The layer in which characteristic-setting abilities apply whole, where it is one of their own."""
    dependency_and_cda: Literal["any", "neither", "parity"] = "parity"
    """Between which effects a dependency can be: any, neither from a CDA, neither or both (613.8a)."""
    dependency_scope: Literal["global", "layer"] = "layer"
    locked_set: bool = True
    """Whether an effect that started goes on for the same objects in later layers (613.6)."""
    whole_type_effect: bool = False
    """Whether a type-changing effect is applied whole with its type."""
    reevaluate: bool = True
    """Whether the order of the rest is found anew after each application (613.8c)."""
    simultaneous: Literal["as listed", "active player", "apnap"] = "apnap"
    """Who orders what happens at once (613.7m)."""
    lookahead: Literal["none", "copiable only", "own statics", "all existing effects"] = "all existing effects"
    """What a permanent that enters is taken to be by replacement effects (614.12)."""
    attached_later: tuple[str, ...] = ("Aura", "Equipment", "Fortification")
    """Which kinds of attached permanents get a new timestamp when they become attached (613.7e)."""
    face_restamp: bool = True
    """Whether turning face up or down, or transforming, gives a new timestamp (613.7f, g)."""
    grants_keep_order: bool = True
    """Whether a granted ability stays later than a printed one when its object is stamped anew (613.7a)."""
    counter_timestamps: bool = True
    """Whether counters have timestamps (613.7c)."""
    settled_devotion: bool = True
    """Whether devotion is worked out after layer 3 (700.5a)."""
    cant_have: bool = True
    """Whether "can't have" keeps later effects from giving the ability (113.11); otherwise it only takes it."""
    linked_choices: bool = True
    """Whether a choice serves only the ability it is linked to (607.5a)."""
    legend_rule: Literal["each controller keeps one", "newest per controller", "all die", "newest dies"] = (
        "each controller keeps one"
    )
    indestructible_is_a_rule: bool = False
    double_faced_tokens: bool = True
    """Whether a token copy of a double-faced permanent has both faces (707.8a, since April 2023)."""

    switches: tuple[tuple[datetime.date, str, bool | str], ...] = ()
    """Dated changes within the edition: (from when, which switch, its value from then on)."""

    @cached_property
    def order(self) -> tuple[str, ...]:
        """The ids of the layers, in order."""
        return tuple(layer.id for layer in self.layers)

    @property
    def numbers(self) -> dict[str, str]:
        """The rules that say why an effect comes when it does, by this edition's numbers."""
        if self.since >= datetime.date(2020, 4, 17):
            return {"cda": "613.3", "timestamps": "613.7", "dependency": "613.8b", "locked set": "613.6"}
        if self.since >= datetime.date(2009, 7, 11):
            return {"cda": "613.2", "timestamps": "613.6", "dependency": "613.7b", "locked set": "613.5"}
        return {"cda": "418.5a", "timestamps": "418.5e", "dependency": "418.5d", "locked set": "418.5b"}

    def on(self, day: datetime.date) -> "Ruleset":
        """This edition as it stood on a day."""
        in_force = {switch: value for since, switch, value in self.switches if since <= day}
        return self.model_copy(update=in_force) if in_force else self

    def layer_of(self, modification: Modification, source: Source, *, defining: bool) -> str | None:
        """The id of the layer for a part of an effect; None for costs, which have no layer (601.2f)."""
        category = modification.part()
        slot: str = category
        if category == "cost":
            return None
        if category == "pt-set" and defining:
            slot = "pt-define"
        elif category == "pt-modify":
            slot = {"counter": "pt-counter", "resolution": "pt-modify-resolved"}.get(source, "pt-modify-static")
        elif category == "ability" and source == "counter":
            slot = "keyword-counter"
        return self.layer_for(cast(Slot, slot))

    def layer_for(self, slot: Slot) -> str | None:
        """The id of the layer that holds such parts."""
        return next((layer.id for layer in self.layers if slot in layer.holds), None)

    def parts(
        self, does: Sequence[Modification], source: Source, *, defining: bool
    ) -> dict[str, tuple[Modification, ...]]:
        """An effect's modifications by the layer in which each applies (613.6)."""
        if not self.cant_have:
            does = [Lose(m.ability) if isinstance(m, CantHave) else m for m in does]
        placed = [(self.layer_of(m, source, defining=defining), m) for m in does]
        if self.basic_land_in_full:
            placed = [(layer, m) for layer, one in placed for m in (one, *in_full(one))]
        if defining and self.cda_layer is not None:
            placed = [(self.cda_layer, m) for _, m in placed]
        elif self.whole_type_effect and any(m.part() == "type" for m in does):
            whole = next(layer for layer, m in placed if m.part() == "type")
            placed = [(whole if m.part() in _WHOLE else layer, m) for layer, m in placed]
        parts: dict[str, tuple[Modification, ...]] = {}
        for layer in (layer.id for layer in self.layers):
            if mine := tuple(m for where, m in placed if where == layer):
                parts[layer] = mine
        return parts


def in_full(modification: Modification) -> tuple[Modification, ...]:
    """What else becoming one basic land type meant until June 2003 (214.9f)."""
    if isinstance(modification, SetWords) and modification.sets_basic_land_type:
        return (BecomeBasicLand(plain(modification)[0]),)
    return ()


_WHOLE = ("type", "color", "ability", "pt-set", "pt-modify")
