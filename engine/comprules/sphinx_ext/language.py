"""The page of the language: each form of ability English in a sentence that can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comprules.english.forms.contents import chapters_of_the_language
from comprules.english.samples import SAMPLES
from comprules.sphinx_ext.markup import join, tag

if TYPE_CHECKING:
    from collections.abc import Iterator

    from markupsafe import Markup

    from comprules.english.forms.contents import ShownTopic
    from comprules.english.forms.samples import Sample

__all__ = ["language_html", "topics_html"]


def language_html() -> Markup:
    """Show every form by chapters and topics, and then the sentences that are joined by hand."""
    parts: list[Markup] = []
    for number, chapter in enumerate(chapters_of_the_language(), 1):
        parts.append(tag("h2", chapter.title, id=f"language-{number}"))
        parts += map(_topic, chapter.topics)
    parts.append(tag("h2", "Sentences, modes, tokens and moves between zones", id="language-joined"))
    parts.append(tag("ul", *(tag("li", text) for text in SAMPLES), class_="cr-language"))
    return join(parts)


def topics_html() -> Iterator[tuple[str, str, str, Markup]]:
    """Yield for each topic where its forms lie, its anchor on the page of the language, title and forms."""
    for chapter in chapters_of_the_language():
        for topic in chapter.topics:
            forms = tag("ul", *map(_form, topic.forms), class_="cr-language")
            yield _address(topic), _anchor(topic), topic.title, forms


def _anchor(topic: ShownTopic) -> str:
    return f"language-{topic.name.replace('_', '-')}"


def _address(topic: ShownTopic) -> str:
    return f"language/{topic.name.replace('_', '-')}.html"


def _topic(topic: ShownTopic) -> Markup:
    return tag(
        "details",
        tag("summary", topic.title, " ", tag("span", str(len(topic.forms)), class_="cr-count")),
        tag("p", tag("a", f"The forms of {topic.title}", href=_address(topic)), class_="cr-taken-in"),
        id=_anchor(topic),
    )


def _form(form: Sample) -> Markup:
    return tag(
        "li", form.before, tag("b", form.words) if form.before or form.after else form.words, form.after
    )
