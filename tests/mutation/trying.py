"""Make a change in a process of its own, and try until something notices."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from types import FunctionType
from typing import Any, Literal

from tests.sources import text

from .mutants import Mutant, code_of
from .reach import path_of, read_anew
from .trials import Trial

__all__ = ["Outcome", "Verdict", "apply", "try_mutant"]

Verdict = Literal[
    "killed",
    "killed by a unit test",
    "killed by the record",
    "killed by time",
    "survived",
    "not entered",
    "not tried",
]
"""By the record: a tag decided nothing, though every step passed. Not tried: the function could not be changed."""

_RECORD = "nothing in the trace is decided by"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a change, and the scenario or test and the reason by which it was noticed."""

    mutant: Mutant
    verdict: Verdict
    why: str = ""


def apply(mutant: Mutant) -> bool:
    """Make the change in this process; return whether the function was found."""
    module = importlib.import_module(f"comprules.{mutant.module}")
    found: Any = module
    for part in mutant.function.split("."):
        found = vars(found).get(part)
    function = _function(found)
    if function is None or function.__module__ != module.__name__:
        return False
    path = path_of(mutant.module)
    code = code_of(text(path), str(path), mutant)
    if code.co_freevars != function.__code__.co_freevars:
        return False
    function.__code__ = code
    return True


def _function(found: Any) -> FunctionType | None:
    """Return the function that a decorator, property or class holds."""
    while not isinstance(found, FunctionType) or hasattr(found, "__wrapped__"):
        match found:
            case property(fget=inner):
                found = inner
            case cached_property(func=inner):
                found = inner
            case staticmethod() | classmethod():
                found = found.__func__
            case _:  # what is wrapped says so itself
                found = getattr(found, "__wrapped__", None)
                if found is None:
                    return None
    return found


def try_mutant(mutant: Mutant, trials: Sequence[Trial]) -> Outcome:
    """Make the change here, in a process that ends afterwards, and try until behaviour differs."""
    if not trials:
        return Outcome(mutant, "not entered")
    by_record = ""
    try:
        if mutant.module.startswith("english"):
            read_anew()
        if not apply(mutant):
            return Outcome(mutant, "not tried")
        for trial in trials:
            reason = trial.fails()
            if not reason:
                continue
            if trial.is_unit_test:
                return Outcome(mutant, "killed by a unit test", f"{trial.name}: {reason}")
            if not reason.startswith(_RECORD):
                return Outcome(mutant, "killed", f"{trial.name}: {reason}")
            by_record = by_record or f"{trial.name}: {reason}"
    except Exception as error:  # noqa: BLE001 -- the change has broken the kit itself
        return Outcome(mutant, "killed", f"{type(error).__name__}: {error}")
    if by_record:
        return Outcome(mutant, "killed by the record", by_record)
    return Outcome(mutant, "survived")
