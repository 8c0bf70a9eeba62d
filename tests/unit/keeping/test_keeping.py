"""What is kept for later processes is found again as it was, or not at all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from comprules import BEGAN, keeping
from comprules.keeping import Shelf, cache_folder, fingerprint, found, keep, package_files, sources, unchanged


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "comprules"


def the_file(folder: Path) -> Path:
    (file,) = folder.glob("*.kept")
    return file


def test_what_was_kept_is_found() -> None:
    assert keep("thing", "a", {"x": (1, "two")})
    assert found("thing", "a") == {"x": (1, "two")}


def test_what_was_not_kept_is_not_found() -> None:
    keep("thing", "a", 1)
    assert found("thing", "b") is None
    assert found("other", "a") is None


def test_the_folder_is_the_users_own(folder: Path) -> None:
    keep("thing", "a", 1)
    assert folder.stat().st_mode & 0o777 == 0o700


def test_without_the_variable_it_lies_in_the_users_home(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert cache_folder() == tmp_path / "home" / ".cache" / "comprules"


def test_a_variable_that_names_no_absolute_folder_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "somewhere")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_folder() == tmp_path / ".cache" / "comprules"


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: content[:-1],
        lambda content: content[:40],
        lambda _: b"",
        lambda _: b"not a file of ours, whatever it is",
        lambda content: content[:50] + bytes([content[50] ^ 1]) + content[51:],
    ],
    ids=["cut short", "cut to its head", "empty", "foreign", "one bit other"],
)
def test_a_damaged_file_is_as_good_as_none(folder: Path, damage: object) -> None:
    keep("thing", "a", list(range(100)))
    file = the_file(folder)
    file.write_bytes(damage(file.read_bytes()))  # type: ignore[operator]
    assert found("thing", "a") is None
    assert keep("thing", "a", "anew")
    assert found("thing", "a") == "anew"


def test_a_file_that_others_may_write_is_not_read(folder: Path) -> None:
    keep("thing", "a", 1)
    the_file(folder).chmod(0o666)
    assert found("thing", "a") is None


def test_a_file_of_somebody_else_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    keep("thing", "a", 1)
    monkeypatch.setattr(os, "getuid", lambda: 1 + os.geteuid())
    assert found("thing", "a") is None


def test_where_nothing_can_be_written_nothing_is_kept_and_nothing_fails(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(in_the_way))
    assert not keep("thing", "a", 1)
    assert found("thing", "a") is None


def test_what_can_not_be_packed_is_not_kept(folder: Path) -> None:
    assert not keep("thing", "a", lambda: 1)
    assert list(folder.glob("*")) == []


def test_of_a_kind_the_newest_stay(folder: Path) -> None:
    for number in range(12):
        keep("thing", str(number), number)
        os.utime(folder / f"thing-{number}.kept", (number, number))
    keep("thing", "last", 12)
    assert len(list(folder.glob("*.kept"))) == 8
    assert found("thing", "last") == 12
    assert found("thing", "0") is None


def test_drafts_of_processes_that_were_stopped_are_cleared_away(folder: Path) -> None:
    keep("thing", "a", 1)
    draft = folder / ".thing-xyz.part"
    draft.write_bytes(b"half")
    os.utime(draft, (1, 1))
    keep("thing", "a", 2)
    assert not draft.exists()


WRITER = """
import sys
from comprules.keeping import found, keep
for number in range(60):
    keep("thing", "shared", (sys.argv[1], number, "x" * 100_000))
    seen = found("thing", "shared")
    assert seen is not None and len(seen) == 3 and len(seen[2]) == 100_000, seen
