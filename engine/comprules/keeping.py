"""Keep what took long to work out in a folder of the user's own, for the processes that come later.

Whoever keeps something names it by all that it depends on (:func:`fingerprint`), so that what is found is
never out of date. Nothing here fails: where nothing can be read or written, the caller works it out again.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import pickle
import stat
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from comprules import BEGAN

__all__ = [
    "Shelf",
    "cache_folder",
    "fingerprint",
    "found",
    "keep",
    "package_files",
    "save_all",
    "sources",
    "unchanged",
]

_PACKAGE: Final = Path(__file__).resolve().parent
_DIGEST: Final = 32
_MOST_OF_A_KIND: Final = 8
"""So many files of a kind stay; checkouts of several states share the folder."""
_LEFT_OVER: Final = 3600.0
"""A draft older than so many seconds is nobody's any more."""
_MOST_ON_A_SHELF: Final = 20_000
_SAVED_AFTER: Final = 512
_COARSE: Final = 2.0
"""So many seconds apart are two times, however coarse the clock of a file system."""


def cache_folder() -> Path:
    """Return the folder: ``comprules`` in ``XDG_CACHE_HOME``, or in ``.cache`` of the user's home."""
    chosen = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(chosen) if Path(chosen).is_absolute() else Path.home() / ".cache") / "comprules"


def fingerprint(*parts: str) -> str:
    """Return a name for something that depends on these parts, and on the version of Python."""
    digest = hashlib.blake2b(digest_size=16)
    for part in (sys.version, *parts):
        content = part.encode()
        digest.update(b"%d:" % len(content))
        digest.update(content)
    return digest.hexdigest()


@cache
def sources(*names: str) -> str:
    """Return what these modules, packages and folders hold, as one name; read once in a process."""
    digest = hashlib.blake2b(digest_size=16)
    for path in package_files(names):
        content = path.read_bytes()
        digest.update(f"{path.name}:{len(content)}:".encode())
        digest.update(content)
    return digest.hexdigest()


def package_files(names: Iterable[str]) -> tuple[Path, ...]:
    """Return the files of parts of this package, named as from its folder, or of folders anywhere."""
    found: list[Path] = []
    for name in names:
        path = _PACKAGE / name
        if path.is_dir():
            found += sorted(
                inside for inside in path.rglob("*") if "__pycache__" not in inside.parts and inside.is_file()
            )
        else:
            found.append(path if path.is_file() else path.with_suffix(".py"))
    return tuple(found)


def unchanged(*names: str) -> bool:
    """Say whether the sources are as they were when this process began, so that it runs what they say."""
    try:
        return all(path.stat().st_mtime < BEGAN - _COARSE for path in package_files(names))
    except OSError:
        return False


def found(kind: str, name: str) -> Any:
    """Return what was kept under this name; None if there is nothing, or nothing that can be believed.

    It is read with pickle, which runs whatever a file says: so only files are read that the user alone can
    have written, the same as with the compiled modules that Python keeps; and only whole ones.
    """
    try:
        with _path(kind, name).open("rb") as stream:
            is_own = _is_own(os.fstat(stream.fileno()))
            content = stream.read() if is_own else b""
        digest, content = content[:_DIGEST], content[_DIGEST:]
        if hashlib.blake2b(content, digest_size=_DIGEST).digest() != digest:
            return None
        return pickle.loads(content)  # noqa: S301 -- the user's own file, as is said above
    except Exception:  # noqa: BLE001 -- whatever is wrong with it, it is worked out again
        return None


def keep(kind: str, name: str, value: Any) -> bool:
    """Keep a value under a name, for :func:`found`; whether that could be done.

    The file is written beside its place and then moved there, so that of two processes each reads the old or
    the new one whole.
    """
    path = _path(kind, name)
    draft = ""
    try:
        content = pickle.dumps(value, protocol=pickle.HIGHEST_PROTOCOL)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{kind}-", suffix=".part")
        with os.fdopen(handle, "wb") as stream:
            stream.write(hashlib.blake2b(content, digest_size=_DIGEST).digest())
            stream.write(content)
        Path(draft).replace(path)
    except (OSError, pickle.PicklingError, AttributeError, TypeError, RecursionError):
        if draft:
            with suppress(OSError):
                Path(draft).unlink()
        return False
    _forget_oldest(path.parent, kind)
    return True


class Shelf:
    """Many small things kept under one name, each unpacked when somebody asks for it.

    ``depends_on`` are the sources that they come from (:func:`sources`). New things are saved now and then
    and when the process ends, beside what others have put there in the meantime. A process whose sources were
    edited under it keeps to itself.
    """

    def __init__(self, kind: str, depends_on: tuple[str, ...]) -> None:
        """Open a shelf; nothing is read before something is asked for."""
        self._kind, self._depends_on = kind, depends_on
        self._name = ""
        self._packed: dict[Any, bytes] | None = None
        self._new: dict[Any, bytes] = {}

    def get(self, key: Any) -> Any:
        """Return what lies here under a key; None if nothing does."""
        packed = self._all().get(key)
        try:
            return None if packed is None else pickle.loads(packed)  # noqa: S301 -- out of a file that found() believed
        except Exception:  # noqa: BLE001 -- as with any file that can't be read
            return None

    def put(self, key: Any, value: Any) -> None:
        """Lay something here under a key."""
        known = self._all()
        if not self._name or len(known) >= _MOST_ON_A_SHELF:
            return
        with suppress(pickle.PicklingError, AttributeError, TypeError, RecursionError):
            known[key] = self._new[key] = pickle.dumps(value, protocol=pickle.HIGHEST_PROTOCOL)
        if len(self._new) >= _SAVED_AFTER:
            self.save()

    def save(self) -> None:
        """Keep what is new, beside what lies there by now."""
        if self._new and unchanged(*self._depends_on):
            others = found(self._kind, self._name)
            keep(self._kind, self._name, {**(others if isinstance(others, dict) else {}), **self._new})
        self._new.clear()

    def _all(self) -> dict[Any, bytes]:
        if self._packed is None:
            self._packed = {}
            if unchanged(*self._depends_on):
                self._name = fingerprint(sources(*self._depends_on))
                kept = found(self._kind, self._name)
                self._packed.update(kept if isinstance(kept, dict) else {})
                _OPEN.append(self)
        return self._packed


_OPEN: Final[list[Shelf]] = []


@atexit.register
def save_all() -> None:
    """Save what is new on every shelf, as the end of a process does by itself.

    A process that another one started as a worker does not.
    """
    for shelf in _OPEN:
        shelf.save()


def _path(kind: str, name: str) -> Path:
    return cache_folder() / f"{kind}-{name}.kept"


def _is_own(status: os.stat_result) -> bool:
    """Say whether a file belongs to the user, and nobody else may write to it."""
    if not hasattr(os, "getuid"):
        return True
    return status.st_uid == os.getuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _forget_oldest(folder: Path, kind: str) -> None:
    """Delete what was kept longest ago of a kind, and old drafts of processes that were stopped."""
    with suppress(OSError):
        kept = sorted(folder.glob(f"{kind}-*.kept"), key=lambda path: path.stat().st_mtime, reverse=True)
        left_over = [
            path for path in folder.glob(".*.part") if path.stat().st_mtime < time.time() - _LEFT_OVER
        ]
        for path in (*kept[_MOST_OF_A_KIND:], *left_over):
            path.unlink(missing_ok=True)
