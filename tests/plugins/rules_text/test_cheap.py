"""The plugin is cheap until text is compiled, and fast then."""

import subprocess
import sys
import time

from mtglayers_plugins.rules_text import compile_text

from .corpus import CORPUS

SECONDS_A_TEXT = 0.02
"""Many times what it takes, so that a slow machine passes and a lost cache does not."""


def test_importing_does_not_import_the_parser() -> None:
    code = "import sys, mtglayers_plugins.rules_text; sys.exit('lark' in sys.modules)"
    environment = {"PYTHONPATH": ":".join(sys.path)}
    assert subprocess.run([sys.executable, "-c", code], check=False, env=environment).returncode == 0  # noqa: S603  # our own code


def test_the_parser_is_built_once() -> None:
    compile_text("Flying")
    began = time.perf_counter()
    for text, types in CORPUS:
        compile_text(text, types=types)
    assert time.perf_counter() - began < SECONDS_A_TEXT * len(CORPUS)
