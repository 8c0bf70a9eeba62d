"""What an amount comes to (608.2h)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, assert_never

from comprules.abilities.conditions import AnyAmount, ConditionalAmount
from comprules.abilities.descriptions import predicate_of, without
from comprules.abilities.kinds import Activated
from comprules.abilities.nouns import (
    AllThese,
    AsY,
    CardsIn,
    ColorsOf,
    ColorsSpentOn,
    CommanderCasts,
    ControlledBy,
    CountersHad,
    CountersOn,
    CountOf,
    CountThisWay,
    DamageThisTurn,
    Devotion,
    ExtremeLife,
    Filter,
    Greatest,
    Half,
    KeywordAmount,
    Least,
    LifeGainedOrLost,
    LifeOf,
    ManaSpentOn,
    ManaValueOf,
    Negative,
    NumberOfPlayers,
    OnStickers,
    PartySize,
    Players,
    Plus,
    PowerOf,
    SpeedOf,
    Sum,
    Times,
    TimesPaid,
    ToughnessOf,
    TypesAmong,
)
from comprules.abilities.predicates import ThisTurn
from comprules.abilities.simple_nouns import (
    DieResult,
    ExcessDealt,
    LifePaid,
    Noted,
    Number,
    PreventedThisWay,
    SpellsCastBefore,
    TargetsBeyondFirst,
    ThatMuch,
    VotesFor,
    X,
)
from comprules.book.citing import cite
from comprules.counting import many
from comprules.happening.damage_and_counters import life_total, number_had
from comprules.rules.meaning.colors import colors_among, is_color_pair
from comprules.rules.meaning.descriptions import was_described
from comprules.rules.meaning.done_this_turn import of_this_turn
from comprules.rules.meaning.earlier_this_turn import (
    cast_before,
    damage_this_turn,
    life_this_turn,
    with_what_they_were,
)
from comprules.rules.meaning.information import named, objects_of, players_of
from comprules.rules.meaning.keyword_amounts import keyword_amount
from comprules.rules.meaning.last_known_information import as_players_left, mana_value, view_of
from comprules.rules.meaning.linked_abilities import linked
from comprules.rules.meaning.names_of_objects import all_different
from comprules.rules.meaning.party import size_of_party
from comprules.rules.meaning.questions import answers
from comprules.rules.meaning.speaker import Speaker, filled
from comprules.rules.meaning.stickers import on_stickers
from comprules.rules.meaning.types_and_subtypes import card_types_among
from comprules.rules.meaning.what_was_paid import (
    X_DEFINED,
    colors_spent,
    mana_spent,
    paid_as_it_entered,
    paid_as_it_was_cast,
    times_paid,
)
from comprules.ruleset import rules_of, views
from comprules.state.game import Game
from comprules.state.objects import View
from comprules.words import BASIC_LAND_TYPES, COLOR_LETTERS

__all__ = [
    "LETTER_Y",
    "LIBRARIES_COUNTED",
    "NEGATIVE_RESULTS",
    "NUMBER_UNKNOWN",
    "ONE_CARD",
    "ROUNDING",
    "SELF_REPLACEMENT",
    "WHOLE_NUMBERS",
    "ZONES_OF_EACH_PLAYER",
    "amount_instead",
    "amount_of",
    "as_for_x",
    "cards_counted",
    "halved",
    "how_many",
    "modification",
    "not_negative",
    "result_of",
    "unknown_number",
    "x_of",
]

WHOLE_NUMBERS = cite("107.1")
ROUNDING = cite("107.1a")
NUMBER_UNKNOWN = cite("107.2")
LETTER_Y = cite("107.3p")
NEGATIVE_RESULTS = cite("107.1b")
ZONES_OF_EACH_PLAYER = cite("400.1")
LIBRARIES_COUNTED = cite("401.3")
SELF_REPLACEMENT = cite("614.15")
ONE_CARD = cite("709.2")


@ROUNDING
@WHOLE_NUMBERS
def halved(game: Game, amount: int, *, up: bool) -> int:
    """Half a number is a whole one, rounded up or down as the text says."""
    half = (amount + up) // 2
    WHOLE_NUMBERS.decided(game, f"half of {amount} is an integer too")
    ROUNDING.decided(game, f"half of {amount}, rounded {'up' if up else 'down'}, is {half}")
    return half


@NEGATIVE_RESULTS
def not_negative(game: Game, amount: int) -> int:
    """Nobody draws, deals or gains less than nothing: of a negative result, zero is left."""
    if amount < 0:
        NEGATIVE_RESULTS.decided(game, f"{amount} would be the result, and 0 is used instead")
        return 0
    return amount


@NUMBER_UNKNOWN
def unknown_number(game: Game, of: str) -> int:
    """For a number that can't be found out, as the greatest power among no creatures, 0 is used."""
    NUMBER_UNKNOWN.decided_once(game, f"there is nothing whose {of} could be looked at, so it is 0")
    return 0


