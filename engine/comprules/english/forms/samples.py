"""A sample of every form, in a sentence in which it can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from comprules.english.forms.form import sample_of
from comprules.english.forms.language import topics
from comprules.english.writing_words import capital

if TYPE_CHECKING:
    from collections.abc import Iterator

    from comprules.english.forms.form import Form

__all__ = ["Sample", "samples_of_forms"]


class Sample(NamedTuple):
    """One way to say a form, in a sentence."""

    form: Form
    text: str
    is_first: bool
    """Whether it is the way in which the form is said first, of those that say as much."""


def samples_of_forms(wording: str = "") -> Iterator[Sample]:
    """The samples of all forms that have a sentence around them."""
    for topic in topics():
        for form in topic.forms:
            frame = form.frame or topic.frame
            if not frame or not form.stands_in(wording):
                continue
            seen: set[frozenset[str]] = set()
            for way in form.wordings:
                said = sample_of(form, way, noun=topic.noun).words
                begins = frame.partition("{}")[0].endswith(". ")
                text = capital(frame.format(capital(said) if begins else said))
                yield Sample(form, text, form.is_written and way.fields not in seen)
                seen.add(way.fields)
