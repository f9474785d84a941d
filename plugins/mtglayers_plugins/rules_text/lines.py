"""A card's text to abilities: the lines, and what kind of ability each is by its shape (113.3, 602.1, 603.1, 614.1c)."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from mtglayers.abilities import (
    Ability,
    Activated,
    AsEnters,
    Effect,
    Keyword,
    Level,
    Mana,
    Spell,
    Static,
    Triggered,
)
from mtglayers.amounts import CountOf, Number
from mtglayers.conditions import Condition, Told
from mtglayers.events import Chapter, Enters, Event, Happens
from mtglayers.filters import (
    And,
    AnyTarget,
    ChosenWord,
    Controlled,
    EventObject,
    Filter,
    Granter,
    Not,
    Permanents,
    Reference,
    Target,
    ThatTarget,
    This,
    Word,
)
from mtglayers.instructions import BecomesYourChoice, Choose, Instruction, Modal, Mode
from mtglayers.modifications.rules import Rule
from mtglayers.nodes import Node
from mtglayers.players import TargetPlayer, You
from mtglayers_plugins.rules_text import damage
from mtglayers_plugins.rules_text.antecedents import Antecedents
from mtglayers_plugins.rules_text.clauses import Clause, Step
from mtglayers_plugins.rules_text.compiler import Compiler, sentences
from mtglayers_plugins.rules_text.guards import NotUnderstood, check_whole
from mtglayers_plugins.rules_text.lexer import Lexer, pieces

SPELLS: Final = frozenset({"Instant", "Sorcery"})
NUMBER_WORDS: Final = {
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
}
ABILITY_WORD: Final = re.compile(r"^(?!Choose|I|V|X)[A-Z][\w'’]*(?: [\w'’]+){0,4} — (?=[A-Z~{])")
COST: Final = re.compile(r'^((?:\{[^{}]+\}|[A-Z[+−-])[^:".]*?): (.+)$', re.DOTALL)
TRIGGER: Final = re.compile(r"^(When|Whenever|At) (.+)$", re.DOTALL)
ONLY: Final = re.compile(r"\s*\b(Activate(?: this ability)? only [^.]+|Any player may activate this ability)\.?$")
LIMIT: Final = re.compile(r"\s*(This ability triggers only [^.]+)\.?$")
CHAPTER: Final = re.compile(r"^([IVX]+(?:, [IVX]+)*) — (.+)$", re.DOTALL)
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
PAST: Final = re.compile(
    r"\b(?:was|were|had|did|didn't|cast|died|attacked|entered|dealt|lost|gained|drew|discarded|left)\b"
)
"""What only the past shows, no board: an intervening "if" about that is kept in words."""
FORECAST: Final = "Activate only during your upkeep and only once each turn."
"""What the keyword says without words (702.57a)."""
YOUR_CHOICE: Final = re.compile(r"^it becomes your choice of (.+?)\.?$", re.IGNORECASE)
LEVEL: Final = re.compile(r"^(LEVEL|STATION) (\d+)(?:-(\d+)|\+)$")


class Lines:
    """Compiles the text of one object."""

    def __init__(self, lexer: Lexer, name: str, types: frozenset[str], *, quoted: bool = False) -> None:
        self.lexer = lexer
        self.name = name
        self.types = types
        self.quoted = quoted

    # ---- text to lines

    def text(self, text: str) -> tuple[Ability, ...]:
        """The abilities of a whole text box."""
        abilities: list[Ability] = []
        lines = self.lines(text)
        while lines:
            line = lines.pop(0)
            level = LEVEL.match(line)
            if level:
                inside: list[str] = []
                while lines and not LEVEL.match(lines[0]):
                    inside.append(lines.pop(0))
                abilities.append(self._level(level, inside))
                continue
            if line.endswith("—"):
                modes = []
                while lines and lines[0].startswith("•"):
                    modes.append(lines.pop(0)[1:].strip())
                line = "\n".join([line, *modes])
            abilities.extend(self.line(line))
        whole = self._one_after_another(abilities) if self.types & SPELLS else tuple(abilities)
        for ability in whole:
            check_whole(ability, text)
        return whole

    @staticmethod
    def _one_after_another(abilities: list[Ability]) -> tuple[Ability, ...]:
        """Each paragraph of an instant or sorcery is an ability (113.2c); their targets are numbered through."""
        found: list[Ability] = []
        done: list[Instruction] = []
        place = 0
        for ability in abilities:
            if not isinstance(ability, Spell):
                found.append(ability)
                continue
            moved = tuple(_moved(one, place) if place else one for one in ability.instructions)
            place += max(
                (n.place for n in ability.walk() if isinstance(n, Target | AnyTarget | TargetPlayer)), default=0
            )
            done.extend(moved)
            found.append(Spell(tuple(_other_than_target(one, done) for one in moved)))
        return tuple(found)

    def lines(self, text: str) -> list[str]:
        """The lines without reminder text, the object's own name as ~."""
        text = text.replace("’", "'").replace("“", '"').replace("”", '"').replace("\u2212", "-")
        text = re.sub(r" ?\([^()]*\)", "", text)
        text = re.sub(r"\b(enters?) the battlefield\b", r"\1", text)
        land = re.search(r"choose a (?:basic )?land type", text) and not re.search(r"choose a creature type", text)
        if land:
            text = text.replace("the chosen type", "the chosen land type")
        text = self._own_name(text)
        return [line.strip() for line in text.split("\n") if line.strip()]

    def _own_name(self, text: str) -> str:
        if not self.name:
            return text
        names = [self.name]
        short = re.split(r",| the | of ", self.name)[0]
        if (short != self.name and "," in self.name) or " the " in self.name:
            names.append(short)
        first = self.name.partition(" ")[0]  # "Trostani" of Trostani Discordant (201.5c)
        if first != self.name and pieces(first)[0].lower() not in self.lexer.table and "," not in first:
            text = re.sub(rf"(?<![\w'-]){re.escape(first)}(?! [A-Z])(?![\w-])", "~", self._full_name(text, names))
        return self._full_name(text, names)

    @staticmethod
    def _full_name(text: str, names: list[str]) -> str:
        for name in names:
            text = re.sub(rf"(?<![\w'-]){re.escape(name)}(?![\w-])(?<!named {re.escape(name)})", "~", text)
        return text

    # ---- one line

    def line(self, line: str) -> tuple[Ability, ...]:
        """The abilities of one line (several for a line of keywords)."""
        forecast = line.startswith("Forecast — ")
        line = ABILITY_WORD.sub("", line)
        if forecast and "Activate only" not in line:
            line = f"{line} {FORECAST}"
        keywords = self._keywords(line)
        if keywords is not None:
            return keywords
        compiler = self._compiler()
        spell = bool(self.types & SPELLS)
        cost = COST.match(line)
        if cost and not (spell and line.startswith("As")):
            return (self._activated(cost[1], cost[2]),)
        chapter = CHAPTER.match(line)
        if chapter:
            numbers = tuple(ROMAN.index(n) for n in chapter[1].split(", "))
            return (Triggered(Chapter(numbers), self._effect(chapter[2], compiler, Antecedents())),)
        trigger = TRIGGER.match(line)
        if trigger and not (spell and "this turn" in line):
            return (self._triggered(trigger[1].lower(), trigger[2]),)
        entering = self._entering(line)
        if entering is not None:
            return entering
        if spell:
            return self._spell(line, compiler)
        replacement = self._replacement(line, compiler)
        if replacement is not None:
            return replacement
        return compiler.statics(line)

    def _compiler(self) -> Compiler:
        return Compiler(self.lexer, self.name, self._quote, quoted=self.quoted)

    def _quote(self, text: str) -> tuple[Ability, ...]:
        inside = text.rstrip(",").replace("'", '"') if " '" in text else text.rstrip(",")
        return Lines(self.lexer, "", frozenset({"Creature"}), quoted=True).text(inside)

    def _keywords(self, line: str) -> tuple[Ability, ...] | None:
        if line.endswith("."):
            return None
        if line == "Enchant player":
            return (Keyword("enchant", phrase="player"),)
        prototype = re.match(r"^Prototype ((?:\{[^{}]+\})+) — (\d+/\d+)$", line)
        if prototype:
            return (Keyword("prototype", (), prototype[1], None, prototype[2]),)
        numbered = re.match(r"^(Reinforce|Suspend|Impending|Awaken) (\d+)—((?:\{[^{}]+\})+)$", line)
        if numbered:
            return (Keyword(numbered[1].lower(), (), numbered[3], int(numbered[2])),)
        dash = re.match(r"^([A-Z][a-z ]+)—(.+)$", line)
        if dash and dash[1].lower() in self.lexer.vocabulary.keywords:
            return (Keyword(dash[1].lower(), (), dash[2].rstrip(".")),)
        cost = re.match(r"^([A-Z][a-z ]+?) ((?:\{[^{}]+\})+)$", line)
        if cost and self.lexer.vocabulary.keywords.get(cost[1].lower()) == "cost":
            return (Keyword(cost[1].lower(), (), cost[2]),)
        try:
            return self._compiler().keywords(line.replace(";", ","))
        except NotUnderstood:
            return None

    # ---- activated abilities

    def _activated(self, cost: str, effect: str) -> Ability:
        compiler = self._compiler()
        if re.match(r"^(?:Add|For each)\b", effect) and effect.startswith("Add"):
            return self._mana(cost, effect, compiler)
        only = ""
        found = ONLY.search(effect)
        if found:
            only, effect = found[1], effect[: found.start()].strip()
        cost_text, nodes = self._cost(cost, compiler)
        timing = only == "" or only.endswith(("as a sorcery", "as an instant"))
        only_text, more = (only, ()) if timing else compiler.slots(only)
        itself = This() if re.search(r"~|\bthis\b", cost) else None
        instructions = self._effect(effect, compiler, Antecedents(itself))
        return Activated(cost_text, instructions, only_text, (*nodes, *more))

    def _cost(self, cost: str, compiler: Compiler) -> tuple[str, tuple[Node, ...]]:
        if re.fullmatch(r"\[?[+-]?(?:\d+|X)\]?", cost):
            bare = cost.strip("[]").replace("-", "−")
            return f"[{bare}]", ()
        if re.fullmatch(r"(?:\{[^{}]+\}(?:, )?)+", cost):
            return cost, ()
        return compiler.slots(cost)

    def _mana(self, cost: str, effect: str, compiler: Compiler) -> Ability:
        parts = sentences(effect)
        added = parts[0].removeprefix("Add ").rstrip(".")
        cost_text, nodes = self._cost(cost, compiler)
        note, more = compiler.slots(" ".join(parts[1:]).rstrip(".")) if parts[1:] else ("", ())
        nodes = (*nodes, *more)
        symbols = re.findall(r"\{([^{}]+)\}", added)
        if re.fullmatch(r"(?:\{[^{}]+\})+", added):
            return Mana(cost_text, tuple(symbols), note, len(symbols) > 1, None, nodes)
        if re.fullmatch(r"\{[^{}]+\}(?:, \{[^{}]+\})*,? or \{[^{}]+\}", added):
            return Mana(cost_text, tuple(symbols), note, False, None, nodes)
        if added == "one mana of any color":
            return Mana(cost_text, ("any",), note, False, None, nodes)
        many = re.fullmatch(r"(\w+) mana of any one color", added)
        if many and many[1] in NUMBER_WORDS:
            return Mana(cost_text, ("any",), note, False, Number(NUMBER_WORDS[many[1]]), nodes)
        if added == "one mana of the chosen color":
            return Mana(cost_text, (ChosenWord("color"),), note, False, None, nodes)
        each = re.fullmatch(r"\{(\w)\} for each (.+)", added)
        if each:
            what = compiler.noun(each[2]).filter()
            if what is not None:
                return Mana(cost_text, (each[1],), note, False, CountOf(what), nodes)
        equal = re.fullmatch(r"an amount of \{(\w)\} equal to (.+)", added)
        if equal:
            return Mana(cost_text, (equal[1],), added, False, None, nodes)
        raise NotUnderstood(added, effect, "which mana is added?")

    # ---- triggered abilities

    def _triggered(self, word: str, rest: str) -> Ability:
        error: NotUnderstood | None = None
        hidden = re.sub(r'"[^"]*"', lambda m: "\x00" * len(m.group()), rest)
        for comma in re.finditer(", ", hidden):
            event_text, effect = rest[: comma.start()], rest[comma.end() :]
            try:
                return self._trigger(word, event_text, effect)
            except NotUnderstood as refused:
                error = error or refused
        raise error or NotUnderstood(rest, rest, "a triggered ability has a comma after its event")

    def _trigger(self, word: str, event_text: str, effect: str) -> Ability:
        compiler = self._compiler()
        event, antecedents = self._event(word, event_text, compiler)
        limit = ""
        found = LIMIT.search(effect)
        if found:
            limit, effect = found[1], effect[: found.start()].strip()
        if_: Condition | None = None
        intervening = re.match(r"^if ([^,]+), (.+)$", effect, re.DOTALL)
        if intervening:
            if_ = self._intervening(intervening[1], compiler, antecedents)
            effect = intervening[2]
        effect = effect[0].upper() + effect[1:]
        about = antecedents.that
        instructions = self._effect(effect, compiler, antecedents)
        if isinstance(about, EventObject) and self.types and about.noun not in map(_card_type, self.types):
            instructions = tuple(_other_than(about, one) for one in instructions)
        return Triggered(event, instructions, if_, limit)

    @staticmethod
    def _intervening(text: str, compiler: Compiler, antecedents: Antecedents) -> Condition:
        try:
            return antecedents.asked(cast(Condition, compiler.read(text, "conditions")), intervening=True)
        except NotUnderstood:
            if not PAST.search(text):
                raise
            return Told(*compiler.slots(text))

    def _event(self, word: str, text: str, compiler: Compiler) -> tuple[Event, Antecedents]:
        enters = re.fullmatch(r"(.+?) enters?(?: the battlefield)?( under your control)?", text)
        if enters:
            two = re.fullmatch(r"(~|this \w+) or (.+)", enters[1])
            try:
                what = compiler.noun(two[2] if two else enters[1]).filter()
            except NotUnderstood:
                what = None
            if two and what is not None:
                what = This() | what
            if what is not None:
                if enters[2]:
                    what = what & Controlled(You())
                if what == This():
                    return Enters(what), Antecedents(what)
                event = EventObject(_noun_of(what))
                return Enters(what), Antecedents(event, event)
        if re.search(r"\. |, if |, then |[.:]$", text) or ("," in text and not re.search(r", (?:or|and) ", text)):
            raise NotUnderstood(text, text, "the event ends at its first comma")
        words, nodes = compiler.slots(text)
        objects = [node for node in nodes if isinstance(node, Filter)]
        first = objects[0] if objects and re.match(r"^(?:an? |another )?\{\}", words) else None
        others = [node for node in objects if node not in (This(), Granter())]
        it: Filter | None = first
        if first is not None and not isinstance(first, Reference):
            it = EventObject(_noun_of(first))
        that: Reference | None = None
        if len(others) == 1 or (others and first is others[0]):
            that = others[0] if isinstance(others[0], Reference) else EventObject(_noun_of(others[0]))
        if words.startswith("{} or {}") and first == This() and isinstance(nodes[1], Filter):
            it = that
            words, nodes = words.replace("{} or {}", "{}", 1), (This() | nodes[1], *nodes[2:])
        return Happens(word, words, nodes), Antecedents(it, that)

    # ---- what resolves

    def _effect(self, effect: str, compiler: Compiler, antecedents: Antecedents) -> tuple[Instruction, ...]:
        modal = re.match(r"^Choose (.+?) —\n(.+)$", effect, re.DOTALL)
        if modal:
            return (self._modal(modal[1], modal[2].split("\n")),)
        return compiler.instructions(effect, antecedents)

    def _modal(self, how_many: str, lines: list[str]) -> Instruction:
        modes = []
        for line in lines:
            named = re.match(r"^([A-Z][\w' ]+) — (.+)$", line)
            body = named[2] if named else line
            modes.append(Mode(self._compiler().instructions(body, Antecedents()), named[1] if named else ""))
        return Modal(tuple(modes), how_many)

    def _spell(self, line: str, compiler: Compiler) -> tuple[Ability, ...]:
        if re.match(r"^(?:~|This spell) (?:is|are|can't be countered|costs?)\b", line) and "until" not in line:
            return compiler.statics(line)
        only = re.match(r"^Cast (?:~|this spell) (only [^.]+)\.?$", line)
        if only:  # 113.6e
            rule = Rule(*compiler.slots(f"may be cast {only[1]}"))
            return (Static((Effect.of(This(), rule),), ("stack",)),)
        return (Spell(self._effect(line, compiler, Antecedents())),)

    # ---- entering, replacement

    def _entering(self, line: str) -> tuple[Ability, ...] | None:
        compiler = self._compiler()
        as_ = re.match(r"^As (~|this \w+) enters( or is turned face up)?, (.+)$", line, re.DOTALL)
        if as_:
            instructions = self._as_enters(as_[3], compiler)
            return (AsEnters(instructions, or_face_up=bool(as_[2])),)
        if not re.search(r"\benters?\b", line) or (line.startswith(("If", "When", "At")) and " was kicked" not in line):
            return None
        kicked = re.match(r"^If ([^,]+ was kicked), it (enters .+)$", line)
        condition: Condition | None = None
        text = line
        if kicked:
            condition = compiler.condition(kicked[1], Antecedents(This()))
            text = f"~ {kicked[2]}"
        unless = re.match(r"^(.+ enters tapped) unless (.+?)\.?$", text)
        if unless:
            condition = ~compiler.condition(unless[2], Antecedents(This()))
            text = unless[1]
        parts = sentences(text)
        try:
            what, instruction, may = cast(tuple[Filter, Instruction, bool], compiler.read(parts[0], "enters"))
        except NotUnderstood:
            if re.match(r"^(?:~|This \w+) enters\b|^You may have", text):
                raise
            return None
        if len(parts) > 1:
            raise NotUnderstood(parts[1], line)
        return (AsEnters((Antecedents(This()).resolved(instruction),), what, may, False, condition),)

    def _as_enters(self, text: str, compiler: Compiler) -> tuple[Instruction, ...]:
        text = text[0].upper() + text[1:]
        choice = YOUR_CHOICE.match(text)
        if choice:
            return (self._your_choice(choice[1], compiler),)
        try:
            made: list[Instruction] = []
            for sentence in sentences(text):
                step = compiler.read(sentence, "entering")
                made.extend(Antecedents(This()).instructions((cast(Step, step),)))
            chosen = re.search(r"\bthe (color|creature type|basic land type|land type) of your choice\b", text)
            if chosen:
                made.insert(0, Choose(chosen[1]))  # type: ignore[arg-type]  # one of the words of Choose
        except NotUnderstood:
            return compiler.instructions(text, Antecedents(This()))
        return tuple(made)

    @staticmethod
    def _your_choice(text: str, compiler: Compiler) -> Instruction:
        """ "A 3/3 creature, a 2/2 creature with flying, or …": what each of them sets; "creature" it is anyway."""
        choices, names = [], []
        for piece in re.split(r", or | or (?=an? |\d)|, (?=an? |\d)", text):
            clause = cast(tuple[Clause, ...], compiler.read(f"~ is {piece}", "statics"))[0]
            does = [one for phrase in clause.phrases for one in phrase.act.does]
            choices.append(tuple(one for one in does if getattr(one, "word_kind", "") != "card type"))
            names.append(re.sub(r"^an? ", "", piece).removesuffix(" in addition to its other types"))
        return BecomesYourChoice(tuple(choices), tuple(names) if all(len(one) > 1 for one in choices[1:]) else ())

    def _replacement(self, line: str, compiler: Compiler) -> tuple[Ability, ...] | None:
        """A replacement or prevention effect, whose kind is known and whose words are kept (614, 615)."""
        prevents = re.match(r"^(?:Prevent\b|If .+ would .+, prevent\b)", line)
        replaces = (
            re.match(r"^If .+ would .+ instead\.?$|^If .+ would .+, instead ", line) or line == "Skip your draw step."
        )
        if (not prevents and not replaces) or re.search(r"\b(?:copy|becomes?|control of|under \w+ control)\b", line):
            return None
        text, nodes = compiler.slots(line.rstrip("."))
        return (damage.replacement(text[0].lower() + text[1:], nodes, prevents=bool(prevents)),)

    def _level(self, level: "re.Match[str]", inside: list[str]) -> Ability:
        power = toughness = None
        if inside and re.fullmatch(r"\d+/\d+", inside[0]):
            power, toughness = (int(n) for n in inside.pop(0).split("/"))
        abilities = tuple(ability for line in inside for ability in self.line(line))
        counter = "level" if level[1] == "LEVEL" else "charge"
        return Level(int(level[2]), None if level[3] is None else int(level[3]), power, toughness, abilities, counter)


