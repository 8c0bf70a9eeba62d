"""603.11: cards revealed because of a static ability, for what is linked to it."""

from __future__ import annotations

from comprules.abilities.kinds import Static
from comprules.abilities.statements import RevealFirstDraw
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.zones import Moves, Reveals
from comprules.happening import happen
from comprules.happening.whose_turn import is_active
from comprules.keyword_instances import works
from comprules.keywords.rules_702_61_to_120 import MIRACLE
from comprules.questions import ask_objects, ask_yes
from comprules.rules.meaning import players_of
from comprules.rules.meaning.linked_abilities import speaker_of
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "LOOKING_BEFORE_REVEALING",
    "TRIGGERS_LINKED_TO_STATIC_ABILITIES",
    "by_miracle",
    "reveal_first_draws",
    "reveal_what_waited",
    "shows_it",
]

TRIGGERS_LINKED_TO_STATIC_ABILITIES = cite("603.11")
LOOKING_BEFORE_REVEALING = cite("121.9")
_WAITING = "drawn first, and not revealed yet"


@TRIGGERS_LINKED_TO_STATIC_ABILITIES
def reveal_first_draws(before: Game, events: tuple[Event, ...], after: Game) -> Game:
    """The first card that a player draws each turn is revealed.

    Abilities linked to the one that says so see it.
    """
    for event in events:
        if not isinstance(event, Moves) or event.cause != "drawn" or event.object not in before.objects:
            continue
        player, card = before.objects[event.object].owner, after.successor[event.object]
        drawn = after.this_turn.get(("drawn", player), 0) + 1
        after = replace(after, this_turn=after.this_turn.set(("drawn", player), drawn))
        if after.step == "draw" and is_active(after, player):
            after = replace(after, this_turn=after.this_turn.set(("drawn in draw step", player), 1))
        if drawn == 1 and after.objects[card].face_down:  # it is revealed later, if at all (121.8)
            after = replace(after, this_turn=after.this_turn.set((_WAITING, player), card))
        elif drawn == 1:
            after = _revealed(after, player, card)
    return after


def reveal_what_waited(game: Game) -> Game:
    """What was drawn first, in the middle of casting, is revealed once the spell has become cast."""
    for player in game.alive:
        card = game.this_turn.get((_WAITING, player), 0)
        if card and card in game.objects and not game.objects[card].face_down:
            game = replace(game, this_turn=game.this_turn.delete((_WAITING, player)))
            game = _revealed(game, player, card)
    return game


def _revealed(game: Game, player: str, card: int) -> Game:
    return happen(game, *_revealing(game, player, card), *by_miracle(game, player, card))


def _revealing(game: Game, player: str, card: int) -> list[Event]:
    found: list[Event] = []
    for i in game.battlefield:
        for held in views(game)[i].held:
            effects = held.ability.effects if isinstance(held.ability, Static) else ()
            for effect in effects:
                if isinstance(effect, RevealFirstDraw):
                    speaker = speaker_of(game, i, held, views(game)[i].controller)
                    concerned = player in players_of(game, views(game), speaker, effect.who)
                    if concerned and (not effect.optional or shows_it(game, player, card)):
                        TRIGGERS_LINKED_TO_STATIC_ABILITIES.decided(
                            game,
                            f"{game.label(i)}: {player} reveals {game.label(card)}, drawn first this turn",
                        )
                        found.append(Reveals(player, card, i, held.origin))
    return found


@LOOKING_BEFORE_REVEALING
def shows_it(game: Game, player: str, card: int) -> bool:
    """A player who may reveal a card on drawing it looks at it first, and then says so or not."""
    shown = bool(ask_objects(game, player, "reveal the card that you have drawn?", (card,), 0, 1))
    LOOKING_BEFORE_REVEALING.decided(
        game, f"{player} has looked at {game.label(card)}, and reveals it{'' if shown else ' not'}"
    )
    return shown


@MIRACLE
def by_miracle(game: Game, player: str, card: int) -> tuple[Event, ...]:
    """The first card that a player draws each turn may be revealed if it has miracle."""
    name = game.label(card)
    if not works(game, views(game)[card], "miracle"):
        return ()
    if not ask_yes(game, player, f"reveal {name}, which has miracle?"):
        MIRACLE.decided(game, f"{player} does not reveal {name}")
        return ()
    MIRACLE.decided(game, f"{player} reveals {name}, drawn first this turn")
    TRIGGERS_LINKED_TO_STATIC_ABILITIES.decided(game, f"what is linked to the miracle of {name} triggers")
    return (Reveals(player, card, card),)
