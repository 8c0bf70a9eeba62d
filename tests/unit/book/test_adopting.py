"""What becomes of numbers, files and drafts when a newer edition takes the place of the base."""

from __future__ import annotations

from pathlib import Path

import pytest

from comprules.book import statements
from comprules.book.adopting import Adoption, adoption, redrafted, renamed, rewritten
from comprules.book.edition import Edition, Entry, Heading

OLD, NEW = "2025-06-06", "2026-08-07"

LEGENDS = "If a player controls two or more legendary permanents with the same name, that player keeps one."
WORLDS = "If two or more permanents have the supertype world, all but the newest are put into graveyards."
EMPTY = "A player who attempted to draw from an empty library loses the game."
LESS = "A player who has less life than nothing loses the game at once."
STATIONS = "Spacecraft become artifact creatures once they hold enough charge counters."


def edition(date: str, sections: dict[str, str], **rules: str) -> Edition:
    """An edition of section 704 whose rules 704.5a, b, c … have these wordings."""
    entries = tuple(
        Entry(f"704.5{letter}", "subrule", "704.5", text, (), 1) for letter, text in rules.items()
    )
    headings = tuple(Heading(number, title, 1) for number, title in sections.items())
    return Edition(date, "Rules", entries, headings, (), ())


@pytest.fixture(scope="module")
def adopted() -> Adoption:
    older = edition(
        OLD,
        {"704": "State-Based Actions", "728": "Merging"},
        a=LEGENDS,
        b=WORLDS,
        c=EMPTY + " See rule 728.",
        d=LESS,
        e=f"{LESS} They do.",
        j="Poison.",
        k="Poison.",
    )
    newer = edition(
        NEW,
        {"704": "State-Based Actions", "730": "Merging"},
        a=STATIONS,
        b=LEGENDS,
        c=WORLDS.replace("the newest", "the oldest"),
        d=EMPTY + " See rule 730.",
        f=LESS,
        m="Poison.",
        n="Poison.",
    )
    return adoption(older, newer, {})


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ("704.5a", "704.5b", True),
        ("704.5b", "704.5c", False),
        ("704.5c", "704.5d", True),
        ("728", "730", True),
        ("704", "704", True),
    ],
)
def test_a_number_is_found_again_by_its_words(adopted: Adoption, old: str, new: str, same: bool) -> None:
    assert (adopted.successor(old), adopted.says_the_same(old)) == (new, same)


def test_sections_of_one_title_keep_their_numbers() -> None:
    sections = {"100": "General", "700": "General", "701": "Actions"}
    adopted = adoption(edition(OLD, sections), edition(NEW, sections), {})
    assert [adopted.successor(number) for number in sections] == list(sections)


def test_rules_of_one_wording_are_found_again_in_their_order(adopted: Adoption) -> None:
    assert (adopted.successor("704.5j"), adopted.successor("704.5k")) == ("704.5m", "704.5n")


def test_a_number_that_stays_has_not_moved(adopted: Adoption) -> None:
    assert "704" not in adopted.moved
    assert adopted.moved["704.5a"] == "704.5b"


def test_a_rule_that_nothing_is_like_is_gone() -> None:
    older = edition(OLD, {}, a=LEGENDS, b=WORLDS)
    assert adoption(older, edition(NEW, {}, a=LEGENDS), {}).gone(("704.5a", "704.5b")) == ("704.5b",)


def test_a_rule_whose_likest_is_another_as_it_always_was_is_gone() -> None:
    older = edition(OLD, {}, a=LEGENDS, b="If a player controls legendary permanents, that is legendary.")
    assert adoption(older, edition(NEW, {}, a=LEGENDS), {}).gone(("704.5a", "704.5b")) == ("704.5b",)


def test_what_became_of_a_rule_can_be_said_by_hand() -> None:
    older, newer = edition(OLD, {}, a=LEGENDS, b=WORLDS), edition(NEW, {}, a=LEGENDS)
    by_hand = adoption(older, newer, {"704.5b": "704.5a"})
    assert not by_hand.gone(("704.5a", "704.5b"))
    assert not by_hand.says_the_same("704.5b")


