"""The headers of modes: how many are chosen of those below, and by whom."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from comprules.abilities.kinds import Mode, Modes
from comprules.abilities.parts import INSIDE, rewritten
from comprules.abilities.simple_nouns import Opponents, PlayerTarget
from comprules.english.lexicon import NUMBER_WORDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from comprules.abilities.conditions import Condition
    from comprules.abilities.kinds import Effect

__all__ = ["HOW_MANY_MODES", "MODES_BELOW", "MODES_OF_KEYWORD", "PAWPRINTS", "modal_header", "with_modes"]

MODES_BELOW: Final = "choose the modes listed below."
"""What stands in the text of a modal ability for its header while the rest is read."""

MODES_OF_KEYWORD: Final = {
    "Spree": Modes(1, None, (), keyword="spree"),
    "Tiered": Modes(1, 1, (), keyword="tiered"),
}
"""The headers of modes that have a cost each (702.172, 702.183)."""

HOW_MANY_MODES: Final[dict[str, tuple[int, int | None]]] = {
    "any number": (0, None),
    "one or both": (1, 2),
    "one or more": (1, None),
    **{f"up to {word}": (0, number) for number, word in enumerate(NUMBER_WORDS[1:11], 1)},
    **{word: (number, number) for number, word in enumerate(NUMBER_WORDS[1:11], 1)},
}
"""The words for how many modes are chosen, each with the least and the most."""
_BOTH: Final = (2, 2)
_UP_TO: Final = {word: number for number, word in enumerate(NUMBER_WORDS[1:11], 1)}
_WORTH: Final = re.compile(
    rf"Choose up to (?P<worth>{'|'.join(_UP_TO)}) \{{P\}} worth of modes\."
    r"(?P<again> You may choose the same mode more than once\.)?$"
)
PAWPRINTS: Final = re.compile(r"(?P<symbols>(?:\{P\})+) — ")
"""What stands before each mode that is worth so many pawprints (700.2i)."""
_COUNT: Final = f"(?:{'|'.join(HOW_MANY_MODES)})"
_HEADER: Final = re.compile(
    rf"(?P<who>an opponent chooses|choose) (?P<count>{_COUNT})(?P<random> at random)?"
    r"(?P<unchosen> that hasn't been chosen(?P<this_turn> this turn)?)?(?: —|\.)"
    r"(?P<again> You may choose the same mode more than once\.)?"
    rf"(?: If this spell was (?P<paid>kicked), choose (?P<paid_count>{_COUNT}) instead\.)?"
    rf"(?: If (?P<so>[^.]+?)(?: as you cast this spell)?, (?P<may>you may )?choose (?P<so_count>{_COUNT}|both) instead\.)?$",
    re.IGNORECASE,
)


def modal_header(
    line: str, read_condition: Callable[[str], Condition] | None = None
) -> tuple[str, Modes] | None:
    """Return the line with :data:`MODES_BELOW` for the header at its end, and modes with none listed yet.

    Where a condition decides how many are chosen, it is read by ``read_condition``.
    """
    if line in MODES_OF_KEYWORD:
        return MODES_BELOW.capitalize(), MODES_OF_KEYWORD[line]
    if worth := _WORTH.match(line):
        modes = Modes(0, None, (), bool(worth["again"]), worth=_UP_TO[worth["worth"]])
        return MODES_BELOW.capitalize(), modes
    line, tail = _without_tail(line)
    apart = line.endswith(_APART)
    line = line.removesuffix(_APART)
    found = _HEADER.search(line)
    if found is None:
        return None
    least, most = HOW_MANY_MODES[found["count"].lower()]
    chooser = Opponents() if found["who"].lower().startswith("an opponent") else None
    paid, least_paid, most_paid = "", 0, None
    if found["paid"]:
        paid = "kicker"
        least_paid, most_paid = HOW_MANY_MODES[found["paid_count"].lower()]
    modes = Modes(least, most, (), bool(found["again"]), chooser, paid, least_paid, most_paid, apart=apart)
    modes = replace(modes, at_random=bool(found["random"]))
    if found["unchosen"]:
        modes = replace(modes, unchosen="this turn" if found["this_turn"] else "ever")
    if found["so"] and read_condition is not None:
        least_so, most_so = (
            _BOTH if found["so_count"].lower() == "both" else HOW_MANY_MODES[found["so_count"].lower()]
        )
        condition = read_condition(found["so"])
        modes = replace(
            modes, if_so=condition, least_paid=least if found["may"] else least_so, most_paid=most_so
        )
    start = line[: found.start()]
    below = MODES_BELOW if start and not start.endswith(". ") else MODES_BELOW.capitalize()
    return start + below + tail, modes


_APART: Final = " Each mode must target a different player."
_TAIL: Final = re.compile(r"(?<=\.)(?: Activate only [^.]+\.| This ability triggers only once each turn\.)+$")
"""What is said of the ability whose header it stands behind."""


def _without_tail(line: str) -> tuple[str, str]:
    found = _TAIL.search(line)
    return (line[: found.start()], found[0]) if found else (line, "")


def _of_another_player(effect: Effect) -> Effect:
    """Return the instruction with targets that are none of those chosen for other modes."""
    made: Effect = rewritten(
        effect, lambda part: replace(part, distinct=True) if isinstance(part, PlayerTarget) else INSIDE
    )
    return made


def with_modes(effects: tuple[Effect, ...], header: Modes, modes: tuple[Mode, ...]) -> tuple[Effect, ...]:
    """Return the effects with the modes in the place of :data:`MODES_BELOW`."""
    if header.apart:
        modes = tuple(replace(mode, effects=tuple(map(_of_another_player, mode.effects))) for mode in modes)
    whole = replace(header, modes=modes)
    return tuple(whole if isinstance(effect, Modes) else effect for effect in effects)
