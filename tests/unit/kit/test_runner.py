from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.suite import ensure_played
from tests.unit.kit.miniature import MiniatureJudge

from comprules.judge import Action, Applied, Board, Outcome, Unsupported
from comprules.kit.judges import our_judge
from comprules.kit.results import Result

Played = Callable[..., Result]

LEGENDS = """
Given the card "Jhoira" is a "Legendary Creature — Human" of size 3/3
And Alice controls "Jhoira" (first) and "Jhoira" (second)
When Alice would receive priority
"""
KEPT = """And Alice chooses to keep "Jhoira" (second)
"""
BOTH = """Then "Jhoira" (first) is in Alice's graveyard
And "Jhoira" (second) is on the battlefield
And nothing else changes"""
WISP = """
Given Alice controls a 1/0 creature "Wisp" and a 2/2 creature "Ox"
When Alice would receive priority
Then "Wisp" is in Alice's graveyard
"""


def test_a_scenario_passes_when_every_step_holds(played: Played) -> None:
    result = played(LEGENDS + KEPT + BOTH)
    assert (result.status, result.reason) == ("passed", "")


def test_a_step_records_the_rules_applied_during_it(played: Played) -> None:
    result = played(LEGENDS + KEPT + BOTH)
    assert [[line.number for line in step.trace] for step in result.steps] == [
        [],
        [],
        ["704.3", "704.5j"],
        [],
        [],
        [],
        [],
    ]


def test_a_step_records_the_question_that_it_led_to(played: Played) -> None:
    result = played(LEGENDS + KEPT + BOTH)
    assert result.steps[2].asked is not None
    assert result.steps[2].asked.options == ("Jhoira (first)", "Jhoira (second)")


def test_the_boards_before_and_after_are_kept(played: Played) -> None:
    result = played(LEGENDS + KEPT + BOTH)
    assert result.before is not None
    assert result.after is not None
    assert [thing.zone for thing in result.before.objects] == ["battlefield", "battlefield"]
    assert [thing.zone for thing in result.after.objects] == ["graveyard", "battlefield"]


def test_a_question_that_no_step_answers_fails_at_the_end(played: Played) -> None:
    result = played(LEGENDS)
    assert result.status == "failed"
    assert "which one to keep" in result.reason


def test_a_look_while_a_question_is_open_is_an_unforeseen_question(played: Played) -> None:
    result = played(LEGENDS + BOTH)
    assert result.status == "failed"
    assert "unforeseen question" in result.steps[3].seen
    assert "Jhoira (first), Jhoira (second)" in result.steps[3].seen


def test_a_look_at_the_question_itself_is_allowed(played: Played) -> None:
    look = 'Then Alice is asked to choose one from "Jhoira" (first) and "Jhoira" (second)\nWhen '
    assert played(LEGENDS + look + KEPT.removeprefix("And ") + BOTH).status == "passed"


def test_an_answer_that_nobody_asked_for_fails_as_unused(played: Played) -> None:
    result = played(
        'Given Alice controls a 2/2 creature "Ox"\nWhen Alice would receive priority\nAnd Alice chooses "Ox"'
    )
    assert result.status == "failed"
    assert "unused answer" in result.reason


def test_an_answer_of_the_wrong_player_fails(played: Played) -> None:
    result = played(LEGENDS + 'And Bob chooses to keep "Jhoira" (second)\n' + BOTH)
    assert (result.steps[3].expected, result.steps[3].seen) == ("Bob is asked", "Alice is: which one to keep")


def test_a_pick_that_is_no_option_fails(played: Played) -> None:
    result = played(LEGENDS + "And Alice chooses red")
    assert "red among the options" in result.reason


def test_too_many_picks_fail(played: Played) -> None:
    result = played(LEGENDS + 'And Alice chooses "Jhoira" (first) and "Jhoira" (second)')
    assert "2 picks are allowed" in result.reason


def test_a_judge_that_asks_too_much_fails(played: Played) -> None:
    result = played(WISP, fault="asks")
    assert result.status == "failed"
    assert "which color?" in result.reason


def test_a_judge_that_bends_a_rule_fails_with_expected_and_seen(played: Played) -> None:
    result = played(WISP, fault="survives")
    assert result.failed_step is not None
    assert (result.failed_step.expected, result.failed_step.seen) == (
        "Wisp is in Alice's graveyard",
        "Wisp is on the battlefield",
    )


def test_a_judge_with_a_wrong_value_fails(played: Played) -> None:
    result = played('Given Alice controls a 2/2 creature "Ox"\nThen "Ox" is 2/2', fault="shrinks")
    assert "expected: Ox is 2/2; seen: 2/1" in result.reason


def test_a_judge_that_crashes_is_errored_with_its_traceback(played: Played) -> None:
    result = played(WISP, fault="crashes")
    assert result.status == "errored"
    assert "RuntimeError: the miniature fell over" in result.reason
    assert "miniature.py" in result.reason


