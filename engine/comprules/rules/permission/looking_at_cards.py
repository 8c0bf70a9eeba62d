"""401.2, 401.5, 402.3, 406.3, 708.5: who may look at which cards."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import MayLook, MayLookAtTop, PlayRevealed
from comprules.abilities.kinds import Triggered
from comprules.book.citing import cite
from comprules.happening.revealed_face_down import FACE_DOWN_REVEALED
from comprules.rules.continuous.interaction import changes_for_player
from comprules.rules.meaning import Speaker, is_described
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import AbilityOnStack

__all__ = [
    "EXILED_FACE_DOWN",
    "FORECAST_DURING_UPKEEP",
    "LIBRARIES_FACE_DOWN",
    "LOOKING_AT_FACE_DOWN",
    "LOOKING_AT_ONES_HAND",
    "ONES_OWN_CONSPIRACY",
    "REVEALED_BY_MIRACLE",
    "REVEALED_FOR_NINJUTSU",
    "SEEN_BY_BOTH",
    "TOP_CARD_REVEALED",
    "is_allowed",
    "seen_after_forecast",
    "seen_in_hand",
    "seen_in_library",
    "seen_with_ninjutsu",
    "shown_at_the_end",
    "those_who_see_face_down",
    "those_who_see_phased_out",
    "those_who_see_the_conspiracy",
    "those_who_see_the_hand",
    "those_who_see_the_top",
    "who_may_look",
    "with_those_who_control_them",
]

LIBRARIES_FACE_DOWN = cite("401.2")
EXILED_FACE_DOWN = cite("406.3")
ONES_OWN_CONSPIRACY = cite("315.7")
TOP_CARD_REVEALED = cite("401.5")
LOOKING_AT_ONES_HAND = cite("402.3")
LOOKING_AT_FACE_DOWN = cite("708.5")
FORECAST_DURING_UPKEEP = cite("702.57b")
REVEALED_FOR_NINJUTSU = cite("702.49b")
REVEALED_BY_MIRACLE = cite("702.94b")
SEEN_BY_BOTH = cite("721.4")


def who_may_look(game: Game, thing: int) -> tuple[str, ...]:
    """Return the players who may look at a card, in turn order."""
    seen = who_may_look_themselves(game, thing)
    return with_those_who_control_them(game, thing, seen) if game.controlled else seen


@SEEN_BY_BOTH
def with_those_who_control_them(game: Game, thing: int, seen: tuple[str, ...]) -> tuple[str, ...]:
    """Whoever controls a player sees of objects in the game what that player may see."""
    others = {game.controlled[p] for p in seen if p in game.controlled} - set(seen)
    if not others:
        return seen
    SEEN_BY_BOTH.decided_once(game, f"{', '.join(sorted(others))} may look at {game.label(thing)} as well")
    return tuple(p for p in game.alive if p in others or p in seen)


def who_may_look_themselves(game: Game, thing: int) -> tuple[str, ...]:
    """Return the players who may look at a card by their own right.

    It is all players, unless it lies face down or in a hidden zone.
    """
    found = game.objects[thing]
    if found.phased_out:
        return those_who_see_phased_out(game, thing)
    match found.zone:
        case "library":
            return seen_in_library(game, found.owner, thing)
        case "hand" if found.face_down:  # until what is being cast has become cast (121.8)
            return ()
        case "hand":
            return seen_in_hand(game, found.owner, thing)
        case "battlefield" | "stack" if found.face_down:
            return those_who_see_face_down(game, thing)
        case "command" if found.face_down and "conspiracy" in found.base.types:
            return those_who_see_the_conspiracy(game, thing)
        case "exile" | "command" if found.face_down:
            return tuple(p for p in game.alive if is_allowed(game, p, thing))
        case _:  # public zones, and what lies face up
            return game.alive


@LOOKING_AT_FACE_DOWN
def those_who_see_phased_out(game: Game, thing: int) -> tuple[str, ...]:
    """A phased-out permanent is looked at as it would be if it were phased in."""
    return those_who_see_face_down(game, thing) if game.objects[thing].face_down else game.alive


@LOOKING_AT_FACE_DOWN
def those_who_see_face_down(game: Game, thing: int) -> tuple[str, ...]:
    """A face-down spell or permanent is looked at by its controller, and by whom an effect lets do so."""
    controller = views(game)[thing].controller
    if shown_at_the_end(game, thing):
        return game.order
    seen = tuple(p for p in game.alive if p == controller or is_allowed(game, p, thing))
    LOOKING_AT_FACE_DOWN.decided_once(
        game, f"{controller} may look at {game.label(thing)}, which is face down"
    )
    return seen


@FACE_DOWN_REVEALED
def shown_at_the_end(game: Game, thing: int) -> bool:
    """At the end of the game all players see what is face down on the battlefield and the stack."""
    if game.is_over:
        FACE_DOWN_REVEALED.decided_once(game, f"{game.label(thing)} is revealed, now that the game has ended")
    return game.is_over


@LIBRARIES_FACE_DOWN
def seen_in_library(game: Game, player: str, card: int) -> tuple[str, ...]:
    """Nobody looks at the cards of a library, but at its top card where an effect lets players do so."""
    seen = those_who_see_the_top(game, player, card)
    if not seen:
        LIBRARIES_FACE_DOWN.decided_once(game, f"{game.label(card)} lies face down in {player}'s library")
    return seen


@ONES_OWN_CONSPIRACY
def those_who_see_the_conspiracy(game: Game, thing: int) -> tuple[str, ...]:
    """A face-down conspiracy is looked at by its controller, and by no other player."""
    owner = game.objects[thing].owner
    ONES_OWN_CONSPIRACY.decided_once(game, f"{owner} alone may look at {game.label(thing)}")
    return (owner,)


@EXILED_FACE_DOWN
def is_allowed(game: Game, player: str, thing: int) -> bool:
    """Say whether an effect lets a player look at a face-down object."""
    allowed = any(
        thing in effect.locked_to
        and player in (effect.players or (effect.controller,))
        and any(isinstance(change, MayLook) for change in effect.changes)
        for effect in game.lasting
    ) or lets_look(game, player, thing)
    if game.objects[thing].zone == "exile":
        EXILED_FACE_DOWN.decided_once(
            game, f"{player} may {'' if allowed else 'not '}look at {game.label(thing)}, exiled face down"
        )
    return allowed


def lets_look(game: Game, player: str, thing: int) -> bool:
    """Say whether an effect on a player is about all face-down permanents of a kind, and this is one."""
    kinds = [c.what for c in changes_for_player(game, player) if isinstance(c, MayLook) and c.what]
    board = views(game)
    return thing in board and any(
        is_described(game, board, Speaker(thing, player), kind, thing) for kind in kinds
    )


@TOP_CARD_REVEALED
def those_who_see_the_top(game: Game, player: str, card: int) -> tuple[str, ...]:
    """A library's top card is seen if it is revealed, or by a player whom an effect lets look at it."""
    if game.zone("library", player)[:1] != (card,):
        return ()
    said = changes_for_player(game, player)
    if PlayRevealed("library") in said:
        TOP_CARD_REVEALED.decided_once(game, f"{player} plays with the top card of the library revealed")
        return game.alive
    if MayLookAtTop() in said:
        TOP_CARD_REVEALED.decided_once(game, f"{player} may look at the top card of the library")
        return (player,)
    return ()


