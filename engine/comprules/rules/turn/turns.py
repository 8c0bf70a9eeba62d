"""500-514: the turn, its steps, and what each step does by itself."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.changes import MaximumHandSize, MayStayTapped
from comprules.abilities.kinds import Chapter
from comprules.abilities.nouns import Number
from comprules.book.citing import rule
from comprules.events import BeginsPhase, BeginsStep, BeginsTurn, Discards, Draws, PutsCounters, Taps
from comprules.happening import happen
from comprules.questions import ask_objects, ask_yes
from comprules.rules.combat.attacking import Attack, declare_attackers, required_attack
from comprules.rules.combat.blocking import declare_blockers, required_blocks
from comprules.rules.combat.combat_damage import deal_combat_damage, end_combat, has_combat
from comprules.rules.continuous.durations import as_steps_end, with_ended_durations, without_those_of_the_gone
from comprules.rules.continuous.interaction import changes_for_player
from comprules.rules.keywords.phasing import phase_in_and_out
from comprules.rules.legality.illegal_actions import IllegalError
from comprules.rules.replacement.prevention_shields import without_shields
from comprules.rules.special_cards.supplementary_cards import set_top_scheme_in_motion
from comprules.rules.triggers.delayed_triggers import without_ended
from comprules.rules.turn.priority import before_priority, pass_priority, receive_priority
from comprules.ruleset import views
from comprules.state import EMPTY, Game, replace
from comprules.words import STEPS

__all__ = ["advance", "attack", "begin_step", "block", "maximum_hand_size", "next_step"]

_WITHOUT_PRIORITY = frozenset({"untap", "cleanup"})


def next_step(game: Game) -> Game:
    """The next step or phase begins; after cleanup the next player's turn (500.1)."""
    place = STEPS.index(game.step)
    if place + 1 == len(STEPS):
        return _next_turn(game)
    following = phase_added(game, STEPS[place + 1])
    if following != STEPS[place + 1]:
        return _begin_added(game, following, STEPS[place + 1])
    if following in ("declare blockers", "combat damage") and not has_combat(game):
        following = "end of combat"
    return begin_step(game, following)


_LAST_OF_PHASE = frozenset({"draw", "precombat main", "end of combat", "postcombat main"})
_ADDED = {"combat": "beginning of combat", "main": "postcombat main"}


def no_more_phases(_game: Game, following: str) -> str:
    """The phases of a turn are always the same."""
    return following


@rule("500.8", without=no_more_phases)
def phase_added(game: Game, following: str) -> str:
    """Phases that an effect added come directly after the phase; what was added last comes first."""
    if game.step not in _LAST_OF_PHASE or not (game.extra_phases or game.resume):
        return following
    game.note("500.8", "a phase was added to this turn")
    return _ADDED[game.extra_phases[0]] if game.extra_phases else game.resume


def _begin_added(game: Game, step: str, following: str) -> Game:
    """An added phase begins, or behind the last of them the one that would have come."""
    if game.step == "end of combat":
        game = end_combat(game)
    resume = (game.resume or following) if game.extra_phases else ""
    return begin_step(replace(game, extra_phases=game.extra_phases[1:], resume=resume), step)


def in_turn_order(game: Game) -> tuple[Game, str]:
    """Players take their turns in order, and nobody an extra one."""
    return game, game.following(game.active)


@rule("500.7", without=in_turn_order)
def whose_turn_next(game: Game) -> tuple[Game, str]:
    """Extra turns come directly after the turn, what was added last first; then it goes on as if they had not been."""
    regular = game.regular or game.active
    if not game.extra_turns:
        return replace(game, regular=""), game.following(regular)
    player, *left = game.extra_turns
    game.note("500.7", f"{player} takes an extra turn")
    return replace(game, extra_turns=tuple(left), regular=regular), player


def _next_turn(game: Game) -> Game:
    for seat in game.players.values():
        game = game.altering_player(seat.name, lands_played=0)
    for i in game.zone("battlefield"):
        if game.objects[i].activated:
            kept = tuple(used for used in game.objects[i].activated if used.ability.once)
            game = game.altering(i, activated=kept)
    game = replace(game, this_turn=EMPTY, deeds=(), extra_phases=(), resume="")
    game, player = whose_turn_next(game)
    for _ in range(_SKIPS):
        game, begins = _takes_place(game, BeginsTurn(player))
        if begins:
            break
        game, player = whose_turn_next(replace(game, regular=game.regular or player))
    game = game.altering_player(player, last_turn=game.turn + 1, turn_before=game.players[player].last_turn)
    game = _until_that_turn(game, game.active, player)
    return begin_step(replace(game, active=player, turn=game.turn + 1), "untap")


