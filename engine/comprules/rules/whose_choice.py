"""601.6, 700.2e: choices in a proposal that the text gives to an opponent."""

from __future__ import annotations

from comprules.abilities.nouns import Players
from comprules.book.citing import rule
from comprules.questions import ask_one
from comprules.rules.matching import Speaker, players_of
from comprules.ruleset import views
from comprules.state import Game

__all__ = ["controller_first", "who_chooses"]


def the_controller(_game: Game, player: str, _chooser: Players | None) -> str:
    """The controller makes every choice."""
    return player


@rule("601.6", without=the_controller)
def who_chooses(game: Game, player: str, chooser: Players | None) -> str:
    """Who makes a choice that the text gives to an opponent of the controller."""
    if chooser is None:
        return player
    others = players_of(game, views(game), Speaker(0, player), chooser)
    game.note("601.6", f"an opponent of {player} makes this choice")
    return which_opponent(game, player, others)


def the_next_opponent(game: Game, player: str, others: tuple[str, ...]) -> str:
    """The first opponent in turn order makes the choice."""
    return game.following(player) if game.following(player) in others else others[0]


@rule("601.6a", without=the_next_opponent)
def which_opponent(game: Game, player: str, others: tuple[str, ...]) -> str:
    """Of several opponents the controller decides who makes the choice."""
    if len(others) > 1:
        game.note("601.6a", f"{player} decides which opponent makes the choice")
    return ask_one(game, player, "choose the opponent who makes the choice", others)


def in_turn_order(game: Game, player: str, other: str) -> bool:
    """Whoever comes first in turn order from the active player chooses first (101.4)."""
    return game.alive.index(player) < game.alive.index(other)


@rule("601.6b", without=in_turn_order)
def controller_first(game: Game, player: str, other: str) -> bool:
    """Whether the controller chooses before the other player: always, though choices are made in turn order elsewhere."""
    game.note("601.6b", f"{player} chooses first, then {other}")
    return True
