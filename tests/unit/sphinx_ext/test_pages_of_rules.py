"""What the page of a section shows around each rule."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from sphinx.builders.html import StandaloneHTMLBuilder

from comprules.judge import Applied
from comprules.kit.results import Run
from comprules.sphinx_ext import folded, freshness

if TYPE_CHECKING:
    from tests.unit.sphinx_ext.conftest import Built, SmallBook

PAGES = {
    "index.md": "# Book\n\n```{toctree}\n2025-06-06/613\n2025-06-06/704\n2009-05-01/418\n```\n",
    "2025-06-06/613.md": """# 613. Layers

:::::{rule} 613.4d
:title: Switching

Switched, and see {cr}`613.8a`.

::::{example}
The first.
::::

::::{example}
The second.
::::
:::::

:::::{rule} 613.7
In order.
:::::

:::::{rule} 613.8
Dependency.
:::::

:::::{rule} 613.8a
One waits <for> another.
:::::

:::::{rule} 613.9
Nothing is played.
:::::
""",
    "2025-06-06/704.md": "# 704. Actions\n\n:::::{rule} 704.5j\nOne stays.\n:::::\n\n:::::{rule} 704.5\nThese.\n:::::\n",
    "2009-05-01/418.md": "# 418. Effects\n\n:::::{rule} 418.5c\nIt waits.\n:::::\n",
}


@pytest.fixture(scope="module")
def book(small_book_of_module: SmallBook, hand_made_run: Run) -> Built:
    return small_book_of_module(PAGES, hand_made_run)


def rule(page: str, number: str) -> str:
    """The part of a page that belongs to one rule."""
    parts = re.split(r'(?=<section class="cr-rule)', page)
    found = [part for part in parts if f'id="cr-{number}">' in part[:200]]
    assert found, f"the page has no rule {number}"
    return found[0]


def play(book: Built, edition: str, slug: str) -> str:
    """The page of one play."""
    return book.page(f"{edition}/plays/{slug}")


def proof(book: Built, edition: str, number: str) -> str:
    """The page of what proves one rule."""
    return book.page(f"{edition}/proofs/{number}")


def tips(book: Built, page: str) -> dict[str, dict[str, str]]:
    """What the rules of a page say, as a reader's browser loads it."""
    text = (book.folder / "_static" / "cr-tips" / f"{page.replace('/', '_')}.js").read_text("utf-8")
    told: dict[str, dict[str, str]] = json.loads(text.partition("]=")[2].rstrip(";\n"))
    return told


def test_a_rule_with_passing_scenarios_is_executed(book: Built) -> None:
    assert "cr-standing-executed" in rule(book.page("2025-06-06/613"), "613.8a")


def test_a_rule_with_a_failing_scenario_is_failing(book: Built) -> None:
    assert "cr-standing-failing" in rule(book.page("2025-06-06/704"), "704.5j")


def test_a_rule_without_a_scenario_is_missing(book: Built) -> None:
    assert "cr-standing-missing" in rule(book.page("2025-06-06/613"), "613.9")


def test_a_heading_has_no_game_behaviour_and_says_why(book: Built) -> None:
    assert "no game behaviour: heading" in rule(book.page("2025-06-06/704"), "704.5")


def test_an_older_rule_has_a_standing_of_its_own(book: Built) -> None:
    assert "cr-standing-executed" in rule(book.page("2009-05-01/418"), "418.5c")


def test_without_results_nothing_counts_as_played(small_book: SmallBook) -> None:
    page = small_book(PAGES).page("2025-06-06/613")
    assert "cr-standing-not-played" in rule(page, "613.8a")


def test_a_scenario_unfolds_under_the_rule_that_it_is_written_for(book: Built) -> None:
    assert '<details id="scenario-dependency-comes-before-timestamps"' in proof(book, "2025-06-06", "613.8a")


