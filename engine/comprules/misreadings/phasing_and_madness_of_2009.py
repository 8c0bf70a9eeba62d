"""Phasing and madness (217.8, 502.15, 502.24 of 2009), misread."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from comprules.book.citing import original
from comprules.editions.of_2009.madness import MADNESS_OF_2009, may_be_removed
from comprules.events.every import Event
from comprules.events.zones import Moves
from comprules.happening import timestamps
from comprules.happening.phasing import with_its_controller
from comprules.happening.phasing_of_2009 import (
    AS_THOUGH_WITH_HASTE,
    DAMAGE_GONE,
    LIMITED_EFFECTS_GONE,
    NO_COMING_INTO_PLAY,
    PHASED_OUT_ZONE,
    REMEMBERED_HISTORY,
    RETURNS_AS_THE_SAME,
    STATE_OF_THE_PHASED_OUT,
    STATUS_OF_THE_PHASED_OUT,
    STILL_THE_TARGET,
    TIMESTAMP_KEPT,
    as_the_permanent_it_was,
    as_though_with_haste,
    gone_with_what_it_had,
    in_the_same_state,
    put_into_the_zone,
    still_the_target,
    with_its_history,
    with_its_status,
    with_its_timestamp,
    with_what_it_has_done,
    without_coming_into_play,
    without_limited_effects,
)
from comprules.rules.replacement.leaving_the_stack import discarded_with_madness
from comprules.ruleset import Replacing, rules_of
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game

__all__: list[str] = []


@DAMAGE_GONE.misreading_of(gone_with_what_it_had)
def with_its_damage(game: Game, thing: int, how: Literal["directly", "indirectly", "until"]) -> Game:
    """The damage stays marked on what phases out."""
    game = without_limited_effects(game, thing)
    gone = replace(game.objects[thing], phased_out=how, notes=with_its_controller(game, thing))
    return with_its_status(put_into_the_zone(game.with_object(gone), thing), thing)


@PHASED_OUT_ZONE.misreading_of(put_into_the_zone)
def stays_in_play(game: Game, thing: int) -> Game:
    """A permanent that would phase out stays where it is."""
    return game.altering(thing, phased_out="")


@STATE_OF_THE_PHASED_OUT.misreading_of(in_the_same_state)
def as_good_as_new(game: Game, thing: int) -> Game:
    """What phases in is as if it had just come into play, without counters."""
    return game.altering(thing, counters=EMPTY)


@LIMITED_EFFECTS_GONE.misreading_of(without_limited_effects)
def still_affected(game: Game, _thing: int) -> Game:
    """Whatever has affected it goes on as soon as it is back."""
    return game


@AS_THOUGH_WITH_HASTE.misreading_of(as_though_with_haste)
def still_new(game: Game, thing: int) -> Game:
    """What is new is still new when it has phased in."""
    return as_the_permanent_it_was(in_the_same_state(game, thing), thing)


@STATUS_OF_THE_PHASED_OUT.misreading_of(with_its_status)
def without_status(game: Game, thing: int) -> Game:
    """What phases out has no status any longer: it is face up and untapped."""
    return game.altering(thing, face_down=False, flipped=False, tapped=False)


@RETURNS_AS_THE_SAME.misreading_of(with_what_it_has_done)
def a_new_object(game: Game, thing: int) -> Game:
    """What phases in is a new object, of which nothing has been activated."""
    return game.altering(thing, activated=())


@REMEMBERED_HISTORY.misreading_of(with_its_history)
def forgetful(game: Game, thing: int) -> Game:
    """What a permanent has chosen and damaged is forgotten when it phases in, and it comes back untapped."""
    game = replace(game, has_hurt=game.has_hurt.delete(thing)) if thing in game.has_hurt else game
    return game.altering(thing, linked=EMPTY, tapped=False, flipped=False)


@TIMESTAMP_KEPT.misreading_of(with_its_timestamp)
def as_new_as_it_is_back(game: Game, thing: int) -> Game:
    """What phases in receives a new timestamp."""
    game = timestamps.tick(game)
    return game.altering(thing, timestamp=game.clock)


@STILL_THE_TARGET.misreading_of(still_the_target)
def target_no_more(game: Game, thing: int) -> Game:
    """What targeted a permanent that has phased out has lost its target."""
    for i in game.zone("stack"):
        chosen = game.objects[i].on_stack
        if chosen is not None:
            left = tuple(tuple(0 if one == thing else one for one in targets) for targets in chosen.targets)
            game = game.altering(i, on_stack=replace(chosen, targets=left))
    return game


@NO_COMING_INTO_PLAY.misreading_of(without_coming_into_play)
def comes_into_play(game: Game, thing: int) -> Game:
    """What phases in comes into play."""
    after = replace(game, successor=game.successor.set(thing, thing))
    return rules_of(game).notice(game, (Moves(thing, "battlefield"),), after)


@MADNESS_OF_2009.misreading_of(may_be_removed)
def always_removed(game: Game, event: Event) -> Iterator[Replacing]:
    """A card with madness always leaves the game as it is discarded."""
    yield from original(discarded_with_madness)(game, event)
