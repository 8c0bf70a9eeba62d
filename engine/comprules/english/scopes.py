"""What has been introduced up to a place in the text of an ability."""

from __future__ import annotations

from dataclasses import dataclass, field

from comprules.english.introductions import Introduction
from comprules.english.references import Unbound

__all__ = ["KeptForText", "Scope"]


@dataclass(slots=True)
class Scope:
    """What has been introduced up to a place in the text."""

    found: list[Introduction]
    text: KeptForText
    target: int = -1
    """Within the description of a target, its place among the targets."""

    def inner(self, *more: Introduction) -> Scope:
        """Return the same, for words whose introductions don't reach beyond them."""
        return Scope([*self.found, *more], self.text, self.target)


@dataclass(slots=True)
class KeptForText:
    """What is kept for a whole ability."""

    last: int = 0
    used: set[int] = field(default_factory=set)
    """The numbers of the slots to which something refers."""
    unbound: list[Unbound] = field(default_factory=list)
    seen: dict[str, int] = field(default_factory=dict)

    def next(self) -> int:
        """Return a new number."""
        self.last += 1
        return self.last
