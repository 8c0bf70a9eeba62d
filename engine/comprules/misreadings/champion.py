"""702.72: champion, misread."""

from __future__ import annotations

from comprules.events.zones import Moves
from comprules.rules.meaning.championed import CHAMPION_LINKED, exiled_by_this_champion
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.triggers.events_of_keywords import CHAMPIONED, championing
from comprules.state.game import Game

__all__: list[str] = []


@CHAMPION_LINKED.misreading_of(exiled_by_this_champion)
def whatever_is_in_exile(
    game: Game, _speaker: Speaker, _found: tuple[int | str, ...]
) -> tuple[int | str, ...]:
    """Every card in exile returns, whatever exiled it."""
    return game.zone("exile")


@CHAMPIONED.misreading_of(championing)
def exiled_meanwhile(game: Game, _event: Moves) -> int | None:
    """Whatever is exiled while the ability resolves is championed, even the champion itself."""
    on_stack = [game.objects[i].on_stack for i in game.zone("stack")[:1]]
    made = on_stack[0].ability if on_stack and on_stack[0] is not None else None
    return made.source if made is not None else None
