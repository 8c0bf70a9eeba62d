"""702.141, 702.144: the copies that encore and demonstrate have players make."""

from __future__ import annotations

from comprules.abilities.combat import Must
from comprules.abilities.conditions import Duration
from comprules.abilities.instructions import Sacrifice
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import AddAbilities, Apply, CopySpell, CreateCopies
from comprules.abilities.simple_nouns import EachPlayer, It, Number, OnePlayer, This, You
from comprules.abilities.slots import NOW, Slot
from comprules.abilities.trigger_events import NextBeginning
from comprules.questions import ask_one
from comprules.rules.copying.copying import create_copies
from comprules.rules.meaning import Speaker, opponents_of
from comprules.rules.meaning.speaker import dealing_with
from comprules.rules.triggers.waiting_for_steps import await_step
from comprules.ruleset import rules_of
from comprules.state.game import Game

__all__ = ["demonstrate", "encore"]

_TOKENS = Slot(1, "object", "the tokens that encore has created")


def encore(game: Game, speaker: Speaker, _number: int) -> Game:
    """For each opponent a token copy is created that attacks that player this turn; all have haste.

    The next end step begins with their sacrifice.
    """
    player = speaker.controller
    made: tuple[int, ...] = ()
    for opponent in opponents_of(game, player):
        game, after = create_copies(game, speaker, CreateCopies(You(), Number(1), This("card")))
        attack = Apply(It(slot=NOW), (Must("attack", OnePlayer(opponent)),), Duration("end of turn"))
        game, _ = rules_of(game).follow(game, dealing_with(speaker, after.current.objects), attack)
        made += after.current.objects
    if not made:
        return game
    haste = Apply(It(slot=NOW), (AddAbilities((Keyword("haste"),)),))
    game, _ = rules_of(game).follow(game, dealing_with(speaker, made), haste)
    gone = (Sacrifice(You(), It(slot=_TOKENS)),)
    return await_step(
        game,
        NextBeginning("end", EachPlayer()),
        gone,
        made,
        _TOKENS,
        source=speaker.source,
        controller=player,
        way="ability",
    )


def demonstrate(game: Game, speaker: Speaker, _number: int) -> Game:
    """An opponent of the player's choice copies the spell too, and may choose new targets for that copy."""
    player, spell = speaker.controller, speaker.source
    text = f"{game.label(spell)}: choose an opponent to copy it as well"
    opponent = ask_one(game, player, text, opponents_of(game, player))
    copied = CopySpell(It(slot=NOW), new_targets=True, player=OnePlayer(opponent))
    game, _ = rules_of(game).follow(game, dealing_with(speaker, (spell,)), copied)
    return game
