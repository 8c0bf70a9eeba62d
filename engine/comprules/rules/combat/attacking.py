"""508: the declare attackers step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from dataclasses import dataclass

from comprules.abilities.combat import Goaded, Must, Named
from comprules.book.citing import Citation, cite, step
from comprules.counting import many
from comprules.events.permanents import DeclaresAttacker, FormsBand, Taps
from comprules.happening import happen
from comprules.happening.combat import defender_of
from comprules.happening.whose_turn import active_players, is_active
from comprules.keyword_instances import works
from comprules.keywords.rules_701 import GOADED_CREATURES
from comprules.keywords.rules_702_2_to_60 import DEFENDER, HASTE, VIGILANCE
from comprules.procedure import Declaration
from comprules.rules.activating.activation_instructions import SUMMONING_SICKNESS, is_new
from comprules.rules.combat.banding import announced_bands
from comprules.rules.combat.costs import pay_to_attack
from comprules.rules.combat.optional_costs import choose_optional_costs, pay_optional_costs
from comprules.rules.continuous.as_though import counts_as_having, counts_as_untapped
from comprules.rules.fighting.restrictions_and_requirements import costs_of
from comprules.rules.fighting.several_defenders import (
    ATTACKING_SEVERAL_PLAYERS,
    as_chosen_for_each,
    why_not_several_players,
)
from comprules.rules.fighting.who_fights import (
    ATTACK_RESTRICTIONS,
    CHOOSING_WHOM_TO_ATTACK,
    ONLY_CREATURES_FIGHT,
    Defender,
    attackers_now,
    can_fight,
    defending_players,
    may_attack_it,
    why_not_attacked,
    why_not_attacking_so,
)
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "ATTACKERS_AS_THE_STEP_BEGINS",
    "ATTACKERS_BECOME_TAPPED",
    "ATTACK_REQUIREMENTS",
    "CHOOSING_ATTACKERS",
    "DECLARING_ATTACKERS",
    "GOADED_AGAIN",
    "GOADED_BY_SEVERAL",
    "AttackDeclaration",
    "Attackers",
    "attackers_are_declared",
    "declare_attackers",
    "is_required",
    "judged_together",
    "obeyed_as_goaded",
    "required_attack",
    "tap_attackers",
    "who_goaded",
    "why_no_attacker",
    "why_not_attack",
]

DECLARING_ATTACKERS = cite("508.1")
ATTACKERS_AS_THE_STEP_BEGINS = cite("703.4i")
CHOOSING_ATTACKERS = cite("508.1a")
ATTACK_REQUIREMENTS = cite("508.1d")
ATTACKERS_BECOME_TAPPED = cite("508.1f")
ATTACKERS_ATTACK = cite("508.1k")
GOADED_BY_SEVERAL = cite("701.15c")
GOADED_AGAIN = cite("701.15d")


Attackers = Mapping[int, Defender]
"""What each creature that is declared attacks."""


@dataclass(frozen=True, slots=True)
class AttackDeclaration:
    """A declaration: each attacker's id with the player's name or the id of the permanent that it attacks."""

    attackers: Mapping[int, Defender]


# ---- which creatures, and whom: 506.2, 506.3, 508.1a, 508.1b


@CHOOSING_ATTACKERS
def why_no_attacker(game: Game, thing: int) -> str:
    """Only untapped creatures of the active player that are no battles are chosen to attack."""
    if thing not in game.battlefield:
        return "it is not on the battlefield"
    view = views(game)[thing]
    if not can_fight(game, thing) or "battle" in view.types:
        return "it is no creature that can attack"
    if not is_active(game, view.controller):
        return "its controller is not the active player"
    return "" if counts_as_untapped(game, thing, "attack") else "it is tapped"


def why_not_attack(game: Game, thing: int) -> tuple[str, Citation] | None:
    """Why a creature can't be declared as an attacker, with the rule; None if it can."""
    why = why_no_attacker(game, thing)
    if why:
        there = thing in game.battlefield
        return why, ONLY_CREATURES_FIGHT if there and not can_fight(game, thing) else CHOOSING_ATTACKERS
    view = views(game)[thing]
    if is_new(game, view.controller, thing):
        if not counts_as_having(game, thing, "haste", "attack"):
            return "it has not been under its controller's control since the turn began", SUMMONING_SICKNESS
        HASTE.decided_once(game, f"{game.label(thing)} has haste, and may attack at once")
    if counts_as_having(game, thing, "defender", "attack"):
        return "it has defender", DEFENDER
    if view.cannot("attack", "attack or block"):
        return "an effect says that it can't attack", ATTACK_RESTRICTIONS
    return None


# ---- requirements: 508.1d


