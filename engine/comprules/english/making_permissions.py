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
    CantPlay,
    ChangeCost,
    Imagined,
    MayAsThough,
    MayCastThis,
    MayLook,
    MayLookAtTop,
    MayPayInstead,
    MinimumCost,
    MoreLands,
    MustTarget,
    OnlyAsSorcery,
    PlayRevealed,
)
from comprules.abilities.conditions import Duration
from comprules.abilities.costs import ManaPayment
from comprules.abilities.descriptions import without, words_for
from comprules.abilities.kinds import Apply, ApplyToPlayers, MayCast, MayPlay
from comprules.abilities.nouns import AllThese, ControlledBy, CountOf, Filter
from comprules.abilities.plain_instructions import CastNow
from comprules.abilities.predicates import Type
from comprules.abilities.simple_nouns import EachPlayer, Number, This, You
from comprules.abilities.statements import ThisCosts
from comprules.english.lexicon import BARRED_FROM
from comprules.english.making_changes import mana
from comprules.english.making_descriptions import integer, several_of, single_of
from comprules.english.said import Described, MaySaid, Misread, Said, agrees

if TYPE_CHECKING:
    from comprules.abilities.nouns import Amount

__all__ = ["LeastCost", "change_cost", "with_least_costs"]

_ZONES = {
    "from the top of your library": "library",
    "from your graveyard": "graveyard",
    "from your hand": "hand",
    "from among face-down cards in exile": "exile",
}


def place_of(words: Token) -> str:
    return _ZONES[str(words)]


def _spells(described: Described) -> Any:
    kind = several_of(described)
    if kind.noun != "spell":
        raise Misread("only spells are cast")
    return kind


def may_cast(described: Described, zone: str) -> ApplyToPlayers:
    return ApplyToPlayers(You(), (MayCast(_spells(described), zone),))  # type: ignore[arg-type]


def may_cast_free(described: Described, zone: str) -> ApplyToPlayers:
    free = MayCast(_spells(described), zone, without_paying=True)  # type: ignore[arg-type]
    return ApplyToPlayers(You(), (free,))


def other_graveyards(*_: object) -> None:
    return None


def as_though_yours(_: None) -> ApplyToPlayers:
    return ApplyToPlayers(You(), (AsThoughYourGraveyard(),))


def as_though_yours_this_turn(_: None) -> ApplyToPlayers:
    return ApplyToPlayers(You(), (AsThoughYourGraveyard(),), Duration("end of turn"))


def as_though_flash(described: Described) -> ApplyToPlayers:
    return ApplyToPlayers(You(), (AsThoughFlash(_spells(described)),))


def may_target(subject: Said, imagined: Imagined) -> ApplyToPlayers:
    if not isinstance(subject.value, AllThese):
        raise Misread("say which objects can be the targets")
    return ApplyToPlayers(You(), (MayAsThough("target", subject.value.filter, imagined),))


def may_target_this_turn(subject: Said, imagined: Imagined) -> ApplyToPlayers:
    return replace(may_target(subject, imagined), duration=Duration("end of turn"))


def may_activate(described: Described, imagined: Imagined) -> ApplyToPlayers:
    return ApplyToPlayers(You(), (MayAsThough("activate", described.filter, imagined),))


def may_play(described: Described, zone: str) -> ApplyToPlayers:
    kind = several_of(described)
    if kind.noun != "card" and words_for(kind, Type) != ("land",):
        raise Misread("only cards are played")
    return ApplyToPlayers(You(), (MayPlay(kind, zone),))  # type: ignore[arg-type]


def may_play_all(zone: str) -> ApplyToPlayers:
    """To play lands and cast spells from somewhere is to play cards from there (601.1a)."""
    return ApplyToPlayers(You(), (MayPlay(Filter(noun="card"), zone),))  # type: ignore[arg-type]


def may_play_all_this_turn(zone: str) -> ApplyToPlayers:
    return replace(may_play_all(zone), duration=Duration("end of turn"))


def one_more_land() -> int:
    return 1


def more_lands(number: Token) -> int:
    return integer(number).value


def any_number_of_lands() -> None:
    return None


