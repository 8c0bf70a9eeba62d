"""What two engines show alike: outcomes and boards, without what each says in its own words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from comprules.judge import Asked, Board, BoardObject, BoardPlayer

__all__ = ["outcomes_agree", "question_alike", "seen_otherwise", "told_of_both"]

_UNCOMPARED: Final = frozenset(
    {"label", "abilities", "hidden_from", "notes", "stickers", "name", "won", "drew"}
)
"""What engines may say in words of their own, or need not say."""
_LISTS_IN_ANY_ORDER: Final = frozenset({"colors", "supertypes", "types", "subtypes", "blocking", "targets"})
_UNSEEN: Final = re.compile(r"'s unseen card \d+$")
_CONTROLLED: Final = frozenset({"battlefield", "stack", "command"})


def outcomes_agree(one: object, other: object) -> bool:
    """Say whether two engines did the same; reasons, words and the order of options don't count."""
    if isinstance(one, Asked) and isinstance(other, Asked):
        return question_alike(one) == question_alike(other)
    return type(one) is type(other)


def question_alike(question: Asked) -> tuple[Any, ...]:
    """Return what has to be the same in a question of two engines."""
    return question.player, frozenset(question.options), question.least, question.most


def seen_otherwise(one: Board, other: Board, names: Sequence[str]) -> Iterator[str]:
    """Yield in words what two boards of different engines do not show alike, each with who shows what."""
    players = {player.name: player for player in other.players}
    for player in one.players:
        yield from _fields(player.name, player, players.get(player.name), names)
    mine, others = _listed(one), _listed(other)
    for label in dict.fromkeys((*mine, *others)):
        yield from _thing(label, mine.get(label), others.get(label), names)
    for what, was, now in (
        ("the stack", one.stack, other.stack),
        ("the step", f"{one.active}'s {one.step}", f"{other.active}'s {other.step}"),
        ("the end of the game", one.over, other.over),
    ):
        if was != now:
            yield told_of_both(what, was, now, names)


def _listed(board: Board) -> Mapping[str, BoardObject]:
    return {
        thing.label: thing
        for thing in board.objects
        if thing.zone != "none" and not _UNSEEN.search(thing.label)
    }


def _thing(
    label: str, one: BoardObject | None, other: BoardObject | None, names: Sequence[str]
) -> Iterator[str]:
    zones = [thing.zone if thing else "nowhere" for thing in (one, other)]
    if zones[0] != zones[1]:
        yield told_of_both(f"the zone of {label}", zones[0], zones[1], names)
    elif one is not None and other is not None and one.zone != "library":
        yield from _fields(label, one, other, names)


def _fields(
    subject: str,
    one: BoardObject | BoardPlayer,
    other: BoardObject | BoardPlayer | None,
    names: Sequence[str],
) -> Iterator[str]:
    for slot in fields(one):
        if slot.name in _UNCOMPARED or (slot.name == "controller" and not _is_controlled(one)):
            continue
        was, now = _plain(slot.name, one), _plain(slot.name, other)
        if was != now:
            yield told_of_both(f"{slot.name.replace('_', ' ')} of {subject}", was, now, names)


def _is_controlled(one: BoardObject | BoardPlayer) -> bool:
    return isinstance(one, BoardObject) and one.zone in _CONTROLLED


def _plain(name: str, of: object) -> object:
    """Return what an object or player has under this name, without what makes no difference."""
    value = getattr(of, name, None)
    if name == "lost":
        return bool(value)
    if name == "mana":
        return sorted(re.findall(r"\{[^}]+\}", str(value)))
    if name in _LISTS_IN_ANY_ORDER and isinstance(value, tuple):
        return sorted(value)
    if isinstance(value, Mapping):
        return {kind: number for kind, number in sorted(value.items()) if number}
    return value


def told_of_both(what: str, was: object, now: object, names: Sequence[str]) -> str:
    """Say in words that two engines show something otherwise."""
    return f"{what}: {names[0]} {_in_words(was)}, {names[1]} {_in_words(now)}"


def _in_words(value: object) -> str:
    if value in (None, "", (), []) or value == {}:
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{number} {kind}" for kind, number in value.items())
    return ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
