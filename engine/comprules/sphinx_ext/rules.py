"""A rule shows its head with the standing; what proves, cites and carries it out lies on a small page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Any, cast

from docutils import nodes
from markupsafe import Markup
from sphinx.builders.html import StandaloneHTMLBuilder

from comprules.book.concordance import Correspondence
from comprules.book.edition import Entry
from comprules.book.index import places_by_rule
from comprules.kit.results import ExamplePlayed, Result
from comprules.sphinx_ext.domain import rule_anchor
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import MarkupPart, join, tag
from comprules.sphinx_ext.nodes import example_node, report_node, rule_node, uses_node
from comprules.sphinx_ext.notes import note_html
from comprules.sphinx_ext.reports import report_html
from comprules.sphinx_ext.rulings import rulings_below
from comprules.sphinx_ext.scenarios import runs_html, status_html
from comprules.sphinx_ext.standing import standing_html
from comprules.sphinx_ext.terms import visit_uses

__all__ = ["add_nodes", "around_html", "proof_address", "proof_html", "rule_toc_html"]

_RELATIONS = {
    "same": "equal wording",
    "reworded": "the same in other words",
    "changed": "another meaning",
    "retired": "no longer a rule",
}


def visit_rule(writer: Any, node: rule_node) -> None:
    """Open a rule: number, title and standing."""
    linker = _linker(writer)
    number: str = node["number"]
    depth = "cr-subrule" if re.search(r"[a-z]", number) else "cr-toprule"
    stated = "" if node["is_stated"] else " cr-unstated"
    writer.body.append(writer.starttag(node, "section", CLASS=f"cr-rule {depth}{stated}"))
    writer.body.append(
        str(
            tag(
                "div",
                tag(
                    "a",
                    number,
                    href=f"#{rule_anchor(number)}",
                    class_="cr-number",
                    aria_label=f"Rule {number}, link to this place",
                ),
                tag("span", node["title"], class_="cr-rule-title") if node["title"] else None,
                None if node["is_stated"] else tag("span", "not stated yet", class_="cr-standing"),
                standing_html(linker.knowledge.standing(node["edition"], number)),
                class_="cr-head",
            )
        )
    )


def depart_rule(writer: Any, node: rule_node) -> None:
    """Close a rule with what is known around it."""
    writer.body.append(str(around_html(f"{node['edition']}/{node['number']}", _linker(writer))))
    writer.body.append("</section>\n")


def visit_example(writer: Any, node: example_node) -> None:
    """Open an example, with whether it was played."""
    linker = _linker(writer)
    rule = node.parent if isinstance(node.parent, rule_node) else None
    played: Markup | None = None
    if rule is not None:
        wanted = ExamplePlayed(rule["number"], node["nth"])
        runs = [
            run for run in linker.knowledge.runs(rule["edition"], rule["number"]) if wanted in run.examples
        ]
        if runs:
            worst = next((run for run in runs if run.status != "passed"), runs[0])
            home = linker.knowledge.home(worst)
            place = linker.domain.place(home.rule) if home else None
            mark = status_html(worst.status)
            played = linker.to(place.docname, home.anchor, mark, "cr-played") if place and home else mark
    writer.body.append(writer.starttag(node, "aside", CLASS="cr-example"))
    label = f"Example {node['nth']}" if "nth" in node else "Example"
    writer.body.append(str(tag("p", label, " ", played, class_="cr-example-label")))


def depart_example(writer: Any, _node: example_node) -> None:
    """Close an example."""
    writer.body.append("</aside>\n")


def visit_report(writer: Any, node: report_node) -> None:
    """Draw a table from data."""
    writer.body.append(str(report_html(node["report"], node["subject"], _linker(writer))))
    raise nodes.SkipNode


def _skip(writer: Any, node: nodes.Node) -> None:
    """Other formats show the words and leave out what is drawn around them."""


def add_nodes(app: Any) -> None:
    """Tell Sphinx how each node is written."""
    others = dict.fromkeys(("latex", "text", "man", "texinfo"), (_skip, _skip))
    app.add_node(rule_node, html=(visit_rule, depart_rule), **others)
    app.add_node(example_node, html=(visit_example, depart_example), **others)
    app.add_node(report_node, html=(visit_report, _skip), **others)
    app.add_node(uses_node, html=(visit_uses, _skip), **others)


def _linker(writer: Any) -> Linker:
    return Linker(cast("StandaloneHTMLBuilder", writer.builder), writer.builder.current_docname)


@lru_cache(maxsize=8192)
def around_html(key: str, linker: Linker) -> Markup:
    """Return what stands below a rule: its official wording, and a fold that takes in what proves it."""
    edition, number = key.split("/", 1)
    official = _official_html(
        linker.knowledge.official(edition, number), stands_alone=_stands_alone(key, linker)
    )
    runs = linker.knowledge.runs(edition, number)
    facts = [name for name, _ in _facts(key, linker)]
    rulings = rulings_below(edition, number, linker)
    if not runs and not facts:
        return join((official, rulings))
    link = tag("a", "What proves it", href=proof_address(number))
    fold = tag(
        "details",
        tag("summary", join(_proof_in_short(runs, facts), " · ")),
        tag("p", link, class_="cr-taken-in"),
        class_="cr-proof",
    )
    return join((official, rulings, fold))


def proof_address(number: str) -> str:
    """Return where that lies which proves a rule, seen from the folder of its edition's pages."""
    return f"proofs/{number}.html"


