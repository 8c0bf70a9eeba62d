"""702.22: bands of attacking creatures, and who is blocked together with whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from comprules.abilities.keywords import Keyword
from comprules.book.citing import cite
from comprules.events.permanents import BecomesBlockedCreature, JoinsBlock
from comprules.keyword_instances import working, works
from comprules.keywords.rules_702_2_to_60 import BANDING, BANDS_WITH_OTHER
from comprules.rules.fighting.who_fights import attackers_now
from comprules.rules.meaning import Speaker, is_described
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "BAND_BECOMES_BLOCKED",
    "BAND_LASTS",
    "BLOCKED_WITH_ITS_BAND",
    "SEPARATE_CREATURES",
    "WHO_FORMS_A_BAND",
    "are_two_that_band",
    "band_blocked",
    "bands_with",
    "blocked_with_its_band",
    "decides_by_banding",
    "is_band_with_others",
    "lasts",
    "may_band",
    "members_of_band",
    "whose_evasion_counts",
    "with_bands_blocked",
    "without_banding",
]

WHO_FORMS_A_BAND = cite("702.22c")
BAND_LASTS = cite("702.22e")
SEPARATE_CREATURES = cite("702.22g")
BLOCKED_WITH_ITS_BAND = cite("702.22h")
BAND_BECOMES_BLOCKED = cite("702.22i")


# ---- who is in a band


@WHO_FORMS_A_BAND
def may_band(game: Game, members: Iterable[int]) -> bool:
    """Say whether creatures can form a band.

    All but one of them have banding; or all are of one quality, and one has "bands with other" of that.
    """
    those = tuple(members)
    lacking = without_banding(game, those)
    if len(lacking) < len(those) and len(lacking) <= 1:
        return True
    return is_band_with_others(game, those)


def without_banding(game: Game, things: tuple[int, ...]) -> tuple[int, ...]:
    """Return the creatures among these that have no banding; "bands with other" does not count."""
    board = views(game)
    lacking = tuple(i for i in things if not works(game, board[i], "banding"))
    for i in things:
        if i not in lacking:
            BANDING.decided_once(game, f"{game.label(i)} has banding")
    return lacking


@BANDS_WITH_OTHER
def bands_with(game: Game, thing: int) -> tuple[Keyword, ...]:
    """Return the abilities by which a creature bands with others of a quality: a special form of banding."""
    found = working(game, views(game)[thing].abilities, "bands with other")
    if found:
        BANDS_WITH_OTHER.decided_once(game, f"{game.label(thing)} bands with others of a quality")
    return found


@BANDS_WITH_OTHER
def is_band_with_others(game: Game, things: tuple[int, ...]) -> bool:
    """Say whether creatures are all of one quality, and one of them has "bands with other" of that."""
    return any(
        all(_is_such(game, i, ability, j) for j in things) for i in things for ability in bands_with(game, i)
    )


@BANDS_WITH_OTHER
def are_two_that_band(game: Game, things: tuple[int, ...]) -> bool:
    """Say whether one has "bands with other" of a quality that it has itself, and another is of it too."""
    return any(
        sum(_is_such(game, i, ability, j) for j in things) > 1 and _is_such(game, i, ability, i)
        for i in things
        for ability in bands_with(game, i)
    )


def _is_such(game: Game, thing: int, ability: Keyword, other: int) -> bool:
    """Say whether a creature has the quality that "bands with other" of one names."""
    assert ability.filter is not None
    speaker = Speaker(thing, views(game)[thing].controller)
    return is_described(game, views(game), speaker, ability.filter, other)


def decides_by_banding(game: Game, things: Iterable[int]) -> bool:
    """Say whether one of these has banding, or "bands with other" beside another such one."""
    those = tuple(things)
    if len(without_banding(game, those)) < len(those):
        return True
    return are_two_that_band(game, those)


def members_of_band(game: Game, thing: int) -> tuple[int, ...]:
    """Return the creatures of the band in which a creature attacks, itself among them."""
    band = game.objects[thing].band
    if not band:
        return ()
    members = tuple(i for i in game.battlefield if game.objects[i].band == band)
    return members if lasts(game, members) else ()


@BAND_LASTS
def lasts(game: Game, members: tuple[int, ...]) -> bool:
    """Say whether a band that was announced is one still: it lasts, whatever loses banding meanwhile."""
    if not may_band(game, members):
        BAND_LASTS.decided_once(
            game, f"{', '.join(map(game.label, members))} are a band still, though they could form none now"
        )
    return True


# ---- blocking


@SEPARATE_CREATURES
def whose_evasion_counts(game: Game, attacker: int) -> tuple[int, ...]:
    """Return whose abilities decide what can block an attacker: its own alone, whatever its band."""
    if game.objects[attacker].band:
        SEPARATE_CREATURES.decided_once(
            game, f"only its own abilities decide what can block {game.label(attacker)}"
        )
    return (attacker,)


@BLOCKED_WITH_ITS_BAND
def blocked_with_its_band(game: Game, attackers: tuple[int, ...]) -> tuple[int, ...]:
    """Return the others that become blocked by a creature because it blocks members of their bands."""
    others = dict.fromkeys(i for a in attackers for i in members_of_band(game, a) if i not in attackers)
    for i in others:
        BLOCKED_WITH_ITS_BAND.decided(game, f"{game.label(i)} becomes blocked together with its band")
    return tuple(others)


def with_bands_blocked(
    game: Game, blocks: Mapping[int, tuple[int, ...]]
) -> tuple[tuple[JoinsBlock, ...], dict[int, tuple[int, ...]]]:
    """Return what blockers block because of bands, and each attacker that is blocked with its blockers."""
    joined = {b: others for b, a in blocks.items() if (others := blocked_with_its_band(game, a))}
    blocked: dict[int, tuple[int, ...]] = {}
    for b, attackers in blocks.items():
        for a in (*attackers, *joined.get(b, ())):
            blocked[a] = (*blocked.get(a, ()), b)
    return tuple(JoinsBlock(b, others) for b, others in joined.items()), blocked


@BAND_BECOMES_BLOCKED
def band_blocked(game: Game, things: tuple[int, ...]) -> list[BecomesBlockedCreature]:
    """Return what happens as an effect makes attackers become blocked: their whole bands do."""
    attacking = [i for i in things if i in attackers_now(game)]
    every = dict.fromkeys(attacking)
    for i in attacking:
        for other in members_of_band(game, i):
            BAND_BECOMES_BLOCKED.decided(game, f"{game.label(other)} becomes blocked as one of the band")
            every[other] = None
    return [BecomesBlockedCreature(i, (), game.objects[i].blocked) for i in every]
