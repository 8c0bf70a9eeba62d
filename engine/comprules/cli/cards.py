"""``comprules card`` shows a card of the collection, its abilities as read, and its rules."""

from __future__ import annotations

from collections.abc import Sequence
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
from comprules.kit.cards import load_cards, nearest_names, rules_served, sides
from comprules.kit.rulebook import read_suite
from comprules.scenarios import ExampleTag, RuleTag

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = ["add_to", "card"]


def add_to(app: typer.Typer) -> None:
    """Give the application the command of this module."""
    app.command(epilog='Example: comprules card "Blood Moon"')(card)


def card(
    name: Annotated[str, typer.Argument(help="The name of a card of the collection.")],
    edition: Annotated[
        str, typer.Option("--edition", "-e", help="The edition whose wording holds.")
    ] = BASE_EDITION,
) -> None:
    """Show a card of the collection, its abilities as read, and the rules whose scenarios name it."""
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
