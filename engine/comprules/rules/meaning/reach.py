"""801: what a range of influence limits; without the option nothing is limited."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.book.citing import cite
from comprules.rules.meaning.speaker import Speaker
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "ACTIVATING_WITHIN_RANGE",
    "AFFECTED_WITHIN_RANGE",
    "AURAS_WITHIN_RANGE",
    "CHOICES_BEYOND_RANGE",
    "EQUIPPING_WITHIN_RANGE",
    "INFORMATION_WITHIN_RANGE",
    "LEAVING_A_RANGE",
    "LEGENDS_WITHIN_RANGE",
    "OPTIONS_BEYOND_RANGE",
    "PLANESWALKERS_WITHIN_RANGE",
    "PREVENTING_WITHIN_RANGE",
    "REPLACED_WITHIN_RANGE",
    "TARGETS_WITHIN_RANGE",
    "TRIGGERING_WITHIN_RANGE",
    "WORLDS_WITHIN_RANGE",
    "activates_there",
    "affected_objects",
    "affected_players",
    "asked_beyond_range",
    "enchants_there",
    "equips_there",
    "happens_there",
    "in_range_as_it_left",
    "known_objects",
    "known_players",
    "namesakes_seen",
    "options_open",
    "prevents_there",
    "replaced_there",
    "targets_there",
    "types_seen",
    "worlds_seen",
]

TARGETS_WITHIN_RANGE = cite("801.4")
OPTIONS_BEYOND_RANGE = cite("801.5b")
CHOICES_BEYOND_RANGE = cite("801.5c")
ACTIVATING_WITHIN_RANGE = cite("801.6")
TRIGGERING_WITHIN_RANGE = cite("801.7")
LEAVING_A_RANGE = cite("801.7a")
AURAS_WITHIN_RANGE = cite("801.8")
EQUIPPING_WITHIN_RANGE = cite("801.9")
AFFECTED_WITHIN_RANGE = cite("801.10")
INFORMATION_WITHIN_RANGE = cite("801.11")
WORLDS_WITHIN_RANGE = cite("801.12")
REPLACED_WITHIN_RANGE = cite("801.13a")
PREVENTING_WITHIN_RANGE = cite("801.13b")
LEGENDS_WITHIN_RANGE = cite("601.12", "2009-05-01")
PLANESWALKERS_WITHIN_RANGE = cite("601.14", "2009-05-01")


@AFFECTED_WITHIN_RANGE
def affected_objects(
    _game: Game, _board: Mapping[int, View], _speaker: Speaker, found: tuple[int, ...]
) -> tuple[int, ...]:
    """An effect affects every object that its words name, whoever controls it."""
    return found


@AFFECTED_WITHIN_RANGE
def affected_players(_game: Game, _speaker: Speaker, found: tuple[str, ...]) -> tuple[str, ...]:
    """An effect affects every player whom its words name."""
    return found


@INFORMATION_WITHIN_RANGE
def known_objects(
    _game: Game, _board: Mapping[int, View], _speaker: Speaker, found: tuple[int, ...]
) -> tuple[int, ...]:
    """What is asked of the game is asked of every object that the words name."""
    return found


@INFORMATION_WITHIN_RANGE
def known_players(_game: Game, _speaker: Speaker, found: tuple[str, ...]) -> tuple[str, ...]:
    """What is asked of the game is asked of every player whom the words name."""
    return found


@TARGETS_WITHIN_RANGE
def targets_there(_game: Game, _speaker: Speaker, _chosen: int | str) -> bool:
    """A target is as good wherever it is."""
    return True


@CHOICES_BEYOND_RANGE
def asked_beyond_range(_game: Game, _player: str, others: tuple[str, ...]) -> tuple[str, ...]:
    """Any of the players whom the words name may be asked to make a choice."""
    return others


@OPTIONS_BEYOND_RANGE
def options_open(_game: Game, _chooser: str, _speaker: Speaker, options: list[int]) -> list[int]:
    """Options are open to whoever is to choose one."""
    return options


@ACTIVATING_WITHIN_RANGE
def activates_there(_game: Game, _player: str, _source: int) -> bool:
    """Who may activate an ability may do so wherever its object is."""
    return True


@TRIGGERING_WITHIN_RANGE
def happens_there(_game: Game, _speaker: Speaker, _one: int | str) -> bool:
    """An ability triggers wherever that happens for which it waits."""
    return True


@LEAVING_A_RANGE
def in_range_as_it_left(_after: Game, _speaker: Speaker, _thing: int) -> bool:
    """What left is waited for wherever it goes."""
    return True


@AURAS_WITHIN_RANGE
def enchants_there(_game: Game, _aura: int, _host: int | str) -> bool:
    """An Aura may be on whatever it can enchant, whoever controls that."""
    return True


@EQUIPPING_WITHIN_RANGE
def equips_there(_game: Game, _thing: int, _host: int) -> bool:
    """An Equipment or Fortification may be on any creature or land, whoever controls that."""
    return True


@WORLDS_WITHIN_RANGE
def worlds_seen(_game: Game, _thing: int, worlds: tuple[int, ...]) -> tuple[int, ...]:
    """The world rule looks at all world permanents."""
    return worlds


@LEGENDS_WITHIN_RANGE
def namesakes_seen(_game: Game, _thing: int, namesakes: tuple[int, ...]) -> tuple[int, ...]:
    """The legend rule looks at all legendary permanents of a name."""
    return namesakes


@PLANESWALKERS_WITHIN_RANGE
def types_seen(_game: Game, _thing: int, walkers: tuple[int, ...]) -> tuple[int, ...]:
    """The planeswalker uniqueness rule looks at all planeswalkers."""
    return walkers


@REPLACED_WITHIN_RANGE
def replaced_there(_game: Game, _source: int, _to: int | str) -> bool:
    """An event that is replaced may become one for anybody."""
    return True


@PREVENTING_WITHIN_RANGE
def prevents_there(_game: Game, _speaker: Speaker, _source: int | None, _to: int | str | None) -> bool:
    """Damage is prevented from whatever source it comes, and to whomever it would be dealt."""
    return True
