"""The page of the language: each form of ability English in a sentence that can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comprules.english.forms.contents import chapters_of_the_language
from comprules.english.samples import SAMPLES
from comprules.sphinx_ext.markup import join, tag

if TYPE_CHECKING:
    from markupsafe import Markup

    from comprules.english.forms.contents import ShownTopic
    from comprules.english.forms.samples import Sample

__all__ = ["language_html"]


def language_html() -> Markup:
    """Show every form by chapters and topics, and then the sentences that are joined by hand."""
    parts: list[Markup] = []
    for number, chapter in enumerate(chapters_of_the_language(), 1):
        parts.append(tag("h2", chapter.title, id=f"language-{number}"))
        parts += map(_topic, chapter.topics)
    parts.append(tag("h2", "Sentences, modes, tokens and moves between zones", id="language-joined"))
    parts.append(tag("ul", *(tag("li", text) for text in SAMPLES), class_="cr-language"))
    return join(parts)


def _topic(topic: ShownTopic) -> Markup:
    name = f"language-{topic.name.replace('_', '-')}"
    return tag(
        "details",
        tag("summary", topic.title, " ", tag("span", str(len(topic.forms)), class_="cr-count")),
        tag("ul", *map(_form, topic.forms), class_="cr-language"),
        id=name,
    )


def _form(form: Sample) -> Markup:
    return tag(
        "li", form.before, tag("b", form.words) if form.before or form.after else form.words, form.after
    )
