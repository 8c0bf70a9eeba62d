"""What the rules of an older edition say otherwise than today's, with the scenarios that show it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from markupsafe import Markup

from comprules.book.concordance import Correspondence, known_rules, load_concordance, stated
from comprules.book.register import load_register
from comprules.kit.results import Result
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import MarkupPart, join, tag
from comprules.sphinx_ext.notes import note_html

__all__ = ["change_tables", "changes_html"]


def changes_html(edition: str) -> Markup:
    """Return the rules that became something else since an older edition, or nothing; count drafts.

    A row stands here once somebody has read both texts. The table of each chapter is a fold.
    """
    changed = [_fold(one) for one in _by_chapters("changed", edition)]
    retired = [_fold(one) for one in _by_chapters("retired", edition)]
    entries = [load_concordance(edition).entry(line.number) for line in known_rules(edition)]
    unread = sum(not one.reviewed for one in entries)
    return join(
        (
            *changed,
            tag("h3", "No longer a rule") if retired else None,
            *retired,
            tag("p", f"{unread} of {len(entries)} rules are matched by comparing words so far; what differs in them, nobody has read yet.")
            if unread
            else None,
        )
    )  # fmt: skip


class _Chapter(NamedTuple):
    """Rules of one chapter of an older edition that became something else, or nothing."""

    title: str
    address: str
    entries: tuple[Correspondence, ...]


def change_tables(linker: Linker) -> Iterator[tuple[str, tuple[str, str, Markup]]]:
    """Yield the address of each table that is folded on a page; that page, a title, and the table."""
    for docname, reports in linker.domain.reports.items():
        for report, subject in reports:
            edition = linker.knowledge.resolve(subject)
            if report != "changes" or edition is None:
                continue
            there = Linker(linker.builder, docname)
            for relation in ("changed", "retired"):
                for one in _by_chapters(relation, edition):
                    rows = [_row(entry, edition, there) for entry in one.entries]
                    yield one.address, (docname, one.title, _table(edition, rows))


def _by_chapters(relation: str, edition: str) -> Iterator[_Chapter]:
    concordance = load_concordance(edition)
    entries = [concordance.entry(line.number) for line in known_rules(edition)]
    differing = [one for one in entries if one.differs and one.relation == relation]
    for chapter in load_register(edition).chapters:
        if rows := tuple(one for one in differing if one.number.startswith(chapter.number)):
            address = f"changes/{edition[:4]}-{relation}-{chapter.number}.html"
            yield _Chapter(f"{chapter.number}. {chapter.title}", address, rows)


def _fold(chapter: _Chapter) -> Markup:
    count = tag("span", str(len(chapter.entries)), class_="cr-count")
    link = tag("a", f"The rules of {chapter.title}", href=chapter.address)
    return tag(
        "details",
        tag("summary", chapter.title, " ", count),
        tag("p", link, class_="cr-taken-in"),
        class_="cr-fold",
    )


def _table(edition: str, rows: list[Markup]) -> Markup:
    heads = (f"In {edition[:4]}", "Today", "What differed", "Scenarios")
    head = tag("tr", *(tag("th", name, class_="cr-left", scope="col") for name in heads))
    table = tag("table", tag("thead", head), tag("tbody", *rows), class_="cr-table cr-changes")
    return tag("div", table, class_="cr-table-box", tabindex="0")


def _row(entry: Correspondence, edition: str, linker: Linker) -> Markup:
    """Return a row: the older rule, what it became, how it differed, and what was played for either."""
    base = linker.knowledge.base
    now = entry.otherwise or entry.base
    cells = (
        _called(f"{edition}/{entry.number}", linker),
        tag("ul", *(tag("li", _called(f"{base}/{one}", linker)) for one in now), class_="cr-history"),
        note_html(entry.note, linker, edition) or "",
        _played(entry, edition, linker),
    )
    return tag("tr", *(tag("td", cell, class_="cr-left") for cell in cells))


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
