"""Lost characters, restored only on proof."""

from __future__ import annotations

from comprules.book.edition import Edition
from comprules.book.reading import read_document

WHOLE = """These rules are effective as of May 3, 2014.

100. General

100.1. A pond isn’t dry. A “duck” swims.
Example: It’s a duck.

100.2. A frog’s green.

100.3. Say ‘so’ twice.

100.4. Say “so” once.

Glossary

Frog’s Leg
It’s eaten.
"""
LOST = "".join("\ufffd" if ord(sign) > 127 else sign for sign in WHOLE)


def read(text: str) -> Edition:
    return read_document(text.encode(), "a test")


def restored(text: str) -> Edition:
    return read_document(text.encode(), "a test", read(WHOLE))


def test_equal_wording_is_restored_everywhere() -> None:
    edition = restored(LOST)
    assert [rule.text for rule in edition.rules] == [rule.text for rule in read(WHOLE).rules]
    assert edition.rules[0].examples == ("It’s a duck.",)
    assert edition.glossary == read(WHOLE).glossary


def test_without_an_aligned_edition_nothing_is_restored_and_the_loss_is_counted() -> None:
    edition = read(LOST)
    assert edition.rules[0].text == "A pond isn\ufffdt dry. A \ufffdduck\ufffd swims."
    losses = [remark.message for remark in edition.remarks if remark.kind == "encoding"]
    assert losses[0].startswith(str(LOST.count("\ufffd")))


def test_a_sentence_is_restored_where_the_rest_of_the_rule_differs() -> None:
    edition = restored(LOST.replace("swims", "flies"))
    assert edition.rules[0].text == "A pond isn’t dry. A \ufffdduck\ufffd flies."


def test_another_number_does_not_matter() -> None:
    edition = restored("100.9. A frog\ufffds green.\n")
    assert edition.rules[0].text == "A frog’s green."


def test_what_two_wordings_could_have_been_is_left_alone() -> None:
    double = WHOLE.replace("100.4. Say “so” once.", "100.4. Say “so” twice.")
    lost = "100.3. Say \ufffdso\ufffd twice.\n"
    edition = read_document(lost.encode(), "a test", read(double))
    assert edition.rules[0].text == "Say \ufffdso\ufffd twice."


def test_each_restoration_is_remarked_on() -> None:
    edition = restored("100.9. A frog\ufffds green.\n\n101.1. It\ufffds new.\n")
    kinds = {(remark.line, remark.kind) for remark in edition.remarks}
    assert {(1, "restored-punctuation"), (3, "encoding")} <= kinds
