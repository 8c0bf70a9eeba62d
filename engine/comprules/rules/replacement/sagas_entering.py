"""714.3a, 702.155: with how many lore counters a Saga enters."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from comprules.abilities.kinds import Chapter
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.zones import Moves
from comprules.keyword_instances import works
from comprules.questions import ask_one
from comprules.ruleset import AfterReplacing, Replacing
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "CHAPTER_TO_BEGIN_WITH",
    "FIRST_LORE_COUNTER",
    "Chooses",
    "begins_at_a_chapter",
    "begins_at_the_first",
]

CHAPTER_TO_BEGIN_WITH = cite("702.155b")
FIRST_LORE_COUNTER = cite("714.3a")

Chooses = Callable[[Game, Event, Callable[[Game], AfterReplacing]], AfterReplacing]
"""What asks for a choice before a permanent enters (614.12a)."""


@CHAPTER_TO_BEGIN_WITH
def begins_at_a_chapter(game: Game, event: Moves, there: View, before: Chooses) -> Iterator[Replacing]:
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
        (event.object, "read ahead"),
        f"{name} begins at a chapter of choice",
        there.controller,
        lambda now: before(now, event, choose),
    )


@FIRST_LORE_COUNTER
def begins_at_the_first(game: Game, event: Moves, there: View) -> Iterator[Replacing]:
    """A Saga enters with a lore counter, unless it has read ahead and its controller chooses how many."""
    if works(game, there, "read ahead"):
        FIRST_LORE_COUNTER.decided_once(game, f"{game.label(event.object)}: the number is chosen")
        return
    what = f"{game.label(event.object)} enters with a lore counter"

    def put(now: Game) -> AfterReplacing:
        FIRST_LORE_COUNTER.decided(now, what)
        return now, (replace(event, counters=(*event.counters, ("lore", 1))),), ()

    yield Replacing((event.object, "first lore counter"), what, there.controller, put, plain=True)
