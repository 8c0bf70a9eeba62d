"""701.43: permanents are exerted."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import StaysTapped
from comprules.book.citing import cite
from comprules.events.permanents import Exerts
from comprules.happening import happen
from comprules.rules.meaning import Speaker
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["EXERTED_ANYWAY", "EXERTED_ON_THE_BATTLEFIELD", "can_be_exerted", "exert", "is_on_the_battlefield"]

EXERTED_ANYWAY = cite("701.43b")
EXERTED_ON_THE_BATTLEFIELD = cite("701.43c")


def exert(game: Game, speaker: Speaker, things: tuple[int, ...]) -> tuple[Game, Speaker]:
    """The speaker's controller exerts the permanents among these objects."""
    there = tuple(i for i in things if is_on_the_battlefield(game, i) and can_be_exerted(game, i))
    game = happen(game, *(Exerts(speaker.controller, i, speaker.source, speaker.of.origin) for i in there))
    return game, replace(speaker, current=replace(speaker.current, did=bool(there), objects=things))


@EXERTED_ANYWAY
def can_be_exerted(game: Game, thing: int) -> bool:
    """A permanent is exerted even if it is untapped, or was exerted before and has not untapped since."""
    if thing in game.battlefield and not game.objects[thing].tapped:
        EXERTED_ANYWAY.decided(game, f"{game.label(thing)} is untapped, and is exerted all the same")
    elif thing in game.battlefield and any(
        isinstance(rule, StaysTapped) for rule in views(game)[thing].rules
    ):
        EXERTED_ANYWAY.decided(game, f"{game.label(thing)} was exerted before, and is exerted once more")
    return True


@EXERTED_ON_THE_BATTLEFIELD
def is_on_the_battlefield(game: Game, thing: int) -> bool:
    """Only what is on the battlefield can be exerted."""
    if thing in game.battlefield:
        EXERTED_ON_THE_BATTLEFIELD.decided(game, f"{game.label(thing)} is on the battlefield: it is exerted")
        return True
    EXERTED_ON_THE_BATTLEFIELD.decided(
        game, f"{game.label(thing)} is not on the battlefield: nobody exerts it"
    )
    return False
