"""702.72b: what a permanent has championed, as the ability that returns it knows it."""

from __future__ import annotations

from comprules.abilities.keywords import Keyword
from comprules.book.citing import cite
from comprules.counting import many
from comprules.rules.meaning.speaker import Speaker
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["CHAMPION_LINKED", "exiled_by_this_champion", "is_of_champion", "kind_of_instance"]

CHAMPION_LINKED = cite("702.72b")


def is_of_champion(game: Game, thing: int, uid: tuple[object, ...]) -> bool:
    """Say whether an ability of a permanent is one of the two that a champion ability stands for."""
    if thing not in game.battlefield:
        return False
    return any(
        held.uid == uid and isinstance(held.ability, Keyword) and held.ability.name == "champion"
        for held in views(game)[thing].held
    )


def kind_of_instance(uid: tuple[object, ...]) -> str:
    """Return under what name the object keeps what this instance of champion has exiled."""
    return f"championed {uid}"


@CHAMPION_LINKED
def exiled_by_this_champion(
    game: Game, speaker: Speaker, found: tuple[int | str, ...]
) -> tuple[int | str, ...]:
    """What returns is what the other ability of the same champion ability exiled, and nothing else."""
    CHAMPION_LINKED.decided_once(
        game, f"champion of {game.label(speaker.source)} has exiled {many(len(found), 'card')}"
    )
    return found
