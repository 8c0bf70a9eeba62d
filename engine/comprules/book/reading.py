"""Official documents read into editions."""

from __future__ import annotations

import re
import stat
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from comprules.book.absences import (
    remarks_on_absences,
    remarks_on_dots,
    remarks_on_ends,
    remarks_on_losses,
    remarks_on_spaces,
)
from comprules.book.dates import states_a_date
from comprules.book.decoding import decode, read_all
from comprules.book.edition import Edition, Entry, Heading, LineKind, Remark, RemarkKind
from comprules.book.errors import DocumentError
from comprules.book.glossary import GlossaryLine, read_glossary
from comprules.book.layout import (
    LONGEST_HEADING,
    begin_of_rules,
    is_heading_title,
    is_one_word,
    is_wrapped,
    lines_of,
    words_inside_lines,
)
from comprules.book.matter import Matter, ends_the_glossary, read_back, read_front
from comprules.book.ordering import Draft, part_glued, put_in_order, resembles_next
from comprules.book.printed import (
    DIVIDER,
    EXAMPLE,
    HEADING,
    LONGEST_TITLE,
    PAGE_HEADER,
    Printed,
    ends_a_sentence,
    is_next,
    is_title,
    key_of,
    number_of,
    printed_number,
    refers_onward,
)
from comprules.book.references import references_in
from comprules.book.restoring import restored
from comprules.book.summary import is_summary, read_summary

__all__ = ["Reading", "read_document", "read_file", "read_lines"]

# One line in so many, at least, begins with a rule number in a document of rules.
_FEWEST_RULES: Final = 50
_HYPHEN: Final = re.compile(r"\w-$")


@dataclass(slots=True)
class Reading:
    """An edition together with what became of each line of its document (index 0 is line 1)."""

    edition: Edition
    lines: list[LineKind] = field(default_factory=list)


def read_file(path: Path, aligned: Edition | None = None) -> Edition:
    """Read the official document at ``path``; see `read_document`.

    Raises:
        DocumentError: the path leads nowhere, to a folder, or to something that is no such document.
    """
    raw = b""
    try:
        what = _other_than_a_file(path.stat().st_mode)
        if not what:
            with path.open("rb") as stream:
                raw = read_all(stream, str(path))
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise DocumentError(f"{path} can't be read: {reason}", "Check the path.") from error
    if what:
        hint = "Name the text file of the document itself, or - for the standard input."
        raise DocumentError(f"{path} is {what}", hint)
    return read_document(raw, str(path), aligned)


def _other_than_a_file(mode: int) -> str:
    """Return in words what something is that is no file, for reading it might never end."""
    for test, what in (
        (stat.S_ISDIR, "a folder"),
        (stat.S_ISFIFO, "a pipe"),
        (stat.S_ISCHR, "a device"),
        (stat.S_ISBLK, "a device"),
        (stat.S_ISSOCK, "a socket"),
    ):
        if test(mode):
            return what
    return ""


def read_document(raw: bytes, source: str, aligned: Edition | None = None) -> Edition:
    """Read the bytes of an official document; ``source`` names it in error messages.

    Characters that the document lost (U+FFFD) are restored only where the same words stand in ``aligned``.

    Raises:
        DocumentError: the bytes are no text, or the text holds no numbered rules.
    """
    return read_lines(raw, source, aligned).edition


def read_lines(raw: bytes, source: str, aligned: Edition | None = None) -> Reading:
    """Read a document as `read_document` does, and say what each of its lines was read as."""
    text, encoding = decode(raw, source)
    if is_summary(text):
        return Reading(*read_summary(text, source))
    reader = _Reader(text)
    reader.read()
    if len(reader.drafts) * _FEWEST_RULES < len(reader.texts) - reader.texts.count(""):
        raise DocumentError(
            f"{source} holds {len(text):,} characters of text "
            f"but {len(reader.drafts) or 'no'} lines that begin with a rule number such as 100.1",
            "Expected the Comprehensive Rules as plain text.",
        )
    edition = reader.edition(encoding)
    if aligned is not None:
        edition = restored(edition, aligned)
    return Reading(edition, reader.kinds)


