"""704: state-based actions, misread."""

from __future__ import annotations

from comprules.book.citing import original
from comprules.rules.state_based.state_based_actions import (
    CHECK_BEFORE_PRIORITY,
    PERFORMING_STATE_BASED_ACTIONS,
    THROUGHOUT_THE_GAME,
    check_once,
    perform_actions,
    perform_all,
)
from comprules.rules.state_based.uniqueness_and_attachments import CARDS_OVERRIDE_RULES, spared_by_effects
from comprules.rules.state_based.verdicts import Proposals
from comprules.state.game import Game

__all__: list[str] = []

# ---- state based actions


@PERFORMING_STATE_BASED_ACTIONS.misreading_of(check_once)
def nothing_by_itself(game: Game) -> tuple[Game, bool]:
    """Nothing happens by itself."""
    return game, False


@THROUGHOUT_THE_GAME.misreading_of(check_once)
def in_main_phases_only(game: Game) -> tuple[Game, bool]:
    """State-based actions are checked only in main phases."""
    return original(check_once)(game) if game.step.endswith("main") else (game, False)


@CHECK_BEFORE_PRIORITY.misreading_of(perform_actions)
def one_at_a_time(game: Game, proposed: Proposals) -> Game:
    """Only the first state-based action that applies is performed."""
    return perform_all(game, proposed[:1])


@CARDS_OVERRIDE_RULES.misreading_of(spared_by_effects)
def no_card_is_above_the_rules(_game: Game) -> frozenset[int]:
    """A rule is a rule, whatever a card says."""
    return frozenset()
