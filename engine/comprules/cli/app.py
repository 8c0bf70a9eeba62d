"""The application that holds every command; a command's module is imported when the command is called."""

from __future__ import annotations

import io
import sys
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

__all__ = ["COMMANDS", "app", "loaded", "main"]

COMMANDS: Final = {
    "serve": ("serve", "Play every scenario, print the coverage, build the book and serve it on this machine."),
    "book": ("site", "Build the book as a folder of web pages that needs no server."),
    "rule": ("book", "Show a rule in our own words, with its examples, its standing, and where it stood before."),
    "search": ("book", "Find rules by words, in our statements, titles, examples, the glossary, cards and scenarios."),
    "history": ("book", "Show where a rule stands in each edition, and how its wording differs from the base edition's."),
    "check": ("suite", "Play the suite, or your own feature files, and say per scenario what came of it."),
    "coverage": ("suite", "Count how many rules the played scenarios prove, section by section."),
    "explain": ("suite", "Play scenarios and tell them as a story: every step, every rule applied, the board before and after."),
    "steps": ("suite", "List the forms in which a step can be written, with their meaning and a use."),
    "play": ("play", "Play at the terminal: lay out a position or bring two decks, and see each event with its rule."),
    "replay": ("replay", "Play recorded games again and show where what was asked, answered, traced or seen differs."),
    "read": ("english", "Show how the engine understands the text of a card, and the text that it would write itself."),
    "forms": ("english", "List the forms of ability English that have these words, each in a sentence."),
    "card": ("cards", "Show a card of the collection, its abilities as read, and the rules whose scenarios name it."),
    "parse": ("documents", "Read an official document and show what is in it."),
    "import": ("documents", "Read an official document and keep its wording in your own overlay, outside the project."),
    "register": ("documents", "Make the register of a document: its numbers, titles and hashes, without its wording."),
    "protocol": ("judges", "Print the JSON Schemas of the messages to and from an engine, and an example of both."),
    "judge": ("judges", "Begin to examine an engine of your own: write a skeleton, try one scenario, play the simplest ones."),
    "compare": ("compare", "Put engines side by side: by section and rule, what passes on each, and where their stories part."),
    "diff": ("editions", "Show what an older edition does otherwise: rules in both wordings, scenarios, and the engine's part."),
    "citations": ("upkeep", "Show what cites a rule that is gone, has moved, or has changed since it was last looked at."),
    "concordance": ("upkeep", "Where the rules of older editions stand today."),
}  # fmt: skip
"""Each command has a module and a line in the list, which begins its help (a test compares them)."""


class _Commands(TyperGroup):
    """The commands by name: what stands here only has a name and a line of help, until it is asked for."""

    _only_listed = False

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return the command itself; while all are listed, the line that says what it is."""
        listed = super().get_command(ctx, cmd_name)
        return listed if listed is None or self._only_listed else loaded(cmd_name)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """Name the commands that begin so without loading any of them."""
        self._only_listed = True
        completed = super().shell_complete(ctx, incomplete)
        self._only_listed = False
        return completed

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """List the commands without loading any of them."""
        self._only_listed = True
        super().format_help(ctx, formatter)
        self._only_listed = False


def loaded(name: str) -> Any:
    """A command of the application, with its options."""
    holder = _new_typer()
    holder.callback()(lambda: None)
    import_module(f"comprules.cli.{COMMANDS[name][0]}").add_to(holder)
    return typer.main.get_group(holder).commands[name]


def _new_typer(**more: Any) -> typer.Typer:
    return typer.Typer(
        no_args_is_help=True,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
        **more,
    )


app = _new_typer(name="comprules", cls=_Commands, help="An executable edition of the Comprehensive Rules.")


def _tell_version(wanted: bool) -> None:  # noqa: FBT001 -- typer calls it so
    """Say which version this is, and which edition of the rules is its base."""
    if not wanted:
        return
    from comprules import __version__  # noqa: PLC0415 -- the list of commands needs none of this
    from comprules.book.statements import BASE_EDITION  # noqa: PLC0415 -- as above

    typer.echo(f"comprules {__version__}, the Comprehensive Rules of {BASE_EDITION}")
    raise typer.Exit


@app.callback()
def _options(
    version: Annotated[  # noqa: FBT002
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Say which version this is."),
    ] = False,
) -> None:
    """What can be said of the program itself."""


for _name, (_, _line) in COMMANDS.items():
    app.command(_name, help=_line)(lambda: None)


def main() -> None:
    """Run the command line; an error that the user can put right is shown in red, with exit code 2."""
    from comprules.book.errors import ComprulesError  # noqa: PLC0415 -- the list of commands needs none of this
    from comprules.collecting import collect_rarely  # noqa: PLC0415 -- as above
    from comprules.kit.limits import interruptible  # noqa: PLC0415 -- as above

    collect_rarely()
    interruptible()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        app()
    except ComprulesError as error:
        from rich.console import Console  # noqa: PLC0415 -- as above

        Console(stderr=True, soft_wrap=True).print(error)
        sys.exit(2)
