"""702.85b: what players may do with exiled cards as they cascade."""

from __future__ import annotations

from comprules.abilities.keywords import Keyword
from comprules.abilities.statements import AsYouCascade
from comprules.book.citing import cite
from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.questions import ask_objects
from comprules.rules.keywords.meaning import in_full
from comprules.rules.meaning import is_described
from comprules.rules.meaning.speaker import AbilityUsed, Speaker
from comprules.ruleset import rules_of, said_by_statics, views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["AS_YOU_CASCADE", "is_cascading", "put_as_one_cascades"]

AS_YOU_CASCADE = cite("702.85b")


def is_cascading(game: Game, speaker: Speaker) -> bool:
    """Say whether words are those of the ability that cascade stands for."""
    row = rules_of(game).keyword("cascade")
    return row is not None and speaker.of.ability in in_full(row, Keyword("cascade"))


@AS_YOU_CASCADE
def put_as_one_cascades(game: Game, player: str, exiled: tuple[int, ...]) -> Game:
    """Once the last card is exiled, its player does with the cards what effects allow as one cascades."""
    board = views(game)
    for i, held, _, part in said_by_statics(game, AsYouCascade):
        if board[i].controller != player:
            continue
        speaker = Speaker(i, player, of=AbilityUsed(origin=held.origin))
        wanted = replace(part.what, zone="exile")
        options = [
            card
            for card in exiled
            if card in game.objects and is_described(game, views(game), speaker, wanted, card)
        ]
        text = f"{game.label(i)}: choose a card to put onto the battlefield, or none"
        chosen = ask_objects(game, player, text, options, 0, 1)
        AS_YOU_CASCADE.decided(
            game,
            f"as {player} cascades, {', '.join(map(game.label, chosen)) or 'nothing'} is put onto the battlefield",
        )
        entering = (Moves(card, "battlefield", under=player, tapped=part.tapped) for card in chosen)
        game = happen(game, *entering)
    return game
