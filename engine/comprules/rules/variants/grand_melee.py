"""807: Grand Melee: several players take their turns at once, each turn with a stack of its own."""

from __future__ import annotations

from typing import assert_never

from immutables import Map

from comprules.book.citing import cite, original
from comprules.counting import many
from comprules.questions import ask_one
from comprules.rules.continuous.durations import DURATIONS, is_awaited
from comprules.rules.turn.priority import Doing
from comprules.rules.turn.turns import begin_turn
from comprules.rules.variants.range_of_influence import RANGE_OF_INFLUENCE, seats, seats_reached
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Lasting, Pending, TurnMarker
from comprules.words import Moment

__all__ = [
    "DESIGNATED_FOR_REMOVAL",
    "DISREGARDING_DESIGNATED",
    "EMPTY_SEATS",
    "EXTRA_TURN_WITHOUT_MARKER",
    "EXTRA_TURN_WITH_MARKER",
    "HANDING_OUT_MARKERS",
    "LEFT_IN_GRAND_MELEE",
    "NUMBER_OF_MARKERS",
    "ONE_DEFENDER",
    "PASSING_MARKERS_ON",
    "PRIORITY_FOR_A_STACK",
    "RANGE_IN_GRAND_MELEE",
    "REMOVING_MARKERS",
    "SEVERAL_STACKS",
    "SEVERAL_TURNS",
    "WAITING_FOR_A_MARKER",
    "WHICH_STACK",
    "at_one_of_the_turns",
    "attacking_left",
    "awaited_in_its_own_turn",
    "begins_now",
    "designated_for_removal",
    "extra_first",
    "far_enough",
    "goes_to",
    "kept_for_extra_turn",
    "looking_at",
    "lowest_to_the_right",
    "marker_passed_on",
    "marker_removed",
    "markers_that_count",
    "number_of_markers",
    "one_seat_reached",
    "seats_until_a_turn_begins",
    "stack_set_apart",
    "those_with_markers",
    "those_within_range_of_the_marker",
    "with_markers_counted",
    "with_the_stack_of_its_target",
]

RANGE_IN_GRAND_MELEE = cite("807.2a")
LEFT_IN_GRAND_MELEE = cite("807.2b")
ONE_DEFENDER = cite("807.2c")
SEVERAL_TURNS = cite("807.4")
NUMBER_OF_MARKERS = cite("807.4a")
HANDING_OUT_MARKERS = cite("807.4b")
PASSING_MARKERS_ON = cite("807.4c")
WAITING_FOR_A_MARKER = cite("807.4d")
DESIGNATED_FOR_REMOVAL = cite("807.4e")
DISREGARDING_DESIGNATED = cite("807.4f")
REMOVING_MARKERS = cite("807.4g")
EMPTY_SEATS = cite("807.4h")
EXTRA_TURN_WITH_MARKER = cite("807.4i")
EXTRA_TURN_WITHOUT_MARKER = cite("807.4j")
SEVERAL_STACKS = cite("807.5")
PRIORITY_FOR_A_STACK = cite("807.5a")
WHICH_STACK = cite("807.5b")

_OF_THE_TURN = (
    *("active", "step", "second", "priority", "passed", "turn", "regular", "struck_first", "defending"),
    *("extra_phases", "resume", "extra_steps", "resume_step", "lone_step"),
    *("this_turn", "deeds", "came", "cast_last_turn", "life_last_turn", "cast_in_own_turn"),
)
"""What is so in one of the turns and not in another one."""


# ---- options


@RANGE_IN_GRAND_MELEE
@RANGE_OF_INFLUENCE
def one_seat_reached(game: Game, _player: str) -> int:
    """Everybody reaches one seat."""
    RANGE_IN_GRAND_MELEE.decided_once(game, "in Grand Melee a range of influence reaches one seat")
    return 1


