"""What the parser needs of the forms: alternatives of the grammar, and a maker for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import Any, Final, NamedTuple

from lark import Token

from comprules.abilities.simple_nouns import You
from comprules.english.forms.form import Form, Part, Topic, part_called, verb_words
from comprules.english.forms.language import topics
from comprules.english.forms.parts import is_their_own
from comprules.english.forms.template import Article, Counted, FormError, Use, Verb, Wording, Words
from comprules.english.lexicon import VERB_FORMS, plural
from comprules.english.said import ActionOf, Described, Misread, Said, SaidChange, agrees

__all__ = ["grammar_of_forms", "makers_of_forms"]

# Verbs with words of their own, and those that an older wording has other words for: what the grammar calls them.
_VERB_PHRASES: Final = {"enter": "enters", "die": "dies", "cast": "cast", "leave_the_battlefield": "leaves"}
# Words that are common to several verbs' class, so that the verb itself is to be looked at.
_CLASSES: Final = frozenset({"ACTION", "NUMBERED_ACTION"})


def grammar_of_forms(wording: str) -> str:
    """Return the rules of the grammar for every topic.

    Raises:
        FormError: A form names an unknown part, or two forms of a topic have the same words.
    """
    return "\n".join(_rule(topic, wording) for topic in topics())


def makers_of_forms(wording: str) -> dict[str, Callable[..., Any]]:
    """For each alternative of the grammar what makes something of it, by the alternative's name."""
    makers: dict[str, Callable[..., Any]] = {}
    for topic in topics():
        makers[topic.name] = _as_it_is
        for name, form, way, _, counted in _alternatives(topic, wording):
            makers[name] = _maker(form, way, counted, is_noun=topic.noun)
    return makers


def _as_it_is(made: Any) -> Any:
    """Return what an alternative that is written by hand, in a file of the grammar, adds to a topic."""
    return made


class _Alternative(NamedTuple):
    """An alternative of a topic: a way to say a form, with each counted noun in one of its numbers."""

    name: str
    form: Form
    way: Wording
    symbols: str
    counted: tuple[bool, ...]
    """For each counted noun whether it is in the plural."""


def _alternatives(topic: Topic, wording: str) -> Iterator[_Alternative]:
    for at, form in enumerate(topic.forms, 1):
        if not form.stands_in(wording):
            continue
        for letter, way in enumerate(form.wordings):
            nouns = sum(isinstance(item, Counted) for item in way.items)
            for number, counted in enumerate(product((True, False), repeat=nouns)):
                behind = f"_{number}" * bool(nouns)
                symbols = _all_symbols(form, way, counted)
                yield _Alternative(f"{topic.name}_{at}_{letter}{behind}", form, way, symbols, counted)


def _rule(topic: Topic, wording: str) -> str:
    lines: list[str] = []
    known: dict[str, Form] = {}
    for name, form, _, symbols, _ in _alternatives(topic, wording):
        if symbols in known:
            raise FormError(f"the same words stand for {form!r} and {known[symbols]!r}")
        known[symbols] = form
        lines.append(f"{symbols} -> {name}")
    lines += [included.name for included in topic.includes]
    return f"{topic.name}: " + "\n    | ".join(lines)


def _all_symbols(form: Form, way: Wording, counted: tuple[bool, ...]) -> str:
    numbers = iter(counted)
    return " ".join(
        _counted_noun(item, several=next(numbers)) if isinstance(item, Counted) else _symbols(item, form)
        for item in way.items
    )


def _counted_noun(item: Counted, *, several: bool) -> str:
    return f'"{(item.several or plural(item.noun)) if several else item.noun}"'


def _symbols(item: Words | Verb | Article | Use, form: Form) -> str:
    match item:
        case Words(text):
            return f'"{text}"'
        case Verb(base):
            return _VERB_PHRASES.get(base) or _class_of(base, form)
        case Article():
            return '("a" | "an")'
        case Use(_, name):
            return part_called(name).symbols


def _class_of(base: str, form: Form) -> str:
    if base == "be":
        return "BE"
    if base not in VERB_FORMS:
        raise FormError(f"the lexicon has no verb {base!r}: {form!r}")
    return VERB_FORMS[base][0]


