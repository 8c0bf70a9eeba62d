"""A spell may say in a line of its own what it does instead of what the line before says (614.15)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from comprules.english.lexer import normalized

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

__all__ = ["with_what_happens_instead"]

_INSTEAD: Final = re.compile(r"[^.]*\binstead\b")
_WOULD: Final = re.compile(r"[^.]*\bwould\b")


def with_what_happens_instead(
    lines: Iterable[tuple[str, tuple[str, ...]]], without_ability_word: Callable[[str], str]
) -> list[tuple[str, tuple[str, ...]]]:
    """Return the lines of a spell, each with its modes; what begins with ``instead`` goes to the line before.

    An event that *would* happen is no instruction of the line before.
    """
    made: list[tuple[str, tuple[str, ...]]] = []
    for line, modes in lines:
        said = without_ability_word(normalized(line))
        if made and not modes and not made[-1][1] and _INSTEAD.match(said) and not _WOULD.match(said):
            made[-1] = f"{normalized(made[-1][0])} {said}", ()
        else:
            made.append((line, modes))
    return made
