"""702.2, 702.15, 702.80: whether a source has deathtouch, lifelink or wither, wherever it is or was."""

from __future__ import annotations

from typing import Final, Literal

from comprules.abilities.keywords import Keyword
from comprules.book.citing import Citation, cite
from comprules.keyword_instances import working
from comprules.ruleset import seen
from comprules.state.game import Game

__all__ = [
    "DEATHTOUCH_AS_LAST_KNOWN",
    "DEATHTOUCH_FROM_ANY_ZONE",
    "LIFELINK_AS_LAST_KNOWN",
    "LIFELINK_FROM_ANY_ZONE",
    "WITHER_AS_LAST_KNOWN",
    "WITHER_FROM_ANY_ZONE",
    "OfSources",
    "counts_as_last_known",
    "counts_from_any_zone",
    "of_source",
]

DEATHTOUCH_FROM_ANY_ZONE = cite("702.2d")
DEATHTOUCH_AS_LAST_KNOWN = cite("702.2e")
LIFELINK_AS_LAST_KNOWN = cite("702.15c")
LIFELINK_FROM_ANY_ZONE = cite("702.15d")
WITHER_AS_LAST_KNOWN = cite("702.80b")
WITHER_FROM_ANY_ZONE = cite("702.80c")

OfSources = Literal["deathtouch", "lifelink", "wither"]
"""The keywords that say what comes of damage of their source."""

_FROM_ANY_ZONE: Final[dict[OfSources, Citation]] = {
    "deathtouch": DEATHTOUCH_FROM_ANY_ZONE,
    "lifelink": LIFELINK_FROM_ANY_ZONE,
    "wither": WITHER_FROM_ANY_ZONE,
}
_AS_LAST_KNOWN: Final[dict[OfSources, Citation]] = {
    "deathtouch": DEATHTOUCH_AS_LAST_KNOWN,
    "lifelink": LIFELINK_AS_LAST_KNOWN,
    "wither": WITHER_AS_LAST_KNOWN,
}


def of_source(game: Game, source: int, keyword: OfSources) -> tuple[Keyword, ...]:
    """Return the instances of one of these keywords that count for damage of a source."""
    found = working(game, seen(game, source).abilities, keyword)
    if not found or source in game.battlefield:
        return found
    counts = counts_from_any_zone if source in game.objects else counts_as_last_known
    return found if counts(game, source, keyword) else ()


@DEATHTOUCH_FROM_ANY_ZONE
@LIFELINK_FROM_ANY_ZONE
@WITHER_FROM_ANY_ZONE
def counts_from_any_zone(game: Game, source: int, keyword: OfSources) -> bool:
    """Deathtouch, lifelink and wither work wherever the object is that deals the damage."""
    where = game.objects[source].zone
    _FROM_ANY_ZONE[keyword].decided_once(game, f"{game.label(source)} has {keyword} in the {where}")
    return True


@DEATHTOUCH_AS_LAST_KNOWN
@LIFELINK_AS_LAST_KNOWN
@WITHER_AS_LAST_KNOWN
def counts_as_last_known(game: Game, source: int, keyword: OfSources) -> bool:
    """Of an object that has changed zones it counts whether it had the keyword before."""
    _AS_LAST_KNOWN[keyword].decided_once(game, f"{game.label(source)} had {keyword} as it was last known")
    return True
