"""615: shields that prevent damage."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.book.citing import rule
from comprules.events import (
    Deals,
    Event,
)
from comprules.rules.matching import Speaker, is_described
from comprules.ruleset import Applied, Replacing, views
from comprules.state import Game, Shield, replace

__all__ = ["preventions"]


def preventions(game: Game, event: Event) -> Iterator[Replacing]:
    """The shields that would prevent this damage (615.1)."""
    if not isinstance(event, Deals):
        return
    for shield in game.shields:
        if shield.kind == "prevention" and _guards(game, shield, event):
            yield _prevention(game, shield, event)


def _guards(game: Game, shield: Shield, event: Deals) -> bool:
    if shield.combat and not event.combat:
        return False
    if shield.guards is not None and shield.guards != event.to:
        return False
    if shield.by is not None:
        speaker = Speaker(event.source, shield.controller)
        return event.source in game.objects and is_described(
            game, views(game), speaker, shield.by, event.source
        )
    return True


@rule("615.7", essential="a prevention shield has to prevent something")
def _prevention(game: Game, shield: Shield, event: Deals) -> Replacing:
    """A shield of some amount prevents that much and is used up by it; one without an amount prevents all."""

    def apply(now: Game) -> Applied:
        if shield.left is None:
            return now, (), ()
        prevented = min(shield.left, event.amount)
        left = replace(shield, left=shield.left - prevented)
        shields = tuple(left if s.id == shield.id else s for s in now.shields)
        now = replace(now, shields=tuple(s for s in shields if s.left is None or s.left > 0))
        rest = event.amount - prevented
        return now, ((replace(event, amount=rest),) if rest else ()), ()

    affected = event.to if isinstance(event.to, str) else views(game)[event.to].controller
    return Replacing(
        ("shield", shield.id), f"damage to {game.label(event.to)} is prevented", affected, apply, rule="615.7"
    )
