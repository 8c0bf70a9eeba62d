"""509: the declare blockers step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from itertools import combinations

from comprules.abilities.combat import CantAlone, CantFace, MayBlockMore, Must, Named, NumberOfBlockers
from comprules.book.citing import Citation, IllegalError, cite, step
from comprules.counting import many
from comprules.events.permanents import BecomesBlockedCreature, BecomesUnblockedCreature, DeclaresBlocker
from comprules.happening import happen
from comprules.happening.battles import protector_of
from comprules.happening.combat import defending_player
from comprules.keyword_instances import works
from comprules.keywords.rules_702_61_to_120 import MENACE, UNLEASH
from comprules.procedure import Declaration
from comprules.rules.combat.costs import pay_to_block
from comprules.rules.combat.evasion import BLOCK_RESTRICTIONS, refused_beside, why_evaded
from comprules.rules.continuous.as_though import counts_as_untapped
from comprules.rules.fighting.bands import whose_evasion_counts, with_bands_blocked
from comprules.rules.fighting.restrictions_and_requirements import costs_of, most_allowed
from comprules.rules.fighting.several_defenders import (
    blocks_for_oneself,
    blocks_of_each_player,
    in_apnap_order,
)
from comprules.rules.fighting.who_fights import (
    ONLY_CREATURES_FIGHT,
    can_fight,
)
from comprules.rules.meaning import opponents_of
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "BLOCKERS_AS_THE_STEP_BEGINS",
    "BLOCKERS_BLOCK",
    "BLOCKING_FOR_A_BATTLE",
    "BLOCK_REQUIREMENTS",
    "CHOOSING_BLOCKERS",
    "BlockDeclaration",
    "blockers_are_declared",
    "blocks_for_battle",
    "declare_blockers",
    "required_blocks",
    "still_blocking",
    "why_no_blocker",
    "why_not_block",
    "why_not_blocking_so",
]

BLOCKING_FOR_A_BATTLE = cite("310.8c")
DECLARING_BLOCKERS = cite("509.1")
BLOCKERS_AS_THE_STEP_BEGINS = cite("703.4j")
CHOOSING_BLOCKERS = cite("509.1a")
BLOCK_REQUIREMENTS = cite("509.1c")
BLOCKERS_BLOCK = cite("509.1g")

BlockDeclaration = Mapping[int, tuple[int, ...]]


# ---- which creatures, and what they may block: 509.1a, 509.1b


@CHOOSING_BLOCKERS
def why_no_blocker(game: Game, blocker: int, attacker: int) -> str:
    """Only untapped creatures of a defending player are chosen, to block what attacks that player."""
    if blocker not in game.battlefield or attacker not in game.battlefield:
        return "both have to be on the battlefield"
    view = views(game)[blocker]
    if view.controller not in opponents_of(game, game.active):
        return "its controller is no defending player"
    if not counts_as_untapped(game, blocker, "block"):
        return "only an untapped creature blocks"
    if not can_fight(game, blocker) or "battle" in view.types:
        return "only a creature blocks"
    if game.objects[attacker].attacking is None:
        return "only an attacking creature is blocked"
    attacked = game.objects[attacker].attacking
    if isinstance(attacked, int) and attacked in game.battlefield and "battle" in views(game)[attacked].types:
        return (
            "" if blocks_for_battle(game, view.controller, attacked) else "another player protects the battle"
        )
    if not blocks_for_oneself(game, view.controller, defending_player(game, game.objects[attacker])):
        return "it attacks another player"
    return ""


@BLOCKING_FOR_A_BATTLE
def blocks_for_battle(game: Game, player: str, battle: int) -> bool:
    """Only a battle's protector blocks what attacks it, whoever controls the battle."""
    protector = protector_of(game, battle)
    blocks = protector not in opponents_of(game, player)
    how = "may block" if blocks else "can't block"
    BLOCKING_FOR_A_BATTLE.decided_once(game, f"{player} {how} what attacks {game.label(battle)}")
    return blocks


