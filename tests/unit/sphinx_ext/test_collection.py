"""The page of the collection of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.unit.sphinx_ext.conftest import Built, SmallBook

from comprules.kit.cards import load_cards
from comprules.kit.results import Run
from comprules.sphinx_ext.collection import card_page, pages_of_cards

PAGES = {
    "index.md": "# Book\n\n```{toctree}\ncards\ncards/b\n2025-06-06/613\n```\n",
    "cards.md": "# The cards\n\n```{cr:cards}\n```\n",
    "cards/b.md": "# B\n\n```{cr:cards} b\n```\n",
    "2025-06-06/613.md": "# 613. Layers\n\n:::::{rule} 613.8\nDependency.\n:::::\n",
}


@pytest.fixture(scope="module")
def book(small_book_of_module: SmallBook, hand_made_run: Run) -> Built:
    return small_book_of_module(PAGES, hand_made_run)


def test_every_card_stands_on_the_page_of_its_letter_with_its_text(book: Built) -> None:
    page = book.page("cards/b")
    assert page.count('<li id="card-') == sum(name.startswith("B") for name in load_cards())
    assert "<p>Nonbasic lands are Mountains.</p>" in page


def test_every_card_has_a_page() -> None:
    assert sorted(name for names in pages_of_cards().values() for name in names) == sorted(load_cards())


@pytest.mark.parametrize(
    ("name", "page"), [("Blood Moon", "b"), ("Ætherling", "0"), ("Éowyn", "e"), ("+2 Mace", "0")]
)
def test_an_accent_does_not_matter_and_what_is_no_letter_has_a_page_too(name: str, page: str) -> None:
    assert card_page(name) == f"cards/{page}"


def test_the_collection_leads_to_each_letter_that_has_a_page(book: Built) -> None:
    assert '<a href="cards/b.html">B (' in book.page("cards")


def test_a_card_links_to_a_rule_that_it_serves(book: Built) -> None:
    (moon,) = [part for part in book.page("cards/b").split("<li ") if part.startswith('id="card-blood-moon"')]
    assert 'href="../2025-06-06/613.html#cr-613.8"' in moon
