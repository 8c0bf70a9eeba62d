"""The suite under pytest-bdd: catch-all steps that hand every step to the kit's own registry."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from pytest_bdd import given, parsers, then, when
from pytest_bdd.scenario import scenario_wrapper_template_registry
from tests import suite

from comprules.book.statements import BASE_EDITION
from comprules.judge import Judge
from comprules.kit.judges import is_ours, our_judge
from comprules.kit.planning import Planned
from comprules.kit.replay import Recorder, read_recording, recording_json, replay_differences
from comprules.kit.rulebook import SuiteError
from comprules.kit.runner import ScenarioRun
from comprules.kit.under_pytest import marks_of, settle
from comprules.scenarios import ScenarioStep, StepKind

ANY = parsers.re(r"(?P<text>.*)")


class Plays:
    """Every play of the suite, by file and name as the feature file has it."""

    def __init__(self) -> None:
        self.all = suite.plays()
        self.by_template: dict[tuple[Path, str], list[Planned]] = {}
        for planned in self.all:
            key = (planned.scenario.path.resolve(), planned.scenario.outline)
            self.by_template.setdefault(key, []).append(planned)

    def of(self, template: Any) -> list[Planned]:
        return self.by_template.get((Path(template.feature.filename).resolve(), template.name), [])


PLAYS = pytest.StashKey[Plays]()


def plays(config: pytest.Config) -> Plays:
    if PLAYS not in config.stash:
        try:
            config.stash[PLAYS] = Plays()
        except SuiteError as error:
            raise pytest.UsageError(str(error)) from None
    return config.stash[PLAYS]


def pytest_configure(config: pytest.Config) -> None:
    """Declare the tags that stand above example tables: pytest-bdd makes markers of those without asking."""
    for tag in {tag for planned in plays(config).all for tag in planned.scenario.tags}:
        config.addinivalue_line("markers", f"{tag.removeprefix('@')}: a tag of the suite")


def pytest_bdd_apply_tag(tag: str, function: Any) -> bool:
    """Tags are read by the kit, edition by edition; pytest-bdd is to make no markers of them."""
    return True


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each scenario once for every edition that its tags select."""
    template = scenario_wrapper_template_registry.get(metafunc.function)
    if template is None:
        return
    found = plays(metafunc.config).of(template)
    dates = sorted({planned.edition for planned in found}, reverse=True)
    metafunc.parametrize(
        "edition", [pytest.param(date, marks=pytest.mark.cr_edition(date)) for date in dates]
    )


PLANNED = pytest.StashKey[Planned]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out rows of an outline in editions that their own tags do not select, and mark the rest with rules."""
    kept: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        if getattr(item, "function", None) not in scenario_wrapper_template_registry:
            kept.append(item)
            continue
        planned = planned_of(item, config)
        if planned is None:
            left_out.append(item)
            continue
        for mark in marks_of(planned):
            item.add_marker(mark)
        item.stash[PLANNED] = planned
        kept.append(item)
    items[:] = kept
    if left_out:
        config.hook.pytest_deselected(items=left_out)


def content(text: str, table: Sequence[Sequence[object]], docstring: str | None) -> object:
    """What tells the steps of one row of an outline from those of another."""
    return text, [tuple(row) for row in table], docstring


def planned_of(item: Any, config: pytest.Config) -> Planned | None:
    """The play that a collected test is."""
    template = scenario_wrapper_template_registry[item.function]
    row = item.callspec.params.get("_pytest_bdd_example")
    found = [one for one in plays(config).of(template) if one.edition == item.callspec.params["edition"]]
    if not row:
        return found[0] if found else None
    wanted = [
        content(step.name, step.datatable.raw() if step.datatable else (), step.docstring)
        for step in template.render(row).steps
    ]
    for planned in found:
        if wanted == [content(s.text, s.table, s.docstring) for s in planned.scenario.steps]:
            return planned
    return None


@pytest.fixture(autouse=True)
def edition() -> str:
    """The edition of a test; scenarios are parametrised with theirs."""
    return BASE_EDITION


@pytest.fixture
def judge(cr_judge: Judge) -> Judge:
    """The engine that is examined: ours, unless the command line names another."""
    return cr_judge


@pytest.fixture
def recorder(judge: Judge) -> Recorder:
    """The judge, with everything that it is asked and answers kept for playing it again."""
    return Recorder(judge)


@pytest.fixture
def playing(request: pytest.FixtureRequest, edition: str, recorder: Recorder) -> ScenarioRun:
    return ScenarioRun(request.node.stash[PLANNED], recorder, BASE_EDITION)


def take(
    playing: ScenarioRun, kind: StepKind, text: str, table: list[list[str]] | None, docstring: str | None
) -> None:
    """Hand the step that pytest-bdd has come to over to the registry."""
    step = playing.planned.scenario.steps[len(playing.steps)]
    seen = ScenarioStep(
        step.keyword, kind, text, step.line, tuple(tuple(row) for row in table or ()), docstring
    )
    playing.take(seen)


@given(ANY)
def any_given(playing: ScenarioRun, text: str, datatable: Any = None, docstring: str | None = None) -> None:
    take(playing, "given", text, datatable, docstring)


@when(ANY)
def any_when(playing: ScenarioRun, text: str, datatable: Any = None, docstring: str | None = None) -> None:
    take(playing, "when", text, datatable, docstring)


@then(ANY)
def any_then(playing: ScenarioRun, text: str, datatable: Any = None, docstring: str | None = None) -> None:
    take(playing, "then", text, datatable, docstring)


def is_played_again(planned: Planned) -> bool:
    """Whether this play is among the quarter that is saved and played again; always the same ones.

    ``comprules check --save games`` and ``comprules replay games`` do it with all.
    """
    return crc32(f"{planned.edition}/{planned.id}".encode()) % 4 == 0


def pytest_bdd_after_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    """The test comes out as the scenario did; of every fourth, the game is the same when it is played again.

    A judge without a trace is believed; ours has one, so each scenario is held to its tags.
    """
    playing: ScenarioRun = request.getfixturevalue("playing")
    result = playing.finish()
    if is_ours(request.getfixturevalue("judge")):
        suite.ensure_played(result)
    settle(result, request)
    if not is_played_again(playing.planned):
        return
    saved = recording_json(request.getfixturevalue("recorder").recording(playing.planned.id))
    assert replay_differences(read_recording(saved, playing.planned.id), our_judge()) == ()
