"""Changes that make no difference to any game, each with its reason."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

__all__ = ["LISTED", "Equivalent", "read_equivalents", "stale"]

LISTED = Path(__file__).with_name("equivalents.toml")


@dataclass(frozen=True, slots=True)
class Equivalent:
    """A change by the digest of its function and itself, where it is, and why nothing can tell it."""

    digest: str
    where: str
    reason: str


def read_equivalents(path: Path = LISTED) -> dict[str, Equivalent]:
    """Return what is listed, by digest.

    Raises:
        ValueError: An entry lacks a part, or stands twice.
    """
    found: dict[str, Equivalent] = {}
    for entry in tomllib.loads(path.read_text(encoding="utf-8")).get("equivalent", ()):
        missing = {"digest", "where", "reason"} - entry.keys()
        if missing:
            raise ValueError(f"{path.name}: an entry lacks {', '.join(sorted(missing))}: {entry}")
        if entry["digest"] in found:
            raise ValueError(f"{path.name}: {entry['digest']} stands twice")
        found[entry["digest"]] = Equivalent(entry["digest"], entry["where"], entry["reason"])
    return found


def stale(listed: dict[str, Equivalent], digests: Collection[str]) -> tuple[Equivalent, ...]:
    """Return the entries whose function has changed since, so that they stand for nothing."""
    return tuple(entry for digest, entry in listed.items() if digest not in digests)
