"""A document fetched from an address: within a size and a time, and only from where it was looked for."""

from __future__ import annotations

import http.client
import threading
import urllib.error
import urllib.request
from typing import Any, Final
from urllib.parse import urlsplit

from comprules.book.decoding import read_all
from comprules.book.errors import DocumentError
from comprules.book.printable import printable

__all__ = ["fetch", "is_address"]

_SECONDS: Final = 60.0
_SILENCE: Final = 20.0
"""So many seconds may pass without a byte."""
_CHECK: Final = "Check the address and the connection, or download the file yourself and import that."


def is_address(source: str) -> bool:
    """Say whether this is meant as an address, and not as the path of a file."""
    return "://" in source


def fetch(address: str, seconds: float = _SECONDS) -> bytes:
    """Return what lies at an address of the web.

    Raises:
        DocumentError: the address is none, nobody answers in time, or not with a whole document.
    """
    if _scheme(address) not in {"http", "https"}:
        raise DocumentError(f"{address} is no address of the web", "Give one that begins with https://")
    came: list[bytes] = []
    wrong: list[Exception] = []

    def work() -> None:
        try:
            came.append(_answer(address))
        except Exception as error:  # noqa: BLE001 -- it is told below, in the thread that waits
            wrong.append(error)

    # In a thread of its own, since neither the look for a name nor a slow drip of bytes minds a timeout.
    worker = threading.Thread(target=work, daemon=True)
    worker.start()
    worker.join(seconds)
    if came:
        return came[0]
    if not wrong:
        raise DocumentError(f"{address} did not answer in full within {seconds:g} seconds", _CHECK)
    raise _told(address, wrong[0]) from wrong[0]


def _scheme(address: str) -> str:
    """Return the scheme of an address, in small letters; nothing where it is no address."""
    try:
        return urlsplit(address).scheme
    except ValueError:
        return ""


def _told(address: str, error: Exception) -> DocumentError:
    if isinstance(error, DocumentError):
        return error
    if isinstance(error, urllib.error.HTTPError):
        error.close()
        hint = "Check the address, or download the file yourself and import that."
        reason = printable(str(error.reason).strip().partition("\n")[0])[:200]
        return DocumentError(f"{address} answers {error.code} {reason}", hint)
    reason = printable(str(getattr(error, "reason", "") or str(error) or type(error).__name__))[:200]
    return DocumentError(f"{address} can't be reached: {reason}", _CHECK)


def _answer(address: str) -> bytes:
    request = urllib.request.Request(  # noqa: S310 -- the opener knows no other schemes
        address, headers={"User-Agent": "comprules", "Accept-Encoding": "identity"}
    )
    with _opener().open(request, timeout=_SILENCE) as answer:
        announced = answer.headers.get("Content-Length", "")
        if answer.headers.get("Content-Encoding", "identity") != "identity":
            raise DocumentError(f"{address} sends a compressed file, which nobody asked for", _CHECK)
        raw = read_all(answer, address)
    if announced.isdigit() and len(raw) < int(announced):
        what = f"{address} broke off after {len(raw):,} of {int(announced):,} bytes"
        raise DocumentError(what, "Try again: part of the document is missing.")
    return raw


def _opener() -> urllib.request.OpenerDirector:
    """Return what opens addresses of the web and no others: no files, no data, no ftp."""
    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.ProxyHandler,
        urllib.request.UnknownHandler,
        urllib.request.HTTPHandler,
        urllib.request.HTTPSHandler,
        urllib.request.HTTPDefaultErrorHandler,
        urllib.request.HTTPErrorProcessor,
        _SameSchemeOnly,
    ):
        opener.add_handler(handler())
    return opener


class _SameSchemeOnly(urllib.request.HTTPRedirectHandler):
    """Goes where it is sent, but not to another scheme; from http to https it goes."""

    def http_error_302(
        self, req: urllib.request.Request, fp: Any, code: int, msg: str, headers: http.client.HTTPMessage
    ) -> Any:
        """Follow, and close what leads nowhere."""
        try:
            return super().http_error_302(req, fp, code, msg, headers)
        except Exception:
            fp.close()
            raise

    http_error_301 = http_error_303 = http_error_307 = http_error_308 = http_error_302

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: Any,
        code: int,
        msg: str,
        headers: http.client.HTTPMessage,
        newurl: str,
    ) -> urllib.request.Request | None:
        """Return the request that follows.

        Raises:
            DocumentError: It would leave for another scheme.
        """
        before, after = _scheme(req.full_url), _scheme(newurl)
        if after != before and (before, after) != ("http", "https"):
            to = printable(newurl)[:200]
            raise DocumentError(f"{req.full_url} leads on to {to}, by another scheme", _CHECK)
        return super().redirect_request(req, fp, code, msg, headers, newurl)
