"""123: what stickers change of the object that they are on."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.changes import SetSize
from comprules.abilities.kinds import Ability, AddAbilities, Change
from comprules.book.citing import cite
from comprules.counting import many
from comprules.rules.continuous.effect import Continuous
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, Sticker, View

__all__ = [
    "ABILITIES_OF_STICKERS",
    "ABILITY_STICKERS",
    "NAME_STICKERS",
    "POWER_AND_TOUGHNESS_STICKERS",
    "STICKERS",
    "abilities_of_sticker",
    "abilities_on",
    "as_continuous",
    "changes_of_sticker",
    "not_copied",
    "sets_size",
    "word_of_sticker",
]

STICKERS = cite("123.1")
NAME_STICKERS = cite("123.6")
ABILITY_STICKERS = cite("123.7")
ABILITIES_OF_STICKERS = cite("123.7a")
POWER_AND_TOUGHNESS_STICKERS = cite("123.8")


@STICKERS
def not_copied(game: Game, thing: GameObject, effect: Continuous) -> Continuous:
    """What a sticker changes is no part of its object's copiable values."""
    STICKERS.decided_once(game, f"what a sticker on {thing.label} changes is not copied")
    return effect


def changes_of_sticker(game: Game, thing: GameObject, sticker: Sticker) -> tuple[Change, ...]:
    """Return what a sticker changes of its object."""
    match sticker.kind:
        case "name":
            return word_of_sticker(game, thing, sticker)
        case "ability":
            return abilities_of_sticker(game, thing, sticker)
        case "power and toughness":
            assert sticker.change is not None
            return (sticker.change,)
        case "art":
            return ()


@NAME_STICKERS
def word_of_sticker(game: Game, thing: GameObject, sticker: Sticker) -> tuple[Change, ...]:
    """The word of a name sticker is added to the name, wherever the object is."""
    NAME_STICKERS.decided_once(game, f"the name sticker {sticker.text} adds to the name of {thing.label}")
    assert sticker.change is not None
    return (sticker.change,)


@ABILITY_STICKERS
def abilities_of_sticker(game: Game, thing: GameObject, sticker: Sticker) -> tuple[Change, ...]:
    """An ability sticker gives its ability to the object, wherever that is."""
    ABILITY_STICKERS.decided_once(game, f"{thing.label} gains the ability of a sticker")
    assert sticker.change is not None
    return (sticker.change,)


@ABILITIES_OF_STICKERS
def abilities_on(game: Game, thing: GameObject, board: Mapping[int, View]) -> tuple[Ability, ...]:  # noqa: ARG001 -- as a misreading has it
    """The abilities of ability stickers are what these grant, whether or not their object has them now."""
    found = tuple(
        ability
        for sticker in thing.stickers
        if isinstance(sticker.change, AddAbilities)
        for ability in sticker.change.abilities
    )
    if found:
        ABILITIES_OF_STICKERS.decided_once(
            game, f"{thing.label} has {many(len(found), 'ability')} of stickers"
        )
    return found


@POWER_AND_TOUGHNESS_STICKERS
def sets_size(game: Game, view: View, size: SetSize) -> bool:
    """A sticker sets the size of creatures and Vehicles; on the battlefield a mere Vehicle has none."""
    if not size.by_sticker:
        return True
    of_such = "creature" in view.types or "Vehicle" in view.subtypes
    POWER_AND_TOUGHNESS_STICKERS.decided_once(
        game, f"a sticker {'sets' if of_such else 'does not set'} the size of {view.name}"
    )
    return of_such


def as_continuous(game: Game, thing: GameObject, sticker: Sticker, effect: Continuous) -> Continuous:
    """Return the effect of a sticker: it is as old as the sticker, and not copied."""
    return not_copied(game, thing, replace(effect, timestamp=sticker.timestamp))
