"""609.5: a text that names what has the least or greatest of something says what a tie means."""

from __future__ import annotations

from comprules.abilities.kinds import Effect
from comprules.abilities.nouns import Filter
from comprules.english.parts_of_effects import extremes_in
from comprules.english.said import Misread

__all__ = ["Tie", "ensure_ties_are_settled"]


class Tie:
    """``If two or more creatures are tied for least power, you choose one of them`` (609.5)."""

    def __init__(self, kind: Filter, what: str) -> None:
        self.kind, self.what = kind, what


def ensure_ties_are_settled(made: tuple[Effect, ...], ties: list[Tie]) -> None:
    """Refuse a text that leaves open what a tie means, or speaks of one that can't be.

    Raises:
        Misread: What a tie means is not said, or of other objects.
    """
    wanted = {(picked.filter, picked.extreme) for picked in extremes_in(made)}
    settled_ties = {(tie.kind, tie.what) for tie in ties}
    if wanted != settled_ties:
        raise Misread("what a tie means has to be said, of the very objects that could be tied")
