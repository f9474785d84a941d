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
    elsewhere: tuple[tuple[str, str, str], ...] = ()
    """Further (file, old, new), where two lines guard the same."""

    @property
    def places(self) -> tuple[tuple[str, str, str], ...]:
        """All that is changed: (file, old, new)."""
        return ((self.file, self.old, self.new), *((self.file, *more) for more in self.more), *self.elsewhere)


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
        "if at < asked_after or at < written_at.get(other, 0):",
        "if at < asked_after:",
        study=3,
    ),
    Edit(
        "remembered pairs are never dropped within the layer",
        CORE + "dependency.py",
        "if at < asked_after or at < written_at.get(other, 0):",
        "if at < 0:",
        study=4,
    ),
    Edit(
        "loops are not looked for: if all wait, the last is taken",
        CORE + "waiting.py",
        "(loop := dependencies.free_loop(effect))",
        "False",
        more=(
            (
                'raise AssertionError("some component of a finite graph depends on nothing outside itself")',
                "effect = self.effects[-1]",
            ),
        ),
        study=5,
    ),
    Edit(
        "members of a loop do not wait for effects outside it",
        CORE + "dependency.py",
        "free = len(members) > 1 and all(members.issuperset(on) for on in edges.values())",
        "free = len(members) > 1",
        study=6,
    ),
    Edit(
        "effects that appear in the middle of a layer are missed",
        CORE + "waiting.py",
        'if view.columns["static"] is not self.gathered.column:',
        "if False:",
        study=7,
    ),
    Edit(
        "equal effects share a trial although their amounts differ",
        CORE + "dependency.py",
        "key: object = (part.alike, hits) if part.alike else effect",
        "key: object = (part.does, hits)",
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
        "self._locked_set = ruleset.locked_set",
        "self._locked_set = False",
        study=11,
    ),
    Edit(
        "worked-out values are not compared",
        CORE + "dependency.py",
        "return hits is not None and hits != 0 and a.worked_out(",
        "return False and hits is not None and a.worked_out(",
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
        CORE + "plans.py",
        "reads = part.reads_values",
        "reads = 0 if journal.set_is_fixed(effect) else part.reads_values",
        study=14,
    ),
    Edit(
        "the mana ability of an added land type is not declared as written",
        CORE + "modifications/types.py",
        'return written | _INTRINSIC if self.word_kind == "land type" else written',
        "return written",
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
        "                if effect.number in self.going_on:\n                    self.going_on[effect.number] = effect",
        "                pass",
    ),
    Edit(
        "dependencies are found once, as the layer starts",
        CORE + "waiting.py",
        "if not journal.ruleset.reevaluate:",
        "if True:",
    ),
    Edit(
        "a characteristic-defining ability and another effect can depend on each other",
        CORE + "plans.py",
        "return a.is_cda == b.is_cda",
        "return True",
    ),
    Edit(
        "a condition that is not true counts as an empty set",
        CORE + "effects.py",
        "if condition.holds(view, context) else None",
        "if condition.holds(view, context) else 0",
    ),
    Edit(
        "the latest effect goes first",
        CORE + "gathering.py",
        "sorted(effects, key=_order)",
        "sorted(effects, key=_order, reverse=True)",
    ),
    Edit(
        "a trial is kept though what it started from has changed",
        CORE + "dependency.py",
        "        self._trials.clear()\n",
        "",
    ),
    Edit(
        "what an effect depends on is kept though another was applied",
        CORE + "dependency.py",
        "        self._on.clear()\n",
        "",
    ),
    Edit(
        "a loop is kept though another effect was applied",
        CORE + "dependency.py",
        "            self._loops.clear()\n",
        "            pass\n",
    ),
    Edit(
        "what a trial really changed is kept though what it started from has changed",
        CORE + "dependency.py",
        "            self._really.clear()\n",
        "            pass\n",
    ),
    Edit(
        "who reads one creature type is not asked when a trial gives every one",
        CORE + "view.py",
        "changed.add((column, None if value == EVERY else value))",
        "changed.add((column, value))",
    ),
    Edit(
        "what an effect could depend on is not asked again when effects appear",
        CORE + "dependency.py",
        "        self.plan = plan\n",
        '        if hasattr(self, "plan"):\n            plan.questions.update(self.plan.questions)\n        self.plan = plan\n',
    ),
    Edit(
        "a layer in which only started effects have parts is left out",
        CORE + "evaluation.py",
        "if layer not in gathered.by_layer and layer not in journal.going_on_in:",
        "if layer not in gathered.by_layer:",
    ),
    Edit(
        "effects whose ability was lost are still gathered",
        CORE + "gathering.py",
        "if effect.instance in fewer and not column.get(effect.instance, 0) & effect.context.this",
        "if False",
    ),
    Edit(
        "what has gained a static ability is not gathered",
        CORE + "gathering.py",
        "if any(held & ~before.get(instance, 0) for instance, held in column.items()):",
        "if any(instance not in before for instance in column):",
    ),
    Edit(
        "an ability that the same place of another text has counts as the same text",
        CORE + "effects.py",
        "if held & self.context.this and cast(Instance, other).identity == identity:\n                return _said(other, self.place)",
        "if held & self.context.this and cast(Instance, other).identity == identity:\n                return self.instance and _said(self.instance, self.place)",
    ),
    Edit(
        "a started effect is asked for its set again in a trial",
        CORE + "plans.py",
        "objects=not fixed and bool(",
        "objects=bool(",
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
        "    if locked is None:\n",
        "    if locked is None or isinstance(whom, Filter):\n",
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
        (('    if owners is None:\n        return "hits"', '    if True or owners is None:\n        return "hits"'),),
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
        "if held & hits and i.is_own_text]:",
        "if held & hits and not i.is_own_text]:",
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
        'for column in ("static", "ability")]',
        'for column in ("ability",)]',
        (
            (
                'for column in ("static", "ability"):\n            for instance, held in list(view[column].items()):\n                if held & hits and not any(',
                'for column in ("ability",):\n            for instance, held in list(view[column].items()):\n                if held & hits and not any(',
            ),
        ),
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
        "                numbers.append(",
        "                settings.append(",
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
        "        for there in found.values():\n            missing &= ~there\n",
        "        for n in [*found][:1]:\n            found, missing = {n: bits}, 0\n",
    ),
    Edit(
        "P/T modifiers of static abilities apply with the counters (m10)",
        "plugins/mtglayers_plugins/rulesets.py",
        '("pt-modify-static", "pt-modify-resolved")),\n        ("7d", f"{section}.3d", "power and toughness counters", ("pt-counter",)),',
        '("pt-counter",)),\n        ("7d", f"{section}.3d", "power and toughness counters", ("pt-modify-static", "pt-modify-resolved")),',
    ),
    # what is remembered from one board of a game to the next
    Edit(
        "a remembered layer is used although a column that it read differs",
        CORE + "plans.py",
        "if one is not other and (one or {}) != (other or {}):",
        "if False:",
    ),
    Edit(
        "a remembered layer is used although what nobody declares to read differs",
        CORE + "plans.py",
        "frozenset(ALWAYS_READ).union(",
        "frozenset().union(",
    ),
    Edit(
        "a remembered layer is used although a status that it read differs",
        CORE + "plans.py",
        "return all(one.get(status, 0) == other.get(status, 0) for status in self.statuses)",
        "return True",
    ),
    Edit(
        "a remembered layer is used although other effects have started before it",
        CORE + "memory.py",
        "        if same_started and (known",
        "        if (known",
    ),
    Edit(
        "a common beginning is used although something new could come before it",
        CORE + "plans.py",
        "self.all_reads & part.writes or",
        "False or",
    ),
    Edit(
        "the order stands although an object differs that has no twin",
        CORE + "next_boards.py",
        "                if twin is None:\n                    return None\n",
        "                if twin is None:\n                    continue\n",
    ),
    Edit(
        "effects that appear after a common beginning are missed",
        CORE + "memory.py",
        '    complete = view["static"] is static\n',
        "    complete = True\n",
    ),
    Edit(
        "a plan is kept for a layer whose effects have changed",
        CORE + "gathering.py",
        "if key[0] not in touched}",
        "}",
    ),
    Edit(
        "what was lost on the board before comes back with the object that changes",
        CORE + "gathering.py",
        "if all(effect.instance is None for effect in (*gone, *come)):",
        "if True:",
    ),
    Edit(
        "the static effects of an object that changes are kept",
        CORE + "next_boards.py",
        "return 0 if starts_alike and fields.isdisjoint(_GENERATE) else bit",
        "return 0",
    ),
    Edit(
        "the row of an object that goes is not cleared",
        CORE + "next_boards.py",
        "moved(view, row, (*facts_of(old, before.rows), *cells), ())",
        "pass",
    ),
    Edit(
        "the effects that the rules make of an object that changes are kept",
        CORE + "next_boards.py",
        "effect.locked & ~rows for key",
        "effect.locked for key",
    ),
    Edit(
        "a field that changed is forgotten when another changes",
        CORE + "parts.py",
        "self.touched.get(id, NOTHING) | fields",
        "fields",
    ),
    Edit(
        "a twin is another in more than what it is compared in",
        CORE + "twins.py",
        "        if [held for held in cells if held & both not in (0, both)]:",
        "        if False:",
    ),
    Edit(
        "the source of an effect is a twin",
        CORE + "twins.py",
        "or plan.sources & (self.differing | self.twins)",
        "or False",
    ),
    Edit(
        "twins are still twins for a layer that reads more",
        CORE + "twins.py",
        "if columns <= self.columns and statuses <= self.statuses:",
        "if True:",
    ),
    Edit(
        "twins are still twins where a layer wrote that was not carried over",
        CORE + "twins.py",
        "self.columns - written,",
        "self.columns,",
    ),
    Edit(
        "an effect has started for an object and not for its twin",
        CORE + "twins.py",
        "return [hits for _, hits in started.values() if hits]",
        "return []",
    ),
    Edit(
        "what counts or singles out is carried over to twins",
        CORE + "twins.py",
        "or not plan.one_by_one or",
        "or",
    ),
    Edit(
        "a question about its ability is not asked",
        CORE + "dependency.py",
        "        existence &= changed\n",
        "        existence = 0\n",
    ),
    Edit(
        "the first effects apply though they wait for others",
        CORE + "plans.py",
        "return next((n for n, effect in enumerate(self.effects) if self.questions[effect]), len(self.effects))",
        "return len(self.effects)",
    ),
    Edit(
        "effects go on in order though an ability was lost or gained",
        CORE + "journal.py",
        '                if draft.columns["static"] is not static:\n                    break\n',
        "",
    ),
    Edit(
        "a layer that looks at objects is repeated though others are there",
        CORE + "plans.py",
        "if self.looks_at_objects and before.everything != now.everything:",
        "if False:",
    ),
    Edit(
        "an object is like another with other counters",
        CORE + "next_boards.py",
        "and (one.counters is other.counters or counters_of(one) == counters_of(other))\n",
        "\n",
    ),
    Edit(
        "an object is like another elsewhere",
        CORE + "next_boards.py",
        "place_of(one) == place_of(other)\n        and one.flipped",
        "one.flipped",
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
        "        self.touched[id] = self.touched.get(id, NOTHING) | fields\n",
        "",
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