def _until_that_turn(game: Game, before: str, player: str) -> Game:
    """The game as this player's turn begins: what was to last until then is over, and so it is for those whose turn would have come before."""
    if not game.lasting:
        return game
    place = game.order.index(before)
    for other in game.order[place + 1 :] + game.order[: place + 1]:
        if other == player:
            break
        if game.players[other].lost:
            game = without_those_of_the_gone(game, other)
    return with_ended_durations(replace(game, active=player), "next turn")


_SKIPS = 100
_PHASES = {"untap": ("beginning", "draw"), "beginning of combat": ("combat", "end of combat"), "end": ("ending", "cleanup")}  # fmt: skip


def _takes_place(game: Game, event: BeginsTurn | BeginsPhase | BeginsStep) -> tuple[Game, bool]:
    """Whether a turn, phase or step begins, or is skipped (614.10), and the game after that."""
    after = happen(game, event)
    return after, after.begun > game.begun


@rule("500.4", essential="mana would never leave a pool")
def _empty_pools(game: Game) -> Game:
    """Unused mana is lost as a step or phase ends."""
    for player in game.players.values():
        if player.mana:
            game = game.altering_player(player.name, mana=EMPTY, bound=())
    return game


@rule("500.1", essential="a game without steps stands still")
def begin_step(game: Game, step: str, blocks: Mapping[int, tuple[int, ...]] | None = None) -> Game:
    """A step begins: its turn-based actions happen, then the active player receives priority (117.3a)."""
    game = as_steps_end(_empty_pools(game))
    if game.priority or game.passed:
        game = replace(game, priority="", passed=())
    if step in _PHASES:
        phase, last = _PHASES[step]
        game, begins = _takes_place(game, BeginsPhase(game.active, phase))
        if not begins:
            return next_step(replace(game, step=last))
    game, begins = _takes_place(game, BeginsStep(game.active, step))
    if not begins:
        return next_step(replace(game, step=step))
    if game.lasting:
        game = with_ended_durations(game, f"next {step}")
    waiting = game.afterwards
    for instructions in waiting:
        game = game.rules.carry_out(replace(game, afterwards=()), instructions)
    if step == "declare blockers":
        game = declare_blockers(game, required_blocks(game, {}) if blocks is None else blocks)
    else:
        game = _turn_based_actions(game, step)
    if step in _WITHOUT_PRIORITY:
        return _through_cleanup(game) if step == "cleanup" else next_step(game)
    return receive_priority(game, game.active)


def _turn_based_actions(game: Game, step: str) -> Game:
    match step:
        case "untap":
            return _untap(phase_in_and_out(game))
        case "draw":
            return happen(game, Draws(game.active)) if game.turn > 1 else game
        case "precombat main":
            return _advance_sagas(set_top_scheme_in_motion(game))
        case "combat damage":
            return deal_combat_damage(game)
        case "postcombat main":
            return end_combat(game)
        case "cleanup":
            return _cleanup(game)
        case _:
            return game


def stays_tapped(game: Game, thing: int) -> bool:
    """Whether the active player leaves a permanent tapped that need not untap."""
    if MayStayTapped() not in views(game)[thing].rules:
        return False
    untaps = ask_yes(game, game.active, f"untap {game.label(thing)}?")
    game.note("502.3", f"{game.active} {'untaps' if untaps else 'does not untap'} {game.label(thing)}")
    return not untaps


@rule("502.3", essential="permanents would stay tapped")
def _untap(game: Game) -> Game:
    """The active player untaps his or her permanents."""
    board = views(game)
    return happen(
        game,
        *(
            Taps(i, tapped=False)
            for i in game.battlefield
            if board[i].controller == game.active
            and game.objects[i].tapped
            and not board[i].cannot("untap")
            and not stays_tapped(game, i)
        ),
    )


@rule("714.3b", essential="Sagas would never go on")
def _advance_sagas(game: Game) -> Game:
    """As the precombat main phase begins its player puts a lore counter on each Saga."""
    board = views(game)
    return happen(
        game,
        *(
            PutsCounters(i, "lore", 1, game.active, by_effect=False)
            for i in game.battlefield
            if board[i].controller == game.active and any(isinstance(a, Chapter) for a in board[i].abilities)
        ),
    )