def test_what_a_judge_lacks_is_skipped_with_the_reason(played: Played) -> None:
    result = played(WISP, fault="unsupported")
    assert (result.status, result.reason) == ("skipped", "the miniature is a toy")


class LacksIt(MiniatureJudge):
    """Says in the middle of a game that it lacks something, and can't be looked at any more."""

    lacked = False

    def act(self, action: Action) -> Outcome:
        self.lacked = True
        raise Unsupported("the game can't go on here")

    def board(self) -> Board:
        if self.lacked:
            raise RuntimeError("there is no board of half a game")
        return super().board()

    def trace(self) -> tuple[Applied, ...]:
        if self.lacked:
            raise Unsupported("nor a trace")
        return super().trace()


def test_what_is_lacking_in_mid_game_is_skipped_though_nothing_can_be_looked_at_any_more(
    played: Played,
) -> None:
    result = played(WISP, judge=LacksIt())
    assert (result.status, result.reason) == ("skipped", "the game can't go on here")
    assert [step.status for step in result.steps] == ["passed", "skipped", "not reached"]
    assert (result.before is not None, result.after, result.steps[1].trace) == (True, None, ())


def test_steps_after_the_one_that_stopped_are_not_reached(played: Played) -> None:
    result = played(WISP, fault="crashes")
    assert [step.status for step in result.steps] == ["passed", "errored", "not reached"]


def test_a_refusal_that_no_step_tries_for_fails_with_its_rule(played: Played) -> None:
    result = played('Given Alice controls a creature "Ox"\nWhen Alice casts "Ox"')
    assert result.status == "failed"
    assert result.steps[1].refusal == "601.3"


def test_a_refusal_that_a_step_tries_for_passes(played: Played) -> None:
    assert (
        played(
            'Given Alice controls a creature "Ox"\nWhen Alice tries to cast "Ox"\nThen it is refused, by 601.3'
        ).status
        == "passed"
    )


def test_a_refusal_by_another_rule_is_told_beside_and_fails_our_own_engine(played: Played) -> None:
    steps = (
        'Given Alice controls a creature "Ox"\nWhen Alice tries to cast "Ox"\nThen it is refused, by 601.5'
    )
    result = played(steps)
    assert (result.status, result.named) == ("passed", ("601.5, by the engine's word 601.3",))
    ours = played(steps, judge=our_judge())
    assert (ours.status, ours.cause, "601.3" in ours.reason) == ("failed", "a rule is not named", True)


def test_what_should_be_refused_and_is_not_fails(played: Played) -> None:
    steps = 'Given Alice controls a creature "Ox"\nWhen Alice tries to cast "Ox"\nThen it is refused'
    assert "it was allowed" in played(steps, fault="allows").reason


def test_a_try_without_a_word_about_its_outcome_fails(played: Played) -> None:
    result = played('Given Alice controls a creature "Ox"\nWhen Alice tries to cast "Ox"')
    assert result.status == "failed"
    assert "Then it is refused" in result.reason


@pytest.mark.parametrize(("mana", "status"), [("{R}{R}", "passed"), ("{W}{R}", "failed")])
def test_what_is_tried_may_take_choices_before_it_is_refused(played: Played, mana: str, status: str) -> None:
    steps = f"""Given the card "Mix" is a "Sorcery" that costs {{W/U}}{{R}}
And Alice has "Mix" in hand
And Alice has {mana} in the mana pool
When Alice tries to cast "Mix"
And Alice chooses {{W}}
Then it is refused, by 601.2h"""
    result = played(steps, judge=our_judge())
    assert result.status == status, result.reason


def test_legality_can_be_looked_at_without_a_deed(played: Played) -> None:
    steps = 'Given Alice controls a creature "Ox"\nThen Alice can\'t cast "Ox", by 601.3'
    assert played(steps).status == "passed"


def test_a_given_after_a_when_fails(played: Played) -> None:
    result = played('When Alice would receive priority\nGiven Alice controls a creature "Ox"')
    assert result.status == "failed"
    assert "Given step cannot follow" in result.reason


def test_a_spell_resolves_when_the_step_says_so(played: Played) -> None:
    steps = 'Given Alice has a creature "Ox" in hand\nWhen Alice casts "Ox" and it resolves\n'
    assert (
        played(
            steps + 'Then "Ox" is on the battlefield\nAnd the stack is empty\nAnd nothing else changes'
        ).status
        == "passed"
    )


def test_nothing_changes_names_what_has_changed(played: Played) -> None:
    result = played(WISP.replace('"Wisp" is in Alice\'s graveyard', "nothing changes"))
    assert result.failed_step is not None
    assert result.failed_step.seen == "Wisp was in battlefield, is in graveyard"


def test_nothing_else_changes_lets_pass_what_was_looked_at(played: Played) -> None:
    assert played(WISP + "And nothing else changes").status == "passed"


