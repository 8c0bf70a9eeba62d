"""Official documents with every oddity that publishers print, in small."""

from __future__ import annotations

import pytest

from comprules.book.edition import Edition, Remark
from comprules.book.errors import DocumentError
from comprules.book.reading import read_document, read_lines

FRONT = """The Complete Pond Rules

These rules are effective as of May 3, 2014.

Introduction

This booklet tells how ponds are kept, and has nothing in it about the sea.

Contents

1. Ponds
100. General
101. Frogs

Glossary

Credits

"""
BODY = """1. Ponds

100. General

100.1. A pond is wet.

100.1a Ducks like it (see rule 101.1).
Example: A duck is there.
Example: Another duck is there.

100.2. Boats

100.2a Boats float.

101. Frogs

101.1. Frogs jump.

"""
BACK = """Glossary

Duck
A bird.
See Frog.

Frog
1. Green.
2. Wet.

Credits

Nobody did this.

These rules are effective as of May 3, 2014.

Published by nobody.
"""


def read(text: str) -> Edition:
    return read_document(text.encode(), "a test")


def numbers(text: str) -> list[str]:
    return [rule.number for rule in read(text).rules]


def kinds(edition: Edition, line: int) -> set[str]:
    return {remark.kind for remark in edition.remarks if remark.line == line}


def body(*lines: str) -> str:
    """Rules 100.1 to 100.2a, then ``lines``, each a paragraph."""
    return "100. General\n\n100.1. Wet.\n\n100.1a Ducks.\n\n" + "\n\n".join(lines) + "\n"


def test_a_complete_document_gives_its_date_and_title() -> None:
    edition = read(FRONT + BODY + BACK)
    assert (edition.date, edition.title) == ("2014-05-03", "The Complete Pond Rules")


def test_rules_have_number_kind_parent_text_examples_line_and_references() -> None:
    edition = read(FRONT + BODY + BACK)
    assert [(rule.number, rule.kind, rule.parent, rule.text) for rule in edition.rules] == [
        ("100.1", "rule", "100", "A pond is wet."),
        ("100.1a", "subrule", "100.1", "Ducks like it (see rule 101.1)."),
        ("100.2", "rule", "100", "Boats"),
        ("100.2a", "subrule", "100.2", "Boats float."),
        ("101.1", "rule", "101", "Frogs jump."),
    ]
    assert edition.rules[1].examples == ("A duck is there.", "Another duck is there.")
    assert edition.rules[1].references == ("101.1",)
    assert (FRONT + BODY + BACK).splitlines()[edition.rules[1].line - 1].startswith("100.1a ")


def test_headings_of_the_contents_list_are_not_those_of_the_rules() -> None:
    edition = read(FRONT + BODY + BACK)
    first = FRONT.count("\n") + 1
    assert [(heading.number, heading.line) for heading in edition.headings] == [
        ("1", first),
        ("100", first + 2),
        ("101", first + 14),
    ]
    assert kinds(edition, 9) == {"contents"}


def test_the_glossary_keeps_every_paragraph_of_a_term() -> None:
    edition = read(FRONT + BODY + BACK)
    assert [(entry.term, entry.text) for entry in edition.glossary] == [
        ("Duck", "A bird.\nSee Frog."),
        ("Frog", "1. Green.\n2. Wet."),
    ]


def test_credits_and_notice_are_remarks() -> None:
    edition = read(FRONT + BODY + BACK)
    assert {"introduction", "contents", "credits", "date", "notice"} <= {
        remark.kind for remark in edition.remarks
    }


@pytest.mark.parametrize("end", ["\r", "\r\n", "\n"])
@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-be", "cp1252"])
def test_encodings_and_line_ends_make_no_difference(end: str, encoding: str) -> None:
    text = FRONT + BODY + BACK
    read_so = read_document(text.replace("\n", end).encode(encoding), "a test")
    assert read_so.rules == read(text).rules
    assert read_so.glossary == read(text).glossary