@rule("402.2", essential="a hand has some maximum size")
def maximum_hand_size(game: Game, player: str) -> int | None:
    """Seven, unless effects say otherwise; None where there is no maximum."""
    size: int | None = 7
    for change in changes_for_player(game, player):
        match change:
            case MaximumHandSize("set", Number(value)):
                size = value
            case MaximumHandSize("change", Number(value)):
                size = None if size is None else max(0, size + value)
            case MaximumHandSize("none"):
                size = None
            case _:
                continue
    return size


@rule("514.1", "514.2", essential="turns would never end")
def _cleanup(game: Game) -> Game:
    """The active player discards down to the maximum hand size; then damage wears off and effects until end of turn end."""
    hand = game.zone("hand", game.active)
    most = maximum_hand_size(game, game.active)
    if most is not None and len(hand) > most:
        number = len(hand) - most
        picks = ask_objects(game, game.active, f"choose {number} to discard", hand, number, number)
        game = happen(game, *(Discards(game.active, pick) for pick in picks))
    for i in game.zone("battlefield"):
        if game.objects[i].damage:
            game = game.altering(i, damage=0)
    return without_shields(without_ended(with_ended_durations(game, "end of turn", "end of next turn")))


@rule("514.3a", essential="what happens in cleanup has to be dealt with")
def _through_cleanup(game: Game) -> Game:
    """Nobody receives priority in cleanup, unless a state-based action is performed or an ability waits."""
    after = before_priority(game)
    if (after.objects, after.players) == (game.objects, game.players):
        after.note("704.3", "nothing happened in the cleanup step: no player receives priority")
        return _next_turn(after)
    after.note("704.3", "something happened in the cleanup step: the active player receives priority")
    return receive_priority(after, after.active)


def advance(game: Game, player: str, step: str) -> Game:
    """All players pass until the named step of the named player's turn begins.

    Creatures that must attack or block do, as far as they have to; nobody else attacks or blocks.
    """
    is_ahead = not _is_in(game, player, step)
    for _ in range(_PASSES):
        is_ahead = is_ahead or not _is_in(game, player, step)
        if game.is_over or (is_ahead and _is_in(game, player, step) and not game.zone("stack")):
            return game
        game = _one_pass(game)
    return game


_PASSES = 400


def _is_in(game: Game, player: str, step: str) -> bool:
    return game.step == step and game.active == player


def _one_pass(game: Game) -> Game:
    game, over = pass_priority(game)
    return _after_step(game) if over else game


def _after_step(game: Game, declared: Attack | None = None) -> Game:
    game = next_step(game)
    if game.step == "declare attackers" and not has_combat(game) and game.active in game.alive:
        forced = declared or Attack(required_attack(game, {}))
        if declared is not None or forced.attackers:
            game = declare_attackers(game, forced)
            game = receive_priority(game, game.active)
    return game


def attack(game: Game, player: str, declared: Attack) -> Game:
    """Everyone passes until the player's declare attackers step, and the player declares these attackers.

    Raises:
        IllegalError: it is not the player's turn before or in that step, or the declaration is not legal.
    """
    if game.active != player or STEPS.index(game.step) > STEPS.index("declare attackers") or has_combat(game):
        raise IllegalError(f"{player} can't declare attackers now", "508.1")
    if game.step == "declare attackers":
        return receive_priority(declare_attackers(game, declared), game.active)
    while game.step != "beginning of combat" or game.zone("stack"):
        game = _one_pass(game)
        if game.is_over:
            return game
    over = False
    while not over:
        game, over = pass_priority(game)
        if game.is_over:
            return game
    return _after_step(game, declared)


def block(game: Game, player: str, declared: Mapping[int, tuple[int, ...]]) -> Game:
    """Everyone passes until the declare blockers step, and the player declares these blockers.

    Raises:
        IllegalError: nothing attacks, or the declaration is not legal.
    """
    if not has_combat(game):
        raise IllegalError(f"{player} has nothing to block", "509.1a")
    while game.step == "declare attackers" and not game.is_over:
        game, over = pass_priority(game)
        if over:
            game = begin_step(game, "declare blockers", declared)
    return game
