"""An engine knows cards by name: a card of a scenario that has a real card's name is that card."""

from __future__ import annotations

import csv
import json
import re
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest
from tests.suite import plays, set_up

from comprules.book.statements import BASE_EDITION
from comprules.english import CannotRead
from comprules.english.reading import abilities_read
from comprules.judge import Card

CARDS = Path(__file__).resolve().parents[4] / "shared" / "cards"

pytestmark = pytest.mark.skipif(not (CARDS / "facts.tsv").is_file(), reason="no source documents")

AS_LIKE = 0.88
"""How like a text has to be to a printed one that can't be read, so that meanings can't be compared."""

IN_OTHER_WORDS = {
    "Darksteel Colossus": "it is revealed, and then shuffled in",
    "Elemental Resonance": "it speaks of the precombat main phase, as cards of 2009 do",
    "Divergent Equation": "the last sentence stands in the same line, and “or” for “and/or”",
}
"""Cards that do the same though the printed text is read as other parts."""


OTHERWISE = {"Liliana's Contract", "Void Winnower"}
"""Cards of examples that stand in other words, or without a line that can't be read yet."""


V = TypeVar("V")


@cache
def printed() -> dict[str, dict[str, str]]:
    with (CARDS / "facts.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return with_fronts({row["name"]: {key: value or "" for key, value in row.items()} for row in rows})


@cache
def texts() -> dict[str, str]:
    with (CARDS / "cards.jsonl").open(encoding="utf-8") as file:
        return with_fronts({card["name"]: card.get("text") or "" for card in map(json.loads, file)})


def with_fronts(named: dict[str, V]) -> dict[str, V]:
    """The same, with a card of two faces, or with an adventure, under the name of its front as well."""
    return {name.split(" // ")[0]: named[name] for name in two_faced() & named.keys()} | named


@cache
def two_faced() -> frozenset[str]:
    with (CARDS / "cards.jsonl").open(encoding="utf-8") as file:
        cards = [json.loads(line) for line in file]
    return frozenset(
        card["name"] for card in cards if card.get("layout") in {"transform", "modal_dfc", "adventure"}
    )


def words(text: str, name: str) -> list[str]:
    """The words of a text, with one word for the card itself and without reminder text."""
    text = re.sub(r"\([^)]*\)", "", text)
    for own in (name, name.split(",", maxsplit=1)[0]):
        text = text.replace(own, "~")
    kinds = "creature|artifact|enchantment|land|permanent|aura|equipment|planeswalker|spell|vehicle|saga|card|token"
    text = re.sub(rf"\bthis ({kinds})\b", "~", text.lower())
    return re.sub(r"[^a-z0-9{}+~]+", " ", text).split()


@cache
def differs(card: Card, *, is_base: bool) -> str:
    """What is not as it is printed on the real card of that name; empty if nothing is."""
    real = printed()[card.name]
    if card.cost and card.cost != real["cost"]:
        return f"costs {card.cost}, not {real['cost']}"
    if card.size and card.size != real["size"]:
        return f"is {card.size}, not {real['size']}"
    if not is_base or card.name not in texts():
        return ""
    if card.type_line != real["type"]:
        return f"is a “{card.type_line}”, not a “{real['type']}”"
    return "" if does_the_same(card) else f"says “{card.text}”, and the card “{texts()[card.name]}”"


def does_the_same(card: Card) -> bool:
    """Whether the printed text is read as the very abilities that the card has here, in whatever words."""
    mine, theirs = words(card.text, card.name), words(texts()[card.name], card.name)
    if mine == theirs or card.name in IN_OTHER_WORDS:
        return True
    is_spell = not {"Instant", "Sorcery"}.isdisjoint(card.type_line.split())
    try:
        printed_ones = abilities_read(texts()[card.name], card.name, "", is_spell=is_spell)
    except CannotRead:
        return SequenceMatcher(None, mine, theirs).ratio() >= AS_LIKE
    return abilities_read(card.text, card.name, "", is_spell=is_spell) == printed_ones


def test_a_card_with_a_real_name_is_the_real_card() -> None:
    others: set[str] = set()
    compared = 0
    for planned in plays():
        scene = set_up(planned)
        for card in scene.cards.values():
            if card.name in printed() and card.name not in OTHERWISE:
                compared += 1
                if what := differs(card, is_base=planned.edition == BASE_EDITION):
                    others.add(f"{card.name} {what}: {planned.id}")
    assert not others, "\n".join(sorted(others))
    assert compared


def test_at_least_seventy_scenarios_in_a_hundred_use_real_cards_alone() -> None:
    """An engine that knows cards by their names can play these."""
    alone = []
    for planned in plays():
        if planned.edition == BASE_EDITION:
            placed = set_up(planned).position().placed
            alone.append({one.card for one in placed if not one.token} <= printed().keys())
    assert sum(alone) >= 0.7 * len(alone), f"{sum(alone)} of {len(alone)}"
