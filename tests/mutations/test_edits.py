"""The edits still fit the engine: a stale one would prove nothing."""

import pytest
from tests.mutations.__main__ import stale
from tests.mutations.edits import EDITS, Edit


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.what)
def test_the_text_of_an_edit_is_in_the_engine(edit: Edit) -> None:
    assert stale(edit) == ""


def test_the_fifteen_of_the_study_are_there() -> None:
    assert {edit.study for edit in EDITS} >= set(range(1, 16))
