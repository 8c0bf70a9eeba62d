"""614.12: a permanent as it would exist on the battlefield, looked at before it enters."""

from __future__ import annotations

from immutables import Map

from comprules.book.citing import cite
from comprules.events.zones import Moves
from comprules.happening.links import with_links
from comprules.happening.melding import combined_face
from comprules.happening.new_objects import chosen_before_the_game, put_in_zone, without_object
from comprules.happening.split_cards import unlocked_as_cast, whole_card
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "CANT_ENTER",
    "ENTERING_OBJECT_NOT_CHOSEN",
    "ENTERING_REPLACEMENTS",
    "FACE_DOWN_BEFORE_ENTERING",
    "OBJECT_CHOSEN_ONCE",
    "as_it_would_exist",
    "face_down_before_it_enters",
    "free_to_move",
    "not_entering",
    "not_moved_yet",
]

ENTERING_REPLACEMENTS = cite("614.12")
ENTERING_OBJECT_NOT_CHOSEN = cite("614.13a")
OBJECT_CHOSEN_ONCE = cite("614.13b")
CANT_ENTER = cite("614.17d")
FACE_DOWN_BEFORE_ENTERING = cite("708.3")


@ENTERING_REPLACEMENTS
@CANT_ENTER
def as_it_would_exist(game: Game, event: Moves) -> Game:
    """A permanent is looked at as though it had already entered, with all that would apply to it there.

    What has been settled about how it enters counts as well.
    """
    key = f"arriving {event}"
    if key in game.memo:
        return game.memo[key]  # type: ignore[no-any-return]
    old = game.objects[event.object]
    controller = event.under or old.owner
    unlocked = unlocked_as_cast(game, old, "battlefield")
    old = whole_card(old, "battlefield")
    other_face = old.back if event.transformed and not old.turned else None
    base = other_face or old.base
    if event.melded_with:
        base = combined_face(game, old, game.objects[event.melded_with])
    there = replace(
        old,
        unlocked=unlocked,
        base=base,
        back=old.base if other_face else old.back,
        turned=bool(other_face) or old.turned,
        zone="battlefield",
        controller=controller,
        tapped=event.tapped,
        face_down=face_down_before_it_enters(game, event),
        notes=Map(event.notes),
        attached_to=event.attached_to,
        linked=chosen_before_the_game(game, old),
        timestamp=game.clock + 1,
    )
    imagined = put_in_zone(without_object(game, old.id), there)
    imagined = with_links(imagined, old.id, event.linked)
    for n, effect in enumerate(event.effects):
        lasting = replace(effect, id=-1 - n, affected=(old.id,), timestamp=game.clock + 1)
        imagined = replace(imagined, lasting=(*imagined.lasting, lasting))
    game.memo[key] = imagined
    return imagined


@FACE_DOWN_BEFORE_ENTERING
def face_down_before_it_enters(game: Game, event: Moves) -> bool:
    """What is put onto the battlefield face down is so before it enters, and has no abilities about it."""
    if event.face_down:
        FACE_DOWN_BEFORE_ENTERING.decided_once(
            game, f"{game.label(event.object)} is turned face down before it enters"
        )
    return event.face_down


def free_to_move(game: Game, things: tuple[int, ...]) -> tuple[int, ...]:
    """Return those that may be chosen to change zones now, as something may be entering the battlefield."""
    if game.underway.arriving is None:
        return things
    return not_moved_yet(game, not_entering(game, things))


@ENTERING_OBJECT_NOT_CHOSEN
def not_entering(game: Game, things: tuple[int, ...]) -> tuple[int, ...]:
    """Neither the object that is entering nor any that enters together with it may be chosen."""
    free = tuple(i for i in things if i not in game.underway.entering)
    for i in things:
        if i not in free:
            ENTERING_OBJECT_NOT_CHOSEN.decided_once(game, f"{game.label(i)} is entering and can't be chosen")
    return free


@OBJECT_CHOSEN_ONCE
def not_moved_yet(game: Game, things: tuple[int, ...]) -> tuple[int, ...]:
    """What has been chosen to change zones for this permanent can't be chosen once more."""
    arriving = game.underway.arriving.object
    then = game.underway.before
    moved = {i for entering, i in game.underway.moved if entering == arriving}
    moved |= {new for old, new in game.successor.items() if then.get(old) != new}
    if not moved:
        OBJECT_CHOSEN_ONCE.decided_once(game, f"nothing has been chosen for {game.label(arriving)} yet")
    for i in moved:
        OBJECT_CHOSEN_ONCE.decided_once(game, f"{game.label(i)} has been chosen once")
    return tuple(i for i in things if i not in moved)