@LEFT_IN_GRAND_MELEE
@ONE_DEFENDER
def attacking_left(game: Game) -> tuple[str, ...]:
    """Creatures attack the player on the left, and nobody besides."""
    left = game.following(game.active)
    for cited in (LEFT_IN_GRAND_MELEE, ONE_DEFENDER):
        cited.decided_once(game, f"{game.active} can attack only {left}, who sits on the left")
    return (left,)


# ---- turn markers


@NUMBER_OF_MARKERS
def number_of_markers(game: Game) -> int:
    """There is one turn marker for each full four players."""
    number = len(game.alive) // 4
    NUMBER_OF_MARKERS.decided_once(game, f"{len(game.alive)} players have {number} turn markers")
    return max(1, number)


@HANDING_OUT_MARKERS
def those_with_markers(game: Game, number: int) -> tuple[str, ...]:
    """The starting player has the first marker, and every fourth player from there on another one."""
    holders = tuple(game.alive[4 * n] for n in range(number))
    HANDING_OUT_MARKERS.decided_once(game, f"turn markers are given to {', '.join(holders)}")
    return holders


def _with_markers(game: Game) -> Game:
    """Return the game with its turn markers: all who have one are in the same step of their turns."""
    if game.markers:
        return game
    holders = those_with_markers(game, number_of_markers(game))
    now = _said_of_the_turn(game)
    markers = tuple(
        TurnMarker(
            n, holder, turn=now.update({"active": holder, "priority": holder, "turn": game.turn + n - 1})
        )
        for n, holder in enumerate(holders, 1)
    )
    return replace(game, markers=markers, marker=1)


def _said_of_the_turn(game: Game) -> Map[str, object]:
    return Map({name: getattr(game, name) for name in _OF_THE_TURN})


def _marker(game: Game) -> TurnMarker:
    return next(one for one in game.markers if one.number == game.marker)


def _with_marker(game: Game, marker: TurnMarker) -> Game:
    markers = tuple(marker if one.number == marker.number else one for one in game.markers)
    return replace(game, markers=markers)


@SEVERAL_TURNS
def looking_at(game: Game, number: int) -> Game:
    """Several turns are under way at once; return the game as it is in the one of a turn marker."""
    if number == game.marker:
        return game
    game = _with_marker(game, replace(_marker(game), turn=_said_of_the_turn(game)))
    game = stack_set_apart(game, number)
    there = next(one for one in game.markers if one.number == number)
    game = replace(game, marker=number, **dict(there.turn))
    SEVERAL_TURNS.decided(game, f"the turn of {there.holder} goes on at the same time")
    return game


@SEVERAL_STACKS
def stack_set_apart(game: Game, number: int) -> Game:
    """Each turn marker has a stack of its own: what is on the one that is left stays there."""
    there = game.zones.get(("stack", str(number)), ())
    here = game.zone("stack")
    SEVERAL_STACKS.decided(game, f"on this stack: {many(len(there), 'object')}; on the other: {len(here)}")
    zones = game.zones.set(("stack", str(game.marker)), here).set(("stack", ""), there)
    return replace(game, zones=zones)


def _stack_of(game: Game, number: int) -> tuple[int, ...]:
    return game.zone("stack", "" if number == game.marker else str(number))


# ---- players who leave


def with_markers_counted(game: Game) -> Game:
    """Return the game in which as many turn markers are designated for removal as are too many."""
    left = [p for p in game.order if game.players[p].gone and p not in game.counted_out]
    for n, player in enumerate(left, 1):
        game = replace(game, counted_out=(*game.counted_out, player))
        players = len(game.alive) + len(left) - n
        game = designated_for_removal(game, lowest_to_the_right(game, player, tuple(left)), players)
    for marker in game.markers:
        game = _without_gone(game, marker)
    return game


