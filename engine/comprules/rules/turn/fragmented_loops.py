"""730.3: loops that several players keep going, each by an action of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from immutables import Map

from comprules.book.citing import Citation, cite
from comprules.rules.turn.loops import amounts_of, may_run_out, moment_of
from comprules.ruleset import views
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game
from comprules.state.lasting import NOTHING_REPEATED, Chosen
from comprules.state.objects import View

__all__ = [
    "FRAGMENTED_LOOP",
    "as_it_looks",
    "chosen_again",
    "fragmented_loop",
    "loops_of_their_own",
    "with_numbers",
]

FRAGMENTED_LOOP = cite("730.3")


def chosen_again(game: Game, player: str, what: object) -> Game:
    """A player chooses to cast or activate something; the game remembers it until the turn ends.

    Raises:
        IllegalError: the player may not go on with a loop.
    """
    moment = moment_of(game)
    if (player, what) not in game.repetition.left:
        game = _noticed(game, player, what, moment)
    game = _counted(game, player, what)
    kept = game.repetition
    at = replace(game, repetition=NOTHING_REPEATED)
    return replace(game, repetition=replace(kept, choices=(*kept.choices, Chosen(player, what, moment, at))))


def _noticed(game: Game, player: str, what: object, moment: object) -> Game:
    """Look whether the player goes on with a loop; any other choice ends what numbers were named for."""
    sofar = game.repetition.choices
    game = replace(game, repetition=replace(game.repetition, left=EMPTY))
    alike = [n for n, one in enumerate(sofar) if (one.player, one.what, one.moment) == (player, what, moment)]
    if not alike:
        return game
    since = sofar[alike[-1] :]
    if len(_players_in(since)) > 1:
        return fragmented_loop(game, player, since) if _is_as_before(since[0].at, game) else game
    others = _others_with_loops(sofar, player)
    if others and _only_adds(since[0].at, game):
        return loops_of_their_own(game, player, (*others, since[0]))
    return game


def _counted(game: Game, player: str, what: object) -> Game:
    """Count a part of a loop down, where a number was named for it.

    Raises:
        IllegalError: it has happened as often as was said.
    """
    left = game.repetition.left
    if (player, what) not in left:
        return game
    times, rule = left[player, what]
    if not times:
        raise rule.refuses(f"{player} has gone on as often as was said")
    return replace(
        game, repetition=replace(game.repetition, left=left.set((player, what), (times - 1, rule)))
    )


def with_numbers(game: Game, left: Mapping[tuple[str, object], int], rule: Citation) -> Game:
    """Return the game in which each part of a loop may still be done so many times, as a rule says."""
    numbers: Map[tuple[str, object], tuple[int, Any]] = Map(
        {part: (times, rule) for part, times in left.items()}
    )
    return replace(game, repetition=replace(game.repetition, left=numbers))


@FRAGMENTED_LOOP
def fragmented_loop(game: Game, player: str, since: tuple[Chosen, ...]) -> Game:
    """Of those in a loop the first in turn order, from the active player on, has to choose something else.

    Raises:
        IllegalError: that is the player who would do the same again.
    """
    first = next(name for name in game.alive if name in _players_in(since))
    if player == first:
        raise FRAGMENTED_LOOP.refuses(f"the game is as it was before: {player} has to choose something else")
    return game


@FRAGMENTED_LOOP
def loops_of_their_own(game: Game, player: str, _loops: tuple[Chosen, ...]) -> Game:
    """What each player repeats without the other is no fragmented loop, and goes on as they please."""
    FRAGMENTED_LOOP.decided(game, f"{player} goes on without what the others do: nobody has to stop")
    return game


def _players_in(choices: tuple[Chosen, ...]) -> frozenset[str]:
    return frozenset(chosen.player for chosen in choices)


def _others_with_loops(choices: tuple[Chosen, ...], player: str) -> tuple[Chosen, ...]:
    """Return what each other player has repeated alone, the last of it for each."""
    found: dict[str, Chosen] = {}
    for one, following in pairwise(choices):
        alike = (one.player, one.what, one.moment) == (following.player, following.what, following.moment)
        if alike and one.player != player and _only_adds(one.at, following.at):
            found[one.player] = following
    return tuple(found.values())


def _only_adds(before: Game, game: Game) -> bool:
    """Say whether the same things are there, and nothing of them has been used up."""
    old, new = amounts_of(before), amounts_of(game)
    return old.keys() == new.keys() and not may_run_out(old, new)


def _is_as_before(before: Game, game: Game) -> bool:
    return as_it_looks(before) == as_it_looks(game)


def as_it_looks(game: Game) -> Counter[Any]:
    """Return how much there is of each kind of thing, and what permanents are like, whatever made them so."""
    found = amounts_of(game)
    for kind in [kind for kind in found if kind[0] == "lasting"]:
        del found[kind]
    for effect in game.lasting:
        if effect.affected is None:
            found["lasting", effect.source, effect.changes] = 1
    for thing in game.battlefield:
        found["is now", _looks(views(game)[thing])] += 1
    return found


def _looks(view: View) -> tuple[object, ...]:
    return (
        *(view.name, view.cost, view.colors, view.supertypes, view.types, view.subtypes),
        *(frozenset(view.abilities), view.power, view.toughness, view.loyalty, view.defense),
        *(view.controller, view.cant_have, view.bare, view.also_named, frozenset(view.rules)),
    )
