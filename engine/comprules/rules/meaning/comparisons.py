"""How two numbers compare."""

from __future__ import annotations

__all__ = ["is_so_compared"]


def is_so_compared(left: int, sign: str, right: int) -> bool:
    """Say whether two numbers compare as a sign between them says.

    Raises:
        ValueError: The sign is none of these five.
    """
    match sign:
        case "<":
            return left < right
        case ">":
            return left > right
        case "<=":
            return left <= right
        case ">=":
            return left >= right
        case "=":
            return left == right
        case _:
            raise ValueError(f"{sign!r} compares no two numbers; use <, >, <=, >= or =")
