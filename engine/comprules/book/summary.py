"""Summaries of rulings: excerpts from an edition with explanations, each closed by its source in brackets.

Such a summary may be one endless line. Its numbered entries are rules of the edition it is made from,
``502.85.Ruling.1`` is a ruling of its own, ``G3.4a`` is part of a glossary term, and a dividing line or the
bracketed source closes what stands before it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from comprules.book.dates import date_in
from comprules.book.edition import Edition, Entry, GlossaryEntry, Heading, LineKind, Remark, Ruling
from comprules.book.errors import DocumentError
from comprules.book.references import references_in

__all__ = ["is_summary", "read_summary"]

_BEGINNING: Final = 2000
_START: Final = re.compile(
    r"""
    (?:^|(?<=\s)) (?P<mark>\+\s)?
    (?: (?P<ruling>\d{3}\.\d+[a-z]*\.Ruling\.\d+)
      | (?P<rule>\d{3}\.\d+[a-z]{0,2})
      | (?P<section>\d{3})
      | (?P<term>G\d+\.\d+[a-z]{0,2})
      | (?P<chapter>\d)
      | (?P<note>Note)
    ) \s-\s (?=\S)
  | (?<=\])\s+ (?P<example>Example:)\s
  | (?<=[.”"])\s (?P<inline>Example:)\s
  | (?P<divider>(?:-{4,}|={4,}))
  | (?<=\s) (?P<back>Acknowledgements\ and\ Disclaimers) (?=\s-{4,})
    """,
    re.VERBOSE,
)
_SOURCE: Final = re.compile(r"\s*\[([^\[\]]*\d{4}/\d{2}/\d{2})\]$")
_LINE_ENDS: Final = re.compile(r"\r\n|\r|\n")


def is_summary(text: str) -> bool:
    """Say whether ``text`` is a summary of rulings and not an edition of the rules."""
    return "General Rulings Summary" in text[:_BEGINNING]


@dataclass(slots=True)
class _Piece:
    kind: str
    number: str
    is_marked: bool
    text: str
    line: int
    source: str | None = None
    examples: list[tuple[str, str | None, int]] = field(default_factory=list)


def read_summary(text: str, source: str) -> tuple[Edition, list[LineKind]]:
    """Read a summary of rulings, and say what each of its lines was read as.

    Titles of groups of rules (``217.2 - Library``) are rules whose text is the title. A note is a paragraph
    of the entry above it. The source of each example is given by a remark.

    Raises:
        DocumentError: there is not one numbered entry.
    """
    lines = _LINE_ENDS.split(text)
    line_starts = [0]
    for line in lines:
        line_starts.append(line_starts[-1] + len(line) + 1)
    flat = "\n".join(lines)
    remarks: list[Remark] = []
    pieces = _pieces(flat, line_starts, remarks)
    if not any(piece.kind in {"rule", "ruling"} for piece in pieces):
        raise DocumentError(f"{source} calls itself a rulings summary but holds no numbered entry")
    edition = _edition(flat, pieces, remarks)
    return edition, ["ruling" if line.strip() else "blank" for line in lines]


def _pieces(flat: str, line_starts: list[int], remarks: list[Remark]) -> list[_Piece]:
    starts = list(_START.finditer(flat))
    pieces: list[_Piece] = []
    line = 0
    begin = starts[0].start() if starts else len(flat)
    remarks.append(Remark(1, "title", " ".join(flat[:begin].split()) or "a summary of rulings"))
    is_back = False
    for at, start in enumerate(starts):
        while line_starts[line + 1] <= start.start() and line + 2 < len(line_starts):
            line += 1
        end = starts[at + 1].start() if at + 1 < len(starts) else len(flat)
        body = " ".join(flat[start.end() : end].split())
        kind = start.lastgroup or ""
        if start["back"]:
            is_back = True
            remarks.append(Remark(line + 1, "notice", "who made the summary, and what it may be used for"))
        elif is_back:
            continue
        elif start["divider"]:
            if body:
                remarks.append(Remark(line + 1, "introduction", body))
        elif start["example"] or start["inline"]:
            example, origin = _parted(body)
            pieces[-1].examples.append((example, origin, line + 1))
        elif start["note"]:
            pieces[-1].text += f"\n{body}"
        else:
            kind = next(name for name in ("ruling", "rule", "section", "term", "chapter") if start[name])
            written, origin = _parted(body)
            pieces.append(_Piece(kind, start[kind], bool(start["mark"]), written, line + 1, origin))
    return pieces


def _parted(body: str) -> tuple[str, str | None]:
    """Return what an entry says, and its source."""
    found = _SOURCE.search(body)
    return (body, None) if found is None else (body[: found.start()], found[1])


def _edition(flat: str, pieces: list[_Piece], remarks: list[Remark]) -> Edition:
    rules: list[Entry] = []
    rulings: list[Ruling] = []
    headings: list[Heading] = []
    glossary: list[GlossaryEntry] = []
    term = ""
    for piece in pieces:
        examples = tuple(example for example, _, _ in piece.examples)
        for example, origin, line in piece.examples:
            if origin is not None:
                remarks.append(
                    Remark(line, "source", f"{origin} for the example of {piece.number}: {example[:40]}")
                )
        match piece.kind:
            case "ruling":
                rule = piece.number.partition(".Ruling")[0]
                rulings.append(Ruling(piece.number, rule, piece.text, piece.source, piece.line))
            case "rule":
                rules.append(_entry(piece, examples))
            case "term" if not piece.number[-1].isalpha():
                term = piece.text
                glossary.append(GlossaryEntry(term, "", piece.line, examples, piece.number))
            case "term":
                if glossary and not glossary[-1].text and glossary[-1].term == term:
                    glossary.pop()
                glossary.append(GlossaryEntry(term, piece.text, piece.line, examples, piece.number))
                if piece.source is not None:
                    remarks.append(Remark(piece.line, "source", f"{piece.source} for {piece.number}"))
            case _:
                headings.append(Heading(piece.number, piece.text, piece.line))
    marked = sum(piece.is_marked for piece in pieces)
    remarks.append(Remark(1, "marked", f"{marked} entries are marked with + as changed"))
    known = {entry.number for entry in rules}
    for entry in rules:
        if entry.kind == "subrule" and entry.parent not in known:
            known.add(entry.parent)
            message = f"rule {entry.parent} is absent, but not {entry.number}"
            remarks.append(Remark(entry.line, "absent-parent", message))
    remarks.extend(
        Remark(ruling.line, "absent-parent", f"{ruling.number} explains a rule that is not given here")
        for ruling in rulings
        if ruling.rule not in known
    )
    remarks.sort(key=lambda remark: remark.line)
    return Edition(
        date_in(flat[:_BEGINNING]),
        "General Rulings Summary",
        tuple(rules),
        tuple(headings),
        tuple(glossary),
        tuple(remarks),
        tuple(rulings),
    )


def _entry(piece: _Piece, examples: tuple[str, ...]) -> Entry:
    is_subrule = piece.number[-1].isalpha()
    parent = piece.number.rstrip("abcdefghijklmnopqrstuvwxyz") if is_subrule else piece.number[:3]
    return Entry(
        piece.number,
        "subrule" if is_subrule else "rule",
        parent,
        piece.text,
        examples,
        piece.line,
        references_in("\n".join((piece.text, *examples))),
        piece.source,
    )
