"""The application that holds every command."""

from __future__ import annotations

import typer

__all__ = ["app", "main"]

app = typer.Typer(
    name="comprules",
    help="An executable edition of the Comprehensive Rules.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def main() -> None:
    """Run the command line."""
    app()
