"""300.3 of 2009: mana stays in the pool until the phase ends, and what is left then burns."""

from __future__ import annotations

from comprules.book.citing import cite, original
from comprules.events.players import EmptiesPool, LosesLife
from comprules.happening import happen
from comprules.happening.mana_in_pools import kept, with_unspent_mana
from comprules.procedure import Table, TurnStep
from comprules.rules.mana.keeping_mana import types_kept
from comprules.rules.turn.turn_based_actions import empty_pools
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["MANA_BURN", "NO_BURN_UNDER_CONTROL", "burning_at_the_end_of_phases", "is_burnt", "mana_burn"]

MANA_BURN = cite("300.3", "2009-05-01")
NO_BURN_UNDER_CONTROL = cite("507.4", "2009-05-01")


@MANA_BURN
def mana_burn(game: Game) -> Game:
    """As a phase ends, each player loses the unused mana in the pool, and 1 life for each."""
    for name in with_unspent_mana(game):
        keeping = types_kept(game, name)
        lost = sum(game.players[name].mana.values()) - sum(kept(game, name, keeping).values())
        burns = is_burnt(game, name)
        MANA_BURN.decided(game, f"{name} loses {lost} unused mana{', and as much life' if burns else ''}")
        game = happen(game, EmptiesPool(name, keeping))
        game = happen(game, LosesLife(name, lost)) if lost and burns else game
    return game


@NO_BURN_UNDER_CONTROL
def is_burnt(game: Game, player: str) -> bool:
    """Unused mana costs no life while another player controls the turn of the one who has it."""
    by = game.controlled.get(player, player)
    if by != player:
        NO_BURN_UNDER_CONTROL.decided(game, f"{by} controls {player}'s turn: the mana burns nobody")
    return by == player


def burning_at_the_end_of_phases(turn: Table[TurnStep]) -> Table[TurnStep]:
    """Return a turn in which mana is lost as phases end, and not as steps do."""
    rows = turn.rows
    last_of_phase = (row is rows[-1] or rows[place + 1].phase != row.phase for place, row in enumerate(rows))
    return replace(
        turn,
        rows=tuple(_ending(row, burns=burns) for row, burns in zip(rows, last_of_phase, strict=True)),
    )


def _ending(row: TurnStep, *, burns: bool) -> TurnStep:
    """Return a row that empties no pools as it ends, or burns what is left."""
    others = tuple(action for action in row.as_it_ends if original(action) is not original(empty_pools))
    return replace(row, as_it_ends=(mana_burn, *others) if burns else others)
