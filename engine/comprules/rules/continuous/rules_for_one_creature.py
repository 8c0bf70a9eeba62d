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
from comprules.abilities.conditions import Condition
from comprules.abilities.kinds import Change
from comprules.abilities.nouns import AllThese, Filter, Players, Subject
from comprules.abilities.simple_nouns import Number
from comprules.rules.meaning import Speaker, amount_of, holds, objects_of, opponents_of, players_of
from comprules.rules.meaning.speaker import dealing_with, dealing_with_player
from comprules.rules.meaning.which_players import ONE_DEFENDING_PLAYER
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = ["of_whom_it_is_so", "settled_rule"]


def settled_rule(
    game: Game, board: Mapping[int, View], speaker: Speaker, change: Change, thing: int
) -> Change:
    """Return what an effect says of a creature, with those named whom its words mean now."""
    follower = dealing_with(speaker, (thing,))
    match change:
        case Must(do, whom, by_all) if whom is not None:
            return Must(do, _named(game, board, follower, whom), by_all)
        case Must(by=Filter() as by):
            found = objects_of(game, board, speaker, AllThese(by))
            return replace(change, by=Named(objects=tuple(sorted(found))))
        case Goaded(by):
            return Goaded(_named(game, board, follower, by))
        case CantAttack(whom, planeswalkers):
            return CantAttack(_named(game, board, follower, whom), planeswalkers)
        case CantAttackUnless(condition):
            mine = board[thing].controller
            opponents = opponents_of(game, mine)
            so = {p: holds(game, board, dealing_with_player(follower, p), condition) for p in opponents}
            allowed = of_whom_it_is_so(game, condition, so)
            barred = tuple(player for player in opponents if player not in allowed)
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


@ONE_DEFENDING_PLAYER.essential("a condition has to be so of somebody")
def of_whom_it_is_so(_game: Game, _condition: Condition, so: Mapping[str, bool]) -> tuple[str, ...]:
    """Of several who could be the defending player, return those of whom a condition is so."""
    return tuple(player for player, holds_for in so.items() if holds_for)


def _named(game: Game, board: Mapping[int, View], speaker: Speaker, whom: Any) -> Named:
    if isinstance(whom, Named):
        return whom
    if isinstance(whom, Players):
        return Named(players=players_of(game, board, speaker, whom))
    assert isinstance(whom, Subject)
    return Named(objects=tuple(sorted(objects_of(game, board, speaker, whom))))