def test_a_scenario_is_a_link_under_the_other_rules_that_it_proves(book: Built) -> None:
    assert 'href="#scenario-dependency-comes-before-timestamps"' in proof(book, "2025-06-06", "613.8")


def test_a_rule_says_in_short_what_proves_it_and_leads_there(book: Built) -> None:
    fold = rule(book.page("2025-06-06/613"), "613.8a").split('<details class="cr-proof">')[1]
    assert fold.startswith("<summary>1 scenario · engine · cited by · history</summary>")
    assert '<a href="proofs/613.8a.html">' in fold


def test_what_proves_a_rule_is_a_page_of_its_own_that_leads_back(book: Built) -> None:
    shown = proof(book, "2025-06-06", "613.8a")
    assert '<base href="../613.html">' in shown
    assert '<a href="613.html#cr-613.8a">613.8a</a>' in shown


def test_who_comes_by_a_link_to_a_scenario_is_led_to_its_rule(book: Built) -> None:
    assert tips(book, "2025-06-06/613")["scenario-dependency-comes-before-timestamps"] == {
        "rule": "cr-613.8a"
    }


def test_a_played_step_shows_the_rules_that_it_applied(book: Built) -> None:
    shown = play(book, "2025-06-06", "dependency-comes-before-timestamps")
    assert '<a href="#cr-613.8a">613.8a</a> did what it says<span class="cr-times"> ×2</span>' in shown


def test_a_play_with_boards_tells_at_each_step_what_changed_and_keeps_the_board_for_the_script(
    book: Built,
) -> None:
    page = play(book, "2025-06-06", "a-switched-creature")
    moves = page.partition('<ol class="cr-steps cr-moves">')[2].partition("</ol>")[0]
    assert '<ul class="cr-changed-here"><li>Bear: ' in moves
    assert moves.count("<template>") == 1
    assert page.count('<div class="cr-board">') == 3  # the position, the one kept, and the last
    template = page.partition("<template>")[2].partition("</template>")[0]
    assert template.count("cr-card cr-") == 2  # what changed; what did not stands as its place
    assert template.count("<li data-same=") == 1


def test_a_play_without_boards_shows_the_first_and_the_last(book: Built) -> None:
    page = play(book, "2025-06-06", "dependency-comes-before-timestamps")
    assert "cr-story" not in page.partition("<body>")[2]
    assert page.count('<div class="cr-board">') == 2


def test_many_lines_of_a_trace_are_said_once_each_and_link_a_number_once(
    small_book: SmallBook, hand_made_run: Run
) -> None:
    (one, *_) = hand_made_run.scenarios
    lines = tuple(Applied("613.8a", f"{at % 30} waits") for at in range(60))
    steps = (one.steps[0], replace(one.steps[1], trace=lines), one.steps[2])
    built = small_book(PAGES, replace(hand_made_run, scenarios=(replace(one, steps=steps),)))
    trace = play(built, "2025-06-06", "dependency-comes-before-timestamps").partition(
        '<ol class="cr-trace">'
    )[2]
    trace = trace.partition("</ol>")[0]
    assert (trace.count("<li>"), trace.count(" ×2"), trace.count("<a ")) == (30, 30, 1)


def test_a_play_is_a_page_of_its_own_that_reads_as_if_it_stood_beside_its_rules(book: Built) -> None:
    assert '<base href="../418.html">' in play(book, "2009-05-01", "dependency-comes-before-timestamps")


def test_a_play_that_is_no_more_is_taken_away(small_book: SmallBook, hand_made_run: Run) -> None:
    before = small_book(PAGES, hand_made_run)
    gone = before.folder / "2025-06-06" / "plays" / "a-legend-stays.html"
    assert gone.is_file()
    kept = tuple(one for one in hand_made_run.scenarios if one.rule != "704.5j")
    small_book(PAGES, replace(hand_made_run, scenarios=kept))
    assert not gone.exists()


