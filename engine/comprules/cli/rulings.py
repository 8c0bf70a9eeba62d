"""What ``comprules rule`` shows of rulings: one by its number, and those that are about a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from comprules.book.register import load_register
from comprules.book.rulings import KnownRuling, rulings_on
from comprules.cli.in_words import in_words

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = ["about_the_rule", "ruling_panel"]


def ruling_panel(ruling: KnownRuling, standing: list[RenderableType]) -> Panel:
    """Return a ruling in our own words with its source, the rules that it is about, and its standing."""
    parts: list[RenderableType] = [] if ruling.is_heading else [in_words(ruling.text_markdown)]
    for at, example in enumerate(ruling.examples, 1):
        told = Text.assemble(
            (f"Example {at}. ", "italic"), in_words(example.text), (f" [{example.source}]", "dim")
        )
        parts.append(Padding(told, (1, 0, 0, 2)))
    parts.append(Padding(Group(*_about(ruling)), (1, 0, 0, 0)))
    if standing:
        parts.append(Padding(Group(*standing), (1, 0, 0, 0)))
    return Panel(
        Group(*parts),
        title=Text.assemble((ruling.number, "bold cyan"), "  ", (ruling.title, "bold")),
        title_align="left",
        subtitle=Text(f"rulings of {ruling.summary} on {ruling.edition}", style="dim"),
        subtitle_align="right",
        padding=(1, 2),
    )


def _about(ruling: KnownRuling) -> list[RenderableType]:
    told: list[RenderableType] = [Text.assemble(("Source: ", "dim"), ruling.source)] if ruling.source else []
    if ruling.is_heading:
        return [Text("A heading of the summary.", style="dim")]
    named = Text(", ").join(_named(rule, ruling.edition) for rule in ruling.rules)
    return [*told, Text.assemble(("Restates " if ruling.is_restated else "Explains ", "dim"), named)]


def _named(rule: str, edition: str) -> Text:
    title = load_register(edition)[rule].title
    return Text.assemble((rule, "cyan"), f" {title}" if title else "", (f" of {edition}", "dim"))


def about_the_rule(number: str, date: str) -> list[RenderableType]:
    """Return the rulings that explain a rule, and the numbers under which it is restated."""
    rulings = [one for one in rulings_on(number, date) if not one.is_heading]
    parts = [
        Text.assemble(
            (one.number, "bold cyan"),
            f"  {one.title}. ",
            in_words(one.text_markdown),
            (f" [{one.source}]", "dim"),
        )
        for one in rulings
        if not one.is_restated
    ]
    restated = [one.number for one in rulings if one.is_restated]
    if restated:
        said = ", ".join(restated)
        parts.append(Text(f"Among the rulings of {rulings[0].summary} as {said}.", style="dim"))
    return [Padding(part, (1, 0, 0, 0)) for part in parts]
