"""Remarks on what a document leaves out, lost, or prints against its own custom."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from comprules.book.edition import Heading, Remark
from comprules.book.ordering import Draft
from comprules.book.printed import ends_a_sentence, is_title, number_of

__all__ = [
    "remarks_on_absences",
    "remarks_on_dots",
    "remarks_on_ends",
    "remarks_on_losses",
    "remarks_on_spaces",
]


_SPACED: Final = re.compile(r"(?<![\d.])\d{3}\. \d{1,3}[a-z]{1,2}\b")


def remarks_on_dots(drafts: list[Draft]) -> list[Remark]:
    """Numbers that are printed with a dot, or without one, unlike most of their kind in the document."""
    remarks: list[Remark] = []
    for lettered in (False, True):
        alike = [each for each in drafts if bool(each.key[3]) is lettered and not each.is_odd]
        dotted = sum(each.printed[-1] == "." for each in alike)
        # where the document is undecided: rules have a dot, subrules none
        is_custom = dotted * 2 + (not lettered) > len(alike)
        for each in alike:
            has_dot = each.printed[-1] == "."
            if has_dot is not is_custom:
                what = "with" if has_dot else "without"
                message = f"{number_of(each.key)} is printed {what} a dot, unlike the others"
                remarks.append(Remark(each.line, "punctuation", message))
    return remarks


def remarks_on_spaces(drafts: list[Draft]) -> list[Remark]:
    """Numbers that the text of a rule prints with a space inside, so that they are no references."""
    return [
        Remark(draft.line, "punctuation", f"{number_of(draft.key)} says {found[0]}, with a space inside")
        for draft in drafts
        for text in (draft.text, *draft.examples)
        for found in _SPACED.finditer(text)
    ]


def remarks_on_absences(drafts: list[Draft], headings: list[Heading]) -> list[Remark]:
    """Chapters, sections and rules that only their parts speak of, each at the first of these parts."""
    remarks: list[Remark] = []
    known = {heading.number for heading in headings}
    known.update(number_of(draft.key) for draft in drafts if not draft.key[3])
    for draft in drafts:
        section, rule, _, letters = draft.key
        for number in (str(section // 100), str(section)):
            if number not in known:
                known.add(number)
                what = "chapter" if len(number) == 1 else "section"
                remarks.append(
                    Remark(draft.line, "absent-heading", f"the heading of {what} {number} is absent")
                )
        parent = f"{section}.{rule}"
        if letters and parent not in known:
            known.add(parent)
            message = f"rule {parent} is absent, but not {number_of(draft.key)}"
            remarks.append(Remark(draft.line, "absent-parent", message))
    return remarks


def remarks_on_ends(drafts: list[Draft], *, has_end: bool) -> list[Remark]:
    """A beginning or an end in the middle of things; ``has_end`` says that a glossary or notice follows."""
    remarks: list[Remark] = []
    section, rule, _, letters = drafts[0].key
    if letters not in {"", "a"} or (not letters and rule > 1):
        number = number_of(drafts[0].key)
        message = f"the document begins in the middle of section {section}, at {number}"
        remarks.append(Remark(drafts[0].line, "truncated", message))
    last = drafts[-1]
    number = number_of(last.key)
    text = last.examples[-1] if last.examples else last.text
    if not ends_a_sentence(text) and not is_title(text):
        message = f"{number} breaks off in the middle of a sentence"
        remarks.append(Remark(last.line, "truncated", message))
    elif not has_end:
        message = f"the document ends with {number}; neither glossary nor notice follows"
        remarks.append(Remark(last.line, "truncated", message))
    return remarks


def remarks_on_losses(texts: list[str], numbers: Sequence[int], encoding: str) -> list[Remark]:
    """Characters that were lost before the document was saved, and an encoding that had to be guessed."""
    remarks: list[Remark] = []
    lost = [(at, text.count("\ufffd")) for at, text in enumerate(texts) if "\ufffd" in text]
    if lost:
        count = sum(many for _, many in lost)
        message = f"{count:,} characters on {len(lost):,} lines were lost before this document was saved"
        remarks.append(Remark(numbers[lost[0][0]], "encoding", message))
    if encoding not in {"ascii", "utf-8"}:
        remarks.append(Remark(1, "encoding", f"read as {encoding}"))
    return remarks
