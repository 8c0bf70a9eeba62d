"""Misprinted numbers, read as the numbers before and after them demand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from comprules.book.edition import Remark
from comprules.book.printed import Key, is_next, key_of, next_letters, number_of

__all__ = ["Draft", "put_in_order", "resembles_next"]

_NEAR: Final = 2


@dataclass(slots=True)
class Draft:
    """An entry while it is being read: its number may still change and its text still grow.

    A rule of -1 stands for a number whose digit is missing.
    """

    key: Key
    line: int
    text: str
    examples: list[str] = field(default_factory=list)
    printed: str = ""
    has_dot: bool = True


def put_in_order(drafts: list[Draft], remarks: list[Remark]) -> None:
    """Correct the numbers that cannot be meant, and remark on each one and on every number given twice.

    A number is taken for a misprint when the numbers around it are in order without it. It is read as the
    number that fits between them and looks most like what is printed; where none does, it is left alone.
    """
    before: Key = (0, 0, 0, "")
    seen: set[Key] = set()
    following = [draft.key for draft in drafts[1:]] + [None, None]
    for place, draft in enumerate(drafts):
        key, after = draft.key, following[place]
        if after is not None and after[1] < 0:
            after = None
        if key > before and key[1] >= 0:
            beyond = following[place + 1]
            if after is None or after > key or not _is_misprint(before, key, after, beyond):
                if key in seen:
                    remarks.append(Remark(draft.line, "duplicated", f"{number_of(key)} is printed once more"))
                seen.add(key)
                before = key
                continue
        meant = _meant(before, key, after, draft.printed)
        if meant is not None:
            message = f"printed {draft.printed}, read as {number_of(meant)} because of the numbers around it"
            remarks.append(Remark(draft.line, "misnumbered", message))
            draft.key = before = meant
            seen.add(meant)
        elif key in seen:
            message = f"{number_of(key)} is printed once more; both are kept"
            before = key
            remarks.append(Remark(draft.line, "duplicated", message))
        else:
            draft.key = key = (key[0], max(key[1], 0), key[2], key[3])
            message = f"{draft.printed or number_of(key)} stands out of order and is kept as printed"
            remarks.append(Remark(draft.line, "misnumbered", message))
            if after is None or after > key:
                before = key


def resembles_next(before: Key, key: Key) -> bool:
    """Whether ``key`` may be a misprint, by one slip, of a number that could follow ``before``."""
    return _meant(before, key, None, number_of(key), slips=1) is not None


def _is_misprint(before: Key, key: Key, after: Key, beyond: Key | None) -> bool:
    """Whether ``key``, larger than its follower, is the wrong one of the two."""
    if after <= before:
        return False
    return beyond is None or beyond < key or is_next(before, after) or not is_next(before, key)


def _meant(before: Key, key: Key, after: Key | None, printed: str, slips: int = _NEAR) -> Key | None:
    section, rule, _, letters = before
    followers = [
        key_of(section, rule, next_letters(letters)),
        key_of(section, rule, "a"),
        key_of(section, rule + 1, ""),
        key_of(section, rule + 1, "a"),
        key_of(key[0], 1, ""),
        key_of(key[0], 1, "a"),
    ]
    if letters in {"k", "n"}:  # a publisher's slip: l and o used after all
        followers.append(key_of(section, rule, chr(ord(letters) + 1)))
    best: Key | None = None
    best_distance = slips + 1
    for follower in followers:
        if not before < follower or (after is not None and not follower < after):
            continue
        if bool(follower[3]) != bool(key[3]):
            continue
        distance = _distance(number_of(follower), printed or number_of(key))
        if distance < best_distance:
            best, best_distance = follower, distance
    return best


def _distance(one: str, other: str) -> int:
    """How many slips of the hand part two numbers: one sign more, less, other, or two exchanged."""
    rows = [list(range(len(other) + 1))]
    for i, left in enumerate(one, 1):
        row = [i]
        for j, right in enumerate(other, 1):
            least = min(rows[-1][j] + 1, row[-1] + 1, rows[-1][j - 1] + (left != right))
            if i > 1 and j > 1 and left == other[j - 2] and one[i - 2] == right:
                least = min(least, rows[i - 2][j - 2] + 1)
            row.append(least)
        rows.append(row)
    return rows[-1][-1]
