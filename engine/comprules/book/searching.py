"""Finding rules by words, in our statements and in the titles of the book."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from comprules.book.concordance import load_concordance, stated
from comprules.book.register import load_register, resolve_edition
from comprules.book.statements import plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = ["Hit", "search"]

# What a word found there is worth.
_IN_NUMBER, _IN_TITLE, _IN_TEXT, _IN_EXAMPLES = 20, 6, 3, 1


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule or section in which words were found; ``text`` is empty where we have no statement of it."""

    number: str
    title: str
    text: str
    score: int


def search(words: Sequence[str], edition: str) -> tuple[Hit, ...]:
    """Return the rules and sections in which every word begins some word, best first.

    ``edition`` is a date or a year. Case makes no difference; nothing is found for no words.

    Raises:
        UnknownEditionError: there is no such edition here.
    """
    wanted = [re.compile(rf"(?<!\w){re.escape(word.lower())}") for word in words if word]
    hits = (_judged(wanted, *place) for place in _places(resolve_edition(edition)) if wanted)
    return tuple(sorted((hit for hit in hits if hit.score), key=lambda hit: -hit.score))


def _places(edition: str) -> Iterator[tuple[str, str, str, str]]:
    """Number, title, statement and examples of everything, in the order of the book."""
    entries = load_concordance(edition).entries
    for line in load_register(edition).lines:
        statements = stated(line.number, edition) if line.number in entries else ()
        title = line.title or "; ".join(statement.title for statement in statements)
        text = "\n".join(plain(statement.text_markdown) for statement in statements)
        own = statements[0].examples if len(statements) == 1 else ()
        yield line.number, title, text, "\n".join(plain(example) for example in own)


def _judged(wanted: Sequence[re.Pattern[str]], number: str, title: str, text: str, examples: str) -> Hit:
    worth = ((number, _IN_NUMBER), (title, _IN_TITLE), (text, _IN_TEXT), (examples, _IN_EXAMPLES))
    scores = [sum(points for where, points in worth if word.search(where.lower())) for word in wanted]
    return Hit(number, title, text, sum(scores) if all(scores) else 0)
