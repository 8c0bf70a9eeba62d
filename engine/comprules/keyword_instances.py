"""702: the ruleset's row of a keyword tells which of its abilities work, alone and beside others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability
from comprules.book.citing import IllegalError
from comprules.ruleset import rules_of
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = ["at_work", "refused_for", "working", "works"]

_WOULD_ADD_UP: Final = frozenset({"lifelink", "infect", "wither"})
"""Keywords of which several instances would do more than one does, if no rule called them redundant."""


def works(game: Game, view: View, keyword: str) -> bool:
    """Say whether an object has a keyword ability of this name, and the ruleset has it mean something."""
    return bool(view.held) and bool(working(game, view.abilities, keyword))


def refused_for(game: Game, view: View, keyword: str, refusal: IllegalError) -> IllegalError:
    """Add to a refusal for a keyword that an object has several times that these are as one."""
    row, found = rules_of(game).keyword(keyword), [a for a in view.abilities if isinstance(a, Keyword)]
    if row is not None and row.redundant is not None and [a.name for a in found].count(keyword) > 1:
        refusal.steps = (*refusal.steps, row.redundant)
    return refusal


def at_work(game: Game, abilities: Iterable[Ability]) -> tuple[Ability, ...]:
    """Leave out the keyword abilities that mean nothing by the ruleset's row."""
    return tuple(a for a in abilities if not isinstance(a, Keyword) or _means_something(game, a.name))


def _means_something(game: Game, keyword: str) -> bool:
    row = rules_of(game).keyword(keyword)
    return row is not None and not row.left_out_whole


def working(game: Game, abilities: Iterable[Ability], keyword: str) -> tuple[Keyword, ...]:
    """Return the keyword abilities of this name that work; of equal redundant instances only one does.

    Whoever leaves out the rule that several instances are redundant counts those that would add up, and
    otherwise looks for a single one and finds none.
    """
    found = tuple(
        ability
        for ability in abilities
        if isinstance(ability, Keyword) and keyword in (ability.name, ability.called)
    )
    if not found:
        return ()
    row = rules_of(game).keyword(found[0].name)
    if row is None or row.left_out_whole:
        return ()
    distinct = tuple(dict.fromkeys(found))
    if row.redundant is None or len(distinct) == len(found):
        return found
    if row.redundant in row.left_out:
        return found if row.name in _WOULD_ADD_UP else tuple(a for a in distinct if found.count(a) == 1)
    row.redundant.decided_once(game, f"{keyword} is there {len(found)} times, which is no more than once")
    return distinct
