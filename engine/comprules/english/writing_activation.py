"""What is said of activated abilities, in words: whether they can be activated, for how much, and with what mana."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import ActivationCost, CantBe, LoyaltyCostsMore, SpendManaAsThough
from comprules.abilities.kinds import Apply
from comprules.abilities.nouns import AllThese, ControlledBy, Filter, Players
from comprules.abilities.predicates import Type
from comprules.abilities.simple_nouns import EachPlayer, You
from comprules.english.lexicon import number_word
from comprules.english.writing_nouns import filter_words, kinds_words, of_subject, players_words
from comprules.english.writing_words import refuse

__all__ = ["activation_words", "spending_words"]

_YOUR_PLANESWALKERS = Filter.of(Type("planeswalker"), ControlledBy(You()))


def activation_words(effect: Apply) -> str | None:
    """What is said of an object's activated abilities, as a clause; None where something else is said.

    Raises:
        CannotWrite: The language has no words for it.
    """
    match effect.changes:
        case (CantBe("have abilities activated"),):
            return f"{_abilities(effect)} can't be activated"
        case (CantBe("have nonmana abilities activated"),):
            return f"{_abilities(effect)} can't be activated unless they're mana abilities"
        case (ActivationCost(by) as change,) if isinstance(effect.subject, AllThese) and by:
            return _cost_words(effect, change)
        case (LoyaltyCostsMore(by),) if isinstance(effect.subject, AllThese):
            whose = f"loyalty abilities of {kinds_words(effect.subject.filter)}"
            if effect.subject.filter == _YOUR_PLANESWALKERS:
                whose = "planeswalkers' loyalty abilities you control"
            return f"{whose} cost an additional [{by:+d}] to activate"
        case (SpendManaAsThough(mana, like, None),):
            return _spent_on(effect, mana, like)
        case (ActivationCost() | SpendManaAsThough() | LoyaltyCostsMore(),):
            raise refuse(effect)
        case _:
            return None


def _cost_words(effect: Apply, change: ActivationCost) -> str:
    symbols = str(change.cost) if change.cost is not None else f"{{{abs(change.by)}}}"
    of = _abilities(effect)
    if change.nonmana and effect.subject == AllThese(Filter()):
        of = "activated abilities"
    words = f"{of} cost {symbols} {'more' if change.by > 0 else 'less'} to activate"
    words += " unless they're mana abilities" * change.nonmana
    if change.least and change.by < 0:
        words += (
            f". This effect can't reduce the mana in that cost to less than {number_word(change.least)} mana"
        )
    elif change.least:
        raise refuse(effect)
    return words


def _abilities(effect: Apply) -> str:
    if isinstance(effect.subject, AllThese):
        return f"activated abilities of {kinds_words(effect.subject.filter)}"
    return f"{of_subject(effect.subject)} activated abilities"


def _mana(mana: str, like: str) -> str:
    return f"{f'{mana} ' if mana else ''}mana as though it were mana of any {like}"


def _spent_on(effect: Apply, mana: str, like: str) -> str:
    subject = effect.subject
    many = isinstance(subject, AllThese)
    of = (
        f"abilities of {kinds_words(subject.filter)}"
        if isinstance(subject, AllThese)
        else f"{of_subject(subject)} abilities"
    )
    if like == "type" and not mana:
        return f"mana of any type can be spent to activate {of}"
    what = f"activate {of}" if many else f"pay the activation costs of {of}"
    return f"you may spend {_mana(mana, like)} to {what}"


def spending_words(players: Players, change: SpendManaAsThough) -> str:
    """What players may do with mana, as a clause.

    Raises:
        CannotWrite: The language has no words for it.
    """
    if change.spells is not None and change.like == "type" and players == EachPlayer() and not change.mana:
        return f"mana of any type can be spent to cast {filter_words(change.spells, several=True)}"
    behind = f" to cast {filter_words(change.spells, several=True)}" if change.spells is not None else ""
    return f"{players_words(players).words} may spend {_mana(change.mana, change.like)}{behind}"
