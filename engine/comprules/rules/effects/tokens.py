"""111: tokens, with the characteristics that what creates them gives them."""

from __future__ import annotations

from comprules.abilities.kinds import CreateTokens
from comprules.happening import happen
from comprules.rules.fighting.entering_combat import attacking_from_now, blocking_from_now
from comprules.rules.meaning import (
    Speaker,
)
from comprules.rules.meaning.linked_abilities import remember_made
from comprules.rules.meaning.recipients import named_objects, named_players, number_of
from comprules.rules.meaning.speaker import dealing_with
from comprules.rules.meaning.tokens import created_tokens
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["create_tokens"]


def create_tokens(game: Game, speaker: Speaker, effect: CreateTokens) -> tuple[Game, Speaker]:
    """Players create tokens, which the next instruction may call ``them``."""
    hosts = named_objects(game, speaker, effect.attached_to) if effect.attached_to is not None else ()
    host = hosts[0] if hosts else None
    amount = number_of(game, speaker, effect.amount)
    counters = tuple((kind, number_of(game, speaker, number)) for kind, number in effect.counters)
    events = [
        replace(creates, tapped=effect.tapped, attached_to=host, counters=counters)
        for player in named_players(game, speaker, effect.players)
        for creates in created_tokens(game, speaker, effect.token, player, amount)
    ]
    first = game.next_id
    game = happen(game, *events)
    made = tuple(i for i in game.zone("battlefield") if i >= first and game.objects[i].kind == "token")
    if effect.attacking:
        game = attacking_from_now(game, made)
    if effect.blocking is not None:
        named = None if effect.blocking == "any" else named_objects(game, speaker, effect.blocking)
        game = blocking_from_now(game, made, named)
    return remember_made(game, speaker, made), dealing_with(speaker, made)
