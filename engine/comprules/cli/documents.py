"""Commands that read official documents: ``parse``, ``import`` and ``register``."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from comprules.book.decoding import read_all
from comprules.book.edition import Edition
from comprules.book.fetching import fetch, is_address
from comprules.book.overlay import as_json, write_overlay
from comprules.book.places import rules_text_folder
from comprules.book.reading import read_document, read_file
from comprules.book.register import register_of, write_register
from comprules.book.restoring import restored

__all__ = ["Format", "add_to", "import_document", "parse", "register"]

_MOST_REMARKS: Final = 40


class Format(StrEnum):
    """How a document that was read is shown."""

    SUMMARY = "summary"
    JSON = "json"


_File = Annotated[Path, typer.Argument(help="A text file; - reads the standard input.", show_default=False)]
_Aligned = Annotated[
    list[Path] | None,
    typer.Option(
        "--aligned",
        help="Another edition, to restore lost characters from; may be given more than once.",
        show_default=False,
    ),
]


def parse(
    file: _File,
    output: Annotated[Format, typer.Option("--format", help="What to print.")] = Format.SUMMARY,
    aligned: _Aligned = None,
) -> None:
    """Read an official document and show what is in it."""
    edition = _read(file, aligned or [])
    if output is Format.JSON:
        sys.stdout.write(json.dumps(as_json(edition), ensure_ascii=False, indent=1) + "\n")
    else:
        _show(edition)


def import_document(
    source: Annotated[str, typer.Argument(help="A text file or its address.", show_default=False)],
) -> None:
    """Read an official document and keep its wording in your own overlay, outside the project."""
    edition = read_document(fetch(source), source) if is_address(source) else _read(Path(source))
    path = write_overlay(edition)
    Console().print(
        f"[bold]{edition.date}[/bold]: {len(edition.rules):,} rules, "
        f"{sum(len(rule.examples) for rule in edition.rules):,} examples, "
        f"{len(edition.glossary):,} glossary terms, {len(edition.remarks):,} remarks",
        soft_wrap=True,
    )
    Console().print(escape(f"kept in {path}"), soft_wrap=True)


def register(
    file: _File,
    write: Annotated[bool, typer.Option("--write", help="Write it into rules_text/registers.")] = False,  # noqa: FBT002
) -> None:
    """Make the register of a document: its numbers, titles and hashes, without its wording."""
    made = register_of(_read(file))
    text = write_register(made)
    if not write:
        sys.stdout.write(text)
        return
    path = rules_text_folder() / "registers" / f"{made.date}.tsv"
    path.write_text(text, encoding="utf-8")
    Console().print(f"{len(made.rules):,} rules and subrules in {escape(str(path))}", soft_wrap=True)


def add_to(app: typer.Typer) -> None:
    """Add these commands to the application."""
    app.command("parse", epilog="Example: comprules parse MagicCompRules.txt --format json")(parse)
    app.command("import", epilog="Example: comprules import MagicCompRules.txt")(import_document)
    app.command("register", epilog="Example: comprules register MagicCompRules.txt --write")(register)


def _read(file: Path, aligned: Sequence[Path] = ()) -> Edition:
    is_input = str(file) == "-"
    edition = _read_input() if is_input else read_file(file)
    for other in aligned:
        edition = restored(edition, read_file(other))
    return edition


def _read_input() -> Edition:
    name = "the standard input"
    return read_document(read_all(sys.stdin.buffer, name), name)


def _show(edition: Edition) -> None:
    console = Console()
    console.print(
        f"[bold]{escape(edition.title or 'no title')}[/bold], {edition.date or 'no date'}", soft_wrap=True
    )
    titles = {heading.number: heading.title for heading in edition.headings}
    counts: dict[str, Counter[str]] = {number: Counter() for number in titles if len(number) == 3}
    for rule in edition.rules:
        count = counts.setdefault(rule.number[:3], Counter())
        count[rule.kind] += 1
        count["examples"] += len(rule.examples)
    table = Table("section", "title", box=None, pad_edge=False)
    for column in ("rules", "subrules", "examples"):
        table.add_column(column, justify="right")
    for number, count in sorted(counts.items()):
        figures = (str(count[kind]) if count[kind] else "" for kind in ("rule", "subrule", "examples"))
        table.add_row(number, escape(titles.get(number, "–")), *figures)
    total = sum(counts.values(), Counter[str]())
    table.add_section()
    table.add_row(
        "total", "", *(f"{total[kind]:,}" for kind in ("rule", "subrule", "examples")), style="bold"
    )
    console.print(table)
    if edition.rulings:
        console.print(f"{len(edition.rulings):,} rulings")
    console.print(f"{len(edition.glossary):,} glossary terms, {len(edition.remarks):,} remarks")
    for remark in edition.remarks[:_MOST_REMARKS]:
        console.print(
            f"[dim]line {remark.line:>5}[/dim]  {remark.kind}: {escape(remark.message)}",
            overflow="ellipsis",
            no_wrap=True,
            highlight=False,
        )
    if len(edition.remarks) > _MOST_REMARKS:
        kinds = Counter(remark.kind for remark in edition.remarks[_MOST_REMARKS:])
        listed = ", ".join(f"{many} {kind}" for kind, many in kinds.most_common())
        console.print(f"and {listed}; --format json lists them all", highlight=False)
