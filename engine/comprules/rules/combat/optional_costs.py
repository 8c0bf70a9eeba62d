"""508.1g: what may be paid as creatures attack: exerting them (701.43d), or enlisting others (702.154)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, assert_never

from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Static
from comprules.abilities.statements import OptionalAttackCost
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.permanents import Enlisting, Taps
from comprules.happening import happen
from comprules.keyword_instances import works
from comprules.keywords.rules_701 import EXERTING
from comprules.questions import ask_objects, ask_yes
from comprules.rules.actions.exerting import exert
from comprules.rules.activating.activation_instructions import is_new
from comprules.rules.combat.costs import COST_TO_ATTACK, PAYING_TO_ATTACK
from comprules.rules.keywords.meaning import abilities_meant, note_at_work, works_beside_others
from comprules.rules.meaning import holds
from comprules.rules.meaning.linked_abilities import speaker_of
from comprules.ruleset import seen, views
from comprules.state.game import Game
from comprules.state.objects import Held

__all__ = [
    "ENLISTING_ANOTHER",
    "EXERTING_AS_IT_ATTACKS",
    "OPTIONAL_COSTS_TO_ATTACK",
    "OptionalCost",
    "choose_optional_costs",
    "is_another",
    "may_exert",
    "pay_optional_costs",
]

OPTIONAL_COSTS_TO_ATTACK = cite("508.1g")
EXERTING_AS_IT_ATTACKS = cite("701.43d")
ENLISTING_ANOTHER = cite("702.154c")


@dataclass(frozen=True, slots=True)
class OptionalCost:
    """An optional cost to attack that a player will pay."""

    creature: int
    held: Held
    """The ability that offers it."""
    kind: Literal["exert", "enlist"]
    other: int = 0
    """The creature to be enlisted."""


@OPTIONAL_COSTS_TO_ATTACK
def choose_optional_costs(game: Game, attackers: Iterable[int]) -> tuple[OptionalCost, ...]:
    """The player who attacks chooses which of the optional costs to pay, before any cost is paid."""
    attacking = tuple(attackers)
    chosen: list[OptionalCost] = []
    for thing in attacking:
        player = views(game)[thing].controller
        for held, kind in _offered(game, thing):
            match kind:
                case "exert":
                    if _wants_to_exert(game, player, thing):
                        chosen.append(OptionalCost(thing, held, kind))
                case "enlist":
                    taken = {cost.other for cost in chosen}
                    able = tuple(
                        i
                        for i in game.battlefield
                        if i not in taken and _may_be_enlisted(game, attacking, thing, i)
                    )
                    text = f"choose a creature for {game.label(thing)} to enlist"
                    enlisted = ask_objects(game, player, text, able, 0, 1)
                    chosen += [OptionalCost(thing, held, kind, other) for other in enlisted]
                case _:
                    assert_never(kind)
    if chosen:
        OPTIONAL_COSTS_TO_ATTACK.decided(game, f"{many(len(chosen), 'optional cost')} to attack will be paid")
    return tuple(chosen)


def _offered(game: Game, thing: int) -> Iterator[tuple[Held, Literal["exert", "enlist"]]]:
    """The optional costs that abilities of a creature offer its controller."""
    view = views(game)[thing]
    for held in view.held:
        if not isinstance(held.ability, Static | Keyword) or not works_beside_others(game, view, held):
            continue
        for ability in abilities_meant(game, held.ability):
            if not isinstance(ability, Static):
                continue
            speaker = speaker_of(game, thing, held, view.controller)
            for part in ability.effects:
                if isinstance(part, OptionalAttackCost) and holds(
                    game, views(game), speaker, ability.condition
                ):
                    OPTIONAL_COSTS_TO_ATTACK.decided(
                        game, f"{game.label(thing)} offers an optional cost to attack"
                    )
                    note_at_work(game, thing, view, held)
                    yield held, part.kind


def _wants_to_exert(game: Game, player: str, thing: int) -> bool:
    if not may_exert(game, thing):
        return False
    wants = ask_yes(game, player, f"exert {game.label(thing)} as it attacks?")
    EXERTING.decided(game, f"{player} {'exerts' if wants else 'does not exert'} {game.label(thing)}")
    return wants


@EXERTING_AS_IT_ATTACKS
def may_exert(game: Game, thing: int) -> bool:
    """A player who is allowed to exert a creature as it attacks does so as an optional cost to attack."""
    EXERTING_AS_IT_ATTACKS.decided(game, f"{game.label(thing)} may be exerted as it attacks")
    return True


def _may_be_enlisted(game: Game, attacking: tuple[int, ...], thing: int, other: int) -> bool:
    """Untapped creatures of the same player that don't attack and have no summoning sickness are enlisted."""
    view, player = views(game)[other], views(game)[thing].controller
    if view.controller != player or "creature" not in view.types or game.objects[other].tapped:
        return False
    if is_new(game, player, other) and not works(game, view, "haste"):
        return False
    return is_another(game, thing, other) and other not in {*attacking} - {thing}


@ENLISTING_ANOTHER
def is_another(game: Game, thing: int, other: int) -> bool:
    """A creature never enlists itself."""
    if thing == other:
        ENLISTING_ANOTHER.decided(game, f"{game.label(thing)} can't enlist itself")
        return False
    ENLISTING_ANOTHER.decided(game, f"{game.label(thing)} may enlist {game.label(other)}")
    return True


def pay_optional_costs(game: Game, costs: tuple[OptionalCost, ...]) -> Game:
    """Pay what was chosen to be paid.

    Raises:
        IllegalError: It can't be paid any more.
    """
    for cost in costs:
        name = game.label(cost.creature)
        COST_TO_ATTACK.decided(
            game, f"{name} costs something to attack that its controller has chosen to pay"
        )
        match cost.kind:
            case "exert":
                player = seen(game, cost.creature).controller
                follower = speaker_of(game, cost.creature, cost.held, player)
                game, follower = exert(game, follower, (cost.creature,))
                if not follower.current.did:
                    raise PAYING_TO_ATTACK.refuses(f"{name} can't be exerted any more")
            case "enlist":
                game = _enlisted(game, cost)
            case _:
                assert_never(cost.kind)
        PAYING_TO_ATTACK.decided(game, f"the optional cost of {name} has been paid")
    return game


def _enlisted(game: Game, cost: OptionalCost) -> Game:
    """The creature enlists another: that one is tapped."""
    if cost.other not in game.battlefield or game.objects[cost.other].tapped:
        raise PAYING_TO_ATTACK.refuses(f"{game.label(cost.other)} can't be tapped any more")
    enlisting = Enlisting(cost.creature, cost.other, cost.held.origin, cost.held.uid)
    return happen(happen(game, Taps(cost.other)), enlisting)
