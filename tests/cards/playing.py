"""One card after another is played on the board: cast, entering, activated, attacking, with things happening around it."""

from __future__ import annotations

import json
import re
import traceback
from collections.abc import Callable
from functools import partial
from zlib import crc32

from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, Activated, Chapter, Triggered
from comprules.english import CannotWrite
from comprules.english.texts import text_of
from comprules.judge import Card, Placed, Unsupported
from comprules.kit.codec import to_json
from comprules.kit.limits import TookTooLong
from comprules.kit.replay import read_recording, replay_differences
from comprules.reference import reference_judge

from .board import Board, abilities_of
from .courses import (
    MOMENTS,
    Moment,
    activating,
    casting,
    playing_land,
    through_the_turns,
    with_things_happening,
)
from .table import IT, Played, StrayedError, Table

__all__ = ["play_card"]

_BY_CHANCE = frozenset({"never cast", "never activated", "never triggered", "changes nothing"})
"""What may be found of a card only because the board lacks what it needs."""


def play_card(card: Card, replays: int = 1) -> Played | None:
    """Play one card in several games; None where its text can't be read.

    It is played with what its text speaks of; where that brings something not about, with all there is.
    One game in ``replays`` is played again from its file.
    """
    abilities = abilities_of(card)
    if abilities is None:
        return None
    played = Played(card.name)
    for ability in abilities:
        try:
            text_of(ability)
        except CannotWrite as error:
            played.say("error", f"it is read and can't be written: {error}")
    if played.found:
        return played
    _Games(card, abilities, Board(card), played, replays).play()
    missed = [one for one in played.found if one[0] in _BY_CHANCE]
    if missed:
        richer = Played(card.name)
        _Games(card, abilities, Board(card, whole=True), richer, replays).play()
        played.games += richer.games
        played.found = [one for one in played.found if one not in missed or one in richer.found]
        for one in richer.found:
            if one[0] == "error":
                played.say(*one)
    return played


class _Games:
    """The games that are played with one card on one board, and what has been seen in them."""

    def __init__(
        self, card: Card, abilities: tuple[Ability, ...], board: Board, played: Played, replays: int
    ) -> None:
        self.card, self.abilities, self.board, self.played = card, abilities, board, played
        self.replays = replays
        self.changed: dict[str, bool] = {}
        self.triggered: set[str] = set()

    def play(self) -> None:
        """Play all of them."""
        played, is_spell = self.played, bool({"Instant", "Sorcery"} & set(self.card.type_line.split()))
        if not (self._is_cast() if is_spell else self._enters()):
            played.say("never cast", "")
        if not is_spell:
            self._stays()
        for ability in self.abilities:
            if isinstance(ability, Triggered | Chapter) and text_of(ability) not in self.triggered:
                played.say("never triggered", text_of(ability))
        for what, changed in self.changed.items():
            if not changed:
                played.say("changes nothing", what)

    def _is_cast(self) -> bool:
        """Cast an instant or sorcery with each of its modes, at the first moment at which it can be."""
        in_hand = Placed(IT, self.card.name, "hand", "Alice", "Alice")

        def cast(moment: Moment, modes: tuple[int, ...]) -> bool:
            return self._game(
                moment.name, in_hand, partial(casting, moment=moment, modes=modes), moment.active
            )

        return any(
            [cast(moment, modes) for modes in _modes(self.card.text)].count(True) for moment in MOMENTS
        )

    def _enters(self) -> bool:
        """Cast a permanent, or play a land."""
        in_hand = Placed(IT, self.card.name, "hand", "Alice", "Alice")
        if "Land" in self.card.type_line.split():
            return self._game("played as a land", in_hand, playing_land)
        return self._game("cast", in_hand, lambda table: casting(table, MOMENTS[0], ()))

    def _stays(self) -> None:
        """Let a permanent be activated, attack and block, and see what happens around it."""
        removed = re.findall(
            r"[Rr]emove (?:a|two|three|X|any number of) (\S+) counters? from this", self.card.text
        )
        there = Placed(
            IT, self.card.name, "battlefield", "Alice", "Alice", counters=dict.fromkeys(removed, 4)
        )
        activated = [one for one in self.abilities if isinstance(one, Activated)]
        for at, ability in enumerate(activated):
            if not self._game("activated", there, partial(activating, at=at)):
                self.played.say("never activated", text_of(ability))
        self._game("through the turns", there, through_the_turns)
        if any(not isinstance(one, Activated | Keyword) for one in self.abilities) or not self.abilities:
            happening = partial(with_things_happening, board=self.board)
            self._game("with things happening", there, happening, events=True)

    def _game(
        self,
        name: str,
        placed: Placed,
        course: Callable[[Table], bool],
        active: str = "Alice",
        *,
        events: bool = False,
    ) -> bool:
        """Play one game; the answer is what its course says."""
        self.played.games += 1
        table = Table(self.card, self.board.position((placed,), active, events=events))
        worked = False
        try:
            worked = course(table)
        except Unsupported as error:
            self.played.say("error", f"unsupported: {error}")
        except (StrayedError, TookTooLong, AssertionError) as error:
            self.played.say("error", f"{name}: {error}")
        except Exception as error:  # noqa: BLE001 -- whatever goes wrong is what is looked for
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{place.filename.split('comprules/')[-1]}:{place.lineno}"
            self.played.say("error", f"{name}: {type(error).__name__}: {error} ({where})")
        else:
            if crc32(f"{self.card.name} {name}".encode()) % self.replays == 0:
                _held_to_its_record(table, self.played)
        for what, changed in table.resolved.items():
            self.changed[what] = self.changed.get(what, False) or changed
        self.triggered.update(table.triggered)
        return worked


def _held_to_its_record(table: Table, played: Played) -> None:
    """The game goes the same way when it is played again from its file."""
    saved = json.dumps(to_json(table.judge.recording(played.name)))
    if told := replay_differences(read_recording(saved, played.name), reference_judge()):
        played.say("error", f"replayed it goes another way: {told[0]}")


def _modes(text: str) -> tuple[tuple[int, ...], ...]:
    """Return the modes to choose, a game for each."""
    number = len(re.findall(r"^•", text, re.MULTILINE))
    if not number:
        return ((),)
    singles = tuple((n,) for n in range(1, number + 1))
    return (*singles, (1, 2)) if re.search(r"choose (two|one or)", text, re.IGNORECASE) else singles
