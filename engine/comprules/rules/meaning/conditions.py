"""Whether a condition holds (603.4, 608.2c)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, assert_never

from comprules.abilities.conditions import (
    AllHold,
    Always,
    AmountIs,
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
from comprules.abilities.descriptions import controlled, narrowed, without
from comprules.abilities.kinds import Static
from comprules.abilities.nouns import (
    AllThese,
    Amount,
    CardsIn,
    ControlledBy,
    CountOf,
    DamageThisTurn,
    Filter,
    InAll,
    LifeOf,
    OwnedBy,
    Players,
    SpeedOf,
    TopOf,
)
from comprules.abilities.simple_nouns import OnePlayer
from comprules.book.citing import cite
from comprules.events.players import Deals
from comprules.events.spells_and_abilities import Casts
from comprules.happening.damage_and_counters import life_total, number_had
from comprules.happening.day_and_night import DAY_AND_NIGHT
from comprules.happening.designations import CITYS_BLESSING, MONARCH
from comprules.happening.initiative import INITIATIVE
from comprules.happening.whose_turn import is_turn_of
from comprules.keywords.rules_702_2_to_60 import ECHO
from comprules.rules.meaning.amounts import amount_of
from comprules.rules.meaning.cases import is_unsolved, works_once_solved
from comprules.rules.meaning.class_levels import is_at_level
from comprules.rules.meaning.comparisons import is_so_compared
from comprules.rules.meaning.descriptions import is_described, was_described, wherever_it_is
from comprules.rules.meaning.earlier_this_turn import (
    came_from,
    cast_last_turn,
    has_committed_crime,
    has_searched,
    life_last_turn,
    life_this_turn,
    resolutions_this_turn,
    was_cast_since,
)
from comprules.rules.meaning.information import named, objects_of, players_of
from comprules.rules.meaning.names_of_objects import all_different
from comprules.rules.meaning.points_of_the_turn import had_to_attack, is_at_point, was_attacked_this_step
from comprules.rules.meaning.revealed_face_down import as_revealed
from comprules.rules.meaning.speaker import Speaker, filled
from comprules.rules.meaning.symbols import is_origin
from comprules.rules.meaning.the_ring import has_tempted
from comprules.rules.meaning.what_was_paid import was_paid
from comprules.ruleset import still_there, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View
from comprules.words import Designation, TimeOfDay

__all__ = [
    "ANCHOR_WORDS",
    "COSTS_ON_RESOLUTION",
    "LINKED_ANCHOR_WORDS",
    "LINKED_WORDS_WITHOUT_MEANING",
    "RESULTS_TABLE",
    "anchored",
    "both_yours",
    "has_been_done",
    "holds",
    "is_in_range",
    "is_the_time",
]

LINKED_WORDS_WITHOUT_MEANING = cite("607.2f")
COSTS_ON_RESOLUTION = cite("118.12")
LINKED_ANCHOR_WORDS = cite("607.2m")
ANCHOR_WORDS = cite("614.12b")
RESULTS_TABLE = cite("706.3a")


def was_cast(game: Game, board: Mapping[int, View], speaker: Speaker, condition: WasCast, thing: int) -> bool:
    """Say whether an object was cast as a spell (601.2i), by such a player, from such a zone.

    A copy put on the stack was not.
    """
    found = game.last_seen(thing)
    chosen = found.on_stack or found.cast
    origin = condition.origin.removeprefix("own ")
    if chosen is None or not chosen.cast_from or not is_origin(chosen.cast_from, origin):
        return False
    if origin != condition.origin and found.owner != speaker.controller:
        return False
    if condition.in_main_phase and not chosen.in_main_phase:
        return False
    if condition.by is None:
        return True
    casters = players_of(game, board, speaker, condition.by)
    return any(
        isinstance(event, Casts)
        and event.player in casters
        and thing in (event.spell, game.successor.get(event.spell))
        for event in game.deeds
    )


def is_designated(game: Game, player: str, designation: Designation) -> bool:
    """Say whether a player is the monarch, or has the initiative or the city's blessing."""
    is_so = designation in game.players[player].designations
    rule = {"monarch": MONARCH, "initiative": INITIATIVE, "city's blessing": CITYS_BLESSING}[designation]
    rule.decided_once(game, f"{player} {'is' if is_so else 'is not'} marked: {designation}")
    return is_so


