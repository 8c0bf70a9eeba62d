"""Tables made from data: coverage, the steps of the suite, the collection of cards, the language."""

from __future__ import annotations

import re
from itertools import groupby

from markupsafe import Markup

from comprules.book.concordance import rest_of
from comprules.book.register import load_register
from comprules.editions import ruleset_of
from comprules.editions.differences import difference
from comprules.kit.coverage import SectionCoverage, Total, percentage
from comprules.kit.steps import StepForm, forms
from comprules.kit.steps.meanings import Part, parts_of
from comprules.sphinx_ext.changes import changes_html
from comprules.sphinx_ext.collection import collection_html
from comprules.sphinx_ext.domain import edition_here
from comprules.sphinx_ext.language import language_html
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.map import map_html
from comprules.sphinx_ext.markup import MarkupPart, join, tag
from comprules.sphinx_ext.positions import positions_html
from comprules.sphinx_ext.rulings import rulings_html

__all__ = ["report_html"]

_HEADS = (
    "Rules", "Executed", "Share", "Failing", "Missing", "No game behaviour", "Examples played", "Scenarios"
)  # fmt: skip


def report_html(report: str, subject: str, linker: Linker) -> Markup:
    """Return the named report; ``subject`` is a chapter, an edition, or empty.

    Raises:
        ValueError: there is no such report.
    """
    match report:
        case "coverage":
            return _coverage_html(subject, linker)
        case "map":
            return map_html(linker)
        case "steps":
            return _steps_html()
        case "cards":
            return collection_html(subject, linker)
        case "language":
            return language_html()
        case "changes":
            return changes_html(linker.knowledge.resolve(subject) or subject)
        case "rulings":
            return rulings_html(linker.knowledge.resolve(subject) or subject, linker)
        case "positions":
            return positions_html(linker.knowledge.resolve(subject) or subject, linker)
        case "difference":
            return _difference_html(subject, linker)
        case _:
            raise ValueError(f"there is no report called {report}")


# ---- coverage


def _coverage_html(subject: str, linker: Linker) -> Markup:
    """Show the coverage of a chapter or edition by sections, of a section by rules, or of all by chapters."""
    knowledge = linker.knowledge
    if subject.isdigit() and len(subject) <= len("702"):
        coverage = knowledge.coverage(edition_here(linker.builder.env, linker.docname), subject)
        return _table(
            "Section" if len(subject) == 1 else "Rule",
            [_section_row(one, coverage.edition, linker) for one in coverage.sections],
            coverage.total,
            f"Coverage of {subject} in {coverage.edition}",
        )
    if edition := knowledge.resolve(subject) if subject else None:
        coverage = knowledge.coverage(edition)
        return _table(
            "Section",
            [_section_row(one, edition, linker) for one in coverage.sections],
            coverage.total,
            f"Coverage of {edition}",
        )
    edition = edition_here(linker.builder.env, linker.docname)
    rows: list[tuple[MarkupPart, SectionCoverage | Total]] = []
    for chapter in load_register(edition).chapters:
        page = f"{edition}/{chapter.number}"
        name = f"{chapter.number}. {chapter.title}"
        is_page = page in linker.builder.env.all_docs
        rows.append(
            (
                linker.to(page, "", name) if is_page else name,
                knowledge.coverage(edition, chapter.number).total,
            )
        )
    return _table("Chapter", rows, knowledge.coverage(edition).total, f"Coverage of {edition} by chapter")


def _section_row(
    section: SectionCoverage, edition: str, linker: Linker
) -> tuple[MarkupPart, SectionCoverage]:
    name = f"{section.section}. {section.title}" if section.title else section.section
    return linker.rule(f"{edition}/{section.section}", name), section


def _table(
    first: str, rows: list[tuple[MarkupPart, SectionCoverage | Total]], total: Total, called: str
) -> Markup:
    head = tag("tr", tag("th", first, class_="cr-left"), *(tag("th", name, scope="col") for name in _HEADS))
    body = [tag("tr", tag("th", name, class_="cr-left", scope="row"), *_cells(sums)) for name, sums in rows]
    foot = tag("tr", tag("th", "All", class_="cr-left", scope="row"), *_cells(total))
    return tag(
        "div",
        tag("table", tag("thead", head), tag("tbody", *body), tag("tfoot", foot), class_="cr-table"),
        class_="cr-table-box",
        tabindex="0",
        role="region",
        aria_label=called,
    )


def _cells(sums: SectionCoverage | Total) -> list[Markup]:
    share = percentage(sums.executed, sums.rules, sums.no_game_behaviour)
    failing = sums.failing + sums.partly
    bar = tag("span", tag("span", style=f"width:{share}%"), class_="cr-bar", aria_hidden="true")
    return [
        _cell(sums.rules),
        _cell(sums.executed),
        tag("td", bar, f" {share} %", class_="cr-share"),
        tag("td", str(failing), class_="cr-some-failing") if failing else _cell(0),
        _cell(sums.missing + sums.skipped),
        _cell(sums.no_game_behaviour),
        tag(
            "td", f"{sums.examples_executed} of {sums.examples}", class_=None if sums.examples else "cr-zero"
        ),
        _cell(sums.scenarios),
    ]