def _obeyed(game: Game, thing: int, defender: Defender) -> int:
    """Return how many requirements a creature obeys by attacking this player or permanent."""
    number = sum(obeyed_as_goaded(game, thing, defender, by) for by in who_goaded(game, thing))
    for change in views(game)[thing].rules:
        match change:
            case Must("attack", None):
                number += 1
            case Must("attack", Named(players)):
                number += defender in players
            case _:  # the other rules for a creature are no requirements to attack
                continue
    return number


def is_required(game: Game, thing: int) -> bool:
    """Say whether some effect requires a creature to attack, whomever that may be."""
    return any(
        isinstance(c, Goaded) or (isinstance(c, Must) and c.do == "attack") for c in views(game)[thing].rules
    )


@GOADED_CREATURES
def obeyed_as_goaded(game: Game, thing: int, defender: Defender, by: tuple[str, ...]) -> int:
    """A goaded creature attacks if it can, and somebody else than who goaded it: each is a requirement."""
    GOADED_CREATURES.decided_once(game, f"{game.label(thing)} is goaded by {', '.join(by)}")
    return 1 + (isinstance(defender, str) and defender not in by)


@GOADED_BY_SEVERAL
@GOADED_AGAIN
def who_goaded(game: Game, thing: int) -> tuple[tuple[str, ...], ...]:
    """Return who has goaded a creature: each player counts, and counts once."""
    every = [
        rule.by.players
        for rule in views(game)[thing].rules
        if isinstance(rule, Goaded) and isinstance(rule.by, Named)
    ]
    players = tuple(dict.fromkeys(every))
    if len(players) > 1:
        GOADED_BY_SEVERAL.decided_once(game, f"{game.label(thing)} is goaded by more than one player")
    if len(players) < len(every):
        GOADED_AGAIN.decided_once(
            game, f"{game.label(thing)} is goaded again by one player: it changes nothing"
        )
    return players


@ATTACK_REQUIREMENTS
def required_attack(game: Game, declared: Mapping[int, Defender]) -> dict[int, Defender]:
    """An attack that obeys as many requirements as can be obeyed without disobeying a restriction.

    Nobody has to pay for it: only what costs nothing counts, and what is declared already.
    """
    if not any(isinstance(c, Must | Goaded) for i in game.battlefield for c in views(game)[i].rules):
        return {}
    defenders: list[Defender] = [
        *defending_players(game),
        *(i for i in game.battlefield if not why_not_attacked(game, i)),
    ]
    able = [i for i in game.battlefield if why_not_attack(game, i) is None]
    ways = {
        i: [
            d
            for d in defenders
            if may_attack_it(game, i, d) and (declared.get(i) == d or not costs_of(game, i, "attack", d))
        ]
        for i in able
    }
    for i in able:
        if not ways[i] and any(_obeyed(game, i, d) for d in defenders):
            ATTACK_REQUIREMENTS.decided(
                game, f"{game.label(i)} can't attack, or would have to be paid for: it need not"
            )
    best: dict[int, Defender] = {}
    gained = 0
    for attackers in _attacks(game, ways):
        number = sum(_obeyed(game, i, d) for i, d in attackers.items())
        if number > gained and not why_not_attacking_so(game, attackers):
            best, gained = attackers, number
    return best


def _attacks(game: Game, ways: Mapping[int, list[Defender]]) -> Iterator[dict[int, Defender]]:
    """Yield the attacks worth a look.

    They are that in which each creature obeys most, if it is allowed, or else all there are.
    """
    bound = {i: sorted(d, key=lambda d, i=i: -_obeyed(game, i, d)) for i, d in ways.items()}  # type: ignore[misc]
    wanted = {i: d[0] for i, d in bound.items() if d and _obeyed(game, i, d[0])}
    yield wanted
    if not why_not_attacking_so(game, wanted):
        return
    if len(wanted) == 1:  # it may be that it only must not be alone
        yield from ({**wanted, i: d} for i, ds in bound.items() if i not in wanted for d in ds)
    yield from _all_attacks({i: bound[i] for i in wanted})


def _all_attacks(ways: Mapping[int, list[Defender]]) -> Iterator[dict[int, Defender]]:
    if not ways:
        yield {}
        return
    first, *rest = ways
    for attackers in _all_attacks({i: ways[i] for i in rest}):
        yield attackers
        for defender in ways[first]:
            yield {first: defender, **attackers}


