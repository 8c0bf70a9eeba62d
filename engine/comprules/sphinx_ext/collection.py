"""The collection of cards has a page for each letter: cards as printed, with the rules that they serve."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import groupby
from string import ascii_lowercase

from markupsafe import Markup

from comprules.judge import Card
from comprules.kit.cards import Service, load_cards, rules_served, sides
from comprules.kit.rulebook import read_suite
from comprules.scenarios import RuleTag
from comprules.sphinx_ext.cards import cost_html
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import MarkupPart, join, tag

__all__ = ["card_anchor", "card_page", "collection_html", "pages_of_cards"]

_FRAMES = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def card_anchor(name: str) -> str:
    """Return the anchor of a card on its page."""
    return "card-" + re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def card_page(name: str) -> str:
    """Return the page on which a card stands: one for each letter that names begin with."""
    letter = unicodedata.normalize("NFKD", name[:1]).lower()[:1]
    return f"cards/{letter if letter in ascii_lowercase else '0'}"


@cache
def pages_of_cards() -> Mapping[str, Sequence[str]]:
    """Return the names of the cards on each page of the collection, in order."""
    names = sorted(load_cards(), key=lambda name: (card_page(name), name))
    return {page: list(on_it) for page, on_it in groupby(names, key=card_page)}


def collection_html(letter: str, linker: Linker) -> Markup:
    """Return the cards whose names begin with a letter; without a letter, links to the pages."""
    if not letter:
        entries = (
            tag("li", linker.to(page, "", f"{page[-1].upper()} ({len(names)})"))
            for page, names in pages_of_cards().items()
        )
        return tag("ul", *entries, class_="cr-letters")
    cards = load_cards()
    served = _served()
    names = pages_of_cards()[f"cards/{letter}"]
    return tag("ul", *(_entry(cards[name], served, linker) for name in names), class_="cr-collection")


@lru_cache(maxsize=1)
def _served() -> Mapping[str, tuple[Service, ...]]:
    cards = load_cards()
    names = [*cards, *(side.name for card in cards.values() for side in sides(card))]
    return rules_served(read_suite(), names)


def _entry(card: Card, served: Mapping[str, tuple[Service, ...]], linker: Linker) -> Markup:
    names = dict.fromkeys((card.name, *(side.name for side in sides(card))))
    tags = dict.fromkeys(one for name in names for one in served[name])
    faces = (_face(side) for side in sides(card))
    return tag("li", *faces, _served_html(tuple(tags), linker), id=card_anchor(card.name))


def _face(side: Card) -> Markup:
    size = side.size or (f"loyalty {side.loyalty}" if side.loyalty else "")
    size = size or (f"defense {side.defense}" if side.defense else "")
    return tag(
        "div",
        tag("div", tag("span", side.name, class_="cr-name"), cost_html(side.cost), class_="cr-title"),
        tag("div", side.type_line, class_="cr-types"),
        tag("div", *(tag("p", line) for line in side.text.splitlines()), class_="cr-text")
        if side.text
        else None,
        tag("div", size, class_="cr-size") if size else None,
        class_=f"cr-card cr-{_frame(side)}",
    )


def _frame(side: Card) -> str:
    colors = side.color.split() or [_FRAMES[letter] for letter in _FRAMES if letter in side.cost]
    if len(colors) > 1:
        return "multicolored"
    return colors[0] if colors else "land" if "Land" in side.type_line else "colorless"


def _served_html(tags: Sequence[Service], linker: Linker) -> Markup:
    links: list[MarkupPart] = [_link(one, linker) for one in tags]
    return tag("p", "Serves ", join(links, ", ") if links else "no rule yet", class_="cr-serves")


def _link(one: Service, linker: Linker) -> Markup:
    number = one.number if isinstance(one, RuleTag) else one.rule
    edition = linker.knowledge.resolve(one.edition) if one.edition else linker.knowledge.base
    text = number if isinstance(one, RuleTag) else f"{number} example {one.nth}"
    if one.edition:
        text += f" of {one.edition[:4]}"
    return linker.rule(f"{edition}/{number}", text)
