"""What the rules of an older edition say otherwise than today's, with the scenarios that show it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal, NamedTuple, assert_never

from markupsafe import Markup

from comprules.book.concordance import (
    Concordance,
    Correspondence,
    known_rules,
    load_concordance,
    stated,
)
from comprules.book.register import load_register
from comprules.book.statements import BASE_EDITION
from comprules.kit.results import Result
from comprules.sphinx_ext.domain import Place
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import MarkupPart, join, tag
from comprules.sphinx_ext.notes import note_html

__all__ = ["change_tables", "changes_html"]


def changes_html(edition: str) -> Markup:
    """Return what became of the rules of an older edition, weightiest first; count those matched by words.

    The table of each chapter is a fold.
    """
    entries = _entries(edition)
    unread = sum(not one.reviewed for one in entries)
    parts: list[MarkupPart] = []
    for became, title in _WHAT_BECAME.items():
        folds = [_fold(one) for one in _by_chapters(became, edition)]
        parts += [tag("h3", title), *folds] if folds else []
    if unread:
        parts.append(
            tag("p", f"{unread} of {len(entries)} rules are matched by comparing words so far; what differs in them, nobody has read yet.")
        )  # fmt: skip
    return join(parts)


_Became = Literal["changed", "retired", "moved", "reworded", "lost", "new"]
_WHAT_BECAME: Final[Mapping[_Became, str]] = {
    "changed": "Says something else today",
    "retired": "No longer a rule",
    "moved": "Stands elsewhere today",
    "reworded": "In other words, at the same number",
    "lost": "Found nowhere today by its words",
    "new": "New since then",
}


def _became(entry: Correspondence) -> _Became | None:
    """Return what became of a rule; None where it stands in the same words at the same number."""
    if entry.differs:
        return "changed" if entry.relation == "changed" else "retired"
    if not entry.base:
        return "lost"
    if entry.base != (entry.number,):
        return "moved"
    return None if entry.relation == "same" else "reworded"


class _Chapter(NamedTuple):
    """Rules of a chapter, or of a part of one, of which the same became; or those of today's that are new."""

    title: str
    address: str
    entries: tuple[Correspondence, ...]


def change_tables(linker: Linker) -> Iterator[tuple[str, tuple[Place, Markup]]]:
    """Yield the address of each table that is folded on a page; where it stands, and the table."""
    for docname, reports in linker.domain.reports.items():
        for report, subject in reports:
            edition = linker.knowledge.resolve(subject)
            if report != "changes" or edition is None:
                continue
            there = Linker(linker.builder, docname)
            for became in _WHAT_BECAME:
                for one in _by_chapters(became, edition):
                    yield one.address, (Place(docname, "", one.title), _table(became, one, edition, there))


def _entries(edition: str) -> tuple[Correspondence, ...]:
    concordance = load_concordance(edition)
    return tuple(concordance.entry(line.number) for line in known_rules(edition))


def _by_chapters(became: _Became, edition: str) -> Iterator[_Chapter]:
    if became == "new":
        concordance = load_concordance(edition)
        found = [] if concordance.in_part else _new_rules(concordance)
    else:
        found = [one for one in _entries(edition) if _became(one) == became]
    for chapter in load_register(BASE_EDITION if became == "new" else edition).chapters:
        rows = tuple(one for one in found if one.number.startswith(chapter.number))
        for at in range(0, len(rows), _MOST_ROWS):
            some = rows[at : at + _MOST_ROWS]
            title, name = f"{chapter.number}. {chapter.title}", chapter.number
            if len(rows) > _MOST_ROWS:
                title, name = (
                    f"{title}, {some[0].number} to {some[-1].number}",
                    f"{name}-{at // _MOST_ROWS + 1}",
                )
            yield _Chapter(title, f"changes/{edition[:4]}-{became}-{name}.html", some)


_MOST_ROWS: Final = 200
"""So many rules are folded in one table; a chapter of more has several."""


