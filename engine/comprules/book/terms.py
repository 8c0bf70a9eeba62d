"""The glossary: terms explained in our own words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from comprules.book.places import rules_text_folder
from comprules.book.statements import StatementError, check_references, references_in, refuse_all

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Term", "load_terms", "read_terms"]

_TERM = re.compile(
    r":{3,}\{term\} (?P<name>\S.*)\n(?::said-as: (?P<said>.*)\n)?(?P<text>(?:(?!:{3,}).*\n)+?):{3,}\n"
)
_FILE = "glossary.md"


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the rules with its explanation, in MyST; ``line`` is 1-based."""

    name: str
    text_markdown: str
    line: int
    said_as: tuple[str, ...] = ()
    """Where the name alone would be taken for another word: the only words by which rules speak of it."""

    @property
    def references(self) -> tuple[str, ...]:
        """Return the rules that the explanation points to, as its roles have them."""
        return references_in(self.text_markdown)

    @property
    def forms(self) -> tuple[str, ...]:
        """Return the words by which rules speak of it, in lower case: its names, each with its plural."""
        if self.said_as:
            return tuple(form.lower() for form in self.said_as)
        names = [name.strip().lower() for name in self.name.split(",")]
        return tuple(form for name in names for form in (name, _plural(name)))


@cache
def load_terms() -> Mapping[str, Term]:
    """Return every term of the glossary by its name in lower case, in the order of the file.

    Raises: StatementError: the file is not a title and a row of ``{term}`` directives, a term stands there
    twice, or points to a rule that is not there.
    """
    return read_terms((rules_text_folder() / _FILE).read_text("utf-8"))


def read_terms(text: str) -> Mapping[str, Term]:
    """Return the terms of a glossary given as text; errors are those of ``load_terms``."""
    terms: dict[str, Term] = {}
    errors: list[StatementError] = []
    for found in _TERM.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        said = tuple(form.strip() for form in (found["said"] or "").split(",") if form.strip())
        term = Term(found["name"].strip(), found["text"].strip(), line, said)
        if term.name.lower() in terms:
            raise StatementError(
                f"{_FILE}:{line}: {term.name} is explained a second time", "Keep one of the two."
            )
        terms[term.name.lower()] = term
        errors += check_references(f"{_FILE}:{line}: {term.name}", term.references)
    left = _TERM.sub(lambda found: "\n" * found[0].count("\n"), text)
    for line, stray in enumerate(left.splitlines(), 1):
        if stray.strip() and not stray.startswith("# "):
            raise StatementError(
                f"{_FILE}:{line}: {stray!r} belongs to no term", "Write it as :::::{term} name."
            )
    refuse_all(errors)
    return MappingProxyType(terms)


def _plural(name: str) -> str:
    if name.endswith("y") and name[-2:-1] not in set("aeiou"):
        return f"{name[:-1]}ies"
    return f"{name}es" if name.endswith(("s", "x", "ch", "sh")) else f"{name}s"
