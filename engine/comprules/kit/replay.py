"""A played game is kept as a file, played again, and compared.

A game is its position and its list of deeds, so nothing else is kept but what a replay is compared with.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from itertools import zip_longest
from typing import Any, Final, assert_never, cast

from comprules.book.errors import ComprulesError
from comprules.judge import (
    Action,
    Applied,
    Asked,
    Board,
    BoardObject,
    BoardPlayer,
    Choice,
    Done,
    Hello,
    Judge,
    Outcome,
    Position,
    Refused,
    Unsupported,
)
from comprules.kit.claims import claims_of, lacking_for_game
from comprules.kit.codec import CodecError, from_json, to_json
from comprules.kit.judges import OUR_NAME
from comprules.kit.seen_alike import outcomes_agree, seen_otherwise

__all__ = [
    "Acted",
    "Answered",
    "Looked",
    "Raised",
    "Recorder",
    "Recording",
    "RecordingError",
    "ReplayedMove",
    "differences",
    "differences_of_engines",
    "play_again",
    "read_recording",
    "recording_json",
    "replay_differences",
]

_FORMAT = 1
_OURS: Final = OUR_NAME.partition(" ")[0] + " "


class RecordingError(ComprulesError):
    """A file that is no recording of a game; it names the file and what is wrong in it."""


@dataclass(frozen=True, slots=True)
class Raised:
    """The judge could not go on: it lacks something, or it failed."""

    what: str


@dataclass(frozen=True, slots=True)
class Acted:
    """A player did something; with ``only_asked`` it was only asked whether the player could."""

    action: Action
    outcome: Done | Refused | Asked | Raised
    only_asked: bool = False


@dataclass(frozen=True, slots=True)
class Answered:
    """A player answered the question before."""

    choice: Choice
    outcome: Done | Refused | Asked | Raised


@dataclass(frozen=True, slots=True)
class Looked:
    """The game was looked at, and whatever had to be worked out for that was."""


ReplayedMove = Acted | Answered | Looked


@dataclass(frozen=True, slots=True)
class Recording:
    """A whole game, from its position to the trace and the board that it left behind."""

    name: str
    engine: str
    position: Position
    moves: tuple[ReplayedMove, ...]
    trace: tuple[Applied, ...]
    board: Board | None
    """It is missing if no board could be shown."""
    format: int = _FORMAT


@dataclass(slots=True)
class Recorder:
    """A judge that hands everything on to another one and takes it down."""

    judge: Judge
    position: Position | None = None
    moves: list[ReplayedMove] = field(default_factory=list)

    @property
    def name(self) -> str:
        """Return the name of the judge behind it."""
        return self.judge.name

    def hello(self) -> Hello | None:
        """Return what the judge behind it says of itself."""
        says: Any = getattr(self.judge, "hello", None)
        return cast("Hello | None", says()) if says is not None else None

    def begin(self, position: Position) -> None:
        """Begin a new game and a new recording."""
        self.position, self.moves = position, []
        self.judge.begin(position)

    def act(self, action: Action) -> Outcome:
        """Let a player act."""
        return self._taken(lambda: self.judge.act(action), lambda outcome: Acted(action, outcome))

    def answer(self, choice: Choice) -> Outcome:
        """Let a player answer."""
        return self._taken(lambda: self.judge.answer(choice), lambda outcome: Answered(choice, outcome))

    def would(self, action: Action) -> Outcome:
        """Ask what would come of an action."""
        return self._taken(
            lambda: self.judge.would(action), lambda outcome: Acted(action, outcome, only_asked=True)
        )

    def _taken(self, deed: Any, move: Any) -> Outcome:
        try:
            outcome: Outcome = deed()
        except Exception as error:
            self.moves.append(move(Raised(f"{type(error).__name__}: {error}")))
            raise
        self.moves.append(move(outcome))
        return outcome

    def board(self) -> Board:
        """Look at the game."""
        if not self.moves or not isinstance(self.moves[-1], Looked):
            self.moves.append(Looked())
        return self.judge.board()

    def trace(self) -> tuple[Applied, ...]:
        """Return every rule applied."""
        return self.judge.trace()

    def recording(self, name: str) -> Recording:
        """Return the game so far.

        Raises:
            RuntimeError: No game has begun.
        """
        if self.position is None:
            message = "no game has begun; call begin() first"
            raise RuntimeError(message)
        moves, trace = tuple(self.moves), self.judge.trace()
        return Recording(name, self.name, self.position, moves, trace, _board_of(self.judge))


def _board_of(judge: Judge) -> Board | None:
    try:
        return judge.board()
    except Exception:  # noqa: BLE001 -- a judge that has failed need not be able to show anything
        return None


# ---- as a file


def recording_json(recording: Recording) -> str:
    """Return the recording as one JSON object; ``read_recording`` reads it back."""
    return json.dumps(to_json(recording), ensure_ascii=False, indent=1)


def read_recording(text: str, where: str) -> Recording:
    """Return a recording from its JSON; ``where`` names the file in errors.

    Raises:
        RecordingError: The text is no JSON, or JSON of another shape.
    """
    hint = "Write one with: comprules check PATH --save FOLDER"
    try:
        data = json.loads(text)
    except ValueError as error:
        raise RecordingError(f"{where} is no recording: it is no JSON: {error}", hint) from None
    if isinstance(data, dict) and isinstance(data.get("format"), int) and data["format"] != _FORMAT:
        raise RecordingError(
            f"{where} has the format {data['format']}; this version reads format {_FORMAT}", hint
        )
    try:
        read: Recording = from_json(Recording, data, "the recording")
    except CodecError as error:
        raise RecordingError(f"{where} is no recording: {error}", hint) from None
    return read


# ---- played again


def play_again(recording: Recording, judge: Judge) -> Recording:
    """Return the same game on a judge, as far as it can be played."""
    again = Recorder(judge)
    try:
        again.begin(recording.position)
        for move in recording.moves:
            match move:
                case Acted(action, _, only_asked=True):
                    again.would(action)
                case Acted(action):
                    again.act(action)
                case Answered(choice):
                    again.answer(choice)
                case Looked():
                    again.board()
                case _:
                    assert_never(move)
    except Exception as error:  # noqa: BLE001 -- it is compared with what was recorded
        if not again.moves or not isinstance(getattr(again.moves[-1], "outcome", None), Raised):
            return Recording(
                recording.name, judge.name, recording.position, (), (Applied("", str(error)),), None
            )
    return again.recording(recording.name)


def replay_differences(recording: Recording, judge: Judge) -> tuple[str, ...]:
    """Play a recording again, and say in words where it went otherwise, the first difference of each kind.

    If another engine plays it than the one that it was recorded on, what came of each move is compared, and
    what is to be seen in the end; not the trace, nor the words of a refusal or a question.

    Raises:
        Unsupported: Another engine lacks what the game needs, or does not claim it.
    """
    actions = [move.action for move in recording.moves if isinstance(move, Acted)]
    asks = any(isinstance(move, Answered) for move in recording.moves)
    if reason := lacking_for_game(claims_of(judge), recording.position, actions, asks=asks):
        raise Unsupported(reason)
    played = play_again(recording, judge)
    if _is_one_engine(recording.engine, played.engine):
        return tuple(differences(recording, played))
    return tuple(differences_of_engines(recording, played))


def _is_one_engine(one: str, other: str) -> bool:
    """Say whether two names are those of one engine, or both ours: of any version, or with rules left out."""
    return one == other or all(name.startswith(_OURS) for name in (one, other))


def differences_of_engines(saved: Recording, played: Recording) -> Iterator[str]:
    """Yield the first move that came out otherwise on another engine, or how the last boards differ.

    Raises:
        Unsupported: The other engine lacks what the game needs, and the saved one does not.
    """
    if not played.moves and played.board is None and saved.moves:
        raise Unsupported(" ".join(line.what for line in played.trace))
    for at, (one, other) in enumerate(zip_longest(saved.moves, played.moves)):
        if not _came_alike(one, other):
            if isinstance(other, Acted | Answered) and isinstance(other.outcome, Raised):
                kind, _, why = other.outcome.what.partition(": ")
                if kind == Unsupported.__name__:
                    raise Unsupported(why)
            told = _compared(saved.moves, played.moves, at, _move_in_words)
            yield f"move {at + 1}: {told}"
            return
    if saved.board is not None and played.board is not None:
        yield from seen_otherwise(saved.board, played.board, ("saved", "played"))
    elif saved.board != played.board:
        yield from _board_differences(saved.board, played.board)


def _came_alike(one: ReplayedMove | None, other: ReplayedMove | None) -> bool:
    if isinstance(one, Looked) and isinstance(other, Looked):
        return True
    if isinstance(one, Acted | Answered) and isinstance(other, Acted | Answered):
        return outcomes_agree(one.outcome, other.outcome)
    return False


def differences(saved: Recording, played: Recording) -> Iterator[str]:
    """Yield the first move, line of the trace and thing on the board that two recordings do not share."""
    at = _first_difference(saved.moves, played.moves)
    if at is not None:
        yield f"move {at + 1}: {_compared(saved.moves, played.moves, at, _move_in_words)}"
    at = _first_difference(saved.trace, played.trace)
    if at is not None:
        yield f"line {at + 1} of the trace: {_compared(saved.trace, played.trace, at, _line_in_words)}"
    if saved.board != played.board:
        yield next(_board_differences(saved.board, played.board), "the boards differ")


def _first_difference(saved: tuple[Any, ...], played: tuple[Any, ...]) -> int | None:
    for at, (one, other) in enumerate(zip(saved, played, strict=False)):
        if one != other:
            return at
    return None if len(saved) == len(played) else min(len(saved), len(played))


def _compared(saved: tuple[Any, ...], played: tuple[Any, ...], at: int, in_words: Any) -> str:
    was = in_words(saved[at]) if at < len(saved) else "nothing"
    now = in_words(played[at]) if at < len(played) else "nothing"
    return f"saved {was}; played {now}"


def _line_in_words(line: Applied) -> str:
    return " ".join(
        part
        for part in (
            line.number,
            line.edition and f"of {line.edition}",
            line.what,
            "" if line.decided else "(context)",
        )
        if part
    )


def _move_in_words(move: ReplayedMove) -> str:
    match move:
        case Acted(action, outcome, only_asked):
            return f"{'whether ' if only_asked else ''}{action} → {outcome}"
        case Answered(choice, outcome):
            return f"{choice} → {outcome}"
        case Looked():
            return "a look at the board"
        case _:
            assert_never(move)


def _board_differences(saved: Board | None, played: Board | None) -> Iterator[str]:
    if saved is None or played is None:
        yield f"the board: saved {'none' if saved is None else 'one'}; played {'none' if played is None else 'one'}"
        return
    yield from _in_things(
        {thing.label: thing for thing in saved.objects}, {thing.label: thing for thing in played.objects}
    )
    yield from _in_things(
        {player.name: player for player in saved.players}, {player.name: player for player in played.players}
    )
    yield from _in_fields("the board", saved, played)


def _in_things(
    saved: dict[str, BoardObject] | dict[str, BoardPlayer],
    played: dict[str, BoardObject] | dict[str, BoardPlayer],
) -> Iterator[str]:
    for label in dict.fromkeys((*saved, *played)):
        if label not in saved or label not in played:
            yield f"{label}: saved {'there' if label in saved else 'nowhere'}; played {'there' if label in played else 'nowhere'}"
        else:
            yield from _in_fields(label, saved[label], played[label])


def _in_fields(what: str, saved: Any, played: Any) -> Iterator[str]:
    for slot in fields(saved):
        was, now = getattr(saved, slot.name), getattr(played, slot.name)
        if was != now:
            yield f"{what}, {slot.name.replace('_', ' ')}: saved {was!r}; played {now!r}"
