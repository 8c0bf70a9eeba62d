"""rules_text held against the registers, and against the official documents where they are at hand."""

from __future__ import annotations

from functools import cache
from itertools import takewhile
from pathlib import Path

import pytest

from comprules.book.alignment import normalised, propose
from comprules.book.concordance import load_concordance
from comprules.book.edition import Entry
from comprules.book.reading import read_file
from comprules.book.references import references_in
from comprules.book.register import editions, load_register
from comprules.book.statements import BASE_EDITION, Statement, load_statements, plain

DOCUMENTS = Path(__file__).resolve().parents[4] / "shared" / "rulebooks"
RULES_TEXT = Path(__file__).resolve().parents[3] / "rules_text"
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def part_of(statement: Statement) -> str:
    """What the file of a statement is about, by its name: ``613``, or ``702.83`` for a keyword of its own."""
    numbers = takewhile(str.isdigit, Path(statement.file).stem.split("_"))
    return ".".join(numbers)


PARTS = tuple(dict.fromkeys(part_of(statement) for statement in load_statements().values()))
REVIEWED_2009 = ("418", "420")
OLDER = tuple(date for date in editions().values() if date != BASE_EDITION)


@cache
def official(date: str) -> dict[str, Entry]:
    file = DOCUMENTS / f"{date}.txt"
    if not file.is_file():
        pytest.skip("no source documents")
    return {entry.number: entry for entry in read_file(file).rules}


def own_statements() -> list[Statement]:
    older = [entry.statement for date in OLDER for entry in load_concordance(date).entries.values()]
    return [*load_statements().values(), *(statement for statement in older if statement)]


@pytest.mark.parametrize("part", ["613", "704", *(part for part in PARTS if part not in {"613", "704"})])
def test_what_a_file_is_about_is_stated_whole_and_in_order(part: str) -> None:
    stated = [number for number, statement in load_statements().items() if part_of(statement) == part]
    section = load_register(BASE_EDITION).in_section(part.partition(".")[0])
    assert stated == [
        n.number for n in section if part in (n.number.partition(".")[0], n.number.rstrip(LETTERS))
    ]


def test_the_title_of_each_file_is_that_of_what_it_is_about() -> None:
    register = load_register(BASE_EDITION)
    for statement in load_statements().values():
        part, file = part_of(statement), RULES_TEXT / statement.file
        with file.open(encoding="utf-8") as lines:
            title = register[part].title or register[part.partition(".")[0]].title
            assert next(lines).strip() == f"# {part}. {title}"
        assert file.name.startswith(f"{part.replace('.', '_')}_")


def test_every_statement_has_a_short_title() -> None:
    without = [s.number for s in own_statements() if not 1 <= len(s.title.split()) <= 9]
    assert without == []


@pytest.mark.parametrize("date", OLDER)
def test_a_concordance_maps_every_number_of_its_edition_and_no_other(date: str) -> None:
    mapped = load_concordance(date).entries
    assert list(mapped) == [line.number for line in load_register(date).rules]


@pytest.mark.parametrize("date", OLDER)
def test_every_base_rule_is_new_or_has_an_ancestor(date: str) -> None:
    concordance = load_concordance(date)
    new = set(concordance.new_since())
    for line in load_register(BASE_EDITION).rules:
        assert (line.number in new) != bool(concordance.older_of(line.number))


@pytest.mark.parametrize("section", REVIEWED_2009)
def test_every_number_of_418_and_420_has_been_reviewed(section: str) -> None:
    entries = load_concordance("2009").entries
    unread = [
        line.number for line in load_register("2009").in_section(section) if not entries[line.number].reviewed
    ]
    assert unread == []


def test_a_reviewed_entry_retells_every_example() -> None:
    register = load_register("2009")
    for entry in load_concordance("2009").entries.values():
        if entry.reviewed:
            assert len(entry.examples) == register[entry.number].examples, entry.number


def test_what_says_the_same_in_2009_is_stated_today_wherever_its_section_is() -> None:
    for entry in load_concordance("2009").entries.values():
        for base in entry.base:
            if entry.reviewed and {base.partition(".")[0], base.rstrip(LETTERS)} & set(PARTS) and "." in base:
                assert base in load_statements()


@pytest.mark.parametrize("statement", own_statements(), ids=lambda s: f"{s.edition[:4]}-{s.number}")
def test_no_statement_is_longer_than_the_official_wording(statement: Statement) -> None:
    theirs = official(statement.edition)[statement.number]
    assert len(plain(statement.text_markdown).split()) <= len(theirs.text.split())


@pytest.mark.parametrize("statement", own_statements(), ids=lambda s: f"{s.edition[:4]}-{s.number}")
def test_no_example_is_longer_than_the_official_one(statement: Statement) -> None:
    theirs = official(statement.edition)[statement.number].examples
    for ours, example in zip(statement.examples, theirs, strict=True):
        assert len(plain(ours).split()) <= len(example.split())


def test_a_statement_points_to_every_rule_that_the_official_wording_points_to() -> None:
    for statement in load_statements().values():
        theirs = official(BASE_EDITION)[statement.number]
        wanted = {r for text in (theirs.text, *theirs.examples) for r in references_in(text)}
        assert wanted <= set(statement.references), statement.number


def test_in_2009_the_same_means_equal_wording() -> None:
    older, base = official("2009-05-01"), official(BASE_EDITION)
    for entry in load_concordance("2009").entries.values():
        if entry.reviewed and entry.relation in {"same", "reworded"} and len(entry.base) == 1:
            equal = normalised(older[entry.number].text) == normalised(base[entry.base[0]].text)
            assert equal == (entry.relation == "same"), entry.number


def test_the_drafts_of_2009_are_what_the_program_proposes_today() -> None:
    documents = [DOCUMENTS / f"{date}.txt" for date in ("2009-05-01", BASE_EDITION)]
    if not all(file.is_file() for file in documents):
        pytest.skip("no source documents")
    entries = load_concordance("2009").entries
    proposed = {p.number: (p.relation, p.base) for p in propose(*map(read_file, documents))}
    drafted = {n: (e.relation, " ".join(e.base)) for n, e in entries.items() if not e.reviewed}
    assert drafted == {number: proposed[number] for number in drafted}
