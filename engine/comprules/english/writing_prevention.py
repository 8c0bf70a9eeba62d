"""What prevents damage in words: shields for a turn, static abilities, damage that can't be prevented."""

from __future__ import annotations

from typing import Any

from comprules.abilities.descriptions import predicate_of, without
from comprules.abilities.kinds import PreventDamage
from comprules.abilities.nouns import AllThese, Filter, ObjectsOrPlayers, Players, Subject
from comprules.abilities.simple_nouns import Chosen
from comprules.english.said import speaks_of_prevention
from comprules.english.writing_nouns import (
    doer_words,
    each_of,
    filter_words,
    object_words,
    of_kind,
    subject_words,
)
from comprules.english.writing_words import article, bare, refuse

__all__ = [
    "chosen_words",
    "either_words",
    "harmed_words",
    "prevent_words",
]


def prevent_words(effect: PreventDamage) -> str:
    """A shield for this turn.

    Raises:
        CannotWrite: The language has no words for it.
    """
    if any(not speaks_of_prevention(other) for other in effect.also):
        raise refuse(effect, "what else happens has to speak of the damage prevented this way")
    to = "" if effect.to is None else f" to {harmed_words(effect.to)}"
    sort = f"{'combat ' * effect.combat}damage"
    if effect.next_time:
        if effect.amount is not None:
            raise refuse(effect)
        dealer = _dealer_words(effect)
        if not dealer:
            raise refuse(effect)
        much = f"all but {effect.but} of that damage" if effect.but else "that damage"
        if effect.but and not effect.chosen:
            raise refuse(effect)
        return f"the next time {dealer} would deal {sort}{to} this turn, prevent {much}"
    if effect.but:
        raise refuse(effect)
    if effect.amount is not None and effect.combat:
        raise refuse(effect)
    much = "all" if effect.amount is None else f"the next {bare(effect.amount)}"
    by = _dealer_words(effect)
    return f"prevent {much} {sort} that would be dealt{to} this turn{f' by {by}' * bool(by)}"


def _dealer_words(effect: PreventDamage) -> str:
    match effect:
        case PreventDamage(by=None, source=None, chosen=False):
            return ""
        case PreventDamage(by=by, source=None, chosen=True):
            return chosen_words(AllThese(by or Filter(noun="source")))
        case PreventDamage(by=by, source=None) if by is not None:
            return subject_words(AllThese(by), every="all").words if not effect.next_time else _one(by)
        case PreventDamage(by=None, source=source, chosen=False) if source is not None and not isinstance(
            source, AllThese
        ):
            return object_words(source)
        case _:
            raise refuse(effect)


def chosen_words(source: Subject) -> str:
    """A source that the player chooses: ``a red source of your choice``.

    Raises:
        CannotWrite: It is not described in a way that leaves a choice.
    """
    if not isinstance(source, AllThese) or source.filter.other:
        raise refuse(source)
    by = source.filter
    chosen = predicate_of(by, Chosen)
    of = "" if chosen is None else f" of the chosen {chosen.kind}"
    return f"{article(filter_words(without(by, Chosen)))} of your choice{of}"


def either_words(to: ObjectsOrPlayers) -> str:
    """Players and objects in one clause: ``you or a permanent you control``."""
    words = [
        doer_words(part) if isinstance(part, Players) else of_kind(part).words
        for part in (to.first, to.second)
    ]
    players_behind = isinstance(to.second, Players) and not isinstance(to.first, Players)
    return (" and/or " if players_behind else " or ").join(words)


def _one(by: Filter) -> str:
    return of_kind(AllThese(by)).words


def harmed_words(to: Any) -> str:
    """Whom damage would be dealt to, one at a time: ``you``, ``a creature you control``."""
    if isinstance(to, ObjectsOrPlayers):
        return either_words(to)
    if isinstance(to, Players):
        return doer_words(to)
    return each_of(to)
