"""Forms are made of parts and belong to topics; these read and write by them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from inspect import Parameter, signature
from operator import eq
from types import FunctionType
from typing import Any, Final, Literal

from comprules.english.errors import CannotWrite
from comprules.english.forms.shape import fillings, shape_of
from comprules.english.forms.template import (
    Article,
    Counted,
    FormError,
    Use,
    Verb,
    Wording,
    Words,
    wordings,
)
from comprules.english.lexicon import ACTION_WORDS, NUMBERED_ACTIONS, VERBS, plural
from comprules.english.said import Misread
from comprules.english.writing_words import Phrase, article, refuse

__all__ = [
    "Form",
    "Part",
    "Topic",
    "choice",
    "fixed",
    "part",
    "part_called",
    "said_as",
    "sample_of",
    "the_same",
    "topics_known",
    "verb_words",
]


Number = Literal["as said", "one", "several", "either"]
"""The number of a noun phrase is that of its last noun, or another.

``either`` is for words that are alike in both.
"""


def _itself(value: Any) -> Any:
    return value


@dataclass(frozen=True, slots=True)
class Part:
    """A kind of phrase that forms are made of."""

    name: str
    symbols: str
    """The symbols of the grammar that stand for it."""
    write: Callable[..., Phrase | str]
    """The words for its value, or for its values where it settles several fields."""
    sample: str | Phrase | Callable[[], Phrase]
    """Words that can be read as such a part."""
    of: Any = object
    """The type of what it has words for."""
    read: Callable[..., Any] = _itself
    """Its value, of what the grammar makes of its symbols; the value of a ``Said`` is taken out of it."""
    takes: int = 1
    """How many of its symbols bring something to read."""
    same: Callable[[Any, Any], bool] = eq
    """Whether it means the value that another part has given its field."""
    agrees: bool = False
    """Whether it is a noun in the number of the part before it, which ``write`` then gets as ``several``."""


_PARTS: Final[dict[str, Part]] = {}
_TOPICS: Final[dict[str, Topic]] = {}


def part(
    name: str,
    symbols: str,
    write: Callable[..., Phrase | str],
    sample: str | Phrase | Callable[[], Phrase],
    **more: Any,
) -> Part:
    """Make a kind of phrase known, so that forms may name it.

    Raises:
        FormError: There is one of this name.
    """
    if name in _PARTS:
        raise FormError(f"there are two parts called {name!r}")
    _PARTS[name] = Part(name, symbols, write, sample, **more)
    return _PARTS[name]


class Form:
    """A form has words, makes something of them, and knows what holds whenever they are used.

    ``constants`` are values of fields that no words name. ``where`` gives the reason why a thing can't be put
    like this, or nothing. ``makes`` is the class of the thing, or a function of what the words name: what it
    makes is taken apart again by its shape. ``make`` and ``unmake`` stand for the class and its fields where
    neither will do. ``wording`` is the older wording that alone has the form, ``not_in`` one that has not,
    and ``written=False`` is for what is read and put in other words. ``frame`` is the sentence around a
    sample, where that of its topic does not suit. ``in_number`` is that of a noun phrase whose last noun does
    not show it. ``doer`` is the field of the player who does it: the words begin with the verb, and who it is
    stands before them, or is "you". With ``follows_subject`` the words stand behind a subject, and a verb at
    their beginning agrees with it.
    """

    def __init__(
        self,
        makes: Callable[..., Any],
        words: str,
        *,
        where: Callable[[Any], str] | None = None,
        make: Callable[..., Any] | None = None,
        unmake: Callable[[Any], dict[str, Any] | None] | None = None,
        written: bool = True,
        wording: str = "",
        not_in: str = "",
        frame: str = "",
        doer: str = "",
        follows_subject: bool = False,
        in_number: Number = "as said",
        **constants: Any,
    ) -> None:
        self.makes = makes
        self.words = words
        self.wordings = wordings(words)
        self.where = where
        self.make = make or makes
        self.unmake = unmake or (_by_shape(makes) if isinstance(makes, FunctionType) else _fields_of)
        self.is_written = written and not wording
        self.wording = wording
        self.not_in = not_in
        self.frame = frame
        self.doer = doer
        self.follows_subject = follows_subject
        self.in_number: Number = in_number
        self.constants = constants
        self.defaults = _defaults(self.make) | constants
        for way in self.wordings:
            self._see_that_it_makes_one(way)

    def stands_in(self, wording: str) -> bool:
        """Say whether an edition of this wording says it so."""
        return self.wording in ("", wording) and (not self.not_in or self.not_in != wording)

    def __repr__(self) -> str:
        """Return the class and the words."""
        return f"Form({self.makes.__name__}, {self.words!r})"

    def _see_that_it_makes_one(self, way: Wording) -> None:
        known = _defaults(self.make)
        if unknown := (way.fields | self.constants.keys()) - known.keys():
            raise FormError(f"{self.makes.__name__} has no {' or '.join(sorted(unknown))}: {self!r}")
        wanted = {name for name, default in known.items() if default is MISSING and name != self.doer}
        if missing := wanted - way.fields - self.constants.keys():
            raise FormError(f"no words and no value for {' and '.join(sorted(missing))}: {self!r}")

    def made_of(self, values: dict[str, Any]) -> Any:
        """Return the thing that the words say.

        Raises:
            Misread: It can't be said like this.
        """
        thing = self.make(**self.constants | values)
        if self.where is not None and (reason := self.where(thing)):
            raise Misread(reason)
        return thing

    def taken_apart(self, thing: Any) -> dict[str, Any] | None:
        """Return the fields of a thing, or None where it is not what the form says."""
        if isinstance(self.makes, type) and self.makes is not object and type(thing) is not self.makes:
            return None
        if isinstance(self.makes, FunctionType) and self.unmake(thing) is None:
            return None
        return None if self.where is not None and self.where(thing) else self.unmake(thing)


def fixed(value: object, words: str, **more: Any) -> Form:
    """Return a form that has one value: ``an opponent``."""
    return Form(
        object, words, make=lambda: value, unmake=lambda thing: {} if thing == value else None, **more
    )


def the_same(words: str, **more: Any) -> Form:
    """Return a form that means what its part ``it`` means."""
    return Form(lambda it: it, words, **more)


class Topic:
    """The forms for one place in a sentence; a topic is a part of other forms, under its own name.

    Those of a ``noun`` are noun phrases: they are read with their number, so that verbs agree with them. It
    ``includes`` the forms of other topics. What forms have no words for is written by ``otherwise``, and is
    read by alternatives that a file of the grammar adds with ``%extend``. ``frame`` is a sentence in which a
    sample can be read. What ``agrees`` is said in the number of the part before it.
    """

    def __init__(
        self,
        name: str,
        *forms: Form,
        frame: str = "",
        includes: tuple[Topic, ...] = (),
        otherwise: Callable[[Any], Phrase | str] | None = None,
        noun: bool = False,
        agrees: bool = False,
    ) -> None:
        self.name = name
        self.forms = forms
        self.frame = frame
        self.includes = includes
        self.otherwise = otherwise
        self.noun = noun
        if name in _TOPICS:
            raise FormError(f"there are two topics called {name!r}")
        _TOPICS[name] = self
        part(name, name, self.phrase if noun else self.words, self._sample, agrees=agrees)

    def _sample(self) -> Phrase:
        first = self.forms[0]
        said = sample_of(first, first.wordings[0], noun=self.noun)
        return _in_number(said, first) if self.noun else said

    def phrase(self, thing: Any) -> Phrase:
        """Return a noun phrase, with its number.

        Raises:
            CannotWrite: No form has words for it.
        """
        return self._said(thing, several=False)

    def words(self, thing: Any, *, several: bool = True) -> str:
        """Return a thing in the words of the first form that has words for all of it.

        A verb with nothing before it has the form for ``several``, which is that for "you" and for commands
        as well.

        Raises:
            CannotWrite: None has.
        """
        return self._said(thing, several=several).words

    def _said(self, thing: Any, *, several: bool) -> Phrase:
        why = refuse(thing)
        for form in self.forms:
            try:
                return said_as(form, thing, several=several)
            except CannotWrite as error:
                why = error
        for topic in self.includes:
            try:
                return topic._said(thing, several=several)  # noqa: SLF001 -- a topic as well
            except CannotWrite as error:
                why = error
        if self.otherwise is not None:
            said = self.otherwise(thing)
            return Phrase(said) if isinstance(said, str) else said
        raise why


def said_as(form: Form, thing: Any, *, several: bool) -> Phrase:
    """Return a thing in the words of a form.

    Raises:
        CannotWrite: They don't say all of it.
    """
    why = refuse(thing)
    values = form.taken_apart(thing) if form.is_written else None
    if values is None:
        raise why
    for way in form.wordings:
        if not _says_all(form, way, values):
            continue
        try:
            return _in_number(_words(way, values, several=several), form)
        except CannotWrite as error:
            why = error
    raise why


def _in_number(said: Phrase, form: Form) -> Phrase:
    return (
        said if form.in_number in ("as said", "either") else Phrase(said.words, form.in_number == "several")
    )


def choice(name: str, words: Mapping[str, object]) -> Topic:
    """A topic of fixed words, each with its value; of words for the same value the first are written."""
    return Topic(name, *(fixed(value, said) for said, value in words.items()))


def topics_known() -> tuple[Topic, ...]:
    """Return every topic that has been made so far."""
    return tuple(_TOPICS.values())


def part_called(name: str) -> Part:
    """Return the part of a name.

    Raises:
        FormError: There is none.
    """
    if name not in _PARTS:
        raise FormError(f"no part is called {name!r}")
    return _PARTS[name]


# ---- the fields of a thing


def _fields_of(thing: Any) -> dict[str, Any]:
    # What a reference is bound to is no matter of words; it does not count when things are compared either.
    return {field.name: getattr(thing, field.name) for field in fields(thing) if field.compare}


def _by_shape(make: Callable[..., Any]) -> Callable[[Any], dict[str, Any] | None]:
    # Forms are told apart as the language is made known; a shape is looked at when it is first wanted.
    shape = cache(lambda: shape_of(make))
    return lambda thing: fillings(shape(), thing)


def _defaults(make: Callable[..., Any]) -> dict[str, Any]:
    """Return what ``make`` can be given, each with its default or ``MISSING``."""
    found: dict[str, Any] = {}
    for name, given in signature(make).parameters.items():
        found[name] = MISSING if given.default is Parameter.empty else given.default
    return found


def _says_all(form: Form, way: Wording, values: dict[str, Any]) -> bool:
    """Say whether the words, with what is true whenever they are said, say all there is to say."""
    said = form.defaults | form.constants | dict(way.settled)
    used = {name for item in way.items if isinstance(item, Use) for name in item.fields} | {form.doer}
    return all(said[name] == value for name, value in values.items() if name not in used)


# ---- words


def _words(way: Wording, values: dict[str, Any], *, several: bool) -> Phrase:
    def said(use: Use, several: bool) -> Phrase:  # noqa: FBT001 -- as _joined calls it
        return _part_words(use, values, several=several)

    return _joined(way, said, several=several)


def _part_words(use: Use, values: dict[str, Any], *, several: bool) -> Phrase:
    kind = part_called(use.part)
    given = [values[name] for name in use.fields]
    if given and not isinstance(given[0], kind.of):
        raise refuse(given[0])
    said = kind.write(*given, several=several) if kind.agrees else kind.write(*given)
    # What agrees with the words before it, and is no noun itself, leaves their number to the words behind it.
    return Phrase(said, several and kind.agrees) if isinstance(said, str) else said


def sample_of(form: Form, way: Wording, *, noun: bool = False) -> Phrase:
    """Return the words with a sample for every part; what a player does, and a ``noun``, is said of one."""

    def sample(use: Use, several: bool) -> Phrase:  # noqa: FBT001 -- as _joined calls it
        kind = part_called(use.part)
        match kind.sample:
            case str(words) if kind.agrees and several:
                return Phrase(plural(words), plural=True)
            case Phrase() as phrase:
                return phrase
            case str(words):
                return Phrase(words)
            case find:
                return find()

    return _joined(way, sample, several=not (noun or form.doer or form.follows_subject))


def _joined(way: Wording, write: Callable[[Use, bool], Phrase], *, several: bool) -> Phrase:
    """Return the words of all items one after the other, and the number of the last noun among them."""
    words: list[str] = []
    for item in way.items:
        match item:
            case Words(text):
                words.append(text)
            case Verb(base):
                words.append(verb_words(base, several=several))
            case Article():
                words.append(_ARTICLE)
            case Counted(noun, many):
                words.append((many or plural(noun)) if several else noun)
            case Use():
                phrase = write(item, several)
                words.append(phrase.words)
                several = phrase.plural
    return Phrase(_with_articles(" ".join(filter(None, words))), several)


def verb_words(base: str, *, several: bool) -> str:
    """Return a verb, with what belongs to it, in the form for one or for several."""
    verb, *behind = base.split("_")
    if verb == "be":
        return " ".join(["are" if several else "is", *behind])
    return " ".join([verb if several else _THIRD[verb], *behind])


_THIRD: Final = VERBS | ACTION_WORDS | NUMBERED_ACTIONS | {"don't": "doesn't"}
_ARTICLE: Final = "a(n)"


def _with_articles(words: str) -> str:
    """Return the words with ``a`` or ``an`` as the next word has it, and no space before a mark."""
    *before, last = words.split(f"{_ARTICLE} ")
    for part_before in reversed(before):
        last = part_before + article(last)
    return re.sub(r" (?=[,.]|'s\b)", "", last)
