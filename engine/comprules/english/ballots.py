"""The words that players vote for mean nothing else (701.38b): they are known by where they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comprules.english.pieces import text_of

if TYPE_CHECKING:
    from comprules.english.pieces import Piece

__all__ = ["is_ballot"]


def is_ballot(pieces: list[Piece], at: int) -> bool:
    """Say whether a word is voted for here, or is spoken of as what got votes."""
    if pieces[at].kind or not pieces[at].text.islower():
        return False
    after, before = text_of(pieces[at + 1 : at + 4]), text_of(pieces[max(at - 4, 0) : at])
    if after.startswith(("gets more votes",)) or after.split(" ")[0] in ("vote", "votes"):
        return before.endswith(("each", "number of", "If", "if"))
    return (before.endswith("votes for") and after.startswith("or ")) or (
        before.startswith("votes for ") and before.endswith(" or")
    )
