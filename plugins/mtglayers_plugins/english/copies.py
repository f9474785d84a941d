"""Entering as a copy: "as a copy of any creature on the battlefield, except it has haste"."""

from mtglayers.filters import (
    And,
    Controlled,
    Filter,
    Permanents,
    Reference,
    This,
)
from mtglayers.instructions import (
    Do,
    EnterAsCopy,
    EnterTapped,
    If,
    Instruction,
    PutCounters,
)
from mtglayers_plugins.english import actions, conditions, effects, instructions, nouns, references, verbs
from mtglayers_plugins.english.phrases import (
    listed,
)
from mtglayers_plugins.english.voice import Voice


def as_copy(instruction: EnterAsCopy, voice: Voice) -> str:
    """ "as a copy of any creature on the battlefield, except it has haste"."""
    what = instruction.what
    controlled = _has(what, Controlled)
    of = (
        references.reference(what, voice).text()
        if isinstance(what, Reference)
        else nouns.noun(what, voice).with_("a" if controlled else "any").text()
    )
    elsewhere = (
        isinstance(what, Reference)
        or controlled
        or (what.has_zone() and not _has(what, Permanents))
        or of.endswith("battlefield")
    )
    where = "" if elsewhere else " on the battlefield"
    lasting = effects.duration_text(instruction.duration, voice)
    entering = [_entering(more, voice.about(This())) for more in instruction.also if not isinstance(more, EnterTapped)]
    tapped = "tapped " if len(entering) < len(instruction.also) else ""
    exceptions = verbs.exceptions_text(instruction.exceptions, voice, what)
    also = f"{' and' if exceptions else ', except'} {listed(entering)}" if entering else ""
    return f"{tapped}as a copy of {of}{where}{f' {lasting}' if lasting else ''}{exceptions}{also}"


def _entering(instruction: Instruction, voice: Voice) -> str:
    """How a copy enters besides: "it enters with an additional +1/+1 counter on it"."""
    match instruction:
        case PutCounters(number=number, counter=counter, on=This()):
            return f"it enters with {additional(actions.counters(number, counter, voice))} on it"
        case If(condition=condition, then=(PutCounters() as then,), otherwise=()):
            return f"{_entering(then, voice)} if {conditions.clause(condition, voice)}"
        case Do(text=words) if words.startswith("with "):
            return f"it enters {instructions.one(instruction, voice)}"
        case _:
            return instructions.one(instruction, voice)


def additional(counted: str) -> str:
    """ "an additional +1/+1 counter", "two additional +1/+1 counters"."""
    first, _, rest = counted.partition(" ")
    if counted.startswith("a number of "):
        return counted.replace("a number of ", "a number of additional ", 1)
    return f"{'an' if first in ('a', 'an') else first} additional {rest}"


def _has(what: Filter, kind: type[Filter]) -> bool:
    return any(isinstance(part, kind) for part in (what.parts if isinstance(what, And) else (what,)))
