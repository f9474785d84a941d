"""Every hook is documented in plugins/README.md with its exact signature, and used in a test by name."""

import ast
import re
from pathlib import Path

import pytest

from mtglayers import hookspecs

ROOT = Path(__file__).parents[2]
README = (ROOT / "plugins/README.md").read_text()


def specs() -> dict[str, str]:
    """Each hook with its signature, as its specification has it."""
    tree = ast.parse(Path(hookspecs.__file__).read_text())
    return {node.name: signature(node) for node in tree.body if isinstance(node, ast.FunctionDef)}


def signature(function: ast.FunctionDef) -> str:
    returns = ast.unparse(function.returns) if function.returns is not None else "None"
    return f"def {function.name}({ast.unparse(function.args)}) -> {returns}".replace("'", "").replace('"', "")


def sections() -> dict[str, str]:
    """The sections of the page, by the hook in their headings."""
    found = re.split(r"^### `(\w+)`$", README, flags=re.M)
    return dict(zip(found[1::2], found[2::2], strict=True))


HOOKS = specs()


def test_the_page_has_the_hooks_there_are() -> None:
    assert list(sections()) == list(HOOKS), (
        "plugins/README.md must have one section for each hook, in the order of hookspecs.py"
    )


@pytest.mark.parametrize("hook", HOOKS)
def test_its_signature_is_on_the_page(hook: str) -> None:
    block = re.search(r"```python\n(.*?)```", sections()[hook], re.S)
    assert block is not None, f"plugins/README.md shows no signature of {hook}"
    functions = [node for node in ast.parse(block[1]).body if isinstance(node, ast.FunctionDef)]
    assert [signature(function) for function in functions] == [HOOKS[hook]]


@pytest.mark.parametrize("hook", HOOKS)
def test_the_page_says_what_it_is_for_and_who_uses_it(hook: str) -> None:
    assert re.search(r"^For: \S", sections()[hook], re.M)
    brought = re.search(r"^Used by: (.+)$", sections()[hook], re.M)
    assert brought is not None
    ours = {
        path.relative_to(root).parts[0].removesuffix(".py")
        for root in (ROOT / "plugins/mtglayers_plugins",)
        for path in root.rglob("*.py")
        if re.search(rf"@hookimpl\s+def {hook}\(", path.read_text())
    }
    assert {name for name in ours if f"`{name}`" not in brought[1]} == set()


@pytest.mark.parametrize("hook", HOOKS)
def test_it_is_tested_by_name(hook: str) -> None:
    tests = [path for path in (ROOT / "tests").rglob("test_*.py") if "house" not in path.parts]
    assert any(hook in path.read_text() for path in tests), f"no test implements or calls {hook}"
