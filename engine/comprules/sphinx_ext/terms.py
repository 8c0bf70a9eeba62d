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
from comprules.sphinx_ext.domain import Place, rules_domain
from comprules.sphinx_ext.knowledge import Knowledge
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import join, tag
from comprules.sphinx_ext.nodes import rule_node

__all__ = ["LinkTerms", "folded_uses", "names_of_terms", "uses_html", "visit_uses"]

_AT_ONCE: Final = 8
"""The most rules that are named beside a term; more are folded, on a small page of their own."""

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
    """Return which rules use a term, or a fold that takes them in where there are many."""
    rules = _users(term, linker)
    if not rules:
        return None
    if len(rules) <= _AT_ONCE:
        return tag("p", "Used in ", join(map(linker.rule, rules), ", "), ".", class_="cr-uses")
    link = tag("a", "Which they are", href=f"uses/{_slug(term)}.html")
    return tag(
        "details",
        tag("summary", f"Used in {len(rules)} rules"),
        tag("p", link, class_="cr-taken-in"),
        class_="cr-uses",
    )


def folded_uses(linker: Linker) -> Iterator[tuple[str, Place, Markup]]:
    """Yield for each term that many rules use where they are listed, the term's place, and the list."""
    for place in dict.fromkeys(linker.domain.terms.values()):
        term = place.title.lower()
        on_page = Linker(linker.builder, place.docname)
        rules = _users(term, on_page)
        if len(rules) > _AT_ONCE:
            folder = place.docname.rpartition("/")[0]
            listed = tag("ul", *_by_section(rules, on_page), class_="cr-users")
            yield f"{folder}/uses/{_slug(term)}.html".lstrip("/"), place, listed


def _users(term: str, linker: Linker) -> list[str]:
    return [f"{linker.knowledge.base}/{number}" for number in linker.domain.rules_that_use(term)]


def _slug(term: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", term).strip("-")


def _by_section(rules: list[str], linker: Linker) -> Iterator[Markup]:
    for section, within in groupby(rules, key=lambda key: key.split(".")[0]):
        title = linker.knowledge.section_title(*section.split("/", 1))
        name = linker.rule(section, f"{section.split('/', 1)[1]}. {title}")
        yield tag("li", name, ": ", join(map(linker.rule, within), ", "))


def visit_uses(writer: Any, node: nodes.Element) -> None:
    """Draw which rules use a term."""
    linker = Linker(writer.builder, cast("str", writer.builder.current_docname))
    writer.body.append(str(uses_html(node["term"], linker) or ""))
    raise nodes.SkipNode
