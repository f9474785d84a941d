"""Keyword abilities as the game prints them: "flying", "protection from red", "swampwalk", "equip {2}"."""

from mtglayers.abilities import Keyword
from mtglayers.filters import And, ChosenWord, Colors, Filter, Word
from mtglayers_plugins.english import nouns, spelling
from mtglayers_plugins.english.phrases import article, capitalised, listed, plural, sentence
from mtglayers_plugins.english.voice import Voice


def keyword(ability: Keyword, voice: Voice) -> str:
    """The keyword with its parameters, without a capital or a full stop (unless its cost is a sentence)."""
    match ability.name:
        case "landwalk" if ability.what:
            return _landwalk(ability.what[0], voice)
        case "landcycling" | "typecycling" if ability.what:
            words = f"{nouns.noun(ability.what[0], voice).text().lower()}cycling"
        case "protection" | "hexproof" if ability.what:
            words = f"{ability.name} {listed(f'from {_quality(what, voice)}' for what in ability.what)}"
        case "protection" | "hexproof" if ability.phrase:
            return (
                f"{ability.name} {ability.phrase if ability.phrase.startswith('from ') else f'from {ability.phrase}'}"
            )
        case "enchant" | "equip" | "bestow" if ability.what:
            words = f"{ability.name} {listed((nouns.noun(what, voice).text() for what in ability.what), 'or')}"
        case "affinity" if ability.what:
            words = f"affinity for {nouns.noun(ability.what[0], voice).number(several=True).text()}"
        case "champion" if ability.what:
            words = f"champion {article(nouns.noun(ability.what[0], voice).text())}"
        case "splice" if ability.what:
            words = f"splice onto {nouns.noun(ability.what[0], voice).text()}"
        case "offering" if ability.what:
            words = f"{nouns.noun(ability.what[0], voice).text()} offering"
        case name:
            words = " ".join([name, *(nouns.noun(what, voice).text() for what in ability.what)])
    return _parameters(words, ability)


def _parameters(words: str, ability: Keyword) -> str:
    if ability.number is not None:
        words += f" {ability.number}"
    if ability.name == "prototype":
        return f"{words} {ability.cost} — {ability.phrase}"
    if ability.name == "escape" and ability.phrase:
        return f"{words}—{ability.cost}, {sentence(ability.phrase)[:1].lower()}{sentence(ability.phrase)[1:]}"
    if ability.cost:
        if not ability.cost.startswith("{"):
            return f"{words}—{sentence(ability.cost)}"
        words += f"{'—' if ability.number is not None else ' '}{ability.cost}"
    if ability.phrase:
        words += f"{'' if ability.phrase.startswith('—') else ' '}{ability.phrase}"
    return words


def _landwalk(what: Filter, voice: Voice) -> str:
    parts = what.parts if isinstance(what, And) else (what,)
    words = [part for part in parts if isinstance(part, Word) and part.word_kind == "land type"]
    rest = [part for part in parts if part not in words and part != Word("Land", "card type")]
    before = "".join(f"{word} " for word in nouns.adjectives(And.of(*rest), voice)) if rest else ""
    return f"{before}{words[0].word.lower()}walk" if words else f"{before}landwalk"


def _quality(what: Filter, voice: Voice) -> str:
    match what:
        case Word(word_kind="color") | Colors() | ChosenWord(word_kind="color"):
            return " ".join(nouns.adjectives(what, voice))
        case Word(word_kind="supertype"):
            return spelling.word(what)
        case ChosenWord():
            return spelling.chosen(what, voice)
        case Word():
            return plural(spelling.word(what))
        case _:
            return nouns.several(what, voice, all_=False).text()


def capitalised_line(abilities: list[Keyword], voice: Voice) -> str:
    """Several keyword abilities as one line of a card."""
    texts: list[str] = []
    for ability in abilities:
        text = keyword(ability, voice)
        if texts and ability.name == "protection" and texts[-1].startswith("protection from "):
            texts[-1] += f" and {text.removeprefix('protection ')}"
        else:
            texts.append(text)
    return capitalised(", ".join(texts))
