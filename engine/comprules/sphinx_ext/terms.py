"""A word of the glossary is a link where a rule uses it first, and the glossary says which rules do."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import groupby
from types import MappingProxyType
from typing import Any, ClassVar, Final, cast

from docutils import nodes
from markupsafe import Markup
from sphinx.addnodes import pending_xref
from sphinx.transforms import SphinxTransform

from comprules.book.terms import load_terms
from comprules.sphinx_ext.domain import rules_domain
from comprules.sphinx_ext.knowledge import Knowledge
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import join, tag
from comprules.sphinx_ext.nodes import rule_node

__all__ = ["LinkTerms", "names_of_terms", "uses_html", "visit_uses"]

_ONE_BY_ONE: Final = 24
"""The most rules that are named one by one; of more, the sections are named, with how many each has."""

_NO_PROSE: Final = (nodes.reference, nodes.literal, nodes.raw, nodes.title, pending_xref)


class LinkTerms(SphinxTransform):
    """Link the first use of each term within a rule, apart from the rules that explain it."""

    default_priority: ClassVar[int | None] = 700
    """After the text has been read, and before the domain looks at what a page holds."""

    def apply(self, **_: Any) -> None:
        """Put the links into the rules of the base edition on this page, and note which rule uses what."""
        base = Knowledge.of(self.env).base
        uses: list[tuple[str, str]] = []
        for rule in self.document.findall(rule_node):
            if rule["edition"] == base and rule["is_stated"]:
                uses += [(term, rule["number"]) for term in _link_terms(rule)]
        if uses:
            rules_domain(self.env).uses[self.env.current_document.docname] = uses


def names_of_terms() -> str:
    """Return what the links in the rules depend on: each term's forms, and the rules that explain it."""
    return repr([(key, term.forms, term.references) for key, term in load_terms().items()])


def _link_terms(rule: rule_node) -> list[str]:
    """Put the links into one rule, and return the terms that it uses in the order of their first use."""
    seen: list[str] = []
    defined = {key for key, term in load_terms().items() if rule["number"] in term.references}
    for text in list(rule.findall(nodes.Text)):
        if not _is_prose(text):
            continue
        parts: list[nodes.Node] = []
        end = 0
        for found in _any_form().finditer(text):
            key = _terms_by_form()[found[0].lower()]
            if key in seen or key in defined:
                continue
            seen.append(key)
            parts += [nodes.Text(text[end : found.start()]), _link(key, found[0], rule["edition"])]
            end = found.end()
        if parts:
            text.parent.replace(text, [*parts, nodes.Text(text[end:])])
    return seen


def _is_prose(text: nodes.Text) -> bool:
    holder = text.parent
    while not isinstance(holder, rule_node):
        if isinstance(holder, _NO_PROSE):
            return False
        holder = holder.parent
    return True


def _link(key: str, shown: str, edition: str) -> pending_xref:
    target = key.split(",", maxsplit=1)[0].strip()
    link = pending_xref(
        "",
        nodes.inline("", shown),
        refdomain="cr",
        reftype="term",
        reftarget=target,
        refexplicit=True,
        refwarn=True,
    )
    link["cr:edition"] = edition
    link["cr-found"] = True
    return link


@cache
def _terms_by_form() -> Mapping[str, str]:
    return MappingProxyType({form: key for key, term in load_terms().items() for form in term.forms})


@cache
def _any_form() -> re.Pattern[str]:
    longest_first = sorted(_terms_by_form(), key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])", re.IGNORECASE)


def uses_html(term: str, linker: Linker) -> Markup | None:
    """Return which rules use a term: each by its number, or the sections where there are many."""
    rules = [f"{linker.knowledge.base}/{number}" for number in linker.domain.rules_that_use(term)]
    if not rules:
        return None
    told = (
        join((linker.rule(key) for key in rules), ", ")
        if len(rules) <= _ONE_BY_ONE
        else join(_by_section(rules, linker), ", ")
    )
    return tag("p", "Used in ", told, ".", class_="cr-uses")


def _by_section(rules: list[str], linker: Linker) -> Iterator[Markup]:
    for section, within in groupby(rules, key=lambda key: key.split(".")[0]):
        yield join((linker.rule(section), f" ({len(list(within))})"))


def visit_uses(writer: Any, node: nodes.Element) -> None:
    """Draw which rules use a term."""
    linker = Linker(writer.builder, cast("str", writer.builder.current_docname))
    writer.body.append(str(uses_html(node["term"], linker) or ""))
    raise nodes.SkipNode
