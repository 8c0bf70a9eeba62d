"""601.2c, 608.2d: what has to be so of several objects that are chosen together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, assert_never

from comprules.abilities.nouns import Filter, InAll
from comprules.questions import ask_objects
from comprules.rules.meaning.amounts import amount_of
from comprules.rules.meaning.descriptions import is_so
from comprules.rules.meaning.last_known_information import mana_value, view_of
from comprules.rules.meaning.names_of_objects import all_different
from comprules.rules.meaning.speaker import Speaker
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["ask_together", "can_be_completed", "fit_together", "said_of_all"]


def said_of_all(described: object) -> tuple[InAll, ...]:
    """Return what a description says of all that are chosen."""
    return (
        tuple(p for p in described.predicates if isinstance(p, InAll))
        if isinstance(described, Filter)
        else ()
    )


def fit_together(game: Game, speaker: Speaker, described: object, group: Iterable[int | str]) -> bool:
    """Say whether objects may be chosen together, as far as a description says something of all of them."""
    things = tuple(one for one in group if isinstance(one, int))
    return all(_is_so_of_all(game, speaker, said, things) for said in said_of_all(described))


def _is_so_of_all(game: Game, speaker: Speaker, said: InAll, things: tuple[int, ...]) -> bool:
    board = views(game)
    of_each = tuple(view_of(game, board, i) for i in things)
    most = 0 if said.most is None else amount_of(game, board, speaker, said.most)
    match said.how:
        case "different names":
            return all_different(game, of_each) == len(of_each)
        case "one controller":
            return len({one.controller for one in of_each}) <= 1
        case "different controllers":
            return len({one.controller for one in of_each}) == len(of_each)
        case "different mana values":
            return len({mana_value(game, board, i) for i in things}) == len(things)
        case "different powers":
            return len({one.power for one in of_each}) == len(of_each)
        case "mana value":
            return sum(mana_value(game, board, i) for i in things) <= most
        case "power":
            return sum(one.power_or_0 for one in of_each) <= most
        case "one of each":
            fitting = (
                tuple(
                    n
                    for n, kind in enumerate(said.kinds)
                    if all(is_so(game, board, speaker, one, i) for one in kind)
                )
                for i in things
            )
            return _each_has_its_own(tuple(fitting))
        case _:
            assert_never(said.how)


def _each_has_its_own(fitting: tuple[tuple[int, ...], ...], taken: frozenset[int] = frozenset()) -> bool:
    """Say whether every object can stand for a kind that no other stands for."""
    if not fitting:
        return True
    first, *others = fitting
    return any(_each_has_its_own(tuple(others), taken | {n}) for n in first if n not in taken)


def can_be_completed(
    game: Game,
    speaker: Speaker,
    described: object,
    chosen: tuple[int | str, ...],
    options: Sequence[int | str],
    least: int,
) -> bool:
    """Say whether what is chosen fits together, and enough can still be chosen to go with it."""
    if not fit_together(game, speaker, described, chosen):
        return False
    for one in options:
        if len(chosen) >= least:
            break
        if one not in chosen and fit_together(game, speaker, described, (*chosen, one)):
            chosen = (*chosen, one)
    return len(chosen) >= least


def ask_together(
    game: Game,
    player: str,
    text: str,
    speaker: Speaker,
    described: object,
    options: Sequence[Any],
    bounds: tuple[int, int],
) -> tuple[Any, ...]:
    """A player chooses objects, one after the other where something has to be so of all of them."""
    least, most = bounds
    if not said_of_all(described):
        return ask_objects(game, player, text, options, least, most)
    chosen: list[Any] = []
    while len(chosen) < most:
        fitting = [
            one
            for one in options
            if one not in chosen
            and can_be_completed(game, speaker, described, (*chosen, one), options, least)
        ]
        fewest = min(1, max(0, least - len(chosen)))
        picks: tuple[Any, ...] = ask_objects(game, player, text, fitting, fewest, 1)
        if not picks:
            break
        chosen.extend(picks)
    return tuple(chosen)
