"""From the words of statics.lark to static abilities and replacement effects.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.changes import DefineSize, LoseAbilities
from comprules.abilities.changes_of_rules import ActivationCost, CantBe, ChangeCost
from comprules.abilities.combat import CantAttackUnless
from comprules.abilities.conditions import (
    Always,
    AmountIs,
    AttachedTo,
    CostPaid,
    Did,
    Duration,
    Exists,
    LevelIs,
    Not,
    ThisIs,
    TurnOf,
)
from comprules.abilities.descriptions import narrowed
from comprules.abilities.kinds import (
    AddAbilities,
    Apply,
    ApplyToPlayers,
    BecomeCopy,
    If,
    May,
    MayCast,
    MayPlay,
    Replacement,
    Static,
)
from comprules.abilities.nouns import (
    AllThese,
    Both,
    ControlledBy,
    CountersOn,
    Filter,
    Non,
    Plus,
    PowerOf,
    ToughnessOf,
)
from comprules.abilities.predicates import Subtype, Type
from comprules.abilities.simple_nouns import (
    Attached,
    DefendingPlayer,
    It,
    ThatMuch,
    This,
    You,
)
from comprules.abilities.statements import (
    EntersTapped,
    EntersWith,
    TriggersAgain,
)
from comprules.english.forms.cost_changes import LeastCost
from comprules.english.making_changes import LoseOthers, agreeing, but_no_others
from comprules.english.making_descriptions import several_of
from comprules.english.making_sentences import Still, settled, still_as_it_was
from comprules.english.parts_of_effects import explained, refers
from comprules.english.said import Explained, Misread, Said, agrees

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.conditions import Condition
    from comprules.abilities.kinds import Ability, Change, Effect
    from comprules.abilities.nouns import Amount, Subject
    from comprules.english.said import Chain, Described, SaidChange

__all__: list[str] = []


def then_sentence(steps: Chain) -> Then:
    return Then(settled(steps))


def then_not_sentence(steps: Chain) -> Then:
    return Then(settled(steps), done=False)


class Then:
    """``If you do, …``: what is done when the effect before it has been applied."""

    def __init__(self, effects: tuple[Effect, ...], *, done: bool = True) -> None:
        self.effects, self.done = effects, done

    def added_to(self, before: Replacement) -> Replacement:
        """The replacement effect with what happens if its instructions were followed, or if they were not."""
        *first, last = before.instead or (None,)
        match last:
            case If(Did(You()), effects, ()) if not self.done:
                return replace(before, instead=(*first, If(Did(You()), effects, self.effects)))
            case If() | None:
                raise Misread("what happens then has been said before")
            case _:
                asked = Did(You()) if self.done else Not(Did(You()))
                return replace(before, instead=(*before.instead, If(asked, self.effects)))


class Otherwise:
    """``Otherwise, …``: what is true while the condition of the sentence before isn't."""

    def __init__(self, said: tuple[Any, ...]) -> None:
        self.said = said

    def after(self, before: Static) -> Static:
        """Return the statement, of what the sentence before has named."""
        if before.condition == Always():
            raise Misread("nothing before this is true under a condition only")
        named = next((one.subject for one in before.effects if isinstance(one, Apply)), None)
        opposite = before.condition.condition if isinstance(before.condition, Not) else Not(before.condition)
        return Static(_naming(self.said, named), opposite)


class InsteadThen:
    """``It gets -5/-5 instead as long as …``: what is true in the place of the sentence before."""

    def __init__(self, said: tuple[Any, ...], condition: Condition) -> None:
        self.said, self.condition = said, condition

    def in_place_of(self, before: Static) -> tuple[Static, Static]:
        """Return the sentence before, as long as this one is not true, and this one."""
        if before.condition != Always():
            raise Misread("what stands before this is not always true")
        named = next((one.subject for one in before.effects if isinstance(one, Apply)), None)
        return (
            replace(before, condition=Not(self.condition)),
            Static(_naming(self.said, named), self.condition),
        )


def otherwise_sentence(said: tuple[Any, ...]) -> Otherwise:
    return Otherwise(said)


def instead_as_long_as(said: tuple[Any, ...], condition: Condition) -> InsteadThen:
    return InsteadThen(said, condition)


