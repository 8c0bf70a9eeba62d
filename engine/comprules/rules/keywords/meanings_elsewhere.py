"""702: what keywords stand for that pair creatures, count colors or damage, or work elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from comprules.abilities.conditions import AllHold, Exists, ThisIs
from comprules.abilities.costs import DoCost
from comprules.abilities.descriptions import narrowed
from comprules.abilities.instructions import ChooseTargets, Move, Reveal
from comprules.abilities.keyword_actions import KeywordAction
from comprules.abilities.keywords import Keyword, Quality
from comprules.abilities.kinds import Ability, Activated, May, SpellAbility, Static, Triggered
from comprules.abilities.nouns import AllThese, ControlledBy, CountOf, Filter, KeywordAmount, Picked, Target
from comprules.abilities.plain_instructions import CastNow
from comprules.abilities.predicates import Is, Other, Type
from comprules.abilities.simple_nouns import It, Number, This, You
from comprules.abilities.statements import EntersWith
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


def modular(keyword: Keyword) -> tuple[Ability, ...]:
    """702.44c: with sunburst for its number, it enters with so many counters as colors of mana were spent."""
    if keyword.quality != Quality("sunburst"):
        return ()
    return (Static((EntersWith(This(), "+1/+1", KeywordAmount("colors of mana spent on it as a number")),)),)


def epic(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.50a: the last instruction of the spell forbids others, and has it copied in each upkeep."""
    return (SpellAbility((KeywordAction("epic", You()),)),)


def commander_ninjutsu(keyword: Keyword) -> tuple[Ability, ...]:
    """702.49d: from the hand or the command zone it comes in the place of an unblocked attacker."""
    attacker = Filter.of(Type("creature"), Is("unblocked"), Is("attacking"), ControlledBy(You()))
    returned = Move(Picked(attacker, Number(1)), "hand")
    costs = (*keyword.price, DoCost(Reveal(This("card"))), DoCost(returned))
    put = Move(This("card"), "battlefield", tapped=True, under=You(), attacking=True)
    return (Activated(costs, (put,), word="commander ninjutsu"),)


def bloodthirst(keyword: Keyword) -> tuple[Ability, ...]:
    """702.54b: with X for its number, it enters with a counter for each damage dealt to opponents."""
    if keyword.quality != Quality("X"):
        return ()
    return (Static((EntersWith(This(), "+1/+1", KeywordAmount("damage dealt to opponents this turn")),)),)


def haunt(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.55a: as the permanent dies, its card is exiled haunting a creature."""
    chosen = ChooseTargets(Target(Filter.of(Type("creature"))))
    return (Triggered(Dies(This()), (chosen, KeywordAction("haunt", You()))),)


def cipher(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.99a: the last instruction of the spell exiles its card encoded on a creature."""
    return (SpellAbility((KeywordAction("cipher", You()),)),)


def craft(keyword: Keyword) -> tuple[Ability, ...]:
    """702.167a: it and its materials are exiled, and its card returns with its other face up."""
    assert keyword.filter is not None
    assert keyword.number is not None
    others = narrowed(keyword.filter, Other())
    materials = Picked(others, Number(keyword.number))
    if keyword.quality is not None:
        materials = Picked(others, CountOf(others), up_to=True, least=keyword.number)
    this, those = DoCost(Move(This("permanent"), "exile")), DoCost(Move(materials, "exile"))
    returned = Move(This("card"), "battlefield", transformed=True)
    return (Activated((*keyword.price, this, those), (returned,), sorcery_speed=True),)


MEANINGS_ELSEWHERE: Final[Mapping[str, Callable[[Keyword], tuple[Ability, ...]]]] = {
    "miracle": miracle,
    "soulbond": soulbond,
    "modular": modular,
    "commander ninjutsu": commander_ninjutsu,
    "epic": epic,
    "bloodthirst": bloodthirst,
    "haunt": haunt,
    "cipher": cipher,
    "craft": craft,
}
"""The functions by the names of the keywords, in the order of the book."""
