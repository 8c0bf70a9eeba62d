"""What is done in the place of rules of battles, and of cards that are cast transformed."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.events.every import Event
from comprules.events.players import Deals
from comprules.happening.battles import (
    BATTLE_DEFENDED_BY_PROTECTOR,
    PROTECTOR,
    PROTECTOR_STAYS,
    WHO_PROTECTS,
    defender_of_battle,
    designated_protector,
    protector_of,
    stays_protector,
)
from comprules.happening.faces import (
    DISTURBED_ENTERS_TRANSFORMED,
    SAME_FACE_UP,
    as_it_was_disturbed,
    as_it_was_on_the_stack,
    front_face_up,
)
from comprules.happening.results_of_damage import BATTLES_LOSE_DEFENSE, defense_counters_lost
from comprules.rules.combat.blocking import BLOCKING_FOR_A_BATTLE, blocks_for_battle
from comprules.rules.continuous.values_of_types import (
    DEFENSE_COUNTERS,
    DEFENSE_IS_COUNTERS,
    ONLY_BATTLES_HAVE_DEFENSE,
    PRINTED_DEFENSE_ELSEWHERE,
    defense_elsewhere,
    defense_there,
    with_defense,
)
from comprules.rules.fighting.who_fights import (
    BATTLES_ARE_ATTACKED,
    WHO_ATTACKS_A_BATTLE,
    defending_players,
    is_battle_attacked,
    why_battle_not_attacked,
)
from comprules.rules.meaning.protectors import (
    SIEGES,
    SIEGES_PROTECTED_BY_OPPONENTS,
    may_protect,
    protects_a_siege,
)
from comprules.rules.meaning.siege_ability import DEFEATED_SIEGE, ability_of_sieges
from comprules.rules.permission.ways_to_cast import CAST_TRANSFORMED, back_face_up
from comprules.rules.replacement.battles_entering import CHOOSING_A_PROTECTOR, gets_a_protector
from comprules.rules.state_based.permanents_of_special_kinds import ONE_PROTECTOR, one_protector
from comprules.rules.targeting.attaching import BATTLES_STAY_APART, battles_stay_apart
from comprules.ruleset import Replacing, seen, views
from comprules.state.game import Game
from comprules.state.objects import GameObject, Held, View

__all__: list[str] = []

# ---- who protects it


@PROTECTOR.misreading_of(designated_protector)
@BATTLE_DEFENDED_BY_PROTECTOR.misreading_of(defender_of_battle)
@WHO_PROTECTS.misreading_of(protector_of)
def its_controller(game: Game, battle: int) -> str:
    """Whoever controls a battle protects it, as with a planeswalker."""
    return seen(game, battle).controller


@PROTECTOR_STAYS.misreading_of(stays_protector)
def forgotten_with_the_copy(game: Game, battle: int) -> str:
    """What copies another battle, or has been no battle, needs a new protector."""
    thing = game.objects[battle]
    changed = seen(game, battle).name != thing.base.name
    return "" if changed else thing.notes.get("protector", "")


@CHOOSING_A_PROTECTOR.misreading_of(gets_a_protector)
def later(*_: object) -> Iterator[Replacing]:
    """A battle enters without a protector."""
    yield from ()


@SIEGES.misreading_of(may_protect)
def like_any_battle(_game: Game, battle: View) -> tuple[str, ...]:
    """A Siege is protected by its controller, like a battle of no type."""
    return (battle.controller,)


@SIEGES_PROTECTED_BY_OPPONENTS.misreading_of(protects_a_siege)
def anyone(game: Game, _siege: View) -> tuple[str, ...]:
    """Any player may protect a Siege."""
    return game.alive


@ONE_PROTECTOR.misreading_of(one_protector)
def the_earlier_one(_game: Game, battle: GameObject, chosen: str) -> str:
    """Who has protected a battle goes on doing so."""
    return battle.notes.get("protector") or chosen


# ---- attacked and defended


@BATTLES_ARE_ATTACKED.misreading_of(is_battle_attacked)
def out_of_combat(_game: Game, _battle: int) -> bool:
    """Only players and planeswalkers are attacked."""
    return False


@WHO_ATTACKS_A_BATTLE.misreading_of(why_battle_not_attacked)
def by_its_controller(game: Game, battle: int) -> str:
    """Nobody attacks a battle that he or she controls."""
    return "" if views(game)[battle].controller in defending_players(game) else "no opponent controls it"


@BLOCKING_FOR_A_BATTLE.misreading_of(blocks_for_battle)
def whoever_controls_it(game: Game, player: str, battle: int) -> bool:
    """A battle's controller blocks for it."""
    return player == views(game)[battle].controller


@BATTLES_LOSE_DEFENSE.misreading_of(defense_counters_lost)
def untouched(_game: Game, _event: Deals, _battle: int) -> tuple[Event, ...]:
    """Damage does nothing to a battle."""
    return ()


# ---- defense


@ONLY_BATTLES_HAVE_DEFENSE.misreading_of(with_defense)
def as_printed(_game: Game, _thing: GameObject, view: View) -> View:
    """Defense is the number printed on a permanent, whatever it is now."""
    return view


@DEFENSE_COUNTERS.misreading_of(defense_there)
@DEFENSE_IS_COUNTERS.misreading_of(defense_there)
def printed_there(_game: Game, thing: GameObject) -> int:
    """The defense of a battle stays the printed number."""
    return thing.base.defense or 0


@PRINTED_DEFENSE_ELSEWHERE.misreading_of(defense_elsewhere)
def without_counters(_game: Game, _thing: GameObject, _printed: int) -> int:
    """A battle card without counters has defense 0."""
    return 0


# ---- defeated, and cast transformed


@DEFEATED_SIEGE.misreading_of(ability_of_sieges)
def merely_gone(_game: Game, _view: View) -> tuple[Held, ...]:
    """A Siege without defense is put into a graveyard like any battle."""
    return ()


@CAST_TRANSFORMED.misreading_of(back_face_up)
def front_face_cast(_game: Game, card: GameObject) -> GameObject:
    """The card is cast with its front face up."""
    return card


@SAME_FACE_UP.misreading_of(as_it_was_on_the_stack)
def turned_back(game: Game, spell: GameObject) -> GameObject:
    """Every card enters the battlefield with its front face up."""
    return front_face_up(game, spell)


@DISTURBED_ENTERS_TRANSFORMED.misreading_of(as_it_was_disturbed)
def disturbed_no_more(game: Game, spell: GameObject) -> GameObject:
    """What was cast for its disturb cost enters with its front face up."""
    disturbed = spell.on_stack is not None and "disturb" in spell.on_stack.options
    return front_face_up(game, spell) if disturbed else spell


@BATTLES_STAY_APART.misreading_of(battles_stay_apart)
def attached_like_others(_game: Game, _battle: int) -> bool:
    """A battle that is an Equipment as well is attached to creatures."""
    return False
