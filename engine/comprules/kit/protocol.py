"""The protocol to look at: the schemas of its messages, and an exchange as it goes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from comprules.book.statements import BASE_EDITION
from comprules.judge import PROTOCOL, Board
from comprules.kit.codec import from_json, to_json
from comprules.kit.judges import our_judge
from comprules.kit.loop import looped
from comprules.kit.rulebook import plan_suite
from comprules.kit.runner import play
from comprules.kit.schema import message_schemas
from comprules.scenarios import read_text

__all__ = ["EXAMPLE", "example_exchange", "protocol_json"]

EXAMPLE: Final = """Feature: An example
  Scenario: Of two legends one stays
    Given the card "Isamaru, Hound of Konda" is a "Legendary Creature — Dog" that costs {W} of size 2/2
    And Alice controls "Isamaru, Hound of Konda" (first)
    And Alice has "Isamaru, Hound of Konda" (second) in hand
    And Alice has {W} in the mana pool
    Then Alice can't attack with "Isamaru, Hound of Konda" (second)
    When Alice casts "Isamaru, Hound of Konda" (second)
    And all players pass
    And Alice chooses to keep "Isamaru, Hound of Konda" (second)
    Then "Isamaru, Hound of Konda" (first) is in Alice's graveyard
"""
"""A scenario in which something is refused, done and asked."""


def example_exchange() -> tuple[tuple[str, str], ...]:
    """Return the lines that go to our own engine and come back while it plays the example.

    What is as it is by default is left out of the boards, as any engine may do. The trace is shown once.
    """
    said: list[tuple[str, str]] = []
    judge = looped(our_judge())
    judge.overheard = lambda sent, answered: said.append((sent, _brief(answered)))
    judge.hello()
    (planned,) = plan_suite(read_text(EXAMPLE, Path("example.feature")), (BASE_EDITION,))
    play(planned, judge, BASE_EDITION)
    traces = [pair for pair in said if json.loads(pair[0])["do"] == "trace"]
    return tuple(pair for pair in said if pair not in traces[:-1])


def _brief(answered: str) -> str:
    reply = json.loads(answered)
    if "board" in reply:
        reply["board"] = to_json(from_json(Board, reply["board"]), brief=True)
    return json.dumps(reply, ensure_ascii=False)


def protocol_json() -> dict[str, Any]:
    """Return the version of the protocol, the schemas of its messages, and an example, as JSON values."""
    exchange = [{"to": json.loads(sent), "from": json.loads(back)} for sent, back in example_exchange()]
    return {"version": PROTOCOL, "schemas": message_schemas(), "scenario": EXAMPLE, "example": exchange}
