"""The ten editions of the rules since 1999 that order continuous effects, as data (613, before 2009 418.5)."""

import datetime
from collections.abc import Iterable, Sequence
from typing import Any, cast

from mtglayers.hooks import hookimpl
from mtglayers.layers import Layer, Ruleset, Slot

Day = datetime.date
_PT: tuple[Slot, ...] = ("pt-define", "pt-set", "pt-modify-static", "pt-modify-resolved", "pt-counter", "pt-switch")
_ABILITIES: tuple[Slot, ...] = ("ability", "keyword-counter")


def _layers(*rows: tuple[str, str, str, Sequence[str]]) -> tuple[Layer, ...]:
    return tuple(
        Layer(id=i, rule=rule, name=name, holds=cast(tuple[Slot, ...], tuple(holds))) for i, rule, name, holds in rows
    )


def _last(players: str, rules: str) -> tuple[tuple[str, str, str, Sequence[str]], ...]:
    return (
        ("players", players, "effects on players", ("player",)),
        ("rules", rules, "effects on the rules of the game", ("rule",)),
    )


_BEFORE_2007 = _last("418.5", "418.5")

SIX = _layers(
    ("all", "418.5a", "all continuous effects", (
        "copy", "face-down", "control", "text", "type", "color", *_ABILITIES, *_PT)),
    *_BEFORE_2007,
)  # fmt: skip
APC = _layers(
    ("copy", "418.5a", "copy effects", ("copy", "face-down")),
    ("type", "418.5a", "type-changing effects", ("type",)),
    ("pt_counters", "418.5a", "power and toughness counters", ("pt-counter",)),
    ("rest", "418.5a", "everything else", (
        "control", "text", "color", *_ABILITIES, "pt-define", "pt-set", "pt-modify-static", "pt-modify-resolved",
        "pt-switch")),
    *_BEFORE_2007,
)  # fmt: skip
EIGHT = _layers(
    ("copy", "418.5a", "copy effects", ("copy", "face-down")),
    ("text", "418.5a", "text-changing effects", ("text",)),
    ("csa", "418.5a", "characteristic-setting abilities", ("pt-define",)),
    ("type", "418.5a", "type-changing effects", ("type",)),
    ("pt_counters", "418.5a", "power and toughness counters", ("pt-counter",)),
    ("rest", "418.5a", "everything else", (
        "control", "color", *_ABILITIES, "pt-set", "pt-modify-static", "pt-modify-resolved", "pt-switch")),
    *_BEFORE_2007,
)  # fmt: skip
MRD = _layers(
    ("1", "418.5a", "copy effects", ("copy", "face-down")),
    ("2", "418.5a", "control-changing effects", ("control",)),
    ("3", "418.5a", "text-changing effects", ("text",)),
    ("4", "418.5a", "type-, subtype- and supertype-changing effects", ("type",)),
    ("5", "418.5a", "everything else but power and toughness", ("color", *_ABILITIES)),
    ("6csa", "418.5a", "characteristic-setting abilities of power and toughness", ("pt-define",)),
    ("6counters", "418.5a", "power and toughness counters", ("pt-counter",)),
    ("6rest", "418.5a", "other effects on power and toughness", (
        "pt-set", "pt-modify-static", "pt-modify-resolved", "pt-switch")),
    *_BEFORE_2007,
)  # fmt: skip


def _six_layers(players: str, rules: str) -> tuple[Layer, ...]:
    return _layers(
        ("1", "418.5a", "copy effects", ("copy", "face-down")),
        ("2", "418.5a", "control-changing effects", ("control",)),
        ("3", "418.5a", "text-changing effects", ("text",)),
        ("4", "418.5a", "type-, subtype- and supertype-changing effects", ("type",)),
        ("5", "418.5a", "everything else but power and toughness", ("color", *_ABILITIES)),
        ("6a", "418.5a", "power and toughness defined by the object's own ability", ("pt-define",)),
        ("6b", "418.5a", "power and toughness set, or changed by a resolution", ("pt-set", "pt-modify-resolved")),
        ("6c", "418.5a", "power and toughness counters", ("pt-counter",)),
        ("6d", "418.5a", "power and toughness changed by a static ability", ("pt-modify-static",)),
        ("6e", "418.5i", "power and toughness switched", ("pt-switch",)),
        *_last(players, rules),
    )


