"""The page of the collection of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.unit.sphinx_ext.conftest import Built, SmallBook

from comprules.kit.cards import load_cards
from comprules.kit.results import Run

PAGES = {
    "index.md": "# Book\n\n```{toctree}\ncards\n2025-06-06/613\n```\n",
    "cards.md": "# The cards\n\n```{cr:cards}\n```\n",
    "2025-06-06/613.md": "# 613. Layers\n\n:::::{rule} 613.8\nDependency.\n:::::\n",
}


@pytest.fixture(scope="module")
def book(small_book_of_module: SmallBook, hand_made_run: Run) -> Built:
    return small_book_of_module(PAGES, hand_made_run)


def test_every_card_stands_there_with_its_text(book: Built) -> None:
    page = book.page("cards")
    assert page.count('<li id="card-') == len(load_cards())
    assert "<p>Nonbasic lands are Mountains.</p>" in page


def test_a_card_links_to_a_rule_that_it_serves(book: Built) -> None:
    (moon,) = [part for part in book.page("cards").split("<li ") if part.startswith('id="card-blood-moon"')]
    assert 'href="2025-06-06/613.html#cr-613.8"' in moon
