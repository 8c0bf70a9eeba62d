"""Engines side by side as one static page of HTML, which needs nothing beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import Final

from comprules.book.numbers import RuleNumber
from comprules.kit.comparison import Compared, ComparedPart, Comparison, standing
from comprules.kit.comparison_pages import counted, letters, why_not

__all__ = ["comparison_html"]

_STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 68rem; margin: 2rem auto; padding: 0 1rem; color: #1e293b; }
table { border-collapse: collapse; width: 100%; } th, td { padding: .2rem .6rem; text-align: left; vertical-align: top; }
th { border-bottom: 2px solid #94a3b8; } tr + tr > td { border-top: 1px solid #e2e8f0; }
td.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
summary { cursor: pointer; padding: .3rem 0; } summary b { display: inline-block; min-width: 3.5rem; }
.passed { color: #15803d; } .failed { color: #b91c1c; } .skipped { color: #92400e; } .partly { color: #0e7490; }
.why, .counts { color: #475569; font-size: .9em; } .parts > td:first-child { border-left: 4px solid #b91c1c; }
@media (prefers-color-scheme: dark) { body { background: #0f172a; color: #e2e8f0; } tr + tr > td { border-color: #334155; }
.passed { color: #4ade80; } .failed { color: #f87171; } .skipped { color: #fbbf24; } .partly { color: #22d3ee; } .why, .counts { color: #94a3b8; } }
""".strip()


def comparison_html(comparison: Comparison) -> str:
    """Return the page: totals, what differs, and each section with its rules and scenarios to unfold."""
    return "\n".join(_page(comparison))


def _page(comparison: Comparison) -> Iterator[str]:
    title = escape(" and ".join(comparison.engines))
    yield "<!doctype html>"
    yield f'<html lang="en"><head><meta charset="utf-8"><title>{title}, side by side</title>'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<style>{_STYLE}</style></head><body>"
    yield f"<h1>{title}, side by side</h1>"
    edition = "several editions" if comparison.edition == "all" else comparison.edition
    yield f"<p>The scenarios of comprules, by the rules of {edition}.</p><ul>"
    for letter, engine, tally in zip(
        letters(comparison), comparison.engines, comparison.tallies(), strict=True
    ):
        yield f"<li><b>{letter}</b> is {escape(engine)}: {counted(tally)}.</li>"
    yield f"</ul><p>{comparison.alike:,} of {len(comparison.scenarios):,} scenarios pass on all of them.</p>"
    yield "<h2>What passes on one engine and fails on another</h2>"
    if comparison.parting:
        yield from _scenarios(comparison, comparison.parting, story=_story)
    else:
        yield "<p>Nothing.</p>"
    yield "<h2>By section and rule</h2>"
    for section in comparison.by_section():
        yield from _section(comparison, section)
    yield "</body></html>"


def _section(comparison: Comparison, section: ComparedPart) -> Iterator[str]:
    tallies = zip(letters(comparison), section.tallies(), section.standings(), strict=True)
    counts = " · ".join(
        f'{letter} <span class="{how}">{counted(tally)}</span>' for letter, tally, how in tallies
    )
    number = escape(section.number)
    yield f'<details id="s{number}"><summary><b>{number}</b> {escape(section.title)} <span class="counts">{counts}</span></summary>'
    yield f"<table><tr><th>rule</th>{''.join(f'<th>{letter}</th>' for letter in letters(comparison))}</tr>"
    for number, ones in _rules(section):
        hows = (standing(each) for each in zip(*(one.how for one in ones), strict=True))
        cells = "".join(f'<td class="{how}">{how}</td>' for how in hows)
        yield f"<tr><td>{escape(number)}</td>{cells}</tr>"
    yield "</table>"
    yield from _scenarios(comparison, section.scenarios)
    yield "</details>"


def _rules(section: ComparedPart) -> list[tuple[str, list[Compared]]]:
    """Return the rules that the scenarios of a section show, in order."""
    found: dict[str, list[Compared]] = {}
    for one in section.scenarios:
        for number in one.one.rules:
            found.setdefault(number, []).append(one)
    return sorted(found.items(), key=lambda rule: RuleNumber.read(rule[0]))


def _scenarios(
    comparison: Comparison, ones: tuple[Compared, ...], story: Callable[[Compared], str] = lambda _: ""
) -> Iterator[str]:
    yield f"<table><tr><th>scenario</th>{''.join(f'<th>{letter}</th>' for letter in letters(comparison))}</tr>"
    for one in ones:
        mark = ' class="parts"' if one.parts else ""
        cells = "".join(
            f'<td class="{how}">{how}{_why(why_not(result))}</td>'
            for how, result in zip(one.how, one.results, strict=True)
        )
        rules = f'<div class="why">{escape(", ".join(one.one.rules))}</div>'
        yield f"<tr{mark}><td>{escape(one.one.name)}{rules}{story(one)}</td>{cells}</tr>"
    yield "</table>"


def _story(one: Compared) -> str:
    """Return the steps up to the first that went wrong on an engine, to unfold; nothing if none did."""
    until = [
        result.steps[: result.steps.index(result.failed_step) + 1]
        for result in one.results
        if result is not None and result.status in {"failed", "errored"} and result.failed_step is not None
    ]
    if not until:
        return ""
    steps = min(until, key=len)
    told = "".join(f"<li>{escape(step.keyword)} {escape(step.text)}</li>" for step in steps)
    return f'<details><summary class="why">where they part</summary><ol>{told}</ol></details>'


def _why(reason: str) -> str:
    return f'<div class="why">{escape(reason)}</div>' if reason else ""
