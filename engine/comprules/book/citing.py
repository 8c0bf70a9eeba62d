"""Citations: a rule's number is written once, and the object marks, records and refuses under that number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from comprules.book.trace import Trace, TraceLine

__all__ = [
    "Citation",
    "IllegalError",
    "Mark",
    "Playing",
    "Rules",
    "Spared",
    "cite",
    "cited",
    "marks_of",
    "misreading_of",
    "original",
    "rules_in_code",
    "step",
    "tried",
]

P = ParamSpec("P")
R = TypeVar("R")
G = TypeVar("G", bound="Playing")

_LINE = tuple.__new__


class Rules(Protocol):
    """Citations know this much of what a game is played by.

    :class:`comprules.ruleset.Ruleset` holds the rest.
    """

    @property
    def versions(self) -> Mapping[Callable[..., Any], Callable[..., Any]]:
        """The version that is played of a rule's function, where it is another than the function itself."""
        ...


class _Arbiter(Protocol):
    @property
    def rules(self) -> Rules: ...

    @property
    def trace(self) -> Trace: ...


class Playing(Protocol):
    """Anything that is played by a ruleset: a game."""

    @property
    def arbiter(self) -> _Arbiter:
        """Return who holds the ruleset and the record of the game."""
        ...


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule's number, and the date of its edition where that is not the base edition.

    As a decorator it says that a function carries the rule out. The function takes the game first. Whoever
    calls it gets the version that the game's ruleset holds for it: its own, an older edition's, or what is
    left without the rule.
    """

    number: str
    edition: str = ""

    def __call__(self, function: Callable[Concatenate[G, P], R]) -> Callable[Concatenate[G, P], R]:
        """Mark a function that carries the rule out."""
        return _marked(Mark(self, original(function)), function)

    def essential(
        self, reason: str
    ) -> Callable[[Callable[Concatenate[G, P], R]], Callable[Concatenate[G, P], R]]:
        """Mark a function, and say why there is no game without the rule."""
        return lambda function: _marked(Mark(self, original(function), reason=reason), function)

    def misreading_of(self, function: Callable[..., R]) -> Callable[[Callable[P, R]], Callable[P, R]]:
        """Mark what is done in a function's place by whoever does not know of this rule.

        The misreadings stand in a package of their own, :mod:`comprules.misreadings`.
        """
        rule = (self, original(function))
        assert self in {mark.citation for mark in marks_of(function)}, f"{rule} is not marked so"
        assert rule not in _MISREADINGS, f"{rule} is misread twice"

        def misread(other: Callable[P, R]) -> Callable[P, R]:
            _MISREADINGS[rule] = other
            return other

        return misread

    def decided(self, game: Playing, what: str) -> None:
        """Record that something was done, allowed, refused or spared because of this rule."""
        game.arbiter.trace.lines.append(_LINE(TraceLine, (self.number, what, self.edition, True)))

    def decided_once(self, game: Playing, what: str) -> None:
        """Record a decision that is asked for again and again only once between two actions."""
        game.arbiter.trace.write_once(_LINE(TraceLine, (self.number, what, self.edition, True)))

    def context(self, game: Playing, what: str) -> None:
        """Record what was so anyway, once between two actions: it tells the story and proves nothing."""
        game.arbiter.trace.write_once(_LINE(TraceLine, (self.number, what, self.edition, False)))

    def spared(self, what: str) -> Spared:
        """Return what a state-based action found that it need do nothing about, because of this rule."""
        return Spared(self, what)

    def refuses(self, reason: str) -> IllegalError:
        """Return the error that says that this rule forbids an action."""
        return IllegalError(reason, self)

    def __str__(self) -> str:
        return self.number


def cite(number: str, edition: str = "") -> Citation:
    """Return the citation of a rule; each rule is cited in one place, whose name everything else imports."""
    return Citation(number, edition)


@dataclass(frozen=True, slots=True)
class Spared:
    """What a state-based action looked at and did nothing about."""

    citation: Citation
    what: str


class IllegalError(Exception):
    """An action that the rules forbid; the game is as it was before the action began."""

    def __init__(self, reason: str, citation: Citation | None = None) -> None:
        super().__init__(f"{reason} ({citation})" if citation else reason)
        self.reason = reason
        self.citation = citation
        """The rule that forbids the action, if one of them does."""
        self.steps: tuple[Citation, ...] = ()
        """The steps of the action in which that came out, the innermost first."""


class step:  # noqa: N801 -- it reads as what it is: with step(CHOOSING_TARGETS)
    """What turns out to be illegal in here does so in this step of an action."""

    __slots__ = ("citation",)

    def __init__(self, citation: Citation) -> None:
        self.citation = citation

    def __enter__(self) -> None:
        """Begin the step."""

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        """End the step."""
        if isinstance(error, IllegalError):
            error.steps = (*error.steps, self.citation)


class tried:  # noqa: N801 -- it reads as what it is: with tried(game)
    """Take back what turns out to be illegal within: nothing that was decided there stays in the record."""

    __slots__ = ("_length", "_trace")

    def __init__(self, game: Playing) -> None:
        self._trace = game.arbiter.trace
        self._length = len(self._trace.lines)

    def __enter__(self) -> None:
        """Begin to try."""

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        """Forget what was decided, if it was illegal."""
        if isinstance(error, IllegalError):
            self._trace.cut(self._length)


@dataclass(frozen=True, slots=True)
class Mark:
    """The mark of a citation on a function that carries the rule out."""

    citation: Citation
    function: Callable[..., Any]
    reason: str = ""
    """Why the rule can't be left out."""

    @property
    def name(self) -> str:
        """Return where the function stands: ``comprules.rules.continuous.layers.sublayers_of_layer_7``."""
        return f"{self.function.__module__}.{self.function.__qualname__}"