@DAY_AND_NIGHT
def is_the_time(game: Game, time: TimeOfDay | Literal[""]) -> bool:
    """It is day or night once it has become so, and neither before that."""
    DAY_AND_NIGHT.decided_once(game, f"it is {game.time_of_day or 'neither day nor night'}")
    return game.time_of_day == time


@RESULTS_TABLE
def is_in_range(game: Game, result: int, least: int, most: int | None) -> bool:
    """A line of a results table counts if the result of the roll is in its range."""
    is_so = result > 0 and least <= result and (most is None or result <= most)
    RESULTS_TABLE.decided_once(
        game, f"{result} {'is' if is_so else 'is not'} from {least} to {most or 'any'}"
    )
    return is_so


@ANCHOR_WORDS
@LINKED_WORDS_WITHOUT_MEANING
@LINKED_ANCHOR_WORDS
def anchored(game: Game, speaker: Speaker, word: str) -> bool:
    """The ability behind an anchor word is there while that word was chosen as the permanent entered."""
    chosen = speaker.chosen.words.get("anchor word", "") == word
    said = "was" if chosen else "was not"
    ANCHOR_WORDS.decided_once(game, f"{word} {said} chosen for {game.label(speaker.source)}")
    LINKED_WORDS_WITHOUT_MEANING.decided_once(
        game, f"{game.label(speaker.source)} asks for the word chosen for it alone"
    )
    LINKED_ANCHOR_WORDS.decided_once(game, f"the ability behind {word} is linked to the choice of a word")
    return chosen


def came_under_control(game: Game, player: str, thing: int) -> bool:
    """Say whether a player gained control of a permanent since his or her last upkeep began (702.30a)."""
    arrived = game.objects[thing].arrived
    is_new = arrived > 0 and arrived >= game.players[player].turn_before
    ECHO.decided(game, f"{game.label(thing)} {'has' if is_new else 'has not'} come since the last upkeep")
    return is_new


def cast_as_number(game: Game, speaker: Speaker, spells: Filter) -> tuple[int, ...]:
    """Return the spells that match and that the controller has cast this turn, in order.

    Each is as it was when last seen on the stack.
    """
    found: list[int] = []
    for event in game.deeds:
        there = still_there(game, event.spell) if isinstance(event, Casts) else None
        if there is not None and event.player == speaker.controller:
            wanted = replace(spells, zone="stack")
            if is_described(there, views(there), speaker, wanted, event.spell):
                found.append(event.spell)
    return tuple(found)


def counts(game: Game, board: Mapping[int, View], speaker: Speaker, condition: Exists) -> tuple[int, ...]:
    """Return how many objects there are that match: all together, or for each player apart."""
    found = objects_of(game, board, speaker, AllThese(condition.filter))
    who = condition.filter.controller
    if InAll("different names") in condition.filter.predicates:
        return (all_different(game, tuple(board[i] for i in found)),)
    if not condition.of_one or who is None:
        return (len(found),)
    players = players_of(game, board, speaker, who)
    return tuple(sum(board[i].controller == player for i in found) for player in players)


def both_yours(
    game: Game, board: Mapping[int, View], speaker: Speaker, condition: BothYours
) -> tuple[tuple[int, int], ...]:
    """Return the pairs of objects that the player both owns and controls: the one, and each such other."""

    def is_yours(thing: int) -> bool:
        return speaker.controller == board[thing].controller == game.objects[thing].owner

    ones = [
        i for i in objects_of(game, board, speaker, condition.one) if i in game.battlefield and is_yours(i)
    ]
    others = [i for i in objects_of(game, board, speaker, AllThese(condition.other)) if is_yours(i)]
    return tuple((one, other) for one in ones for other in others if one != other)