def test_line_ends_of_three_kinds_in_one_document_count_one_line_each() -> None:
    edition = read("100.1. One.\r\n\r\n100.2. Two.\r\r100.3. Three.\n\n100.4. Four.")
    assert [(rule.number, rule.line) for rule in edition.rules] == [
        ("100.1", 1),
        ("100.2", 3),
        ("100.3", 5),
        ("100.4", 7),
    ]


def test_lines_that_hold_only_no_break_spaces_are_blank() -> None:
    reading = read_lines("100.1. One.\n\u00a0\n100.2. Two.\n".encode(), "a test")
    assert reading.lines[1] == "blank"


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\v", "\f"])
def test_a_soft_break_parts_two_paragraphs_on_one_line(sign: str) -> None:
    edition = read(f"100.1. One.{sign}\u00a0\u00a0And more.\n\n100.2. Two.\n")
    assert edition.rules[0].text == "One.\nAnd more."
    assert edition.rules[1].line == 3


@pytest.mark.parametrize(
    ("line", "text", "remark"),
    [
        ("100.2 If dotless.", "If dotless.", "punctuation"),
        ("100.2.Glued on.", "Glued on.", "glued-number"),
        ("100. 2. Apart.", "Apart.", "punctuation"),
        ("100.2. “Quoted” it is.", "“Quoted” it is.", None),
        ("100.2. \ufffdQuoted\ufffd it was.", "\ufffdQuoted\ufffd it was.", None),
        ("100.2. {T} taps.", "{T} taps.", None),
        ("100.2. ∞ goes on.", "∞ goes on.", None),
        ("    100.2.   Indented.", "Indented.", None),
        ("100.2.\tTabbed.", "Tabbed.", None),
        ("100.2.\nBelow its number.", "Below its number.", None),
    ],
)
def test_a_rule_is_read_however_its_number_is_printed(line: str, text: str, remark: str | None) -> None:
    edition = read(body(line, "100.3. Next."))
    assert [(rule.number, rule.text) for rule in edition.rules][2:] == [("100.2", text), ("100.3", "Next.")]
    at = edition.rules[2].line
    assert kinds(edition, at) - {"encoding"} == ({remark} if remark else set())


@pytest.mark.parametrize(
    "line",
    [
        "100.1b. With a dot.",
        "100. 1b With a space.",
        "100.1bGlued on.",
        "100.1 b Apart.",
        "100.1b.Dot and glued.",
    ],
)
def test_a_subrule_is_read_however_its_number_is_printed(line: str) -> None:
    edition = read(body(line, "100.1c Next."))
    assert [rule.number for rule in edition.rules][1:] == ["100.1a", "100.1b", "100.1c"]
    assert kinds(edition, edition.rules[2].line) & {"punctuation", "glued-number"}


def test_letters_go_on_with_aa_after_z() -> None:
    lines = [f"100.1{letter} Text." for letter in [*"bcdefghijkmnpqrstuvwxyz", "aa", "ab"]]
    edition = read(body(*lines))
    assert edition.rules[-1].number == "100.1ab"
    assert not any(remark.kind == "misnumbered" for remark in edition.remarks)


@pytest.mark.parametrize(
    ("lines", "read_as"),
    [
        (("100.2. Two.", "100.32. Three.", "100.4. Four."), "100.2 100.3 100.4"),
        (("100.2. Two.", "100.23. Three.", "100.3a Its part."), "100.2 100.3 100.3a"),
        (("100.1b B.", "110.1c C.", "100.1d D."), "100.1b 100.1c 100.1d"),
        (("100.1b B.", "100.c C.", "100.1d D."), "100.1b 100.1c 100.1d"),
        (("100.1b B.", "100.1b C.", "100.1d D."), "100.1b 100.1c 100.1d"),
        (("100.2. Two.", "100.2. Three.", "100.3a Its part."), "100.2 100.3 100.3a"),
    ],
)
def test_a_misprinted_number_is_read_as_its_neighbours_demand(lines: tuple[str, ...], read_as: str) -> None:
    edition = read(body(*lines))
    assert [rule.number for rule in edition.rules][2:] == read_as.split()
    assert kinds(edition, edition.rules[3].line) & {"misnumbered", "duplicated"}


