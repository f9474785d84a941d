"""What can go wrong, each with one plain sentence for the user."""

from typing import Self


class MtgLayersError(Exception):
    """Something asked of mtglayers cannot be done; the message says what, where and what to do."""

    def at(self, place: str) -> Self:
        """The same error, saying where it arose: a file, a card, an object."""
        self.args = (f"{place}: {self}", *self.args[1:])
        return self


class InputError(MtgLayersError):
    """Input from outside (a state, a scenario, a card file) is not what it must be."""


class UnknownName(InputError):
    """A card, keyword, ruleset or object of that name is not known."""


class PluginError(MtgLayersError):
    """A plugin is wrong: it failed to load, or it clashes with another."""


class Illegal(MtgLayersError):
    """The rules of the game forbid what was asked; the board is as it was before."""


class Unsupported(MtgLayersError):
    """The rules allow it, but this program cannot do it (yet); the message says what is missing."""


class PluginWarning(UserWarning):
    """A plugin failed while it was at work, and was left out from then on; ``strict`` engines stop instead."""
