"""702.50: a spell with epic is the last one that its player casts, and comes again as a copy every turn."""

from __future__ import annotations

from comprules.abilities.changes import LoseAbilities
from comprules.abilities.changes_of_rules import CantCast
from comprules.abilities.kinds import ApplyToPlayers, CopySpell, Triggered
from comprules.abilities.nouns import Filter
from comprules.abilities.simple_nouns import This, You
from comprules.abilities.trigger_events import BeginningOf
from comprules.book.citing import cite
from comprules.events.spells_and_abilities import CreatesTrigger
from comprules.happening import happen
from comprules.rules.meaning import Speaker
from comprules.rules.triggers.what_triggered import About
from comprules.ruleset import rules_of
from comprules.state.game import Game
from comprules.state.lasting import Delayed
from comprules.state.objects import NOT_YET

__all__ = ["NO_SPELLS_AFTER_EPIC", "epic", "no_more_spells"]

NO_SPELLS_AFTER_EPIC = cite("702.50b")

_CANT_CAST = CantCast(Filter(noun="spell", zone="stack"))
_AGAIN = CopySpell(This("spell"), new_targets=True, but=(LoseAbilities(("epic",)),))


def epic(game: Game, speaker: Speaker, _number: int) -> Game:
    """The player casts no more spells, and copies this one, without epic, in each of his or her upkeeps."""
    game = no_more_spells(game, speaker)
    ability = Triggered(BeginningOf("upkeep", You()), (_AGAIN,), word="At")
    waiting = Delayed(
        NOT_YET,
        ability,
        speaker.source,
        speaker.controller,
        "spell",
        introduced=About(locked=True),
        always=True,
    )
    return happen(game, CreatesTrigger(waiting))


@NO_SPELLS_AFTER_EPIC
def no_more_spells(game: Game, speaker: Speaker) -> Game:
    """Once a spell with epic has resolved its controller can't cast spells; copies may still be made."""
    NO_SPELLS_AFTER_EPIC.decided(game, f"{speaker.controller} can't cast spells for the rest of the game")
    return rules_of(game).follow(game, speaker, ApplyToPlayers(You(), (_CANT_CAST,)))[0]
