"""Failures that an engine's project knows of: a file with reasons, so that only what changes is told."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

from comprules.book.errors import ComprulesError
from comprules.kit.results import Result

__all__ = ["KnownFailure", "KnownFailuresError", "Verdict", "judged", "read_known", "updated", "written"]

_KEYS: Final = ("scenario", "edition", "status", "reason", "link")
_HEAD: Final = """# Failures that are known. A run with --known FILE is content as long as exactly these fail;
# --update adds what is new and takes out what passes, and leaves reasons and links as they are.
"""


class KnownFailuresError(ComprulesError):
    """A file that holds no known failures; it names the place."""


@dataclass(frozen=True, slots=True)
class KnownFailure:
    """A scenario in an edition that is known to fail or to be in error, and why."""

    scenario: str
    edition: str
    status: str = "failed"
    reason: str = ""
    link: str = ""

    @property
    def key(self) -> tuple[str, str]:
        """Return what it is found by."""
        return self.scenario, self.edition


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a run stands beside the failures that were known before it."""

    worse: tuple[Result, ...]
    """They fail and are not listed, or are in error and were listed as failures."""
    better: tuple[Result, ...]
    """They are listed, and pass."""
    skipped: tuple[Result, ...]
    """They are listed, and were not played."""
    as_known: int
    """So many fail as they are known to."""

    @property
    def is_as_known(self) -> bool:
        """Say whether nothing got worse, and nothing that is listed has started to pass."""
        return not self.worse and not self.better


def read_known(path: Path) -> tuple[KnownFailure, ...]:
    """Return what a file lists; nothing if there is none yet.

    Raises:
        KnownFailuresError: It can't be read, or says what no list of failures does.
    """
    try:
        data: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return ()
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise KnownFailuresError(f"{path} cannot be read: {error}", "--update writes such a file.") from None
    entries = data.get("known", [])
    if set(data) - {"known"} or not isinstance(entries, list):
        raise KnownFailuresError(f"{path} holds {', '.join(data)}, but only [[known]] entries belong")
    found = tuple(_entry(entry, f"{path}, entry {place}") for place, entry in enumerate(entries, 1))
    if len({one.key for one in found}) < len(found):
        raise KnownFailuresError(f"{path} lists a scenario twice in one edition", "Leave one of the two.")
    return found


def _entry(entry: object, where: str) -> KnownFailure:
    said = cast("dict[str, object]", entry) if isinstance(entry, dict) else {}
    if not {"scenario", "edition"} <= said.keys() or not said.keys() <= set(_KEYS):
        raise KnownFailuresError(
            f"{where} has {', '.join(said) or 'nothing'}", f"An entry has {', '.join(_KEYS)}."
        )
    if not all(isinstance(value, str) for value in said.values()):
        raise KnownFailuresError(f"{where} has a value that is no text")
    return KnownFailure(**cast("dict[str, str]", said))


def judged(results: Iterable[Result], known: Iterable[KnownFailure]) -> Verdict:
    """Return how these results stand beside what was known."""
    listed = {one.key: one for one in known}
    worse: list[Result] = []
    better: list[Result] = []
    skipped: list[Result] = []
    as_known = 0
    for one in results:
        entry = listed.get((one.id, one.edition))
        match one.status:
            case "passed":
                better += [one] if entry else []
            case "skipped":
                skipped += [one] if entry else []
            case "failed" | "errored":
                is_known = entry is not None and (one.status == "failed" or entry.status == "errored")
                as_known += is_known
                worse += [] if is_known else [one]
    return Verdict(tuple(worse), tuple(better), tuple(skipped), as_known)


def updated(results: Iterable[Result], known: Iterable[KnownFailure]) -> tuple[KnownFailure, ...]:
    """Return the list after a run: what fails now is in it, what passes is not, what was not played stays."""
    found: Mapping[tuple[str, str], KnownFailure] = {one.key: one for one in known}
    listed = dict(found)
    for one in results:
        key = (one.id, one.edition)
        if one.status == "passed":
            listed.pop(key, None)
        elif one.status != "skipped":
            old = found.get(key)
            reason = old.reason if old and old.reason else one.cause or one.reason.partition("\n")[0]
            listed[key] = KnownFailure(*key, one.status, reason, old.link if old else "")
    return tuple(listed[key] for key in sorted(listed))


def written(known: Iterable[KnownFailure]) -> str:
    """Return the list as the text of its file."""
    entries = (
        "\n".join(
            ("[[known]]", *(f"{key} = {_quoted(getattr(one, key))}" for key in _KEYS if getattr(one, key)))
        )
        for one in known
    )
    return _HEAD + "".join(f"\n{entry}\n" for entry in entries)


def _quoted(text: str) -> str:
    """Return a text as TOML writes it: as JSON does, but for one control."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
