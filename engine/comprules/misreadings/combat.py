"""506-511: the combat phase, misread."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from comprules.abilities.combat import Goaded, Named
from comprules.abilities.nouns import Subject
from comprules.abilities.trigger_events_of_objects import Attacks, AttacksUnblocked, BecomesBlocked, Blocks
from comprules.abilities.trigger_events_of_players import AttacksWith
from comprules.book.citing import Citation, original
from comprules.events.every import Event
from comprules.events.permanents import BecomesBlockedCreature, DeclaresAttacker, LeavesCombat
from comprules.events.players import Deals
from comprules.happening.combat import (
    ATTACKED_NO_MORE,
    BLOCKING_AND_ATTACKED,
    PLANESWALKER_AND_BATTLE,
    REMOVED_FROM_COMBAT,
    TAPPED_IN_COMBAT,
    TOO_LATE_TO_KEEP_IT_OUT,
    comes_too_late,
    defending_player,
    may_still_be_attacked,
    removed_by_itself,
    what_it_stays,
)
from comprules.keywords.rules_701 import GOADED_CREATURES
from comprules.keywords.rules_702_2_to_60 import LANDWALK
from comprules.mana import ManaCost
from comprules.rules.combat.attacking import (
    ATTACK_REQUIREMENTS,
    ATTACKERS_BECOME_TAPPED,
    CHOOSING_ATTACKERS,
    GOADED_AGAIN,
    GOADED_BY_SEVERAL,
    obeyed_as_goaded,
    required_attack,
    tap_attackers,
    who_goaded,
    why_no_attacker,
)
from comprules.rules.combat.blocking import (
    BLOCK_REQUIREMENTS,
    BLOCKERS_BLOCK,
    CHOOSING_BLOCKERS,
    BlockDeclaration,
    required_blocks,
    still_blocking,
    why_no_blocker,
    why_not_blocking_so,
)
from comprules.rules.combat.combat_damage import (
    DAMAGE_EQUAL_TO_POWER,
    DAMAGE_OF_BLOCKERS,
    DAMAGE_OF_THE_UNBLOCKED,
    NOTHING_ATTACKS,
    SECOND_COMBAT_DAMAGE_STEP,
    STAYS_BLOCKED,
    as_much_as_it_assigns,
    blocker_damage,
    creatures_that_deal_now,
    is_blocked,
    power_of,
    some_attacked,
    those_who_assign,
    unblocked_damage,
    whom_it_damages,
)
from comprules.rules.combat.costs import (
    COST_TO_ATTACK,
    COST_TO_BLOCK,
    MANA_FOR_ATTACK_COST,
    MANA_FOR_BLOCK_COST,
    Costs,
    mana_to_attack,
    mana_to_block,
    pay_to_attack,
    pay_to_block,
)
from comprules.rules.combat.evasion import BLOCK_RESTRICTIONS, lands_walked
from comprules.rules.combat.optional_costs import (
    ENLISTING_ANOTHER,
    EXERTING_AS_IT_ATTACKS,
    OPTIONAL_COSTS_TO_ATTACK,
    OptionalCost,
    choose_optional_costs,
    is_another,
    may_exert,
)
from comprules.rules.combat.trample import (
    CHECKED_AS_A_WHOLE,
    LETHAL_BY_DEATHTOUCH,
    is_lacking,
    lethal_damage_for,
)
from comprules.rules.effects.instructions_as_events import removed_from_combat
from comprules.rules.fighting.who_fights import (
    ATTACK_RESTRICTIONS,
    ATTACKING_AND_DEFENDING,
    CHOOSING_WHOM_TO_ATTACK,
    ONLY_CREATURES_FIGHT,
    Defender,
    can_fight,
    defending_players,
    why_not_attacked,
    why_not_attacking_so,
)
from comprules.rules.meaning import Speaker, opponents_of
from comprules.rules.meaning.done_this_turn import HAVING_ATTACKED, attacked_for
from comprules.rules.meaning.which_players import (
    DEFENDING_PLAYER,
    ONE_DEFENDING_PLAYER,
    the_defending_player,
)
from comprules.rules.triggers.attackers_declared import (
    AS_IT_WAS_WHEN_DECLARED,
    ATTACKING_ALONE,
    TRIGGERS_ON_ATTACKERS,
    attacked,
    attacks_alone,
    is_such_an_attacker,
)
from comprules.rules.triggers.blockers_declared import (
    A_NUMBER_OF_BLOCKERS,
    AS_IT_WAS_WHEN_IT_BLOCKED,
    BECOMES_BLOCKED,
    BECOMES_BLOCKED_BY_A_CREATURE,
    BLOCKS,
    BLOCKS_A_CREATURE,
    NOT_BLOCKED,
    TRIGGERS_LATER,
    TRIGGERS_ON_BLOCKERS,
    became_blocked,
    blocked,
    is_such_a_creature,
    so_many,
    stayed_unblocked,
)
from comprules.rules.triggers.what_triggered import About, is_one
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__: list[str] = []

# ---- attacking


@CHOOSING_ATTACKERS.misreading_of(why_no_attacker)
def any_permanent(game: Game, thing: int) -> str:
    """Any permanent of the active player may be chosen."""
    is_there = thing in game.battlefield and views(game)[thing].controller == game.active
    return "" if is_there else "it is not there"


@CHOOSING_WHOM_TO_ATTACK.misreading_of(why_not_attacked)
def anything(_game: Game, _defender: Defender) -> str:
    """Whatever there is can be attacked."""
    return ""


@ATTACK_RESTRICTIONS.misreading_of(why_not_attacking_so)
def nothing_forbids_attacking(_game: Game, _attackers: Mapping[int, Defender]) -> str:
    """No effect restricts attackers."""
    return ""


@ATTACK_REQUIREMENTS.misreading_of(required_attack)
def nothing_must_attack(_game: Game, _declared: Mapping[int, Defender]) -> dict[int, Defender]:
    """No creature has to attack."""
    return {}


@GOADED_CREATURES.misreading_of(obeyed_as_goaded)
def only_attacks(_game: Game, _thing: int, _defender: Defender, _by: tuple[str, ...]) -> int:
    """A goaded creature has to attack, whomever it likes."""
    return 1


def _every_goading(game: Game, thing: int) -> tuple[tuple[str, ...], ...]:
    rules = views(game)[thing].rules
    return tuple(rule.by.players for rule in rules if isinstance(rule, Goaded) and isinstance(rule.by, Named))


@GOADED_BY_SEVERAL.misreading_of(who_goaded)
def only_the_last(game: Game, thing: int) -> tuple[tuple[str, ...], ...]:
    """Whoever goads a creature last is the one who has goaded it."""
    return _every_goading(game, thing)[-1:]


@GOADED_AGAIN.misreading_of(who_goaded)
def each_time(game: Game, thing: int) -> tuple[tuple[str, ...], ...]:
    """A player who goads a creature twice has goaded it doubly."""
    return _every_goading(game, thing)


# ---- blocking


@CHOOSING_BLOCKERS.misreading_of(why_no_blocker)
def any_creatures(game: Game, blocker: int, attacker: int) -> str:
    """Any creatures may be chosen, to block any others."""
    both_there = blocker in game.battlefield and attacker in game.battlefield
    return "" if both_there else "both have to be on the battlefield"


@BLOCK_RESTRICTIONS.misreading_of(why_not_blocking_so)
def nothing_forbids_blocking(_game: Game, _blocks: BlockDeclaration) -> tuple[str, Citation] | None:
    """No effect restricts how many creatures block."""
    return None


@BLOCK_REQUIREMENTS.misreading_of(required_blocks)
def nothing_must_block(_game: Game, _declared: BlockDeclaration) -> dict[int, tuple[int, ...]]:
    """No creature has to block."""
    return {}


# ---- removed from combat


@REMOVED_FROM_COMBAT.misreading_of(removed_by_itself)
def nothing_leaves_by_itself(_game: Game, _before: Game) -> tuple[LeavesCombat, ...]:
    """Whatever it has become and whoever has it, a creature goes on attacking or blocking."""
    return ()


@REMOVED_FROM_COMBAT.misreading_of(removed_from_combat)
def stays_in_combat(_game: Game, _things: tuple[int, ...]) -> list[Event]:
    """Nothing can be removed from combat."""
    return []


@ATTACKED_NO_MORE.misreading_of(whom_it_damages)
def who_defended(game: Game, attacker: int) -> int | str | None:
    """What attacked something that has left now attacks the player who had it."""
    return game.objects[attacker].defended_by or game.objects[attacker].attacking


@BLOCKING_AND_ATTACKED.misreading_of(what_it_stays)
def altogether(_game: Game, event: LeavesCombat) -> LeavesCombat:
    """What stops being one of the two stops being the other."""
    return replace(event, stays="")


@PLANESWALKER_AND_BATTLE.misreading_of(may_still_be_attacked)
def any_planeswalker(game: Game, _before: Game, thing: int) -> bool:
    """What is still a planeswalker is still attacked."""
    return bool(views(game)[thing].types & {"battle", "planeswalker"})


# ---- combat damage


@SECOND_COMBAT_DAMAGE_STEP.misreading_of(those_who_assign)
def all_who_fight(game: Game) -> tuple[Game, tuple[int, ...]]:
    """Every attacking and blocking creature assigns its damage at the same time."""
    return game, creatures_that_deal_now(game)


@DAMAGE_EQUAL_TO_POWER.misreading_of(as_much_as_it_assigns)
def as_much_as_power(game: Game, creature: int) -> int:
    """A creature assigns combat damage equal to its power, whatever effects say."""
    return power_of(game, creature)


# ---- costs


@COST_TO_ATTACK.misreading_of(pay_to_attack)
@COST_TO_BLOCK.misreading_of(pay_to_block)
def for_nothing(game: Game, _costs: Costs) -> Game:
    """Attacking and blocking cost nothing."""
    return game


@MANA_FOR_ATTACK_COST.misreading_of(mana_to_attack)
@MANA_FOR_BLOCK_COST.misreading_of(mana_to_block)
def from_the_pool_alone(game: Game, _player: str, _mana: ManaCost) -> Game:
    """Nobody activates anything in the middle of a declaration."""
    return game


# ---- trample


@LETHAL_BY_DEATHTOUCH.misreading_of(lethal_damage_for)
def as_much_as_it_takes(game: Game, _source: int, to: int, assigned: Sequence[Deals]) -> int:
    """Lethal is what makes up for the toughness, whatever deals it."""
    given = sum(event.amount for event in assigned if event.to == to)
    return max(0, (views(game)[to].toughness or 0) - game.objects[to].damage - given)


# ---- evasion


@LANDWALK.misreading_of(lands_walked)
def nowhere(_game: Game, _blocker: int, _attacker: int) -> Iterator[str]:
    """Landwalk is worth nothing."""
    yield from ()


# ---- optional costs to attack


@OPTIONAL_COSTS_TO_ATTACK.misreading_of(choose_optional_costs)
def nobody_is_asked(_game: Game, _attackers: Iterable[int]) -> tuple[OptionalCost, ...]:
    """No optional cost to attack is paid."""
    return ()


@EXERTING_AS_IT_ATTACKS.misreading_of(may_exert)
def never_as_it_attacks(_game: Game, _thing: int) -> bool:
    """Attacking creatures are not exerted."""
    return False


@ENLISTING_ANOTHER.misreading_of(is_another)
def even_itself(_game: Game, _thing: int, _other: int) -> bool:
    """A creature that attacking has not tapped may enlist itself."""
    return True


# ---- who fights, and what


@ATTACKING_AND_DEFENDING.misreading_of(defending_players)
def anybody(game: Game) -> tuple[str, ...]:
    """Any player may be attacked, the active player included."""
    return game.alive


@ONLY_CREATURES_FIGHT.misreading_of(can_fight)
def artifacts_as_well(game: Game, thing: int) -> bool:
    """Artifacts fight as creatures do."""
    return bool({"creature", "artifact"} & views(game)[thing].types)


@ATTACKERS_BECOME_TAPPED.misreading_of(tap_attackers)
def untapped_attackers(game: Game, _attackers: Mapping[int, Defender]) -> Game:
    """Attacking taps no creature."""
    return game


@TOO_LATE_TO_KEEP_IT_OUT.misreading_of(comes_too_late)
def goes_home(game: Game, thing: int) -> bool:
    """A creature that can't attack or block any more is out of combat."""
    does = "block" if game.objects[thing].blocking else "attack"
    return views(game)[thing].cannot(does, "attack or block")


