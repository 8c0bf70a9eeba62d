"""An address leads to a whole document within its time, or to an error that says what to do."""

from __future__ import annotations

import gzip
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from comprules.book import decoding
from comprules.book.errors import DocumentError
from comprules.book.fetching import fetch

WORDS = b"100.1. These rules apply.\n"
Answer = Callable[[BaseHTTPRequestHandler], None]


def says(code: int, *headers: tuple[str, str], body: bytes = b"") -> Answer:
    def answer(asked: BaseHTTPRequestHandler) -> None:
        asked.send_response(code)
        for header in headers:
            asked.send_header(*header)
        asked.end_headers()
        asked.wfile.write(body)

    return answer


def drips(asked: BaseHTTPRequestHandler) -> None:
    asked.send_response(200)
    asked.end_headers()
    for _ in range(30):
        asked.wfile.write(b"x")
        time.sleep(0.1)


def rubbish(asked: BaseHTTPRequestHandler) -> None:
    asked.wfile.write(b"\x00\xff rubbish\r\n\r\n")


ANSWERS: dict[str, Answer] = {
    "/good": says(200, ("Content-Length", str(len(WORDS))), body=WORDS),
    "/moved": says(302, ("Location", "/good")),
    "/none": says(404),
    "/loop": says(302, ("Location", "/loop")),
    "/file": says(302, ("Location", "file:///etc/passwd")),
    "/ftp": says(301, ("Location", "ftp://localhost/x")),
    "/cut": says(200, ("Content-Length", "1000"), body=WORDS),
    "/gzip": says(200, ("Content-Encoding", "gzip"), body=gzip.compress(WORDS)),
    "/no-http": rubbish,
    "/large": says(200, body=b"x" * 20_000),
    "/drips": drips,
    "/nowhere": says(302, ("Location", "http://[bad")),
}


class Server(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        with suppress(OSError):  # whoever asked may have gone
            ANSWERS[self.path](self)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


@pytest.fixture(scope="module")
def here() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Server)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("path", ["/good", "/moved"])
def test_a_document_is_fetched(here: str, path: str) -> None:
    assert fetch(here + path) == WORDS


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("/none", "answers 404"),
        ("/loop", "answers 302"),
        ("/file", "answers 302|by another scheme"),
        ("/ftp", "leads on to ftp://localhost/x, by another scheme"),
        ("/cut", "broke off after 26 of 1,000 bytes"),
        ("/gzip", "sends a compressed file"),
        ("/no-http", "can't be reached"),
        ("/nowhere", "can't be reached"),
        ("/large", "is larger than"),
        ("/drips", "did not answer in full within 1 seconds"),
    ],
)
def test_anything_else_is_an_error_and_no_traceback(
    here: str, path: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decoding, "LARGEST", 10_000)
    with pytest.raises(DocumentError, match=why) as error:
        fetch(here + path, 1.0 if path == "/drips" else 30.0)
    assert error.value.hint


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://127.0.0.1:1/", "refused"),
        ("http://", "no host"),
        ("http://a b/", "can't be reached"),
        ("https://127.0.0.1:1/", "refused"),
        ("http://" + "x" * 80 + ".invalid/", "can't be reached"),
        ("ftp://localhost/x", "is no address of the web"),
        ("file:///etc/passwd", "is no address of the web"),
        ("http://[", "is no address of the web"),
    ],
)
def test_an_address_that_leads_nowhere_is_an_error(address: str, why: str) -> None:
    with pytest.raises(DocumentError, match=why):
        fetch(address, 30.0)
