"""``comprules card`` shows a card of the collection, or lists cards whose text is like a given one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.pretty import Pretty
from rich.text import Text

from comprules.book.errors import ComprulesError
from comprules.book.register import resolve_edition
from comprules.book.statements import BASE_EDITION
from comprules.cli.english import brief
from comprules.judge import Card
from comprules.kit.card_files import Face, faces_in
from comprules.kit.cards import load_cards, nearest_names, rules_served, sides
from comprules.kit.like_cards import cards_like
from comprules.kit.rulebook import read_suite
from comprules.scenarios import ExampleTag, RuleTag

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = ["add_to", "card"]


def add_to(app: typer.Typer) -> None:
    """Give the application the command of this module."""
    app.command(
        epilog='Example: comprules card "Blood Moon", or comprules card --like "Destroy target creature." --type instant'
    )(card)


def card(
    name: Annotated[str, typer.Argument(help="The name of a card of the collection.")] = "",
    like: Annotated[
        str,
        typer.Option(
            "--like",
            metavar="TEXT",
            help="List the cards whose text is most like this one; ~ stands for the card itself.",
        ),
    ] = "",
    types: Annotated[
        str,
        typer.Option("--type", metavar="WORDS", help="With --like: words that the type line has to have."),
    ] = "",
    cards_file: Annotated[
        Path | None,
        typer.Option(
            "--cards",
            metavar="FILE",
            help="With --like: look in this file of cards (as for comprules read --cards), not in the collection.",
        ),
    ] = None,
    edition: Annotated[
        str, typer.Option("--edition", "-e", help="The edition whose wording holds.")
    ] = BASE_EDITION,
) -> None:
    """Show a card of the collection, its abilities as read, and the rules whose scenarios name it.

    With --like, list real cards that do what an invented one does.
    """
    if bool(name) == bool(like):
        raise ComprulesError(
            "one of the two is needed: the name of a card, or --like with a text",
            'Write comprules card "Blood Moon", or comprules card --like "Destroy target creature."',
        )
    if like:
        _list_like(like, types, cards_file)
        return
    if types or cards_file:
        raise ComprulesError("--type and --cards go with --like", "Leave them out, or say --like TEXT.")
    date = resolve_edition(edition)
    cards = load_cards()
    by_lower = {known.lower(): known for known in cards}
    found = by_lower.get(name.lower())
    if found is None:
        near = nearest_names(name, cards)
        told = f"Did you mean {' or '.join(near)}?" if near else f"It holds {len(cards)} cards."
        raise ComprulesError(f"the collection has no card “{name}”", told)
    console = Console()
    for side in sides(cards[found]):
        console.print(Panel(Group(*_shown(side, date)), title=_title(side), title_align="left"))
    names = [side.name for side in sides(cards[found])]
    served = rules_served(read_suite(), names)
    tags = dict.fromkeys(tag for one in names for tag in served[one])
    rules = [_rule_in_words(tag) for tag in tags if isinstance(tag, RuleTag)]
    examples = [_example_in_words(tag) for tag in tags if isinstance(tag, ExampleTag)]
    for head, listed in (("Serves rules", rules), ("Serves examples", examples)):
        console.print(f"[bold]{head}:[/bold] {', '.join(listed) or 'none yet'}", highlight=False)


def _list_like(text: str, types: str, file: Path | None) -> None:
    """List the cards whose text is most like this one, with what has to be paid for them."""
    faces: Iterable[Face] = faces_in(file) if file else _faces_of_collection()
    found = cards_like(text, faces, types.split())
    if not found:
        raise ComprulesError(
            f"no card says anything like “{text}”", "Leave out --type, or name a file with --cards."
        )
    console = Console(highlight=False)
    for one in found:
        face = one.face
        told = "  ".join(part for part in (face.cost, face.type_line, face.size) if part)
        console.print(Text.assemble((f"{one.alike:>4.0%}  ", "dim"), (face.name, "bold"), f"  {told}"))
        console.print(Padding(Text(face.text), (0, 0, 0, 6), expand=False))


def _faces_of_collection() -> Iterable[Face]:
    """Yield the cards that scenarios share."""
    for known in load_cards().values():
        for side in sides(known):
            yield Face(side.name, side.type_line, side.text, side.cost, side.size)


def _title(side: Card) -> Text:
    return Text.assemble((side.name, "bold"), "  ", (side.cost, "cyan"))


def _shown(side: Card, edition: str) -> Sequence[RenderableType]:
    # The grammar takes a third of a second to build; the other commands do without it.
    from comprules.editions import wording_of  # noqa: PLC0415
    from comprules.english.writing import write  # noqa: PLC0415
    from comprules.reference.setting_up import printed  # noqa: PLC0415

    line = Text(side.type_line, style="italic")
    facts = [("color indicator", side.color), ("loyalty", side.loyalty), ("defense", side.defense)]
    for told in (side.size, *(f"{name} {value}" for name, value in facts if value)):
        if told:
            line.append(f"   {told}", style="bold not italic")
    parts: list[RenderableType] = [line]
    if side.text:
        parts.append(Padding(Text(side.text), (1, 0, 0, 0)))
    for ability in printed(side, wording_of(edition)).abilities:
        parts.append(Padding(Pretty(brief(ability)), (1, 0, 0, 2)))
        parts.append(Padding(Text(write(ability), style="dim"), (0, 0, 0, 2)))
    return parts


def _rule_in_words(tag: RuleTag) -> str:
    return f"{tag.number} of {tag.edition}" if tag.edition else tag.number


def _example_in_words(tag: ExampleTag) -> str:
    return f"{tag.rule} example {tag.nth}" + (f" of {tag.edition}" if tag.edition else "")
