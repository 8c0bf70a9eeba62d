"""The commands `serve` and `book`."""

from __future__ import annotations

import http.client
import threading
import time
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from comprules import keeping
from comprules.book.errors import ComprulesError
from comprules.book.places import features_folder
from comprules.cli import building, serve, site
from comprules.cli.app import app
from comprules.cli.serve import bound_server
from comprules.kit.rulebook import plan_suite, read_suite


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<p>The book", "utf-8")
    return tmp_path


def test_the_server_gives_the_files_of_its_folder(page: Path) -> None:
    with bound_server("127.0.0.1", 0, page) as server:
        thread = threading.Thread(target=server.handle_request)
        thread.start()
        connection = http.client.HTTPConnection("127.0.0.1", server.server_port)
        connection.request("GET", "/index.html")
        told = connection.getresponse().read()
        connection.close()
        thread.join()
    assert told == b"<p>The book"


def test_a_port_that_is_taken_gives_way_to_the_next_free_one(page: Path) -> None:
    with (
        bound_server("127.0.0.1", 0, page) as first,
        bound_server("127.0.0.1", first.server_port, page) as second,
    ):
        assert second.server_port > first.server_port


def test_an_address_of_another_machine_is_a_clear_error(page: Path) -> None:
    with pytest.raises(ComprulesError, match=r"nothing can be served on 192\.0\.2\.1") as caught:
        bound_server("192.0.2.1", 8000, page)
    assert "--host" in caught.value.hint


def test_without_sphinx_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "find_spec", lambda name: None if name == "sphinx" else object())
    with pytest.raises(ComprulesError, match="without sphinx") as caught:
        site.book(output=Path("nowhere"))
    assert "pip install 'comprules[book]'" in caught.value.hint


def test_a_results_file_that_is_not_there_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(ComprulesError, match="there is no results file"):
        site.book(output=tmp_path, results=tmp_path / "none.json")


@pytest.mark.parametrize(
    ("played", "shown"),
    [
        (("here", "last"), "here/results.json"),
        (("last",), "last/results.json"),
        ((), None),
    ],
)
def test_a_book_shows_what_was_played_for_it_or_for_the_last_one(
    played: tuple[str, ...], shown: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in played:
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "results.json").touch()
    asked: list[Path | None] = []

    def build(_folder: Path, results: Path | None, *, official: bool) -> tuple[str, ...]:
        asked.append(results)
        return ("official",) if official else ()

    monkeypatch.setattr(site, "book_folder", lambda: tmp_path / "last" / "book")
    monkeypatch.setattr(site, "build_book", build)
    told = CliRunner().invoke(app, ["book", "--output", str(tmp_path / "here" / "book")]).output
    assert asked == [tmp_path / shown if shown else None]
    assert ("It has no plays" in told) == (shown is None)


@pytest.mark.parametrize("command", ["serve", "book"])
def test_the_help_shows_an_example(command: str) -> None:
    told = CliRunner().invoke(app, [command, "--help"]).output
    assert f"Example: comprules {command} --" in told


# ---- what has not changed is not done again


def test_a_suite_that_has_not_changed_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(keeping, "BEGAN", time.time() + 60)
    plays = plan_suite(read_suite([features_folder() / "3_card_types" / "302_creatures.feature"]))
    monkeypatch.setattr(serve, "chosen_plays", lambda _paths, _edition: plays)
    results, console = tmp_path / "results.json", Console()
    serve._play(results, 1, console)
    first, told = results.read_bytes(), capsys.readouterr().out
    assert "Nothing has changed" not in told
    serve._play(results, 1, console)
    again = capsys.readouterr().out
    assert again.splitlines()[0] == "Nothing has changed since the suite was played."
    assert again.splitlines()[1:] == told.splitlines()
    assert results.read_bytes() == first
    results.write_text("somebody else's", "utf-8")
    serve._play(results, 1, console)
    assert "Nothing has changed" not in capsys.readouterr().out
    assert results.read_bytes().startswith(first[:20])


class _Builds:
    """Stands in for Sphinx: writes one page and counts."""

    def __init__(self) -> None:
        self.number = 0

    def __call__(self, output: Path, kept: Path, results: Path | None, *, official: bool) -> tuple[str, ...]:
        self.number += 1
        for folder in (output, kept):
            folder.mkdir(parents=True, exist_ok=True)
        (output / "index.html").write_text(f"{results}, {official}", "utf-8")
        return ("a warning",)


def test_a_book_that_has_not_changed_is_not_built_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(building, "_built", builds := _Builds())
    results, output = tmp_path / "results.json", tmp_path / "book"
    results.write_text("{}", "utf-8")

    def built(*, official: bool = False) -> int:
        assert building.build_book(output, results, official=official) == ("a warning",)
        return builds.number

    assert (built(), built()) == (1, 1)
    results.write_text("{ }", "utf-8")
    assert (built(), built()) == (2, 2)
    (output / "index.html").unlink()
    assert (built(), built()) == (3, 3)
    assert (built(official=True), built(official=True)) == (4, 4)

    monkeypatch.setattr(building, "_digest", lambda path: f"another {path}")
    assert built() == 5


def test_pages_that_a_build_writes_into_the_sources_don_t_make_the_next_one_build_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    docs, builds = tmp_path / "docs", _Builds()
    (docs / "cards").mkdir(parents=True)

    def built(output: Path, kept: Path, results: Path | None, *, official: bool) -> tuple[str, ...]:
        (docs / "cards" / "a.md").write_text(f"{builds.number}", "utf-8")
        return builds(output, kept, results, official=official)

    monkeypatch.setattr(building, "_built", built)
    monkeypatch.setattr(building, "checkout_docs", lambda: docs)
    for _ in range(2):
        building.build_book(tmp_path / "book")
    assert builds.number == 1
    (docs / "index.md").write_text("A page that somebody wrote", "utf-8")
    building.build_book(tmp_path / "book")
    assert builds.number == 2
