"""What a reader sees and can do in the built book."""

from __future__ import annotations

import importlib.resources
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from comprules.book.searching import search
from comprules.kit.finding import entries_of

pytestmark = pytest.mark.site

Open = Callable[..., Page]

BASE = "2025-06-06"
PAGES = [
    "index.html", f"{BASE}/index.html", f"{BASE}/6.html", f"{BASE}/613.html", f"{BASE}/704.html", f"{BASE}/702.html",
    f"{BASE}/glossary.html", "2009-05-01/418.html", "2009-05-01/420.html", "coverage.html", "steps.html", "cards.html", "cards/b.html",
    "editions.html", "older_editions.html", "source/index.html", "source/comprules/rules/continuous/dependency.html", "search.html",
]  # fmt: skip
PLAY = "details.cr-run .cr-taken-in a"
"""The link to the page of a play, where the play has not been taken in."""


def rule(page: Page, number: str) -> Locator:
    """The element of one rule."""
    return page.locator(f'[id="cr-{number}"]')


def settled(page: Page) -> None:
    """Wait until proofs in view have been taken in: until then they move what is below them."""
    page.locator(".cr-runs").first.wait_for()
    expect(page.locator("iframe[title='What is folded here']")).to_have_count(0)


@pytest.mark.parametrize(
    ("page", "number"), [(f"{BASE}/613.html", "613.8"), ("2009-05-01/418.html", "418.5c")]
)
def test_the_scenarios_of_dependency_are_seen_to_pass_in_both_editions(
    open_page: Open, page: str, number: str
) -> None:
    shown = rule(open_page(f"{page}#cr-{number}"), number)
    expect(shown.locator(".cr-standing")).to_have_text("executed")
    expect(shown.locator(".cr-status").first).to_be_visible()
    passed, all_of_them = shown.locator(".cr-status-passed").count(), shown.locator(".cr-status").count()
    assert passed == all_of_them > 0


def test_a_scenario_unfolds_to_its_steps_with_the_rules_applied_and_two_boards(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html#cr-613.7")
    run = rule(page, "613.7").locator("details.cr-run").first
    settled(page)
    expect(run.locator(".cr-steps").first).to_be_hidden()
    run.locator("summary").first.click()
    expect(run.locator(".cr-steps").first).to_be_visible()
    expect(run.locator(".cr-board")).to_have_count(2)
    assert run.locator(".cr-trace a").count() > 0
    assert run.locator(".cr-card").count() > 0


def test_forty_positions_and_more_play_differently_in_2009_and_today(open_page: Open) -> None:
    page = open_page("editions.html")
    assert page.locator(".cr-position").count() >= 40
    assert page.locator(".cr-position details").count() == page.locator(".cr-position").count()
    position = page.locator("#position-when-combat-damage-is-dealt")
    position.locator("summary").click()
    plays = position.locator(".cr-plays > div")
    expect(plays).to_have_count(2)
    for play in plays.all():
        expect(play.locator(".cr-status-passed")).to_be_visible()
        expect(play.locator(".cr-board")).to_be_visible()
    expect(plays.first).to_contain_text('the stack, from the top, is "combat damage"')
    expect(plays.last).to_contain_text("the stack is empty")


STORY = f"{BASE}/plays/a-blocker-with-first-strike-makes-two-steps-as-well.html"


def card(page: Page, name: str) -> Locator:
    """The card of this name that is to be seen."""
    return page.locator(".cr-board .cr-card:visible", has=page.get_by_text(name, exact=True))


def test_a_story_is_stepped_through_by_buttons_and_shows_the_board_as_it_then_was(open_page: Open) -> None:
    page = open_page(STORY)
    bears = card(page, "Grizzly Bears")
    expect(page.locator(".cr-at")).to_have_text("Position, 7 steps")
    expect(page.locator(".cr-board:visible")).to_have_count(1)
    expect(bears).not_to_have_class(re.compile("cr-is-"))
    page.get_by_role("button", name="Next").click()
    expect(page.locator("[aria-current=step]")).to_contain_text("When Alice attacks")
    expect(page.locator(".cr-board:visible")).to_have_count(1)
    expect(bears).to_have_class(re.compile("cr-is-tapped.* cr-is-otherwise"))
    expect(bears.locator(".cr-changed")).to_have_text(["tapped", "attacks Bob"])
    expect(page.locator(".cr-now .cr-changed-here > li").first).to_have_text(
        "Grizzly Bears: tapped, attacks Bob"
    )
    page.get_by_role("button", name="Next").click()
    expect(bears).not_to_have_class(re.compile("cr-is-(new|otherwise)"))
    expect(card(page, "Youthful Knight").locator(".cr-changed")).to_have_text("blocks Grizzly Bears")
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".cr-at")).to_have_text("Position, 7 steps")
    expect(page.locator("[aria-current=step]")).to_have_count(0)


