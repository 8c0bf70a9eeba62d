"""The small change of writing: verbs, lists, articles, numbers before nouns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from comprules.abilities.conditions import AnyAmount
from comprules.abilities.nouns import Amount, Plus, Times
from comprules.abilities.simple_nouns import Number, ThatMuch, X
from comprules.english.errors import CannotWrite
from comprules.english.lexicon import SUBTYPES, VERBS, number_word, singular

__all__ = [
    "Phrase",
    "article",
    "bare",
    "capital",
    "chained",
    "counted",
    "inner",
    "is_one",
    "listed",
    "quoted",
    "refuse",
    "verb",
    "writes",
    "written",
]

_UNCOUNTED: Final = frozenset({"damage", "life", "mana"})


class Phrase(NamedTuple):
    """Words, and whether a verb after them takes the form for several (or for "you")."""

    words: str
    plural: bool = False


def refuse(thing: object, why: str = "the language has no words for this") -> CannotWrite:
    """Return the error that says so."""
    return CannotWrite(f"{why}: {thing!r}")


_Writer = TypeVar("_Writer", bound=Callable[..., str])
_WRITERS: Final[dict[str, Callable[..., str]]] = {}


def writes(what: str) -> Callable[[_Writer], _Writer]:
    """Register a writer by what it writes, for modules below its own.

    Effects hold abilities, and abilities effects.
    """

    def known(writer: _Writer) -> _Writer:
        _WRITERS[what] = writer
        return writer

    return known


def written(what: str, thing: Any) -> str:
    """Return a thing in the words of the writer of that name."""
    return _WRITERS[what](thing)


def chained(effects: Any) -> str:
    """Effects as clauses of one sentence."""
    return written("chain", effects)


def quoted(ability: Any) -> str:
    """Return a granted ability: a keyword plain, another in marks that become quotation marks."""
    return written("granted ability", ability)


def capital(text: str) -> str:
    """Return the words with a capital at the beginning."""
    return text[:1].upper() + text[1:]


def inner(text: str) -> str:
    """Return the words without the capital of a sentence; types such as Merfolk, and X, keep theirs."""
    first = text.split(" ", 1)[0]
    if first == "X" or first in SUBTYPES or singular(first) in SUBTYPES:
        return text
    return text[:1].lower() + text[1:]


def verb(base: str, *, several: bool) -> str:
    """Return the form of a verb for one or for several."""
    if base == "be":
        return "are" if several else "is"
    return base if several else VERBS[base]


def listed(words: list[str] | tuple[str, ...], joint: str = "and") -> str:
    """``a``, ``a and b``, ``a, b, and c``."""
    if len(words) < 3:
        return f" {joint} ".join(words)
    return f"{', '.join(words[:-1])}, {joint} {words[-1]}"


def article(words: str) -> str:
    """Return the words with ``a`` or ``an`` before them."""
    bare = words.lstrip("{")
    is_vowel = bare[:1].lower() in "aeiou" and not bare.lower().startswith(("uni", "urza"))
    return f"{'an' if is_vowel or bare.startswith(('8', 'X/')) else 'a'} {words}"


def counted(amount: AnyAmount, words: str, *, digits: bool = False) -> str:
    """Return a number before a noun; ``words`` has the right number already: ``a card``, ``two cards``."""
    match amount:
        case Number(1) if not digits:
            return article(words)
        case Number(value) if value >= 0:
            return f"{value if digits or not value else number_word(value)} {words}"
        case X():
            return f"X {words}"
        case Plus(number, X()):
            return f"X plus {number if digits else number_word(number)} {words}"
        case ThatMuch(of=""):
            return f"that {'much' if words in _UNCOUNTED else 'many'} {words}"
        case Times(2, X() | ThatMuch(of="") as once):
            return f"twice {counted(once, words, digits=digits)}"
        case _:
            raise refuse(amount, "an amount like this can't stand before a noun")


def is_one(amount: AnyAmount) -> bool:
    """Say whether a noun after the amount is in the singular."""
    return amount == Number(1)


def bare(amount: Amount) -> str:
    """Return an amount without a noun."""
    return counted(amount, "", digits=True).strip()
