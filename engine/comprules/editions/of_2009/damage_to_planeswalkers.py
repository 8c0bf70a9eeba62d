"""212.9g of 2009: what was aimed at a player could be turned on one of that player's planeswalkers."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.book.citing import cite, original
from comprules.events.every import Event
from comprules.events.players import Deals
from comprules.questions import Question, ask
from comprules.rules.meaning.last_known_information import controller_of
from comprules.rules.meaning.which_players import opponents_of
from comprules.rules.replacement.replacement_effects import replacements
from comprules.rules.replacement.replacing_events import redirected
from comprules.ruleset import AfterReplacing, Replacing, views
from comprules.state.game import Game

__all__ = [
    "DAMAGE_TURNED_ON_PLANESWALKERS",
    "creatures_and_players_alone",
    "turned_on_planeswalkers",
    "with_damage_turned_on_planeswalkers",
]

DAMAGE_TURNED_ON_PLANESWALKERS = cite("212.9g", "2009-05-01")


def creatures_and_players_alone(game: Game, chosen: int, *, fits: bool) -> bool:
    """What may aim at any target today had a creature or player for its target then."""
    return fits and "creature" in views(game)[chosen].types


def with_damage_turned_on_planeswalkers(game: Game, event: Event) -> tuple[Replacing, ...]:
    """What replaces events today, and the effect that turns damage on planeswalkers."""
    return (*original(replacements)(game, event), *turned_on_planeswalkers(game, event))


@DAMAGE_TURNED_ON_PLANESWALKERS
def turned_on_planeswalkers(game: Game, event: Event) -> Iterator[Replacing]:
    """Whose source would deal noncombat damage to an opponent may have it dealt to a planeswalker instead."""
    if not isinstance(event, Deals) or isinstance(event.to, int):
        return
    damaged = event.to
    turning = controller_of(game, views(game), event.source)
    walkers = _planeswalkers_of(game, damaged)
    if not walkers or turning not in opponents_of(game, damaged):
        return
    if event.combat:
        DAMAGE_TURNED_ON_PLANESWALKERS.decided_once(game, "combat damage is turned on no planeswalker")
        return

    def apply(now: Game) -> AfterReplacing:
        there = _planeswalkers_of(now, damaged)
        what = f"choose a planeswalker to be dealt the damage instead of {damaged}"
        picked = ask(now, Question(turning, what, tuple(there), 0, 1)) if there else ()
        if not picked:
            DAMAGE_TURNED_ON_PLANESWALKERS.decided(now, f"{turning} leaves the damage with {damaged}")
            return now, (event,), ()
        DAMAGE_TURNED_ON_PLANESWALKERS.decided(now, f"{turning} turns the damage on {picked[0]}")
        return now, redirected(now, event, (there[picked[0]],)), ()

    yield Replacing(
        ("turned on a planeswalker", event.source),
        "damage turned on a planeswalker",
        damaged,
        apply,
        DAMAGE_TURNED_ON_PLANESWALKERS,
        optional=True,
    )


def _planeswalkers_of(game: Game, player: str) -> dict[str, int]:
    """Return the planeswalkers that a player controls, by their labels."""
    board = views(game)
    return {
        game.label(i): i
        for i in game.battlefield
        if "planeswalker" in board[i].types and board[i].controller == player
    }
