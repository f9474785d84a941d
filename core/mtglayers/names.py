"""The names by which cards can be asked for: English ones, and those printed in other languages (201.2)."""

import unicodedata
from collections.abc import Callable, Iterable
from difflib import SequenceMatcher
from functools import cached_property
from typing import Final

from mtglayers.errors import UnknownName

NEAR: Final = {True: 0.6, False: 0.75}
"""How like a name must be to be suggested; one of another language more than an English one."""
SUGGESTED: Final = 3
_LETTERS: Final = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d"})

Owners = dict[str, dict[str, str]]
"""Names as they are looked up, each with the English names that it stands for, and how it is written."""


class Names:
    """Finds the English name of a card or face by any of its names.

    Capitals never matter. Accents, apostrophes, hyphens, spaces and other marks do not where what is
    left stands for one card. English names come before all others.
    """

    def __init__(self, english: Iterable[str], brought: Callable[[], Iterable[tuple[str, str]]]) -> None:
        self._english = {exact(name): name for name in english}
        self._brought = brought

    def find(self, name: str) -> str:
        """The English name. Raises UnknownName: with near names, or with the cards that an unclear name may mean."""
        english = self._english.get(exact(name))
        if english is not None:
            return english
        for owners in (
            self._foreign.get(exact(name)),
            self._loose_english.get(loose(name)),
            self._loose.get(loose(name)),
        ):
            known = sorted(owner for owner in owners or () if exact(owner) in self._english)
            if len(known) == 1:
                return known[0]
            if known:
                raise UnknownName(f"{name!r} is unclear: it may be {' or '.join(known)}")
        raise UnknownName(self._unknown(name))

    def _unknown(self, name: str) -> str:
        elsewhere = self._foreign.get(exact(name)) or self._loose.get(loose(name))
        if elsewhere:
            return f"{name!r} is {' or '.join(sorted(elsewhere))}, which is not among the cards here"
        near = self.near(name)
        return f"there is no card {name!r}" + (f"; did you mean {' or '.join(near)}?" if near else "")

    def near(self, name: str) -> list[str]:
        """Names like this one, the likest first, each card once; "Demut (Humility)" for one of another language."""
        matcher = SequenceMatcher(b=exact(name))
        found: dict[str, tuple[float, str]] = {}
        for written, english in [(one, one) for one in self._english.values()] + self._foreign_names:
            least = max(NEAR[written == english], found.get(english, (0.0,))[0])
            matcher.set_seq1(exact(written))
            if matcher.real_quick_ratio() < least or matcher.quick_ratio() < least:
                continue
            like = matcher.ratio()
            if like > least or (like == least and english not in found):
                found[english] = (like, written if written == english else f"{written} ({english})")
        return [written for _, written in sorted(found.values(), key=lambda one: -one[0])[:SUGGESTED]]

    @cached_property
    def _foreign(self) -> Owners:
        """What every plugin brought, under the names as they are written."""
        found: Owners = {}
        for english, name in self._brought():
            own = self._english.get(exact(english), english)
            found.setdefault(exact(name), {})[own] = name
        return found

    @property
    def _foreign_names(self) -> list[tuple[str, str]]:
        pairs = [(name, own) for owners in self._foreign.values() for own, name in owners.items()]
        return [(name, own) for name, own in pairs if exact(own) in self._english and name != own]

    @cached_property
    def _loose(self) -> Owners:
        return _loosened((own, name) for owners in self._foreign.values() for own, name in owners.items())

    @cached_property
    def _loose_english(self) -> Owners:
        return _loosened((name, name) for name in self._english.values())


def exact(name: str) -> str:
    """A name as it is compared: in small letters, its accents written in one way, single spaces."""
    return unicodedata.normalize("NFC", " ".join(unicodedata.normalize("NFC", name).casefold().split()))


def loose(name: str) -> str:
    """The letters and digits of a name alone, without accents."""
    plain = unicodedata.normalize("NFKD", exact(name)).casefold().translate(_LETTERS)
    return "".join(sign for sign in plain if sign.isalnum())


def _loosened(pairs: Iterable[tuple[str, str]]) -> Owners:
    found: Owners = {}
    for own, name in pairs:
        if key := loose(name):
            found.setdefault(key, {})[own] = name
    return found
