"""What the parser needs of the forms: alternatives of the grammar, and a maker for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final

from lark import Token

from comprules.abilities.simple_nouns import You
from comprules.english.forms.form import Form, Topic, part_called, verb_words
from comprules.english.forms.language import topics
from comprules.english.forms.template import Article, Counted, FormError, Item, Use, Verb, Wording, Words
from comprules.english.lexicon import VERB_FORMS, plural
from comprules.english.said import Deed, Misread, Said, SaidChange, agrees

__all__ = ["grammar_of_forms", "makers_of_forms"]

# Verbs with words of their own, and those that an older wording has other words for: what the grammar calls them.
_VERB_PHRASES: Final = {"enter": "enters", "die": "dies", "cast": "cast", "leave_the_battlefield": "leaves"}
# Words that are common to several verbs' class, so that the verb itself is to be looked at.
_CLASSES: Final = frozenset({"ACTION", "NUMBERED_ACTION"})


def grammar_of_forms(wording: str) -> str:
    """The rules of the grammar for every topic.

    Raises:
        FormError: A form names an unknown part, or two forms of a topic have the same words.
    """
    return "\n".join(_rule(topic, wording) for topic in topics())


def makers_of_forms(wording: str) -> dict[str, Callable[..., Any]]:
    """For each alternative of the grammar what makes something of it, by the alternative's name."""
    makers: dict[str, Callable[..., Any]] = {}
    for topic in topics():
        makers[topic.name] = _as_it_is
        makers |= {name: _maker(form, way) for name, form, way in _alternatives(topic, wording)}
    return makers


def _as_it_is(made: Any) -> Any:
    """What an alternative that is written by hand, in a file of the grammar, adds to a topic."""
    return made


def _alternatives(topic: Topic, wording: str) -> Iterator[tuple[str, Form, Wording]]:
    for number, form in enumerate(topic.forms, 1):
        if form.wording in ("", wording):
            for letter, way in enumerate(form.wordings):
                yield f"{topic.name}_{number}_{letter}", form, way


def _rule(topic: Topic, wording: str) -> str:
    lines: list[str] = []
    known: dict[str, Form] = {}
    for name, form, way in _alternatives(topic, wording):
        symbols = " ".join(_symbols(item, form) for item in way.items)
        if symbols in known:
            raise FormError(f"the same words stand for {form!r} and {known[symbols]!r}")
        known[symbols] = form
        lines.append(f"{symbols} -> {name}")
    lines += [included.name for included in topic.includes]
    return f"{topic.name}: " + "\n    | ".join(lines)


def _symbols(item: Item, form: Form) -> str:
    match item:
        case Words(text):
            return f'"{text}"'
        case Verb(base):
            return _VERB_PHRASES.get(base) or _class_of(base, form)
        case Article():
            return '("a" | "an")'
        case Counted(noun):
            return f'("{noun}" | "{plural(noun)}")'
        case Use(_, name):
            return part_called(name).symbols


def _class_of(base: str, form: Form) -> str:
    if base == "be":
        return "BE"
    if base not in VERB_FORMS:
        raise FormError(f"the lexicon has no verb {base!r}: {form!r}")
    return VERB_FORMS[base][0]


def _maker(form: Form, way: Wording) -> Callable[..., Any]:
    """What makes a thing of the parts of one alternative."""

    def made(*parts: Any) -> Any:
        at = next((piece for piece in parts if isinstance(piece, Token)), None)
        try:
            return form.made_of(_values(way, iter(parts)))
        except Misread as misread:
            raise Misread(misread.reason, misread.at or at) from None

    def done(verb: Token, *parts: Any) -> Deed:
        # Who does it is said before; with that player the verb will have to agree.
        values = _values(Wording(way.items[1:], way.settled), iter(parts))
        return Deed(verb, lambda players: form.made_of(values | {form.doer: players}))

    def changed(*parts: Any) -> SaidChange:
        # The subject is known later, as it is with a player.
        if isinstance(way.items[0], Verb):
            verb, *parts_behind = parts
            behind = Wording(way.items[1:], way.settled)
            return verb, (form.made_of(_values(behind, iter(parts_behind))),)
        return None, (form.made_of(_values(way, iter(parts))),)

    if form.follows_subject:
        return changed
    return done if form.doer else made


def _values(way: Wording, parts: Iterator[Any]) -> dict[str, Any]:
    """The values that the parts give their fields; verbs are seen to agree with the part before them."""
    values = dict(way.settled)
    subject = Said(You())
    for item in way.items:
        match item:
            case Verb(base):
                verb = next(parts)
                agrees(subject, verb)
                if verb.type in _CLASSES and str(verb) not in (base, verb_words(base, several=False)):
                    raise Misread(f"{str(verb)!r} does not stand here", verb)
            case Use(names, kind_name):
                kind = part_called(kind_name)
                read = kind.read(*islice(parts, kind.takes))
                if isinstance(read, Said):
                    subject, read = read, read.value
                if not names:
                    continue
                for name, value in zip(names, read if len(names) > 1 else (read,), strict=True):
                    if name in values and not kind.same(values[name], value):
                        raise Misread("this names another than the words before it")
                    values.setdefault(name, value)
            case Words() | Article() | Counted():
                pass
    return values
