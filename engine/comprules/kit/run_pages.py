"""What a run on another engine comes to, as a page for a terminal, as Markdown, and as a badge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from rich.markup import escape

from comprules.kit.examination import Examination, Group, RuleToLookAt

__all__ = ["badge_of_run", "markdown_page", "terminal_page"]

_STATUSES: Final = (("passed", "green"), ("failed", "red"), ("errored", "magenta"), ("skipped", "yellow"))
_GROUPS: Final = 15
"""So many groups of one kind are shown on a terminal; Markdown has them all."""
_SHOWN: Final = 100
"""A reason is shown up to so many characters."""


def terminal_page(found: Examination) -> Iterator[str]:
    """Yield the page as lines of rich markup."""
    totals = (
        f"[{color}]{count} {status}[/{color}]"
        for (status, color), count in zip(_STATUSES, found.counts, strict=True)
        if count
    )
    yield f"[bold]{escape(found.engine)}[/bold], rules of {found.edition}: {', '.join(totals) or 'nothing was played'}"
    yield from _part("Failures by their likely cause", _shown(found.failures, _failure_line))
    yield from _part("Rules to look at first", map(_rule_line, found.look_first))
    yield from _part("Skipped, and what it would unlock", _shown(found.skips, _skip_line))
    unclaimed = (f"  {group.count:>5}  {escape(group.what)}" for group in found.unclaimed)
    yield from _part("Not claimed, and so not asked", unclaimed)
    if beside := _beside(found):
        yield ""
        yield f"[dim]{escape(beside)}[/dim]"


def _part(title: str, lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines below their title; nothing if there are none."""
    told = tuple(lines)
    if told:
        yield ""
        yield f"[bold]{title}[/bold]"
        yield from told


def _rule_line(one: RuleToLookAt) -> str:
    return f"  {one.number:<8} {one.failing} of {one.played} fail; begin with {escape(one.first)}"


def _shown(groups: Sequence[Group], line: Callable[[Group], str]) -> Iterator[str]:
    for group in groups[:_GROUPS]:
        yield line(group)
    if left := groups[_GROUPS:]:
        yield f"  {sum(group.count for group in left):>5}  for {len(left)} other reasons"


def _failure_line(group: Group) -> str:
    rules = ", ".join(group.rules[:6]) + (", …" if len(group.rules) > 6 else "")
    cause = f"{group.cause}: " if group.cause else ""
    return f"  {group.count:>5}  {escape(cause)}{escape(_short(group.what))} [dim]{rules}[/dim]"


def _skip_line(group: Group) -> str:
    scenarios = "scenario" if group.count == 1 else "scenarios"
    return f"  {group.count:>5}  {scenarios}: {escape(_short(group.what))}"


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def _beside(found: Examination) -> str:
    """Return what the engine says of rules, which nothing is judged by."""
    said: list[str] = []
    if found.unnamed:
        said.append(f"{found.unnamed} passing scenarios show a rule that the engine's trace does not name")
    if found.named:
        said.append(f"{len(found.named)} refusals are given another rule than in the suite")
    return f"Beside that, and no failure: {'; '.join(said)}." if said else ""


def markdown_page(found: Examination) -> str:
    """Return the whole page as Markdown."""
    return "\n".join(_markdown(found))


def _markdown(found: Examination) -> Iterator[str]:
    passed, failed, errored, skipped = found.counts
    yield f"# {found.engine} and the rules of {found.edition}"
    yield ""
    yield f"{passed} scenarios passed, {failed} failed, {errored} errored, {skipped} were skipped."
    if found.stopped:
        yield ""
        yield f"The run ended before its time: {found.stopped}"
    yield from _table(
        "By section",
        ("section", "title", "passed", "failed", "errored", "skipped"),
        ((one.section, one.title, *map(str, one.counts)) for one in found.sections),
    )
    yield from _table(
        "Failures by their likely cause",
        ("scenarios", "kind", "about", "rules", "for example"),
        (
            (str(one.count), one.cause, one.what, ", ".join(one.rules), _short(one.example))
            for one in found.failures
        ),
    )
    yield from _table(
        "Rules to look at first",
        ("rule", "fail", "played", "begin with"),
        ((one.number, str(one.failing), str(one.played), one.first) for one in found.look_first),
    )
    for title, groups in (
        ("Skipped, and what it would unlock", found.skips),
        ("Not claimed, and so not asked", found.unclaimed),
    ):
        yield from _table(title, ("scenarios", "reason"), ((str(one.count), one.what) for one in groups))
    if beside := _beside(found):
        yield ""
        yield beside


def _table(title: str, heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    lines = [_row(row) for row in rows]
    if lines:
        yield ""
        yield f"## {title}"
        yield ""
        yield _row(heads)
        yield _row(("---",) * len(heads))
        yield from lines


def _row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"


def badge_of_run(found: Examination) -> str:
    """Return an image that says how many of the scenarios that were played passed, and of which section."""
    year = "all editions" if found.edition == "all" else found.edition[:4]
    label = f"{found.sections[0].section if len(found.sections) == 1 else 'rules'} of {year}"
    passed, failed, errored, _ = found.counts
    played = passed + failed + errored
    value = f"{passed} of {played}"
    color = "#15803d" if passed == played > 0 else "#b91c1c" if failed + errored > passed else "#a16207"
    left, right = 7 * len(label) + 12, 7 * len(value) + 12
    label, value = (text.replace("&", "&amp;").replace("<", "&lt;") for text in (label, value))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + right}" height="20" role="img" '
        f'aria-label="{label}: {value}"><title>{label}: {value} scenarios passed</title>'
        f'<rect width="{left}" height="20" fill="#334155"/><rect x="{left}" width="{right}" height="20" fill="{color}"/>'
        f'<g fill="#fff" font-family="sans-serif" font-size="12" text-anchor="middle">'
        f'<text x="{left / 2:g}" y="14">{label}</text><text x="{left + right / 2:g}" y="14">{value}</text></g></svg>'
    )
