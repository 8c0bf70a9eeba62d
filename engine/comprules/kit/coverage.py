"""How much of an edition's rules the played scenarios prove: a standing per rule, sums per section."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from string import ascii_lowercase
from typing import Literal, get_args
from xml.etree import ElementTree as ET

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from comprules.book.concordance import known_rules, load_concordance
from comprules.book.register import load_register
from comprules.book.rulings import KnownRuling, load_rulings
from comprules.book.statements import BASE_EDITION, load_statements
from comprules.kit.codec import to_json
from comprules.kit.results import Result, Run

__all__ = [
    "Coverage",
    "RuleStanding",
    "SectionCoverage",
    "Standing",
    "Total",
    "badge_svg",
    "cover",
    "coverage_json",
    "coverage_junit",
    "coverage_markdown",
    "coverage_table",
    "percentage",
    "ruling_standings",
    "rulings_in_words",
    "standings",
]

Standing = Literal["executed", "failing", "partly", "skipped", "missing", "no game behaviour"]


@dataclass(frozen=True, slots=True)
class RuleStanding:
    """Where one rule or ruling stands; ``scenarios`` are the ids of those that are tagged with it."""

    number: str
    standing: Standing
    reason: str = ""
    scenarios: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Total:
    """Sums; every rule is in exactly one of these, from ``executed`` to ``no_game_behaviour``.

    Of a rule that stands ``partly`` some scenarios pass; the engine has ``skipped`` all of another's.
    ``examples_executed`` counts official examples that a passing scenario plays, ``scenarios`` each play
    once.
    """

    rules: int
    executed: int
    failing: int
    partly: int
    skipped: int
    missing: int
    no_game_behaviour: int
    examples: int
    examples_executed: int
    scenarios: int


@dataclass(frozen=True, slots=True)
class SectionCoverage:
    """The sums of one section."""

    section: str
    title: str
    rules: int
    executed: int
    failing: int
    partly: int
    skipped: int
    missing: int
    no_game_behaviour: int
    examples: int
    examples_executed: int
    scenarios: int


@dataclass(frozen=True, slots=True)
class Coverage:
    """The sums of every section that was asked for, and of all of them."""

    edition: str
    engine: str
    date: str
    sections: tuple[SectionCoverage, ...]
    total: Total
    within: str = ""
    """The chapter or section that was asked for; empty for all of them."""
    rulings: tuple[RuleStanding, ...] = ()
    """How each ruling stands that is about a rule that was asked for."""


def standings(edition: str, results: Iterable[Result]) -> dict[str, RuleStanding]:
    """Return the standing of every numbered rule that is known of an edition (a date), in the book's order.

    A rule is executed when all its scenarios pass, and stands partly where some do. Where all are skipped it
    counts as skipped by the engine: it is missing only where nobody has written a scenario.
    """
    by_rule = _by_number(edition, results, attrgetter("rules"))
    return {
        line.number: _standing(edition, line.number, by_rule.get(line.number, []))
        for line in known_rules(edition)
    }


def _standing(edition: str, number: str, results: list[Result]) -> RuleStanding:
    if shown := _shown(number, results):
        return shown
    reason = _no_game_behaviour(edition, number)
    if reason:
        return RuleStanding(number, "no game behaviour", reason)
    return RuleStanding(number, "missing")


def _shown(number: str, results: list[Result]) -> RuleStanding | None:
    """Return what the plays of its scenarios come to; nothing where there are none."""
    ids = tuple(result.id for result in results)
    statuses = {result.status for result in results}
    if statuses == {"passed"}:
        return RuleStanding(number, "executed", scenarios=ids)
    if not results:
        return None
    whole: Standing = "failing" if statuses & {"failed", "errored"} else "skipped"
    return RuleStanding(number, "partly" if "passed" in statuses else whole, scenarios=ids)


def ruling_standings(
    edition: str, results: Iterable[Result], rules: Mapping[str, RuleStanding]
) -> dict[str, RuleStanding]:
    """Return the standing of every ruling on the rules of an edition (a date); headings are left out.

    A ruling is shown by the scenarios that are tagged with it. Without any, one that restates a rule stands
    as that does, of which ``rules`` has the standing.
    """
    by_ruling = _by_number(edition, results, attrgetter("rulings"))
    return {
        ruling.number: _standing_of_ruling(ruling, by_ruling.get(ruling.number, []), rules)
        for ruling in load_rulings(edition).values()
        if not ruling.is_heading
    }


def _by_number(
    edition: str, results: Iterable[Result], numbers: Callable[[Result], tuple[str, ...]]
) -> dict[str, list[Result]]:
    """Return the plays of an edition by each of the numbers that they are tagged with."""
    found: dict[str, list[Result]] = {}
    for result in results:
        if result.edition == edition:
            for number in numbers(result):
                found.setdefault(number, []).append(result)
    return found


def _standing_of_ruling(
    ruling: KnownRuling, results: list[Result], rules: Mapping[str, RuleStanding]
) -> RuleStanding:
    if shown := _shown(ruling.number, results):
        return shown
    if ruling.no_game_behaviour:
        return RuleStanding(ruling.number, "no game behaviour", ruling.no_game_behaviour)
    if ruling.is_restated and (rule := rules.get(ruling.rules[0])):
        return replace(rule, number=ruling.number)
    return RuleStanding(ruling.number, "missing")


def rulings_in_words(rulings: Iterable[RuleStanding]) -> str:
    """Return in a line how many rulings are executed, and which are not; it is empty if there are none."""
    told = tuple(rulings)
    executed = sum(one.standing == "executed" for one in told)
    without = sum(one.standing == "no game behaviour" for one in told)
    left = [one.number for one in told if one.standing not in {"executed", "no game behaviour"}]
    said = f"{executed} of {len(told) - without} rulings with game behaviour are executed"
    return (f"{said}; not {', '.join(left)}" if left else said) if told else ""


def _no_game_behaviour(edition: str, number: str) -> str:
    """Return the reason why a rule has nothing to show: its own, or that of all base rules like it today."""
    if edition == BASE_EDITION:
        statement = load_statements().get(number)
        return (statement.no_game_behaviour or "") if statement else ""
    entry = load_concordance(edition).entries.get(number)
    if entry is None or not entry.reviewed:
        return ""
    if entry.statement is not None:
        return entry.statement.no_game_behaviour or ""
    reasons = {_no_game_behaviour(BASE_EDITION, base) for base in entry.base}
    return reasons.pop() if len(reasons) == 1 else ""


def cover(
    run: Run,
    edition: str,
    within: str = "",
    *,
    by_rule: bool = False,
    standing: Mapping[str, RuleStanding] | None = None,
) -> Coverage:
    """Count an edition's sections; ``within`` is a chapter (``6``), a section (``613``), or empty for all.

    With ``by_rule`` the rules of a section are counted, each with its lettered rules. ``standing`` is that of
    all rules, as ``standings`` returns it, for who has it already.
    """
    register = load_register(edition)
    results = tuple(result for result in run.scenarios if result.edition == edition)
    standing = standing or standings(edition, results)
    parts: dict[str, list[str]] = {}
    if not by_rule and not load_concordance(edition).in_part:
        parts = {line.number: [] for line in register.sections}
    for number in standing:
        if number.startswith(within):
            parts.setdefault(number.rstrip(ascii_lowercase) if by_rule else number[:3], []).append(number)
    of_section: dict[str, list[Result]] = {}
    for result in results:
        shown = (*result.rules, *(example.rule for example in result.examples))
        for section in {number[:3] for number in shown}:
            of_section.setdefault(section, []).append(result)
    sections = tuple(
        _section(edition, part, numbers, standing, of_section.get(part[:3], ()))
        for part, numbers in (parts.items() if by_rule else sorted(parts.items()))
        if part.startswith(within)
    )
    played = {result.id for result in results if any(number.startswith(within) for number in result.rules)}
    return Coverage(
        edition=edition,
        engine=run.engine,
        date=run.date,
        sections=sections,
        total=_total(sections, len(played)),
        rulings=_rulings(edition, results, standing, within),
        within=within,
    )


def _rulings(
    edition: str, results: Sequence[Result], standing: Mapping[str, RuleStanding], within: str
) -> tuple[RuleStanding, ...]:
    known = load_rulings(edition)
    return tuple(
        one
        for one in ruling_standings(edition, results, standing).values()
        if any(rule.startswith(within) for rule in known[one.number].rules)
    )


def _section(
    edition: str,
    section: str,
    numbers: Sequence[str],
    standing: Mapping[str, RuleStanding],
    results: Sequence[Result],
) -> SectionCoverage:
    register = load_register(edition)
    line = register.get(section)
    counts = dict.fromkeys(get_args(Standing), 0)
    for number in numbers:
        counts[standing[number].standing] += 1
    inside = frozenset(numbers)
    played: dict[tuple[str, int], set[str]] = {}
    for result in results:
        for example in result.examples:
            if example.rule in inside:
                played.setdefault((example.rule, example.nth), set()).add(result.status)
    return SectionCoverage(
        section=section,
        title=line.title if line else "",
        rules=len(numbers),
        executed=counts["executed"],
        failing=counts["failing"],
        partly=counts["partly"],
        skipped=counts["skipped"],
        missing=counts["missing"],
        no_game_behaviour=counts["no game behaviour"],
        examples=sum(register[number].examples for number in numbers),
        examples_executed=sum(statuses == {"passed"} for statuses in played.values()),
        scenarios=sum(not inside.isdisjoint(result.rules) for result in results),
    )


def _total(sections: Sequence[SectionCoverage], scenarios: int) -> Total:
    return Total(
        rules=sum(section.rules for section in sections),
        executed=sum(section.executed for section in sections),
        failing=sum(section.failing for section in sections),
        partly=sum(section.partly for section in sections),
        skipped=sum(section.skipped for section in sections),
        missing=sum(section.missing for section in sections),
        no_game_behaviour=sum(section.no_game_behaviour for section in sections),
        examples=sum(section.examples for section in sections),
        examples_executed=sum(section.examples_executed for section in sections),
        scenarios=scenarios,
    )


def percentage(executed: int, rules: int, no_game_behaviour: int) -> int:
    """Return the percentage of rules with game behavior that are executed, rounded down: 100 means all."""
    with_behaviour = rules - no_game_behaviour
    return 100 * executed // with_behaviour if with_behaviour else 0


def coverage_json(coverage: Coverage) -> str:
    """Return the sums as one JSON object."""
    return json.dumps(to_json(coverage), ensure_ascii=False, indent=1)


_HEADS = (
    "section", "title", "rules", "executed", "failing", "partly", "skipped", "missing", "no game behaviour", "%", "examples", "scenarios"
)  # fmt: skip


def _row(section: SectionCoverage | Total, number: str, title: str) -> tuple[str, ...]:
    return (
        number,
        title,
        str(section.rules),
        str(section.executed),
        str(section.failing),
        str(section.partly),
        str(section.skipped),
        str(section.missing),
        str(section.no_game_behaviour),
        str(percentage(section.executed, section.rules, section.no_game_behaviour)),
        f"{section.examples_executed}/{section.examples}",
        str(section.scenarios),
    )


def _rows(coverage: Coverage) -> list[tuple[str, ...]]:
    return [_row(section, section.section, section.title) for section in coverage.sections]


def coverage_table(coverage: Coverage, *, every_section: bool = False) -> Table:
    """Return the sums as a table for a terminal.

    Sections without a scenario are left out unless ``every_section`` is set.
    """
    table = Table(
        title=f"Rules of {coverage.edition} on {coverage.engine}",
        box=SIMPLE_HEAD,
        show_footer=True,
        padding=0,
        pad_edge=False,
    )
    table.add_column("section", footer="all")
    total = _row(coverage.total, "", "")
    rare = {"failing", "partly", "skipped"}
    kept = [at for at in range(2, len(_HEADS)) if _HEADS[at] not in rare or total[at] != "0"]
    for at in kept:
        head = _HEADS[at].replace(" game ", " game\n")
        table.add_column(head, footer=total[at], justify="right", no_wrap=True)
    left_out = 0
    for section, row in zip(coverage.sections, _rows(coverage), strict=True):
        if every_section or section.scenarios or section.no_game_behaviour:
            cells = (row[at] for at in kept)
            name = Text(f"{row[0]} {row[1]}", no_wrap=True, overflow="ellipsis")
            table.add_row(name, *cells, style="red" if section.failing else "")
        else:
            left_out += 1
    told = [f"{left_out} sections without a scenario are counted and not shown"] if left_out else []
    table.caption = "\n".join((*told, *filter(None, (rulings_in_words(coverage.rulings),))))
    return table


def coverage_markdown(coverage: Coverage) -> str:
    """Return the sums as a Markdown table."""
    rows = [_HEADS, ("---",) * len(_HEADS), *_rows(coverage), _row(coverage.total, "all", "")]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows)


def coverage_junit(coverage: Coverage, standing: Mapping[str, RuleStanding]) -> str:
    """Return a suite per section and a case per rule: failing rules fail, missing ones are skipped."""
    root = ET.Element("testsuites", {"name": f"rules of {coverage.edition} on {coverage.engine}"})
    for section in coverage.sections:
        head = {"name": f"{section.section}. {section.title}", "tests": str(section.rules)}
        head |= {"failures": str(section.failing + section.partly), "errors": "0"}
        head |= {"skipped": str(section.skipped + section.missing + section.no_game_behaviour)}
        suite = ET.SubElement(root, "testsuite", head)
        for number, one in standing.items():
            if number[:3] != section.section:
                continue
            case = ET.SubElement(suite, "testcase", {"name": number, "classname": section.section})
            match one.standing:
                case "failing" | "partly":
                    ET.SubElement(case, "failure", {"message": ", ".join(one.scenarios)})
                case "skipped":
                    ET.SubElement(case, "skipped", {"message": "skipped by this engine"})
                case "missing":
                    ET.SubElement(case, "skipped", {"message": "no scenario"})
                case "no game behaviour":
                    ET.SubElement(case, "skipped", {"message": f"no game behaviour: {one.reason}"})
                case "executed":
                    pass
    ET.indent(root)
    return ET.tostring(root, encoding="unicode", xml_declaration=True)


def _counted(coverage: Coverage) -> str:
    """Return what the sums are of: ``613``, ``chapter 6``, ``418 of 2009`` or ``rules of 2025``."""
    year, within = coverage.edition[:4], coverage.within
    if not within:
        return f"rules of {year}"
    name = f"chapter {within}" if len(within) == 1 else within
    return name if coverage.edition == BASE_EDITION else f"{name} of {year}"


def badge_svg(coverage: Coverage) -> str:
    """Return a badge that says how many per cent of which rules with game behaviour are executed."""
    total = coverage.total
    value = f"{percentage(total.executed, total.rules, total.no_game_behaviour)} %"
    label = _counted(coverage)
    counted = total.rules - total.no_game_behaviour
    title = f"{label}: {total.executed} of {counted} rules with game behaviour are executed"
    color = "#b91c1c" if total.failing or total.partly else "#15803d"
    left, right = 7 * len(label) + 12, 8 * len(value) + 12
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + right}" height="20" role="img" '
        f'aria-label="{label}: {value}"><title>{title}</title>'
        f'<rect width="{left}" height="20" fill="#334155"/><rect x="{left}" width="{right}" height="20" fill="{color}"/>'
        f'<g fill="#fff" font-family="sans-serif" font-size="12" text-anchor="middle">'
        f'<text x="{left / 2:g}" y="14">{label}</text><text x="{left + right / 2:g}" y="14">{value}</text></g></svg>'
    )
