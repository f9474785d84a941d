"""Findings as text for people."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import yaml

from mtglayers_plugins.interactions.links import Finding
from mtglayers_plugins.interactions.search import Report

FEW: Final = 12
"""So many findings are told in full without being asked."""
MOST_DIFFERENCES: Final = 4


def report_text(report: Report, *, full: bool = False) -> Iterator[str]:
    """The report, line by line."""
    full = full or len(report.findings) <= FEW
    loops = [finding for finding in report.findings if finding.kind == "loop"]
    if loops:
        yield f"{len(loops)} dependency loop{'s' * (len(loops) > 1)} (the earliest timestamp of a loop applies first):"
    for finding in loops:
        yield from _full(finding) if full else _brief(finding)
    others = [finding for finding in report.findings if finding.kind == "dependency"]
    for layer in dict.fromkeys(finding.layer for finding in others):
        here = [finding for finding in others if finding.layer == layer]
        yield f"{len(here)} dependenc{'ies' if len(here) > 1 else 'y'} in layer {layer}:"
        if full:
            for finding in here:
                yield from _full(finding)
        else:
            yield from _by_cause(here)
    yield summary(report)


def summary(report: Report) -> str:
    """How much was found and tried."""
    found = len(report.findings)
    text = (
        f"{found} interaction{'s' * (found != 1)}, each seen on an evaluated board; {report.tried} of {report.groups} groups"
        f" of cards tried on {report.boards} boards in {report.seconds:.0f} s"
    )
    if report.unplayable:
        text += f"; {len(report.unplayable)} more seen, but not played as a scenario"
    return f"{text}; {report.left_out} not tried for want of time (--seconds)" if report.left_out else text


def _by_cause(findings: Sequence[Finding]) -> Iterator[str]:
    causes: dict[str, list[str]] = {}
    for finding in findings:
        causes.setdefault(finding.cards[1], []).append(finding.cards[0])
    for cause, waiting in sorted(causes.items()):
        yield f"  for {cause} wait{'s' * (len(waiting) == 1)} {', '.join(sorted(waiting))}"


def _brief(finding: Finding) -> Iterator[str]:
    yield f"  layer {finding.layer}: {', '.join(finding.cards)}"


def _full(finding: Finding) -> Iterator[str]:
    a, *others = finding.cards
    cards = f"{a} with {' and '.join(others)}" if finding.kind == "loop" else f"{a} waits for {others[0]}"
    yield f"  {cards} ({' and '.join(dict.fromkeys(finding.plugins))}), layer {finding.layer}"
    yield f"    order: {', '.join(finding.order)} ({finding.why})"
    if finding.swapped_order is None:
        yield "    timestamps cannot be swapped: the later needs the earlier, to be attached to it or to target it"
    elif not finding.differences:
        yield f"    timestamps swapped: {', '.join(finding.swapped_order)}; nothing is otherwise"
    else:
        yield f"    timestamps swapped: {', '.join(finding.swapped_order)}; then"
        for line in finding.differences[:MOST_DIFFERENCES]:
            yield f"      {line}"
        if len(finding.differences) > MOST_DIFFERENCES:
            yield f"      and {len(finding.differences) - MOST_DIFFERENCES} more"
    yield "    scenario:"
    yield from (f"      {line}" for line in scenarios_text([finding.scenario]).splitlines())


def scenarios_text(scenarios: Sequence[dict[str, Any]]) -> str:
    """Scenarios as a scenario file; ids are made unique."""
    seen: dict[str, int] = {}
    unique = []
    for scenario in scenarios:
        seen[scenario["id"]] = number = seen.get(scenario["id"], 0) + 1
        unique.append(scenario if number == 1 else scenario | {"id": f"{scenario['id']}-{number}"})
    return str(yaml.safe_dump(unique, sort_keys=False, allow_unicode=True, width=120, default_flow_style=None))
