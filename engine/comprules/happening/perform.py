"""What each event does to the state, once nothing replaces it any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, assert_never

from immutables import Map

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import (
    Attaches,
    BecomePaired,
    BecomesBlockedCreature,
    BecomesUnblockedCreature,
    DeclaresAttacker,
    DeclaresBlocker,
    Enlisting,
    EntersAttacking,
    EntersBlocking,
    Exerts,
    FlipsOver,
    FormsBand,
    JoinsBlock,
    LeavesCombat,
    Links,
    Locks,
    Notes,
    PhasesIn,
    PhasesOut,
    PutsCounters,
    PutsSticker,
    RemovesCounters,
    Reselects,
    Taps,
    Transforms,
    TurnsFace,
    Unattaches,
    Unlocks,
)
from comprules.events.players import (
    AddsMana,
    Deals,
    Designates,
    DrawsGame,
    EmptiesPool,
    Flips,
    GainsLife,
    LosesGame,
    LosesLife,
    PaysLife,
    PlaysLand,
    Prevents,
    RemovesDamage,
    Rolls,
    RoundsTeamLife,
    SetsSpeed,
    SpendsMana,
    TakesPool,
    TapsForMana,
    WinsGame,
)
from comprules.events.spells_and_abilities import (
    Activates,
    Awaits,
    BeginsEffect,
    BeginsReplacement,
    Casts,
    CeasesToBeBestowed,
    ChangesTargets,
    ChoosesTargets,
    CreatesOnStack,
    CreatesTrigger,
    EndsEffects,
    EndsShields,
    PutsAbilityOnStack,
    Raises,
    Resolves,
)
from comprules.events.turn import (
    AddsPhases,
    AddsSteps,
    AddsTurn,
    BecomesDayOrNight,
    BeginsPhase,
    BeginsStep,
    BeginsTurn,
    Discontinues,
    EndsEarly,
    Restarts,
    TakesBack,
    WillControl,
)
from comprules.events.zones import (
    Acts,
    CeasesToExist,
    ChangesOwner,
    Chaos,
    Copies,
    Creates,
    Destroys,
    Discards,
    Draws,
    GetsEmblem,
    Merges,
    Moves,
    Reveals,
    Sacrifices,
    Shuffles,
    Ventures,
)
from comprules.happening import combat, mana_in_pools, owning, restarting, subgames, timestamps
from comprules.happening.chance import shuffled
from comprules.happening.commanders import count_casts_of_commanders, count_commander_damage
from comprules.happening.controlled_players import (
    control_as_the_turn_begins,
    still_the_active_player,
    to_be_controlled,
)
from comprules.happening.damage_and_counters import (
    mark_damage,
    put_counters,
    remember_who_struck,
    remember_whom_it_hurt,
    remove_counters,
    with_life,
    with_life_of_all,
)
from comprules.happening.day_and_night import designated_as
from comprules.happening.designations import designate
from comprules.happening.exerting import of_exerting
from comprules.happening.faces import other_face
from comprules.happening.in_new_zones import characteristics_of_emblem
from comprules.happening.leaving import game_goes_on, leave_the_game
from comprules.happening.links import link_to
from comprules.happening.new_objects import (
    add_object,
    called_apart,
    copy_object,
    merge_objects,
    move_object,
    remember_object,
    without_object,
)
from comprules.happening.phasing import phase_in, phase_out
from comprules.happening.stickers import stuck_on
from comprules.happening.turning_over import turned_over, with_status
from comprules.happening.whose_turn import with_whom_turns_are_taken
from comprules.happening.winning_and_losing import (
    draw_with_them,
    lose_with_them,
    nobody_is_left,
    sides_left,
    teams_that_draw,
    the_last_one_wins,
    the_last_team_wins,
    win_by_effect,
)
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game
from comprules.state.lasting import Lasting
from comprules.state.objects import NOT_YET, GameObject

__all__ = [
    "DIVISION_STAYS",
    "after_losses",
    "draw_for_some",
    "perform",
    "redivided",
]

LEAVING_AFTER_LOSING = cite("104.5")
DIVISION_STAYS = cite("115.7f")


def perform(game: Game, before: Game, event: Event) -> Game:
    """Return the game after one event; ``before`` is the game before all that happens with it (603.10)."""
    match event:
        case BeginsStep(_, step, second):
            return replace(game, step=step, second=second, begun=game.begun + 1)
        case Taps(thing, tapped):
            return game.altering(thing, tapped=tapped)
        case Moves():
            return move_object(game, before, event)
        case Copies():
            return copy_object(game, event)
        case Merges():
            return merge_objects(game, before, event)
        case CeasesToExist(thing):
            return without_object(remember_object(game, before, thing), thing)
        case Casts(player, spell):
            return count_casts_of_commanders(game, player, spell)
        case Deals(source, to, amount, in_combat):
            game = remember_whom_it_hurt(mark_damage(game, source, to, amount), source, to)
            if not in_combat:
                return game
            return remember_who_struck(count_commander_damage(game, source, to, amount), before, source, to)
        case GainsLife(player, amount):
            return with_life(game, player, amount)
        case LosesLife(player, amount):
            return with_life(game, player, -amount)
        case PutsCounters(on, kind, amount):
            return put_counters(game, on, kind, amount)
        case PutsSticker():
            return stuck_on(game, event)
        case RemovesCounters(on, kind, amount):
            return remove_counters(game, on, kind, amount)
        case LosesGame(player, reason):
            return game.altering_player(player, lost=reason, left_in=game.turn)
        case DrawsGame(players):
            return draw_for_some(game, players) if players else replace(game, drawn=True)
        case WinsGame(player):
            return win_by_effect(game, player)
        case Attaches(thing, to):
            if game.objects[thing].attached_to == to:
                return game
            game = timestamps.tick(game.altering(thing, attached_to=to))
            return game.with_object(timestamps.on_attaching(game, game.objects[thing]))
        case Unattaches(thing):
            return game.altering(thing, attached_to=None, bestowed=False)
        case TurnsFace(thing, down):
            return turned_over(game, thing, down=down)
        case FlipsOver(thing):
            return with_status(game, thing, "flipped", now=not game.objects[thing].flipped)
        case Unlocks(_, thing, half):
            return game.altering(thing, unlocked=game.objects[thing].unlocked | {half})
        case Locks(_, thing, half):
            return game.altering(thing, unlocked=game.objects[thing].unlocked - {half})
        case Transforms(thing):
            game = timestamps.tick(game.with_object(other_face(game, game.objects[thing])))
            game = game.altering(thing, transformed=game.clock)
            return game.with_object(timestamps.on_transforming(game, game.objects[thing]))
        case AddsMana():
            return mana_in_pools.added(game, event)
        case BeginsEffect(effect):
            return _with_lasting(game, effect)
        case Exerts():
            return _with_lasting(game, of_exerting(event))
        case EndsEffects(effects):
            lasting = tuple(e for e in game.lasting if e.id not in effects)
            return replace(
                game, lasting=lasting, pending=tuple(p for p in game.pending if p.id not in effects)
            )
        case GetsEmblem(player, abilities, label):
            base = characteristics_of_emblem(game, abilities, label)
            emblem = GameObject(NOT_YET, label, base, player, player, "command", NOT_YET, kind="emblem")
            return add_object(game, called_apart(game, emblem))[0]
        case Raises(shield):
            raised = replace(shield, id=game.next_id)
            return replace(game, shields=(*game.shields, raised), next_id=game.next_id + 1)
        case (
            DeclaresAttacker()
            | EntersAttacking()
            | DeclaresBlocker()
            | Reselects()
            | EntersBlocking()
            | FormsBand()
            | JoinsBlock()
            | BecomesBlockedCreature()
        ):
            return combat.fights(game, event)
        case BecomePaired(one, other):
            return game.altering(one, paired_with=other).altering(other, paired_with=one)
        case LeavesCombat():
            return combat.leaves_combat(game, before, event)
        case RemovesDamage(thing):
            return game.altering(thing, damage=0, hurt_by_deathtouch=False)
        case EmptiesPool():
            return mana_in_pools.at_the_end(game, event)
        case SpendsMana():
            return mana_in_pools.spent(game, event)
        case TakesPool(player, to):
            return mana_in_pools.taken(game, player, to)
        case ChangesTargets(thing, targets):
            on_stack = game.objects[thing].on_stack
            assert on_stack is not None
            return game.altering(
                thing, on_stack=replace(on_stack, targets=targets, division=redivided(game, thing, targets))
            )
        case Ventures(player, dungeon, room):
            return game.altering_player(player, dungeon=(dungeon, room))
        case CeasesToBeBestowed(thing):
            return game.altering(thing, bestowed=False)
        case EndsShields(shields):
            return replace(game, shields=tuple(s for s in game.shields if s.id not in shields))
        case BeginsReplacement(pending):
            begun = replace(pending, id=game.next_id)
            return replace(game, pending=(*game.pending, begun), next_id=game.next_id + 1)
        case CreatesOnStack(created):
            return add_object(game, called_apart(game, created))[0]
        case Activates(_, source, _, used):
            if used is None or source not in game.objects:
                return game
            return game.altering(source, activated=(*game.objects[source].activated, used))
        case PlaysLand(player):
            return game.altering_player(player, lands_played=game.players[player].lands_played + 1)
        case PhasesOut(thing, how):
            return phase_out(game, thing, how)
        case PhasesIn(thing):
            return phase_in(game, thing)
        case Awaits(until):
            awaited = replace(until, id=game.next_id)
            return replace(game, untils=(*game.untils, awaited), next_id=game.next_id + 1)
        case CreatesTrigger(delayed):
            made = replace(delayed, id=game.next_id)
            return replace(game, delayed=(*game.delayed, made), next_id=game.next_id + 1)
        case Notes(about, key, value):
            return _write_note(game, about, key, value)
        case Links():
            return link_to(game, event)
        case BeginsPhase():
            return replace(game, begun=game.begun + 1)
        case BeginsTurn(player):
            return _begin_turn(game, player)
        case ChangesOwner(thing, player):
            return owning.owned_by(game, thing, player)
        case Restarts():
            return restarting.with_new_game(game, before, event)
        case Discontinues():
            return subgames.discontinued(game, before, event)
        case TakesBack():
            return subgames.with_cards_back(game, event)
        case EndsEarly(part):
            return replace(game, ending=part)
        case AddsTurn(player):
            return replace(game, extra_turns=(player, *game.extra_turns))
        case WillControl(player, controlled):
            return to_be_controlled(game, player, controlled)
        case AddsPhases(phases):
            return replace(game, extra_phases=(*phases, *game.extra_phases))
        case AddsSteps(steps):
            return replace(game, extra_steps=(*steps, *game.extra_steps))
        case RoundsTeamLife(player, change):
            return with_life_of_all(game, player, change)
        case SetsSpeed(player, speed):
            return game.altering_player(player, speed=speed)
        case Designates(player, designation):
            return designate(game, player, designation)
        case BecomesDayOrNight(time):
            return designated_as(game, time)
        case Shuffles(player):
            return shuffled(game, player)
        case Draws(player):
            if game.zone("library", player):
                return game
            return game.altering_player(player, drew_from_empty=True)
        case (
            Acts()
            | Chaos()
            | BecomesUnblockedCreature()
            | Destroys()
            | Prevents()
            | Sacrifices()
            | Discards()
            | ChoosesTargets()
            | Resolves()
            | PutsAbilityOnStack()
            | Reveals()
            | TapsForMana()
            | Creates()
            | PaysLife()
            | Flips()
            | Rolls()
            | Enlisting()
        ):
            return game
        case _:
            assert_never(event)


@DIVISION_STAYS
def redivided(
    game: Game, thing: int, targets: tuple[tuple[int | str, ...], ...]
) -> Map[tuple[int, int | str], int]:
    """New targets get what the ones whose places they take were to get."""
    on_stack = game.objects[thing].on_stack
    assert on_stack is not None
    shares = {
        (group, now): on_stack.division[group, before]
        for group, (old, new) in enumerate(zip(on_stack.targets, targets, strict=True))
        for before, now in zip(old, new, strict=True)
        if (group, before) in on_stack.division
    }
    if shares and on_stack.targets != targets:
        DIVISION_STAYS.decided(game, f"the division of {game.label(thing)} stays as it was")
    return Map(shares)


def _with_lasting(game: Game, effect: Lasting) -> Game:
    """A continuous effect begins, with the timestamp of this moment."""
    game = timestamps.tick(game)
    stamp = timestamps.of_effect(game, f"an effect of {game.label(effect.source)}")
    lasting = replace(effect, id=game.next_id, timestamp=stamp, turn=game.turn)
    return replace(game, lasting=(*game.lasting, lasting), next_id=game.next_id + 1)


def _life_changed(game: Game) -> tuple[tuple[str, Literal["gained", "lost"], int], ...]:
    """Return how much life players gained and lost in the turn that ends, each time that they did."""
    return tuple(
        (event.player, "gained" if isinstance(event, GainsLife) else "lost", event.amount)
        for event in game.deeds
        if isinstance(event, GainsLife | LosesLife)
    )


def _begin_turn(game: Game, player: str) -> Game:
    """A turn begins: what was counted in the turn before is counted anew."""
    for seat in game.players.values():
        if seat.lands_played:
            game = game.altering_player(seat.name, lands_played=0)
    for i in game.zone("battlefield"):
        if game.objects[i].activated:
            kept = tuple(used for used in game.objects[i].activated if used.ability.once or used.ability.word)
            game = game.altering(i, activated=kept)
    for i in game.zone("command"):
        if game.objects[i].base.types & {"plane", "phenomenon"}:
            game = game.altering(i, controller=player)
    casters = [event.player for event in game.deeds if isinstance(event, Casts)]
    of_their_own = tuple([casters.count(p) for p in with_whom_turns_are_taken(game, game.active)])
    turn = game.turn + 1
    game = game.altering_player(player, last_turn=turn, turn_before=game.players[player].last_turn)
    game = control_as_the_turn_begins(game, with_whom_turns_are_taken(game, player))
    return replace(
        game,
        active=still_the_active_player(game, player),
        turn=turn,
        this_turn=EMPTY,
        deeds=(),
        came=EMPTY,
        life_last_turn=_life_changed(game),
        cast_last_turn=max(map(casters.count, casters), default=0),
        cast_in_own_turn=of_their_own,
        extra_phases=(),
        resume="",
        extra_steps=(),
        resume_step="",
        lone_step=False,
        begun=game.begun + 1,
    )


# ---- objects and zones


def _write_note(game: Game, about: int, key: str, value: str) -> Game:
    return game.altering(about, notes=game.objects[about].notes.set(key, value))


# ---- damage, life, counters


@LEAVING_AFTER_LOSING.essential("a player who has lost has to be out of the game")
def after_losses(game: Game, losers: Sequence[str]) -> Game:
    """Players who lose leave the game; the last one in it wins (104.2a); with nobody left it is a draw."""
    if not losers:
        return game
    besides = lose_with_them(game, tuple(losers))
    for loser in besides:
        game = game.altering_player(loser, lost="with the team", left_in=game.turn)
    losers = (*losers, *besides)
    sides = sides_left(game)
    if not sides:
        return nobody_is_left(game, tuple(losers))
    if len(sides) == 1:
        (side,) = sides
        return the_last_one_wins(game, side) if side in game.players else the_last_team_wins(game, side)
    if not game_goes_on(game, tuple(losers)):
        return replace(game, drawn=True)
    for loser in losers:
        LEAVING_AFTER_LOSING.decided(game, f"{loser} has lost, and leaves the game")
        game = leave_the_game(game, loser)
    return game


def draw_for_some(game: Game, players: tuple[str, ...]) -> Game:
    """The game is a draw for some, who leave it; it goes on for the others (104.5)."""
    players = (*players, *draw_with_them(game, players))
    for player in players:
        game = game.altering_player(player, drew=True, left_in=game.turn)
    game = teams_that_draw(game)
    sides = sides_left(game)
    if not sides:
        return replace(game, drawn=True)
    if len(sides) == 1:
        (side,) = sides
        return the_last_one_wins(game, side) if side in game.players else the_last_team_wins(game, side)
    for player in players:
        LEAVING_AFTER_LOSING.decided(game, f"the game is a draw for {player}, who leaves it")
        game = leave_the_game(game, player)
    return game
