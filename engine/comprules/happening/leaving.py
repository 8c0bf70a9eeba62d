"""800.4: what becomes of the game, of objects and of effects when players leave it."""

from __future__ import annotations

from comprules.abilities.changes import ChangeControl
from comprules.abilities.simple_nouns import OnePlayer
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.spells_and_abilities import BeginsEffect
from comprules.events.zones import Creates, Moves
from comprules.happening import planar_decks
from comprules.happening.controlled_players import without_control_of_players
from comprules.happening.designations import crowned_by_leaving
from comprules.happening.new_objects import move_object, remember_object, without_object
from comprules.happening.phasing import leaves_with_its_owner
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "ANTE_STAYS",
    "CONTROLLED_BY_NOBODY",
    "GAME_GOES_ON",
    "LEAVING_AT_ONCE",
    "NOTHING_FOR_THE_GONE",
    "PLAYER_LEAVES",
    "exiled_without_controller",
    "game_goes_on",
    "is_left_at_stake",
    "leave_the_game",
    "left_to_nobody",
    "left_without_controller",
    "not_for_the_gone",
]

LEAVING_AT_ONCE = cite("405.6h")
GAME_GOES_ON = cite("800.4")
PLAYER_LEAVES = cite("800.4a")
NOTHING_FOR_THE_GONE = cite("800.4b")
CONTROLLED_BY_NOBODY = cite("800.4c")
ANTE_STAYS = cite("800.4n")


@GAME_GOES_ON
def game_goes_on(game: Game, leaving: tuple[str, ...]) -> bool:
    """Say whether those who are left play on: in a multiplayer game they do."""
    GAME_GOES_ON.decided(game, f"{', '.join(leaving)} leave the game, and it goes on without them")
    return True


@PLAYER_LEAVES
@LEAVING_AT_ONCE
def leave_the_game(game: Game, player: str) -> Game:
    """With a player leave all objects that he or she owns.

    Effects that gave the player control end, and what is left is exiled.
    """
    game = crowned_by_leaving(game, player)
    before = game
    game = replace(game, departed=game.departed.set(player, before))
    for i in tuple(game.objects):
        if planar_decks.owner_for_now(game, (one := game.objects[i])) == player and one.kind != "ability":
            if one.zone == "ante" and is_left_at_stake(game, i):
                continue
            if not leaves_with_its_owner(game, i):
                continue
            game = without_object(remember_object(game, before, i), i)
    for cited in (PLAYER_LEAVES, LEAVING_AT_ONCE):
        cited.decided(game, f"{player} leaves the game, and with {player} all objects that {player} owns")
    kept = tuple(
        e
        for e in game.lasting
        if not any(isinstance(c, ChangeControl) and c.to == OnePlayer(player) for c in e.changes)
    )
    game = without_control_of_players(replace(game, lasting=kept), player)
    for i in tuple(game.zone("stack")):
        if game.objects[i].kind == "ability" and game.objects[i].controller == player:
            game = without_object(remember_object(game, before, i), i)
    for i in tuple(game.zone("battlefield")):
        if views(game)[i].controller == player:
            game = move_object(game, before, Moves(i, "exile"))
    for i in tuple(game.zone("stack")):
        if game.objects[i].controller == player:
            game = move_object(game, before, Moves(i, "exile"))
    return game


@ANTE_STAYS
def is_left_at_stake(game: Game, thing: int) -> bool:
    """What a player who leaves owns in the ante zone stays there."""
    ANTE_STAYS.decided(game, f"{game.label(thing)} stays in the ante zone")
    return True


# ---- what comes too late for those who have left


def not_for_the_gone(game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events without those by which a player who has left would come to control something."""
    if len(game.alive) == len(game.order):
        return events
    return tuple(event for event in events if not _gives(game, event))


def _gives(game: Game, event: Event) -> bool:
    match event:
        case Creates(player) if game.players[player].gone:
            return left_to_nobody(game, player, "creates no token")
        case Moves(thing, "battlefield", under=player) if player and game.players[player].gone:
            return left_to_nobody(game, player, f"does not get {game.label(thing)} onto the battlefield")
        case BeginsEffect(effect):
            to = [c.to for c in effect.changes if isinstance(c, ChangeControl)]
            gone = [p.name for p in to if isinstance(p, OnePlayer) and game.players[p.name].gone]
            return bool(gone) and left_to_nobody(game, gone[0], "gains control of nothing")
        case _:  # by nothing else that happens does a player come to control an object
            return False


@NOTHING_FOR_THE_GONE
def left_to_nobody(game: Game, player: str, what: str) -> bool:
    """Say whether something doesn't happen because it would be under the control of a player who has left."""
    NOTHING_FOR_THE_GONE.decided(game, f"{player}, who has left the game, {what}")
    return True


def left_without_controller(game: Game, before: Game) -> tuple[Moves, ...]:
    """Return what an event has left without anybody in the game to control it."""
    if len(game.alive) == len(game.order) or game.is_over or views(game) is views(before):
        return ()
    here = (i for i in game.battlefield if game.players[views(game)[i].controller].gone)
    return tuple(event for i in here for event in exiled_without_controller(game, i))


@CONTROLLED_BY_NOBODY
def exiled_without_controller(game: Game, thing: int) -> tuple[Moves, ...]:
    """When control of an object ends, and who would have it by default has left, the object is exiled."""
    CONTROLLED_BY_NOBODY.decided(game, f"nobody in the game controls {game.label(thing)}: it is exiled")
    return (Moves(thing, "exile"),)
