"""What players may cast, from where and for how much, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from comprules.abilities.changes_of_rules import (
    AsThoughFlash,
    AsThoughYourGraveyard,
    ChangeCost,
    MayAsThough,
    MoreLands,
    MustTarget,
)
from comprules.abilities.conditions import Always
from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.kinds import ApplyToPlayers, MayCast, MayPlay, Static
from comprules.abilities.nouns import CountOf, Players
from comprules.abilities.simple_nouns import EachPlayer, Number, Opponents, TargetsBeyondFirst, You
from comprules.abilities.statements import (
    AdditionalCost,
    AlternativeCost,
    CastFrom,
    CastOnlyIf,
    FlashIfPaid,
    ThisCosts,
)
from comprules.english import writing_costs
from comprules.english.forms.permissions import MORE_LANDS, PERMISSIONS
from comprules.english.lexicon import number_word
from comprules.english.writing_amounts import amount_words, condition_words
from comprules.english.writing_deeds import Quote
from comprules.english.writing_nouns import filter_words, kinds_words, players_words
from comprules.english.writing_words import capital, imagined_words, listed, refuse

__all__ = [
    "ability_costs_words",
    "casting_words",
    "permission_words",
    "this_costs_words",
]


def permission_words(players: Players, change: Any, *, this_turn: bool = False) -> str:
    """A change of what players may cast, or of what spells cost, as a clause.

    Raises:
        CannotWrite: The language has no words for it.
    """
    match change:
        case AsThoughYourGraveyard() if this_turn:
            others = "you may play lands and cast spells from other players' graveyards"
            return f"{others} this turn as though those cards were in your graveyard"
        case AsThoughFlash(spells) if this_turn and players == You():
            return f"you may cast {kinds_words(spells)} this turn as though they had flash"
        case MayAsThough("target", what, imagined) if this_turn and players == You():
            so = imagined_words(imagined, several=True)
            return (
                f"{kinds_words(what)} can be the targets of spells and abilities you control this turn {so}"
            )
        case MoreLands(number) if this_turn:
            return f"you may play {MORE_LANDS.words(number)} this turn"
        case MustTarget(what):
            return (
                "while choosing targets as part of casting a spell or activating an ability, "
                f"{players_words(players).words} must choose at least one {filter_words(what)} on the battlefield if able"
            )
        case ChangeCost():
            return _change_cost_words(players, change)
        case MayCast() | MayPlay():
            return PERMISSIONS.words(ApplyToPlayers(players, (replace(change, gaining=()),)))
        case _:
            return PERMISSIONS.words(ApplyToPlayers(players, (change,)))


def _change_cost_words(players: Players, change: ChangeCost) -> str:
    caster = {You(): " you cast", Opponents(): " your opponents cast", EachPlayer(): ""}.get(players)
    if caster is None or change.spells.other or change.spells.controller is not None or not change.by:
        raise refuse(change)
    much = f"{{{abs(change.by)}}}" if change.cost is None else str(change.cost)
    words = f"{filter_words(change.spells, several=True)}{caster} cost {much} {_direction(change.by)} to cast"
    match change.each:
        case None:
            pass
        case CountOf(kind):
            words += f" for each {kinds_words(kind, several=False)}"
        case amount if change.cost is None and abs(change.by) == 1:
            much = f"{{X}} {_direction(change.by)} to cast, where X is {amount_words(amount)}"
            words = f"{filter_words(change.spells, several=True)}{caster} cost {much}"
        case _:
            raise refuse(change)
    if change.least:
        words += (
            f". This effect can't reduce the mana in that cost to less than {number_word(change.least)} mana"
        )
    return words


def _direction(by: int) -> str:
    return "more" if by > 0 else "less"


def this_costs_words(part: ThisCosts) -> str:
    """What the spell itself costs more or less."""
    return f"this spell costs {how_much_words(part)}".replace("| ", "to cast ").replace("|", "to cast")


def ability_costs_words(changed: Static) -> str:
    """What an activated ability says about its own cost."""
    match changed:
        case Static((ThisCosts() as part,), Always()):
            words = how_much_words(part)
        case Static((ThisCosts(each=Number(1)) as part,), condition):
            words = f"{how_much_words(part)} if {condition_words(condition)}"
        case _:
            raise refuse(changed)
    return f"This ability costs {words}.".replace("|", "to activate")


def how_much_words(part: ThisCosts) -> str:
    """``{1} less | for each creature``; what is done for the cost comes into the place of the stroke."""
    if not part.by or (part.cost is not None and abs(part.by) != 1):
        raise refuse(part)
    words = f"{part.cost or f'{{{abs(part.by)}}}'} {_direction(part.by)} |"
    match part.each:
        case Number(1):
            return words
        case CountOf(kind):
            return f"{words} for each {kinds_words(kind, several=False)}"
        case TargetsBeyondFirst():
            return f"{words} for each target beyond the first"
        case amount if part.cost is None and abs(part.by) == 1:
            return f"{{X}} {_direction(part.by)} |, where X is {amount_words(amount)}"
        case _:
            raise refuse(part)


def casting_words(ability: Static, quote: Quote) -> str:
    """A line about how the spell itself may be cast, or nothing if the ability is no such line."""
    condition = ability.condition
    match ability.effects:
        case (AdditionalCost(ways, optional),) if condition == Always():
            what = "you may " * optional + " or ".join(_way(way, quote) for way in ways)
            return f"As an additional cost to cast this spell, {what}."
        case (AlternativeCost(costs),):
            said = (
                f"{_way(costs, quote)} rather than pay this spell's mana cost"
                if costs
                else "cast this spell without paying its mana cost"
            )
            if condition == Always():
                return f"You may {said}."
            return f"If {condition_words(condition)}, you may {said}."
        case (FlashIfPaid((ManaPayment(mana),)),) if condition == Always():
            return f"You may cast this spell as though it had flash if you pay {mana} more to cast it."
        case (FlashIfPaid(()),) if condition == Always():
            return "You may cast this spell as though it had flash."
        case (FlashIfPaid(()),):
            return f"You may cast this spell as though it had flash if {condition_words(condition)}."
        case (CastOnlyIf(),) if condition != Always():
            return f"Cast this spell only if {condition_words(condition)}."
        case (ThisCosts() as part,) if condition == Always():
            return f"{capital(this_costs_words(part))}."
        case (ThisCosts(each=Number(1)) as part,):
            return f"{capital(this_costs_words(part))} if {condition_words(condition)}."
        case (CastFrom(zone),) if condition == Always():
            return f"You may cast this card from {'your graveyard' if zone == 'graveyard' else zone}."
        case (CastFrom(zone),):
            place = "your graveyard" if zone == "graveyard" else zone
            return f"You may cast this card from {place} as long as {condition_words(condition)}."
        case _:
            return ""


def _way(costs: tuple[Cost, ...], quote: Quote) -> str:
    said = [
        f"pay {cost.mana}" if isinstance(cost, ManaPayment) else writing_costs.cost_words(cost, quote)
        for cost in costs
    ]
    if not said or len(said) > 2:
        raise refuse(costs)
    return listed(said)
