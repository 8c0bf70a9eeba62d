from __future__ import annotations

from pathlib import Path

import pytest

from comprules.book.shared import shared_scenarios
from comprules.editions import RULESETS
from comprules.judge import Applied
from comprules.kit.planning import Planned, plan
from comprules.kit.results import ExamplePlayed
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.scenarios import FeatureError, read_text

BASE, OLD = "2025-06-06", "2009-05-01"


class SmallBook:
    """Two editions: 704.5f was 420.5b and meant the same, 704.5j was 420.5e and meant something else."""

    base = BASE
    editions = (BASE, OLD)

    def __init__(self, *, knows: bool = False) -> None:
        self.knows = knows

    def resolve(self, name: str) -> str | None:
        return {"2025": BASE, BASE: BASE, "2009": OLD, OLD: OLD}.get(name)

    def has_rule(self, edition: str, number: str) -> bool:
        return number in {BASE: ("704.5f", "704.5j", "704.5z"), OLD: ("420.5b", "420.5e", "420.6")}[edition]

    def example_count(self, edition: str, number: str) -> int:
        return {"704.5f": 2, "420.5e": 1}.get(number, 0)

    def older_of(self, edition: str, base_number: str, *, same_only: bool) -> tuple[str, ...]:
        if edition == BASE:
            return (base_number,)
        found = {"704.5f": ("420.5b",)} if same_only else {"704.5f": ("420.5b",), "704.5j": ("420.5e",)}
        return found.get(base_number, ())

    def alike(self, edition: str) -> frozenset[str]:
        return frozenset({"704.5f"})

    def shared(self, edition: str) -> frozenset[str] | None:
        return frozenset({"known::S"}) if self.knows else None

    def ruled_by(self, edition: str, ruling: str) -> tuple[str, ...] | None:
        return {(OLD, "420.5.Ruling.1"): ("420.5e",), (OLD, "G3.1a"): ("420.5e",)}.get((edition, ruling))

    def base_of(self, edition: str, number: str) -> tuple[str, ...]:
        return {"420.5b": ("704.5f",), "420.5e": ("704.5j",)}.get(number, ())

    def like(self, edition: str, base_rule: str, nth: int) -> tuple[tuple[str, int], ...]:
        return (("420.5b", 1),) if (base_rule, nth) == ("704.5f", 2) else ()

    def nearest(self, edition: str, number: str) -> tuple[str, ...]:
        return ("704.5f",)


def planned(tags: str, block: str = "") -> tuple[Planned, ...]:
    text = f"Feature: F\n  {block}\n  Rule: R\n    {tags}\n    Scenario: S\n      When all players pass\n"
    return plan(read_text(text, Path("x.feature")), SmallBook())


def editions(tags: str, block: str = "") -> list[str]:
    return [one.edition for one in planned(tags, block)]


def test_a_rule_with_the_same_meaning_is_played_in_both_editions() -> None:
    assert editions("@CR-704.5f") == [BASE, OLD]


def test_each_edition_is_proven_under_its_own_number() -> None:
    assert [one.rules for one in planned("@CR-704.5f")] == [("704.5f",), ("420.5b",)]


def test_a_ruling_is_shown_in_its_edition_and_proven_by_the_rule_that_it_explains() -> None:
    (one,) = planned("@CR-2009-420.5.Ruling.1")
    assert (one.edition, one.rules, one.rulings) == (OLD, (), ("420.5.Ruling.1",))
    assert one.unreached((), BASE) == (f"420.5.Ruling.1 of {OLD}",)
    assert not one.unreached((Applied("420.5e", "", OLD),), BASE)
    assert not one.unreached((Applied("704.5j", "", ""),), BASE)


def test_a_tag_of_a_ruling_that_no_summary_has_is_refused() -> None:
    with pytest.raises(FeatureError, match="no ruling on the rules of 2009-05-01 has that number"):
        planned("@CR-2009-420.5.Ruling.2")


def test_a_rule_whose_meaning_changed_is_played_in_the_base_edition_only() -> None:
    assert editions("@CR-704.5j") == [BASE]


def test_all_rules_must_have_the_same_meaning_for_an_older_edition() -> None:
    assert editions("@CR-704.5f @CR-704.5j") == [BASE]


def test_a_rule_of_an_older_edition_is_played_there_only() -> None:
    assert editions("@CR-2009-420.5e") == [OLD]


def test_a_scenario_of_the_suite_is_shared_once_it_is_known_to_be(tmp_path: Path) -> None:
    (tmp_path / "inside").mkdir()
    text = "Feature: F\n  Rule: R\n    @CR-704.5f\n    Scenario: S\n      When all players pass\n"

    def played_in(name: str) -> list[str]:
        file = tmp_path / f"{name}.feature"
        file.write_text(text, "utf-8")
        planned = plan(read_text(text, file), SmallBook(knows=True), root=tmp_path / "inside")
        return [one.edition for one in planned]

    assert played_in("inside/known") == [BASE, OLD]
    assert played_in("inside/unknown") == [BASE]
    assert played_in("of_a_user") == [BASE, OLD]


