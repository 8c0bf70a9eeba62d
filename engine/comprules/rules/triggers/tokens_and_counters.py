"""603.2: tokens that players create, and counters that they get."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.trigger_events import TriggerEvent
from comprules.abilities.trigger_events_of_players import CreatesTokens, GetsCounters
from comprules.events.permanents import PutsCounters
from comprules.events.zones import Moves
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.tokens import WHO_CREATES_TOKENS
from comprules.rules.triggers.what_triggered import About, Event_, is_one, is_player
from comprules.state.game import Game

__all__ = ["made_or_gotten"]


def made_or_gotten(
    there: Game, before: Game, after: Game, event: Event_, when: TriggerEvent, speaker: Speaker
) -> Iterator[About]:
    """Yield the token that a player has created, or the counters that a player has got."""
    match when, event:
        case CreatesTokens(who, what, first), Moves(thing, "battlefield", under=player):
            token = after.successor.get(thing, thing)
            is_meant = token in after.objects and is_player(there, speaker, who, player)
            if is_meant and is_one(after, speaker, what, token) and not (first and _created(before, player)):
                WHO_CREATES_TOKENS.decided_once(after, f"{player} has created {after.label(token)}")
                yield About((token,), player)
        case GetsCounters(who, kind), PutsCounters(str() as player, put, amount):
            if put == kind and amount > 0 and is_player(there, speaker, who, player):
                yield About((), player, amount)
        case _:  # what is waited for, and another event
            return


def _created(before: Game, player: str) -> bool:
    """Say whether a player had created a token before in the turn."""
    return any(
        isinstance(deed, Moves) and deed.cause == "created" and deed.under == player for deed in before.deeds
    )
