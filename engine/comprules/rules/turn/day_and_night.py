"""502.2, 729.2: in the untap step the game looks whether day becomes night, or night becomes day."""

from __future__ import annotations

from comprules.abilities.conditions import TimeIs
from comprules.abilities.parts import any_part_is
from comprules.abilities.trigger_events_of_players import DayOrNightEnds
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.turn import BecomesDayOrNight
from comprules.happening import happen
from comprules.ruleset import abilities_of_permanents
from comprules.state.game import Game

__all__ = [
    "DAY_OR_NIGHT_CHECK",
    "DAY_OR_NIGHT_FOR_TEAMS",
    "NEITHER_STAYS",
    "NO_SPELL_BRINGS_NIGHT",
    "TWO_SPELLS_BRING_DAY",
    "cast_in_their_turn",
    "check_day_or_night",
    "day_ends",
    "night_ends",
    "stays_neither",
]

DAY_OR_NIGHT_CHECK = cite("502.2")
DAY_OR_NIGHT_FOR_TEAMS = cite("502.2a")
SECOND_PART_OF_UNTAPPING = cite("729.2")
CHECKED_BY_ITSELF = cite("703.4b")
NO_SPELL_BRINGS_NIGHT = cite("729.2a")
TWO_SPELLS_BRING_DAY = cite("729.2b")
NEITHER_STAYS = cite("729.2c")

_ENOUGH_FOR_DAY = 2


@DAY_OR_NIGHT_CHECK
@SECOND_PART_OF_UNTAPPING
@CHECKED_BY_ITSELF
def check_day_or_night(game: Game) -> Game:
    """After phasing, and before anything untaps, day may become night, and night day."""
    if stays_neither(game):
        return game
    cast = cast_in_their_turn(game)
    is_night = game.time_of_day == "night"
    ends = night_ends(game, cast) if is_night else day_ends(game, cast)
    for rule in (DAY_OR_NIGHT_CHECK, SECOND_PART_OF_UNTAPPING, CHECKED_BY_ITSELF):
        rule.decided(
            game, f"it was {'night' if is_night else 'day'}, and {'is no longer' if ends else 'stays so'}"
        )
    if not ends:
        return game
    return happen(game, BecomesDayOrNight("day" if is_night else "night"))


@NEITHER_STAYS
def stays_neither(game: Game) -> bool:
    """As long as it has been neither day nor night, it stays neither."""
    if not game.time_of_day and any(_speaks_of_it(held.ability) for _, held in abilities_of_permanents(game)):
        NEITHER_STAYS.decided(game, "it is neither day nor night, and stays so")
    return not game.time_of_day


_speaks_of_it = any_part_is(TimeIs, DayOrNightEnds)
"""It says whether an ability, or some part of it, speaks of day and night."""


@DAY_OR_NIGHT_FOR_TEAMS
def cast_in_their_turn(game: Game) -> tuple[int, ...]:
    """Return how many spells the last turn's active player cast in it, or each player of the active team."""
    if len(game.cast_in_own_turn) > 1:
        DAY_OR_NIGHT_FOR_TEAMS.decided(game, f"the last team's players cast {game.cast_in_own_turn} spells")
    return game.cast_in_own_turn


@NO_SPELL_BRINGS_NIGHT
def day_ends(game: Game, cast: tuple[int, ...]) -> bool:
    """Day becomes night after a turn in which none of those whose turn it was cast a spell."""
    NO_SPELL_BRINGS_NIGHT.decided(game, f"{sum(cast)} spells were cast by those whose turn it was")
    return not any(cast)


@TWO_SPELLS_BRING_DAY
def night_ends(game: Game, cast: tuple[int, ...]) -> bool:
    """Night becomes day after a turn in which one of those whose turn it was cast at least two spells."""
    most = max(cast, default=0)
    TWO_SPELLS_BRING_DAY.decided(game, f"no player whose turn it was cast more than {many(most, 'spell')}")
    return most >= _ENOUGH_FOR_DAY
