"""303.4, 301.5, 301.6, 702.16: what may be attached to what."""

from __future__ import annotations

from comprules.abilities.keywords import Keyword, Quality
from comprules.abilities.kinds import Ability
from comprules.book.citing import cite
from comprules.english.lexicon import singular
from comprules.keyword_instances import working
from comprules.rules.continuous.interaction import abilities_of_player
from comprules.rules.meaning import Speaker, is_described
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "ATTACHED_IN_VAIN",
    "enchant_abilities",
    "has_quality",
    "is_moved_onto",
    "is_player_protected",
    "is_protected",
    "may_be_attached",
]

ILLEGAL_ENCHANTING = cite("303.4c")
ATTACHED_IN_VAIN = cite("701.3b")


@ILLEGAL_ENCHANTING.essential("the game has to know what an Aura may enchant")
def may_be_attached(game: Game, thing: int, host: int | str | None) -> bool:
    """Say whether an Aura's enchant ability, or what Equipment is for, allows this host."""
    if host is None or host == thing:
        return False
    view = views(game)[thing]
    if isinstance(host, str):
        return (
            "Aura" in view.subtypes
            and host in game.alive
            and any(a.player for a in enchant_abilities(game, view))
            and not is_player_protected(game, host, view)
        )
    if host not in game.objects or game.objects[host].zone != "battlefield" or game.objects[host].phased_out:
        return False
    there = views(game)[host]
    if is_protected(game, there, view):
        return False
    if "Equipment" in view.subtypes:
        return "creature" in there.types
    if "Fortification" in view.subtypes:
        return "land" in there.types
    speaker = Speaker(thing, view.controller)
    enchants = enchant_abilities(game, view)
    return bool(enchants) and all(
        a.filter is not None and is_described(game, views(game), speaker, a.filter, host) for a in enchants
    )


@ATTACHED_IN_VAIN
def is_moved_onto(game: Game, thing: int, host: int) -> bool:
    """Say whether an effect moves an Aura, Equipment or Fortification onto an object.

    What can't be attached there stays where it is, and what is there already is not moved.
    """
    if game.objects[thing].attached_to == host:
        ATTACHED_IN_VAIN.decided(game, f"{game.label(thing)} is attached to {game.label(host)} already")
        return False
    if not may_be_attached(game, thing, host):
        ATTACHED_IN_VAIN.decided(
            game, f"{game.label(thing)} can't be attached to {game.label(host)}: it stays"
        )
        return False
    return True


def enchant_abilities(game: Game, view: View) -> tuple[Keyword, ...]:
    """Return the enchant abilities of an Aura (702.5)."""
    return working(game, view.abilities, "enchant")


def has_quality(view: View, quality: Quality) -> bool:
    """Say whether an object has the quality that protection names: a color, a type, or anything at all."""
    word = quality.word
    one = singular(word)
    words = {word, one, one.lower(), one.capitalize()}
    if word == "everything":
        return True
    if word in ("monocolored", "multicolored", "colorless"):
        return {"colorless": 0, "monocolored": 1}.get(word, 2) == min(len(view.colors), 2)
    return bool(words & (view.colors | view.types | view.subtypes | view.supertypes))


def is_protected(game: Game, there: View, other: View) -> bool:
    """Say whether an object has protection from a quality that the other has (702.16)."""
    return _protect(game, there.abilities, other)


def is_player_protected(game: Game, player: str, other: View) -> bool:
    """Say whether a player has protection from a quality that the object has (702.16k)."""
    return _protect(game, abilities_of_player(game, player), other)


def _protect(game: Game, abilities: tuple[Ability, ...], other: View) -> bool:
    return any(
        a.quality is not None and has_quality(other, a.quality)
        for a in working(game, abilities, "protection")
    )
