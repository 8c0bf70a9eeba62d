"""614.17, 101.2: events that can't happen."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.would import CantHappen, WouldEnter
from comprules.book.citing import rule
from comprules.events import Destroys, Event
from comprules.rules.meaning import holds
from comprules.rules.meaning.linked_abilities import speaker_of
from comprules.rules.replacement.would_happen import affected_by
from comprules.ruleset import (
    Applied,
    Replacing,
    condition_of,
    said_by_statics,
    views,
)
from comprules.state import Game

__all__ = ["can_happen", "impossible"]


def nothing(game: Game) -> Applied:
    """Nothing happens."""
    return game, (), ()


def impossible(game: Game, event: Event) -> Iterator[Replacing]:
    """Events that can't happen at all (614.17)."""
    board = views(game)
    match event:
        case Destroys(thing) if thing in board and board[thing].has("indestructible"):
            yield Replacing(
                ("cant", thing), f"{game.label(thing)} is indestructible", "", nothing, "702.12b", "can't"
            )
        case _:
            pass
    yield from forbidden(game, event)


def everything_can_happen(_game: Game, _event: Event) -> Iterator[Replacing]:
    """Nothing is forbidden."""
    yield from ()


@rule("614.17", "614.17a", without=everything_can_happen)
def forbidden(game: Game, event: Event) -> Iterator[Replacing]:
    """What static abilities say can't happen, as they are before the event."""
    for i, held, n, part in said_by_statics(game, CantHappen):
        speaker = speaker_of(game, i, held, views(game)[i].controller)
        if not holds(game, views(game), speaker, condition_of(held)):
            continue
        if affected_by(game, event, part.would, speaker) is not None:
            what = f"{game.label(i)}: it can't happen"
            if isinstance(part.would, WouldEnter):
                game.note("614.17d", "what would enter is looked at as it would be there", standing=True)
            game.note("614.17a", f"{game.label(i)} says so before the event", standing=True)
            yield Replacing((i, held.uid, n), what, "", nothing, "614.17", "can't")
    for pending in game.pending:
        if isinstance(pending.replacement, CantHappen):
            speaker = pending.speaker
            if affected_by(game, event, pending.replacement.would, speaker) is not None:
                game.note("614.17a", f"{game.label(speaker.source)} said so before the event", standing=True)
                what = f"{game.label(speaker.source)}: it can't happen"
                yield Replacing(("pending", pending.id), what, "", nothing, "614.17", "can't")


def anything_can_be_paid(_game: Game, _event: Event) -> bool:
    """A cost may include what can't happen."""
    return True


@rule("614.17b", without=anything_can_be_paid)
def can_happen(game: Game, event: Event) -> bool:
    """Whether an event could happen; a cost that includes one that could not can't be chosen to be paid."""
    found = next((r for r in game.rules.replacements(game, event) if r.group == "can't"), None)
    if found is not None:
        game.note("614.17b", f"a cost that includes this can't be paid: {found.what}")
    return found is None
