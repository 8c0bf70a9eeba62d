"""603.2: what an occurrence is about, and whether it is of what the words of a triggered ability name."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import assert_never

from immutables import Map

from comprules.abilities.nouns import (
    AllThese,
    Both,
    DoneThisWay,
    OneOrMore,
    Picked,
    Players,
    Subject,
    Target,
    TopOf,
)
from comprules.abilities.simple_nouns import Attached, Granter, It, PaidWith, ThatOne, TheRest, This
from comprules.events.every import Event
from comprules.rules.meaning import Speaker, is_described, objects_of, players_of
from comprules.rules.meaning.reach import happens_there
from comprules.rules.meaning.speaker import meant_by
from comprules.ruleset import views
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game
from comprules.state.objects import Filled

__all__ = ["About", "ControlChanges", "Event_", "is_one", "is_player"]


@dataclass(frozen=True, slots=True)
class About:
    """What an occurrence is about: the objects that the effect calls ``it``, ``that player``, ``that much``.

    With ``moved`` the objects are those that changed zones, as they were before (603.6). ``trigger`` is the
    number of another ability that triggered, ``cause`` the spell or ability on the stack that the occurrence
    comes from; ``x`` and ``words`` come from what created a delayed ability, and ``locked`` says that its
    objects do. ``mana`` lists the types of mana that something tapped for mana produced.
    """

    objects: tuple[int, ...] = ()
    player: str = ""
    amount: int = 0
    moved: bool = False
    trigger: int = 0
    locked: bool = False
    x: int = 0
    words: Map[str, str] = field(default=EMPTY)
    mana: tuple[str, ...] = ()
    cause: int = 0
    slots: Map[int, Filled] = EMPTY
    """What the text had introduced before, for a delayed or reflexive ability."""


@dataclass(frozen=True, slots=True)
class ControlChanges:
    """A permanent has come under another player's control (603.10d).

    It is seen by what waits for it, but is no event of its own.
    """

    object: int
    old: str
    new: str


Event_ = Event | ControlChanges
"""What abilities can see happen."""


def is_one(game: Game, speaker: Speaker, who: Subject, thing: int) -> bool:
    """Say whether the object is the one, or one of those, that the words name.

    It is looked up in the game given.
    """
    return _is_one(game, speaker, who, thing) and happens_there(game, speaker, thing)


def _is_one(game: Game, speaker: Speaker, who: Subject, thing: int) -> bool:
    match who:
        case This():
            return thing == speaker.source
        case It():
            return thing in meant_by(speaker, who)
        case Attached():
            source = game.objects.get(speaker.source)
            return source is not None and source.attached_to == thing
        case Both(first, second):
            return _is_one(game, speaker, first, thing) or _is_one(game, speaker, second, thing)
        case AllThese(described) | OneOrMore(described):
            if thing not in game.objects:
                return False
            zone = game.objects[thing].zone
            if zone == "none":
                return False
            return is_described(game, views(game), speaker, replace(described, zone=zone), thing)
        case PaidWith() | Target() | Picked() | TopOf() | ThatOne() | TheRest() | Granter() | DoneThisWay():
            return thing in objects_of(game, views(game), speaker, who)
        case _:
            assert_never(who)


def is_player(game: Game, speaker: Speaker, who: Players, player: str) -> bool:
    """Say whether the words name this player."""
    named = player in players_of(game, views(game), speaker, who)
    return named and happens_there(game, speaker, player)
