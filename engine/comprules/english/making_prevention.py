"""From the words of prevention.lark to effects and abilities that prevent damage.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.conditions import Always, Duration, TurnOf
from comprules.abilities.descriptions import narrowed
from comprules.abilities.instructions import UnpreventableDamage
from comprules.abilities.kinds import BeginReplacement, PreventDamage, Prevention, Replacement, Static
from comprules.abilities.nouns import AllThese, Filter, ObjectsOrPlayers, Plus
from comprules.abilities.simple_nouns import ThatMuch, This
from comprules.abilities.would import Redirected, WouldBeDealtDamage, WouldDealDamage
from comprules.english.making_descriptions import several_of, single_of
from comprules.english.making_sentences import effect_sentence, instead_of_it, with_targets_numbered
from comprules.english.said import Chain, Described, Misread, Said

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.conditions import Condition
    from comprules.abilities.kinds import Effect
    from comprules.abilities.nouns import Amount, Predicate
    from comprules.abilities.would import WouldHappen

__all__: list[str] = []


class Dealt:
    """Whom the damage would be dealt to."""

    def __init__(self, to: Any) -> None:
        self.to = to


Prevented = tuple["Amount | None", str]


class Dealers:
    """From which source the damage would be."""

    def __init__(self, **said: Any) -> None:
        self.said = said


class ChosenDealer:
    """A source of the player's choice."""

    def __init__(self, described: Filter) -> None:
        self.described = described


def prevent_from(prevented: Prevented, source: Said, to: Dealt | None = None) -> PreventDamage:
    amount, combat = _of_turn(prevented)
    return PreventDamage(amount, to=to.to if to else None, combat=combat, **_dealers(source).said)


def prevent_damage(prevented: Prevented, *rest: Dealt | Dealers) -> PreventDamage:
    amount, combat = _of_turn(prevented)
    to = next((part.to for part in rest if isinstance(part, Dealt)), None)
    said = next((part.said for part in rest if isinstance(part, Dealers)), {})
    return PreventDamage(amount, to=to, combat=combat, **said)


def prevent_to_and_by(prevented: Prevented, subject: Said) -> tuple[PreventDamage, ...]:
    amount, combat = _of_turn(prevented)
    if amount is not None:
        raise Misread("all damage to it and by it is prevented, or none")
    by = PreventDamage(combat=combat, **_dealers(subject).said)
    return (PreventDamage(to=subject.value, combat=combat), by)


def _of_turn(prevented: Prevented) -> tuple[Amount | None, bool]:
    amount, sort = prevented
    if sort == "noncombat damage":
        raise Misread("noncombat damage alone is not prevented for a turn")
    return amount, sort == "combat damage"


def prevent_next_time(would: WouldHappen) -> PreventDamage:
    match would:
        case WouldDealDamage(source, to, "damage" | "combat damage" as sort):
            said = _dealers(Said(source)).said
            return PreventDamage(None, to=to, combat=sort == "combat damage", next_time=True, **said)
        case _:
            raise Misread("only damage from a source is prevented like this")


def prevent_next_time_chosen(
    source: ChosenDealer, verb: Token, sort: str, *rest: Dealt | Amount | None
) -> PreventDamage:
    if sort == "noncombat damage":
        raise Misread("the next time is not of noncombat damage alone", verb)
    to = next((part.to for part in rest if isinstance(part, Dealt)), None)
    made = PreventDamage(None, to=to, combat=sort == "combat damage", next_time=True, **_dealers(source).said)
    match rest[-1]:
        case None:
            return made
        case Plus(number, ThatMuch()) if number < 0:
            return replace(made, but=-number)
        case _:
            raise Misread("the next time prevents all of the damage, or all but so much of it", verb)


def prevent_from_chosen(
    prevented: Prevented, source: ChosenDealer, _: Token, to: Dealt | None = None
) -> PreventDamage:
    amount, combat = _of_turn(prevented)
    return PreventDamage(amount, to=to.to if to else None, combat=combat, **_dealers(source).said)


def _dealers(source: Said | ChosenDealer) -> Dealers:
    match source:
        case ChosenDealer(described=described):
            return Dealers(by=None if described == Filter(noun="source") else described, chosen=True)
        case Said(value=AllThese(described)):
            return Dealers(by=described)
        case _:
            return Dealers(source=source.value)


def prevented_all() -> Prevented:
    return None, "damage"


def prevented_all_combat() -> Prevented:
    return None, "combat damage"


def prevented_all_noncombat() -> Prevented:
    return None, "noncombat damage"


def prevented_next(amount: Amount) -> Prevented:
    return amount, "damage"


def dealt_to(to: Said) -> Dealt:
    return Dealt(to.value)


def dealt_by(source: Said | ChosenDealer) -> Dealers:
    return _dealers(source)


def chosen_dealer(described: Described, *of: Predicate) -> ChosenDealer:
    return ChosenDealer(narrowed(single_of(described), *of))


# ---- static abilities


class While:
    """Damage that is prevented while something is so."""

    def __init__(self, prevention: Prevention, condition: Condition) -> None:
        self.prevention = prevention
        self.condition = condition


StaticallyPrevented = Prevention | While | tuple[Prevention, ...]


