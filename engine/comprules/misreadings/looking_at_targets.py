"""115.6, 115.8-10, 117.2c: whether and what is targeted, and when the turn acts by itself, misread."""

from __future__ import annotations

from typing import Any

from comprules.abilities.kinds import SpellAbility
from comprules.abilities.nouns import Target
from comprules.abilities.simple_nouns import PlayerTarget, You
from comprules.events.every import Event
from comprules.procedure import TurnStep
from comprules.rules.effects.affecting import (
    ONLY_THE_WORD_MAKES_A_TARGET,
    YOU_ARE_NO_TARGET,
    affected_all_the_same,
    affected_by_event,
    you_all_the_same,
)
from comprules.rules.effects.choices import AFFECTED_WITHOUT_BEING_CHOSEN, chosen_on_resolution
from comprules.rules.meaning.descriptions import LOOKING_AT_TARGETS, targets_such
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.targets_looked_at import (
    COUNTING_TARGETS,
    LOOKING_AT_WHAT_IS_TARGETED,
    TARGETING_ONLY,
    targets_chosen,
    targets_looked_at,
    targets_no_other,
)
from comprules.rules.targeting.changing_targets import MODE_NOT_CHANGED, MODES_STAY, legal_for_its_mode
from comprules.rules.targeting.choosing_targets import NO_TARGET_AT_ALL, fewest
from comprules.rules.targeting.targets import is_kept_from, is_player_kept_from, targets_in
from comprules.rules.turn.turns import (
    BEFORE_ALL_ELSE,
    TURN_BASED_ACTIONS_FIRST,
    WITHOUT_THE_STACK,
    with_turn_based_actions,
)
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__: list[str] = []


@NO_TARGET_AT_ALL.misreading_of(fewest)
def at_least_one(_game: Game, _speaker: Speaker, least: int, _named: int) -> int:
    """What speaks of targets needs one."""
    return max(1, least)


@COUNTING_TARGETS.misreading_of(targets_chosen)
def different_ones(_game: Game, found: GameObject) -> int:
    """An object or player that was chosen twice is one target."""
    return 0 if found.on_stack is None else len({t for group in found.on_stack.targets for t in group})


@LOOKING_AT_TARGETS.misreading_of(targets_such)
def at_anything(_game: Game, _board: Any, _speaker: Speaker, _what: Any, found: GameObject) -> bool:
    """Whatever has a target has such a target."""
    return found.on_stack is not None and any(found.on_stack.targets)


@LOOKING_AT_WHAT_IS_TARGETED.misreading_of(targets_looked_at)
def as_they_are_now(game: Game, found: GameObject, *, now: bool) -> tuple[int | str, ...]:
    """Targets that are gone are no targets any more, whatever is asked of them."""
    every = () if found.on_stack is None else tuple(t for group in found.on_stack.targets for t in group)
    return tuple(t for t in every if t in game.objects or t in game.alive) if now or every else every


@TARGETING_ONLY.misreading_of(targets_no_other)
def chosen_once(game: Game, found: GameObject) -> bool:
    """What was chosen as a target twice is two targets."""
    return len(targets_looked_at(game, found, now=False)) == 1


@MODES_STAY.misreading_of(legal_for_its_mode)
@MODE_NOT_CHANGED.misreading_of(legal_for_its_mode)
def for_any_mode(game: Game, want: Target | PlayerTarget, thing: int) -> tuple[Target | PlayerTarget, ...]:
    """With another target comes another mode."""
    written = (a for a in game.objects[thing].base.abilities if isinstance(a, SpellAbility))
    return (want, *(target for ability in written for target in targets_in(ability.effects)))


@AFFECTED_WITHOUT_BEING_CHOSEN.misreading_of(chosen_on_resolution)
def as_it_was_cast(_game: Game, speaker: Speaker, there: tuple[int, ...]) -> tuple[int, ...]:
    """Only what was there as it was put on the stack can be affected by it."""
    return tuple(i for i in there if i < speaker.source)


@ONLY_THE_WORD_MAKES_A_TARGET.misreading_of(affected_all_the_same)
def whatever_is_affected_is_a_target(
    game: Game, speaker: Speaker, _effect: object, events: list[Event]
) -> list[Event]:
    """What can't be the target of a spell or ability isn't affected by it."""
    return [
        event
        for event in events
        if (thing := affected_by_event(event)) is None or not is_kept_from(game, speaker, thing)
    ]


@YOU_ARE_NO_TARGET.misreading_of(you_all_the_same)
def you_are_its_target(game: Game, speaker: Speaker, effect: object, events: list[Event]) -> list[Event]:
    """Whom a text calls "you" is a target of it."""
    if getattr(effect, "players", None) == You() and is_player_kept_from(game, speaker, speaker.controller):
        return []
    return events


@TURN_BASED_ACTIONS_FIRST.misreading_of(with_turn_based_actions)
@WITHOUT_THE_STACK.misreading_of(with_turn_based_actions)
@BEFORE_ALL_ELSE.misreading_of(with_turn_based_actions)
def nothing_by_itself(game: Game, _row: TurnStep) -> Game:
    """Only what players do happens in a step."""
    return game
