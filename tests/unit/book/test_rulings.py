"""The rulings on an older edition: how they are written, found and held against the summary."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from comprules.book.errors import UnknownRuleError
from comprules.book.reading import read_lines
from comprules.book.rulings import known_ruling, load_rulings, read_rulings, rulings_on
from comprules.book.statements import StatementError, plain

SUMMARY = next(iter((Path(__file__).resolve().parents[4] / "shared/seeds").glob("004_*")), None)
HEAD = 'summary = "2009-05-31"\nedition = "2009-05-01"\n'
RESTATING = '[rulings."104.1b"]\nsource = "A"\nrestates = "104.1b"\n'
SOUND = 'source = "Somebody 2009/04/30"\nexplains = ["502.85a"]\nstatement = "So it is."\n'


def written(tmp_path: Path, text: str, head: str = HEAD) -> Path:
    file = tmp_path / "2009-05-31.toml"
    file.write_text(head + text, "utf-8")
    return file


def test_a_ruling_has_its_number_its_source_and_the_rules_that_it_explains(tmp_path: Path) -> None:
    (ruling,) = read_rulings(written(tmp_path, f'[rulings."502.85.Ruling.3"]\n{SOUND}'))
    assert (ruling.number, ruling.source, ruling.rules) == (
        "502.85.Ruling.3",
        "Somebody 2009/04/30",
        ("502.85a",),
    )
    assert (ruling.text_markdown, ruling.is_restated, ruling.place) == (
        "So it is.",
        False,
        "rulings/2009-05-31.toml:3",
    )


def test_an_entry_that_restates_a_rule_has_the_words_and_examples_of_the_rule(tmp_path: Path) -> None:
    text = (
        '[rulings."G16.17b"]\nsource = "A"\nrestates = "420.5q"\n'
        '[rulings."409.1d"]\nsource = "A"\nrestates = "409.1d"\n'
        '[[rulings."409.1d".examples]]\nsource = "B"\nlike = 1\n'
    )
    walkers, targets = read_rulings(written(tmp_path, text))
    assert walkers.title == "The planeswalker uniqueness rule"
    assert "planeswalker type" in walkers.text_markdown
    assert [example.source for example in targets.examples] == ["B"]
    assert "Tap two target creatures" in targets.examples[0].text


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('[rulings."502.85-3"]\n' + SOUND, "is no number of a ruling"),
        ('[rulings."502.85.Ruling.3"]\nauthor = "X"\n' + SOUND, "unknown keys: author"),
        (
            '[rulings."502.85.Ruling.3"]\n' + SOUND.replace("502.85a", "502.99z"),
            "which 2009-05-01 doesn't have",
        ),
        ('[rulings."502.85.Ruling.3"]\nexplains = ["502.85a"]\nstatement = "So."\n', "has no source"),
        ('[rulings."502.85.Ruling.3"]\nexplains = ["502.85a"]\nsource = "X"\n', "says nothing"),
        (
            '[rulings."502.85.Ruling.3"]\nstatement = "So."\nsource = "X"\n',
            "must explain rules or restate one",
        ),
        ('[rulings."502.85"]\nheading = true\n', "is a heading and has more, or less, than a title"),
        ('[rulings."502.85.Ruling.3"]\nno-game-behaviour = "dull"\n' + SOUND, "gives no known reason"),
        (
            RESTATING + '[[rulings."104.1b".examples]]\nsource = "B"\nlike = 7\n',
            "has an example like 7, which isn't told",
        ),
        (
            RESTATING + '[[rulings."104.1b".examples]]\nlike = 1\n',
            "has an example without source",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, text: str, wrong: str) -> None:
    with pytest.raises(StatementError, match=re.escape(wrong)) as refused:
        read_rulings(written(tmp_path, text))
    assert "rulings/2009-05-31.toml:3" in str(refused.value)


def test_a_file_is_named_by_the_day_of_its_summary(tmp_path: Path) -> None:
    with pytest.raises(StatementError, match="has the summary '2009-06-30'"):
        read_rulings(written(tmp_path, "", HEAD.replace("05-31", "06-30")))


@pytest.mark.parametrize("asked", ["502.85.Ruling.3", "502.85.ruling.3", " 502.85.ruling 3 "])
def test_a_ruling_is_found_however_its_number_is_written(asked: str) -> None:
    found = known_ruling(asked)
    assert found is not None
    assert found.number == "502.85.Ruling.3"


def test_the_number_of_a_rule_is_none_of_a_ruling() -> None:
    assert known_ruling("502.85a") is None
    assert known_ruling("104.1b", "2009") is None


def test_a_number_that_no_summary_has_is_refused_with_the_nearest() -> None:
    with pytest.raises(
        UnknownRuleError, match=re.escape("no summary of rulings has 502.85.Ruling.99")
    ) as refused:
        known_ruling("502.85.Ruling.99")
    assert "502.85.Ruling.11" in str(refused.value.hint)


def test_the_rulings_on_a_rule_are_those_that_explain_or_restate_it() -> None:
    numbers = [one.number for one in rulings_on("502.85a", "2009")]
    assert numbers == [*(f"502.85.Ruling.{nth}" for nth in range(1, 12)), "502.85a", "G3.4a"]


@pytest.mark.skipif(SUMMARY is None, reason="no source documents")
def test_every_entry_of_the_summary_is_kept_with_its_source() -> None:
    assert SUMMARY is not None
    edition = read_lines(SUMMARY.read_bytes(), SUMMARY.name).edition
    kept = load_rulings("2009")
    given = {one.number: one.source or "" for one in edition.rules}
    given |= {one.number: one.source or "" for one in edition.rulings}
    terms = {one.number for one in edition.glossary}
    assert {number: one.source for number, one in kept.items() if number not in terms} == given
    assert terms == kept.keys() - given.keys()
    words = {one.number: len(one.text.split()) for one in edition.rules}
    words |= {one.number: len(one.text.split()) for one in edition.rulings}
    own = [one for one in kept.values() if not one.is_restated and one.number in words]
    assert [one.number for one in own if len(plain(one.text_markdown).split()) > words[one.number]] == []
    told = {one.number: len(one.examples) for one in edition.rules}
    told |= {one.number: len(one.examples) for one in edition.glossary if one.number}
    assert {number: len(kept[number].examples) for number in told} == told
