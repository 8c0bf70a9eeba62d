"""HTML elements from Python, always escaped."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup, escape

__all__ = ["MarkupPart", "join", "tag"]

MarkupPart = str | Markup | None


def tag(name: str, *parts: MarkupPart, **attributes: str | bool | None) -> Markup:
    """Return an element; ``class_`` stands for ``class``, ``aria_label`` for ``aria-label``.

    An argument of None adds no part.
    """
    written = "".join(
        f" {_name(key)}" if value is True else f' {_name(key)}="{escape(value)}"'
        for key, value in attributes.items()
        if value is not None and value is not False
    )
    # Put together by hand, because a page has tens of thousands of elements and Markup.format is slow.
    return Markup(f"<{name}{written}>{join(parts)}</{name}>")  # noqa: S704 -- every part is escaped


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def join(parts: Iterable[MarkupPart], between: str = "") -> Markup:
    """These parts one after the other, plain text escaped."""
    return escape(between).join(escape(part) for part in parts if part is not None)
