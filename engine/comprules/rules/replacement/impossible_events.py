"""614.17, 101.2: events that can't happen."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.kinds import Ability, Static
from comprules.abilities.would import CantHappen, WouldEnter, WouldHappen
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import PutsCounters
from comprules.events.zones import Creates, Destroys, Moves
from comprules.happening.new_objects import tokens_to_be
from comprules.keyword_instances import works
from comprules.keywords.rules_702_2_to_60 import INDESTRUCTIBLE
from comprules.rules.meaning import Speaker, holds
from comprules.rules.meaning.linked_abilities import speaker_of
from comprules.rules.permission.staying_there import (
    DUNGEONS_STAY_OUTSIDE,
    stays_in_command_zone,
    stays_outside_the_game,
)
from comprules.rules.replacement.as_it_would_enter import CANT_ENTER, as_it_would_exist
from comprules.rules.replacement.would_happen import affected_by
from comprules.rules.special_cards.ante import CARDS_FOR_ANTE, is_left_out
from comprules.ruleset import AfterReplacing, Replacing, condition_of, rules_of, said_by_statics, views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "CANT_AS_IT_ENTERS",
    "CANT_EFFECTS",
    "COSTS_THAT_CANT_BE_PAID",
    "IGNORING_EFFECTS",
    "INSTANTS_NEVER_ENTER",
    "NO_COUNTERS_AS_IT_ENTERS",
    "NO_INSTANT_ON_THE_BATTLEFIELD",
    "NO_WAY_BACK_FOR_TOKENS",
    "PERMANENT_TYPES_ALONE",
    "SORCERIES_NEVER_ENTER",
    "TOKENS_THAT_CANT_BE_THERE",
    "also_for",
    "can_happen",
    "counters_it_cant_have",
    "forbidden",
    "impossible",
    "is_ignored",
    "never_permanents",
    "token_is_out_of_play",
    "tokens_that_cant_enter",
]

IGNORING_EFFECTS = cite("116.2d")
PERMANENT_TYPES_ALONE = cite("110.4")
NO_COUNTERS_AS_IT_ENTERS = cite("113.6i")
INSTANTS_NEVER_ENTER = cite("304.4")
NO_INSTANT_ON_THE_BATTLEFIELD = cite("400.4a")
SORCERIES_NEVER_ENTER = cite("307.4")
TOKENS_THAT_CANT_BE_THERE = cite("111.5")
NO_WAY_BACK_FOR_TOKENS = cite("111.8")
CANT_EFFECTS = cite("614.17")
CANT_AS_IT_ENTERS = cite("614.17a")
COSTS_THAT_CANT_BE_PAID = cite("614.17b")


def nothing(game: Game) -> AfterReplacing:
    """Nothing happens."""
    return game, (), ()


def impossible(game: Game, event: Event) -> Iterator[Replacing]:
    """Events that can't happen at all (614.17)."""
    board = views(game)
    match event:
        case Destroys(thing) if thing in board and works(game, board[thing], "indestructible"):
            yield Replacing(
                ("cant", thing),
                f"{game.label(thing)} is indestructible",
                "",
                nothing,
                INDESTRUCTIBLE,
                "can't",
            )
        case Moves() if kept := stays_in_command_zone(game, event):
            what = f"{game.label(event.object)} stays where it is"
            yield Replacing(("cant", event.object), what, "", nothing, kept, "can't")
        case Moves() if stays_outside_the_game(game, event):
            what = f"{game.label(event.object)}, a dungeon, stays outside the game"
            yield Replacing(("cant", event.object), what, "", nothing, DUNGEONS_STAY_OUTSIDE, "can't")
        case Moves(thing) if thing in game.objects and _never_comes_in(game, thing):
            what = f"{game.label(thing)} is for ante alone, and stays outside the game"
            yield Replacing(("cant", thing), what, "", nothing, CARDS_FOR_ANTE, "can't")
        case Moves() if token_is_out_of_play(game, event):
            what = f"{game.label(event.object)}, a token that has left the battlefield, stays where it is"
            yield Replacing(("cant", event.object), what, "", nothing, NO_WAY_BACK_FOR_TOKENS, "can't")
        case Moves(to="battlefield", face_down=False):
            yield from never_permanents(game, event)
        case Creates():
            yield from tokens_that_cant_enter(game, event)
        case PutsCounters(thing) if (
            game.underway.arriving is not None and thing == game.underway.arriving.object
        ):
            yield from counters_it_cant_have(game, event)
            return
        case _:  # no rule keeps other events from happening; effects may
            pass
    yield from forbidden(game, event)


def _never_comes_in(game: Game, thing: int) -> bool:
    """Say whether a card outside the game is for ante alone, in a game that isn't played for ante."""
    return game.objects[thing].zone == "none" and is_left_out(game, game.objects[thing])


