"""The collection of cards has a page or more for each letter: cards as printed, with what they serve."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import groupby
from string import ascii_lowercase
from typing import Final

from markupsafe import Markup

from comprules.judge import Card
from comprules.kit.cards import Service, load_cards, rules_served, sides
from comprules.scenarios import RuleTag
from comprules.sphinx_ext.cards import cost_html, with_symbols
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import MarkupPart, join, tag

__all__ = ["card_anchor", "card_page", "collection_html", "pages_of_cards", "title_of_page"]

_MOST_CARDS: Final = 100
"""Letters with more cards have several pages, cut evenly."""

_ONE_BY_ONE: Final = 24
"""The most rules that are named one by one; of more, the sections are named, with how many each has."""

_FRAMES = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def card_anchor(name: str) -> str:
    """Return the anchor of a card on its page."""
    return "card-" + re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def card_page(name: str) -> str:
    """Return the page on which a card of the collection stands."""
    return _pages_by_name().get(name) or f"cards/{_letter(name)}"


def _letter(name: str) -> str:
    """Return the letter under which a name stands, or 0 for what begins with none."""
    letter = unicodedata.normalize("NFKD", name[:1]).lower()[:1]
    return letter if letter in ascii_lowercase else "0"


@cache
def pages_of_cards() -> Mapping[str, Sequence[str]]:
    """Return the names of the cards on each page of the collection, in order."""
    pages: dict[str, Sequence[str]] = {}
    names = sorted(load_cards(), key=lambda name: (_letter(name), card_anchor(name)))
    for letter, of_letter in groupby(names, key=_letter):
        all_of_them = tuple(of_letter)
        parts = -(-len(all_of_them) // _MOST_CARDS)
        for part in range(parts):
            first, end = (len(all_of_them) * at // parts for at in (part, part + 1))
            pages[f"cards/{letter}-{part + 1}" if part else f"cards/{letter}"] = all_of_them[first:end]
    return pages


@cache
def _pages_by_name() -> Mapping[str, str]:
    return {name: page for page, names in pages_of_cards().items() for name in names}


def title_of_page(page: str) -> str:
    """Return the title of a page of cards."""
    return f"Cards: {_called(page)}"


def _called(page: str) -> str:
    """Return what a page of cards is called among the others: ``S``, ``S, part 2``, ``no letter``."""
    letter, _, part = page.removeprefix("cards/").partition("-")
    shown = letter.upper() if letter.isalpha() else "no letter"
    return shown + (f", part {part}" if part else "")


def collection_html(letter: str, linker: Linker) -> Markup:
    """Return the cards of a page, named by its letter and part; without one, links to the pages."""
    if not letter:
        entries = (
            tag("li", linker.to(page, "", f"{_called(page)} ({len(names)})"))
            for page, names in pages_of_cards().items()
        )
        return tag("ul", *entries, class_="cr-letters")
    cards = load_cards()
    served = _served()
    names = pages_of_cards()[f"cards/{letter}"]
    drawn = tag("ul", *(_entry(cards[name], served, linker) for name in names), class_="cr-collection")
    return join((_parts_html(letter.partition("-")[0], linker), drawn))


def _parts_html(letter: str, linker: Linker) -> Markup | None:
    """Return links to the pages of a letter, each with its first card; old links are led by these."""
    pages = [page for page in pages_of_cards() if page.removeprefix("cards/").partition("-")[0] == letter]
    if len(pages) == 1:
        return None
    links = (
        tag("li", linker.to(page, "", f"{names[0]} to {names[-1]}"), data_first=card_anchor(names[0]))
        for page in pages
        for names in (pages_of_cards()[page],)
    )
    return tag("ul", *links, class_="cr-letters cr-parts")


@lru_cache(maxsize=1)
def _served() -> Mapping[str, tuple[Service, ...]]:
    from comprules.kit.rulebook import read_suite  # noqa: PLC0415 -- it loads all forms of steps

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
        tag("div", *(tag("p", with_symbols(line)) for line in side.text.splitlines()), class_="cr-text")
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
    if len(tags) <= _ONE_BY_ONE:
        links: list[MarkupPart] = [_link(one, linker) for one in tags]
    else:
        sections = Counter(f"{_edition(one, linker)}/{_number(one).split('.')[0]}" for one in tags)
        links = [_of_section(key, many, linker) for key, many in sections.items()]
    return tag("p", "Serves ", join(links, ", ") if links else "no rule yet", class_="cr-serves")


def _of_section(key: str, many: int, linker: Linker) -> Markup:
    edition = key.split("/", 1)[0]
    of_edition = "" if edition == linker.knowledge.base else f" of {edition[:4]}"
    return join((linker.rule(key), f"{of_edition} ({many})"))


def _number(one: Service) -> str:
    return one.number if isinstance(one, RuleTag) else one.rule


def _edition(one: Service, linker: Linker) -> str:
    return (linker.knowledge.resolve(one.edition) if one.edition else None) or linker.knowledge.base


def _link(one: Service, linker: Linker) -> Markup:
    number = _number(one)
    text = number if isinstance(one, RuleTag) else f"{number} example {one.nth}"
    if one.edition:
        text += f" of {one.edition[:4]}"
    return linker.rule(f"{_edition(one, linker)}/{number}", text)
