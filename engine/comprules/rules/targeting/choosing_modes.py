"""700.2: a player is asked for modes, at once, or one by one where each decides what may follow it."""

from __future__ import annotations

from comprules.abilities.kinds import Modes
from comprules.happening.chance import at_random
from comprules.questions import Question, ask
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.reach import options_open
from comprules.rules.targeting.different_targets import can_be_filled
from comprules.rules.targeting.modes import pawprints_of, renumbered
from comprules.rules.targeting.modes_chosen_before import chosen_before
from comprules.rules.targeting.targets import targets_in
from comprules.state.game import Game

__all__ = ["ask_modes"]


def ask_modes(
    game: Game, speaker: Speaker, modes: Modes, player: str, what: str, least: int, most: int | None
) -> tuple[int, ...] | None:
    """Return the modes that a player chooses for what is named, counted from 1.

    None where fewer can be chosen than have to be: those that can't have their targets are not open, nor
    are those that were chosen before, if the text says so. Without ``most`` there is no limit.
    """
    gone = chosen_before(game, speaker.source, modes)
    numbers = range(1, len(modes.modes) + 1)
    able = [k for k in numbers if k not in gone and _have_targets(game, speaker, modes, (k,))]
    possible = tuple(options_open(game, player, speaker, able))
    if modes.worth or modes.repeated or modes.apart:
        return _one_by_one(game, speaker, modes, player, what, possible, least, most)
    if len(possible) < least:
        return None
    if modes.at_random:
        return at_random(game, possible, least)
    options = tuple(map(str, possible))
    most = len(possible) if most is None else min(most, len(possible))
    picks = ask(game, Question(player, f"choose the modes of {what}", options, least, most))
    return tuple(map(int, picks))


def _one_by_one(
    game: Game,
    speaker: Speaker,
    modes: Modes,
    player: str,
    what: str,
    possible: tuple[int, ...],
    least: int,
    most: int | None,
) -> tuple[int, ...] | None:
    picked: tuple[int, ...] = ()
    while most is None or len(picked) < most:
        is_needed = len(picked) < least
        open_ = [k for k in possible if _may_follow(game, speaker, modes, possible, (*picked, k), least)]
        if not open_:
            return None if is_needed else picked
        options = tuple(map(str, open_))
        said = ask(game, Question(player, f"choose a mode of {what}", options, int(is_needed), 1))
        if not said:
            return picked
        picked = (*picked, int(said[0]))
    return picked


def _may_follow(
    game: Game, speaker: Speaker, modes: Modes, possible: tuple[int, ...], picked: tuple[int, ...], least: int
) -> bool:
    """Say whether the last mode may be chosen behind the others, and leaves room for as many as it takes."""
    if picked[-1] in picked[:-1] and not modes.repeated:
        return False
    if modes.worth and pawprints_of(modes, picked) > modes.worth:
        return False
    if not modes.apart:
        return True
    if not _have_targets(game, speaker, modes, picked):
        return False
    return len(picked) >= least or any(
        _may_follow(game, speaker, modes, possible, (*picked, k), least) for k in possible
    )


def _have_targets(game: Game, speaker: Speaker, modes: Modes, picked: tuple[int, ...]) -> bool:
    """Say whether modes could be given the targets that they need, all of them together."""
    effects = tuple(effect for k in picked for effect in modes.modes[k - 1].effects)
    if len(set(picked)) < len(picked):
        effects, _ = renumbered(effects, 0)
    return can_be_filled(game, speaker, tuple(targets_in(effects)), {})