@LOOKING_AT_ONES_HAND
def those_who_see_the_hand(game: Game, player: str) -> tuple[str, ...]:
    """A player looks at his or her own hand; others don't, unless the player plays with it revealed."""
    if PlayRevealed("hand") in changes_for_player(game, player):
        LOOKING_AT_ONES_HAND.decided_once(game, f"{player} plays with a revealed hand")
        return game.alive
    LOOKING_AT_ONES_HAND.context(game, f"nobody but {player} looks at {player}'s hand")
    return (player,)


@REVEALED_BY_MIRACLE
def seen_in_hand(game: Game, player: str, card: int) -> tuple[str, ...]:
    """All players see a card in a hand while the ability by which it was revealed is under way."""
    there = _abilities_on_the_stack(game)
    under_way = (
        *((one.source, one.ability) for one in game.waiting),
        *((one.source, one.ability) for one in there),
    )
    if any(source == card and isinstance(ability, Triggered) for source, ability in under_way):
        REVEALED_BY_MIRACLE.decided_once(game, f"{game.label(card)} stays revealed until its ability is gone")
        return game.alive
    return seen_with_ninjutsu(game, player, card)


def _abilities_on_the_stack(game: Game) -> tuple[AbilityOnStack, ...]:
    on_stack = (game.objects[i].on_stack for i in game.zone("stack"))
    return tuple(found.ability for found in on_stack if found is not None and found.ability is not None)


@REVEALED_FOR_NINJUTSU
def seen_with_ninjutsu(game: Game, player: str, card: int) -> tuple[str, ...]:
    """All players see a card in a hand from the announcement of its ninjutsu until that leaves the stack."""
    if any(one.source == card and "ninjutsu" in one.keyword for one in _abilities_on_the_stack(game)):
        REVEALED_FOR_NINJUTSU.decided_once(
            game, f"{game.label(card)} stays revealed while its ninjutsu is on the stack"
        )
        return game.alive
    return seen_after_forecast(game, player, card)


@FORECAST_DURING_UPKEEP
def seen_after_forecast(game: Game, player: str, card: int) -> tuple[str, ...]:
    """All players see a card in a hand from its forecast until another step than an upkeep begins."""
    forecast = any(
        used.ability.word == "forecast" and used.turn == game.turn for used in game.objects[card].activated
    )
    if forecast and game.step == "upkeep":
        FORECAST_DURING_UPKEEP.decided_once(game, f"{game.label(card)} stays revealed in this upkeep")
        return game.alive
    return those_who_see_the_hand(game, player)
