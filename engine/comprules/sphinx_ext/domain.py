"""The Sphinx domain ``cr``: rules, examples, sections and scenarios as things that a page can point to."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Set
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, cast

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.addnodes import pending_xref
from sphinx.domains import Domain, ObjType
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective
from sphinx.util.nodes import make_refnode

from comprules.book.numbers import Number
from comprules.sphinx_ext.citations import engine_modules, source_docname
from comprules.sphinx_ext.knowledge import Knowledge
from comprules.sphinx_ext.nodes import example_node, report_node, rule_node

if TYPE_CHECKING:
    from docutils.nodes import Element, Node, system_message
    from sphinx.builders import Builder
    from sphinx.environment import BuildEnvironment
    from sphinx.util.typing import OptionSpec

__all__ = ["Place", "RulesDomain", "edition_here", "example_anchor", "rule_anchor", "rules_domain"]

_LOGGER = logging.getLogger(__name__)
_DATE = re.compile(r"\d{4}-\d\d-\d\d")
_EXAMPLE = re.compile(r"(?P<rule>.+?)(?:-| example )(?P<nth>\d+)")


class Place(NamedTuple):
    """Where something stands: a page, the anchor on it, and what a tooltip says of it."""

    docname: str
    anchor: str
    title: str
    text: str = ""


def rule_anchor(number: str) -> str:
    """The anchor of a rule on the page of its section; with the edition in the page's path it never changes."""
    return f"cr-{number}"


def example_anchor(number: str, nth: int) -> str:
    """The anchor of an official example."""
    return f"cr-{number}-example-{nth}"


def edition_here(env: BuildEnvironment, docname: str = "") -> str:
    """The edition that a page speaks of: the date its path begins with, else the base edition."""
    first = (docname or env.current_document.docname).split("/", 1)[0]
    return first if _DATE.fullmatch(first) else Knowledge.of(env).base


def rules_domain(env: BuildEnvironment) -> RulesDomain:
    """The domain of this build."""
    return cast("RulesDomain", env.domains["cr"])


