"""What abilities ask of what was done to objects before: ``a creature card was discarded this way``."""

from __future__ import annotations

from typing import Any, Final

from comprules.abilities.conditions import AmountIs, Not
from comprules.abilities.descriptions import narrowed, without
from comprules.abilities.nouns import ControlledBy, CountThisWay, Filter, OwnedBy, Predicate
from comprules.abilities.simple_nouns import Number, You
from comprules.english.forms.form import Form, fixed

__all__ = ["DONE_THIS_WAY"]


def _done_this_way(kind: Filter, how: Any) -> AmountIs:
    return AmountIs(CountThisWay(kind, how), ">=", Number(1))


def _what_was_done(thing: AmountIs) -> dict[str, Any] | None:
    match thing:
        case AmountIs(CountThisWay(kind, how), ">=", Number(1)):
            return {"kind": kind, "how": how}
        case _:  # something else is counted, or compared otherwise
            return None


def _you_did_this_way(words: str, how: Any, whose: Predicate) -> Form:
    """Return the form for what you did this way, and not somebody else."""

    def make(kind: Filter) -> AmountIs:
        return _done_this_way(narrowed(kind, whose), how)

    def unmake(thing: AmountIs) -> dict[str, Any] | None:
        match _what_was_done(thing):
            case {"kind": Filter() as kind, "how": known} if known == how and whose in kind.predicates:
                return {"kind": without(kind, type(whose))}
        return None

    return Form(
        AmountIs, f"you {words} / a(n) {{kind:one_such}} / this way", make=make, unmake=unmake,
        frame=f"{{{{0}}}}: Each player {how.removesuffix('ed')}s a card. If {{}}, draw a card."
        if how == "discarded" else "{{0}}: Each player sacrifices a creature. If {}, draw a card.",
    )  # fmt: skip


DONE_THIS_WAY: Final = (
    _you_did_this_way("sacrificed", "sacrificed", ControlledBy(You())),
    _you_did_this_way("discarded", "discarded", OwnedBy(You())),
    fixed(
        Not(AmountIs(CountThisWay(Filter(noun="card"), "returned"), ">=", Number(1))),
        "you didn't put a card into your hand this way",
        frame="{{0}}: Reveal the top three cards of your library. You may put a creature card from among them "
        "into your hand. Put the rest on the bottom of your library in any order. If {}, draw a card.",
    ),
    Form(
        AmountIs,
        "a(n) {kind:one_such} (was|is) {how:done_this_way}",
        make=_done_this_way,
        unmake=_what_was_done,
        frame="{{0}}: Destroy all creatures. If {}, draw a card.",
    ),
)
