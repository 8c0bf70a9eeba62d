"""724: the initiative, misread."""

from __future__ import annotations

from comprules.happening import initiative
from comprules.rules.triggers.inherent_abilities import OF_THE_INITIATIVE, of_the_initiative
from comprules.rules.triggers.times_triggered import SeenTrigger
from comprules.rules.triggers.what_triggered import Event_
from comprules.state.game import Game

__all__: list[str] = []


@initiative.INITIATIVE.misreading_of(initiative.take_initiative)
def taken_by_nobody(game: Game, _player: str) -> Game:
    """Nobody writes down who has the initiative."""
    return game


@initiative.ONE_WITH_INITIATIVE.misreading_of(initiative.no_longer_first)
def beside_another(game: Game, _player: str) -> Game:
    """Whoever had the initiative keeps it."""
    return game


@initiative.NEXT_WITH_INITIATIVE.misreading_of(initiative.taken_by_leaving)
def lost_with_its_owner(_game: Game) -> str:
    """Nobody takes the initiative of one who is gone."""
    return ""


@initiative.INITIATIVE_TAKEN_AGAIN.misreading_of(initiative.takes_it_again)
def not_taken_again(_game: Game, _player: str) -> bool:
    """Whoever has the initiative can't take it."""
    return False


@OF_THE_INITIATIVE.misreading_of(of_the_initiative)
def a_mere_title(_b: Game, _: tuple[Event_, ...], _a: Game) -> tuple[SeenTrigger, ...]:
    """Nothing comes of having the initiative."""
    return ()
