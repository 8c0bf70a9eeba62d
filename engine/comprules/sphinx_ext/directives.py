"""The directives and roles of the domain ``cr``: how pages say what they hold and what they point to."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, cast

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from comprules.book.places import rules_text_folder
from comprules.sphinx_ext.domain import Place, edition_here, example_anchor, rule_anchor, rules_domain
from comprules.sphinx_ext.knowledge import Knowledge
from comprules.sphinx_ext.nodes import example_node, report_node, rule_node, uses_node

if TYPE_CHECKING:
    from docutils.nodes import Element, Node, system_message
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

__all__ = ["add_directives"]

_LOGGER = logging.getLogger(__name__)


class _Rule(SphinxDirective):
    """One rule in our own words, with its examples inside."""

    required_arguments = 1
    has_content = True
    option_spec: ClassVar[dict[str, Callable[[str], Any]] | None] = {
        "title": directives.unchanged,
        "edition": directives.unchanged_required,
        "no-game-behaviour": directives.unchanged_required,
    }

    def run(self) -> list[Node]:
        knowledge = Knowledge.of(self.env)
        number: str = self.arguments[0]
        edition = knowledge.resolve(self.options["edition"]) if "edition" in self.options else None
        edition = edition or edition_here(self.env)
        node = rule_node(edition=edition, number=number, title=self.options.get("title", ""), is_stated=True)
        node["ids"] = [rule_anchor(number)]
        self.set_source_info(node)
        if nearest := knowledge.nearest_if_unknown(edition, number):
            _LOGGER.warning(
                "there is no rule %s in %s; the nearest are %s",
                number,
                edition,
                ", ".join(nearest),
                location=node,
            )
        before = self.env.ref_context.get("cr:edition")
        self.env.ref_context["cr:edition"] = edition
        self.state.nested_parse(self.content, self.content_offset, node)
        self.env.ref_context["cr:edition"] = before
        for nth, example in enumerate(node.findall(example_node), 1):
            example["nth"] = nth
            example["ids"] = [example_anchor(number, nth)]
        rules_domain(self.env).note_rule(node)
        return [node]


class _Example(SphinxDirective):
    """One official example in our own words; it stands inside a rule."""

    has_content = True

    def run(self) -> list[Node]:
        node = example_node()
        self.set_source_info(node)
        self.state.nested_parse(self.content, self.content_offset, node)
        return [node]


class _Term(SphinxDirective):
    """A word of the glossary; several names of one thing are parted by commas."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec: ClassVar[dict[str, Callable[[str], Any]] | None] = {"said-as": directives.unchanged_required}

    def run(self) -> list[Node]:
        name: str = self.arguments[0]
        term = nodes.term("", name, ids=[f"term-{re.sub(r'[^a-z0-9]+', '-', name.lower())}"])
        explained = nodes.definition()
        self.state.nested_parse(self.content, self.content_offset, explained)
        place = Place(
            self.env.current_document.docname, term["ids"][0], name, " ".join(explained.astext().split())
        )
        for called in name.split(","):
            rules_domain(self.env).terms[called.strip().lower()] = place
        explained += uses_node(term=name.lower())
        return [nodes.definition_list("", nodes.definition_list_item("", term, explained))]


class _Numbers(SphinxDirective):
    """Show those numbers of a section or rule that nobody has stated yet, with their anchors."""

    required_arguments = 1

    def run(self) -> list[Node]:
        edition = edition_here(self.env)
        self.env.note_dependency(str(rules_text_folder() / "titles.toml"))
        made: list[Node] = []
        for number, title in Knowledge.of(self.env).numbers_of_section(edition, self.arguments[0]):
            node = rule_node(edition=edition, number=number, title=title, is_stated=False)
            node["ids"] = [rule_anchor(number)]
            self.set_source_info(node)
            rules_domain(self.env).note_rule(node)
            made.append(node)
        return made


class _Section(SphinxDirective):
    """Says that this page is the page of a section, or of one rule of it; the argument is its number.

    The pages of rules stand outside the tree of pages, which is built into every page.
    """

    required_arguments = 1

    def run(self) -> list[Node]:
        number: str = self.arguments[0]
        if "." in number:
            self.env.metadata[self.env.docname]["orphan"] = True
        else:
            rules_domain(self.env).note_section(edition_here(self.env), number)
        return []


class _Report(SphinxDirective):
    """A table made from data; the argument, if any, narrows it."""

    optional_arguments = 1

    def run(self) -> list[Node]:
        report, subject = self.name.split(":")[-1], self.arguments[0] if self.arguments else ""
        shown = rules_domain(self.env).reports.setdefault(self.env.current_document.docname, [])
        shown.append((report, subject))
        return [report_node(report=report, subject=subject)]


class _Role(XRefRole):
    """A reference to something numbered; it remembers the edition that it is written in."""

    # Sphinx names the parameters and their order.
    def process_link(
        self,
        env: BuildEnvironment,
        refnode: Element,
        has_explicit_title: bool,  # noqa: FBT001
        title: str,
        target: str,
    ) -> tuple[str, str]:
        refnode["refdomain"] = "cr"
        if refnode["reftype"] == "cr":
            refnode["reftype"] = "rule"
        refnode["cr:edition"] = env.ref_context.get("cr:edition") or edition_here(env)
        if not has_explicit_title and "/" in target:
            edition, number = target.split("/", 1)
            is_here = Knowledge.of(env).resolve(edition) == refnode["cr:edition"]
            title = number if is_here else f"{number} ({edition[:4]})"
        return title, target

    def result_nodes(
        self,
        document: nodes.document,  # noqa: ARG002
        env: BuildEnvironment,  # noqa: ARG002
        node: Element,
        is_ref: bool,  # noqa: ARG002, FBT001
    ) -> tuple[list[Node], list[system_message]]:
        # The names that Sphinx derives from a role are names of the book's own look as well.
        for shown in node.children:
            cast("Element", shown)["classes"] = []
        return [node], []


def add_directives(app: Sphinx) -> None:
    """Give the domain its directives and roles; ``{cr}`` alone is the role for a rule."""
    for name, directive in (
        ("rule", _Rule), ("example", _Example), ("term", _Term), ("numbers", _Numbers), ("section", _Section),
        ("coverage", _Report), ("map", _Report), ("steps", _Report), ("changes", _Report), ("difference", _Report), ("cards", _Report),
        ("language", _Report), ("rulings", _Report), ("positions", _Report),
    ):  # fmt: skip
        app.add_directive_to_domain("cr", name, directive)
    for kind in ("rule", "example", "section", "scenario", "term", "source"):
        app.add_role_to_domain("cr", kind, _role())
    app.add_role("cr", _role())


def _role() -> _Role:
    return _Role(warn_dangling=True, innernodeclass=nodes.inline)