def test_a_failing_scenario_shows_what_was_expected_and_seen(book: Built) -> None:
    shown = play(book, "2025-06-06", "a-legend-stays")
    assert "Expected Ox in the graveyard, seen Ox on the battlefield." in shown


def test_a_played_example_says_that_it_passed(book: Built) -> None:
    shown = rule(book.page("2025-06-06/613"), "613.4d")
    first, second = shown.split("cr-613.4d-example-2")
    assert ("cr-played" in first, "cr-played" in second) == (False, True)


def test_a_rule_lists_the_rules_that_cite_it(book: Built) -> None:
    assert re.search(
        r"<dt>Cited by</dt><dd><a href=\"#cr-613.4d\">613.4d</a></dd>",
        proof(book, "2025-06-06", "613.8a"),
    )


def test_a_base_rule_links_to_where_it_stood_before(book: Built) -> None:
    assert 'href="../2009-05-01/418.html#cr-418.5c"' in proof(book, "2025-06-06", "613.8a")


def test_a_base_rule_is_followed_through_every_older_edition(book: Built) -> None:
    history = proof(book, "2025-06-06", "704.5j").split('class="cr-history"')[1].split("</ul>")[0]
    words = re.sub(r"<[^>]+>", "", history)
    assert "2018, 2017: 704.5j, the same in other words, by comparing words (draft)" in words
    assert "2009: 420.5e, another meaning" in words
    assert "2006: 420.5e" in words


def test_an_edition_without_a_rule_says_that_it_had_none_yet(book: Built) -> None:
    history = proof(book, "2025-06-06", "613.7").split('class="cr-history"')[1].split("</ul>")[0]
    assert re.search(r"\d{4}(, \d{4})*: not yet", re.sub(r"<[^>]+>", "", history))


def test_an_older_rule_links_to_where_it_stands_today(book: Built) -> None:
    assert 'href="../2025-06-06/613.html#cr-613.8a"' in proof(book, "2009-05-01", "418.5c")


def test_a_rule_links_to_the_function_that_carries_it_out(book: Built) -> None:
    assert "source/comprules/rules/continuous/dependency.html#" in proof(book, "2025-06-06", "613.8a")


def test_the_page_of_a_module_links_back_to_the_rule(book: Built) -> None:
    assert 'href="../../../../2025-06-06/613.html#cr-613.8a"' in book.page(
        "source/comprules/rules/continuous/dependency"
    )


def test_what_rules_say_is_there_for_links_to_them(book: Built) -> None:
    assert tips(book, "2025-06-06/613")["cr-613.8a"]["text"] == "One waits <for> another."


def test_the_column_beside_a_page_lists_its_rules(book: Built) -> None:
    beside = book.page("2025-06-06/613").split("toc-tree", 1)[1]
    assert '<a href="#cr-613.8a" class="reference internal">613.8a</a>' in beside


def test_the_list_of_numbers_holds_every_rule_with_its_address(book: Built) -> None:
    written = (book.folder / "_static" / "cr-numbers.js").read_text("utf-8")
    rows = json.loads(written.removeprefix("window.crNumbers=").rstrip(";\n"))
    assert ["613.4d", "", "2025-06-06/613.html#cr-613.4d", "Switching"] in rows


def test_base_rules_come_first_in_the_list_of_numbers(book: Built) -> None:
    written = (book.folder / "_static" / "cr-numbers.js").read_text("utf-8")
    rows = json.loads(written.removeprefix("window.crNumbers=").rstrip(";\n"))
    editions = [row[1] for row in rows]
    assert editions == sorted(editions)


def written_again(before: dict[str, int], book: Built) -> set[str]:
    """The section pages that a second build wrote anew."""
    return {
        name for name, stamp in before.items() if (book.folder / f"{name}.html").stat().st_mtime_ns != stamp
    }


@pytest.fixture
def stamps() -> Callable[[Built], dict[str, int]]:
    names = ("2025-06-06/613", "2025-06-06/704", "2009-05-01/418")
    return lambda book: {name: (book.folder / f"{name}.html").stat().st_mtime_ns for name in names}


