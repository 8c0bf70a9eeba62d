"""The rulings on rules of an older edition stand below the rule that each is about, and on their own page."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from comprules.book.rulings import KnownRuling, load_rulings, rulings_on
from comprules.kit.coverage import rulings_in_words
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import join, tag
from comprules.sphinx_ext.notes import note_html
from comprules.sphinx_ext.standing import standing_html

__all__ = ["rulings_below", "rulings_html"]


def rulings_below(edition: str, number: str, linker: Linker) -> Markup | None:
    """Return the rulings on a rule, folded; nothing where there are none."""
    about = [one for one in rulings_on(number, edition) if not one.is_heading]
    if not about:
        return None
    own = [one for one in about if not one.is_restated]
    restated = [one.number for one in about if one.is_restated]
    told = "ruling" if len(own) == 1 else "rulings"
    summary = f"{len(own)} {told}" if own else f"Among the rulings of {about[0].summary}"
    also = f"Among the rulings of {about[0].summary} as {', '.join(restated)}." if restated else None
    return tag(
        "details",
        tag("summary", summary),
        tag("ul", *(_ruling(one, linker) for one in own), class_="cr-rulings") if own else None,
        tag("p", also) if also else None,
        class_="cr-proof",
    )


def rulings_html(edition: str, linker: Linker) -> Markup:
    """Return all rulings on the rules of an edition, in the order of their summaries."""
    rulings = load_rulings(edition).values()
    total = linker.knowledge.coverage(edition).rulings if linker.knowledge.results.run.scenarios else ()
    return join(
        (
            tag("p", f"{rulings_in_words(total)}.") if total else None,
            tag("ul", *(_ruling(one, linker, alone=True) for one in rulings), class_="cr-rulings"),
        )
    )


def _ruling(ruling: KnownRuling, linker: Linker, *, alone: bool = False) -> Markup:
    """Return a ruling; ``alone`` it says what it is about, and has its number as an anchor."""
    standing = None if ruling.is_heading else linker.knowledge.ruling_standing(ruling.edition, ruling.number)
    head = tag(
        "div",
        tag("span", ruling.number, class_="cr-number"),
        tag("span", ruling.title, class_="cr-rule-title"),
        standing_html(standing) if standing else None,
        class_="cr-head",
    )
    return tag(
        "li",
        head,
        *_body(ruling, linker, alone=alone),
        id=f"ruling-{ruling.number}" if alone else None,
    )


def _body(ruling: KnownRuling, linker: Linker, *, alone: bool) -> Iterator[Markup]:
    for paragraph in ruling.text_markdown.split("\n\n"):
        if said := note_html(paragraph, linker, ruling.edition):
            yield tag("p", said)
    for at, example in enumerate(ruling.examples, 1):
        told = note_html(example.text, linker, ruling.edition)
        yield tag("p", tag("b", f"Example {at}. "), told, tag("small", f" [{example.source}]"))
    if alone and ruling.rules:
        about = join((linker.rule(f"{ruling.edition}/{rule}") for rule in ruling.rules), ", ")
        yield tag("p", "Restates " if ruling.is_restated else "Explains ", about, ".")
    if ruling.source:
        yield tag("p", tag("small", f"Source: {ruling.source}"))
    if links := [link for link in _scenarios(ruling, linker) if link]:
        yield tag("ul", *(tag("li", link) for link in links), class_="cr-history")


def _scenarios(ruling: KnownRuling, linker: Linker) -> Iterator[Markup]:
    """Yield a link to each scenario that shows a ruling."""
    for run in linker.knowledge.runs(ruling.edition, ruling.number) if not ruling.is_restated else ():
        home = linker.knowledge.home(run)
        place = linker.domain.place(home.rule) if home else None
        if home and place:
            yield linker.to(place.docname, home.anchor, run.name)
