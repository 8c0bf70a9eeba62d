"""Replacement effects in words."""

from __future__ import annotations

from dataclasses import replace

from comprules.abilities.conditions import Always, AmountIs, Condition, Did, Duration, Not, TurnOf
from comprules.abilities.instructions import Move, Regenerate
from comprules.abilities.kinds import (
    BeginReplacement,
    If,
    Prevention,
    Replacement,
    SelfReplacement,
    Static,
)
from comprules.abilities.nouns import AllThese, CardsIn, Filter
from comprules.abilities.simple_nouns import EachPlayer, It, Opponents, ThatMuch, You
from comprules.abilities.would import (
    LifeLeft,
    Redirected,
    WouldBeDestroyed,
    WouldBegin,
    WouldGoToGraveyard,
    WouldLoseLife,
    WouldTapForMana,
)
from comprules.english.forms.alterations import MANA_ALTERED
from comprules.english.forms.prevention import PREVENTIONS, REDIRECTED_NOW, WOULD_CHOSEN
from comprules.english.forms.would import would_words
from comprules.english.lexicon import number_word
from comprules.english.writing_amounts import condition_words
from comprules.english.writing_instead import place_words
from comprules.english.writing_nouns import (
    of_kind,
    owned_by,
    players_words,
    subject_words,
)
from comprules.english.writing_words import Phrase, refuse, verb, written

__all__ = ["begun_words", "prevention_words", "replacement_words"]


def replacement_words(part: Replacement) -> str:
    """Return a replacement effect that is always there."""
    if isinstance(part.would, WouldBegin) and part == Replacement(part.would):
        who, what = part.would.who, part.would.what
        if who == You():
            return f"skip your {what}"
        phrase = players_words(who)
        return f"{phrase.words} {verb('skip', several=phrase.plural)} their {what}"
    while_words = ""
    if isinstance(part.would, WouldGoToGraveyard) and part.would.discarded:
        return _discarded_words(part, part.would)
    if isinstance(part.would, WouldTapForMana):
        return _mana_words(part, part.would)
    if isinstance(part.altered, LifeLeft):
        if part.condition != Always():
            raise refuse(part)
        return _life_left_words(part, part.altered)
    if isinstance(part.condition, TurnOf):
        while_words = f" during {_during_words(part.condition)}"
    elif part.condition != Always():
        while_words = f" while {_while_words(part.condition)}"
    then = ""
    if isinstance(part.would, WouldBeDestroyed) and part.instead == (Regenerate(It()),):
        return f"if {would_words(part.would)}, {written('chain', part.instead)}"
    match part.instead:
        case (*first, If(Did(You()), done, undone, False)) if first:
            then = f". If you do, {written('chain', done)}"
            then += f". If you don't, {written('chain', undone)}" if undone else ""
            part = replace(part, instead=tuple(first))
        case (*first, If(Not(Did(You())), undone, (), False)) if first:
            then = f". If you don't, {written('chain', undone)}"
            part = replace(part, instead=tuple(first))
        case _:
            pass
    return f"if {would_words(part.would)}{while_words}, {place_words(part)}{then}"


