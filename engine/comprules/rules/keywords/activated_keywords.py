"""702: keyword abilities that stand for activated abilities, each said in full."""

from __future__ import annotations

from functools import cache
from typing import Final

from comprules.abilities.kinds import Activated, Keyword, TapTotalPower
from comprules.book.citing import rule
from comprules.english.readings import read_abilities
from comprules.state import Game, replace

__all__ = ["as_activated", "stands_for_activated"]

# What each keyword says; {0} stands for what is behind the keyword, N for its number, T for its quality.
_TEXTS: Final = {
    "cycling": "{0}, Discard this card: Draw a card.",
    "typecycling": "{0}, Discard this card: Search your library for a T card, reveal it, put it into your hand, then shuffle.",
    "reinforce": "{0}, Discard this card: Put N +1/+1 counters on target creature.",
    "outlast": "{0}, {T}: Put a +1/+1 counter on this creature. Activate only as a sorcery.",
    "level up": "{0}: Put a level counter on this creature. Activate only as a sorcery.",
    "unearth": "{0}: Return this card from your graveyard to the battlefield. "
    'It gains haste and "If this permanent would leave the battlefield, exile it instead." '
    "Exile it at the beginning of the next end step. Activate only as a sorcery.",
    "scavenge": "{0}, Exile this card from your graveyard: "
    "Put X +1/+1 counters on target creature, where X is this card's power. Activate only as a sorcery.",
    "ninjutsu": "{0}, Return an unblocked attacking creature you control to its owner's hand: "
    "Put this card from your hand onto the battlefield tapped and attacking.",
    "transmute": "{0}, Discard this card: Search your library for a card with mana value equal to the discarded card's mana "
    "value, reveal it, put it into your hand, then shuffle. Activate only as a sorcery.",
    "transfigure": "{0}, Sacrifice this creature: Search your library for a creature card with mana value equal to the "
    "sacrificed creature's mana value, put it onto the battlefield, then shuffle. Activate only as a sorcery.",
    "crew": "{0}: This artifact becomes an artifact creature until end of turn.",
}
_NUMBERS: Final = {
    "equip": "702.6a", "cycling": "702.29a", "typecycling": "702.29e", "fortify": "702.67a", "reinforce": "702.77a",
    "unearth": "702.84a", "level up": "702.87a", "scavenge": "702.97a", "outlast": "702.107a", "crew": "702.122a",
    "ninjutsu": "702.49a", "transmute": "702.53a", "transfigure": "702.71a",
}  # fmt: skip
_FITTED: Final = frozenset({"equip", "fortify"})


def stands_for_activated(keyword: Keyword) -> bool:
    """Whether a keyword ability is an activated ability."""
    return keyword.name in _TEXTS or keyword.name in _FITTED


def without_effect(game: Game, keyword: Keyword) -> Activated:  # noqa: ARG001
    """The keyword has its cost, and nothing comes of it."""
    return replace(in_full(keyword), effects=())


@rule(
    "702.6a", "702.29a", "702.29e", "702.67a", "702.77a", "702.84a", "702.87a", "702.97a", "702.107a", "702.122a",
    "702.49a", "702.53a", "702.71a",
    without=without_effect,
)  # fmt: skip
def as_activated(game: Game, keyword: Keyword) -> Activated:
    """The activated ability that a keyword stands for."""
    game.note(_NUMBERS[keyword.name], f"{keyword.name} is an activated ability", standing=True)
    return in_full(keyword)


@cache
def in_full(keyword: Keyword) -> Activated:
    """The activated ability in its own words; equip and fortify say elsewhere what they do."""
    if keyword.name in _FITTED:
        return Activated(keyword.price, (), sorcery_speed=True)
    text = _TEXTS[keyword.name]
    if keyword.number is not None:
        text = text.replace(" N ", f" {keyword.number} ").replace("1 +1/+1 counters", "a +1/+1 counter")
    if keyword.quality is not None:
        text = text.replace(" T ", f" {keyword.quality.word} ")
    made = read_abilities(text)[0]
    assert isinstance(made, Activated)
    price = keyword.price
    if keyword.name == "crew" and keyword.number is not None:
        price = (TapTotalPower(keyword.number),)
    return replace(made, costs=(*price, *made.costs[1:]))
