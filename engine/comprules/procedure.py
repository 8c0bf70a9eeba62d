"""Rows of tables say how a turn goes and how a spell is cast, step by step.

A ruleset holds these tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from comprules.book.citing import marks_of, original

if TYPE_CHECKING:
    from comprules.book.citing import Citation
    from comprules.events.players import Deals
    from comprules.state.game import Game
    from comprules.words import Phase, Step

__all__ = [
    "CombatDamage",
    "Declaration",
    "OfCardType",
    "OpeningHands",
    "ProcedureStep",
    "Table",
    "TurnBasedAction",
    "TurnStep",
    "always",
    "named",
    "never",
]

T = TypeVar("T")

TurnBasedAction = Callable[["Game"], "Game"]
"""What the game does by itself as a step begins or ends (703.1)."""

Declaration = Mapping[int, "int | str | tuple[int, ...]"]
"""Players declare attackers with what they attack, or blockers with the attackers that they block."""


def never(_game: Game) -> bool:
    """A step is not taken again."""
    return False


def always(_game: Game) -> bool:
    """A step takes place in every turn."""
    return True


@dataclass(frozen=True, slots=True)
class Table(Generic[T]):
    """An ordered table of a ruleset, such as the layers or the state-based actions."""

    name: str
    rows: tuple[T, ...]

    def __iter__(self) -> Iterator[T]:
        """Return the rows in order."""
        return iter(self.rows)

    def _place(self, row: T) -> int:
        if row not in self.rows:
            message = f"{named(row)} is not in the table of {self.name}"
            raise LookupError(message)
        return self.rows.index(row)

    def without(self, *rows: T) -> Table[T]:
        """Return the table without these rows.

        Raises:
            LookupError: a row is not in the table.
        """
        for row in rows:
            self._place(row)
        return replace(self, rows=tuple(row for row in self.rows if row not in rows))

    def replacing(self, old: T, new: T) -> Table[T]:
        """Return the table with one row in place of another.

        Raises:
            LookupError: the old row is not in the table.
        """
        place = self._place(old)
        return replace(self, rows=(*self.rows[:place], new, *self.rows[place + 1 :]))

    def adding(self, row: T, *, before: T | None = None) -> Table[T]:
        """Return the table with one row more, at the end or before another.

        Raises:
            LookupError: the row to stand before is not in the table.
        """
        place = len(self.rows) if before is None else self._place(before)
        return replace(self, rows=(*self.rows[:place], row, *self.rows[place:]))


@dataclass(frozen=True, slots=True)
class TurnStep:
    """A row of the turn: a step, or a main phase, which has no steps (500.1)."""

    name: Step
    """The step's name; a main phase has that of its phase."""

    phase: Phase
    """The phase that it belongs to."""

    actions: tuple[TurnBasedAction, ...] = ()
    """The turn-based actions as it begins, in their order."""

    declares: Callable[[Game, Declaration | None], Game] | None = None
    """The turn-based action of a declaration; without one, players declare what they must."""

    priority: Literal["always", "never", "if something happened"] = "always"
    """Whether the active player receives priority in it."""

    as_it_ends: tuple[TurnBasedAction, ...] = ()
    """What the game does as it ends, whether it took place or was skipped."""

    takes_place: Callable[[Game], bool] = always
    """Whether there is such a step this time; if not, the turn goes on with the next row."""

    again: Callable[[Game], bool] = never
    """Whether another such step begins as it ends."""

    second: bool = False
    """Whether it is another step of the name that the row before it has."""

    citation: Citation | None = None
    """The rule without which there is no such row."""


@dataclass(frozen=True, slots=True)
class ProcedureStep(Generic[T]):
    """A numbered step of a procedure, such as casting a spell."""

    citation: Citation
    """The rule that says so."""

    name: str
    """What is done in it, in words."""

    carry_out: Callable[[Game, T], tuple[Game, T]]
    """The game after the step, with what the procedure has come to."""


@dataclass(frozen=True, slots=True)
class OfCardType:
    """What the rules say of spells of a card type."""

    type: str
    """The card type."""

    citation: Citation
    """The rule that says so."""

    instructs: bool = False
    """Whether the spell's text is followed as it resolves, instead of its becoming a permanent."""


@dataclass(frozen=True, slots=True)
class CombatDamage:
    """Combat damage between being assigned and being dealt."""

    assigned: tuple[Deals, ...] = ()
    """The damage that creatures have assigned."""


@dataclass(frozen=True, slots=True)
class OpeningHands:
    """What has been done before the game: the mulligans that were taken, and sideboards set aside."""

    taken: tuple[str, ...] = ()
    """The player of each mulligan, in the order in which they were taken."""
    kept: tuple[str, ...] = ()
    """The players who have kept their hands."""
    set_aside: bool = False
    """Whether sideboards are set aside."""

    def number(self, player: str) -> int:
        """Return how many mulligans a player has taken."""
        return self.taken.count(player)


def named(row: object) -> str:
    """Return a row of a table in words: its name, its rules and its docstring's first line."""
    function = original(row) if callable(row) else row
    name: str = getattr(function, "__name__", "") or getattr(row, "name", str(row))
    numbers = ", ".join(
        f"{citation}{f' of {citation.edition}' if citation.edition else ''}"
        for citation in (
            [mark.citation for mark in marks_of(row)]
            if callable(row)
            else filter(None, [getattr(row, "citation", None)])
        )
    )
    return f"{name.replace('_', ' ')} ({numbers})" if numbers else name.replace("_", " ")
