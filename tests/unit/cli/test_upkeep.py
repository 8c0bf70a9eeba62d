"""The commands that keep citations and concordances in step with the official documents."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from comprules.book import lock
from comprules.book.edition import Edition, Entry
from comprules.book.lock import Mention, bless, load_lock, write_lock
from comprules.book.overlay import load_overlay, write_overlay
from comprules.book.register import Register, RegisterLine
from comprules.book.statements import BASE_EDITION
from comprules.cli import upkeep
from comprules.cli.app import app

NEWER = "2030-01-01"
CITED = (Mention("704.5j", BASE_EDITION, "x.py"), Mention("704.5k", BASE_EDITION, "y.py"))


def registers(date: str, *wordings: str) -> Register:
    letters = zip("jkm", wordings, strict=False)
    return Register(date, tuple(RegisterLine(f"704.5{at}", "subrule", 0, words) for at, words in letters))


@pytest.fixture
def lock_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A lock of its own, two citations of the base edition, and a newer edition in which the legend rule moved."""
    known = {
        BASE_EDITION: registers(BASE_EDITION, "legend", "world"),
        NEWER: registers(NEWER, "speed", "legend", "world, changed"),
    }
    monkeypatch.setenv("COMPRULES_HOME", str(tmp_path))
    load_overlay.cache_clear()
    monkeypatch.setattr(lock, "lock_file", lambda: tmp_path / "lock.tsv")
    monkeypatch.setattr(upkeep, "mentions", lambda: CITED)
    monkeypatch.setattr(upkeep, "load_register", known.__getitem__)
    monkeypatch.setattr(upkeep, "resolve_edition", lambda name: name)
    write_lock(bless(CITED, {}, known[BASE_EDITION]))
    return tmp_path / "lock.tsv"


def said(*arguments: str, exit_code: int = 0) -> str:
    result = CliRunner().invoke(app, ["citations", *arguments])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == exit_code, result.output
    return " ".join(result.output.split())


@pytest.mark.usefixtures("lock_file")
def test_nothing_is_wrong_with_what_was_blessed() -> None:
    assert said() == "2 numbers are cited, all as they were last looked at."


def test_what_nobody_has_looked_at_is_shown_with_its_place(lock_file: Path) -> None:
    lock_file.unlink()
    shown = said(exit_code=1)
    assert "704.5j of 2025-06-06: unblessed" in shown
    assert "Cited at x.py" in shown


def test_one_number_can_be_blessed(lock_file: Path) -> None:
    lock_file.unlink()
    said("--bless", "704.5k")
    assert set(load_lock(lock_file)) == {(BASE_EDITION, "704.5k")}


def test_everything_can_be_blessed(lock_file: Path) -> None:
    lock_file.unlink()
    said("--bless-all")
    assert said().startswith("2 numbers are cited")


@pytest.mark.usefixtures("lock_file")
def test_a_newer_edition_shows_what_moved_and_what_is_suspect() -> None:
    shown = said("--against", NEWER, exit_code=1)
    assert "704.5j of 2025-06-06: moved, its wording stands elsewhere now: 704.5k of 2030-01-01" in shown
    assert "704.5k of 2025-06-06: suspect" in shown


@pytest.mark.usefixtures("lock_file")
def test_our_statement_is_shown_for_what_is_suspect() -> None:
    shown = said("--against", NEWER, exit_code=1)
    assert "our statement" in shown
    assert 'The "world rule"' in shown


def test_blessing_against_a_newer_edition_leaves_the_lock_of_the_base(lock_file: Path) -> None:
    said("--against", NEWER, "--bless", "704.5k")
    assert set(load_lock(lock_file)) == {
        (BASE_EDITION, "704.5j"),
        (BASE_EDITION, "704.5k"),
        (NEWER, "704.5k"),
    }


def imported(date: str, **rules: str) -> Edition:
    entries = tuple(
        Entry(f"704.5{letter}", "subrule", "704.5", text, (), 1) for letter, text in rules.items()
    )
    return Edition(date, "Rules", entries, (), (), ())