def more_lands_always(*parts: Any) -> ApplyToPlayers:
    *who, number = parts
    return ApplyToPlayers(who[0].value if who else You(), (MoreLands(number),))


def more_lands_this_turn(number: int | None) -> ApplyToPlayers:
    return ApplyToPlayers(You(), (MoreLands(number),), Duration("end of turn"))


def as_though_flash_this_turn(described: Described) -> ApplyToPlayers:
    return replace(as_though_flash(described), duration=Duration("end of turn"))


def cant_cast_this_turn(*said: Any) -> ApplyToPlayers:
    return replace(cant_cast(*said), duration=Duration("end of turn"))


def cant_play_or_cast_this_turn(players: Said, place: str) -> ApplyToPlayers:
    return replace(cant_play_or_cast(players, place), duration=Duration("end of turn"))


def may_pay_instead(symbols: Token, described: Described) -> ApplyToPlayers:
    spells = _spells(described)
    if spells.controller != You():
        raise Misread("you pay for spells you cast", symbols)
    change = MayPayInstead(without(spells, ControlledBy), (ManaPayment(mana(symbols)),))
    return ApplyToPlayers(You(), (change,))


def only_as_sorcery(players: Said, described: Described) -> ApplyToPlayers:
    return ApplyToPlayers(players.value, (OnlyAsSorcery(_spells(described)),))


def barred_from(words: Token) -> str:
    return str(words)


def cant_cast(players: Said, described: Described, place: str = "") -> ApplyToPlayers:
    zones, own = BARRED_FROM[place]
    return ApplyToPlayers(players.value, (CantCast(_spells(described), zones, own=own),))


def cant_play_or_cast(players: Said, place: str) -> ApplyToPlayers:
    zones, own = BARRED_FROM[place]
    lands, spells = Filter.of(Type("land"), noun="card"), Filter(noun="spell", zone="stack")
    return ApplyToPlayers(players.value, (CantPlay(lands, zones, own=own), CantCast(spells, zones, own=own)))


def cant_cast_more(players: Said, most: Token, described: Described) -> ApplyToPlayers:
    number = integer(most).value
    spells = single_of(described) if number == 1 else several_of(described)
    if spells.noun != "spell":
        raise Misread("only spells are cast", most)
    return ApplyToPlayers(players.value, (CantCast(spells, more_than=number),))


def cant_be_cast(described: Described) -> ApplyToPlayers:
    return ApplyToPlayers(EachPlayer(), (CantCast(_spells(described)),))


def cant_play(players: Said, described: Described) -> ApplyToPlayers:
    lands = several_of(described)
    if words_for(lands, Type) != ("land",):
        raise Misread("only lands are played")
    return ApplyToPlayers(players.value, (CantPlay(lands),))


def top_revealed(*said: Any) -> ApplyToPlayers:
    return _revealing(said, PlayRevealed("library"))


def hand_revealed(*said: Any) -> ApplyToPlayers:
    return _revealing(said, PlayRevealed("hand"))


def _revealing(said: tuple[Any, ...], change: PlayRevealed) -> ApplyToPlayers:
    if not said:
        return ApplyToPlayers(You(), (change,))
    players, verb = said
    if players.value == You():
        raise Misread("you play with your own cards revealed", verb)
    agrees(players, verb)
    return ApplyToPlayers(players.value, (change,))


def may_look_at_top() -> ApplyToPlayers:
    return ApplyToPlayers(You(), (MayLookAtTop(),))


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


def may_cast_now(it: Said) -> MaySaid:
    return MaySaid((CastNow(it.value),))


def may_cast_now_free(it: Said) -> MaySaid:
    return MaySaid((CastNow(it.value, free=True),))


def may_look(it: Said) -> Apply:
    return Apply(it.value, (MayLook(),))


# ---- how much spells cost


def minimum_cost(spells: Said, less_than: Token, verb: Token, number: Token) -> ApplyToPlayers:
    agrees(spells, verb)
    if integer(less_than) != integer(number):
        raise Misread("what costs less than a number costs that number", number)
    match spells.value:
        case AllThese(filter) if filter.noun == "spell":
            return ApplyToPlayers(EachPlayer(), (MinimumCost(filter, integer(number).value),))
        case _:
            raise Misread("only spells cost mana to cast", verb)


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
