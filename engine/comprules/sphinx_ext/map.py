"""The first page shows the whole book: figures, and a square for every rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup

from comprules.book.register import load_register
from comprules.book.statements import load_statements
from comprules.sphinx_ext.knowledge import Word
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import join, tag

__all__ = ["map_html"]

_LEGEND: Final = ("executed", "no game behaviour", "missing", "failing")

_LETTERS: Final[Mapping[Word, str]] = {
    "executed": "E",
    "no game behaviour": "N",
    "missing": "M",
    "failing": "F",
    "not played": "P",
}
"""How a square is told to the script that draws it: three thousand links would be half a megabyte."""


def map_html(linker: Linker) -> Markup:
    """Return the figures of the base edition and the map of its rules."""
    knowledge = linker.knowledge
    edition = knowledge.base
    register = load_register(edition)
    total = knowledge.coverage(edition).total
    legend = (
        tag("li", tag("span", class_=f"cr-is-{word.replace(' ', '-')}"), word)
        for word in _LEGEND
        if word != "failing" or total.failing or total.partly
    )
    chapters = (_chapter_html(line.number, line.title, linker) for line in register.chapters)
    return join(
        (
            tag("p", _figures(linker), class_="cr-figures"),
            tag("div", *chapters, tag("ul", *legend, class_="cr-legend"), class_="cr-map"),
        )
    )


def _figures(linker: Linker) -> str:
    """Return how far the base edition goes, in a sentence; of plays only what is known of them."""
    knowledge = linker.knowledge
    edition = knowledge.base
    rules = load_register(edition).rules
    total = knowledge.coverage(edition).total
    stated = sum(line.number in load_statements() for line in rules)
    said = f"Of the {total.rules:,} rules of {edition}, {stated:,} are stated in our own words"
    if not knowledge.results.run.scenarios:
        return f"{said}. This copy was built without playing the suite."
    if failing := total.failing + total.partly:
        return f"{said}; {total.executed:,} are executed and {failing:,} fail."
    return (
        f"{said}, and {total.executed:,} are executed by {total.scenarios:,} scenarios that pass on our engine; "
        f"{total.no_game_behaviour:,} say nothing that a game could show, "
        f"and {total.missing + total.skipped:,} wait for their scenarios."
    )


def _chapter_html(chapter: str, title: str, linker: Linker) -> Markup:
    knowledge = linker.knowledge
    edition = knowledge.base
    register = load_register(edition)
    total = knowledge.coverage(edition, chapter).total
    sections = [
        _section_html(section.number, section.title, linker)
        for section in register.children(chapter)
        if register.in_section(section.number)
    ]
    name = linker.to(f"{edition}/{chapter}", "", f"{chapter}. {title}", "cr-map-name")
    return tag(
        "div",
        tag("p", name, tag("small", f"{total.executed:,} of {total.rules:,} executed")),
        tag("div", *sections, class_="cr-map-rules"),
        class_="cr-map-chapter",
    )


def _section_html(section: str, title: str, linker: Linker) -> Markup:
    """Return a link to a section with what its squares show, which the reader's browser draws."""
    knowledge = linker.knowledge
    edition = knowledge.base
    rules = [line.number for line in load_register(edition).in_section(section)]
    words: list[Word] = [knowledge.standing(edition, number).word for number in rules]
    squares = (
        f"{number.removeprefix(f'{section}.')}{_LETTERS[word]}"
        for number, word in zip(rules, words, strict=True)
    )
    place = linker.domain.place(f"{edition}/{rules[0]}")
    assert place is not None
    return tag(
        "a",
        section,
        href=linker.builder.get_relative_uri(linker.docname, f"{edition}/{section}"),
        title=f"{section}. {title}: {words.count('executed'):,} of {len(rules):,} executed",
        data_rules=" ".join(squares),
        data_split=not place.docname.endswith(f"/{section}"),
        class_="cr-map-section",
    )
