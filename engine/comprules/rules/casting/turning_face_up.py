"""116.2b, 701.40b, 702.37e: turning a face-down permanent face up."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.permanents import TurnsFace
from comprules.happening import happen
from comprules.happening.whose_turn import has_priority, without_priority
from comprules.rules.casting.casting import priority_after_special_action
from comprules.rules.casting.ways_face_up import chosen_way_up, turned_up, with_x_chosen
from comprules.rules.costs.paying import PAYING_COSTS, pay_all
from comprules.rules.meaning import Speaker
from comprules.rules.permission.prohibitions import ensure_not_too_quick, goes_on_under_split_second
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "HIDDEN_AGENDA_SHOWN",
    "PERMANENTS_TURNED_UP",
    "TURNING_CONSPIRACY_FACE_UP",
    "TURNING_FACE_UP_AS_SPECIAL_ACTION",
    "ensure_it_is_no_spell",
    "ensure_may_turn_face_up",
    "turn_face_up",
]

TURNING_FACE_UP_AS_SPECIAL_ACTION = cite("116.2b")
TURNING_CONSPIRACY_FACE_UP = cite("116.2j")
PERMANENTS_TURNED_UP = cite("708.7")
HIDDEN_AGENDA_SHOWN = cite("702.106c")


@TURNING_FACE_UP_AS_SPECIAL_ACTION
@TURNING_CONSPIRACY_FACE_UP
def ensure_may_turn_face_up(game: Game, player: str, permanent: int) -> None:
    """What is face down is turned face up by its controller with priority, whenever that is.

    Raises:
        IllegalError: the player does not have priority, or it is another player's.
    """
    if not has_priority(game, player):
        of_conspiracy = game.objects[permanent].zone == "command"
        raise without_priority(
            TURNING_CONSPIRACY_FACE_UP if of_conspiracy else TURNING_FACE_UP_AS_SPECIAL_ACTION, player
        )
    thing = game.objects[permanent]
    if game.zone("stack") and not goes_on_under_split_second(game, f"{player}'s special action"):
        ensure_not_too_quick(game)
    if thing.zone == "command" and thing.owner != player:
        raise TURNING_CONSPIRACY_FACE_UP.refuses(f"{player} doesn't control {game.label(permanent)}")
    if thing.zone == "battlefield" and views(game)[permanent].controller != player:
        raise TURNING_FACE_UP_AS_SPECIAL_ACTION.refuses(f"{player} doesn't control {game.label(permanent)}")


@PERMANENTS_TURNED_UP
def ensure_it_is_no_spell(game: Game, thing: int) -> None:
    """A permanent's controller may be allowed to turn it face up, and a spell's is not.

    Raises:
        IllegalError: it is a spell.
    """
    if game.objects[thing].zone == "stack":
        raise PERMANENTS_TURNED_UP.refuses(f"{game.label(thing)} is a spell, and stays face down")
    PERMANENTS_TURNED_UP.decided(game, f"{game.label(thing)} is a permanent, and may be turned face up")


@HIDDEN_AGENDA_SHOWN.essential("a conspiracy that is face down could never be turned up")
def turn_face_up(game: Game, player: str, permanent: int) -> Game:
    """A player turns a face-down permanent up for what that costs, or a conspiracy for nothing.

    It is a special action and uses no stack (116.2b, 116.2j).

    Raises:
        IllegalError: it is not face down, not the player's, or nothing allows it.
    """
    thing = game.objects[permanent]
    ensure_may_turn_face_up(game, player, permanent)
    if thing.zone == "command" and "conspiracy" in thing.base.types and thing.face_down:
        TURNING_CONSPIRACY_FACE_UP.decided(game, f"{player} turns a conspiracy face up, with priority alone")
        HIDDEN_AGENDA_SHOWN.decided(game, f"{player} turns {game.label(permanent)} face up")
        return priority_after_special_action(happen(game, TurnsFace(permanent, down=False)), player)
    if not thing.face_down:
        raise TURNING_FACE_UP_AS_SPECIAL_ACTION.refuses(
            f"{player} can't turn {game.label(permanent)} face up"
        )
    ensure_it_is_no_spell(game, permanent)
    way = chosen_way_up(game, player, thing)
    speaker = with_x_chosen(game, Speaker(permanent, player), way)
    game = pay_all(game, speaker, way.price, PAYING_COSTS)
    TURNING_FACE_UP_AS_SPECIAL_ACTION.decided(
        game, f"{player}, who has priority, turns {game.label(permanent)} face up"
    )
    return priority_after_special_action(turned_up(game, speaker, way), player)
