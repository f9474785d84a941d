"""The edits: where, what is there, what is put in its place, and what that breaks."""

from dataclasses import dataclass

CORE = "core/mtglayers/"


@dataclass(frozen=True)
class Edit:
    """One way to break the engine. ``more`` are further (old, new) in the same file."""

    what: str
    file: str
    old: str
    new: str
    more: tuple[tuple[str, str], ...] = ()
    study: int = 0
    """Its number among the fifteen of the core study, 0 for our own."""


EDITS = (
    # the fifteen of the study
    Edit(
        "existence is not counted as read",
        CORE + "effects.py",
        'existence: Footprint = frozenset({("static", instance)}) if instance is not None else frozenset()',
        "existence: Footprint = frozenset()",
        study=1,
    ),
    Edit(
        "writing a whole column does not meet a reader of one value of it",
        CORE + "footprints.py",
        'self._bit(column, "all") if value is None else self._value(column, value)',
        "0 if value is None else self._value(column, value)",
        study=2,
    ),
    Edit(
        "a remembered pair is dropped only when A's reads change, not B's",
        CORE + "dependency.py",
        "if not written & (self._reads(pair[0]) | self._reads(pair[1]))",
        "if not written & self._reads(pair[0])",
        study=3,
    ),
    Edit(
        "remembered pairs are never dropped within the layer",
        CORE + "dependency.py",
        "        if self._answers:\n            written",
        "        if False:\n            written",
        study=4,
    ),
    Edit(
        "loops are not looked for: if all wait, the last is taken",
        CORE + "dependency.py",
        "loop = self._free_loop(effect) if on else []",
        "loop: list[ContinuousEffect] = []",
        (
            (
                'raise AssertionError("some component of a finite graph depends on nothing outside itself")',
                "return self.effects[-1], self._reason(self.effects[-1], [], [])",
            ),
        ),
        study=5,
    ),
    Edit(
        "members of a loop do not wait for effects outside it",
        CORE + "dependency.py",
        "if effect in reached and all(effect in self._reached_from(other) for other in reached):",
        "if effect in reached:",
        study=6,
    ),
    Edit(
        "effects that appear in the middle of a layer are missed",
        CORE + "dependency.py",
        "if column is not self._column:",
        "if self._column is None:",
        study=7,
    ),
    Edit(
        "equal effects share a trial although their amounts differ",
        CORE + "dependency.py",
        "(part.does, hits) if part.same_for_all else effect",
        "(part.does, hits) if part.does else effect",
        study=8,
    ),
    Edit(
        "tie-break without the grant's timestamp and the origin",
        CORE + "board.py",
        "                grant,\n                depth(instance.origin),",
        "                0,\n                0,",
        study=9,
    ),
    Edit(
        "characteristic-defining abilities do not go first",
        CORE + "effects.py",
        "self.order = (not self.is_cda, self.key)",
        "self.order = (False, self.key)",
        study=10,
    ),
    Edit(
        "the set is taken anew in each layer",
        CORE + "journal.py",
        "return self.ruleset.locked_set and effect.identity in self.started",
        "return effect.locked is not None and effect.identity in self.started",
        study=11,
    ),
    Edit(
        "worked-out values are not compared",
        CORE + "dependency.py",
        "return bool(hits) and a.worked_out(self.layer, after, hits or 0) != a.worked_out(",
        "return False and a.worked_out(self.layer, after, hits or 0) != a.worked_out(",
        study=12,
    ),
    Edit(
        "the condition is not read in the trial",
        CORE + "effects.py",
        "condition: Footprint = effect.as_long_as.reads() if effect.as_long_as is not None else frozenset()",
        "condition: Footprint = frozenset()",
        study=13,
    ),
    Edit(
        "the amounts of started effects are not read",
        CORE + "dependency.py",
        "reads = part.reads_values",
        "reads = 0 if self.journal.set_is_fixed(effect) else part.reads_values",
        study=14,
    ),
    Edit(
        "the mana ability of an added land type is not declared as written",
        CORE + "modifications/types.py",
        'return written | _INTRINSIC if self.word_kind == "land type" else written\n\n    def apply(',
        "return written\n\n    def apply(",
        study=15,
    ),
    # our own: what exists, when, and in what order
    Edit(
        "a granted ability has its object's timestamp only",
        CORE + "board.py",
        "timestamp = max(one.timestamp, instance.granted)",
        "timestamp = one.timestamp",
    ),
    Edit(
        "what has started ends with its ability",
        CORE + "journal.py",
        'return sorted((*found, *gone), key=attrgetter("order")) if gone else found',
        "return found",
    ),
    Edit(
        "a text change does not reach what has started",
        CORE + "journal.py",
        "                if effect.identity in self.going_on:\n                    self.going_on[effect.identity] = effect",
        "                pass",
    ),
    Edit(
        "dependencies are found once, as the layer starts",
        CORE + "dependency.py",
        "if not self.ruleset.reevaluate and self._fixed is None:",
        "if self._fixed is None:",
    ),
    Edit(
        "a characteristic-defining ability and another effect can depend on each other",
        CORE + "dependency.py",
        "return a.is_cda == b.is_cda",
        "return True",
    ),
    Edit(
        "a condition that is not true counts as an empty set",
        CORE + "effects.py",
        "if condition is not None and not condition.holds(view, self.context):\n            return None",
        "if condition is not None and not condition.holds(view, self.context):\n            return 0",
    ),
    Edit(
        "the latest effect goes first",
        CORE + "gathering.py",
        'self.effects = sorted(effects, key=attrgetter("order"))',
        'self.effects = sorted(effects, key=attrgetter("order"), reverse=True)',
    ),
    Edit(
        "a trial is kept though what it started from has changed",
        CORE + "dependency.py",
        "self._trials.clear()",
        "pass",
    ),
    Edit(
        "what an effect could depend on is not asked again when effects appear",
        CORE + "dependency.py",
        "self._partners.clear()",
        "pass",
    ),
    Edit(
        "what the waiting effects write is not known again when effects appear",
        CORE + "dependency.py",
        "            self._written = 0\n            for effect",
        "            for effect",
        (("self._written |= effect.parts[self.layer].writes", "self._written = effect.parts[self.layer].writes"),),
    ),
    Edit(
        "a layer in which only started effects have parts is left out",
        CORE + "evaluation.py",
        " and layer not in journal.layers:",
        ":",
    ),
    Edit(
        "effects whose ability was lost are still gathered",
        CORE + "gathering.py",
        "if column is self.column:",
        "if True:",
    ),
    Edit(
        "what has gained a static ability is not gathered",
        CORE + "gathering.py",
        "return any(held & ~before.get(instance, 0) for instance, held in now.items())",
        "return any(instance not in before for instance in now)",
    ),
    Edit(
        "an ability that the same place of another text has counts as the same text",
        CORE + "effects.py",
        "if held & self.context.this and cast(Instance, other).identity == identity:\n                return _said(other, self.place)",
        "if held & self.context.this and cast(Instance, other).identity == identity:\n                return self.instance and _said(self.instance, self.place)",
    ),
    Edit(
        "a started effect is asked for its set again in a trial",
        CORE + "dependency.py",
        "if not self.journal.set_is_fixed(a) and self._as_it_would_be(a, after).applies_to(after) != hits:",
        "if self._as_it_would_be(a, after).applies_to(after) != hits:",
    ),
    Edit(
        "a characteristic-defining ability functions on the battlefield only",
        CORE + "board.py",
        'zone in static.zones or (zone != "phased out" and self._defines_in(instance, static))',
        "zone in static.zones",
    ),
    Edit(
        "a granted ability can be characteristic-defining",
        CORE + "board.py",
        "own_text=instance.is_own_text)",
        "own_text=True)",
    ),
    Edit(
        "a conditional ability can be characteristic-defining",
        CORE + "cda.py",
        "effect.as_long_as is None and all(m.defines for m in effect.does)",
        "all(m.defines for m in effect.does)",
    ),
    Edit(
        "copied text is taken for the text that was there",
        CORE + "abilities.py",
        'return self.of(ability, "printed" if by is None else ("printed", by), place, 0, card)',
        'return self.of(ability, "printed", place, 0, card)',
    ),
    Edit(
        "a resolution applies to what fits instead of what was locked in",
        CORE + "effects.py",
        "if self.locked is not None:\n            return self.locked",
        "if self.locked is not None and not isinstance(self.data.applies_to, Filter):\n            return self.locked",
    ),
    # what effects do, and what words mean
    Edit(
        '"you" is the owner',
        CORE + "context.py",
        'view["controller"].items()',
        'view["owner"].items()',
    ),
    Edit(
        "words that name no zone mean every zone",
        CORE + "filters.py",
        "return compiled(self.in_a_zone())(view, context)",
        "return compiled(self)(view, context)",
    ),
    Edit(
        "an effect whose words name no zone applies in every zone",
        CORE + "effects.py",
        "compiled(whom.in_a_zone()) if",
        "compiled(whom) if",
    ),
    Edit(
        "subtypes without their card type (205.3d)",
        CORE + "modifications/types.py",
        "    if owners is None:\n        return bits",
        "    if True or owners is None:\n        return bits",
    ),
    Edit(
        "subtypes stay when their card type goes (205.1a)",
        CORE + "modifications/types.py",
        "            drop_orphaned_subtypes(view, hits)",
        "            pass",
    ),
    Edit(
        "setting a basic land type leaves the land its text (305.7)",
        CORE + "modifications/types.py",
        "if held & hits and instance.is_own_text:",
        "if held & hits and not instance.is_own_text:",
    ),
    Edit(
        "lands keep the mana abilities of lost types (305.6)",
        CORE + "characteristics.py",
        "view.remove(instance.column, instance, bits & ~having)",
        "pass",
    ),
    Edit(
        "losing all abilities leaves the static ones",
        CORE + "modifications/abilities.py",
        'for column in ("static", "ability"):\n            if not self.keep:',
        'for column in ("ability",):\n            if not self.keep:',
    ),
    Edit(
        "text changes reach granted abilities",
        CORE + "modifications/text.py",
        "if held & hits and instance.is_own_text and context.instances is not None:",
        "if held & hits and context.instances is not None:",
    ),
    Edit(
        "every creature type is not this creature type",
        CORE + "filters.py",
        'return f"({cell} | {code.cell(self.word_kind, EVERY)})" if self.word_kind == "creature type" else cell',
        "return cell",
    ),
    Edit(
        "base toughness is read after base power was set",
        CORE + "modifications/power_toughness.py",
        "amount.spread(before, context, hits)",
        "amount.spread(view, context, hits)",
    ),
    Edit(
        "switching forgets the toughness that was",
        CORE + "modifications/power_toughness.py",
        'powers, toughnesses = view.spread("power", hits), view.spread("toughness", hits)\n        for n, bits in toughnesses:\n            view.set("power", n, bits)',
        'toughnesses = view.spread("toughness", hits)\n        for n, bits in toughnesses:\n            view.set("power", n, bits)\n        powers = view.spread("power", hits)',
    ),
    Edit(
        "-1/-1 counters are +1/+1 counters",
        "plugins/mtglayers_plugins/counters.py",
        "number * int(part)",
        "number * abs(int(part))",
    ),
    Edit(
        "a can't-have does not keep the ability away",
        CORE + "modifications/abilities.py",
        'view.add("can\'t have", self.ability, hits)',
        "pass",
    ),
    Edit(
        "a number of the affected object is that of the first",
        CORE + "view.py",
        "found = [(value, held & bits) for value, held in self[column].items() if held & bits]",
        "found = [(value, bits) for value, held in self[column].items() if held & bits][:1]",
    ),
    Edit(
        "P/T modifiers of static abilities apply with the counters (m10)",
        "plugins/mtglayers_plugins/rulesets.py",
        '("pt-modify-static", "pt-modify-resolved")),\n        ("7d", f"{section}.3d", "power and toughness counters", ("pt-counter",)),',
        '("pt-counter",)),\n        ("7d", f"{section}.3d", "power and toughness counters", ("pt-modify-static", "pt-modify-resolved")),',
    ),
    # games and their copies
    Edit(
        "a copy edits the objects that it shares",
        CORE + "parts.py",
        "        if self._shared:\n",
        "        if False:\n",
    ),
    Edit(
        "what is touched by one of two copies is touched in the other",
        CORE + "parts.py",
        "self.objects.copy(), self.touched.copy(), False",
        "self.objects.copy(), self.touched, False",
    ),
    Edit(
        "an object that changes is not among those touched",
        CORE + "parts.py",
        "self.touched.add(id)",
        "pass",
    ),
    Edit(
        "a change that fails has edited the objects",
        CORE + "game.py",
        "self._changing = self._shared = True",
        "self._changing = True",
    ),
    Edit(
        "a change that fails gives back objects that a copy has as its own",
        CORE + "game.py",
        "vars(self).update(before, _shared=True, _number=self._number)",
        "vars(self).update(before, _number=self._number)",
    ),
)  # fmt: skip
