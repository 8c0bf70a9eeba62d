"""A story shows a played scenario: each step, the rules applied under it, the board before and after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from comprules.judge import Applied, Board, BoardObject
from comprules.kit.results import Result, StepResult
from comprules.kit.steps.compare import in_list, size_of
from comprules.kit.steps.scene import in_words

__all__ = ["OwnNumbers", "board_table", "number_of", "story", "trace_table"]

OwnNumbers = Callable[[str, str], tuple[str, ...]]

_COLORS = {
    "passed": "green",
    "failed": "red",
    "errored": "magenta",
    "skipped": "yellow",
    "not reached": "dim",
}


def story(result: Result, own_numbers: OwnNumbers | None = None) -> RenderableType:
    """Return the whole play as a story.

    ``own_numbers`` gives the edition's numbers for a base rule, so that an older game is shown with its own.
    """
    parts: list[RenderableType] = []
    if result.before:
        parts.append(board_table(result.before, "before"))
    for step in result.steps:
        parts += _step(step, lambda line: number_of(line, result.edition, own_numbers))
    if result.after:
        parts.append(board_table(result.after, "after"))
    color = _COLORS[result.status]
    reason = f": {escape(result.reason)}" if result.reason else ""
    parts.append(Text.from_markup(f"[{color}]{result.status}[/{color}]{reason}"))
    rules = f"proves {', '.join(result.rules)}" if result.rules else "proves no rule by itself"
    return Panel(
        Group(*parts),
        title=Text(result.name, "bold"),
        subtitle=Text(f"{result.edition}, {rules}", "dim"),
        title_align="left",
    )


def number_of(line: Applied, edition: str, own_numbers: OwnNumbers | None) -> str:
    """Return the number by which an edition knows the rule of a line of the trace."""
    if line.edition:
        return line.number if line.edition == edition else f"{line.number} ({line.edition[:4]})"
    own = own_numbers(edition, line.number) if own_numbers else ()
    return ", ".join(own) or f"{line.number} (base)"


def _step(step: StepResult, number: Callable[[Applied], str]) -> Iterator[RenderableType]:
    color = _COLORS[step.status]
    yield Text.from_markup(f"[{color}]{escape(step.keyword)}[/{color}] [bold]{escape(step.text)}[/bold]")
    if step.docstring:
        yield Padding(Text(step.docstring, "italic"), (0, 0, 0, 4))
    for row in step.table:
        yield Padding(Text(" | ".join(row), "italic"), (0, 0, 0, 4))
    if step.trace:
        yield Padding(trace_table(step.trace, number), (0, 0, 0, 4))
    if step.asked:
        yield Padding(Text(in_words(step.asked), "yellow"), (0, 0, 0, 4))
    if step.expected:
        yield Padding(Text(f"expected {step.expected}; seen {step.seen}", "red"), (0, 0, 0, 4))


def trace_table(trace: Sequence[Applied], number: Callable[[Applied], str]) -> Table:
    """Return the rules applied, a line for each, with what it did; what was so anyway is dim."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    for line, times in Counter(trace).items():
        again = f" [dim]({times} times)[/dim]" if times > 1 else ""
        grid.add_row(escape(number(line)), escape(line.what) + again, style="" if line.decided else "dim")
    return grid


def board_table(board: Board, title: str) -> Table:
    """Return a board: a line per player, and one per object that is somewhere to be seen."""
    head = f"{title}: turn {board.turn}, {board.active}'s {board.step}"
    table = Table(title=escape(head), title_justify="left")
    table.add_column("who")
    table.add_column("where")
    table.add_column("what")
    for player in board.players:
        facts = [f"{player.life} life", f"hand {player.hand}", f"library {player.library}"]
        facts += [f"{player.poison} poison counters"] if player.poison else []
        facts += [f"{number} {kind} counters" for kind, number in player.counters.items() if number]
        facts += [player.mana] if player.mana else []
        facts += [f"lost: {player.lost}"] if player.lost else []
        table.add_row(Text(player.name, "bold"), "", Text(", ".join(facts)))
    for thing in board.objects:
        if thing.zone not in {"none", "library"}:
            table.add_row(Text(thing.controller or thing.owner), thing.zone, Text(_object(thing)))
    return table


def _object(thing: BoardObject) -> str:
    types = " ".join((*thing.supertypes, *thing.types, *thing.subtypes))
    words = [thing.label, size_of(thing), in_list(thing.colors, ""), types]
    facts = [
        "token" if thing.token else "",
        "tapped" if thing.tapped else "",
        "face down" if thing.face_down else "",
        in_list(thing.abilities, ""),
        in_list((f"{number} {kind}" for kind, number in thing.counters.items() if number), ""),
        f"damage {thing.damage}" if thing.damage else "",
        f"attached to {thing.attached_to}" if thing.attached_to else "",
        f"attacking {thing.attacking}" if thing.attacking else "",
        f"blocking {in_list(thing.blocking)}" if thing.blocking else "",
    ]
    return ", ".join([" ".join(word for word in words if word), *(fact for fact in facts if fact)])
