"""704.5a-5i: what befalls players, tokens, copies, creatures and planeswalkers by itself."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.book.citing import cite
from comprules.events.players import LosesGame
from comprules.events.zones import CeasesToExist, Destroys
from comprules.keyword_instances import works
from comprules.keywords.rules_702_2_to_60 import DEATHTOUCH, INDESTRUCTIBLE
from comprules.rules.continuous.values_of_types import LOYALTY_COUNTERS
from comprules.rules.state_based.board import only_with, other_than_cards, permanents
from comprules.rules.state_based.verdicts import Verdict, to_graveyard
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__ = [
    "COPIES_CEASE_TO_EXIST",
    "LOSING_FOR_CARDS",
    "LOSING_FOR_LIFE",
    "LOSING_FOR_POISON",
    "LOW_LIFE",
    "POWER_AND_TOUGHNESS",
    "TEN_POISON_COUNTERS",
    "TOKENS_CEASE_TO_EXIST",
    "TOUGHNESS",
    "copies_elsewhere",
    "damage_needed",
    "deathtouch_damage",
    "drew_from_empty_library",
    "is_enough_to_destroy",
    "lethal_damage",
    "loyalty_0",
    "no_life_left",
    "ten_poison_counters",
    "tokens_elsewhere",
    "toughness_0",
]

TOUGHNESS = cite("302.4b")
MARKED_DAMAGE_DESTROYS = cite("302.7")
PLANESWALKERS_WITHOUT_LOYALTY = cite("306.9")
LOSING_FOR_LIFE = cite("104.3b")
POWER_AND_TOUGHNESS = cite("208.1")
LIFE_AT_0 = cite("119.6")
POISONED = cite("122.1f")
DAMAGE_DESTROYS_NOTHING = cite("120.5")
NOTHING_TO_DRAW = cite("121.4")
LOSING_FOR_CARDS = cite("104.3c")
LOSING_FOR_POISON = cite("104.3d")
NO_LIFE_LEFT = cite("704.5a")
DREW_FROM_EMPTY_LIBRARY = cite("704.5b")
TEN_POISON_COUNTERS = cite("704.5c")
TOKENS_CEASE_TO_EXIST = cite("111.7")
TOKENS_ELSEWHERE = cite("704.5d")
COPIES_ELSEWHERE = cite("704.5e")
COPIES_CEASE_TO_EXIST = cite("707.10a")
TOUGHNESS_0 = cite("704.5f")
LETHAL_DAMAGE = cite("704.5g")
DEATHTOUCH_DAMAGE = cite("704.5h")
LOYALTY_0 = cite("704.5i")


# ---- players


LOW_LIFE = 6
"""From this life total on it is not worth a line that a player lives."""


@LIFE_AT_0
@LOSING_FOR_LIFE
@NO_LIFE_LEFT
def no_life_left(game: Game) -> Iterator[Verdict]:
    """Whoever has no life left loses."""
    for name in game.alive:
        life = game.players[name].life
        if life <= 0:
            yield LosesGame(name, "0 or less life")
        elif life < LOW_LIFE:
            yield LOSING_FOR_LIFE.spared(f"{name} has {life} life")
            yield NO_LIFE_LEFT.spared(f"{name} has {life} life")
            yield LIFE_AT_0.spared(f"{name} has {life} life")


@NOTHING_TO_DRAW
@LOSING_FOR_CARDS
@DREW_FROM_EMPTY_LIBRARY
def drew_from_empty_library(game: Game) -> Iterator[Verdict]:
    """A player who has had to draw from an empty library since the last check loses the game."""
    for name in game.alive:
        if game.players[name].drew_from_empty:
            yield LosesGame(name, "drew from an empty library")
        elif not game.zone("library", name):
            yield LOSING_FOR_CARDS.spared(f"{name} has drawn the last card, and did not have to draw more")
            yield NOTHING_TO_DRAW.spared(f"{name} did not have to draw from the empty library")
            yield DREW_FROM_EMPTY_LIBRARY.spared(
                f"{name} has no cards in the library and did not have to draw"
            )


@only_with("player with counters")
@LOSING_FOR_POISON
@POISONED
@TEN_POISON_COUNTERS
def ten_poison_counters(game: Game) -> Iterator[Verdict]:
    """Ten poison counters or more lose a player the game."""
    for name in game.alive:
        poison = game.players[name].number_of("poison")
        if poison >= 10:
            yield LosesGame(name, "ten or more poison counters")
        elif poison:
            yield LOSING_FOR_POISON.spared(f"{name} has {poison} poison counters")
            yield POISONED.spared(f"{name} has {poison} poison counters")
            yield TEN_POISON_COUNTERS.spared(f"{name} has {poison} poison counters")


# ---- tokens and copies


@only_with("token")
@TOKENS_CEASE_TO_EXIST
@TOKENS_ELSEWHERE
def tokens_elsewhere(game: Game) -> Iterator[Verdict]:
    """A token in any zone but the battlefield ceases to exist."""
    for thing in other_than_cards(game):
        if thing.kind != "token":
            continue
        if thing.zone == "battlefield":
            for citation in (TOKENS_ELSEWHERE, TOKENS_CEASE_TO_EXIST):
                yield citation.spared(f"{game.label(thing.id)} is a token on the battlefield")
        else:
            yield CeasesToExist(thing.id)


@only_with("copy of a spell", "copy of a card")
@COPIES_CEASE_TO_EXIST
@COPIES_ELSEWHERE
def copies_elsewhere(game: Game) -> Iterator[Verdict]:
    """A copied spell is only on the stack; a copied card only there or on the battlefield."""
    for thing in other_than_cards(game):
        allowed = {"copy of a spell": ("stack",), "copy of a card": ("stack", "battlefield")}.get(thing.kind)
        if allowed is None:
            continue
        if thing.zone in allowed:
            for citation in (COPIES_ELSEWHERE, COPIES_CEASE_TO_EXIST):
                yield citation.spared(f"{game.label(thing.id)} is a {thing.kind} where it may be")
        else:
            yield CeasesToExist(thing.id)


# ---- creatures and planeswalkers


@only_with("creature")
@TOUGHNESS_0
def toughness_0(game: Game) -> Iterator[Verdict]:
    """A creature whose toughness is 0 or less goes to its owner's graveyard; that is no destruction."""
    for thing, view in permanents(game, "creature"):
        if view.toughness_or_0 <= 0:
            yield from to_graveyard((thing.id,))
        elif view.toughness == 1:
            yield TOUGHNESS_0.spared(f"{game.label(thing.id)} has toughness 1")


