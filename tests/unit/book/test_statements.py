"""How statements are read, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from comprules.book.statements import (
    Statement,
    StatementError,
    check_statement,
    load_statements,
    plain,
    read_statements,
    references_in,
    refuse_all,
)

TITLE = "# 613. Interaction of Continuous Effects\n"


def read(tmp_path: Path, text: str) -> tuple[Statement, ...]:
    file = tmp_path / "613_x.md"
    file.write_text(text, "utf-8")
    return read_statements(file)


def test_a_statement_has_its_number_title_text_and_line(tmp_path: Path) -> None:
    (found,) = read(tmp_path, TITLE + "\n:::::{rule} 613.9\n:title: Over\n\nOne over\nanother.\n:::::\n")
    assert found == Statement("613.9", "Over", "One over\nanother.", file="613_x.md", line=3)


def test_examples_are_read_in_order(tmp_path: Path) -> None:
    body = "One.\n\n::::{example}\nfirst\n::::\n\n::::{example}\nsecond\n::::\n"
    (found,) = read(tmp_path, f"{TITLE}:::::{{rule}} 613.9\n{body}:::::\n")
    assert found.examples == ("first", "second")
    assert found.text_markdown == "One."


def test_a_statement_may_have_several_paragraphs(tmp_path: Path) -> None:
    (found,) = read(tmp_path, f"{TITLE}:::::{{rule}} 613.9\nOne.\n\nTwo.\n:::::\n")
    assert found.text_markdown == "One.\n\nTwo."


def test_a_reason_for_having_no_game_behaviour_is_kept(tmp_path: Path) -> None:
    (found,) = read(tmp_path, f"{TITLE}:::::{{rule}} 613.9\n:no-game-behaviour: heading\n\nOne.\n:::::\n")
    assert found.no_game_behaviour == "heading"


def test_references_are_found_once_each_in_statement_and_examples() -> None:
    statement = Statement("613.9", "", "See {cr}`613.8`, {cr}`613.7`.", ("By {cr}`613.8` and {cr}`601.2f`.",))
    assert statement.references == ("613.8", "613.7", "601.2f")


def test_references_leave_out_glossary_terms() -> None:
    assert references_in("a {cr:term}`timestamp` ({cr}`613.7`)") == ("613.7",)


def test_plain_text_shows_what_a_reader_sees() -> None:
    assert plain("by {cr:term}`timestamp`\n({cr}`2009/418.5c`)") == "by timestamp (418.5c)"


@pytest.mark.parametrize(
    ("body", "line", "says"),
    [
        (":::::{rule} 613.x\nOne.\n:::::\n", 2, "no rule number"),
        (":::::{rule} 704.5a\nOne.\n:::::\n", 2, "no rule of 613"),
        (":::::{rule} 613.9\n:::::\n", 2, "says nothing"),
        (":::::{rule} 613.9\nOne.\n", 2, "never closed"),
        (":::::{rule} 613.9\n:note: x\n\nOne.\n:::::\n", 3, "no option"),
        (":::::{rule} 613.9\n:title:\n\nOne.\n:::::\n", 3, "no option"),
        (":::::{rule} 613.9\n:no-game-behaviour: too hard\n\nOne.\n:::::\n", 3, "no reason"),
        (":::::{rule} 613.9\nOne.\n::::{note}\nx\n::::\n:::::\n", 4, "cannot stand inside 613.9"),
        (":::::{rule} 613.9\nOne.\n:::::{example}\nx\n:::::\n:::::\n", 4, "cannot stand inside 613.9"),
        (":::::{rule} 613.9\nOne.\n::::{example}\n::::\n:::::\n", 4, "is empty"),
        (":::::{rule} 613.9\nOne.\n::::{example}\nx\n::::\nTwo.\n:::::\n", 7, "goes on after an example"),
        ("Stray words.\n", 2, "outside any rule"),
    ],
)
def test_what_is_written_wrong_is_refused_with_its_line(
    tmp_path: Path, body: str, line: int, says: str
) -> None:
    with pytest.raises(StatementError) as refused:
        read(tmp_path, TITLE + body)
    assert refused.value.message.startswith(f"613_x.md:{line}: ")
    assert says in refused.value.message
    assert refused.value.hint


def test_a_file_without_a_title_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StatementError, match="no title"):
        read(tmp_path, "\n")


def test_a_number_that_the_edition_has_not_is_refused_with_the_nearest() -> None:
    with pytest.raises(StatementError, match=r"x\.md:7: 2025-06-06 has no rule 613\.4z") as refused:
        refuse_all(check_statement(Statement("613.4z", "", "One.", file="x.md", line=7)))
    assert "613.4" in refused.value.hint


def test_everything_that_is_wrong_is_refused_in_one_list() -> None:
    wrong = [
        Statement("613.4z", "", "One.", file="x.md", line=7),
        Statement("613.8", "", "See {cr}`613.99`.", file="y.md", line=1),
    ]
    with pytest.raises(StatementError, match="2 places have to be mended") as refused:
        refuse_all(error for statement in wrong for error in check_statement(statement))
    assert "x.md:7: 2025-06-06 has no rule 613.4z" in str(refused.value)
    assert "y.md:1: 613.8 points to 613.99" in str(refused.value)


def test_a_missing_example_is_refused() -> None:
    with pytest.raises(StatementError, match=r"x\.md:7: 613\.9 tells 1 examples") as refused:
        refuse_all(check_statement(Statement("613.9", "", "One.", ("only one",), file="x.md", line=7)))
    assert "has 2" in refused.value.hint


def test_a_reference_that_leads_nowhere_is_refused() -> None:
    with pytest.raises(StatementError, match=r"613\.8 points to 613\.99"):
        refuse_all(check_statement(Statement("613.8", "", "See {cr}`613.99`.")))


def test_a_reference_into_an_older_edition_is_looked_up_there() -> None:
    refuse_all(check_statement(Statement("613.8", "", "Once {cr}`2009/418.5c`.")))
    with pytest.raises(StatementError, match=r"2009/613\.8"):
        refuse_all(check_statement(Statement("613.8", "", "Once {cr}`2009/613.8`.")))


def test_the_statements_of_the_base_edition_stand_in_the_order_of_the_book() -> None:
    numbers = list(load_statements())
    assert numbers.index("613.4d") < numbers.index("613.5") < numbers.index("704.5j")


def test_a_number_stated_twice_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = f"{TITLE}:::::{{rule}} 613.8\nOne.\n:::::\n"
    (tmp_path / "sections").mkdir()
    for name in ("613_a.md", "613_b.md"):
        (tmp_path / "sections" / name).write_text(one, "utf-8")
    monkeypatch.setattr("comprules.book.statements.rules_text_folder", lambda: tmp_path)
    with pytest.raises(StatementError, match=r"613_b\.md:2: 613\.8 is stated a second time"):
        load_statements.__wrapped__()