def proof_html(key: str, linker: Linker) -> Markup:
    """Return what proves a rule, carries it out and cites it, and its history; nothing if there is none."""
    edition, number = key.split("/", 1)
    runs = linker.knowledge.runs(edition, number)
    facts = _facts(key, linker)
    listed = (part for name, body in facts for part in (tag("dt", name), tag("dd", body)))
    return join(
        (
            runs_html(runs, number, edition, linker) if runs else None,
            tag("dl", *listed, class_="cr-facts") if facts else None,
        )
    )


@lru_cache(maxsize=8192)
def _facts(key: str, linker: Linker) -> tuple[tuple[str, Markup], ...]:
    edition, number = key.split("/", 1)
    facts = (
        ("Engine", _functions(edition, number, linker)),
        ("Cited by", _cited_by(edition, number, linker)),
        ("Today" if edition != linker.knowledge.base else "History", _history(edition, number, linker)),
    )
    return tuple(fact for fact in facts if fact[1])


def _proof_in_short(runs: tuple[Result, ...], facts: list[str]) -> list[str]:
    """Return in a few words what stands folded below a rule."""
    short: list[str] = []
    if runs:
        passed = sum(run.status == "passed" for run in runs)
        told = "scenario" if len(runs) == 1 else "scenarios"
        short.append(f"{len(runs)} {told}" if passed == len(runs) else f"{passed} of {len(runs)} {told} pass")
    return [*short, *(name.lower() for name in facts)]


def _stands_alone(key: str, linker: Linker) -> bool:
    """Say whether nothing in our own words stands beside the official wording of a rule."""
    place = linker.domain.place(key)
    return place is not None and not place.text


def _official_html(entry: Entry | None, *, stands_alone: bool) -> Markup | None:
    """Return the official wording from the user's own copy, folded where our own words stand beside it."""
    if entry is None:
        return None
    paragraphs = [tag("p", paragraph) for paragraph in entry.text.split("\n")]
    examples = [tag("p", tag("b", "Example: "), example) for example in entry.examples]
    return tag(
        "details",
        tag("summary", "Official wording, from your own copy"),
        *paragraphs,
        *examples,
        class_="cr-official",
        open=stands_alone,
    )


def _functions(edition: str, number: str, linker: Linker) -> Markup:
    """Show where the engine carries a rule out, for an older rule also through today's equivalent."""
    base = linker.knowledge.base
    entry = linker.knowledge.correspondence(edition, number)
    rules = [f"{edition}/{number}", *(f"{base}/{today}" for today in (entry.holds if entry else ()))]
    found = {(one.module, one.name): one for rule in rules for one in places_by_rule().get(rule, ())}
    return join((linker.function(one) for one in found.values()), ", ")


