"""What is on the battlefield is listed once for each state, so that rules look only where they need.

It decides nothing: a rule that is passed over would have found nothing to look at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from comprules.abilities.keywords import Keyword
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__ = [
    "SeenObject",
    "looks_back_to_last_check",
    "needs",
    "only_with",
    "other_than_cards",
    "permanents",
    "since_last_check",
    "what_there_is",
]

SeenObject = tuple[GameObject, View]
"""An object and what it is now."""

F = TypeVar("F", bound=Callable[..., Iterable[object]])


def only_with(*words: str) -> Callable[[F], F]:
    """Mark a function that finds nothing to look at unless one of these words is in :func:`what_there_is`."""

    def say(function: F) -> F:
        function.__dict__["only_with"] = frozenset(words)
        return function

    return say


def since_last_check(function: F) -> F:
    """Say that it matters to a function of the game when state-based actions were last checked."""
    function.__dict__["since_last_check"] = True
    return function


def looks_back_to_last_check(function: Callable[..., object]) -> bool:
    """Say whether it matters to a function when state-based actions were last checked."""
    return bool(getattr(function, "since_last_check", False))


def needs(function: Callable[..., object]) -> frozenset[str]:
    """One of which things there has to be for a function to find anything.

    Nothing at all where it always may.
    """
    said: frozenset[str] = getattr(function, "only_with", frozenset())
    return said


def what_there_is(game: Game) -> frozenset[str]:
    """Return the words for what is there: the kinds and keywords of permanents, and what happened to them.

    Kinds of objects other than cards and what players have are among them.
    """
    found: frozenset[str] | None = game.memo.get("what there is")
    if found is None:
        found = game.memo["what there is"] = frozenset(_on_battlefield(game))
    players = game.players.values()
    return found | {
        "player with counters" if any(player.counters for player in players) else "",
        "player in dungeon" if any(player.dungeon for player in players) else "",
    }


def _on_battlefield(game: Game) -> set[str]:
    there: set[str] = {thing.kind for thing in other_than_cards(game)}
    seen_already: set[int] = set()  # by the identity of views, which objects alike share
    for thing, view in permanents(game):
        if thing.damage:
            there.add("damage")
        if thing.counters:
            there.add("counters")
        if thing.hurt_by_deathtouch:
            there.add("deathtouch")
        if thing.attached_to is not None:
            there.add("attached")
        if id(view) not in seen_already:
            seen_already.add(id(view))
            there.update(view.types, view.subtypes, view.supertypes)
            there.update([held.ability.name for held in view.held if isinstance(held.ability, Keyword)])
    return there


def permanents(game: Game, *words: str) -> Sequence[SeenObject]:
    """Return the permanents; with words only those that have one of them as a type, subtype or supertype."""
    known: tuple[SeenObject, ...] | None = game.memo.get("permanents")
    if known is None:
        board = views(game)
        known = game.memo["permanents"] = tuple([(game.objects[i], board[i]) for i in game.battlefield])
    if not words:
        return known
    wanted = frozenset(words)
    return [(thing, view) for thing, view in known if wanted & (view.types | view.subtypes | view.supertypes)]


def other_than_cards(game: Game) -> tuple[GameObject, ...]:
    """Return the tokens, copies and abilities, wherever they are."""
    known: tuple[GameObject, ...] | None = game.memo.get("other than cards")
    if known is None:
        known = tuple([thing for thing in game.objects.values() if thing.kind != "card"])
        game.memo["other than cards"] = known
    return known
