"""HTML elements from Python, always escaped."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from markupsafe import Markup, escape

__all__ = ["MarkupPart", "join", "tag"]

MarkupPart = str | Markup | None


def tag(name: str, /, *parts: MarkupPart, **attributes: str | bool | None) -> Markup:
    """Return an element; ``class_`` stands for ``class``, ``aria_label`` for ``aria-label``.

    An argument of None adds no part.
    """
    written = "".join(
        [
            f" {_name(key)}" if value is True else f' {_name(key)}="{_shown(value)}"'
            for key, value in attributes.items()
            if value is not None and value is not False
        ]
    )
    # Put together by hand, because a page has tens of thousands of elements and Markup.format is slow.
    inner = "".join([_shown(part) for part in parts if part is not None])
    return Markup(f"<{name}{written}>{inner}</{name}>")  # noqa: S704 -- every part is escaped


def join(parts: Iterable[MarkupPart], between: str = "") -> Markup:
    """These parts one after the other, plain text escaped."""
    return Markup(_shown(between).join([_shown(part) for part in parts if part is not None]))  # noqa: S704


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _shown(part: str) -> str:
    """Return a part as it is written; plain text is escaped, which is seldom asked for with much to do."""
    return part if type(part) is Markup else _escaped(part)


@lru_cache(maxsize=16384)
def _escaped(text: str) -> str:
    return str(escape(text))
