"""The application that holds every command."""

from __future__ import annotations

import gc
import sys

import typer
from rich.console import Console

from comprules.book.errors import ComprulesError
from comprules.cli import book, cards, documents, editions, english, replay, site, suite, upkeep

__all__ = ["app", "collect_rarely", "main"]

app = typer.Typer(
    name="comprules",
    help="An executable edition of the Comprehensive Rules.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for commands in (site, book, suite, replay, english, cards, documents, editions, upkeep):
    commands.add_to(app)


_THRESHOLDS = 50_000, 20, 100


def collect_rarely() -> None:
    """Have the garbage collector look less often: states are many and hold no cycles, and a look at everything takes as long as sixty turns."""
    gc.set_threshold(*_THRESHOLDS)


def main() -> None:
    """Run the command line; an error that the user can put right is shown in red, with exit code 2."""
    collect_rarely()
    try:
        app()
    except ComprulesError as error:
        Console(stderr=True, soft_wrap=True).print(error)
        sys.exit(2)
