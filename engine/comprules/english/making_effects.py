"""From the words of effects.lark to effects on objects.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.changes import ChangeText, ModifySize, SwitchSize
from comprules.abilities.changes_of_rules import CantBe
from comprules.abilities.conditions import Duration
from comprules.abilities.instructions import (
    ChooseTargets,
    DealDamage,
    Move,
    PhaseIn,
)
from comprules.abilities.kinds import Apply, CopySpell
from comprules.abilities.nouns import AllThese, Controller, Filter, Owner, Picked, Target, TopOf, TypesAmong
from comprules.abilities.simple_nouns import It, Number, You
from comprules.english.forms.changes import size_for_each
from comprules.english.lexicon import singular
from comprules.english.making_changes import agreeing, but_for, changed
from comprules.english.making_descriptions import (
    filter_of,
    from_zone,
    number_of_nouns,
    number_of_these,
    several_of,
    single_of,
)
from comprules.english.said import Described, Excepted, Misread, Said, agrees, is_plural

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.kinds import Change
    from comprules.abilities.nouns import Amount
    from comprules.abilities.trigger_events import TriggerEvent
    from comprules.english.said import SaidChange

__all__ = ["ensure_it_goes_home", "put_into_zone", "return_to_battlefield"]

_Fields = dict[str, Any]
_EITHER: Final = "color word or basic land type"

# ---- continuous effects


_NOTHING: Final = Excepted()


def apply(subject: Said, said: tuple[SaidChange, ...], duration: Duration | None = None) -> Apply:
    """Begin an effect; what a statement calls something just named holds as it enters (611.2e)."""
    stated = isinstance(subject.value, It) and all(verb is not None and verb.type == "BE" for verb, _ in said)
    return Apply(subject.value, changed(agreeing(subject, said)), duration or Duration(), stated)


def apply_twice(
    subject: Said,
    said: tuple[SaidChange, ...],
    duration: Duration,
    more: tuple[SaidChange, ...],
    as_long: Duration,
) -> Apply:
    """``… gets +1/+0 until end of turn and can't be blocked this turn``: one effect, if it lasts as long."""
    if duration != as_long:
        raise Misread("two changes of one subject last as long as each other")
    return apply(subject, (*said, *more), duration)


def apply_for_each(
    subject: Said, said: tuple[SaidChange, ...], duration: Duration, described: Described
) -> Apply:
    """``… gets +1/+1 until end of turn for each …``."""
    return multiplied(apply(subject, said, duration), number_of_these(single_of(described)))


def apply_for_each_land_type(
    subject: Said, said: tuple[SaidChange, ...], duration: Duration, described: Described
) -> Apply:
    """Domain: ``… gets +1/+1 until end of turn for each basic land type among lands you control``."""
    return multiplied(apply(subject, said, duration), TypesAmong(several_of(described), "basic land type"))


def multiplied(effect: Apply, by: Amount) -> Apply:
    """A change of size as often as there are of something.

    Raises:
        Misread: It is no change of size by plain numbers.
    """
    match effect.changes:
        case (ModifySize(Number() as power, Number() as toughness),):
            return replace(effect, changes=(size_for_each(power, toughness, by),))
        case _:
            raise Misread("only a change of size is said for each of these")


def apply_but(subject: Said, said: tuple[SaidChange, ...], duration: Duration, excepted: Excepted) -> Apply:
    return apply(subject, but_for(said, excepted), duration)


def it_is_so(made: tuple[Change, ...], duration: Duration | None = None) -> Apply:
    return Apply(It(), changed(made), duration or Duration(), stated=True)


def they_are_so(made: tuple[Change, ...], duration: Duration | None = None) -> Apply:
    return Apply(It("they"), changed(made), duration or Duration(), stated=True)


def stays_tapped(subject: Said, _: object, whose: Said, step: Token) -> Apply:
    if step != "untap step":
        raise Misread("permanents untap during an untap step", step)
    return Apply(subject.value, (CantBe("untap"),), Duration("end of next untap step", whose=whose.value))


def all_stay_tapped(subject: Said, _: object) -> Apply:
    return Apply(
        subject.value, (CantBe("untap"),), Duration("end of next untap step", whose=Controller(It("they")))
    )


def switch_size(of: Said, duration: Duration | None = None) -> Apply:
    return Apply(of.value, (SwitchSize(),), duration or Duration())


def change_text(subject: Said, kind: str, *rest: Any) -> Apply:
    duration = next((part for part in rest if isinstance(part, Duration)), Duration())
    for other in (part for part in rest if isinstance(part, str)):
        kind = f"{kind} or {other}"
        if kind != _EITHER:
            raise Misread("a choice between these kinds of words has no meaning here")
    return Apply(subject.value, (ChangeText(kind),), duration)  # type: ignore[arg-type]


def other_text_kind(kind: str) -> str:
    return kind


def text_kind(token: Token) -> str:
    return str(token)


# ---- effects on objects


def damage_done(source: Said, verb: Token, amount: Amount, to: Said) -> DealDamage:
    agrees(replace(source, plural=True), verb)
    return DealDamage(amount, to.value, source.value)


def moved(subject: Said, *place: Any) -> Said:
    return from_zone(subject, *place) if place else subject


def exile_zone(owner: Said, zone: Token) -> Move:
    """``exile target player's graveyard``: all the cards in it."""
    every = Said(AllThese(Filter(noun="card")), plural=True)
    return Move(from_zone(every, owner, zone).value, "exile")


