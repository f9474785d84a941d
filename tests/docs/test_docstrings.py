"""Examples in docstrings do what they say."""

import doctest
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import pytest

import mtglayers
import mtglayers_plugins


def modules() -> Iterator[str]:
    for package in (mtglayers, mtglayers_plugins):
        yield package.__name__
        yield from (found.name for found in walk_packages(package.__path__, f"{package.__name__}."))


@pytest.mark.parametrize("name", list(modules()))
def test_examples(name: str) -> None:
    failed, _ = doctest.testmod(import_module(name), optionflags=doctest.NORMALIZE_WHITESPACE)
    assert failed == 0
