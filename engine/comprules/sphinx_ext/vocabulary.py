"""The steps of the suite as a page; the forms are loaded for it."""

from __future__ import annotations

import re
from itertools import groupby

from markupsafe import Markup

from comprules.kit.steps import StepForm, forms
from comprules.kit.steps.meanings import Part, parts_of
from comprules.sphinx_ext.markup import MarkupPart, join, tag

__all__ = ["steps_html"]

_PART = re.compile(r"\{(?:(?P<name>\w+):)?(?P<type>\w+)\}")
_TAKES = {
    "nothing": "",
    "table": "A table stands below it.",
    "text": "A text between triple quotes stands below it.",
}
_KINDS = {"given": "Given", "when": "When", "then": "Then"}


def steps_html() -> Markup:
    """Show each form with its meaning and the sentences that use it, and then what its parts may be."""
    known = parts_of(form.pattern for form in forms())
    parts: list[Markup] = []
    for kind, of_kind in groupby(sorted(forms(), key=lambda form: list(_KINDS).index(form.kind)), _kind):
        parts.append(tag("h2", _KINDS[kind], id=f"steps-{kind}"))
        for topic, of_topic in groupby(sorted(of_kind, key=lambda form: form.topic), lambda form: form.topic):
            parts.append(tag("h3", topic.replace("_", " ").capitalize(), id=f"steps-{kind}-{topic}"))
            parts.append(tag("dl", *(part for form in of_topic for part in _form(form)), class_="cr-form"))
    parts.append(tag("h2", "What may stand for the parts", id="steps-parts"))
    parts.append(tag("dl", *(one for part in known for one in _part(part)), class_="cr-form"))
    return join(parts)


def _part(part: Part) -> tuple[Markup, Markup]:
    name = tag("span", part.name.replace("_", " "), class_="cr-part")
    return tag("dt", name), tag("dd", tag("p", part.meaning), tag("pre", part.sample))


def _kind(form: StepForm) -> str:
    return form.kind


def _form(form: StepForm) -> tuple[Markup, Markup]:
    uses = "\n".join(f"{_KINDS[form.kind]} {use}" for use in form.uses)
    takes = tag("p", _TAKES[form.takes]) if form.takes != "nothing" else None
    return (
        tag("dt", _written(form.pattern)),
        tag("dd", tag("p", form.meaning.replace("``", "")), takes, tag("pre", uses)),
    )


def _written(pattern: str) -> Markup:
    """Return a form's pattern with its parts by name, as in “PLAYER has NUMBER life”."""
    pieces: list[MarkupPart] = []
    end = 0
    for part in _PART.finditer(pattern):
        pieces.append(pattern[end : part.start()])
        pieces.append(tag("span", (part["name"] or part["type"]).replace("_", " "), class_="cr-part"))
        end = part.end()
    return join((*pieces, pattern[end:]))
