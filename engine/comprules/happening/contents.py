"""What events consist of: an event may contain others, which effects can replace after it (616.1g)."""

from __future__ import annotations

from collections.abc import Iterable

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import PutsCounters
from comprules.events.players import Deals, GainsLife, LosesLife, PaysLife
from comprules.events.turn import BecomesDayOrNight
from comprules.events.zones import Creates, Destroys, Discards, Draws, Moves, Sacrifices
from comprules.happening.day_and_night import transforming_with
from comprules.happening.drawn_face_down import is_kept_face_down
from comprules.happening.keywords_of_sources import of_source
from comprules.happening.new_objects import tokens_to_be
from comprules.happening.results_of_damage import results_of_damage
from comprules.keyword_instances import working
from comprules.keywords.rules_702_2_to_60 import LIFELINK
from comprules.keywords.rules_702_121_to_183 import TOXIC
from comprules.ruleset import seen
from comprules.state.game import Game
from comprules.words import Cause

__all__ = [
    "DAMAGE_GAINS_LIFE",
    "DRAWING",
    "INTO_THE_GRAVEYARD",
    "LIFE_GAINED_BY_EACH_SOURCE",
    "POISON_BESIDES",
    "TOTAL_TOXIC_VALUE",
    "card_drawn",
    "contents_of",
    "life_gained",
    "to_its_graveyard",
    "total_toxic_value",
    "toxic_values",
]

INTO_THE_GRAVEYARD = cite("404.1")
LIFE_GAINED_BY_EACH_SOURCE = cite("702.15e")
TOTAL_TOXIC_VALUE = cite("702.164b")
DAMAGE_GAINS_LIFE = cite("120.3f")
POISON_BESIDES = cite("120.3g")
DRAWING = cite("121.1")


def contents_of(game: Game, event: Event) -> tuple[Game, tuple[Event, ...]]:
    """Return the events within an event, and the game in which they can happen.

    Tokens that enter have to exist first.
    """
    if not isinstance(event, Creates):
        return game, _within(game, event)
    game, tokens = tokens_to_be(game, event)
    return game, tuple(
        Moves(
            i,
            "battlefield",
            cause="created",
            under=event.player,
            tapped=event.tapped,
            attached_to=event.attached_to,
            counters=event.counters,
            transformed=event.turned,
        )
        for i in tokens
    )


def _within(game: Game, event: Event) -> tuple[Event, ...]:
    """Return what an event consists of.

    A destroyed permanent is put into a graveyard; damage is marked, or costs life.
    """
    match event:
        case Destroys(thing):
            return (to_its_graveyard(game, thing, "destroyed"),)
        case Sacrifices(_, thing):
            return (to_its_graveyard(game, thing, "sacrificed"),)
        case Discards(_, card, by):
            return (to_its_graveyard(game, card, "discarded", by),)
        case Draws(player):
            return card_drawn(game, player)
        case BecomesDayOrNight(time):
            return transforming_with(game, time)
        case PaysLife(player, amount):
            return (LosesLife(player, amount),)
        case Deals(source, to, _, combat):
            poison = total_toxic_value(game, source, combat=combat) if isinstance(to, str) else 0
            results = results_of_damage(game, event)
            if not poison or not isinstance(to, str):
                return results
            return (
                *results,
                PutsCounters(to, "poison", poison, seen(game, source).controller, by_effect=False),
            )
        case _:  # the other events consist of no events
            return ()


@INTO_THE_GRAVEYARD
def to_its_graveyard(game: Game, thing: int, cause: Cause, by: str = "") -> Moves:
    """What is destroyed, sacrificed or discarded is put into its owner's graveyard."""
    INTO_THE_GRAVEYARD.decided_once(game, f"{game.label(thing)}, {cause}, is put into its owner's graveyard")
    return Moves(thing, "graveyard", cause=cause, by=by)


@DRAWING
def card_drawn(game: Game, player: str) -> tuple[Event, ...]:
    """Who draws a card puts the top card of the library into the hand."""
    library = game.zone("library", player)
    if not library:
        return ()
    DRAWING.decided(game, f"{player} puts the top card of the library into the hand")
    return (Moves(library[0], "hand", cause="drawn", face_down=is_kept_face_down(game, player)),)


def toxic_values(game: Game, source: int) -> list[int]:
    """Return the numbers of a source's toxic abilities."""
    return [keyword.amount for keyword in working(game, seen(game, source).abilities, "toxic")]


@POISON_BESIDES
@TOTAL_TOXIC_VALUE
@TOXIC
def total_toxic_value(game: Game, source: int, *, combat: bool) -> int:
    """Combat damage by a creature with toxic gives the player its total toxic value in poison counters."""
    values = toxic_values(game, source)
    if values and not combat:
        TOXIC.decided(game, f"{game.label(source)} deals no combat damage: it gives no poison counters")
        return 0
    if values:
        TOTAL_TOXIC_VALUE.decided(game, f"the total toxic value of {game.label(source)} is {sum(values)}")
        for citation in (TOXIC, POISON_BESIDES):
            citation.decided(game, f"{game.label(source)} gives poison counters besides its combat damage")
    return sum(values)


@DAMAGE_GAINS_LIFE
@LIFE_GAINED_BY_EACH_SOURCE
def life_gained(game: Game, dealt: Iterable[Deals]) -> tuple[GainsLife, ...]:
    """Each source with lifelink makes its controller gain life once, for all that it deals at once."""
    amounts: dict[int, list[int]] = {}
    for event in dealt:
        amounts.setdefault(event.source, []).append(event.amount)
    gained: list[GainsLife] = []
    for source, parts in amounts.items():
        dealer, amount = seen(game, source), sum(parts)
        mine = [GainsLife(dealer.controller, amount) for _ in of_source(game, source, "lifelink")]
        if mine:
            LIFELINK.decided_once(game, f"{game.label(source)} has lifelink")
            DAMAGE_GAINS_LIFE.decided(
                game, f"{dealer.controller} gains {amount} life by the damage of {game.label(source)}"
            )
        if mine and len(parts) > 1:
            LIFE_GAINED_BY_EACH_SOURCE.decided(
                game,
                f"{game.label(source)} deals damage to {len(parts)}, and causes one gain of {amount} life",
            )
        gained += mine
    if len(gained) > 1:
        LIFE_GAINED_BY_EACH_SOURCE.decided(
            game, f"{len(gained)} sources with lifelink each cause a gain of life"
        )
    return tuple(gained)
