"""903: which object a commander is, and what is counted of it over a whole game."""

from __future__ import annotations

from collections.abc import Iterable

from comprules.book.citing import Citation, cite
from comprules.events.zones import Moves
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "COMMANDER_APART",
    "LED_BY_A_COMMANDER",
    "MELDED_COMMANDER",
    "MERGED_COMMANDER",
    "as_the_part_goes",
    "count_casts_of_commanders",
    "count_commander_damage",
    "is_melded_commander",
    "is_merged_commander",
    "stays_commander",
]

LED_BY_A_COMMANDER = cite("903.3")
MELDED_COMMANDER = cite("903.3b")
MERGED_COMMANDER = cite("903.3c")
COMMANDER_APART = cite("903.9c")


@LED_BY_A_COMMANDER
def stays_commander(game: Game, old: GameObject) -> bool:
    """A card stays a commander as it becomes another object in another zone."""
    if old.commander:
        LED_BY_A_COMMANDER.decided_once(game, f"{old.label} is a commander wherever it goes")
    return old.commander


@MELDED_COMMANDER
def is_melded_commander(game: Game, parts: Iterable[GameObject]) -> bool:
    """What two meld cards become is a commander if one of them is."""
    return _is_among(game, parts, MELDED_COMMANDER)


@MERGED_COMMANDER
def is_merged_commander(game: Game, parts: Iterable[GameObject]) -> bool:
    """A merged permanent is a commander if one of its components is."""
    return _is_among(game, parts, MERGED_COMMANDER)


def _is_among(game: Game, parts: Iterable[GameObject], cited: Citation) -> bool:
    led = any(part.commander for part in parts)
    if led:
        cited.decided(game, "a commander is one of the parts, and so the whole is one")
    return led


@COMMANDER_APART
def as_the_part_goes(game: Game, event: Moves, part: GameObject) -> Moves:
    """Of a melded or merged permanent only the card that is the commander goes to the command zone."""
    if not event.commander_apart or not part.commander:
        return event
    COMMANDER_APART.decided(game, f"{part.label} goes to the command zone, and no other card does")
    return replace(event, to="command", place="", commander_apart=False)


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
