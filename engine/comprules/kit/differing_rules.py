"""The rules that said something else in an older edition, in the words of both, with what shows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from comprules.book.concordance import known_rules, load_concordance, stated
from comprules.book.statements import BASE_EDITION, plain
from comprules.book.titles import title_of
from comprules.kit.planning import Planned

__all__ = ["DifferingRule", "Wording", "differing_rules"]


@dataclass(frozen=True, slots=True)
class Wording:
    """A rule of one edition: its number there, its title, what it says in our words, and who shows it."""

    number: str
    title: str
    statement: str
    scenarios: tuple[str, ...]
    """The ids of the scenarios that are tagged with it and are played in its edition."""


@dataclass(frozen=True, slots=True)
class DifferingRule:
    """A rule whose meaning changed since an older edition, or that has gone."""

    then: Wording
    now: tuple[Wording, ...]
    """The base rules that say it otherwise, or all if each holds in part; none if the rule has gone."""
    note: str


def differing_rules(edition: str, plays: Iterable[Planned]) -> tuple[DifferingRule, ...]:
    """Return the rules of an older edition, by its date, that somebody has found to differ, in its order.

    ``plays`` are those of the suite in both editions.
    """
    shown: dict[tuple[str, str], dict[str, None]] = {}
    for planned in plays:
        for number in planned.rules:
            shown.setdefault((planned.edition, number), {})[planned.id] = None
    concordance = load_concordance(edition)
    entries = (concordance.entry(line.number) for line in known_rules(edition))
    return tuple(
        DifferingRule(
            _worded(entry.number, edition, shown),
            tuple(_worded(number, BASE_EDITION, shown) for number in entry.otherwise or entry.base),
            plain(entry.note),
        )
        for entry in entries
        if entry.differs
    )


def _worded(number: str, edition: str, shown: Mapping[tuple[str, str], dict[str, None]]) -> Wording:
    is_rule = number in load_concordance(edition).entries  # and not a whole section
    statements = stated(number, edition) if is_rule else ()
    text = " ".join(plain(one.text_markdown) for one in statements)
    return Wording(number, title_of(number, edition), text, tuple(shown.get((edition, number), ())))