def _ensure_required(game: Game, attackers: Mapping[int, Defender]) -> None:
    required = required_attack(game, attackers)
    wanted = sum(_obeyed(game, i, d) for i, d in required.items())
    if wanted > sum(_obeyed(game, i, d) for i, d in attackers.items()):
        idle = next((i for i in required if attackers.get(i) != required[i]), next(iter(required)))
        goaded = who_goaded(game, idle)
        with (
            step(GOADED_BY_SEVERAL) if len(goaded) > 1 else nullcontext(),
            step(GOADED_CREATURES) if goaded else nullcontext(),
        ):
            raise ATTACK_REQUIREMENTS.refuses(
                f"{game.label(idle)} must attack {game.label(required[idle])} if able"
            )
    if required:
        ATTACK_REQUIREMENTS.decided(game, f"{many(wanted, 'requirement')} can be obeyed, and no fewer are")


# ---- the declaration


@DECLARING_ATTACKERS.essential("attackers are judged somehow")
def judged_together(_game: Game, attackers: Attackers) -> tuple[Attackers, ...]:
    """Return the parts of a declaration that are judged apart: it is judged as a whole."""
    return (attackers,)


@DECLARING_ATTACKERS.essential("combat begins with attackers")
def declare_attackers(game: Game, attack: AttackDeclaration) -> Game:
    """The active player declares attackers; the declaration as a whole is legal or it is not made.

    Raises:
        IllegalError: a creature can't attack, one that must attack does not, or a cost is not paid.
    """
    attackers = as_chosen_for_each(game, attack.attackers)
    for thing, defender in attackers.items():
        why = why_not_attack(game, thing)
        if why is not None:
            raise why[1].refuses(f"{game.label(thing)} can't attack: {why[0]}")
        why_whom = why_not_attacked(game, defender)
        if why_whom:
            raise CHOOSING_WHOM_TO_ATTACK.refuses(why_whom)
    why_several = why_not_several_players(game, _attacked_players(game, attackers))
    if why_several:
        raise ATTACKING_SEVERAL_PLAYERS.refuses(why_several)
    for restricted in (why_not_attacking_so(game, part) for part in judged_together(game, attackers)):
        if restricted:
            raise ATTACK_RESTRICTIONS.refuses(restricted)
    _ensure_required(game, attackers)
    for thing, defender in attackers.items():
        CHOOSING_WHOM_TO_ATTACK.decided(game, f"{game.label(thing)} attacks {game.label(defender)}")
    bands = announced_bands(game, attackers)
    bound = frozenset(i for i in attackers if is_required(game, i))
    costs = {i: costs_of(game, i, "attack", d) for i, d in attackers.items()}
    game = tap_attackers(game, attackers)
    chosen = choose_optional_costs(game, attackers)
    game = pay_optional_costs(pay_to_attack(game, costs), chosen)
    game = become_attackers(game, attackers, bound)
    attacking = attackers_now(game)
    there = (tuple(i for i in band if i in attacking) for band in bands)
    return happen(game, *map(FormsBand, there))


def _attacked_players(game: Game, attackers: Mapping[int, Defender]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(defender_of(game, whom) for whom in attackers.values()))


@ATTACKERS_BECOME_TAPPED
def tap_attackers(game: Game, attackers: Mapping[int, Defender]) -> Game:
    """The creatures that are declared as attackers become tapped."""
    tapping = [i for i in attackers if not works(game, views(game)[i], "vigilance")]
    for i in attackers:
        if i not in tapping:
            VIGILANCE.decided(game, f"{game.label(i)} has vigilance, and is not tapped")
    for i in tapping:
        ATTACKERS_BECOME_TAPPED.decided(game, f"{game.label(i)} becomes tapped")
    return happen(game, *map(Taps, tapping))


@ATTACKERS_ATTACK.essential("nothing would ever be attacking")
def become_attackers(game: Game, attackers: Mapping[int, Defender], bound: frozenset[int]) -> Game:
    """Those of the creatures that the active player still controls are attacking from now on.

    Some effect had required it of those that are ``bound``.
    """
    still = [i for i in attackers if i in game.battlefield and is_active(game, views(game)[i].controller)]
    for i in attackers:
        ATTACKERS_ATTACK.decided(game, f"{game.label(i)} {'attacks' if i in still else 'does not attack'}")
    return happen(game, *(DeclaresAttacker(i, attackers[i], i in bound) for i in still))


@ATTACKERS_AS_THE_STEP_BEGINS
def attackers_are_declared(game: Game, declared: Declaration | None) -> Game:
    """The active player declares the attackers that he or she has named, or those that have to attack."""
    if not any(player in game.alive for player in active_players(game)):
        return game
    wanted = (
        required_attack(game, {})
        if declared is None
        else {i: whom for i, whom in declared.items() if not isinstance(whom, tuple)}
    )
    if not wanted and declared is None:
        return game
    ATTACKERS_AS_THE_STEP_BEGINS.decided(
        game, f"{game.active} declares {many(len(wanted), 'attacker')} as the step begins"
    )
    return declare_attackers(game, AttackDeclaration(wanted))
