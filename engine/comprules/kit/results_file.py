"""Results as a file of JSON, in which what stands in many places is written once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, cast

from comprules.judge import Applied, Board, BoardObject, BoardPlayer
from comprules.kit.codec import CodecError, from_json, shown, to_json
from comprules.kit.results import Result, Run, StepResult

__all__ = ["read_run", "run_json"]

_FORMAT: Final = 2
"""In format 1, which says no number and is read as well, only tables and texts stand once, in one list."""

_BELOW: Final = "below steps"
_BELOW_A_STEP: Final = ("table", "docstring")
_IN_A_BOARD: Final[dict[str, type]] = {"objects": BoardObject, "players": BoardPlayer}


# ---- writing


def run_json(run: Run) -> str:
    """Return the whole run as one JSON object, a scenario on each line; ``read_run`` reads it back.

    What is as it is by default is left out. What is often repeated stands once under ``shared``, and its
    place there stands for it: tables and texts below steps, lines of traces, players, objects, and boards.
    """
    shared = _Shared()
    scenarios = [json.dumps(shared.result(result), ensure_ascii=False) for result in run.scenarios]
    head = {"format": _FORMAT, "edition": run.edition, "engine": run.engine, "date": run.date}
    written = json.dumps(head | {"stopped": run.stopped}, ensure_ascii=False).removesuffix("}")
    lists = ",\n".join(f'"{kind}": {_listed(parts)}' for kind, parts in shared.lists.items())
    return f'{written},\n"shared": {{\n{lists}\n}},\n"scenarios": {_listed(scenarios)}}}'


def _listed(parts: Iterable[str]) -> str:
    lines = ",\n".join(parts)
    return f"[\n{lines}\n]"


@dataclass(slots=True)
class _Shared:
    """What is written once, by kind: each part as JSON, with its place."""

    lists: dict[str, dict[str, int]] = field(
        default_factory=lambda: {kind: {} for kind in (_BELOW, "trace", *_IN_A_BOARD, "boards")}
    )
    lines: dict[Applied, int] = field(default_factory=dict)
    known: dict[int, int] = field(default_factory=dict)
    """The place of a board or a part of one by its identity, as the run that holds it is written whole."""

    def result(self, result: Result) -> dict[str, Any]:
        """Return a result as JSON, with places for what is shared."""
        told: dict[str, Any] = to_json(replace(result, steps=(), before=None, after=None), brief=True)
        told["steps"] = [self._step(step) for step in result.steps]
        return told | {name: self._board(getattr(result, name)) for name in ("before", "after")}

    def _step(self, step: StepResult) -> dict[str, Any]:
        told: dict[str, Any] = to_json(replace(step, trace=(), board=None), brief=True)
        for part in _BELOW_A_STEP:
            if part in told:
                told[part] = self._place(_BELOW, told[part])
        if step.trace:
            told["trace"] = [self._line(line) for line in step.trace]
        if step.board is not None:
            told["board"] = self._board(step.board)
        return told

    def _line(self, line: Applied) -> int:
        if line not in self.lines:
            self.lines[line] = self._place("trace", to_json(line, brief=True))
        return self.lines[line]

    def _board(self, board: Board | None) -> int | None:
        if board is None:
            return None
        if id(board) not in self.known:
            told = to_json(replace(board, objects=(), players=()), brief=True)
            for kind in _IN_A_BOARD:
                told[kind] = [self._part(kind, part) for part in getattr(board, kind)]
            self.known[id(board)] = self._place("boards", told)
        return self.known[id(board)]

    def _part(self, kind: str, part: object) -> int:
        if id(part) not in self.known:
            self.known[id(part)] = self._place(kind, to_json(part, brief=True))
        return self.known[id(part)]

    def _place(self, kind: str, told: object) -> int:
        places = self.lists[kind]
        return places.setdefault(json.dumps(told, ensure_ascii=False), len(places))


# ---- reading


def read_run(text: str) -> Run:
    """Return a run that was written by ``run_json``, in this format or the one before.

    Raises:
        CodecError: The text is JSON of another shape, or of a newer format.
        ValueError: The text is no JSON.
    """
    told = json.loads(text)
    if isinstance(told, dict):
        found = cast("dict[str, Any]", told)
        form, shared = found.pop("format", 1), found.pop("shared", [])
        if type(form) is not int or not 1 <= form <= _FORMAT:
            raise CodecError(
                f"the results have the format {shown(form)}; this version reads those up to {_FORMAT}"
            )
        _put_back(found, {_BELOW: shared} if form == 1 else _read_shared(shared))
    read: Run = from_json(Run, told, "the results")
    return read


def _read_shared(shared: Any) -> dict[str, Any]:
    """Return what is shared, read once for all the places where it stands."""
    if not isinstance(shared, Mapping):
        raise CodecError(f"what is shared in the results is {shown(shared)}; it must be lists by their kinds")
    lists = dict(cast("Mapping[str, Any]", shared))
    for kind, wanted in (("trace", Applied), *_IN_A_BOARD.items()):
        lists[kind] = from_json(tuple[wanted, ...], lists.get(kind, []), f"the shared {kind}")  # type: ignore[valid-type]
    boards = lists.get("boards", [])
    for board in _dicts(boards):
        for kind in _IN_A_BOARD:
            board[kind] = _all_put_back(board.get(kind), lists[kind])
    lists["boards"] = from_json(tuple[Board, ...], boards, "the shared boards")
    return lists


def _put_back(told: dict[str, Any], lists: Mapping[str, Any]) -> None:
    """Put what is shared where its place stands; what is no place stays, and is read or refused as it is."""
    for scenario in _dicts(told.get("scenarios")):
        for name in ("before", "after"):
            if name in scenario:
                scenario[name] = _one_put_back(scenario[name], lists.get("boards"))
        for step in _dicts(scenario.get("steps")):
            for part in _BELOW_A_STEP:
                if part in step:
                    step[part] = _one_put_back(step[part], lists.get(_BELOW))
            if "trace" in step:
                step["trace"] = _all_put_back(step["trace"], lists.get("trace"))
            if "board" in step:
                step["board"] = _one_put_back(step["board"], lists.get("boards"))


def _all_put_back(places: Any, parts: Any) -> Any:
    return [_one_put_back(place, parts) for place in places] if isinstance(places, list) else places


def _one_put_back(place: Any, parts: Any) -> Any:
    is_place = type(place) is int and isinstance(parts, list | tuple) and 0 <= place < len(parts)
    return parts[place] if is_place else place


def _dicts(parts: Any) -> Iterator[dict[str, Any]]:
    yield from (part for part in (parts if isinstance(parts, list) else ()) if isinstance(part, dict))
