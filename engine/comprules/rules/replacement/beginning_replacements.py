"""614.3-4, 614.10-11, 614.15: instructions create replacement effects, or are themselves replaced."""

from __future__ import annotations

from typing import Any

from comprules.abilities.conditions import Duration
from comprules.abilities.instructions import SkipStep
from comprules.abilities.kinds import (
    AddAbilities,
    BeginReplacement,
    Effect,
    EnterWith,
    If,
    Replacement,
    SelfReplacement,
)
from comprules.abilities.nouns import AllThese, Amount, Players
from comprules.abilities.simple_nouns import OnePlayer
from comprules.abilities.would import BeginCant, WouldBegin, WouldDealDamage
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.spells_and_abilities import BeginsReplacement
from comprules.events.zones import Acts, Draws, Moves
from comprules.happening import happen
from comprules.happening.bounds import MOST_DRAWS, refuse_more_than
from comprules.happening.whose_turn import once_for_those
from comprules.rules.continuous.durations import waits_for
from comprules.rules.continuous.durations_as_they_begin import duration_as_it_begins
from comprules.rules.meaning import Speaker, holds
from comprules.rules.meaning.amounts import SELF_REPLACEMENT
from comprules.rules.meaning.damage_sources import chosen_source
from comprules.rules.meaning.recipients import named_players, number_of
from comprules.rules.meaning.speaker import dealing_with_player
from comprules.rules.replacement.replacing_events import SKIPPING
from comprules.rules.replacement.saving_permanents import REPLACEMENTS_IN_TIME
from comprules.rules.replacement.would_happen import has_begun
from comprules.ruleset import rules_of, views
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game
from comprules.state.lasting import Lasting, Pending
from comprules.state.objects import NOT_YET

__all__ = [
    "CHANGING_HOW_MANY",
    "DRAWING_IN_TURN_ORDER",
    "DRAWN_CARD_OF_REPLACEMENT",
    "NOT_DONE_WITH_OTHER_CARDS",
    "ONE_AT_A_TIME",
    "REPLACED_WITHIN_SEVERAL",
    "SEQUENCE_OF_DRAWS",
    "begin_forbidding",
    "begin_replacing",
    "begin_skipping",
    "draw_cards",
    "drawing_in_order",
    "drawn_by_this",
    "drawn_in_sequence",
    "entering_with",
    "how_many_to_draw",
    "new_cards_in_hand",
    "one_drawn",
    "replaced_by_itself",
    "replacing_its_own",
    "too_late",
    "with_own",
]

ONE_AT_A_TIME = cite("121.2")
CHANGING_HOW_MANY = cite("121.2a")
DRAWING_IN_TURN_ORDER = cite("121.2c")
REPLACED_WITHIN_SEVERAL = cite("121.6b")
NOT_DONE_WITH_OTHER_CARDS = cite("121.6c")
SEQUENCE_OF_DRAWS = cite("614.11a")
DRAWN_CARD_OF_REPLACEMENT = cite("614.11b")


def begin_replacing(game: Game, speaker: Speaker, effect: BeginReplacement) -> Game:
    """A replacement effect begins; like any other it waits for its event from now on (614.3)."""
    dealer = None
    if effect.chosen:
        would = effect.replacement.would
        assert isinstance(would, WouldDealDamage)
        assert isinstance(would.source, AllThese)
        dealer = chosen_source(game, speaker, would.source.filter)
        if dealer is None:
            return game
    left = None if effect.amount is None else number_of(game, speaker, effect.amount)
    if left is not None and left <= 0:
        return game
    pending = Pending(
        NOT_YET, effect.replacement, speaker, effect.duration, effect.once, dealer=dealer, left=left
    )
    return _begun(game, speaker, pending)


def begin_forbidding(game: Game, speaker: Speaker, effect: BeginCant) -> Game:
    """From now on something can't happen, for a duration (614.17a)."""
    return _begun(game, speaker, Pending(NOT_YET, effect.cant, speaker, effect.duration))


def _begun(game: Game, speaker: Speaker, pending: Pending) -> Game:
    """Return the game in which it has begun, if its time isn't over; whose turn it waits for is settled."""
    duration = duration_as_it_begins(game, speaker, pending.duration)
    if duration is None:
        return game
    waiting_for = waits_for(game, speaker, duration)
    timed = replace(pending, duration=duration, timed_by=waiting_for, turn=game.turn)
    return happen(game, BeginsReplacement(timed))


def begin_skipping(game: Game, speaker: Speaker, effect: SkipStep) -> Game:
    """Players are to skip so many of their next steps, phases or turns (614.10)."""
    for player in once_for_those(game, named_players(game, speaker, effect.players)):
        if has_begun(game, player, effect.step):
            SKIPPING.decided(game, f"{player}'s {effect.step} has begun: the next one is skipped")
        for _ in range(number_of(game, speaker, effect.amount)):
            skip = BeginReplacement(
                Replacement(WouldBegin(OnePlayer(player), effect.step)), Duration(), once=True
            )
            game = begin_replacing(game, speaker, skip)
    return game


def entering_with(game: Game, speaker: Speaker, effect: EnterWith) -> Game:
    """What is entering will do so tapped, or with counters."""
    arriving = game.underway.arriving
    assert isinstance(arriving, Moves), "something enters the battlefield"
    if effect.tapped:
        arriving = replace(arriving, tapped=True)
    if effect.gaining:
        lasting = Lasting(
            id=NOT_YET,
            source=arriving.object,
            controller=speaker.controller,
            changes=(AddAbilities(effect.gaining),),
            timestamp=game.clock,
            duration=Duration(),
            words=EMPTY,
            began=game.clock,
        )
        arriving = replace(arriving, effects=(*arriving.effects, lasting))
    number = number_of(game, speaker, effect.amount) if effect.amount is not None else 0
    if number > 0:
        arriving = replace(arriving, counters=(*arriving.counters, (effect.kind, number)))
    return replace(game, underway=replace(game.underway, arriving=arriving))