"""


def test_two_processes_that_keep_the_same_thing_never_see_half_of_it() -> None:
    started = [
        subprocess.Popen([sys.executable, "-c", WRITER, name], stderr=subprocess.PIPE) for name in "ab"
    ]
    for process in started:
        _, wrong = process.communicate(timeout=60)
        assert process.returncode == 0, wrong.decode()


def test_a_fingerprint_tells_parts_apart() -> None:
    assert fingerprint("ab", "c") != fingerprint("a", "bc")
    assert fingerprint("ab", "c") == fingerprint("ab", "c")


def test_a_fingerprint_is_another_in_another_version_of_python(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint("a")
    monkeypatch.setattr(sys, "version", "4.0")
    assert fingerprint("a") != before


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "sources"
    folder.mkdir()
    (folder / "one.py").write_text("a = 1")
    os.utime(folder / "one.py", (1, 1))
    return folder


def test_sources_have_another_name_after_an_edit_of_equal_length(source: Path) -> None:
    before = sources(str(source))
    sources.cache_clear()
    (source / "one.py").write_text("a = 2")
    os.utime(source / "one.py", (1, 1))
    assert sources(str(source)) != before


def test_sources_have_another_name_when_a_file_is_added(source: Path) -> None:
    before = sources(str(source))
    sources.cache_clear()
    (source / "two.lark").write_text("")
    assert sources(str(source)) != before


def test_compiled_modules_are_no_sources(source: Path) -> None:
    (source / "__pycache__").mkdir()
    (source / "__pycache__" / "one.pyc").write_bytes(b"")
    assert package_files([str(source)]) == (source / "one.py",)


def test_a_module_is_named_without_its_ending() -> None:
    assert [path.name for path in package_files(["keeping"])] == ["keeping.py"]


def test_sources_that_were_written_before_the_process_began_are_unchanged(source: Path) -> None:
    assert unchanged(str(source))


def test_sources_that_were_written_since_are_not(source: Path) -> None:
    os.utime(source / "one.py", (BEGAN + 1, BEGAN + 1))
    assert not unchanged(str(source))


def test_sources_that_are_gone_are_not_unchanged() -> None:
    assert not unchanged("no_such_module")


def shelf(source: Path) -> Shelf:
    return Shelf("things", (str(source),))


def test_what_lies_on_a_shelf_is_there_for_the_next_process(source: Path) -> None:
    first = shelf(source)
    first.put("a", (1, 2))
    first.save()
    assert shelf(source).get("a") == (1, 2)
    assert shelf(source).get("b") is None


def test_two_processes_that_fill_a_shelf_keep_what_both_have_put_there(source: Path) -> None:
    first, second = shelf(source), shelf(source)
    first.put("a", 1)
    second.put("b", 2)
    first.save()
    second.save()
    assert [shelf(source).get(key) for key in "ab"] == [1, 2]


def test_a_shelf_is_another_after_an_edit(source: Path) -> None:
    first = shelf(source)
    first.put("a", 1)
    first.save()
    sources.cache_clear()
    (source / "one.py").write_text("a = 2")
    os.utime(source / "one.py", (1, 1))
    assert shelf(source).get("a") is None


def test_nothing_is_saved_when_sources_were_edited_in_the_meantime(source: Path) -> None:
    first = shelf(source)
    first.put("a", 1)
    os.utime(source / "one.py", (BEGAN + 1, BEGAN + 1))
    first.save()
    os.utime(source / "one.py", (1, 1))
    assert shelf(source).get("a") is None


def test_a_shelf_whose_sources_were_edited_under_the_process_stays_empty(source: Path, folder: Path) -> None:
    os.utime(source / "one.py", (BEGAN + 1, BEGAN + 1))
    edited = shelf(source)
    edited.put("a", 1)
    edited.save()
    assert edited.get("a") is None
    assert not folder.exists()


def test_a_long_run_saves_on_its_way(source: Path) -> None:
    long = shelf(source)
    for number in range(512):
        long.put(number, number)
    assert shelf(source).get(0) == 0


def test_a_full_shelf_takes_nothing_more(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "_MOST_ON_A_SHELF", 2)
    full = shelf(source)
    for number in range(3):
        full.put(number, number)
    assert [full.get(number) for number in range(3)] == [0, 1, None]
