"""What an older edition does otherwise than today's, as tables; both games are loaded for it."""

from __future__ import annotations

import re

from markupsafe import Markup

from comprules.book.concordance import rest_of
from comprules.editions import ruleset_of
from comprules.editions.differences import difference
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import MarkupPart, join, tag

__all__ = ["difference_html"]

_NUMBER = re.compile(r"(\d{3}\.\d+[a-z]*)((?: of \d{4}-\d\d-\d\d)?)")


def difference_html(edition: str, linker: Linker) -> Markup:
    """Return what the engine does otherwise in an older edition than in the base one, table by table.

    An edition that is known in part is told from the one that stands in for the rest of it.
    """
    older = linker.knowledge.resolve(edition) or edition
    base = rest_of(older) or linker.knowledge.base
    parts: list[Markup] = []
    for one in difference(ruleset_of(older), ruleset_of(base)):
        if one.gone or one.new:
            parts.append(tag("h3", one.table.capitalize()))
            columns = ((f"Only in {older[:4]}", one.gone, older), (f"Only in {base[:4]}", one.new, base))
            parts.append(
                tag(
                    "div",
                    *(
                        tag(
                            "div",
                            tag("b", head),
                            tag("ul", *(tag("li", _linked(row, of, linker)) for row in rows)),
                        )
                        for head, rows, of in columns
                    ),
                    class_="cr-two",
                )
            )
        if one.replaced:
            parts.append(tag("h3", one.table.capitalize()))
            rows = (
                tag("tr", *(tag("td", _linked(side, base, linker), class_="cr-left") for side in pair))
                for pair in one.replaced
            )
            head = tag("tr", *(tag("th", date[:4], class_="cr-left", scope="col") for date in (older, base)))
            table = tag("table", tag("thead", head), tag("tbody", *rows), class_="cr-table")
            parts.append(tag("div", table, class_="cr-table-box", tabindex="0"))
    return join(parts)


def _linked(row: str, edition: str, linker: Linker) -> Markup:
    """Return a row in words, its rule numbers linked; those that name no edition are of ``edition``."""
    pieces: list[MarkupPart] = []
    end = 0
    for found in _NUMBER.finditer(row):
        pieces.append(row[end : found.start()])
        pieces.append(linker.rule(f"{found[2].removeprefix(' of ') or edition}/{found[1]}"))
        end = found.end()
    return join((*pieces, row[end:]))
