"""611.2a: how long continuous effects of resolutions last, and when they are over."""

from __future__ import annotations

from typing import Final

from comprules.abilities.conditions import Always, Duration
from comprules.abilities.nouns import Controller
from comprules.abilities.parts import any_part_is
from comprules.abilities.simple_nouns import This
from comprules.book.citing import cite
from comprules.events.spells_and_abilities import EndsEffects
from comprules.happening import happen
from comprules.happening.whose_turn import is_active
from comprules.rules.meaning import Speaker, holds, players_of
from comprules.rules.meaning.speaker import Choices
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Lasting, Pending
from comprules.state.objects import Filled
from comprules.words import NEXT, Moment, Step

__all__ = [
    "DECISIONS_OF_THE_GONE",
    "DURATIONS",
    "END_OF_STEP",
    "EXPIRING_WHILE_PHASED_OUT",
    "as_steps_begin",
    "as_steps_end",
    "expires_unseen",
    "is_awaited",
    "lasting_for",
    "waits_for",
    "with_ended_durations",
    "without_those_of_the_gone",
]

END_OF_STEP = cite("500.5")
DURATIONS = cite("611.2a")
EXPIRING_WHILE_PHASED_OUT = cite("702.26f")
_speaks_of_source = any_part_is(This)
DECISIONS_OF_THE_GONE = cite("800.4m")


_AS_IT_ENDS: Final[dict[Step, Moment]] = {
    "end of combat": "end of combat",
    "untap": "end of next untap step",
}
_OF_EVERYONE: Final = ("", "end of turn", "end of combat")


@DURATIONS
def with_ended_durations(game: Game, *moments: Moment) -> Game:
    """Effects end when what they last for is over: a moment that has come, or something that is no longer so.

    An effect without a duration lasts as long as the game.
    """
    kept: list[Lasting] = []
    over: list[int] = []
    for effect in game.lasting:
        left = what_lasts(game, effect, moments)
        if expires_unseen(game, effect, left):
            left = None
        if left is None:
            DURATIONS.decided(game, f"an effect of {game.label(effect.source)} ends")
            over.append(effect.id)
        kept.append(left or effect)
        if moments and effect.duration == Duration():
            says = f"an effect of {game.label(effect.source)} has no duration and lasts"
            DURATIONS.decided_once(game, says)
    pending = tuple(p for p in game.pending if not _has_ended(game, p, moments))
    if len(pending) < len(game.pending) or any(a is not b for a, b in zip(kept, game.lasting, strict=True)):
        game = replace(game, lasting=tuple(kept), pending=pending)
    if moments:
        return happen(game, EndsEffects(tuple(over))) if over else game
    return replace(game, lasting=tuple(e for e in game.lasting if e.id not in over)) if over else game


@EXPIRING_WHILE_PHASED_OUT
def expires_unseen(game: Game, effect: Lasting, left: Lasting | None) -> bool:
    """Effects on what is phased out expire as any do, and those that keep it in view lose sight of it.

    ``left`` is what there is of the effect, if nothing is said of phasing.
    """
    tracked = _speaks_of_source(effect.duration.as_long_as)
    for thing in (effect.source,) if tracked else effect.locked_to:
        if thing in game.objects and game.objects[thing].phased_out and (tracked or left is None):
            says = f"an effect ends while {game.label(thing)} is phased out"
            EXPIRING_WHILE_PHASED_OUT.decided_once(game, says)
            return True
    return left is None


def _has_ended(game: Game, effect: Pending, moments: tuple[Moment, ...]) -> bool:
    """Say whether what is replaced, or can't happen, for a duration is no longer so."""
    meanwhile = effect.duration.as_long_as
    if meanwhile != Always():
        if holds(game, views(game), effect.speaker, meanwhile):
            return False
    elif is_awaited(game, effect, moments) or _waits_for_another(game, effect):
        return False
    DURATIONS.decided(game, f"what {game.label(effect.speaker.source)} made wait for an event ends")
    return True


def what_lasts(game: Game, effect: Lasting, moments: tuple[Moment, ...]) -> Lasting | None:
    """Return the effect, if it isn't over.

    One that waits for a step of several players, for those objects whose time has not come.
    """
    duration = effect.duration
    if duration.as_long_as != Always():
        speaker = Speaker(
            effect.source,
            effect.controller,
            chosen=Choices(x=effect.x, words=effect.words),
            current=Filled(objects=effect.locked_to),
        )
        return effect if holds(game, views(game), speaker, duration.as_long_as) else None
    if is_awaited(game, effect, moments):
        return effect
    if (
        duration.until in _OF_EVERYONE
        or not isinstance(duration.whose, Controller)
        or effect.affected is None
    ):
        return effect if _waits_for_another(game, effect) else None
    left = tuple(
        i for i in effect.affected if i in game.objects and not is_active(game, views(game)[i].controller)
    )
    return replace(effect, affected=left) if left else None


def _limited(game: Game) -> tuple[Lasting | Pending, ...]:
    """Return everything that resolutions made to last for a duration."""
    return (*game.lasting, *game.pending)


@DURATIONS
def is_awaited(game: Game, effect: Lasting | Pending, moments: tuple[Moment, ...]) -> bool:
    """Say whether an effect lasts to something other than these moments, or to the next such moment."""
    until = effect.duration.until
    return until not in moments or (until == "end of next turn" and effect.turn == game.turn)


def _waits_for_another(game: Game, effect: Lasting | Pending) -> bool:
    """Say whether it is not yet the turn of the player to whose step or turn an effect lasts."""
    return effect.duration.until not in _OF_EVERYONE and not is_active(game, effect.timed_by)


def waits_for(game: Game, speaker: Speaker, duration: Duration) -> str:
    """Return the player whose next step or turn a duration waits for; nobody where it is everyone's."""
    if duration.until in _OF_EVERYONE:
        return ""
    return next(iter(players_of(game, views(game), speaker, duration.whose)), speaker.controller)


def lasting_for(game: Game, speaker: Speaker, lasting: Lasting, duration: Duration) -> Lasting:
    """Return the effect with its duration; whose turn it waits for is settled as it begins."""
    return replace(lasting, duration=duration, timed_by=waits_for(game, speaker, duration))


@END_OF_STEP
def as_steps_end(game: Game) -> Game:
    """As a step or phase ends, effects until then expire; those until end of combat last the whole phase."""
    moment = _AS_IT_ENDS.get(game.step)
    if moment is None or all(effect.duration.until != moment for effect in _limited(game)):
        return game
    END_OF_STEP.decided(game, f"effects that last until {moment} are over")
    return with_ended_durations(game, moment)


@END_OF_STEP
def as_steps_begin(game: Game, step: Step) -> Game:
    """As a step or phase begins, effects that last until then expire."""
    if any(effect.duration.until == NEXT[step] for effect in _limited(game)):
        END_OF_STEP.decided(game, f"effects that last until {NEXT[step]} may be over")
    return with_ended_durations(game, NEXT[step])


@DECISIONS_OF_THE_GONE
def without_those_of_the_gone(game: Game, player: str) -> Game:
    """Effects that last into a turn of a player who left end when that turn would have begun."""
    over = [
        effect for effect in _limited(game) if effect.timed_by == player and "next" in effect.duration.until
    ]
    if not over:
        return game
    DECISIONS_OF_THE_GONE.decided(
        game, f"what lasts until {player}'s next turn ends, for that turn would have begun"
    )
    return happen(game, EndsEffects(tuple(effect.id for effect in over)))
