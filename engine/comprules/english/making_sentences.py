"""From the words of sentences.lark to the effects of a sentence, and of a whole ability.

Each function is named for the grammar rule whose parts it takes. What a player does is a
:class:`ActionOf` until the sentence has said who.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.changes import ChangeTypes
from comprules.abilities.changes_of_rules import CantBe, MayCastThis
from comprules.abilities.conditions import CostPaid, Did, Duration, Not, WasCast
from comprules.abilities.descriptions import controlled
from comprules.abilities.instructions import ChooseTargets, DealDamage, Destroy, Move
from comprules.abilities.introducing import objects_named
from comprules.abilities.kinds import (
    Apply,
    ApplyToPlayers,
    CopySpell,
    CreateDelayed,
    DoOneOf,
    Effect,
    ForEach,
    If,
    May,
    Modes,
    PreventDamage,
    WhenYouDo,
)
from comprules.abilities.nouns import Filter, Picked, Target
from comprules.abilities.plain_instructions import CastNow, PayAnyNumberOfTimes
from comprules.abilities.simple_nouns import (
    Attached,
    EachPlayer,
    It,
    Opponents,
    ThatPlayer,
    This,
    WhoDid,
    You,
)
from comprules.abilities.trigger_events import BeginningOf, NextBeginning, PaysThisCost, StateIs, ThisWay
from comprules.abilities.trigger_events_of_players import CastsSpell
from comprules.abilities.would import BeginCant
from comprules.english.forms import parts
from comprules.english.forms.amendments import Amended, amended
from comprules.english.making_changes import agreeing, but_for, changed
from comprules.english.making_effects import SoMuchDamage
from comprules.english.making_players import OfThose
from comprules.english.parts_of_effects import (
    WithX,
    after_prevention,
    beside_the_chosen,
    exchanged,
    explained,
    of_excess_damage,
    refers,
    targets_in_words,
    with_differences,
    with_x_again,
)
from comprules.english.said import (
    ActionOf,
    DoneBy,
    Excepted,
    Explained,
    Misread,
    Said,
    agrees,
    is_plural_form,
    speaks_of_prevention,
)
from comprules.english.ties import Tie, ensure_ties_are_settled

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.conditions import Condition
    from comprules.abilities.nouns import Amount, Players
    from comprules.abilities.trigger_events import TriggerEvent
    from comprules.english.said import Chain

__all__ = [
    "Still",
    "effect_sentence",
    "put_off",
    "settled",
    "still_as_it_was",
]


def chain(first: Any, *rest: Any) -> Chain:
    return (first, *(step for part in rest for step in part))


def may_chain(steps: Chain) -> Chain:
    return (May(steps),)


def may_have_damage_chain(damage: DealDamage) -> Chain:
    return may_chain((damage,))


def may_have_done_chain(players: Said, action: ActionOf) -> Chain:
    if players.value == You():
        raise Misread("what you have done is done by another player")
    agrees(replace(players, plural=True), action.verb)
    return (May((action.make(players.value),)),)


def player_may_chain(players: Said, steps: Chain) -> Chain:
    """``Each player may draw a card, then each player who does …``: those who did come behind the choice."""
    done = next(
        (at for at, step in enumerate(steps) if isinstance(step, DoneBy) and isinstance(step.again, WhoDid)),
        len(steps),
    )
    return (May(steps[:done], players.value), *steps[done:])


def player_may_have_chain(players: Said, damage: DealDamage) -> Chain:
    """``Any player may have this deal 5 damage to them``: to that player."""
    to = ThatPlayer() if damage.to == It("they") else damage.to
    return (May((replace(damage, to=to),), players.value),)


def one_of_these(*options: Any) -> DoOneOf:
    return DoOneOf(You(), options)


def may_have_chain(subject: Said, said: tuple[Any, ...], duration: Duration | None = None) -> Chain:
    agreed = agreeing(replace(subject, plural=True), said)
    return (May((Apply(subject.value, changed(agreed), duration or Duration()),)),)


def may_have_but_chain(subject: Said, said: tuple[Any, ...], duration: Duration, excepted: Excepted) -> Chain:
    return may_have_chain(subject, but_for(said, excepted), duration)


def if_chain(condition: Condition, steps: Chain) -> Chain:
    return (If(condition, steps),)


def _for_each(of: Any, effects: tuple[Effect, ...]) -> Effect:
    """Follow effects for one after the other.

    One instruction with a target for each player is followed for all at once.
    """
    match effects:
        case (Apply(Target(filter=Filter(controller=ThatPlayer())) as target) as effect,) if of in (
            Opponents(),
            EachPlayer(),
        ):
            theirs = controlled(target.filter, of if of == Opponents() else None)
            return replace(effect, subject=replace(target, filter=theirs, each=of))
        case _:
            return ForEach(of, effects)


def for_each_chain(of: Said, steps: Chain) -> Chain:
    return (ForEach(of.value, steps),)


def condition_behind(steps: Chain, condition: Condition) -> tuple[Effect, ...]:
    """``Draw a card if you control a Wizard``: the condition is that of what is said last."""
    made = settled(steps)
    first = made[: len(settled(steps[:-1]))]
    last = made[len(first) :]
    match last:
        case (effect,) if isinstance(target := objects_named(effect), Target) and refers(condition):
            # What is targeted stands before the condition that speaks of it.
            done = exchanged(effect, lambda part: It() if part is target else None)
            return (*first, ChooseTargets(target), If(condition, (done,)))
        case (effect,) if isinstance(named := objects_named(effect), This | Attached) and refers(condition):
            return (*first, If(exchanged(condition, lambda part: named if part == It() else None), last))
        case _:
            return (*first, If(condition, last))


def at_its_mana_cost(_: Token) -> tuple[Effect, ...]:
    """Read ``The flashback cost is equal to its mana cost``, which a keyword without a cost means anyway."""
    return ()


def effect_sentence(steps: Chain, said: Explained | None = None) -> tuple[Effect, ...]:
    """Return the effects of a sentence, an amount explained behind it put in its place."""
    made: tuple[Effect, ...] = explained(settled(steps), said)
    return made if said is None else WithX(made, said.x)


def explained_sentence(first: Chain, said: Explained, rest: Chain) -> tuple[Effect, ...]:
    return (*effect_sentence(first, said), *effect_sentence(rest))


def where_x(amount: Amount) -> Explained:
    return Explained(amount)


def where_x_and_y(x: Amount, y: Amount) -> Explained:
    return Explained(x, y)


def settled_chain(steps: Chain) -> tuple[Effect, ...]:
    return settled(steps)


def lasting_sentence(duration: Duration, steps: Chain, x: Explained | None = None) -> tuple[Effect, ...]:
    return _lasting(effect_sentence(steps, x), duration)


def _lasting(effects: tuple[Effect, ...], duration: Duration) -> tuple[Effect, ...]:
    def lasting(effect: Effect) -> Effect:
        match effect:
            case Apply() | ApplyToPlayers() | BeginCant() if effect.duration == Duration():
                return replace(effect, duration=duration)
            case May((CastNow(Picked(of=Filter())),)):
                raise Misread("which of them it is would be chosen later")
            case May((CastNow(transformed=False, resulting=None) as cast,), None) if not cast.free:
                return Apply(cast.subject, (MayCastThis(mana=cast.mana),), duration)
            case May() | If():
                return replace(effect, effects=_lasting(effect.effects, duration))
            case _:
                return effect

    made = tuple(lasting(effect) for effect in effects)
    if made == effects:
        raise Misread("nothing in this sentence lasts for a time")
    return made


def still_sentence(*_: object) -> Still:
    return Still()


class Still:
    """``It's still a land``: what the last effect set is added to what was there."""