_BY_NUMBER: dict[str, list[Mark]] = {}
_BY_FUNCTION: dict[Callable[..., Any], list[Mark]] = {}
_MISREADINGS: dict[tuple[Citation, Callable[..., Any]], Callable[..., Any]] = {}


def _marked(mark: Mark, function: Callable[Concatenate[G, P], R]) -> Callable[Concatenate[G, P], R]:
    """Keep a mark; return the function so that it plays by the version of the game's ruleset."""
    _BY_NUMBER.setdefault(mark.citation.number, []).append(mark)
    _BY_FUNCTION.setdefault(mark.function, []).insert(0, mark)
    if mark.function is not function:  # it has a mark already
        return function

    @wraps(function)
    def as_the_game_has_it(*args: Any, **kwargs: Any) -> R:
        # No rule is called more often: nothing is unpacked twice.
        versions = args[0].arbiter.rules.versions
        version: Callable[..., R] = versions.get(function, function) if versions else function
        return version(*args, **kwargs)

    return as_the_game_has_it


def original(function: Callable[P, R]) -> Callable[P, R]:
    """Return the function that was marked, for one that a citation wraps; any other function itself."""
    marked: Callable[P, R] = getattr(function, "__wrapped__", function)
    return marked


def cited(number: str) -> tuple[Mark, ...]:
    """Return the marks of the functions that carry out the rule of this number."""
    return tuple(_BY_NUMBER.get(number, ()))


def marks_of(function: Callable[..., Any]) -> tuple[Mark, ...]:
    """Return the marks that a function bears."""
    return tuple(_BY_FUNCTION.get(original(function), ()))


def misreading_of(mark: Mark) -> Callable[..., Any] | None:
    """Return what is done in a function's place when its rule is left out, if the misreadings say so."""
    return _MISREADINGS.get((mark.citation, mark.function))


def rules_in_code() -> dict[str, tuple[Mark, ...]]:
    """Return every mark in the code that was imported, by number."""
    return {number: tuple(found) for number, found in sorted(_BY_NUMBER.items())}
