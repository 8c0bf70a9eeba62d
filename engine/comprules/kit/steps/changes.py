"""Then steps that rule out side effects."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

from comprules.judge import Board, BoardObject, BoardPlayer
from comprules.kit.steps.errors import StepFailed, StepMistake
from comprules.kit.steps.registry import then
from comprules.kit.steps.scene import Scene

__all__ = ["Difference", "differences"]


@dataclass(frozen=True, slots=True)
class Difference:
    """One attribute of an object, a player or the game that is not what it was."""

    subject: str
    attribute: str
    was: object
    now: object

    def __str__(self) -> str:
        """The change in words."""
        if self.attribute == "zone":
            return f"{self.subject} was in {self.was}, is in {self.now}"
        return f"{self.attribute} of {self.subject} was {_plain(self.was)}, is {_plain(self.now)}"


def _plain(value: object) -> str:
    return "nothing" if value in (None, "", ()) else str(value)


def differences(before: Board, after: Board) -> tuple[Difference, ...]:
    """Return what has changed for objects, players, the stack and the end of the game.

    Whose step or priority it is doesn't count.
    """
    return tuple(_differences(before, after))


def _differences(before: Board, after: Board) -> Iterator[Difference]:
    old_players = {player.name: player for player in before.players}
    for player in after.players:
        yield from _attributes(player.name, old_players.get(player.name), player)
    old = {thing.label: thing for thing in before.objects if thing.zone != "none"}
    new = {thing.label: thing for thing in after.objects if thing.zone != "none"}
    for label in {**old, **new}:
        was, now = old.get(label), new.get(label)
        if was is None or now is None:
            yield Difference(label, "zone", was.zone if was else "no zone", now.zone if now else "no zone")
        elif was.zone != now.zone:
            yield Difference(label, "zone", was.zone, now.zone)
        else:
            yield from _attributes(label, was, now)
    if before.stack != after.stack:
        yield Difference("the stack", "order", before.stack, after.stack)
    if before.over != after.over:
        yield Difference("the game", "over", before.over, after.over)


def _attributes(
    subject: str, was: BoardObject | BoardPlayer | None, now: BoardObject | BoardPlayer
) -> Iterator[Difference]:
    for slot in fields(now):
        if slot.name == "hidden_from":  # follows from where something is, and which way up
            continue
        attribute = "types" if slot.name in {"supertypes", "subtypes"} else slot.name
        old, new = getattr(was, slot.name, None), getattr(now, slot.name)
        if old != new:
            yield Difference(subject, attribute, old, new)


@then("nothing changes", use="nothing changes")
def nothing_changes(scene: Scene) -> None:
    """The board is as it was before the last When steps, but for whose step and priority it is."""
    changed = differences(_before(scene), scene.board())
    if changed:
        raise StepFailed("nothing changes", "; ".join(str(change) for change in changed))


@then("nothing else changes", use="nothing else changes")
def nothing_else_changes(scene: Scene) -> None:
    """A Then step after the When steps has looked at whatever has changed since before them.

    A step that looks at where an object is covers all that follows from its move.
    """
    changed = differences(_before(scene), scene.board())
    moved = [change for change in changed if change.attribute == "zone"]
    seen = {change.subject for change in moved if (change.subject, "zone") in scene.looked}
    rest = [change for change in changed if not _covered(change, scene, seen)]
    if rest:
        raise StepFailed("nothing else changes", "; ".join(str(change) for change in rest))


def _covered(change: Difference, scene: Scene, seen: set[str]) -> bool:
    if (change.subject, change.attribute) in scene.looked or change.subject in seen:
        return True
    boards = (_before(scene), scene.board())
    if change.attribute in {"hand", "library"} and change.subject in scene.seats:
        moves = [_count_in(board, change.attribute, change.subject, seen) for board in boards]
        assert isinstance(change.was, int)
        assert isinstance(change.now, int)
        return moves[1] - moves[0] == change.now - change.was
    if change.attribute == "order":
        left, right = (tuple(label for label in board.stack if label not in seen) for board in boards)
        return left == right
    return False


def _count_in(board: Board, zone: str, owner: str, labels: set[str]) -> int:
    return sum(
        thing.zone == zone and thing.owner == owner and thing.label in labels for thing in board.objects
    )


def _before(scene: Scene) -> Board:
    if scene.before is None:
        raise StepMistake("nothing has happened yet; this step follows a When step")
    return scene.before
