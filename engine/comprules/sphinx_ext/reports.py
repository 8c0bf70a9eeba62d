"""Tables made from data: coverage, the steps of the suite, the editions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from markupsafe import Markup

from comprules.book.register import editions, load_register
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import Part, tag

__all__ = ["report_html"]


def report_html(report: str, subject: str, linker: Linker) -> Markup:
    """The named report; ``subject`` is a chapter, an edition, or empty."""
    match report:
        case "coverage":
            return Markup()
        case "steps":
            return Markup()
        case _:
            return Markup()
