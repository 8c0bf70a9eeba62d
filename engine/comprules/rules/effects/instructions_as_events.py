"""What happens when an instruction is followed that only makes something happen (608.2c, 610.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from comprules.abilities.instructions import (
    AttachTo,
    BecomeBlocked,
    DealDamage,
    Destroy,
    DrawTheGame,
    Fight,
    FlipPermanent,
    GainLife,
    LoseCounters,
    LoseLife,
    LoseTheGame,
    Mill,
    Move,
    MoveCounters,
    PhaseIn,
    PutCounters,
    PutSameCounters,
    Regenerate,
    RemoveCounters,
    RemoveFromCombat,
    Reveal,
    SetLife,
    Tap,
    TapOrUntap,
    Transform,
    TurnFace,
    UnlockDoor,
    WinTheGame,
)
from comprules.abilities.kinds import CounterSpell
from comprules.abilities.mana_instructions import AddMana
from comprules.abilities.nouns import Picked, Subject, Target
from comprules.abilities.plain_instructions import (
    BecomeDayOrNight,
    DoubleCounters,
    GetDesignation,
    IncreaseSpeed,
    Own,
    TakeMana,
)
from comprules.abilities.simple_nouns import It, This
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import (
    Attaches,
    LeavesCombat,
    PhasesIn,
    PutsCounters,
    RemovesCounters,
    Taps,
    Unattaches,
)
from comprules.events.players import Designates, GainsLife, LosesLife, SetsSpeed, TakesPool
from comprules.events.spells_and_abilities import Raises
from comprules.events.turn import BecomesDayOrNight
from comprules.events.zones import Destroys, Moves, Reveals
from comprules.happening.combat import REMOVED_FROM_COMBAT
from comprules.happening.damage_and_counters import change_to, whose_life_is_set
from comprules.happening.initiative import takes_it_again
from comprules.happening.winning_and_losing import draw_by_effect, lose_by_effect, would_win
from comprules.keywords.rules_701 import SUPPORTING, TAPPING, UNTAPPING_PERMANENTS
from comprules.questions import ask_one
from comprules.rules.effects.attaching_where_chosen import attached_where_chosen
from comprules.rules.effects.countering import (
    can_be_countered,
    what_is_given_back,
)
from comprules.rules.effects.dealing_damage import damage, fight
from comprules.rules.effects.moving_counters import (
    counters_doubled,
    counters_moved,
    removed_of_any_kind,
    same_counters_put,
)
from comprules.rules.effects.moving_objects import moves
from comprules.rules.effects.tickets import for_symbols
from comprules.rules.effects.transforming import flipping, transformed
from comprules.rules.effects.turning_over import turning_over
from comprules.rules.effects.unlocking import unlocking
from comprules.rules.fighting.bands import band_blocked
from comprules.rules.mana.adding_mana import adding
from comprules.rules.meaning import (
    Speaker,
)
from comprules.rules.meaning.recipients import (
    named_objects,
    named_players,
    number_of,
    permanents_named,
    recipients_of,
    value_set,
)
from comprules.rules.meaning.speaker import dealing_with_player, meant_by
from comprules.rules.replacement.beginning_replacements import (
    too_late,
)
from comprules.rules.special_cards.ante import owned_from_now
from comprules.rules.targeting.attaching import is_moved_onto, one_host
from comprules.state.game import Game
from comprules.state.lasting import Shield
from comprules.state.objects import NOT_YET

__all__ = [
    "INSTRUCTIONS_IN_ORDER",
    "SETTING_LIFE",
    "AtOnce",
    "events_of",
    "life_becomes",
    "life_totals_become",
    "may_be_regenerated",
    "removed_from_combat",
]

SETTING_LIFE = cite("119.5")
INSTRUCTIONS_IN_ORDER = cite("608.2c")

AtOnce = (
    DealDamage
    | Destroy
    | Move
    | GainLife
    | LoseCounters
    | LoseLife
    | SetLife
    | PutCounters
    | MoveCounters
    | DoubleCounters
    | PutSameCounters
    | RemoveCounters
    | Reveal
    | Tap
    | TapOrUntap
    | RemoveFromCombat
    | BecomeBlocked
    | Regenerate
    | PhaseIn
    | CounterSpell
    | AddMana
    | TakeMana
    | AttachTo
    | TurnFace
    | FlipPermanent
    | UnlockDoor
    | Transform
    | Fight
    | Mill
    | LoseTheGame
    | WinTheGame
    | DrawTheGame
    | GetDesignation
    | IncreaseSpeed
    | BecomeDayOrNight
    | Own
)
"""The instructions that do nothing but make something happen."""


@INSTRUCTIONS_IN_ORDER
def may_be_regenerated(game: Game, effect: Destroy) -> bool:
    """Later text may change what an earlier instruction means: ``It can't be regenerated.``."""
    if effect.no_regeneration:
        INSTRUCTIONS_IN_ORDER.decided(
            game, "a later sentence says that what is destroyed can't be regenerated"
        )
    return not effect.no_regeneration