def modes_below() -> tuple[Effect, ...]:
    return (Modes(0, 0, ()),)


def instead_sentence(condition: Condition, steps: Chain) -> InPlace:
    return InPlace(condition, of_the_spell(condition, settled(steps)))


def instead_behind(steps: Chain, condition: Condition) -> InPlace:
    return instead_sentence(condition, steps)


def leading_instead_sentence(condition: Condition, steps: Chain, x: Explained | None = None) -> InPlace:
    return InPlace(condition, of_the_spell(condition, effect_sentence(steps, x)), of_all=True)


def of_the_spell(condition: Condition, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """``If this spell was kicked, it deals …``: it is the spell that deals damage."""
    if not isinstance(condition, CostPaid) or not isinstance(condition.of, This):
        return effects
    return tuple(
        replace(effect, source=condition.of)
        if isinstance(effect, DealDamage) and effect.source == It("it")
        else effect
        for effect in effects
    )


class InPlace:
    """``If …, … instead``: what replaces the last sentence where its condition holds (614.15)."""

    def __init__(self, condition: Condition, effects: tuple[Any, ...], *, of_all: bool = False) -> None:
        self.condition, self.effects = condition, effects
        self.of_all = of_all or len(effects) > 1
        """Whether it replaces all that the last sentence says; otherwise what it says last."""


def in_place_of(before: tuple[Effect, ...], sentence: InPlace) -> tuple[Effect, ...]:
    """Return what replaces the last sentence, or its last instruction, where a condition holds.

    Another number of the same tokens makes one instruction still.
    """
    *first, last = before
    match sentence.effects:
        case (OfThose() | SoMuchDamage() as others,):
            return (*first, others.in_place_of(last, sentence.condition))
        case _ if sentence.of_all:
            return (If(sentence.condition, sentence.effects, before, instead=True),)
        case _:
            return (*first, If(sentence.condition, sentence.effects, (last,), instead=True))


def effects(*sentences: Any) -> tuple[Effect, ...]:
    made: list[Effect] = []
    begun = 0
    for sentence in with_x_again(sentences):
        match sentence:
            case Tie():
                continue
            case Still():
                if not made:
                    raise Misread("nothing before this says what it becomes")
                made[-1] = still_as_it_was(made[-1])
            case (Amended() as said) | (Amended() as said,):
                made[-1:] = [amended(made[-1] if made else None, said)]
            case _ if made and isinstance(made[-1], PreventDamage) and speaks_of_prevention(sentence):
                made[-1] = replace(made[-1], also=(*made[-1].also, *sentence))
            case tuple() if made and isinstance(made[-1], WhenYouDo):
                # All that stands behind "when you do" is what the reflexive ability does (603.12).
                made[-1] = replace(made[-1], effects=(*made[-1].effects, *sentence))
            case (If(condition=Did() | Not(Did())), *_) | (Apply(stated=True),) if (
                made and isinstance(made[-1], CreateDelayed)
            ):  # Whether it was done, and what it is then, shows only when the delayed ability resolves (603.7).
                made[-1] = replace(made[-1], effects=(*made[-1].effects, *sentence))
            case InPlace():
                if not made:
                    raise Misread("there is nothing before this to happen in the place of")
                made[begun:] = in_place_of(tuple(made[begun:]), sentence)
            case _:
                begun = len(made) if sentence else begun
                made.extend(beside_the_chosen(made[-1] if made else None, sentence))
    ensure_ties_are_settled(tuple(made), [tie for tie in sentences if isinstance(tie, Tie)])
    prevented = _without_regeneration(after_prevention(made))
    return tuple(map(with_differences, map(of_excess_damage, prevented)))


def _without_regeneration(made: list[Effect]) -> list[Effect]:
    kept: list[Effect] = []
    for effect in made:
        if (
            isinstance(effect, Apply)
            and isinstance(effect.subject, It)
            and effect.changes == (CantBe("be regenerated"),)
            and effect.duration == Duration()
            and kept
            and isinstance(kept[-1], Destroy)
        ):
            kept[-1] = Destroy(kept[-1].subject, no_regeneration=True)
        else:
            kept.append(effect)
    return kept


def still_as_it_was(effect: Any) -> Any:
    """Return an effect that adds the types it names to those that were there."""
    if isinstance(effect, May | If):
        return replace(effect, effects=(*effect.effects[:-1], still_as_it_was(effect.effects[-1])))
    if not isinstance(effect, Apply) or not any(isinstance(change, ChangeTypes) for change in effect.changes):
        raise Misread("nothing before this says what it becomes")
    added = (replace(c, how="add") if isinstance(c, ChangeTypes) else c for c in effect.changes)
    return replace(effect, changes=tuple(added))


def settled(steps: Chain, base: Players | None = None) -> tuple[Effect, ...]:
    """Return the effects of a sentence, each player's action given to the player it is of.

    A bare verb goes on about the players named last where it agrees with them: with one, or with several.
    Else, in the form for "you", it is yours.

    Raises:
        Misread: A verb agrees with nobody named.
    """
    made: list[Effect] = []
    last: Players | None = None
    several: Players | None = None
    for step in steps:
        match step:
            case DoneBy(effect=effect):
                last = step.again
                several = last if step.several else None
                made.extend(_each(effect))
            case Amended() if made:
                made[-1] = amended(made[-1], step)
            case ChooseTargets() if isinstance(step.subject, Picked):
                last, several = You(), None
                made.append(step)
            case ActionOf(verb, make):
                if is_plural_form(verb):
                    made.extend(_each(make(several or base or You())))
                elif last is None or isinstance(last, You):
                    raise Misread(f"who {verb!s} is not said", verb)
                else:
                    made.extend(_each(make(last)))
            case May((PayAnyNumberOfTimes() as pay,), None):
                made.append(pay)
            case PayAnyNumberOfTimes():
                raise Misread("only a player who may pays any number of times")
            case May(inner, player):
                made.append(May(settled(inner, ThatPlayer() if player else None), player))
            case DoOneOf(_, options):
                made.append(_one_of(settled(options, base), options))
            case If(condition, inner):
                made.append(If(condition, of_the_spell(condition, settled(inner, base))))
            case CreateDelayed(NextBeginning(), inner):
                made.append(replace(step, effects=settled(inner, base)))
            case ForEach(of, inner):
                made.append(_for_each(of, settled(inner, base)))
            case CopySpell(player=You()) if base is not None:
                made.append(replace(step, player=base))
            case Move(to="battlefield", under=You()) if base is not None:
                made.append(replace(step, under=base))
            case _:
                made.extend(_each(step))
    return tuple(made)


def _one_of(made: tuple[Effect, ...], options: Chain) -> DoOneOf:
    """One of several actions of the same player, who chooses."""
    if len(made) != len(options):
        raise Misread("each of these has to be one thing to do")
    who = getattr(made[0], "players", You())
    if who not in (You(), ThatPlayer()):
        made = tuple(_of_that_player(one, who) for one in made)
    return DoOneOf(who, made)


def _of_that_player(effect: Any, who: Players) -> Effect:
    """Return what each of several players does, as the action of the one whose choice it is."""
    made: Effect = replace(effect, players=ThatPlayer()) if effect.players == who else effect
    return made


def _each(effect: Any) -> tuple[Effect, ...]:
    """What one verb does may be several things: tokens of two kinds are created."""
    return effect if isinstance(effect, tuple) else (effect,)


# ---- what happens later


def delayed_until_next(word: str, when: NextBeginning, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    if word != "At":
        raise Misread(f"{word!r} does not go with this event")
    return (CreateDelayed(when, effects, word="At"),)


def delayed_this_turn(word: str, when: TriggerEvent, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    _suits(word, when)
    return (CreateDelayed(when, effects, this_turn=True, word=word),)  # type: ignore[arg-type]


def delayed_next_cast(
    word: str, who: Said, verb: Token, spell: Said, effects: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    agrees(who, verb)
    when = CastsSpell(who.value, parts.one_spell(spell))
    _suits(word, when)
    return (CreateDelayed(when, effects, this_turn=True, word=word, once=True),)  # type: ignore[arg-type]


def delayed_until(
    duration: Duration, word: str, when: TriggerEvent, effects: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    if duration != Duration("end of turn"):
        raise Misread("a delayed ability waits until the end of the turn, or for the next time")
    return delayed_this_turn(word, when, effects)


def delayed_later(word: str, when: TriggerEvent, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    match when:
        case StateIs(Did() | Not(Did()) as done) | (PaysThisCost() as done):
            return (WhenYouDo(effects, done),)
        case _:
            _suits(word, when)
            return (CreateDelayed(when, effects, word=word),)  # type: ignore[arg-type]


def reflexive_this_way(_: str, when: TriggerEvent, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return (WhenYouDo(effects, ThisWay(when)),)


def _suits(word: str, when: TriggerEvent) -> None:
    is_past = isinstance(when, StateIs) and isinstance(when.condition, WasCast)  # no state to wait for
    if is_past or (word == "At") is not isinstance(when, BeginningOf):
        raise Misread(f"{word!r} does not go with this event")


def delayed_sentence(steps: Chain, when: NextBeginning) -> tuple[Any, ...]:
    return effect_sentence(put_off(steps, when))


def put_off(steps: Chain, when: NextBeginning) -> Chain:
    """What stands at the end of a sentence says when its last step is done."""
    *before, last = steps
    match last:
        case May() | If() | ForEach():
            return (*before, replace(last, effects=put_off(last.effects, when)))
        case _ if targets_in_words(last):
            raise Misread(
                "a target is chosen before, so what happens to it later takes a sentence of its own"
            )
        case _:
            return (*before, CreateDelayed(when, (last,), word="At"))