def test_a_rule_above_the_heading_of_its_section_belongs_to_the_section_before() -> None:
    edition = read(body("101. Frogs", "102.1. Green.", "102. Newts", "102.1. Wet."))
    assert [rule.number for rule in edition.rules][2:] == ["101.1", "102.1"]


def test_a_misprinted_section_does_not_hide_the_headings_below() -> None:
    edition = read(body("900.2. Two.", "101. Frogs", "101.1. Green.", "102.Newts", "102.1. Wet."))
    assert [heading.number for heading in edition.headings] == ["100", "101", "102"]
    assert [rule.number for rule in edition.rules][2:] == ["100.2", "101.1", "102.1"]


@pytest.mark.parametrize("printed", ["100.1242b", "100.1244b", "100.12b"])
def test_a_digit_too_many_or_too_few_is_made_good(printed: str) -> None:
    read_so = numbers(body("100.124. X.", "100.124a A.", f"{printed} B.", "100.124c C.", "100.125. Y."))
    assert read_so[2:] == ["100.124", "100.124a", "100.124b", "100.124c", "100.125"]


def test_a_number_given_twice_is_kept_twice_when_nothing_demands_another() -> None:
    edition = read(body("100.2. Two.", "100.2. Two again.", "100.3. Three."))
    assert [rule.text for rule in edition.rules if rule.number == "100.2"] == ["Two.", "Two again."]
    assert kinds(edition, edition.rules[3].line) == {"duplicated"}


def test_a_number_out_of_order_that_resembles_nothing_is_kept_with_a_remark() -> None:
    edition = read(body("100.2. Two.", "777.9. Strange.", "100.3. Three."))
    assert [rule.number for rule in edition.rules][2:] == ["100.2", "777.9", "100.3"]
    assert kinds(edition, edition.rules[3].line) >= {"misnumbered"}


def test_gaps_in_the_numbering_are_no_misprints() -> None:
    edition = read(body("100.7. Seven.", "100.7c C.", "103.2. Far on."))
    assert [rule.number for rule in edition.rules][2:] == ["100.7", "100.7c", "103.2"]
    assert not any(remark.kind == "misnumbered" for remark in edition.remarks)


def test_an_entry_glued_into_another_line_becomes_its_own() -> None:
    edition = read(body("100.2. Two. 100.3. Three.", "100.4. Four."))
    assert [(rule.number, rule.text) for rule in edition.rules][2:] == [
        ("100.2", "Two."),
        ("100.3", "Three."),
        ("100.4", "Four."),
    ]


@pytest.mark.parametrize(
    "label", ["Example:", "EXAMPLE:", "Examples:", "Example 2:", "  Example :", "_Example:_"]
)
def test_an_example_is_known_by_its_label(label: str) -> None:
    assert read(body(f"{label} A duck.")).rules[-1].examples == ("A duck.",)


def test_a_line_that_begins_with_examples_include_is_no_example() -> None:
    rule = read(body("100.2. Two.\nExamples include ducks.")).rules[-1]
    assert (rule.text, rule.examples) == ("Two.\nExamples include ducks.", ())


def test_an_example_after_a_blank_line_belongs_to_the_rule_above() -> None:
    rules = read(body("Example: A duck.", "Example: A frog.", "100.2. Two.")).rules
    assert rules[1].examples == ("A duck.", "A frog.")


def test_unnumbered_paragraphs_belong_to_the_rule_above() -> None:
    rule = read(body("    Of these, two are wet.", "    The rest is dry.", "100.2. Two.")).rules[1]
    assert rule.text == "Ducks.\nOf these, two are wet.\nThe rest is dry."