def test_a_story_is_stepped_through_by_arrow_keys_and_told_aloud(open_page: Open) -> None:
    page = open_page(STORY)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".cr-at")).to_have_text("Step 3 of 7")
    expect(page.locator("[aria-live=polite]")).to_contain_text("Grizzly Bears: battlefield to graveyard")
    expect(card(page, "Grizzly Bears")).to_have_class(re.compile("cr-is-new"))
    page.keyboard.press("ArrowRight")  # a step that only looks: the board stays, and says so
    expect(page.locator("[aria-current=step]")).to_contain_text("Nothing has changed since")
    expect(page.locator(".cr-board:visible")).to_have_count(1)
    page.get_by_role("button", name="Back").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".cr-at")).to_have_text("Step 3 of 7")
    expect(page).to_have_url(re.compile("/plays/"))


def test_a_step_of_a_story_has_a_link_from_its_own_page_and_from_that_of_the_rule(open_page: Open) -> None:
    page = open_page(f"{STORY}#step-2")
    expect(page.locator("[aria-current=step]")).to_contain_text("And Bob blocks")
    expect(page.locator("[aria-current=step]")).to_be_in_viewport()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("link", name="Link").click()
    expect(page).to_have_url(re.compile(r"plays/a-blocker.*#step-3$"))
    anchor = "scenario-a-blocker-with-first-strike-makes-two-steps-as-well"
    page = open_page(f"{BASE}/510.html#{anchor}.1", with_proof=False)
    story = page.locator(f'[id="{anchor}"] .cr-story')
    expect(story.locator("[aria-current=step]")).to_contain_text("When Alice attacks")
    expect(story.locator("[aria-current=step]")).to_be_in_viewport()
    story.get_by_role("button", name="Next").click()
    page.keyboard.press("ArrowRight")  # and not to the next section
    expect(story.locator(".cr-at")).to_have_text("Step 3 of 7")
    page.evaluate(f"location.hash = '{anchor}.5'")
    expect(story.locator(".cr-at")).to_have_text("Step 5 of 7")


@pytest.mark.parametrize("width", [1280, 390])
def test_the_buttons_of_a_story_stay_in_view_wherever_it_stands(open_page: Open, width: int) -> None:
    anchor = "scenario-a-blocker-with-first-strike-makes-two-steps-as-well"
    page = open_page(f"{BASE}/510.html#{anchor}.2", width=width, height=740, with_proof=False)
    expect(page.locator("[aria-current=step]")).to_be_in_viewport()
    for step in range(3, 8):
        page.get_by_role("button", name="Next").click()
        expect(page.locator(".cr-at")).to_have_text(f"Step {step} of 7")
        expect(page.locator("[aria-current=step] .cr-step")).to_be_in_viewport()
        box = page.locator(".cr-stepper").bounding_box()
        assert box is not None
        assert 0 <= box["y"] < 740 / 2


def test_a_story_is_told_all_at_once_where_that_is_wanted_and_without_scripts(
    open_page: Open, browser: Browser, address: str
) -> None:
    page = open_page(STORY)
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".cr-changed-here:visible")).to_have_count(1)
    page.get_by_role("button", name="All at once").click()
    plain = browser.new_context(java_script_enabled=False).new_page()
    plain.goto(f"{address}/{STORY}")
    for shown in (page, plain):
        expect(shown.locator(".cr-board:visible")).to_have_count(2)
        expect(shown.locator(".cr-changed-here:visible")).to_have_count(3)
    expect(plain.get_by_role("button")).to_have_count(0)
    plain.context.close()


def test_every_card_of_a_story_is_drawn_whatever_step_is_shown(open_page: Open) -> None:
    page = open_page(STORY)
    for _ in range(7):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".cr-board .cr-card:visible")).to_have_count(2)
    expect(page.locator("[data-same]:empty")).to_have_count(0)


