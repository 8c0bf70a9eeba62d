"""The bytes of a document turned into text, whatever encoding its publisher used that year."""

from __future__ import annotations

import codecs
import re
from typing import Final, Protocol

from comprules.book.errors import DocumentError

__all__ = ["LARGEST", "decode", "read_all"]

_EXPECTED: Final = (
    "Expected the plain text (.txt) of the Comprehensive Rules, or of a summary made from them."
)
_OTHER_FORMATS: Final = (
    (b"%PDF", "a PDF"),
    (b"PK\x03\x04", "a zip archive or a word processor's document"),
    (b"\xd0\xcf\x11\xe0", "an old word processor's document"),
    (b"{\\rtf", "rich text"),
    (b"\x89PNG", "a picture"),
    (b"\xff\xd8\xff", "a picture"),
    (b"GIF8", "a picture"),
    (b"\x1f\x8b", "a gzip archive"),
)
_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_SAMPLE: Final = 4096
LARGEST: Final = 64 * 1024 * 1024
"""So many bytes a document may have; the largest of the publisher's have two millions."""
# Line ends, tabs and page breaks aside, these are obeyed by a terminal or turn the direction of writing.
_CONTROLS: Final = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u202a-\u202e\u2066-\u2069]")


class SupportsRead(Protocol):
    """Anything that bytes can be read from."""

    def read(self, length: int, /) -> bytes:
        """Return so many bytes at most; none at the end."""
        ...


def read_all(stream: SupportsRead, source: str) -> bytes:
    """Read a document to its end.

    Raises:
        DocumentError: it is larger than any document.
    """
    raw = bytearray()
    while len(raw) <= LARGEST and (more := stream.read(1 << 20)):
        raw += more
    if len(raw) > LARGEST:
        message = f"{source} is larger than {LARGEST // 1024**2} MB, which no edition of the rules is"
        raise DocumentError(message, _EXPECTED)
    return bytes(raw)


def decode(raw: bytes, source: str) -> tuple[str, str]:
    """The text of a document and the encoding it was found to be in.

    ``source`` names the document in error messages. A byte order mark is obeyed; without one, null bytes
    on one side of each pair mean UTF-16, valid UTF-8 is UTF-8, and all else is Windows-1252 or Mac Roman.

    Raises:
        DocumentError: the bytes are empty, another file format, cut off, or no text.
    """
    if not raw.strip():
        raise DocumentError(f"{source} is empty", _EXPECTED)
    for start, what in _OTHER_FORMATS:
        if raw.startswith(start):
            hint = f"{_EXPECTED} The publisher offers TXT beside PDF and DOCX."
            raise DocumentError(f"{source} is {what}, not plain text", hint)
    if raw.lstrip()[:15].lower().startswith((b"<!doctype html", b"<html")):
        hint = f"{_EXPECTED} Take the TXT file itself, not the page that links to it."
        raise DocumentError(f"{source} is a web page, not plain text", hint)
    for mark, encoding in _MARKS:
        if raw.startswith(mark):
            return _strictly(raw[len(mark) :], encoding, source), encoding
    sample = raw[:_SAMPLE]
    if sample.count(0) > len(sample) // 4:
        even, odd = sample[::2].count(0), sample[1::2].count(0)
        encoding = "utf-16-le" if odd > even else "utf-16-be"
        if min(even, odd) * 20 < max(even, odd):
            return _strictly(raw, encoding, source), encoding
    if b"\0" in raw:
        raise DocumentError(f"{source} holds null bytes, so it is no text", _EXPECTED)
    try:
        return _clean(raw.decode()), "ascii" if raw.isascii() else "utf-8"
    except UnicodeDecodeError:
        return _eight_bit(raw, source)


def _strictly(raw: bytes, encoding: str, source: str) -> str:
    try:
        text = raw.decode(encoding)
    except UnicodeDecodeError as error:
        message = f"{source} begins as {encoding.upper()} but breaks off or is damaged at byte {error.start}"
        raise DocumentError(message, "Download the document again: part of it is missing.") from error
    if "\0" in text:
        message = f"{source} begins as {encoding.upper()} but holds null characters, so it is no text"
        raise DocumentError(message, _EXPECTED)
    return _clean(text)


def _eight_bit(raw: bytes, source: str) -> tuple[str, str]:
    """Windows-1252 or Mac Roman, told apart by their quotation marks; or UTF-8 with a few foreign bytes."""
    controls = sum(raw.count(byte) for byte in range(32) if byte not in b"\t\n\v\f\r\x1a")
    if controls * 100 > len(raw):
        raise DocumentError(f"{source} is binary data, not plain text", _EXPECTED)
    if b"\xe2\x80" in raw:
        return _clean(raw.decode("utf-8", "comprules-windows")), "utf-8 mixed with cp1252"
    windows, mac = (sum(map(raw.count, quotes)) for quotes in (b"\x91\x92\x93\x94", b"\xd2\xd3\xd4\xd5"))
    encoding = "mac-roman" if mac > windows else "cp1252"
    return _clean(raw.decode(encoding, "replace")), encoding


def _as_windows(error: UnicodeError) -> tuple[str, int]:
    """Read the bytes that are no UTF-8 as Windows-1252."""
    assert isinstance(error, UnicodeDecodeError)
    return error.object[error.start : error.end].decode("cp1252", "replace"), error.end


def _clean(text: str) -> str:
    """Without marks that stand for nothing: byte order marks inside, and an end-of-file sign.

    What a terminal would obey is a lost character.
    """
    return _CONTROLS.sub("\ufffd", text.replace("\ufeff", "").rstrip("\x1a"))


codecs.register_error("comprules-windows", _as_windows)
