"""Find the judge that is to be examined, and stop it afterwards."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, cast

from comprules import __version__
from comprules.book.errors import ComprulesError
from comprules.judge import Judge
from comprules.kit.limits import Interrupted

__all__ = ["OUR_NAME", "JudgeError", "is_ours", "load_judge", "our_judge"]

OUR_NAME: Final = f"comprules {__version__}"
"""What our own engine calls itself."""


class JudgeError(ComprulesError):
    """The judge that was asked for cannot be made."""


def our_judge(without: Sequence[str] = ()) -> Judge:
    """The engine of this package, as a judge like any other; ``without`` are rules that it is to leave out.

    Raises:
        ComprulesError: One of these rules cannot be left out; the error says why.
    """
    made: Any = load_factory("comprules.reference:reference_judge")
    return cast("Judge", made(without=tuple(without)))


def is_ours(judge: Judge) -> bool:
    """Say whether a judge is our own engine, which keeps a trace of everything and may skip nothing."""
    return judge.name.startswith(OUR_NAME)


def load_judge(where: str) -> Judge:
    """Make the judge that ``module:factory`` names; the factory is called without arguments.

    Raises:
        JudgeError: There is no such module or factory, or what it makes is no judge.
    """
    factory = load_factory(where)
    try:
        judge: Any = factory()
    except Interrupted:
        raise
    except BaseException as error:  # whatever it raises, the user has to hear of
        raise JudgeError(f"{where} cannot be called: {type(error).__name__}: {error}", _HINT) from error
    missing = [
        name
        for name in ("begin", "act", "answer", "would", "board", "trace", "name")
        if not _has(judge, name)
    ]
    if missing:
        raise JudgeError(f"{where} makes a {type(judge).__name__}, which has no {', '.join(missing)}", _HINT)
    return cast("Judge", judge)


def _has(judge: object, name: str) -> bool:
    """Say whether a judge has something of this name, whatever comes of looking at it."""
    try:
        getattr(judge, name)
    except AttributeError:
        return False
    except Interrupted:
        raise
    except BaseException:  # noqa: BLE001 -- it is there, and will be asked for its name in due time
        return True
    return True


_HINT = (
    "A judge has the methods of comprules.judge.Judge; name its factory like: my_engine.compliance:make_judge"
)


def load_factory(where: str) -> Any:
    """Return what ``module:name`` names; modules of the working directory are found too.

    Raises:
        JudgeError: It names nothing.
    """
    module, colon, name = where.partition(":")
    if not colon or not name:
        raise JudgeError(f"“{where}” names no factory", _HINT)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = import_module(module)
    except Interrupted:
        raise
    except ImportError as error:
        raise JudgeError(f"the module {module} cannot be imported: {error}", _HINT) from error
    except BaseException as error:  # whatever comes of running a module of others
        what = f"{type(error).__name__}: {error}"
        raise JudgeError(f"the module {module} cannot be imported: {what}", _HINT) from error
    try:
        return getattr(found, name)
    except AttributeError:
        raise JudgeError(f"the module {module} has no {name}", _HINT) from None
