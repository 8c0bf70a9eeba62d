"""702: what keywords stand for that pair creatures, or whose cards do something outside the battlefield."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from comprules.abilities.conditions import AllHold, Exists, ThisIs
from comprules.abilities.descriptions import narrowed
from comprules.abilities.instructions import ChooseTargets
from comprules.abilities.keyword_actions import KeywordAction
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, May, SpellAbility, Triggered
from comprules.abilities.nouns import AllThese, ControlledBy, Filter, Target
from comprules.abilities.plain_instructions import CastNow
from comprules.abilities.predicates import Is, Other, Type
from comprules.abilities.simple_nouns import It, This, You
from comprules.abilities.trigger_events_of_objects import Dies, Enters
from comprules.abilities.trigger_events_of_players import RevealsCard

__all__ = ["MEANINGS_ELSEWHERE"]


def miracle(keyword: Keyword) -> tuple[Ability, ...]:
    """702.94a: the card that was revealed as it was drawn may be cast for its miracle cost."""
    this = This("card", "hand")
    return (Triggered(RevealsCard(You(), This()), (May((CastNow(this, paying=keyword),)),)),)


def soulbond(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.95a: as it or another creature enters, it may be paired with an unpaired creature."""
    mine = Filter.of(Type("creature"), Is("unpaired"), ControlledBy(You()))
    this = ThisIs(This(), mine)
    that = ThisIs(It(), Filter.of(Is("unpaired"), ControlledBy(You())))
    others = AllThese(Filter.of(Type("creature"), Other(), ControlledBy(You())))
    pair = (KeywordAction("soulbond", You()),)
    return (
        Triggered(Enters(This()), pair, AllHold((this, Exists(narrowed(mine, Other()))))),
        Triggered(Enters(others), pair, AllHold((this, that)), "Whenever"),
    )


def haunt(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.55a: as the permanent dies, its card is exiled haunting a creature."""
    chosen = ChooseTargets(Target(Filter.of(Type("creature"))))
    return (Triggered(Dies(This()), (chosen, KeywordAction("haunt", You()))),)


def cipher(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.99a: the last instruction of the spell exiles its card encoded on a creature."""
    return (SpellAbility((KeywordAction("cipher", You()),)),)


MEANINGS_ELSEWHERE: Final[Mapping[str, Callable[[Keyword], tuple[Ability, ...]]]] = {
    "miracle": miracle,
    "soulbond": soulbond,
    "haunt": haunt,
    "cipher": cipher,
}
"""The functions by the names of the keywords, in the order of the book."""
