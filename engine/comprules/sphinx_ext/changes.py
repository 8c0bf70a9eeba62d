"""What the rules of an older edition say otherwise than today's, with the scenarios that show it."""

from __future__ import annotations

from markupsafe import Markup

from comprules.book.concordance import Correspondence, known_rules, load_concordance, stated
from comprules.book.register import load_register
from comprules.kit.results import Result
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import MarkupPart, join, tag
from comprules.sphinx_ext.notes import note_html

__all__ = ["changes_html"]


def changes_html(edition: str, linker: Linker) -> Markup:
    """Return the rules that played otherwise in an older edition and those that are gone since; count drafts.

    A row stands here once somebody has read both texts.
    """
    concordance = load_concordance(edition)
    entries = [concordance.entry(line.number) for line in known_rules(edition)]
    changed = [one for one in entries if one.differs and one.relation == "changed"]
    retired = [one for one in entries if one.differs and one.relation == "retired"]
    unread = sum(not one.reviewed for one in entries)
    return join(
        (
            _by_chapters(changed, edition, linker),
            tag("h3", "No longer a rule") if retired else None,
            _by_chapters(retired, edition, linker),
            tag("p", f"{unread} of {len(entries)} rules are matched by comparing words so far; what differs in them, nobody has read yet.")
            if unread
            else None,
        )
    )  # fmt: skip


def _by_chapters(entries: list[Correspondence], edition: str, linker: Linker) -> Markup:
    """Return a folded table for each chapter of the older edition that has some of these rules."""
    folds: list[Markup] = []
    for chapter in load_register(edition).chapters:
        rows = [_row(one, edition, linker) for one in entries if one.number.startswith(chapter.number)]
        if rows:
            count = tag("span", str(len(rows)), class_="cr-count")
            name = f"{chapter.number}. {chapter.title} "
            folds.append(tag("details", tag("summary", name, count), _table(edition, rows), class_="cr-fold"))
    return join(folds)


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