def why_not_block(game: Game, blocker: int, attacker: int) -> tuple[str, Citation] | None:
    """Why a creature can't block an attacker, with the rule; None if it can."""
    why = why_no_blocker(game, blocker, attacker)
    if why:
        there = blocker in game.battlefield
        return why, ONLY_CREATURES_FIGHT if there and not can_fight(game, blocker) else CHOOSING_BLOCKERS
    view, against = views(game)[blocker], views(game)[attacker]
    if view.cannot("block", "attack or block") or against.cannot("be blocked"):
        return "an effect forbids it", BLOCK_RESTRICTIONS
    if _may_not_face(game, blocker, attacker):
        return "an effect says that these can't face each other", BLOCK_RESTRICTIONS
    if works(game, view, "unleash") and "+1/+1" in game.objects[blocker].counters:
        return "it has unleash and a +1/+1 counter", UNLEASH
    those = whose_evasion_counts(game, attacker)
    return next((evaded for i in those if (evaded := why_evaded(game, blocker, i)) is not None), None)


def _may_not_face(game: Game, thing: int, other: int) -> bool:
    return any(
        isinstance(c, CantFace) and isinstance(c.these, Named) and (other in c.these.objects) != c.others
        for c in views(game)[thing].rules
    )


def most_blocked(game: Game, blocker: int) -> int:
    """Return how many attackers a creature can block: one, and as many more as effects let it."""
    most = 1
    for change in views(game)[blocker].rules:
        if isinstance(change, MayBlockMore):
            if change.number is None:
                return len(game.battlefield)
            most += change.number
    return most


def fewest_and_most(game: Game, attacker: int) -> tuple[int, int | None]:
    """By how many creatures an attacker can be blocked, if it is blocked at all."""
    said = [c for c in views(game)[attacker].rules if isinstance(c, NumberOfBlockers)]
    least = max([c.least for c in said], default=1)
    if works(game, views(game)[attacker], "menace"):
        least = max(least, 2)
    return least, min([c.most for c in said if c.most is not None], default=None)


@BLOCK_RESTRICTIONS
def why_not_blocking_so(game: Game, blocks: BlockDeclaration) -> tuple[str, Citation] | None:
    """The restriction that a declaration disobeys as a whole, with its rule; None if it disobeys none."""
    for attacker, number in _counted(blocks).items():
        least, most = fewest_and_most(game, attacker)
        if least > 1 or most is not None:
            BLOCK_RESTRICTIONS.decided_once(
                game, f"an effect says by how many {game.label(attacker)} is blocked"
            )
        if number < least:
            has_menace = works(game, views(game)[attacker], "menace") and number < 2
            says = f"{game.label(attacker)} can't be blocked except by {least} or more creatures"
            return says, MENACE if has_menace else BLOCK_RESTRICTIONS
        if most is not None and number > most:
            return (
                f"{game.label(attacker)} can't be blocked by more than {many(most, 'creature')}",
                BLOCK_RESTRICTIONS,
            )
    apart = blocks_of_each_player(game, blocks)
    restricted = (_restricted_together(game, tuple(theirs)) for theirs in apart)
    return next(((why, BLOCK_RESTRICTIONS) for why in restricted if why), None)


def _restricted_together(game: Game, blockers: tuple[int, ...]) -> str:
    """Return why these can't be the only blockers of a player or team; empty if they can."""
    if len(blockers) == 1 and any(
        isinstance(c, CantAlone) and c.do != "attack" for c in views(game)[blockers[0]].rules
    ):
        return f"{game.label(blockers[0])} can't block alone"
    for player in dict.fromkeys(views(game)[b].controller for b in blockers):
        allowed = most_allowed(game, player, "block")
        if allowed is not None and len(blockers) > allowed:
            return f"no more than {many(allowed, 'creature')} can block"
    return ""


def _counted(blocks: BlockDeclaration) -> dict[int, int]:
    found: dict[int, int] = {}
    for attackers in blocks.values():
        for attacker in attackers:
            found[attacker] = found.get(attacker, 0) + 1
    return found


# ---- requirements: 509.1c