def _of_each(game: Game, board: Mapping[int, View], speaker: Speaker, amount: Amount) -> tuple[Amount, ...]:
    """Return the same amount of each player among those of whom it speaks."""
    match amount:
        case DamageThisTurn(to=to) if isinstance(to, Players):
            found = players_of(game, board, speaker, to)
            return tuple(replace(amount, to=OnePlayer(player)) for player in found)
        case CountOf(kind) if (theirs := kind.owner or kind.controller) is not None:
            whose = OwnedBy if kind.owner is not None else ControlledBy
            plain = without(kind, whose)
            found = players_of(game, board, speaker, theirs)
            return tuple(CountOf(narrowed(plain, whose(OnePlayer(player)))) for player in found)
        case LifeOf(players) | CardsIn(players) | SpeedOf(players):
            found = players_of(game, board, speaker, players)
            return tuple(replace(amount, player=OnePlayer(player)) for player in found)
        case _:
            raise TypeError(f"{amount} is no amount of a player")


def _has_more(
    game: Game,
    board: Mapping[int, View],
    speaker: Speaker,
    what: Filter | Literal["life", "cards in hand"],
    player: str,
    others: tuple[str, ...],
) -> bool:
    """Say whether a player has more of something than each of the other players."""

    def number(of: str) -> int:
        if what == "life":
            return life_total(game, of)
        if what == "cards in hand":
            return len(game.zone("hand", of))
        return len(objects_of(game, board, speaker, AllThese(controlled(what, OnePlayer(of)))))

    return all(number(player) > number(other) for other in others if other != player)


