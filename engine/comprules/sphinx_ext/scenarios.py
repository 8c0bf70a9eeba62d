"""A played scenario on the page: its steps, the rules that each step applied, the board before and after."""

from __future__ import annotations

from itertools import groupby

from markupsafe import Markup

from comprules.judge import Applied, Asked
from comprules.kit.results import Result, StepResult
from comprules.sphinx_ext.cards import board_html
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import tag

__all__ = ["runs_html", "status_html"]

_MARKS = {"passed": "✓", "failed": "✗", "errored": "!", "skipped": "–"}


def status_html(status: str) -> Markup:
    """Return a sign for how a run ended, with the word for those who don't see it."""
    return tag(
        "span",
        tag("span", _MARKS.get(status, "?"), aria_hidden="true"),
        tag("span", status, class_="cr-word"),
        class_=f"cr-status cr-status-{status}",
    )


def runs_html(runs: tuple[Result, ...], number: str, edition: str, linker: Linker) -> Markup:
    """Return the scenarios of a rule: unfolding where they are at home, links to there elsewhere."""
    return tag(
        "ul", *(tag("li", _run_html(run, f"{edition}/{number}", linker)) for run in runs), class_="cr-runs"
    )


def _run_html(run: Result, key: str, linker: Linker) -> Markup:
    home = linker.knowledge.home(run)
    name = tag("span", run.name, class_="cr-run-name")
    kind = tag("span", "official example", class_="cr-tag") if run.kind == "example" else None
    if home is not None and home.rule != key and (place := linker.domain.place(home.rule)):
        return tag(
            "div",
            status_html(run.status),
            linker.to(place.docname, home.anchor, name),
            kind,
            tag("span", f"under {home.rule.split('/')[1]}", class_="cr-tag"),
            class_="cr-run cr-run-elsewhere",
        )
    return tag(
        "details",
        tag("summary", status_html(run.status), name, kind),
        tag("p", run.reason, class_="cr-reason") if run.reason else None,
        tag("ol", *(_step_html(step, run.edition, linker) for step in run.steps), class_="cr-steps"),
        _boards_html(run),
        _place_html(run),
        id=home.anchor if home else None,
        class_="cr-run",
    )


def _step_html(step: StepResult, edition: str, linker: Linker) -> Markup:
    return tag(
        "li",
        tag("p", tag("b", step.keyword), " ", step.text, class_="cr-step"),
        tag(
            "table",
            *(tag("tr", *(tag("td", cell) for cell in row)) for row in step.table),
            class_="cr-step-table",
        )
        if step.table
        else None,
        tag("pre", step.docstring, class_="cr-step-text") if step.docstring else None,
        _trace_html(step.trace, edition, linker),
        tag("p", _question(step.asked), class_="cr-asked") if step.asked else None,
        tag("p", f"Expected {step.expected}, seen {step.seen}.", class_="cr-reason")
        if step.expected
        else None,
        class_=f"cr-step-{step.status.replace(' ', '-')}",
    )


def _question(asked: Asked) -> str:
    return f"{asked.player} is asked: {asked.question} ({', '.join(asked.options)})"


def _trace_html(trace: tuple[Applied, ...], edition: str, linker: Linker) -> Markup | None:
    """Return each rule applied; the same line many times in a row is said once, with how often."""
    if not trace:
        return None
    lines: list[Markup] = []
    for line, same in groupby(trace):
        times = len(list(same))
        own = linker.knowledge.resolve(line.edition) if line.edition else None
        key = f"{own or linker.knowledge.base}/{line.number}"
        shown = line.number if own in {None, edition} else f"{line.number} ({line.edition[:4]})"
        lines.append(
            tag(
                "li",
                linker.rule(key, shown),
                " ",
                line.what,
                tag("span", f" ×{times}", class_="cr-times") if times > 1 else None,
                class_=None if line.decided else "cr-context",
            )
        )
    count = f"{len(lines)} rule{'s' if len(lines) != 1 else ''} applied"
    drawn = tag("ol", *lines, class_="cr-trace")
    if len(lines) <= 6:
        return drawn
    return tag("details", tag("summary", count), drawn, class_="cr-long-trace")


def _boards_html(run: Result) -> Markup | None:
    if run.before is None and run.after is None:
        return None
    boards = [("Before", run.before, None), ("After", run.after, run.before)]
    return tag(
        "div",
        *(
            tag("div", tag("p", title, class_="cr-board-title"), board_html(board, earlier))
            for title, board, earlier in boards
            if board is not None
        ),
        class_="cr-boards",
    )


def _place_html(run: Result) -> Markup:
    return tag(
        "p",
        "Written in ",
        tag("code", f"{run.path}:{run.line}"),
        f", played in {run.edition}.",
        class_="cr-written",
    )
