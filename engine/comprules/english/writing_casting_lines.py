"""Lines about how a spell itself may be cast and what it costs, in words."""

from __future__ import annotations

from comprules.abilities.conditions import Always
from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.kinds import Static
from comprules.abilities.nouns import CountOf
from comprules.abilities.simple_nouns import Number, TargetsBeyondFirst
from comprules.abilities.statements import (
    AdditionalCost,
    AlternativeCost,
    CastFrom,
    CastOnlyIf,
    FlashIfPaid,
    ThisCosts,
)
from comprules.english.writing_amounts import amount_words, condition_words
from comprules.english.writing_costs import payment_words
from comprules.english.writing_nouns import kinds_words
from comprules.english.writing_permissions import more_or_less
from comprules.english.writing_words import capital, listed, refuse

__all__ = ["ability_costs_words", "casting_words", "this_costs_words"]


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
    words = f"{part.cost or f'{{{abs(part.by)}}}'} {more_or_less(part.by)} |"
    match part.each:
        case Number(1):
            return words
        case CountOf(kind):
            return f"{words} for each {kinds_words(kind, several=False)}"
        case TargetsBeyondFirst():
            return f"{words} for each target beyond the first"
        case amount if part.cost is None and abs(part.by) == 1:
            return f"{{X}} {more_or_less(part.by)} |, where X is {amount_words(amount)}"
        case _:
            raise refuse(part)


def casting_words(ability: Static) -> str:
    """A line about how the spell itself may be cast, or nothing if the ability is no such line."""
    condition = ability.condition
    match ability.effects:
        case (AdditionalCost(ways, optional),) if condition == Always():
            what = "you may " * optional + " or ".join(_way(way) for way in ways)
            return f"As an additional cost to cast this spell, {what}."
        case (AlternativeCost(costs),):
            said = (
                f"{_way(costs)} rather than pay this spell's mana cost"
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


def _way(costs: tuple[Cost, ...]) -> str:
    said = [payment_words(cost) for cost in costs]
    if not said or len(said) > 2:
        raise refuse(costs)
    return listed(said)
