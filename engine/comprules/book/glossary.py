"""The glossary: terms and their explanations."""

from __future__ import annotations

from typing import NamedTuple

from comprules.book.edition import GlossaryEntry, Remark
from comprules.book.printed import EXAMPLE, ends_a_sentence

__all__ = ["GlossaryLine", "read_glossary"]

_TERM_LENGTH = 90
_FEW_WORDS = 4
_UNPARTED = 60


class GlossaryLine(NamedTuple):
    """A line of the glossary that is not blank; ``opens`` says that a blank line stands before it."""

    number: int
    text: str
    opens: bool
    is_indented: bool


def read_glossary(
    lines: list[GlossaryLine], *, is_wrapped: bool, remarks: list[Remark]
) -> list[GlossaryEntry]:
    """Read the lines between the glossary's heading and its end.

    A term stands alone on the first line of a block and blank lines part the blocks; where a document
    leaves out the blank lines, a short line without a full stop is a term.
    """
    entries: list[_Term] = []
    for block in _blocks(lines):
        first = block[0]
        could_be_term = _could_be_term(first, is_wrapped=is_wrapped)
        if len(block) == 1 and entries and (not could_be_term or entries[-1].is_bare):
            entries[-1].add(block, is_wrapped=is_wrapped)
            continue
        if could_be_term and (len(block) > 1 or not _is_sentence(first.text)):
            entries.append(_Term(first))
            entries[-1].add(block[1:], is_wrapped=is_wrapped)
        elif entries:
            entries[-1].add(block, is_wrapped=is_wrapped)
        else:
            remarks.extend(
                Remark(line.number, "unnumbered", f"before the first term: {line.text}") for line in block
            )
    return [entry.closed() for entry in entries]


def _could_be_term(line: GlossaryLine, *, is_wrapped: bool) -> bool:
    if line.is_indented or len(line.text) > _TERM_LENGTH or EXAMPLE.match(line.text):
        return False
    # Where every line is short, a term is told by its capitals from the beginning of a paragraph.
    words = line.text.split()
    capitals = sum(not word[0].islower() for word in words)
    return not is_wrapped or len(words) <= _FEW_WORDS or capitals * 2 >= len(words)


class _Term:
    """A glossary entry while it grows."""

    def __init__(self, line: GlossaryLine) -> None:
        self.line = line
        self.pieces: list[str] = []
        self.examples: list[str] = []
        self.in_example = False

    @property
    def is_bare(self) -> bool:
        return not self.pieces and not self.examples

    def add(self, block: list[GlossaryLine] | tuple[GlossaryLine, ...], *, is_wrapped: bool) -> None:
        for place, line in enumerate(block):
            example = EXAMPLE.match(line.text)
            if example is not None:
                self.examples.append(line.text[example.end() :])
                self.in_example = True
            elif is_wrapped and place and (self.in_example or self.pieces):
                pile = self.examples if self.in_example else self.pieces
                pile[-1] = f"{pile[-1]} {line.text}"
            else:
                self.pieces.append(line.text)
                self.in_example = False

    def closed(self) -> GlossaryEntry:
        return GlossaryEntry(self.line.text, "\n".join(self.pieces), self.line.number, tuple(self.examples))


def _blocks(lines: list[GlossaryLine]) -> list[list[GlossaryLine]]:
    openings = sum(line.opens for line in lines)
    blocks: list[list[GlossaryLine]] = []
    if openings * _UNPARTED > len(lines):
        for line in lines:
            if line.opens or not blocks:
                blocks.append([line])
            else:
                blocks[-1].append(line)
        return blocks
    for line in lines:
        if not blocks or (
            not _is_sentence(line.text) and len(line.text) <= _TERM_LENGTH and not line.is_indented
        ):
            blocks.append([line])
        else:
            blocks[-1].append(line)
    return blocks


def _is_sentence(text: str) -> bool:
    return ends_a_sentence(text) and text[-1] not in ")]!?"
