"""Protection that an Aura gives and that doesn't remove the Aura (702.16n)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from comprules.abilities.keywords import SPARES_ITSELF, Quality
from comprules.abilities.kinds import Ability, Static
from comprules.abilities.parts import INSIDE, parts_of, rewritten

__all__ = ["sparing_line", "sparing_words"]

_BEHIND: Final = " This effect doesn't remove this Aura."


def sparing_line(line: str, read: Callable[[str], tuple[Ability, ...]]) -> Static | None:
    """Read a static ability whose protection spares the Aura that gives it; None for any other line."""
    if not line.endswith(_BEHIND):
        return None
    match read(line.removesuffix(_BEHIND)):
        case (Static() as static,):
            spared = rewritten(static, lambda part: _spared(part, SPARES_ITSELF))
            return spared if spared != static else None
        case _:
            return None


def sparing_words(static: Static, write: Callable[[Static], str]) -> str:
    """Return a static ability with what it doesn't remove behind it; nothing where it says no such thing."""
    if not any(isinstance(part, Quality) and part.spares == SPARES_ITSELF for part in _every_part(static)):
        return ""
    return write(rewritten(static, lambda part: _spared(part, 0))) + _BEHIND


def _spared(part: Any, spares: int) -> Any:
    return replace(part, spares=spares) if isinstance(part, Quality) else INSIDE


def _every_part(part: Any) -> list[Any]:
    return [part, *(one for inner in parts_of(part) for one in _every_part(inner))]
