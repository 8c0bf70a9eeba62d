"""Positions that play differently in an older edition and today."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from comprules.book.places import features_folder
from comprules.book.statements import BASE_EDITION
from comprules.kit import changed_positions as positions
from comprules.kit.changed_positions import ChangedPosition, PositionError, changed_positions, played_today
from comprules.kit.judges import our_judge
from comprules.kit.parting import Parting, parting_of, told_by
from comprules.kit.planning import Planned, scenario_id
from comprules.kit.rulebook import read_suite

EDITION = "2009-05-01"
KNOWN = changed_positions("2009")

Write = Callable[[str], tuple[ChangedPosition, ...]]


@pytest.fixture(scope="module")
def older() -> dict[str, Planned]:
    """The scenario of 2009 that each position is taken from, by its id."""
    root = features_folder()
    wanted = {one.id for one in KNOWN}
    files = sorted({root / f"{one.partition('::')[0]}.feature" for one in wanted})
    found = {scenario_id(one, root): one for one in read_suite(files)}
    return {name: Planned(found[name], EDITION, name, "") for name in wanted}


def test_there_are_forty_and_more_and_no_two_are_one() -> None:
    assert len(KNOWN) >= 40
    assert len({one.id for one in KNOWN}) == len({one.title for one in KNOWN}) == len(KNOWN)


def test_each_goes_today_as_it_is_told() -> None:
    results = played_today(KNOWN)
    assert {one.name: one.reason for one in results if one.status != "passed"} == {}
    assert {one.edition for one in results} == {BASE_EDITION}


def test_each_goes_in_2009_as_its_scenario_says(older: dict[str, Planned]) -> None:
    judge = our_judge()
    ended = {one.id: told_by(judge, "2009", older[one.id], BASE_EDITION).result.status for one in KNOWN}
    assert {name for name, status in ended.items() if status != "passed"} == set()


def test_whoever_does_the_same_today_comes_to_something_else(older: dict[str, Planned]) -> None:
    """The scenario of 2009 is played by both; where it parts, no card stops it that could not be read."""
    alike: list[str] = []
    for one in KNOWN:
        judge = our_judge()
        then, now = (
            told_by(judge, edition[:4], replace(older[one.id], edition=edition), BASE_EDITION)
            for edition in (EDITION, BASE_EDITION)
        )
        parting = parting_of(then, now)
        if parting is None or not _is_told(parting):
            alike.append(one.title)
    assert alike == []


def _is_told(parting: Parting) -> bool:
    return not any("can't be read" in line for line in parting.what)


def test_they_begin_alike(older: dict[str, Planned]) -> None:
    for one in KNOWN:
        assert _given(one.today) == _given(older[one.id])


def _given(planned: Planned) -> list[str]:
    return [step.text for step in planned.scenario.steps if step.kind == "given"]


def test_a_newer_edition_has_none() -> None:
    assert changed_positions("2025") == ()


# ---- what is wrong in a file is told

ROW = """
[["Mana"]]
scenario = "3_turn_structure/300_general::What has been spent does not burn"
title = "What is left"
then = "It burns."
now = "It is gone."
today = '''
When the game goes on to Alice's beginning of combat step
Then Alice has 20 life
'''
"""


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Read positions from a file with this text."""

    def read(text: str) -> tuple[ChangedPosition, ...]:
        folder = tmp_path / "positions"
        folder.mkdir(exist_ok=True)
        (folder / f"{EDITION}.toml").write_text(text, "utf-8")
        monkeypatch.setattr(positions, "rules_text_folder", lambda: tmp_path)
        return changed_positions.__wrapped__("2009")

    return read


def test_a_row_is_read(write: Write) -> None:
    (one,) = write(ROW)
    assert (one.subject, one.title, one.rules) == ("Mana", "What is left", ("300.3",))
    assert one.today.scenario.steps[-1].text == "Alice has 20 life"


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (
            ROW.replace("What has been", "What was"),
            "no scenario “3_turn_structure/300_general::What was spent",
        ),
        (ROW.replace("300_general", "no_such"), "no scenario “3_turn_structure/no_such::"),
        (ROW.replace("title", "name"), "has name, now, scenario, then, today"),
        (ROW.replace("Then Alice has", "Then Alice owns"), "Alice owns 20 life"),
        (ROW.replace("When the", "Given the"), "the position is the scenario's own"),
        (ROW.replace("When the", "Whenever the"), "the position is the scenario's own"),
        (ROW.replace("Then Alice", "Therefore Alice"), "What has been spent does not burn"),
        (ROW.replace("now =", "now"), "positions/2009-05-01.toml"),
    ],
)
def test_what_is_wrong_in_a_file_is_told(write: Write, wrong: str, told: str) -> None:
    with pytest.raises(PositionError, match=r"positions/2009-05-01\.toml") as error:
        write(wrong)
    assert told in str(error.value)


# ---- what was played is kept


def test_what_was_played_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[object, object] = {}

    class Kept:
        get = staticmethod(kept.get)
        put = staticmethod(kept.__setitem__)

    monkeypatch.setattr(positions, "_PLAYED", Kept)
    first = played_today(KNOWN[:1])
    monkeypatch.setattr(positions, "our_judge", None)
    assert played_today(KNOWN[:1]) == first
    changed = replace(KNOWN[0], today=replace(KNOWN[0].today, path="elsewhere"))
    with pytest.raises(TypeError):
        played_today([changed])