def _maker(form: Form, way: Wording, counted: tuple[bool, ...], *, is_noun: bool) -> Callable[..., Any]:
    """Return what makes a thing of the parts of one alternative."""

    def made(*parts: Any) -> Any:
        at = next((piece for piece in parts if isinstance(piece, Token)), None)
        try:
            values, said = _values(way, counted, iter(parts))
            thing = form.made_of(values)
        except Misread as misread:
            raise Misread(misread.reason, misread.at or at) from None
        return Said(thing, _number(form, said)) if is_noun else thing

    def done(verb: Token, *parts: Any) -> ActionOf:
        # Who does it is said before; with that player the verb will have to agree. A part may be a verb as well.
        plain = isinstance(way.items[0], Verb)
        values, _ = _values(
            Wording(way.items[plain:], way.settled), counted, iter(parts if plain else (verb, *parts))
        )
        own = values.get(form.doer)

        def with_doer(players: Any) -> Any:
            # What is said of them besides is their own: "you … your", "each player … their".
            if own is not None and not is_their_own(players, own):
                raise Misread("this names another than the words before it")
            return form.made_of(values | {form.doer: players})

        return ActionOf(verb, with_doer)

    def changed(*parts: Any) -> SaidChange:
        # The subject is known later, as it is with a player.
        if isinstance(way.items[0], Verb):
            verb, *parts_behind = parts
            values, _ = _values(Wording(way.items[1:], way.settled), counted, iter(parts_behind))
            return verb, _several(form.made_of(values))
        return None, _several(form.made_of(_values(way, counted, iter(parts))[0]))

    if form.follows_subject:
        return changed
    return done if form.doer else made


def _several(made: Any) -> tuple[Any, ...]:
    return made if isinstance(made, tuple) else (made,)


def _number(form: Form, said: bool | None) -> bool | None:  # noqa: FBT001 -- the number as it is said
    match form.in_number:
        case "as said":
            return said
        case "either":
            return None
        case number:
            return number == "several"


def _values(
    way: Wording, counted: tuple[bool, ...], parts: Iterator[Any]
) -> tuple[dict[str, Any], bool | None]:
    """Return the values that the parts give their fields, and whether the last noun is in the plural.

    Verbs and counted nouns are seen to agree with the part before them.
    """
    values = dict(way.settled)
    subject = Said(You())
    numbers = iter(counted)
    for item in way.items:
        match item:
            case Verb(base):
                verb = next(parts)
                agrees(subject, verb)
                if verb.type in _CLASSES and str(verb) not in (base, verb_words(base, several=False)):
                    raise Misread(f"{str(verb)!r} does not stand here", verb)
            case Use(names, kind_name):
                kind = part_called(kind_name)
                given = tuple(islice(parts, kind.takes))
                read, subject = _read(kind, given, subject)
                if not names:
                    continue
                for name, value in zip(names, read if len(names) > 1 else (read,), strict=True):
                    if name in values and not kind.same(values[name], value):
                        raise Misread("this names another than the words before it")
                    values.setdefault(name, value)
            case Counted(noun):
                _see_that_it_agrees(subject, noun, is_plural=next(numbers))
            case Words() | Article():
                pass
    return values, subject.plural


def _read(kind: Part, given: tuple[Any, ...], before: Said) -> tuple[Any, Said]:
    """Return the value of a part, and what a verb or noun behind it agrees with."""
    read = kind.read(*given)
    if isinstance(read, Said):
        if kind.agrees:
            _see_that_it_agrees(before, "noun", is_plural=read.plural)
            return read.value, before
        return read.value, read
    described = given[-1] if given else None
    if isinstance(described, Described):
        if kind.agrees:
            _see_that_it_agrees(before, "noun", is_plural=described.plural)
            return read, before
        return read, Said(read, described.plural)
    return read, before


def _see_that_it_agrees(subject: Said, noun: str, *, is_plural: bool | None) -> None:
    if subject.value == You():
        return  # nothing before it has said a number
    if None not in (subject.plural, is_plural) and is_plural is not subject.plural:
        raise Misread(f"number and {noun} do not agree")
