"""What goes to an engine and comes back fits the schemas that are printed, on both sides."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.unit.kit.test_codec import alternatives
from typer.testing import CliRunner

from comprules.cli.app import app
from comprules.judge import PROTOCOL
from comprules.kit.judges import our_judge
from comprules.kit.loop import looped
from comprules.kit.protocol import EXAMPLE, example_exchange
from comprules.kit.rulebook import plan_suite
from comprules.kit.runner import play
from comprules.kit.schema import message_schemas
from comprules.scenarios import read_text

BASE = "2025-06-06"
LOOKS = """Feature: More messages
  Scenario: A spell, an attack and what nobody can do
    Given Alice controls a 2/2 creature "Ox" with two +1/+1 counters and "Mountain"
    And Alice has "Shock" in hand
    And Bob controls a 1/1 creature "Elf" and a face-down 2/2 creature "Bear"
    When Alice casts "Shock" targeting "Elf"
    And Alice chooses "Mountain"
    And all players pass
    And Alice attacks with "Ox"
    And Bob blocks "Ox" with "Bear"
    And all players pass
    Then Alice can't cast "Shock"
    When Alice tries to cast "Shock"
    Then it is refused
    When Bob concedes
"""


def exchange(text: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    said: list[tuple[dict[str, Any], dict[str, Any]]] = []
    judge = looped(our_judge())
    judge.overheard = lambda sent, answered: said.append((json.loads(sent), json.loads(answered)))
    (planned,) = plan_suite(read_text(text, Path("x.feature")), (BASE,))
    result = play(planned, judge, BASE)
    assert result.status == "passed", result.reason
    return said


@pytest.mark.parametrize("text", [EXAMPLE, LOOKS], ids=["example", "looks"])
def test_every_message_fits_exactly_one_schema(text: str) -> None:
    for sent, answered in exchange(text):
        assert alternatives("request", sent) == 1, sent
        assert alternatives("reply", answered) == 1, answered
        assert sent["id"] == answered["id"]


def test_the_example_greets_refuses_does_asks_and_looks() -> None:
    pairs = [(json.loads(sent)["do"], json.loads(answered)) for sent, answered in example_exchange()]
    assert [do for do, _ in pairs] == ["hello", "begin", "board", "would", "act", "act", "answer", "board", "trace"]  # fmt: skip
    assert [next(key for key in reply if key != "id") for _, reply in pairs[:7]] == [
        "hello", "done", "board", "refused", "done", "asked", "done"
    ]  # fmt: skip
    for sent, answered in example_exchange():
        assert alternatives("request", json.loads(sent)) == 1
        assert alternatives("reply", json.loads(answered)) == 1


def test_what_the_source_says_of_a_field_stands_in_its_schema() -> None:
    defined = message_schemas()["request"]["$defs"]
    assert defined["Card"]["properties"]["text"]["description"] == "It holds one ability a line."
    assert defined["Placed"]["properties"]["attached_to"]["description"] == "A label or a player's name."


def test_protocol_prints_it_all_or_a_part(tmp_path: Path) -> None:
    whole = json.loads(CliRunner().invoke(app, ["protocol"]).output)
    assert (whole["version"], sorted(whole["schemas"])) == (PROTOCOL, ["recording", "reply", "request"])
    assert whole["example"][0]["to"]["do"] == "hello"
    assert json.loads(CliRunner().invoke(app, ["protocol", "reply"]).output) == message_schemas()["reply"]
    assert "→ " in CliRunner().invoke(app, ["protocol", "example"]).output
    CliRunner().invoke(app, ["protocol", "--folder", str(tmp_path / "schemas")])
    assert (tmp_path / "schemas" / "request.schema.json").is_file()
