"""From the words behind "unless" to what averts the instructions before them (608.2c).

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from comprules.abilities.conditions import Not
from comprules.abilities.instructions import DealDamage
from comprules.abilities.kinds import Effect, If, Unless
from comprules.abilities.nouns import Controller
from comprules.abilities.simple_nouns import (
    EachPlayer,
    Opponents,
    OtherPlayers,
    PlayerTarget,
    ThatPlayer,
    You,
)
from comprules.english.making_sentences import settled
from comprules.english.said import ActionOf, Misread, Said, agrees

if TYPE_CHECKING:
    from comprules.abilities.conditions import Condition
    from comprules.abilities.instructions import Move
    from comprules.english.said import Chain

__all__: list[str] = []


def unless_moved(steps: Chain, players: Said, move: Move) -> tuple[Effect, ...]:
    if players.value != You():
        raise Misread("only you are told to move something like this")
    return (Unless(settled(steps), move),)


def unless_sentence(steps: Chain, players: Said, action: ActionOf) -> tuple[Effect, ...]:
    agrees(players, action.verb)
    *_, last = settled(steps)
    spoken_of = _who_is_spoken_of(last)
    if players.value == ThatPlayer() and isinstance(spoken_of, EachPlayer | Opponents | OtherPlayers):
        raise Misread("'that player' is one of several, of whom each would be asked apart")
    return (Unless(settled(steps), action.make(players.value)),)


def unless_they(steps: Chain, action: ActionOf) -> tuple[Effect, ...]:
    *_, last = settled(steps)
    if not isinstance(_who_is_spoken_of(last), ThatPlayer | PlayerTarget | Controller):
        raise Misread("'they' is the one player of whom the sentence speaks")
    return unless_sentence(steps, Said(ThatPlayer(), plural=True), action)


def _who_is_spoken_of(effect: Effect) -> object:
    return effect.to if isinstance(effect, DealDamage) else getattr(effect, "players", None)


def unless_so(steps: Chain, condition: Condition) -> tuple[Effect, ...]:
    """``Sacrifice it unless it escaped``."""
    return (If(Not(condition), settled(steps)),)
