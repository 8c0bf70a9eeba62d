"""723.2, 724.2, 122.1i, 702.179d: triggered abilities without source, of titles, rad counters and speed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from comprules.abilities.kinds import Ability, Triggered
from comprules.book.citing import cite
from comprules.english.readings import read_abilities
from comprules.events.players import Rolls
from comprules.happening.holders import holder_of
from comprules.rules.meaning import Speaker
from comprules.rules.triggers.times_triggered import SeenTrigger, is_so
from comprules.rules.triggers.trigger_events import could_match, occurrences
from comprules.rules.triggers.what_triggered import Event_
from comprules.ruleset import seen as seen_now
from comprules.state.game import Game
from comprules.state.lasting import Waiting

__all__ = [
    "INHERENT_ABILITIES",
    "OF_SPEED",
    "OF_THE_INITIATIVE",
    "RAD_COUNTERS",
    "has_inherent_abilities",
    "inherent_triggers",
    "is_of_speed",
    "is_of_the_initiative",
    "of_the_initiative",
    "planeswalking_ability",
    "radiation",
    "speeding_up",
]

RAD_COUNTERS = cite("122.1i")
INHERENT_ABILITIES = cite("723.2")
OF_THE_INITIATIVE = cite("724.2")
OF_SPEED = cite("702.179d")


_OF_THE_MONARCH: Final = (
    "At the beginning of the monarch's end step, that player draws a card.",
    "Whenever a creature deals combat damage to the monarch, its controller becomes the monarch.",
)
_OF_THE_INITIATIVE: Final = (
    "At the beginning of the player who has the initiative's upkeep, that player ventures into Undercity.",
    (
        "Whenever one or more creatures deal combat damage to the player who has the initiative, the controller "
        "of those creatures takes the initiative."
    ),
    "Whenever a player takes the initiative, that player ventures into Undercity.",
)
_OF_RAD_COUNTERS: Final = (
    "At the beginning of each player's precombat main phase, if that player has a rad counter, that player "
    "mills X cards, where X is the number of rad counters that player has. That player loses 1 life for "
    "each nonland card milled this way. That player loses a rad counter for each nonland card milled this "
    "way."
)
_OF_SPEED: Final = (
    "Whenever an opponent loses life during your turn, if your speed is less than 4, increase your speed by 1. "
    "This ability triggers only once each turn."
)
_PLANESWALKING: Final = "Whenever you roll the Planeswalker symbol on the planar die, planeswalk."


@cache
def _ability(text: str) -> Triggered:
    (said,) = read_abilities(text)
    assert isinstance(said, Triggered)
    return said


def _triggered(
    text: str, player: str, before: Game, events: Iterable[Event_], after: Game
) -> Iterator[SeenTrigger]:
    """Yield how often an ability without source triggers for a player on these events."""
    ability, speaker = _ability(text), Speaker(0, player)
    for event in events:
        if not could_match(ability.when, event):
            continue
        for about in occurrences(after, before, after, event, ability.when, speaker):
            if is_so(after, speaker, ability, about):
                yield Waiting(ability, 0, player, about), event


@INHERENT_ABILITIES
def inherent_triggers(before: Game, events: tuple[Event_, ...], after: Game) -> tuple[SeenTrigger, ...]:
    """The monarch draws a card at the end of the turn; a creature that harms the monarch brings the crown."""
    monarch = holder_of(after, "monarch")
    texts = _OF_THE_MONARCH if monarch else ()
    seen = tuple(one for text in texts for one in _triggered(text, monarch, before, events, after))
    for _ in seen:
        INHERENT_ABILITIES.decided(after, f"{monarch} is the monarch: an ability without source triggers")
    return seen


def is_of_the_initiative(ability: Ability) -> bool:
    """Say whether it is one of the abilities of having the initiative."""
    return any(ability == _ability(text) for text in _OF_THE_INITIATIVE)


def _once_for_each_player(game: Game, triggers: Iterable[SeenTrigger]) -> Iterator[SeenTrigger]:
    """Of what creatures of one player do at once, yield one trigger."""
    players: set[str] = set()
    for waiting, event in triggers:
        things = waiting.happening.objects
        player = seen_now(game, things[0]).controller if things else ""
        if not things or player not in players:
            players.add(player)
            yield waiting, event


@OF_THE_INITIATIVE
def of_the_initiative(before: Game, events: tuple[Event_, ...], after: Game) -> tuple[SeenTrigger, ...]:
    """Whoever has the initiative ventures on taking it and in each upkeep, and loses it by combat damage."""
    first = holder_of(after, "initiative")
    texts = _OF_THE_INITIATIVE if first else ()
    found = tuple(
        one
        for text in texts
        for one in _once_for_each_player(after, _triggered(text, first, before, events, after))
    )
    for _ in found:
        OF_THE_INITIATIVE.decided(after, f"{first} has the initiative: an ability without source triggers")
    return found


@RAD_COUNTERS
def radiation(before: Game, events: tuple[Event_, ...], after: Game) -> tuple[SeenTrigger, ...]:
    """An ability triggers as the precombat main phase of a player with rad counters begins."""
    player = after.active
    seen = tuple(_triggered(_OF_RAD_COUNTERS, player, before, events, after))
    for _ in seen:
        RAD_COUNTERS.decided(after, f"{player} has rad counters: an ability without source triggers")
    return seen


@OF_SPEED
def speeding_up(before: Game, events: tuple[Event_, ...], after: Game) -> tuple[SeenTrigger, ...]:
    """Once in a turn of a player with a speed it goes up, as opponents lose life."""
    player = after.active
    if not after.players[player].speed or after.this_turn.get(("sped up", player)):
        return ()
    seen = tuple(_triggered(_OF_SPEED, player, before, events, after))[:1]
    for _ in seen:
        OF_SPEED.decided(after, f"{player} has a speed: an ability without source triggers")
    return seen


def is_of_speed(ability: Ability) -> bool:
    """Say whether it is the ability of having a speed."""
    return ability == _ability(_OF_SPEED)


def planeswalking_ability(before: Game, events: tuple[Event_, ...], after: Game) -> tuple[SeenTrigger, ...]:
    """Whoever rolls the Planeswalker symbol planeswalks, by an ability without source (901.8)."""
    return tuple(
        one
        for event in events
        if isinstance(event, Rolls)
        for one in _triggered(_PLANESWALKING, event.player, before, (event,), after)
    )


def has_inherent_abilities(game: Game, events: tuple[Event_, ...]) -> bool:
    """Say whether an ability without source could trigger: of a title, rad counters, speed or a die."""
    rolled = any(isinstance(event, Rolls) for event in events)
    titles = bool(holder_of(game, "monarch") or holder_of(game, "initiative"))
    of_the_active = game.players[game.active]
    return rolled or titles or "rad" in of_the_active.counters or bool(of_the_active.speed)
