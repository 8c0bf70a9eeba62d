"""``comprules check --compare``: each scenario in two editions, and where its stories part."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from comprules.book.errors import ComprulesError
from comprules.book.places import features_folder
from comprules.book.register import resolve_edition
from comprules.book.statements import BASE_EDITION
from comprules.cli.stories import tell_stories
from comprules.editions import RULESETS
from comprules.kit.judges import our_judge
from comprules.kit.parting import told_by
from comprules.kit.planning import Planned, scenario_id, shown_path
from comprules.kit.rulebook import read_soundly
from comprules.scenarios import Scenario

__all__ = ["compared_editions"]


def compared_editions(paths: Sequence[Path], editions: str) -> int:
    """Play each scenario of these files in two editions, tell where its stories part; return the exit code.

    Tags are not asked: a scenario that was written for one edition may part in the other at its first step.

    Raises:
        ComprulesError: There are not two editions that the engine plays by, or no file is given.
    """
    dates = [resolve_edition(name.strip()) for name in editions.split(",") if name.strip()]
    if len(set(dates)) != 2 or any(date not in RULESETS for date in dates):
        known = " and ".join(RULESETS)
        raise ComprulesError(
            f"“{editions}” are not two editions that the engine plays by",
            f"It plays by {known}: comprules check FILE --edition 2009,2025 --compare",
        )
    if not paths:
        raise ComprulesError(
            "no file is given to compare", "Name feature files: their scenarios are told one by one."
        )
    scenarios, mistakes = read_soundly(tuple(paths))
    console, judge, parted = Console(), our_judge(), 0
    for scenario in scenarios:
        told = [told_by(judge, date[:4], _in(scenario, date), BASE_EDITION) for date in dates]
        parted += tell_stories(console, told)
    console.print(f"{parted} of {len(scenarios)} go differently in {dates[0][:4]} and {dates[1][:4]}.")
    if mistakes:
        Console(stderr=True).print(mistakes.message, markup=False, highlight=False, soft_wrap=True)
    return 2 if mistakes else 0


def _in(scenario: Scenario, date: str) -> Planned:
    """Return a scenario's play in an edition, whatever its tags say; it has to reach no rule there."""
    root = features_folder()
    return Planned(scenario, date, scenario_id(scenario, root), shown_path(scenario, root))
