"""What holds of two creatures while they are paired (702.95b)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from comprules.abilities.conditions import Always, ThisIs
from comprules.abilities.kinds import Ability, Apply, Static
from comprules.abilities.nouns import AllThese, Filter
from comprules.abilities.predicates import Is, OfPair, Type
from comprules.abilities.simple_nouns import This
from comprules.english.errors import CannotRead

__all__ = ["paired_line", "paired_words"]

_PAIRED: Final = re.compile(
    r"As long as (?P<who>this creature|[A-Z][^,]*) is paired with another creature, "
    r"(?P<of>both creatures|each of those creatures) "
)
_CONDITION: Final = ThisIs(This("creature"), Filter.of(Is("paired")))
_CREATURES: Final = AllThese(Filter.of(Type("creature")))
_BOTH: Final = AllThese(Filter.of(Type("creature"), OfPair()))


def paired_line(line: str, names: tuple[str, ...], read: Callable[[str], Ability]) -> Static | None:
    """Read what holds of both creatures; None where the line says something else.

    Raises:
        CannotRead: What holds of both is no continuous effect.
    """
    found = _PAIRED.match(line)
    if found is None or found["who"] not in ("this creature", *names):
        return None
    every = "Creatures" if found["of"] == "both creatures" else "Each creature"
    made = read(f"{every} {line[found.end() :]}")
    match made:
        case Static(effects, Always()) if all(_is_of_all(effect) for effect in effects):
            both = tuple(replace(effect, subject=_BOTH) for effect in effects if isinstance(effect, Apply))
            return Static(both, _CONDITION)
        case _:
            raise CannotRead(line, found.end(), "say what both creatures have, get or are")


def _is_of_all(effect: object) -> bool:
    return isinstance(effect, Apply) and effect.subject == _CREATURES


def paired_words(ability: Static, write: Callable[[Static], str]) -> str | None:
    """Write what holds of both creatures; None where the ability says something else."""
    if ability.condition != _CONDITION:
        return None
    effects = ability.effects
    if not all(isinstance(effect, Apply) and effect.subject == _BOTH for effect in effects):
        return None
    plain = tuple(replace(effect, subject=_CREATURES) for effect in effects if isinstance(effect, Apply))
    words = write(Static(plain))
    before = "As long as this creature is paired with another creature, both creatures "
    return before + re.sub(r"^(?:All c|C)reatures ", "", words)
