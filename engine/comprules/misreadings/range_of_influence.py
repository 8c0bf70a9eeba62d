"""801: the range of influence, misread: whoever leaves one of its rules out reaches as far as without it."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.book.citing import original
from comprules.misreadings import variants
from comprules.questions import CHOICES_WITHIN_RANGE
from comprules.rules.meaning import reach
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.starting.restarting import RESTARTING_BEYOND_RANGE, those_beyond_range_too
from comprules.rules.variants import range_of_influence, reach_of_effects
from comprules.state.game import Game
from comprules.state.objects import View

__all__: list[str] = []

reach.AFFECTED_WITHIN_RANGE.misreading_of(reach_of_effects.affected_objects_within_range)(
    original(reach.affected_objects)
)
reach.AFFECTED_WITHIN_RANGE.misreading_of(reach_of_effects.affected_players_within_range)(
    original(reach.affected_players)
)
reach.INFORMATION_WITHIN_RANGE.misreading_of(reach_of_effects.known_objects_within_range)(
    original(reach.known_objects)
)
reach.INFORMATION_WITHIN_RANGE.misreading_of(reach_of_effects.known_players_within_range)(
    original(reach.known_players)
)
reach.TARGETS_WITHIN_RANGE.misreading_of(reach_of_effects.targets_within_range)(original(reach.targets_there))
reach.CHOICES_BEYOND_RANGE.misreading_of(reach_of_effects.asked_within_range)(
    original(reach.asked_beyond_range)
)
reach.ACTIVATING_WITHIN_RANGE.misreading_of(reach_of_effects.activates_within_range)(
    original(reach.activates_there)
)
reach.TRIGGERING_WITHIN_RANGE.misreading_of(reach_of_effects.happens_within_range)(
    original(reach.happens_there)
)
reach.AURAS_WITHIN_RANGE.misreading_of(reach_of_effects.enchants_within_range)(original(reach.enchants_there))
reach.EQUIPPING_WITHIN_RANGE.misreading_of(reach_of_effects.equips_within_range)(original(reach.equips_there))
reach.WORLDS_WITHIN_RANGE.misreading_of(reach_of_effects.worlds_within_range)(original(reach.worlds_seen))
reach_of_effects.INFORMATION_OF_2009.misreading_of(reach_of_effects.known_objects_within_both_ranges)(
    original(reach_of_effects.known_objects_within_range)
)
reach.LEGENDS_WITHIN_RANGE.misreading_of(reach_of_effects.namesakes_within_range)(
    original(reach.namesakes_seen)
)
reach.PLANESWALKERS_WITHIN_RANGE.misreading_of(reach_of_effects.types_within_range)(
    original(reach.types_seen)
)
reach.REPLACED_WITHIN_RANGE.misreading_of(reach_of_effects.replaced_within_range)(
    original(reach.replaced_there)
)
reach.PREVENTING_WITHIN_RANGE.misreading_of(reach_of_effects.prevents_within_range)(
    original(reach.prevents_there)
)
reach_of_effects.IMPOSSIBLE_WITHIN_RANGE.misreading_of(reach_of_effects.replaced_within_range)(
    original(reach.replaced_there)
)


@reach.OPTIONS_BEYOND_RANGE.misreading_of(reach_of_effects.options_beyond_range)
def no_options(_game: Game, _chooser: str, _speaker: Speaker, _options: list[int]) -> list[int]:
    """Who does not reach the controller of a spell chooses nothing for it."""
    return []


@reach.LEAVING_A_RANGE.misreading_of(reach_of_effects.within_range_as_it_left)
def where_it_goes(game: Game, speaker: Speaker, thing: int) -> bool:
    """It counts where an object goes, which is with its owner."""
    return game.last_seen(thing).owner in range_of_influence.within_range(game, speaker.controller)


@CHOICES_WITHIN_RANGE.misreading_of(reach_of_effects.choosable_within_range)
def among_all(_game: Game, _player: str, things: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """Objects and players are chosen wherever they are."""
    return things


@reach_of_effects.OBJECTS_WITHIN_RANGE.misreading_of(reach_of_effects.lies_within)
def wherever(_game: Game, _board: Mapping[int, View], _player: str, _thing: int) -> bool:
    """Range is for players alone; objects are reached wherever they are."""
    return True


@reach_of_effects.PLANES_BEYOND_RANGE.misreading_of(reach_of_effects.exempt)
def no_exemption(_game: Game, _source: int) -> bool:
    """Planes and phenomena reach no farther than anything else."""
    return False


@range_of_influence.SEATS_OF_THE_TURN.misreading_of(range_of_influence.seats)
def seats_at_once(game: Game) -> tuple[str, ...]:
    """As soon as somebody leaves, the neighbors sit beside each other."""
    return tuple(p for p in game.order if not game.players[p].gone)


@range_of_influence.ONES_OWN_RANGE.misreading_of(range_of_influence.with_oneself)
def without_oneself(_game: Game, _player: str, reached: frozenset[str]) -> frozenset[str]:
    """Only others are within a player's range."""
    return reached


@range_of_influence.HOW_FAR.misreading_of(range_of_influence.seats_reached)
@range_of_influence.HOW_FAR.misreading_of(range_of_influence.two_seats_reached)
@range_of_influence.RANGE_OF_INFLUENCE.misreading_of(range_of_influence.two_seats_reached)
def everybody(game: Game, _player: str) -> int:
    """Everybody reaches everybody."""
    return len(game.order)


range_of_influence.OPPONENTS_WITHIN_RANGE_LOSE.misreading_of(range_of_influence.win_within_range)(
    variants.wins_the_game
)
range_of_influence.WHO_DRAWS_WITHIN_RANGE.misreading_of(range_of_influence.draw_within_range)(
    variants.for_all_players
)
range_of_influence.WHO_DRAWS_IN_A_LOOP.misreading_of(range_of_influence.loop_within_range)(
    variants.nobody_is_left
)


@RESTARTING_BEYOND_RANGE.misreading_of(those_beyond_range_too)
def those_within_range(game: Game, player: str) -> tuple[str, ...]:
    """Only those within range play the new game."""
    return range_of_influence.within_range(game, player)