def exile(subject: Said, until: TriggerEvent | None = None) -> Move:
    return Move(subject.value, "exile", until=until)


def exile_face_down(subject: Said) -> Move:
    return Move(subject.value, "exile", face_down=True)


def exile_with_counters(subject: Said, counters: tuple[tuple[str, Amount], ...]) -> Move:
    return Move(subject.value, "exile", counters=counters)


def until_event(when: TriggerEvent) -> TriggerEvent:
    return when


def all_phase_in() -> PhaseIn:
    return PhaseIn()


def exile_from_top(amount: Amount, whose: Said) -> Move:
    return Move(TopOf(whose.value, amount), "exile")


def return_to_graveyard(subject: Said, whose: str) -> Move:
    if whose.startswith("their") is (subject.plural is False):
        raise Misread("things, owners and zones do not agree in number")
    return Move(subject.value, "graveyard")


def its_graveyard(token: Token) -> str:
    return str(token)


def return_to_hand(subject: Said, whose: Said, zone: Token) -> Move:
    return Move(_home(subject, whose, zone, "hand"), "hand")


def _home(subject: Said, whose: Said, zone: Token, wanted: str) -> Any:
    """What goes to a zone of its owner's."""
    if singular(str(zone)) != wanted:
        raise Misread(f"nothing goes to a {singular(str(zone))} like this", zone)
    of_one = whose.plural is None and subject.plural and not is_plural(zone)
    if (not of_one and is_plural(zone) is not whose.plural) or (whose.plural and subject.plural is False):
        raise Misread("things, owners and zones do not agree in number", zone)
    ensure_it_goes_home(subject, whose)
    return subject.value


def ensure_it_goes_home(subject: Said, whose: Said) -> None:
    """Hold the zone that is said against the object's owner: nothing goes to another player's zone (400.3).

    Raises:
        Misread: The text says "your", and the object may be somebody else's.
    """
    match subject.value:
        case Target(kind) | AllThese(kind) | Picked(kind, among=False) if kind.owner != You():
            if whose.value == You():
                raise Misread("this may belong to another player, and goes to its owner")
        case _:  # what was named before, or is the player's own
            pass


def return_to_battlefield(subject: Said, *how: _Fields) -> Move:
    """Put onto the battlefield under the control of whoever is told to, unless it says otherwise (110.2a)."""
    fields: _Fields = {"under": You()}
    for part in how:
        if part.keys() & (fields.keys() - {"under"}) or sum("under" in each for each in how) > 1:
            raise Misread("how it enters is said twice")
        fields |= part
    return Move(subject.value, "battlefield", **fields)


def arriving_tapped() -> _Fields:
    return {"tapped": True}


def arriving_tapped_and_attacking() -> _Fields:
    return {"tapped": True, "attacking": True}


def arriving_attacking() -> _Fields:
    return {"attacking": True}


def arriving_transformed() -> _Fields:
    return {"transformed": True}


def arriving_attached(to: Said) -> _Fields:
    return {"attached_to": to.value}


def arriving_under(whose: Said) -> _Fields:
    match whose.value:
        case Owner(It()):
            return {"under": None}
        case player:
            return {"under": player}


def arriving_with(counters: tuple[tuple[str, Amount], ...]) -> _Fields:
    return {"counters": counters}


def counters_brought(*counters: Any) -> tuple[tuple[str, Amount], ...]:
    return tuple(counter for counter in counters if isinstance(counter, tuple))


def counter_brought(amount: Amount, kind: str) -> tuple[str, Amount]:
    return kind, amount


def put_on_top(subject: Said, whose: Said, zone: Token, order: str = "") -> Move:
    return Move(_home(subject, whose, zone, "library"), "library", "top", order=order)  # type: ignore[arg-type]


def shuffle_object(_: Token, subject: Said, whose: Said) -> Move:
    ensure_it_goes_home(subject, whose)
    return Move(subject.value, "library", "shuffled")


def put_on_bottom(subject: Said, whose: Said, zone: Token, order: str = "") -> Move:
    return Move(_home(subject, whose, zone, "library"), "library", "bottom", order=order)  # type: ignore[arg-type]


def put_into_zone(subject: Said, whose: Said, zone: Token) -> Move:
    """``put … into …``: something goes to a zone of its owner's."""
    ensure_it_goes_home(subject, whose)
    return Move(subject.value, singular(str(zone)))  # type: ignore[arg-type]


def chooses_object(*description: Any) -> ChooseTargets:
    kind = Described(filter_of(description[0], description[1:]), number_of_nouns(description[0]))
    return ChooseTargets(Picked(single_of(kind), Number(1)))


def choose_targets(subject: Said) -> ChooseTargets:
    return ChooseTargets(subject.value)


def copy_spell(subject: Said, *rest: Excepted | str) -> CopySpell:
    excepted = next((part for part in rest if isinstance(part, Excepted)), _NOTHING)
    if excepted.besides:
        raise Misread("how a copy of a spell enters is said otherwise")
    return CopySpell(subject.value, new_targets=any(isinstance(p, str) for p in rest), but=excepted.but)


def and_new_targets(words: Token) -> str:
    return str(words)


def copy_times(subject: Said, times: Number, _: str) -> CopySpell:
    return CopySpell(subject.value, new_targets=True, times=times)
