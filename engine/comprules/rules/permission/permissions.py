"""601.3, 601.5: who may cast what; what is considered before and after the proposal."""

from __future__ import annotations

from comprules.abilities.statements import FlashIfPaid
from comprules.book.citing import cite, step
from comprules.happening.whose_turn import has_priority, without_priority
from comprules.rules.meaning import Speaker, holds
from comprules.rules.permission.prohibitions import (
    CHOICES_THAT_LIFT_PROHIBITIONS,
    ensure_not_too_quick,
    is_prohibited,
    prohibited,
)
from comprules.rules.permission.ways_to_cast import (
    BEGINNING_TO_CAST,
    Method,
    Permission,
    Version,
    versions_of,
)
from comprules.rules.permission.when_to_cast import (
    TIME_TO_CAST,
    flash_statics,
    in_time,
    is_as_though_flash,
)
from comprules.rules.permission.where_to_play_from import allowed_from, ensure_its_own_words_allow, fits
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "CHECKING_LEGALITY",
    "FLASH_ONCE_BEGUN",
    "LANDS_ARE_NOT_CAST",
    "LANDS_OF_OTHER_TYPES",
    "LEGENDARY_SPELLS",
    "PERMISSION_ONCE_BEGUN",
    "ensure_legendary_company",
    "ensure_no_land",
    "ensure_still_allowed",
    "goes_on_having_flash",
    "has_flash_by_condition",
    "may_begin",
]

LEGENDARY_SPELLS = cite("205.4e")
LANDS_OF_OTHER_TYPES = cite("300.2a")
LANDS_ARE_NOT_CAST = cite("305.9")
CHECKING_LEGALITY = cite("601.2e")
PERMISSION_ONCE_BEGUN = cite("601.5")
FLASH_ONCE_BEGUN = cite("601.5a")

_SPELLS = frozenset({"instant", "sorcery"})
_LEADERS = frozenset({"creature", "planeswalker"})


@BEGINNING_TO_CAST
def may_begin(game: Game, player: str, card: int, method: Method) -> Permission:
    """A player may begin to cast a spell only where a rule or effect allows it and nothing prohibits it.

    Raises:
        IllegalError: it may not be cast, from there or now.
    """
    thing = game.objects[card]
    if not has_priority(game, player):
        raise without_priority(TIME_TO_CAST, player)
    versions = tuple(versions_of(game, player, card, method))
    ensure_no_land(game, card, versions)
    ensure_legendary_company(game, player, card, tuple(view for _, view in versions))
    by = allowed_from(game, player, card, method, versions)
    ensure_its_own_words_allow(game, player, card)
    ensure_not_too_quick(game)
    if prohibited(game, player, card, versions):
        raise CHOICES_THAT_LIFT_PROHIBITIONS.refuses(
            f"an effect says that {player} can't cast {game.label(card)}"
        )
    permission = in_time(game, player, card, Permission(method, thing.zone, in_time=False, by=by), versions)
    BEGINNING_TO_CAST.decided(game, f"{player} may begin to cast {game.label(card)}")
    return permission


@LEGENDARY_SPELLS
def ensure_legendary_company(game: Game, player: str, card: int, versions: tuple[View, ...]) -> None:
    """Only who controls a legendary creature or planeswalker casts a legendary instant or sorcery.

    Raises:
        IllegalError: the player controls none.
    """
    if not all("legendary" in view.supertypes and view.types & _SPELLS for view in versions):
        return
    board = views(game)
    for i in game.battlefield:
        view = board[i]
        if view.controller == player and "legendary" in view.supertypes and view.types & _LEADERS:
            LEGENDARY_SPELLS.decided(game, f"{player} controls {game.label(i)} and may cast legendary spells")
            return
    raise LEGENDARY_SPELLS.refuses(
        f"{game.label(card)} is legendary, and {player} controls no legendary creature or planeswalker"
    )


@LANDS_OF_OTHER_TYPES
@LANDS_ARE_NOT_CAST
def ensure_no_land(game: Game, card: int, versions: tuple[Version, ...]) -> None:
    """A land is not cast, whatever other card types it has.

    Raises:
        IllegalError: it is a land.
    """
    if not all("land" in view.types for _, view in versions):
        return
    with step(LANDS_OF_OTHER_TYPES):
        raise LANDS_ARE_NOT_CAST.refuses(f"{game.label(card)} is a land and is not cast")


def ensure_still_allowed(game: Game, player: str, spell: int, permission: Permission) -> None:
    """See that the spell, as proposed, may be cast.

    Raises:
        IllegalError: an effect prohibits it, no longer allows it, or it is not the time for it.
    """
    now = game, views(game)[spell]
    name = game.label(spell)
    if is_prohibited(now, player, spell, permission.zone):
        with step(CHOICES_THAT_LIFT_PROHIBITIONS):
            raise CHECKING_LEGALITY.refuses(f"an effect says that {player} can't cast {name} like this")
    if permission.by is not None and not fits(now, player, spell, permission.by):
        raise PERMISSION_ONCE_BEGUN.refuses(f"nothing lets {player} cast {name} like this")
    if permission.in_time or is_as_though_flash(now, player, spell):
        return
    on_stack = game.objects[spell].announced
    if permission.met or not {"flash", "offering"}.isdisjoint(on_stack.options):
        return
    with step(permission.because):
        raise PERMISSION_ONCE_BEGUN.refuses(f"{name} can't be cast as though it had flash like this")


def has_flash_by_condition(game: Game, player: str, spell: int) -> bool:
    """The condition has to hold still, if there is any; what is had for a cost is had by paying it."""
    view = views(game)[spell]
    return any(
        all(not effect.costs for effect in s.effects if isinstance(effect, FlashIfPaid))
        and holds(game, views(game), Speaker(spell, player), s.condition)
        for s in flash_statics(view)
    )


@FLASH_ONCE_BEGUN
def goes_on_having_flash(game: Game, player: str, spell: int) -> bool:
    """What was begun under a condition may be finished even if that stops being so."""
    what = f"what let {player} cast {game.label(spell)} as though it had flash"
    if has_flash_by_condition(game, player, spell):
        FLASH_ONCE_BEGUN.context(game, f"{what} is still so")
    else:
        FLASH_ONCE_BEGUN.decided(game, f"{what} is so no longer; it goes on")
    return True