class _Rule(SphinxDirective):
    """One rule in our own words, with its examples inside."""

    required_arguments = 1
    has_content = True
    option_spec: ClassVar[OptionSpec] = {
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

    def run(self) -> list[Node]:
        name: str = self.arguments[0]
        term = nodes.term("", name, ids=[f"term-{re.sub(r'[^a-z0-9]+', '-', name.lower())}"])
        explained = nodes.definition()
        self.state.nested_parse(self.content, self.content_offset, explained)
        place = Place(self.env.current_document.docname, term["ids"][0], name, " ".join(explained.astext().split()))
        for called in name.split(","):
            rules_domain(self.env).terms[called.strip().lower()] = place
        return [nodes.definition_list("", nodes.definition_list_item("", term, explained))]


class _Numbers(SphinxDirective):
    """The numbers of a section that nobody has stated yet, each with its anchor; the argument is the section."""

    required_arguments = 1

    def run(self) -> list[Node]:
        edition = edition_here(self.env)
        made: list[Node] = []
        for number, title in Knowledge.of(self.env).numbers_of_section(edition, self.arguments[0]):
            node = rule_node(edition=edition, number=number, title=title, is_stated=False)
            node["ids"] = [rule_anchor(number)]
            self.set_source_info(node)
            rules_domain(self.env).note_rule(node)
            made.append(node)
        return made


class _Section(SphinxDirective):
    """Says that this page is the page of a section; the argument is its number."""

    required_arguments = 1

    def run(self) -> list[Node]:
        rules_domain(self.env).note_section(edition_here(self.env), self.arguments[0])
        return []


class _Report(SphinxDirective):
    """A table made from data; the argument, if any, narrows it."""

    optional_arguments = 1

    def run(self) -> list[Node]:
        return [
            report_node(report=self.name.split(":")[-1], subject=self.arguments[0] if self.arguments else "")
        ]


class _Role(XRefRole):
    """A reference to something numbered; it remembers the edition that it is written in."""

    def process_link(
        self, env: BuildEnvironment, refnode: Element, has_explicit_title: bool, title: str, target: str
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
        self, document: nodes.document, env: BuildEnvironment, node: Element, is_ref: bool
    ) -> tuple[list[Node], list[system_message]]:
        # The names that Sphinx derives from a role are names of the book's own look as well.
        for shown in node.children:
            cast("Element", shown)["classes"] = []
        return [node], []


class RulesDomain(Domain):
    """Everything numbered; a rule's name is its number, with the edition before it where it is not the base one."""

    name = "cr"
    label = "Comprehensive Rules"
    object_types: ClassVar[dict[str, ObjType]] = {
        "rule": ObjType("rule", "rule"),
        "example": ObjType("example", "example"),
        "section": ObjType("section", "section", "rule"),
        "scenario": ObjType("scenario", "scenario"),
        "term": ObjType("term", "term"),
    }
    directives: ClassVar[dict[str, Any]] = {
        "rule": _Rule,
        "example": _Example,
        "term": _Term,
        "numbers": _Numbers,
        "section": _Section,
        "coverage": _Report,
        "steps": _Report,
    }
    roles: ClassVar[dict[str, Any]] = {
        kind: _Role(warn_dangling=True, innernodeclass=nodes.inline)
        for kind in ("rule", "example", "section", "scenario", "term", "source")
    }
    initial_data: ClassVar[dict[str, Any]] = {
        "rules": {},
        "examples": {},
        "sections": {},
        "terms": {},
        "citations": {},
        "reports": {},
    }
    data_version = 2
    dangling_warnings: ClassVar[dict[str, str]] = {
        "rule": "there is no rule %(target)s",
        "example": "there is no example %(target)s; write it like 613.4d-2",
        "section": "there is no section %(target)s",
        "scenario": "there is no scenario called %(target)s",
        "term": "the glossary has no term %(target)s",
        "source": "no page shows the source of %(target)s; name a module that carries out rules, or index",
    }

    _cited_by: dict[str, list[str]] | None = None

    # ---- what pages say

    @property
    def rules(self) -> dict[str, Place]:
        """Every rule on a page, by edition and number: ``2025-06-06/613.4d``."""
        return cast("dict[str, Place]", self.data["rules"])

    @property
    def examples(self) -> dict[str, Place]:
        """Every example, by rule and count: ``2025-06-06/613.4d-2``."""
        return cast("dict[str, Place]", self.data["examples"])

    @property
    def sections(self) -> dict[str, Place]:
        """Every section that has a page: ``2025-06-06/613``."""
        return cast("dict[str, Place]", self.data["sections"])

    @property
    def terms(self) -> dict[str, Place]:
        """Every term of the glossary, in lower case."""
        return cast("dict[str, Place]", self.data["terms"])

    @property
    def citations(self) -> dict[str, list[tuple[str, str]]]:
        """By page, which rule cites which; prose outside any rule cites as the empty string."""
        return cast("dict[str, list[tuple[str, str]]]", self.data["citations"])

    @property
    def reports(self) -> dict[str, list[tuple[str, str]]]:
        """By page, the reports on it with their subjects."""
        return cast("dict[str, list[tuple[str, str]]]", self.data["reports"])

    def note_rule(self, node: rule_node) -> None:
        """Remember a rule and its examples; a number stated twice is a warning."""
        key = f"{node['edition']}/{node['number']}"
        docname = self.env.current_document.docname
        if (earlier := self.rules.get(key)) and earlier.docname != docname:
            _LOGGER.warning("%s stands on %s already", key, earlier.docname, location=node)
        said = " ".join(child.astext() for child in node.children if not isinstance(child, example_node))
        self.rules[key] = Place(docname, node["ids"][0], node["title"], " ".join(said.split()))
        for example in node.findall(example_node):
            self.examples[f"{key}-{example['nth']}"] = Place(
                docname, example["ids"][0], f"{node['number']}, example {example['nth']}",
                " ".join(example.astext().split()),
            )  # fmt: skip

    def note_section(self, edition: str, number: str) -> None:
        """Remember the page of a section."""
        docname = self.env.current_document.docname
        title = Knowledge.of(self.env).section_title(edition, number)
        self.sections[f"{edition}/{number}"] = Place(docname, "", title)

    def process_doc(self, env: BuildEnvironment, docname: str, document: nodes.document) -> None:
        """Remember which rule points to which."""
        found: list[tuple[str, str]] = []
        for link in document.findall(pending_xref):
            if link.get("refdomain") != "cr" or link["reftype"] not in {"rule", "section", "example"}:
                continue
            holder = link.parent
            while holder is not None and not isinstance(holder, rule_node):
                holder = holder.parent
            source = f"{holder['edition']}/{holder['number']}" if holder is not None else ""
            target = self._key(link["reftarget"], link["cr:edition"])
            if example := _EXAMPLE.fullmatch(target):
                target = example["rule"] if link["reftype"] == "example" else target
            if target != source:
                found.append((source, target))
        self.citations[docname] = list(dict.fromkeys(found))
        self._cited_by = None

    def cited_by(self) -> dict[str, list[str]]:
        """By rule, the rules whose statements point to it, in the order of the book; worked out once all is read."""
        if self._cited_by is None:
            self._cited_by = self._turned_citations()
        return self._cited_by

    def _turned_citations(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for pairs in self.citations.values():
            for source, target in pairs:
                if source:
                    found.setdefault(target, []).append(source)
        return {
            target: sorted(set(sources), key=lambda source: (source[:10] != target[:10], _order(source)))
            for target, sources in found.items()
        }

    def clear_doc(self, docname: str) -> None:
        """Forget what a page said."""
        for kept in (self.rules, self.examples, self.sections, self.terms):
            for key in [key for key, place in kept.items() if place.docname == docname]:
                del kept[key]
        self.citations.pop(docname, None)
        self.reports.pop(docname, None)
        self._cited_by = None

    def merge_domaindata(self, docnames: Set[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process has read."""
        for kind in ("rules", "examples", "sections", "terms"):
            self.data[kind].update(
                {key: place for key, place in otherdata[kind].items() if place.docname in docnames}
            )
        for kind in ("citations", "reports"):
            self.data[kind].update({name: kept for name, kept in otherdata[kind].items() if name in docnames})

    # ---- what pages point to

    def place(self, key: str) -> Place | None:
        """Where a rule (``2025-06-06/613.4d``) or a section stands."""
        return self.rules.get(key) or self.sections.get(key)

    def scenario_place(self, name: str) -> Place | None:
        """Where a scenario unfolds: under the rule that it is written for."""
        home = Knowledge.of(self.env).scenario_home(name)
        if home is None or (rule := self.rules.get(home.rule)) is None:
            return None
        return Place(rule.docname, home.anchor, home.name)

    def _key(self, target: str, edition: str) -> str:
        if "/" in target:
            named, target = target.split("/", 1)
            edition = Knowledge.of(self.env).resolve(named) or named
        return f"{edition}/{target}"

    def _find(self, typ: str, target: str, edition: str) -> Place | None:
        match typ:
            case "rule" | "section":
                return self.place(self._key(target, edition))
            case "example":
                found = _EXAMPLE.fullmatch(target)
                key = f"{found['rule']}-{found['nth']}" if found else target
                return self.examples.get(self._key(key, edition))
            case "scenario":
                return self.scenario_place(target)
            case _:
                return self.terms.get(target.lower())

    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> nodes.reference | None:
        """A link to the target; a number that exists but has no page stays plain text."""
        if typ == "source":
            # These pages are made after all others are read, so Sphinx itself does not know them.
            if target != "index" and target not in engine_modules():
                return None
            address = builder.get_relative_uri(fromdocname, source_docname(target))
            return nodes.reference("", "", contnode, internal=True, refuri=address)
        edition: str = node.get("cr:edition") or edition_here(env, fromdocname)
        if place := self._find(typ, target, edition):
            link = make_refnode(
                builder, fromdocname, place.docname, place.anchor, contnode, place.title or None
            )
            link["classes"].append("cr-link")
            link["cr-key"] = self._key(target, edition) if typ in {"rule", "section", "example"} else ""
            return link
        if typ in {"rule", "section"} and Knowledge.of(env).has_number(
            *self._key(target, edition).split("/", 1)
        ):
            contnode["classes"].append("cr-no-page")
            return cast("nodes.reference", contnode)
        return None

    def resolve_any_xref(
        self, env: BuildEnvironment, fromdocname: str, builder: Builder, target: str, node: pending_xref,
        contnode: Element,
    ) -> list[tuple[str, nodes.reference]]:  # fmt: skip
        """What the role ``any`` finds: a rule, an example or a scenario."""
        found: list[tuple[str, nodes.reference]] = []
        for typ in ("rule", "example", "scenario"):
            if self._find(typ, target, edition_here(env, fromdocname)):
                link = self.resolve_xref(env, fromdocname, builder, typ, target, node, contnode)
                if link is not None:
                    found.append((f"cr:{typ}", link))
        return found

    def get_objects(self) -> Iterable[tuple[str, str, str, str, str, int]]:
        """The inventory: base rules by bare number, every edition's by date and number."""
        yield from self._objects("rule", self.rules)
        yield from self._objects("example", self.examples)
        yield from self._objects("section", self.sections)
        for term, place in self.terms.items():
            yield term, place.title, "term", place.docname, place.anchor, 1
        for name in Knowledge.of(self.env).scenario_names():
            if place := self.scenario_place(name):
                yield name, name, "scenario", place.docname, place.anchor, 1

    def _objects(self, kind: str, places: dict[str, Place]) -> Iterator[tuple[str, str, str, str, str, int]]:
        base = Knowledge.of(self.env).base
        for key, place in sorted(places.items(), key=lambda item: _order(item[0])):
            edition, number = key.split("/", 1)
            shown = f"{number} {place.title}".strip() if kind != "example" else place.title
            if edition == base:
                yield number, shown, kind, place.docname, place.anchor, 1
            yield key, f"{shown} ({edition})", kind, place.docname, place.anchor, 2 if edition != base else -1

    def get_full_qualified_name(self, node: Element) -> str | None:
        """The name under which other projects find what this node points to."""
        target = node.get("reftarget")
        return str(target) if target else None


def _order(key: str) -> tuple[str, Number, str]:
    edition, rest = key.split("/", 1)
    number, _, nth = rest.partition("-")
    return edition, Number.read(number), nth
