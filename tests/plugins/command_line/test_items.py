"""The items of ``show``: names with details in brackets."""

from typing import Any

import pytest

from mtglayers.errors import InputError
from mtglayers_plugins.command_line.items import read_item


@pytest.mark.parametrize(
    ("text", "name", "details"),
    [
        ("Humility", "Humility", {}),
        ("Urborg, Tomb of Yawgmoth", "Urborg, Tomb of Yawgmoth", {}),
        ("Conspiracy[creature_type=Goblin,by=B]", "Conspiracy", {"choose": {"creature_type": "Goblin"}, "by": "B"}),
        (" Conspiracy [ creature_type = Goblin , tapped ] ", "Conspiracy", {"choose": {"creature_type": "Goblin"}, "tapped": True}),
        ('Needle[card_name="Urborg, Tomb of Yawgmoth"]', "Needle", {"choose": {"card_name": "Urborg, Tomb of Yawgmoth"}}),
        ("X[n=3,x=2,token=false]", "X", {"n": 3, "x": 2, "token": False}),
        ("X[counters=+1/+1:2;flying]", "X", {"counters": {"+1/+1": 2, "flying": 1}}),
        ("X[targets=a b;B,modes=1;2,mode=2]", "X", {"targets": ["a b", "B"], "modes": [1, 2], "choose": {"mode": 2}}),
        ("X[pile=left]", "X", {"choose": {"pile": "left"}}),
        ("X[]", "X", {}),
        ("X[tapped,]", "X", {"tapped": True}),
    ],
)  # fmt: skip
def test_read(text: str, name: str, details: dict[str, Any]) -> None:
    assert read_item(text) == (name, details)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[tapped]", "is not a card's name"),
        ("X[tapped", "is not a card's name"),
        ("X[tappd]", "unknown detail 'tappd'; did you mean 'tapped'?"),
        ("X[colr=blue]", "unknown detail 'colr'; did you mean 'color'?"),
        ("X[x=two]", "x is a number, not 'two'"),
        ("X[tapped=maybe]", "tapped is true or false"),
        ("X[=3]", "is not a detail"),
        ('X[card_name="open]', "is not a detail"),
    ],
)
def test_slips(text: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        read_item(text)
    assert message in str(caught.value)