def _noun_of(what: Filter) -> Filter:
    """The noun that "that creature" repeats: the card type of a description, or the whole of it."""
    for part in what.parts if isinstance(what, And) else (what,):
        if isinstance(part, Word) and part.word_kind == "card type":
            return part
    return Permanents()


def _moved(instruction: Instruction, by: int) -> Instruction:
    """The instruction with its targets numbered from ``by`` onwards."""

    def change(node: Node) -> Node | None:
        if isinstance(node, Target):
            return replace(node, filter=node.filter.rewrite(change), place=node.place + by)
        if isinstance(node, ThatTarget | AnyTarget | TargetPlayer):
            return replace(node, place=node.place + by)
        return None

    return instruction.rewrite(change)


def _card_type(word: str) -> Filter:
    return Word(word, "card type")


def _other_than(about: EventObject, instruction: Instruction) -> Instruction:
    """ "Each other creature" of what is no creature itself is other than the creature that was spoken of."""

    def change(node: Node) -> Node | None:
        if isinstance(node, Ability):
            return node
        if isinstance(node, And) and about.noun in node.parts and Not(This()) in node.parts:
            return And.of(*(Not(about) if part == Not(This()) else part for part in node.parts))
        return None

    return instruction.rewrite(change)


def _other_than_target(instruction: Instruction, among: Sequence[Instruction]) -> Instruction:
    """ "Each other creature" in a spell is other than its target: the spell itself is no creature."""
    if not any(isinstance(node, Target) for one in among for node in one.walk()):
        return instruction

    def change(node: Node) -> Node | None:
        if isinstance(node, Ability) or (isinstance(node, Target) and node.place == 1):
            return node  # an ability that is given speaks of who then has it
        return Not(ThatTarget(1)) if node == Not(This()) else None

    return instruction.rewrite(change)


__all__ = ["Lines"]
