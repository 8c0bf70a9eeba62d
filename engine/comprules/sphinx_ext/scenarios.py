"""A played scenario on the page: its steps, the rules that each step applied, the board before and after."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import groupby

from markupsafe import Markup

from comprules.counting import many
from comprules.judge import Applied, Asked, Board
from comprules.kit.board_changes import changes_told
from comprules.kit.results import Result, StepResult
from comprules.sphinx_ext.cards import board_html, with_symbols
from comprules.sphinx_ext.knowledge import Home
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import join, tag

__all__ = ["runs_html", "status_html", "step_html", "steps_told", "story_address", "story_html"]

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
    address = story_address(home) if home else ""
    return tag(
        "details",
        tag("summary", status_html(run.status), name, kind),
        tag("p", run.reason, class_="cr-reason") if run.reason else None,
        tag("p", tag("a", "How it was played, step by step", href=address), class_="cr-taken-in"),
        id=home.anchor if home else None,
        class_="cr-run",
    )


def story_address(home: Home) -> str:
    """Return where the story of a run lies, seen from the folder of its edition's pages."""
    return f"plays/{home.anchor.removeprefix('scenario-')}.html"


def story_html(run: Result, linker: Linker) -> Markup:
    """Return a run as a story: each step with the rules applied, the board before and after."""
    steps = steps_told(run)
    if run.before is not None and any(step.board for step in steps):
        return join((_step_by_step_html(run, steps, run.before, linker), _again_html(run, steps)))
    return join(
        (
            tag("ol", *(step_html(step, run.edition, linker) for step in steps), class_="cr-steps"),
            _boards_html(run),
            _again_html(run, steps),
        )
    )


def _step_by_step_html(run: Result, steps: tuple[StepResult, ...], start: Board, linker: Linker) -> Markup:
    """Return the position, drawn once, and below it each step with what changed in it.

    The board after a step lies beside it, unseen, for the page's script to show it; without one, the last
    board is drawn at the end.
    """
    drawn: dict[Markup, int] = {}
    known: dict[int, Markup] = {}
    linked: set[str] | None = set() if sum(len(step.trace) for step in steps) > _LONG_STORY else None
    given = [step_html(step, run.edition, linker) for step in steps if step.kind == "given"]
    position = board_html(start, drawn=drawn, known=known)
    moves: list[Markup] = []
    last = start
    for step in steps:
        if step.kind == "given":
            continue
        now = step.board or last
        told = changes_told(last, now)
        changes = tag("ul", *(tag("li", one) for one in told), class_="cr-changed-here") if told else None
        board = tag("template", board_html(now, last, drawn=drawn, known=known)) if now is not last else None
        moves.append(step_html(step, run.edition, linker, join((changes, board)), linked))
        last = now
    return tag(
        "div",
        tag("ol", *given, class_="cr-steps") if given else None,
        tag("div", position, class_="cr-start"),
        tag("ol", *moves, class_="cr-steps cr-moves"),
        _last_board_html(start, last if run.after is None else run.after, known),
        class_="cr-story",
    )


def _last_board_html(start: Board, last: Board, known: dict[int, Markup]) -> Markup | None:
    """Return the board that a play ended with, unless it is as it was in the beginning."""
    drawn = board_html(last, start, known=known)
    if drawn == board_html(start, known=known):
        return None
    return tag("div", tag("p", "After", class_="cr-board-title"), drawn, class_="cr-boards cr-end")


_QUOTED = re.compile(r'"([^"]+)"')


def steps_told(run: Result) -> tuple[StepResult, ...]:
    """Return the steps of a run, without cards that its feature describes for other scenarios."""
    told = _names_used(run)
    steps: list[StepResult] = []
    for step in run.steps:
        if (described := _DESCRIBES.match(step.text)) and described[1] not in told:
            continue
        if step.table and step.text == "these cards:":
            head, *rows = step.table
            kept = tuple(row for row in rows if row[0] in told)
            if not kept:
                continue
            step = replace(step, table=(head, *kept))  # noqa: PLW2901
        steps.append(step)
    return tuple(steps)


_DESCRIBES = re.compile(r'the card "([^"]+)" is an? ')


def _names_used(run: Result) -> set[str]:
    names = {
        name
        for board in (run.before, run.after)
        if board
        for thing in board.objects
        for name in (thing.name,)
    }
    for step in run.steps:
        texts = (step.docstring or "", *(cell for row in step.table for cell in row))
        if not _DESCRIBES.match(step.text):
            names.update(_QUOTED.findall(step.text))
        if step.text != "these cards:":
            names.update(name for text in texts for name in (text, *_QUOTED.findall(text)))
    return names


