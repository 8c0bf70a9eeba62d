"""601.2c: choosing targets for a spell or ability; what has to be chosen if able; choices by opponents."""

from __future__ import annotations

from itertools import combinations

from comprules.abilities.changes_of_rules import MustTarget
from comprules.abilities.nouns import Filter, Target
from comprules.abilities.simple_nouns import PlayerTarget
from comprules.book.citing import Citation, IllegalError, cite, step
from comprules.counting import many
from comprules.questions import ask_one
from comprules.rules.continuous.interaction import changes_for_player
from comprules.rules.meaning import Speaker, is_described, players_of, result_of
from comprules.rules.meaning.all_of_them import ask_together, fit_together, said_of_all
from comprules.rules.targeting.targets import (
    ONLY_PERMANENTS,
    Targets,
    Wanted,
    is_legal_target,
    naming_what_was_targeted,
    what_keeps,
)
from comprules.rules.targeting.who_chooses import (
    ORDER_OF_CHOOSING_FOR_ABILITY,
    ORDER_OF_CHOOSING_FOR_SPELL,
    controller_first,
    who_chooses,
)
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "CHOOSING_TARGETS",
    "DECLARING_TARGETS",
    "NO_TARGET_AT_ALL",
    "ONE_TARGET_ONCE",
    "choose_targets",
    "ensure_none_again",
    "ensure_not_twice",
    "ensure_obeyed",
    "fewest",
    "in_one_zone",
    "least_and_most",
    "who_have_one",
    "whose_zone",
]

DECLARING_TARGETS = cite("115.1")
ONE_TARGET_ONCE = cite("115.3")
NO_TARGET_AT_ALL = cite("115.6")
CHOOSING_TARGETS = cite("601.2c")


def least_and_most(game: Game, speaker: Speaker, want: Target | PlayerTarget) -> tuple[int, int]:
    """Return how many targets an instance of the word takes, now that X and modes are known."""
    if isinstance(want, PlayerTarget):
        return want.least, len(game.players) if want.most is None else want.most
    if want.each is not None:
        number = len(who_have_one(game, speaker, want))
        return number, number
    if want.number is not None:
        number = result_of(game, views(game), speaker, want.number)
        return number if want.least else 0, number
    everything = len(game.objects) + len(game.players)
    return want.least, everything if want.most is None else want.most


@DECLARING_TARGETS
@CHOOSING_TARGETS
def choose_targets(
    game: Game, speaker: Speaker, wanted: Wanted, targets: tuple[int | str, ...]
) -> tuple[Game, Targets]:
    """The targets named, dealt out to the instances of the word in order; then those that others choose.

    The result has a place for every instance in the text, empty for those that are not wanted.

    Raises:
        IllegalError: too few or too many targets, one that is not legal, or one twice for the same word.
    """
    mine: list[Target | PlayerTarget] = []
    others: dict[int, tuple[Target | PlayerTarget, str]] = {}
    source = game.objects.get(speaker.source)
    for_spell = source is not None and source.is_spell
    for want in wanted:
        chooser = want.chooser if isinstance(want, Target) else None
        player = who_chooses(game, speaker, chooser, for_spell=for_spell)
        if player == speaker.controller:
            mine.append(want)
        else:
            others[want.index] = want, player
    later = {
        k: o
        for k, o in others.items()
        if not mine or controller_first(game, speaker.controller, o[1], for_spell=for_spell)
    }
    groups = {k: _chosen_by_other(game, speaker, *o) for k, o in others.items() if k not in later}
    with step(
        (ORDER_OF_CHOOSING_FOR_SPELL if for_spell else ORDER_OF_CHOOSING_FOR_ABILITY)
        if later
        else CHOOSING_TARGETS
    ):
        groups |= _dealt_out(game, speaker, tuple(mine), targets)
    groups |= {k: _chosen_by_other(game, speaker, *o) for k, o in later.items()}
    if groups:
        said = ", ".join(game.label(t) for group in groups.values() for t in group)
        CHOOSING_TARGETS.decided(game, f"{speaker.controller} chooses targets: {said or 'none'}")
        if said:
            DECLARING_TARGETS.decided(game, f"{game.label(speaker.source)} has these targets now: {said}")
    chosen = tuple(groups.get(k, ()) for k in range(max(groups, default=-1) + 1))
    ensure_obeyed(game, speaker, tuple(mine), groups)
    return game, chosen


def who_have_one(game: Game, speaker: Speaker, want: Target) -> tuple[str, ...]:
    """Return the players for each of whom there is a target to choose."""
    assert want.each is not None
    board = views(game)
    legal = [i for i in game.objects if is_legal_target(game, speaker, want, i)]
    players = players_of(game, board, speaker, want.each)
    return tuple(p for p in players if any(board[i].controller == p for i in legal))


