"""The modes of a spell or ability in words (700.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from comprules.abilities.costs import ManaPayment
from comprules.abilities.kinds import Mode, Modes, SpellAbility
from comprules.english.lexicon import NUMBER_WORDS
from comprules.english.modal_headers import HOW_MANY_MODES, MODES_OF_KEYWORD
from comprules.english.writing_amounts import condition_words
from comprules.english.writing_words import quoted, refuse

__all__ = ["modes_words"]


_UNCHOSEN: Final = {
    "": "",
    "ever": " that hasn't been chosen",
    "this turn": " that hasn't been chosen this turn",
}


def modes_words(modes: Modes) -> str:
    """Return the header of a modal ability and its modes, a line each."""
    if not modes.modes:
        raise refuse(modes)
    if modes.keyword:
        keyword = modes.keyword.capitalize()
        if modes != replace(MODES_OF_KEYWORD[keyword], modes=modes.modes):
            raise refuse(modes)
        return "\n".join([keyword, *(f"{_price(mode)} — {_sentences(mode)}" for mode in modes.modes)])
    if any(mode.costs for mode in modes.modes):
        raise refuse(modes)
    if modes.worth:
        return _worth_words(modes)
    who = "choose" if modes.chooser is None else "an opponent chooses"
    lot = " at random" * modes.at_random
    head = f"{who} {_how_many(modes.least, modes.most)}{lot}{_UNCHOSEN[modes.unchosen]}"
    if modes.repeated or modes.paid or modes.apart or modes.if_so is not None:
        head += "."
        if modes.apart:
            head += " Each mode must target a different player."
        if modes.repeated:
            head += " You may choose the same mode more than once."
        if modes.paid:
            more = _how_many(modes.least_paid, modes.most_paid)
            head += f" If this spell was kicked, choose {more} instead."
        if modes.if_so is not None:
            more = _how_many(modes.least_paid, modes.most_paid)
            head += f" If {condition_words(modes.if_so)}, choose {more} instead."
    else:
        head += " —"
    return "\n• ".join([head, *(_sentences(mode) for mode in modes.modes)])


def _worth_words(modes: Modes) -> str:
    """Return modes of which so many pawprints worth may be chosen."""
    same = Modes(0, None, modes.modes, modes.repeated, worth=modes.worth)
    if replace(modes, fills=0) != same or not all(mode.pawprints for mode in modes.modes):
        raise refuse(modes)
    head = f"choose up to {NUMBER_WORDS[modes.worth]} {{P}} worth of modes."
    head += " You may choose the same mode more than once." * modes.repeated
    return "\n".join([head, *(f"{'{P}' * mode.pawprints} — {_sentences(mode)}" for mode in modes.modes)])


def _sentences(mode: Mode) -> str:
    return quoted(SpellAbility(mode.effects))[1:-1]


def _price(mode: Mode) -> str:
    match mode.costs:
        case (ManaPayment(mana),):
            return f"• {mode.name} — {mana}" if mode.name else f"+ {mana}"
        case _:
            raise refuse(mode)


def _how_many(least: int, most: int | None) -> str:
    for words, numbers in HOW_MANY_MODES.items():
        if numbers == (least, most):
            return words
    raise refuse((least, most))