def test_a_list_with_numbers_of_its_own_is_neither_chapter_nor_rule() -> None:
    edition = read(body("100.2. Choose:", "1. Ducks", "2. Frogs", "100.3. Three."))
    assert edition.rules[2].text == "Choose:\n1. Ducks\n2. Frogs"
    assert [heading.number for heading in edition.headings] == ["100"]


def test_a_paragraph_below_a_heading_is_not_added_to_the_rule_before() -> None:
    edition = read(body("101. Frogs", "This section is green.", "101.1. Frogs jump."))
    assert edition.rules[1].text == "Ducks."
    assert any(remark.kind == "unnumbered" and "green" in remark.message for remark in edition.remarks)


def test_a_section_that_only_says_that_it_is_empty_is_a_heading() -> None:
    edition = read(body("101. This section is empty now. See rule 100.1.", "102. Frogs", "102.1. Green."))
    assert [heading.number for heading in edition.headings] == ["100", "101", "102"]
    assert edition.rules[1].text == "Ducks."


def test_a_section_without_its_dot_is_a_heading() -> None:
    edition = read(body("101 Frogs", "101.1. Green."))
    assert [heading.title for heading in edition.headings] == ["General", "Frogs"]


def test_contents_left_over_without_their_rules_are_remarked_on() -> None:
    edition = read("Title\n100. General\n504. Face Down\n601. Far\n1. Ponds\n100.1a. Ducks.\n100.1b. More.\n")
    assert [heading.number for heading in edition.headings] == ["1"]
    assert {remark.kind for remark in edition.remarks} >= {"contents", "absent-heading", "absent-parent"}


def test_contents_with_dots_and_pages_are_read() -> None:
    front = "Rules\n\nContents\n\n1. Ponds...... 2\n100. General...... 2\n101. Frogs . . . . 3\n\n"
    assert [heading.title for heading in read(front + BODY).headings] == ["Ponds", "General", "Frogs"]


def test_a_word_cut_by_a_line_break_is_joined() -> None:
    edition = read(body("100.2. Ducks will swim if they wi", "100.3. Three."))
    assert edition.rules[2].text.endswith("wi")
    joined = read(body("100.2. It will. Ducks swim if they wi\nll do so.", "100.3. Three."))
    assert joined.rules[2].text == "It will. Ducks swim if they will do so."
    assert "glued-word" in kinds(joined, joined.rules[2].line + 1)


def test_a_sentence_cut_between_words_is_joined_with_a_space() -> None:
    rule = read(body("100.2. Ducks swim in\nponds and rivers.", "100.3. Three.")).rules[2]
    assert rule.text == "Ducks swim in ponds and rivers."


def test_a_sentence_cut_by_a_blank_line_goes_on_where_it_was_cut() -> None:
    rules = read(body("Example: A duck swims in", "its pond.", "100.2. Two.")).rules
    assert rules[1].text == "Ducks."
    assert rules[1].examples == ("A duck swims in its pond.",)


def test_page_headers_inside_the_rules_are_set_aside() -> None:
    title = "The Complete Pond Rules"
    edition = read(f"{title}\nPage 6\n" + body("100.2. Two.", title, "Page 7", "100.3. Three."))
    assert edition.rules[2].text == "Two."
    assert sum(remark.kind == "page-header" for remark in edition.remarks) == 3


def test_a_document_that_stops_in_a_sentence_is_truncated() -> None:
    edition = read(body("100.2. It breaks off in the"))
    assert "truncated" in kinds(edition, edition.rules[-1].line)


def test_a_document_that_begins_in_the_middle_is_truncated() -> None:
    edition = read("402.8g Late.\n403. Frogs\n403.1. Green.\n")
    assert kinds(edition, 1) == {"truncated", "absent-heading", "absent-parent"}


def test_absent_parents_and_headings_are_named_once_each() -> None:
    edition = read("100.1a A.\n\n100.1b B.\n\n100.2a C.\n")
    absent = [remark.message for remark in edition.remarks if remark.kind.startswith("absent")]
    assert len(absent) == 4  # chapter 1, section 100, rules 100.1 and 100.2
    assert not any(rule.number == "100.1" for rule in edition.rules)


