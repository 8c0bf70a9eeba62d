"""310 of 2009: combat damage is assigned, waits on the stack as an object, and is dealt as it resolves."""

from __future__ import annotations

from comprules.book.citing import cite, original
from comprules.events.players import Deals
from comprules.events.spells_and_abilities import CreatesOnStack
from comprules.events.zones import CeasesToExist
from comprules.happening import happen
from comprules.procedure import CombatDamage, ProcedureStep, Table
from comprules.rules.combat.combat_damage import COMBAT_DAMAGE, deal
from comprules.rules.resolving.resolving import resolve_top
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject, OnStack

__all__ = [
    "AS_ORIGINALLY_ASSIGNED",
    "AS_SOON_AS_ASSIGNED",
    "COMBAT_DAMAGE_ON_THE_STACK",
    "DAMAGE_OBJECT",
    "DAMAGE_USES_THE_STACK",
    "DOUBLE_STRIKE_OF_2009",
    "FIRST_STRIKE_OF_2009",
    "NEITHER_SPELL_NOR_ABILITY",
    "NOTHING_TO_BE_DEALT_TO",
    "OBJECTS_OF_2009",
    "SOURCE_AS_IT_IS_OR_WAS",
    "as_an_object",
    "as_assigned",
    "from_what_has_left",
    "only_what_assigned_damage",
    "put_on_the_stack",
    "resolve_top_or_damage",
    "those_still_in_play",
]

DAMAGE_OBJECT = cite("310.1", "2009-05-01")
AS_SOON_AS_ASSIGNED = cite("408.1g", "2009-05-01")
DAMAGE_USES_THE_STACK = cite("217.6f", "2009-05-01")
OBJECTS_OF_2009 = cite("200.8", "2009-05-01")
NEITHER_SPELL_NOR_ABILITY = cite("310.3", "2009-05-01")
DAMAGE_RESOLVES = cite("310.4", "2009-05-01")
AS_ORIGINALLY_ASSIGNED = cite("310.4a", "2009-05-01")
FIRST_STRIKE_OF_2009 = cite("502.2b", "2009-05-01")
DOUBLE_STRIKE_OF_2009 = cite("502.28b", "2009-05-01")
SOURCE_AS_IT_IS_OR_WAS = cite("310.4b", "2009-05-01")
NOTHING_TO_BE_DEALT_TO = cite("310.4c", "2009-05-01")

_LABEL = "combat damage"


@AS_SOON_AS_ASSIGNED
@DAMAGE_USES_THE_STACK
@OBJECTS_OF_2009
def put_on_the_stack(game: Game, damage: CombatDamage) -> tuple[Game, CombatDamage]:
    """All assignments together go on the stack as one object, which is neither a spell nor an ability."""
    if not damage.assigned:
        return game, damage
    for citation in (DAMAGE_OBJECT, AS_SOON_AS_ASSIGNED, DAMAGE_USES_THE_STACK, OBJECTS_OF_2009):
        citation.decided(game, "the combat damage that was assigned goes on the stack as one object")
    return happen(game, CreatesOnStack(as_an_object(game, damage.assigned))), damage


@NEITHER_SPELL_NOR_ABILITY
def as_an_object(game: Game, assigned: tuple[Deals, ...]) -> GameObject:
    """The object that combat damage is on the stack is neither a spell nor an ability."""
    NEITHER_SPELL_NOR_ABILITY.decided(game, "combat damage on the stack is neither a spell nor an ability")
    on_stack = OnStack(assigned=assigned)
    player = game.active
    return GameObject(
        0, _LABEL, Characteristics(), player, player, "stack", 0, kind="combat damage", on_stack=on_stack
    )


COMBAT_DAMAGE_ON_THE_STACK: Table[ProcedureStep[CombatDamage]] = COMBAT_DAMAGE.replacing(
    next(row for row in COMBAT_DAMAGE if row.carry_out is deal),
    ProcedureStep(DAMAGE_OBJECT, "putting combat damage on the stack", put_on_the_stack),
)


@DAMAGE_RESOLVES.essential("damage that never resolves would stay on the stack for ever")
def resolve_top_or_damage(game: Game) -> Game:
    """Combat damage resolves as an object on the stack, and then ceases to exist."""
    top = game.objects[game.zone("stack")[0]]
    assigned: tuple[Deals, ...] = top.on_stack.assigned if top.on_stack is not None else ()
    if not assigned:
        return original(resolve_top)(game)
    DAMAGE_RESOLVES.decided(game, "combat damage resolves: it is all dealt at once, as it was assigned")
    dealt = from_what_has_left(game, as_assigned(game, those_still_in_play(game, assigned)))
    game = happen(game, *dealt)
    return happen(game, CeasesToExist(top.id))


@NOTHING_TO_BE_DEALT_TO
def those_still_in_play(game: Game, assigned: tuple[Deals, ...]) -> tuple[Deals, ...]:
    """Damage is not dealt to what is no longer in play, or no longer a creature or planeswalker."""
    there: list[Deals] = []
    for one in assigned:
        if isinstance(one.to, str) or (
            one.to in game.battlefield and views(game)[one.to].types & {"creature", "planeswalker"}
        ):
            there.append(one)
        else:
            NOTHING_TO_BE_DEALT_TO.decided(
                game, f"{game.label(one.to)} is no longer there to be dealt {one.amount} damage"
            )
    return tuple(there)


@AS_ORIGINALLY_ASSIGNED
def as_assigned(game: Game, assigned: tuple[Deals, ...]) -> tuple[Deals, ...]:
    """It is dealt as it was assigned, whatever the power of its source is by then, or where that is."""
    for one in assigned:
        if one.source not in game.battlefield or views(game)[one.source].power != one.amount:
            AS_ORIGINALLY_ASSIGNED.decided(game, f"{game.label(one.source)} deals {one.amount}, as assigned")
    return assigned


@SOURCE_AS_IT_IS_OR_WAS
def from_what_has_left(game: Game, assigned: tuple[Deals, ...]) -> tuple[Deals, ...]:
    """The source of damage is the creature as it is now, or as it was last known, once it has left play."""
    for one in assigned:
        if one.source not in game.battlefield:
            SOURCE_AS_IT_IS_OR_WAS.decided(
                game, f"{game.label(one.source)} has left play, and deals damage as it last was"
            )
    return assigned


@FIRST_STRIKE_OF_2009
@DOUBLE_STRIKE_OF_2009
def only_what_assigned_damage(
    game: Game, fast: frozenset[int], assigned: tuple[Deals, ...]
) -> frozenset[int]:
    """Only what assigned combat damage in the first step has done so; the second is for all others."""
    done = frozenset(one.source for one in assigned)
    for i in fast - done:
        for citation in (FIRST_STRIKE_OF_2009, DOUBLE_STRIKE_OF_2009):
            citation.decided(
                game, f"{game.label(i)} has assigned no damage, and may do so in the second step"
            )
    return fast & done
