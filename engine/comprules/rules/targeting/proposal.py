"""601.2, 602.2: a spell or ability while it is proposed, with what has been chosen for it so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from comprules.abilities.costs import Cost
from comprules.abilities.kinds import Effect
from comprules.rules.meaning import Speaker
from comprules.rules.targeting.modes import instructions
from comprules.rules.targeting.targets import Wanted, targets_in
from comprules.ruleset import Begun
from comprules.state.copying import altered, often_copied, replace
from comprules.state.game import Game
from comprules.state.objects import OnStack

__all__ = ["Announcement", "Proposal", "with_chosen"]


_NOTHING = OnStack()


@dataclass(frozen=True, slots=True)
class Announcement:
    """What a player says as a spell or ability is proposed; what is left out and needed is asked at its step.

    ``options`` are words such as ``kicker``, ``flashback``, ``face down``, or the name of an Adventure.
    """

    targets: tuple[int | str, ...] = ()
    x: int | None = None
    modes: tuple[int, ...] = ()
    options: tuple[str, ...] = ()


@often_copied
@dataclass(frozen=True)
class Proposal:
    """A spell or ability while it is cast or activated.

    ``source`` is whose words it has: the spell itself, or what the ability is of. ``thing`` is the spell or
    ability on the stack, None for a mana ability. ``effects`` are the instructions as written, ``wanted`` the
    targets where they are not in the instructions (an Aura's). ``costs`` are the mana cost or what stands in
    its place, or the activation cost; None can't be paid (118.6). ``additional`` are the additional costs.
    ``chosen`` is what has been chosen so far. ``begun`` are the mana abilities that are being activated.
    """

    speaker: Speaker
    thing: int | None
    effects: tuple[Effect, ...]
    announced: Announcement
    costs: tuple[Cost, ...] | None
    instead: bool = False
    """Whether an alternative cost stands in the place of the mana cost."""
    additional: tuple[Cost, ...] = ()
    wanted: Wanted | None = None
    chosen: OnStack = _NOTHING
    begun: Begun = ()
    like: Literal["", "color", "type"] = ""
    """As what mana any mana may be spent on it by the effect that allows it (609.4b)."""

    @property
    def player(self) -> str:
        """Return who casts the spell or activates the ability."""
        return self.speaker.controller

    @property
    def source(self) -> int:
        """Return whose words they are."""
        return self.speaker.source

    @property
    def is_spell(self) -> bool:
        """Say whether it is a spell: then it speaks for itself."""
        return self.thing == self.speaker.source

    @property
    def left(self) -> tuple[Effect, ...]:
        """Return the instructions that the choices made leave standing."""
        return instructions(self.effects, self.chosen)

    @property
    def targets(self) -> Wanted:
        """Return each instance of the word "target" that counts with the choices made."""
        return targets_in(self.left) if self.wanted is None else self.wanted


def with_chosen(game: Game, proposal: Proposal, **chosen: Any) -> tuple[Game, Proposal]:
    """Return the proposal with something more chosen, kept on the stack as well."""
    now = altered(proposal.chosen, **chosen)
    speaker = altered(
        proposal.speaker,
        chosen=altered(
            proposal.speaker.chosen, x=now.x, targets=now.targets, division=now.division, paid=now.paid
        ),
    )
    if now is proposal.chosen and speaker is proposal.speaker:
        return game, proposal
    proposal = replace(proposal, chosen=now, speaker=speaker)
    if proposal.thing is not None and proposal.thing in game.objects:
        game = game.altering(proposal.thing, on_stack=now)
    return game, proposal