def _ensure_one_each(game: Game, speaker: Speaker, group: tuple[int | str, ...]) -> None:
    controllers = [views(game)[i].controller for i in group if isinstance(i, int)]
    if len(set(controllers)) < len(controllers):
        raise CHOOSING_TARGETS.refuses(f"{game.label(speaker.source)} has one target for each player")


def whose_zone(game: Game, target: int | str) -> str:
    """Return the player in whose zone a target is; a player's own name for a player."""
    return target if isinstance(target, str) else game.objects[target].owner


def _ensure_together(game: Game, speaker: Speaker, group: tuple[int | str, ...]) -> None:
    owners = {whose_zone(game, target) for target in group}
    if len(owners) > 1:
        raise CHOOSING_TARGETS.refuses(f"{game.label(speaker.source)} has targets in a single graveyard")
    CHOOSING_TARGETS.decided_once(game, f"the targets of {game.label(speaker.source)} are in one graveyard")


def _ensure_so_of_all(game: Game, speaker: Speaker, want: Target, group: tuple[int | str, ...]) -> None:
    if not fit_together(game, speaker, want.filter, group):
        raise CHOOSING_TARGETS.refuses(f"{game.label(speaker.source)} can't have these targets together")
    CHOOSING_TARGETS.decided_once(game, f"the targets of {game.label(speaker.source)} fit together")


def in_one_zone(game: Game, player: str, options: list[int | str], least: int) -> list[int | str]:
    """Return the options in the zone of one player, whom the chooser names where several have enough."""
    owners = [whose_zone(game, one) for one in options]
    able = tuple(owner for owner in dict.fromkeys(owners) if owners.count(owner) >= max(1, least))
    if len(able) < 2:
        return [one for one in options if whose_zone(game, one) in able]
    chosen = ask_one(game, player, "choose whose cards are targeted", able)
    return [one for one in options if whose_zone(game, one) == chosen]


@ONE_TARGET_ONCE
def ensure_none_again(
    game: Game, speaker: Speaker, group: tuple[int | str, ...], chosen: dict[int, tuple[int | str, ...]]
) -> None:
    """Where another target is asked for, it is none of those chosen for the instances of the word before it.

    Raises:
        IllegalError: one of them is.
    """
    before = {target for targets in chosen.values() for target in targets}
    if not before.isdisjoint(group):
        raise ONE_TARGET_ONCE.refuses(f"{game.label(speaker.source)} needs another target than that")
    ONE_TARGET_ONCE.decided(game, f"{game.label(speaker.source)} has another target")


@ONE_TARGET_ONCE
def ensure_not_twice(
    game: Game, speaker: Speaker, group: tuple[int | str, ...], chosen: dict[int, tuple[int | str, ...]]
) -> None:
    """For one instance of the word nothing is chosen twice; what was chosen for another one can be again.

    Raises:
        IllegalError: something is.
    """
    if len(set(group)) < len(group):
        raise ONE_TARGET_ONCE.refuses(f"{game.label(speaker.source)} has one target twice for one word")
    for target in {t for targets in chosen.values() for t in targets}.intersection(group):
        ONE_TARGET_ONCE.decided(
            game, f"{game.label(target)} is chosen for another instance of the word as well"
        )


def _refusal(game: Game, speaker: Speaker, refusal: IllegalError, target: int | str) -> IllegalError:
    """Add to a refusal the rule of the keyword that keeps the target off, if one does."""
    there = isinstance(target, str) or target in game.objects
    kept = what_keeps(game, speaker, target) if there else None
    if kept is not None:
        refusal.steps = (*refusal.steps, kept)
    return refusal


def _why_illegal(game: Game, want: Target | PlayerTarget, target: int | str) -> Citation:
    """Return the rule by which this can't be a target, where it is one of those that speak of targets."""
    if isinstance(target, str) or isinstance(want, PlayerTarget) or target not in game.objects:
        return CHOOSING_TARGETS
    described = want.filter
    if described.zone == "battlefield" and game.objects[target].zone not in ("battlefield", "stack"):
        return ONLY_PERMANENTS
    return CHOOSING_TARGETS


@NO_TARGET_AT_ALL
def fewest(game: Game, speaker: Speaker, least: int, named: int) -> int:
    """Where a text allows it, no target at all need be chosen."""
    if not least and not named:
        NO_TARGET_AT_ALL.decided(game, f"no target of {game.label(speaker.source)} is chosen, as it may be")
    return least


