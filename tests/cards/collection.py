"""Cards of a file, as the Judge protocol has them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from comprules.judge import Card

__all__ = ["cards_in"]

_OTHER_CARDS = {
    "plane",
    "phenomenon",
    "scheme",
    "vanguard",
    "conspiracy",
    "dungeon",
    "card",
    "stickers",
    "attraction",
}


def cards_in(path: Path) -> Iterator[Card]:
    """Yield the cards of a file that lie in decks and have one face."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            found: dict[str, Any] = json.loads(line)
            if found.get("layout") != "normal" or _OTHER_CARDS & set(found["type"].lower().split()):
                continue
            size = f"{found['power']}/{found['toughness']}" if "power" in found else ""
            yield Card(
                found["name"],
                found["type"],
                found.get("manaCost", ""),
                size,
                str(found.get("loyalty", "")),
                str(found.get("defense", "")),
                text=found.get("text", ""),
            )
