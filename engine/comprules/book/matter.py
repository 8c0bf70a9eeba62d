"""What stands before and after the rules: title, dates, introduction, contents list, credits, notice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from comprules.book.dates import date_in, states_a_date
from comprules.book.edition import RemarkKind
from comprules.book.layout import LONGEST_HEADING, is_heading_title, title_in_contents
from comprules.book.printed import DIVIDER, HEADING, PAGE_HEADER

__all__ = ["Matter", "ends_the_glossary", "read_back", "read_front"]

_LONGEST_LISTED: Final = 50
_END_MARKS: Final = frozenset(("credits", "questions?", "customer service information"))
_NOTICES: Final = ("These rules are ", "Published by ")


@dataclass(slots=True)
class Matter:
    """What front or back matter says; ``remarks`` are (place of the line, kind, message)."""

    title: str = ""
    date: str | None = None
    contents: dict[str, str] = field(default_factory=dict)
    remarks: list[tuple[int, RemarkKind, str]] = field(default_factory=list)


def ends_the_glossary(text: str, *, opens: bool) -> bool:
    """Say whether the credits, the notice or the offices begin here; ``opens``: a blank line stands above."""
    return text.lower().rstrip(".:") in _END_MARKS or (opens and text.startswith(_NOTICES))


def read_front(lines: Iterable[tuple[int, str]]) -> Matter:
    """Read the lines before the rules, each with its place, blank ones left out."""
    matter = Matter()
    introduction: int | None = None
    contents: int | None = None
    for place, text in lines:
        heading = HEADING.match(text)
        if DIVIDER.fullmatch(text):
            matter.remarks.append((place, "divider", "a dividing line"))
        elif PAGE_HEADER.fullmatch(text):
            matter.remarks.append((place, "page-header", text))
        elif not matter.title and heading is None:
            matter.title = " ".join(text.split())
            matter.date = matter.date or date_in(text)
            matter.remarks.append((place, "title", matter.title))
        elif len(text) < LONGEST_HEADING and states_a_date(text):
            matter.date = matter.date or date_in(text)
            matter.remarks.append((place, "date", text))
        elif text.lower() == "contents" or (heading is not None and is_heading_title(heading[2])):
            contents = place if contents is None else contents
            if heading is not None:
                matter.contents.setdefault(heading[1], title_in_contents(heading[2]))
        elif introduction is None and (contents is None or len(text) > _LONGEST_LISTED):
            introduction = place
    if introduction is not None:
        message = "what the document says of itself before the rules"
        matter.remarks.append((introduction, "introduction", message))
    if contents is not None:
        message = f"a list of contents, {len(matter.contents)} headings"
        matter.remarks.append((contents, "contents", message))
    return matter


def read_back(lines: Iterable[tuple[int, str]]) -> Matter:
    """Read the lines after the glossary: each part is remarked on where it begins."""
    matter = Matter()
    part: RemarkKind | None = None
    for place, text in lines:
        if len(text) < LONGEST_HEADING and states_a_date(text):
            matter.date = matter.date or date_in(text)
            matter.remarks.append((place, "date", text))
            part = None
            continue
        now: RemarkKind = "credits" if text.lower().rstrip(".:") == "credits" else part or "notice"
        if now != part:
            message = "who made the rules" if now == "credits" else "the publisher's notice"
            matter.remarks.append((place, now, message))
        part = now
    return matter
