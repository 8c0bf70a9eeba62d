"""One thing is put here, and the rest of what was looked at there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from comprules.abilities.instructions import Move
from comprules.abilities.nouns import Subject
from comprules.abilities.simple_nouns import TheRest
from comprules.english.forms.form import Form, Topic
from comprules.english.forms.moves import BOTTOM, HOW, ONTO, TOP

__all__: list[str] = []


def _apart(subject: Subject, here: Move, there: Move) -> tuple[Move, Move]:
    return replace(here, subject=subject), there


def _the_others(subject: Subject, here: Move, there: Move) -> tuple[Move, Move]:
    return replace(here, subject=subject), replace(there, subject=TheRest("other"))


def _rests(words: str, **more: Any) -> Form:
    return Form(Move, words, subject=TheRest(), written=False, **more)


Topic(
    "resting",
    _rests("into {to:a_zone}"),
    _rests("on top of {whose_library} [{order:in_order}]", **TOP),
    _rests("on the bottom of {whose_library} [{order:in_order}]", **BOTTOM),
    _rests("on the bottom {order:in_order}", **BOTTOM),
    _rests(f"{{battlefield_onto}} {HOW}", **ONTO),
    frame="{{0}}: Look at the top two cards of your library. Put one of them {} and the other into your hand.",
)
Topic(
    "split",
    *(
        Form(
            object,
            f"put {{subject:moved_thing}} {{here:resting}} and {rest} {{there:resting}}",
            make=make,
            written=False,
        )
        for rest, make in (("the rest", _apart), ("the other", _the_others))
    ),
    frame="{{0}}: Look at the top two cards of your library. {}.",
)