def test_nothing_else_changes_fails_on_what_nobody_looked_at(played: Played) -> None:
    looks = WISP.replace('"Wisp" is in Alice\'s graveyard', '"Ox" is on the battlefield')
    assert "Wisp was in battlefield" in played(looks + "And nothing else changes").reason


def test_a_rule_that_the_trace_reaches_is_proven(played: Played) -> None:
    assert played(WISP, tags="@CR-704.5f").rules == ("704.5f",)
    assert played(WISP, tags="@CR-704.5f").status == "passed"


def test_a_rule_that_the_trace_never_reaches_is_told_beside_and_fails_our_own_engine(played: Played) -> None:
    result = played(WISP, tags="@CR-704.5a")
    assert (result.status, result.unnamed) == ("passed", ("704.5a",))
    ours = played(WISP, tags="@CR-704.5a", judge=our_judge())
    assert (ours.status, ours.reason) == ("failed", "nothing in the trace is decided by 704.5a")


def test_a_parent_does_not_reach_its_subrule(played: Played) -> None:
    ours = played(WISP, tags="@CR-704.5", judge=our_judge())
    assert ours.reason == "nothing in the trace is decided by 704.5"


def test_a_judge_without_a_trace_is_not_held_to_it(played: Played) -> None:
    assert played(WISP, fault="no trace", tags="@CR-704.5a").status == "passed"


def test_our_own_engine_is_held_to_its_trace_even_where_it_left_none(played: Played) -> None:
    """A scenario that only looks may have no trace at all, and proves no rule by that."""
    looks = 'Given Alice controls a 2/2 creature "Ox"\nThen "Ox" is on the battlefield'
    result = played(looks, judge=our_judge(), tags="@CR-704.5a")
    assert (result.status, result.reason) == ("failed", "nothing in the trace is decided by 704.5a")


@pytest.mark.parametrize(
    "steps",
    [
        'Given Alice controls a 2/2 creature "Ox"\nWhen Alice attacks with "Oks"\nThen nothing changes',
        'Given Alice has an instant "Ox" with "Frobnicate." in hand\nWhen Alice casts "Ox"\nThen nothing changes',
    ],
)
def test_our_own_engine_may_not_skip_a_scenario(played: Played, steps: str) -> None:
    skipped = played(steps, judge=our_judge())
    assert skipped.status == "skipped"
    with pytest.raises(pytest.fail.Exception, match="our own engine may not skip"):
        ensure_played(skipped)


def test_an_answer_belongs_to_the_deed_that_led_to_its_question(played: Played) -> None:
    wisp = LEGENDS.replace("When", 'And Alice controls a 1/0 creature "Wisp"\nWhen')
    look = 'Then Alice is asked to choose one from "Jhoira" (first) and "Jhoira" (second)\nWhen '
    result = played(wisp + look + KEPT.removeprefix("And ") + BOTH)
    assert "Wisp was in battlefield, is in graveyard" in result.reason


def test_a_judge_that_never_comes_to_an_end_is_errored(played: Played) -> None:
    result = played(WISP, fault="hangs", seconds=0.5)
    assert result.status == "errored"
    assert "did not come to an end within 0.5 seconds" in result.reason


SCRY = """
Given the card "Peek" is a "Sorcery" that costs {0}:
  \"\"\"
  You gain 3 life. Scry 1.
  \"\"\"
And the card "Ox" is a "Creature" of size 2/2
And Alice has "Peek" in hand
And Alice has "Ox" on top of the library
When Alice casts "Peek" and it resolves
"""


def test_a_look_behind_one_at_the_question_sees_the_game_as_it_waits(played: Played) -> None:
    asked = 'Then Alice can choose "Ox"\n'
    done = 'When Alice chooses "Ox"\nThen "Peek" is in Alice\'s graveyard'
    found = played(
        SCRY + asked + 'And Alice has 23 life\nAnd "Peek" is on the stack\n' + done, judge=our_judge()
    )
    assert (found.status, found.reason) == ("passed", "")
    missed = played(SCRY + asked + "And Alice has 20 life\n" + done, judge=our_judge())
    assert missed.status == "failed"
    assert "20 life" in missed.reason


def test_nothing_can_be_done_behind_a_look_at_a_question(played: Played) -> None:
    found = played(LEGENDS + 'Then Alice can choose "Jhoira (first)"\nAnd Alice can cast "Jhoira" (second)')
    assert found.status == "failed"
    assert "nobody can do anything while Alice is asked" in found.reason


def test_a_question_to_another_is_unforeseen_behind_one_who_is_asked_nothing(played: Played) -> None:
    found = played(LEGENDS + "Then Bob is asked nothing\nAnd Bob has 20 life\n" + KEPT.replace("And", "When"))
    assert found.status == "failed"
    assert "an unforeseen question" in found.reason