@pytest.mark.parametrize(
    ("line", "date"),
    [
        ("These rules are current as of October 1, 2006.", "2006-10-01"),
        ("These rules are effective as of 3 May 2014.", "2014-05-03"),
        ("These rules are effective as of the 3rd of May, 2014.", "2014-05-03"),
        ("Updated 2009/05/31", "2009-05-31"),
        ("Effective September 1st, 2001", "2001-09-01"),
        ("COMPREHENSIVE RULES            04/23/99", "1999-04-23"),
    ],
)
def test_dates_are_read_in_every_form(line: str, date: str) -> None:
    assert read(f"{line}\n\n" + BODY).date == date


WRAPPED = """==============================================================
COMPREHENSIVE RULES                                   04/23/99
==============================================================

--------------------------------------------------------------
Contents
--------------------------------------------------------------

1. The Pond
     100. General
     101. Starting
Glossary

Introduction

This booklet tells how ponds are kept. If something in it is
unclear, write to the keeper of the pond. See rule
100.1a for more about it.

--------------------------------------------------------------
1. The Pond
--------------------------------------------------------------

100. General

100.1. The pond is round and holds water, ducks and a good deal
of other stuff that nobody has named. As told in rule
100.2a. Such things are counted and (see rules 100.1a and
100.2b) never sold. A duck that floats is called so, see rule
101.1. That is all.

100.1a Ducks swim.
EXAMPLE: A duck that is in the pond and not asleep swims around
in circles until it is tired of that.

100.2. Boats
100.2a A boat has an owner and an oar, and whoever holds the oar
is the rower of the boat for the day.

101. Starting

101.1. Everyone begins on the shore.
101.2. Nobody is wet, and whoever was wet before has to be long-
haired to be still wet when the others are dry.

Glossary

Duck
A bird that swims, and dives when it is hungry or when it is
bored with it all and nothing else is left to do.

Oar
A stick that is held by the rower of a boat, and by nobody else
at any time of the day.

If the rower lets go of it, it is nobody's until it is found by
somebody else.

Credits

Nobody.
"""


def test_hard_wrapped_lines_are_joined() -> None:
    rules = {rule.number: rule for rule in read(WRAPPED).rules}
    assert rules["101.2"].text.endswith("has to be long-haired to be still wet when the others are dry.")
    assert rules["100.1a"].examples[0].endswith("asleep swims around in circles until it is tired of that.")


def test_a_cross_reference_at_the_start_of_a_wrapped_line_is_no_rule() -> None:
    assert numbers(WRAPPED) == ["100.1", "100.1a", "100.2", "100.2a", "101.1", "101.2"]


def test_a_wrapped_glossary_keeps_its_terms() -> None:
    glossary = read(WRAPPED).glossary
    assert [entry.term for entry in glossary] == ["Duck", "Oar"]
    assert glossary[1].text.endswith(
        "\nIf the rower lets go of it, it is nobody's until it is found by somebody else."
    )


def test_every_line_that_is_not_blank_is_accounted_for() -> None:
    for text in (FRONT + BODY + BACK, WRAPPED):
        reading = read_lines(text.encode(), "a test")
        blank = [at for at, line in enumerate(text.split("\n")) if not line.strip()]
        assert [at for at, kind in enumerate(reading.lines) if kind == "blank"] == blank


@pytest.mark.parametrize(
    "text", ["A letter to a friend.\nIt has two lines.\n", "100.1 is a number.\n" + "No rule.\n" * 300]
)
def test_a_text_that_is_no_rulebook_is_refused(text: str) -> None:
    with pytest.raises(DocumentError, match="begin with a rule number"):
        read(text)


def test_remarks_stand_in_the_order_of_the_lines() -> None:
    remarks: tuple[Remark, ...] = read(FRONT + BODY + BACK).remarks
    assert [remark.line for remark in remarks] == sorted(remark.line for remark in remarks)
