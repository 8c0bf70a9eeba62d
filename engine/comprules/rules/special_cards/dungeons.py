"""309, 701.49: dungeons, and venturing into them."""

from __future__ import annotations

from comprules.abilities.instructions import VentureIntoDungeon
from comprules.abilities.kinds import Room
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.zones import Moves, Ventures
from comprules.happening import happen
from comprules.keywords.rules_701 import VENTURING
from comprules.questions import ask_objects, ask_one
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.recipients import named_players
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Waiting
from comprules.words import Zone

__all__ = [
    "ARROWS",
    "BROUGHT_INTO_THE_GAME",
    "DUNGEONS_OUTSIDE",
    "INTO_THE_COMMAND_ZONE",
    "MARKER_IN_A_ROOM",
    "NO_WAY_ON",
    "OF_SOME_QUALITY",
    "ONE_DUNGEON_AT_A_TIME",
    "ROOM_ABILITIES",
    "TOPMOST_ROOM",
    "VENTURES_THROUGH_ROOMS",
    "brought_into_the_game",
    "dungeon_of",
    "dungeons_outside",
    "following_an_arrow",
    "into_the_room",
    "moves_the_marker",
    "of_the_quality",
    "room_now",
    "rooms_of",
    "topmost",
    "venture",
    "ventured",
    "where_dungeons_go",
    "without_its_dungeon",
]

DUNGEONS_OUTSIDE = cite("309.2")
BROUGHT_INTO_THE_GAME = cite("309.2a")
INTO_THE_COMMAND_ZONE = cite("309.2b")
ONE_DUNGEON_AT_A_TIME = cite("309.3")
MARKER_IN_A_ROOM = cite("309.4")
TOPMOST_ROOM = cite("309.4a")
ROOM_ABILITIES = cite("309.4c")
VENTURES_THROUGH_ROOMS = cite("309.5")
ARROWS = cite("309.5a")
NO_WAY_ON = cite("309.5b")
OF_SOME_QUALITY = cite("701.49d")


def rooms_of(game: Game, dungeon: int) -> tuple[Room, ...]:
    """Return the rooms of a dungeon, the topmost first."""
    return tuple(a for a in game.objects[dungeon].base.abilities if isinstance(a, Room))


def ventured(game: Game, speaker: Speaker, effect: VentureIntoDungeon) -> Game:
    """Each of the players named ventures into a dungeon, or into one of a subtype."""
    for player in named_players(game, speaker, effect.players):
        game = venture(game, player, effect.subtype)
    return game


@VENTURING
@VENTURES_THROUGH_ROOMS
def venture(game: Game, player: str, subtype: str = "") -> Game:
    """A player's venture marker moves to a room that the present one leads to, whose ability triggers.

    A player without a dungeon in the command zone brings one from outside the game; so does one whose
    dungeon has come to its end.
    """
    dungeon = dungeon_of(game, player)
    at = room_now(game, player, dungeon) if dungeon is not None else None
    if dungeon is not None and at is not None and not at.leads_to:
        game = without_its_dungeon(game, player, dungeon)
        dungeon = dungeon_of(game, player)
        at = None
    if dungeon is None:
        game, dungeon = brought_into_the_game(game, player, subtype)
        at = None
    if dungeon is None:
        return game
    room = topmost(game, dungeon) if at is None else following_an_arrow(game, player, at)
    for cited in (VENTURING, VENTURES_THROUGH_ROOMS):
        cited.decided(game, f"{player} ventures into {room}")
    return into_the_room(moves_the_marker(game, player, dungeon, room), player, dungeon, room)


@ONE_DUNGEON_AT_A_TIME
def dungeon_of(game: Game, player: str) -> int | None:
    """Return the dungeon that a player owns in the command zone; while it is there no other comes."""
    mine = (
        i
        for i in game.zone("command")
        if game.objects[i].owner == player and "dungeon" in game.objects[i].base.types
    )
    dungeon = next(mine, None)
    if dungeon is not None:
        ONE_DUNGEON_AT_A_TIME.decided(
            game, f"{player} has {game.label(dungeon)}, and brings no other dungeon"
        )
    return dungeon


