"""What pages can say and point to."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from sphinx.util.inventory import InventoryFile

from comprules.kit.results import Run
from comprules.sphinx_ext.domain import rules_domain

if TYPE_CHECKING:
    from tests.unit.sphinx_ext.conftest import Built, SmallBook

PAGES = {
    "index.md": """# Book

{cr}`613.4d` and {cr:example}`613.4d-1` and {cr}`2009/418.5c` and {cr:section}`613` and {cr}`604.3`
and {cr:scenario}`Dependency comes before timestamps` and {cr:term}`Characteristic` and {cr:source}`the engine <index>`

```{toctree}
2025-06-06/613
2009-05-01/418
2025-06-06/glossary
```
""",
    "2025-06-06/613.md": """# 613. Layers

:::::{rule} 613.4d
:title: Switching

The two are switched ({cr}`613.8a`).

::::{example}
A 1/3 creature.
::::

::::{example}
A 2/3 creature.
::::
:::::

:::::{rule} 613.8a
:title: Dependency

One waits.
:::::

```{cr:section} 613
```
""",
    "2009-05-01/418.md": """# 418. Continuous effects

:::::{rule} 418.5c
It waits, too ({cr}`418.5c`, {cr}`2025/613.8a`).
:::::
""",
    "2025-06-06/glossary.md": """# Glossary

:::::{term} characteristic, trait
What a thing is.
:::::
""",
}


@pytest.fixture(scope="module")
def book(small_book_of_module: SmallBook, hand_made_run: Run) -> Built:
    return small_book_of_module(PAGES, hand_made_run)


@pytest.mark.parametrize(
    "address",
    [
        "2025-06-06/613.html#cr-613.4d",
        "2025-06-06/613.html#cr-613.4d-example-1",
        "2009-05-01/418.html#cr-418.5c",
        "2025-06-06/613.html",
        "2025-06-06/613.html#scenario-dependency-comes-before-timestamps",
        "2025-06-06/glossary.html#term-characteristic-trait",
        "source/index.html",
    ],
)
def test_a_role_links_to_its_target(book: Built, address: str) -> None:
    assert f'href="{address}"' in book.page("index")


def test_nothing_is_warned_of_in_a_sound_book(book: Built) -> None:
    assert book.warnings == ""


def test_a_rule_that_exists_but_has_no_page_is_no_link(book: Built) -> None:
    assert '<span class="cr-no-page">604.3</span>' in book.page("index")


def test_a_bare_number_belongs_to_the_edition_of_its_page(book: Built) -> None:
    assert 'href="#cr-418.5c"' in book.page("2009-05-01/418")


def test_a_number_of_another_edition_says_which(book: Built) -> None:
    assert ">613.8a (2025)<" in book.page("2009-05-01/418")


def test_the_inventory_names_base_rules_by_bare_number(book: Built) -> None:
    with (book.folder / "objects.inv").open("rb") as file:
        inventory = InventoryFile.load(file, "https://example.org", lambda *parts: "/".join(parts))
    assert inventory["cr:rule"]["613.4d"].uri == "https://example.org/2025-06-06/613.html#cr-613.4d"


def test_the_inventory_names_rules_of_every_edition_by_date_and_number(book: Built) -> None:
    with (book.folder / "objects.inv").open("rb") as file:
        inventory = InventoryFile.load(file, "https://example.org", lambda *parts: "/".join(parts))
    assert {"2009-05-01/418.5c", "2025-06-06/613.4d"} <= set(inventory["cr:rule"])


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("example", "613.4d-2"),
        ("section", "613"),
        ("scenario", "Dependency comes before timestamps"),
        ("term", "trait"),
    ],
)
def test_the_inventory_names_examples_sections_scenarios_and_terms(book: Built, kind: str, name: str) -> None:
    with (book.folder / "objects.inv").open("rb") as file:
        inventory = InventoryFile.load(file, "", lambda *parts: "/".join(parts))
    assert name in inventory[f"cr:{kind}"]


@pytest.mark.parametrize(
    ("written", "warned"),
    [
        ("{cr}`613.99`", "there is no rule 613.99"),
        ("{cr}`1066/613.4`", "there is no rule 1066/613.4"),
        ("{cr:example}`613.4d-9`", "there is no example 613.4d-9"),
        ("{cr:scenario}`Nobody wrote this`", "there is no scenario called Nobody wrote this"),
        ("{cr:term}`flurb`", "the glossary has no term flurb"),
        ("{cr:source}`comprules.nowhere`", "no page shows the source of comprules.nowhere"),
    ],
)
def test_an_unknown_target_is_a_warning(small_book: SmallBook, written: str, warned: str) -> None:
    assert warned in small_book({"index.md": f"# Book\n\n{written}\n"}).warnings


def test_a_rule_that_the_edition_does_not_have_is_a_warning_with_the_nearest(small_book: SmallBook) -> None:
    warnings = small_book({"index.md": "# Book\n\n:::{rule} 613.4e\nNothing.\n:::\n"}).warnings
    assert "there is no rule 613.4e in 2025-06-06; the nearest are 613.4" in warnings


def test_a_rule_stated_on_two_pages_is_a_warning(small_book: SmallBook) -> None:
    stated = ":::{rule} 613.5\nAt once.\n:::\n"
    pages = {
        "index.md": f"# Book\n\n```{{toctree}}\nother\n```\n\n{stated}",
        "other.md": f"# Other\n\n{stated}",
    }
    assert "2025-06-06/613.5 stands on" in small_book(pages).warnings


def test_the_option_edition_puts_a_rule_into_another_edition(small_book: SmallBook) -> None:
    book = small_book({"index.md": "# Book\n\n:::{rule} 418.5c\n:edition: 2009\n\nIt waits.\n:::\n"})
    assert "2009-05-01/418.5c" in rules_domain(book.app.env).rules


def test_other_builders_show_the_words_of_a_rule(small_book: SmallBook) -> None:
    book = small_book({"index.md": "# Book\n\n:::{rule} 613.5\nAt once.\n:::\n"}, builder="text")
    assert "At once." in (book.folder / "index.txt").read_text("utf-8")


def test_what_has_a_place_in_the_book_can_be_found_there(book: Built) -> None:
    text = (book.folder / "_static" / "cr-search-data.js").read_text("utf-8")
    data = json.loads(text.removeprefix("window.crSearchData=").removesuffix(";\n"))
    places = {(kind, name, edition): address for kind, name, _, _, _, edition, _, address in data["entries"]}
    assert places["rule", "613.4d", "2025-06-06"] == "2025-06-06/613.html#cr-613.4d"
    assert places["rule", "418.5c", "2009-05-01"] == "2009-05-01/418.html#cr-418.5c"
    assert places["section", "613", "2025-06-06"] == "2025-06-06/613.html"
    assert places["page", "Book", ""] == "index.html#book"
    assert ("rule", "704.5j", "2025-06-06") not in places  # it has no page in this book
    assert data["moved"]["418.5d"] == ["2009", ["613.8b"]]


def test_the_search_page_is_the_books_own(book: Built) -> None:
    page = book.page("search")
    assert "cr-search-data.js" in page
    assert "searchtools.js" not in page
    assert not (book.folder / "searchindex.js").exists()
