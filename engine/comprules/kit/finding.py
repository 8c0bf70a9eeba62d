"""What the search knows: rules, sections, terms, cards and scenarios, in the order of the book."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from comprules.book.concordance import load_concordance, stated
from comprules.book.overlay import load_overlay
from comprules.book.places import features_folder, rules_text_folder
from comprules.book.register import editions, load_register
from comprules.book.searching import Entry, Kind
from comprules.book.statements import BASE_EDITION, plain
from comprules.book.terms import load_terms
from comprules.book.titles import title_of
from comprules.judge import Card
from comprules.keeping import Shelf
from comprules.kit.cards import load_cards, sides

__all__ = ["entries_of", "moved_numbers"]

_LINE: Final = re.compile(
    r"^\s*(?:Rule: *(?P<rule>\d{3}(?:\.\d+[a-z]*)?)|(?:Scenario Outline|Scenario|Example): *(?P<name>.*\S))",
    re.MULTILINE,
)


_KEPT: Final = Shelf(
    "search",
    ("book", "kit/finding", "kit/cards", "judge", str(rules_text_folder()), str(features_folder())),
)


@cache
def entries_of(date: str, *, official: bool = True) -> tuple[Entry, ...]:
    """Return all that can be found in an edition; terms, cards and scenarios are of the base edition alone.

    With ``official`` the wording that the user has imported is looked through as well.
    """
    entries: tuple[Entry, ...] | None = _KEPT.get(date)
    if entries is None:
        entries = tuple(_rules(date))
        if date == BASE_EDITION:
            entries = (*entries, *_terms(), *_cards(), *_scenarios())
        _KEPT.put(date, entries)
    overlay = load_overlay(date) if official else None
    if overlay is None:
        return entries
    imported = {one.number: "\n".join((one.text, *one.examples)) for one in overlay.rules}
    return tuple(_with_wording(entry, imported.get(entry.name, "")) for entry in entries)


def _with_wording(entry: Entry, wording: str) -> Entry:
    """Return a rule with its official wording behind all that is ours."""
    if not wording or not entry.is_numbered:
        return entry
    return replace(entry, more=f"{entry.more}\n{wording}".strip())


def _rules(date: str) -> Iterator[Entry]:
    entries = load_concordance(date).entries
    for line in load_register(date).lines:
        statements = stated(line.number, date) if line.number in entries else ()
        title = title_of(line.number, date)
        text = "\n".join(plain(statement.text_markdown) for statement in statements)
        told = [example.text for example in entries[line.number].examples] if line.number in entries else []
        told = told or [one for statement in statements for one in statement.examples]
        kind: Kind = "section" if line.kind in {"chapter", "section"} else "rule"
        yield Entry(kind, line.number, title, text, "\n".join(plain(one) for one in told), date)


def _terms() -> Iterator[Entry]:
    for term in load_terms().values():
        yield Entry("term", term.name, term.name, plain(term.text_markdown), edition=BASE_EDITION)


def _cards() -> Iterator[Entry]:
    for card in load_cards().values():
        told = "\n".join(_told(side) for side in sides(card))
        others = "\n".join(side.name for side in sides(card)[1:])
        yield Entry("card", card.name, card.name, told, others, BASE_EDITION)


def _told(side: Card) -> str:
    size = f" {side.size}" if side.size else ""
    return f"{side.type_line}{size}." + (f"\n{side.text}" if side.text else "")


def _scenarios() -> Iterator[Entry]:
    for path in sorted(features_folder().rglob("*.feature")):
        rule = ""
        for found in _LINE.finditer(path.read_text("utf-8")):
            if found["rule"]:
                rule = found["rule"]
            else:
                name = found["name"]
                yield Entry("scenario", name, name, edition=BASE_EDITION, at=rule)


def moved_numbers() -> dict[str, tuple[str, tuple[str, ...]]]:
    """Return, for each number that only older editions have, the newest of them and where it stands today."""
    kept: dict[str, tuple[str, tuple[str, ...]]] | None = _KEPT.get("moved")
    if kept is not None:
        return kept
    base = load_register(BASE_EDITION)
    moved: dict[str, tuple[str, tuple[str, ...]]] = {}
    for name, date in editions().items():
        if date == BASE_EDITION:
            continue
        concordance = load_concordance(date)
        for line in load_register(date).rules:
            if line.number not in base and line.number not in moved:
                moved[line.number] = name, concordance.base_of(line.number)
    _KEPT.put("moved", moved)
    return moved
