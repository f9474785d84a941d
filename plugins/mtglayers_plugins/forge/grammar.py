"""The grammar of Forge's game-state and puzzle text: sections, keys, zones, cards with modifiers. It knows no card."""

import re
from dataclasses import dataclass, field
from typing import Final

from mtglayers.errors import InputError

MAX_CARDS: Final = 5_000
"""Cards in one position; more are refused."""
ZONES: Final = ("battlefield", "hand", "graveyard", "library", "exile", "command", "sideboard")
_PLAYER: Final = r"(?P<player>human|ai|p\d{1,2})"
PLAYER_KEY: Final = re.compile(
    rf"{_PLAYER}(?P<what>life|counters|landsplayed|landsplayedlastturn|manapool|persistentmana|play|precast|putonstack|"
    rf"{'|'.join(ZONES)})"
)


@dataclass(frozen=True, slots=True)
class Modifier:
    """``Tapped``, or ``Counters:P1P1=2``."""

    name: str
    value: str | None = None

    def __str__(self) -> str:
        return self.name if self.value is None else f"{self.name}:{self.value}"


@dataclass(frozen=True, slots=True)
class ForgeCard:
    """A card of a zone, or a token with its printed facts."""

    name: str
    modifiers: tuple[Modifier, ...] = ()
    token: tuple[tuple[str, str], ...] | None = None
    """The facts of a token, by their keys: P, T, Cost, Color, Types, Keywords, Image."""

    def __str__(self) -> str:
        facts = "" if self.token is None else "".join(f",{key}:{value}" for key, value in self.token)
        head = f"t:{self.name}{facts}" if self.token is not None else self.name
        return "|".join([head, *map(str, self.modifiers)])

    def get(self, *names: str) -> str | None:
        """The value of the first modifier of one of these names; empty for one without a value."""
        for modifier in self.modifiers:
            if modifier.name.casefold() in {name.casefold() for name in names}:
                return modifier.value or ""
        return None


@dataclass(slots=True)
class ForgeText:
    """A file: metadata of a puzzle, and the entries of the state, in their order."""

    metadata: list[tuple[str, str]] = field(default_factory=list)
    state: list[tuple[str, str]] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [f"{key}:{value}" for key, value in self.metadata]
        head = ["[metadata]", *lines] if lines else []
        return "\n".join([*head, "[state]", *(f"{key}={value}" for key, value in self.state)]) + "\n"


def is_forge(text: str) -> bool:
    """Whether a text is in this format: it has the state's heading, or entries of a player."""
    lines = [line.strip().casefold() for line in text.splitlines()]
    return "[state]" in lines or any(PLAYER_KEY.fullmatch(line.partition("=")[0]) for line in lines if "=" in line)


def parse(text: str) -> ForgeText:
    """The sections and entries of a file. Raises InputError with the line that is none."""
    found = ForgeText()
    section = "state"
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("[") and line.endswith("]"):
            section = line[1:-1].strip().casefold()
            if section not in ("metadata", "state"):
                raise InputError(f"line {number}: there is no section {line[:40]!r}, only [metadata] and [state]")
            continue
        sign = ":" if section == "metadata" else "="
        key, divided, value = line.partition(sign)
        if not divided:
            raise InputError(f"line {number}: {line[:40]!r} is no entry; an entry of [{section}] has a {sign!r}")
        if section == "metadata":
            found.metadata.append((key.strip(), value.strip()))
        else:
            found.state.append((key.strip().casefold(), value.strip()))
    return found


def zone_of(value: str) -> list[ForgeCard]:
    """The cards of a zone, in their order. Raises InputError for what is no card."""
    parts = [part for part in value.split(";") if part.strip()]
    if len(parts) > MAX_CARDS:
        raise InputError(f"a zone has {len(parts)} cards; {MAX_CARDS} are read at most")
    return [card_of(part) for part in parts]


def card_of(text: str) -> ForgeCard:
    """One card with its modifiers. Raises InputError when it has no name."""
    head, *parts = (part.strip() for part in text.split("|"))
    modifiers = []
    for part in parts:
        name, divided, value = part.partition(":")
        if name:
            modifiers.append(Modifier(name.strip(), value.strip() if divided else None))
    token = None
    if head[:2].casefold() == "t:":
        head, *facts = head[2:].split(",")
        token = tuple((key.strip(), value.strip()) for key, _, value in (fact.partition(":") for fact in facts))
    if not head.strip():
        raise InputError(f"a card without a name: {text[:40]!r}")
    return ForgeCard(head.strip(), tuple(modifiers), token)


def counters_of(text: str) -> list[tuple[str, int]]:
    """``P1P1=2,CHARGE=1`` as names with numbers. Raises InputError."""
    found = []
    for part in text.split(","):
        if part.strip():
            name, _, number = part.partition("=")
            if not re.fullmatch(r"\d{1,6}", number.strip()):
                raise InputError(f"{part.strip()[:40]!r} is no number of counters, like P1P1=2")
            found.append((name.strip(), int(number)))
    return found


@dataclass(frozen=True, slots=True)
class Precast:
    """A spell that was cast before, so that its effects are there: what, how, at what."""

    what: str
    how: str = ""
    target: str = ""


def precasts_of(value: str) -> list[Precast]:
    """The items of a ``precast`` entry."""
    items = []
    for part in value.split(";"):
        said, _, target = part.partition("->")
        what, _, how = said.partition(":")
        if what.strip():
            items.append(Precast(what.strip(), how.strip(), target.strip()))
    return items
