"""Positions: a game as it stands in a file or in another engine, read by a plugin."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from mtglayers.objects import State


@dataclass(frozen=True, slots=True)
class Position:
    """A position that was read (the hook ``mtglayers_read_position``)."""

    state: State
    left_out: tuple[str, ...] = ()
    """What of it was not understood or cannot be said here, such as cards that are not known; one line each."""
    believed: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    """What the other engine believes of its objects, where it says so: by id, the names of a reading's facts with values."""
