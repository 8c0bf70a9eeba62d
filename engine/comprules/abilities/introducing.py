"""An instruction names objects and players, to which later words of the same ability refer."""

from __future__ import annotations

from typing import Any, get_args

from comprules.abilities.instructions import AttachTo, DealDamage, Reveal
from comprules.abilities.keyword_actions import DigUntil
from comprules.abilities.kinds import Ability, Effect
from comprules.abilities.nouns import Controller, Players, Subject, Target, TopOf
from comprules.abilities.parts import once_for_each, parts_of
from comprules.abilities.searching import LookAtHand
from comprules.abilities.simple_nouns import EachPlayer, Opponents, You
from comprules.abilities.slots import Reference

__all__ = ["host_named", "objects_named", "players_named", "reveals_all", "slots_read"]

_OBJECTS = ("subject", "on", "to", "of")
_PLAYERS = ("players", "player", "to", "on", "first", "who", "whose")


@once_for_each
def objects_named(part: Any) -> Subject | None:
    """Return the objects that an instruction is about.

    They are those that it does something to, or else the first target among its words.
    """
    if isinstance(part, DealDamage) and isinstance(part.source, Target):
        return part.source
    for name in _OBJECTS:
        value: object = getattr(part, name, None)
        if isinstance(value, Subject):
            return value
    found: Target | None = _first(part, Target)
    return found


def host_named(part: Any) -> Subject | None:
    """Return what an instruction attaches its object to; None where that is nothing, or a player."""
    to = part.to if isinstance(part, AttachTo) else getattr(part, "attached_to", None)
    return to if isinstance(to, Subject) else None


@once_for_each
def players_named(part: Any) -> Players | None:
    """Return the players that an instruction is about.

    They are those who do it or to whom it is done, or else the first players among its words. Of a target
    that ``an opponent controls`` it is the one who controls that target.
    """
    for name in _PLAYERS:
        value: object = getattr(part, name, None)
        if isinstance(value, Players) and not isinstance(value, You):
            return value
    found: Players | None = _first(part, _SOMEBODY)
    target: Target | None = _first(part, Target)
    return Controller(target) if target is not None and _is_whose(found, target) else found


def _is_whose(players: Players | None, target: Target) -> bool:
    """Say whether those are the players one of whom has to control the target."""
    return isinstance(players, Opponents | EachPlayer) and target.filter.controller == players


def reveals_all(effect: Any) -> bool:
    """Say whether all the cards of the pile are revealed, and not only looked at."""
    match effect:
        case DigUntil(exile=exile):
            return not exile
        case LookAtHand(reveal=reveal):
            return reveal
        case Reveal(TopOf()):
            return True
        case _:  # what is looked at, searched for or picked
            return False


@once_for_each
def slots_read(part: Any) -> frozenset[int]:
    """Return the numbers of the slots to which the words refer."""
    own = {part.slot.number} if isinstance(part, Reference) and part.slot is not None else set()
    return frozenset(own).union(*(slots_read(inner) for inner in parts_of(part)))


_SOMEBODY = tuple(kind for kind in get_args(Players) if kind is not You)
_NOT_INSIDE = (*get_args(Effect), *get_args(Ability))


def _first(part: Any, wanted: Any) -> Any:
    """Return the first part of a kind in the words of an instruction.

    Instructions and abilities within it are left out.
    """
    for inner in parts_of(part):
        if isinstance(inner, wanted):
            return inner
        if isinstance(inner, _NOT_INSIDE):
            continue
        found = _first(inner, wanted)
        if found is not None:
            return found
    return None