@POWER_AND_TOUGHNESS
def damage_needed(game: Game, view: View) -> int:
    """The second number is how much damage it takes to destroy a creature."""
    POWER_AND_TOUGHNESS.decided_once(game, f"it takes {view.toughness} damage to destroy {view.name}")
    return view.toughness_or_0


@only_with("damage")
@DAMAGE_DESTROYS_NOTHING
@LETHAL_DAMAGE
@MARKED_DAMAGE_DESTROYS
def lethal_damage(game: Game) -> Iterator[Verdict]:
    """A creature with damage marked on it, at least as much as its positive toughness, is destroyed."""
    for thing, view in permanents(game):
        lethal = thing.damage > 0 and is_enough_to_destroy(game, thing, view)
        if thing.damage:
            MARKED_DAMAGE_DESTROYS.decided_once(
                game, f"{thing.damage} damage is marked on {game.label(thing.id)}"
            )
        if "creature" in view.types and lethal and not stays_whole(game, thing, view):
            yield Destroys(thing.id, by_effect=False)
        elif thing.damage:
            yield LETHAL_DAMAGE.spared(
                f"{game.label(thing.id)} is marked with {thing.damage} damage, which does not destroy it"
            )


def stays_whole(game: Game, thing: GameObject, view: View) -> bool:
    """Say whether a creature is passed over because it is indestructible (702.12b)."""
    if not works(game, view, "indestructible"):
        return False
    INDESTRUCTIBLE.decided_once(
        game, f"{game.label(thing.id)} is indestructible, and not destroyed by damage"
    )
    return True


@TOUGHNESS
def is_enough_to_destroy(game: Game, thing: GameObject, view: View) -> bool:
    """Its toughness is how much damage destroys a creature."""
    toughness = damage_needed(game, view)
    if toughness > 0:
        TOUGHNESS.decided_once(game, f"{toughness} damage is enough to destroy {game.label(thing.id)}")
    return 0 < toughness <= thing.damage


@only_with("deathtouch")
@DEATHTOUCH_DAMAGE
def deathtouch_damage(game: Game) -> Iterator[Verdict]:
    """A creature of positive toughness that deathtouch has damaged since the last check is destroyed."""
    for thing, view in permanents(game):
        if not thing.hurt_by_deathtouch:
            continue
        alive = "creature" in view.types and view.toughness_or_0 > 0
        if alive and not stays_whole(game, thing, view):
            DEATHTOUCH.decided_once(game, f"{game.label(thing.id)} was damaged by a source with deathtouch")
            yield Destroys(thing.id, by_effect=False)
        else:
            yield DEATHTOUCH_DAMAGE.spared(
                f"{game.label(thing.id)} was damaged by deathtouch, which does not destroy it"
            )


@only_with("planeswalker")
@LOYALTY_0
@LOYALTY_COUNTERS
@PLANESWALKERS_WITHOUT_LOYALTY
def loyalty_0(game: Game) -> Iterator[Verdict]:
    """A planeswalker without loyalty goes to its owner's graveyard."""
    for thing, view in permanents(game, "planeswalker"):
        if not view.loyalty:
            PLANESWALKERS_WITHOUT_LOYALTY.decided_once(game, f"{game.label(thing.id)} has loyalty 0")
            yield from to_graveyard((thing.id,))
        else:
            yield LOYALTY_COUNTERS.spared(f"{game.label(thing.id)} has {view.loyalty} loyalty counters")
            yield LOYALTY_0.spared(f"{game.label(thing.id)} has loyalty {view.loyalty}")