def test_every_scenario_that_is_known_to_be_shared_is_one_of_the_suite() -> None:
    for edition in RULESETS:
        plays = {planned.id for planned in plan_suite(read_suite(), (edition,)) if planned.alike is not None}
        assert shared_scenarios(edition) - plays == set(), "comprules concordance shared YEAR --update"


def test_edition_tags_say_exactly_where_it_is_played() -> None:
    assert editions("@CR-704.5f @edition-2009") == [OLD]
    assert editions("@CR-704.5j @edition-2009 @edition-2025") == [BASE, OLD]


def test_with_its_edition_named_a_changed_rule_counts_under_the_old_number() -> None:
    assert planned("@CR-704.5j @edition-2009")[0].rules == ("420.5e",)


def test_without_any_tag_it_is_played_in_the_base_edition() -> None:
    assert editions("") == [BASE]


def test_without_any_tag_it_is_played_in_the_editions_asked_for() -> None:
    text = "Feature: F\n  Scenario: S\n    When all players pass\n"
    assert [p.edition for p in plan(read_text(text, Path("x")), SmallBook(), (OLD,))] == [OLD]


def test_an_example_counts_in_its_own_edition() -> None:
    assert planned("@example-1", "@CR-704.5f")[0].examples == (ExamplePlayed("704.5f", 1),)
    assert planned("@CR-2009-420.5e @example-2009-420.5e-1")[0].examples == (ExamplePlayed("420.5e", 1),)


def test_an_example_counts_in_an_older_edition_if_the_same_game_is_told_there() -> None:
    first, second = (planned(f"@example-{nth}", "@CR-704.5f")[1].examples for nth in (1, 2))
    assert (first, second) == ((), (ExamplePlayed("420.5b", 1),))


@pytest.mark.parametrize(
    ("tags", "told"),
    [
        ("@CR-704.5q", "2025-06-06 has no rule 704.5q; did you mean 704.5f?"),
        ("@CR-2009-704.5f", "2009-05-01 has no rule 704.5f"),
        ("@CR-1998-704.5f", "no such edition; there are 2025-06-06, 2009-05-01"),
        ("@edition-1998", "no such edition"),
        ("@example-3", "rule 704.5f of 2025-06-06 has 2 official examples"),
        ("@example-2009-420.5e-2", "rule 420.5e of 2009-05-01 has 1 official examples"),
    ],
)
def test_a_tag_that_names_nothing_is_an_error_with_file_and_line(tags: str, told: str) -> None:
    with pytest.raises(FeatureError, match=r"x\.feature:4: ") as found:
        planned(tags, "@CR-704.5f")
    assert told in str(found.value)


@pytest.mark.parametrize(
    ("tags", "line", "reaches"),
    [
        ("@CR-704.5f", Applied("704.5f", ""), True),
        ("@CR-704.5f", Applied("704.5f", "", BASE), True),
        ("@CR-704.5f", Applied("704.5f", "", decided=False), False),
        ("@CR-704.5f", Applied("704.5", ""), False),
        ("@CR-704.5f", Applied("704.5fa", ""), False),
        ("@CR-704.5f @edition-2009", Applied("420.5b", "", OLD), True),
        ("@CR-704.5f @edition-2009", Applied("420.5b", ""), False),
        ("@CR-2009-420.5e", Applied("420.5e", "", OLD), True),
        ("@CR-2009-420.5e", Applied("704.5j", ""), True),
        ("@CR-2009-420.5e", Applied("704.5f", ""), False),
        ("@CR-704.5j @CR-2009-420.5e @edition-2009", Applied("420.5e", "", OLD), True),
    ],
)  # fmt: skip
def test_a_tag_is_reached_by_its_number_or_by_what_it_became(tags: str, line: Applied, reaches: bool) -> None:
    assert (planned(tags)[0].unreached((line,), BASE) == ()) is reaches


def test_a_tag_of_another_edition_need_not_be_reached() -> None:
    base, old = planned("@CR-704.5f @CR-2009-420.6")
    assert base.unreached((Applied("704.5f", ""),), BASE) == ()
    assert old.unreached((Applied("704.5f", ""),), BASE) == ("420.6 of 2009-05-01",)


def test_a_play_of_an_older_edition_depends_on_nothing_that_nobody_has_reviewed() -> None:
    base, old = planned("@CR-704.5f")
    trace = (Applied("704.5f", ""), Applied("608.1", ""), Applied("601.2", "", decided=False))
    assert old.unread(trace[:1], BASE) == ()
    assert old.unread(trace, BASE) == ("608.1",)
    assert base.unread(trace, BASE) == ()


def test_a_scenario_that_names_the_older_edition_may_depend_on_anything() -> None:
    (old,) = planned("@CR-2009-420.5e")
    assert old.unread((Applied("608.1", ""),), BASE) == ()
