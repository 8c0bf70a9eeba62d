"""The words of an ability read facets of the game: what they look at may depend on other effects (613.8a)."""

from __future__ import annotations

from typing import Final, assert_never

from comprules.abilities.adjectives import ADJECTIVES
from comprules.abilities.conditions import (
    AllHold,
    Always,
    AmountIs,
    AnyAmount,
    AnyHolds,
    AttachedTo,
    BothYours,
    CameFrom,
    CameUnderControl,
    CardWasCast,
    CaseSolved,
    CaseUnsolved,
    CastLastTurn,
    CommittedCrime,
    CompletedDungeon,
    Condition,
    ConditionalAmount,
    CostPaid,
    Did,
    ExcessWasDealt,
    Exists,
    FlipIs,
    HadToAttack,
    HasCounters,
    HasDesignation,
    HasMore,
    HasTarget,
    IsNthCast,
    IsNthResolution,
    IsPrevented,
    LevelIs,
    LibrarySearched,
    LifeThisTurn,
    Not,
    PointOfTurn,
    ResultIs,
    RingTempted,
    SearchedThisTurn,
    ThisIs,
    TimeIs,
    TurnOf,
    VoteIs,
    WasAttacked,
    WasCast,
    WasDealtDamage,
    WasSo,
    WordChosen,
)
from comprules.abilities.facets import Facet, Facets
from comprules.abilities.nouns import (
    AllThese,
    AnyOf,
    Apart,
    AsY,
    Attaching,
    Blocking,
    Both,
    CardsIn,
    ColorsOf,
    ColorsSpentOn,
    CommanderCasts,
    Comparison,
    ControlledBy,
    Controller,
    CountersHad,
    CountersOn,
    CountOf,
    CountThisWay,
    DamageThisTurn,
    Devotion,
    DoneThisWay,
    ExtremeLife,
    Filter,
    Greatest,
    Half,
    InAll,
    KeywordAmount,
    Least,
    LifeGainedOrLost,
    LifeOf,
    ManaSpentOn,
    ManaValueOf,
    NamedUnlike,
    Negative,
    Non,
    NthCast,
    NumberOfPlayers,
    OneOrMore,
    OneOrOther,
    OnStickers,
    OpponentsOf,
    OwnedBy,
    Owner,
    PartySize,
    Picked,
    Players,
    PlayersWho,
    Plus,
    PowerOf,
    Predicate,
    SharesWith,
    SpeedOf,
    Subject,
    Sum,
    Target,
    Targeting,
    Times,
    TimesPaid,
    TopOf,
    ToughnessOf,
    TypesAmong,
    YouAnd,
)
from comprules.abilities.parts import once_for_each
from comprules.abilities.predicates import (
    CastFrom,
    Color,
    ConvokedThis,
    Exceeds,
    ExiledWith,
    Facing,
    HasCounter,
    HasKeyword,
    HasName,
    Is,
    LinkedTo,
    OfPair,
    OneOfThese,
    Other,
    PutThere,
    Shares,
    Subtype,
    Supertype,
    ThisTurn,
    Type,
)
from comprules.abilities.simple_nouns import (
    ActivePlayer,
    Attached,
    Chosen,
    ChosenPlayer,
    DefendingPlayer,
    DieResult,
    EachPlayer,
    EnchantedPlayer,
    ExcessDealt,
    Granter,
    It,
    LifePaid,
    Noted,
    NotWinningSubgame,
    Number,
    OnePlayer,
    Opponents,
    OtherPlayers,
    PaidWith,
    PlayerTarget,
    PreventedThisWay,
    SpellsCastBefore,
    TargetsBeyondFirst,
    ThatMuch,
    ThatOne,
    ThatPlayer,
    TheMonarch,
    TheRest,
    This,
    VotesFor,
    WhoDid,
    WhoHasInitiative,
    X,
    You,
    YourTeam,
)

__all__ = ["Readable", "looks_at", "read_by"]

_NOTHING: Final[Facets] = frozenset()
_ABILITIES: Final[Facets] = frozenset({"gained", "lost"})

Readable = AnyAmount | Condition | Subject | Players | Predicate | Filter
"""What the words of an effect are made of, where they look at the game."""


def _of(*facets: Facet) -> Facets:
    return frozenset(facets)


_COMPARED: Final[dict[str, Facet]] = {"name": "name", "mana value": "cost", "loyalty": "counters"}


