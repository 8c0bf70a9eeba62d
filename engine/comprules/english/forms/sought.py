"""What a library is searched for (701.23)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from comprules.abilities.nouns import Amount, CountOf, Filter, InAll
from comprules.abilities.simple_nouns import Number
from comprules.english.forms import instructions as _instructions  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.form import part
from comprules.english.making_descriptions import several_of, single_of
from comprules.english.said import Described, Misread
from comprules.english.writing_nouns import filter_words
from comprules.english.writing_words import article, counted, is_one, listed, refuse

__all__ = ["of_number"]


def of_number(amount: Amount, described: Described) -> tuple[Amount, Filter]:
    """Return a number of things and their description.

    Raises:
        Misread: They do not agree in number.
    """
    if described.plural is (amount == Number(1)):
        raise Misread("number and noun do not agree")
    return amount, described.filter


def _in_library(kind: Filter) -> Filter:
    if kind.noun != "card" or kind.zone != "battlefield":
        raise Misread("a library is searched for cards")
    return replace(kind, zone="library")


def _sought(amount: Amount, described: Described) -> tuple[Amount, Filter]:
    return amount, _in_library(of_number(amount, described)[1])


def _sought_up_to(amount: Amount, described: Described) -> tuple[Amount, Filter]:
    return amount, _in_library(single_of(described) if amount == Number(1) else several_of(described))


def _any_number_sought(described: Described) -> tuple[Amount, Filter]:
    kind = _in_library(several_of(described))
    return CountOf(kind), kind


def _sought_words(amount: Amount, what: Filter) -> str:
    return counted(amount, filter_words(replace(what, zone="battlefield"), several=not is_one(amount)))


def _up_to_words(amount: Amount, what: Filter) -> str:
    kind = filter_words(replace(what, zone="battlefield"), several=not is_one(amount))
    return f"one {kind}" if is_one(amount) else counted(amount, kind)


def _any_number_words(amount: Amount, what: Filter) -> str:
    if amount != CountOf(what):
        raise refuse(amount)
    return filter_words(replace(what, zone="battlefield"), several=True)


part("sought", "quantity description", _sought_words, "a basic land card", read=_sought, takes=2)
part("sought_up_to", "quantity description", _up_to_words, "two creature cards", read=_sought_up_to, takes=2)
part("sought_any_number", "description", _any_number_words, "Goblin cards", read=_any_number_sought)


def _each_in_library(said: tuple[Amount, Filter]) -> tuple[Amount, Filter]:
    return said[0], _in_library(said[1])


def _each_words(joint: str) -> Callable[[Amount, Filter], str]:
    def write(amount: Amount, what: Filter) -> str:
        match what:
            case Filter((InAll("one of each", kinds=kinds),), "card") if amount == Number(len(kinds)):
                return listed([article(filter_words(Filter(kind, "card"))) for kind in kinds], joint)
            case _:
                raise refuse(what)

    return write


part(
    "one_of_each",
    "one_of_each",
    _each_words("and"),
    "a Forest card and a Plains card",
    read=lambda said: said,
)
part(
    "any_of_each",
    "any_of_each",
    _each_words("and/or"),
    "a Forest card and/or a Plains card",
    read=lambda said: said,
)
part(
    "each_sought", "one_of_each", _each_words("and"), "a Forest card and a Plains card", read=_each_in_library
)
part(
    "any_of_each_sought",
    "any_of_each",
    _each_words("and/or"),
    "a Forest card and/or a Plains card",
    read=_each_in_library,
)