@TAPPED_IN_COMBAT.misreading_of(comes_too_late)
def tapped_blockers_leave(game: Game, thing: int) -> bool:
    """A blocker that becomes tapped is out of combat."""
    return bool(game.objects[thing].tapped and game.objects[thing].blocking)


@HAVING_ATTACKED.misreading_of(attacked_for)
def only_while_it_attacks(game: Game, _player: str, event: DeclaresAttacker) -> bool:
    """A player has attacked as long as the creature is attacking."""
    return event.attacker in game.battlefield and game.objects[event.attacker].attacking is not None


@DEFENDING_PLAYER.misreading_of(the_defending_player)
def next_player(game: Game, speaker: Speaker) -> tuple[str, ...]:
    """The defending player is the next one in turn order, whatever the creature attacks."""
    return opponents_of(game, speaker.controller)[:1]


@ONE_DEFENDING_PLAYER.misreading_of(the_defending_player)
def every_defending_player(game: Game, speaker: Speaker) -> tuple[str, ...]:
    """All players who are attacked are meant by the defending player."""
    attacked = (game.objects[i] for i in game.battlefield if game.objects[i].attacking is not None)
    every = tuple(dict.fromkeys(defending_player(game, attacker) for attacker in attacked))
    return every or opponents_of(game, speaker.controller)


