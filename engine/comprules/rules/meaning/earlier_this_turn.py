"""What was done this turn, by and to what (608.2i)."""

from __future__ import annotations

from comprules.events import Casts, Deals, DeclaresAttacker, Moves
from comprules.rules.meaning.speaker import Speaker
from comprules.state import Game

__all__ = ["cast_before", "was_so_this_turn"]


def was_so_this_turn(game: Game, speaker: Speaker, what: str, thing: int) -> bool:
    """Whether an object attacked this turn, was cast by the speaker, or was dealt damage by what speaks."""
    for event in game.deeds:
        match what, event:
            case "attacked", DeclaresAttacker(attacker) if attacker == thing:
                return True
            case "cast", Casts(player, spell) if (player, spell) == (speaker.controller, thing):
                return True
            case "damaged", Deals(_, to) if to == thing:
                return True
            case "entered", Moves(moved, "battlefield") if game.successor.get(moved) == thing:
                return True
            case "damaged by this", Deals(source, to) if (source, to) == (speaker.source, thing):
                return True
            case _:
                continue
    return False


def cast_before(game: Game, spell: int) -> int:
    """How many spells have been cast this turn before this one."""
    cast = [event.spell for event in game.deeds if isinstance(event, Casts)]
    return cast.index(spell) if spell in cast else len(cast)
