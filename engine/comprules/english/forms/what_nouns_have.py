"""What stands behind a noun and says what it has: keywords, a symbol in its mana cost, a size."""

from __future__ import annotations

from typing import Any, Final

from comprules.abilities.nouns import Amount, Comparison, Filter, Non
from comprules.abilities.predicates import Exceeds, HasCounter, HasKeyword, Is
from comprules.english.forms.form import Form, fixed, part
from comprules.english.said import Misread
from comprules.english.writing_words import refuse

__all__ = ["OF_SIZES", "SYMBOLS_IN_COSTS", "WITH_COUNTERS", "had", "having", "lacked", "lacking"]


def having(keywords: tuple[str, ...]) -> Filter:
    """Return what has these keywords."""
    return Filter(tuple(map(HasKeyword, keywords)))


def had(rest: Filter) -> dict[str, Any] | None:
    """Return the keywords that something has, for a form that names them."""
    keywords = tuple(p.keyword for p in rest.predicates if isinstance(p, HasKeyword))
    return {"keywords": keywords} if keywords else None


def lacking(keywords: tuple[str, ...]) -> Filter:
    """Return what has none of these keywords."""
    return Filter(tuple(Non(HasKeyword(keyword)) for keyword in keywords))


def lacked(rest: Filter) -> dict[str, Any] | None:
    """Return the keywords that something lacks, for a form that names them."""
    return had(Filter(tuple(p.what for p in rest.predicates if isinstance(p, Non))))


_IN_COST: Final = {symbol: f"with {symbol} in its mana cost" for symbol in ("{X}", "{H}")}


def _of_symbol(token: object) -> str:
    """Return the adjective for a symbol; braces in a form are its parts, so the symbol is one of them."""
    if str(token) not in _IN_COST:
        raise Misread(f"nothing asks for {token} in a mana cost")
    return _IN_COST[str(token)]


def _symbol_words(adjective: str) -> str:
    found = next((symbol for symbol, word in _IN_COST.items() if word == adjective), None)
    if found is None:
        raise refuse(adjective)
    return found


part("symbol_in_cost", "MANA", _symbol_words, "{X}", of=str, read=_of_symbol)
SYMBOLS_IN_COSTS: Final[tuple[Form, ...]] = (
    Form(Is, "with {adjective:symbol_in_cost} in (its mana cost|their mana costs)"),
)
_PAIRS: Final[tuple[tuple[Any, Any], ...]] = (
    ("toughness", "power"), ("power", "toughness"), ("power", "base power"),
)  # fmt: skip


def _of_base_size(power: Amount, toughness: Amount) -> Filter:
    return Filter.of(Comparison("base power", "=", power), Comparison("base toughness", "=", toughness))


def _base_size(rest: Filter) -> dict[str, Any] | None:
    compared = {p.of: p.amount for p in rest.predicates if isinstance(p, Comparison) and p.sign == "="}
    if {"base power", "base toughness"} <= set(compared):
        return {"power": compared["base power"], "toughness": compared["base toughness"]}
    return None


OF_SIZES: Final = (
    *(
        fixed(
            Exceeds(one, than),
            f"(with {one} greater than its {than}|each with {one} greater than its {than})",
        )
        for one, than in _PAIRS
    ),
    Form(
        Filter,
        "with base power and toughness {power toughness:size}",
        make=_of_base_size,
        unmake=_base_size,
        frame="When this creature enters, destroy target creature {}.",
    ),
)
"""One quality that is greater than another of the same object; a size before anything is added to it."""

_TARGET: Final = "When this creature enters, destroy target creature {}."
WITH_COUNTERS: Final = (
    Form(
        HasCounter,
        "(with|that has) / a(n) {kind:counter_kind} / counter on it",
        in_number="one",
        frame=_TARGET,
    ),
    Form(
        lambda kind: Non(HasCounter(kind)),
        "without / a(n) {kind:counter_kind} / counter on it",
        in_number="one",
        frame=_TARGET,
    ),
    Form(HasCounter, "with {kind:counter_kind} / counters / on them", in_number="several"),
    fixed(
        HasCounter(""),
        "(with a counter on it|with one or more counters on it)",
        in_number="one",
        frame=_TARGET,
    ),
    fixed(HasCounter(""), "(with counters on them|with one or more counters on them)", in_number="several"),
)
