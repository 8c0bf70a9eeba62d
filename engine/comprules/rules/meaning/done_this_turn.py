"""608.2i: what was done this turn, as it was then."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.nouns import Filter
from comprules.book.citing import cite
from comprules.events import Casts, DeclaresAttacker, Moves
from comprules.rules.meaning.descriptions import is_described
from comprules.rules.meaning.speaker import Speaker
from comprules.state import Game, View, replace

__all__ = ["of_this_turn"]

LOOKING_AT_EARLIER_STATE = cite("608.2i")


def of_this_turn(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter, what: str
) -> tuple[int, ...]:
    """What was done this turn: the creatures attacked with, those that died, the spells cast."""
    found: list[int] = []
    for event in game.deeds:
        match what, event:
            case "attacked", DeclaresAttacker(thing) if game.active == speaker.controller:
                found.append(thing)
            case "died", Moves(thing, "graveyard") if (
                game.last_known[thing][0].zone == "battlefield"
                and "creature" in game.last_known[thing][1].types
            ):
                found.append(thing)
            case "cast", Casts(player, spell) if player == speaker.controller:
                found.append(spell)
            case "exiled", Moves(thing, "exile") if is_in_exile(game, board, speaker, described, thing):
                found.append(thing)
            case _:
                continue
    return as_it_was_then(game, board, tuple(found))


def is_in_exile(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter, thing: int
) -> bool:
    """Whether what was put into exile is, or was while it lay there, what the words describe."""
    became = game.successor.get(thing)
    if became is None or game.last_seen(became).kind != "card":  # a token is no card
        return False
    wanted = replace(described, zone="exile")
    if became in game.objects:
        return is_described(game, board, speaker, wanted, became)
    known = game.last_known[became]
    there = {**board, became: known[1]}
    return is_described(game.with_object(known[0]), there, speaker, wanted, became)


def only_what_is_left(game: Game, board: Mapping[int, View], found: tuple[int, ...]) -> tuple[int, ...]:
    """Only what is still there, and still a creature, counts."""
    return tuple(i for i in found if i in game.objects and "creature" in board[i].types)


@LOOKING_AT_EARLIER_STATE.without(only_what_is_left)
def as_it_was_then(game: Game, _board: Mapping[int, View], found: tuple[int, ...]) -> tuple[int, ...]:
    """What looks back at what was done this turn counts objects as they were then, wherever and whatever they are now."""
    LOOKING_AT_EARLIER_STATE.decided_once(game, f"this turn: {', '.join(map(game.label, found)) or 'none'}")
    return found
