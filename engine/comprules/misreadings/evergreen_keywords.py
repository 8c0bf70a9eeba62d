"""702.4 to 702.16: haste, strikes, hexproof and protection, misread."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.keywords import Quality
from comprules.events.players import Deals
from comprules.keyword_instances import works
from comprules.rules.activating.activation_instructions import HASTE_OF_ABILITIES, hastens
from comprules.rules.combat.combat_damage import (
    DOUBLE_STRIKE_GAINED,
    DOUBLE_STRIKE_LOST,
    FIRST_STRIKE_IN_BETWEEN,
    strikes_after_all,
    strikes_once_more,
)
from comprules.rules.combat.evasion import PROTECTION_FROM_BLOCKERS, keeps_off_blocker
from comprules.rules.replacement.prevention import PROTECTION_FROM_DAMAGE, of_protection
from comprules.rules.targeting.attaching import (
    ENCHANT_PLAYER,
    PROTECTION_FROM_AURAS,
    PROTECTION_FROM_EQUIPMENT,
    enchants_players,
    keeps_off_auras,
    keeps_off_equipment,
)
from comprules.rules.targeting.targets import (
    HEXPROOF_FROM_A_QUALITY,
    HEXPROOF_OF_PLAYERS,
    is_hexproof,
    is_hexproof_from,
)
from comprules.ruleset import Replacing, views
from comprules.state.game import Game
from comprules.state.objects import View

__all__: list[str] = []


@DOUBLE_STRIKE_LOST.misreading_of(strikes_once_more)
def as_it_was_before(game: Game, creature: int) -> bool:
    """Who has lost double strike since the first step strikes again all the same."""
    view = views(game)[creature]
    return works(game, view, "double strike") or not works(game, view, "first strike")


@DOUBLE_STRIKE_GAINED.misreading_of(strikes_once_more)
def not_beside_first_strike(game: Game, creature: int) -> bool:
    """Who has struck with first strike does not strike again, whatever it gains."""
    view = views(game)[creature]
    return works(game, view, "double strike") and not works(game, view, "first strike")


@FIRST_STRIKE_IN_BETWEEN.misreading_of(strikes_after_all)
def unless_it_is_fast_now(game: Game, creature: int) -> bool:
    """Who has first strike by now belongs to the first step, and has missed it."""
    return not works(game, views(game)[creature], "first strike")


@HASTE_OF_ABILITIES.misreading_of(hastens)
def only_for_attacking(_game: Game, _player: str, _source: int) -> bool:
    """Haste is for attacking alone."""
    return False


@HEXPROOF_OF_PLAYERS.misreading_of(is_hexproof)
def permanents_alone(_game: Game, _player: str) -> bool:
    """Hexproof means nothing on a player."""
    return False


@PROTECTION_FROM_AURAS.misreading_of(keeps_off_auras)
def auras_stay_on(_game: Game, _host: int | str, _aura: View) -> bool:
    """Protection keeps no Aura off."""
    return False


@PROTECTION_FROM_EQUIPMENT.misreading_of(keeps_off_equipment)
def equipment_stays_on(_game: Game, _host: int, _equipment: View) -> bool:
    """Protection keeps no Equipment off."""
    return False


@ENCHANT_PLAYER.misreading_of(enchants_players)
def permanents_are_enchanted(_game: Game, _aura: View) -> bool:
    """Auras enchant permanents alone."""
    return False


@PROTECTION_FROM_DAMAGE.misreading_of(of_protection)
def damage_goes_through(_game: Game, _event: Deals) -> Iterator[Replacing]:
    """Protection prevents no damage."""
    return iter(())


@PROTECTION_FROM_BLOCKERS.misreading_of(keeps_off_blocker)
def blocked_all_the_same(_game: Game, _attacker: View, _blocker: View) -> bool:
    """Protection keeps no blocker off."""
    return False


@HEXPROOF_FROM_A_QUALITY.misreading_of(is_hexproof_from)
def hexproof_from_all(_game: Game, _source: View | None, _quality: Quality) -> bool:
    """Hexproof is hexproof, whatever it is from."""
    return True