def events_of(game: Game, speaker: Speaker, effect: AtOnce) -> list[Event]:
    """Return the events that an instruction makes happen, all at once."""
    match effect:
        case DealDamage():
            return damage(game, speaker, effect)
        case Destroy(subject):
            saved = may_be_regenerated(game, effect)
            return [Destroys(i, regenerable=saved) for i in permanents_named(game, speaker, subject)]
        case Move():
            return moves(game, speaker, effect)
        case GainLife(players, amount):
            return [
                GainsLife(
                    p,
                    number_of(game, dealing_with_player(speaker, p), amount),
                )
                for p in named_players(game, speaker, players)
            ]
        case LoseLife(players, amount):
            return [
                LosesLife(
                    p,
                    number_of(game, dealing_with_player(speaker, p), amount),
                )
                for p in named_players(game, speaker, players)
            ]
        case LoseCounters(kind, amount, players):
            return [
                RemovesCounters(p, kind, number_of(game, dealing_with_player(speaker, p), amount))
                for p in named_players(game, speaker, players)
            ]
        case SetLife(players, amount):
            return life_totals_become(
                game,
                {
                    p: value_set(game, dealing_with_player(speaker, p), amount)
                    for p in named_players(game, speaker, players)
                },
            )
        case PutCounters(kind, _, Target(index=index) as on, divided=True):
            return [
                PutsCounters(t, kind, speaker.chosen.division.get((index, t), 0), speaker.controller)
                for t in recipients_of(game, speaker, on)
            ]
        case PutCounters(kind, amount, on, action=action, or_of=others):
            if others:
                text = f"{game.label(speaker.source)}: which counter?"
                kind = ask_one(game, speaker.controller, text, (kind, *others))
            if action == "support":
                SUPPORTING.decided(game, f"{speaker.controller} supports with {game.label(speaker.source)}")
            return [
                PutsCounters(
                    r,
                    kind,
                    for_symbols(game, kind, number_of(game, speaker, amount)),
                    speaker.controller,
                    by_effect=not speaker.of.as_cost,
                )
                for r in recipients_of(game, speaker, on)
            ]
        case RemoveCounters("", None, on):
            return [
                RemovesCounters(i, kind, counter.amount)
                for i in named_objects(game, speaker, on)
                for kind, counter in sorted(game.objects[i].counters.items())
            ]
        case RemoveCounters("", amount, on, up_to) if amount is not None:
            return [
                event
                for i in named_objects(game, speaker, on)
                for event in removed_of_any_kind(
                    game, speaker.controller, i, number_of(game, speaker, amount), up_to=up_to
                )
            ]
        case RemoveCounters(kind, amount, on):
            return [
                RemovesCounters(
                    i, kind, number_of(game, speaker, amount) if amount is not None else counter.amount
                )
                for i in named_objects(game, speaker, on)
                if (counter := game.objects[i].counters.get(kind)) is not None
            ]
        case MoveCounters():
            return counters_moved(game, speaker, effect)
        case DoubleCounters():
            return counters_doubled(game, speaker, effect)
        case PutSameCounters():
            return same_counters_put(game, speaker, effect)
        case Reveal(subject):
            return [
                Reveals(speaker.controller, i, speaker.source, speaker.of.origin)
                for i in named_objects(game, speaker, subject)
            ]
        case Tap(subject, untap):
            return [Taps(i, tapped=not untap) for i in permanents_named(game, speaker, subject)]
        case TapOrUntap(subject):
            return [_taps_or_untaps(game, speaker, i) for i in named_objects(game, speaker, subject)]
        case RemoveFromCombat(subject):
            return removed_from_combat(game, named_objects(game, speaker, subject))
        case BecomeBlocked(subject):
            return [*band_blocked(game, named_objects(game, speaker, subject))]
        case Regenerate(subject):
            if isinstance(subject, This) and speaker.source not in game.objects:
                return too_late(game, speaker)
            return [
                Raises(Shield(NOT_YET, "regeneration", speaker.controller, i))
                for i in named_objects(game, speaker, subject)
            ]
        case PhaseIn(subject):
            named = game.zone("battlefield") if subject is None else _phased_out(speaker, subject)
            return [PhasesIn(i) for i in named if i in game.objects and game.objects[i].phased_out]
        case CounterSpell(subject, _):
            return [
                event
                for i in named_objects(game, speaker, subject)
                if can_be_countered(game, i, speaker.source)
                for event in (Moves(i, "graveyard", cause="countered"), *what_is_given_back(game, i))
            ]
        case TakeMana(players, to):
            return [
                TakesPool(player, heir)
                for player in named_players(game, speaker, players)
                for heir in named_players(game, speaker, to)
            ]
        case AddMana():
            return list(adding(game, speaker, effect))
        case AttachTo(_, Picked() as to):
            return [*attached_where_chosen(game, speaker, effect, to)]
        case AttachTo(subject, to):
            if to is None:
                return [Unattaches(i) for i in named_objects(game, speaker, subject)]
            hosts = named_objects(game, speaker, to)
            named = named_objects(game, speaker, subject) if hosts else ()
            return [
                Attaches(i, host) for i in named if is_moved_onto(game, i, host := one_host(game, i, hosts))
            ]
        case Own(players, subject):
            things = named_objects(game, speaker, subject)
            return [e for p in named_players(game, speaker, players) for e in owned_from_now(game, p, things)]
        case TurnFace(subject, down):
            named = named_objects(game, speaker, subject)
            return [event for i in named for event in turning_over(game, i, down=down)]
        case Transform(subject, converting):
            return transformed(game, speaker, named_objects(game, speaker, subject), converting=converting)
        case FlipPermanent(subject):
            return flipping(game, named_objects(game, speaker, subject))
        case UnlockDoor(subject, or_lock):
            return unlocking(game, speaker, named_objects(game, speaker, subject), or_lock=or_lock)
        case Fight(subject, other):
            ones = named_objects(game, speaker, subject)
            against = ones[1:] if other is None else named_objects(game, speaker, other)
            return fight(game, ones, against)
        case Mill(players, amount):
            return [
                Moves(i, "graveyard", cause="milled")
                for p in named_players(game, speaker, players)
                for i in game.zone("library", p)[: number_of(game, dealing_with_player(speaker, p), amount)]
            ]
        case LoseTheGame(players):
            return list(lose_by_effect(game, named_players(game, speaker, players)))
        case GetDesignation(players, designation):
            return [
                Designates(p, designation)
                for p in dict.fromkeys(named_players(game, speaker, players))
                if designation not in game.players[p].designations
                or (designation == "initiative" and takes_it_again(game, p))
            ]
        case IncreaseSpeed(players, amount):
            more = number_of(game, speaker, amount)
            return [
                SetsSpeed(p, (game.players[p].speed or 0) + more)
                for p in named_players(game, speaker, players)
            ]
        case BecomeDayOrNight(time):
            return [BecomesDayOrNight(time)] if game.time_of_day != time else []
        case WinTheGame(players):
            return list(would_win(game, named_players(game, speaker, players)))
        case DrawTheGame():
            return list(draw_by_effect(game, speaker.controller))
        case _:
            assert_never(effect)