class Same:
    """``The same is true for …``: what the sentence before says goes for these as well."""

    def __init__(self, kinds: tuple[Described, ...]) -> None:
        self.kinds = kinds

    def added_to(self, before: Static) -> Static:
        """Return the statement before, of these as well."""
        match before:
            case Static((*others, Apply() as last), condition):
                subject = last.subject
                for described in self.kinds:
                    subject = Both(subject, AllThese(several_of(described)))
                return Static((*others, replace(last, subject=subject)), condition)
            case _:
                raise Misread("nothing before this could be true for others as well")


class AtManaCost:
    """``The madness cost is equal to its mana cost``: said of a keyword granted just before."""


def static_at_its_mana_cost(_: Token) -> AtManaCost:
    return AtManaCost()


def same_for_sentence(*kinds: Described) -> Same:
    return Same(kinds)


def statics(*said: Any) -> Static | tuple[Static, ...]:
    sentences: list[Static] = []
    asks_both = any(isinstance(part, Then) and not part.done for part in said)
    for part in said:
        if isinstance(part, Same | Still | AtManaCost | Otherwise | InsteadThen) and not sentences:
            raise Misread("there is nothing before this")
        if isinstance(part, AtManaCost):
            continue
        if isinstance(part, Otherwise):
            sentences.append(part.after(sentences[-1]))
            continue
        if isinstance(part, InsteadThen):
            sentences[-1:] = part.in_place_of(sentences[-1])
            continue
        if isinstance(part, Same):
            sentences[-1] = part.added_to(sentences[-1])
            continue
        if isinstance(part, Still):
            stated = sentences[-1].effects
            sentences[-1] = replace(sentences[-1], effects=(*stated[:-1], still_as_it_was(stated[-1])))
            continue
        if not isinstance(part, Then):
            sentences.append(part)
            continue
        match sentences[-1:]:
            case [Static((Replacement(altered=None) as before,), condition)] if (
                asks_both or not before.optional
            ):
                if before.optional:
                    before = replace(before, instead=(May(before.instead),), optional=False)
                sentences[-1] = Static((part.added_to(before),), condition)
            case [Static((Replacement(optional=True) as before,), condition)]:
                sentences[-1] = Static(
                    (replace(before, instead=(*before.instead, *part.effects)),), condition
                )
            case [Static((*before, ApplyToPlayers(_, ((MayCast() | MayPlay()) as may,)) as last), condition)]:
                gaining = replace(may, gaining=_abilities_gained(part.effects))
                sentences[-1] = Static((*before, replace(last, changes=(gaining,))), condition)
            case _:
                raise Misread("there is nothing before this that you may do")
    conditions = {sentence.condition for sentence in sentences}
    if len(sentences) > 1 and conditions != {Always()}:
        # What is true only under a condition is an ability of its own, though it shares a paragraph.
        return tuple(sentences)
    said = tuple(effect for sentence in sentences for effect in sentence.effects)
    return Static(_with_least_costs(said), conditions.pop())


def _abilities_gained(effects: tuple[Effect, ...]) -> tuple[Ability, ...]:
    """``If you do, it gains …``: what a permission grants to what is cast or played with it (611.3d)."""
    match effects:
        case (Apply(It(), (AddAbilities(abilities),), Duration("", Always())),):
            return abilities
        case _:
            raise Misread("what is cast or played can only gain abilities like this")


def static_sentence(said: tuple[Any, ...]) -> Static:
    return Static(said)


def triggers_again_sentence(again: TriggersAgain) -> Static:
    return Static((again,))


def true_as_long_as(said: tuple[Any, ...], condition: Condition) -> Static:
    if isinstance(said[0], Apply) and isinstance(said[0].subject, AllThese) and refers(condition):
        return Static(_each_by_itself(said, condition))
    return Static(_naming(said, None), _with_it_named(said, condition))


def _each_by_itself(said: tuple[Any, ...], condition: Condition) -> tuple[Any, ...]:
    """``Each creature has flying as long as it's attacking``: attacking creatures have flying."""
    match said, condition:
        case (Apply(AllThese(kind)) as each,), ThisIs(It(), Filter(such, "permanent", "battlefield")):
            return (replace(each, subject=AllThese(narrowed(kind, *such))),)
        case (Apply(AllThese(kind)) as each,), Not(ThisIs(It(), Filter((such,), "permanent", "battlefield"))):
            return (replace(each, subject=AllThese(narrowed(kind, Non(such)))),)
        case _:
            raise Misread("say of which of them: 'attacking creatures you control have flying'")


