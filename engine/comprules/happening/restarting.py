"""725: what is left of a game that is restarted."""

from __future__ import annotations

from typing import Final

from immutables import Map

from comprules.events.turn import Restarts
from comprules.happening.new_objects import put_in_zone, remember_object, without_object
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game
from comprules.state.lasting import NOTHING_REPEATED, NOTHING_UNDERWAY
from comprules.state.objects import GameObject
from comprules.state.players import Player
from comprules.words import STEPS, Zone

__all__ = ["IN_DECKS", "anew", "as_at_first", "with_new_game"]

IN_DECKS: Final[dict[str, str]] = {
    "scheme": "scheme",
    "plane": "planar",
    "phenomenon": "planar",
    "Attraction": "Attraction",
}
_STAYING = frozenset({"vanguard", "conspiracy"})


def with_new_game(game: Game, before: Game, event: Restarts) -> Game:
    """Return the game as it is before anything is done to start it: the cards are in decks, and no more."""
    for i in tuple(game.objects):
        there = game.objects[i]
        if there.kind == "card" and i not in event.cards:
            continue
        if there.owner in event.players:
            game = without_object(remember_object(game, before, i), i)
            for part in (there.components or (there,)) if i in event.cards else ():
                game = as_at_first(game, part)
    for player in event.players:
        game = game.with_player(anew(game.players[player]))
    return _with_nothing_going_on(replace(game, beginning=replace(game.beginning, starting=event.starting)))


def as_at_first(game: Game, old: GameObject, traditional: Zone = "library") -> Game:
    """Put a card where it is before a game, as an object that has just come there."""
    if old.kind != "card":
        return game
    front = old.back if old.turned and old.back is not None else old.base
    back = old.base if old.turned else old.back
    zone = traditional
    notes: Map[str, str] = EMPTY
    down = False
    if "dungeon" in front.types:
        zone = "none"
    elif front.types & _STAYING:
        zone = "command"
    elif deck := next((IN_DECKS[i] for i in front.types | front.subtypes if i in IN_DECKS), ""):
        zone, notes, down = "command", Map({"deck": deck}), True
    card = GameObject(
        id=game.next_id,
        label=old.label,
        base=front,
        owner=old.owner,
        controller=old.owner,
        controlled_by=old.owner,
        zone=zone,
        timestamp=game.clock,
        face_down=down,
        notes=notes,
        adventure=old.adventure,
        back=back,
        commander=old.commander,
    )
    return put_in_zone(replace(game, next_id=game.next_id + 1), card)


def anew(player: Player) -> Player:
    """Return a player who has what he or she brought to the game, and nothing else."""
    return Player(player.name, team=player.team, stickers=player.stickers)


def _with_nothing_going_on(game: Game) -> Game:
    """Return the game without effects, without what waits or was added, and without memory of turns."""
    return replace(
        game,
        lasting=(),
        shields=(),
        pending=(),
        underway=NOTHING_UNDERWAY,
        together=(),
        afterwards=(),
        extra_turns=(),
        to_be_controlled=(),
        controlled=EMPTY,
        extra_phases=(),
        regular="",
        resume="",
        extra_steps=(),
        resume_step="",
        lone_step=False,
        ending="",
        waiting=(),
        delayed=(),
        untils=(),
        watched=(),
        this_turn=EMPTY,
        deeds=(),
        came=EMPTY,
        has_hurt=EMPTY,
        cast_last_turn=0,
        life_last_turn=(),
        cast_in_own_turn=(),
        time_of_day="",
        step=STEPS[0],
        second=False,
        struck_first=None,
        turn=0,
        priority="",
        passed=(),
        repetition=NOTHING_REPEATED,
        defending="",
    )
