"""Suspend (702.62, and 502.59 of 2009), misread."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.keywords import Keyword
from comprules.book.citing import original
from comprules.rules.casting.casting_while_resolving import SUSPENDED_AT_NO_COST, for_nothing
from comprules.rules.casting.special_actions import SUSPEND_FROM_HAND, ensure_could_begin
from comprules.rules.meaning.suspended_cards import SUSPENDED, is_suspended
from comprules.rules.permission.ways_to_cast import Method, Permission, versions_of
from comprules.rules.permission.when_to_cast import in_time
from comprules.state.game import Game
from comprules.state.objects import View

__all__: list[str] = []


@SUSPENDED.misreading_of(is_suspended)
def with_or_without_counters(game: Game, board: Mapping[int, View], card: int) -> bool:
    """What is in exile with suspend or with a time counter is suspended."""
    thing = game.objects[card]
    return thing.zone == "exile" and ("time" in thing.counters or board[card].has("suspend"))


@SUSPEND_FROM_HAND.misreading_of(ensure_could_begin)
def at_the_time_alone(game: Game, player: str, card: int) -> None:
    """The time has to be right, and nothing is asked of effects that prohibit the card from being cast."""
    method = Method()
    versions = tuple(versions_of(game, player, card, method))
    in_time(game, player, card, Permission(method, "hand", in_time=False), versions)


@SUSPENDED_AT_NO_COST.misreading_of(for_nothing)
def for_its_mana_cost(game: Game, card: int, keyword: Keyword | None) -> tuple[str, ...]:
    """What was suspended is cast for its mana cost, as any other spell."""
    return original(for_nothing)(game, card, keyword) if keyword is None else ()
