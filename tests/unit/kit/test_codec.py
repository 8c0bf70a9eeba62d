from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from comprules.judge import (
    Action,
    Applied,
    Asked,
    Attack,
    Board,
    Cast,
    Choice,
    Outcome,
    Pass,
    Placed,
    Position,
    Refused,
)
from comprules.kit.codec import CodecError, Rereader, from_json, to_json
from comprules.kit.schema import message_schemas, write_schemas

IN_ANY_TIME = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""How fast a busy machine makes examples is nothing that these tests are about."""


def test_a_position_comes_back_as_it_was() -> None:
    position = from_json(
        Position,
        {"edition": "2025-06-06", "seats": [{"name": "Alice", "counters": {"energy": 2}}], "active": "Alice"},
    )
    assert from_json(Position, json.loads(json.dumps(to_json(position)))) == position


@IN_ANY_TIME
@given(st.from_type(Board))
def test_every_board_comes_back_as_it_was(board: Board) -> None:
    assert from_json(Board, json.loads(json.dumps(to_json(board)))) == board


@IN_ANY_TIME
@given(st.from_type(Action))  # type: ignore[arg-type]
def test_every_action_comes_back_as_it_was(action: Action) -> None:
    assert from_json(Action, json.loads(json.dumps(to_json(action, kind=True)))) == action


@IN_ANY_TIME
@given(st.from_type(Outcome))  # type: ignore[arg-type]
def test_every_outcome_comes_back_as_it_was(outcome: Outcome) -> None:
    assert from_json(Outcome, json.loads(json.dumps(to_json(outcome, kind=True)))) == outcome


def test_a_union_is_told_apart_by_kind() -> None:
    assert to_json(Pass("Bob"), kind=True) == {"kind": "pass", "player": "Bob"}


@pytest.mark.parametrize(
    ("wanted", "value", "told"),
    [
        (Choice, {"player": "Bob"}, "the message lacks picks"),
        (Choice, {"player": "Bob", "picks": [1]}, r"the message.picks\[0\] is 1; it must be of type str"),
        (Choice, {"player": "Bob", "picks": [], "pick": 1}, "Choice does not know: pick"),
        (
            Placed,
            {"label": "A", "card": "A", "zone": "pocket", "owner": "B", "controller": "B"},
            "zone is 'pocket'",
        ),
        (Action, {"kind": "dance"}, "kind is 'dance'; it must be one of activate, advance"),
        (Refused, "no", "must be of type dict"),
        (int, True, "must be of type int"),
    ],
)
def test_what_does_not_fit_is_an_error_that_says_where(wanted: Any, value: Any, told: str) -> None:
    with pytest.raises(CodecError, match=told):
        from_json(wanted, value)


lists_of_lines = st.lists(
    st.lists(st.builds(Applied, st.sampled_from("12"), st.sampled_from("ab")), max_size=4), max_size=6
)


@IN_ANY_TIME
@given(lists_of_lines)
def test_list_after_list_is_read_as_each_is_alone(lists: list[list[Applied]]) -> None:
    rereader = Rereader(Applied)
    for lines in lists:
        assert rereader.read(json.loads(json.dumps(to_json(lines))), "trace") == tuple(lines)


def test_what_is_as_it_was_is_not_read_again() -> None:
    rereader = Rereader(Applied)
    (first,) = rereader.read([{"number": "1", "what": "a"}], "trace")
    again, _ = rereader.read([{"number": "1", "what": "a"}, {"number": "2", "what": "b"}], "trace")
    assert again is first


def test_a_list_that_does_not_fit_is_told_of_and_forgotten() -> None:
    rereader = Rereader(Applied)
    fit = {"number": "1", "what": "a"}
    rereader.read([fit], "trace")
    for _ in range(2):
        with pytest.raises(CodecError, match=r"trace\[1\]\.what is 7; it must be of type str"):
            rereader.read([fit, {"number": "2", "what": 7}], "trace")
    with pytest.raises(CodecError, match="trace is None; it must be of type list"):
        rereader.read(None, "trace")
    assert rereader.read([fit], "trace") == (Applied("1", "a"),)


@pytest.mark.parametrize("wrong", [True, 1.0, "1", None, [], {}], ids=repr)
def test_a_number_of_another_type_is_found_though_the_like_was_read_before(wrong: Any) -> None:
    said = to_json(Board((), (), (), 1, "", "", ""))
    for _ in range(2):
        assert from_json(Board, said).turn == 1
        with pytest.raises(CodecError, match=r"turn is .*; it must be of type int"):
            from_json(Board, {**said, "turn": wrong})


def fits(schema: dict[str, Any], value: Any, definitions: dict[str, Any]) -> bool:
    """As much of JSON Schema as our own schemas use."""
    if "$ref" in schema:
        return fits(definitions[schema["$ref"].rpartition("/")[2]], value, definitions)
    if "anyOf" in schema:
        return any(fits(one, value, definitions) for one in schema["anyOf"])
    if "const" in schema:
        return bool(value == schema["const"])
    if "enum" in schema:
        return value in schema["enum"]
    match schema["type"]:
        case "object":
            if not isinstance(value, dict) or not set(schema.get("required", ())) <= set(value):
                return False
            others = schema.get("additionalProperties", True)
            return all(
                fits(schema["properties"][key], inner, definitions)
                if key in schema.get("properties", {})
                else others is True or (others is not False and fits(others, inner, definitions))
                for key, inner in value.items()
            )
        case "array":
            return isinstance(value, list) and all(fits(schema["items"], one, definitions) for one in value)
        case plain:
            types: dict[str, Any] = {
                "string": str,
                "integer": int,
                "number": (int, float),
                "boolean": bool,
                "null": type(None),
            }
            return isinstance(value, types[plain]) and (plain != "integer" or not isinstance(value, bool))


def alternatives(name: str, message: dict[str, Any]) -> int:
    schema = message_schemas()[name]
    return sum(fits(one, json.loads(json.dumps(message)), schema["$defs"]) for one in schema["oneOf"])


@pytest.mark.parametrize(
    "action",
    [Cast("Alice", "Ox", ("Bob",), x=3), Attack("Alice", {"Ox": "Bob"}), Pass()],
    ids=lambda one: type(one).__name__,
)
def test_an_action_fits_exactly_one_schema_of_a_request(action: Action) -> None:
    assert alternatives("request", {"id": 1, "do": "act", "action": to_json(action, kind=True)}) == 1


@pytest.mark.parametrize(
    "reply",
    [
        {"done": {}},
        {"refused": to_json(Refused("no", "601.3"))},
        {"asked": to_json(Asked("Alice", "which?", ("a", "b")))},
        {"board": to_json(Board((), (), (), 1, "", "", ""))},
        {"trace": to_json((Applied("704.3", "checked"),))},
        {"unsupported": "no"},
        {"error": "no"},
    ],
    ids=lambda reply: next(iter(reply)),
)
def test_a_reply_fits_exactly_one_schema(reply: dict[str, Any]) -> None:
    assert alternatives("reply", {"id": 1, **reply}) == 1


def test_the_schemas_are_written_as_files(tmp_path: Path) -> None:
    written = write_schemas(tmp_path / "schemas")
    assert [path.name for path in written] == [
        "request.schema.json",
        "reply.schema.json",
        "recording.schema.json",
    ]
    assert json.loads(written[0].read_text("utf-8")) == message_schemas()["request"]


def test_a_wrong_message_fits_no_schema() -> None:
    assert alternatives("request", {"id": 1, "do": "act", "action": {"kind": "dance"}}) == 0
    assert alternatives("request", {"id": 1, "do": "act"}) == 0
    assert alternatives("reply", {"id": 1, "done": {}, "extra": 1}) == 0
