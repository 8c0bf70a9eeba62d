"""502.73b, 502.75a, 502.76b of 2009: changeling twice, hideaway, and prowl with a source that is gone."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from comprules.book.citing import cite, original
from comprules.happening.damage_and_counters import as_it_struck
from comprules.keywords.rows import NOTHING, NUMBER, KeywordRow
from comprules.procedure import Table
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "CHANGELING_TWICE",
    "HIDEAWAY_OF_2009",
    "PROWL_OF_WHAT_IS_GONE",
    "as_it_last_was",
    "with_those_of_lorwyn",
]

CHANGELING_TWICE = cite("502.73b", "2009-05-01")
HIDEAWAY_OF_2009 = cite("502.75a", "2009-05-01")
PROWL_OF_WHAT_IS_GONE = cite("502.76b", "2009-05-01")

_HIDEAWAY: Final = KeywordRow(
    "hideaway",
    HIDEAWAY_OF_2009,
    follows=(*NUMBER, *NOTHING),
    means=(
        "This permanent enters tapped.\n"
        "When this permanent enters, look at the top four cards of your library. Exile one of them face down. "
        "You may look at that card for as long as it remains exiled. Put the rest on the bottom of your library "
        "in any order."
    ),
)


def with_those_of_lorwyn(keywords: Table[KeywordRow]) -> Table[KeywordRow]:
    """Several instances of changeling were redundant, and hideaway was two abilities without a number."""
    changeling = next(row for row in keywords if row.name == "changeling")
    hideaway = next(row for row in keywords if row.name == "hideaway")
    return keywords.replacing(changeling, replace(changeling, redundant=CHANGELING_TWICE)).replacing(
        hideaway, _HIDEAWAY
    )


@PROWL_OF_WHAT_IS_GONE
def as_it_last_was(game: Game, source: int) -> View:
    """What has left play before its combat damage resolved counts as what it last was, and whose."""
    if source not in game.battlefield:
        PROWL_OF_WHAT_IS_GONE.decided(game, f"{game.label(source)} counts for prowl as it last was")
    return original(as_it_struck)(game, source)
