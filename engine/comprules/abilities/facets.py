"""The sides of the game that words look at and changes alter."""

from __future__ import annotations

from typing import Final, Literal

__all__ = ["CHARACTERISTICS", "Facet", "Facets"]

Facet = Literal[
    "types", "colors", "gained", "lost", "text", "size", "name", "cost", "control",
    "owner", "zone", "count", "status", "combat", "counters", "attachment", "identity",
    "turn", "players", "life", "history", "choices", "reference", "rules",
]  # fmt: skip
"""A side of the game that words look at or change.

Abilities are two of them, as some effects only give abilities and others only take them away.
"""

Facets = frozenset[Facet]

CHARACTERISTICS: Final[Facets] = frozenset(
    {"types", "colors", "gained", "lost", "text", "size", "name", "cost", "control"}
)
"""What continuous effects change of an object, its controller among it."""