def _new_rules(concordance: Concordance) -> list[Correspondence]:
    """Return the rules of the base edition that no rule of the older one became."""
    numbers = (line.number for line in load_register(BASE_EDITION).rules)
    return [Correspondence(one, "same", (one,)) for one in numbers if not concordance.older_of(one)]


def _fold(chapter: _Chapter) -> Markup:
    count = tag("span", str(len(chapter.entries)), class_="cr-count")
    link = tag("a", f"The rules of {chapter.title}", href=chapter.address)
    return tag(
        "details",
        tag("summary", chapter.title, " ", count),
        tag("p", link, class_="cr-taken-in"),
        class_="cr-fold",
    )


def _table(became: _Became, chapter: _Chapter, edition: str, linker: Linker) -> Markup:
    heads: tuple[str, ...] = (f"In {edition[:4]}", "Today", "What differed", "Scenarios")
    match became:
        case "changed" | "retired":
            rows = [_row(entry, edition, linker) for entry in chapter.entries]
        case "moved" | "reworded" | "lost":
            rows = [_cells(*_then_and_now(entry, edition, linker)) for entry in chapter.entries]
            heads = heads[:2]
        case "new":
            rows = [_cells(_called(f"{BASE_EDITION}/{entry.number}", linker)) for entry in chapter.entries]
            heads = heads[1:2]
        case _:
            assert_never(became)
    head = tag("tr", *(tag("th", name, class_="cr-left", scope="col") for name in heads))
    table = tag("table", tag("thead", head), tag("tbody", *rows), class_="cr-table cr-changes")
    return tag("div", table, class_="cr-table-box", tabindex="0")


def _cells(*cells: MarkupPart) -> Markup:
    return tag("tr", *(tag("td", cell, class_="cr-left") for cell in cells))


def _then_and_now(entry: Correspondence, edition: str, linker: Linker) -> tuple[Markup, Markup]:
    now = entry.otherwise or entry.base if entry.differs else entry.base
    shown = (tag("li", _called(f"{BASE_EDITION}/{one}", linker)) for one in now)
    return _called(f"{edition}/{entry.number}", linker), tag("ul", *shown, class_="cr-history")


def _row(entry: Correspondence, edition: str, linker: Linker) -> Markup:
    """Return a row: the older rule, what it became, how it differed, and what was played for either."""
    return _cells(
        *_then_and_now(entry, edition, linker),
        note_html(entry.note, linker, edition) or "",
        _played(entry, edition, linker),
    )


def _called(key: str, linker: Linker) -> Markup:
    edition, number = key.split("/", 1)
    statements = stated(number, edition) if number in load_concordance(edition).entries else ()
    title = statements[0].title if len(statements) == 1 else load_register(edition)[number].title
    return join((linker.rule(key), f" {title}" if title else None))


def _played(entry: Correspondence, edition: str, linker: Linker) -> Markup:
    """Return links to the scenarios of the older rule, and of those base rules that do not hold there."""
    base = linker.knowledge.base
    then = [
        (edition, run) for run in linker.knowledge.runs(edition, entry.number) if run.rule == entry.number
    ]
    now = [
        (base, run)
        for number in entry.otherwise
        for run in linker.knowledge.runs(base, number)
        if run.rule == number
    ]
    links = [link for of, run in (*then, *now) if (link := _to(run, of, linker)) is not None]
    shown = tag("ul", *(tag("li", link) for link in links[:_MOST]), class_="cr-history")
    more = f"and {len(links) - _MOST} more" if len(links) > _MOST else None
    return join((shown, more)) if links else Markup()


_MOST = 4


def _to(run: Result, edition: str, linker: Linker) -> Markup | None:
    home = linker.knowledge.home(run)
    place = linker.domain.place(home.rule) if home else None
    if home is None or place is None:
        return None
    parts: tuple[MarkupPart, ...] = (f"{edition[:4]}: ", linker.to(place.docname, home.anchor, run.name))
    return join(parts)
