"""Amounts, conditions and durations in words."""

from __future__ import annotations

from typing import assert_never

from comprules.abilities.conditions import (
    AllHold,
    Always,
    AmountIs,
    AnyAmount,
    AttachedTo,
    CameUnderControl,
    Condition,
    ConditionalAmount,
    CostPaid,
    Did,
    Duration,
    Exists,
    HasTarget,
    IsNthCast,
    IsPrevented,
    Not,
    ThisIs,
    TurnOf,
    WasCast,
    WasDealtDamage,
    WordChosen,
)
from comprules.abilities.descriptions import predicate_of, without
from comprules.abilities.nouns import (
    AllThese,
    CardsIn,
    ColorsSpentOn,
    ControlledBy,
    CountersOn,
    CountOf,
    Devotion,
    Filter,
    GreatestPower,
    Half,
    KeywordAmount,
    LifeOf,
    ManaSpentOn,
    ManaValueOf,
    Negative,
    OwnedBy,
    Players,
    Plus,
    PowerOf,
    SpeedOf,
    Subject,
    Times,
    TimesPaid,
    ToughnessOf,
    TypesAmong,
)
from comprules.abilities.predicates import ThisTurn
from comprules.abilities.simple_nouns import (
    DefendingPlayer,
    EachPlayer,
    It,
    LifePaid,
    Noted,
    Number,
    Opponents,
    PreventedThisWay,
    SpellsCastBefore,
    TargetsBeyondFirst,
    ThatMuch,
    ThatPlayer,
    This,
    X,
    You,
)
from comprules.english.lexicon import ORDINALS, number_word
from comprules.english.writing_nouns import (
    THAN,
    described,
    each_of,
    filter_words,
    kinds_words,
    of_subject,
    one_of,
    owned_by,
    players_words,
    subject_words,
)
from comprules.english.writing_words import article, listed, refuse, verb

__all__ = ["amount_words", "condition_words", "duration_words"]

# ---- amounts


def amount_words(amount: AnyAmount) -> str:
    """An amount that stands alone: ``the number of lands you control``.

    Raises:
        CannotWrite: It can't stand alone.
    """
    match amount:
        case Number(value) if value >= 0:
            return str(value)
        case X():
            return "X"
        case CountOf(kind):
            if without(kind, OwnedBy) == Filter(noun="card", zone=kind.zone):
                raise refuse(amount)
            return f"the number of {kinds_words(kind)}"
        case CardsIn(player, zone):
            return f"the number of cards in {owned_by(player, zone)}"
        case GreatestPower(kind):
            return f"the greatest power among {kinds_words(kind)}"
        case TimesPaid(of, "kicker"):
            return f"the number of times {subject_words(of).words} was kicked"
        case TimesPaid() | TargetsBeyondFirst() | KeywordAmount():
            raise refuse(amount)
        case ManaSpentOn(of):
            return f"the amount of mana spent to cast {subject_words(of).words}"
        case ColorsSpentOn(of):
            return f"the number of colors of mana spent to cast {subject_words(of).words}"
        case TypesAmong(kind, of):
            return f"the number of {of}s among {kinds_words(kind)}"
        case Devotion(player, colors) if colors:
            return f"{owned_by(player, 'devotion')} to {listed(colors)}"
        case Plus(number, of) if not isinstance(of, Number | ThatMuch):
            return f"{number} plus {amount_words(of)}"
        case Plus() | Devotion():
            raise refuse(amount)
        case Times(factor, of) if factor > 2:
            return f"{number_word(factor)} times {amount_words(of)}"
        case PowerOf(of):
            return f"{of_subject(of)} power"
        case ToughnessOf(of):
            return f"{of_subject(of)} toughness"
        case ManaValueOf(AllThese() as of):
            return f"the total mana value of {subject_words(of).words}"
        case ManaValueOf(of):
            return f"{of_subject(of)} mana value"
        case CountersOn(kind, of):
            return f"the number of {kind} counters on {each_of(of)}"
        case LifeOf(player):
            return owned_by(player, "life total")
        case SpeedOf(player):
            return owned_by(player, "speed")
        case Times(2, of):
            return f"twice {amount_words(of)}"
        case PreventedThisWay():
            return "the damage prevented this way"
        case LifePaid(time):
            return f"the life paid as this {time}"
        case Noted():
            return "the noted number"
        case SpellsCastBefore():
            return "the number of spells cast before it this turn"
        case Number() | Negative() | ConditionalAmount() | Half() | Times() | ThatMuch():
            raise refuse(amount)
        case _:
            assert_never(amount)


# ---- conditions and durations


