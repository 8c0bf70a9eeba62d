"""807, 809: Grand Melee and Emperor, misread."""

from __future__ import annotations

from comprules.book.citing import original
from comprules.rules.fighting.who_fights import defending_players
from comprules.rules.meaning.deployment import WHERE_CREATURES_DEPLOY
from comprules.rules.permission.looking_at_cards import those_who_see_the_hand
from comprules.rules.turn.priority import who_share_the_stack
from comprules.rules.variants import emperor
from comprules.rules.variants import grand_melee as melee
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import TurnMarker
from comprules.state.objects import Held, View

__all__: list[str] = []


@emperor.EMPEROR_STARTS.misreading_of(emperor.an_emperor_starts)
def whoever_sits_first_starts(game: Game, named: str) -> tuple[Game, str]:
    """Whoever was chosen starts, and otherwise whoever sits first."""
    return game, named or game.order[0]


@emperor.TEAMS_OF_OTHER_SIZES.misreading_of(emperor.reach_in_larger_team)
@emperor.RANGES_IN_LARGER_TEAMS.misreading_of(emperor.reach_in_larger_team)
def as_in_teams_of_three(_game: Game, _player: str, wanted: int) -> int:
    """Emperors reach two seats and generals one, however large their teams are."""
    return wanted


@emperor.DEPLOYED_IN_EMPEROR.misreading_of(emperor.deployed_in_emperor)
@WHERE_CREATURES_DEPLOY.misreading_of(emperor.deployed_in_emperor)
def nothing_is_deployed(_game: Game, _view: View) -> tuple[Held, ...]:
    """Creatures stay with the player who has them."""
    return ()


@emperor.HANDS_OF_TEAMMATES.misreading_of(emperor.teammates_see_the_hand)
def nobody_else_sees_the_hand(game: Game, player: str) -> tuple[str, ...]:
    """Teammates know as little of one's hand as the enemy does."""
    return original(those_who_see_the_hand)(game, player)


@melee.RANGE_IN_GRAND_MELEE.misreading_of(melee.one_seat_reached)
def all_seats_reached(game: Game, _player: str) -> int:
    """Everybody reaches everybody."""
    return len(game.order)


@melee.LEFT_IN_GRAND_MELEE.misreading_of(melee.attacking_left)
@melee.ONE_DEFENDER.misreading_of(melee.attacking_left)
def attacking_both_neighbors(game: Game) -> tuple[str, ...]:
    """All opponents can be attacked, and several of them at once."""
    return original(defending_players)(game)


@melee.SEVERAL_TURNS.misreading_of(melee.looking_at)
def one_turn_after_the_other(game: Game, _number: int) -> Game:
    """Only the first of the turns is under way."""
    return game


@melee.NUMBER_OF_MARKERS.misreading_of(melee.number_of_markers)
def a_marker_for_each_four_begun(game: Game) -> int:
    """Those who are left over count for four."""
    return (len(game.alive) + 3) // 4


@melee.HANDING_OUT_MARKERS.misreading_of(melee.those_with_markers)
def markers_side_by_side(game: Game, number: int) -> tuple[str, ...]:
    """Those who sit first get the turn markers."""
    return game.alive[:number]


@melee.PASSING_MARKERS_ON.misreading_of(melee.goes_to)
def marker_kept(game: Game) -> Game:
    """Whoever has a turn marker keeps it."""
    markers = tuple(replace(one, waits=True) if one.number == game.marker else one for one in game.markers)
    return replace(game, markers=markers)


@melee.WAITING_FOR_A_MARKER.misreading_of(melee.far_enough)
def never_waiting(_game: Game, _player: str) -> bool:
    """A turn begins at once, however near the next one is."""
    return True


@melee.DESIGNATED_FOR_REMOVAL.misreading_of(melee.designated_for_removal)
def as_many_markers_as_before(game: Game, _marker: TurnMarker, _players: int) -> Game:
    """All turn markers stay, however many players have left."""
    return game


@melee.DISREGARDING_DESIGNATED.misreading_of(melee.markers_that_count)
def all_markers_count(game: Game) -> int:
    """Turn markers that will go count like others."""
    return len(game.markers)


@melee.REMOVING_MARKERS.misreading_of(melee.marker_removed)
def marker_stays(game: Game, marker: TurnMarker) -> Game:
    """A designated turn marker is passed on to the left all the same."""
    left = game.following(marker.holder)
    markers = tuple(
        replace(one, holder=left, waits=True, removals=0) if one.number == marker.number else one
        for one in game.markers
    )
    return replace(game, markers=markers)


@melee.EMPTY_SEATS.misreading_of(melee.seats_until_a_turn_begins)
def seats_gone_at_once(game: Game) -> tuple[str, ...]:
    """The seat of who has left is gone at once."""
    return tuple(p for p in game.order if not game.players[p].gone)


@melee.EXTRA_TURN_WITH_MARKER.misreading_of(melee.kept_for_extra_turn)
def never_kept(_game: Game, _holder: str) -> bool:
    """The turn marker is passed on, also by who is to take an extra turn."""
    return False


@melee.EXTRA_TURN_WITHOUT_MARKER.misreading_of(melee.extra_first)
def no_extra_turn(game: Game, marker: TurnMarker) -> tuple[Game, TurnMarker]:
    """Who has no turn marker then takes no extra turn."""
    kept = tuple(p for p in game.extra_turns if p != marker.holder)
    return replace(game, extra_turns=kept), marker


@melee.SEVERAL_STACKS.misreading_of(melee.stack_set_apart)
def one_stack_for_all(game: Game, _number: int) -> Game:
    """All turns have one stack."""
    return game


@melee.PRIORITY_FOR_A_STACK.misreading_of(melee.those_within_range_of_the_marker)
def all_get_priority(game: Game) -> tuple[str, ...]:
    """All players get priority for each stack."""
    return original(who_share_the_stack)(game)


@melee.WHICH_STACK.misreading_of(melee.with_the_stack_of_its_target)
def on_the_stack_looked_at(game: Game, _player: str, _about: tuple[int | str, ...]) -> tuple[int, ...]:
    """It is put on whatever stack something was put on last."""
    return (game.marker,)
