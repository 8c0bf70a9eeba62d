"""The same measurements under pytest-benchmark; ``python -m tests.bench.tables`` prints them as tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from comprules.book.statements import BASE_EDITION
from comprules.judge import Cast, Done, Pass, Refused
from comprules.kit.judges import our_judge
from comprules.kit.loop import looped
from comprules.kit.pipe import judge_apart
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.runner import play_all
from comprules.reference import reference_judge
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

from .duel import new_duel, play_duel
from .parrot import Parrot
from .worlds import anthems, begun, board, chain, one_spell, unread


def pedantic(benchmark: BenchmarkFixture, run: Callable[..., Any], **how: Any) -> Any:
    return benchmark.pedantic(run, **how)  # type: ignore[no-untyped-call]


BOLT = Cast("Alice", "Bolt", targets=("Bear 1",))


def test_the_suite_in_the_base_edition(benchmark: BenchmarkFixture) -> None:
    plays = plan_suite(read_suite(), (BASE_EDITION,))
    results = pedantic(benchmark, lambda: list(play_all(plays, our_judge(), BASE_EDITION)), rounds=3)
    assert len(results) == len(plays)


@pytest.mark.parametrize("how", ["in one process", "as lines of JSON", "through a pipe"])
def test_the_kit_beside_the_engine(benchmark: BenchmarkFixture, how: str) -> None:
    """Through a pipe it is the time by the clock, which has the engine's in it."""
    plays = [
        one for one in plan_suite(read_suite(), (BASE_EDITION,)) if one.rules and one.rules[0][:3] == "704"
    ]
    if how == "through a pipe":
        with judge_apart("comprules.reference:reference_judge", 60.0) as apart:
            results = pedantic(benchmark, lambda: list(play_all(plays, apart, BASE_EDITION)), rounds=3)
    else:
        parrot = Parrot(our_judge())
        list(play_all(plays, parrot, BASE_EDITION))
        judge = parrot if how == "in one process" else looped(parrot)
        results = pedantic(
            benchmark, lambda: list(play_all(plays, judge, BASE_EDITION)), setup=parrot.again, rounds=3
        )
    assert {one.status for one in results} == {"passed"}


def test_a_game_of_two_decks_of_creatures(benchmark: BenchmarkFixture) -> None:
    game, turns = pedantic(benchmark, play_duel, setup=lambda: ((new_duel(1),), {}), rounds=10)
    benchmark.extra_info["turns"] = turns
    assert game.is_over


@pytest.mark.parametrize("effects", [1, 10, 100])
@pytest.mark.parametrize("permanents", [10, 100, 1_000, 10_000])
def test_all_characteristics(benchmark: BenchmarkFixture, permanents: int, effects: int) -> None:
    game = begun(board(permanents, anthems(effects)))
    found = pedantic(benchmark, views, setup=lambda: ((unread(game),), {}), rounds=3)
    assert found[game.battlefield[0]].power == 1 + effects


def test_all_characteristics_of_permanents_of_which_no_two_are_alike(benchmark: BenchmarkFixture) -> None:
    game = begun(board(1_000, anthems(10), alike=False))
    found = pedantic(benchmark, views, setup=lambda: ((unread(game),), {}), rounds=5)
    assert found[game.battlefield[0]].power == 11


def test_ten_effects_that_depend_on_each_other(benchmark: BenchmarkFixture) -> None:
    game = begun(board(1_000, chain()))
    found = pedantic(benchmark, views, setup=lambda: ((unread(game),), {}), rounds=3)
    assert all("Dragon" in found[i].subtypes for i in game.battlefield[:1_000])


def test_reading_an_unchanged_game_again(benchmark: BenchmarkFixture) -> None:
    game = begun(board(1_000, anthems(10)))
    before = views(game)
    assert benchmark(views, game) is before


def test_a_cast_and_a_resolution(benchmark: BenchmarkFixture) -> None:
    judge = reference_judge()

    def cast_and_resolve() -> object:
        return judge.act(BOLT), judge.act(Pass())

    outcomes = pedantic(benchmark, cast_and_resolve, setup=lambda: judge.begin(one_spell("{R}")), rounds=50)
    assert outcomes == (Done(), Done())


def test_winding_back_an_illegal_proposal(benchmark: BenchmarkFixture) -> None:
    judge = reference_judge()
    judge.begin(one_spell(""))
    assert isinstance(benchmark(judge.act, BOLT), Refused)


def test_a_state_that_differs_in_nothing_that_matters(benchmark: BenchmarkFixture) -> None:
    game = begun(board(1_000, anthems(10)))
    before = views(game)

    def look_after_a_pass() -> object:
        return views(passed(game))

    assert benchmark(look_after_a_pass) is before


def passed(game: Game) -> Game:
    return replace(game, passed=(*game.passed, game.priority))