def step_html(
    step: StepResult,
    edition: str,
    linker: Linker,
    changed: Markup | None = None,
    linked: set[str] | None = None,
) -> Markup:
    """Return a step of a run in an edition, with what ``changed`` in it and the rules that it applied.

    Those that are ``linked`` are so in an earlier step of a long story.
    """
    return tag(
        "li",
        tag("p", tag("b", step.keyword), " ", with_symbols(step.text), class_="cr-step"),
        tag(
            "table",
            *(tag("tr", *(tag("td", cell) for cell in row)) for row in step.table),
            class_="cr-step-table",
        )
        if step.table
        else None,
        tag("pre", step.docstring, class_="cr-step-text") if step.docstring else None,
        changed,
        _trace_html(step.trace, edition, linker, linked),
        tag("p", _question(step.asked), class_="cr-asked") if step.asked else None,
        tag("p", f"Expected {step.expected}, seen {step.seen}.", class_="cr-reason")
        if step.expected
        else None,
        class_=f"cr-step-{step.status.replace(' ', '-')}",
    )


def _question(asked: Asked) -> str:
    return f"{asked.player} is asked: {asked.question} ({', '.join(asked.options)})"


_SOME_LINES, _MANY_LINES, _MOST_LINES, _LONG_STORY = 12, 40, 200, 300


def _trace_html(
    trace: tuple[Applied, ...], edition: str, linker: Linker, linked: set[str] | None
) -> Markup | None:
    """Return each rule applied; the same line many times in a row is said once, with how often.

    Of more than some lines, or in a long story, a number is a link once; of many, the same line is said
    once wherever it comes again; and of hundreds, the last ones are counted.
    """
    if not trace:
        return None
    told = [(line, len(list(same))) for line, same in groupby(trace)]
    if len(trace) > _MANY_LINES:
        told = list(Counter(trace).items())
    lines: list[Markup] = []
    is_long, linked = len(trace) > _SOME_LINES or linked is not None, set[str]() if linked is None else linked
    for line, times in told[:_MOST_LINES]:
        own = linker.knowledge.resolve(line.edition) if line.edition else None
        key = f"{own or linker.knowledge.base}/{line.number}"
        shown = line.number if own in {None, edition} else f"{line.number} ({line.edition[:4]})"
        lines.append(
            tag(
                "li",
                shown if key in linked and is_long else linker.rule(key, shown),
                " ",
                line.what,
                tag("span", f" ×{times}", class_="cr-times") if times > 1 else None,
                class_=None if line.decided else "cr-context",
            )
        )
        linked.add(key)
    count = f"{many(len(told), 'rule')} applied"
    if left := told[_MOST_LINES:]:
        lines.append(
            tag("li", f"and {len(left)} more lines; comprules explain tells all", class_="cr-context")
        )
    drawn = tag("ol", *lines, class_="cr-trace")
    if len(lines) <= 6:
        return drawn
    return tag("details", tag("summary", count), drawn, class_="cr-long-trace")


def _boards_html(run: Result) -> Markup | None:
    """Return the board as it was set up and as it ended; one alone where nothing on it changed."""
    shown = [
        (title, board_html(board)) for title, board in (("Before", run.before), ("After", run.after)) if board
    ]
    if len(shown) == 2 and shown[0][1] == shown[1][1]:
        shown = [("From beginning to end", shown[0][1])]
    elif run.before is not None and run.after is not None:
        shown[1] = ("After", board_html(run.after, run.before))
    drawn = (tag("div", tag("p", title, class_="cr-board-title"), board) for title, board in shown)
    return tag("div", *drawn, class_="cr-boards") if shown else None


def _again_html(run: Result, steps: tuple[StepResult, ...]) -> Markup:
    """Return how to play it oneself: the command, and the scenario's text."""
    return tag(
        "details",
        tag("summary", "Play it yourself"),
        tag("pre", f"comprules explain {run.path}:{run.line}", class_="cr-copied", tabindex="0"),
        tag("pre", _feature_text(run, steps), class_="cr-copied", tabindex="0"),
        tag("p", "Written in ", tag("code", f"{run.path}:{run.line}"), f", played in {run.edition}."),
        class_="cr-again",
    )


def _feature_text(run: Result, steps: tuple[StepResult, ...]) -> str:
    """Return a run as a feature of its own, with the steps that are told of it."""
    lines = [f"Feature: {run.feature}", ""]
    lines += [f"  {' '.join(run.tags)}"] if run.tags else []
    lines += [f"  {'Example' if run.kind == 'example' else 'Scenario'}: {run.name}"]
    for step in steps:
        lines.append(f"    {step.keyword} {step.text}")
        if step.docstring is not None:
            lines += [f"      {line}" for line in ('"""', *step.docstring.splitlines(), '"""')]
        lines += [f"      | {' | '.join(_cell(cell) for cell in row)} |" for row in step.table]
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("\\", "\\\\").replace("|", "\\|").replace("\n", "\\n")
