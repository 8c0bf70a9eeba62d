"""Feature files and results are read, checked and played again only after something has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from comprules import keeping, scenarios
from comprules.book.statements import BASE_EDITION
from comprules.keeping import Shelf
from comprules.kit import feature_files, last_results
from comprules.kit.judges import OUR_NAME, our_judge
from comprules.kit.last_results import known_results, remembered
from comprules.kit.planning import Planned
from comprules.kit.rulebook import SuiteError, plan_suite, read_suite
from comprules.kit.runner import play_all
from comprules.scenarios import Scenario, read_feature

FEATURE = """Feature: 704. State-based actions

  @CR-704.5f
  Rule: 704.5f Toughness

    Scenario: A wisp dies
      Given Alice controls a 1/0 creature "Wisp"
      When Alice would receive priority
      Then "Wisp" is in Alice's graveyard
"""


@pytest.fixture(autouse=True)
def _own_shelves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(keeping, "unchanged", lambda *_: True)
    monkeypatch.setattr(feature_files, "_FEATURES", Shelf("features", ("scenarios",)))
    monkeypatch.setattr(last_results, "_RESULTS", Shelf("results", ("scenarios",)))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "wisp.feature"
    path.write_text(FEATURE, "utf-8")
    return path


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that were read with Gherkin."""
    files: list[Path] = []
    read = scenarios.read_text

    def noticed(text: str, path: Path) -> tuple[Scenario, ...]:
        files.append(path)
        return read(text, path)

    monkeypatch.setattr(feature_files, "read_text", noticed)
    return files


def test_a_file_is_parsed_once(file: Path, parsed: list[Path]) -> None:
    assert read_suite((file,)) == read_suite((file,)) == read_feature(file)
    assert parsed == [file]


def test_an_edited_file_is_parsed_again(file: Path, parsed: list[Path]) -> None:
    read_suite((file,))
    file.write_text(FEATURE.replace("A wisp dies", "A wasp dies"), "utf-8")
    assert [scenario.name for scenario in read_suite((file,))] == ["A wasp dies"]
    assert parsed == [file, file]


def test_a_file_with_a_step_that_no_form_reads_is_refused_every_time(file: Path) -> None:
    file.write_text(FEATURE.replace("would receive priority", "dances"), "utf-8")
    for _ in range(2):
        with pytest.raises(SuiteError, match="no form of a When step"):
            read_suite((file,))


def test_for_a_rule_only_files_with_its_tag_are_read(file: Path, parsed: list[Path]) -> None:
    (file.parent / "other.feature").write_text(FEATURE.replace("704.5f", "704.5"), "utf-8")
    assert [scenario.path for scenario in read_suite((file.parent,), rule="704.5f")] == [file]
    assert parsed == [file]


@pytest.mark.parametrize("rule", ["704.5j", "2009/420.5e", "613.8", "2009/418.5c"])
def test_what_is_found_for_a_rule_is_what_the_whole_suite_has_for_it(
    rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # the suite itself comes from where it is kept
    edition, _, number = rule.rpartition("/")
    chosen = ("2009-05-01",) if edition else (BASE_EDITION,)
    found = [one.id for one in plan_suite(read_suite(rule=number), chosen) if number in one.rules]
    assert found == [one.id for one in plan_suite(read_suite(), chosen) if number in one.rules] != []


def planned(file: Path) -> tuple[Planned, ...]:
    return plan_suite(read_suite((file,)), (BASE_EDITION,))


def test_results_are_known_once_they_were_played(file: Path) -> None:
    plays = planned(file)
    assert known_results(plays) is None
    (result,) = remembered(plays, play_all(plays, our_judge(), BASE_EDITION))
    known = known_results(plays)
    assert known is not None
    assert [(one.id, one.status, one.rules) for one in known] == [(result.id, "passed", ("704.5f",))]


def test_results_of_an_edited_scenario_are_not_known(file: Path) -> None:
    plays = planned(file)
    list(remembered(plays, play_all(plays, our_judge(), BASE_EDITION)))
    file.write_text(FEATURE.replace("is in Alice's graveyard", "is on the battlefield"), "utf-8")
    assert known_results(planned(file)) is None


def test_where_one_result_is_not_known_none_is(file: Path) -> None:
    plays = planned(file)
    list(remembered(plays, play_all(plays, our_judge(), BASE_EDITION)))
    file.write_text(
        f"{FEATURE}\n{FEATURE[FEATURE.index('    Scenario') :].replace('A wisp', 'Another wisp')}", "utf-8"
    )
    assert len(planned(file)) == 2
    assert known_results(planned(file)) is None


def test_our_engine_is_called_what_it_calls_itself() -> None:
    assert our_judge().name == OUR_NAME
