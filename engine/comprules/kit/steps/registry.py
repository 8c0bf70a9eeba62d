"""The registry of step forms: how a step is written, what it means, and which function does it.

A form's pattern is plain text with ``{type}`` or ``{name:type}`` for what varies, ``[…]`` for what may be
left out and ``(one|other)`` for alternatives. Two forms that read the same step are an error when the forms
are loaded, as far as their sample uses show it, and when a step is read.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from comprules.kit.steps.errors import StepMistake
from comprules.kit.steps.placeholders import PLACEHOLDERS, Converter
from comprules.scenarios import StepKind

__all__ = ["StepArgument", "StepForm", "check_forms", "forms", "given", "match_step", "then", "when"]

StepArgument = Literal["nothing", "table", "text"]
_Function = Callable[..., None]

_PART = re.compile(
    r"\{(?:(?P<name>\w+):)?(?P<type>\w+)\}|(?P<open>\[)|(?P<close>\])|(?P<plain>[^\[\]{}()|]+|[()|])"
)


@dataclass(frozen=True, slots=True)
class StepForm:
    """One way to write a step.

    ``uses`` are sample steps, ``meaning`` is prose for the generated page, ``topic`` groups forms there.
    ``takes`` says whether a table or a doc string belongs below the step. ``meets_question`` holds for the
    forms that may stand where a question is waiting: answers, and looks at the question.
    """

    kind: StepKind
    pattern: str
    meaning: str
    uses: tuple[str, ...]
    topic: str
    takes: StepArgument
    meets_question: bool
    answers: bool
    regex: re.Pattern[str]
    converters: Mapping[str, Converter]
    function: _Function

    def read(self, text: str) -> dict[str, Any] | None:
        """The arguments that a step gives to this form, or nothing where it is not written so."""
        found = self.regex.fullmatch(text)
        if found is None:
            return None
        return {
            name: self.converters[name](value)
            for name, value in found.groupdict().items()
            if value is not None
        }


_FORMS: list[StepForm] = []


def given(
    pattern: str, *, use: str | tuple[str, ...], takes: StepArgument = "nothing"
) -> Callable[[_Function], _Function]:
    """Register a form that says something about the position; the docstring is its meaning."""
    return _register("given", pattern, use, takes)


def when(
    pattern: str, *, use: str | tuple[str, ...], answers: bool = False, meaning: str = ""
) -> Callable[[_Function], _Function]:
    """Register a form by which a player does something, or answers a question."""
    return _register(
        "when", pattern, use, "nothing", meets_question=answers, answers=answers, meaning=meaning
    )


def then(
    pattern: str,
    *,
    use: str | tuple[str, ...],
    takes: StepArgument = "nothing",
    sees_question: bool = False,
    meaning: str = "",
) -> Callable[[_Function], _Function]:
    """Register a form that looks at the game and changes nothing."""
    return _register("then", pattern, use, takes, meets_question=sees_question, meaning=meaning)


def _register(
    kind: StepKind,
    pattern: str,
    use: str | tuple[str, ...],
    takes: StepArgument,
    *,
    meets_question: bool = False,
    answers: bool = False,
    meaning: str = "",
) -> Callable[[_Function], _Function]:
    def register(function: _Function) -> _Function:
        regex, converters = _compile(pattern)
        told = meaning or " ".join((function.__doc__ or "").split())
        if not told:
            raise ValueError(
                f"the form {pattern!r} has no docstring, so its page could not say what it means"
            )
        uses = (use,) if isinstance(use, str) else use
        topic = function.__module__.rpartition(".")[2]
        _FORMS.append(
            StepForm(
                kind, pattern, told, uses, topic, takes, meets_question, answers, regex, converters, function
            )
        )
        match_step.cache_clear()
        return function

    return register


def _compile(pattern: str) -> tuple[re.Pattern[str], dict[str, Converter]]:
    written: list[str] = []
    converters: dict[str, Converter] = {}
    for part in _PART.finditer(pattern):
        if kind := part["type"]:
            name = part["name"] or kind
            if name in converters:
                raise ValueError(
                    f"the form {pattern!r} has two parts called {name}; name them like {{first:{kind}}}"
                )
            regex, converters[name] = PLACEHOLDERS[kind]
            written.append(f"(?P<{name}>{regex})")
        elif part["open"]:
            written.append("(?:")
        elif part["close"]:
            written.append(")?")
        elif part["plain"] == "(":
            written.append("(?:")
        elif part["plain"] in {")", "|"}:
            written.append(part["plain"])
        else:
            written.append(re.escape(part["plain"]))
    return re.compile("".join(written)), converters


def forms() -> tuple[StepForm, ...]:
    """Return every form of the vocabulary, in the order of its modules."""
    _load()
    return tuple(_FORMS)


@lru_cache(maxsize=1)
def _load() -> None:
    from comprules.kit.steps import load_forms  # noqa: PLC0415 -- the modules of forms import this one

    load_forms()
    check_forms(tuple(_FORMS))


def check_forms(known: tuple[StepForm, ...]) -> None:
    """Hold every form against every sample use.

    Raises:
        ValueError: A form does not read its own sample, or two forms read one sample.
    """
    for form in known:
        for use in form.uses:
            readers = [other for other in known if other.kind == form.kind and other.regex.fullmatch(use)]
            if form not in readers:
                raise ValueError(f"the form {form.pattern!r} does not read its own sample {use!r}")
            if len(readers) > 1:
                both = " and ".join(repr(reader.pattern) for reader in readers)
                raise ValueError(f"the step {use!r} can be read by more than one form: {both}")


@lru_cache(maxsize=8192)
def match_step(kind: StepKind, text: str) -> StepForm:
    """The one form that reads this step.

    Raises:
        StepMistake: No form does, or more than one.
    """
    known = forms()
    readers = [form for form in known if form.kind == kind and form.regex.fullmatch(text)]
    if len(readers) == 1:
        return readers[0]
    if readers:
        both = "\n  ".join(reader.pattern for reader in readers)
        raise StepMistake(
            f"“{text}” can be read in more than one way; write it so that only one fits:\n  {both}"
        )
    elsewhere = sorted({form.kind.capitalize() for form in known if form.regex.fullmatch(text)})
    if elsewhere:
        raise StepMistake(
            f"“{text}” is no {kind.capitalize()} step; it can stand under {' or '.join(elsewhere)}"
        )
    raise StepMistake(
        f"no form of a {kind.capitalize()} step reads “{text}”; the nearest are:{_nearest(kind, text)}"
    )


def _nearest(kind: StepKind, text: str) -> str:
    def likeness(form: StepForm) -> float:
        return max(difflib.SequenceMatcher(None, _worn(text), _worn(use)).ratio() for use in form.uses)

    same_kind = sorted((form for form in forms() if form.kind == kind), key=likeness, reverse=True)
    return "".join(f"\n  {form.pattern}   (as in: {form.uses[0]})" for form in same_kind[:3])


def _worn(text: str) -> str:
    """A step without the names in it, so that likeness is about the wording."""
    return re.sub(r'"[^"]*"', '""', text)