def _of_pair(game: Game, blocker: int, attacker: int) -> int:
    """Return how many requirements this pair alone obeys: that whatever can block a creature does so."""
    lures = sum(
        isinstance(c, Must) and c.by_all and (not isinstance(c.by, Named) or blocker in c.by.objects)
        for c in views(game)[attacker].rules
    )
    must_block = sum(
        isinstance(c, Must) and isinstance(c.whom, Named) and attacker in c.whom.objects
        for c in views(game)[blocker].rules
    )
    return lures + must_block


def _obeyed(game: Game, blocks: BlockDeclaration) -> int:
    """Return how many requirements a declaration obeys."""
    number = sum(_of_pair(game, b, a) for b, attackers in blocks.items() for a in attackers)
    number += sum(sum(c == Must("block") for c in views(game)[b].rules) for b in blocks)
    return number + sum(sum(c == Must("be blocked") for c in views(game)[a].rules) for a in _counted(blocks))


@BLOCK_REQUIREMENTS
def required_blocks(game: Game, declared: BlockDeclaration) -> dict[int, tuple[int, ...]]:
    """Blocks that obey as many requirements as can be obeyed without disobeying a restriction.

    Nobody has to pay for it: only what costs nothing counts, and what is declared already.
    """
    attackers = [i for i in game.battlefield if game.objects[i].attacking is not None]
    if not any(
        isinstance(c, Must) and c.do != "attack" for i in game.battlefield for c in views(game)[i].rules
    ):
        return {}
    ways = {
        b: [a for a in attackers if why_not_block(game, b, a) is None]
        for b in game.battlefield
        if b in declared or ("creature" in views(game)[b].types and not costs_of(game, b, "block"))
    }
    ways = {b: found for b, found in ways.items() if found}
    room = {a: most for a in attackers if (most := fewest_and_most(game, a)[1]) is not None}
    most = _upper_bound(game, ways, room)
    best: dict[int, tuple[int, ...]] = {}
    gained = _obeyed(game, declared)
    if gained >= most:
        return dict(declared)
    for blocks in _all_blocks(game, ways, room):
        number = _obeyed(game, blocks)
        if number > gained and why_not_blocking_so(game, blocks) is None:
            best, gained = blocks, number
            if gained == most:
                break
    return best


def _upper_bound(game: Game, ways: Mapping[int, list[int]], room: Mapping[int, int]) -> int:
    """More requirements than this can't be obeyed, whatever else restricts blockers."""
    pairs = [(b, a, _of_pair(game, b, a)) for b, attackers in ways.items() for a in attackers]
    reached = {a for _, a, _ in pairs}
    of_blockers = sum(_largest([n for b, _, n in pairs if b == one], most_blocked(game, one)) for one in ways)
    of_attackers = sum(_largest([n for _, a, n in pairs if a == one], room.get(one)) for one in reached)
    must_block = sum(c == Must("block") for b in ways for c in views(game)[b].rules)
    wanted = sum(c == Must("be blocked") for a in reached for c in views(game)[a].rules)
    return min(of_blockers, of_attackers) + must_block + wanted


def _largest(numbers: list[int], most: int | None) -> int:
    return sum(sorted(numbers, reverse=True)[:most])


def _all_blocks(
    game: Game, ways: Mapping[int, list[int]], room: Mapping[int, int]
) -> Iterator[dict[int, tuple[int, ...]]]:
    """Yield every way to block, those first in which each creature does what most is required of it.

    ``room`` says how many more creatures may block an attacker, where that is restricted.
    """
    if not ways:
        yield {}
        return
    blocker = next(iter(ways))
    rest = {b: found for b, found in ways.items() if b != blocker}
    ordered = sorted(ways[blocker], key=lambda a: -_worth(game, blocker, a))
    several = min(most_blocked(game, blocker), len(ordered))
    chosen = [pick for number in range(several, 0, -1) for pick in combinations(ordered, number)]
    asked = any(_worth(game, blocker, a) for a in ordered)
    for pick in [*chosen, ()] if asked else [(), *chosen]:
        if any(room.get(a, 1) <= 0 for a in pick):
            continue
        left = {a: number - (a in pick) for a, number in room.items()}
        for blocks in _all_blocks(game, rest, left):
            yield {blocker: pick, **blocks} if pick else blocks


