"""702.75a: who may look at what the hideaway of a permanent exiled."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import MayLook
from comprules.keyword_instances import works
from comprules.ruleset import rules_of, seen
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["seen_by_its_controller"]


def seen_by_its_controller(game: Game, permanent: int) -> Game:
    """Let whoever has come to control a permanent look at what its hideaway exiled.

    Whoever controlled it before may go on looking (406.3).
    """
    row = rules_of(game).keyword("hideaway")
    view = seen(game, permanent)
    if row is None or not works(game, view, "hideaway"):
        return game
    effects = list(game.lasting)
    for place, effect in enumerate(effects):
        if effect.source != permanent or not any(isinstance(change, MayLook) for change in effect.changes):
            continue
        players = effect.players or (effect.controller,)
        if view.controller not in players:
            effects[place] = replace(effect, players=(*players, view.controller))
            row.citation.decided(game, f"{view.controller} may look at what {game.label(permanent)} exiled")
    return replace(game, lasting=tuple(effects))
