"""Timestamps: what receives one and when (613.7c-613.7m)."""

from __future__ import annotations

from collections.abc import Sequence

from comprules.abilities.kinds import Static
from comprules.book.citing import Citation, cite
from comprules.counting import many
from comprules.events.every import Event
from comprules.events.permanents import Attaches
from comprules.events.zones import Moves
from comprules.questions import Question, ask
from comprules.ruleset import seen
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Counter, GameObject, Sticker

__all__ = [
    "NEW_TIMESTAMP_BY_ATTACHING",
    "SIMULTANEOUS_TIMESTAMPS",
    "TIMESTAMP_OF_CONSPIRACIES",
    "TIMESTAMP_OF_COUNTERS",
    "TIMESTAMP_OF_EFFECT",
    "TIMESTAMP_OF_PLANES",
    "TIMESTAMP_OF_STICKERS",
    "TIMESTAMP_OF_VANGUARDS",
    "TIMESTAMP_ON_ATTACHING",
    "TIMESTAMP_ON_ENTERING",
    "TIMESTAMP_ON_TRANSFORMING",
    "TIMESTAMP_ON_TURNING",
    "as_the_game_begins",
    "groups_to_order",
    "in_timestamp_order",
    "of_counters",
    "of_effect",
    "of_revealed_conspiracy",
    "of_sticker",
    "of_supplementary_card",
    "on_attaching",
    "on_entering",
    "on_transforming",
    "on_turning_face",
    "orderable",
    "ordered_by",
    "tick",
    "turned_over",
    "with_stickers",
]

TIMESTAMP_OF_EFFECT = cite("613.7b")
TIMESTAMP_OF_COUNTERS = cite("613.7c")
TIMESTAMP_ON_ENTERING = cite("613.7d")
TIMESTAMP_ON_ATTACHING = cite("613.7e")
NEW_TIMESTAMP_BY_ATTACHING = cite("701.3c")
TIMESTAMP_ON_TURNING = cite("613.7f")
TIMESTAMP_ON_TRANSFORMING = cite("613.7g")
TIMESTAMP_OF_PLANES = cite("613.7h")
TIMESTAMP_OF_VANGUARDS = cite("613.7i")
TIMESTAMP_OF_CONSPIRACIES = cite("613.7j")
TIMESTAMP_OF_STICKERS = cite("613.7k")
SIMULTANEOUS_TIMESTAMPS = cite("613.7m")


def tick(game: Game) -> Game:
    """Return the game at the next moment of its clock."""
    return replace(game, clock=game.clock + 1)


def _stamp(game: Game, thing: GameObject, citation: Citation, why: str) -> GameObject:
    citation.decided(game, f"{game.label(thing.id)} receives a timestamp as it {why}")
    return with_stickers(game, replace(thing, timestamp=game.clock))


@TIMESTAMP_OF_STICKERS
def with_stickers(game: Game, thing: GameObject) -> GameObject:
    """Stickers receive timestamps right after that of their object, and keep their order among themselves."""
    if not thing.stickers:
        return thing
    TIMESTAMP_OF_STICKERS.decided(
        game, f"the stickers on {game.label(thing.id)} receive timestamps right after its own"
    )
    ordered = sorted(thing.stickers, key=lambda sticker: sticker.timestamp)
    stamped = tuple(replace(s, timestamp=(thing.timestamp, k)) for k, s in enumerate(ordered, 1))
    return replace(thing, stickers=stamped)


@TIMESTAMP_OF_STICKERS
def of_sticker(game: Game, sticker: Sticker) -> Sticker:
    """A sticker receives a timestamp each time it is put on an object."""
    TIMESTAMP_OF_STICKERS.decided(game, f"the sticker {sticker.text} receives a timestamp as it is put on")
    return replace(sticker, timestamp=(game.clock, 0))


@TIMESTAMP_ON_ENTERING
def on_entering(game: Game, thing: GameObject) -> GameObject:
    """An object receives a timestamp as it enters a zone.

    On the record it is what comes earlier or later because of it.
    """
    return with_stickers(game, replace(thing, timestamp=game.clock))


@TIMESTAMP_ON_ATTACHING
@NEW_TIMESTAMP_BY_ATTACHING
def on_attaching(game: Game, thing: GameObject) -> GameObject:
    """An Aura, Equipment or Fortification receives a new timestamp whenever it becomes attached."""
    NEW_TIMESTAMP_BY_ATTACHING.decided(
        game, f"{game.label(thing.id)}, attached to something else, has a new timestamp"
    )
    return _stamp(game, thing, TIMESTAMP_ON_ATTACHING, "becomes attached")


@TIMESTAMP_ON_TURNING
def on_turning_face(game: Game, thing: GameObject) -> GameObject:
    """A permanent receives a new timestamp whenever it turns face up or face down."""
    return _stamp(
        game, thing, TIMESTAMP_ON_TURNING, "turns face down" if thing.face_down else "turns face up"
    )


