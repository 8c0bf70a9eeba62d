"""What axe-core finds in each kind of page: nothing serious, by day, by night and on a phone."""

from __future__ import annotations

import importlib.resources
from collections.abc import Callable
from importlib.util import find_spec

import pytest
from playwright.sync_api import Page, expect

pytestmark = [
    pytest.mark.site,
    pytest.mark.skipif(find_spec("axe_playwright_python") is None, reason="there is no axe-core here"),
]

Open = Callable[..., Page]

BASE = "2025-06-06"
KINDS = {
    "the first page": "index.html",
    "a chapter": f"{BASE}/6.html",
    "a section": f"{BASE}/613.html",
    "a section of 2009": "2009-05-01/418.html",
    "the glossary": f"{BASE}/glossary.html",
    "what changed": "editions.html",
    "what is found": "search.html?q=legend",
    "the cards": "cards.html",
    "coverage": "coverage.html",
    "the steps": "steps.html",
    "the language": "language.html",
    "a source": "source/comprules/rules/continuous/dependency.html",
    "prose with tables": "second_engine.html",
    "prose with listings": "playing.html",
}
LOOKS = {
    "light": {"width": 1280},
    "dark": {"width": 1280, "dark": True},
    "phone": {"width": 390, "height": 844},
}
# A style sheet is one for all pages: in the other looks, those are looked at that have parts of their own.
OTHERWISE = [
    (kind, look)
    for look in ("dark", "phone")
    for kind in ("the first page", "a section", "what is found", "a source", "prose with listings")
]
THINNED = """() => document.querySelectorAll(".cr-collection > li").forEach((one, at) => {
  if (at % 25) one.remove();  // to look at two thousand cards takes a minute, and they are made alike
})"""
FINDINGS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(" ")}: ${node.html.slice(0, 200)}`));
}"""


def findings(page: Page) -> list[str]:
    """Return what is serious or critical of what axe-core finds in a page as it stands."""
    page.evaluate((importlib.resources.files("axe_playwright_python") / "axe.min.js").read_text("utf-8"))
    found: list[str] = page.evaluate(FINDINGS)
    return found


@pytest.mark.parametrize(("kind", "look"), [(kind, "light") for kind in KINDS] + OTHERWISE)
def test_nothing_serious_is_found_in_a_page(open_page: Open, kind: str, look: str) -> None:
    page = open_page(KINDS[kind], **LOOKS[look])
    if "search" in KINDS[kind]:
        expect(page.locator("#search-results a").first).to_be_visible()
    page.evaluate(THINNED)
    assert findings(page) == []


@pytest.mark.parametrize("look", LOOKS)
def test_nothing_serious_is_found_in_a_section_with_a_play_unfolded(open_page: Open, look: str) -> None:
    page = open_page(f"{BASE}/613.html", **LOOKS[look])
    run = page.locator("details.cr-run").first
    run.locator("summary").first.click()
    expect(run.locator(".cr-board").first).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize("look", LOOKS)
def test_nothing_serious_is_found_in_a_plays_own_page(open_page: Open, look: str) -> None:
    address = open_page(f"{BASE}/613.html").locator("details.cr-run").first.get_attribute("data-story")
    page = open_page(f"{BASE}/{address}", **LOOKS[look])
    expect(page.locator(".cr-steps")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize("look", ["light", "phone"])
def test_nothing_serious_is_found_in_what_changed_with_all_unfolded(open_page: Open, look: str) -> None:
    page = open_page("editions.html", **LOOKS[look])
    page.evaluate("document.querySelectorAll('.cr-fold').forEach((one) => { one.open = true; })")
    assert findings(page) == []


def test_nothing_serious_is_found_in_what_the_search_box_offers(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html")
    page.get_by_role("combobox").fill("legend")
    expect(page.locator("#cr-jump")).to_contain_text("704.5j")
    page.keyboard.press("ArrowDown")
    assert findings(page) == []


def test_what_is_wrong_is_found(open_page: Open) -> None:
    page = open_page("index.html")
    page.evaluate("document.querySelector('h1').style.color = '#ddd'")
    assert [one.split(":")[0] for one in findings(page)] == ["color-contrast"]