@REMOVED_FROM_COMBAT
def removed_from_combat(game: Game, things: tuple[int, ...]) -> list[Event]:
    """What an effect removes from combat is no longer attacking, blocking, blocked or unblocked."""
    for thing in things:
        REMOVED_FROM_COMBAT.decided(game, f"{game.label(thing)} is removed from combat")
    return [LeavesCombat(thing) for thing in things]


def _taps_or_untaps(game: Game, speaker: Speaker, thing: int) -> Event:
    question = f"choose what becomes of {game.label(thing)}"
    chosen = ask_one(game, speaker.controller, question, ("tap it", "untap it"))
    (TAPPING if chosen == "tap it" else UNTAPPING_PERMANENTS).decided(
        game, f"{speaker.controller} chooses to {chosen}"
    )
    return Taps(thing, tapped=chosen == "tap it")


def _phased_out(speaker: Speaker, subject: Subject) -> tuple[int, ...]:
    """Return what the text has spoken of, though it is treated as though it did not exist (702.26d)."""
    return meant_by(speaker, subject) if isinstance(subject, It) else ()


@SETTING_LIFE.essential("life totals that are set have to become something")
def life_totals_become(game: Game, numbers: Mapping[str, int]) -> list[Event]:
    """Return what happens as players' life totals are set to numbers, all at once."""
    return [e for p in whose_life_is_set(game, tuple(numbers)) for e in life_becomes(game, p, numbers[p])]


@SETTING_LIFE
def life_becomes(game: Game, player: str, number: int) -> list[Event]:
    """A life total that becomes a number is a gain or a loss of the difference."""
    change = change_to(game, player, number)
    SETTING_LIFE.decided(
        game, f"{player} {'gains' if change > 0 else 'loses'} {abs(change)} life to have {number}"
    )
    if change > 0:
        return [GainsLife(player, change)]
    return [LosesLife(player, -change)] if change < 0 else []