def _without_gone(game: Game, marker: TurnMarker) -> Game:
    """A marker that waits is removed at once, or goes on if its holder has left."""
    if not marker.waits:
        return game
    if marker.removals and len(game.markers) > 1:
        return marker_removed(game, marker)
    if game.players[marker.holder].gone:
        left = game.following(marker.holder)
        PASSING_MARKERS_ON.decided(game, f"{left} takes the turn marker of {marker.holder}, who has left")
        return begins_now(_with_marker(game, replace(marker, holder=left)), marker.number)
    return game


@DISREGARDING_DESIGNATED
def markers_that_count(game: Game) -> int:
    """Turn markers that are designated for removal already are disregarded."""
    designated = sum(one.removals for one in game.markers)
    if designated:
        DISREGARDING_DESIGNATED.decided(game, f"of {len(game.markers)} turn markers {designated} will go")
    return len(game.markers) - designated


@DESIGNATED_FOR_REMOVAL
def designated_for_removal(game: Game, marker: TurnMarker, players: int) -> Game:
    """Where there are too many turn markers, the next one to the right of who has left is designated."""
    number = markers_that_count(game)
    if number <= max(1, players // 4):
        DESIGNATED_FOR_REMOVAL.decided(game, f"{number} turn markers are not too many for {players} players")
        return game
    DESIGNATED_FOR_REMOVAL.decided(game, f"the turn marker of {marker.holder} is designated for removal")
    return _with_marker(game, replace(marker, removals=marker.removals + 1))


@DESIGNATED_FOR_REMOVAL
def lowest_to_the_right(game: Game, player: str, left: tuple[str, ...]) -> TurnMarker:
    """If several have left at once, it is the marker with the lowest number of those next to their right.

    One that is not designated yet comes before one that is.
    """
    if len(left) < 2:
        return _next_to_the_right(game, player)
    found = (_next_to_the_right(game, one) for one in left)
    marker = min(found, key=lambda one: (one.removals, one.number))
    DESIGNATED_FOR_REMOVAL.decided(
        game, f"{marker.holder}'s is the lowest turn marker beside {', '.join(left)}"
    )
    return marker


def _next_to_the_right(game: Game, player: str) -> TurnMarker:
    holders = {one.holder: one for one in game.markers}
    place = game.order.index(player)
    around = (*reversed(game.order[:place]), *reversed(game.order[place:]))
    return next(holders[p] for p in around if p in holders)


@REMOVING_MARKERS
def marker_removed(game: Game, marker: TurnMarker) -> Game:
    """A designated marker is removed; if it was designated more often, the next one is."""
    REMOVING_MARKERS.decided(game, f"the turn marker of {marker.holder} is removed")
    beside = _next_to_the_right(game, marker.holder)
    if game.marker == marker.number:
        game = looking_at(game, beside.number)
    if marker.removals > 1:
        beside = next(one for one in game.markers if one.number == beside.number)
        game = _with_marker(game, replace(beside, removals=beside.removals + marker.removals - 1))
    return replace(game, markers=tuple(one for one in game.markers if one.number != marker.number))


@EMPTY_SEATS
def seats_until_a_turn_begins(game: Game) -> tuple[str, ...]:
    """The seats of those who have left count until the next turn begins."""
    left = [p for p in game.order if game.players[p].gone and p not in game.emptied]
    if left:
        EMPTY_SEATS.decided_once(game, f"the seat of {', '.join(left)} counts until a turn begins")
    return tuple(p for p in game.order if not game.players[p].gone or p in left)


# ---- what lasts for one of the turns


@DURATIONS
def awaited_in_its_own_turn(game: Game, effect: Lasting | Pending, moments: tuple[Moment, ...]) -> bool:
    """What lasts until a turn or its combat ends lasts for the turn in which it began."""
    others = {one.turn.get("turn") for one in game.markers if one.number != game.marker and not one.waits}
    if effect.duration.until in ("end of turn", "end of combat") and effect.turn in others:
        DURATIONS.decided_once(game, "an effect lasts for another turn than this one")
        return True
    return original(is_awaited)(game, effect, moments)


# ---- whose stack


def _near(game: Game, holder: str, stack: tuple[int, ...]) -> tuple[str, ...]:
    """Return those who reach a marker, or the controller of something on its stack.

    A marker at a seat that is there no more is with the next player on the left.
    """
    board, there = views(game), seats(game)
    places = {holder if holder in there else game.following(holder), *(board[i].controller for i in stack)}
    return tuple(p for p in game.alive if any(_reaches(game, there, p, other) for other in places))


def _reaches(game: Game, there: tuple[str, ...], player: str, other: str) -> bool:
    apart = abs(there.index(player) - there.index(other))
    return min(apart, len(there) - apart) <= seats_reached(game, player)


@PRIORITY_FOR_A_STACK
def those_within_range_of_the_marker(game: Game) -> tuple[str, ...]:
    """Only those who reach the marker, or who controls something on its stack, get priority for that."""
    near = _near(game, game.active, game.zone("stack"))
    PRIORITY_FOR_A_STACK.decided_once(
        game, f"for the stack of {game.active}'s turn {', '.join(near)} get priority"
    )
    return near


def at_one_of_the_turns(game: Game, player: str, about: tuple[int | str, ...], doing: Doing) -> Game:
    """Return the game at the turn, and with the stack, that an action of a player is about."""
    game = with_markers_counted(_with_markers(game))
    match doing:
        case "going on":
            return _towards(game, player)
        case "passing":
            return _where_it_passes(game, player)
        case "acting":
            return _where_it_acts(game, player, about)
        case _:
            assert_never(doing)


def _where_it_passes(game: Game, player: str) -> Game:
    """Return the game at the turn in which the player has priority."""
    if player in ("", game.priority):
        return game
    theirs = (one.number for one in game.markers if one.turn.get("priority") == player and not one.waits)
    return looking_at(game, next((n for n in theirs if n != game.marker), game.marker))


def _where_it_acts(game: Game, player: str, about: tuple[int | str, ...]) -> Game:
    stacks = with_the_stack_of_its_target(game, player, about)
    if not stacks:
        return game
    if len(stacks) == 1:
        return looking_at(game, stacks[0])
    holders = {one.holder: one.number for one in game.markers if one.number in stacks}
    chosen = ask_one(game, player, "choose for whose turn's stack that is", tuple(holders))
    WHICH_STACK.decided(game, f"{player} puts it on the stack of {chosen}'s turn")
    return looking_at(game, holders[chosen])


@WHICH_STACK
def with_the_stack_of_its_target(game: Game, player: str, about: tuple[int | str, ...]) -> tuple[int, ...]:
    """Return the turn markers on whose stack a player may put something that targets this.

    What targets an object on a stack is put on the same one.

    Raises:
        IllegalError: the targets are on several stacks.
    """
    targeted = [one.number for one in game.markers if set(about) & set(_stack_of(game, one.number))]
    if len(targeted) > 1:
        raise WHICH_STACK.refuses("nothing targets objects on several stacks")
    if targeted:
        WHICH_STACK.decided(game, "it is put on the stack on which its target is")
        return tuple(targeted)
    return tuple(
        one.number
        for one in game.markers
        if not one.waits and player in _near(game, one.holder, _stack_of(game, one.number))
    )


def _towards(game: Game, player: str) -> Game:
    """Return the game at the turn that comes to a player, or that this one waits for."""
    holders = {one.holder: one for one in game.markers}
    place = game.order.index(player)
    around = game.order[place::-1] + game.order[:place:-1]
    marker = next(holders[p] for p in around if p in holders)
    for _ in game.markers:
        if not marker.waits:
            break
        marker = next(holders[p] for p in _seats_beside(game, marker.holder, 1) if p in holders)
    return looking_at(game, marker.number)


# ---- from turn to turn


def _seats_beside(game: Game, player: str, step: int) -> tuple[str, ...]:
    """Return who sits in the three seats to the left, or with a step of -1 to the right."""
    there = game.alive
    place = there.index(player)
    return tuple(there[(place + step * n) % len(there)] for n in (1, 2, 3))


def _is_near(game: Game, player: str, step: int) -> bool:
    beside = _seats_beside(game, player, step)
    return any(one.holder in beside and one.holder != player for one in game.markers)


def marker_passed_on(game: Game) -> Game:
    """When a turn has ended, its marker goes on, and each turn that may begins."""
    game = with_markers_counted(_with_markers(game))
    marker = _marker(game)
    if marker.removals and len(game.markers) > 1:
        game = marker_removed(game, marker)
    else:
        game = begins_now(goes_to(game), marker.number)
    for one in game.markers:
        if one.waits:
            game = begins_now(game, one.number)
    return _towards(game, _marker(game).holder)


@PASSING_MARKERS_ON
def goes_to(game: Game) -> Game:
    """The marker goes to the player on the left, unless its holder has another turn to take with it."""
    marker = _marker(game)
    if marker.due:
        return _with_marker(game, replace(marker, waits=True, due=False))
    if kept_for_extra_turn(game, marker.holder):
        return _with_marker(game, replace(marker, waits=True, kept=True))
    left = game.following(marker.holder)
    PASSING_MARKERS_ON.decided(game, f"{marker.holder} passes the turn marker to {left}")
    return _with_marker(game, replace(marker, holder=left, waits=True))


@EXTRA_TURN_WITH_MARKER
def kept_for_extra_turn(game: Game, holder: str) -> bool:
    """A marker is kept for an extra turn, unless another one is near on the right."""
    if holder not in game.extra_turns:
        return False
    keeps = not _is_near(game, holder, -1)
    says = "keeps the turn marker for an extra turn" if keeps else "takes the extra turn with the next marker"
    EXTRA_TURN_WITH_MARKER.decided(game, f"{holder} {says}")
    return keeps


@WAITING_FOR_A_MARKER
def far_enough(game: Game, player: str) -> bool:
    """A turn begins only if nobody in the three seats to the left has a turn marker."""
    free = not _is_near(game, player, 1)
    WAITING_FOR_A_MARKER.decided(game, f"{player}'s turn {'begins' if free else 'waits for the next marker'}")
    return free


@EXTRA_TURN_WITHOUT_MARKER
def extra_first(game: Game, marker: TurnMarker) -> tuple[Game, TurnMarker]:
    """Who couldn't take an extra turn for want of a marker takes it directly before the next own turn."""
    if marker.holder not in game.extra_turns:
        return game, marker
    left = list(game.extra_turns)
    left.remove(marker.holder)
    if not marker.kept:
        EXTRA_TURN_WITHOUT_MARKER.decided(
            game, f"{marker.holder} takes the extra turn before the next own one"
        )
    return replace(game, extra_turns=tuple(left)), replace(marker, due=not marker.kept)


def begins_now(game: Game, number: int) -> Game:
    """Return the game in which a turn that has waited has begun, if it may."""
    marker = next(one for one in game.markers if one.number == number)
    if not far_enough(game, marker.holder):
        return game
    game = looking_at(game, number)
    game, marker = extra_first(game, marker)
    game = _with_marker(game, replace(marker, waits=False, kept=False))
    turns = [game.turn, *(int(one.turn.get("turn", 0)) for one in game.markers)]
    playing = {one.holder: game.players[one.holder].lands_played for one in game.markers}
    gone = tuple(p for p in game.order if game.players[p].gone)
    game = begin_turn(replace(game, turn=max(turns), emptied=gone), marker.holder)
    for holder, lands in playing.items():
        if holder != marker.holder:
            game = game.altering_player(holder, lands_played=lands)
    return game
