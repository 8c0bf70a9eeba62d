"""502.11 of 2009: only creatures that have the same "bands with other" ability band by it."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.rules.fighting.bands import bands_with, without_banding
from comprules.state.game import Game

__all__ = [
    "BANDS_WITH_THE_SAME",
    "DAMAGE_AMONG_THE_SAME",
    "all_have_the_same",
    "two_have_the_same",
]

BANDS_WITH_THE_SAME = cite("502.11b", "2009-05-01")
DAMAGE_AMONG_THE_SAME = cite("502.11c", "2009-05-01")


@BANDS_WITH_THE_SAME
def all_have_the_same(game: Game, things: tuple[int, ...]) -> bool:
    """Say whether all have the same "bands with other" ability, or banding, which lets them join."""
    lacking = without_banding(game, things)
    same = bool(lacking) and any(
        all(ability in bands_with(game, i) for i in lacking) for ability in bands_with(game, lacking[0])
    )
    if any(bands_with(game, i) for i in lacking):
        how = "have" if same else "do not all have"
        says = f"{', '.join(map(game.label, lacking))} {how} the same \u201cbands with other\u201d"
        BANDS_WITH_THE_SAME.decided_once(game, says)
    return same


@DAMAGE_AMONG_THE_SAME
def two_have_the_same(game: Game, things: tuple[int, ...]) -> bool:
    """Say whether at least two have the same "bands with other" ability."""
    abilities = [ability for i in things for ability in bands_with(game, i)]
    two = len(abilities) > len(set(abilities))
    if abilities:
        how = "two have" if two else "no two have"
        DAMAGE_AMONG_THE_SAME.decided_once(game, f"{how} the same \u201cbands with other\u201d")
    return two
