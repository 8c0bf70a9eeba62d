"""Dates as documents print them."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

__all__ = ["date_in", "states_a_date"]

_MONTHS: Final = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_NAME: Final = r"(?P<month>(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\.?"
_DATES: Final = re.compile(
    rf"""(?ix) \b (?:
      {_NAME} \s+ (?P<day>\d{{1,2}}) (?:st|nd|rd|th)? ,? \s+ (?P<year>\d{{4}})
    | (?P<day2>\d{{1,2}}) (?:st|nd|rd|th|\.)? \s+ (?:of\s+)? {_NAME.replace("<month>", "<month2>")} ,? \s+ (?P<year2>\d{{4}})
    | (?P<year3>\d{{4}}) [-/.] (?P<month3>\d{{1,2}}) [-/.] (?P<day3>\d{{1,2}})
    | (?P<month4>\d{{1,2}}) [-/.] (?P<day4>\d{{1,2}}) [-/.] (?P<year4>\d{{4}}|\d{{2}})
    ) \b""",
)
_STATEMENT: Final = re.compile(r"(?i)\b(?:as\s+of|updated|effective|in\s+force|revised|version)\b")
_CENTURY_TURN: Final = 90


def date_in(text: str) -> str | None:
    """Return the first date in ``text`` as ``2025-06-06``; a month given in digits stands before the day."""
    for found in _DATES.finditer(text):
        parts = {name.rstrip("234"): value for name, value in found.groupdict().items() if value}
        month = parts["month"].lower()[:3]
        year = int(parts["year"])
        if year < 100:
            year += 1900 if year >= _CENTURY_TURN else 2000
        number = int(month) if month.isdigit() else _MONTHS.index(month) + 1
        try:
            return date(year, number, int(parts["day"])).isoformat()
        except ValueError:
            continue
    return None


def states_a_date(text: str) -> bool:
    """Say whether ``text`` says from when on the rules are in force."""
    return _STATEMENT.search(text) is not None and date_in(text) is not None
