"""702.74 to 702.84: prowl, reinforce and wither, misread."""

from __future__ import annotations

from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability
from comprules.book.citing import original
from comprules.editions.of_2009.changeling_to_prowl import PROWL_OF_WHAT_IS_GONE, as_it_last_was
from comprules.happening.damage_and_counters import as_it_struck
from comprules.happening.keywords_of_sources import (
    WITHER_AS_LAST_KNOWN,
    WITHER_FROM_ANY_ZONE,
    OfSources,
    counts_as_last_known,
    counts_from_any_zone,
)
from comprules.keywords.rules_702_61_to_120 import PROWL
from comprules.rules.meaning.cycling import REINFORCE_IN_EVERY_ZONE, abilities_there
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View

__all__: list[str] = []


@PROWL.misreading_of(as_it_struck)
def of_no_kind(game: Game, source: int) -> View:
    """Nobody looks at the types of what deals combat damage."""
    return replace(original(as_it_struck)(game, source), subtypes=frozenset())


@PROWL_OF_WHAT_IS_GONE.misreading_of(as_it_last_was)
def only_what_is_there(game: Game, source: int) -> View:
    """What has left play is of no creature type any more."""
    found = original(as_it_struck)(game, source)
    return found if source in game.battlefield else replace(found, subtypes=frozenset())


@REINFORCE_IN_EVERY_ZONE.misreading_of(abilities_there)
def without_reinforce(game: Game, thing: int, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Only a card in a hand has reinforce."""
    if game.objects[thing].zone == "hand":
        return abilities
    return tuple(a for a in abilities if not (isinstance(a, Keyword) and a.name == "reinforce"))


@WITHER_FROM_ANY_ZONE.misreading_of(counts_from_any_zone)
@WITHER_AS_LAST_KNOWN.misreading_of(counts_as_last_known)
def wither_of_permanents(_game: Game, _source: int, keyword: OfSources) -> bool:
    """Only a permanent has wither."""
    return keyword != "wither"
