"""Rule numbers: how they are written, ordered and related."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import total_ordering

__all__ = ["RuleNumber", "plain_number"]

# The official documents never use the letters l and o; after z come aa, ab, and so on.
_WRITTEN = re.compile(r"(?P<section>\d{3})(?:\.(?P<rule>\d{1,3})(?P<letters>[a-z]{1,2})?)?")

_BEFORE_A_NUMBER = re.compile(
    r"@?(?:(?:comprehensive rules?|comp ?rules?|rules?|sections?|chapters?|cr|§)[\s:.-]*)+"
)
_LOOSELY_WRITTEN = re.compile(r"(\d(?:\d\d(?:\s?\.\s?\d{1,3})?)?)[\s.(]*([a-z]{0,2})\)?")


def plain_number(text: str) -> str:
    """Return a number as the book writes it: ``613.8b`` for ``CR 613.8b.``, ``rule 613.8B`` or ``613.8.b``.

    Anything else comes back as it is, but for what stands before a number, spaces and the closing dot.
    """
    told = " ".join(text.lower().split())
    before = _BEFORE_A_NUMBER.match(told)
    number = (told[before.end() :] if before else told).strip(" .,;:")
    found = _LOOSELY_WRITTEN.fullmatch(number)
    return re.sub(r"\s", "", found[1]) + found[2] if found else number


@total_ordering
@dataclass(frozen=True, slots=True)
class RuleNumber:
    """The number of a section (``613``), a rule (``613.4``) or a subrule (``613.4d``).

    Numbers sort as the book prints them: ``704.5z`` stands before ``704.5aa``.
    """

    section: int
    rule: int | None = None
    letters: str = ""

    @classmethod
    def read(cls, text: str) -> RuleNumber:
        """Read ``613.4d``.

        Raises:
            ValueError: ``text`` is not a section, rule or subrule number.
        """
        found = _WRITTEN.fullmatch(text)
        if found is None:
            message = f"{text!r} is no rule number; write it like 613, 613.4 or 613.4d"
            raise ValueError(message)
        rule = found["rule"]
        return cls(int(found["section"]), int(rule) if rule else None, found["letters"] or "")

    @property
    def parent(self) -> RuleNumber | None:
        """Return the number one level up: 613.4 for 613.4d, 613 for 613.4, nothing for 613."""
        if self.letters:
            return RuleNumber(self.section, self.rule)
        if self.rule is not None:
            return RuleNumber(self.section)
        return None

    @property
    def chapter(self) -> int:
        """Return the first digit: 6 for 613.4d."""
        return self.section // 100

    def __str__(self) -> str:
        """Return the number as the book prints it, without a closing dot."""
        return f"{self.section}" if self.rule is None else f"{self.section}.{self.rule}{self.letters}"

    def _order(self) -> tuple[int, int, int, str]:
        return (self.section, -1 if self.rule is None else self.rule, len(self.letters), self.letters)

    def __lt__(self, other: RuleNumber) -> bool:
        return self._order() < other._order()
