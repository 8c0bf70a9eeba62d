"""709.5h, 709.5i: abilities trigger when halves of a permanent are unlocked."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.nouns import Players
from comprules.abilities.trigger_events_of_objects import FullyUnlocks
from comprules.book.citing import cite
from comprules.events.permanents import Unlocks
from comprules.events.zones import Moves
from comprules.happening.split_cards import HALVES
from comprules.rules.continuous.locked_halves import half_of
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.last_known_information import view_of
from comprules.rules.triggers.what_triggered import About, Event_, is_one, is_player
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.words import Half

__all__ = [
    "TRIGGERS_ON_FULLY_UNLOCKING",
    "TRIGGERS_ON_UNLOCKING",
    "fully_unlocked",
    "of_both_doors",
    "of_this_door",
    "unlocked_by",
]

TRIGGERS_ON_UNLOCKING = cite("709.5h")
TRIGGERS_ON_FULLY_UNLOCKING = cite("709.5i")

_Unlocked = tuple[int, str, frozenset[Half]]
"""A permanent, who unlocked halves of it, and which."""


@TRIGGERS_ON_UNLOCKING
def unlocked_by(after: Game, event: Event_) -> _Unlocked | None:
    """Halves are unlocked as the permanent enters as well as later."""
    match event:
        case Unlocks(player, thing, half):
            TRIGGERS_ON_UNLOCKING.decided(after, f"{player} unlocks the {half} half of {after.label(thing)}")
            return thing, player, frozenset({half})
        case Moves(old, "battlefield") if (thing := after.successor.get(old, old)) in after.objects:
            entered = after.objects[thing]
            if not entered.unlocked:
                return None
            halves = " and ".join(sorted(entered.unlocked))
            TRIGGERS_ON_UNLOCKING.decided(after, f"{entered.label} enters with its {halves} half unlocked")
            return thing, entered.controller, entered.unlocked
        case _:  # nothing else unlocks a half
            return None


def of_this_door(there: Game, after: Game, speaker: Speaker, who: Players, event: Event_) -> Iterator[About]:
    """Yield the permanent whose half, in which the ability stands, a player unlocks."""
    found = unlocked_by(after, event)
    if found is None:
        return
    thing, player, halves = found
    if thing == speaker.source and is_player(there, speaker, who, player):
        view = view_of(after, views(after), thing)
        own = (half_of(view, held) for held in view.held if held.uid == speaker.of.uid)
        if any(half in halves for half in own):
            yield About((thing,), player)


def of_both_doors(
    before: Game, after: Game, speaker: Speaker, when: FullyUnlocks, event: Event_
) -> Iterator[About]:
    """Yield the permanent that a player fully unlocks."""
    found = unlocked_by(after, event)
    if found is None:
        return
    thing, player, halves = found
    is_meant = is_player(after, speaker, when.who, player) and is_one(after, speaker, when.what, thing)
    if is_meant and fully_unlocked(before, after, thing, halves):
        yield About((thing,), player)


@TRIGGERS_ON_FULLY_UNLOCKING
def fully_unlocked(before: Game, after: Game, thing: int, halves: frozenset[Half]) -> bool:
    """A permanent is fully unlocked as it gets the second of the two designations, or both."""
    had = before.objects[thing].unlocked if thing in before.objects else frozenset[Half]()
    now = len(had | halves) == len(HALVES) > len(had)
    how = "is fully unlocked" if now else "is not fully unlocked yet"
    TRIGGERS_ON_FULLY_UNLOCKING.decided(after, f"{after.label(thing)} {how}")
    return now
