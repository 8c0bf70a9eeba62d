"""606: loyalty abilities of planeswalkers and whatever else has them."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import LoyaltyCostsMore
from comprules.abilities.costs import Cost, LoyaltyCost
from comprules.abilities.kinds import Activated
from comprules.abilities.simple_nouns import Number
from comprules.book.citing import cite, step
from comprules.rules.meaning.amounts import amount_of
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.permission.when_to_cast import has_sorcery_timing
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "ENOUGH_LOYALTY",
    "LOYALTY_ABILITIES",
    "LOYALTY_ABILITIES_HAVE_THEIR_RULES",
    "LOYALTY_COSTS",
    "LOYALTY_COSTS_ADDED_UP",
    "LOYALTY_IN_COSTS",
    "LOYALTY_OF_PLANESWALKERS",
    "TIME_FOR_LOYALTY_ABILITIES",
    "additional_loyalty",
    "ensure_enough",
    "ensure_loyal",
    "has_loyalty_symbol",
    "is_loyalty",
    "loyalty_to_pay",
    "total_loyalty_costs",
]

LOYALTY_ABILITIES_HAVE_THEIR_RULES = cite("113.5")
LOYALTY_IN_COSTS = cite("209.2")
LOYALTY_OF_PLANESWALKERS = cite("306.5d")
LOYALTY_ABILITIES = cite("606.2")
TIME_FOR_LOYALTY_ABILITIES = cite("606.3")
LOYALTY_COSTS = cite("606.4")
LOYALTY_COSTS_ADDED_UP = cite("606.5")
ENOUGH_LOYALTY = cite("606.6")


@LOYALTY_IN_COSTS
@LOYALTY_ABILITIES
def is_loyalty(game: Game, source: int, ability: Activated) -> bool:
    """A loyalty symbol in its cost makes an activated ability a loyalty ability, whatever has it."""
    if not has_loyalty_symbol(ability):
        return False
    LOYALTY_IN_COSTS.decided_once(game, f"an ability of {game.label(source)} is a loyalty ability")
    LOYALTY_ABILITIES.decided_once(
        game, f"an ability of {game.label(source)} has a loyalty symbol in its cost"
    )
    return True


def has_loyalty_symbol(ability: Activated) -> bool:
    """Say whether part of the cost is to add or remove loyalty counters by a loyalty symbol."""
    return any(isinstance(cost, LoyaltyCost) for cost in ability.costs)


@LOYALTY_ABILITIES_HAVE_THEIR_RULES
@LOYALTY_OF_PLANESWALKERS
@TIME_FOR_LOYALTY_ABILITIES
def ensure_loyal(game: Game, player: str, source: int) -> None:
    """A player activates loyalty abilities only as a sorcery, and one of each permanent a turn.

    "As a sorcery" is in a main phase of his or her own turn with an empty stack.

    Raises: IllegalError: it is not the time, or one of the permanent was activated this turn by anyone.
    """
    name = game.label(source)
    with step(LOYALTY_OF_PLANESWALKERS):
        _ensure_time_and_first(game, player, source)
    for citation in (
        LOYALTY_OF_PLANESWALKERS,
        TIME_FOR_LOYALTY_ABILITIES,
        LOYALTY_ABILITIES_HAVE_THEIR_RULES,
    ):
        citation.decided(game, f"it is the time for a loyalty ability of {name}, and the first this turn")


def _ensure_time_and_first(game: Game, player: str, source: int) -> None:
    name = game.label(source)
    if not has_sorcery_timing(game, player):
        raise TIME_FOR_LOYALTY_ABILITIES.refuses(
            f"loyalty abilities of {name} are activated in one's own main phase with an empty stack"
        )
    uses = game.objects[source].activated
    if any(has_loyalty_symbol(used.ability) and used.turn == game.turn for used in uses):
        raise TIME_FOR_LOYALTY_ABILITIES.refuses(f"a loyalty ability of {name} has been activated this turn")


@LOYALTY_COSTS
def additional_loyalty(game: Game, source: int) -> tuple[int, ...]:
    """Return what effects add to the cost of the permanent's loyalty abilities."""
    return tuple(c.by for c in views(game)[source].rules if isinstance(c, LoyaltyCostsMore))


def loyalty_to_pay(game: Game, speaker: Speaker, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """The loyalty costs of an ability with what is added to them, combined into one, and the other costs."""
    source = speaker.source
    printed = tuple(
        amount_of(game, views(game), speaker, cost.change) for cost in costs if isinstance(cost, LoyaltyCost)
    )
    if not printed:
        return costs
    LOYALTY_COSTS.decided(game, f"an ability of {game.label(source)} is paid for with loyalty counters")
    combined = total_loyalty_costs(game, (*printed, *additional_loyalty(game, source)))
    ensure_enough(game, source, combined)
    return (
        *(LoyaltyCost(Number(n)) for n in combined),
        *(c for c in costs if not isinstance(c, LoyaltyCost)),
    )


@LOYALTY_COSTS_ADDED_UP
def total_loyalty_costs(game: Game, parts: tuple[int, ...]) -> tuple[int, ...]:
    """Several costs of loyalty counters are one cost: their sum, to be put on or removed."""
    if len(parts) > 1:
        LOYALTY_COSTS_ADDED_UP.decided(
            game, f"the loyalty costs {', '.join(f'{n:+d}' for n in parts)} are one: {sum(parts):+d}"
        )
    return (sum(parts),)


@ENOUGH_LOYALTY
def ensure_enough(game: Game, source: int, combined: tuple[int, ...]) -> None:
    """A negative loyalty cost needs as many loyalty counters on the permanent.

    Raises:
        IllegalError: there are too few.
    """
    counters = game.objects[source].counters.get("loyalty")
    there = counters.amount if counters else 0
    for change in combined:
        if change < 0:
            ENOUGH_LOYALTY.decided(
                game, f"{game.label(source)} has {there} loyalty counters, {-change} are needed"
            )
            if there < -change:
                raise ENOUGH_LOYALTY.refuses(f"{game.label(source)} has too few loyalty counters")
