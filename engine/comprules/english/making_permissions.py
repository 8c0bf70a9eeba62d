"""From the words of permissions.lark to what players may cast, from where, and for how much.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from lark import Token

from comprules.abilities.changes_of_rules import (
    ActivationCost,
    AsThoughFlash,
    AsThoughYourGraveyard,
    CantCast,
    ChangeCost,
    Imagined,
    MayAsThough,
    MayCastThis,
    MayLook,
    MoreLands,
    MustTarget,
)
from comprules.abilities.conditions import Duration
from comprules.abilities.descriptions import without
from comprules.abilities.kinds import Apply, ApplyToPlayers, MayPlay
from comprules.abilities.nouns import AllThese, ControlledBy, CountOf, Filter
from comprules.abilities.simple_nouns import EachPlayer, Number, This, You
from comprules.abilities.statements import ThisCosts
from comprules.english.forms.keyword_lines import mana
from comprules.english.forms.permissions import cant_play_or_cast, described_spells
from comprules.english.making_descriptions import integer, single_of
from comprules.english.said import Described, Misread, Said, agrees

if TYPE_CHECKING:
    from comprules.abilities.nouns import Amount
    from comprules.words import Zone

__all__ = ["LeastCost", "change_cost", "with_least_costs"]


def as_though_yours_this_turn() -> ApplyToPlayers:
    return ApplyToPlayers(You(), (AsThoughYourGraveyard(),), Duration("end of turn"))


def may_target_this_turn(subject: Said, imagined: Imagined) -> ApplyToPlayers:
    if not isinstance(subject.value, AllThese):
        raise Misread("say which objects can be the targets")
    change = MayAsThough("target", subject.value.filter, imagined)
    return ApplyToPlayers(You(), (change,), Duration("end of turn"))


def may_play_all(zone: str) -> ApplyToPlayers:
    """To play lands and cast spells from somewhere is to play cards from there (601.1a)."""
    return ApplyToPlayers(You(), (MayPlay(Filter(noun="card"), zone),))  # type: ignore[arg-type]


def may_play_all_this_turn(zone: str) -> ApplyToPlayers:
    return replace(may_play_all(zone), duration=Duration("end of turn"))


def more_lands_this_turn(number: int | None) -> ApplyToPlayers:
    return ApplyToPlayers(You(), (MoreLands(number),), Duration("end of turn"))


def as_though_flash_this_turn(described: Described) -> ApplyToPlayers:
    return ApplyToPlayers(You(), (AsThoughFlash(described_spells(described)),), Duration("end of turn"))


def cant_cast_this_turn(
    players: Said, described: Described, place: tuple[tuple[Zone, ...], bool] = ((), False)
) -> ApplyToPlayers:
    zones, own = place
    change = CantCast(described_spells(described), zones, own=own)
    return ApplyToPlayers(players.value, (change,), Duration("end of turn"))


def cant_play_or_cast_this_turn(players: Said, place: tuple[tuple[Zone, ...], bool]) -> ApplyToPlayers:
    return replace(cant_play_or_cast(players.value, *place), duration=Duration("end of turn"))


def must_target(players: Said, described: Described) -> ApplyToPlayers:
    return ApplyToPlayers(players.value, (MustTarget(single_of(described)),))


def may_cast_this(it: Said) -> Apply:
    return Apply(it.value, (MayCastThis(),))


def may_cast_this_turn(it: Said) -> Apply:
    return Apply(it.value, (MayCastThis(),), Duration("end of turn"))


def may_cast_until(it: Said, duration: Duration) -> Apply:
    return Apply(it.value, (MayCastThis(),), duration)


def may_play_this(it: Said) -> Apply:
    return Apply(it.value, (MayCastThis(play=True),))


def may_play_this_turn(it: Said) -> Apply:
    return Apply(it.value, (MayCastThis(play=True),), Duration("end of turn"))


def may_play_until(it: Said, duration: Duration) -> Apply:
    return Apply(it.value, (MayCastThis(play=True),), duration)


def may_cast_this_free(it: Said) -> Apply:
    return Apply(it.value, (MayCastThis(without_paying=True),))


def may_look(it: Said) -> Apply:
    return Apply(it.value, (MayLook(),))


# ---- how much spells cost


def change_cost(
    spells: Said, verb: Token, cost: Token, direction: str, each: Described | None = None
) -> ApplyToPlayers | ThisCosts:
    """What spells, or the spell that says so, cost more or less to cast."""
    agrees(spells, verb)
    symbols = mana(cost).symbols
    sign = 1 if direction == "more" else -1
    times = None if each is None else CountOf(single_of(each))
    is_generic = len(symbols) == 1 and symbols[0].isdigit()
    by = int(symbols[0]) * sign if is_generic else sign
    match spells.value:
        case This():
            return ThisCosts(by, Number(1) if times is None else times, None if is_generic else mana(cost))
        case AllThese(filter) if filter.noun == "spell":
            players = filter.controller or EachPlayer()
            change = ChangeCost(without(filter, ControlledBy), by, None if is_generic else mana(cost), times)
            return ApplyToPlayers(players, (change,))
        case _:
            raise Misread("only spells cost mana to cast", verb)


def change_cost_by(
    spells: Said, verb: Token, cost: Token, direction: str, by: Amount
) -> ApplyToPlayers | ThisCosts:
    """``… cost {X} less to cast, where X is …``."""
    if str(cost) != "{X}":
        raise Misread("an amount is said of X", cost)
    made = change_cost(spells, verb, Token("MANA", "{1}"), direction)
    match made:
        case ThisCosts():
            return replace(made, each=by)
        case ApplyToPlayers(_, (ChangeCost() as change,)):
            return replace(made, changes=(replace(change, each=by),))
        case _:
            raise Misread("only spells cost mana to cast", verb)


def less_or_more(token: Token) -> str:
    return str(token)


@dataclass(frozen=True, slots=True)
class LeastCost:
    """How much the reduction in the sentence before must leave."""

    mana: int


def cost_this_turn(spells: Said, verb: Token, cost: Token, direction: str) -> ApplyToPlayers:
    made = change_cost(spells, verb, cost, direction)
    if isinstance(made, ThisCosts):
        raise Misread("a spell says of itself what it costs without a duration", cost)
    return replace(made, duration=Duration("end of turn"))


def least_cost(number: Token) -> LeastCost:
    return LeastCost(integer(number).value)


def with_least_costs(said: tuple[Any, ...]) -> tuple[Any, ...]:
    """The statements, with each floor of a reduction taken into it.

    Raises:
        Misread: no reduction stands before the floor.
    """
    made: list[Any] = []
    for statement in said:
        if not isinstance(statement, LeastCost):
            made.append(statement)
            continue
        match made[-1] if made else None:
            case Apply(_, (ActivationCost() as change,)) | ApplyToPlayers(
                _, (ChangeCost() as change,)
            ) as before if change.by < 0:
                made[-1] = replace(before, changes=(replace(change, least=statement.mana),))
            case _:
                raise Misread("nothing before this reduces a cost")
    return tuple(made)
