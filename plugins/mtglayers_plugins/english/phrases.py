"""Phrases: nouns with their number, determiner and qualifiers as values; they are inflected last, by ``text``.

Nothing here knows what a filter or an effect is. Another language would write this module anew.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

Conjunction = Literal["and", "or", "and/or"]

_IRREGULAR: Final = {
    "Dwarf": "Dwarves", "Elf": "Elves", "Wolf": "Wolves", "Werewolf": "Werewolves", "Mouse": "Mice", "Ox": "Oxen",
    "Homunculus": "Homunculi", "Pegasus": "Pegasi", "Octopus": "Octopuses", "Fungus": "Fungi", "Locus": "Loci",
    "Incarnation": "Incarnations", "Child": "Children", "Man": "Men", "each": "each", "it": "they",
}  # fmt: skip
_SAME: Final = frozenset(
    {
        "Merfolk", "Treefolk", "Moonfolk", "Kithkin", "Plains", "Equipment", "Samurai", "Vedalken", "Eldrazi", "Myr",
        "Kor", "Soltari", "Thalakos", "Dauthi", "Viashino", "Nephilim", "Kavu", "Djinn", "Efreet", "Sheep", "Fish",
        "Jellyfish", "Starfish", "Cyclops", "Elk", "Squid", "Noggle", "Naga", "Urza's", "Spacecraft", "Treasure Hunt",
        "Food", "Surrakar", "life", "mana", "power", "toughness", "plural",
    }
)  # fmt: skip
_VERBS: Final = {"have": "has", "are": "is", "do": "does", "don't": "doesn't", "aren't": "isn't", "haven't": "hasn't"}
_UNINFLECTED: Final = frozenset({"can", "can't", "may", "must", "could", "would"})
_NUMBERS: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip


def listed(items: Iterable[str], conjunction: str = "and") -> str:
    """ "a", "a and b", "a, b, and c"."""
    words = list(items)
    if len(words) < 3:
        return f" {conjunction} ".join(words)
    return f"{', '.join(words[:-1])}, {conjunction} {words[-1]}"


def article(words: str) -> str:
    """The words with "a" or "an" before them."""
    an = re.match(r"[aeiouAEIOU]|8|11\b|11/|18\b|X\b|-?X/", words) and not re.match(r"(?i:uni|eu|one\b|once\b)", words)
    return f"{'an' if an else 'a'} {words}"


def plural(noun: str) -> str:
    """The plural of a noun, or of a phrase that ends with one."""
    rest, space, last = noun.rpartition(" ")
    if last in _SAME or last.endswith("folk"):
        many = last
    elif last in _IRREGULAR:
        many = _IRREGULAR[last]
    elif re.search(r"[^aeiou]y$", last):
        many = f"{last[:-1]}ies"
    elif re.search(r"(s|x|z|ch|sh)$", last):
        many = f"{last}es"
    else:
        many = f"{last}s"
    return f"{rest}{space}{many}"


def possessive(words: str) -> str:
    """ "this creature's", "your opponents'", "your", "its"."""
    own = {"you": "your", "it": "its", "they": "their"}.get(words.lower())
    if own is not None:
        return own
    return f"{words}'" if words.endswith("s") else f"{words}'s"


def third_person(verb: str) -> str:
    """The verb as one thing does it: "gets", "has", "can't"; only the first word of a verb phrase is inflected."""
    first, space, rest = verb.partition(" ")
    if first in _VERBS:
        first = _VERBS[first]
    elif first not in _UNINFLECTED:
        first = f"{first}es" if re.search(r"(s|x|z|ch|sh|o)$", first) else re.sub(r"([^aeiou])y$", r"\1ie", first) + "s"
    return f"{first}{space}{rest}"


def base_form(verb: str) -> str:
    """The verb as several things do it; what is in that form already stays."""
    first, space, rest = verb.partition(" ")
    back = {one: many for many, one in _VERBS.items()}
    if first in back:
        first = back[first]
    elif re.search(r"(ss|x|z|ch|sh|o)es$", first):
        first = first[:-2]
    elif re.search(r"[^su]s$", first) and first not in _VERBS:
        first = first[:-1]
    return f"{first}{space}{rest}"


def number_word(n: int) -> str:
    """Small numbers in words."""
    return _NUMBERS[n] if 0 <= n < len(_NUMBERS) else str(n)


def capitalised(text: str) -> str:
    """The text with its first letter large; symbols and numbers stay."""
    return text[:1].upper() + text[1:]


FINISHED: Final = (".", '."', "!", ".'", ".'\"", "\n")
"""How a text ends that needs no full stop."""


def sentences(parts: Iterable[str]) -> str:
    """Sentences one after another, the last without its full stop."""
    text = ""
    for part in parts:
        if text:
            text += " " if text.endswith(FINISHED) else ". "
            part = capitalised(part)  # noqa: PLW2901  # the same sentence
        text += part
    return text


def sentence(text: str) -> str:
    """The text as a whole sentence: a capital and a full stop, unless it ends with one, quoted or in a list."""
    text = capitalised(text.strip()).replace('.", ', '," ')
    return text if not text or text.endswith(FINISHED) else f"{text}."


@dataclass(frozen=True)
class Qualifier:
    """What stands after a noun, for one thing and for several: "with a counter on it", "with counters on them"."""

    one: str
    many: str = ""

    def text(self, several: bool) -> str:
        return self.many if several and self.many else self.one


@dataclass(frozen=True)
class NounPhrase:
    """A noun, or several to choose from, with all that belongs to it. Dictionary forms; ``text`` inflects them."""

    nouns: tuple[str, ...]
    tail: str = ""
    """The noun after the nouns, which alone is then inflected: "instant or sorcery *card*"."""
    determiner: str = ""
    several: bool = False
    other: bool = False
    before: tuple[str, ...] = ()
    after: tuple[Qualifier, ...] = ()
    conjunction: Conjunction | None = None

    def number(self, several: bool) -> "NounPhrase":
        """The same of several things, or of one."""
        return replace(self, several=several)

    def with_(self, determiner: str) -> "NounPhrase":
        """The same with a determiner: "a", "all", "each", "target", "that" …; "all" and numbers make it several."""
        many = determiner in ("all", "those") or (
            bool(determiner) and determiner.rsplit(maxsplit=1)[-1] in ("all", "targets")
        )
        return replace(self, determiner=determiner, several=self.several or many)

    def also(self, *after: Qualifier) -> "NounPhrase":
        """The same with more qualifiers after it."""
        return replace(self, after=self.after + after)

    @property
    def plural_verb(self) -> bool:
        """Whether its verb is that of several things."""
        return self.several

    def head(self) -> str:
        """The noun itself, inflected."""
        join = self.conjunction or ("and" if self.several and self.determiner in ("", "all") else "or")
        if self.tail:
            tail = plural(self.tail) if self.several else self.tail
            return f"{listed(self.nouns, join)} {tail}".strip()
        return listed((plural(noun) if self.several else noun for noun in self.nouns), join)

    def text(self) -> str:
        """The whole phrase."""
        inner = " ".join(filter(None, (_adjectives(self.before), self.head())))
        inner = " ".join((inner, *(q.text(self.several) for q in self.after)))
        return _determined(self.determiner, self.other, inner)

    def possessive(self) -> str:
        return possessive(self.text())

    def pronoun(self) -> str:
        return "they" if self.several else "it"


@dataclass(frozen=True)
class Fixed:
    """A phrase that no grammar touches: a name, a pronoun, "the top card of your library"."""

    words: str
    several: bool = False
    second_person: bool = False
    infinitive: bool = False
    """Whether its verb is not inflected: "you may have *this creature* become …"."""

    @property
    def plural_verb(self) -> bool:
        return self.several or self.second_person or self.infinitive

    def number(self, several: bool) -> "Fixed":  # as a noun phrase
        return self

    def with_(self, determiner: str) -> "Fixed":  # as a noun phrase
        return self

    def text(self) -> str:
        return self.words

    def possessive(self) -> str:
        return possessive(self.words)

    def pronoun(self) -> str:
        return "you" if self.second_person else "they" if self.several else "it"


@dataclass(frozen=True)
class Listing:
    """Several phrases joined: "creatures you control and creature spells you control"."""

    parts: "tuple[Phrase, ...]"
    several: bool = False
    determiner: str = ""

    @property
    def plural_verb(self) -> bool:
        return self.several

    def number(self, several: bool) -> "Listing":
        return replace(self, several=several, parts=tuple(part.number(several) for part in self.parts))

    def with_(self, determiner: str) -> "Listing":
        many = self.several or determiner == "all"
        first, *rest = self.parts
        parts = (
            first.with_(determiner),
            *(part.with_(determiner if determiner in ("a", "each") else "") for part in rest),
        )
        return replace(self, determiner=determiner, several=many, parts=tuple(part.number(many) for part in parts))

    def text(self) -> str:
        join = "and" if self.several or self.determiner == "each" else "or"
        return listed((part.text() for part in self.parts), join)

    def possessive(self) -> str:
        return possessive(self.text())

    def pronoun(self) -> str:
        return "they" if self.several else "it"


Phrase = NounPhrase | Fixed | Listing
YOU: Final = Fixed("you", second_person=True)


def infinitive(subject: Phrase) -> Fixed:
    """The subject with "have" before it and its verb not inflected."""
    return Fixed(f"have {subject.text()}", several=subject.pronoun() == "they", infinitive=True)


def conjugated(subject: Phrase, verb: str) -> str:
    """The verb phrase as this subject does it."""
    if isinstance(subject, Fixed) and subject.infinitive:
        return re.sub(r"^are\b", "be", base_form(verb))
    return base_form(verb) if subject.plural_verb else third_person(base_form(verb))


def _adjectives(words: Sequence[str]) -> str:
    text = ""
    for before, word in zip(("", *words), words, strict=False):
        comma = before.startswith("non") and word.startswith("non")
        text += (", " if comma else " " if text else "") + word
    return text


def _determined(determiner: str, other: bool, inner: str) -> str:
    if not determiner:
        return f"other {inner}" if other else inner
    if determiner == "a":
        return f"another {inner}" if other else article(inner)
    if other:
        return f"another target {inner}" if determiner == "target" else _other(determiner, inner)
    return f"{determiner} {inner}"


def _other(determiner: str, inner: str) -> str:
    before, target, _ = determiner.rpartition("target")
    return f"{before}other target {inner}" if target else f"{determiner} other {inner}"


@dataclass
class Said:
    """What was said of a subject: verb phrases, what follows "where X is", and sentences after it."""

    clauses: list[str] = field(default_factory=list)
    where: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)

    def text(self) -> str:
        return listed(self.clauses)
