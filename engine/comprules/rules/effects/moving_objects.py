"""Where objects go that an instruction moves: in which order, and who shuffles (401.4, 701.24)."""

from __future__ import annotations

from typing import Literal

from comprules.abilities.instructions import Move
from comprules.abilities.nouns import Players, Subject
from comprules.abilities.simple_nouns import Attached, It, This
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.zones import Moves, Shuffles
from comprules.happening.chance import at_random
from comprules.questions import ask_one, ask_order
from comprules.rules.effects.beginning_effects import as_it_enters
from comprules.rules.effects.choices import CHOICES_WHILE_RESOLVING
from comprules.rules.effects.entering_attached import attached_as_it_enters, can_enter_transformed
from comprules.rules.effects.piles_in_exile import note_of_pile
from comprules.rules.meaning import (
    Speaker,
)
from comprules.rules.meaning.recipients import named_objects, named_players, number_of
from comprules.rules.meaning.speaker import meant_by
from comprules.rules.special_cards.ante import anted
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "EXILED_FROM_ANY_ZONE",
    "ORDER_OF_CARDS_IN_LIBRARY",
    "PUTTING_IS_NOT_PLAYING",
    "PUT_NOT_DRAWN",
    "PUT_UNDER_ONES_CONTROL",
    "SHUFFLING_FOR_ANOTHER",
    "exiled",
    "in_order",
    "moves",
    "put_not_drawn",
    "put_not_played",
    "under_whose_control",
    "who_shuffles",
]

PUT_UNDER_ONES_CONTROL = cite("110.2a")
PUT_NOT_DRAWN = cite("121.5")
EXILED_FROM_ANY_ZONE = cite("406.2")
PUTTING_IS_NOT_PLAYING = cite("305.4")
ORDER_OF_CARDS_IN_LIBRARY = cite("401.4")
SHUFFLING_FOR_ANOTHER = cite("701.24c")


@SHUFFLING_FOR_ANOTHER
def who_shuffles(game: Game, speaker: Speaker, subject: Subject, things: tuple[int, ...]) -> tuple[str, ...]:
    """A library is shuffled even if the object to be shuffled into it is not where it was expected."""
    expected = meant_by(speaker, subject) if isinstance(subject, It) else ()
    if isinstance(subject, This):
        expected = (speaker.source,)
    elif isinstance(subject, Attached):
        host = game.last_seen(speaker.source).attached_to
        expected = (host,) if isinstance(host, int) else ()
    gone = tuple(i for i in expected if i not in things)
    if gone and not things:
        SHUFFLING_FOR_ANOTHER.decided(
            game, f"{game.label(gone[0])} is gone; its owner's library is shuffled all the same"
        )
    elif expected:
        SHUFFLING_FOR_ANOTHER.decided(game, f"{game.label(expected[0])} is there and shuffled in")
    return tuple(dict.fromkeys(game.last_seen(i).owner for i in things or gone))


@ORDER_OF_CARDS_IN_LIBRARY
def in_order(
    game: Game,
    speaker: Speaker,
    move: Move,
    things: tuple[int, ...],
    place: Literal["top", "second", "third", "bottom"],
) -> list[Event]:
    """Cards put into a library at once lie in the order that their owner chooses.

    A text that says so has the effect's controller choose, or chance. The first one is on top.
    """
    if move.order == "random":
        things = at_random(game, things, len(things))
    elif move.order == "any":
        things = _ordered_by(game, speaker, speaker.controller, things)
    else:
        owners = [p for p in game.alive if any(game.last_seen(i).owner == p for i in things)]
        things = tuple(
            i
            for owner in owners
            for i in _ordered_by(
                game, speaker, owner, tuple(i for i in things if game.last_seen(i).owner == owner)
            )
        )
    placed = things if place == "bottom" else things[::-1]
    return [Moves(i, "library", place=place) for i in placed]


