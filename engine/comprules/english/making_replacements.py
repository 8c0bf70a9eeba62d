"""From the words of replacements.lark to replacement effects.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.conditions import Always, Duration, TurnOf
from comprules.abilities.instructions import ChooseWord, Move, Regenerate
from comprules.abilities.kinds import (
    Alteration,
    AsEnters,
    BeginReplacement,
    EntersAs,
    Prevention,
    Replacement,
    SelfReplacement,
    Static,
)
from comprules.abilities.nouns import AllThese, Filter, ObjectsOrPlayers
from comprules.abilities.plain_instructions import BecomeDayOrNight
from comprules.abilities.simple_nouns import Chosen, EachPlayer, It, Opponents, You
from comprules.abilities.would import (
    LifeLeft,
    WouldBeDestroyed,
    WouldBegin,
    WouldGoToGraveyard,
    WouldLoseLife,
    WouldTapForMana,
)
from comprules.english.making_descriptions import integer, several_of
from comprules.english.making_instead import InPlaceOf
from comprules.english.making_sentences import effect_sentence, settled
from comprules.english.parts_of_effects import with_targets_numbered
from comprules.english.said import Described, Misread, Said, agrees
from comprules.words import PartOfTurn, step_called

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.conditions import Condition
    from comprules.abilities.kinds import Effect
    from comprules.abilities.nouns import Players
    from comprules.abilities.would import WouldHappen
    from comprules.english.said import Chain

__all__: list[str] = []


def replacement(would: WouldHappen, place: InPlaceOf) -> Replacement:
    made = Replacement(would, place.instead, place.altered, optional=place.optional)
    return with_targets_numbered((made,))[0]  # type: ignore[return-value,arg-type]


def replacement_while(would: WouldHappen, condition: Condition, place: InPlaceOf) -> Replacement:
    made = Replacement(would, place.instead, place.altered, condition, place.optional)
    return with_targets_numbered((made,))[0]  # type: ignore[return-value,arg-type]


def regenerated_each_time(would: WouldHappen, done: Regenerate) -> Replacement:
    if not isinstance(would, WouldBeDestroyed):
        raise Misread("only what would be destroyed is regenerated")
    return Replacement(would, (done,))


def replacement_sentence(made: Replacement) -> Static:
    return Static((made,))


def this_turn_sentence(would: WouldHappen, place: InPlaceOf) -> tuple[Effect, ...]:
    made = Replacement(would, place.instead, place.altered, optional=place.optional)
    return (BeginReplacement(made, Duration("end of turn")),)


def until_replaced_sentence(duration: Duration, would: WouldHappen, place: InPlaceOf) -> tuple[Effect, ...]:
    made = Replacement(would, place.instead, place.altered, optional=place.optional)
    return (BeginReplacement(made, duration),)


def next_time_sentence(would: WouldHappen, place: InPlaceOf) -> tuple[Effect, ...]:
    made = Replacement(would, place.instead, place.altered, optional=place.optional)
    return (BeginReplacement(made, Duration("end of turn"), once=True),)


def from_now_on_sentence(would: WouldHappen, steps: Chain) -> tuple[Effect, ...]:
    return (BeginReplacement(Replacement(would, settled(steps)), Duration()),)


def to_any_graveyard() -> None:
    return None


def to_graveyard_of(whose: Said, zone: Token) -> Players:
    if str(zone) != "graveyard":
        raise Misread("a spell that has been cast goes to a graveyard", zone)
    players: Players = whose.value
    return players


def spell_goes_sentence(whose: Players | None, steps: Chain) -> tuple[Effect, ...]:
    return (
        BeginReplacement(Replacement(WouldGoToGraveyard(It("spell"), whose), settled(steps)), Duration()),
    )


def this_way_sentence(would: WouldHappen, place: InPlaceOf) -> tuple[Effect, ...]:
    made = Replacement(would, place.instead, place.altered, optional=place.optional)
    return (SelfReplacement(made),)


def during_turn_of(whose: Said) -> TurnOf:
    return TurnOf(whose.value)


def during_step_of(whose: Said, step: Token) -> TurnOf:
    return TurnOf(whose.value, step_called(str(step)))


def life_left(below: Token, life: Token) -> Replacement:
    would = WouldLoseLife(You(), below=integer(below).value)
    return Replacement(would, altered=LifeLeft(integer(life).value))


def life_left_if(condition: Condition, below: Token, life: Token) -> Static:
    return Static((life_left(below, life),), condition)


def life_left_sentence(duration: Duration, below: Token, life: Token) -> tuple[Effect, ...]:
    return (BeginReplacement(life_left(below, life), duration),)


def tapping_for_mana(players: Said, _: Token, what: Said, altered: Alteration) -> Replacement:
    return Replacement(WouldTapForMana(players.value, what.value), altered=altered)


def tapped_for_mana(what: Said, _: Token, altered: Alteration) -> Replacement:
    return Replacement(WouldTapForMana(EachPlayer(), what.value), altered=altered)


def tapped_for_so_much_mana(what: Said, _: Token, least: Token, altered: Alteration) -> Replacement:
    return Replacement(WouldTapForMana(EachPlayer(), what.value, integer(least).value), altered=altered)


def tapping_sentence(duration: Duration, made: Replacement) -> tuple[Effect, ...]:
    return (BeginReplacement(made, duration),)


def discarded_instead(who: Said, steps: Chain) -> Replacement:
    would = WouldGoToGraveyard(who.value, You(), discarded=True, by=Opponents())
    return Replacement(would, settled(steps))


def discarded_onto_library() -> Replacement:
    would = WouldGoToGraveyard(AllThese(Filter(noun="card")), You(), discarded=True)
    return Replacement(would, (Move(It(), "library", "top"),), optional=True)


def you_skip(_: Token, __: Said, what: PartOfTurn) -> Replacement:
    return Replacement(WouldBegin(You(), what))


def they_skip(players: Said, verb: Token, _: Said, what: PartOfTurn) -> Replacement:
    agrees(players, verb)
    return Replacement(WouldBegin(players.value, what))


def as_entering(who: Said, _: Token, made: tuple[Effect, ...]) -> Static:
    match made:
        case (ChooseWord(kind, "", among),):
            return Static((EntersAs(who.value, Chosen(kind), among=among),))
        case _:
            return Static((AsEnters(who.value, with_targets_numbered(made)),))


def day_as_entering(condition: Condition, who: Said, _: Token) -> Static:
    return Static((AsEnters(who.value, (BecomeDayOrNight("day"),)),), condition)


def as_turning_up(who: Said, made: tuple[Effect, ...]) -> Static:
    return Static((AsEnters(who.value, with_targets_numbered(made), face_up=True),))


# ---- damage


def either(first: Said, *rest: Any) -> Said:
    second = rest[-1]
    if isinstance(second, Described):
        second = Said(AllThese(several_of(second)))
    return Said(ObjectsOrPlayers(first.value, second.value))


def preventing(
    said: Static | tuple[Static, ...], also: tuple[Effect, ...] = ()
) -> Static | tuple[Static, ...]:
    match said:
        case Static((Prevention() as prevented,)):
            then = with_targets_numbered((*prevented.also, *also))
            return replace(said, effects=(replace(prevented, also=then),))
        case _ if also:
            raise Misread("what happens right afterwards is said of one prevention")
        case _:
            return said


def preventing_and(said: Static, steps: Chain, also: tuple[Effect, ...] = ()) -> Static | tuple[Static, ...]:
    return preventing(said, (*effect_sentence(steps), *also))


def preventing_as_long_as(
    condition: Condition, said: Static | tuple[Static, ...], also: tuple[Effect, ...] = ()
) -> Static | tuple[Static, ...]:
    each = said if isinstance(said, tuple) else (said,)
    if any(part.condition != Always() for part in each):
        raise Misread("one condition is enough")
    under = tuple(replace(part, condition=condition) for part in each)
    return preventing(under[0] if isinstance(said, Static) else under, also)


def next_time_chosen_sentence(would: WouldHappen, place: InPlaceOf) -> tuple[Effect, ...]:
    made = Replacement(would, place.instead, place.altered, optional=place.optional)
    return (BeginReplacement(made, Duration("end of turn"), once=True, chosen=True),)
