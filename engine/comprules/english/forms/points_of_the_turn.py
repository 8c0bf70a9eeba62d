"""Casting and activating may be limited to times before, during or after points of combat (506.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from comprules.abilities.conditions import AllHold, PointOfTurn, TurnOf, WasAttacked
from comprules.abilities.simple_nouns import EachPlayer, You
from comprules.english.errors import CannotWrite
from comprules.english.forms import condition_parts as _parts  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.form import Form, Topic, fixed, the_same

if TYPE_CHECKING:
    from comprules.abilities.conditions import Condition

__all__ = ["ONLY_PARTS", "PARTS_OF_TURN", "POINTS_OF_COMBAT", "part_of_turn_words"]

_DURING: Final = PointOfTurn("during")
_ACTIVATE: Final = "{{T}}: Draw a card. Activate {}."
_CAST: Final = "Cast this spell only {}."


POINTS_OF_COMBAT: Final = Topic(
    "point_of_combat",
    fixed(PointOfTurn("before", "declare attackers"), "before attackers are declared"),
    fixed(PointOfTurn("before", "declare blockers"), "before blockers are declared"),
    fixed(PointOfTurn("before", "combat damage"), "before the combat damage step"),
    fixed(PointOfTurn("before"), "before combat"),
    fixed(PointOfTurn("after"), "after combat"),
    frame=_CAST,
)
"""A point of the turn's first combat phase."""

_BEFORE: Final = PointOfTurn("before", "declare blockers", here=True)
_AFTER: Final = PointOfTurn("after", "declare blockers", here=True)

PARTS_OF_TURN: Final = Topic(
    "part_of_turn",
    Form(TurnOf, "during {whose:turn_of} turn"),
    Form(TurnOf, "during the {step:step}", whose=EachPlayer()),
    Form(TurnOf, "during {whose:turn_of} {step:step}"),
    Form(TurnOf, "during the {step:step} on {whose:turn_of} turn", written=False),
    fixed(_DURING, "during combat"),
    fixed(AllHold((_DURING, _BEFORE)), "during combat before blockers are declared"),
    fixed(AllHold((_DURING, _AFTER)), "during combat after blockers are declared"),
    Form(lambda whose: AllHold((TurnOf(whose), _DURING)), "during combat on {whose:turn_of} turn"),
    Form(
        lambda whose: AllHold((TurnOf(whose), _DURING, _BEFORE)),
        "during combat on {whose:turn_of} turn before blockers are declared",
    ),
    Form(
        lambda whose: AllHold((TurnOf(whose), PointOfTurn("before", "declare attackers"))),
        "during {whose:turn_of} (turn, before attackers are declared|turn before attackers are declared)",
    ),
    Form(
        lambda whose: AllHold((TurnOf(whose), PointOfTurn("after", "upkeep"))),
        "during {whose:turn_of} (turn after their upkeep step|turn after your upkeep step)",
    ),
    Form(
        lambda step: AllHold((TurnOf(EachPlayer(), step), WasAttacked(You()))),
        "during the {step:step} and only if / you've been attacked this step",
    ),
    frame=_CAST,
    includes=(POINTS_OF_COMBAT,),
)
"""A part of the turn, for lines about casting the spell itself."""
ONLY_PARTS: Final = Topic(
    "only_part",
    Form(TurnOf, "only during the {step:step}", whose=EachPlayer()),
    fixed(_DURING, "only during combat"),
    fixed(AllHold((_DURING, _BEFORE)), "only during combat before blockers are declared"),
    fixed(AllHold((_DURING, _AFTER)), "only during combat after blockers are declared"),
    Form(
        lambda whose: AllHold((TurnOf(whose), PointOfTurn("before", "declare attackers"))),
        "only during {whose:turn_of} (turn, before attackers are declared|turn before attackers are declared)",
    ),
    the_same("only {it:point_of_combat}"),
    frame=_ACTIVATE,
)
"""A part of the turn, for what stands behind an activated ability."""


def part_of_turn_words(condition: Condition) -> str:
    """Return the words for a part of the turn behind "cast this spell only", or nothing for any other."""
    try:
        return PARTS_OF_TURN.words(condition)
    except CannotWrite:
        return ""
