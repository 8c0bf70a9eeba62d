"""The editions by which a game can be played: each a table of functions, an older one told by how it differs from the next newer."""

from __future__ import annotations

from comprules.book.errors import ComprulesError
from comprules.editions.cr2009 import CR2009
from comprules.editions.cr2025 import CR2025
from comprules.ruleset import Ruleset

__all__ = ["CR2009", "CR2025", "RULESETS", "NotPlayableError", "ruleset_of"]

RULESETS: dict[str, Ruleset] = {ruleset.edition: ruleset for ruleset in (CR2025, CR2009)}
"""The playable editions by their dates, the newest first."""


class NotPlayableError(ComprulesError):
    """An edition of which the book has a register, but the engine no ruleset."""


def ruleset_of(edition: str) -> Ruleset:
    """The ruleset of an edition, by its date (``2009-05-01``) or year (``2009``).

    Raises:
        NotPlayableError: the engine does not play by it.
    """
    for date, ruleset in RULESETS.items():
        if edition in (date, date[:4]):
            return ruleset
    raise NotPlayableError(
        f"the engine does not play by the edition {edition!r}", hint=f"it plays by {', '.join(RULESETS)}"
    )
