"""701.12: control of two permanents, their text boxes, or two life totals are exchanged."""

from __future__ import annotations

from comprules.abilities.changes import ChangeControl
from comprules.abilities.instructions import Exchange, ExchangeLife
from comprules.abilities.kinds import Change, ReplaceText
from comprules.abilities.simple_nouns import OnePlayer
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.players import GainsLife, LosesLife
from comprules.happening import happen
from comprules.happening.settling import NO_LIFE_GAINED
from comprules.keywords.rules_701 import WHOLE_EXCHANGE
from comprules.rules.continuous.durations_as_they_begin import duration_as_it_begins
from comprules.rules.continuous.interaction import text_of
from comprules.rules.effects.beginning_effects import effects_begin, lasting_effect
from comprules.rules.effects.paying_life import NO_LIFE_LOST
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.recipients import named_objects, named_players
from comprules.rules.meaning.speaker import dealing_with
from comprules.rules.replacement.impossible_events import can_happen
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "EXCHANGING_CONTROL",
    "EXCHANGING_LIFE",
    "TEXT_BOXES_EXCHANGED",
    "can_gain_by_it",
    "can_lose_by_it",
    "controllers_swapped",
    "exchange",
    "exchange_life",
    "exchange_totals",
    "may_exchange",
    "text_boxes_swapped",
]

TEXT_BOXES_EXCHANGED = cite("612.5")
EXCHANGING_CONTROL = cite("701.12b")
EXCHANGING_LIFE = cite("701.12c")


def exchange(game: Game, speaker: Speaker, effect: Exchange) -> tuple[Game, Speaker]:
    """From now on each of two objects has what the other had."""
    things = named_objects(game, speaker, effect.subject)
    speaker = dealing_with(speaker, things)
    duration = duration_as_it_begins(game, speaker, effect.duration)
    if duration is None or not can_be_completed(game, things):
        return game, speaker
    swaps = controllers_swapped if effect.what == "control" else text_boxes_swapped
    swapped = swaps(game, things)
    if not swapped:
        return game, speaker
    begun = [
        replace(lasting_effect(game, speaker, (change,)), affected=(i,))
        for i, change in zip(things, swapped, strict=True)
    ]
    return effects_begin(game, speaker, begun, duration), speaker


@WHOLE_EXCHANGE
def can_be_completed(game: Game, things: tuple[int, ...]) -> bool:
    """If the whole exchange can't be completed, no part of it occurs."""
    if len(things) != 2:
        WHOLE_EXCHANGE.decided(game, "one of the two is missing: no part of the exchange occurs")
        return False
    WHOLE_EXCHANGE.decided_once(game, "the whole exchange can be completed")
    return True


@TEXT_BOXES_EXCHANGED
def text_boxes_swapped(game: Game, things: tuple[int, ...]) -> tuple[Change, ...]:
    """All rules text of each of the two objects becomes that of the other."""
    TEXT_BOXES_EXCHANGED.decided(game, f"{' and '.join(map(game.label, things))} exchange their text boxes")
    return tuple(ReplaceText(text_of(game, i)) for i in things[::-1])


@EXCHANGING_CONTROL
def controllers_swapped(game: Game, things: tuple[int, ...]) -> tuple[Change, ...]:
    """Each player gains control of what the other controlled.

    Where one player controls both, nothing happens.
    """
    players = [views(game)[i].controller for i in things]
    if len(set(players)) == 1:
        EXCHANGING_CONTROL.decided(game, f"{players[0]} controls both: nothing is exchanged")
        return ()
    EXCHANGING_CONTROL.decided(
        game, f"control of {' and '.join(map(game.label, things))} is exchanged at once"
    )
    return tuple(ChangeControl(OnePlayer(player)) for player in reversed(players))


@NO_LIFE_GAINED
def can_gain_by_it(game: Game, events: list[Event]) -> bool:
    """A player who can't gain life can't exchange life totals for a higher one."""
    forbidden = [e for e in events if isinstance(e, GainsLife) and not can_happen(game, e)]
    changes = [e for e in events if isinstance(e, GainsLife | LosesLife)]
    for event in changes:
        if not can_happen(game, GainsLife(event.player, 1)):
            loses = "but loses some by it" if isinstance(event, LosesLife) else "and there is no exchange"
            NO_LIFE_GAINED.decided(game, f"{event.player} can't gain life, {loses}")
    return not forbidden


@NO_LIFE_LOST
def can_lose_by_it(game: Game, events: list[Event]) -> bool:
    """A player who can't lose life can't exchange life totals for a lower one."""
    forbidden = [e for e in events if isinstance(e, LosesLife) and not can_happen(game, e)]
    for event in forbidden:
        NO_LIFE_LOST.decided(game, f"{event.player} can't lose life: there is no exchange")
    return not forbidden


@EXCHANGING_LIFE.essential("players exchange life totals, or they don't")
def may_exchange(_game: Game, players: tuple[str, ...]) -> bool:
    """Say whether these players can exchange their life totals: two can."""
    return len(set(players)) == 2


@EXCHANGING_LIFE
def exchange_totals(game: Game, players: tuple[str, ...]) -> Game:
    """Each of two players gains or loses as much life as it takes to have the other's previous total."""
    first, second = (game.players[name] for name in players)
    more = first.life - second.life
    events: list[Event] = [LosesLife(first.name, more), GainsLife(second.name, more)]
    if more < 0:
        events = [GainsLife(first.name, -more), LosesLife(second.name, -more)]
    if not (can_gain_by_it(game, events) and can_lose_by_it(game, events)):
        EXCHANGING_LIFE.decided(game, "one of them can't gain or lose life: the totals are not exchanged")
        return game
    EXCHANGING_LIFE.decided(game, f"{first.name} and {second.name} exchange their life totals")
    return happen(game, *events)


def exchange_life(game: Game, speaker: Speaker, effect: ExchangeLife) -> tuple[Game, Speaker]:
    """Two players exchange their life totals, if they are two, and the speaker knows whether they have."""
    players = named_players(game, speaker, effect.first)
    if effect.second is not None:
        players = (*players[:1], *named_players(game, speaker, effect.second)[:1])
    if not may_exchange(game, players):
        return game, replace(speaker, current=replace(speaker.current, did=False))
    after = exchange_totals(game, players)
    one, other = (game.players[name].life for name in players)
    return after, replace(speaker, current=replace(speaker.current, did=after is not game or one == other))
