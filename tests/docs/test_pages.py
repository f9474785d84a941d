"""What the pages for users show is what comes."""

import re
from pathlib import Path

import pytest
from tests.docs.pages import PAGES, ROOT, Block, Place, blocks, commands, same


@pytest.fixture(params=PAGES)
def page(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def test_a_page_does_what_it_says(page: str, place: Place) -> None:
    for block in blocks(page):
        if block.language == "console":
            _console(block, place)
        else:
            assert place.run(block) == block.text


def _console(block: Block, place: Place) -> None:
    for command, shown in commands(block.text):
        output = place.run_command(command)
        if output is not None and (shown or "Traceback" in output):
            assert same(shown, output), f"{block.page}:{block.line}: $ {command}\n{output}"


def test_every_block_says_its_language(page: str) -> None:
    fences = [line for line in (ROOT / page).read_text().splitlines() if line.startswith("```")]
    assert all(len(fence) > 3 for fence in fences[::2])


def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text()
    links = [link.split("#")[0] for link in re.findall(r"\]\((?!https?:)([^)]+)\)", text)]
    assert [link for link in links if link and not ((ROOT / page).parent / link).exists()] == []


def test_the_readme_has_the_two_commands_and_the_three_pages() -> None:
    text = (ROOT / "README.md").read_text()
    for words in ("pip install . && mtglayers show Opalescence Humility", ".ci/run", *PAGES[1:4]):
        assert words in text


def test_the_readme_says_whose_content_it_is_not() -> None:
    text = " ".join((ROOT / "README.md").read_text().split())
    assert "unofficial Fan Content" in text
    assert "Not approved/endorsed by Wizards" in text
