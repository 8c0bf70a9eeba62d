"""``comprules read``: what the engine understands of an ability's text."""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.pretty import Pretty

from comprules.book.errors import ComprulesError
from comprules.book.register import resolve_edition

if TYPE_CHECKING:
    from rich.repr import Result

__all__ = ["add_to", "brief"]

_HELP = """Show how the engine understands the text of a card, and the text that it would write itself.

Example: comprules read "White creatures you control get +1/+1."
"""


def add_to(app: typer.Typer) -> None:
    """Give an application the command ``read``."""
    app.command("read", help=_HELP)(_read)


def _read(
    text: Annotated[str, typer.Argument(help="The text, one ability a line.")],
    name: Annotated[str, typer.Option(help="The card's name, where the text uses it.")] = "",
    edition: Annotated[str, typer.Option(help="The edition whose wording holds.")] = "2025-06-06",
    *,
    spell: Annotated[bool, typer.Option("--spell", help="Read it as an instant or sorcery.")] = False,
) -> None:
    # The grammar takes a third of a second to build; the other commands do without it.
    from comprules.english import read_abilities, write  # noqa: PLC0415

    if not text.strip():
        raise ComprulesError("there is no text to read", 'Give it as one word: comprules read "Draw a card."')
    console = Console()
    for ability in read_abilities(text, name=name, edition=resolve_edition(edition), spell=spell):
        console.print(Pretty(brief(ability)))
        console.print(write(ability), style="dim", highlight=False, markup=False)


def brief(thing: Any) -> Any:
    """The same without the fields that are as they would be anyway."""
    if isinstance(thing, tuple):
        return tuple(brief(part) for part in thing)
    if not is_dataclass(thing) or isinstance(thing, type):
        return thing
    shown = [
        (field.name, brief(value), field.default)
        for field in fields(thing)
        if (value := getattr(thing, field.name)) != field.default or field.default is MISSING
    ]
    return type(type(thing).__name__, (_Brief,), {"shown": shown})()


class _Brief:
    """What rich shows in place of an ability's part."""

    shown: list[tuple[str, Any, Any]]

    def __rich_repr__(self) -> Result:
        """Each field that says something."""
        for name, value, _ in self.shown:
            yield name, value
