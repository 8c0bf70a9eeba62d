"""903: what is counted of commanders over a whole game."""

from __future__ import annotations

from comprules.state.game import Game

__all__ = ["count_casts_of_commanders", "count_commander_damage"]


def count_commander_damage(game: Game, source: int, to: int | str, amount: int) -> Game:
    """Combat damage that a commander deals to a player is counted over the whole game (903.10a)."""
    dealer = game.objects.get(source)
    if dealer is None or not dealer.commander or not isinstance(to, str):
        return game
    dealt = game.players[to].commander_damage
    total = dealt.get(dealer.label, 0) + amount
    return game.altering_player(to, commander_damage=dealt.set(dealer.label, total))


def count_casts_of_commanders(game: Game, player: str, spell: int) -> Game:
    """Each time that a player casts a commander from the command zone is counted (903.8)."""
    cast = game.objects.get(spell)
    if cast is None or not cast.commander or cast.on_stack is None or cast.on_stack.cast_from != "command":
        return game
    casts = game.players[player].commander_casts
    return game.altering_player(player, commander_casts=casts.set(cast.label, casts.get(cast.label, 0) + 1))
