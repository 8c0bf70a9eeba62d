"""Tables made from data: coverage, the steps of the suite, the collection of cards, the language.

What needs the engine is loaded where its page is drawn; few builds draw it.
"""

from __future__ import annotations

from markupsafe import Markup

from comprules.book.register import load_register
from comprules.kit.coverage import SectionCoverage, Total, percentage
from comprules.sphinx_ext.changes import changes_html
from comprules.sphinx_ext.collection import collection_html
from comprules.sphinx_ext.domain import edition_here
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.map import map_html
from comprules.sphinx_ext.markup import MarkupPart, tag
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
            from comprules.sphinx_ext.vocabulary import steps_html  # noqa: PLC0415 -- it loads all forms of steps

            return steps_html()
        case "cards":
            return collection_html(subject, linker)
        case "language":
            from comprules.sphinx_ext.language import language_html  # noqa: PLC0415 -- it loads the English

            return language_html()
        case "changes":
            return changes_html(linker.knowledge.resolve(subject) or subject)
        case "rulings":
            return rulings_html(linker.knowledge.resolve(subject) or subject, linker)
        case "positions":
            return positions_html(linker.knowledge.resolve(subject) or subject, linker)
        case "difference":
            from comprules.sphinx_ext.differences import difference_html  # noqa: PLC0415 -- it loads the engine

            return difference_html(subject, linker)
        case _:
            raise ValueError(f"there is no report called {report}")


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
        tag("td", bar, f" {share} %", class_="cr-share") if sums.rules else tag("td"),
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
