"""702.22: banding, misread."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from comprules.events.permanents import BecomesBlockedCreature
from comprules.happening.combat import LEAVES_ITS_BAND, band_after_combat
from comprules.keywords.rules_702_2_to_60 import BANDS_WITH_OTHER
from comprules.rules.combat.banding import (
    ANNOUNCING_BANDS,
    ATTACKING_THE_SAME,
    DIVIDED_BY_THE_ATTACKED,
    DIVIDED_BY_WHO_ATTACKS,
    announced_bands,
    attack_the_same,
    divided_by_the_attacked,
    divided_by_who_attacks,
)
from comprules.rules.continuous.abilities_of_objects import lost_with
from comprules.rules.fighting.bands import (
    BAND_BECOMES_BLOCKED,
    BAND_LASTS,
    BLOCKED_WITH_ITS_BAND,
    SEPARATE_CREATURES,
    WHO_FORMS_A_BAND,
    band_blocked,
    blocked_with_its_band,
    lasts,
    may_band,
    whose_evasion_counts,
    without_banding,
)
from comprules.rules.fighting.who_fights import Defender
from comprules.state.game import Game
from comprules.state.objects import View

__all__: list[str] = []


@ANNOUNCING_BANDS.misreading_of(announced_bands)
def nothing_is_announced(_game: Game, _attackers: Mapping[int, Defender]) -> tuple[tuple[int, ...], ...]:
    """Creatures with banding attack one by one, like any others."""
    return ()


@WHO_FORMS_A_BAND.misreading_of(may_band)
def one_is_enough(game: Game, members: Iterable[int]) -> bool:
    """One creature with banding takes any number of others into its band."""
    those = tuple(members)
    return len(without_banding(game, those)) < len(those)


@ATTACKING_THE_SAME.misreading_of(attack_the_same)
def attack_what_they_like(_game: Game, _attackers: Mapping[int, Defender], _band: tuple[int, ...]) -> bool:
    """Each creature of a band attacks whom it likes."""
    return True


@BAND_LASTS.misreading_of(lasts)
def only_with_banding(game: Game, members: tuple[int, ...]) -> bool:
    """A band falls apart when its creatures couldn't form it any more."""
    return may_band(game, members)


@LEAVES_ITS_BAND.misreading_of(band_after_combat)
def stays_in_its_band(game: Game, thing: int) -> int:
    """What is removed from combat is in its band all the same."""
    return game.objects[thing].band


@SEPARATE_CREATURES.misreading_of(whose_evasion_counts)
def all_of_the_band(game: Game, attacker: int) -> tuple[int, ...]:
    """Creatures in a band share their abilities."""
    band = game.objects[attacker].band
    return tuple(i for i in game.battlefield if game.objects[i].band == band) if band else (attacker,)


@BLOCKED_WITH_ITS_BAND.misreading_of(blocked_with_its_band)
def blocked_alone(_game: Game, _attackers: tuple[int, ...]) -> tuple[int, ...]:
    """Only the creature that is chosen becomes blocked."""
    return ()


@BAND_BECOMES_BLOCKED.misreading_of(band_blocked)
def one_becomes_blocked(game: Game, things: tuple[int, ...]) -> list[BecomesBlockedCreature]:
    """An effect makes only the creature that it names become blocked."""
    attacking = [i for i in things if i in game.battlefield and game.objects[i].attacking is not None]
    return [BecomesBlockedCreature(i, (), game.objects[i].blocked) for i in attacking]


@DIVIDED_BY_THE_ATTACKED.misreading_of(divided_by_the_attacked)
def divided_by_its_controller(_game: Game, _attacker: int, _blockers: Iterable[int]) -> str:
    """The controller of an attacker divides its damage, whatever blocks it."""
    return ""


@DIVIDED_BY_WHO_ATTACKS.misreading_of(divided_by_who_attacks)
def divided_by_who_blocks(_game: Game, _blocker: int, _attackers: Sequence[int]) -> str:
    """The controller of a blocker divides its damage, whatever it blocks."""
    return ""


@BANDS_WITH_OTHER.misreading_of(lost_with)
def lost_by_name(_game: Game, _view: View, keywords: tuple[str, ...]) -> tuple[str, ...]:
    """Only the keyword that is named is lost."""
    return keywords
