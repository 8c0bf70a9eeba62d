"""Sentences behind an ability that offer a special action: to end its effect, or to ignore it (116.2c-d)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from comprules.abilities.instructions import AttachTo
from comprules.abilities.kinds import Ability, Activated, Apply, SpellAbility, Static, Triggered
from comprules.english.errors import CannotRead
from comprules.mana import ManaCost

__all__ = ["offering_line", "offering_words"]

_SYMBOLS: Final = r"(?P<mana>(?:\{[^}]+\})+)"
_ENDING: Final = re.compile(rf"(?P<rest>.+\.) You may pay {_SYMBOLS} to end this effect\.")
_IGNORING: Final = re.compile(
    rf"(?P<rest>.+\.) Any player may pay {_SYMBOLS} for that player to ignore this effect until end of turn\."
)


def offering_line(line: str, read: Callable[[str], tuple[Ability, ...]]) -> Ability | None:
    """Read an ability behind which a special action is offered; None where a line offers none.

    Raises:
        CannotRead: The ability has no effect that could be ended or ignored.
    """
    found = _ENDING.fullmatch(line) or _IGNORING.fullmatch(line)
    if found is None:
        return None
    mana = ManaCost(tuple(re.findall(r"\{([^}]+)\}", found["mana"])))
    at = found.end("rest")
    match read(found["rest"]):
        case (Static() as static,) if found.re is _IGNORING:
            return replace(static, ignored_for=mana)
        case (Activated() | Triggered() | SpellAbility() as ability,) if found.re is _ENDING:
            at_last = _lasting(ability.effects)
            if at_last is not None:
                last: Any = ability.effects[at_last]
                lasting = replace(last, duration=replace(last.duration, ended_for=mana))
                effects = (*ability.effects[:at_last], lasting, *ability.effects[at_last + 1 :])
                return replace(ability, effects=effects)
        case _:  # no other ability has such an effect
            pass
    raise CannotRead(line, at, "there is no effect that could be ended or ignored")


def _lasting(effects: tuple[Any, ...]) -> int | None:
    """Return the place of the effect that may be ended: the last one, but for what is attached then."""
    places = [at for at, effect in enumerate(effects) if isinstance(effect, Apply)]
    if not places or not all(isinstance(effect, AttachTo) for effect in effects[places[-1] + 1 :]):
        return None
    return places[-1]


def offering_words(ability: Any, write: Callable[[Any], str]) -> str | None:
    """Write an ability behind which a special action is offered; None where it offers none."""
    if isinstance(ability, Static) and ability.ignored_for is not None:
        words = write(replace(ability, ignored_for=None))
        offer = f"Any player may pay {ability.ignored_for} for that player to ignore this effect"
        return f"{words} {offer} until end of turn."
    effects = getattr(ability, "effects", ())
    at = _lasting(effects)
    last: Any = None if at is None else effects[at]
    if isinstance(last, Apply) and at is not None and last.duration.ended_for is not None:
        plain = replace(last, duration=replace(last.duration, ended_for=None))
        words = write(replace(ability, effects=(*effects[:at], plain, *effects[at + 1 :])))
        return f"{words} You may pay {last.duration.ended_for} to end this effect."
    return None
