"""Bytes of every encoding that publishers used, and bytes that are no text."""

from __future__ import annotations

import codecs

import pytest

from comprules.book.decoding import decode
from comprules.book.errors import DocumentError

TEXT = "100.1. A pond – “wet” – isn’t dry.\r\n" * 5


@pytest.mark.parametrize(
    ("raw", "encoding"),
    [
        (TEXT.encode(), "utf-8"),
        (codecs.BOM_UTF8 + TEXT.encode(), "utf-8"),
        (codecs.BOM_UTF16_LE + TEXT.encode("utf-16-le"), "utf-16-le"),
        (codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"), "utf-16-be"),
        (TEXT.encode("utf-16-le"), "utf-16-le"),
        (TEXT.encode("utf-16-be"), "utf-16-be"),
        (TEXT.encode("cp1252"), "cp1252"),
        (TEXT.encode("mac-roman"), "mac-roman"),
    ],
)
def test_each_encoding_gives_the_same_text(raw: bytes, encoding: str) -> None:
    assert decode(raw, "x") == (TEXT, encoding)


def test_a_few_foreign_bytes_do_not_spoil_the_rest() -> None:
    text, encoding = decode("It isn’t. ".encode() + "It’s “so”.".encode("cp1252"), "x")
    assert text == "It isn’t. It’s “so”."
    assert encoding == "utf-8 mixed with cp1252"


def test_a_byte_that_no_encoding_knows_is_a_lost_character() -> None:
    assert decode(b"It\x92s \x81 here.", "x") == ("It’s \ufffd here.", "cp1252")


def test_marks_that_stand_for_nothing_are_left_out() -> None:
    assert decode("\ufeff\ufeffPonds.\x1a".encode(), "x")[0] == "Ponds."


def test_plain_ascii_is_named_so() -> None:
    assert decode(b"100.1. Ponds?", "x") == ("100.1. Ponds?", "ascii")


@pytest.mark.parametrize(
    ("raw", "what"),
    [
        (b"", "x is empty"),
        (b" \r\n\t\n", "x is empty"),
        (b"%PDF-1.7 ...", "is a PDF"),
        (b"PK\x03\x04....", "zip archive"),
        (b"{\\rtf1 ...}", "rich text"),
        (b"\n<!DOCTYPE html><html>", "web page"),
        (b"abc\0def", "null bytes"),
        (bytes(range(256)).replace(b"\0", b"\1") * 4, "binary data"),
        (codecs.BOM_UTF16_LE + TEXT.encode("utf-16-le")[:-1], "breaks off or is damaged"),
        (codecs.BOM_UTF8 + b"\xff\xfe\xfd" * 3, "breaks off or is damaged"),
    ],
)
def test_what_is_no_text_is_refused_with_a_reason(raw: bytes, what: str) -> None:
    with pytest.raises(DocumentError, match=what) as caught:
        decode(raw, "x")
    assert caught.value.hint
