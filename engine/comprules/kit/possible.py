"""What a player may do now, and by which rule what else comes to mind is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from comprules.judge import (
    Action,
    Activate,
    Attack,
    Block,
    Board,
    BoardObject,
    Cast,
    Judge,
    Play,
    Refused,
    SetAside,
    TurnFaceUp,
    Unsupported,
)
from comprules.keywords.table import ACTIVATED_KEYWORDS
from comprules.kit.seen import written_label

__all__ = ["Deed", "possible_deeds"]

_MOST_TARGETS = 8
_FROM_HAND = tuple(
    f"{word} " for word in ("cycling", "channel", "ninjutsu", "bloodrush", "forecast", "transmute")
)
_Maker = Callable[[tuple[str, ...]], Action]


@dataclass(frozen=True, slots=True)
class Deed:
    """A deed as a step writes it; ``refused`` says why it can't be done now, and is None for one that can."""

    step: str
    refused: Refused | None = None


def possible_deeds(judge: Judge, player: str) -> tuple[Deed, ...]:
    """Return what the player could think of doing now, what is allowed first; the game is as it was.

    Looked at are the cards in hand, the player's permanents with their abilities, attacks and blocks by one
    creature. A spell or ability with a target is tried with one target after the other.
    """
    board = judge.board()
    found = list(_deeds(judge, board, player))
    return (*(deed for deed in found if not deed.refused), *(deed for deed in found if deed.refused))


def _deeds(judge: Judge, board: Board, player: str) -> Iterator[Deed]:
    told: set[str] = set()
    for thing in board.objects:
        what_it_is = repr(replace(thing, label=""))
        if what_it_is in told:  # of things that are alike, the first stands for all
            continue
        told.add(what_it_is)
        if thing.zone == "hand" and thing.owner == player:
            yield from _with_card(judge, board, player, thing)
        elif thing.zone == "battlefield" and thing.controller == player:
            yield from _with_permanent(judge, board, player, thing)


def _with_card(judge: Judge, board: Board, player: str, thing: BoardObject) -> Iterator[Deed]:
    label = written_label(thing.label)
    for text in thing.abilities:
        match text.lower().partition(" ")[0]:
            case "suspend" | "foretell" | "plot" as how:
                yield _tried(judge, SetAside(player, thing.label, how), f"{player} {how}s {label}")
            case _:  # no special action
                continue
    if any(text.lower().startswith(_FROM_HAND) for text in thing.abilities):
        yield from _with_abilities(judge, board, player, thing)
    if "land" in thing.types:
        yield _tried(judge, Play(player, thing.label), f"{player} plays {label}")
        return
    yield from _with_targets(
        judge, board, "\n".join(thing.abilities),
        lambda targets: Cast(player, thing.label, targets), f"{player} casts {label}",
    )  # fmt: skip


def _with_permanent(judge: Judge, board: Board, player: str, thing: BoardObject) -> Iterator[Deed]:
    label = written_label(thing.label)
    if thing.face_down:
        yield _tried(judge, TurnFaceUp(player, thing.label), f"{player} turns {label} face up")
    yield from _with_abilities(judge, board, player, thing)
    if "creature" not in thing.types:
        return
    if player == board.active and not any(one.attacking for one in board.objects):
        for other in board.players:
            if other.name != player and not other.lost:
                step = f"{player} attacks {other.name} with {label}"
                yield _tried(judge, Attack(player, {thing.label: other.name}), step)
    for attacker in board.objects:
        if attacker.attacking and attacker.controller != player and not thing.blocking:
            step = f"{player} blocks {written_label(attacker.label)} with {label}"
            yield _tried(judge, Block(player, {thing.label: (attacker.label,)}), step)


def _with_abilities(judge: Judge, board: Board, player: str, thing: BoardObject) -> Iterator[Deed]:
    """Try each activated ability, and each keyword that stands for one."""
    texts = [text for text in thing.abilities if _is_activated(text) and '"' not in text]
    for text in texts:
        part = text if len(texts) > 1 else ""
        step = f"{player} activates {written_label(thing.label)}" + (f', "{part}"' if part else "")
        make = partial(_activated, player, thing.label, part)
        yield from _with_targets(judge, board, f"{text} target" if ": " not in text else text, make, step)


def _is_activated(text: str) -> bool:
    return ": " in text or text.lower().startswith(tuple(f"{word} " for word in ACTIVATED_KEYWORDS))


def _activated(player: str, source: str, part: str, targets: tuple[str, ...]) -> Action:
    return Activate(player, source, part, targets)


def _with_targets(judge: Judge, board: Board, text: str, make: _Maker, step: str) -> Iterator[Deed]:
    """Try it without a target first; where its text names targets, with one after the other."""
    without = _tried(judge, make(()), step)
    if without.refused is None or "target" not in text.lower():
        yield without
        return
    allowed = 0
    for name, written in _targets(board):
        deed = _tried(judge, make((name,)), f"{step} targeting {written}")
        if deed.refused is None:
            allowed += 1
            yield deed
        if allowed == _MOST_TARGETS:
            return
    if not allowed:
        yield without


def _targets(board: Board) -> Iterator[tuple[str, str]]:
    """Yield each player and object that may be a target, as a judge calls it and as a step writes it."""
    for player in board.players:
        if not player.lost:
            yield player.name, player.name
    for thing in board.objects:
        if thing.zone in {"battlefield", "stack", "graveyard"}:
            yield thing.label, written_label(thing.label)


def _tried(judge: Judge, action: Action, step: str) -> Deed:
    try:
        outcome = judge.would(action)
    except Unsupported as unsupported:
        return Deed(step, Refused(str(unsupported)))
    return Deed(step, outcome if isinstance(outcome, Refused) else None)
