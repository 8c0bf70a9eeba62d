"""111: tokens, with the characteristics that what creates them gives them."""

from __future__ import annotations

from comprules.abilities.kinds import CreateTokens
from comprules.book.citing import cite
from comprules.events.permanents import EntersAttacking
from comprules.events.zones import Creates
from comprules.happening import happen
from comprules.happening.whose_turn import is_active
from comprules.questions import ask_objects
from comprules.rules.meaning import (
    Speaker,
    opponents_of,
)
from comprules.rules.meaning.linked_abilities import remember_made
from comprules.rules.meaning.recipients import named_objects, named_players, number_of
from comprules.rules.meaning.speaker import dealing_with
from comprules.rules.meaning.tokens import token_described
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["attacking_from_now", "create_tokens"]

PUT_ATTACKING = cite("508.4")


def create_tokens(game: Game, speaker: Speaker, effect: CreateTokens) -> tuple[Game, Speaker]:
    """Players create tokens, which the next instruction may call ``them``."""
    base = token_described(game, speaker, effect.token)
    hosts = named_objects(game, speaker, effect.attached_to) if effect.attached_to is not None else ()
    host = hosts[0] if hosts else None
    events = [
        Creates(player, base, effect.tapped, host, amount=number_of(game, speaker, effect.amount))
        for player in named_players(game, speaker, effect.players)
    ]
    first = game.next_id
    game = happen(game, *events)
    made = tuple(i for i in game.zone("battlefield") if i >= first and game.objects[i].kind == "token")
    if effect.attacking:
        game = attacking_from_now(game, made)
    return remember_made(game, speaker, made), dealing_with(speaker, made)


@PUT_ATTACKING.essential("a creature that enters attacking has to attack someone")
def attacking_from_now(game: Game, things: tuple[int, ...], settled: int | str | None = None) -> Game:
    """What is put onto the battlefield attacking attacks whom its controller chooses.

    It was never declared as an attacker.

    With ``settled`` nobody chooses.
    """
    for i in things:
        view = views(game)[i]
        in_combat = any(game.objects[j].attacking is not None for j in game.battlefield)
        if not is_active(game, view.controller) or "creature" not in view.types or not in_combat:
            continue
        opponents = opponents_of(game, view.controller)
        others = (j for j in game.battlefield if "planeswalker" in views(game)[j].types)
        whom: tuple[int | str, ...] = (
            *opponents,
            *(j for j in others if views(game)[j].controller in opponents),
        )
        text = f"whom does {game.label(i)} attack?"
        chosen = ask_objects(game, view.controller, text, whom) if settled is None else (settled,)
        PUT_ATTACKING.decided(game, f"{game.label(i)} is put onto the battlefield attacking")
        game = happen(game, EntersAttacking(i, chosen[0]))
    return game
