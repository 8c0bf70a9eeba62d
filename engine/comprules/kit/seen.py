"""What has changed between two boards, written as Then steps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, assert_never

from comprules.judge import Board, BoardObject, BoardPlayer
from comprules.kit.steps.changes import Difference, differences
from comprules.kit.steps.compare import in_list, size_of

__all__ = ["steps_of_changes", "written_label"]

_LABEL: Final = re.compile(r"(?P<of>ability of )?(?P<name>.+?)(?P<which> \([^()]+\))?")


def written_label(label: str) -> str:
    """Return what a judge calls an object as a step writes it: ``"Jhoira" (second)``."""
    found = _LABEL.fullmatch(label)
    assert found is not None
    return f'{found["of"] or ""}"{found["name"].replace(chr(34), "")}"{found["which"] or ""}'


def steps_of_changes(before: Board, after: Board) -> tuple[str, ...]:
    """Return the steps that say of whatever has changed how it is now, each once.

    What no form of a step speaks of is left out.
    """
    told: dict[str, None] = {}
    for change in differences(before, after):
        told.update(dict.fromkeys(_steps(change, after)))
    if (before.active, before.step, before.turn) != (after.active, after.step, after.turn):
        told[f"it is {after.active}'s {after.step}"] = None
    return tuple(told)


def _steps(change: Difference, board: Board) -> Iterator[str]:
    for player in board.players:
        if player.name == change.subject:
            yield from _of_player(change, player)
            return
    for thing in board.objects:
        if thing.label == change.subject and thing.zone != "none":
            yield from _of_object(change, thing, {player.name for player in board.players})
            return
    if change.subject == "the stack":
        yield _of_stack(board)
    elif change.subject == "the game":
        yield "the game is over" if board.over else "the game goes on"
    elif not change.subject.startswith("ability of "):
        yield f"{written_label(change.subject)} has ceased to exist"


def _of_stack(board: Board) -> str:
    if not board.stack:
        return "the stack is empty"
    return f"the stack, from the top, is {in_list(written_label(label) for label in board.stack)}"


def _of_player(change: Difference, player: BoardPlayer) -> Iterator[str]:
    name = player.name
    match change.attribute:
        case "life":
            yield f"{name} has {player.life} life"
        case "poison":
            yield f"{name} has {_many(player.poison, 'poison counter')}"
        case "hand" | "library" as pile:
            yield f"{name} has {_many(getattr(player, pile), 'card')} in {pile}"
        case "speed":
            yield f"{name} has speed {player.speed}" if player.speed else f"{name} has no speed"
        case "mana":
            yield f"{name} has {player.mana} in the mana pool" if player.mana else f"{name} has no mana"
        case "counters":
            kinds = {**_mapping(change.was), **player.counters}
            yield from (
                f"{name} has {_many(player.counters.get(kind, 0), f'{kind} counter')}" for kind in kinds
            )
        case "lost" | "won":
            if player.lost or player.won:
                yield f"{name} has {'won' if player.won else 'lost'} the game"
        case "drew":
            yield f"the game is a draw for {name}"
        case _:  # no form speaks of it
            return


def _of_object(change: Difference, thing: BoardObject, players: set[str]) -> Iterator[str]:
    label = written_label(thing.label)
    match change.attribute:
        case "zone":
            if thing.zone != "stack":  # the stack tells its order
                yield f"{label} is {_place(thing)}"
        case "power" | "toughness":
            if size := size_of(thing):
                yield f"{label} is {size}"
        case "tapped":
            yield f"{label} is {'tapped' if thing.tapped else 'untapped'}"
        case "face_down":
            yield f"{label} is face {'down' if thing.face_down else 'up'}"
        case "phased_out":
            yield f"{label} is phased {'out' if thing.phased_out else 'in'}"
        case "damage":
            yield f"{label} has {thing.damage} damage marked"
        case "loyalty" | "defense" as attribute:
            number = getattr(thing, attribute)
            if number is not None:
                yield f"{label} has {attribute} {number}"
        case "counters":
            kinds = {**_mapping(change.was), **thing.counters}
            yield from (
                f"{label} has {_many(thing.counters.get(kind, 0), f'{kind} counter')}" for kind in kinds
            )
        case "controller":
            if thing.zone == "battlefield":
                yield f"{thing.controller} controls {label}"
        case "attached_to":
            to = thing.attached_to
            yield f"{label} is attached to {to if to in players else written_label(to) if to else 'nothing'}"
        case "attacking":
            to = thing.attacking
            yield f"{label} is attacking {to if to in players else written_label(to) if to else 'nothing'}"
        case "blocking":
            yield f"{label} is blocking {in_list(map(written_label, thing.blocking), 'nothing')}"
        case "colors":
            yield f"{label} is {in_list(thing.colors, 'colorless')}"
        case "types":
            yield f'{label} is exactly "{_type_line(thing)}"'
        case "name":
            yield f'{label} is named "{thing.name}"'
        case "abilities":
            yield from _of_abilities(label, change, thing)
        case _:  # no form speaks of it
            return


def _of_abilities(label: str, change: Difference, thing: BoardObject) -> Iterator[str]:
    was = change.was if isinstance(change.was, tuple) else ()
    gained = [one for one in thing.abilities if one not in was and '"' not in one]
    lost = [one for one in was if one not in thing.abilities and '"' not in one]
    yield from (f'{label} has "{one}"' for one in gained)
    yield from (f'{label} doesn\'t have "{one}"' for one in lost)


def _place(thing: BoardObject) -> str:
    match thing.zone:
        case "battlefield":
            return "on the battlefield"
        case "exile":
            return "in exile"
        case "command" | "ante" as zone:
            return f"in {thing.owner}'s {zone} zone"
        case "hand" | "library" | "graveyard" as zone:
            return f"in {thing.owner}'s {zone}"
        case "stack":
            return "on the stack"
        case "none":
            return "nowhere"
        case _:
            assert_never(thing.zone)


def _type_line(thing: BoardObject) -> str:
    words = " ".join(word.capitalize() for word in (*thing.supertypes, *thing.types))
    return f"{words} — {' '.join(thing.subtypes)}" if thing.subtypes else words


def _many(number: int, noun: str) -> str:
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


def _mapping(value: object) -> dict[str, int]:
    return dict(value) if isinstance(value, dict) else {}