@INSTANTS_NEVER_ENTER
@SORCERIES_NEVER_ENTER
@PERMANENT_TYPES_ALONE
@NO_INSTANT_ON_THE_BATTLEFIELD
def never_permanents(game: Game, event: Moves) -> Iterator[Replacing]:
    """Instant and sorcery cards can't enter the battlefield: each stays where it is."""
    there = game.objects[event.object]
    enters_as = there.back if event.transformed and there.back is not None else there.base
    if enters_as.types & {"instant", "sorcery"}:
        for word, citation in (("instant", INSTANTS_NEVER_ENTER), ("sorcery", SORCERIES_NEVER_ENTER)):
            if word in enters_as.types:
                citation.decided(game, f"{game.label(there.id)} is a card of the type {word}")
        what = f"{game.label(there.id)} is no card of a permanent type"
        NO_INSTANT_ON_THE_BATTLEFIELD.decided(game, f"{game.label(there.id)} stays where it is")
        yield Replacing(("cant", there.id), what, "", nothing, PERMANENT_TYPES_ALONE, "can't")


@TOKENS_THAT_CANT_BE_THERE
def tokens_that_cant_enter(game: Game, event: Creates) -> Iterator[Replacing]:
    """A token is not created if by a rule or effect what it would be can't enter the battlefield."""
    there, made = tokens_to_be(game, replace(event, amount=1))
    entering = Moves(made[0], "battlefield", cause="created", under=event.player, transformed=event.turned)
    barred = next(impossible(there, entering), None)
    if barred is not None:
        what = f"no {event.token.name} is created: {barred.what}"
        yield Replacing(("cant", event.token.name), what, "", nothing, TOKENS_THAT_CANT_BE_THERE, "can't")


@NO_WAY_BACK_FOR_TOKENS
def token_is_out_of_play(game: Game, event: Moves) -> bool:
    """A token that has left the battlefield goes to no other zone and doesn't come back."""
    found = game.objects.get(event.object)
    return found is not None and found.kind == "token" and found.zone not in ("battlefield", "none")


@IGNORING_EFFECTS
def is_ignored(game: Game, event: Event, source: int, ability: Ability) -> bool:
    """A player who has paid for that this turn ignores the effect of a static ability."""
    if not isinstance(ability, Static) or ability.ignored_for is None:
        return False
    player = getattr(event, "player", "")
    ignored = bool(game.this_turn.get(("ignored", player, source)))
    if ignored:
        IGNORING_EFFECTS.decided(game, f"{player} ignores the effect of {game.label(source)}")
    return ignored


@CANT_EFFECTS.essential("what can't happen can't happen to somebody")
def also_for(_game: Game, event: Event) -> tuple[Event, ...]:
    """What can't happen to a player concerns that player alone; return the events that it is asked of."""
    return (event,)


def _is_spoken_of(game: Game, event: Event, would: WouldHappen, speaker: Speaker) -> bool:
    return any(affected_by(game, each, would, speaker) is not None for each in also_for(game, event))


@CANT_EFFECTS
@CANT_AS_IT_ENTERS
def forbidden(game: Game, event: Event) -> Iterator[Replacing]:
    """Return what static abilities say can't happen, as they are before the event."""
    for i, held, n, part in said_by_statics(game, CantHappen):
        speaker = speaker_of(game, i, held, views(game)[i].controller)
        if not holds(game, views(game), speaker, condition_of(held)):
            continue
        if _is_spoken_of(game, event, part.would, speaker):
            what = f"{game.label(i)}: it can't happen"
            if is_ignored(game, event, i, held.ability):
                continue
            if isinstance(part.would, WouldEnter):
                CANT_ENTER.decided_once(game, "what would enter is looked at as it would be there")
            CANT_AS_IT_ENTERS.decided_once(game, f"{game.label(i)} says so before the event")
            yield Replacing((i, held.uid, n), what, "", nothing, CANT_EFFECTS, "can't")
    for pending in game.pending:
        if isinstance(pending.replacement, CantHappen):
            speaker = pending.speaker
            if _is_spoken_of(game, event, pending.replacement.would, speaker):
                CANT_AS_IT_ENTERS.decided_once(game, f"{game.label(speaker.source)} said so before the event")
                what = f"{game.label(speaker.source)}: it can't happen"
                yield Replacing(("pending", pending.id), what, "", nothing, CANT_EFFECTS, "can't")


@NO_COUNTERS_AS_IT_ENTERS
def counters_it_cant_have(game: Game, event: PutsCounters) -> Iterator[Replacing]:
    """That an object can't have counters put on it counts already as it enters, as it would exist there."""
    arriving = game.underway.arriving
    assert isinstance(arriving, Moves), "something enters the battlefield"
    for barred in forbidden(as_it_would_exist(game, arriving), event):
        if barred.key[0] == event.on:
            NO_COUNTERS_AS_IT_ENTERS.decided(
                game, f"{game.label(arriving.object)} enters without counters: {barred.what}"
            )
        yield barred


@COSTS_THAT_CANT_BE_PAID
def can_happen(game: Game, event: Event) -> bool:
    """Say whether an event could happen; nobody can choose to pay a cost that includes one that can't."""
    found = next((r for r in rules_of(game).replacements(game, event) if r.group == "can't"), None)
    if found is not None:
        COSTS_THAT_CANT_BE_PAID.decided(game, f"a cost that includes this can't be paid: {found.what}")
    return found is None
