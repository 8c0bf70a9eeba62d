"""How two numbers compare."""

from __future__ import annotations

__all__ = ["is_so_compared"]


def is_so_compared(left: int, sign: str, right: int) -> bool:
    """Whether two numbers compare as a sign between them says."""
    match sign:
        case "<":
            return left < right
        case ">":
            return left > right
        case _:
            return left <= right if sign == "<=" else left >= right if sign == ">=" else left == right
