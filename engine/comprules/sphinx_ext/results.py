"""What was played, by edition and rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

from comprules.book.errors import ComprulesError
from comprules.kit.report import read_run
from comprules.kit.results import Result, Run

__all__ = ["NO_RESULTS", "Results", "read_results"]


@dataclass(frozen=True, slots=True, eq=False)
class Results:
    """Every result of one run, told apart by identity."""

    run: Run
    by_rule: Mapping[str, tuple[Result, ...]] = field(init=False, repr=False)
    """The key is the edition and the number of a rule or a ruling: ``2025-06-06/613.4d``."""

    def __post_init__(self) -> None:
        by_rule: dict[str, list[Result]] = {}
        for result in self.run.scenarios:
            for number in (*result.rules, *result.rulings):
                by_rule.setdefault(f"{result.edition}/{number}", []).append(result)
        ordered = {key: tuple(results) for key, results in by_rule.items()}
        object.__setattr__(self, "by_rule", MappingProxyType(ordered))


NO_RESULTS = Results(Run("", "", "", ()))


def read_results(file: Path) -> Results:
    """Read a results file.

    Raises:
        ComprulesError: there is no such file, or it is no results file.
    """
    hint = "Write one with: comprules check --edition all --format json --output results.json"
    try:
        return Results(read_run(file.read_text("utf-8")))
    except FileNotFoundError:
        raise ComprulesError(f"there is no results file {file}", hint) from None
    except ValueError as error:
        raise ComprulesError(f"{file} is no results file: {error}", hint) from None
