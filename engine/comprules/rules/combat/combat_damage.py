"""510-511: combat damage, and the end of combat."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import AssignsNoCombatDamage, DealsByToughness, MayAssignAsUnblocked
from comprules.book.citing import cite
from comprules.events.permanents import DeclaresAttacker, EntersAttacking, LeavesCombat
from comprules.events.players import Deals
from comprules.events.turn import BeginsStep
from comprules.happening import happen
from comprules.happening.combat import ATTACKED_NO_MORE
from comprules.keyword_instances import works
from comprules.keywords.rules_702_2_to_60 import DOUBLE_STRIKE, FIRST_STRIKE
from comprules.procedure import CombatDamage, ProcedureStep
from comprules.questions import ask_objects, ask_yes
from comprules.rules.combat.banding import divided_by_the_attacked, divided_by_who_attacks
from comprules.rules.combat.trample import assigned_with_trample
from comprules.rules.fighting.several_defenders import place_in_assigning
from comprules.rules.meaning.amounts import not_negative
from comprules.ruleset import Table, rules_of, views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "ASSIGNED_IN_TURN_ORDER",
    "COMBAT_DAMAGE",
    "COMBAT_DAMAGE_BY_POWER",
    "DAMAGE_EQUAL_TO_POWER",
    "DAMAGE_OF_BLOCKERS",
    "DAMAGE_OF_THE_UNBLOCKED",
    "DEALT_ONCE_ASSIGNED",
    "DOUBLE_STRIKE_GAINED",
    "DOUBLE_STRIKE_LOST",
    "FIRST_STRIKE_IN_BETWEEN",
    "NOTHING_ATTACKS",
    "NO_DAMAGE_TO_THE_GONE",
    "POWER",
    "SECOND_COMBAT_DAMAGE_STEP",
    "STAYS_BLOCKED",
    "as_much_as_it_assigns",
    "assigns_after_attackers",
    "blocker_damage",
    "creatures_that_deal_now",
    "deal",
    "deal_combat_damage",
    "done_in_the_first_step",
    "end_combat",
    "has_combat",
    "has_left",
    "is_blocked",
    "once_assigned",
    "power_of",
    "some_attacked",
    "some_struck_first",
    "strikes_after_all",
    "strikes_once_more",
    "those_who_assign",
    "unblocked_damage",
    "whom_it_damages",
]

POWER = cite("302.4a")
ASSIGNING_COMBAT_DAMAGE = cite("510.1")
COMBAT_DAMAGE_BY_POWER = cite("120.2a")
DAMAGE_EQUAL_TO_POWER = cite("510.1a")
DAMAGE_AMONG_BLOCKERS = cite("510.1c")
DEALING_COMBAT_DAMAGE = cite("510.2")
ASSIGNED_IN_TURN_ORDER = cite("703.4k")
DEALT_ONCE_ASSIGNED = cite("703.4m")
SECOND_COMBAT_DAMAGE_STEP = cite("510.4")
DOUBLE_STRIKE_LOST = cite("702.4c")
DOUBLE_STRIKE_GAINED = cite("702.4d")
FIRST_STRIKE_IN_BETWEEN = cite("702.7c")
NOTHING_ATTACKS = cite("508.8")
STAYS_BLOCKED = cite("509.1h")
DAMAGE_OF_THE_UNBLOCKED = cite("510.1b")
DAMAGE_OF_BLOCKERS = cite("510.1d")
END_OF_COMBAT_REMOVES = cite("511.3")
NO_DAMAGE_TO_THE_GONE = cite("800.4e")


def has_combat(game: Game) -> bool:
    """Say whether any creature attacks."""
    return any(game.objects[i].attacking is not None for i in game.battlefield)


@NOTHING_ATTACKS
def some_attacked(game: Game) -> bool:
    """Say whether any creature has attacked in this combat phase, even if none attacks any more.

    If none has, there are no steps for blockers and damage.
    """
    for event in reversed(game.deeds):
        if isinstance(event, DeclaresAttacker | EntersAttacking):
            return True
        if isinstance(event, BeginsStep) and event.step not in _ONCE_ATTACKED:
            break
    so = has_combat(game)
    if not so:
        NOTHING_ATTACKS.decided(game, "nothing attacks in this combat")
    return so


_ONCE_ATTACKED = ("declare attackers", "declare blockers", "combat damage", "end of combat")
"""The steps of the combat phase in which creatures may have been declared as attackers."""


# ---- damage: 510


def deal_combat_damage(game: Game) -> Game:
    """Combat damage is assigned and dealt by the steps that the ruleset holds."""
    damage = CombatDamage()
    for step in rules_of(game).combat_damage:
        game, damage = step.carry_out(game, damage)
    return game


@SECOND_COMBAT_DAMAGE_STEP
def those_who_assign(game: Game) -> tuple[Game, tuple[int, ...]]:
    """Where a creature has first strike or double strike there are two steps.

    In the first only such creatures assign damage; in the second those that had neither then, and those with
    double strike now.
    """
    fighters = creatures_that_deal_now(game)
    if game.struck_first is not None:
        late = tuple(
            i
            for i in fighters
            if (strikes_once_more(game, i) if i in game.struck_first else strikes_after_all(game, i))
        )
        SECOND_COMBAT_DAMAGE_STEP.decided(
            game, f"the second step is for {', '.join(map(game.label, late)) or 'nothing'}"
        )
        return game, late
    fast = tuple(
        i
        for i in fighters
        if works(game, views(game)[i], "first strike") or works(game, views(game)[i], "double strike")
    )
    if not fast:
        SECOND_COMBAT_DAMAGE_STEP.decided(
            game, "no creature has first strike or double strike: all damage is dealt in one step"
        )
        return game, fighters
    SECOND_COMBAT_DAMAGE_STEP.decided(
        game, f"{', '.join(map(game.label, fast))} deal damage in a step of their own"
    )
    for keyword, citation in (("first strike", FIRST_STRIKE), ("double strike", DOUBLE_STRIKE)):
        for i in fast:
            if works(game, views(game)[i], keyword):
                citation.decided_once(game, f"{game.label(i)} has {keyword}, and strikes before the others")
    return replace(game, struck_first=frozenset(fast)), fast


@DOUBLE_STRIKE_LOST
@DOUBLE_STRIKE_GAINED
def strikes_once_more(game: Game, creature: int) -> bool:
    """What has struck first strikes again if it has double strike by now, had it that before or not."""
    view = views(game)[creature]
    again, name = works(game, view, "double strike"), game.label(creature)
    if not again and not works(game, view, "first strike"):
        for citation in (DOUBLE_STRIKE_LOST, FIRST_STRIKE_IN_BETWEEN):
            citation.decided_once(game, f"{name} has neither ability any more, and does not strike again")
    elif again and works(game, view, "first strike"):
        DOUBLE_STRIKE_GAINED.decided_once(game, f"{name} has both abilities by now, and strikes again")
    return again


@FIRST_STRIKE_IN_BETWEEN
def strikes_after_all(game: Game, creature: int) -> bool:
    """What did not strike first strikes in the second step, whatever ability it has got since."""
    if works(game, views(game)[creature], "first strike"):
        name = game.label(creature)
        FIRST_STRIKE_IN_BETWEEN.decided_once(game, f"{name} got first strike too late, and strikes now")
    return True


def some_struck_first(game: Game) -> bool:
    """Say whether the first combat damage step was for creatures with first strike or double strike alone."""
    return game.struck_first is not None


def assign(game: Game, damage: CombatDamage) -> tuple[Game, CombatDamage]:
    """Attackers and blockers assign their combat damage."""
    in_the_second = game.struck_first is not None
    game, fighters = those_who_assign(game)
    if fighters:
        for cited in (ASSIGNING_COMBAT_DAMAGE, ASSIGNED_IN_TURN_ORDER):
            cited.decided(game, "damage is assigned, by attackers first and then by blockers")
    assigned = tuple(_assigned(game, fighters))
    if game.struck_first is not None and not in_the_second:
        game = replace(game, struck_first=done_in_the_first_step(game, game.struck_first, assigned))
    return game, replace(damage, assigned=assigned)


@SECOND_COMBAT_DAMAGE_STEP
def done_in_the_first_step(
    game: Game,  # noqa: ARG001
    fast: frozenset[int],
    assigned: tuple[Deals, ...],  # noqa: ARG001
) -> frozenset[int]:
    """What had first strike or double strike as the first step began has had its step, come what may."""
    return fast


def deal(game: Game, damage: CombatDamage) -> tuple[Game, CombatDamage]:
    """All combat damage that was assigned is dealt at once."""
    if damage.assigned:
        DEALING_COMBAT_DAMAGE.decided(game, "all combat damage that was assigned is dealt at once")
    return happen(game, *once_assigned(game, damage.assigned)), damage


@DEALT_ONCE_ASSIGNED
def once_assigned(game: Game, assigned: tuple[Deals, ...]) -> tuple[Deals, ...]:
    """Nobody acts between the assigning of combat damage and its dealing: it is dealt as assigned."""
    if assigned:
        DEALT_ONCE_ASSIGNED.decided(game, "combat damage is dealt right after it was assigned")
    return assigned


COMBAT_DAMAGE: Table[ProcedureStep[CombatDamage]] = Table(
    "steps of combat damage",
    (
        ProcedureStep(ASSIGNING_COMBAT_DAMAGE, "assigning combat damage", assign),
        ProcedureStep(DEALING_COMBAT_DAMAGE, "dealing combat damage", deal),
    ),
)


def creatures_that_deal_now(game: Game) -> tuple[int, ...]:
    """Return the creatures that are attacking or blocking, whatever they strike with."""
    return tuple(
        i for i in game.battlefield if game.objects[i].attacking is not None or game.objects[i].blocking
    )


def _assigned(game: Game, fighters: tuple[int, ...]) -> list[Deals]:
    """Return what these creatures assign, those with trample after the others, whose damage counts for them.

    Attackers come before blockers.
    """
    events: list[Deals] = []
    for i in sorted(fighters, key=lambda i: _when_it_assigns(game, i)):
        power = not_negative(game, as_much_as_it_assigns(game, i))
        if power <= 0:
            continue
        thing = game.objects[i]
        if thing.attacking is not None:
            events += _attacker_damage(game, i, power, events)
        else:
            events += blocker_damage(game, i, power)
    return events


def _when_it_assigns(game: Game, creature: int) -> tuple[bool, int, bool]:
    blocks, view = assigns_after_attackers(game, creature), views(game)[creature]
    return blocks, place_in_assigning(game, view.controller) if blocks else 0, works(game, view, "trample")


@ASSIGNING_COMBAT_DAMAGE.essential("damage is assigned in some order")
@ASSIGNED_IN_TURN_ORDER
def assigns_after_attackers(game: Game, creature: int) -> bool:
    """Blockers assign their damage after attackers."""
    return game.objects[creature].attacking is None


@POWER
def power_of(game: Game, creature: int) -> int:
    """Its power is how much damage a creature deals in combat."""
    power = views(game)[creature].power_or_0
    POWER.decided_once(game, f"{game.label(creature)} deals {power} damage: its power")
    return power


@COMBAT_DAMAGE_BY_POWER
@DAMAGE_EQUAL_TO_POWER
def as_much_as_it_assigns(game: Game, creature: int) -> int:
    """A creature assigns combat damage equal to its power; effects may say toughness instead, or none."""
    if AssignsNoCombatDamage() in views(game)[creature].rules:
        DAMAGE_EQUAL_TO_POWER.decided(game, f"{game.label(creature)} assigns no combat damage")
        return 0
    if DealsByToughness() not in views(game)[creature].rules:
        power = power_of(game, creature)
        for citation in (DAMAGE_EQUAL_TO_POWER, COMBAT_DAMAGE_BY_POWER):
            citation.decided(game, f"the power of {game.label(creature)} is {power}")
        return power
    DAMAGE_EQUAL_TO_POWER.decided(game, f"{game.label(creature)} assigns damage by its toughness")
    return views(game)[creature].toughness_or_0


def _attacker_damage(game: Game, attacker: int, power: int, assigned: list[Deals]) -> list[Deals]:
    if not is_blocked(game, attacker) or _assigns_as_unblocked(game, attacker):
        return unblocked_damage(game, attacker, power)
    blockers = [i for i in game.battlefield if attacker in game.objects[i].blocking]
    by = divided_by_the_attacked(game, attacker, blockers)
    tramples = not by and works(game, views(game)[attacker], "trample")
    attacked = whom_it_damages(game, attacker) if tramples else None
    if attacked is None:
        return _divided(game, attacker, blockers, power, by)
    return assigned_with_trample(game, attacker, blockers, attacked, power, assigned)


def _assigns_as_unblocked(game: Game, attacker: int) -> bool:
    """Say whether a blocked creature's controller has it assign its damage as though it weren't blocked."""
    view = views(game)[attacker]
    text = f"have {game.label(attacker)} assign its combat damage as though it weren't blocked"
    return MayAssignAsUnblocked() in view.rules and ask_yes(game, view.controller, text)


@STAYS_BLOCKED
def is_blocked(game: Game, attacker: int) -> bool:
    """A creature that has become blocked stays so, even if nothing is left that blocks it."""
    blocked = game.objects[attacker].blocked
    if blocked and not any(attacker in game.objects[i].blocking for i in game.battlefield):
        STAYS_BLOCKED.decided(game, f"{game.label(attacker)} stays blocked, though nothing blocks it now")
    return blocked


@DAMAGE_OF_THE_UNBLOCKED
def unblocked_damage(game: Game, attacker: int, power: int) -> list[Deals]:
    """An unblocked creature assigns its damage to what it attacks, and none if that is nothing."""
    attacked = whom_it_damages(game, attacker)
    if attacked is None:
        DAMAGE_OF_THE_UNBLOCKED.decided(
            game, f"{game.label(attacker)} attacks nothing, and assigns no damage"
        )
        return []
    DAMAGE_OF_THE_UNBLOCKED.decided(game, f"{game.label(attacker)} assigns {power} to {game.label(attacked)}")
    return [Deals(attacker, attacked, power, combat=True)]


@DAMAGE_OF_BLOCKERS
def blocker_damage(game: Game, blocker: int, power: int) -> list[Deals]:
    """A blocker assigns its damage to what it blocks, divided among several, and none if that is nothing."""
    blocked = game.objects[blocker].blocking
    foes = [a for a in blocked if a in game.objects and game.objects[a].attacking is not None]
    among = ", ".join(map(game.label, foes)) or "nothing"
    DAMAGE_OF_BLOCKERS.decided(game, f"{game.label(blocker)} assigns {power if foes else 0} among {among}")
    return _divided(game, blocker, foes, power, divided_by_who_attacks(game, blocker, foes))


@ATTACKED_NO_MORE
def whom_it_damages(game: Game, attacker: int) -> int | str | None:
    """What attacked a planeswalker or battle that was removed from combat damages its blockers alone."""
    thing = game.objects[attacker]
    if isinstance(thing.attacking, str) and has_left(game, thing.attacking):
        return None
    if not thing.defended_by:
        if isinstance(thing.attacking, int):
            ATTACKED_NO_MORE.decided(game, f"{game.label(thing.attacking)} is still in combat")
        return thing.attacking
    ATTACKED_NO_MORE.decided(game, f"{game.label(attacker)} is not attacking anything any more")
    return None


@NO_DAMAGE_TO_THE_GONE
def has_left(game: Game, player: str) -> bool:
    """Say whether a player has left the game, and is assigned no combat damage."""
    if not game.players[player].gone:
        return False
    NO_DAMAGE_TO_THE_GONE.decided(game, f"{player} has left the game: no combat damage is assigned")
    return True


@DAMAGE_AMONG_BLOCKERS.essential("damage among several creatures has to be divided")
def _divided(game: Game, source: int, among: list[int], power: int, by: str) -> list[Deals]:
    """A creature that fights several divides its damage as its controller chooses, a point at a time.

    With ``by`` it is another player who chooses, because of banding.
    """
    if not among:
        return []
    if len(among) == 1:
        return [Deals(source, among[0], power, combat=True)]
    DAMAGE_AMONG_BLOCKERS.decided(game, f"the damage of {game.label(source)} is divided among {len(among)}")
    given = dict.fromkeys(among, 0)
    controller = by or views(game)[source].controller
    for n in range(1, power + 1):
        text = f"{game.label(source)}: choose the creature for damage {n} of {power}"
        given[ask_objects(game, controller, text, among)[0]] += 1
    return [Deals(source, i, amount, combat=True) for i, amount in given.items() if amount]


@END_OF_COMBAT_REMOVES.essential("combat has to end")
def end_combat(game: Game) -> Game:
    """When combat ends, creatures stop attacking and blocking."""
    there = (game.objects[i] for i in game.zone("battlefield"))
    fighting = [o.id for o in there if o.attacking is not None or o.blocking]
    if fighting:
        END_OF_COMBAT_REMOVES.decided(game, "combat is over: nothing attacks or blocks any more")
    game = happen(game, *map(LeavesCombat, fighting))
    return game if game.struck_first is None else replace(game, struck_first=None)
