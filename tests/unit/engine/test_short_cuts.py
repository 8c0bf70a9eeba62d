"""What saves time changes nothing: a game played without the short cuts comes out the same, with the same record."""

from __future__ import annotations

from importlib import import_module

import pytest

from comprules.rules.continuous import interaction as interaction_of_continuous_effects
from comprules.rules.state_based import state_based_actions
from comprules.ruleset import views
from comprules.state.game import Game

from ...bench.duel import new_duel, play_duel  # noqa: TID252 -- the tests are no package of their own
from ...bench.worlds import anthems, begun, board  # noqa: TID252


def recorded(seed: int) -> tuple[Game, list[object]]:
    game, _ = play_duel(new_duel(seed))
    return game, list(game.arbiter.trace.lines)


@pytest.mark.parametrize("seed", [1, 2])
def test_events_that_nothing_can_replace_happen_as_any_others(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    quick = recorded(seed)
    monkeypatch.setattr(import_module("comprules.happening.happen"), "happens_quietly", lambda *_: False)
    assert recorded(seed) == quick


def test_state_based_actions_passed_over_would_have_found_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = recorded(1)
    monkeypatch.setattr(state_based_actions, "is_at_rest", lambda _: False)
    monkeypatch.setattr(state_based_actions, "worth_asking", lambda actions, _: tuple(actions))
    assert recorded(1) == quick


def test_characteristics_taken_over_are_those_that_would_be_worked_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quick = recorded(1)
    monkeypatch.setattr(interaction_of_continuous_effects, "known_from_before", lambda _: None)
    assert recorded(1) == quick


def test_sizes_that_are_summed_are_those_that_are_changed_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def sizes() -> tuple[object, list[object]]:
        game = begun(board(20, anthems(5), alike=False))
        return dict(views(game)), list(game.arbiter.trace.lines)

    quick = sizes()
    monkeypatch.setattr(interaction_of_continuous_effects, "may_be_summed", lambda *_: False)
    assert sizes() == quick