def result_of(game: Game, board: Mapping[int, View], speaker: Speaker, amount: AnyAmount) -> int:
    """Return how much the words come to as the result of an effect; -1 that is said as such stays -1."""
    if isinstance(amount, Number):
        return amount.value
    if isinstance(amount, Negative):
        return -result_of(game, board, speaker, amount.amount)
    return not_negative(game, amount_of(game, board, speaker, amount))


@NEGATIVE_RESULTS
def modification(game: Game, board: Mapping[int, View], speaker: Speaker, amount: AnyAmount) -> int:
    """Return by how much a size is modified: what the words count is no less than zero here either."""
    return result_of(game, board, speaker, amount)


@SELF_REPLACEMENT
def amount_instead(
    game: Game, board: Mapping[int, View], speaker: Speaker, amount: ConditionalAmount
) -> AnyAmount:
    """Another amount comes in the place of what the spell or ability would do, where its condition holds."""
    if not answers(game).holds(game, board, speaker, amount.condition):
        return amount.otherwise
    SELF_REPLACEMENT.decided_once(game, f"{game.label(speaker.source)} does another amount instead")
    return amount.amount


@ZONES_OF_EACH_PLAYER
@LIBRARIES_COUNTED
def cards_counted(game: Game, player: str, zone: Literal["hand", "library", "graveyard"]) -> int:
    """The cards of a player's own hand, graveyard or library can always be counted, seen or not."""
    number = len(game.zone(zone, player))
    if any(game.zone(zone, other) for other in game.alive if other != player):
        ZONES_OF_EACH_PLAYER.decided_once(
            game, f"{player} has a {zone} of {many(number, 'card')}, and others have theirs"
        )
    if zone == "library":
        LIBRARIES_COUNTED.decided_once(game, f"in {player}'s library: {many(number, 'card')}")
    return number


@LETTER_Y
def as_for_x(game: Game, speaker: Speaker, y: int) -> int:
    """Y is what the text says that it is, as X is."""
    LETTER_Y.decided_once(game, f"Y of {game.label(speaker.source)} is {y}, as its text says")
    return y


@X_DEFINED
def x_of(game: Game, board: Mapping[int, View], speaker: Speaker) -> int:
    """X is what was chosen for a spell or ability; where its text says what X is, it is that as it is now."""
    ability = speaker.of.ability
    if not isinstance(ability, Activated) or ability.x is None:
        return speaker.chosen.x
    x = amount_of(game, board, speaker, ability.x)
    if x != speaker.chosen.x:
        X_DEFINED.decided_once(game, f"X of {game.label(speaker.source)} is {x} by now")
    return x


@ONE_CARD
def how_many(game: Game, things: tuple[int, ...]) -> int:
    """A split card is one card, though it has two halves."""
    if any(game.objects[i].base.halves for i in things if i in game.objects):
        ONE_CARD.decided_once(game, f"{len(things)} are counted, among them a card of two halves")
    return len(things)


def _as_far_as_known(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter
) -> tuple[Game, Mapping[int, View]]:
    """Return the game in which what is counted is looked for: an earlier one for a player who has left."""
    theirs = predicate_of(described, ControlledBy) if game.departed else None
    if theirs is None:
        return game, board
    known = as_players_left(game, players_of(game, board, speaker, theirs.players))
    return (game, board) if known is game else (known, views(known))


