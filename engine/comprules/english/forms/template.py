r"""The template of a form: words, parts, verbs, what may be left out, and what else may be said for it.

=========================  ===================================================================
``counters / are put on``  words; a slash parts two phrases that the lexer is to tell apart
``{who:of_kind}``          a part of the kind ``of_kind``, whose value is the field ``who``
``{zone whose:place}``     a part that settles two fields
``{this_card}``            a part that settles no field
``{out=in|out}``           a field that is false with the first words and true with the second
``~attack``                a verb in the form that agrees with the part before it
``~leave_the_battlefield`` a verb that has words with it, known by that name
``[by {by:of_kind}]``      may be left out, and is unless it settles a field
``(put into|returned to)`` means the same; the first that has words for the thing is written
``a(n)``, ``counter(s)``   ``a`` or ``an``; ``counter``, or ``counters`` behind a number of them
``{its/their}``            the one of one thing, the other of several, as the part before has it
=========================  ===================================================================
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Article", "Counted", "FormError", "Item", "Use", "Verb", "Wording", "Words", "wordings"]


class FormError(ValueError):
    """A form that contradicts itself, its class or another form; raised as the package is imported."""


@dataclass(frozen=True, slots=True)
class Words:
    """A phrase that stands as it is."""

    text: str


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of the lexicon, by its base form."""

    base: str


@dataclass(frozen=True, slots=True)
class Article:
    """``a`` or ``an``, as the next word has it."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A noun, or other words, in the number of the part before it."""

    noun: str
    several: str = ""
    """The words for several; without them the plural of the noun."""


@dataclass(frozen=True, slots=True)
class Use:
    """A part, and the fields that it settles."""

    fields: tuple[str, ...]
    part: str


Item = Words | Verb | Article | Counted | Use


@dataclass(frozen=True, slots=True)
class Wording:
    """One of the ways in which a template can be said."""

    items: tuple[Item, ...] = ()
    settled: tuple[tuple[str, Any], ...] = ()
    """The fields whose value the words alone say."""

    def __add__(self, other: Wording) -> Wording:
        """Both, one after the other."""
        return Wording(self.items + other.items, self.settled + other.settled)

    @property
    def fields(self) -> frozenset[str]:
        """Return the fields that the words settle."""
        used = {field for item in self.items if isinstance(item, Use) for field in item.fields}
        return frozenset(used | {field for field, _ in self.settled})


_TOKEN: Final = re.compile(
    r"""\s*(?:(?P<part>\{[^{}]*\})
      | ~(?P<verb>[\w']+)
      | (?P<article>a\(n\))
      | (?P<counted>[\w-]+)\(s\)
      | (?P<mark>[\[\]()|] | /(?=\s))
      | (?P<word>(?:(?!\(s\))[^\s\[\](){}|~])+))""",
    re.VERBOSE,
)


def wordings(template: str) -> tuple[Wording, ...]:
    """Return every way in which a template can be said, the one to write first.

    Raises:
        FormError: A bracket is not closed, or a mark means nothing.
    """
    tokens = _Tokens(template)
    found = _either(tokens)
    if tokens.peek() is not None:
        raise FormError(f"nothing opens {tokens.peek()!r} in the form {template!r}")
    return tuple(found)


class _Tokens:
    """The tokens of a template, looked at one by one."""

    def __init__(self, template: str) -> None:
        self.template = template
        self._found = list(_tokens(template))

    def peek(self) -> tuple[str, str] | None:
        return self._found[0] if self._found else None

    def take(self) -> tuple[str, str]:
        if not self._found:
            raise FormError(f"a bracket is not closed in the form {self.template!r}")
        return self._found.pop(0)


def _tokens(template: str) -> Iterator[tuple[str, str]]:
    at = 0
    while at < len(template.rstrip()):
        found = _TOKEN.match(template, at)
        if found is None:
            raise FormError(f"{template[at:]!r} means nothing in the form {template!r}")
        kind = found.lastgroup or ""
        yield kind, found[kind]
        at = found.end()


def _either(tokens: _Tokens) -> list[Wording]:
    """Return what stands between brackets or bars."""
    found = _sequence(tokens)
    while tokens.peek() == ("mark", "|"):
        tokens.take()
        found += _sequence(tokens)
    return found


def _sequence(tokens: _Tokens) -> list[Wording]:
    made = [Wording()]
    words: list[str] = []
    while (token := tokens.peek()) is not None and token not in (("mark", "|"), ("mark", "]"), ("mark", ")")):
        kind, text = tokens.take()
        if kind == "word":
            words.append(text)
            continue
        made = _followed(made, _phrase(words))
        words.clear()
        made = _followed(made, _ways(kind, text, tokens))
    return _followed(made, _phrase(words))


def _followed(before: list[Wording], after: list[Wording]) -> list[Wording]:
    return [first + second for first in before for second in after]


def _phrase(words: list[str]) -> list[Wording]:
    return [Wording((Words(" ".join(words)),))] if words else [Wording()]


def _ways(kind: str, text: str, tokens: _Tokens) -> list[Wording]:
    match kind, text:
        case "part", _:
            return _part(text[1:-1])
        case "verb", _:
            return [Wording((Verb(text),))]
        case "article", _:
            return [Wording((Article(),))]
        case "counted", _:
            return [Wording((Counted(text),))]
        case "mark", "/":
            return [Wording()]
        case "mark", "(" | "[":
            inner = _either(tokens)
            if tokens.take() != ("mark", ")" if text == "(" else "]"):
                raise FormError(f"brackets do not match in the form {tokens.template!r}")
            return inner if text == "(" else [Wording(), *inner]
        case _:
            raise FormError(f"{text!r} means nothing in the form {tokens.template!r}")


def _part(text: str) -> list[Wording]:
    if "/" in text:
        return [Wording((Counted(*text.split("/")),))]
    if "=" in text:
        field, _, choices = text.partition("=")
        no, bar, yes = choices.partition("|")
        if not bar:
            raise FormError(f"{text!r} needs the words for false and those for true")
        said = ((False, no.strip()), (True, yes.strip()))
        return [Wording((Words(words),) if words else (), ((field, value),)) for value, words in said]
    fields, colon, name = text.rpartition(":")
    return [Wording((Use(tuple(fields.split()) if colon else (), name),))]
