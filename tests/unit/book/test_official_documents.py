"""The documents of ../shared, read as SEEDS.md counts them; skipped where they are not at hand."""

from __future__ import annotations

import re
import textwrap
from bisect import bisect_right
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from comprules.book.adopting import Adoption, adoption, redrafted
from comprules.book.decoding import decode
from comprules.book.edition import Edition
from comprules.book.lock import load_lock
from comprules.book.places import rules_text_folder
from comprules.book.printed import ends_a_sentence
from comprules.book.reading import Reading, read_document, read_file, read_lines
from comprules.book.register import load_register, register_of, write_register
from comprules.book.restoring import restored

SHARED = Path(__file__).resolve().parents[4] / "shared"
COUNTS = SHARED / "SEEDS.md"
RULEBOOKS = ("2006-10-01", "2009-05-01", "2017-09-29", "2018-08-10", "2025-06-06", "2026-08-07")
SEEDS = ("000", "001", "002", "003", "004")

pytestmark = pytest.mark.skipif(not COUNTS.is_file(), reason="no source documents")


def path_of(name: str) -> Path:
    if name in SEEDS:
        return next((SHARED / "seeds").glob(f"{name}_*"))
    return SHARED / "rulebooks" / f"{name}.txt"


@cache
def reading(name: str) -> Reading:
    return read_lines(path_of(name).read_bytes(), name)


def edition(name: str) -> Edition:
    return reading(name).edition


def sections_in_seeds(name: str) -> dict[str, str]:
    """Per section what SEEDS.md says: ``5+2/0``, with ``*`` in front where the heading is absent."""
    line = re.search(rf"^\*\*{name}\*\* (.*)$", COUNTS.read_text(encoding="utf-8"), re.MULTILINE)
    assert line is not None
    found = re.findall(r"(\d{3})(\*?):(empty|\d+\+\d+/\d+)", line[1])
    assert len(found) > 5
    return {section: absent + counts for section, absent, counts in found}


@pytest.mark.parametrize("name", SEEDS[:4])
def test_every_section_has_the_rules_subrules_and_examples_of_the_table(name: str) -> None:
    counts: dict[str, list[int]] = {}
    for rule in edition(name).rules:
        count = counts.setdefault(rule.number[:3], [0, 0, 0])
        count[rule.kind == "subrule"] += 1
        count[2] += len(rule.examples)
    headings = {heading.number for heading in edition(name).headings}
    sections = {number for number in headings if len(number) == 3} | counts.keys()
    read = {}
    for section in sections:
        rules, subrules, examples = counts.get(section, (0, 0, 0))
        figures = f"{rules}+{subrules}/{examples}" if section in counts else "empty"
        read[section] = figures if section in headings else f"*{figures}"
    assert read == sections_in_seeds(name)


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_rulebook_has_as_many_rules_and_examples_as_counted(name: str) -> None:
    text = COUNTS.read_text(encoding="utf-8")
    found = re.search(rf"{name}\W* \(([\d,]+)[^/;]*/ ([\d,]+)", text) or re.search(
        rf"{name}\W* \(([\d,]+) numbered rules[^,]*, (\d+) examples", text
    )
    assert found is not None
    rules, examples = (int(figure.replace(",", "")) for figure in found.groups())
    read = edition(name)
    assert len(read.rules) == rules
    assert sum(len(rule.examples) for rule in read.rules) == examples


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_complete_edition_has_no_gap_in_its_headings_and_numbers(name: str) -> None:
    read = edition(name)
    assert read.date == name
    gaps = {"absent-heading", "absent-parent", "truncated", "unnumbered", "duplicated"}
    assert not [remark for remark in read.remarks if remark.kind in gaps]


def test_the_rulings_summary_keeps_entries_rulings_examples_and_sources() -> None:
    read = edition("004")
    assert len(read.rules) == 41
    assert sum(rule.source is not None or bool(rule.examples) for rule in read.rules) == 32
    assert [ruling.number for ruling in read.rulings] == [f"502.85.Ruling.{at}" for at in range(1, 12)]
    examples = [rule.examples for rule in read.rules] + [entry.examples for entry in read.glossary]
    assert sum(map(len, examples)) == 9
    assert read.date == "2009-05-31"
    assert all(entry.number is not None for entry in read.glossary)


@pytest.mark.parametrize("name", [*SEEDS[:4], *RULEBOOKS])
def test_the_text_of_every_line_stands_in_what_it_was_read_as(name: str) -> None:
    read = reading(name)
    whole = {
        **{rule.line: " ".join((rule.text, *rule.examples)) for rule in read.edition.rules},
        **{heading.line: heading.title for heading in read.edition.headings},
        **{
            entry.line: " ".join((entry.term, entry.text, *entry.examples)) for entry in read.edition.glossary
        },
    }
    starts = sorted(whole)
    bare = {line: re.sub(r"\s", "", text) for line, text in whole.items()}
    text, _ = decode(path_of(name).read_bytes(), name)
    lost = []
    for at, line in enumerate(re.split("\r\n|\r|\n", text), 1):
        kind = read.lines[at - 1]
        if kind in {"blank", "remark"}:
            assert kind == "remark" or not line.strip()
            continue
        said = re.sub(r"^\s*(\d{3}\s?\.\s?\d+\s?[a-z]{0,2}|\d{1,3})\.?(?=[\sA-Z])|^Example:", "", line)
        if kind in {"continuation", "glossary", "example"}:
            said = re.sub(r"^\s*Example:", "", line)
        said = said.replace("\u2028Example:", "")
        owner = starts[bisect_right(starts, at) - 1]
        if re.sub(r"\s", "", said) not in bare[owner]:
            lost.append((at, kind, line[:60]))
    assert lost == []


