"""``@rule``: how code says which rule it carries out, and how a game may play by another version of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

__all__ = ["Citation", "Playing", "citations_of", "cited", "original", "rule", "rules_in_code"]

P = ParamSpec("P")
R = TypeVar("R")
G = TypeVar("G", bound="Playing")


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule number attached to a function; ``edition`` is empty for the base edition."""

    number: str
    function: Callable[..., Any]
    edition: str = ""
    without: Callable[..., Any] | None = None
    essential: str = ""

    @property
    def name(self) -> str:
        """Where the function stands: ``comprules.rules.continuous.layers.layer_7d``."""
        return f"{self.function.__module__}.{self.function.__qualname__}"


class _Arbiter(Protocol):
    @property
    def rules(self) -> Any: ...


class Playing(Protocol):
    """Anything that is played by a ruleset: a game."""

    @property
    def arbiter(self) -> _Arbiter:
        """Who holds the ruleset of the game."""
        ...


_CITATIONS: dict[str, list[Citation]] = {}
_BY_FUNCTION: dict[Callable[..., Any], list[Citation]] = {}


def rule(
    *numbers: str, edition: str = "", without: Callable[..., Any] | None = None, essential: str = ""
) -> Callable[[Callable[Concatenate[G, P], R]], Callable[Concatenate[G, P], R]]:
    """Say that a function carries out these rules.

    The function takes the game first. Whoever calls it by its name gets the version that the game's ruleset holds
    for it: its own, an older edition's, or ``without``, which is what is left when the rule is dropped. A rule that can't be dropped
    says in ``essential`` why.
    """

    def cite(function: Callable[Concatenate[G, P], R]) -> Callable[Concatenate[G, P], R]:
        itself = original(function)
        for number in numbers:
            citation = Citation(number, itself, edition, without, essential)
            _CITATIONS.setdefault(number, []).append(citation)
            _BY_FUNCTION.setdefault(itself, []).append(citation)
        if itself is not function:  # it carries out rules of another edition too
            return function

        @wraps(function)
        def as_the_game_has_it(
            *args: Any, **kwargs: Any
        ) -> R:  # no rule is called more often: nothing is unpacked twice
            versions = args[0].arbiter.rules.versions
            version: Callable[..., R] = versions.get(function, function) if versions else function
            return version(*args, **kwargs)

        return as_the_game_has_it

    return cite


def original(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function that was decorated, for one that ``@rule`` wraps; any other function itself."""
    return getattr(function, "__wrapped__", function)


def cited(number: str) -> tuple[Citation, ...]:
    """The functions that carry out the rule of this number."""
    return tuple(_CITATIONS.get(number, ()))


def citations_of(function: Callable[..., Any]) -> tuple[Citation, ...]:
    """The rules that a function carries out."""
    return tuple(_BY_FUNCTION.get(original(function), ()))


def rules_in_code() -> dict[str, tuple[Citation, ...]]:
    """Every citation in the code that was imported, by number."""
    return {number: tuple(found) for number, found in sorted(_CITATIONS.items())}
