"""702.95: creatures are paired by soulbond."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.permanents import BecomePaired
from comprules.happening import happen
from comprules.questions import ask_objects
from comprules.rules.meaning import Speaker
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["ONE_PAIR_EACH", "PAIRING_FAILS", "is_unpaired", "may_be_paired", "soulbond"]

PAIRING_FAILS = cite("702.95c")
ONE_PAIR_EACH = cite("702.95d")


def soulbond(game: Game, speaker: Speaker, _number: int) -> Game:
    """Pair the creature with soulbond with the one that has entered, or with any other of its player.

    All else about the one that has entered and the one with soulbond was asked by the condition.
    """
    player, this = speaker.controller, speaker.source
    came = tuple(i for i in speaker.current.objects if i != this)
    found = came or tuple(i for i in game.battlefield if i != this and views(game)[i].controller == player)
    fitting = tuple(i for i in found if may_be_paired(game, i) and is_unpaired(game, i))
    chosen = ask_objects(game, player, f"choose what {game.label(this)} is paired with", fitting, 0, 1)
    return happen(game, *(BecomePaired(this, other) for other in chosen))


@PAIRING_FAILS
def may_be_paired(game: Game, thing: int) -> bool:
    """Only creatures become paired."""
    if "creature" not in views(game)[thing].types:
        PAIRING_FAILS.decided_once(game, f"{game.label(thing)} is no creature")
        return False
    return True


@ONE_PAIR_EACH
def is_unpaired(game: Game, thing: int) -> bool:
    """A creature that is paired can't be paired with another one."""
    if game.objects[thing].paired_with is not None:
        ONE_PAIR_EACH.decided(game, f"{game.label(thing)} is paired already")
        return False
    return True