def test_a_second_build_writes_no_page_again(
    small_book: SmallBook, hand_made_run: Run, stamps: Callable[[Built], dict[str, int]]
) -> None:
    before = stamps(small_book(PAGES, hand_made_run))
    assert written_again(before, small_book(PAGES, hand_made_run)) == set()


def test_new_results_write_only_the_pages_of_their_rules_again(
    small_book: SmallBook, hand_made_run: Run, stamps: Callable[[Built], dict[str, int]]
) -> None:
    before = stamps(small_book(PAGES, hand_made_run))
    kept = tuple(one for one in hand_made_run.scenarios if one.rule != "704.5j")
    assert written_again(before, small_book(PAGES, replace(hand_made_run, scenarios=kept))) == {
        "2025-06-06/704"
    }


def test_a_new_citation_writes_the_page_of_the_cited_rule_again(
    small_book: SmallBook, stamps: Callable[[Built], dict[str, int]]
) -> None:
    before = stamps(small_book(PAGES))
    cites = PAGES["2025-06-06/704.md"].replace("One stays.", "One stays, as {cr}`613.9` says.")
    book = small_book({**PAGES, "2025-06-06/704.md": cites})
    assert written_again(before, book) == {"2025-06-06/704", "2025-06-06/613"}


def test_a_statement_in_other_words_writes_its_page_again_and_draws_nothing_to_compare_it(
    small_book: SmallBook,
    hand_made_run: Run,
    stamps: Callable[[Built], dict[str, int]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = stamps(small_book(PAGES, hand_made_run))
    monkeypatch.setattr(freshness, "_digests", lambda _builder: pytest.fail("pages were drawn"))
    monkeypatch.setattr(folded, "_proofs", lambda _builder: pytest.fail("what proves rules was drawn"))
    words = PAGES["2025-06-06/704.md"].replace("One stays.", "Only one of them stays.")
    book = small_book({**PAGES, "2025-06-06/704.md": words}, hand_made_run)
    assert written_again(before, book) == {"2025-06-06/704"}
    assert tips(book, "2025-06-06/704")["cr-704.5j"]["text"] == "Only one of them stays."


def test_a_play_whose_page_is_lost_is_written_again_though_nothing_has_changed(
    small_book: SmallBook, hand_made_run: Run
) -> None:
    lost = small_book(PAGES, hand_made_run).folder / "2025-06-06" / "plays" / "a-legend-stays.html"
    lost.unlink()
    small_book(PAGES, hand_made_run)
    assert lost.is_file()


def test_the_first_results_turn_rules_without_a_scenario_from_not_played_to_missing(
    small_book: SmallBook, hand_made_run: Run
) -> None:
    small_book(PAGES)
    page = small_book(PAGES, hand_made_run).page("2025-06-06/613")
    assert "cr-standing-missing" in rule(page, "613.9")


def test_a_build_that_was_cut_short_is_made_up_for(
    small_book: SmallBook, hand_made_run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    small_book(PAGES)
    with monkeypatch.context() as cut:
        cut.setattr(StandaloneHTMLBuilder, "write_documents", lambda *_: sys.exit("cut short"))
        with pytest.raises(SystemExit):
            small_book(PAGES, hand_made_run)
    page = small_book(PAGES, hand_made_run).page("2025-06-06/613")
    assert "cr-standing-executed" in rule(page, "613.8a")


def test_a_report_is_drawn_again_when_what_it_tells_has_changed(
    small_book: SmallBook, hand_made_run: Run
) -> None:
    pages = {**PAGES, "index.md": PAGES["index.md"] + "\n```{cr:coverage} 613\n```\n"}
    before = small_book(pages, hand_made_run).page("index")
    kept = tuple(one for one in hand_made_run.scenarios if one.rule != "613.8a")
    assert small_book(pages, replace(hand_made_run, scenarios=kept)).page("index") != before
