"""The command that finds which scenarios an older edition shares: ``concordance shared``."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from comprules.book.errors import ComprulesError
from comprules.book.register import resolve_edition
from comprules.book.shared import shared_file, shared_scenarios
from comprules.book.statements import BASE_EDITION
from comprules.cli.playing import JobsOption, tracked
from comprules.editions import RULESETS
from comprules.kit.judges import our_judge
from comprules.kit.planning import Planned
from comprules.kit.processes import processors
from comprules.kit.results import Result
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.runner import play
from comprules.kit.sharing import Sharing, candidates, shared_by
from comprules.kit.side_by_side import playing

__all__ = ["shared"]

_HEAD = """\
# The scenarios of {base} that hold in {edition} as well: each passes there, and every rule that decides
# something in it is known to hold. Written by: comprules concordance shared {year} --update
"""


def shared(
    edition: Annotated[str, typer.Argument(help="An older edition that the engine plays by, such as 2009.")],
    update: Annotated[bool, typer.Option("--update", help="Write the list anew.")] = False,  # noqa: FBT002
    all_told: Annotated[bool, typer.Option("--all", help="Tell every reason, not the commonest.")] = False,  # noqa: FBT002
    jobs: JobsOption = 0,
) -> None:
    """Play in an older edition every scenario whose rules hold there, and find which depend on nothing else.

    Those that pass, and in which every rule that decides something is known to hold, are played there from
    then on. Of the others it says which rules are wanting: draft rows of the concordance to review, or rules
    that differ.

    Exit code 1: a scenario fails although all its rules hold, or, without --update, the list is out of date.
    """
    date = resolve_edition(edition)
    if date not in RULESETS or date == BASE_EDITION:
        older = " and ".join(known for known in RULESETS if known != BASE_EDITION)
        raise ComprulesError(f"the engine plays no older edition of {date}", f"It plays {older}.")
    plays = candidates(plan_suite(read_suite(), (date,), all_alike=True), date)
    with playing(plays, processors(jobs, len(plays)), whole=True) as results:
        found = shared_by(plays, tracked(results, len(plays), "playing"), BASE_EDITION, _in_the_base)
    console = Console(width=100)
    before = shared_scenarios(date)
    _tell(console, found, before, None if all_told else 20)
    if update:
        head = _HEAD.format(base=BASE_EDITION, edition=date, year=date[:4])
        shared_file(date).write_text(head + "".join(f"{one}\n" for one in found.hold), "utf-8")
    if found.failing or (not update and before != set(found.hold)):
        raise typer.Exit(1)


def _in_the_base(planned: Planned) -> Result:
    return play(planned, our_judge(), BASE_EDITION)


def _tell(console: Console, found: Sharing, before: frozenset[str], most: int | None) -> None:
    hold = set(found.hold)
    console.print(f"{len(hold)} scenarios hold in both: {len(hold - before)} new, {len(before - hold)} gone.")
    for one in sorted(before - hold):
        why = (
            found.failing.get(one)
            or found.unplayable.get(one)
            or " ".join(sorted(found.wanting.get(one, ())))
        )
        console.print(
            Text(f"  gone: {one} ({why.splitlines()[0] if why else 'its tags say otherwise, or it is gone'})")
        )
    if found.wanting:
        console.print(f"{len(found.wanting)} depend on rules of which nobody has found that they hold:")
        table = Table("rule", "scenarios", "it alone", box=None)
        for rule, count, alone in found.most_wanted()[:most]:
            table.add_row(rule, str(count), str(alone))
        console.print(table)
    for told, those in (
        ("can't be played there", found.unplayable),
        ("fail, though every rule in them holds", found.failing),
    ):
        if those:
            console.print(f"{len(those)} {told}:")
        for one, why in list(those.items())[: None if told.startswith("fail") else most]:
            console.print(Text(f"  {one}\n    {why.splitlines()[0]}"))
