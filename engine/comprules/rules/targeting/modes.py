"""700.2: the modes of a spell or ability, and which of its instructions the choices made leave standing."""

from __future__ import annotations

from comprules.abilities.conditions import CostPaid, Not
from comprules.abilities.costs import Cost
from comprules.abilities.kinds import Ability, CreateDelayed, Effect, If, Modes, SpellAbility, WhenYouDo
from comprules.abilities.nouns import AllThese, Target
from comprules.abilities.parts import INSIDE, rewritten
from comprules.abilities.simple_nouns import EachPlayer, It, Opponents, PlayerTarget, ThatPlayer, This
from comprules.book.citing import cite
from comprules.judge import Unsupported
from comprules.rules.meaning import Speaker, is_among
from comprules.rules.meaning.conditions import holds
from comprules.rules.targeting.targets import targets_in
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import OnStack

__all__ = [
    "PAWPRINTS_WORTH",
    "PAWPRINT_SYMBOL",
    "costs_of_pawprints",
    "first_free",
    "has_other_numbers",
    "instructions",
    "instructions_of",
    "is_paid",
    "is_within_worth",
    "modal_part",
    "numbered_behind",
    "pawprints_of",
    "renumbered",
]

PAWPRINT_SYMBOL = cite("107.18")
PAWPRINTS_WORTH = cite("700.2i")


def modal_part(effects: tuple[Effect, ...]) -> Modes | None:
    """Return the part of the instructions that has modes."""
    return next((effect for effect in effects if isinstance(effect, Modes)), None)


def has_other_numbers(game: Game, speaker: Speaker, modes: Modes) -> bool:
    """Say whether it is so, as modes are chosen, that other numbers of them are to be chosen (700.2)."""
    return modes.if_so is not None and holds(game, views(game), speaker, modes.if_so)


def instructions(effects: tuple[Effect, ...], chosen: OnStack) -> tuple[Effect, ...]:
    """Return the instructions that remain once modes and costs are chosen, in the order written.

    Instructions for a cost that was not paid are left out (601.2c). A mode chosen more than once has targets
    of its own each time. Instructions of spliced cards come last (702.47b).
    """
    overloaded = "overload" in chosen.options
    if not (chosen.spliced or overloaded or any(isinstance(effect, Modes | If) for effect in effects)):
        return effects
    left: list[Effect] = []
    if overloaded:
        effects = each_for_target(effects)
    for effect in effects:
        if isinstance(effect, Modes):
            left.extend(_of_modes(effect, chosen, first_free(effects, chosen)))
        else:
            left.extend(_with_costs_settled(effect, chosen))
    for effect in chosen.spliced:
        left.extend(_with_costs_settled(effect, chosen))
    return tuple(left)


