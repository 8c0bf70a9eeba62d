"""The standing of a rule, or of a ruling, as a badge."""

from __future__ import annotations

from markupsafe import Markup

from comprules.sphinx_ext.knowledge import ShownStanding
from comprules.sphinx_ext.markup import tag

__all__ = ["standing_html"]

_SHOWN = {"missing": "scenario missing"}
"""What a badge says instead of the word of the standing: that of a rule speaks of its scenarios."""


def standing_html(standing: ShownStanding) -> Markup:
    """Return the standing of a rule as a badge."""
    shown = (
        f"{standing.word}: {standing.reason}" if standing.reason else _SHOWN.get(standing.word, standing.word)
    )
    return tag("span", shown, class_=f"cr-standing cr-standing-{standing.word.replace(' ', '-')}")
