"""The collection holds the cards that scenarios share, from ``rules_text/cards``, and their rules."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from comprules.book.errors import ComprulesError
from comprules.book.places import rules_text_folder
from comprules.judge import Card
from comprules.scenarios import ExampleTag, RuleTag, Scenario

__all__ = ["CardsError", "Service", "load_cards", "names_in", "nearest_names", "rules_served", "sides"]

_FIELDS = {
    "name": "name",
    "type": "type_line",
    "cost": "cost",
    "size": "size",
    "loyalty": "loyalty",
    "defense": "defense",
    "hand": "hand_modifier",
    "life": "life_modifier",
    "color": "color",
    "text": "text",
    "melds_with": "melds_with",
    "lights": "lights",
}
_OTHER_SIDES = ("back", "adventure", "flip", "right", "melded")
_HINT = f"A card has {', '.join((*_FIELDS, *_OTHER_SIDES))}; name and type are never left out."

Service = RuleTag | ExampleTag
"""A rule, or an official example, that a card helps to prove."""


class CardsError(ComprulesError):
    """A file of the collection says something that no card has; it names the file and the card."""


def load_cards(folder: Path | None = None) -> Mapping[str, Card]:
    """Return every card of the collection by its name; ``folder`` stands in for ``rules_text/cards``.

    Raises:
        CardsError: A file is no TOML, a card has an unknown key or lacks one, or two cards have one name.
    """
    return _load(folder or rules_text_folder() / "cards")


@cache
def _load(folder: Path) -> Mapping[str, Card]:
    cards: dict[str, Card] = {}
    homes: dict[str, str] = {}
    for file in sorted(folder.glob("*.toml")):
        for card in _read_file(file):
            if card.name in cards:
                where = file.name if homes[card.name] == file.name else f"{homes[card.name]} and {file.name}"
                raise CardsError(f"“{card.name}” stands twice in {where}", "Leave one of the two.")
            cards[card.name], homes[card.name] = card, file.name
    return MappingProxyType(cards)


def _read_file(file: Path) -> Iterable[Card]:
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CardsError(f"{file.name} is no TOML: {error}", "Put the line right.") from None
    stray = sorted(set(data) - {"card"})
    entries = data.get("card", [])
    if stray or not isinstance(entries, list):
        raise CardsError(f"{file.name} holds {', '.join(stray) or 'card'}, but only [[card]] entries belong")
    return [_card(entry, f"{file.name}, card {place}") for place, entry in enumerate(data.get("card", []), 1)]


def _card(entry: dict[str, Any], where: str) -> Card:
    if isinstance(entry.get("name"), str) and entry["name"].strip():
        where = f"{where} “{entry['name']}”"
    for needed in ("name", "type"):
        if not str(entry.get(needed, "")).strip():
            raise CardsError(f"{where} has no {needed}", _HINT)
    entry = {key: _joined(value) if key == "text" else value for key, value in entry.items()}
    for key, value in entry.items():
        wanted = str if key in _FIELDS else dict if key in _OTHER_SIDES else None
        if wanted is None:
            near = nearest_names(key, (*_FIELDS, *_OTHER_SIDES))
            told = f"; did you mean {near[0]}?" if near else ""
            raise CardsError(f"{where} has a key {key!r} that no card has{told}", _HINT)
        if not isinstance(value, wanted):
            kind = "text in quotation marks" if wanted is str else f"a table, [card.{key}]"
            raise CardsError(f"{where}: {key} is {value!r}; it must be {kind}", _HINT)
    said = {_FIELDS[key]: value.strip() for key, value in entry.items() if key in _FIELDS}
    said["text"] = "\n".join(line.strip() for line in said.get("text", "").splitlines() if line.strip())
    others: Any = {key: _card(entry[key], f"{where}, {key}") for key in _OTHER_SIDES if key in entry}
    right: Card | None = others.get("right")
    if (" // " in said["name"]) is (right is None) or (
        right and said["name"].split(" // ")[1:] != [right.name]
    ):
        raise CardsError(f"{where}: a split card has the names of both halves, and a right half", _HINT)
    return Card(**said, **others)


def _joined(text: Any) -> Any:
    """Return a text that is written as a list of lines, as one; anything else as it is."""
    if isinstance(text, list) and all(isinstance(line, str) for line in text):
        return "\n".join(text)
    return text


def sides(card: Card) -> tuple[Card, ...]:
    """Return each set of values that a card has: its own, its other faces, adventure, lower or right half."""
    own = replace(card, back=None, adventure=None, flip=None, right=None, melded=None)
    if card.right is not None:
        own = replace(own, name=card.name.split(" // ")[0])
    others = (card.back, card.adventure, card.flip, card.right, card.melded)
    return (own, *(side for side in others if side is not None))


def nearest_names(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Up to three of the known names that are written much like this one."""
    by_lower = {one.lower(): one for one in known}
    return tuple(by_lower[near] for near in difflib.get_close_matches(name.lower(), by_lower, 3, 0.6))


# ---- what the cards are for


def names_in(scenario: Scenario, names: Iterable[str]) -> frozenset[str]:
    """Return those names that a scenario quotes in a step or text, or that fill a table's cell."""
    quoted: set[str] = set()
    for step in scenario.steps:
        cells = [cell for row in step.table for cell in row]
        quoted.update(cells)
        for text in (step.text, step.docstring or "", *cells):
            quoted.update(re.findall(r'"([^"]*)"', text))
    return frozenset(quoted.intersection(names))


def rules_served(scenarios: Iterable[Scenario], names: Iterable[str]) -> Mapping[str, tuple[Service, ...]]:
    """For each name the rules and examples that the scenarios which speak of it are tagged with."""
    wanted = frozenset(names)
    served: dict[str, dict[Service, None]] = {name: {} for name in sorted(wanted)}
    for scenario in scenarios:
        for name in names_in(scenario, wanted):
            served[name].update(dict.fromkeys((*scenario.rules, *scenario.examples)))
    return {name: tuple(found) for name, found in served.items()}
