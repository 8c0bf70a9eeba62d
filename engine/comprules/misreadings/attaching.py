"""Becoming attached and unattached (701.3), and what is bestowed (702.103), misread."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.events.every import Event
from comprules.events.permanents import Attaches, Unattaches
from comprules.happening.bestowed_auras import (
    BESTOWED_COPY,
    BESTOWED_UNATTACHED,
    is_copied_bestowed,
    unattached_by_leaving,
)
from comprules.happening.timestamps import NEW_TIMESTAMP_BY_ATTACHING, on_attaching
from comprules.rules.resolving.resolving import BESTOWED_WITHOUT_TARGET, resolves_unbestowed
from comprules.rules.targeting.attaching import AURAS_NOT_REMOVED, FROM_A_PLAYER, is_an_opponents, is_spared
from comprules.rules.triggers.status_changes import UNATTACHING, unattached_now
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__: list[str] = []


@UNATTACHING.misreading_of(unattached_now)
def only_by_being_moved(before: Game, _after: Game, event: Event) -> Iterator[tuple[int, int]]:
    """What leaves, or is left, does not become unattached: only what is attached to something else does."""
    if isinstance(event, Attaches) and isinstance(was := before.objects[event.object].attached_to, int):
        yield event.object, was


@NEW_TIMESTAMP_BY_ATTACHING.misreading_of(on_attaching)
def as_old_as_before(_game: Game, thing: GameObject) -> GameObject:
    """What is attached to something else keeps the timestamp it has."""
    return thing


@BESTOWED_WITHOUT_TARGET.misreading_of(resolves_unbestowed)
def gone_with_its_target(_game: Game, _thing: GameObject) -> bool:
    """A bestowed Aura spell whose target has gone does not resolve."""
    return False


@BESTOWED_COPY.misreading_of(is_copied_bestowed)
def copied_as_printed(_game: Game, _spell: GameObject) -> bool:
    """The copy of a bestowed Aura spell is a creature spell, as the card is printed."""
    return False


@BESTOWED_UNATTACHED.misreading_of(unattached_by_leaving)
def stays_an_aura(_game: Game, _happened: tuple[Event, ...]) -> tuple[Unattaches, ...]:
    """A bestowed Aura whose creature has left is an Aura until state-based actions are checked."""
    return ()


@FROM_A_PLAYER.misreading_of(is_an_opponents)
def no_quality(_game: Game, _other: View, _player: str) -> bool:
    """A player is no quality, and there is no protection from one."""
    return False


@AURAS_NOT_REMOVED.misreading_of(is_spared)
def removed_with_the_others(_game: Game, _aura: int, _host: int) -> bool:
    """Protection removes every Aura of its quality, the one that gives it as well."""
    return False
