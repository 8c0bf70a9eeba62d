"""What stands within effects: found, exchanged for something else, and numbered in the order of the text."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Self

from comprules.abilities.changes import ChangeControl
from comprules.abilities.conditions import AmountIs, ExcessWasDealt, HasMore
from comprules.abilities.descriptions import controlled, without
from comprules.abilities.instructions import ChooseTargets, DealDamage
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import (
    Activated,
    Apply,
    CreateDelayed,
    Effect,
    If,
    Modes,
    PreventDamage,
    SpellAbility,
    Static,
    Triggered,
    WhenYouDo,
)
from comprules.abilities.nouns import (
    Apart,
    AsY,
    CardsIn,
    CountOf,
    Filter,
    LifeOf,
    Negative,
    Picked,
    Plus,
    Sum,
    Target,
)
from comprules.abilities.parts import INSIDE, parts_of, rewritten
from comprules.abilities.predicates import Other
from comprules.abilities.simple_nouns import (
    EachPlayer,
    ExcessDealt,
    It,
    Number,
    Opponents,
    PlayerTarget,
    ThatMuch,
    ThatPlayer,
    X,
    You,
)
from comprules.english.said import (
    ActionOf,
    Difference,
    Explained,
    Misread,
    Y,
    speaks_of_prevention,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from comprules.abilities.conditions import Condition
    from comprules.abilities.nouns import Amount, Players, Subject

__all__ = [
    "WithX",
    "after_prevention",
    "beside_the_chosen",
    "exchanged",
    "explained",
    "extremes_in",
    "instead_of_it",
    "instead_of_x",
    "of_excess_damage",
    "refers",
    "targets_in_words",
    "with_difference",
    "with_differences",
    "with_targets_numbered",
    "with_x_again",
]

_ABILITIES = (Keyword, Static, Triggered, Activated, SpellAbility)


def refers(part: Any) -> bool:
    """Say whether an ``it`` stands in what was read."""
    return isinstance(part, It) or any(refers(inner) for inner in parts_of(part))


def explained(thing: Any, said: Explained | None) -> Any:
    """Return the same with the amounts that the end of the sentence explains in the place of X and Y.

    Raises:
        Misread: A variable is explained and not used, or used and not explained.
    """
    made = thing
    if said is not None:
        made = instead_of_x(made, said.x)
        if made == thing:
            raise Misread("X is explained and not used")
    said_y = AsY(said.y) if said is not None and said.y is not None else Y()
    without = exchanged(made, lambda part: said_y if part == Y() else None)
    if said is not None and said.y is not None and without == made:
        raise Misread("Y is explained and not used")
    if exchanged(without, lambda part: X() if part == Y() else None) != without:
        raise Misread("what Y is, is not said")
    return without


class WithX(tuple[Any, ...]):  # noqa: SLOT001 -- a tuple that knows one thing more
    """The effects of a sentence that says what its X is."""

    x: Amount

    def __new__(cls, effects: tuple[Any, ...], x: Amount) -> Self:
        """Return the effects with the amount that stood for X in them."""
        made = super().__new__(cls, effects)
        made.x = x
        return made


def _that_much(part: Any) -> Any:
    """Exchange what would be another amount in another sentence."""
    return X() if isinstance(part, ThatMuch) else None


def with_x_again(sentences: Iterable[Any]) -> Iterator[Any]:
    """Yield the sentences; an X that one has said is the same in those behind it that say none."""
    known: Amount | None = None
    for sentence in sentences:
        if isinstance(sentence, WithX):
            known = sentence.x if exchanged(sentence.x, _that_much) == sentence.x else None
            yield sentence
        elif known is not None and isinstance(sentence, tuple):
            yield instead_of_x(sentence, known)
        else:
            yield sentence


def extremes_in(part: Any) -> list[Picked]:
    """Return what is said to have the least or the greatest value of all, in what was read."""
    if isinstance(part, Picked):
        return [part] if part.extreme else []
    return (
        []
        if isinstance(part, _ABILITIES)
        else [found for inner in parts_of(part) for found in extremes_in(inner)]
    )


def instead_of_x(thing: Any, amount: Amount) -> Any:
    """Return the same with an amount in place of X, granted abilities left alone."""
    return exchanged(thing, lambda part: amount if part == X() else None)


def instead_of_it(thing: Any, subject: Subject) -> Any:
    """Return the same with a subject in place of a plain ``it``, granted abilities left alone."""
    return exchanged(thing, lambda part: subject if part == It() else None)


def exchanged(thing: Any, change: Any) -> Any:
    """Return the same with what ``change`` gives in the place of each part; None keeps a part."""

    def changed(part: Any) -> Any:
        new = change(part)
        return new if new is not None else part if isinstance(part, _ABILITIES) else INSIDE

    return rewritten(thing, changed)


_ONE_OF_SEVERAL: Final = (Opponents, EachPlayer)
"""Which of these players has more, or less, is not said."""


def _had_by(who: Players, what: Filter | str) -> Amount:
    """Return how much of what is compared a player has; a target is chosen once."""
    player = ThatPlayer() if isinstance(who, PlayerTarget) else who
    match what:
        case "life":
            return LifeOf(player)
        case Filter():
            return CountOf(controlled(what, player))
        case _:
            return CardsIn(player, "hand")


def with_difference(effects: Any, condition: Condition) -> Any:
    """Return the effects with the amounts that a condition compares for ``the difference``."""
    match condition:
        case AmountIs(amount, "<" | "<=", Number(limit)):
            difference: Amount = Plus(limit, Negative(amount))
        case AmountIs(amount, ">" | ">=", Number(limit)):
            difference = Plus(-limit, amount)
        case HasMore(who, what, than) if not isinstance(who, _ONE_OF_SEVERAL) and not isinstance(
            than, _ONE_OF_SEVERAL
        ):
            difference = Sum(_had_by(who, what), Negative(_had_by(than, what)))
        case _:
            return effects
    return exchanged(effects, lambda part: difference if part == Difference() else None)


def with_differences(effect: Effect) -> Effect:
    """Return the effect with what its conditions compare for ``the difference``."""
    if isinstance(effect, If):
        return replace(effect, effects=with_difference(effect.effects, effect.condition))
    return effect


def of_excess_damage(effect: Effect) -> Effect:
    """Behind ``if excess damage was dealt this way`` that damage is meant by ``that much``."""
    if not isinstance(effect, If) or effect.condition != ExcessWasDealt():
        return effect
    return replace(
        effect,
        effects=exchanged(effect.effects, lambda part: ExcessDealt() if part == ThatMuch() else None),
    )


def after_prevention(made: list[Effect]) -> list[Effect]:
    """What speaks of damage prevented this way happens as it is prevented, wherever it stands (615.5)."""
    kept: list[Effect] = []
    shield: int | None = None
    for effect in made:
        if isinstance(effect, PreventDamage):
            shield = len(kept)
        elif shield is not None and speaks_of_prevention(effect):
            before = kept[shield]
            assert isinstance(before, PreventDamage)
            kept[shield] = replace(before, also=(*before.also, effect))
            continue
        kept.append(effect)
    return kept


def with_targets_numbered(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Return the effects with their targets numbered in the order of the text.

    That is the order of the fields that hold them, but for what stands before it.
    """
    count = 0
    targeted = modal = False
    for effect in effects:
        modal = modal or isinstance(effect, Modes)

    def numbered(part: Any) -> Any:
        nonlocal count, targeted
        match part:
            case CreateDelayed(when, effects):  # its targets are chosen when it triggers
                return replace(part, when=exchanged(when, numbered), effects=with_targets_numbered(effects))
            case WhenYouDo(effects):
                return replace(part, effects=with_targets_numbered(effects))
            case Apply(subject, (ChangeControl(), *_) as changes):  # who gains control stands first
                changes = exchanged(changes, numbered)
                return replace(part, changes=changes, subject=exchanged(subject, numbered))
            case DealDamage(amount, to, source):  # what deals it stands first
                source = exchanged(source, numbered)
                amount = exchanged(amount, numbered)
                return replace(part, source=source, amount=amount, to=exchanged(to, numbered))
            case _:
                pass
        if not isinstance(part, Target | PlayerTarget):
            return None
        index, count = count, count + 1
        if isinstance(part, PlayerTarget):
            return replace(part, index=index)
        kind = exchanged(part.filter, numbered)
        if (
            kind.other and targeted and not modal
        ):  # another than those targeted before, the object itself may be it
            return replace(part, index=index, filter=without(kind, Other), distinct=True)
        targeted = True
        return replace(part, index=index, filter=kind)

    mapped: tuple[Effect, ...] = exchanged(effects, numbered)
    return mapped


def targets_in_words(part: Any) -> bool:
    """Say whether the word ``target`` stands in what was read."""
    if isinstance(part, Target | PlayerTarget):
        return True
    if isinstance(part, ActionOf):
        return targets_in_words(part.make(You()))
    return not isinstance(part, _ABILITIES) and any(map(targets_in_words, parts_of(part)))


def beside_the_chosen(before: Any, sentence: Any) -> Any:
    """``Target opponent chooses a creature. Other creatures …``: others than the chosen one are meant."""
    if not isinstance(before, ChooseTargets) or before.players is None:
        return sentence
    return rewritten(sentence, lambda part: Apart(It("they")) if part == Other() else INSIDE)
