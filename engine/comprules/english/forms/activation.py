"""Activation instructions tell who may activate an ability, when, how often and at what cost (602.1b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.conditions import AllHold, During
from comprules.abilities.kinds import Activated
from comprules.abilities.simple_nouns import EachPlayer, You
from comprules.english.errors import CannotWrite
from comprules.english.forms import cost_changes as _cost_changes  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms import points_of_the_turn as _points  # noqa: F401 -- as above
from comprules.english.forms.form import Form, Topic, fixed
from comprules.english.writing_words import capital

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["instructions_words"]

# Each is a field of an activated ability, and its value.


def _only(before: str, **more: Any) -> tuple[Form, ...]:
    during = f"{before} during / {{whose:whose}}"
    unwritten: dict[str, Any] = {**more, "written": False}
    return (
        fixed(("sorcery_speed", True), f"{before} as a sorcery", **more),
        fixed(("instant_speed", True), f"{before} as an instant", **more),
        Form(lambda whose: ("during", During(whose)), f"{during} turn", **more),
        fixed(("during", During(You())), f"{before} during their turn", **unwritten),
        Form(
            lambda step: ("during", During(You(), step)),
            f"{before} during their {{step:step}}",
            **unwritten,
        ),
        Form(
            lambda step: ("during", During(EachPlayer(), step)),
            f"{before} during any {{step:step}}",
            **unwritten,
        ),
        Form(lambda whose, step: ("during", During(whose, step)), f"{during} {{step:step}}", **more),
        Form(lambda condition: ("only_if", condition), f"{before} if {{condition:condition}}", **more),
        fixed(("most_each_turn", 1), f"{before} once each turn", **more),
        fixed(("once", True), f"{before} once", **more),
    )


ONLY: Final = Topic(
    "only",
    Form(lambda condition: ("only_if", condition), "{condition:only_part}"),
    *_only("only"),
    fixed(("most_each_turn", 2), "no more than twice each turn"),
    Form(lambda times: ("most_each_turn", times), "no more than {times:greater_integer} times each turn"),
    frame="{{T}}: Draw a card. Activate {}.",
)
Topic("only_as_well", *_only("and only", written=False))
INSTRUCTIONS: Final = Topic(
    "activation_instruction",
    fixed(("any_player", True), "any player may activate this ability"),
    Form(lambda changed: ("changed", changed), "{changed:this_ability_costs}"),
    Form(lambda x: ("x", x), "X is {x:amount}"),
    fixed(("least_x", 1), "X can't be 0"),
    fixed(("any_player", True), "any player may play this ability", wording="2009"),
    *_only("play this ability only", wording="2009")[2:-1],
    fixed(
        ("sorcery_speed", True), "play this ability only any time you could play a sorcery", wording="2009"
    ),
    fixed(
        ("instant_speed", True), "play this ability only any time you could play an instant", wording="2009"
    ),
    frame="{{T}}: Draw a card. {}.",
)

_PLAIN: Final = Activated((), ())
_WRITTEN: Final = (
    *("any_player", "sorcery_speed", "instant_speed", "during", "only_if", "most_each_turn", "once"),
    *("changed", "x", "least_x"),
)
_SENTENCES: Final = ("any_player", "changed", "x", "least_x")


def instructions_words(ability: Activated) -> Iterator[str]:
    """Yield the activation instructions of an ability, a sentence each.

    Raises:
        CannotWrite: The language has no words for one of them.
    """
    limits = [name for name in _WRITTEN if name not in _SENTENCES]
    given = [name for name in limits if getattr(ability, name) != getattr(_PLAIN, name)]
    if ability.any_player and len(given) == 1:
        only = ONLY.words((given[0], getattr(ability, given[0]))).replace(" your ", " their ")
        yield f"Any player may activate this ability but {only}."
    for name in _WRITTEN:
        if ability.any_player and len(given) == 1 and name in ("any_player", *given):
            continue
        if (value := getattr(ability, name)) != getattr(_PLAIN, name):
            said = name, value
            if name in _SENTENCES:
                yield f"{capital(INSTRUCTIONS.words(said))}."
            else:
                yield f"Activate {_only_words(name, value)}."


def _only_words(name: str, value: Any) -> str:
    """Return a limit; where two conditions have to hold, each has its own words."""
    if not isinstance(value, AllHold):
        return ONLY.words((name, value))
    try:
        return ONLY.words((name, value))
    except CannotWrite:
        return " and ".join(ONLY.words((name, one)) for one in value.conditions)
