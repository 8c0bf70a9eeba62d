"""702.2 to 702.19: deathtouch, enchant, hexproof, landwalk, protection and trample, misread."""

from __future__ import annotations

from comprules.abilities.keywords import Keyword, Quality
from comprules.abilities.nouns import Target
from comprules.abilities.simple_nouns import PlayerTarget
from comprules.book.citing import original
from comprules.events.players import Deals
from comprules.happening.keywords_of_sources import (
    DEATHTOUCH_AS_LAST_KNOWN,
    DEATHTOUCH_FROM_ANY_ZONE,
    LIFELINK_AS_LAST_KNOWN,
    LIFELINK_FROM_ANY_ZONE,
    OfSources,
    counts_as_last_known,
    counts_from_any_zone,
)
from comprules.keyword_instances import works
from comprules.keywords.rules_702_2_to_60 import HEXPROOF_OF_ANY_KIND
from comprules.rules.combat.evasion import LANDWALK_OF_BLOCKERS, undoes_landwalk
from comprules.rules.combat.trample import NO_BLOCKER_LEFT, with_no_blocker_left
from comprules.rules.continuous.abilities_of_objects import is_lost_whole
from comprules.rules.meaning import Speaker
from comprules.rules.targeting.attaching import (
    ALL_ENCHANT_ABILITIES,
    FROM_A_QUALITY,
    FROM_EACH,
    FROM_EVERYTHING,
    FROM_ONE_AND_FROM_ANOTHER,
    has_quality,
    is_a_permanent,
    is_allowed_by_each,
    is_anything,
    is_of_any_color,
    is_of_kind_anywhere,
    is_one_of_these,
)
from comprules.rules.targeting.targets import (
    HEXPROOF_FROM_EACH,
    HEXPROOF_FROM_ONE_AND_FROM_ANOTHER,
    counts_as_hexproof,
    is_hexproof_from,
    is_of_some_color,
    that_keep_off,
)
from comprules.rules.targeting.targets_on_the_stack import by_all_enchant_abilities
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import Held, View
from comprules.words import COLORS

__all__: list[str] = []


@LANDWALK_OF_BLOCKERS.misreading_of(undoes_landwalk)
def one_undoes_the_other(game: Game, blocker: int, _attacker: int, walked: str) -> bool:
    """A blocker that has the same landwalk may block."""
    return works(game, views(game)[blocker], walked)


@FROM_A_QUALITY.misreading_of(is_of_kind_anywhere)
def permanents_of_the_kind(game: Game, quality: Quality, other: View) -> bool:
    """A type means permanents, with protection as everywhere else."""
    return has_quality(other, quality) and (quality.word in COLORS or is_a_permanent(game, other))


@FROM_ONE_AND_FROM_ANOTHER.misreading_of(is_one_of_these)
def all_at_once(_game: Game, qualities: tuple[Quality, ...], other: View) -> bool:
    """Only what is of both qualities is kept off."""
    return all(has_quality(other, quality) for quality in qualities)


@FROM_EACH.misreading_of(is_of_any_color)
def all_the_colors(_game: Game, other: View) -> bool:
    """Only what has all colors is kept off."""
    return len(other.colors) == len(COLORS)


@FROM_EVERYTHING.misreading_of(is_anything)
def what_has_a_color(_game: Game, other: View) -> bool:
    """What has no color is nothing that there could be protection from."""
    return bool(other.colors)


@ALL_ENCHANT_ABILITIES.misreading_of(by_all_enchant_abilities)
def by_the_first(game: Game, view: View, found: tuple[Keyword, ...]) -> Target | PlayerTarget:
    """Whatever the first of several enchant abilities allows may be the target."""
    return original(by_all_enchant_abilities)(game, view, found[:1])


@ALL_ENCHANT_ABILITIES.misreading_of(is_allowed_by_each)
def is_allowed_by_one(_game: Game, allowed: list[bool]) -> bool:
    """One enchant ability that allows it is enough."""
    return any(allowed)


@NO_BLOCKER_LEFT.misreading_of(with_no_blocker_left)
def blocked_by_nothing(_game: Game, _attacker: int, _attacked: int | str, _power: int) -> list[Deals]:
    """A creature that has become blocked deals no damage once its blockers are gone, even with trample."""
    return []


@DEATHTOUCH_FROM_ANY_ZONE.misreading_of(counts_from_any_zone)
@DEATHTOUCH_AS_LAST_KNOWN.misreading_of(counts_as_last_known)
def deathtouch_of_permanents(_game: Game, _source: int, keyword: OfSources) -> bool:
    """Only a permanent has deathtouch."""
    return keyword != "deathtouch"


@LIFELINK_FROM_ANY_ZONE.misreading_of(counts_from_any_zone)
@LIFELINK_AS_LAST_KNOWN.misreading_of(counts_as_last_known)
def lifelink_of_permanents(_game: Game, _source: int, keyword: OfSources) -> bool:
    """Only a permanent has lifelink."""
    return keyword != "lifelink"


@HEXPROOF_OF_ANY_KIND.misreading_of(counts_as_hexproof)
def never_ignored(game: Game, speaker: Speaker, chosen: int, ability: Keyword) -> bool:
    """Hexproof from a quality counts, though its controller's hexproof does not."""
    return ability.quality is not None or original(counts_as_hexproof)(game, speaker, chosen, ability)


@HEXPROOF_OF_ANY_KIND.misreading_of(is_lost_whole)
def unless_it_is_from_something(_game: Game, _view: View, held: Held) -> bool:
    """What loses hexproof keeps hexproof from a quality."""
    return not (
        isinstance(held.ability, Keyword) and held.ability.name == "hexproof" and held.ability.quality
    )


@HEXPROOF_FROM_ONE_AND_FROM_ANOTHER.misreading_of(that_keep_off)
def if_all_fit(game: Game, source: View | None, found: tuple[Keyword, ...]) -> tuple[Keyword, ...]:
    """Only what is of both qualities is kept off."""
    fit = all(a.quality is None or is_hexproof_from(game, source, a.quality) for a in found)
    return found if fit else ()


@HEXPROOF_FROM_EACH.misreading_of(is_of_some_color)
def of_all_the_colors(_game: Game, source: View) -> bool:
    """Only what has all colors is kept off."""
    return len(source.colors) == len(COLORS)
