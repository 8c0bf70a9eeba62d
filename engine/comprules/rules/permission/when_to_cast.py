"""601.3b-d: when a spell may be cast, and what makes that any time."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import AsThoughFlash, OnlyAsSorcery
from comprules.abilities.kinds import Static
from comprules.abilities.statements import FlashIfPaid
from comprules.book.citing import Citation, cite, step
from comprules.happening.whose_turn import is_active
from comprules.keyword_instances import works
from comprules.keywords.rules_702_2_to_60 import FLASH, OFFERING
from comprules.keywords.rules_702_121_to_183 import FORETELL
from comprules.rules.continuous.as_though import AS_THOUGH
from comprules.rules.continuous.interaction import changes_for_player
from comprules.rules.meaning import Speaker, holds, is_described
from comprules.rules.meaning.card_types import is_instant, waiting_for_main_phase
from comprules.rules.permission.ways_to_cast import (
    BEGINNING_TO_CAST,
    CASTING_PLOTTED_CARDS,
    SET_ASIDE,
    Permission,
    Version,
)
from comprules.rules.targeting.targets import CANT_BEATS_CAN
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "FLASH_BY_CHOICE",
    "FLASH_FOR_A_COST",
    "FLASH_ON_CONDITION",
    "SPELLS_OF_MAIN_PHASES",
    "TIME_TO_CAST",
    "as_though_it_had_flash",
    "ensure_later_turn",
    "ensure_not_slowed",
    "flash_by_choice",
    "flash_if_paid",
    "flash_if_so",
    "flash_statics",
    "has_sorcery_timing",
    "in_time",
    "is_as_though_flash",
    "is_quick",
    "is_time_for_every_spell",
    "may_be_offered",
]

TIME_TO_CAST = cite("117.1a")
SPELLS_OF_MAIN_PHASES = cite("505.6a")
FLASH_BY_CHOICE = cite("601.3b")
FLASH_FOR_A_COST = cite("601.3c")
FLASH_ON_CONDITION = cite("601.3d")


def has_sorcery_timing(game: Game, player: str) -> bool:
    """Say whether it is the player's main phase with an empty stack (307.1)."""
    return game.step.endswith("main") and not game.zone("stack") and is_active(game, player)


@TIME_TO_CAST
@SPELLS_OF_MAIN_PHASES
def is_time_for_every_spell(game: Game, player: str) -> bool:
    """Spells that are no instants are cast by the active player, in a main phase with an empty stack."""
    return has_sorcery_timing(game, player)


@FORETELL
@CASTING_PLOTTED_CARDS
def ensure_later_turn(game: Game, player: str, card: int, keyword: str) -> None:
    """A card that was foretold or plotted may be cast only in a later turn.

    A plotted one only as a sorcery could be.

    Raises:
        IllegalError: it is the same turn still, or not the time for it.
    """
    word, number = SET_ASIDE[keyword]
    name = game.label(card)
    if game.objects[card].notes[word] == str(game.turn):
        raise number.refuses(f"{name} was {word} this turn")
    if keyword == "plot" and not has_sorcery_timing(game, player):
        raise number.refuses(f"{player} casts the plotted {name} only when a sorcery could be cast")
    number.decided(game, f"{name}, {word} in an earlier turn, may be cast")


def in_time(
    game: Game, player: str, card: int, permission: Permission, versions: tuple[Version, ...]
) -> Permission:
    """Return the permission with whether the time is right, or may become so by chosen costs (601.3b-d)."""
    view = versions[0][1]
    waiting = () if permission.method.face_down else waiting_for_main_phase(game, view)
    if is_time_for_every_spell(game, player):
        for citation in waiting:
            citation.decided(game, f"{player} casts {view.name} in a main phase, with an empty stack")
        is_instant(game, view)
        return replace(permission, in_time=True)
    ensure_not_slowed(game, player, card, versions)
    if is_quick(game, versions[0][1]):
        return replace(permission, in_time=True)
    if is_as_though_flash(versions[0], player, card) or flash_by_choice(game, player, card, versions):
        return replace(permission, because=FLASH_BY_CHOICE)
    if may_be_offered(game, versions[0][1]):
        return replace(permission, because=OFFERING)
    for static in flash_statics(versions[0][1]):
        if flash_if_paid(game, card, static):
            return replace(permission, because=FLASH_FOR_A_COST)
        if flash_if_so(game, player, card, static):
            return replace(permission, met=True)
    refusal = TIME_TO_CAST.refuses(
        f"{game.label(card)} is cast only in its player's main phase with an empty stack"
    )
    refusal.steps = waiting
    with step(SPELLS_OF_MAIN_PHASES), step(_looked_at(game, player, view)):
        raise refusal


