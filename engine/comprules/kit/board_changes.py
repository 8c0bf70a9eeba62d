"""What changed between two boards of one game, in words; and boards that share what is equal in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final, TypeVar

from comprules.counting import many
from comprules.judge import Board, BoardObject, BoardPlayer

__all__ = ["changes_told", "made_of_equal_parts", "moment_of", "size_told"]

_Part = TypeVar("_Part", BoardObject, BoardPlayer)

_PLACES: Final[dict[str, str]] = {
    "battlefield": "on the battlefield",
    "hand": "in a hand",
    "library": "in a library",
    "graveyard": "in a graveyard",
    "exile": "in exile",
    "stack": "on the stack",
    "command": "in the command zone",
    "ante": "in the ante zone",
    "none": "outside of all zones",
}
_OWNED: Final = frozenset({"hand", "library", "graveyard"})


def made_of_equal_parts(board: Board, before: Board) -> Board:
    """Return a board with the very objects and players of the one before where they are equal.

    Where all of it is equal, it is the board before itself.
    """
    if board == before:
        return before
    objects = {thing.label: thing for thing in before.objects}
    players = {player.name: player for player in before.players}
    return replace(
        board,
        objects=tuple(_known(thing, objects.get(thing.label)) for thing in board.objects),
        players=tuple(_known(player, players.get(player.name)) for player in board.players),
    )


def _known(part: _Part, before: _Part | None) -> _Part:
    return before if before is not None and part == before else part


def moment_of(board: Board) -> str:
    """Return where in the turn a game is."""
    if not board.active:
        return board.step
    kind = "phase" if board.step.endswith("main") else "step"
    return f"Turn {board.turn}: {board.active}’s {board.step} {kind}"


def changes_told(before: Board, after: Board) -> tuple[str, ...]:
    """Return in words what is otherwise on a board than on the one before; nothing if nothing is.

    Who has priority is told only where nothing else changed.
    """
    told = [*_things_told(before, after), *_players_told(before, after)]
    if (board := moment_of(after)) != moment_of(before):
        told.append(board)
    if after.over and not before.over:
        told.append("The game is over")
    if not told and after.stack != before.stack:
        told.append(f"Stack, from the top: {', '.join(after.stack)}")
    if not told and after.priority and after.priority != before.priority:
        told.append(f"{after.priority} has priority")
    return tuple(told)


def _things_told(before: Board, after: Board) -> Iterator[str]:
    then = {thing.label: thing for thing in before.objects}
    now = {thing.label: thing for thing in after.objects}
    for label, thing in now.items():
        earlier = then.get(label)
        if earlier is None:
            if thing.zone != "none":
                yield f"{label}: new {_place(thing)}"
        elif earlier.zone != thing.zone:
            yield f"{label}: {_zone(earlier)} → {_zone(thing)}"
            if told := ", ".join(_new_marks(thing)):
                yield f"{label}: {told}"
        elif told := ", ".join(_thing_told(earlier, thing)):
            yield f"{label}: {told}"
    for label, thing in then.items():
        if label not in now and thing.zone != "none":
            yield f"{label}: gone from {'the ' if thing.zone != 'exile' else ''}{thing.zone}"


def _zone(thing: BoardObject) -> str:
    return "no zone" if thing.zone == "none" else thing.zone


def _place(thing: BoardObject) -> str:
    if thing.zone in _OWNED and thing.owner:
        return f"in {thing.owner}’s {thing.zone}"
    return _PLACES[thing.zone]


def _new_marks(thing: BoardObject) -> Iterator[str]:
    """Yield what is to be seen of an object that has just come to its zone."""
    if thing.tapped:
        yield "tapped"
    if thing.face_down:
        yield "face down"
    yield from _counters_told({}, thing.counters)
    if thing.attached_to:
        yield f"on {thing.attached_to}"
    if thing.attacking:
        yield f"attacks {thing.attacking}"
    if thing.targets:
        yield f"targets {', '.join(thing.targets)}"


def size_told(thing: BoardObject) -> str:
    """Return the power and toughness, the loyalty or the defense of an object, if it has any."""
    if thing.power is not None or thing.toughness is not None:
        return f"{_number(thing.power)}/{_number(thing.toughness)}"
    if thing.loyalty is not None:
        return f"loyalty {thing.loyalty}"
    return f"defense {thing.defense}" if thing.defense is not None else ""


def _number(number: int | None) -> str:
    return "–" if number is None else str(number).replace("-", "−")


def _type_told(thing: BoardObject) -> str:
    return " ".join((*thing.supertypes, *thing.types, *thing.subtypes)) or "of no type"


_FLAGS: Final[tuple[tuple[Callable[[BoardObject], bool], str, str], ...]] = (
    (lambda one: one.tapped, "tapped", "untapped"),
    (lambda one: one.face_down, "face down", "face up"),
    (lambda one: one.phased_out, "phased out", "phased in"),
    (lambda one: bool(one.attacking), "attacks", "attacks no longer"),
    (lambda one: bool(one.blocking), "blocks", "blocks no longer"),
)
_WORDS: Final[tuple[tuple[str, Callable[[BoardObject], str]], ...]] = (
    ("named", lambda one: one.name),
    ("of", lambda one: one.controller),
    ("", size_told),
    ("", _type_told),
    ("", lambda one: " and ".join(one.colors) or "colorless"),
    ("costs", lambda one: one.cost or "nothing"),
    ("attacks", lambda one: one.attacking),
    ("blocks", lambda one: ", ".join(one.blocking)),
    ("targets", lambda one: ", ".join(one.targets)),
)
_SHORT: Final = 60
"""An ability that is no longer than this is told in its own words."""


def _thing_told(then: BoardObject, now: BoardObject) -> Iterator[str]:
    """Yield what is otherwise of an object that stayed where it was."""
    for holds, begins, ends in _FLAGS:
        if holds(then) != holds(now) and not (holds(now) and begins in {"attacks", "blocks"}):
            yield begins if holds(now) else ends
    if then.damage != now.damage:
        yield f"{now.damage} damage" if now.damage else "no damage any more"
    yield from _counters_told(then.counters, now.counters)
    if then.attached_to != now.attached_to:
        yield f"on {now.attached_to}" if now.attached_to else f"no longer on {then.attached_to}"
    for word, told in _WORDS:
        if told(then) != told(now) and told(now):
            yield f"{word} {told(now)}".strip()
    for ability in now.abilities:
        if ability not in then.abilities:
            yield f"has {ability}" if len(ability) <= _SHORT else "has another ability"
    for ability in then.abilities:
        if ability not in now.abilities:
            yield f"no longer has {ability}" if len(ability) <= _SHORT else "has an ability less"
    for name, value in now.notes.items():
        if then.notes.get(name) != value:
            yield f"{name}: {value}"
    if not then.hidden_from and now.hidden_from:
        yield f"hidden from {' and '.join(now.hidden_from)}"
    elif then.hidden_from and not now.hidden_from:
        yield "seen by everyone"


def _counters_told(then: Mapping[str, int], now: Mapping[str, int]) -> Iterator[str]:
    for kind in dict.fromkeys((*then, *now)):
        if (count := now.get(kind, 0)) != then.get(kind, 0):
            yield many(count, f"{kind} counter") if count else f"no {kind} counters"


def _players_told(before: Board, after: Board) -> Iterator[str]:
    then = {player.name: player for player in before.players}
    for player in after.players:
        if (earlier := then.get(player.name)) is not None and (
            told := ", ".join(_player_told(earlier, player))
        ):
            yield f"{player.name}: {told}"
    now = {player.name for player in after.players}
    yield from (f"{name} is no longer in the game" for name in then if name not in now)


def _player_told(then: BoardPlayer, now: BoardPlayer) -> Iterator[str]:
    for told, was, amount in (
        ("life", then.life, now.life),
        ("poison", then.poison, now.poison),
        ("speed", then.speed, now.speed),
    ):
        if was != amount:
            yield f"{was or 0} → {amount or 0} {told}"
    for zone, was, amount in (("hand", then.hand, now.hand), ("library", then.library, now.library)):
        if was != amount:
            yield f"{zone} {was} → {amount}"
    yield from _counters_told(then.counters, now.counters)
    if then.mana != now.mana:
        yield f"mana {now.mana}" if now.mana else "no mana left"
    if then.maximum_hand_size != now.maximum_hand_size:
        limit = "none" if now.maximum_hand_size is None else now.maximum_hand_size
        yield f"maximum hand size {limit}"
    yield from (f"has {ability}" for ability in now.abilities if ability not in then.abilities)
    yield from (f"no longer has {ability}" for ability in then.abilities if ability not in now.abilities)
    if then.decided_by != now.decided_by:
        yield f"{now.decided_by} decides" if now.decided_by else "decides alone again"
    if now.lost and not then.lost:
        yield f"lost: {now.lost}"
    if now.won and not then.won:
        yield "won the game"
    if now.drew and not then.drew:
        yield "the game is a draw"