def test_words_come_first_and_a_switch_that_is_remembered_opens_the_proof(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html#cr-613.8", with_proof=False)
    proof = rule(page, "613.8").locator(".cr-proof").first
    expect(proof.locator(".cr-runs")).to_be_hidden()
    page.get_by_role("button", name="With proof").click()
    settled(page)
    rule(page, "613.8").scroll_into_view_if_needed()
    expect(proof.locator(".cr-runs")).to_be_visible()
    page.reload()
    expect(rule(page, "613.8").locator(".cr-runs").first).to_be_visible()
    page.get_by_role("button", name="Words only").click()
    expect(rule(page, "613.8").locator(".cr-runs").first).to_be_hidden()


def test_a_play_is_a_page_of_its_own(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html")
    address = page.locator(PLAY).first.get_attribute("href")
    page = open_page(f"{BASE}/{address}")
    expect(page.locator(".cr-steps").first).to_be_visible()
    page.locator(".cr-up a").click()
    expect(page).to_have_url(re.compile(rf"{BASE}/613\.html#scenario-"))


def test_what_proves_a_rule_is_a_page_of_its_own(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html", with_proof=False)
    address = rule(page, "613.8").locator(".cr-taken-in a").get_attribute("href")
    page = open_page(f"{BASE}/{address}")
    page.locator(".cr-runs summary").first.click()
    expect(page.locator(".cr-taken-in").first).to_be_visible()
    page.locator(".cr-up a").click()
    expect(page).to_have_url(re.compile(rf"{BASE}/613\.html#cr-613\.8$"))


def test_a_play_unfolds_in_a_book_that_is_opened_from_a_file(browser: Browser, book_folder: Path) -> None:
    page = browser.new_page()
    page.goto((book_folder / BASE / "613.html").as_uri())
    page.get_by_role("button", name="With proof").click()
    settled(page)
    # Proofs come in as they are there, so that the first run of the page is not always the same one.
    rule(page, "613.8").scroll_into_view_if_needed()
    run = rule(page, "613.8").locator("details.cr-run").first
    run.locator("summary").first.wait_for()
    settled(page)
    run.locator("summary").first.click()
    expect(run.locator(".cr-steps").first).to_be_visible()
    run.get_by_role("button", name="Next").click()
    expect(run.locator("[aria-current=step]")).to_be_visible()
    run.get_by_role("link", name="Link").click()
    expect(page).to_have_url(re.compile(r"613\.html#scenario-.*\.1$"))
    page.close()


def test_a_square_of_the_map_leads_to_its_rule(open_page: Open) -> None:
    page = open_page("index.html")
    page.locator(".cr-map a[title^='613.8:']").click()
    expect(page).to_have_url(re.compile(rf"{BASE}/613\.html#cr-613\.8$"))


def test_the_first_page_says_what_the_coverage_page_says(open_page: Open) -> None:
    page = open_page("coverage.html")
    total = page.locator("table").first.locator("tfoot tr td")
    rules, executed = (int(total.nth(at).inner_text()) for at in (0, 1))
    page = open_page("index.html")
    expect(page.locator(".cr-figures")).to_contain_text(f"Of the {rules:,} rules")
    expect(page.locator(".cr-figures")).to_contain_text(f"{executed:,} are executed")
    expect(page.locator(".cr-map .cr-is-executed")).to_have_count(executed + 1)  # one is in the legend


def test_a_link_to_a_scenario_unfolds_it(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html")
    anchor = page.locator("details.cr-run[id]").first.get_attribute("id")
    page = open_page(f"{BASE}/613.html#{anchor}")
    expect(page.locator(f'[id="{anchor}"] .cr-steps').first).to_be_visible()


def test_a_cross_reference_leads_to_its_rule(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html#cr-613.2")
    rule(page, "613.2").get_by_role("link", name="613.7", exact=True).first.click()
    expect(page).to_have_url(re.compile(r"613\.html#cr-613\.7$"))
    expect(rule(page, "613.7")).to_be_in_viewport()


def test_a_cross_reference_to_another_section_leads_to_its_page(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html#cr-613.3")
    rule(page, "613.3").get_by_role("link", name="604.3", exact=True).click()
    expect(page).to_have_url(re.compile(r"604\.html#cr-604\.3$"))


def test_a_rule_leads_to_the_engines_source_and_back(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html#cr-613.8a")
    rule(page, "613.8a").locator(".cr-facts").get_by_role(
        "link", name="rules.continuous.dependency"
    ).first.click()
    expect(page).to_have_url(re.compile(r"source/comprules/rules/continuous/dependency\.html#"))
    expect(page.locator(".cr-source-code")).to_contain_text("def depends_on")
    page.locator(".cr-carries-out").get_by_role("link", name="613.8a", exact=True).first.click()
    expect(page).to_have_url(re.compile(r"613\.html#cr-613\.8a$"))


def test_a_rule_leads_to_its_ancestor_and_back(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html#cr-613.8a")
    rule(page, "613.8a").locator(".cr-facts").get_by_role("link", name="418.5c", exact=True).click()
    expect(page).to_have_url(re.compile(r"2009-05-01/418\.html#cr-418\.5c$"))
    rule(page, "418.5c").locator(".cr-facts").get_by_role("link", name="613.8a", exact=True).first.click()
    expect(page).to_have_url(re.compile(rf"{BASE}/613\.html#cr-613\.8a$"))


def test_pointing_at_a_number_shows_what_it_says(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html#cr-613.2", with_proof=False)
    rule(page, "613.2").get_by_role("link", name="613.8", exact=True).first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Dependency")


def test_the_keyboard_shows_what_a_number_says_and_takes_it_away(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html#cr-613.2", with_proof=False)
    rule(page, "613.2").get_by_role("link", name="613.8", exact=True).first.focus()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_be_hidden()


@pytest.mark.parametrize("typed", ["613.8b", "Rule 613.8b", "cr 613.8b."])
def test_a_number_typed_into_the_search_box_jumps_to_its_rule(open_page: Open, typed: str) -> None:
    page = open_page("index.html")
    page.get_by_role("combobox").fill(typed)
    page.get_by_role("combobox").press("Enter")
    expect(page).to_have_url(re.compile(rf"{BASE}/613\.html#cr-613\.8b$"))


def test_a_section_number_jumps_to_its_page(open_page: Open) -> None:
    page = open_page("steps.html")
    page.get_by_role("combobox").fill("704")
    page.get_by_role("combobox").press("Enter")
    expect(page).to_have_url(re.compile(rf"{BASE}/704\.html$"))


def test_a_word_typed_into_the_search_box_offers_rules_of_that_title(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html")
    page.get_by_role("combobox").fill("legend")
    expect(page.locator("#cr-jump")).to_contain_text("704.5j")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"#cr-\d"))


def test_a_word_is_looked_for_in_the_whole_book(open_page: Open) -> None:
    page = open_page("index.html")
    page.get_by_role("combobox").fill("legendary permanents")
    page.get_by_role("combobox").press("Enter")
    expect(page).to_have_url(re.compile(r"search\.html\?q="))
    hits = page.locator("#search-results").get_by_role("link")
    expect(hits.nth(0)).to_have_text("205.4d Legendary permanents")
    expect(page.locator("#search-results mark").first).to_have_text("Legendary")
    assert "&#" not in page.locator("#search-results").inner_text()


ASKED = (
    "legend rule",
    "deathtouch",
    "first strike",
    "summoning sickness",
    "Blood Moon",
    "copy of a token",
    "704.5j",
)
RANKED = """(asked) => {
  const data = window.crSearch.read(window.crSearchData);
  const own = (hit) => ["rule", "section", "term", "card"].includes(hit.entry.kind) && hit.entry.edition === data.base;
  return asked.map((words) => window.crSearch.search(words, data).hits.filter(own).slice(0, 6)
    .map((hit) => [hit.entry.name, hit.line]));
}"""


def test_the_page_and_the_command_find_the_same(open_page: Open) -> None:
    entries = [
        one for one in entries_of(BASE, official=False) if one.kind in {"rule", "section", "term", "card"}
    ]
    ours = [[[hit.entry.name, hit.line] for hit in search(asked, entries)[:6]] for asked in ASKED]
    assert open_page("search.html").evaluate(RANKED, list(ASKED)) == ours


@pytest.mark.parametrize(
    ("asked", "told", "first"),
    [
        ("999.9", "There is no rule 999.9; the nearest are 905, 904", "905 Conspiracy Draft"),
        ("CR 418.5d", "418.5d is a number of 2009; today 613.8b says that.", "613.8b Waiting, and loops"),
        ("xyzzy", "No places have “xyzzy”.", ""),
        ("deathtuch", "The nearest words are deathtouch", ""),
    ],
)
def test_what_is_not_there_is_told_and_led_to_its_place(
    open_page: Open, asked: str, told: str, first: str
) -> None:
    page = open_page(f"search.html?q={asked}")
    expect(page.locator("#cr-found")).to_contain_text(told)
    if first:
        expect(page.locator("#search-results a").first).to_have_text(first)


def led_to_their_rules(book_folder: Path, page: str) -> set[str]:
    """The scenarios that unfold on a page once what proves their rules has been taken in."""
    told = book_folder / "_static" / "cr-tips" / page.replace("/", "_").replace(".html", ".js")
    text = told.read_text("utf-8").partition("]=")[2].rstrip(";\n") if told.is_file() else "{}"
    return {
        anchor
        for anchor, one in json.loads(text).items()
        if "rule" in one
        and f'id="{anchor}"'
        in (book_folder / page)
        .with_name("proofs")
        .joinpath(f"{one['rule'].removeprefix('cr-')}.html")
        .read_text("utf-8")
    }


def test_every_address_that_can_be_found_is_there(book_folder: Path) -> None:
    text = (book_folder / "_static" / "cr-search-data.js").read_text("utf-8")
    data = json.loads(text.removeprefix("window.crSearchData=").removesuffix(";\n"))
    wanted: dict[str, set[str]] = {}
    for *_, address in data["entries"]:
        page, _, anchor = address.partition("#")
        wanted.setdefault(page, set()).add(anchor)
    missing = {
        f"{page}#{anchor}"
        for page, anchors in wanted.items()
        for anchor in anchors
        - set(re.findall(r'id="([^"]+)"', (book_folder / page).read_text("utf-8")))
        - led_to_their_rules(book_folder, page)
        - {""}
    }
    assert missing == set()


def test_the_coverage_page_says_the_same_as_the_pages_of_the_rules(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html")
    executed = page.locator(".cr-standing-executed").count()
    page = open_page("coverage.html")
    row = page.locator("table").first.locator("tr", has_text="613. Interaction")
    expect(row.locator("td").nth(1)).to_have_text(str(executed))


@pytest.mark.parametrize("name", PAGES)
def test_every_sort_of_page_opens_without_a_fault_and_fits_a_phone(open_page: Open, name: str) -> None:
    page = open_page(name, width=360, height=740)
    too_wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert too_wide <= 0


def test_unfolded_scenarios_fit_a_phone(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html#cr-613.7", with_proof=False, width=360, height=740)
    rule(page, "613.7").locator(".cr-proof > summary").click()
    runs = rule(page, "613.7").locator(".cr-run")
    runs.first.wait_for()
    for run in runs.all():
        run.locator("summary").first.click()
        run.locator(".cr-steps").first.wait_for()
    page.evaluate("document.querySelectorAll('.cr-steps details').forEach((one) => { one.open = true; })")
    too_wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert too_wide <= 0


LUMINANCE = """(element) => {
  const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
  const luminance = (color) => {
    const [red, green, blue] = numbers(color).slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  let behind = element;
  while (behind && numbers(getComputedStyle(behind).backgroundColor)[3] === 0) behind = behind.parentElement;
  const [dark, light] = [getComputedStyle(element).color, getComputedStyle(behind ?? document.body).backgroundColor]
    .map(luminance).sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}"""


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(
    "part", [".cr-standing", ".cr-number", ".cr-status", ".cr-tag", ".cr-facts dt", ".cr-rule > p"]
)
def test_text_stands_out_from_what_is_behind_it(open_page: Open, part: str, dark: bool) -> None:
    page = open_page(f"{BASE}/613.html#cr-613.8", dark=dark)
    assert page.locator(part).first.evaluate(LUMINANCE) >= 4.5


def test_the_dark_look_is_dark(open_page: Open) -> None:
    page = open_page("index.html", dark=True)
    color = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert max(int(part) for part in re.findall(r"\d+", color)[:3]) < 60


def test_a_link_that_has_the_focus_shows_it(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"


# ---- pages that come at once


def test_no_page_has_more_than_a_hundred_kilobytes(book_folder: Path) -> None:
    large = {
        page.relative_to(book_folder).as_posix()
        for page in book_folder.rglob("*.html")
        if page.stat().st_size > 100 * 1024
    }
    assert large == set()


def test_the_forms_of_the_language_are_taken_in_when_their_topic_is_opened(open_page: Open) -> None:
    page = open_page("language.html")
    topic = page.locator("details[id^='language-']").first
    anchor = topic.get_attribute("id")
    topic.locator("summary").click()
    expect(topic.locator(".cr-language li").first).to_be_visible()
    page = open_page(f"language.html#{anchor}")
    expect(page.locator(f"#{anchor} .cr-language li").first).to_be_visible()


def test_the_rules_that_use_a_term_are_taken_in_when_asked_for(open_page: Open) -> None:
    page = open_page(f"{BASE}/glossary.html")
    uses = page.locator("details.cr-uses").first
    uses.locator("summary").click()
    link = uses.locator(".cr-users li a").nth(1)
    expect(link).to_be_visible()
    address = link.get_attribute("href")
    link.click()
    expect(page).to_have_url(re.compile(re.escape(str(address)) + "$"))


def test_a_list_that_is_taken_in_is_a_page_of_its_own(open_page: Open) -> None:
    address = open_page("language.html").locator(".cr-taken-in a").first.get_attribute("href")
    page = open_page(str(address))
    expect(page.locator(".cr-language li").first).to_be_visible()
    page.locator(".cr-up a").click()
    expect(page).to_have_url(re.compile(r"language\.html#language-"))


def test_an_old_link_to_a_card_leads_to_the_page_on_which_it_stands_now(open_page: Open) -> None:
    page = open_page("cards/s.html")
    last = page.locator(".cr-parts li").last.get_attribute("data-first")
    page = open_page(f"cards/s.html#{last}")
    expect(page).to_have_url(re.compile(rf"cards/s-\d+\.html#{last}$"))
    expect(page.locator(f"#{last}")).to_be_in_viewport()


# ---- what axe-core finds: nothing at all, by day, by night and on a phone (in this file, since a file has one book)

KINDS = {
    "the first page": "index.html",
    "a chapter": f"{BASE}/6.html",
    "a section": f"{BASE}/613.html",
    "a section of 2009": "2009-05-01/418.html",
    "a keyword that is not stated": f"{BASE}/701.11.html",
    "the rulings": "2009-05-01/rulings.html",
    "the glossary": f"{BASE}/glossary.html",
    "what changed": "editions.html",
    "what changed in other editions": "older_editions.html",
    "what is found": "search.html?q=legend",
    "the cards": "cards/b.html",
    "coverage": "coverage.html",
    "the steps": "steps.html",
    "the language": "language.html",
    "the engine": "source/index.html",
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
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(" ")}: ${node.html.slice(0, 200)}`));
}"""


def findings(page: Page) -> list[str]:
    """Return all that axe-core finds in a page as it stands, however small."""
    page.evaluate((importlib.resources.files("axe_playwright_python") / "axe.min.js").read_text("utf-8"))
    found: list[str] = page.evaluate(FINDINGS)
    return found


@pytest.mark.parametrize(("kind", "look"), [(kind, "light") for kind in KINDS] + OTHERWISE)
def test_nothing_is_found_in_a_page(open_page: Open, kind: str, look: str) -> None:
    page = open_page(KINDS[kind], **LOOKS[look])
    if "search" in KINDS[kind]:
        expect(page.locator("#search-results a").first).to_be_visible()
    page.evaluate(THINNED)
    assert findings(page) == []


@pytest.mark.parametrize("look", LOOKS)
def test_nothing_is_found_in_a_section_with_a_play_unfolded(open_page: Open, look: str) -> None:
    page = open_page(f"{BASE}/613.html", **LOOKS[look])
    settled(page)
    run = page.locator("details.cr-run").first
    run.locator("summary").first.click()
    run.locator(".cr-board").first.wait_for()
    assert findings(page) == []


@pytest.mark.parametrize("look", LOOKS)
def test_nothing_is_found_in_a_plays_own_page(open_page: Open, look: str) -> None:
    address = open_page(f"{BASE}/613.html").locator(PLAY).first.get_attribute("href")
    page = open_page(f"{BASE}/{address}", **LOOKS[look])
    expect(page.locator(".cr-steps").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert findings(page) == []


@pytest.mark.parametrize("look", ["light", "phone"])
def test_nothing_is_found_in_what_changed_with_all_unfolded(open_page: Open, look: str) -> None:
    page = open_page("editions.html", **LOOKS[look])
    page.evaluate("document.querySelectorAll('.cr-fold').forEach((one) => { one.open = true; })")
    assert findings(page) == []


def test_nothing_is_found_in_what_the_search_box_offers(open_page: Open) -> None:
    page = open_page(f"{BASE}/613.html")
    page.get_by_role("combobox").fill("legend")
    expect(page.locator("#cr-jump")).to_contain_text("704.5j")
    page.keyboard.press("ArrowDown")
    assert findings(page) == []


def test_what_is_wrong_is_found(open_page: Open) -> None:
    page = open_page("index.html")
    page.evaluate("document.querySelector('h1').style.color = '#ddd'")
    assert [one.split(":")[0] for one in findings(page)] == ["color-contrast"]