def looks_at(predicate: Predicate) -> Facets:
    """Return what a predicate looks at of the very object that it is about."""
    match predicate:
        case Type() | Supertype() | Subtype():
            return _of("types")
        case Color():
            return _of("colors")
        case Is(adjective):
            return ADJECTIVES[adjective].reads
        case Non(inner):
            return looks_at(inner)
        case AnyOf(these):
            return _NOTHING.union(*map(looks_at, these))
        case OneOrOther(one, other):
            return _NOTHING.union(*map(looks_at, (*one, *other)))
        case HasKeyword():
            return _ABILITIES
        case HasCounter():
            return _of("counters")
        case HasName():
            return _of("name")
        case Chosen(kind):
            return _of("name") if kind.endswith("name") else _of("colors", "types")
        case Comparison(of):
            return _of(_COMPARED.get(of, "size"))
        case Exceeds():
            return _of("size")
        case ControlledBy():
            return _of("control")
        case OwnedBy():
            return _of("owner")
        case OfPair():
            return _of("identity", "status")
        case Other():
            return _of("identity", "attachment")
        case Targeting():
            return _of("identity")
        case Attaching():
            return _of("attachment")
        case Blocking():
            return _of("identity", "combat")
        case NamedUnlike():
            return _of("identity", "name")
        case InAll("one of each", kinds=kinds):
            return _NOTHING.union(*(looks_at(one) for kind in kinds for one in kind))
        case InAll(how):
            joint: dict[str, Facet] = {
                "different names": "name",
                "one controller": "control",
                "different controllers": "control",
                "mana value": "cost",
                "different mana values": "cost",
            }
            return _of(joint.get(how, "size"))
        case (
            LinkedTo()
            | ExiledWith()
            | ThisTurn()
            | PutThere()
            | OneOfThese()
            | ConvokedThis()
            | CastFrom()
            | NthCast()
        ):
            return _of("identity", "history")
        case Facing():
            return _of("identity", "combat")
        case Apart():
            return _of("identity")
        case Shares(quality) | SharesWith(quality):
            shared: dict[str, Facet] = {"color": "colors", "name": "name"}
            return _of("identity", shared.get(quality, "types"))
        case _:
            assert_never(predicate)


def _named_in(predicate: Predicate) -> Facets:
    """Return what a predicate reads besides: of players, amounts and other objects that its words name."""
    match predicate:
        case Non(inner):
            return _named_in(inner)
        case AnyOf(these):
            return _NOTHING.union(*map(_named_in, these))
        case OneOrOther(one, other):
            return _NOTHING.union(*map(_named_in, (*one, *other)))
        case ControlledBy(players) | OwnedBy(players):
            return read_by(players)
        case Comparison(amount=amount):
            return read_by(amount)
        case InAll(most=most):
            return _NOTHING if most is None else read_by(most)
        case (
            Targeting(what)
            | Attaching(what)
            | Blocking(what)
            | NamedUnlike(what)
            | SharesWith(_, what)
            | Apart(what)
        ):
            return read_by(what)
        case Chosen():
            return _of("choices")
        case NthCast(_, kind):
            return read_by(kind)
        case Other() | OfPair() | Shares() | LinkedTo() | ConvokedThis() | Facing():
            return _of("reference")
        case (
            Type() | Supertype() | Subtype() | Color() | Is() | HasKeyword() | HasCounter() | HasName()
            | ExiledWith() | ThisTurn() | PutThere() | OneOfThese() | CastFrom() | Exceeds()
        ):  # fmt: skip
            return _NOTHING
        case _:
            assert_never(predicate)


@once_for_each
def read_by(part: Readable) -> Facets:
    """Return the facets that words look at, including the words within them.

    Whoever adds a kind of word has to add its facets here.
    """
    if isinstance(part, Filter):
        return _of("zone").union(*map(read_by, part.predicates))
    if isinstance(part, Predicate):
        return looks_at(part) | _named_in(part)
    if isinstance(part, Players):
        return _by_players(part)
    if isinstance(part, Subject):
        return _by_subject(part)
    if isinstance(part, AnyAmount):
        return _by_amount(part)
    if isinstance(part, Condition):
        return _by_condition(part)
    assert_never(part)


def _by_players(players: Players) -> Facets:
    match players:
        case You():
            return _of("control")
        case Opponents() | YourTeam():
            return _of("control", "players")
        case EachPlayer() | OnePlayer() | TheMonarch() | WhoHasInitiative():
            return _of("players")
        case ActivePlayer():
            return _of("turn")
        case ThatPlayer() | OtherPlayers() | NotWinningSubgame() | PlayerTarget() | ChosenPlayer() | WhoDid():
            return _of("reference")
        case DefendingPlayer():
            return _of("combat")
        case EnchantedPlayer():
            return _of("attachment")
        case PlayersWho(of, condition):
            return read_by(of) | read_by(condition)
        case Controller(of) | OpponentsOf(of) | YouAnd(of):
            return _of("control") | read_by(of)
        case Owner(of):
            return _of("owner") | read_by(of)
        case _:
            assert_never(players)


def _by_subject(subject: Subject) -> Facets:
    match subject:
        case This() | It() | ThatOne() | TheRest() | PaidWith() | Granter():
            return _of("reference")
        case Attached():
            return _of("attachment")
        case Target(described):
            return _of("reference") | read_by(described)
        case AllThese(described) | OneOrMore(described):
            return read_by(described)
        case DoneThisWay(described):
            return _of("reference") | read_by(described)
        case Picked(described, amount):
            return _of("choices") | read_by(described) | read_by(amount)
        case TopOf(player, amount):
            return _of("zone") | read_by(player) | read_by(amount)
        case Both(first, second):
            return read_by(first) | read_by(second)
        case _:
            assert_never(subject)