def holds(game: Game, board: Mapping[int, View], speaker: Speaker, condition: Condition) -> bool:
    """Say whether a condition is true now."""
    match condition:
        case Always():
            return True
        case Exists():
            return any(
                condition.least <= count and (condition.most is None or count <= condition.most)
                for count in counts(game, board, speaker, condition)
            )
        case BothYours():
            return bool(both_yours(game, board, speaker, condition))
        case AmountIs(amount, sign, than):
            limit = amount_of(game, board, speaker, than)
            amounts = _of_each(game, board, speaker, amount) if condition.of_one else (amount,)
            return any(is_so_compared(amount_of(game, board, speaker, one), sign, limit) for one in amounts)
        case ThisIs(subject, described):
            is_card = isinstance(subject, TopOf) and described.noun == "permanent"  # whatever is said of it
            kind = replace(described, noun="card") if is_card else described
            things = objects_of(game, board, speaker, subject)
            return bool(things) and all(
                is_described(
                    game,
                    as_revealed(game, board, speaker, i),
                    speaker,
                    wherever_it_is(game, kind, i),
                    i,
                )
                for i in things
            )
        case WasSo(subject, described):
            things = named(game, board, speaker, subject)
            return bool(things) and all(was_described(game, speaker, described, i) for i in things)
        case Did():
            return has_been_done(game, speaker, condition)
        case HasTarget(kind):
            targets = (t for group in speaker.chosen.targets for t in group if isinstance(t, int))
            return any(is_described(game, board, speaker, kind, t) for t in targets)
        case IsNthCast(nth, spell):
            return cast_as_number(game, speaker, spell)[nth - 1 : nth] == speaker.current.objects[:1] != ()
        case IsNthResolution(nth):
            return resolutions_this_turn(game, speaker) == nth
        case CostPaid(of, cost):
            things = named(game, board, speaker, of)
            return any(was_paid(game, game.last_seen(i), cost) for i in things)
        case WasCast(of):
            return any(was_cast(game, board, speaker, condition, i) for i in named(game, board, speaker, of))
        case WasDealtDamage(who):
            hurt = {event.to for event in game.deeds if isinstance(event, Deals)}
            return not hurt.isdisjoint(players_of(game, board, speaker, who))
        case LifeThisTurn(who, how, least, last):
            changed = life_last_turn if last else life_this_turn
            return any(changed(game, p, how) >= least for p in players_of(game, board, speaker, who))
        case CastLastTurn(least):
            return cast_last_turn(game, least)
        case CameFrom(subject, zone, whose):
            owners = game.alive if whose is None else players_of(game, board, speaker, whose)
            things = named(game, board, speaker, subject)
            return bool(things) and all(came_from(game, i, zone, owners) for i in things)
        case CardWasCast(origin):
            return was_cast_since(game, speaker.source, origin)
        case SearchedThisTurn(who):
            return any(has_searched(game, p) for p in players_of(game, board, speaker, who))
        case CommittedCrime(who):
            return any(has_committed_crime(game, p) for p in players_of(game, board, speaker, who))
        case CameUnderControl(subject):
            things = objects_of(game, board, speaker, subject)
            return any(came_under_control(game, speaker.controller, i) for i in things)
        case HadToAttack(subject):
            return any(had_to_attack(game, i) for i in named(game, board, speaker, subject))
        case ExcessWasDealt():
            return filled(speaker, condition).excess > 0
        case IsPrevented(by):
            held = filled(speaker, condition)
            there = None if held.dealer is None else game.objects.get(held.dealer)
            fits = by is None or (there is not None and is_described(game, board, speaker, by, there.id))
            return held.amount > 0 and fits
        case WordChosen(word):
            return anchored(game, speaker, word)
        case CaseSolved():
            return works_once_solved(game, speaker)
        case CaseUnsolved():
            return is_unsolved(game, speaker.source)
        case LevelIs(of):
            return any(is_at_level(game, i, condition) for i in named(game, board, speaker, of))
        case AttachedTo(subject, to):
            hosts = named(game, board, speaker, to)
            attached = objects_of(game, board, speaker, subject)
            return bool(attached) and all(game.objects[i].attached_to in hosts for i in attached)
        case TurnOf(whose, step):
            return step in ("", game.step) and is_turn_of(game, players_of(game, board, speaker, whose))
        case PointOfTurn():
            return is_at_point(game, condition)
        case WasAttacked(who):
            return was_attacked_this_step(game, players_of(game, board, speaker, who))
        case HasMore(who, what, than):
            others = players_of(game, board, speaker, than)
            return any(
                _has_more(game, board, speaker, what, player, others)
                for player in players_of(game, board, speaker, who)
            )
        case VoteIs(word, tied):
            votes = filled(speaker, condition).votes
            most = max((votes.count(other) for other in votes if other != word), default=0)
            return votes.count(word) > most or (tied and votes.count(word) == most)
        case FlipIs(how):
            return filled(speaker, condition).amount == (1 if how == "won" else 2)
        case LibrarySearched():
            return "library" in filled(speaker, condition).zones
        case ResultIs(least, most):
            return is_in_range(game, filled(speaker, condition).amount, least, most)
        case RingTempted(who, least):
            return any(has_tempted(game, p, least) for p in players_of(game, board, speaker, who))
        case HasDesignation(who, designation):
            return any(is_designated(game, p, designation) for p in players_of(game, board, speaker, who))
        case CompletedDungeon(who):
            return any(game.players[p].dungeons_completed for p in players_of(game, board, speaker, who))
        case TimeIs(time):
            return is_the_time(game, time)
        case HasCounters(who, kind, least):
            having = (number_had(game, p, kind) for p in players_of(game, board, speaker, who))
            return any(number >= max(least, 1) for number in having)
        case AnyHolds(conditions):
            return any(holds(game, board, speaker, each) for each in conditions)
        case AllHold(conditions):
            return all(holds(game, board, speaker, each) for each in conditions)
        case Not(inner):
            return not holds(game, board, speaker, inner)
        case _:
            assert_never(condition)


@COSTS_ON_RESOLUTION
def has_been_done(game: Game, speaker: Speaker, condition: Did) -> bool:
    """What is done only "if you do" asks whether what comes before was done, as a cost paid on resolution.

    Where it stands in the words of a static ability, nothing resolves, and nothing is paid.
    """
    done = filled(speaker, condition).did
    if speaker.of.way != "replacement" and not isinstance(speaker.of.ability, Static):
        COSTS_ON_RESOLUTION.decided(
            game, f"what {game.label(speaker.source)} asks for was {'' if done else 'not '}done"
        )
    return done