def test_numbers_that_became_one_are_named() -> None:
    by_hand = adoption(
        edition(OLD, {}, a=LEGENDS, b=WORLDS), edition(NEW, {}, a=LEGENDS), {"704.5b": "704.5a"}
    )
    assert by_hand.merged(("704.5a", "704.5b")) == {"704.5a": ("704.5a", "704.5b")}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('LEGEND_RULE = cite("704.5a")', 'LEGEND_RULE = cite("704.5b")'),
        ('BASE_EDITION: Final = "2025-06-06"', 'BASE_EDITION: Final = "2026-08-07"'),
        ('edition = "2009-05-01"\nbase = "2025-06-06"', 'edition = "2009-05-01"\nbase = "2026-08-07"'),
        ('base = ["704.5a", "704.5c"]', 'base = ["704.5b", "704.5d"]'),
        ('"704.5a" = "Legends of one name"', '"704.5b" = "Legends of one name"'),
        ("  @edition-2025 @CR-704.5a\n", "  @edition-2026 @CR-704.5b\n"),
        ("      Then it is refused, by 704.5a\n", "      Then it is refused, by 704.5b\n"),
        ("| two | 704.5a |", "| two | 704.5b |"),
        ("| Creatures | , by 704.5a |", "| Creatures | , by 704.5b |"),
        (
            "- [The rules of 2025-06-06](2025-06-06/index.md)",
            "- [The rules of 2026-08-07](2026-08-07/index.md)",
        ),
    ],
)
def test_files_move_on_with_the_base(adopted: Adoption, before: str, after: str) -> None:
    assert rewritten(before, adopted) == after


MERGING = "# 728. Merging\n\n:::::{rule} 728\n:title: Merging\n"
MERGED = "Feature: 728. Merging\n\n  @CR-728.1\n  Rule: 728.1 Merging\n"


@pytest.mark.parametrize(
    ("name", "text", "after", "title"),
    [
        ("728_merging.md", MERGING, "730_merging.md", "# 730. Merging"),
        ("728_merging.feature", MERGED, "730_merging.feature", "Feature: 730. Merging"),
        ("704_state_based_actions.md", "# 704. A\n\n:::::{rule} 704\n", "704_state_based_actions.md", "# 704. A"),
        ("704_05a_legends.md", "# 704.5a. A\n", "704_05a_legends.md", "# 704.5a. A"),
        ("728_older.feature", "Feature: 728. Older\n\n  @CR-2009-728.1\n", "728_older.feature", "Feature: 728. Older"),
        ("merging.md", MERGING, "merging.md", "# 730. Merging"),
    ],
)  # fmt: skip
def test_a_file_about_a_section_moves_with_it(
    adopted: Adoption, name: str, text: str, after: str, title: str
) -> None:
    assert renamed(name, text, adopted) == after
    assert rewritten(text, adopted).partition("\n")[0] == title


@pytest.mark.parametrize(
    "text",
    [
        'cite("704.5a", "2009-05-01")',
        "@edition-2009",
        "Section 704 of 2025-06-06",
        "| 728 | 730 |",
        "704.5a is prose",
    ],
)
def test_what_does_not_speak_of_the_base_stays(adopted: Adoption, text: str) -> None:
    assert rewritten(text, adopted) == text


@pytest.mark.parametrize(
    ("line", "after"),
    [
        (f"# the words of 2009-05-01 with those of {OLD}", f"# the words of 2009-05-01 with those of {NEW}"),
        ("420.5e\tsame\t704.5a\t1.00", "420.5e\tsame\t704.5b\t1.00"),
        ("420.5f\tsame\t704.5b\t1.00", "420.5f\treworded\t704.5c\t0.96"),
        ("420.5g\tchanged\t704.5b\t0.50", "420.5g\tchanged\t704.5c\t0.50"),
        ("420.5h\tretired\t\t0.00", "420.5h\tretired\t\t0.00"),
        ("420.5i\tsame\t704.5e\t1.00", "420.5i\tretired\t\t0.00"),
    ],
)
def test_a_draft_is_at_most_as_like_as_the_two_bases_are(line: str, after: str) -> None:
    older = edition(OLD, {}, a=LEGENDS, b=WORLDS, e=STATIONS)
    newer = edition(NEW, {}, b=LEGENDS, c=WORLDS.replace("the newest", "the oldest"))
    got = redrafted(line + "\n", adoption(older, newer, {})).rstrip("\n").split("\t")
    wanted = after.split("\t")
    assert got[:3] == wanted[:3]
    assert [float(one) for one in got[3:]] == pytest.approx([float(one) for one in wanted[3:]], abs=0.1)


def test_the_date_of_the_base_is_written_in_one_place() -> None:
    package = Path(statements.__file__).parent.parent
    written = f'"{statements.BASE_EDITION}"'
    assert [file.name for file in package.rglob("*.py") if written in file.read_text("utf-8")] == [
        "statements.py"
    ]
