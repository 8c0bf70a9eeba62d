"""How long an effect lasts: ``until end of turn``, ``for as long as you control it``."""

from __future__ import annotations

from typing import Final

from comprules.abilities.conditions import CardWasCast, Duration, Not
from comprules.english.forms.form import Form, Topic, fixed, the_same

__all__ = ["DURATIONS"]

Topic(
    "until",
    Form(Duration, "until {whose:whose} next turn", until="next turn"),
    Form(Duration, "until end of turn", until="end of turn"),
    Form(Duration, "until end of combat", until="end of combat"),
    Form(Duration, "until the end of {whose:whose} next turn", until="end of next turn"),
    Form(Duration, "until {whose:whose} next {until:next_step}"),
    fixed(
        Duration(as_long_as=Not(CardWasCast("exile"))),
        "until this card is cast from exile",
        frame="{{1}}, Exile this card from your hand: Target creature gains flying {}.",
    ),
    frame="When this creature enters, it gains flying {}.",
)
_LEADING: Final = Topic(
    "leading",
    Form(Duration, "for as long as {as_long_as:condition}", not_in="2009"),
    Form(Duration, "this turn", until="end of turn", written=False),
    frame="When this creature enters, it gains flying {}.",
)
DURATIONS: Final = Topic(
    "duration",
    the_same("{it:until}"),
    Form(Duration, "this combat", until="end of combat", written=False),
    Form(Duration, "as long as {as_long_as:condition}", written=False),
    includes=(_LEADING,),
    frame="When this creature enters, it gains flying {}.",
)
"""How long a continuous effect lasts (611.2a)."""
