"""How concordances are read, and what they answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from comprules.book.concordance import (
    Concordance,
    Correspondence,
    known_rules,
    load_concordance,
    read_drafts,
    read_reviewed,
    rest_of,
    stale_files,
    stated,
)
from comprules.book.errors import UnknownEditionError, UnknownRuleError
from comprules.book.register import load_register
from comprules.book.statements import BASE_EDITION, StatementError

HEAD = 'edition = "2009-05-01"\nbase = "' + BASE_EDITION + '"\n'


def reviewed(tmp_path: Path, text: str) -> dict[str, Correspondence]:
    file = tmp_path / "2009-05-01.toml"
    file.write_text(HEAD + text, "utf-8")
    return read_reviewed(file, "2009-05-01")


def test_an_entry_of_equal_meaning_holds_for_all_its_base_rules(tmp_path: Path) -> None:
    entry = reviewed(tmp_path, '[rules."1"]\nrelation = "reworded"\nbase = ["2", "3"]\n')["1"]
    assert entry.holds == entry.base == ("2", "3")


def test_a_changed_entry_holds_only_where_it_says_so(tmp_path: Path) -> None:
    text = '[rules."1"]\nrelation = "changed"\nbase = ["2", "3"]\nholds = ["3"]\nstatement = "S"\n'
    assert reviewed(tmp_path, text)["1"].holds == ("3",)


def test_an_example_may_be_like_one_of_the_base(tmp_path: Path) -> None:
    text = '[rules."1"]\nrelation = "same"\nbase = ["613.6"]\n[[rules."1".examples]]\ntext = "T"\nlike = "613.6 example 2"\n'
    (example,) = reviewed(tmp_path, text)["1"].examples
    assert example.like == ("613.6", 2)


def test_a_statement_knows_where_it_stands(tmp_path: Path) -> None:
    text = '\n[rules."1"]\nrelation = "retired"\nstatement = "S"\n'
    statement = reviewed(tmp_path, text)["1"].statement
    assert statement is not None
    assert statement.place == "concordance/2009-05-01.toml:4"
    assert statement.edition == "2009-05-01"


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ('relation = "similar"', "relation 'similar'"),
        ('relation = "same"', "must name base rules"),
        ('relation = "retired"\nbase = ["2"]\nstatement = "S"', "must name base rules"),
        ('relation = "changed"\nbase = ["2"]', "has no statement"),
        ('relation = "retired"', "has no statement"),
        ('relation = "changed"\nbase = ["2"]\nstatement = "S"\nholds = ["3"]', "what holds"),
        ('relation = "same"\nbase = ["2"]\nholds = ["2"]', "what holds"),
        ('relation = "same"\nbase = ["2"]\nbasis = 1', "unknown keys: basis"),
        ('relation = "retired"\nstatement = "S"\nno-game-behaviour = "dull"', "no known reason"),
        ('relation = "same"\nbase = ["2"]\nexamples = [{ like = "613.6 example 1" }]', "not a text"),
        ('relation = "same"\nbase = ["2"]\nexamples = [{ text = "T", like = "613.6" }]', "like '613.6'"),
    ],
)
def test_what_is_written_wrong_is_refused_with_its_line(tmp_path: Path, body: str, says: str) -> None:
    with pytest.raises(StatementError) as refused:
        reviewed(tmp_path, f'[rules."418.1"]\n{body}\n')
    assert refused.value.message.startswith("concordance/2009-05-01.toml:3: 418.1 ")
    assert says in refused.value.message


def test_a_concordance_with_another_base_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "2009-05-01.toml"
    file.write_text('edition = "2009-05-01"\nbase = "2018-08-10"\n', "utf-8")
    with pytest.raises(StatementError, match="maps 2009-05-01 to 2018-08-10"):
        read_reviewed(file, "2009-05-01")


def test_a_draft_holds_for_nothing(tmp_path: Path) -> None:
    file = tmp_path / "d.tsv"
    file.write_text("# remark\n100.1\tsame\t100.1\t1.00\n100.2\tretired\t\t0.00\n", "utf-8")
    drafts = read_drafts(file)
    assert drafts["100.1"].base == ("100.1",)
    assert drafts["100.1"].holds == ()
    assert not drafts["100.1"].reviewed
    assert drafts["100.2"].base == ()


def test_a_draft_of_no_known_relation_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "d.tsv"
    file.write_text("100.1\talike\t100.1\t1.00\n", "utf-8")
    with pytest.raises(StatementError, match="relation 'alike'"):
        read_drafts(file)


def test_concordances_that_lead_to_another_edition_are_named_all_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "concordance"
    folder.mkdir()
    drafted = (
        "# Proposed by comparing the words of 2006-10-01 with those of {}; nobody has reviewed these lines.\n"
    )
    (folder / "2006-10-01.draft.tsv").write_text(drafted.format("2018-08-10"), "utf-8")
    (folder / "2017-09-29.draft.tsv").write_text(drafted.format(BASE_EDITION), "utf-8")
    (folder / "2009-05-01.toml").write_text('edition = "2009-05-01"\nbase = "2018-08-10"\n', "utf-8")
    monkeypatch.setattr("comprules.book.concordance.rules_text_folder", lambda: tmp_path)
    assert stale_files.__wrapped__() == {
        "2006-10-01.draft.tsv": "2018-08-10",
        "2009-05-01.toml": "2018-08-10",
    }


def test_a_concordance_answers_in_both_directions() -> None:
    entries = {
        "1": Correspondence("1", "same", ("5", "6"), ("5", "6"), reviewed=True),
        "2": Correspondence("2", "changed", ("6",), (), reviewed=True),
    }
    concordance = Concordance("2009-05-01", "2025-06-06", entries)
    assert concordance.base_of("1") == ("5", "6")
    assert concordance.older_of("6") == ("1", "2")
    assert concordance.proved_by("6") == ("1",)
    assert concordance.older_of("7") == ()


def test_a_number_that_the_older_edition_has_not_is_refused() -> None:
    with pytest.raises(UnknownRuleError, match=r"2009-05-01 has no rule 613\.4d"):
        load_concordance("2009").base_of("613.4d")


def test_an_edition_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownEditionError):
        load_concordance("1993")


def test_the_base_edition_leads_to_itself() -> None:
    base = load_concordance("2025")
    assert base.base_of("613.4d") == base.older_of("613.4d") == base.proved_by("613.4d") == ("613.4d",)
    assert base.new_since() == ()


def test_switching_is_the_same_rule_in_2009() -> None:
    assert load_concordance("2009").proved_by("613.4d") == ("418.5i",)


def test_the_legend_rule_of_today_proves_nothing_about_2009() -> None:
    concordance = load_concordance("2009")
    assert concordance.older_of("704.5j") == ("420.5e",)
    assert concordance.proved_by("704.5j") == ()


def test_the_planeswalker_uniqueness_rule_is_retired() -> None:
    entry = load_concordance("2009").entry("420.5q")
    assert (entry.relation, entry.base) == ("retired", ())


def test_working_the_order_out_afresh_is_new_since_2009() -> None:
    assert "613.8c" in load_concordance("2009").new_since()


def test_damage_from_deathtouch_is_not_new_since_2009_but_was_a_trigger() -> None:
    concordance = load_concordance("2009")
    assert concordance.older_of("704.5h") == ("502.63a",)
    assert concordance.proved_by("704.5h") == ()


def test_a_changed_rule_is_stated_as_it_was() -> None:
    (statement,) = stated("420.5e", "2009")
    assert statement.edition == "2009-05-01"
    assert "all go" in statement.text_markdown


def test_an_unchanged_rule_is_stated_as_it_is() -> None:
    (statement,) = stated("418.5d", "2009")
    assert statement.number == "613.8b"


def test_an_unreviewed_rule_is_not_stated() -> None:
    assert stated("100.1", "2017") == ()


def test_an_example_of_the_base_proves_the_older_one_that_is_like_it() -> None:
    concordance = load_concordance("2009")
    assert concordance.examples_like("613.6", 3) == (("418.5b", 3),)
    assert concordance.examples_like("613.6", 4) == ()


def test_of_an_edition_that_is_known_in_part_only_reviewed_rules_are_known() -> None:
    numbers = [line.number for line in known_rules("2006")]
    assert (len(numbers), numbers[0], numbers[-1]) == (52, "402.8g", "409.1b")
    assert len(known_rules("2009")) == len(load_register("2009").rules)


def test_what_is_not_known_of_an_edition_holds_where_it_holds_in_the_one_that_stands_in() -> None:
    older, rest = load_concordance("2006"), load_concordance(rest_of("2006-10-01"))
    assert older.in_part
    assert not rest.in_part
    assert {"704.5f", "603.4"} <= older.alike  # the one by 2009, the other by its own row
    assert "604.3" in rest.alike - older.alike  # 405.2 of 2006 says otherwise


def test_the_edition_that_stands_in_is_a_newer_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "concordance"
    folder.mkdir()
    head = f'edition = "2006-10-01"\nbase = "{BASE_EDITION}"\nrest = "2006-10-01"\n'
    (folder / "2006-10-01.toml").write_text(head, "utf-8")
    monkeypatch.setattr("comprules.book.concordance.rules_text_folder", lambda: tmp_path)
    with pytest.raises(StatementError, match="the rest of 2006-10-01 can't be as in 2006-10-01"):
        rest_of("2006-10-01")
