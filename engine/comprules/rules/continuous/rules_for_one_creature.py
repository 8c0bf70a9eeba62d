"""613.11: the players, objects and amounts that an effect on the rules of combat means for one creature."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from comprules.abilities.combat import (
    CantAttack,
    CantAttackUnless,
    CantFace,
    CantUnlessPaid,
    Goaded,
    Must,
    Named,
)
from comprules.abilities.kinds import Change
from comprules.abilities.nouns import AllThese, Filter, Players, Subject
from comprules.abilities.simple_nouns import Number
from comprules.rules.meaning import Speaker, amount_of, holds, objects_of, opponents_of, players_of
from comprules.rules.meaning.speaker import dealing_with, dealing_with_player
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = ["settled_rule"]


def settled_rule(
    game: Game, board: Mapping[int, View], speaker: Speaker, change: Change, thing: int
) -> Change:
    """Return what an effect says of a creature, with those named whom its words mean now."""
    follower = dealing_with(speaker, (thing,))
    match change:
        case Must(do, whom, by_all) if whom is not None:
            return Must(do, _named(game, board, follower, whom), by_all)
        case Goaded(by):
            return Goaded(_named(game, board, follower, by))
        case CantAttack(whom, planeswalkers):
            return CantAttack(_named(game, board, follower, whom), planeswalkers)
        case CantAttackUnless(condition):
            mine = board[thing].controller
            barred = tuple(
                player
                for player in opponents_of(game, mine)
                if not holds(game, board, dealing_with_player(follower, player), condition)
            )
            return CantAttack(Named(barred), planeswalkers=True)
        case CantFace(Filter() as these, others):
            found = objects_of(game, board, speaker, AllThese(these))
            return CantFace(Named(objects=tuple(sorted(found))), others)
        case CantFace(these, others):
            return CantFace(_named(game, board, speaker, these), others)
        case CantUnlessPaid(each=each, whom=whom):
            number = None if each is None else Number(amount_of(game, board, follower, each))
            players = None if whom is None else _named(game, board, follower, whom)
            return replace(change, each=number, whom=players)
        case _:  # the others name neither players nor objects
            return change


def _named(game: Game, board: Mapping[int, View], speaker: Speaker, whom: Any) -> Named:
    if isinstance(whom, Named):
        return whom
    if isinstance(whom, Players):
        return Named(players=players_of(game, board, speaker, whom))
    assert isinstance(whom, Subject)
    return Named(objects=tuple(sorted(objects_of(game, board, speaker, whom))))
