"""Links from one page of the built book to another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup
from sphinx.builders.html import StandaloneHTMLBuilder

from comprules.book.index import EngineCitation
from comprules.sphinx_ext.domain import RulesDomain, rules_domain, source_docname
from comprules.sphinx_ext.knowledge import Knowledge
from comprules.sphinx_ext.markup import MarkupPart, tag

__all__ = ["Linker"]


@dataclass(frozen=True, slots=True)
class Linker:
    """Makes links on the page ``docname``."""

    builder: StandaloneHTMLBuilder
    docname: str

    @property
    def domain(self) -> RulesDomain:
        """Return the domain that knows where everything stands."""
        return rules_domain(self.builder.env)

    @property
    def knowledge(self) -> Knowledge:
        """Return what the build knows."""
        return Knowledge.of(self.builder.env)

    @property
    def cited_by(self) -> Mapping[str, list[str]]:
        """By rule, the rules that point to it."""
        return self.domain.cited_by()

    def to(self, docname: str, anchor: str, text: MarkupPart, class_: str | None = None) -> Markup:
        """Return a link to an anchor of a page."""
        address = "" if docname == self.docname else self.builder.get_relative_uri(self.docname, docname)
        return tag("a", text, href=f"{address}#{anchor}" if anchor else address or "#", class_=class_)

    def rule(self, key: str, text: MarkupPart = None) -> Markup:
        """Return a link to a rule or section by edition and number; plain text where it has no page."""
        return _to_rule(self, key, text)

    def function(self, place: EngineCitation) -> Markup:
        """Return a link to the source of a function."""
        name = f"{place.module.removeprefix('comprules.')}.{place.name}"
        return self.to(source_docname(place.module), place.anchor, tag("code", name))


@lru_cache(maxsize=65536, typed=True)
def _to_rule(linker: Linker, key: str, text: MarkupPart) -> Markup:
    edition, number = key.split("/", 1)
    shown = text if text is not None else number
    place = linker.domain.place(key)
    if place is None:
        return tag("span", shown, class_="cr-no-page", title=f"{number} of {edition} has no page yet")
    return linker.to(place.docname, place.anchor, shown)
