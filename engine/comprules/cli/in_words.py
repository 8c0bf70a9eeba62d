"""A statement on a terminal: its references coloured, line ends inside paragraphs joined."""

from __future__ import annotations

import re

from rich.text import Text

__all__ = ["in_words"]

_ROLE = re.compile(r"\{[a-z:-]+\}`(?:[\d-]+/)?([^`]+)`")


def in_words(markdown: str) -> Text:
    """Return a statement with its references coloured, line ends inside paragraphs joined."""
    paragraphs: list[Text] = []
    for paragraph in re.split(r"\n\s*\n", markdown.strip()):
        joined, text, end = " ".join(paragraph.split()), Text(), 0
        for role in _ROLE.finditer(joined):
            text.append(joined[end : role.start()]).append(role[1], style="cyan")
            end = role.end()
        paragraphs.append(text.append(joined[end:]))
    return Text("\n\n").join(paragraphs)