def _seven_layers(section: str) -> tuple[Layer, ...]:
    """The layers of Magic 2010, numbered 612 until September 2009 and 613 since."""
    after = {"612": ("612.9", "612.10"), "613": ("613.9", "613.10")}[section]
    return _layers(
        ("1", f"{section}.1a", "copy effects", ("copy", "face-down")),
        ("2", f"{section}.1b", "control-changing effects", ("control",)),
        ("3", f"{section}.1c", "text-changing effects", ("text",)),
        ("4", f"{section}.1d", "type-changing effects", ("type",)),
        ("5", f"{section}.1e", "colour-changing effects", ("color",)),
        ("6", f"{section}.1f", "abilities added and removed", _ABILITIES),
        ("7a", f"{section}.3a", "power and toughness defined by the object's own ability", ("pt-define",)),
        ("7b", f"{section}.3b", "power and toughness set", ("pt-set",)),
        ("7c", f"{section}.3c", "power and toughness modified", ("pt-modify-static", "pt-modify-resolved")),
        ("7d", f"{section}.3d", "power and toughness counters", ("pt-counter",)),
        ("7e", f"{section}.3e", "power and toughness switched", ("pt-switch",)),
        *_last(*after),
    )


IKO = _layers(
    ("1a", "613.2a", "copiable effects", ("copy",)),
    ("1b", "613.2b", "face-down status", ("face-down",)),
    ("2", "613.1b", "control-changing effects", ("control",)),
    ("3", "613.1c", "text-changing effects", ("text",)),
    ("4", "613.1d", "type-changing effects", ("type",)),
    ("5", "613.1e", "colour-changing effects", ("color",)),
    ("6", "613.1f", "abilities added and removed", _ABILITIES),
    ("7a", "613.4a", "power and toughness defined by the object's own ability", ("pt-define",)),
    ("7b", "613.4b", "base power and toughness set", ("pt-set",)),
    ("7c", "613.4c", "power and toughness modified", ("pt-modify-static", "pt-modify-resolved", "pt-counter")),
    ("7d", "613.4d", "power and toughness switched", ("pt-switch",)),
    *_last("613.10", "613.11"),
)

Switches = dict[str, Any]


def _with(switches: Switches, changes: Switches) -> Switches:
    return {**switches, **changes}


_OLD: Switches = {
    "cda": "csa",
    "defines_pt_everywhere": False,
    "copiable_choices": "none",
    "dependency_and_cda": "any",
    "reevaluate": False,
    "simultaneous": "active player",
    "lookahead": "none",
    "face_restamp": False,
    "grants_keep_order": False,
    "counter_timestamps": False,
    "settled_devotion": False,
    "cant_have": False,
    "linked_choices": False,
    "legend_rule": "all die",
    "indestructible_is_a_rule": True,
    "double_faced_tokens": False,
}
_M10: Switches = _OLD | {
    "cda": "cda2008", "defines_pt_everywhere": True, "copiable_choices": "all", "dependency_and_cda": "neither", "lookahead": "own statics", "linked_choices": True,
}  # fmt: skip