def as_long_as_true(condition: Condition, said: Any) -> Static:
    if isinstance(said, EntersWith) and said.who == It():
        said = replace(said, who=This())
    return Static(_naming(said if isinstance(said, tuple) else (said,), _named_in(condition)), condition)


def tapped_if(condition: Condition, who: Said, _: Token) -> Static:
    return Static((EntersTapped(who.value),), condition)


def _named_in(condition: Condition) -> Subject | None:
    """Return the one object that a condition is about: the ``it`` of what is true then."""
    match condition:
        case (
            ThisIs(This() | Attached() as subject)
            | Not(ThisIs(This() | Attached() as subject))
            | LevelIs(This() as subject)
        ):
            return subject
        case AttachedTo(This() | Attached() as subject) | CostPaid(This() as subject):
            return subject
        case AmountIs(CountersOn(_, This() | Attached() as subject)) | AmountIs(
            PowerOf(This() | Attached() as subject)
        ):
            return subject
        case _:
            return None


def _naming(said: tuple[Any, ...], subject: Subject | None) -> tuple[Any, ...]:
    """Return the statements with ``it`` put in words, where one object has been named before."""
    made: list[Any] = []
    for part in said:
        match part:
            case Apply(It()) if subject is not None:
                made.append(replace(part, subject=subject))
            case EntersWith(It()) | EntersTapped(It()) if isinstance(subject, This):
                made.append(replace(part, who=subject))
            case Apply(This() | Attached() as named):
                subject = named
                made.append(part)
            case _:
                made.append(part)
    return tuple(made)


def _with_it_named(said: tuple[Any, ...], condition: Condition) -> Condition:
    """Return a condition that stands behind, with ``it`` put in words."""
    match said, condition:
        case (Apply(This() | Attached() as subject), *_), ThisIs(It()):
            return replace(condition, subject=subject)
        case (Apply(This() | Attached() as subject), *_), Not(ThisIs(It()) as positive):
            return Not(replace(positive, subject=subject))
        case _:
            return condition


def true_during_turn(whose: Said, said: tuple[Any, ...]) -> Static:
    return Static(said, TurnOf(whose.value))


def true_in_turn(said: tuple[Any, ...], whose: Said) -> Static:
    return Static(said, TurnOf(whose.value))


def true_during_other_turns(said: tuple[Any, ...]) -> Static:
    return Static(said, Not(TurnOf(You())))


def statements(*said: Any) -> tuple[Any, ...]:
    made: list[Any] = []
    for part in said:
        match made[-1:], part:
            case _, tuple():  # one statement that says two things
                made.extend(part)
            case [Apply() as before], LoseOthers():
                made[-1] = replace(before, changes=but_no_others((*before.changes, part)))
            case [Apply(subject, (DefineSize(amount, None),))], Apply(
                It(), (DefineSize(None, Plus(more, ThatMuch())),)
            ) if amount is not None:
                made.append(Apply(subject, (DefineSize(None, Plus(more, amount)),)))
            case [Apply(subject, (DefineSize(PowerOf(these), None),))], Apply(
                It(), (DefineSize(None, ToughnessOf(It("they"))),)
            ):
                made.append(Apply(subject, (DefineSize(None, ToughnessOf(these)),)))
            case _, LoseOthers():
                raise Misread("nothing before this says what it has besides")
            case _:
                made.append(part)
    return tuple(made)


def static_apply(
    subject: Said, said: tuple[SaidChange, ...], where: Explained | None = None
) -> Apply | LoseOthers:
    if subject.value == It() and len(said) == 1 and len(said[0][1]) == 1:
        lost: Any = said[0][1][0]
        if isinstance(lost, LoseOthers):
            return lost
    return Apply(subject.value, _without_copying(explained(agreeing(subject, said), where)))


def it_is_stated(made: tuple[Change, ...], *more: SaidChange) -> Apply:
    """``As long as it has a counter on it, it's a land``: what was named there."""
    of_it = agreeing(Said(It()), more) if more else ()
    return Apply(It(), _without_copying((*made, *(explained(of_it, None) if of_it else ()))))