def _worth(game: Game, blocker: int, attacker: int) -> int:
    of_blocker = sum(c == Must("block") for c in views(game)[blocker].rules)
    of_attacker = sum(c == Must("be blocked") for c in views(game)[attacker].rules)
    return _of_pair(game, blocker, attacker) + of_blocker + of_attacker


# ---- the declaration


@DECLARING_BLOCKERS.essential("combat goes on with blockers")
def declare_blockers(game: Game, blocks: BlockDeclaration) -> Game:
    """The defending players declare blockers; the declaration as a whole is legal or it is not made.

    Raises:
        IllegalError: a creature can't block, one that must block does not, or a cost is not paid.
    """
    for blocker, attackers in blocks.items():
        for attacker in attackers:
            why = why_not_block(game, blocker, attacker)
            if why is not None:
                says = f"{game.label(blocker)} can't block {game.label(attacker)}: {why[0]}"
                is_restriction = why[1] not in (CHOOSING_BLOCKERS, ONLY_CREATURES_FIGHT)
                with step(BLOCK_RESTRICTIONS) if is_restriction else nullcontext():
                    raise refused_beside(game, blocker, attacker, why[1].refuses(says))
        if len(attackers) > most_blocked(game, blocker):
            raise CHOOSING_BLOCKERS.refuses(f"{game.label(blocker)} can't block so many creatures")
    restricted = why_not_blocking_so(game, blocks)
    if restricted is not None:
        raise IllegalError(*restricted)
    _ensure_required(game, blocks)
    for theirs in in_apnap_order(game, blocks_of_each_player(game, blocks)):
        game = pay_to_block(game, {b: costs_of(game, b, "block") for b in theirs})
    DECLARING_BLOCKERS.decided(game, f"the declaration of {many(len(blocks), 'blocker')} is legal")
    still = still_blocking(game, blocks)
    also, blocked = with_bands_blocked(game, still)
    unblocked = (i for i in game.battlefield if game.objects[i].attacking is not None and i not in blocked)
    return happen(
        game,
        *(DeclaresBlocker(b, attackers) for b, attackers in still.items()),
        *also,
        *(BecomesBlockedCreature(a, blockers) for a, blockers in blocked.items()),
        *map(BecomesUnblockedCreature, unblocked),
    )


@BLOCKERS_BLOCK
def still_blocking(game: Game, blocks: BlockDeclaration) -> BlockDeclaration:
    """Those of the creatures that a defending player still controls block what was chosen for them."""
    still = {
        b: attackers
        for b, attackers in blocks.items()
        if b in game.battlefield and views(game)[b].controller in opponents_of(game, game.active)
    }
    for b in blocks:
        BLOCKERS_BLOCK.decided(game, f"{game.label(b)} {'blocks' if b in still else 'does not block'}")
    return still


@BLOCKERS_AS_THE_STEP_BEGINS
def blockers_are_declared(game: Game, declared: Declaration | None) -> Game:
    """The defending players declare the blockers that they have named, or those that have to block."""
    blocks = (
        required_blocks(game, {})
        if declared is None
        else {b: a for b, a in declared.items() if isinstance(a, tuple)}
    )
    BLOCKERS_AS_THE_STEP_BEGINS.decided(
        game,
        f"{many(len(blocks), 'blocker')} {'is' if len(blocks) == 1 else 'are'} declared as the step begins",
    )
    return declare_blockers(game, blocks)


def _ensure_required(game: Game, blocks: BlockDeclaration) -> None:
    required = required_blocks(game, blocks)
    wanted = _obeyed(game, required)
    if wanted > _obeyed(game, blocks):
        idle = next((b for b in required if set(blocks.get(b, ())) != set(required[b])), next(iter(required)))
        whom = ", ".join(map(game.label, required[idle]))
        raise BLOCK_REQUIREMENTS.refuses(f"{game.label(idle)} must block {whom} if able")
    if wanted:
        BLOCK_REQUIREMENTS.decided(game, f"{many(wanted, 'requirement')} can be obeyed, and no fewer are")