RULESETS: tuple[Ruleset, ...] = (
    Ruleset(
        id="6ed", name="Classic Sixth Edition", since=Day(1999, 4, 23), until=Day(2001, 7, 22), layers=SIX,
        **_with(_OLD, {"cda": "none", "basic_land_in_full": True, "dependency_scope": "global", "locked_set": False, "simultaneous": "as listed",
                  "attached_later": ("Aura",), "legend_rule": "newest dies"}),
    ),
    Ruleset(
        id="apc", name="Apocalypse", since=Day(2001, 7, 23), until=Day(2003, 6, 30), layers=APC,
        **_with(_OLD, {"cda": "none", "basic_land_in_full": True, "dependency_scope": "global", "locked_set": False, "whole_type_effect": True,
                  "attached_later": ("Aura",), "legend_rule": "newest dies"}),
    ),
    Ruleset(
        id="8ed", name="Eighth Edition", since=Day(2003, 7, 1), until=Day(2003, 11, 30), layers=EIGHT,
        **_with(_OLD, {"cda_layer": "csa", "locked_set": False, "whole_type_effect": True, "attached_later": ("Aura",),
                  "legend_rule": "newest dies"}),
    ),
    Ruleset(
        id="mrd", name="Mirrodin", since=Day(2003, 12, 1), until=Day(2005, 9, 30), layers=MRD,
        **_with(_OLD, {"locked_set": False, "whole_type_effect": True, "attached_later": ("Aura", "Equipment")}),
    ),
    Ruleset(
        id="rav", name="Ravnica", since=Day(2005, 10, 1), until=Day(2007, 4, 30), layers=_six_layers("418.5j", "418.5j"),
        **_with(_OLD, {"attached_later": ("Aura", "Equipment"), "copiable_choices": "all"}),
    ),
    Ruleset(
        id="fut", name="Future Sight", aliases=("pre-m10",), since=Day(2007, 5, 1), until=Day(2009, 7, 10),
        layers=_six_layers("418.5j", "418.5k"),
        switches=((Day(2008, 2, 1), "cda", "cda2008"), (Day(2008, 2, 1), "lookahead", "own statics"),
                  (Day(2008, 7, 15), "linked_choices", True)),
        **_with(_OLD, {"cda": "cda2007", "dependency_and_cda": "neither", "lookahead": "copiable only",
                  "defines_pt_everywhere": True, "copiable_choices": "all"}),
    ),
    Ruleset(
        id="m10", name="Magic 2010", since=Day(2009, 7, 11), until=Day(2011, 2, 3), layers=_seven_layers("613"), **_M10,
    ),
    Ruleset(
        id="mbs", name="Mirrodin Besieged", since=Day(2011, 2, 4), until=Day(2012, 4, 30), layers=_seven_layers("613"),
        **_with(_M10, {"reevaluate": True}),
    ),
    Ruleset(
        id="avr", name="Avacyn Restored", since=Day(2012, 5, 1), until=Day(2020, 4, 16), layers=_seven_layers("613"),
        switches=(
            (Day(2013, 7, 13), "legend_rule", "each controller keeps one"),
            (Day(2013, 7, 13), "indestructible_is_a_rule", False),
            (Day(2014, 2, 1), "cant_have", True),
            (Day(2014, 7, 18), "copiable_choices", "pt"),
            (Day(2015, 7, 17), "face_restamp", True),
            (Day(2017, 9, 29), "lookahead", "all existing effects"),
        ),
        **_with(_M10, {"reevaluate": True, "dependency_and_cda": "parity"}),
    ),
    Ruleset(
        id="iko", name="Ikoria to today", aliases=("current",), since=Day(2020, 4, 17), layers=IKO,
        switches=(
            (Day(2020, 4, 17), "settled_devotion", False),
            (Day(2020, 4, 17), "double_faced_tokens", False),
            (Day(2020, 4, 17), "grants_keep_order", False),
            (Day(2021, 2, 15), "grants_keep_order", True),
            (Day(2021, 9, 24), "settled_devotion", True),
            (Day(2023, 4, 14), "double_faced_tokens", True),
        ),
    ),
)  # fmt: skip
"""The editions, oldest first; by id or alias each is taken as it was at the end of its time."""


@hookimpl
def mtglayers_rulesets() -> Iterable[Ruleset]:
    """All ten editions."""
    return RULESETS