def preventing(said: StaticallyPrevented, also: tuple[Effect, ...] = ()) -> Static | tuple[Static, ...]:
    if isinstance(said, While):
        return preventing_as_long_as(said.condition, said.prevention, also)
    return preventing_as_long_as(Always(), said, also)


def preventing_as_long_as(
    condition: Condition, said: StaticallyPrevented, also: tuple[Effect, ...] = ()
) -> Static | tuple[Static, ...]:
    match said:
        case tuple():
            if also:
                raise Misread("what happens right afterwards is said of one prevention")
            return tuple(Static((part,), condition) for part in said)
        case While():
            raise Misread("one condition is enough")
        case Prevention(would, amount, first):
            return Static((Prevention(would, amount, with_targets_numbered((*first, *also))),), condition)


def prevention(would: WouldHappen, much: Amount | None, also: tuple[Effect, ...] = ()) -> Prevention:
    return Prevention(would, much, also)


def prevention_while(
    would: WouldHappen, condition: Condition, much: Amount | None, also: tuple[Effect, ...] = ()
) -> While:
    if isinstance(would, WouldBeDealtDamage) and isinstance(would.to, This):
        condition = instead_of_it(condition, would.to)
    return While(Prevention(would, much, also), condition)


def prevention_during(prevented: Prevented, *rest: Any) -> While:
    *dealt, whose = rest
    return While(prevention_of_all(prevented, *dealt), TurnOf(whose.value))


def and_then(steps: Chain) -> tuple[Effect, ...]:
    return effect_sentence(steps)


def prevention_of_all(prevented: Prevented, *rest: Dealt | Dealers) -> Prevention:
    amount, sort = prevented
    if amount is not None:
        raise Misread("a static ability prevents all of some damage, or so much of each")
    to = next((part.to for part in rest if isinstance(part, Dealt)), None)
    said = next((part.said for part in rest if isinstance(part, Dealers)), None)
    return Prevention(_dealt(to, said, sort))


def prevention_to_and_by(prevented: Prevented, subject: Said) -> tuple[Prevention, ...]:
    amount, sort = prevented
    if amount is not None:
        raise Misread("all damage to it and by it is prevented, or none")
    return (
        Prevention(_dealt(subject.value, None, sort)),
        Prevention(_dealt(None, _dealers(subject).said, sort)),
    )


def _dealt(to: Any, said: dict[str, Any] | None, sort: str) -> WouldHappen:
    """The damage that such words speak of: to whom it would be dealt, and by which source."""
    if said is None:
        if to is not None:
            return WouldBeDealtDamage(to, sort)  # type: ignore[arg-type]
        return WouldDealDamage(AllThese(Filter(noun="source")), None, sort)  # type: ignore[arg-type]
    if said.get("chosen"):
        raise Misread("a source is chosen only as an effect begins, for a turn")
    source = AllThese(said["by"]) if "by" in said else said["source"]
    return WouldDealDamage(source, to, sort)  # type: ignore[arg-type]


# ---- damage that goes elsewhere


def redirection(to: Dealt, *rest: Any) -> Replacement:
    by, wanted = rest if len(rest) > 1 else (None, *rest)
    would = _dealt(to.to, by.said if by else None, "damage")
    return with_targets_numbered((Replacement(would, altered=Redirected(wanted.value)),))[0]  # type: ignore[return-value,arg-type]


def redirection_now(to: Dealt, *rest: Any) -> tuple[Effect, ...]:
    by, wanted = rest if len(rest) > 1 else (None, *rest)
    return _redirected(to, by, wanted)


def redirection_of_next(amount: Amount, to: Dealt, *rest: Any) -> tuple[Effect, ...]:
    by, wanted = rest if len(rest) > 1 else (None, *rest)
    return _redirected(to, by, wanted, amount)


def redirection_of_next_by(
    amount: Amount, by: Said | ChosenDealer, _: Token, to: Dealt, wanted: Said
) -> tuple[Effect, ...]:
    return _redirected(to, _dealers(by), wanted, amount)


def _redirected(
    to: Dealt, by: Dealers | None, wanted: Said, amount: Amount | None = None
) -> tuple[Effect, ...]:
    said = dict(by.said) if by else None
    chosen = bool(said and said.pop("chosen", False))
    if chosen and said is not None and said["by"] is None:
        said["by"] = Filter(noun="source")
    made = Replacement(_dealt(to.to, said, "damage"), altered=Redirected(wanted.value))
    return (BeginReplacement(made, Duration("end of turn"), amount=amount, chosen=chosen),)


def next_time_chosen_sentence(source: ChosenDealer, _: Token, sort: str, *rest: Any) -> tuple[Effect, ...]:
    *to, place = rest
    would = WouldDealDamage(AllThese(source.described), to[0].to if to else None, sort)  # type: ignore[arg-type]
    made = Replacement(would, place.instead, place.altered, optional=place.optional)
    return (BeginReplacement(made, Duration("end of turn"), once=True, chosen=True),)


def either(first: Said, *rest: Any) -> Said:
    second = rest[-1]
    if isinstance(second, Described):
        second = Said(AllThese(several_of(second)))
    return Said(ObjectsOrPlayers(first.value, second.value))


def unpreventable_now(effect: UnpreventableDamage) -> UnpreventableDamage:
    return effect
