"""608.2d: players choose what they keep, and what becomes of the rest."""

from __future__ import annotations

from typing import assert_never

from comprules.abilities.keyword_actions import KeepSome
from comprules.events.every import Event
from comprules.events.zones import Destroys, Moves, Sacrifices
from comprules.questions import Known, ask_objects
from comprules.rules.effects.choices import (
    CHOICES_WHILE_RESOLVING,
    choosing_in_turn,
    known_to_the_next,
    may_be_sacrificed,
)
from comprules.rules.effects.one_event import happening_to
from comprules.rules.meaning import Speaker, is_described
from comprules.rules.meaning.recipients import as_much_as_possible, named_players
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["keep_some"]


def keep_some(game: Game, speaker: Speaker, effect: KeepSome) -> tuple[Game, Speaker]:
    """In turn order players each choose permanents of theirs; then all others of the kind go."""
    events: list[Event] = []
    known: Known = ()
    for player in (choosing := choosing_in_turn(game, named_players(game, speaker, effect.players))):
        there = may_be_sacrificed(game, speaker, player, effect.what)
        kept = _kept(game, speaker, effect, player, there, known)
        CHOICES_WHILE_RESOLVING.decided(game, f"{player} keeps {len(kept)} of {len(there)}")
        if player != choosing[-1]:
            known += known_to_the_next(game, player, kept)
        events += [_gone(game, speaker, effect, player, i) for i in there if i not in kept]
    return happening_to(game, speaker, events)


def _kept(
    game: Game, speaker: Speaker, effect: KeepSome, player: str, there: tuple[int, ...], known: Known
) -> tuple[int, ...]:
    """Return what a player chooses to keep: so many of them, or one of each kind."""
    if not effect.kinds:
        number = as_much_as_possible(game, effect.amount.value, len(there))
        least = 0 if effect.up_to else number
        return ask_objects(game, player, "choose what to keep", there, least, number, known)
    kept: list[int] = []
    board = views(game)
    for kind in effect.kinds:  # what is of two kinds may be chosen as either, or as both
        such = tuple(i for i in there if is_described(game, board, speaker, kind, i))
        if such:
            kept += ask_objects(game, player, "choose what to keep", such, 1, 1, known)
    return tuple(dict.fromkeys(kept))


def _gone(_game: Game, speaker: Speaker, effect: KeepSome, player: str, thing: int) -> Event:
    """Return the event by which what was not chosen goes."""
    match effect.then:
        case "sacrificed":
            return Sacrifices(player, thing, speaker.controller)
        case "destroyed":
            return Destroys(thing)
        case "returned":
            return Moves(thing, "hand")
        case _:
            assert_never(effect.then)
