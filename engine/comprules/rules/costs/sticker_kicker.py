"""702.33h: what is done besides for a spell that is kicked with sticker kicker."""

from __future__ import annotations

from comprules.abilities.simple_nouns import This
from comprules.events.permanents import PutsCounters
from comprules.happening import happen
from comprules.keywords.rules_702_2_to_60 import STICKER_KICKER
from comprules.questions import ask_yes
from comprules.rules.effects.stickers import can_put_sticker, put_sticker
from comprules.rules.meaning import Speaker
from comprules.state.game import Game

__all__ = ["with_sticker"]


@STICKER_KICKER
def with_sticker(game: Game, player: str, spell: int) -> Game:
    """Whoever kicks the spell gets a ticket counter, and may put a sticker on the spell."""
    STICKER_KICKER.decided(game, f"{player} gets a ticket counter for {game.label(spell)}")
    game = happen(game, PutsCounters(player, "ticket", 1, player))
    if not can_put_sticker(game, Speaker(spell, player), "", This("spell")):
        return game
    if not ask_yes(game, player, f"put a sticker on {game.label(spell)}?"):
        return game
    return put_sticker(game, player, "", (spell,))
