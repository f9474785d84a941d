"""How much a client may ask for."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of one server."""

    message_bytes: int = 4_000_000
    """The longest line that is read."""
    reply_bytes: int = 64_000_000
    """The longest line that is written."""
    depth: int = 100
    """How deep a message may be nested."""
    batch: int = 1_000
    """Requests in one batch."""
    changes: int = 10_000
    """Changes in one ``apply``."""
    games: int = 2_000
    """Games that are open at once."""
    objects: int = 5_000
    """Objects of one game."""
    effects: int = 2_000
    """Effects of resolutions in one game."""
    seconds: float = 20
    """How long one request may take, where the system has a timer."""