# ---- what triggers


@ATTACKING_ALONE.misreading_of(attacks_alone)
def alone_or_not(_after: Game, _thing: int) -> bool:
    """Each attacker attacks alone."""
    return True


@TRIGGERS_ON_ATTACKERS.misreading_of(attacked)
def nothing_on_attackers(
    _after: Game, _thing: int, _when: Attacks | AttacksWith, _speaker: Speaker
) -> Iterator[About]:
    """Nothing triggers as attackers are declared."""
    return iter(())


@AS_IT_WAS_WHEN_DECLARED.misreading_of(is_such_an_attacker)
def any_attacker(_after: Game, _thing: int, _when: Attacks, _speaker: Speaker) -> bool:
    """What the attacker is can be looked at later; the ability triggers."""
    return True


@AS_IT_WAS_WHEN_IT_BLOCKED.misreading_of(is_such_a_creature)
def any_creature_in_combat(_after: Game, _speaker: Speaker, _wanted: Subject, _thing: int) -> bool:
    """What the creature is can be looked at later; the ability triggers."""
    return True


@TRIGGERS_ON_BLOCKERS.misreading_of(blocked)
@BLOCKS.misreading_of(blocked)
@BLOCKS_A_CREATURE.misreading_of(blocked)
def blocking_triggers_nothing(
    _after: Game, _speaker: Speaker, _when: Blocks, _blocker: int, _attackers: tuple[int, ...]
) -> Iterator[About]:
    """Nothing triggers as a creature blocks."""
    return iter(())