def _by_amount(amount: AnyAmount) -> Facets:
    match amount:
        case Number():
            return _NOTHING
        case CommanderCasts():
            return _of("history")
        case (
            X()
            | ThatMuch()
            | DieResult()
            | VotesFor()
            | PreventedThisWay()
            | ExcessDealt()
            | TargetsBeyondFirst()
        ):
            return _of("reference")
        case CountOf(described) | CountThisWay(described):
            return _of("count") | read_by(described)
        case CardsIn(player):
            return _of("count", "zone") | read_by(player)
        case Greatest(described, of) | Least(described, of):
            return _of("count", "cost" if of == "mana value" else "size") | read_by(described)
        case NumberOfPlayers(players):
            return _of("players") | read_by(players)
        case PartySize(player):
            return _of("count", "types", "control") | read_by(player)
        case Devotion(player):
            return _of("count", "cost", "control") | read_by(player)
        case TypesAmong(described, of):
            facet = _COMPARED.get(of, "size" if of == "power" else "types")
            return _of("count", "colors" if "color" in of else facet) | read_by(described)
        case PowerOf(of) | ToughnessOf(of):
            return _of("size") | read_by(of)
        case ManaValueOf(of) | ColorsOf(of):
            return _of("cost" if isinstance(amount, ManaValueOf) else "colors") | read_by(of)
        case CountersOn(_, of) | CountersHad(_, of) | OnStickers(_, of):
            return _of("counters") | read_by(of)
        case LifeOf(player) | SpeedOf(player) | ExtremeLife(player):
            return _of("life") | read_by(player)
        case SpellsCastBefore() | LifePaid() | Noted() | KeywordAmount():
            return _of("history")
        case ManaSpentOn(of) | ColorsSpentOn(of) | TimesPaid(of) | LifeGainedOrLost(of):
            return _of("history") | read_by(of)
        case DamageThisTurn(by, to):
            named = (read_by(part) for part in (by, to) if part is not None)
            return _of("history").union(*named)
        case Negative(inner) | Half(inner) | Plus(_, inner) | Times(_, inner) | AsY(inner):
            return read_by(inner)
        case Sum(first, second):
            return read_by(first) | read_by(second)
        case ConditionalAmount(condition, first, second):
            return read_by(condition) | read_by(first) | read_by(second)
        case _:
            assert_never(amount)


def _by_condition(condition: Condition) -> Facets:
    match condition:
        case Exists(described):
            return _of("count") | read_by(described)
        case AmountIs(one, _, other) | ThisIs(one, other):
            return read_by(one) | read_by(other)
        case BothYours(one, other):
            return _of("control", "count") | read_by(one) | read_by(other)
        case WasSo(subject, described):
            return _of("history") | read_by(subject) | read_by(described)
        case Not(inner):
            return read_by(inner)
        case Always():
            return _NOTHING
        case AllHold(conditions) | AnyHolds(conditions):
            return _NOTHING.union(*map(read_by, conditions))
        case TurnOf(whose):
            return _of("turn") | read_by(whose)
        case PointOfTurn() | TimeIs():
            return _of("turn", "history")
        case HasMore(who, what, than):
            what_counts = _of("life", "zone") if isinstance(what, str) else _of("control") | read_by(what)
            return _of("count") | what_counts | read_by(who) | read_by(than)
        case FlipIs() | VoteIs() | ResultIs() | LibrarySearched() | ExcessWasDealt():
            return _of("reference")
        case HasDesignation(who) | HasCounters(who) | CompletedDungeon(who) | RingTempted(who):
            return _of("counters", "players") | read_by(who)
        case AttachedTo(subject, to):
            return _of("attachment") | read_by(subject) | read_by(to)
        case CameUnderControl(subject):
            return _of("control", "history") | read_by(subject)
        case WasAttacked(of) | WasDealtDamage(of) | LifeThisTurn(of) | Did(of) | CostPaid(of) | WasCast(of):
            return _of("history") | read_by(of)
        case HadToAttack(of) | IsNthCast(_, of):
            return _of("history") | read_by(of)
        case CameFrom(subject):
            return _of("history") | read_by(subject)
        case CardWasCast():
            return _of("history", "zone")
        case CommittedCrime(who) | SearchedThisTurn(who):
            return _of("history") | read_by(who)
        case CastLastTurn() | IsNthResolution():
            return _of("history")
        case HasTarget(by) | IsPrevented(by):
            return _of("reference") | (read_by(by) if by else _NOTHING)
        case WordChosen():
            return _of("choices")
        case CaseSolved() | CaseUnsolved() | LevelIs():
            return _of("status")
        case _:
            assert_never(condition)
