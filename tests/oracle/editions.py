"""The layers of the ten editions as the oracle knows them, written from rules-eras.md and not from the plugin."""

from dataclasses import dataclass, replace
from typing import Literal

WHOLE = {"type", "color", "ability", "pt-set", "pt-define", "pt-modify", "pt-modify of a resolution"}
"""What a type-changing effect takes along into its layer, from 2001 to 2005."""


@dataclass(frozen=True)
class Edition:
    """Which part of an effect applies where, and the switches in which editions differ."""

    layers: tuple[tuple[str, tuple[str, ...]], ...]
    """Each layer in order, with the kinds of changes that it holds."""
    cda: Literal["none", "sets characteristics", "defines"] = "defines"
    """What goes first: nothing; whatever its own object "is" or "has", conditional or not; what 604.3a says."""
    between: Literal["any", "neither", "both or neither"] = "both or neither"
    """Between which effects there can be a dependency (613.8a, third condition)."""
    set_is_fixed: bool = True
    """613.6: what has started goes on for the same objects. Before October 2005 it went on for what it then fitted."""
    looks_again: bool = True
    """613.8c: dependencies are found anew after each application, not only as the layer starts."""
    type_effects_whole: bool = False
    cda_layer: str = ""
    """The layer that takes characteristic-setting abilities whole."""
    grants_keep_order: bool = True
    counters_have_timestamps: bool = True
    basic_land_in_full: bool = False
    """214.9f, until 2003: a land that becomes a basic land type is basic, has that name and is not legendary."""
    cant_have: bool = True
    """113.11; before, "can't have" only took the ability away."""

    def layer_of(self, kind: str) -> str:
        return next((layer for layer, holds in self.layers if kind in holds), "")


PT_KINDS = ("pt-define", "pt-set", "pt-modify", "pt-modify of a resolution", "pt-counters", "pt-switch")
LAST = (("players", ("player",)), ("rules", ("rule",)))

IKO = Edition(
    layers=(
        ("1a", ("copy",)),
        ("1b", ("face-down",)),
        ("2", ("control",)),
        ("3", ("text",)),
        ("4", ("type",)),
        ("5", ("color",)),
        ("6", ("ability", "keyword counters")),
        ("7a", ("pt-define",)),
        ("7b", ("pt-set",)),
        ("7c", ("pt-modify", "pt-modify of a resolution", "pt-counters")),
        ("7d", ("pt-switch",)),
        *LAST,
    )
)
AVR = replace(
    IKO,
    layers=(
        ("1", ("copy", "face-down")),
        *IKO.layers[2:9],
        ("7c", ("pt-modify", "pt-modify of a resolution")),
        ("7d", ("pt-counters",)),
        ("7e", ("pt-switch",)),
        *LAST,
    ),
    grants_keep_order=False,
    counters_have_timestamps=False,
)
MBS = replace(AVR, between="neither", cant_have=False)
M10 = replace(MBS, looks_again=False)
FUT = replace(
    M10,
    layers=(
        ("1", ("copy", "face-down")),
        ("2", ("control",)),
        ("3", ("text",)),
        ("4", ("type",)),
        ("5", ("color", "ability", "keyword counters")),
        ("6a", ("pt-define",)),
        ("6b", ("pt-set", "pt-modify of a resolution")),
        ("6c", ("pt-counters",)),
        ("6d", ("pt-modify",)),
        ("6e", ("pt-switch",)),
        *LAST,
    ),
)
RAV = replace(FUT, cda="sets characteristics", between="any")
MRD = replace(
    RAV,
    layers=(
        *RAV.layers[:5],
        ("6csa", ("pt-define",)),
        ("6counters", ("pt-counters",)),
        ("6rest", ("pt-set", "pt-modify", "pt-modify of a resolution", "pt-switch")),
        *LAST,
    ),
    set_is_fixed=False,
    type_effects_whole=True,
)
EIGHT = replace(
    MRD,
    layers=(
        ("copy", ("copy", "face-down")),
        ("text", ("text",)),
        ("csa", ("pt-define",)),
        ("type", ("type",)),
        ("pt_counters", ("pt-counters",)),
        (
            "rest",
            (
                "control",
                "color",
                "ability",
                "keyword counters",
                "pt-set",
                "pt-modify",
                "pt-modify of a resolution",
                "pt-switch",
            ),
        ),
        *LAST,
    ),
    cda_layer="csa",
)
APC = replace(
    EIGHT,
    layers=(
        ("copy", ("copy", "face-down")),
        ("type", ("type",)),
        ("pt_counters", ("pt-counters",)),
        ("rest", (*EIGHT.layers[5][1], "text", "pt-define")),
        *LAST,
    ),
    cda="none",
    cda_layer="",
    basic_land_in_full=True,
)
SIX = replace(
    APC,
    layers=(
        (
            "all",
            ("copy", "face-down", "control", "text", "type", "color", "ability", "keyword counters", *PT_KINDS),
        ),
        *LAST,
    ),
    type_effects_whole=False,
)

EDITIONS = {
    "6ed": SIX, "apc": APC, "8ed": EIGHT, "mrd": MRD, "rav": RAV, "fut": FUT, "m10": M10, "mbs": MBS, "avr": AVR,
    "iko": IKO, "current": IKO,
}  # fmt: skip