class _Reader:
    """One pass over the lines of a document.

    ``texts`` holds the lines without their margins, ``numbers`` the line of the document each stands on.
    A soft break parts two texts on one line.
    """

    def __init__(self, text: str) -> None:
        self.numbers, self.raw = lines_of(text)
        self.kinds: list[LineKind] = ["blank"] * self.numbers[-1]
        self.texts = [line.strip() for line in self.raw]
        self.is_wrapped = is_wrapped(self.texts)
        self.drafts: list[Draft] = []
        self.headings: list[Heading] = []
        self.glossary: list[GlossaryLine] = []
        self.remarks: list[Remark] = []
        self.contents: dict[str, str] = {}
        self.section = 0
        self.title = ""
        self.date: str | None = None
        self.words: frozenset[str] | None = None

    def read(self) -> None:
        """Read everything, front to back."""
        begin = begin_of_rules(self.texts)
        front = self._read_matter(0, begin, read_front)
        self.title, self.contents = front.title, front.contents
        glossary = self._read_rules(begin)
        back = self._read_glossary(glossary)
        self._read_matter(back, len(self.texts), read_back)

    def _mark(self, place: int, kind: LineKind) -> None:
        """Say what a line was read as; of a line with soft breaks its first part decides."""
        line = self.numbers[place] - 1
        if self.kinds[line] == "blank":
            self.kinds[line] = kind

    def remark(self, place: int, kind: RemarkKind, message: str) -> None:
        """Note something about the line at ``place``."""
        self.remarks.append(Remark(self.numbers[place], kind, message))

    def _read_matter(
        self, begin: int, end: int, read: Callable[[Iterable[tuple[int, str]]], Matter]
    ) -> Matter:
        """Read what stands before or after the rules, from one place to another."""
        lines = [(at, self.texts[at]) for at in range(begin, end) if self.texts[at]]
        matter = read(lines)
        for at, _ in lines:
            self._mark(at, "remark")
        for at, kind, message in matter.remarks:
            self.remark(at, kind, message)
        self.date = self.date or matter.date
        return matter

    # --- the rules ----------------------------------------------------------------------------------

    def _read_rules(self, begin: int) -> int:
        """Read up to the glossary, the credits or the end, and return where that is."""
        texts, drafts = self.texts, self.drafts
        after_blank = True
        after_heading = True
        for place in range(begin, len(texts)):
            text = texts[place]
            if not text:
                after_blank = True
                continue
            first = text[0]
            if first.isdigit():
                printed = printed_number(text)
                if printed is not None and self._is_start(place, printed, after_blank=after_blank):
                    self._mark(place, self._begin_draft(place, printed))
                    after_blank = after_heading = False
                    continue
                if printed is None and self._read_heading(place, text, after_blank=after_blank):
                    after_blank, after_heading = False, True
                    continue
            elif first in "eE_*" and (example := EXAMPLE.match(text)) is not None:
                if drafts and not after_heading:
                    drafts[-1].add_example(text[example.end() :])
                    self._mark(place, "example")
                else:
                    self._set_aside(place, "truncated", f"an example without its rule: {text}")
                after_blank = False
                continue
            elif (
                drafts and first in "gGcCqQ" and (_is_glossary(text) or ends_the_glossary(text, opens=False))
            ):
                return place
            elif first in "-=_*~–—." and DIVIDER.fullmatch(text):
                self._set_aside(place, "divider", "a dividing line")
                continue
            elif drafts and "as of" in text and len(text) < LONGEST_HEADING and states_a_date(text):
                return place
            if text == self.title or PAGE_HEADER.fullmatch(text):
                self._set_aside(place, "page-header", text)
            elif not drafts or after_heading:
                self._set_aside(place, "unnumbered", f"a line without a number: {text}")
            else:
                self._mark(place, "continuation")
                self._continue(place, text, after_blank=after_blank)
            after_blank = False
        return len(texts)

    def _set_aside(self, place: int, kind: RemarkKind, message: str) -> None:
        self._mark(place, "remark")
        self.remark(place, kind, message)

    def _is_start(self, place: int, printed: Printed, *, after_blank: bool) -> bool:
        """Say whether a number at the beginning of a line begins a rule and is not a cross-reference."""
        if not after_blank and refers_onward(self.texts[place - 1]):
            return False
        if not self.drafts:
            return not printed.is_doubtful
        if not printed.is_doubtful and (after_blank or not self.is_wrapped or self._is_below_heading(place)):
            return True
        before = self.drafts[-1].key
        rule = before[1] if printed.rule is None else printed.rule
        key = key_of(printed.section, rule, printed.letters)
        if after_blank and not self.is_wrapped and key > before and key[0] in {before[0], self.section}:
            return True
        is_open = not (ends_a_sentence(self.texts[place - 1]) or self._is_below_title())
        if not is_open and not printed.is_doubtful:
            is_in_order = key > before and key[0] in {before[0], self.section}
            return is_in_order or resembles_next(before, key)
        return is_next(before, key)

    def _is_below_title(self) -> bool:
        """Say whether the rule before is no more than the title of a group of rules."""
        draft = self.drafts[-1]
        if not draft.is_short(LONGEST_TITLE):
            return False
        draft.settle()
        return is_title(draft.text)

    def _begin_draft(self, place: int, printed: Printed) -> LineKind:
        text = self.texts[place]
        section, rule, letters, start, is_odd, is_glued, _ = printed
        line = self.numbers[place]
        key = (section, rule or 0, len(letters), letters)
        printed_as = text[:start].rstrip()
        draft = Draft(key, line, text[start:], printed_as, self.section, is_odd)
        if rule is None:
            before = self.drafts[-1].key if self.drafts else key
            draft.key = key_of(section, before[1] if before[0] == section and self.drafts else -1, letters)
            draft.is_guess = True
        elif is_odd:
            kind: RemarkKind = "glued-number" if is_glued else "punctuation"
            self.remark(place, kind, f"printed {printed_as!r}, read as {number_of(key)}")
        self.drafts.append(draft)
        return "subrule" if letters else "rule"

    def _is_below_heading(self, place: int) -> bool:
        return self.kinds[self.numbers[place - 1] - 1] in {"chapter", "section", "remark"}

    def _read_heading(self, place: int, text: str, *, after_blank: bool) -> bool:
        """Read the heading of a chapter or section, if ``text`` is one."""
        if place and not (after_blank or self._is_below_heading(place)):
            above = self.texts[place - 1]
            if refers_onward(above) or (self.is_wrapped and not ends_a_sentence(above)):
                return False
        found = HEADING.match(text)
        if found is None:
            return False
        number, title = found.groups()
        has_dot = text[len(number)] == "."
        # a misprinted rule says less about where we are than the heading above it
        here = self.section or (self.drafts[-1].key[0] if self.drafts else 0)
        if not has_dot and not (
            self.contents.get(number) == title or self._opens_section(place, title, number)
        ):
            return False
        if has_dot and not is_heading_title(title):
            # a section that says only that it is empty
            is_due = number in self.contents or int(number) == here + 1
            if not (after_blank and is_due and len(number) == 3):
                return False
        if len(number) == 1:
            following = self._next_section(place)
            digit = int(number)
            if following is None or following // 100 != digit or here >= digit * 100:
                return False
            self._mark(place, "chapter")
        else:
            if int(number) <= here:
                return False
            self._mark(place, "section")
            self.section = int(number)
        self.headings.append(Heading(number, title, self.numbers[place]))
        return True

    def _opens_section(self, place: int, title: str, number: str) -> bool:
        return is_title(title) and title[0].isupper() and self._next_section(place) == int(number)

    def _next_section(self, place: int) -> int | None:
        """Return the section that the next numbered line below ``place`` names or belongs to."""
        for text in self.texts[place + 1 : place + 200]:
            if text[:3].isdigit() and text[3:4] in {".", " "}:
                return int(text[:3])
        return None

    def _continue(self, place: int, text: str, *, after_blank: bool) -> None:
        """Add a line without a number to the rule or example above it."""
        draft = self.drafts[-1]
        last = draft.end(of_example=bool(draft.examples))
        goes_on = text[0].islower() and not ends_a_sentence(last)
        in_example = bool(draft.examples) and (goes_on or not after_blank)
        piece = last if in_example else draft.end(of_example=False)
        if self.is_wrapped and not after_blank:
            is_cut = _HYPHEN.search(piece) and not text.startswith(("and ", "or ", "and/or "))
            is_deeper = self.raw[place][:1].isspace() and not self.raw[place - 1][:1].isspace()
            joint = "" if is_cut else "\n" if is_deeper and ends_a_sentence(piece) else " "
        elif goes_on:
            joint = self._joint(place, piece, text)
        else:
            joint = "\n"
            if draft.examples:
                self.remark(place, "unnumbered", f"a paragraph after an example of {number_of(draft.key)}")
        draft.add(joint if piece else "", text, to_example=in_example)

    def _joint(self, place: int, above: str, below: str) -> str:
        """Return what a line break inside a sentence stands for: nothing inside a word, else a space."""
        if self.words is None:
            self.words = words_inside_lines(self.texts)
        if is_one_word(above, below, self.words):
            halves = f"{above.rsplit(maxsplit=1)[-1]}|{below.split(maxsplit=1)[0]}"
            self.remark(place, "glued-word", f"{halves} joined: the line broke inside a word")
            return ""
        return " "

    # --- after the rules ----------------------------------------------------------------------------

    def _read_glossary(self, place: int) -> int:
        """Read the glossary, if one begins at ``place``, and return where it ends."""
        if place == len(self.texts) or not _is_glossary(self.texts[place]):
            return place
        self._mark(place, "remark")
        self.remark(place, "title", "the glossary begins")
        opens, least = True, None
        for at in range(place + 1, len(self.texts)):
            text = self.texts[at]
            if not text:
                opens = True
                continue
            if ends_the_glossary(text, opens=opens):
                return at
            if DIVIDER.fullmatch(text):
                self._set_aside(at, "divider", "a dividing line")
                continue
            if text == self.title or PAGE_HEADER.fullmatch(text):
                self._set_aside(at, "page-header", text)
                continue
            self._mark(at, "glossary")
            margin = len(self.raw[at]) - len(self.raw[at].lstrip())
            least = margin if least is None else min(least, margin)
            self.glossary.append(GlossaryLine(self.numbers[at], text, opens, margin > least))
            opens = False
        return len(self.texts)

    # --- the whole ----------------------------------------------------------------------------------

    def edition(self, encoding: str) -> Edition:
        """Return the edition, its numbers put in order, with every remark."""
        for draft in self.drafts:
            draft.settle()
        put_in_order(self.drafts, self.remarks)
        self.drafts = part_glued(self.drafts, self.remarks)
        self.remarks.extend(remarks_on_dots(self.drafts))
        self.remarks.extend(remarks_on_spaces(self.drafts))
        self.remarks.extend(remarks_on_absences(self.drafts, self.headings))
        has_end = bool(self.glossary) or any(remark.kind == "notice" for remark in self.remarks)
        self.remarks.extend(remarks_on_ends(self.drafts, has_end=has_end))
        self.remarks.extend(remarks_on_losses(self.texts, self.numbers, encoding))
        rules = tuple(_entry(draft) for draft in self.drafts)
        glossary = read_glossary(self.glossary, is_wrapped=self.is_wrapped, remarks=self.remarks)
        self.remarks.sort(key=lambda remark: remark.line)
        return Edition(
            self.date, self.title, rules, tuple(self.headings), tuple(glossary), tuple(self.remarks)
        )


def _is_glossary(text: str) -> bool:
    return text.lower().rstrip(".:") == "glossary"


def _entry(draft: Draft) -> Entry:
    section, rule, _, letters = draft.key
    text = draft.text
    body = text if not draft.examples else "\n".join((text, *draft.examples))
    return Entry(
        number_of(draft.key),
        "subrule" if letters else "rule",
        f"{section}.{rule}" if letters else str(section),
        text,
        tuple(draft.examples),
        draft.line,
        references_in(body),
    )
