"""A sample of every form, in a sentence in which it can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from comprules.english.forms.form import sample_of
from comprules.english.forms.language import topics
from comprules.english.writing_words import capital

if TYPE_CHECKING:
    from collections.abc import Iterator

    from comprules.english.forms.form import Form, Topic
    from comprules.english.forms.template import Wording

__all__ = ["Sample", "samples_of", "samples_of_forms"]


class Sample(NamedTuple):
    """One way to say a form, and the sentence around it."""

    form: Form
    before: str
    words: str
    """The form's own words, or all of it where the form brings a whole sentence."""
    after: str
    is_first: bool
    """Whether it is the way in which the form is said first, of those that say as much."""

    @property
    def text(self) -> str:
        """Return the whole sentence, which can be read; the words alone where the form has no sentence."""
        return f"{self.before}{self.words}{self.after}"


def samples_of(topic: Topic, wording: str = "") -> Iterator[Sample]:
    """Yield a sample of every way to say the forms of a topic."""
    for form in topic.forms:
        if not form.stands_in(wording):
            continue
        seen: set[frozenset[str]] = set()
        for way in form.wordings:
            yield Sample(form, *_in_its_sentence(form, way, topic), way.fields not in seen)
            seen.add(way.fields)


def _in_its_sentence(form: Form, way: Wording, topic: Topic) -> tuple[str, str, str]:
    words = sample_of(form, way, noun=topic.noun).words
    frame = form.frame or topic.frame
    if not frame:
        return "", words, ""
    if "{}" not in frame:
        return "", frame, ""
    before, after = (part.format() for part in frame.split("{}", 1))
    return before, capital(words) if not before or before.endswith(". ") else words, after


def samples_of_forms(wording: str = "") -> Iterator[Sample]:
    """Yield the samples of all forms that have a sentence around them."""
    for topic in topics():
        for sample in samples_of(topic, wording):
            if sample.form.frame or topic.frame:
                yield sample._replace(is_first=sample.is_first and sample.form.is_written)