@pytest.mark.parametrize("name", [*SEEDS[:4], *RULEBOOKS])
def test_every_other_line_stands_at_or_below_a_remark(name: str) -> None:
    read = reading(name)
    remarked = {remark.line for remark in read.edition.remarks}
    in_block = False
    for at, kind in enumerate(read.lines, 1):
        if kind == "remark":
            in_block = in_block or at in remarked
            assert in_block, f"line {at} is neither an entry nor remarked on"
        elif kind != "blank":
            in_block = False


def test_lost_characters_are_restored_only_where_an_edition_proves_them() -> None:
    aligned = edition("2018-08-10")
    read = read_file(path_of("001"), aligned)
    whole = {rule.number: rule.text for rule in aligned.rules}
    same = sum(rule.text == whole.get(rule.number) for rule in read.rules)
    assert same == 824 + 246 + 5  # five more differ only in their examples
    left = sum(rule.text.count("\ufffd") for rule in read.rules)
    assert 0 < left < 2393
    assert any(remark.kind == "restored-punctuation" for remark in read.remarks)
    untouched = read_file(path_of("001"))
    for before, after in zip(untouched.rules, read.rules, strict=True):
        assert re.sub("[^\x00-\x7f]", "\ufffd", after.text) == re.sub("[^\x00-\x7f]", "\ufffd", before.text)


def test_two_editions_together_prove_every_lost_character_of_the_rules() -> None:
    read = restored(read_file(path_of("001"), edition("2018-08-10")), edition("2017-09-29"))
    assert not [rule.number for rule in read.rules if "\ufffd" in "".join((rule.text, *rule.examples))]


@pytest.mark.parametrize("name", RULEBOOKS)
def test_references_point_to_numbers_that_the_edition_has(name: str) -> None:
    read = edition(name)
    known = {rule.number for rule in read.rules} | {heading.number for heading in read.headings}
    dangling = {(rule.number, to) for rule in read.rules for to in rule.references if to not in known}
    assert dangling == ({("702.123d", "903.11a")} if name == "2017-09-29" else set())
    assert sum(len(rule.references) for rule in read.rules) > len(read.rules) // 4


def test_a_broken_end_is_known_by_the_edition_that_goes_on() -> None:
    read = read_file(path_of("000"), edition("2009-05-01"))
    messages = [remark.message for remark in read.remarks if remark.kind == "truncated"]
    assert any("502.26b stops 204 characters before" in message for message in messages)


def test_words_cut_by_line_breaks_are_glued() -> None:
    glued = [remark.message.split()[0] for remark in edition("002").remarks if remark.kind == "glued-word"]
    assert glued == ["wi|ll", "re|turns"]


def test_a_transposed_number_is_read_by_its_place() -> None:
    assert "423.2b" in {rule.number for rule in edition("2006-10-01").rules}
    assert "432.2b" not in {rule.number for rule in edition("2006-10-01").rules}


def rewrapped(name: str, width: int) -> str:
    text, _ = decode(path_of(name).read_bytes(), name)
    lines = []
    for line in re.split("\r\n|\r|\n|\u2028", text):
        bare = line.strip()
        lines += textwrap.wrap(bare, width, break_long_words=False, break_on_hyphens=False) or [""]
    return "\n".join(lines)


@pytest.mark.parametrize("width", [72, 100])
@pytest.mark.parametrize("name", ["2006-10-01", "2025-06-06"])
def test_a_hard_wrapped_edition_reads_like_the_same_one_unwrapped(name: str, width: int) -> None:
    def contents(read: Edition) -> list[tuple[str, str, tuple[str, ...]]]:
        return [
            (
                rule.number,
                " ".join(rule.text.split()),
                tuple(" ".join(each.split()) for each in rule.examples),
            )
            for rule in read.rules
        ]

    wrapped = read_document(rewrapped(name, width).encode(), name)
    assert contents(wrapped) == contents(edition(name))
    assert [entry.term for entry in wrapped.glossary] == [entry.term for entry in edition(name).glossary]


@pytest.mark.parametrize("name", ["2025-06-06", "2009-05-01", "2006-10-01", "2017-09-29", "2018-08-10"])
def test_the_register_that_the_book_carries_is_that_of_the_document(name: str) -> None:
    assert write_register(register_of(edition(name))) == write_register(load_register(name))


def test_no_heading_of_a_complete_edition_is_a_sentence() -> None:
    titles = Counter(heading.title for heading in edition("2025-06-06").headings)
    assert titles["General"] == 9
    assert not [title for title in titles if ends_a_sentence(title)]


@pytest.fixture(scope="module")
def adopted() -> Adoption:
    return adoption(edition("2025-06-06"), edition("2026-08-07"), {})


def test_of_what_is_cited_two_rules_are_gone_in_the_newest_edition(adopted: Adoption) -> None:
    cited = {number for date, number in load_lock() if date == "2025-06-06"}
    assert adopted.gone(cited) == ("603.2e", "903.12c")


def test_drafts_name_rules_of_the_newest_edition_after_it_is_adopted(adopted: Adoption) -> None:
    numbers = {rule.number for rule in edition("2026-08-07").rules}
    drafts = (rules_text_folder() / "concordance").glob("*.draft.tsv")
    rows = [
        row.split("\t") for file in drafts for row in redrafted(file.read_text("utf-8"), adopted).splitlines()
    ]
    assert [
        row for row in rows if not row[0].startswith("#") and not numbers.issuperset(row[2].split())
    ] == []
