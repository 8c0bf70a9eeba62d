"""What is readable is writable: every form of the language is read, written, and read again."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass

import pytest

from comprules.english import CannotRead, read_abilities
from comprules.english.forms import form
from comprules.english.forms.contents import CHAPTERS, chapters_of_the_language
from comprules.english.forms.form import Form, Topic, fixed
from comprules.english.forms.grammar import grammar_of_forms
from comprules.english.forms.language import topics
from comprules.english.forms.samples import Sample, samples_of_forms
from comprules.english.forms.template import FormError, wordings
from comprules.english.writing import write

SAMPLES = sorted(samples_of_forms(), key=lambda sample: sample.text)


@pytest.mark.parametrize(
    "text",
    [
        "When this creature enters, you draw two card.",
        "When this creature enters, you draw a cards.",
        "When this creature enters, destroy up to one target creatures.",
        "When this creature enters, destroy two target creature.",
        "When this creature enters, any number of target creature gain flying until end of turn.",
        "When this creature enters, two target creatures gains flying until end of turn.",
    ],
)
def test_nouns_and_verbs_stand_in_the_number_of_what_is_before_them(text: str) -> None:
    with pytest.raises(CannotRead, match=r"do not agree|does not agree|in the singular"):
        read_abilities(text)


@dataclass(frozen=True)
class _Waves:
    who: object
    twice: bool = False


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.text)
def test_a_form_that_is_read_is_written_and_means_the_same(sample: Sample) -> None:
    read = read_abilities(sample.text)
    assert read_abilities("\n".join(write(ability) for ability in read)) == read


@pytest.mark.parametrize(
    "sample", [sample for sample in SAMPLES if sample.is_first], ids=lambda sample: sample.text
)
def test_a_form_is_written_in_its_own_words(sample: Sample) -> None:
    (ability,) = read_abilities(sample.text)
    assert write(ability) == sample.text


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("{who:subject} waves {whom:subject}", "has no whom"),
        ("nobody waves", "no words and no value for who"),
        ("{who:subject} waves [twice", "not closed"),
        ("{who:subject} waves twice)", "nothing opens"),
        ("{who:subject} waves {twice=twice}", "words for false and those for true"),
        ("{who:subject} waves }", "means nothing"),
    ],
)
def test_a_form_that_contradicts_itself_is_refused_as_it_is_made(words: str, reason: str) -> None:
    with pytest.raises(FormError, match=reason):
        Form(_Waves, words)


def test_two_topics_have_two_names() -> None:
    with pytest.raises(FormError, match="two topics called 'event'"):
        Topic("event", fixed(1, "something happens"))


def test_what_may_be_left_out_and_what_may_be_said_otherwise_multiply() -> None:
    assert len(wordings("(a|one) creature [with flying] {tapped=untapped|tapped}")) == 8


@pytest.mark.parametrize(
    "sample",
    [sample for sample in samples_of_forms("2009") if sample.form.wording],
    ids=lambda sample: sample.text,
)
def test_a_form_of_an_older_wording_is_read_in_its_editions_alone(sample: Sample) -> None:
    assert read_abilities(sample.text, wording="2009")
    with pytest.raises(CannotRead):
        read_abilities(sample.text)


@pytest.fixture
def no_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forms of a language that has none yet."""
    monkeypatch.setattr(form, "_TOPICS", {})
    monkeypatch.setattr(form, "_PARTS", {})


@pytest.mark.usefixtures("no_forms")
def test_two_forms_of_a_topic_have_two_wordings() -> None:
    Topic("waving", fixed(1, "waves"), fixed(2, "waves"))
    with pytest.raises(FormError, match="the same words stand for"):
        grammar_of_forms("")


@pytest.mark.usefixtures("no_forms")
def test_a_form_names_parts_that_are_known() -> None:
    Topic("waving", fixed(1, "waves"), Form(_Waves, "{who:somebody} waves"))
    with pytest.raises(FormError, match="no part is called 'somebody'"):
        grammar_of_forms("")


@pytest.mark.usefixtures("no_forms")
def test_a_noun_phrase_is_written_with_its_number() -> None:
    crowd = Topic("crowd", fixed(1, "a waver"), fixed(2, "wavers", in_number="several"), noun=True)
    assert [crowd.phrase(1).plural, crowd.phrase(2).plural] == [False, True]


@pytest.mark.usefixtures("no_forms")
def test_a_form_uses_verbs_that_the_lexicon_has() -> None:
    Topic("waving", fixed(1, "waves"), fixed(2, "~wave"))
    with pytest.raises(FormError, match="has no verb 'wave'"):
        grammar_of_forms("")


def test_whoever_writes_knows_every_part_that_forms_name() -> None:
    looked = """
from comprules.english import writing
from comprules.english.forms.form import part_called, topics_known
from comprules.english.forms.template import Use
for topic in topics_known():
    for form in topic.forms:
        for way in form.wordings:
            for item in way.items:
                if isinstance(item, Use):
                    part_called(item.part)
print(len(topics_known()))
"""
    found = subprocess.run([sys.executable, "-c", looked], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")
    assert int(found.stdout) == len(topics())


@pytest.mark.usefixtures("no_forms")
def test_what_a_function_makes_is_taken_apart_by_its_shape() -> None:
    waving = Form(lambda who: (_Waves(who, twice=True), 3), "{who:somebody} waves twice")
    assert waving.taken_apart((_Waves("Ann", twice=True), 3)) == {"who": "Ann"}
    assert waving.taken_apart((_Waves("Ann"), 3)) is None


@pytest.mark.usefixtures("no_forms")
def test_what_fills_two_places_of_a_shape_is_the_same_in_both() -> None:
    waving = Form(lambda who: (_Waves(who), _Waves(who)), "{who:somebody} waves and waves")
    assert waving.taken_apart((_Waves("Ann"), _Waves("Ann"))) == {"who": "Ann"}
    assert waving.taken_apart((_Waves("Ann"), _Waves("Bob"))) is None


def test_every_topic_stands_on_the_page_of_the_language_once() -> None:
    titled = [name for chapter in CHAPTERS.values() for name in chapter]
    assert sorted(titled) == sorted(topic.name for topic in topics())


def test_the_page_of_the_language_shows_sentences_that_can_be_read() -> None:
    shown = {
        form.text
        for chapter in chapters_of_the_language()
        for topic in chapter.topics
        for form in topic.forms
    }
    assert {sample.text for sample in samples_of_forms() if sample.is_first} - shown == set()