@REPLACEMENTS_IN_TIME
def too_late(game: Game, speaker: Speaker) -> list[Event]:
    """A replacement effect does not change what has happened before it came to be."""
    REPLACEMENTS_IN_TIME.decided(
        game, f"{game.label(speaker.source)} is gone: it is too late to replace that"
    )
    return []


@SELF_REPLACEMENT
def replaced_by_itself(game: Game, speaker: Speaker, effect: If) -> tuple[Effect, ...]:
    """One part of a spell or ability replaces another, before anything else can."""
    if not holds(game, views(game), speaker, effect.condition):
        return effect.otherwise
    SELF_REPLACEMENT.decided(game, f"{game.label(speaker.source)} replaces what it would do itself")
    return effect.effects


def replacing_its_own(game: Game, speaker: Speaker, effects: tuple[Effect, ...]) -> Game:
    """The game in which self-replacement effects among these instructions watch for what the others do."""
    own = tuple((e.replacement, speaker) for e in effects if isinstance(e, SelfReplacement))
    return with_own(game, (*game.underway.own, *own))


def with_own(game: Game, own: tuple[tuple[Replacement, Any], ...]) -> Game:
    """Return the game in which these self-replacement effects are there, and no others."""
    return game if game.underway.own == own else replace(game, underway=replace(game.underway, own=own))


# ---- sequences of draws


def draw_cards(game: Game, speaker: Speaker, players: Players, amount: Amount) -> tuple[Game, Speaker]:
    """Players draw cards one after the other (121.2); ``it`` is then what they drew."""
    drawn: tuple[int, ...] = ()
    for player in drawing_in_order(game, named_players(game, speaker, players)):
        number = number_of(game, dealing_with_player(speaker, player), amount)
        game, cards = drawn_in_sequence(game, player, number)
        drawn += cards
    return game, replace(speaker, current=replace(speaker.current, objects=drawn, amount=len(drawn)))


@DRAWING_IN_TURN_ORDER
def drawing_in_order(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """The active player performs all of the draws first, and the others follow in turn order."""
    ordered = tuple(player for player in game.alive if player in players)
    if len(ordered) > 1:
        DRAWING_IN_TURN_ORDER.decided(game, f"these draw one after the other: {', '.join(ordered)}")
    return ordered


@CHANGING_HOW_MANY
def how_many_to_draw(game: Game, player: str, number: int) -> tuple[Game, int]:
    """What speaks of the number of cards changes the whole instruction, before any single draw."""
    act = Acts(player, "draw", game.next_id, number)
    if not rules_of(game).replacements(game, act):
        return game, number
    CHANGING_HOW_MANY.decided(game, f"that {player} draws {number} cards is changed before any is drawn")
    game = happen(replace(game, next_id=game.next_id + 1), act)
    left = (e for e in reversed(game.deeds) if isinstance(e, Acts) and e.number == act.number)
    return game, next((e.amount for e in left), 0)


@ONE_AT_A_TIME
@REPLACED_WITHIN_SEVERAL
@SEQUENCE_OF_DRAWS
def drawn_in_sequence(game: Game, player: str, number: int) -> tuple[Game, tuple[int, ...]]:
    """If one of several draws is replaced, all that takes its place is done before the next draw."""
    refuse_more_than(MOST_DRAWS, number, "draws in a row")
    game, number = how_many_to_draw(game, player, number)
    drawn: tuple[int, ...] = ()
    if number > 1:
        ONE_AT_A_TIME.decided(game, f"{player} draws {number} cards one after the other")
    for n in range(number):
        if number > 1 and n + 1 < number and rules_of(game).replacements(game, Draws(player)):
            for cited in (SEQUENCE_OF_DRAWS, REPLACED_WITHIN_SEVERAL):
                cited.decided(game, "a draw is replaced, and that is done before the rest is drawn")
        game, cards = one_drawn(game, player)
        drawn += cards
    return game, drawn


def new_cards_in_hand(game: Game, before: Game, player: str) -> tuple[int, ...]:
    """Every card that has come to the player's hand counts as the card drawn."""
    return tuple(i for i in game.zone("hand", player) if i not in before.objects)


@NOT_DONE_WITH_OTHER_CARDS
@DRAWN_CARD_OF_REPLACEMENT
def drawn_by_this(game: Game, before: Game, player: str) -> tuple[int, ...]:
    """An instruction about a drawn card skips cards that are drawn because the draw was replaced."""
    new = new_cards_in_hand(game, before, player)
    offered = rules_of(before).replacements(before, Draws(player))
    top = before.zone("library", player)[:1]
    as_usual = len(new) == 1 and new == tuple(game.successor.get(i, i) for i in top)
    if new and offered and not (as_usual and all(r.optional for r in offered)):
        for cited in (DRAWN_CARD_OF_REPLACEMENT, NOT_DONE_WITH_OTHER_CARDS):
            cited.decided(game, "what is to be done with the drawn card is not done: the draw was replaced")
        return ()
    return new


def one_drawn(game: Game, player: str) -> tuple[Game, tuple[int, ...]]:
    """One card is drawn, or what replaces that is done; and the card that was drawn, if it was."""
    after = happen(game, Draws(player))
    return after, drawn_by_this(after, game, player)