def _ordered_by(game: Game, speaker: Speaker, player: str, things: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards in the order that a player chooses; one alone needs none."""
    text = f"{game.label(speaker.source)}: in what order, the first on top?"
    chosen = ask_order(game, player, text, things)
    if len(things) > 1:
        ORDER_OF_CARDS_IN_LIBRARY.decided(game, f"{player} orders {len(things)} cards that go to a library")
    return chosen


@CHOICES_WHILE_RESOLVING
def _at_either_end(game: Game, speaker: Speaker, thing: int, upper: Literal["top", "second"]) -> Event:
    """Whoever puts it into a library chooses whether at that place near the top or on the bottom."""
    question = f"choose where to put {game.label(thing)}"
    place = ask_one(game, speaker.controller, question, (upper, "bottom"))
    CHOICES_WHILE_RESOLVING.decided(game, f"{speaker.controller} puts {game.label(thing)} on the {place}")
    return Moves(thing, "library", place=upper if place == upper else "bottom")


@PUT_UNDER_ONES_CONTROL
def under_whose_control(game: Game, speaker: Speaker, to: str, under: Players | None) -> str:
    """What a player is told to put onto the battlefield enters under that player's control, or as is said."""
    if under is None:
        return ""
    controller = named_players(game, speaker, under)[0]
    if to == "battlefield":
        PUT_UNDER_ONES_CONTROL.decided(
            game, f"what is put onto the battlefield enters under {controller}'s control"
        )
    return controller


@PUTTING_IS_NOT_PLAYING
def put_not_played(game: Game, _speaker: Speaker, event: Moves) -> tuple[Event, ...]:
    """A land that an effect puts onto the battlefield has not been played."""
    if event.to == "battlefield" and "land" in views(game)[event.object].types:
        PUTTING_IS_NOT_PLAYING.decided(
            game, f"{game.label(event.object)} is put onto the battlefield, and not played"
        )
    return (event,)


@PUT_NOT_DRAWN
def put_not_drawn(game: Game, event: Event) -> tuple[Event, ...]:
    """A card that is put from a library into a hand has not been drawn."""
    if isinstance(event, Moves) and event.to == "hand" and game.last_seen(event.object).zone == "library":
        PUT_NOT_DRAWN.decided(game, f"{game.label(event.object)} is put into a hand, and not drawn")
    return (event,)


@EXILED_FROM_ANY_ZONE
def exiled(game: Game, event: Event) -> tuple[Event, ...]:
    """What is exiled is put into exile from whatever zone it is in."""
    if isinstance(event, Moves) and event.to == "exile":
        zone = game.last_seen(event.object).zone
        if zone != "battlefield":
            EXILED_FROM_ANY_ZONE.decided(game, f"{game.label(event.object)} is exiled from the {zone}")
    return (event,)


def moves(game: Game, speaker: Speaker, move: Move) -> list[Event]:
    """Return the changes of zones that an instruction asks for, and the shuffling that comes with them.

    What an earlier instruction has moved is another object by now, and stays where it is (400.7).
    """
    named = named_objects(game, speaker, move.subject)
    there = tuple(i for i in named if i in game.objects)
    match move:
        case Move(subject, "library", "shuffled"):
            return [
                *(Moves(i, "library", cause="shuffled") for i in there),
                *(Shuffles(owner) for owner in who_shuffles(game, speaker, subject, named)),
            ]
        case Move(_, "library", "top or bottom"):
            return [_at_either_end(game, speaker, i, "top") for i in there]
        case Move(_, "library", "second or bottom"):
            return [_at_either_end(game, speaker, i, "second") for i in there]
        case Move(_, "library", ("top" | "second" | "third" | "bottom") as where):
            return in_order(game, speaker, move, there, where)
        case Move(_, to, place, tapped, under, counters, _, face_down):
            controller = under_whose_control(game, speaker, to, under)
            numbered = tuple((kind, number_of(game, speaker, amount)) for kind, amount in counters)
            events = (
                Moves(
                    i,
                    to,
                    place=place if place in ("top", "bottom") else "",
                    tapped=tapped,
                    under=controller,
                    counters=numbered,
                    face_down=face_down,
                    notes=note_of_pile(game) if face_down and to == "exile" else (),
                    transformed=move.transformed,
                    effects=as_it_enters(game, speaker, speaker.said, i),
                )
                for i in there
                if not move.transformed or can_enter_transformed(game, i)
            )
            return [
                said
                for event in events
                for moved in attached_as_it_enters(game, speaker, event, move.attached_to)
                for put in put_not_played(game, speaker, moved)
                for kept in put_not_drawn(game, put)
                for out in exiled(game, kept)
                for said in anted(game, speaker.controller, out)
            ]
