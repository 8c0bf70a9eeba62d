"""HTML elements from Python, always escaped."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from markupsafe import Markup, escape

__all__ = ["MarkupPart", "join", "tag"]

MarkupPart = str | Markup | None


def tag(name: str, /, *parts: MarkupPart, **attributes: str | bool | None) -> Markup:
    """Return an element; ``class_`` stands for ``class``, ``aria_label`` for ``aria-label``.

    An argument of None adds no part.
    """
    # Put together by hand, because a book has millions of elements and Markup.format is slow.
    opening = f"<{name}"
    for key, value in attributes.items():
        if value is True:
            opening += f" {_name(key)}"
        elif value is not None and value is not False:
            opening += f' {_name(key)}="{value if type(value) is Markup else _escaped(value)}"'
    content = "".join(
        [part if type(part) is Markup else _as_text(part) for part in parts if part is not None]
    )
    # Every part is escaped; Markup itself would ask what it is given.
    return str.__new__(Markup, f"{opening}>{content}</{name}>")


def join(parts: Iterable[MarkupPart], between: str = "") -> Markup:
    """These parts one after the other, plain text escaped."""
    return Markup(_shown(between).join([_shown(part) for part in parts if part is not None]))  # noqa: S704


@cache
def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _shown(part: str) -> str:
    """Return a part as it is written between tags; plain text is escaped."""
    return part if type(part) is Markup else _as_text(part)


@lru_cache(maxsize=16384)
def _as_text(text: str) -> str:
    """Return a text as it stands between tags, where quotation marks mean nothing."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


@lru_cache(maxsize=16384)
def _escaped(text: str) -> str:
    """Return a text as the value of an attribute."""
    return str(escape(text))
