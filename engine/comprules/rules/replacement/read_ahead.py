"""702.155: a Saga with read ahead begins at a chapter of its controller's choice."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.kinds import Chapter
from comprules.book.citing import cite
from comprules.events.zones import Moves
from comprules.keyword_instances import works
from comprules.questions import ask_one
from comprules.ruleset import AfterReplacing, Replacing
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = ["CHAPTER_TO_BEGIN_WITH", "begins_at_a_chapter"]

CHAPTER_TO_BEGIN_WITH = cite("702.155b")


@CHAPTER_TO_BEGIN_WITH
def begins_at_a_chapter(game: Game, event: Moves, there: View) -> Iterator[Replacing]:
    """The Saga's controller chooses one of its chapters, and it enters with as many lore counters."""
    final = max((n for a in there.abilities if isinstance(a, Chapter) for n in a.numbers), default=0)
    if not final or not works(game, there, "read ahead"):
        return
    name = game.label(event.object)

    def choose(now: Game) -> AfterReplacing:
        numbers = tuple(str(number) for number in range(1, final + 1))
        chosen = ask_one(now, there.controller, f"choose the chapter at which {name} begins", numbers)
        CHAPTER_TO_BEGIN_WITH.decided(now, f"{there.controller} has {name} begin with chapter {chosen}")
        return now, (replace(event, counters=(*event.counters, ("lore", int(chosen)))),), ()

    yield Replacing(
        (event.object, "read ahead"), f"{name} begins at a chapter of choice", there.controller, choose
    )
