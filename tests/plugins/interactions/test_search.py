"""The whole search, on a few sets."""

from mtglayers.cards import CardSet
from mtglayers.context import Context
from mtglayers.engine import Engine
from mtglayers.filters import Filter
from mtglayers.view import View
from mtglayers.vocabulary import Mountain, are, lands, static
from mtglayers_plugins.interactions.links import Finding
from mtglayers_plugins.interactions.search import search, triples_of

FAMOUS = [
    "Conspiracy", "Dralnu's Crusade", "Opalescence", "Enchanted Evening", "Blood Moon", "Urborg, Tomb of Yawgmoth",
    "Life and Limb", "Kormus Bell", "Ashaya, Soul of the Wild", "Grizzly Bears",
]  # fmt: skip


def seen(findings: list[Finding]) -> set[tuple[str, frozenset[str]]]:
    return {(finding.kind, frozenset(finding.cards)) for finding in findings}


def test_the_famous_ones_are_found(engine: Engine) -> None:
    told: list[tuple[int, int]] = []
    report = search(engine, FAMOUS, FAMOUS, jobs=1, progress=lambda done, total: told.append((done, total)))
    assert {
        ("dependency", frozenset({"Conspiracy", "Dralnu's Crusade"})),
        ("dependency", frozenset({"Opalescence", "Enchanted Evening"})),
        ("dependency", frozenset({"Blood Moon", "Urborg, Tomb of Yawgmoth"})),
        ("loop", frozenset({"Conspiracy", "Life and Limb"})),
        ("loop", frozenset({"Ashaya, Soul of the Wild", "Kormus Bell", "Urborg, Tomb of Yawgmoth"})),
    } <= seen(report.findings)
    assert report.unplayable == []
    assert report.left_out == 0
    assert told[-1] == (report.groups, report.groups)
    assert [finding.kind for finding in report.findings] == sorted(
        (finding.kind for finding in report.findings), reverse=True
    )


def test_several_processes_find_the_same(engine: Engine) -> None:
    some = FAMOUS[:6]
    one, two = (search(engine, some, some, jobs=jobs) for jobs in (1, 2))
    assert [finding.data() for finding in one.findings] == [finding.data() for finding in two.findings]
    assert (one.groups, one.tried, one.boards) == (two.groups, two.tried, two.boards)


def test_only_what_has_a_card_of_the_set(engine: Engine) -> None:
    report = search(engine, ["Blood Moon"], FAMOUS, jobs=1)
    assert report.findings
    assert all("Blood Moon" in finding.cards for finding in report.findings)


def test_time_is_bounded(engine: Engine) -> None:
    for jobs in (1, 2):
        report = search(engine, FAMOUS, FAMOUS, seconds=0, jobs=jobs)
        assert report.findings == []
        assert report.left_out == report.groups > 0


def testtriples_of_are_rings_without_a_smaller_loop() -> None:
    def finding(*cards: str, loop: bool = False) -> Finding:
        return Finding("loop" if loop else "dependency", "4", cards, ("x", "x"), (), (), (), "", {})

    ring = [finding("a", "b"), finding("b", "c"), finding("c", "a")]
    assert triples_of(ring, {"a"}) == {("a", "b", "c")}
    assert triples_of(ring, {"d"}) == set()
    assert triples_of([*ring, finding("a", "b", loop=True)], {"a"}) == set()


def test_a_card_that_breaks_is_told_and_the_others_are_found() -> None:
    class Unruly(Filter):
        """Breaks."""

        def matching(self, view: View, context: Context) -> int:
            raise ZeroDivisionError("by mistake")

    broken = CardSet("Broken", "BRO")
    broken.card("Unruly Moon", "{R}", "Enchantment")(lambda: iter([static(lands & Unruly(), are(Mountain))]))
    report = search(Engine([broken]), ["Unruly Moon", "Blood Moon"], FAMOUS, jobs=2)
    assert ("dependency", frozenset({"Blood Moon", "Urborg, Tomb of Yawgmoth"})) in seen(report.findings)
    assert any("Unruly Moon: ZeroDivisionError: by mistake" in one for one in report.unplayable)