@TIMESTAMP_OF_PLANES
def of_supplementary_card(game: Game, thing: GameObject) -> GameObject:
    """A plane, phenomenon or scheme receives a timestamp as it is turned face up."""
    return _stamp(game, thing, TIMESTAMP_OF_PLANES, "is turned face up")


@TIMESTAMP_OF_CONSPIRACIES
def of_revealed_conspiracy(game: Game, thing: GameObject) -> GameObject:
    """A face-down conspiracy receives a new timestamp as it turns face up."""
    return _stamp(game, thing, TIMESTAMP_OF_CONSPIRACIES, "is turned face up")


@TIMESTAMP_OF_VANGUARDS
@TIMESTAMP_OF_CONSPIRACIES
def as_the_game_begins(game: Game, thing: GameObject) -> GameObject:
    """Vanguards and conspiracies have the timestamp of the beginning of the game."""
    citation = TIMESTAMP_OF_VANGUARDS if "vanguard" in thing.base.types else TIMESTAMP_OF_CONSPIRACIES
    citation.decided(game, f"{game.label(thing.id)} has been there since the game began")
    return replace(thing, timestamp=0)


def turned_over(game: Game, thing: GameObject) -> GameObject:
    """Return the object with the timestamp that it receives as it turns face up or face down."""
    if thing.zone != "command":
        return on_turning_face(game, thing)
    return (
        of_revealed_conspiracy(game, thing)
        if "conspiracy" in thing.base.types
        else of_supplementary_card(game, thing)
    )


@TIMESTAMP_ON_TRANSFORMING
def on_transforming(game: Game, thing: GameObject) -> GameObject:
    """A double-faced permanent receives a new timestamp whenever it transforms or converts."""
    return _stamp(game, thing, TIMESTAMP_ON_TRANSFORMING, "transforms")


@TIMESTAMP_OF_COUNTERS
def of_counters(game: Game, old: Counter | None, amount: int, clock: int) -> Counter:
    """Every counter of a kind on an object takes the timestamp of the one put there last."""
    TIMESTAMP_OF_COUNTERS.decided(
        game, f"{many(amount, 'counter')} put: all of the kind have this moment's timestamp"
    )
    return Counter((old.amount if old else 0) + amount, clock)


@TIMESTAMP_OF_EFFECT
def of_effect(game: Game, what: str) -> int:
    """A continuous effect from a resolving spell or ability receives its timestamp as it is created."""
    TIMESTAMP_OF_EFFECT.decided(game, f"{what} begins and receives a timestamp")
    return game.clock


@SIMULTANEOUS_TIMESTAMPS
def in_timestamp_order(game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Objects that receive timestamps at once receive them in turn order from the active player.

    Each player orders his or her own. The question is asked only where the order can be seen: among objects
    with static abilities.
    """
    stamped = [
        e for e in events if isinstance(e, Attaches) or (isinstance(e, Moves) and e.to == "battlefield")
    ]
    if len(stamped) < 2:
        return events
    ordered: list[Event] = []
    for player, events_to_order in groups_to_order(game, tuple(stamped)):
        ordered.extend(ordered_by(game, player, events_to_order))
    known = {id(e) for e in ordered}
    ordered.extend(e for e in stamped if id(e) not in known)
    known = {id(e) for e in stamped}
    return (*(e for e in events if id(e) not in known), *ordered)


@SIMULTANEOUS_TIMESTAMPS
def groups_to_order(game: Game, stamped: tuple[Event, ...]) -> tuple[tuple[str, tuple[Event, ...]], ...]:
    """Say who orders which of the timestamps received at once, in turn order from the active player."""
    SIMULTANEOUS_TIMESTAMPS.decided(
        game, "timestamps received at once are ordered, the active player's first"
    )
    return tuple(
        (player, tuple(e for e in stamped if receiving_player(game, e) == player)) for player in game.alive
    )


def receiving_player(game: Game, event: Event) -> str:
    """Return who orders an object's timestamp: its controller to be, or its owner where it has none."""
    match event:
        case Moves(thing, under=under):
            return under or game.objects[thing].owner
        case Attaches(thing):
            return seen(game, thing).controller
        case _:  # nothing else receives a timestamp
            return ""


@SIMULTANEOUS_TIMESTAMPS
def ordered_by(game: Game, player: str, events: Sequence[Event]) -> Sequence[Event]:
    """A player's own events in the order of that player's choice."""
    names = {label: event for event in events if (label := orderable(game, event))}
    if len(names) < 2:
        return events
    order = ask(game, Question.ordering(player, "order the timestamps, the earliest first", tuple(names)))
    return [names[label] for label in order] + [e for e in events if e not in names.values()]


def orderable(game: Game, event: Event) -> str:
    """Return the label of an object with a static ability, whose timestamp can matter; otherwise nothing."""
    match event:
        case Moves(thing) | Attaches(thing):
            if game.objects[thing].zone == "none":
                return ""  # tokens of one kind
            abilities = game.objects[thing].base.abilities
            return game.label(thing) if any(isinstance(a, Static) for a in abilities) else ""
        case _:  # nothing else receives a timestamp
            return ""
