"""508.1e, 702.22: announcing bands of attackers, and who divides damage where creatures have banding."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from comprules.book.citing import cite
from comprules.happening.combat import defender_of, defending_player
from comprules.questions import Question, ask
from comprules.rules.fighting.bands import WHO_FORMS_A_BAND, decides_by_banding, may_band
from comprules.rules.fighting.several_defenders import BANDS_ATTACK_ONE_PLAYER
from comprules.rules.fighting.who_fights import Defender
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "ANNOUNCING_BANDS",
    "ATTACKING_THE_SAME",
    "DIVIDED_BY_THE_ATTACKED",
    "DIVIDED_BY_WHO_ATTACKS",
    "announced_bands",
    "attack_the_same",
    "divided_by_the_attacked",
    "divided_by_who_attacks",
]

ANNOUNCING_BANDS = cite("508.1e")
ATTACKING_THE_SAME = cite("702.22d")
DIVIDED_BY_THE_ATTACKED = cite("702.22j")
DIVIDED_BY_WHO_ATTACKS = cite("702.22k")

Bands = tuple[tuple[int, ...], ...]


@ANNOUNCING_BANDS
def announced_bands(game: Game, attackers: Mapping[int, Defender]) -> Bands:
    """The active player announces bands, one after the other, as long as any more could be formed.

    Raises:
        IllegalError: Those creatures can't be in one band.
    """
    bands: list[tuple[int, ...]] = []
    left = list(attackers)
    while _could_band(game, left, attackers):
        labels = {game.label(i): i for i in left}
        text = "choose creatures that attack as a band, or nothing"
        player = views(game)[left[0]].controller
        picks = ask(game, Question(player, text, tuple(labels), 0, len(left), repeated=True))
        if not picks:
            break
        band = tuple(labels[pick] for pick in picks)
        if not may_band(game, band):
            raise WHO_FORMS_A_BAND.refuses(f"{', '.join(picks)} can't form a band")
        WHO_FORMS_A_BAND.decided(game, f"{', '.join(picks)} form a band")
        if not attack_the_same(game, attackers, band):
            raise ATTACKING_THE_SAME.refuses(f"{', '.join(picks)} don't all attack the same")
        ANNOUNCING_BANDS.decided(game, f"{', '.join(picks)} are banded with one another")
        bands.append(band)
        left = [i for i in left if i not in band]
    return tuple(bands)


def _could_band(game: Game, left: Sequence[int], attackers: Mapping[int, Defender]) -> bool:
    return any(
        may_band(game, pair) for pair in combinations(left, 2) if len({attackers[i] for i in pair}) == 1
    )


@ATTACKING_THE_SAME
@BANDS_ATTACK_ONE_PLAYER
def attack_the_same(game: Game, attackers: Mapping[int, Defender], band: tuple[int, ...]) -> bool:
    """Say whether all creatures of a band attack the same player, planeswalker or battle."""
    same = len({attackers[i] for i in band}) == 1
    says = f"{', '.join(map(game.label, band))} {'' if same else 'do not '}attack the same"
    ATTACKING_THE_SAME.decided(game, says)
    if len({defender_of(game, whom) for whom in attackers.values()}) > 1:
        BANDS_ATTACK_ONE_PLAYER.decided(game, says)
    return same


@DIVIDED_BY_THE_ATTACKED
def divided_by_the_attacked(game: Game, attacker: int, blockers: Iterable[int]) -> str:
    """Return the defending player if the banding of blockers lets that player divide an attacker's damage.

    Empty if it does not.
    """
    if not decides_by_banding(game, blockers):
        return ""
    player = defending_player(game, game.objects[attacker])
    DIVIDED_BY_THE_ATTACKED.decided(game, f"{player} divides the damage of {game.label(attacker)} by banding")
    return player


@DIVIDED_BY_WHO_ATTACKS
def divided_by_who_attacks(game: Game, blocker: int, attackers: Sequence[int]) -> str:
    """Return the active player if the banding of attackers lets that player divide a blocker's damage.

    Empty if it does not.
    """
    if not decides_by_banding(game, attackers):
        return ""
    player = views(game)[attackers[0]].controller
    DIVIDED_BY_WHO_ATTACKS.decided(game, f"{player} divides the damage of {game.label(blocker)} by banding")
    return player