@BEGINNING_TO_CAST
def ensure_not_slowed(game: Game, player: str, card: int, versions: tuple[Version, ...]) -> None:
    """A spell that an effect slows down to a sorcery is no faster for being an instant or having flash.

    Raises: IllegalError: an effect says so of the spell, whatever it could become.
    """
    said = [c for c in changes_for_player(game, player) if isinstance(c, OnlyAsSorcery)]
    for change in said:
        wanted = replace(change.spells, zone="stack")
        if all(is_described(v[0], views(v[0]), Speaker(card, player), wanted, card) for v in versions):
            name = game.label(card)
            raise CANT_BEATS_CAN.refuses(
                f"an effect lets {player} cast {name} only when a sorcery could be cast"
            )


def _looked_at(game: Game, player: str, view: View) -> Citation:
    """Return the rule under which the spell might have been cast now, had more been true."""
    if flash_statics(view):
        return FLASH_ON_CONDITION
    by_effect = any(isinstance(c, AsThoughFlash) for c in changes_for_player(game, player))
    return FLASH_BY_CHOICE if by_effect else BEGINNING_TO_CAST


def is_quick(game: Game, view: View) -> bool:
    """Say whether a spell may be cast whenever its player has priority: an instant, or one with flash."""
    if is_instant(game, view):
        return True
    if works(game, view, "flash"):
        FLASH.decided_once(game, f"{view.name} has flash, and is cast as an instant could be")
        return True
    return "instant" not in view.types and not waiting_for_main_phase(game, view)


def flash_statics(view: View) -> list[Static]:
    """Return the abilities of a spell that let it be cast as though it had flash."""
    return [
        a
        for a in view.abilities
        if isinstance(a, Static) and any(isinstance(e, FlashIfPaid) for e in a.effects)
    ]


def is_as_though_flash(version: Version, player: str, card: int) -> bool:
    """Say whether a player may cast such a spell as though it had flash."""
    return as_though_it_had_flash(version[0], player, card)


@AS_THOUGH
def as_though_it_had_flash(game: Game, player: str, card: int) -> bool:
    """Say whether an effect lets a spell be cast as though it had flash; it does not have it for all that."""
    is_so = any(
        isinstance(c, AsThoughFlash)
        and is_described(game, views(game), Speaker(card, player), replace(c.spells, zone="stack"), card)
        for c in changes_for_player(game, player)
    )
    if is_so:
        AS_THOUGH.decided(game, f"{player} may cast {game.label(card)} as though it had flash")
    return is_so


@FLASH_BY_CHOICE
def flash_by_choice(game: Game, player: str, card: int, versions: tuple[Version, ...]) -> bool:
    """Say whether a choice made during the proposal could let the spell be cast as though it had flash."""
    if any(is_as_though_flash(version, player, card) for version in versions[1:]):
        FLASH_BY_CHOICE.decided(
            game, f"a choice could let {player} cast {game.label(card)} as though it had flash"
        )
        return True
    return False


@OFFERING
def may_be_offered(game: Game, view: View) -> bool:
    """A spell with offering may be cast whenever an instant could be, if its additional cost is paid."""
    has = works(game, view, "offering")
    if has:
        OFFERING.decided(game, f"an offering lets {view.name} be cast whenever an instant could be")
    return has


@FLASH_FOR_A_COST
def flash_if_paid(game: Game, card: int, static: Static) -> bool:
    """A cost that may be paid lets the spell be begun as though it had flash."""
    has_cost = any(isinstance(effect, FlashIfPaid) and effect.costs for effect in static.effects)
    if has_cost:
        FLASH_FOR_A_COST.decided(game, f"a cost lets {game.label(card)} be cast as though it had flash")
    return has_cost


@FLASH_ON_CONDITION
def flash_if_so(game: Game, player: str, card: int, static: Static) -> bool:
    """Say whether the condition is met under which the spell may be cast as though it had flash."""
    met = holds(game, views(game), Speaker(card, player), static.condition)
    is_met = "met" if met else "not met"
    FLASH_ON_CONDITION.decided(game, f"the condition for {game.label(card)} to have flash is {is_met}")
    return met
