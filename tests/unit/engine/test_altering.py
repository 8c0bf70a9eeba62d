"""What changes the game is an event: only ``happening`` alters the state, but for the bookkeeping that is named here."""

from __future__ import annotations

import ast
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest
from tests.sources import PACKAGE, tree

from comprules.state.game import Game

ELSEWHERE = [
    path
    for path in sorted((PACKAGE / "rules").rglob("*.py")) + sorted((PACKAGE / "editions").rglob("*.py"))
    if path.name != "__init__.py"
]

BOOKKEEPING = {
    "priority": "who may act now; the turn procedure keeps it",
    "defending": "which opponent the active player has chosen to defend in this combat",
    "passed": "who has passed in succession; the turn procedure keeps it",
    "step": "the place in the turn, where a step is skipped",
    "second": "the place in the turn, where a step is skipped",
    "struck_first": "which of the two combat damage steps it is, and for whom",
    "extra_turns": "which turn comes next; adding one is an event",
    "extra_phases": "which phase comes next; adding one is an event",
    "regular": "whose turn it was before the extra ones",
    "resume": "where the turn goes on after the added phases",
    "extra_steps": "which step comes next; adding one is an event",
    "resume_step": "where the phase goes on after the added steps",
    "lone_step": "whether the other steps of an added phase are skipped",
    "afterwards": "what is done first in the next step is being done",
    "checked": "when state-based actions were last checked",
    "waiting": "what has triggered and is not on the stack yet",
    "delayed": "which delayed triggers are left; creating one is an event",
    "untils": "what is undone later and has been; awaiting it is an event",
    "watched": "what durations look for between two moments",
    "during": "what has happened in a resolution, for what will be asked of it",
    "this_turn": "what has been counted this turn",
    "underway": "the event that is being replaced",
    "together": "the events that are being replaced at once",
    "next_id": "a number that nothing else has",
    "clock": "the moment",
    "repetition": "how far the game has gone on without a choice, for loops that nobody can stop",
    "beginning": "what is so before the game begins",
    "arbiter": "a record of its own for a game that is only imagined",
}
"""Fields of the game that no card can speak of, and why a procedure may write them down itself."""

ALLOWED = {
    "starting.start_game": "the game has not started yet",
    "starting.with_starting_life": "the game has not started yet",
    "who_begins._starting": "the game has not started yet",
    "decks.exchange": "the game has not started yet",
    "additional_steps.set_sideboards_aside": "the game has not started yet",
    "additional_steps.reveal_companions": "the game has not started yet",
    "additional_steps.choose_sheets": "the game has not started yet",
    "additional_steps.shuffle_supplementary_decks": "the game has not started yet",
    "state_based_actions._afterwards": "what counts only between two checks is forgotten with the check",
    "prevention_shields.amount_left": "a shield counts what it still takes while it is applied",
    "prevention_shields.used_up": "a shield is marked as used while it is applied",
    "saving_permanents.regeneration_shield": "a shield is used up while it is applied",
    "replacing_events.taking_damage": "an effect counts what it still takes while it is applied",
    "replacing_events.using_up": "an effect is used up while it is applied",
    "durations.with_ended_durations": "happen itself asks this what is over",
    "proposal.with_chosen": "choices belong to the proposal until the spell is cast",
    "done_this_turn.is_in_exile": "a game that is only imagined",
    "done_this_turn._looked_such": "a game that is only imagined",
    "descriptions._was_on_stack": "a game that is only imagined",
    "rebound.with_rebound_awaited": "a game that is only imagined",
    "as_it_would_enter.as_it_would_exist": "a game that is only imagined",
    "ways_to_cast.imagined": "a game that is only imagined",
    "casting.play_land": "a game that is only imagined, in which the other face is looked at",
    "triggered_abilities.notice": "that an ability has triggered is kept with its source, if it does so only once",
    "emperor.win_with_the_emperor": "who wins is written down where winning is decided",
    "copying.other_face_of_copy": "a game that is only imagined",
    "what_is_copied.abilities_if_face_up": "a game that is only imagined",
    "phasing.due_after_the_turn_of_the_gone": "what phased out waits for the end of a turn whose player is gone",
    "turns._ended_early": "a turn that ends early is told where the turn goes on",
    "alternating_teams.take_seats": "the game has not started yet",
    "grand_melee._with_markers": "the turn that is looked at, and its marker, are bookkeeping of the turns",
    "grand_melee._with_marker": "the turn that is looked at, and its marker, are bookkeeping of the turns",
    "grand_melee.looking_at": "the turn that is looked at, and its marker, are bookkeeping of the turns",
    "grand_melee.stack_set_apart": "the turn that is looked at, and its marker, are bookkeeping of the turns",
    "grand_melee.with_markers_counted": "the turn that is looked at, and its marker, are bookkeeping of the turns",
    "grand_melee.marker_removed": "the turn that is looked at, and its marker, are bookkeeping of the turns",
    "grand_melee.begins_now": "the turn that is looked at, and its marker, are bookkeeping of the turns",
}
"""Functions that alter something else, and why."""

METHODS = {"altering", "altering_player", "with_object", "with_player"}
HELPERS = {"add_object", "put_in_zone", "without_object", "with_links", "perform"}
FIELDS = frozenset(field.name for field in fields(Game))
GAMES = {"game", "after", "before", "now", "apart", "imagined"}


def _is_game(node: ast.expr) -> bool:
    match node:
        case ast.Name(name):
            return name in GAMES
        case ast.Call(ast.Attribute(_, name)):
            return name in METHODS
        case _:
            return False


def _alters(call: ast.Call) -> str:
    """Return what a call alters of a game; nothing for one that doesn't."""
    match call.func:
        case ast.Attribute(_, name) if name in METHODS:
            return name
        case ast.Name(name) if name in HELPERS:
            return name
        case ast.Name("replace" | "altered") if call.args and _is_game(call.args[0]):
            changed = {keyword.arg for keyword in call.keywords if keyword.arg in FIELDS}
            return ", ".join(sorted(changed - BOOKKEEPING.keys()))
        case _:
            return ""


@cache
def altering(path: Path) -> dict[str, str]:
    """Return the functions of a module that alter a game, each with what it alters."""
    found: dict[str, str] = {}
    for top in tree(path).body:
        for node in ast.walk(top):
            if isinstance(node, ast.Call) and (what := _alters(node)):
                name = getattr(top, "name", "")
                found[f"{path.stem}.{name}"] = what
    return found


@pytest.mark.parametrize("path", ELSEWHERE, ids=lambda path: path.stem)
def test_only_happening_alters_the_state(path: Path) -> None:
    assert {name: what for name, what in altering(path).items() if name not in ALLOWED} == {}


def test_every_exception_is_needed() -> None:
    altered = {name for path in ELSEWHERE for name in altering(path)}
    assert set(ALLOWED) - altered == set()


def test_bookkeeping_is_of_the_game() -> None:
    assert BOOKKEEPING.keys() - FIELDS == set()


def test_a_change_of_the_state_is_seen() -> None:
    call = ast.parse("replace(game, zones=game.zones, priority='')").body[0]
    assert isinstance(call, ast.Expr)
    assert isinstance(call.value, ast.Call)
    assert _alters(call.value) == "zones"
