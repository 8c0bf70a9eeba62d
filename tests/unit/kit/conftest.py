from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from comprules.judge import Judge
from comprules.kit.results import Result
from comprules.kit.rulebook import plan_suite
from comprules.kit.runner import play
from comprules.scenarios import read_text

# miniature.py is also the judge that commands and pipes are told to find, so it must be importable by name.
sys.path.insert(0, str(Path(__file__).parent))

Played = Callable[..., Result]


@pytest.fixture
def played() -> Played:
    """Play the steps of one scenario on the miniature judge, with a fault in it if one is named."""
    miniature: Any = import_module("miniature")

    def run(
        steps: str,
        fault: str = "",
        tags: str = "",
        seconds: float = 60,
        judge: Judge | None = None,
        *,
        boards: bool = False,
    ) -> Result:
        text = f"Feature: 704. A test\n\n  {tags}\n  Scenario: It is played\n" + "\n".join(
            f"    {line}" for line in steps.strip().splitlines()
        )
        (planned,) = plan_suite(read_text(text, Path("test.feature")), ("2025-06-06",))
        played_on = judge or miniature.MiniatureJudge(fault)
        return play(planned, played_on, "2025-06-06", seconds, boards=boards)

    return run
