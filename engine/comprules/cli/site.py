"""The command ``book``."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from comprules.book.errors import ComprulesError
from comprules.book.places import overlay_folder
from comprules.cli.building import build_book, checkout_docs

__all__ = ["OutputFolder", "add_to", "book", "book_folder", "build_into", "expect_sphinx", "results_file"]


_NEEDED = ("sphinx", "myst_parser", "furo")


def add_to(app: typer.Typer) -> None:
    """Give the application the command of this module."""
    app.command(epilog="Example: comprules book --output public")(book)


OutputFolder = Annotated[
    Path | None, typer.Option(help="The folder to build into.", show_default="docs/_build/html in a checkout")
]


def book(
    output: OutputFolder = None,
    results: Annotated[
        Path | None,
        typer.Option(
            help="A results file of the suite to show.", show_default="what was served there, or last"
        ),
    ] = None,
    official: Annotated[  # noqa: FBT002
        bool,
        typer.Option("--official", help="Show the official wording you have imported; don't publish it."),
    ] = False,
) -> None:
    """Build the book as a folder of web pages that needs no server."""
    folder = output or book_folder()
    expect_sphinx()
    if results is not None and not results.is_file():
        hint = "Write one with: comprules check --edition all --boards --format json --output results.json"
        raise ComprulesError(f"there is no results file {results}", hint)
    served = (results_file(folder), results_file(book_folder()))
    shown = results or next((file for file in served if file.is_file()), None)
    console = Console(soft_wrap=True)
    build_into(folder, shown, console, official=official)
    if shown is None:
        console.print("It has no plays; comprules serve --once plays the suite first.", highlight=False)


def build_into(folder: Path, results: Path | None, console: Console, *, official: bool) -> None:
    """Build the book into a folder, and print Sphinx's warnings and where it is."""
    with console.status("building the book"):
        warnings = build_book(folder, results, official=official)
    for warning in warnings:
        console.print(warning, style="yellow", highlight=False, markup=False)
    console.print(f"The book is built: {folder / 'index.html'}", highlight=False)


def expect_sphinx() -> None:
    """Find what the book is built with; a plain install has none of it.

    Raises:
        ComprulesError: something is not installed.
    """
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        hint = "Install what it needs with: pip install 'comprules[book]'"
        raise ComprulesError(f"the book can't be built without {', '.join(missing)}", hint)


def book_folder() -> Path:
    """Return where the book is built unless another folder is named."""
    docs = checkout_docs()
    return docs / "_build" / "html" if docs is not None else overlay_folder() / "book"


def results_file(folder: Path) -> Path:
    """Return the results file that belongs to the book in a folder."""
    return folder.with_name("results.json")
