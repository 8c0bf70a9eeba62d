"""106.13: a player is told to activate a mana ability of each land."""

from __future__ import annotations

from comprules.questions import ask_one
from comprules.ruleset import rules_of, views
from comprules.state.game import Game

__all__ = ["activate_mana_of_lands"]


def activate_mana_of_lands(game: Game, player: str) -> Game:
    """A player activates one mana ability of each land, as far as it has one that can be activated."""
    board = views(game)
    lands = tuple(i for i in game.battlefield if board[i].controller == player and "land" in board[i].types)
    for land in lands:
        offered = {k: v for k, v in rules_of(game).mana_abilities(game, player, ()).items() if v[0] == land}
        if not offered:
            continue
        source, held = offered[
            ask_one(game, player, f"choose a mana ability of {game.label(land)}", tuple(offered))
        ]
        game = rules_of(game).activate_mana_ability(game, player, source, held, ())
    return game
