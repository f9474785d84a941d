"""Findings as a picture: Graphviz text, or SVG with the cards on a circle."""

import math
from collections.abc import Iterator, Sequence
from html import escape
from itertools import pairwise
from typing import Final

from mtglayers_plugins.interactions.links import Finding

COLORS: Final = (
    "#4269d0", "#efb118", "#ff725c", "#6cc5b0", "#3ca951", "#ff8ab7", "#a463f2", "#97bbf5", "#9c6b4e", "#9498a0",
)  # fmt: skip
LOOP: Final = "#c40000"
EDGE: Final = "#888888"
LABEL: Final = 190
"""Room for a card's name outside the circle."""
SPACE: Final = 15
"""Between two names on the circle."""


def _nodes(findings: Sequence[Finding]) -> dict[str, str]:
    """The cards with their plugins, those of one plugin beside each other."""
    found = {card: plugin for f in findings for card, plugin in zip(f.cards, f.plugins, strict=True)}
    return dict(sorted(found.items(), key=lambda item: (item[1], item[0])))


def _edges(findings: Sequence[Finding]) -> dict[tuple[str, str], tuple[list[str], bool]]:
    """Who waits for whom, in which layers, and whether that is part of a loop."""
    found: dict[tuple[str, str], tuple[list[str], bool]] = {}
    for finding in findings:
        ring = (*finding.cards, finding.cards[0]) if finding.kind == "loop" else finding.cards
        for pair in pairwise(ring):
            layers, loop = found.get(pair, ([], False))
            if finding.layer not in layers:
                layers = [*layers, finding.layer]
            found[pair] = (layers, loop or finding.kind == "loop")
    return found


def dot(findings: Sequence[Finding]) -> str:
    """The findings as a graph for Graphviz; an edge leads to what is waited for."""
    lines = ["digraph interactions {", "  rankdir=LR;", "  node [shape=box, fontname=sans];"]
    lines += [f"  {_quoted(card)} [tooltip={_quoted(plugin)}];" for card, plugin in _nodes(findings).items()]
    for (a, b), (layers, loop) in _edges(findings).items():
        color = f', color="{LOOP}"' if loop else ""
        lines.append(f"  {_quoted(a)} -> {_quoted(b)} [label={_quoted(', '.join(layers))}{color}];")
    return "\n".join([*lines, "}"]) + "\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def svg(findings: Sequence[Finding]) -> str:
    """The findings as an SVG picture: cards on a circle, an arrow to what is waited for, loops in red."""
    nodes = _nodes(findings)
    radius = max(80.0, len(nodes) * SPACE / (2 * math.pi))
    middle = radius + LABEL
    angles = {card: 2 * math.pi * place / max(1, len(nodes)) for place, card in enumerate(nodes)}
    plugins = list(dict.fromkeys(nodes.values()))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * middle:.0f} {2 * middle:.0f}" font-family="sans-serif" font-size="11">',
        f'<defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="{EDGE}"/></marker></defs>',
        *_arrows(findings, angles, radius, middle),
        *_names(nodes, plugins, angles, radius, middle),
    ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _arrows(findings: Sequence[Finding], angles: dict[str, float], radius: float, middle: float) -> Iterator[str]:
    for (a, b), (layers, loop) in _edges(findings).items():
        (x1, y1), (x2, y2) = (
            (middle + radius * math.cos(angles[one]), middle + radius * math.sin(angles[one])) for one in (a, b)
        )
        bend = 0.35
        x = middle + ((x1 + x2) / 2 - middle) * bend
        y = middle + ((y1 + y2) / 2 - middle) * bend
        title = escape(f"{a} waits for {b} in layer {', '.join(layers)}")
        look = f'stroke="{LOOP}" stroke-width="1.5"' if loop else f'stroke="{EDGE}" stroke-opacity="0.6"'
        yield (
            f'<path d="M{x1:.1f} {y1:.1f}Q{x:.1f} {y:.1f} {x2:.1f} {y2:.1f}" fill="none" {look} '
            f'marker-end="url(#arrow)"><title>{title}</title></path>'
        )


def _names(
    nodes: dict[str, str], plugins: Sequence[str], angles: dict[str, float], radius: float, middle: float
) -> Iterator[str]:
    for card, plugin in nodes.items():
        angle = angles[card]
        left = math.cos(angle) < 0
        turn = math.degrees(angle) + (180 if left else 0)
        x, y = middle + (radius + 8) * math.cos(angle), middle + (radius + 8) * math.sin(angle)
        color = COLORS[plugins.index(plugin) % len(COLORS)]
        yield (
            f'<text x="{x:.1f}" y="{y:.1f}" transform="rotate({turn:.1f} {x:.1f} {y:.1f})" dominant-baseline="middle" '
            f'text-anchor="{"end" if left else "start"}" fill="{color}"><title>{escape(plugin)}</title>{escape(card)}</text>'
        )
