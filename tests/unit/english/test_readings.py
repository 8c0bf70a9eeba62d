"""What was read once is found again by later processes, and never after an edit of what reads it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import comprules
from comprules.english import CannotRead, read_abilities, readings
from comprules.english.reading import abilities_read
from comprules.english.samples import SAMPLES
from comprules.english.sources_of_readings import READ_FROM
from comprules.keeping import Shelf, cache_folder

READ = """
import sys
from comprules.english import CannotRead, read_abilities
try:
    print(read_abilities(sys.argv[1]))
except CannotRead as refusal:
    print("refused", refusal.at, refusal.reason)
    if "--expected" in sys.argv:
        print(refusal.expected)
print("the grammar was needed" if "comprules.english.reading" in sys.modules else "it was known")
"""
LONG_AGO = 1_000_000_000


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package, with a cache folder of its own that holds the parser's tables at most."""
    read_abilities("Flying")
    tables = list(cache_folder().glob("parser-*"))
    folder = tmp_path / "cache" / "comprules"
    folder.mkdir(parents=True)
    for table in tables:
        shutil.copy2(table, folder)
    package = tmp_path / "engine" / "comprules"
    shutil.copytree(Path(comprules.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    for path in package.rglob("*"):
        os.utime(path, (LONG_AGO, LONG_AGO))
    return package


def read(package: Path, text: str, *more: str) -> list[str]:
    environment = {
        **os.environ, "PYTHONPATH": str(package.parent), "XDG_CACHE_HOME": str(package.parent.parent / "cache"),
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-B", "-c", READ, text, *more],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def edit(path: Path, old: str, new: str, *, since: bool = False) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    if not since:
        os.utime(path, (LONG_AGO, LONG_AGO))


def test_a_later_process_finds_what_was_read(package: Path) -> None:
    first, second = (read(package, "Trample") for _ in range(2))
    assert first[0] == second[0]
    assert [first[1], second[1]] == ["the grammar was needed", "it was known"]


def test_a_later_process_finds_what_was_refused(package: Path) -> None:
    first, second = (read(package, "Draw two bananas.") for _ in range(2))
    assert first[0] == second[0]
    assert first[0].startswith("refused")
    assert second[1] == "it was known"


def test_what_could_stand_there_is_asked_of_the_grammar(package: Path) -> None:
    first, second = (read(package, "Draw two bananas.", "--expected") for _ in range(2))
    assert first == second
    assert len(first[1]) > len("()")


@pytest.mark.parametrize(
    ("file", "old"),
    [("english/lexicon.py", '"twenty",'), ("abilities/nouns.py", "__all__"), ("words.py", "__all__")],
)
def test_after_an_edit_everything_is_read_anew(package: Path, file: str, old: str) -> None:
    read(package, "Trample")
    edit(package / file, old, f"{old} ")
    assert read(package, "Trample")[1] == "the grammar was needed"
    assert read(package, "Trample")[1] == "it was known"


def test_an_edit_shows_at_once(package: Path) -> None:
    assert read(package, "This creature gets +twain/+0.")[0].startswith("refused")
    assert read(package, "Creatures you control have tramplesome.")[0].startswith("refused")
    row = 'KeywordRow("flying",'
    edit(package / "keywords" / "rules_702_2_to_60.py", row, f'KeywordRow("tramplesome", FLYING), {row}')
    assert "tramplesome" in read(package, "Creatures you control have tramplesome.")[0]


def test_sources_that_are_edited_while_a_process_runs_are_not_taken_for_those_it_runs(package: Path) -> None:
    future = LONG_AGO * 4
    os.utime(package / "words.py", (future, future))
    assert [read(package, "Trample")[1] for _ in range(2)] == ["the grammar was needed"] * 2


def test_all_that_reading_needs_is_among_what_it_depends_on() -> None:
    loaded = subprocess.run(
        [sys.executable, "-c", "import sys, comprules.english.reading; print(*sys.modules)"],
        capture_output=True, text=True, check=True,
    ).stdout.split()  # fmt: skip
    known = tuple(part.replace("/", ".") for part in READ_FROM)
    other = {
        name.removeprefix("comprules.")
        for name in loaded
        if name.startswith("comprules.") and not name.removeprefix("comprules.").startswith(known)
    }
    assert other <= {"book"}


def test_every_sample_comes_back_as_it_was_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    written, read_again = (Shelf("readings", READ_FROM) for _ in range(2))
    known = {}
    for text in SAMPLES:
        try:
            known[text] = abilities_read(text, "", "", is_spell=False)
        except CannotRead:
            known[text] = abilities_read(text, "", "", is_spell=True)
        written.put(text, known[text])
    written.save()
    assert [text for text in known if read_again.get(text) != known[text]] == []


def test_one_process_reads_a_text_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_abilities("Flying") is read_abilities("Flying")
    with pytest.raises(CannotRead):
        read_abilities("Draw two bananas.")
    monkeypatch.setattr(readings._READINGS, "get", lambda _: pytest.fail("asked again"))
    with pytest.raises(CannotRead):
        read_abilities("Draw two bananas.")
