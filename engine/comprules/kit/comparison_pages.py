"""Engines side by side as a page for a terminal of 80 columns, and as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from string import ascii_uppercase
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from comprules.kit.comparison import Compared, ComparedPart, Comparison, Tally
from comprules.kit.results import Result

__all__ = ["comparison_markdown", "comparison_terminal", "counted", "letters", "why_not"]

_SHOWN: Final = 20
"""So many scenarios are named on a terminal; the other pages have them all."""
_COLORS: Final = {
    "passed": "green",
    "partly": "cyan",
    "failed": "red",
    "skipped": "yellow",
    "not played": "dim",
}


def letters(comparison: Comparison) -> tuple[str, ...]:
    """Return a letter for each engine, which stands for it in tables."""
    return tuple(ascii_uppercase[: len(comparison.engines)])


def counted(tally: Tally) -> str:
    """Return how many passed, failed and were skipped, in words."""
    named = (
        (tally.passed, "passed"),
        (tally.failed, "failed"),
        (tally.skipped, "skipped"),
    )
    return ", ".join(f"{number:,} {how}" for number, how in named if number) or "nothing played"


def why_not(result: Result | None) -> str:
    """Return why a scenario did not pass: at which step, and what was seen there."""
    if result is None or result.status == "passed":
        return ""
    step = result.failed_step
    if step is not None and step.expected:
        says_so = step.text.replace('"', "") == step.expected
        expected = "" if says_so else f"expected {step.expected}; "
        return f"{step.keyword} {step.text}: {expected}seen {step.seen}"
    return result.reason.partition("\n")[0]


def _differing(parts: Iterable[ComparedPart]) -> tuple[ComparedPart, ...]:
    return tuple(part for part in parts if len(set(part.tallies())) > 1)


def comparison_terminal(comparison: Comparison, within: str = "") -> RenderableType:
    """Return the page for a terminal; ``within`` is a section, whose rules are listed then."""
    parts: list[RenderableType] = []
    for letter, engine, tally in zip(
        letters(comparison), comparison.engines, comparison.tallies(), strict=True
    ):
        parts.append(Text.assemble((letter, "bold"), "  ", engine, ": ", counted(tally)))
    parts.append(Text(f"{comparison.alike:,} of {len(comparison.scenarios):,} pass on all of them"))
    parts.append(_table(comparison, within))
    parts += _parted(comparison)
    return Group(*parts)


def _table(comparison: Comparison, within: str) -> RenderableType:
    by_rule = len(within) == 3
    whole = comparison.by_rule(within) if by_rule else comparison.by_section(within)
    shown = _differing(whole)
    if not shown:
        return Text(f"They come out alike in each {'rule' if by_rule else 'section'}.")
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    table.add_column("rule" if by_rule else "section", no_wrap=True, min_width=7)
    if not by_rule:
        table.add_column("", no_wrap=True, overflow="ellipsis", max_width=40)
    for letter in letters(comparison):
        table.add_column(letter, justify="right", no_wrap=True, min_width=12)
    for part in shown:
        title = () if by_rule else (Text(part.title),)
        cells = (
            Text(f"{tally.passed}/{tally.failed}/{tally.skipped}", _COLORS[how])
            for tally, how in zip(part.tallies(), part.standings(), strict=True)
        )
        table.add_row(Text(part.number, "bold"), *title, *cells)
    alike = len(whole) - len(shown)
    what = "rule" if by_rule else "section"
    more = f"; {alike} {what}{'s come' if alike > 1 else ' comes'} out alike" if alike else ""
    table.caption = f"passed/failed/skipped{more}"
    table.caption_justify = "left"
    return table


def _parted(comparison: Comparison) -> Iterator[RenderableType]:
    parting = comparison.parting
    if not parting:
        yield Text("No scenario passes on one engine and fails on another.", "bold")
        return
    yield Text(f"{len(parting):,} pass on one engine and fail on another", "bold")
    for one in parting[:_SHOWN]:
        yield Text.assemble((one.one.name, "bold"), (f" ({', '.join(one.one.rules)})", "dim"))
        hows = tuple(zip(letters(comparison), one.results, one.how, strict=True))
        passed = ", ".join(letter for letter, _, how in hows if how == "passed")
        yield Padding(Text(f"{passed} passed", "green"), (0, 0, 0, 2))
        for letter, result, how in hows:
            if how == "failed":
                told = Text.assemble((f"{letter} {how}", "red"), ": ", why_not(result))
                yield Padding(told, (0, 0, 0, 2))
    if (left := len(parting) - _SHOWN) and left > 0:
        yield Text(f"  and {left:,} more; a page with all of them: --output FILE.html", "dim")
    yield Text("Where one parts, step by step: comprules compare … --scenario “NAME”", "dim")


# ---- Markdown


def comparison_markdown(comparison: Comparison) -> str:
    """Return the whole comparison as Markdown."""
    return "\n".join(_markdown(comparison))


def _markdown(comparison: Comparison) -> Iterator[str]:
    edition = "several editions" if comparison.edition == "all" else comparison.edition
    yield f"# Engines side by side, by the rules of {edition}"
    yield ""
    for letter, engine, tally in zip(
        letters(comparison), comparison.engines, comparison.tallies(), strict=True
    ):
        yield f"* **{letter}** is {engine}: {counted(tally)}."
    yield ""
    yield f"{comparison.alike:,} of {len(comparison.scenarios):,} scenarios pass on all of them."
    yield ""
    heads = [f"{letter} {how}" for letter in letters(comparison) for how in ("passed", "failed", "skipped")]
    yield _row(("section", "title", *heads))
    yield _row(("---", "---", *("--:" for _ in heads)))
    for part in comparison.by_section():
        cells = (
            str(number) for tally in part.tallies() for number in (tally.passed, tally.failed, tally.skipped)
        )
        yield _row((part.number, part.title, *cells))
    rules = _rows_of_rules(comparison)
    if rules:
        yield from ("", "## Rules of which something passes on one engine and fails on another", "")
        yield _row(("rule", *letters(comparison)))
        yield _row(("---", *("---" for _ in comparison.engines)))
        yield from rules
    if comparison.parting:
        yield from ("", "## Scenarios that pass on one engine and fail on another", "")
        yield from (_item(comparison, one) for one in comparison.parting)


def _rows_of_rules(comparison: Comparison) -> list[str]:
    parted = (part for part in comparison.by_rule() if any(one.parts for one in part.scenarios))
    return [_row((part.number, *part.standings())) for part in parted]


def _item(comparison: Comparison, one: Compared) -> str:
    failing = (
        f"{letter}: {why_not(result)}"
        for letter, result, how in zip(letters(comparison), one.results, one.how, strict=True)
        if how == "failed"
    )
    return f"* {one.one.name} ({', '.join(one.one.rules)}). {'; '.join(failing)}".replace("\n", " ")


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
