"""903.8: commanders that are cast from the command zone, and what each further time costs."""

from __future__ import annotations

from comprules.abilities.costs import Cost, ManaPayment
from comprules.book.citing import cite
from comprules.mana import ManaCost
from comprules.state.game import Game

__all__ = [
    "CASTING_COMMANDERS",
    "additional_for_leading",
    "commander_may_be_cast",
    "commander_tax",
    "may_be_cast_for_leading",
]

CASTING_COMMANDERS = cite("903.8")


@CASTING_COMMANDERS
def may_be_cast_for_leading(_game: Game, _player: str, _card: int) -> bool:
    """Nothing is cast from the command zone for being a commander, where Commander is not played."""
    return False


@CASTING_COMMANDERS
def commander_may_be_cast(game: Game, player: str, card: int) -> bool:
    """A player may cast a commander of his or her own from the command zone."""
    thing = game.objects[card]
    if not thing.commander or thing.zone != "command":
        return False
    if thing.owner != player:
        raise CASTING_COMMANDERS.refuses(f"{game.label(card)} is the commander of {thing.owner}")
    CASTING_COMMANDERS.decided(game, f"{player} may cast {game.label(card)} from the command zone")
    return True


@CASTING_COMMANDERS
def additional_for_leading(_game: Game, _player: str, _spell: int) -> tuple[Cost, ...]:
    """A spell costs nothing more for having been cast before, where Commander is not played."""
    return ()


@CASTING_COMMANDERS
def commander_tax(game: Game, player: str, spell: int) -> tuple[Cost, ...]:
    """From the command zone it costs {2} more for each time the player has cast it from there before."""
    thing = game.objects[spell]
    if not thing.commander or thing.on_stack is None or thing.on_stack.cast_from != "command":
        return ()
    times = game.players[player].commander_casts.get(thing.label, 0)
    CASTING_COMMANDERS.decided(
        game, f"{player} has cast {game.label(spell)} from the command zone {times} times: {2 * times} more"
    )
    return (ManaPayment(ManaCost((str(2 * times),))),) if times else ()
