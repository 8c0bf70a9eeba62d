"""610.3a, 611.2b: the time that an effect would wait for or last for is over before the effect begins."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.conditions import Always, Condition, Duration
from comprules.abilities.instructions import Move, PhaseOut
from comprules.abilities.kinds import Ability, Effect
from comprules.abilities.nouns import Target
from comprules.abilities.parts import any_part_is, once_for_each, parts_of
from comprules.abilities.simple_nouns import It, OtherPlayers, PlayerTarget, ThatPlayer
from comprules.abilities.trigger_events import TriggerEvent
from comprules.events.every import Event
from comprules.rules.continuous.durations_as_they_begin import number_resolving
from comprules.rules.meaning import Speaker, holds
from comprules.rules.triggers.trigger_events import control_changes, has_occurred
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Watched

__all__ = ["as_it_resolves", "watched_from_now", "with_what_is_over"]


def watched_from_now(game: Game, number: int, speaker: Speaker, effects: tuple[Effect, ...]) -> Game:
    """Watch from now on whether what a spell or ability waits for is over.

    The watch begins as it is put on the stack, or as it triggers.
    """
    awaited = _awaited(effects)
    if not awaited:
        return game
    begun = tuple(
        Watched(number, speaker, condition=part, held=holds(game, views(game), speaker, part))
        if isinstance(part, Condition)
        else Watched(number, speaker, part)
        for part in awaited
    )
    return replace(game, watched=(*game.watched, *begun))


@once_for_each
def _awaited(effects: tuple[Effect, ...]) -> tuple[TriggerEvent | Condition, ...]:
    return tuple(dict.fromkeys(part for part in _walk(effects) if not _names_what_comes(part)))


def _walk(part: object) -> Iterator[TriggerEvent | Condition]:
    match part:
        case Move(until=when) | PhaseOut(until=when) if when is not None:
            yield when
        case Duration(as_long_as=condition):
            if condition != Always():
                yield condition
        case _:  # whatever has parts
            for inner in parts_of(part):
                if not isinstance(inner, Ability):
                    yield from _walk(inner)


_names_what_comes = any_part_is(It, Target, PlayerTarget, ThatPlayer, OtherPlayers)
"""It says whether the words speak of what is only chosen, or named, later on."""


def with_what_is_over(before: Game, events: tuple[Event, ...], after: Game) -> Game:
    """Return the game with what has just occurred or ended.

    It matters for what is still on the stack or about to get there.
    """
    there = {w.number for w in after.waiting}
    for i in after.zone("stack"):
        made = after.objects[i].on_stack
        there |= {i, made.ability.number if made and made.ability else 0}
    watched = tuple(_looked_at(before, events, after, w) for w in after.watched if w.number in there)
    return after if watched == after.watched else replace(after, watched=watched)


def _looked_at(before: Game, events: tuple[Event, ...], after: Game, watched: Watched) -> Watched:
    if watched.over:
        return watched
    if watched.when is None:
        holding = holds(after, views(after), watched.speaker, watched.condition)
        return replace(watched, held=holding, over=watched.held and not holding)
    source = watched.speaker.source
    there = after if source in after.objects and source not in before.objects else before
    happened = (*events, *control_changes(before, after))
    occurred = has_occurred(there, after, happened, watched.when, watched.speaker)
    return replace(watched, over=True) if occurred else watched


def as_it_resolves(game: Game) -> Game:
    """What is over and not so now may begin again while the spell or ability resolves (611.2b)."""
    if not game.watched:
        return game
    number = number_resolving(game)
    watched = tuple(
        replace(w, over=False)
        if w.number == number and w.when is None and not holds(game, views(game), w.speaker, w.condition)
        else w
        for w in game.watched
    )
    return replace(game, watched=watched)