def _cited_by(edition: str, number: str, linker: Linker) -> Markup:
    sources = linker.cited_by.get(f"{edition}/{number}", ())
    return join((linker.rule(key, _numbered(key, edition)) for key in sources), ", ")


def _numbered(key: str, edition: str) -> str:
    of, number = key.split("/", 1)
    return number if of == edition else f"{number} ({of[:4]})"


def _history(edition: str, number: str, linker: Linker) -> Markup:
    knowledge = linker.knowledge
    if edition == knowledge.base:
        return _in_older_editions(number, linker)
    entry = knowledge.correspondence(edition, number)
    if entry is None:
        return Markup()
    today = join((linker.rule(f"{knowledge.base}/{base}") for base in entry.base), ", ")
    parts: list[MarkupPart] = [
        today,
        f" ({_RELATIONS[entry.relation]})" if today else _RELATIONS[entry.relation],
    ]
    if entry.relation == "changed" and entry.holds:
        held = join((linker.rule(f"{knowledge.base}/{base}") for base in entry.holds), ", ")
        parts += ["; what is played for ", held, " holds here too"]
    return join((*parts, _remark(entry.note, linker, edition)))


def _in_older_editions(number: str, linker: Linker) -> Markup:
    """Return the lines of a base rule's history; editions that say it alike under one number share a line."""
    lines: list[Markup] = []
    for _, alike in groupby(_by_edition(number, linker), key=lambda line: _sameness(line[1])):
        told = tuple(alike)
        dates = [date for date, _ in told]
        said = _older(number, dates, told[0][1], linker)
        lines.append(tag("li", f"{', '.join(date[:4] for date in dates)}: ", said))
    return tag("ul", *lines, class_="cr-history") if lines else Markup()


def _by_edition(number: str, linker: Linker) -> Iterator[tuple[str, Correspondence | None]]:
    """Yield each older edition with what it has for a base rule, and with None where it has nothing."""
    for date, entries in linker.knowledge.history(number):
        for entry in entries or (None,):
            yield date, entry


def _sameness(entry: Correspondence | None) -> object:
    """Return what entries share that are told in one line: of a draft nobody knows more than its relation."""
    return entry if entry is None or entry.reviewed else (entry.number, entry.relation)


def _older(number: str, dates: list[str], entry: Correspondence | None, linker: Linker) -> Markup:
    """Write what editions have for a base rule."""
    if entry is None:
        return Markup("not yet")
    shown = linker.rule(f"{dates[0]}/{entry.number}")
    if not entry.reviewed:
        return join((shown, f", {_RELATIONS[entry.relation]}, by comparing words (draft)"))
    if entry.relation != "changed":
        how = f", {_RELATIONS[entry.relation]}"
    elif number in entry.holds:
        how = ", changed since; this part holds there too"
    else:
        how = ", another meaning"
    return join((shown, how, _remark(entry.note, linker, dates[0]) if len(entry.base) == 1 else None))


def _remark(note: str, linker: Linker, edition: str) -> Markup | None:
    """Return a remark as a further sentence of a line."""
    return join((". ", note_html(note, linker, edition))) if note else None


def rule_toc_html(numbers: list[tuple[str, str]], title: str) -> Markup:
    """Return the rules of a page for the column beside it: rules with their titles, subrules below them."""
    outer: list[Markup] = []
    inner: list[Markup] = []
    head: Markup | None = None

    def close() -> None:
        nonlocal head, inner
        if head is not None:
            outer.append(tag("li", head, tag("ul", *inner) if inner else None))
        elif inner:
            outer.extend(inner)
        head, inner = None, []

    for number, name in numbers:
        link = tag(
            "a",
            number,
            f" {name}" if name else None,
            href=f"#{rule_anchor(number)}",
            class_="reference internal",
        )
        if re.search(r"[a-z]", number):
            inner.append(tag("li", link))
        else:
            close()
            head = link
    close()
    return tag("ul", tag("li", tag("a", title, href="#", class_="reference internal"), tag("ul", *outer)))
