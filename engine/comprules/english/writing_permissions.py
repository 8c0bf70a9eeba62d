"""What players may cast, from where and for how much, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from comprules.abilities.changes_of_rules import (
    AsThoughFlash,
    AsThoughYourGraveyard,
    ChangeCost,
    MayAsThough,
    MoreLands,
    MustTarget,
)
from comprules.abilities.kinds import ApplyToPlayers, MayCast, MayPlay
from comprules.abilities.nouns import CountOf, Players
from comprules.abilities.simple_nouns import EachPlayer, Opponents, You
from comprules.english.forms.permissions import MORE_LANDS, PERMISSIONS
from comprules.english.lexicon import number_word
from comprules.english.writing_amounts import amount_words
from comprules.english.writing_nouns import filter_words, kinds_words, players_words
from comprules.english.writing_words import imagined_words, refuse

__all__ = [
    "more_or_less",
    "permission_words",
]


def permission_words(players: Players, change: Any, *, this_turn: bool = False) -> str:
    """A change of what players may cast, or of what spells cost, as a clause.

    Raises:
        CannotWrite: The language has no words for it.
    """
    match change:
        case AsThoughYourGraveyard() if this_turn:
            others = "you may play lands and cast spells from other players' graveyards"
            return f"{others} this turn as though those cards were in your graveyard"
        case AsThoughFlash(spells) if this_turn and players == You():
            return f"you may cast {kinds_words(spells)} this turn as though they had flash"
        case MayAsThough("target", what, imagined) if this_turn and players == You():
            so = imagined_words(imagined, several=True)
            return (
                f"{kinds_words(what)} can be the targets of spells and abilities you control this turn {so}"
            )
        case MoreLands(number) if this_turn:
            return f"you may play {MORE_LANDS.words(number)} this turn"
        case MustTarget(what):
            return (
                "while choosing targets as part of casting a spell or activating an ability, "
                f"{players_words(players).words} must choose at least one {filter_words(what)} on the battlefield if able"
            )
        case ChangeCost():
            return _change_cost_words(players, change)
        case MayCast() | MayPlay():
            return PERMISSIONS.words(ApplyToPlayers(players, (replace(change, gaining=()),)))
        case _:
            return PERMISSIONS.words(ApplyToPlayers(players, (change,)))


def _change_cost_words(players: Players, change: ChangeCost) -> str:
    caster = {You(): " you cast", Opponents(): " your opponents cast", EachPlayer(): ""}.get(players)
    if caster is None or change.spells.other or change.spells.controller is not None or not change.by:
        raise refuse(change)
    much = f"{{{abs(change.by)}}}" if change.cost is None else str(change.cost)
    words = (
        f"{filter_words(change.spells, several=True)}{caster} cost {much} {more_or_less(change.by)} to cast"
    )
    match change.each:
        case None:
            pass
        case CountOf(kind):
            words += f" for each {kinds_words(kind, several=False)}"
        case amount if change.cost is None and abs(change.by) == 1:
            much = f"{{X}} {more_or_less(change.by)} to cast, where X is {amount_words(amount)}"
            words = f"{filter_words(change.spells, several=True)}{caster} cost {much}"
        case _:
            raise refuse(change)
    if change.least:
        words += (
            f". This effect can't reduce the mana in that cost to less than {number_word(change.least)} mana"
        )
    return words


def more_or_less(by: int) -> str:
    """In which direction a cost changes."""
    return "more" if by > 0 else "less"
