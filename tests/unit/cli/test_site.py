"""The commands `serve` and `book`."""

from __future__ import annotations

import http.client
import threading
from pathlib import Path

import pytest
from typer.testing import CliRunner

from comprules.book.errors import ComprulesError
from comprules.cli import site
from comprules.cli.app import app
from comprules.cli.site import bound_server


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


@pytest.mark.parametrize("command", ["serve", "book"])
def test_the_help_shows_an_example(command: str) -> None:
    told = CliRunner().invoke(app, [command, "--help"]).output
    assert f"Example: comprules {command} --" in told