def _cell(number: int) -> Markup:
    return tag("td", str(number), class_=None if number else "cr-zero")


# ---- what differs between two editions

_NUMBER = re.compile(r"(\d{3}\.\d+[a-z]*)((?: of \d{4}-\d\d-\d\d)?)")


def _difference_html(edition: str, linker: Linker) -> Markup:
    """Return what the engine does otherwise in an older edition than in the base one, table by table.

    An edition that is known in part is told from the one that stands in for the rest of it.
    """
    older = linker.knowledge.resolve(edition) or edition
    base = rest_of(older) or linker.knowledge.base
    parts: list[Markup] = []
    for one in difference(ruleset_of(older), ruleset_of(base)):
        if one.gone or one.new:
            parts.append(tag("h3", one.table.capitalize()))
            columns = ((f"Only in {older[:4]}", one.gone, older), (f"Only in {base[:4]}", one.new, base))
            parts.append(
                tag(
                    "div",
                    *(
                        tag(
                            "div",
                            tag("b", head),
                            tag("ul", *(tag("li", _linked(row, of, linker)) for row in rows)),
                        )
                        for head, rows, of in columns
                    ),
                    class_="cr-two",
                )
            )
        if one.replaced:
            parts.append(tag("h3", one.table.capitalize()))
            rows = (
                tag("tr", *(tag("td", _linked(side, base, linker), class_="cr-left") for side in pair))
                for pair in one.replaced
            )
            head = tag("tr", *(tag("th", date[:4], class_="cr-left", scope="col") for date in (older, base)))
            table = tag("table", tag("thead", head), tag("tbody", *rows), class_="cr-table")
            parts.append(tag("div", table, class_="cr-table-box", tabindex="0"))
    return join(parts)


def _linked(row: str, edition: str, linker: Linker) -> Markup:
    """Return a row in words, its rule numbers linked; those that name no edition are of ``edition``."""
    pieces: list[MarkupPart] = []
    end = 0
    for found in _NUMBER.finditer(row):
        pieces.append(row[end : found.start()])
        pieces.append(linker.rule(f"{found[2].removeprefix(' of ') or edition}/{found[1]}"))
        end = found.end()
    return join((*pieces, row[end:]))


# ---- the steps of the suite

_PART = re.compile(r"\{(?:(?P<name>\w+):)?(?P<type>\w+)\}")
_TAKES = {
    "nothing": "",
    "table": "A table stands below it.",
    "text": "A text between triple quotes stands below it.",
}
_KINDS = {"given": "Given", "when": "When", "then": "Then"}


def _steps_html() -> Markup:
    known = parts_of(form.pattern for form in forms())
    parts: list[Markup] = []
    for kind, of_kind in groupby(sorted(forms(), key=lambda form: list(_KINDS).index(form.kind)), _kind):
        parts.append(tag("h2", _KINDS[kind], id=f"steps-{kind}"))
        for topic, of_topic in groupby(sorted(of_kind, key=lambda form: form.topic), lambda form: form.topic):
            parts.append(tag("h3", topic.replace("_", " ").capitalize(), id=f"steps-{kind}-{topic}"))
            parts.append(tag("dl", *(part for form in of_topic for part in _form(form)), class_="cr-form"))
    parts.append(tag("h2", "What may stand for the parts", id="steps-parts"))
    parts.append(tag("dl", *(one for part in known for one in _part(part)), class_="cr-form"))
    return join(parts)


def _part(part: Part) -> tuple[Markup, Markup]:
    name = tag("span", part.name.replace("_", " "), class_="cr-part")
    return tag("dt", name), tag("dd", tag("p", part.meaning), tag("pre", part.sample))


def _kind(form: StepForm) -> str:
    return form.kind


def _form(form: StepForm) -> tuple[Markup, Markup]:
    uses = "\n".join(f"{_KINDS[form.kind]} {use}" for use in form.uses)
    takes = tag("p", _TAKES[form.takes]) if form.takes != "nothing" else None
    return (
        tag("dt", _written(form.pattern)),
        tag("dd", tag("p", form.meaning.replace("``", "")), takes, tag("pre", uses)),
    )


def _written(pattern: str) -> Markup:
    """Return a form's pattern with its parts by name, as in “PLAYER has NUMBER life”."""
    pieces: list[MarkupPart] = []
    end = 0
    for part in _PART.finditer(pattern):
        pieces.append(pattern[end : part.start()])
        pieces.append(tag("span", (part["name"] or part["type"]).replace("_", " "), class_="cr-part"))
        end = part.end()
    return join((*pieces, pattern[end:]))
