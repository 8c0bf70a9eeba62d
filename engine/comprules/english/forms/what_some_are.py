"""What some objects are, as conditions ask it: ``a creature is attacking you``."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from comprules.abilities.conditions import AllHold, AmountIs, Exists
from comprules.abilities.descriptions import narrowed
from comprules.abilities.nouns import CountOf, Filter, OwnedBy, Predicate
from comprules.abilities.predicates import Color, Facing, Is, LinkedTo
from comprules.abilities.simple_nouns import Number, You
from comprules.english.forms.form import Form
from comprules.words import COLORS

__all__ = ["BEING_SO"]


def _otherwise_said(_: object) -> None:
    """It is written in other words."""


def _being_so(words: str, *what: Predicate, written: bool = False, **zone: Any) -> tuple[Form, ...]:
    """Return the forms for what some objects are: ``a creature is attacking you``, ``two or more are``."""

    def make(kind: Filter, least: int = 1, most: int | None = None) -> Exists:
        return Exists(replace(narrowed(kind, *what), **zone), least, most)

    def exactly(kind: Filter, least: int, most: int | None) -> Exists:
        return make(kind, least, most)

    return (
        Form(
            Exists, f"a(n) {{kind:one_such}} / is {words}", make=make, unmake=_otherwise_said, written=written
        ),
        Form(
            Exists,
            f"{{least:integer}} or more {{kind:several_such}} / are {words}",
            make=make,
            unmake=_otherwise_said,
            written=written,
        ),
        Form(
            Exists,
            f"exactly {{least most:exactly}} {{kind:one_such}} / is {words}",
            make=exactly,
            unmake=_otherwise_said,
            written=written,
        ),
    )


_SO: Final = (
    *_being_so("attacking", Is("attacking")),
    *_being_so("attacking you", Facing("attacking you")),
    *_being_so("blocking", Is("blocking")),
    *_being_so("on the battlefield"),
    _being_so("in your graveyard", OwnedBy(You()), zone="graveyard")[0],
    *(
        _being_so(f"exiled with {it}", LinkedTo("exiled"), zone="exile")[0]
        for it in ("it", "this creature", "this artifact", "this land", "this enchantment")
    ),
)


def _most_common(color: str) -> AllHold:
    """A color is the most common, or tied for that, where no other is on more permanents."""
    count = CountOf(Filter.of(Color(color)))
    others = (CountOf(Filter.of(Color(other))) for other in COLORS if other != color)
    return AllHold((AmountIs(count, ">=", Number(1)), *(AmountIs(count, ">=", other) for other in others)))


def _the_commonest(thing: AllHold) -> dict[str, Any] | None:
    return next(({"color": color} for color in COLORS if thing == _most_common(color)), None)


BEING_SO: Final = (
    *_SO,
    Form(
        AllHold,
        "{color:color_word} is the most common color among all permanents / or is tied for most common",
        make=_most_common,
        unmake=_the_commonest,
    ),
)
