"""Results as JUnit XML, and as lines for a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree as ET

from rich.markup import escape

from comprules.book.printable import printable
from comprules.kit.dropping import Dropped
from comprules.kit.results import Result, Run, Status

__all__ = [
    "dropped_lines",
    "failure_lines",
    "run_junit",
    "status_line",
    "summary_line",
]

_COLORS: dict[Status, str] = {"passed": "green", "failed": "red", "errored": "magenta", "skipped": "yellow"}

_LINES_SHOWN = 10


def run_junit(run: Run) -> str:
    """Return the run as JUnit XML, a suite per section and a case per scenario and edition."""
    counts = Counter(result.status for result in run.scenarios)
    counts["errored"] += bool(run.stopped)
    number = len(run.scenarios) + bool(run.stopped)
    root = ET.Element(
        "testsuites", _totals(number, counts) | {"name": printable(f"comprules on {run.engine}")}
    )
    sections: dict[str, list[Result]] = {}
    for result in run.scenarios:
        sections.setdefault(result.feature, []).append(result)
    for feature, results in sections.items():
        tally = Counter(result.status for result in results)
        suite = ET.SubElement(root, "testsuite", _totals(len(results), tally) | {"name": printable(feature)})
        for result in results:
            _case(suite, result)
    if run.stopped:
        suite = ET.SubElement(root, "testsuite", _totals(1, Counter(errored=1)) | {"name": "The run"})
        case = ET.SubElement(suite, "testcase", {"name": "everything is played", "classname": "comprules"})
        ET.SubElement(case, "error", {"message": printable(run.stopped)})
    ET.indent(root)
    return ET.tostring(root, encoding="unicode", xml_declaration=True)


def _totals(number: int, counts: Counter[Any]) -> dict[str, str]:
    return {
        "tests": str(number),
        "failures": str(counts["failed"]),
        "errors": str(counts["errored"]),
        "skipped": str(counts["skipped"]),
    }


def _case(suite: ET.Element, result: Result) -> None:
    case = ET.SubElement(
        suite,
        "testcase",
        {
            "name": printable(f"{result.name} [{result.edition}]"),
            "classname": printable(result.id.partition("::")[0]),
            "file": printable(result.path),
            "line": str(result.line),
            "time": f"{result.milliseconds / 1000:.6f}",
        },
    )
    element = {"failed": "failure", "errored": "error", "skipped": "skipped"}.get(result.status)
    if element:
        reason = printable(result.reason)
        ET.SubElement(case, element, {"message": reason.partition("\n")[0]}).text = reason


def status_line(result: Result) -> str:
    """One line of rich markup: status, edition, rules, name."""
    color = _COLORS[result.status]
    rules = f" [dim]{', '.join(result.rules)}[/dim]" if result.rules else ""
    return (
        f"[{color}]{result.status:>7}[/{color}] [dim]{result.edition[:4]}[/dim] {escape(result.name)}{rules}"
    )


def failure_lines(result: Result) -> Iterator[str]:
    """Rich markup that says where a scenario stopped: place, step, expected, seen, rule."""
    color = _COLORS[result.status]
    step = result.failed_step
    place = f"{result.path}:{step.line if step else result.line}"
    yield f"[bold {color}]{result.status}[/bold {color}] {escape(result.name)} [dim]({result.edition}, {escape(place)})[/dim]"
    if step:
        yield f"  step      {escape(step.keyword)} {escape(step.text)}"
    if step and step.expected:
        yield f"  expected  {escape(step.expected)}"
        yield f"  seen      {escape(step.seen)}"
    else:
        lines = result.reason.splitlines() or [""]
        yield f"  reason    {escape(lines[0])}"
        yield from (f"            {escape(line)}" for line in _end_of(lines[1:]))
    if step and step.refusal:
        yield f"  rule      {escape(step.refusal)}"
    elif step and (last := next((line for line in reversed(step.trace) if line.decided), None)):
        yield f"  rule      last decided: {escape(last.number)} ({escape(last.what)})"


def _end_of(lines: list[str]) -> list[str]:
    """Return the end of a traceback, where the fault is; a short reason whole."""
    return lines if len(lines) <= _LINES_SHOWN else ["…", *lines[-_LINES_SHOWN:]]


def summary_line(results: tuple[Result, ...]) -> str:
    """Return how many scenarios came out in each way, as rich markup."""
    counts = Counter(result.status for result in results)
    parts = [
        f"[{color}]{counts[status]} {status}[/{color}]" for status, color in _COLORS.items() if counts[status]
    ]
    return ", ".join(parts) or "nothing was played"


def dropped_lines(dropped: Dropped) -> Iterator[str]:
    """Rich markup that says what came of leaving a rule out."""
    head = f"[bold]{dropped.number}[/bold] [dim]{dropped.edition[:4]}[/dim]"
    match dropped.verdict:
        case "cannot be dropped":
            yield f"[yellow]kept[/yellow]      {head} cannot be dropped: {escape(dropped.why)}"
        case "unnoticed":
            yield f"[red]unnoticed[/red] {head} no step of any scenario goes wrong without it"
        case "noticed":
            yield f"[green]noticed[/green]   {head} by {len(dropped.failing)}:"
            for result in dropped.failing:
                yield f"            {escape(result.name)} [dim]({escape(result.id.partition('::')[0])})[/dim]"