def _dealt_out(
    game: Game, speaker: Speaker, wanted: Wanted, targets: tuple[int | str, ...]
) -> dict[int, tuple[int | str, ...]]:
    left = list(targets)
    groups: dict[int, tuple[int | str, ...]] = {}
    for k, want in enumerate(wanted):
        least, most = least_and_most(game, speaker, want)
        least = fewest(game, speaker, least, len(left))
        later = sum(least_and_most(game, speaker, w)[0] for w in wanted[k + 1 :])
        number = max(least, min(most, len(left) - later))
        group, left = tuple(left[:number]), left[number:]
        if len(group) < least:
            text = f"{game.label(speaker.source)} needs {many(least, 'target')}, {len(group)} chosen"
            raise CHOOSING_TARGETS.refuses(text)
        for target in group:
            if not is_legal_target(game, naming_what_was_targeted(speaker, want, groups), want, target):
                text = f"{game.label(target)} is no legal target of {game.label(speaker.source)}"
                raise _refusal(game, speaker, _why_illegal(game, want, target).refuses(text), target)
        if want.distinct:
            ensure_none_again(game, speaker, group, groups)
        if isinstance(want, Target) and want.each is not None:
            _ensure_one_each(game, speaker, group)
        if isinstance(want, Target) and want.together:
            _ensure_together(game, speaker, group)
        if isinstance(want, Target) and said_of_all(want.filter):
            _ensure_so_of_all(game, speaker, want, group)
        ensure_not_twice(game, speaker, group, groups)
        groups[want.index] = group
    if left:
        text = f"{game.label(speaker.source)} has no use for the target {game.label(left[0])}"
        raise CHOOSING_TARGETS.refuses(text)
    return groups


def _chosen_by_other(
    game: Game, speaker: Speaker, want: Target | PlayerTarget, player: str
) -> tuple[int | str, ...]:
    """Targets that an opponent chooses, after those of the controller (601.6b)."""
    everything: tuple[int | str, ...] = (*game.objects, *game.alive)
    legal = [t for t in everything if is_legal_target(game, speaker, want, t)]
    least, most = least_and_most(game, speaker, want)
    if isinstance(want, Target) and want.together:
        legal = in_one_zone(game, player, legal, least)
    if len(legal) < least:
        raise CHOOSING_TARGETS.refuses(f"{player} has no target to choose")
    text = f"choose a target for {game.label(speaker.source)}"
    described = want.filter if isinstance(want, Target) else None
    return ask_together(game, player, text, speaker, described, legal, (least, min(most, len(legal))))


# ---- effects that say that something must be chosen


@CHOOSING_TARGETS
def ensure_obeyed(
    game: Game, speaker: Speaker, wanted: Wanted, groups: dict[int, tuple[int | str, ...]]
) -> None:
    """As many of the effects that want something targeted are obeyed as can be.

    Raises:
        IllegalError: other legal choices would obey more of them.
    """
    musts = [c.what for c in changes_for_player(game, speaker.controller) if isinstance(c, MustTarget)]
    if not musts:
        return
    obeyed = _obeyed(game, speaker, musts, [t for group in groups.values() for t in group])
    sizes = [(want, len(groups.get(want.index, ()))) for want in wanted]
    possible = [_useful(game, speaker, musts, want, size) for want, size in sizes]
    best = max((_obeyed(game, speaker, musts, list(some)) for some in _unions(possible)), default=0)
    if obeyed < best:
        raise CHOOSING_TARGETS.refuses(f"{speaker.controller} must choose a target that an effect demands")
    CHOOSING_TARGETS.decided(game, f"{speaker.controller} obeys {obeyed} of the effects that demand a target")


def _obeyed(game: Game, speaker: Speaker, musts: list[Filter], targets: list[int | str]) -> int:
    board = views(game)
    return sum(
        any(isinstance(t, int) and is_described(game, board, speaker, must, t) for t in targets)
        for must in musts
    )


def _useful(
    game: Game, speaker: Speaker, musts: list[Filter], want: Target | PlayerTarget, size: int
) -> list[tuple[int, ...]]:
    """Return the sets of demanded objects that an instance of the word could be given."""
    board = views(game)
    fitting = [
        i
        for i in game.battlefield
        if any(is_described(game, board, speaker, must, i) for must in musts)
        and is_legal_target(game, speaker, want, i)
    ]
    return [some for n in range(min(size, len(fitting)) + 1) for some in combinations(fitting, n)]


def _unions(parts: list[list[tuple[int, ...]]]) -> list[tuple[int, ...]]:
    unions: list[tuple[int, ...]] = [()]
    for part in parts:
        unions = [(*one, *other) for one in unions for other in part]
    return unions
