"""What is no document is an error, and the time to read one grows with its length."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from comprules.book import decoding
from comprules.book.edition import Edition
from comprules.book.errors import DocumentError
from comprules.book.overlay import write_overlay
from comprules.book.reading import read_document, read_file

HEAD = "The Rules\n\nThese rules are effective as of June 6, 2025.\n\n100. General\n\n100.1. These rules apply.\n\n"


def read(text: str) -> Edition:
    return read_document(text.encode(), "x")


def test_what_never_ends_is_no_document(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    for path, what in ((Path(os.devnull), "a device"), (tmp_path / "fifo", "a pipe"), (tmp_path, "a folder")):
        with pytest.raises(DocumentError, match=f"is {what}") as error:
            read_file(path)
        assert error.value.hint


def test_a_file_that_is_larger_than_any_document_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decoding, "LARGEST", 100)
    (tmp_path / "large").write_bytes(b"x" * 101)
    with pytest.raises(DocumentError, match="is larger than"):
        read_file(tmp_path / "large")


@pytest.mark.parametrize(
    "raw", [b"\xef\xbb\xbf100.1. A\0b\n", b"\xff\xfe" + "100.1. A\0b\n".encode("utf-16-le"), b"100.1. A\0b\n"]
)
def test_a_null_is_no_text_behind_a_byte_order_mark_either(raw: bytes) -> None:
    with pytest.raises(DocumentError, match="null"):
        read_document(raw, "x")


def test_what_a_terminal_obeys_is_lost_and_remarked_on() -> None:
    edition = read(f"The \x1b]0;owned\x07Rules\x9b31m\u202e\n\n{HEAD}")
    assert edition.title == "The \ufffd]0;owned\ufffdRules\ufffd31m\ufffd"
    assert any(remark.kind == "encoding" for remark in edition.remarks)


@pytest.mark.parametrize("text", ["606. 8b And it is so.", "702. 37a And it is so."])
def test_a_number_with_a_space_inside_leaves_a_remark(text: str) -> None:
    rule = text[:3] + text[5:].split("b", maxsplit=1)[0].split("a", maxsplit=1)[0]
    before = f"X\n\n{text[:3]}. A Title\n\n{rule[:3]}.{rule[3:]}. It has parts.\n\n"
    number = text.split(maxsplit=1)[0] + text.split()[1]
    for document in (
        before + text,
        f"{before}{rule[:3]}.{rule[3:]}a It is. {text}\n",
        f"{before}See rule {text}",
    ):
        remarks = [one.message for one in read(document).remarks]
        assert any(text[:8].strip() in one or number in one for one in remarks), (document, remarks)


@pytest.mark.parametrize(
    "paragraph",
    [
        "A paragraph, number {}.\n\n",
        "and so it goes on {}\n\n",
        "A line of some sixty characters that goes on and on, {},\n",
    ],
)
def test_a_section_of_many_paragraphs_takes_time_that_grows_with_them(paragraph: str) -> None:
    def seconds(number: int) -> float:
        text = HEAD + "".join(map(paragraph.format, range(number)))
        text += "".join(f"100.{n}. A rule.\n\n" for n in range(2, number // 30))
        began = time.process_time()
        edition = read(text)
        assert len("".join(rule.text for rule in edition.rules)) > number * 15
        return time.process_time() - began

    seconds(500)
    assert seconds(16_000) < 10 * seconds(4_000) + 1


def test_what_killed_runs_have_left_is_removed_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPRULES_HOME", str(tmp_path))
    path = write_overlay(read(HEAD))
    left = path.with_name(".2025-06-06.abc.part")
    left.write_text("half", "utf-8")
    write_overlay(read(HEAD))
    assert [one.name for one in path.parent.iterdir()] == [path.name]
