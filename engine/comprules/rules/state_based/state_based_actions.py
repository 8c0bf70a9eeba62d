"""704: what happens by itself whenever a player would receive priority.

Each row of :data:`STATE_BASED_ACTIONS` looks at the game and proposes events; :func:`check_once` lets all
proposed events happen at once (704.3) and :mod:`comprules.rules.turn.priority` repeats the check.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from comprules.book.citing import Spared, cite, marks_of
from comprules.counting import many
from comprules.events.every import Event
from comprules.events.permanents import Notes, RemovesCounters, TurnsFace, Unattaches
from comprules.events.players import LosesGame, SetsSpeed
from comprules.events.words import in_words
from comprules.events.zones import CeasesToExist, Destroys, Moves, Sacrifices
from comprules.happening import happen
from comprules.rules.state_based.board import (
    looks_back_to_last_check,
    needs,
    what_there_is,
)
from comprules.rules.state_based.permanents_of_special_kinds import (
    battles_without_protector,
    defense_0,
    engines_started,
    finished_dungeons,
    finished_sagas,
    one_role_each,
    sector_designations,
    sieges_protected_by_controller,
)
from comprules.rules.state_based.players_and_permanents import (
    copies_elsewhere,
    deathtouch_damage,
    drew_from_empty_library,
    lethal_damage,
    loyalty_0,
    no_life_left,
    ten_poison_counters,
    tokens_elsewhere,
    toughness_0,
)
from comprules.rules.state_based.uniqueness_and_attachments import (
    attached_without_reason,
    illegal_auras,
    illegal_equipment,
    legend_rule,
    opposite_counters,
    too_many_counters,
    world_rule,
)
from comprules.rules.state_based.verdicts import Proposals, StateBasedAction
from comprules.ruleset import Table, rules_of
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "CHECK_BEFORE_PRIORITY",
    "OF_NEWER_KINDS",
    "PERFORMING_STATE_BASED_ACTIONS",
    "STATE_BASED_ACTIONS",
    "STATE_BASED_AT_ONCE",
    "THROUGHOUT_THE_GAME",
    "check_once",
    "perform_actions",
    "perform_all",
]

STATE_BASED_AT_ONCE = cite("405.6f")
PERFORMING_STATE_BASED_ACTIONS = cite("704.1")
THROUGHOUT_THE_GAME = cite("704.2")
CHECK_BEFORE_PRIORITY = cite("704.3")


@PERFORMING_STATE_BASED_ACTIONS
@THROUGHOUT_THE_GAME
def check_once(game: Game) -> tuple[Game, bool]:
    """Look at every condition and perform the state-based actions that apply.

    They happen by themselves, all through the game, without the stack and without any player's control.

    The second value says whether anything happened.
    """
    if is_at_rest(game):
        return game, False
    moment = game.clock
    there = what_there_is(game)
    proposed = _proposed(game, there)
    after = perform_actions(game, proposed)
    happened = any(
        getattr(after, part) is not getattr(game, part)
        for part in ("objects", "players", "shields", "lasting")
    )
    if happened:
        THROUGHOUT_THE_GAME.decided_once(game, f"the game itself acts in the step {game.step}")
        PERFORMING_STATE_BASED_ACTIONS.decided_once(game, "what is so makes it happen, without the stack")
    after = _afterwards(after, moment)
    if not proposed and "battle" not in there and not look_back(rules_of(game).state_based_actions.rows):
        after.memo["at rest"] = True
    return after, happened


@cache
def look_back(actions: tuple[StateBasedAction, ...]) -> bool:
    """Say whether it matters to one of the actions when the last check was."""
    return any(looks_back_to_last_check(action) for action in actions)


def is_at_rest(game: Game) -> bool:
    """Say whether nothing can have changed since a check that found nothing to do; this only saves time."""
    return "at rest" in game.memo


@cache
def worth_asking(
    actions: tuple[StateBasedAction, ...], there: frozenset[str]
) -> tuple[StateBasedAction, ...]:
    """Return the actions that could find anything among what there is."""
    return tuple(action for action in actions if not needs(action) or needs(action) & there)


def _proposed(game: Game, there: frozenset[str]) -> Proposals:
    proposed: Proposals = []
    for action in worth_asking(rules_of(game).state_based_actions.rows, there):
        for verdict in action(game):
            if isinstance(verdict, Spared):
                verdict.citation.decided_once(game, verdict.what)
            else:
                proposed.append((action, verdict))
    return proposed


@CHECK_BEFORE_PRIORITY
@STATE_BASED_AT_ONCE
def perform_actions(game: Game, proposed: Proposals) -> Game:
    """All state-based actions that apply are performed as a single event."""
    if proposed:
        for cited in (CHECK_BEFORE_PRIORITY, STATE_BASED_AT_ONCE):
            cited.decided(game, f"{len(proposed)} state-based actions are performed at once")
    return perform_all(game, proposed)


def perform_all(game: Game, proposed: Proposals) -> Game:
    """Let the proposed events happen, each on the record under its rule."""
    for action, event in proposed:
        for mark in marks_of(action):
            mark.citation.decided(game, described(game, event))
    return happen(game, *(event for _, event in proposed))


def _afterwards(game: Game, checked: int) -> Game:
    """Forget what counts only since the last check: empty-library draws and damage by deathtouch."""
    for player in game.players.values():
        if player.drew_from_empty:
            game = game.altering_player(player.name, drew_from_empty=False)
    for i in game.zone("battlefield"):
        if game.objects[i].hurt_by_deathtouch:
            game = game.altering(i, hurt_by_deathtouch=False)
    return replace(game, checked=checked)


def described(game: Game, event: Event) -> str:
    """Return what a state-based action does, in words for the record."""
    match event:
        case LosesGame(player, reason):
            return f"{player} loses the game: {reason}"
        case CeasesToExist(thing):
            return f"{game.label(thing)} ceases to exist"
        case Moves(thing, "graveyard"):
            return f"{game.label(thing)} is put into its owner's graveyard"
        case Moves(thing, "command", face_down=True):
            return f"{game.label(thing)} is put face down on the bottom of its deck"
        case TurnsFace(thing):
            return f"{game.label(thing)} is turned face up"
        case Moves(thing, to):
            return f"{game.label(thing)} is put into the zone {to}"
        case Destroys(thing):
            return f"{game.label(thing)} is destroyed"
        case Sacrifices(player, thing):
            return f"{player} sacrifices {game.label(thing)}"
        case Unattaches(thing):
            return f"{game.label(thing)} becomes unattached"
        case RemovesCounters(on, kind, amount):
            return f"{game.label(on)} loses {many(amount, f'{kind} counter')}"
        case Notes(about, key, value):
            return f"{game.label(about)}: the {key} is {value}"
        case SetsSpeed(player, speed):
            return f"{player}'s speed becomes {speed}"
        case _:  # words for the record alone
            return in_words(event)


OF_NEWER_KINDS: Final[tuple[StateBasedAction, ...]] = (
    too_many_counters,
    finished_sagas,
    finished_dungeons,
    sector_designations,
    defense_0,
    battles_without_protector,
    sieges_protected_by_controller,
    one_role_each,
    engines_started,
)
"""What is done about limits of counters, Sagas, dungeons, sectors, battles, Roles and speed."""

STATE_BASED_ACTIONS: Table[StateBasedAction] = Table(
    "state-based actions",
    (
        no_life_left,
        drew_from_empty_library,
        ten_poison_counters,
        tokens_elsewhere,
        copies_elsewhere,
        toughness_0,
        lethal_damage,
        deathtouch_damage,
        loyalty_0,
        legend_rule,
        world_rule,
        illegal_auras,
        illegal_equipment,
        attached_without_reason,
        opposite_counters,
        *OF_NEWER_KINDS,
    ),
)