def _is_in_a_graveyard(game: Game, thing: int) -> bool:
    now = game.successor.get(thing, thing)
    return now in game.objects and game.objects[now].zone == "graveyard"


def amount_of(game: Game, board: Mapping[int, View], speaker: Speaker, amount: AnyAmount) -> int:
    """Return how much the words say. Of several objects or players named, their values are added."""
    match amount:
        case Number(value):
            return value
        case X():
            return x_of(game, board, speaker)
        case CountOf(described):
            game, board = _as_far_as_known(game, board, speaker, described)
            if found := predicate_of(described, ThisTurn):
                return len(of_this_turn(game, board, speaker, without(described, ThisTurn), found.what))
            return how_many(game, objects_of(game, board, speaker, AllThese(described)))
        case CardsIn(who, zone):
            found_in = players_of(game, board, speaker, who)
            return sum(cards_counted(as_players_left(game, (each,)), each, zone) for each in found_in)
        case PowerOf(of):
            return sum(view_of(game, board, i).power_or_0 for i in named(game, board, speaker, of))
        case Greatest(described, of):
            among = objects_of(game, board, speaker, AllThese(described))
            return max(_value(game, board, i, of) for i in among) if among else unknown_number(game, of)
        case Least(described, of):
            among = objects_of(game, board, speaker, AllThese(described))
            return min((_value(game, board, i, of) for i in among), default=0)
        case CountThisWay(described, how):
            done = filled(speaker, amount).done
            if how == "put into a graveyard":
                done = tuple(i for i in done if _is_in_a_graveyard(game, i))
            return sum(was_described(game, speaker, described, i) for i in done)
        case NumberOfPlayers(players):
            return len(players_of(game, board, speaker, players))
        case PartySize(player):
            return sum(size_of_party(game, board, each) for each in players_of(game, board, speaker, player))
        case LifeGainedOrLost(who, how):
            return sum(life_this_turn(game, each, how) for each in players_of(game, board, speaker, who))
        case DamageThisTurn():
            return _damage_this_turn(game, board, speaker, amount)
        case CommanderCasts():
            return sum(game.players[speaker.controller].commander_casts.values())
        case TargetsBeyondFirst():
            return max(0, sum(len(group) for group in speaker.chosen.targets) - 1)
        case TimesPaid(of, cost):
            things = (game.last_seen(i) for i in named(game, board, speaker, of))
            return sum(times_paid(game, thing, cost) for thing in things)
        case ManaSpentOn(of, color):
            return sum(mana_spent(game, game.last_seen(i), color) for i in named(game, board, speaker, of))
        case ColorsSpentOn(of):
            spent = {
                color for i in named(game, board, speaker, of) for color in colors_spent(game.last_seen(i))
            }
            return len(spent)
        case ColorsOf(of):
            return sum(len(view_of(game, board, i).colors) for i in named(game, board, speaker, of))
        case ToughnessOf(of):
            return sum(view_of(game, board, i).toughness_or_0 for i in named(game, board, speaker, of))
        case ManaValueOf(of):
            return sum(mana_value(game, board, i) for i in named(game, board, speaker, of))
        case CountersOn(kind, of):
            on_them = [game.last_seen(i).counters for i in named(game, board, speaker, of)]
            kept = (held[sort].amount for held in on_them for sort in held if kind in ("", sort))
            return sum(kept)
        case CountersHad(kind, who):
            return sum(number_had(game, each, kind) for each in players_of(game, board, speaker, who))
        case LifeOf(who, starting=True):
            return sum(
                rules_of(game).starting_life(game, each) for each in players_of(game, board, speaker, who)
            )
        case OnStickers(_, of):
            return on_stickers(game, amount, named(game, board, speaker, of), speaker.began)
        case ExtremeLife(who, lowest):
            totals = [life_total(game, player) for player in players_of(game, board, speaker, who)]
            return (min if lowest else max)(totals, default=0)
        case LifeOf(who):
            return sum(life_total(game, player) for player in players_of(game, board, speaker, who))
        case SpeedOf(who):
            return sum(game.players[player].speed or 0 for player in players_of(game, board, speaker, who))
        case SpellsCastBefore():
            return cast_before(game, speaker.source)
        case VotesFor(word):
            return filled(speaker, amount).votes.count(word)
        case DieResult() | ThatMuch() | PreventedThisWay():
            return filled(speaker, amount).amount
        case ExcessDealt():
            return filled(speaker, amount).excess
        case LifePaid("entered"):
            return paid_as_it_entered(game, speaker)
        case LifePaid():
            return paid_as_it_was_cast(game, speaker)
        case Noted():
            noted = linked(game, speaker, "number")
            return int(noted[-1]) if noted else 0
        case Negative(of):
            return -amount_of(game, board, speaker, of)
        case Half(of, up):
            return halved(game, amount_of(game, board, speaker, of), up=up)
        case TypesAmong(described, of):
            among = objects_of(game, board, speaker, AllThese(described))
            if of == "color":
                return len(colors_among(game, tuple(board[i] for i in among)))
            if of == "color pair":
                return len({board[i].colors for i in among if is_color_pair(game, board[i])})
            if of == "mana value":
                return len({mana_value(game, board, i) for i in among})
            if of == "name":
                return all_different(game, tuple(board[i] for i in among))
            if of == "power":
                return len({view_of(game, board, i).power_or_0 for i in among})
            if of == "basic land type":
                return len(BASIC_LAND_TYPES.keys() & {word for i in among for word in board[i].subtypes})
            return len(card_types_among(game, tuple(board[i] for i in among)))
        case Devotion(who, colors):
            controllers = players_of(game, board, speaker, who)
            letters = {letter for letter, color in COLOR_LETTERS.items() if color in colors}
            symbols = (
                s for i in game.battlefield if board[i].controller in controllers for s in _symbols(board[i])
            )
            return sum(not letters.isdisjoint(symbol.split("/")) for symbol in symbols)
        case Plus(more, of):
            return more + amount_of(game, board, speaker, of)
        case Sum(first, second):
            return amount_of(game, board, speaker, first) + amount_of(game, board, speaker, second)
        case ConditionalAmount():
            return amount_of(game, board, speaker, amount_instead(game, board, speaker, amount))
        case AsY(of):
            return as_for_x(game, speaker, amount_of(game, board, speaker, of))
        case Times(factor, of):
            return factor * amount_of(game, board, speaker, of)
        case KeywordAmount(what):
            return keyword_amount(game, board, speaker, what)
        case _:
            assert_never(amount)


