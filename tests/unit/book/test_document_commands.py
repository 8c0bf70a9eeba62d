"""The commands ``parse``, ``import`` and ``register``, as a user meets them."""

from __future__ import annotations

import io
import json
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from comprules.cli.app import main

DOCUMENT = """The Complete Pond Rules

These rules are effective as of May 3, 2014.

1. Ponds

100. General

100.1. A pond is wet (see rules 100.1a–c), and a [bold] duck, which is long enough to be wrapped, swims in it.
Example: This one.

100.1a Ducks like it.

100.3 Boats float.

Glossary

Duck
A bird.
"""


@pytest.fixture
def document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COMPRULES_HOME", str(tmp_path / "home"))
    path = tmp_path / "rules.txt"
    path.write_text(DOCUMENT, encoding="utf-8")
    return path


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """Run ``comprules`` with ``arguments`` and return its exit code."""
    monkeypatch.setattr(sys, "argv", ["comprules", *arguments])
    with pytest.raises(SystemExit) as caught:
        main()
    code = caught.value.code
    return code if isinstance(code, int) else 0


def test_json_holds_what_was_read(
    document: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "parse", str(document), "--format", "json") == 0
    read = json.loads(capsys.readouterr().out)
    assert list(read)[:6] == ["date", "title", "rules", "headings", "glossary", "remarks"]
    assert read["date"] == "2014-05-03"
    first = read["rules"][0]
    assert {key: first[key] for key in ("number", "kind", "parent", "examples", "line", "references")} == {
        "number": "100.1",
        "kind": "rule",
        "parent": "100",
        "examples": ["This one."],
        "line": 9,
        "references": ["100.1a", "100.1b", "100.1c"],
    }
    assert first["text"].endswith("a [bold] duck, which is long enough to be wrapped, swims in it.")
    assert {"line", "kind", "message"} == set(read["remarks"][0])


def test_the_summary_counts_per_section_and_shows_remarks(
    document: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "parse", str(document)) == 0
    shown = capsys.readouterr().out
    assert [line.split() for line in shown.splitlines() if line.startswith("100")] == [
        ["100", "General", "2", "1", "1"]
    ]
    assert "100.3 is printed without a dot" in shown


def test_import_says_what_it_kept_and_where(
    document: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "import", str(document)) == 0
    shown = capsys.readouterr().out
    kept = document.parent / "home" / "editions" / "2014-05-03.json"
    assert "2014-05-03: 3 rules, 1 examples, 1 glossary terms" in shown
    assert str(kept) in shown
    assert kept.is_file()


def test_register_prints_facts_and_no_wording(
    document: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "register", str(document)) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("# 2014-05-03:")
    assert "wet" not in shown


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"", "is empty"),
        (b"%PDF-1.4", "is a PDF"),
        (b"\0\1\2\3" * 99, "no text"),
        (b"A letter.\n", "begin with a rule number"),
        (b"\xff\xfe1\x000\x000\x00.", "breaks off"),
        (None, "No such file"),
    ],
)
@pytest.mark.parametrize("command", ["parse", "import", "register"])
def test_bad_input_is_answered_in_words_with_exit_code_2(
    document: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
    raw: bytes | None,
    said: str,
) -> None:
    assert run(monkeypatch, "import", str(document)) == 0
    kept = document.parent / "home" / "editions" / "2014-05-03.json"
    before = kept.read_bytes()
    capsys.readouterr()
    bad = document.parent / "bad.txt"
    if raw is not None:
        bad.write_bytes(raw)
    assert run(monkeypatch, command, str(bad)) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert said in shown.err
    assert "bad.txt" in shown.err
    assert "Traceback" not in shown.err
    assert [path.name for path in kept.parent.iterdir()] == [kept.name]
    assert kept.read_bytes() == before


def test_a_folder_is_no_document(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "parse", str(tmp_path)) == 2
    assert "is a folder" in capsys.readouterr().err


def test_an_address_that_nobody_answers_is_said_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "import", "http://127.0.0.1:9/rules.txt") == 2
    assert "can't be reached" in capsys.readouterr().err


class Publisher(BaseHTTPRequestHandler):
    """Serves the document at /rules.txt, a page at /, and nothing else."""

    def do_GET(self) -> None:
        pages = {"/rules.txt": DOCUMENT.encode(), "/": b"<!DOCTYPE html><title>Rules</title>"}
        self.send_response(200 if self.path in pages else 404)
        self.end_headers()
        self.wfile.write(pages.get(self.path, b""))

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def publisher() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Publisher) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_an_address_is_imported_like_a_file(
    document: Path, publisher: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "import", f"{publisher}/rules.txt") == 0
    assert "2014-05-03: 3 rules" in capsys.readouterr().out


@pytest.mark.parametrize(("page", "said"), [("/", "is a web page"), ("/other", "answers 404")])
def test_an_address_of_something_else_is_said_so(
    page: str, said: str, publisher: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "import", publisher + page) == 2
    assert said in capsys.readouterr().err


def test_lost_characters_are_restored_from_every_aligned_edition(
    document: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lost, one, other = (document.parent / name for name in ("lost.txt", "one.txt", "other.txt"))
    lost.write_text("100.1. It\ufffds wet.\n\n100.2. It\ufffds dry.\n", encoding="utf-8")
    one.write_text("100.1. It’s wet.\n", encoding="utf-8")
    other.write_text("100.1. It’s dry.\n", encoding="utf-8")
    aligned = ("--aligned", str(one), "--aligned", str(other))
    assert run(monkeypatch, "parse", str(lost), "--format", "json", *aligned) == 0
    read = json.loads(capsys.readouterr().out)
    assert [rule["text"] for rule in read["rules"]] == ["It’s wet.", "It’s dry."]


def test_a_document_is_read_from_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(DOCUMENT.encode())))
    assert run(monkeypatch, "parse", "-", "--format", "json") == 0
    assert len(json.loads(capsys.readouterr().out)["rules"]) == 3


@pytest.mark.parametrize("command", ["parse", "import", "register"])
def test_help_shows_an_example(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, command, "--help") == 0
    assert f"Example: comprules {command}" in capsys.readouterr().out
