"""Misprinted numbers, read as the numbers before and after them demand."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, field
from typing import Final

from comprules.book.edition import Remark
from comprules.book.printed import Key, is_next, key_of, next_letters, number_of

__all__ = ["Draft", "part_glued", "put_in_order", "resembles_next"]

_NEAR: Final = 2
_END: Final = 200


@dataclass(slots=True)
class Draft:
    """An entry while it is being read: its number may still change and its text still grow.

    ``printed`` is the number with its dots and spaces as it stands on the page, ``section`` the section
    that the heading above opens (0 for none). A rule of -1 stands for a digit that is missing and unknown.
    """

    key: Key
    line: int
    text: str
    printed: str
    section: int = 0
    is_odd: bool = False
    is_guess: bool = False
    examples: list[str] = field(default_factory=list)
    _more: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    """What is still to be joined to the text, and to the last example."""

    def end(self, *, of_example: bool) -> str:
        """Return the last few words of the text, or of the last example."""
        pieces: list[str] = []
        length = 0
        whole = self.examples[-1] if of_example else self.text
        for piece in itertools.chain(reversed(self._more[of_example]), (whole,)):
            pieces.append(piece[-_END:])
            length += len(pieces[-1])
            if length >= _END:
                break
        return "".join(reversed(pieces))

    def add(self, joint: str, text: str, *, to_example: bool) -> None:
        """Let the text, or the last example, go on."""
        self._more[to_example].append(joint + text)

    def add_example(self, text: str) -> None:
        """Let another example follow."""
        self.settle()
        self.examples.append(text)

    def settle(self) -> None:
        """Join what was added."""
        text, example = self._more
        if text:
            self.text = "".join((self.text, *text))
            text.clear()
        if example:
            self.examples[-1] = "".join((self.examples[-1], *example))
            example.clear()

    def is_short(self, length: int) -> bool:
        """Say whether the text has no more than so many characters."""
        return len(self.text) + sum(map(len, self._more[False][: length + 1])) <= length


def put_in_order(drafts: list[Draft], remarks: list[Remark]) -> None:
    """Correct the numbers that cannot be meant, and remark on each one and on every number given twice.

    A number is taken for a misprint when the numbers around it are in order without it. It is read as the
    number that fits between them and looks most like what is printed; where none does, it is left alone.
    A number given twice in a row is corrected only if the one after it demands another.
    """
    before: Key = (0, 0, 0, "")
    seen: set[Key] = set()
    following: list[Key | None] = [*(draft.key for draft in drafts[1:]), None, None]
    for place, draft in enumerate(drafts):
        key, after = draft.key, following[place]
        if after is not None and after[1] < 0:
            after = None
        is_repeated = key in seen and not draft.is_guess
        meant = key
        is_wrong = key <= before or key[1] < 0 or _is_misprint(before, key, after, following[place + 1])
        # a number of a section whose heading comes only after it
        is_wrong |= 0 < draft.section < key[0] == (drafts[place + 1].section if after else 0)
        if is_wrong:
            meant = _meant(before, draft, after) or key
            if key == before and not draft.is_guess and (_follows(key, after) or not _follows(meant, after)):
                meant = key
        if meant[1] < 0:
            meant = key_of(key[0], 0, key[3])
        number = number_of(meant)
        printed = draft.printed.rstrip(".")
        if is_repeated:
            what = "both are kept" if meant == key else f"read as {number} because of the numbers around it"
            remarks.append(Remark(draft.line, "duplicated", f"{printed} is printed once more; {what}"))
        elif meant != key or draft.is_guess:
            message = f"printed {printed}, read as {number} because of the numbers around it"
            remarks.append(Remark(draft.line, "misnumbered", message))
        elif is_wrong:
            message = f"{printed} stands out of order and is kept as printed"
            remarks.append(Remark(draft.line, "misnumbered", message))
        draft.key = meant
        seen.add(meant)
        if not is_wrong or meant != key or after is None or after >= meant:
            before = meant


def part_glued(drafts: list[Draft], remarks: list[Remark]) -> list[Draft]:
    """The same drafts, with entries that stand in the middle of another's line made entries of their own.

    They are looked for only where a number is missing, at the beginning of a sentence.
    """
    parted: list[Draft] = []
    for place, draft in enumerate(drafts):
        parted.append(draft)
        after = drafts[place + 1].key if place + 1 < len(drafts) else None
        while (glued := _glued(parted[-1], after)) is not None:
            message = f"{number_of(glued.key)} stands in the middle of a line"
            remarks.append(Remark(glued.line, "glued-number", message))
            parted.append(glued)
    return parted


def _glued(draft: Draft, after: Key | None) -> Draft | None:
    """Cut the missing follower of ``draft`` out of its text, if it stands there."""
    if after is None or draft.examples or draft.key[0] != after[0] or is_next(draft.key, after):
        return None
    section, rule, _, letters = draft.key
    for key in (key_of(section, rule, next_letters(letters)), key_of(section, rule + 1, "")):
        number = number_of(key)
        with_space = number.replace(".", ". ")
        if key < after and (number in draft.text or with_space in draft.text):
            written = rf"{section}\. ?{number[4:]}\.?"
            found = re.search(rf"(?<=[.!?”\")])\s*({written})\s+(?=[A-Z“\"])", draft.text)
            if found is not None:
                text, draft.text = draft.text[found.end() :], draft.text[: found.start()]
                return Draft(key, draft.line, text, found[1], draft.section)
    return None


def resembles_next(before: Key, key: Key) -> bool:
    """Say whether ``key`` may be a misprint, by one slip, of a number that could follow ``before``."""
    return _meant(before, Draft(key, 0, "", number_of(key)), None, slips=1) is not None


def _follows(key: Key, after: Key | None) -> bool:
    """Say whether ``after`` can come right after ``key`` with no parent missing between them."""
    return after is not None and is_next(key, after) and (after[3] != "a" or after[:2] == key[:2])


def _is_misprint(before: Key, key: Key, after: Key | None, beyond: Key | None) -> bool:
    """Say whether ``key`` is not smaller than its follower, and the wrong one of the two."""
    if after is None or key < after or after <= before:
        return False
    if key == after:
        return not is_next(before, key)
    return beyond is None or beyond < key or is_next(before, after) or not is_next(before, key)


def _meant(before: Key, draft: Draft, after: Key | None, slips: int = _NEAR) -> Key | None:
    section, rule, _, letters = before
    key = draft.key
    followers = [
        key_of(section, rule, next_letters(letters)),
        key_of(section, rule, "a"),
        key_of(section, rule + 1, ""),
        key_of(section, rule + 1, "a"),
        key_of(draft.section, 1, ""),
        key_of(draft.section, 1, "a"),
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
        distance = _distance(number_of(follower), draft.printed.rstrip("."))
        if distance < best_distance:
            best, best_distance = follower, distance
    return best


def _distance(one: str, other: str) -> int:
    """Return how many slips of the hand part two numbers: one sign more, less, other, or two exchanged."""
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
