"""The search page: the entries of ``comprules search``, each with its address, and the pages of the book."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from docutils import nodes
from sphinx.builders.html import StandaloneHTMLBuilder

from comprules.book.searching import Entry
from comprules.kit.finding import entries_of, moved_numbers
from comprules.sphinx_ext.collection import card_anchor, card_page
from comprules.sphinx_ext.domain import Place, RulesDomain, rules_domain
from comprules.sphinx_ext.knowledge import Knowledge

__all__ = ["search_page", "write_search_data"]

_LONGEST: Final = 1200
_MADE: Final = re.compile(r"(\d{4}-\d\d-\d\d|cards)/")
"""Pages that hold rules and cards, which are found by name."""


def search_page() -> tuple[str, dict[str, Any], str]:
    """Return the page that shows what was found, as Sphinx collects pages."""
    return "search", {"title": "Search"}, "cr-search.html"


def write_search_data(builder: StandaloneHTMLBuilder) -> None:
    """Write ``_static/cr-search-data.js``: all that can be found, the base edition first, with addresses."""
    domain, knowledge = rules_domain(builder.env), Knowledge.of(builder.env)
    dates = dict.fromkeys((knowledge.base, *sorted({key[:10] for key in domain.rules}, reverse=True)))
    entries = (one for date in dates for one in entries_of(date, official=knowledge.shows_official))
    rows = [
        _row(entry, builder, place)
        for entry in entries
        if (place := _place(entry, domain, builder)) is not None
    ]
    rows += [_row(entry, builder, place) for entry, place in _pages(builder)]
    data = {"base": knowledge.base, "entries": rows, "moved": moved_numbers()}
    told = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    file = Path(builder.outdir, "_static", "cr-search-data.js")
    file.parent.mkdir(exist_ok=True)
    file.write_text(f"window.crSearchData={told};\n", "utf-8")


def _row(entry: Entry, builder: StandaloneHTMLBuilder, place: Place) -> list[str]:
    address = f"{builder.get_target_uri(place.docname)}#{place.anchor}".rstrip("#")
    return [entry.kind, entry.name, entry.title, entry.text, entry.more, entry.edition, entry.at, address]


def _place(entry: Entry, domain: RulesDomain, builder: StandaloneHTMLBuilder) -> Place | None:
    """Return where an entry stands in the book; nothing if it has no page."""
    match entry.kind:
        case "section" | "rule":
            if len(entry.name) == 1:
                page = f"{entry.edition}/{entry.name}"
                return Place(page, "", "") if page in builder.env.all_docs else None
            return domain.place(f"{entry.edition}/{entry.name}")
        case "term":
            return domain.terms.get(entry.name.lower())
        case "card":
            page = card_page(entry.name)
            return Place(page, card_anchor(entry.name), "") if page in builder.env.all_docs else None
        case "scenario":
            return domain.scenario_place(entry.name) or domain.place(f"{entry.edition}/{entry.at}")
        case "page":
            return None


def _pages(builder: StandaloneHTMLBuilder) -> Iterator[tuple[Entry, Place]]:
    """Yield each part of the pages that are not about rules, by its heading."""
    for docname in sorted(builder.env.all_docs):
        if _MADE.match(docname):
            continue
        for part in builder.env.get_doctree(docname).findall(nodes.section):
            title = part.next_node(nodes.title)
            heading = title.astext() if title else docname
            said = " ".join(
                child.astext()
                for child in part.children
                if not isinstance(child, nodes.section | nodes.title)
            )
            text = " ".join(said.split())[:_LONGEST]
            yield Entry("page", heading, heading, text), Place(docname, part["ids"][0], heading)