def begun_words(effect: BeginReplacement | SelfReplacement) -> str:
    """Return a replacement effect that a resolution makes."""
    part = effect.replacement
    if part.condition != Always():
        raise refuse(effect)
    match effect:
        case SelfReplacement():
            return f"if {would_words(part.would)} this way, {place_words(part)}"
        case BeginReplacement(
            Replacement(WouldTapForMana() as tapping), Duration("end of turn", as_long_as=Always())
        ):
            return f"until end of turn, {_mana_words(part, tapping)}"
        case BeginReplacement(Replacement(altered=LifeLeft() as left), duration) if duration.until:
            return f"until {duration.until}, {_life_left_words(part, left)}"
        case BeginReplacement(
            Replacement(WouldGoToGraveyard(It("spell"), whose, False, None), instead, None, Always(), False),
            Duration("", Always()),
            False,
        ):
            where = "a graveyard" if whose is None else owned_by(whose, "graveyard")
            return f"if that spell would be put into {where}, {written('chain', instead)} instead"
        case BeginReplacement(
            Replacement(would, instead, None, Always(), False), Duration("", Always()), False
        ) if instead and effect == BeginReplacement(part, Duration()):
            return f"if {would_words(would)}, {written('chain', instead)} instead of putting it anywhere else"
        case BeginReplacement(Replacement(instead=()), Duration("next turn", Always()), False, None, False):
            return f"until your next turn, if {would_words(part.would)}, {place_words(part)}"
        case BeginReplacement(duration=duration) if duration != Duration("end of turn"):
            raise refuse(effect)
        case BeginReplacement(Replacement(altered=Redirected()), once=False):
            return REDIRECTED_NOW.words((effect,))
        case BeginReplacement(chosen=True):
            return f"the next time {WOULD_CHOSEN.words(part.would)} this turn, {place_words(part)}"
        case BeginReplacement(once=once):
            start = "the next time" if once else "if"
            return f"{start} {would_words(part.would)} this turn, {place_words(part)}"
        case _:
            raise refuse(effect)


def prevention_words(prevention: Prevention) -> str:
    """Return a static ability that prevents damage, with what happens right afterwards."""
    also = f". {written('effects', prevention.also)}".removesuffix(".") if prevention.also else ""
    return PREVENTIONS.words(Static((replace(prevention, also=()),))) + also


def _mana_words(part: Replacement, would: WouldTapForMana) -> str:
    """Return what a permanent that is tapped for mana produces instead."""
    if not isinstance(would.what, AllThese) or part != Replacement(would, altered=part.altered):
        raise refuse(part)
    what = of_kind(would.what).words
    if would.who != EachPlayer() and would.least == 1:
        who = players_words(would.who) if would.who != Opponents() else Phrase("an opponent")
        start = f"if {who.words} {verb('tap', several=who.plural)} {what} for mana"
    elif would.who == EachPlayer():
        much = "" if would.least == 1 else f"{number_word(would.least)} or more "
        start = f"if {what} is tapped for {much}mana"
    else:
        raise refuse(part)
    return f"{start}, {MANA_ALTERED.words(part.altered)}"


def _discarded_words(part: Replacement, would: WouldGoToGraveyard) -> str:
    """Return what becomes of a card that an effect has a player discard."""
    match part:
        case Replacement(_, (Move(It(), "library", "top"),), None, Always(), True) if (
            would == WouldGoToGraveyard(AllThese(Filter(noun="card")), You(), discarded=True)
        ):
            may = "but you may put it on top of your library instead of into your graveyard"
            return f"if an effect causes you to discard a card, discard it, {may}"
        case Replacement(_, instead, None, Always(), False) if (would.whose, would.by) == (
            You(),
            Opponents(),
        ):
            start = "if a spell or ability an opponent controls causes you to discard"
            what = f"{written('chain', instead)} instead of putting it into your graveyard"
            return f"{start} {subject_words(would.who).words}, {what}"
        case _:
            raise refuse(part)


def _life_left_words(part: Replacement, left: LifeLeft) -> str:
    match part.would:
        case WouldLoseLife(You(), int() as below):
            start = f"damage that would reduce your life total to less than {below}"
            return f"{start} reduces it to {left.life} instead"
        case _:
            raise refuse(part)


def _during_words(during: TurnOf) -> str:
    if not during.step:
        return owned_by(during.whose, "turn")
    step = during.step if during.step == "upkeep" else f"{during.step} step"
    return owned_by(during.whose, step)


def _while_words(condition: Condition) -> str:
    match condition:
        case AmountIs(CardsIn(who, "library"), ">=", ThatMuch()):
            return f"{owned_by(who, 'library')} has at least that many cards in it"
        case _:
            return condition_words(condition)
