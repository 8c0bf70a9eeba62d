"""Words of the glossary in the rules, and the rules in the glossary."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from comprules.kit.results import Run

if TYPE_CHECKING:
    from tests.unit.sphinx_ext.conftest import Built, SmallBook

PAGES = {
    "index.md": """# Book

```{toctree}
2025-06-06/613
2009-05-01/418
2025-06-06/glossary
```
""",
    "2025-06-06/613.md": """# 613. Layers

:::::{rule} 613.4d
:title: Switching

Of two permanents, one permanent `token` is switched. A "Layer" is no sublayers, {cr}`a zone <613.8>`.
:::::

:::::{rule} 613.8
:title: Dependency as a whole

An effect is dependent on another; see dependency and effect.
:::::
""",
    "2009-05-01/418.md": """# 418. Continuous effects

:::::{rule} 418.5c
A permanent waits.
:::::
""",
    "2025-06-06/glossary.md": """# Glossary

:::::{term} dependency
One waits ({cr}`613.8`).
:::::

:::::{term} permanent
A thing.
:::::

:::::{term} zone
A place.
:::::
""",
}


@pytest.fixture(scope="module")
def book(small_book_of_module: SmallBook, hand_made_run: Run) -> Built:
    return small_book_of_module(PAGES, hand_made_run)


def test_the_first_use_within_a_rule_is_a_link(book: Built) -> None:
    page = book.page("2025-06-06/613")
    assert page.count('href="glossary.html#term-permanent"') == 1
    assert ">permanents</span></a>, one permanent" in page


def test_a_word_inside_a_link_or_a_code_is_left_alone(book: Built) -> None:
    page = book.page("2025-06-06/613")
    assert "#term-zone" not in page
    assert ">token</span></code>" in page


def test_a_rule_that_explains_a_term_does_not_link_it(book: Built) -> None:
    assert "#term-dependency" not in book.page("2025-06-06/613")


def test_a_book_without_the_term_shows_the_bare_word(book: Built) -> None:
    assert "A “<span>Layer</span>” is no <span>sublayers</span>" in book.page("2025-06-06/613")


def test_an_older_edition_has_words_of_its_own(book: Built) -> None:
    assert "#term-permanent" not in book.page("2009-05-01/418")


def test_the_glossary_says_which_rules_use_a_term(book: Built) -> None:
    page = book.page("2025-06-06/glossary")
    assert page.count('class="cr-uses"') == 1
    assert '<p class="cr-uses">Used in <a href="613.html#cr-613.4d">613.4d</a>.</p>' in page


def test_nothing_is_warned_of(book: Built) -> None:
    assert book.warnings == ""
