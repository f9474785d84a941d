"""What the command can be asked for by name."""

from typing import Final

FAMILIES: Final = ("simple", "nohum-mixed", "all")
PARTS: Final = ("families", "changes", "depth", "copies", "width", "building")
DEFAULT_PARTS: Final = ("families", "depth", "copies", "width", "building")
"""Changes are measured with the families anyway."""