@pytest.fixture
def checkout(lock_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of one feature file and one draft; both editions are imported, and the legend rule moved."""
    write_overlay(imported(BASE_EDITION, j="Legends of one name: one stays.", k="The newest world stays."))
    write_overlay(imported(NEWER, j="Speed is four at most.", k="Legends of one name: one stays."))
    (tmp_path / "704.feature").write_text("  @CR-704.5j\n  Rule: 704.5j One of a name\n", "utf-8")
    (tmp_path / "concordance").mkdir()
    draft = f"# those of {BASE_EDITION}\n420.5e\tsame\t704.5j\t1.00\n"
    (tmp_path / "concordance" / "2009-05-01.draft.tsv").write_text(draft, "utf-8")
    monkeypatch.setattr(upkeep, "_files_that_cite", lambda: [tmp_path / "704.feature"])
    monkeypatch.setattr(upkeep, "rules_text_folder", lambda: tmp_path)
    return tmp_path


@pytest.mark.usefixtures("checkout")
def test_a_rule_that_is_gone_has_to_be_told() -> None:
    refused = CliRunner().invoke(app, ["citations", "--against", NEWER, "--renumber"])
    assert "there is nothing like\n  704.5k, cited at y.py" in str(refused.exception)


def test_nothing_is_written_while_a_rule_is_gone(checkout: Path) -> None:
    CliRunner().invoke(app, ["citations", "--against", NEWER, "--renumber"])
    assert "@CR-704.5j" in (checkout / "704.feature").read_text("utf-8")


def test_renumbering_rewrites_what_cites_the_base(checkout: Path) -> None:
    assert "704.5j is now 704.5k" in said("--against", NEWER, "--renumber", "--became", "704.5k=704.5j")
    assert (checkout / "704.feature").read_text("utf-8") == "  @CR-704.5k\n  Rule: 704.5k One of a name\n"


def test_renumbering_moves_drafts_and_drafts_the_old_base(checkout: Path) -> None:
    said("--against", NEWER, "--renumber", "--became", "704.5k=704.5j")
    drafts = checkout / "concordance"
    assert "420.5e\tsame\t704.5k" in (drafts / "2009-05-01.draft.tsv").read_text("utf-8")
    assert "704.5j\tsame\t704.5k" in (drafts / f"{BASE_EDITION}.draft.tsv").read_text("utf-8")


def test_renumbering_blesses_what_says_the_same(checkout: Path) -> None:
    said("--against", NEWER, "--renumber", "--became", "704.5k=704.5j")
    lock = load_lock(checkout / "lock.tsv")
    assert lock[NEWER, "704.5k"] == "legend"
    assert lock[NEWER, "704.5j"] == "world"


@pytest.mark.usefixtures("lock_file")
def test_nothing_is_renumbered_without_the_wordings() -> None:
    refused = CliRunner().invoke(app, ["citations", "--against", NEWER, "--renumber"])
    assert f"the wording of {BASE_EDITION} is not at hand" in str(refused.exception)


def test_the_project_itself_cites_nothing_that_has_not_been_looked_at() -> None:
    assert "all as they were last looked at" in said()


def test_a_draft_says_what_each_number_became(tmp_path: Path) -> None:
    documents = []
    for date, number in (("September 29, 2017", "417"), ("June 6, 2025", "613")):
        file = tmp_path / f"{number}.txt"
        file.write_text(
            f"Rules\n\nThese rules are effective as of {date}.\n\n{number[0]}. Chapter\n\n{number}. Fruit\n\n"
            f"{number}.1. Green apples are eaten in the order in which they ripen.\n\nGlossary\n\nApple\nA fruit.\n\nCredits\n",
            "utf-8",
        )
        documents.append(str(file))
    result = CliRunner().invoke(app, ["concordance", "draft", *documents])
    assert result.exit_code == 0, result.output
    assert "417.1\tsame\t613.1\t1.00" in result.output
