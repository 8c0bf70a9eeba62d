"""601.3a: what can't be cast or played, whatever else allows it."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import CantCast, CantPlay
from comprules.abilities.nouns import Filter
from comprules.book.citing import cite
from comprules.events.spells_and_abilities import Casts
from comprules.keyword_instances import refused_for, works
from comprules.keywords.rules_702_61_to_120 import SPLIT_SECOND
from comprules.rules.continuous.interaction import changes_for_player
from comprules.rules.meaning import Speaker, is_described
from comprules.rules.permission.ways_to_cast import Version
from comprules.rules.targeting.targets import CANT_BEATS_CAN
from comprules.ruleset import still_there, views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "CHOICES_THAT_LIFT_PROHIBITIONS",
    "SPARED_BY_SPLIT_SECOND",
    "ensure_not_too_quick",
    "goes_on_under_split_second",
    "is_kept_from_playing",
    "is_prohibited",
    "prohibited",
    "with_split_second",
]

CHOICES_THAT_LIFT_PROHIBITIONS = cite("601.3a")
SPARED_BY_SPLIT_SECOND = cite("702.61b")


@CANT_BEATS_CAN.essential("what can't be done can't be done")
def is_kept_from_playing(game: Game, player: str, card: int) -> bool:
    """Say whether an effect says that the player can't play this land."""
    zone = game.objects[card].zone
    return any(
        isinstance(c, CantPlay)
        and zone != "none"
        and is_barred_from(game, player, card, c, zone)
        and is_described(game, views(game), Speaker(card, player), replace(c.lands, zone=zone), card)
        for c in changes_for_player(game, player)
    )


@SPLIT_SECOND
def ensure_not_too_quick(game: Game) -> None:
    """Under a spell with split second nobody casts a spell or activates an ability other than for mana.

    Raises: IllegalError: there is one.
    """
    quick = with_split_second(game)
    if quick is not None:
        refusal = SPLIT_SECOND.refuses(f"{game.label(quick)} with split second is on the stack")
        raise refused_for(game, views(game)[quick], "split second", refusal)


def with_split_second(game: Game) -> int | None:
    """Return the topmost spell with split second on the stack, or None if there is none."""
    stack = game.zone("stack")
    return next(
        (i for i in stack if game.objects[i].is_spell and works(game, views(game)[i], "split second")),
        None,
    )


@SPARED_BY_SPLIT_SECOND
def goes_on_under_split_second(game: Game, what: str) -> bool:
    """Mana abilities, special actions and triggered abilities go on under a spell with split second."""
    quick = with_split_second(game)
    if quick is not None:
        SPARED_BY_SPLIT_SECOND.decided(game, f"split second of {game.label(quick)} does not stop {what}")
    return True


@CHOICES_THAT_LIFT_PROHIBITIONS
def prohibited(game: Game, player: str, card: int, versions: tuple[Version, ...]) -> bool:
    """Say whether an effect prohibits the spell whatever is chosen during its proposal."""
    zone = game.objects[card].zone
    barred = [is_prohibited(version, player, card, zone) for version in versions]
    if all(barred):
        return True
    if barred[0]:
        CHOICES_THAT_LIFT_PROHIBITIONS.decided(
            game, f"choices could make it legal for {player} to cast {game.label(card)}"
        )
    return False


def is_prohibited(version: Version, player: str, card: int, zone: str) -> bool:
    """Say whether an effect says that the player can't cast such a spell."""
    game, _ = version
    return any(
        isinstance(c, CantCast)
        and is_barred_from(game, player, card, c, zone)
        and (not c.more_than or _cast_this_turn(game, player, c.spells) >= c.more_than)
        and is_described(game, views(game), Speaker(card, player), replace(c.spells, zone="stack"), card)
        for c in changes_for_player(game, player)
    )


def is_barred_from(game: Game, player: str, card: int, change: CantCast | CantPlay, zone: str) -> bool:
    """Say whether what is said not to be cast or played is that from where the card is."""
    mine = not change.own or game.objects[card].owner == player
    return mine and (not change.zones or zone in change.zones)


def _cast_this_turn(game: Game, player: str, spells: Filter) -> int:
    """Return how many matching spells a player has cast this turn, as they last were on the stack."""
    found = 0
    for event in game.deeds:
        if isinstance(event, Casts) and event.player == player:
            there = still_there(game, event.spell)
            kind = replace(spells, zone="stack")
            if there is not None and is_described(
                there, views(there), Speaker(event.spell, player), kind, event.spell
            ):
                found += 1
    return found
