"""How the command line ends: with an exit code, and for trouble one line on standard error."""

import os
import sys
import traceback
from collections.abc import Callable
from typing import Any, Final

import click

from mtglayers.errors import MtgLayersError
from mtglayers.plugins import describe

BAD_INPUT: Final = 2
OUR_FAULT: Final = 70
"""EX_SOFTWARE of sysexits.h."""
INTERRUPTED: Final = 130


def guarded(command: Callable[[], Any], *, debug: bool = False) -> int:
    """Run a command and answer its exit code; whatever goes wrong is told in one line, without a traceback."""
    try:
        result = command()
        sys.stdout.flush()
    except click.exceptions.Exit as end:
        return end.exit_code
    except click.UsageError as error:
        where = f" (see {error.ctx.command_path} --help)" if error.ctx is not None else ""
        return _told(f"{error.format_message()}{where}", error.exit_code)
    except click.ClickException as error:
        return _told(error.format_message(), BAD_INPUT)
    except MtgLayersError as error:
        return _told(str(error), BAD_INPUT)
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that closing it says nothing more
        return 0
    except RecursionError:
        return _told("the input is nested too deep", BAD_INPUT)
    except MemoryError:
        return _told("the input is too large for the memory of this machine", BAD_INPUT)
    except Exception as error:  # noqa: BLE001  # a fault of ours ends in one line too
        if debug:
            traceback.print_exc()
        return _told(
            f"{describe(error)}. This is a fault in mtglayers or one of its plugins;"
            " please report this line with the command and its input.",
            OUR_FAULT,
        )
    return result if isinstance(result, int) else 0


def _told(message: str, code: int) -> int:
    click.echo(f"mtglayers: {' '.join(message.split())}", err=True)
    return code
