"""``comprules diff``: what changed between two editions, as rules and as functions of the engine."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.table import Table as RichTable

from comprules.book.concordance import load_concordance
from comprules.book.register import load_register, resolve_edition
from comprules.book.statements import BASE_EDITION
from comprules.editions import ruleset_of
from comprules.editions.differences import TableDifference, difference

__all__ = ["add_to", "diff"]

_EXAMPLE = "Example: comprules diff 2009 2025"


def diff(
    older: Annotated[str, typer.Argument(help="The older edition: a date or a year.")],
    newer: Annotated[str, typer.Argument(help="The newer edition.")] = BASE_EDITION,
    format_: Annotated[Literal["rich", "json"], typer.Option("--format", help="How to print it.")] = "rich",
) -> None:
    """Show what an older edition does otherwise: functions of the engine, and rules by their concordance."""
    before, after = resolve_edition(older), resolve_edition(newer)
    functions = difference(ruleset_of(before), ruleset_of(after))
    relations = _relations(before) if after == BASE_EDITION else {}
    new = load_concordance(before).new_since() if after == BASE_EDITION != before else ()
    if format_ == "json":
        found = {
            "older": before,
            "newer": after,
            "tables": [
                {"table": d.table, "gone": d.gone, "new": d.new, "replaced": d.replaced} for d in functions
            ],
            "rules": relations,
            "new_since": new,
        }
        sys.stdout.write(json.dumps(found, indent=2, ensure_ascii=False) + "\n")
        return
    console = Console()
    for table in functions:
        console.print(_as_table(table, before, after))
    for relation, numbers in relations.items():
        console.print(
            f"[bold]{relation}[/bold] ({len(numbers)} of {len(load_register(before).rules)} rules, read against both texts)"
        )
        console.print("  " + ", ".join(numbers), highlight=False)
    if new:
        console.print(
            f"[bold]new since[/bold]: {len(new)} rules of {after} that none of {before} became, drafts included"
        )


def _as_table(found: TableDifference, before: str, after: str) -> RichTable:
    table = RichTable(title=found.table, title_justify="left", show_lines=True)
    table.add_column(f"only in {before}")
    table.add_column(f"only in {after}")
    for old, new in found.replaced:
        table.add_row(old, new)
    for old in found.gone:
        table.add_row(old, "")
    for new in found.new:
        table.add_row("", new)
    return table


def _relations(edition: str) -> dict[str, list[str]]:
    """Return the numbers of an older edition that were read against the base edition, by what came of it."""
    concordance = load_concordance(edition)
    relations: dict[str, list[str]] = {"changed": [], "retired": [], "reworded": [], "same": []}
    for line in load_register(edition).rules:
        entry = concordance.entry(line.number)
        if entry.reviewed:
            relations[entry.relation].append(line.number)
    return relations


def add_to(app: typer.Typer) -> None:
    """Put the command into the application."""
    app.command(epilog=_EXAMPLE)(diff)