def _cost_paid_words(paid: CostPaid, *, is_so: bool) -> str:
    match paid.of:
        case This(noun) if noun == "spell" or paid.cost == "kicker":
            it, its = f"this {noun}", f"this {noun}'s"
        case It("it"):
            it, its = "it", "its"
        case It("spell") if paid.cost == "kicker":
            it, its = "that spell", ""
        case This("creature" | "permanent" as noun) if paid.cost == "kicker":
            it, its = f"this {noun}", ""
        case _:
            raise refuse(paid)
    if paid.cost == "foretell":
        return f"{it} was foretold"
    if paid.cost == "escape" and paid.of == It("it"):
        return "it escaped"
    if paid.cost == "kicker":
        return f"{it} was{'' if is_so else 'n' + chr(39) + 't'} kicked"
    if paid.cost.startswith("kicker "):
        return f"{it} was kicked with its {paid.cost.removeprefix('kicker ')} kicker"
    return f"{its} {paid.cost} cost was paid"


def condition_words(condition: Condition) -> str:
    """A condition, as it stands behind ``if``.

    Raises:
        CannotWrite: The language has no words for it.
    """
    match condition:
        case Exists():
            return _exists_words(condition)
        case AmountIs(CountOf(kind), ">=", Number(1)) if predicate_of(kind, ThisTurn) == ThisTurn("exiled"):
            return f"{article(filter_words(without(kind, ThisTurn)))} was put into exile this turn"
        case AmountIs():
            return _amount_is_words(condition)
        case ThisIs(This() | It() as subject, kind) if kind == Filter.of(ControlledBy(You())):
            return f"you control {_one_subject(subject)}"
        case ThisIs(This("card", zone), kind) if zone and kind == Filter.of(
            OwnedBy(You()), noun="card", zone=zone
        ):
            return f"this card is in {owned_by(You(), zone)}"
        case ThisIs(subject, kind) if kind == Filter.of(ThisTurn("entered")):
            return f"{_one_subject(subject)} entered this turn"
        case ThisIs(subject, kind) if kind == Filter():
            return f"{_one_subject(subject)} is on the battlefield"
        case ThisIs(subject, kind):
            phrase = _one_subject(subject)
            return f"{phrase} is {described(kind)}"
        case Not(ThisIs(subject, kind)):
            return f"{_one_subject(subject)} isn't {described(kind)}"
        case Not(Exists(kind, 1, None)) if kind.controller == You() and not kind.other:
            return f"you don't control {one_of(without(kind, ControlledBy))}"
        case AttachedTo(subject, to):
            return f"{_one_subject(subject)} is attached to {_one_subject(to)}"
        case TurnOf(whose, ""):
            return f"it's {_turn_words(whose)}"
        case Not(TurnOf(whose, "")):
            return f"it's not {_turn_words(whose)}"
        case AllHold(conditions) if len(conditions) > 1:
            return " and ".join(condition_words(each) for each in conditions)
        case CameUnderControl(subject):
            return f"{_one_subject(subject)} came under your control since the beginning of your last upkeep"
        case WasDealtDamage(Opponents()):
            return "an opponent was dealt damage this turn"
        case WasDealtDamage() | TurnOf():
            raise refuse(condition)
        case IsPrevented(by):
            dealt = "" if by is None else f" from {article(filter_words(by))}"
            return f"damage{dealt} is prevented this way"
        case Did(EachPlayer(False) | Opponents() as who):
            return "a player does" if isinstance(who, EachPlayer) else "an opponent does"
        case Not(Did(EachPlayer(False) | Opponents() as who)):
            return "no one does" if isinstance(who, EachPlayer) else "no opponent does"
        case Did(You() | ThatPlayer() as who):
            return "you do" if isinstance(who, You) else "that player does"
        case Not(Did(You() | ThatPlayer() as who)):
            return "you don't" if isinstance(who, You) else "that player doesn't"
        case CostPaid():
            return _cost_paid_words(condition, is_so=True)
        case WasCast():
            return _was_cast_words(condition, is_so=True)
        case Not(WasCast(It(), None) as cast):
            return _was_cast_words(cast, is_so=False)
        case HasTarget(kind):
            return f"it targets {one_of(kind)}"
        case IsNthCast(nth, spell):
            return f"it's the {ORDINALS[nth]} {filter_words(spell)} this turn"
        case Not(CostPaid() as paid) if paid.cost == "kicker":
            return _cost_paid_words(paid, is_so=False)
        case Did() | Not() | Always() | WordChosen() | AllHold():
            raise refuse(condition)
        case _:
            assert_never(condition)


def _was_cast_words(cast: WasCast, *, is_so: bool) -> str:
    whose = {"hand": " from your hand", "library": " from your library", "graveyard": " from a graveyard"}
    origin = (whose | {"": "", "exile": " from exile"})[cast.origin]
    was = "was" if is_so else "wasn't"
    match cast:
        case WasCast(This("spell"), None):
            return f"this spell {was} cast{origin}"
        case WasCast(It("it"), None):
            return f"it {was} cast{origin}"
        case WasCast(It("it"), You()):
            return f"you cast it{origin}"
        case _:
            raise refuse(cast)


