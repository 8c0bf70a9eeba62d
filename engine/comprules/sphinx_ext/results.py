"""What was played, as the suite's results file tells it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from comprules.book.errors import ComprulesError
from comprules.judge import Applied, Asked, Board, BoardObject, BoardPlayer
from comprules.kit.results import ExamplePlayed, Result, Run, StepResult

__all__ = ["NO_RESULTS", "Results", "read_results"]


@dataclass(frozen=True, slots=True)
class Results:
    """Every result of one run, by edition and rule: ``2025-06-06/613.4d``."""

    run: Run
    by_rule: Mapping[str, tuple[Result, ...]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        by_rule: dict[str, list[Result]] = {}
        for result in self.run.scenarios:
            for number in result.rules:
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
        content: Any = json.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        raise ComprulesError(f"there is no results file {file}", hint) from None
    except ValueError as error:
        raise ComprulesError(f"{file} is no results file: {error}", hint) from None
    try:
        played = tuple(_result(one) for one in content["scenarios"])
        return Results(Run(content["edition"], content["engine"], content["date"], played))
    except (KeyError, TypeError) as error:
        raise ComprulesError(f"{file} is no results file of this version: {error!r}", hint) from None


def _result(one: dict[str, Any]) -> Result:
    return Result(
        **{
            **one,
            "tags": tuple(one["tags"]),
            "rules": tuple(one["rules"]),
            "examples": tuple(ExamplePlayed(**example) for example in one["examples"]),
            "steps": tuple(_step(step) for step in one["steps"]),
            "before": _board(one["before"]),
            "after": _board(one["after"]),
        }
    )


def _step(step: dict[str, Any]) -> StepResult:
    asked = step["asked"]
    return StepResult(
        **{
            **step,
            "table": tuple(tuple(row) for row in step["table"]),
            "trace": tuple(Applied(**line) for line in step["trace"]),
            "asked": None if asked is None else Asked(**{**asked, "options": tuple(asked["options"])}),
        }
    )


def _board(board: dict[str, Any] | None) -> Board | None:
    if board is None:
        return None
    return Board(
        **{
            **board,
            "players": tuple(BoardPlayer(**_with_tuples(player)) for player in board["players"]),
            "objects": tuple(BoardObject(**_with_tuples(thing)) for thing in board["objects"]),
            "stack": tuple(board["stack"]),
        }
    )


def _with_tuples(values: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}