def each_for_target(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Return the same instructions with "each" for every "target" (702.96b)."""
    return rewritten(effects, _each_instead)


def _each_instead(part: object) -> object:
    match part:
        case Target(kind):
            return AllThese(rewritten(kind, _each_instead))
        case PlayerTarget(hurt_by=This() | It()):
            message = "instructions for each player whom an object has damaged are not carried out"
            raise Unsupported(message)
        case PlayerTarget(opponent=opponent):
            return Opponents() if opponent else EachPlayer()
        case _:  # whatever is no target
            return INSIDE


def first_free(effects: tuple[Effect, ...], chosen: OnStack) -> int:
    """Return the first number that no target of the instructions has."""
    return 1 + max((t.index for t in targets_in((*effects, *chosen.spliced))), default=-1)


def _of_modes(modes: Modes, chosen: OnStack, after: int) -> list[Effect]:
    left: list[Effect] = []
    seen: set[int] = set()
    for number in chosen.modes:
        part = modes.modes[number - 1].effects
        if number in seen:
            part, after = renumbered(part, after)
        seen.add(number)
        for effect in part:
            left.extend(_with_costs_settled(effect, chosen))
    return left


def renumbered(effects: tuple[Effect, ...], first: int) -> tuple[tuple[Effect, ...], int]:
    """Return the instructions with targets numbered from ``first``, and the number that comes next."""
    places = {t.index: first + k for k, t in enumerate(targets_in(effects))}

    def moved(part: object) -> object:
        match part:
            case PlayerTarget(index=index):
                return replace(part, index=places[index])
            case Target(index=index):
                return replace(part, index=places[index], filter=rewritten(part.filter, moved))
            case CreateDelayed():
                return replace(part, when=rewritten(part.when, moved))
            case WhenYouDo():
                return part
            case _:  # whatever has no targets of its own
                return INSIDE

    return rewritten(effects, moved), first + len(places)


def numbered_behind(earlier: tuple[Ability, ...], abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return abilities of a spell with targets numbered behind those of the spell abilities before them."""
    before = tuple(effect for a in earlier if isinstance(a, SpellAbility) for effect in a.effects)
    free, made = first_free(before, OnStack()), list[Ability]()
    for ability in abilities:
        if isinstance(ability, SpellAbility):
            effects, free = renumbered(ability.effects, free)
            made.append(replace(ability, effects=effects))
        else:
            made.append(ability)
    return tuple(made)


def _with_costs_settled(effect: Effect, chosen: OnStack) -> tuple[Effect, ...]:
    """Return what is left of an instruction now that it is known which costs of its spell were paid."""
    if not isinstance(effect, If):
        return (effect,)
    condition, is_not = effect.condition, False
    if isinstance(condition, Not):
        condition, is_not = condition.condition, True
    if not isinstance(condition, CostPaid) or not isinstance(condition.of, This):
        return (effect,)
    if condition.cost.startswith("behold "):
        # That is done as costs are paid, when targets are chosen already.
        return (effect,)
    paid = is_paid(chosen, condition.cost) is not is_not
    taken = effect.effects if paid else effect.otherwise
    if effect.instead and paid and not targets_in(taken):
        taken = speaking_of(taken, targets_in(effect.otherwise))
    return tuple(left for inner in taken for left in _with_costs_settled(inner, chosen))


def speaking_of(
    effects: tuple[Effect, ...], targets: tuple[Target | PlayerTarget, ...]
) -> tuple[Effect, ...]:
    """Return instructions with the target of those they stand for as "that creature" or "that player"."""
    objects = [t for t in targets if isinstance(t, Target)]
    players = [t for t in targets if isinstance(t, PlayerTarget)]

    def spoken_of(part: object) -> object:
        match part:
            case It() if objects:
                return objects[0]
            case ThatPlayer() if players:
                return players[0]
            case _:  # whatever refers to neither
                return INSIDE

    return rewritten(effects, spoken_of)


def is_paid(chosen: OnStack, cost: str) -> bool:
    """Say whether the cost of this name was announced, such as ``kicker``.

    ``kicker {W}`` is one of several kickers.
    """
    return is_among(cost, chosen.options)


def instructions_of(ability: Ability, chosen: OnStack) -> tuple[Effect, ...]:
    """Return the instructions of an ability that the choices made for it leave standing."""
    return instructions(getattr(ability, "effects", ()), chosen)


def pawprints_of(modes: Modes, picked: tuple[int, ...]) -> int:
    """Return how many pawprint symbols stand before the chosen modes."""
    return sum(modes.modes[number - 1].pawprints for number in picked)


@PAWPRINTS_WORTH
def is_within_worth(game: Game, modes: Modes, picked: tuple[int, ...]) -> bool:
    """Any number of modes may be chosen that have no more pawprints among them than the text says."""
    number = pawprints_of(modes, picked)
    PAWPRINTS_WORTH.decided(game, f"the chosen modes have {number} pawprints, and may have {modes.worth}")
    return number <= modes.worth


@PAWPRINT_SYMBOL
def costs_of_pawprints(game: Game, modes: Modes, picked: tuple[int, ...]) -> tuple[Cost, ...]:
    """Pawprints are no cost and no mana: they say how much of the spell a mode takes up."""
    PAWPRINT_SYMBOL.decided(game, f"for the {pawprints_of(modes, picked)} pawprints nothing is paid")
    return ()