@BROUGHT_INTO_THE_GAME
def brought_into_the_game(game: Game, player: str, subtype: str = "") -> tuple[Game, int | None]:
    """A player who ventures and has no dungeon chooses one of his or her own, which comes into the game."""
    outside = dungeons_outside(game, player)
    if subtype:
        outside = of_the_quality(game, outside, subtype)
    if not outside:
        return game, None
    (dungeon,) = ask_objects(game, player, "choose a dungeon to venture into", outside)
    BROUGHT_INTO_THE_GAME.decided(game, f"{player} brings {game.label(dungeon)} into the game")
    game = happen(game, Moves(dungeon, where_dungeons_go(game), cause="ventured"))
    brought = (i for i in game.zone("command") if game.objects[i].owner == player)
    return game, next((i for i in brought if "dungeon" in game.objects[i].base.types), None)


@OF_SOME_QUALITY
def of_the_quality(game: Game, dungeons: tuple[int, ...], subtype: str) -> tuple[int, ...]:
    """Whoever ventures into a dungeon of some quality brings only such a one into the game."""
    fitting = tuple(i for i in dungeons if subtype in game.objects[i].base.subtypes)
    OF_SOME_QUALITY.decided(game, f"of {many(len(dungeons), 'dungeon')} {len(fitting)} of {subtype}")
    return fitting


@DUNGEONS_OUTSIDE
def dungeons_outside(game: Game, player: str) -> tuple[int, ...]:
    """Dungeons begin outside the game, where venturing finds them."""
    outside = tuple(i for i in game.zone("none", player) if "dungeon" in game.objects[i].base.types)
    if outside:
        DUNGEONS_OUTSIDE.decided(game, f"{player} owns {many(len(outside), 'dungeon')} outside the game")
    return outside


@INTO_THE_COMMAND_ZONE
def where_dungeons_go(game: Game) -> Zone:
    """A dungeon is put into the command zone."""
    INTO_THE_COMMAND_ZONE.decided(game, "the dungeon is put into the command zone")
    return "command"


@MARKER_IN_A_ROOM
def room_now(game: Game, player: str, dungeon: int) -> Room | None:
    """The venture marker shows in which room of the dungeon a player is; None if it is on none."""
    at = game.players[player].dungeon
    if at is None or at[0] != dungeon:
        return None
    MARKER_IN_A_ROOM.decided(game, f"{player}'s venture marker is on {at[1]}")
    return next(room for room in rooms_of(game, dungeon) if room.name == at[1])


@TOPMOST_ROOM
def topmost(game: Game, dungeon: int) -> str:
    """A dungeon is begun at its topmost room."""
    room = rooms_of(game, dungeon)[0].name
    TOPMOST_ROOM.decided(game, f"{room} is the topmost room of {game.label(dungeon)}")
    return room


@ARROWS
def following_an_arrow(game: Game, player: str, at: Room) -> str:
    """The marker goes along an arrow to the next room; of several arrows the player chooses one."""
    room = ask_one(game, player, "choose the room to go to", at.leads_to)
    ARROWS.decided(game, f"an arrow leads from {at.name} to {room}")
    return room


@NO_WAY_ON
def without_its_dungeon(game: Game, player: str, dungeon: int) -> Game:
    """From the bottommost room a player who ventures leaves the dungeon, and begins another one."""
    NO_WAY_ON.decided(game, f"{player} removes {game.label(dungeon)} from the game")
    return happen(game, Moves(dungeon, "none"))


def moves_the_marker(game: Game, player: str, dungeon: int, room: str) -> Game:
    """A player's venture marker is put on a room."""
    return happen(game, Ventures(player, dungeon, room))


@ROOM_ABILITIES
def into_the_room(game: Game, player: str, dungeon: int, room: str) -> Game:
    """As the marker moves into a room, its room ability triggers; the dungeon's owner controls it."""
    ability = next(r for r in rooms_of(game, dungeon) if r.name == room)
    ROOM_ABILITIES.decided(game, f"the room ability of {room} triggers, and {player} controls it")
    return replace(game, waiting=(*game.waiting, Waiting(ability, dungeon, player)))