@BECOMES_BLOCKED.misreading_of(became_blocked)
def for_each_blocker(
    after: Game, speaker: Speaker, when: BecomesBlocked, event: BecomesBlockedCreature
) -> Iterator[About]:
    """A creature becomes blocked once by each creature that blocks it."""
    if when.by is None and is_one(after, speaker, when.who, event.attacker):
        yield from (About((event.attacker,)) for _ in event.blockers)


@BECOMES_BLOCKED_BY_A_CREATURE.misreading_of(became_blocked)
def once_for_all_blockers(
    after: Game, speaker: Speaker, when: BecomesBlocked, event: BecomesBlockedCreature
) -> Iterator[About]:
    """A creature becomes blocked by a creature once, however many block it."""
    yield from tuple(original(became_blocked)(after, speaker, when, event))[:1]


@NOT_BLOCKED.misreading_of(stayed_unblocked)
@TRIGGERS_LATER.misreading_of(stayed_unblocked)
def no_such_moment(
    _after: Game, _speaker: Speaker, _when: AttacksUnblocked, _attacker: int
) -> Iterator[About]:
    """Nothing triggers on a creature not being blocked."""
    return iter(())


# ---- steps and damage


@NOTHING_ATTACKS.misreading_of(some_attacked)
def blockers_all_the_same(_game: Game) -> bool:
    """There are steps for blockers and for damage in each combat phase."""
    return True


@STAYS_BLOCKED.misreading_of(is_blocked)
def unblocked_again(game: Game, attacker: int) -> bool:
    """A creature is blocked as long as something blocks it."""
    return any(attacker in game.objects[i].blocking for i in game.battlefield)


@DAMAGE_OF_THE_UNBLOCKED.misreading_of(unblocked_damage)
def always_the_player(game: Game, attacker: int, power: int) -> list[Deals]:
    """Unblocked damage is dealt to the defending player."""
    return [Deals(attacker, defending_player(game, game.objects[attacker]), power, combat=True)]


@DAMAGE_OF_BLOCKERS.misreading_of(blocker_damage)
def to_each_of_them(game: Game, blocker: int, power: int) -> list[Deals]:
    """A blocker deals its damage to each creature that it blocks."""
    return [Deals(blocker, foe, power, combat=True) for foe in game.objects[blocker].blocking]


@BLOCKERS_BLOCK.misreading_of(still_blocking)
def one_attacker_each(game: Game, blocks: BlockDeclaration) -> BlockDeclaration:
    """What was chosen to block several attackers blocks the first of them."""
    return {b: attackers[:1] for b, attackers in blocks.items() if b in game.battlefield}


@A_NUMBER_OF_BLOCKERS.misreading_of(so_many)
def one_is_enough(_game: Game, _thing: int, _number: int, _least: int) -> bool:
    """An ability that waits for several blockers triggers on any number."""
    return True


@CHECKED_AS_A_WHOLE.misreading_of(is_lacking)
def each_attacker_apart(
    game: Game, attacker: int, blocker: int, given: int, _assigned: Sequence[Deals]
) -> bool:
    """What an attacker assigns is looked at without what others assign."""
    return given < lethal_damage_for(game, attacker, blocker, ())