def _value(
    game: Game, board: Mapping[int, View], thing: int, of: Literal["power", "toughness", "mana value"]
) -> int:
    """Return a number of an object in one of the zones that are looked at."""
    view = view_of(game, board, thing)
    match of:
        case "power":
            return view.power_or_0
        case "toughness":
            return view.toughness_or_0
        case "mana value":
            return mana_value(game, board, thing)


def _symbols(view: View) -> tuple[str, ...]:
    return view.cost.symbols if view.cost is not None else ()


def _damage_this_turn(game: Game, board: Mapping[int, View], speaker: Speaker, amount: DamageThisTurn) -> int:
    """Return how much damage was dealt this turn by and to what the words name."""
    sources = None if amount.by is None else with_what_they_were(game, named(game, board, speaker, amount.by))

    def is_meant(to: int | str) -> bool:
        if amount.to is None:
            return True
        if isinstance(amount.to, Filter):
            return isinstance(to, int) and was_described(game, speaker, amount.to, to)
        if isinstance(amount.to, Players):
            return to in players_of(game, board, speaker, amount.to)
        return to in with_what_they_were(game, named(game, board, speaker, amount.to))

    return sum(
        event.amount
        for event in damage_this_turn(game)
        if (sources is None or event.source in sources)
        and (not amount.how or event.combat is (amount.how == "combat"))
        and is_meant(event.to)
    )
