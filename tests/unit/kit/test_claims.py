"""What a judge doesn't claim is not asked of it, and is told in one line for each reason."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from comprules.book.errors import ComprulesError
from comprules.judge import CAPABILITIES, Applied, Hello, Position
from comprules.kit.claims import claims_of, lacking, needs_of
from comprules.kit.examining import Examined
from comprules.kit.planning import Planned
from comprules.kit.rulebook import plan_suite
from comprules.kit.runner import play_all
from comprules.kit.serving import reply_to
from comprules.reference import reference_judge
from comprules.scenarios import read_text

BASE = "2025-06-06"
OX = 'Given Alice controls a 2/2 creature "Ox"\n'


def planned(steps: str) -> Planned:
    text = "Feature: F\n  Scenario: S\n" + "\n".join(f"    {line}" for line in steps.strip().splitlines())
    (one,) = plan_suite(read_text(text, Path("x.feature")), (BASE,))
    return one


def claimer(says: Any) -> Any:
    module: Any = import_module("miniature")

    class Claimer(module.MiniatureJudge):  # type: ignore[misc]
        begun = 0
        traced = 0

        def hello(self) -> Any:
            if isinstance(says, Exception):
                raise says
            return says

        def begin(self, position: Position) -> None:
            self.begun += 1
            super().begin(position)

        def trace(self) -> tuple[Applied, ...]:
            self.traced += 1
            return ()

    return Claimer()


@pytest.mark.parametrize(
    ("steps", "needs"),
    [
        (OX, {"arbitrary positions"}),
        ("When Alice starts the game", set()),
        ('Given Alice has a creature "Ox" with flying in hand', {"arbitrary positions", "cards by text"}),
        ('Given Alice has "Shock" in hand', {"arbitrary positions", "cards by name or cards by text"}),
        (OX + "And Alice has {R} in the mana pool", {"arbitrary positions", "mana from the pool"}),
        (
            'Given Alice controls "Forest"\nAnd Alice has a creature "Ox" in hand\nWhen Alice casts "Ox"',
            {"arbitrary positions", "mana from lands"},
        ),
        (OX + "When Alice would receive priority\nAnd Alice chooses red", {"arbitrary positions", "questions one by one"}),
        (OX + "When Alice would receive priority\nThen Alice is asked nothing", {"arbitrary positions"}),
        ("Given the players are Alice, Bob and Carol\nWhen Alice starts the game", {"more than two players"}),
        ("Given the game is a Commander game\nWhen Alice starts the game", {"variants"}),
        ('Given Alice controls a face-down 2/2 creature "Ox"', {"arbitrary positions", "face-down"}),
        ('Given Alice controls a 2/2 creature "Ox" with two +1/+1 counters', {"arbitrary positions", "counters"}),
        (
            'Given Alice has an instant "No" with "Counter target spell." in hand',
            {"arbitrary positions", "cards by text"},
        ),
    ],
)  # fmt: skip
def test_a_scenario_needs_what_it_uses(steps: str, needs: set[str]) -> None:
    assert {" or ".join(ways) for ways in needs_of(planned(steps))} == needs


def test_what_is_not_claimed_is_skipped_and_never_asked() -> None:
    judge = claimer(Hello("small", ("arbitrary positions",)))
    plays = [planned(OX + "When Alice would receive priority"), planned('Given Alice has "Shock" in hand')]
    came = [(one.status, one.reason) for one in play_all(plays, judge, BASE)]
    assert came == [("passed", ""), ("skipped", "the engine does not claim: cards by name or cards by text")]
    assert (judge.begun, judge.traced) == (1, 0)


def test_an_edition_that_is_not_claimed_is_skipped() -> None:
    one = planned(OX)
    assert lacking(Hello("old", CAPABILITIES, ("2009-05-01",)), one).endswith("the edition 2025-06-06")
    assert lacking(Hello("new", CAPABILITIES, (BASE,)), one) == ""


@pytest.mark.parametrize("says", [None, RuntimeError("what?")])
def test_a_judge_that_says_nothing_claims_everything(says: Any) -> None:
    assert claims_of(claimer(says)) is None
    assert lacking(None, planned(OX)) == ""


@pytest.mark.parametrize(
    ("says", "told"),
    [
        (Hello("far ahead", CAPABILITIES, protocol=99), "speaks version 99 of the protocol"),
        (Hello("odd", ("everything",)), "'everything'; it must be one of"),  # type: ignore[arg-type]
    ],
)
def test_what_it_says_must_be_understood(says: Hello, told: str) -> None:
    with pytest.raises(ComprulesError) as raised:
        Examined(claimer(says)).hello()
    assert told in raised.value.message


def test_hello_goes_through_the_pipe() -> None:
    line = json.dumps({"id": 1, "do": "hello", "protocol": 1})
    told = reply_to(claimer(Hello("small", ("counters",), (BASE,))), line)
    assert told["hello"] == {
        "name": "small",
        "capabilities": ["counters"],
        "editions": [BASE],
        "protocol": 1,
    }
    silent: Any = import_module("miniature")
    assert reply_to(silent.MiniatureJudge(), line)["hello"]["capabilities"] == list(CAPABILITIES)


def test_our_own_engine_claims_everything() -> None:
    hello = reference_judge().hello()
    assert (hello.capabilities, BASE in hello.editions) == (CAPABILITIES, True)


ZAP = """Given these cards:
  | name  | type    | text                               |
  | Zap   | Instant | This deals 1 damage to any target. |
"""
NEEDING: dict[str, str] = {
    "cards by text": f'{ZAP}And Alice has "Zap" in hand',
    "cards by name or cards by text": 'Given Alice has "Shock" in hand',
    "arbitrary positions": OX,
    "questions one by one": OX + "When Alice would receive priority\nAnd Alice chooses red",
    "mana from lands": 'Given Alice controls "Forest"\nAnd Alice has a creature "Ox" in hand\nWhen Alice casts "Ox"',
    "mana from the pool": "Given Alice has {R} in the mana pool",
    "more than two players": "Given the players are Alice, Bob and Carol",
    "variants": "Given the game is a Commander game",
    "face-down": 'Given Alice controls a face-down 2/2 creature "Ox"',
    "counters": 'Given Alice controls a 2/2 creature "Ox" with two +1/+1 counters',
}


@pytest.mark.parametrize("missing", NEEDING)
def test_each_capability_alone_keeps_back_what_needs_it_and_nothing_else(missing: str) -> None:
    lacked = missing.split(" or ")
    claimed = tuple(one for one in CAPABILITIES if one not in lacked)
    hello = Hello("all but one", claimed)
    told = {need: lacking(hello, planned(steps)) for need, steps in NEEDING.items()}
    wants_it = {need for need in NEEDING if set(need.split(" or ")) <= set(lacked)}
    if missing == "arbitrary positions":  # none of these starts a game
        wants_it = set(NEEDING)
    assert {need for need, reason in told.items() if reason} == wants_it
    assert told[missing] == f"the engine does not claim: {missing}"
    assert not any(lacking(Hello("all", CAPABILITIES), planned(steps)) for steps in NEEDING.values())


def test_every_capability_but_traces_keeps_something_back() -> None:
    assert {one for need in NEEDING for one in need.split(" or ")} == set(CAPABILITIES) - {"traces"}
