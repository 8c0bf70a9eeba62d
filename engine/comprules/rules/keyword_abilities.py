"""702: keyword abilities that stand for triggered abilities, said in full as data."""

from __future__ import annotations

from comprules.abilities.effects import Move
from comprules.abilities.kinds import Ability, Dies, Keyword, Triggered
from comprules.abilities.nouns import AmountIs, CountersOn, It, Number, This
from comprules.book.citing import rule
from comprules.state import Game

__all__ = ["in_full", "spelled_out"]


def _returns_with(kind: str) -> Triggered:
    """Return the permanent that died under its owner's control with a counter, if it had none of that kind."""
    return Triggered(
        Dies(This()),
        (Move(It(), "battlefield", counters=((kind, Number(1)),)),),
        condition=AmountIs(CountersOn(kind, This()), "=", Number(0)),
    )


_TRIGGERS: dict[str, Ability] = {"undying": _returns_with("+1/+1"), "persist": _returns_with("-1/-1")}


def keywords_mean_nothing(_game: Game, ability: Ability) -> Ability:
    """The keyword stands for no triggered ability."""
    return ability


@rule("702.93a", "702.79a", without=keywords_mean_nothing)
def spelled_out(_game: Game, ability: Ability) -> Ability:
    """An ability as it works: undying and persist are triggered abilities."""
    return in_full(ability)


def in_full(ability: Ability) -> Ability:
    """The triggered ability that a keyword stands for; any other ability itself."""
    return _TRIGGERS.get(ability.name, ability) if isinstance(ability, Keyword) else ability
