"""The user's own imported documents: one JSON file per edition, outside the project."""

from __future__ import annotations

import json
import os
import tempfile
from contextlib import suppress
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import IO, Any, Final

from comprules.book.edition import Edition, Entry, GlossaryEntry, Heading, Remark, Ruling
from comprules.book.errors import ComprulesError
from comprules.book.places import overlay_folder

__all__ = ["as_json", "from_json", "load_overlay", "overlay_dates", "write_overlay"]

_FORMAT: Final = 1


def as_json(edition: Edition) -> dict[str, Any]:
    """Return the edition as plain data: date, title, rules, headings, glossary, remarks and rulings."""
    return asdict(edition)


def from_json(data: dict[str, Any]) -> Edition:
    """Return the edition that `as_json` took apart."""
    return Edition(
        data["date"],
        data["title"],
        tuple(
            Entry(**{**each, "examples": tuple(each["examples"]), "references": tuple(each["references"])})
            for each in data["rules"]
        ),
        tuple(Heading(**each) for each in data["headings"]),
        tuple(GlossaryEntry(**{**each, "examples": tuple(each["examples"])}) for each in data["glossary"]),
        tuple(Remark(**each) for each in data["remarks"]),
        tuple(Ruling(**each) for each in data["rulings"]),
    )


def write_overlay(edition: Edition) -> Path:
    """Keep an imported edition in the user's overlay, and return its file.

    The file is written beside its place and then moved there, so that a reader sees the old file or the
    new one and never a part.

    Raises:
        ComprulesError: the document gives no date, or the folder can't be written.
    """
    if edition.date is None:
        hint = "Only a document that states its date can be kept, because editions are named by it."
        raise ComprulesError("the document does not say from when on it is in force", hint)
    path = _path(edition.date)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _remove_leftovers(path.parent)
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{edition.date}.", suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                _is_free(stream)  # and from now on it is ours
                json.dump({"format": _FORMAT, **as_json(edition)}, stream, ensure_ascii=False)
            Path(draft).replace(path)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise
    except OSError as error:
        hint = "Set COMPRULES_HOME to a folder that you may write to."
        raise ComprulesError(f"{path} can't be written: {error.strerror}", hint) from error
    load_overlay.cache_clear()
    return path


def _remove_leftovers(folder: Path) -> None:
    """Remove the drafts of runs that were killed: those that nobody holds any more."""
    for draft in folder.glob(".*.part"):
        with suppress(OSError):
            with draft.open("rb") as stream:
                is_left = _is_free(stream)
            if is_left:
                draft.unlink()


def _is_free(stream: IO[Any]) -> bool:
    """Say whether nobody holds a file, and hold it until it is closed or this process ends."""
    try:
        import fcntl  # noqa: PLC0415 -- it is not there on every platform
    except ImportError:
        return False
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def overlay_dates() -> tuple[str, ...]:
    """Return the dates of the editions that the user has imported, newest first."""
    folder = overlay_folder() / "editions"
    return tuple(sorted((path.stem for path in folder.glob("????-??-??.json")), reverse=True))


@cache
def load_overlay(date: str) -> Edition | None:
    """Return the imported edition of ``date`` with its official wording, or nothing if it was never imported.

    Raises:
        ComprulesError: the file is damaged or of another version of this program.
    """
    path = _path(date)
    if not path.is_file():
        return None
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        edition = from_json(data) if data.pop("format", None) == _FORMAT else None
    except (ValueError, KeyError, TypeError, AttributeError):
        edition = None
    if edition is None:
        hint = "Import the document again: comprules import FILE"
        raise ComprulesError(f"{path} is damaged or was written by another version", hint)
    return edition


def _path(date: str) -> Path:
    return overlay_folder() / "editions" / f"{date}.json"
