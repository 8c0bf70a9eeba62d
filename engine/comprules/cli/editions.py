"""``comprules diff``: what changed between two editions: rules, scenarios, functions of the engine."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text

from comprules.book.concordance import known_rules, load_concordance, rest_of
from comprules.book.register import resolve_edition
from comprules.book.statements import BASE_EDITION
from comprules.editions import ruleset_of
from comprules.editions.differences import TableDifference, difference
from comprules.kit.differing_rules import DifferingRule, Wording, differing_rules
from comprules.kit.rulebook import plan_suite, read_suite

__all__ = ["add_to", "diff"]

_EXAMPLE = "Example: comprules diff 2009 2025"


def diff(
    older: Annotated[str, typer.Argument(help="The older edition: a date or a year.")],
    newer: Annotated[str, typer.Argument(help="The newer edition.")] = BASE_EDITION,
    format_: Annotated[Literal["rich", "json"], typer.Option("--format", help="How to print it.")] = "rich",
) -> None:
    """Show what an older edition does otherwise: rules in both wordings, scenarios, and the engine's part.

    Rules are told once somebody has read both texts; how many are still unread is said at the end.
    """
    before, after = resolve_edition(older), resolve_edition(newer)
    functions = difference(ruleset_of(before), ruleset_of(after))
    relations = _relations(before) if after == BASE_EDITION else {}
    is_told = after == BASE_EDITION != before
    rest = rest_of(before)
    new = load_concordance(before).new_since() if is_told and not rest else ()
    rules = differing_rules(before, plan_suite(read_suite(), (before, after))) if is_told else ()
    if format_ == "json":
        found = {
            "older": before,
            "newer": after,
            "tables": [
                {"table": d.table, "gone": d.gone, "new": d.new, "replaced": d.replaced} for d in functions
            ],
            "rules": relations,
            "differing": [asdict(rule) for rule in rules],
            "new_since": new,
        }
        sys.stdout.write(json.dumps(found, indent=2, ensure_ascii=False) + "\n")
        return
    console = Console(highlight=False)
    for rule in rules:
        for line in _told(rule, before, after):
            console.print(line)
    for table in functions:
        console.print(_as_table(table, before, after))
    if relations:
        console.print(_counted(relations, before, after, len(new), rest))


def _told(rule: DifferingRule, before: str, after: str) -> Iterator[Text | Padding]:
    """Yield a rule in both wordings, what differed, and the scenarios of either edition."""
    yield Text(f"{rule.then.number} {rule.then.title}".strip(), style="bold")
    for edition, words in ((before, rule.then), *((after, one) for one in rule.now)):
        yield Padding(_said(words, edition, rule.then.number), (0, 0, 0, 2))
    if not rule.now:
        yield Padding(Text(f"{after[:4]}: there is no such rule any more."), (0, 0, 0, 2))
    if rule.note:
        yield Padding(Text(f"What differed: {rule.note}", style="italic"), (0, 0, 0, 2))
    yield Text()


def _said(words: Wording, edition: str, known: str) -> Text:
    number = "" if words.number == known else f" {words.number}"
    said = Text.assemble((f"{edition[:4]}{number}: ", "cyan"), words.statement or "not stated yet")
    for scenario in words.scenarios[:_SCENARIOS]:
        said.append(f"\n  played: {scenario.rpartition('::')[2]}", "dim")
    if len(words.scenarios) > _SCENARIOS:
        said.append(
            f"\n  and {len(words.scenarios) - _SCENARIOS} more: comprules check --rule {words.number} --edition {edition[:4]} --verbose",
            "dim",
        )
    return said


_SCENARIOS = 2


def _counted(relations: dict[str, list[str]], before: str, after: str, new: int, rest: str) -> str:
    of = len(known_rules(before))
    counted = ", ".join(f"{len(numbers)} {relation}" for relation, numbers in relations.items())
    if rest:
        return f"Of {of} rules that are known of {before[:4]}: {counted}. The rest is taken to be as in {rest[:4]}."
    unread = of - sum(map(len, relations.values()))
    return (
        f"Of {of} rules of {before[:4]}: {counted}; {unread} are matched by likeness and read by nobody yet.\n"
        f"{new} rules of {after[:4]} have come since."
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
    for line in known_rules(edition):
        entry = concordance.entry(line.number)
        if entry.reviewed:
            relations[entry.relation].append(line.number)
    return relations


def add_to(app: typer.Typer) -> None:
    """Put the command into the application."""
    app.command(epilog=_EXAMPLE)(diff)