def _turn_words(whose: Players) -> str:
    return "an opponent's turn" if isinstance(whose, Opponents) else owned_by(whose, "turn")


def _one_subject(subject: Subject) -> str:
    phrase = subject_words(subject)
    if phrase.plural:
        raise refuse(subject, "a condition speaks of one thing")
    return phrase.words


def _exists_words(found: Exists) -> str:
    kind = found.filter
    match kind.controller:
        case You():
            start, kind = "you control", without(kind, ControlledBy)
        case Opponents():
            start, kind = "an opponent controls", without(kind, ControlledBy)
        case DefendingPlayer():
            start, kind = "defending player controls", without(kind, ControlledBy)
        case _:
            start = "there are"
    match found.least, found.most:
        case 1, None:
            return f"{'there is' if start == 'there are' else start} {one_of(kind)}"
        case 0, 0:
            count = "no"
        case least, None if least > 1:
            count = f"{number_word(least)} or more"
        case 0, int(most):
            count = f"{number_word(most)} or fewer"
        case least, most if least == most:
            count = f"exactly {number_word(least)}"
        case _:
            raise refuse(found)
    return f"{start} {count} {kinds_words(kind, several=count != 'exactly one')}"


def _amount_is_words(condition: AmountIs) -> str:
    amount, sign, than = condition.amount, condition.sign, condition.than
    if isinstance(than, Number) and than.value < 0:
        raise refuse(condition)
    match amount, sign, than:
        case LifeOf(player), "<=" | ">=", Number(value):
            return f"{_holder(player)} {value} {'or less' if sign == '<=' else 'or more'} life"
        case CardsIn(player, "hand"), "=", Number(0):
            return f"{_holder(player)} no cards in hand"
        case CardsIn(player, "hand"), "=", Number(value):
            return f"{_holder(player)} exactly {number_word(value)} cards in hand"
        case CardsIn(player, "hand"), "<=" | ">=", Number(value):
            bound = "or fewer" if sign == "<=" else "or more"
            return f"{_holder(player)} {number_word(value) if value else 0} {bound} cards in hand"
        case SpeedOf(player), "=", Number(4):
            return f"{_holder(player)} max speed"
        case CountersOn(kind, of), "=", Number(0):
            return f"{_one_subject(of)} has no {kind} counters on it"
        case CountersOn(kind, of), "<=" | ">=", Number(value):
            if (sign, value) == (">=", 1):
                return f"{_one_subject(of)} has a {kind} counter on it"
            bound = "or fewer" if sign == "<=" else "or more"
            return (
                f"{_one_subject(of)} has {number_word(value) if value else 0} {bound} {kind} counters on it"
            )
        case _, "<=" | ">=", _ if not isinstance(than, Number):
            sign_words = "less than" if sign == "<=" else "greater than"
            return f"{amount_words(amount)} is {sign_words} or equal to {amount_words(than)}"
        case _, "=", _:
            return f"{amount_words(amount)} is {amount_words(than)}"
        case _, "<" | ">", _:
            return f"{amount_words(amount)} is {THAN[sign]} {amount_words(than)}"
        case _, _, Number(value):
            return f"{amount_words(amount)} is {value} {'or less' if sign == '<=' else 'or greater'}"
        case _:
            return f"{amount_words(amount)} is {THAN[sign]} {amount_words(than)}"


def _holder(players: Players) -> str:
    phrase = players_words(players)
    return f"{phrase.words} {verb('have', several=phrase.plural)}"


def duration_words(duration: Duration, *, only_bars: bool = False) -> str:
    """How long, with a space before it; empty for as long as the game. With ``only_bars`` a turn is "this turn"."""
    if duration.as_long_as != Always():
        if duration.until:
            raise refuse(duration)
        return f" for as long as {condition_words(duration.as_long_as)}"
    if duration.until == "end of turn" and only_bars:
        return " this turn"
    if duration.until == "end of combat" and only_bars:
        return " this combat"
    match duration.until.partition("next "):
        case (_, "", _):
            return f" until {duration.until}" if duration.until else ""
        case ("end of ", _, "turn"):
            return f" until the end of {owned_by(duration.whose, 'next turn')}"
        case ("", _, "turn" | "upkeep" as moment):
            return f" until {owned_by(duration.whose, f'next {moment}')}"
        case ("", _, step):
            kind = "phase" if step.endswith("main") else "step"
            return f" until {owned_by(duration.whose, f'next {step} {kind}')}"
        case _:
            raise refuse(duration)
