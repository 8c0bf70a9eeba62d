"""Registers: what numbers an edition has, as facts that can be carried without its wording."""

from __future__ import annotations

import difflib
import re
from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, Literal, cast

from comprules.book.edition import Edition, Entry, Heading
from comprules.book.errors import ComprulesError, UnknownEditionError, UnknownRuleError
from comprules.book.numbers import RuleNumber
from comprules.book.places import rules_text_folder
from comprules.book.printed import is_title

__all__ = [
    "NumberKind",
    "Register",
    "RegisterLine",
    "editions",
    "generated_folders",
    "load_register",
    "register_of",
    "resolve_edition",
    "wording_hash",
    "write_register",
]

NumberKind = Literal["chapter", "section", "rule", "subrule"]

_HEADER: Final = re.compile(r"# (\d{4}-\d{2}-\d{2}):")
_COLUMNS: Final = "number\tkind\texamples\twording\ttitle"
_HASH_BYTES: Final = 6
_ALIKE: Final = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "‑": "-"}
)
_DECORATION: Final = re.compile(r"[™®_]|\((?:tm|r)\)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class RegisterLine:
    """One number of an edition; ``title`` is given for headings and for rules that are only a title.

    ``wording`` stands for the official text with its examples: equal in two editions where these say the
    same, punctuation marks of different ages aside. It is empty for headings.
    """

    number: str
    kind: NumberKind
    examples: int
    wording: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class Register:
    """All numbers of one edition, in the order of the book."""

    date: str
    lines: tuple[RegisterLine, ...]
    _by_number: dict[str, RegisterLine] = field(init=False, repr=False, compare=False, hash=False)
    _children: dict[str, list[RegisterLine]] = field(init=False, repr=False, compare=False, hash=False)
    _sections: dict[str, list[RegisterLine]] = field(init=False, repr=False, compare=False, hash=False)

    def __post_init__(self) -> None:
        by_number: dict[str, RegisterLine] = {}
        children: dict[str, list[RegisterLine]] = {}
        sections: dict[str, list[RegisterLine]] = {}
        for line in self.lines:
            by_number.setdefault(line.number, line)
            children.setdefault(_above(line.number), []).append(line)
            if line.kind in {"rule", "subrule"}:
                sections.setdefault(line.number.partition(".")[0], []).append(line)
        object.__setattr__(self, "_by_number", by_number)
        object.__setattr__(self, "_children", children)
        object.__setattr__(self, "_sections", sections)

    def __contains__(self, number: object) -> bool:
        """Say whether the edition has this chapter, section, rule or subrule."""
        return number in self._by_number

    def get(self, number: str) -> RegisterLine | None:
        """Return the line of ``number``, or nothing."""
        return self._by_number.get(number)

    def __getitem__(self, number: str) -> RegisterLine:
        """Return the line of ``number``.

        Raises:
            UnknownRuleError: the edition has no such number; the error names the nearest ones.
        """
        line = self._by_number.get(number)
        if line is None:
            near = ", ".join(self.nearest(number))
            told = f"The nearest are {near}." if near else "A number is written like 704, 704.5 or 704.5j."
            raise UnknownRuleError(f"{self.date} has no rule {number}", told)
        return line

    def children(self, number: str) -> tuple[RegisterLine, ...]:
        """Return the entries one level below: a chapter's sections, a section's rules, a rule's subrules."""
        return tuple(self._children.get(number, ()))

    @property
    def chapters(self) -> tuple[RegisterLine, ...]:
        """Return the headings of the chapters."""
        return tuple(line for line in self.lines if line.kind == "chapter")

    @property
    def sections(self) -> tuple[RegisterLine, ...]:
        """Return the headings of the sections."""
        return tuple(line for line in self.lines if line.kind == "section")

    @property
    def rules(self) -> tuple[RegisterLine, ...]:
        """Return every numbered rule and subrule, headings left out."""
        return tuple(line for line in self.lines if line.kind in {"rule", "subrule"})

    def in_section(self, section: str) -> tuple[RegisterLine, ...]:
        """Return every rule and subrule of a section such as ``613``."""
        return tuple(self._sections.get(section, ()))

    def nearest(self, number: str, count: int = 5) -> tuple[str, ...]:
        """Return the numbers that someone who wrote ``number`` may have meant, likeliest first."""
        alike = difflib.get_close_matches(number, self._by_number, n=count, cutoff=0.5)
        try:
            family = [line.number for line in self._children.get(_above(number), ())]
        except ValueError:
            return tuple(alike)
        if not family and (above := _above(number)):
            return self.nearest(above, count)
        place = bisect_left(family, _order(number), key=_order)
        around = family[max(0, place - count // 2) : place + count // 2]
        ranked = [*around, *alike] if family else alike
        return tuple(dict.fromkeys(ranked))[:count]


def wording_hash(text: str, examples: Iterable[str] = ()) -> str:
    """Twelve hexadecimal digits that stand for a wording.

    Quotation marks, dashes, trade marks and white space are made alike first, so that editions of
    different encodings compare.
    """
    whole = _DECORATION.sub("", "\n".join((text, *examples)).translate(_ALIKE))
    return blake2b(" ".join(whole.split()).encode(), digest_size=_HASH_BYTES).hexdigest()


def register_of(edition: Edition) -> Register:
    """Return the register of an edition that was read from a document.

    Raises:
        ComprulesError: the document does not say its date.
    """
    if edition.date is None:
        hint = "A register is named by the date of its edition; read a complete document."
        raise ComprulesError("the document does not say from when on it is in force", hint)
    lines = [_heading_line(heading) for heading in edition.headings]
    lines.extend(_line(entry) for entry in edition.rules)
    return Register(edition.date, tuple(sorted(lines, key=lambda line: _order(line.number))))


def write_register(register: Register) -> str:
    """Return the text of a register's file."""
    rows = [
        f"# {register.date}: numbers and facts of this edition; written by `comprules register`",
        _COLUMNS,
    ]
    rows.extend(
        f"{line.number}\t{line.kind}\t{line.examples}\t{line.wording}\t{line.title}".rstrip("\t")
        for line in register.lines
    )
    return "\n".join(rows) + "\n"


def editions() -> dict[str, str]:
    """Return the editions that the book carries, by short name: ``{"2009": "2009-05-01", …}``, newest first.

    The short name is the year; where two editions are of one year, that of the older one has its month too.
    """
    names: dict[str, str] = {}
    for date in _dates():
        names[date[:4] if date[:4] not in names else date[:7]] = date
    return names


@cache
def _dates() -> tuple[str, ...]:
    folder = rules_text_folder() / "registers"
    return tuple(sorted((path.stem for path in folder.glob("*.tsv")), reverse=True))


def resolve_edition(name: str) -> str:
    """Return the date of the edition called ``2025`` or ``2025-06-06``.

    Raises:
        UnknownEditionError: there is none; the error lists those there are.
    """
    if name in _dates():
        return name
    known = editions()
    if name in known:
        return known[name]
    there = ", ".join(f"{short} ({date})" for short, date in known.items())
    year = name[:4]
    near = min(known, key=lambda one: abs(int(one[:4]) - int(year))) if year.isdecimal() else ""
    told = f"The nearest is {near}. There are: {there}." if near else f"There are: {there}."
    raise UnknownEditionError(f"there is no edition {name!r}", told)


def load_register(date: str) -> Register:
    """The register of the edition of ``date`` (its short name will do); it is read once.

    Raises:
        UnknownEditionError: the book carries no such edition.
        ComprulesError: the register's file is damaged.
    """
    return _loaded(resolve_edition(date))


@cache
def _loaded(date: str) -> Register:
    path = rules_text_folder() / "registers" / f"{date}.tsv"
    lines: list[RegisterLine] = []
    for at, row in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if at == 1 and (header := _HEADER.match(row)) is not None and header[1] == date:
            continue
        if row == _COLUMNS:
            continue
        parts = row.split("\t")
        if len(parts) not in {3, 4, 5} or not parts[2].isdigit():
            raise ComprulesError(f"{path}, line {at}, is no line of a register: {row!r}", "Write it anew.")
        number, kind, examples, wording, title = [*parts, "", ""][:5]
        lines.append(RegisterLine(number, cast("NumberKind", kind), int(examples), wording, title))
    return Register(date, tuple(lines))


def _heading_line(heading: Heading) -> RegisterLine:
    """A sentence that stands in the place of a title ("now empty") is no title."""
    kind: NumberKind = "chapter" if len(heading.number) == 1 else "section"
    is_sentence = heading.title.startswith("[") or heading.title.endswith(".")
    title = "" if is_sentence else heading.title
    return RegisterLine(heading.number, kind, 0, "", title)


def _line(entry: Entry) -> RegisterLine:
    has_title = entry.kind == "rule" and not entry.examples and is_title(entry.text)
    wording = wording_hash(entry.text, entry.examples)
    return RegisterLine(
        entry.number, entry.kind, len(entry.examples), wording, entry.text if has_title else ""
    )


def _above(number: str) -> str:
    if len(number) == 1:
        return ""
    parent = RuleNumber.read(number).parent
    return number[0] if parent is None else str(parent)


def _order(number: str) -> tuple[int, int, int, int, str]:
    if len(number) == 1:
        return (int(number), 0, 0, 0, "")
    read = RuleNumber.read(number)
    return (
        read.chapter,
        read.section,
        -1 if read.rule is None else read.rule,
        len(read.letters),
        read.letters,
    )


def generated_folders(source: Path) -> tuple[Path, ...]:
    """Return the folders below the book's ``source`` whose pages are generated: editions, and the cards."""
    return (*(source / edition for edition in editions().values()), source / "cards")
