"""723.2, 122.1i: the triggered abilities without source, of being the monarch and of rad counters."""

from __future__ import annotations

from functools import cache

from comprules.abilities.kinds import Triggered
from comprules.book.citing import cite
from comprules.english.readings import read_abilities
from comprules.events.players import Rolls
from comprules.happening.designations import monarch_of
from comprules.rules.meaning import Speaker
from comprules.rules.triggers.times_triggered import SeenTrigger, is_so
from comprules.rules.triggers.trigger_events import could_match, occurrences
from comprules.rules.triggers.what_triggered import Event_
from comprules.state.game import Game
from comprules.state.lasting import Waiting

__all__ = [
    "INHERENT_ABILITIES",
    "RAD_COUNTERS",
    "has_inherent_abilities",
    "inherent_triggers",
    "planeswalking_ability",
    "radiation",
]

RAD_COUNTERS = cite("122.1i")
INHERENT_ABILITIES = cite("723.2")


@cache
def _of_the_monarch() -> tuple[Triggered, ...]:
    said = read_abilities(
        "At the beginning of the monarch's end step, that player draws a card.\n"
        "Whenever a creature deals combat damage to the monarch, its controller becomes the monarch."
    )
    return tuple(ability for ability in said if isinstance(ability, Triggered))


@INHERENT_ABILITIES
def inherent_triggers(before: Game, events: tuple[Event_, ...], after: Game) -> tuple[SeenTrigger, ...]:
    """The monarch draws a card at the end of the turn; a creature that harms the monarch brings the crown."""
    monarch = monarch_of(after)
    seen: list[SeenTrigger] = []
    for ability in _of_the_monarch() if monarch else ():
        for event in events:
            if not could_match(ability.when, event):
                continue
            for about in occurrences(after, before, after, event, ability.when, Speaker(0, monarch)):
                INHERENT_ABILITIES.decided(
                    after, f"{monarch} is the monarch: an ability without source triggers"
                )
                seen.append((Waiting(ability, 0, monarch, about), event))
    return tuple(seen)


@cache
def _of_rad_counters() -> Triggered:
    (said,) = read_abilities(
        "At the beginning of each player's precombat main phase, if that player has a rad counter, that player "
        "mills X cards, where X is the number of rad counters that player has. That player loses 1 life for "
        "each nonland card milled this way. That player loses a rad counter for each nonland card milled this "
        "way."
    )
    assert isinstance(said, Triggered)
    return said


@RAD_COUNTERS
def radiation(before: Game, events: tuple[Event_, ...], after: Game) -> tuple[SeenTrigger, ...]:
    """An ability triggers as the precombat main phase of a player with rad counters begins."""
    ability, player = _of_rad_counters(), after.active
    seen: list[SeenTrigger] = []
    for event in events:
        if not could_match(ability.when, event):
            continue
        speaker = Speaker(0, player)
        for about in occurrences(after, before, after, event, ability.when, speaker):
            if is_so(after, speaker, ability, about):
                RAD_COUNTERS.decided(after, f"{player} has rad counters: an ability without source triggers")
                seen.append((Waiting(ability, 0, player, about), event))
    return tuple(seen)


@cache
def _planeswalking() -> Triggered:
    (said,) = read_abilities("Whenever you roll the Planeswalker symbol on the planar die, planeswalk.")
    assert isinstance(said, Triggered)
    return said


def planeswalking_ability(before: Game, events: tuple[Event_, ...], after: Game) -> tuple[SeenTrigger, ...]:
    """Whoever rolls the Planeswalker symbol planeswalks, by an ability without source (901.8)."""
    ability = _planeswalking()
    return tuple(
        (Waiting(ability, 0, event.player, about), event)
        for event in events
        if isinstance(event, Rolls)
        for about in occurrences(after, before, after, event, ability.when, Speaker(0, event.player))
    )


def has_inherent_abilities(game: Game, events: tuple[Event_, ...]) -> bool:
    """Say whether an ability without source could trigger: for a monarch, rad counters or a planar die."""
    rolled = any(isinstance(event, Rolls) for event in events)
    return rolled or bool(monarch_of(game)) or "rad" in game.players[game.active].counters
