"""Which of some players are meant: ``each opponent who controls a creature``, ``for each opponent who …``."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from comprules.abilities.conditions import (
    AmountIs,
    Exists,
    HasCounters,
    HasMore,
    LifeThisTurn,
    Not,
    WasDealtDamage,
)
from comprules.abilities.descriptions import controlled, without
from comprules.abilities.nouns import CardsIn, ControlledBy, Filter, LifeOf, SpeedOf
from comprules.abilities.simple_nouns import Number, ThatPlayer, You
from comprules.english.forms import condition_parts as _parts  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.compared_amounts import compared, negated
from comprules.english.forms.form import Form, Topic
from comprules.english.said import Misread
from comprules.words import MAX_SPEED

__all__ = ["WHO", "WHO_ALL"]

_THEY: Final = ThatPlayer()


def _theirs(it: Exists) -> Exists:
    if it.filter.controller is not None:
        raise Misread("who controls it is said twice")
    return replace(it, filter=controlled(it.filter, _THEY))


def _what_is_theirs(thing: Exists) -> dict[str, Any] | None:
    if thing.filter.controller != _THEY:
        return None
    return {"it": replace(thing, filter=without(thing.filter, ControlledBy))}


def _none_of_theirs(filter: Filter) -> Not:  # noqa: A002 -- the field's name
    return Not(_theirs(Exists(filter)))


def _what_they_lack(thing: Not) -> dict[str, Any] | None:
    match thing.condition:
        case Exists(kind, 1, None) if kind.controller == _THEY and not kind.other:
            return {"filter": without(kind, ControlledBy)}
    return None


_COUNTED: Final = Topic(
    "counted_of_theirs",
    Form(Exists, "a(n) {filter:one_such}"),
    Form(Exists, "no {filter:kinds_or_kind}", least=0, most=0),
    Form(Exists, "{least:integer} or more {filter:kinds}"),
    frame="When this creature enters, each opponent who controls {} loses 1 life.",
)


def _forms(control: str, have: str, dont: str, was: str) -> tuple[Form, ...]:
    """Return the conditions with the verbs for one of them, or for several."""

    def having(words: str, amount: type, sign: str, than: int | None = None, **more: Any) -> Form:
        return compared(f"who {have} {words}", amount, sign, than, player=_THEY, **more)

    def more(words: str, **who: Any) -> Form:
        sides: dict[str, Any] = {"who": _THEY, "than": You(), **who}
        return Form(HasMore, f"who {words} than you", **sides)

    return (
        Form(Exists, f"who {control} {{it:counted_of_theirs}}", make=_theirs, unmake=_what_is_theirs),
        Form(
            Not,
            f"who {dont} control / a(n) {{filter:one_such}}",
            make=_none_of_theirs,
            unmake=_what_they_lack,
        ),
        having("{limit:digits} or less / life", LifeOf, "<="),
        having("{limit:digits} or more / life", LifeOf, ">="),
        having("exactly {limit:digits} / life", LifeOf, "="),
        having("no cards / in hand", CardsIn, "=", 0, zone="hand"),
        having("{limit:integer} or fewer / cards / in hand", CardsIn, "<=", zone="hand"),
        having("{limit:integer} or more / cards / in hand", CardsIn, ">=", zone="hand"),
        having("{limit:integer} or more / cards / in their graveyard", CardsIn, ">=", zone="graveyard"),
        having("max speed", SpeedOf, "=", MAX_SPEED),
        Form(
            lambda: Not(AmountIs(SpeedOf(ThatPlayer()), "=", Number(MAX_SPEED))), f"who {dont} have max speed"
        ),
        more(f"{control} more {{what:kinds}}"),
        Form(HasMore, f"who {control} fewer {{what:kinds}} than you", who=You(), than=_THEY),
        more(f"{have} more life", what="life"),
        more(f"{have} more cards in (hand|their hand)", what="cards in hand"),
        more(f"{have} less life", who=You(), what="life", than=_THEY),
        Form(WasDealtDamage, f"who {was} dealt damage this turn", who=_THEY),
        Form(HasCounters, f"who {have} a(n) {{kind:counter_kind}} counter", who=_THEY),
        Form(
            HasCounters, f"who {have} {{least:integer}} or more / {{kind:counter_kind}} counters", who=_THEY
        ),
        *(
            form
            for how, base in (("gained", "gain"), ("lost", "lose"))
            for form in (
                Form(LifeThisTurn, f"who {how} life this turn", who=_THEY, how=how),
                Form(
                    LifeThisTurn, f"who {how} {{least:digits}} or more / life this turn", who=_THEY, how=how
                ),
                negated(LifeThisTurn, f"who didn't {base} life this turn", who=_THEY, how=how),
            )
        ),
    )


WHO: Final = Topic(
    "who_they_are",
    *_forms("controls", "has", "doesn't", "was"),
    frame="When this creature enters, each opponent {} loses 1 life.",
)
"""What is true of each of those who are meant; one of them is ``that player``."""
WHO_ALL: Final = Topic(
    "who_all_are",
    *_forms("control", "have", "don't", "were"),
    frame="When this creature enters, you gain X life, where X is the number of opponents {}.",
)
"""The same of several."""
