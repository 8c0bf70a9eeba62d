"""The Sphinx domain ``cr``: rules, examples, sections and scenarios as things that a page can point to."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, cast

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.domains import Domain, ObjType
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

from comprules.book.index import engine_modules
from comprules.book.numbers import RuleNumber
from comprules.sphinx_ext.knowledge import Knowledge
from comprules.sphinx_ext.nodes import example_node, rule_node

if TYPE_CHECKING:
    from docutils.nodes import Element
    from sphinx.builders import Builder
    from sphinx.environment import BuildEnvironment

__all__ = [
    "Place",
    "RulesDomain",
    "edition_here",
    "example_anchor",
    "rule_anchor",
    "rules_domain",
    "source_docname",
]


def source_docname(module: str) -> str:
    """Return the name of the page that shows a module of the engine; that of ``index`` lists them."""
    return "source/" + module.replace(".", "/")


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
    """Return the anchor of a rule on the page of its section.

    With the edition in the page's path it never changes.
    """
    return f"cr-{number}"


def example_anchor(number: str, nth: int) -> str:
    """Return the anchor of an official example."""
    return f"cr-{number}-example-{nth}"


def edition_here(env: BuildEnvironment, docname: str = "") -> str:
    """Return the edition that a page speaks of: the date its path begins with, else the base edition."""
    first = (docname or env.current_document.docname).split("/", 1)[0]
    return first if _DATE.fullmatch(first) else Knowledge.of(env).base


def rules_domain(env: BuildEnvironment) -> RulesDomain:
    """Return the domain of this build."""
    return cast("RulesDomain", env.domains["cr"])


class RulesDomain(Domain):
    """Everything numbered has a name here; that of a rule is its number, with an older edition before it."""

    name = "cr"
    label = "Comprehensive Rules"
    object_types: ClassVar[dict[str, ObjType]] = {
        "rule": ObjType("rule", "rule"),
        "example": ObjType("example", "example"),
        "section": ObjType("section", "section", "rule"),
        "scenario": ObjType("scenario", "scenario"),
        "term": ObjType("term", "term"),
    }
    initial_data: ClassVar[dict[str, Any]] = {
        "rules": {},
        "examples": {},
        "sections": {},
        "terms": {},
        "uses": {},
        "linked": "",
        "citations": {},
        "reports": {},
    }
    data_version = 3
    dangling_warnings: ClassVar[dict[str, str]] = {
        "rule": "there is no rule %(target)s",
        "example": "there is no example %(target)s; write it like 613.4d-2",
        "section": "there is no section %(target)s",
        "scenario": "there is no scenario called %(target)s",
        "term": "the glossary has no term %(target)s",
        "source": "no page shows the source of %(target)s; name a module that carries out rules, or index",
    }

    _cited_by: dict[str, list[str]] | None = None
    _used_by: dict[str, list[str]] | None = None

    # ---- what pages say

    @property
    def rules(self) -> dict[str, Place]:
        """Return every rule on a page, by edition and number: ``2025-06-06/613.4d``."""
        return cast("dict[str, Place]", self.data["rules"])

    @property
    def examples(self) -> dict[str, Place]:
        """Return every example, by rule and count: ``2025-06-06/613.4d-2``."""
        return cast("dict[str, Place]", self.data["examples"])

    @property
    def sections(self) -> dict[str, Place]:
        """Return every section that has a page: ``2025-06-06/613``."""
        return cast("dict[str, Place]", self.data["sections"])

    @property
    def terms(self) -> dict[str, Place]:
        """Return every term of the glossary, in lower case."""
        return cast("dict[str, Place]", self.data["terms"])

    @property
    def uses(self) -> dict[str, list[tuple[str, str]]]:
        """By page, which term of the glossary which rule uses; each rule has a term once."""
        return cast("dict[str, list[tuple[str, str]]]", self.data["uses"])

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

    def process_doc(self, env: BuildEnvironment, docname: str, document: nodes.document) -> None:  # noqa: ARG002
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
        self._cited_by = self._used_by = None

    def cited_by(self) -> dict[str, list[str]]:
        """Return, for each rule, the rules whose statements point to it, in the order of the book.

        This is worked out once all is read.
        """
        if self._cited_by is None:
            self._cited_by = self._turned_citations()
        return self._cited_by

    def rules_that_use(self, term: str) -> list[str]:
        """Return the base rules that use a term of the glossary, in the order of the book."""
        if self._used_by is None:
            self._used_by = {}
            for pairs in self.uses.values():
                for used, number in pairs:
                    self._used_by.setdefault(used, []).append(number)
        return sorted(self._used_by.get(term, ()), key=RuleNumber.read)

    def terms_on(self, docname: str) -> list[str]:
        """Return the terms that a page explains, by their names in lower case."""
        return sorted({place.title.lower() for place in self.terms.values() if place.docname == docname})

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
        for told in (self.uses, self.citations, self.reports):
            told.pop(docname, None)
        self._cited_by = self._used_by = None

    def merge_domaindata(self, docnames: AbstractSet[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process has read."""
        for kind in ("rules", "examples", "sections", "terms"):
            self.data[kind].update(
                {key: place for key, place in otherdata[kind].items() if place.docname in docnames}
            )
        for kind in ("uses", "citations", "reports"):
            self.data[kind].update({name: kept for name, kept in otherdata[kind].items() if name in docnames})

    # ---- what pages point to

    def place(self, key: str) -> Place | None:
        """Return where a rule (``2025-06-06/613.4d``) or a section stands."""
        return self.rules.get(key) or self.sections.get(key)

    def scenario_place(self, name: str) -> Place | None:
        """Return where a scenario unfolds: under the rule that it is written for."""
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
        """Return a link to the target; a number that exists but has no page stays plain text."""
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
            link["classes"].append("cr-term" if typ == "term" else "cr-link")
            link["cr-key"] = self._key(target, edition) if typ in {"rule", "section", "example"} else ""
            return link
        if typ in {"rule", "section"} and Knowledge.of(env).has_number(
            *self._key(target, edition).split("/", 1)
        ):
            contnode["classes"].append("cr-no-page")
            return cast("nodes.reference", contnode)
        if node.get("cr-found"):
            return cast("nodes.reference", contnode)  # this book has no glossary
        return None

    def resolve_any_xref(
        self, env: BuildEnvironment, fromdocname: str, builder: Builder, target: str, node: pending_xref,
        contnode: Element,
    ) -> list[tuple[str, nodes.reference]]:  # fmt: skip
        """Return what the role ``any`` finds: a rule, an example or a scenario."""
        found: list[tuple[str, nodes.reference]] = []
        for typ in ("rule", "example", "scenario"):
            if self._find(typ, target, edition_here(env, fromdocname)):
                link = self.resolve_xref(env, fromdocname, builder, typ, target, node, contnode)
                if link is not None:
                    found.append((f"cr:{typ}", link))
        return found

    def get_objects(self) -> Iterable[tuple[str, str, str, str, str, int]]:
        """Yield the inventory: base rules by bare number, every edition's by date and number."""
        yield from self._objects("rule", self.rules)
        yield from self._objects("example", self.examples)
        yield from self._objects("section", self.sections)
        for term, place in self.terms.items():
            yield term, place.title, "term", place.docname, place.anchor, 1
        for name in Knowledge.of(self.env).scenario_names():
            if home := self.scenario_place(name):
                yield name, name, "scenario", home.docname, home.anchor, 1

    def _objects(self, kind: str, places: dict[str, Place]) -> Iterator[tuple[str, str, str, str, str, int]]:
        base = Knowledge.of(self.env).base
        for key, place in sorted(places.items(), key=lambda item: _order(item[0])):
            edition, number = key.split("/", 1)
            shown = f"{number} {place.title}".strip() if kind != "example" else place.title
            if edition == base:
                yield number, shown, kind, place.docname, place.anchor, 1
            yield key, f"{shown} ({edition})", kind, place.docname, place.anchor, 2 if edition != base else -1

    def get_full_qualified_name(self, node: Element) -> str | None:
        """Return the name under which other projects find what this node points to."""
        target = node.get("reftarget")
        return str(target) if target else None


def _order(key: str) -> tuple[str, RuleNumber, str]:
    edition, rest = key.split("/", 1)
    number, _, nth = rest.partition("-")
    return edition, RuleNumber.read(number), nth