def _without_copying(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """Return changes that a static ability can make as the game goes on.

    Raises:
        Misread: Something is a copy for as long as the ability is there; only instructions make copies.
    """
    if any(isinstance(change, BecomeCopy) for change in changes):
        raise Misread("that a static ability makes copies is not carried out")
    return changes


def both_kinds_apply(first: Described, second: Described, said: tuple[SaidChange, ...]) -> Apply:
    """``Skeletons you control and other Zombies you control``: what is said goes for both."""
    both = Both(AllThese(several_of(first)), AllThese(several_of(second)))
    return Apply(both, _without_copying(explained(agreeing(Said(both, plural=True), said), None)))


def this_and_kinds_apply(this: Said, described: Described, said: tuple[SaidChange, ...]) -> Apply:
    """``This creature and other Knights you control have flying``."""
    both = Both(this.value, AllThese(several_of(described)))
    return Apply(both, _without_copying(explained(agreeing(Said(both, plural=True), said), None)))


def players_have_abilities(players: Said, verb: Token, granted: tuple[Ability, ...]) -> ApplyToPlayers:
    agrees(players, verb)
    return ApplyToPlayers(players.value, (AddAbilities(granted),))


def your_permanents() -> Filter:
    return Filter.of(ControlledBy(You()))


def your_creatures() -> Filter:
    return Filter.of(Type("creature"), ControlledBy(You()))


def your_humans() -> Filter:
    return Filter.of(Subtype("Human"), ControlledBy(You()))


def you_and_yours_have(
    yours: Filter, verb: Token, granted: tuple[Ability, ...], duration: Duration | None = None
) -> tuple[ApplyToPlayers, Apply]:
    """``You and permanents you control gain hexproof``: two effects that one clause begins."""
    agrees(Said(You(), plural=True), verb)
    lasts = duration or Duration()
    changes = (AddAbilities(granted),)
    return ApplyToPlayers(You(), changes, lasts), Apply(AllThese(yours), changes, lasts)


def players_lose_abilities(players: Said, verb: Token, keywords: tuple[str, ...]) -> ApplyToPlayers:
    agrees(players, verb)
    return ApplyToPlayers(players.value, (LoseAbilities(keywords),))


def enters(verb: Token) -> Token:
    return verb


def escapes_with(this: Said, brought: tuple[Amount, str]) -> Static:
    """``This creature escapes with a counter on it`` (702.138c)."""
    amount, kind = brought
    return Static((EntersWith(this.value, kind, amount),), CostPaid(this.value, "escape"))


def enters_with_counters_and_abilities(
    condition: Condition, enters: EntersWith, granted: tuple[Ability, ...]
) -> Static:
    """``If this creature was kicked, it enters with a +1/+1 counter on it and with trample``."""
    return Static((enters, Apply(enters.who, (AddAbilities(granted),))), condition)


def true_if(said: tuple[Any, ...], condition: Condition) -> Static:
    match said, condition:
        case (Apply(changes=(CantBe("attack"),)) as bars,), Exists(Filter(controller=DefendingPlayer())):
            return Static((replace(bars, changes=(CantAttackUnless(Not(condition)),)),))
        case _:
            return Static(said, condition)


def true_unless(said: tuple[Any, ...], condition: Condition) -> Static:
    match said, condition:
        case (Apply(changes=(CantBe("attack"),)) as bars,), Exists(Filter(controller=DefendingPlayer())):
            return Static((replace(bars, changes=(CantAttackUnless(condition),)),))
        case _:
            pass
    return Static(said, Not(_with_it_named(said, condition)))


def options(*nominals: Any) -> tuple[Any, ...]:
    return nominals


def _with_least_costs(said: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the statements, with each floor of a reduction taken into it."""
    made: list[Any] = []
    for statement in said:
        if not isinstance(statement, LeastCost):
            made.append(statement)
            continue
        match made[-1:]:
            case [
                Apply(changes=(ActivationCost() as cost,)) | ApplyToPlayers(changes=(ChangeCost() as cost,))
            ] if cost.by < 0:
                made[-1] = replace(made[-1], changes=(replace(cost, least=statement.mana),))
            case _:
                raise Misread("nothing before this reduces a cost")
    return tuple(made)
