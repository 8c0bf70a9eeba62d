"""702.40 to 702.58: keyword abilities from storm to graft, misread."""

from __future__ import annotations

from comprules.events.players import Deals
from comprules.rules.casting.entwining import ENTWINED_IN_PRINTED_ORDER, in_printed_order
from comprules.rules.continuous.settling_changes import TRANSMUTE_IN_EVERY_ZONE, is_there_everywhere
from comprules.rules.fighting.ninjutsu import IN_THE_PLACE_OF_AN_ATTACKER, attacked_before
from comprules.rules.meaning.keyword_amounts import (
    BLOODTHIRST_X,
    SUNBURST_AS_NUMBER,
    SUNBURST_FROM_THE_STACK,
    blood_shed,
    sunburst_as_number,
    sunburst_counters,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.what_was_paid import colors_spent
from comprules.rules.permission.looking_at_cards import (
    REVEALED_FOR_NINJUTSU,
    seen_with_ninjutsu,
    those_who_see_the_hand,
)
from comprules.rules.targeting.proposal import Proposal
from comprules.state.game import Game

__all__: list[str] = []

# ---- entwine


@ENTWINED_IN_PRINTED_ORDER.misreading_of(in_printed_order)
def in_the_order_chosen(_game: Game, _proposal: Proposal, picked: tuple[int, ...]) -> tuple[int, ...]:
    """The player says which mode comes first."""
    return picked


# ---- sunburst and bloodthirst


@SUNBURST_AS_NUMBER.misreading_of(sunburst_as_number)
def no_number(_game: Game, _speaker: Speaker) -> int:
    """Sunburst is an ability of its own, and no number."""
    return 0


@SUNBURST_FROM_THE_STACK.misreading_of(sunburst_counters)
def at_least_one(game: Game, speaker: Speaker) -> int:
    """Any mana brings a counter, and so does none."""
    return max(1, len(colors_spent(game.last_seen(speaker.source))))


@BLOODTHIRST_X.misreading_of(blood_shed)
def once_for_all(game: Game, opponents: set[str]) -> int:
    """It is enough that there was damage, however much."""
    return int(any(isinstance(event, Deals) and event.to in opponents for event in game.deeds))


# ---- ninjutsu


@IN_THE_PLACE_OF_AN_ATTACKER.misreading_of(attacked_before)
def of_its_own_choice(_game: Game, _speaker: Speaker) -> int | str | None:
    """Whoever controls the newcomer chooses what it attacks."""
    return None


@REVEALED_FOR_NINJUTSU.misreading_of(seen_with_ninjutsu)
def shown_for_a_moment(game: Game, player: str, _card: int) -> tuple[str, ...]:
    """The card is shown as the ability is activated, and hidden again at once."""
    return those_who_see_the_hand(game, player)


# ---- transmute


@TRANSMUTE_IN_EVERY_ZONE.misreading_of(is_there_everywhere)
def in_a_hand_alone(_game: Game, _thing: int) -> bool:
    """An ability that works in a hand is there in a hand only."""
    return False
