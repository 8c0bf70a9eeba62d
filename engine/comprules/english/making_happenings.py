"""From the words of happenings.lark to what triggered abilities wait for.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.happenings import (
    AbilityTriggers,
    ActivatesAbility,
    BecomesAttached,
    BecomesTapped,
    BecomesTarget,
    BecomesUnattached,
    CountersArePut,
    CountersAreRemoved,
    CyclesCard,
    DamageIsPrevented,
    DiscardsCard,
    Either,
    GainsControlFrom,
    HasResolved,
    IsCountered,
    IsDealtDamage,
    LeavesZone,
    LosesControl,
    LosesLife,
    PaysThisCost,
    PlaneswalksAway,
    PutInto,
    RevealsCard,
    SacrificesPermanent,
    SpellResolves,
    TakesAction,
    TapsForMana,
)
from comprules.abilities.kinds import Attacks, Dies, Enters, Leaves
from comprules.abilities.nouns import AllThese, Attached, EachPlayer, Filter, This, You
from comprules.abilities.nouns import Either as OneOfEither
from comprules.english.lexicon import ACTIONS, NUMBERED_ACTIONS, VERBS, singular
from comprules.english.making_descriptions import integer, single_of
from comprules.english.making_nouns import this_or_one
from comprules.english.said import Misread, Said, agrees

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.kinds import Happening
    from comprules.abilities.nouns import Players
    from comprules.english.said import Described

__all__ = ["caused_by", "only_filter"]

_Place = tuple[str, "Players | None"]

# ---- zones


def happens_put_into(who: Said, verb: Token, place: _Place, origin: str) -> PutInto:
    agrees(who, verb)
    zone, whose = place
    return PutInto(who.value, zone, whose, origin)  # type: ignore[arg-type]


def happens_put_into_from_battlefield(who: Said, verb: Token, place: _Place) -> PutInto:
    """``When enchanted creature is put into a graveyard``: it comes from the battlefield, where it is enchanted."""
    if not isinstance(who.value, Attached):
        raise Misread("from where is not said", verb)
    return happens_put_into(who, verb, place, "battlefield")


def happens_prevented(to: Said) -> DamageIsPrevented:
    return DamageIsPrevented(to.value)


def happens_leaves_zone(who: Said, verb: Token, whose: Said, zone: Token) -> LeavesZone:
    agrees(who, verb)
    return LeavesZone(who.value, singular(str(zone)), whose.value)  # type: ignore[arg-type]


def happens_exiled(who: Said, verb: Token, origin: str = "") -> PutInto:
    agrees(who, verb)
    return PutInto(who.value, "exile", None, origin)  # type: ignore[arg-type]


def put_place_any(zone: str) -> _Place:
    return zone, None


def put_place_of(whose: Said, zone: Token) -> _Place:
    return singular(str(zone)), whose.value


def from_anywhere() -> str:
    return ""


def from_battlefield() -> str:
    return "battlefield"


def from_any_zone(zone: str) -> str:
    return zone


def from_whose_zone(_: Said, zone: Token) -> str:
    return singular(str(zone))


def any_zone(token: Token) -> str:
    return str(token).removeprefix("a ")


# ---- status


def happens_becomes_tapped(who: Said, verb: Token, status: str) -> BecomesTapped:
    agrees(who, verb)
    return BecomesTapped(who.value, status == "untapped")


def tapped(token: Token) -> str:
    return str(token)


def happens_becomes_attached(who: Said, verb: Token, to: Said) -> BecomesAttached:
    agrees(who, verb)
    return BecomesAttached(who.value, to.value)


def happens_becomes_unattached(who: Said, verb: Token, host: Said | None = None) -> BecomesUnattached:
    agrees(who, verb)
    return BecomesUnattached(who.value, host.value if host else None)


def happens_becomes_target(who: Said, verb: Token, by: str, *more: Said | bool) -> BecomesTarget:
    agrees(who, verb)
    whose = next((said.value for said in more if isinstance(said, Said)), None)
    return BecomesTarget(who.value, by, whose, True in more)  # type: ignore[arg-type]


def first_each_turn() -> bool:
    return True


def happens_either_becomes_target(
    first: Said, second: Said, verb: Token, by: str, *more: Said | bool
) -> BecomesTarget:
    return happens_becomes_target(_one_of_either(first, second), verb, by, *more)


def _one_of_either(first: Said, second: Said) -> Said:
    return replace(second, value=OneOfEither(first.value, second.value))


def targeting(token: Token) -> str:
    return str(token).removeprefix("an ").removeprefix("a ")


def happens_dealt_damage(who: Said, verb: Token, kind: str, by: Said | None = None) -> IsDealtDamage:
    agrees(who, verb)
    return IsDealtDamage(who.value, kind == "combat damage", by.value if by else None)


def happens_you_dealt_damage(kind: str, by: Said | None = None) -> IsDealtDamage:
    return IsDealtDamage(You(), kind == "combat damage", by.value if by else None)


def happens_either_dealt_damage(
    first: Said, second: Said, verb: Token, kind: str, by: Said | None = None
) -> IsDealtDamage:
    return happens_dealt_damage(_one_of_either(first, second), verb, kind, by)


def happens_one_or_other_dealt_damage(
    first: Said, second: Said, verb: Token, kind: str, by: Said | None = None
) -> IsDealtDamage:
    return happens_dealt_damage(this_or_one(first, second), verb, kind, by)


def dealt_by_one(source: Said) -> Said:
    return source


def happens_countered(who: Said, verb: Token) -> IsCountered:
    agrees(who, verb)
    return IsCountered(who.value)


def happens_counters_put(*said: Any) -> CountersArePut:
    return CountersArePut(_kind_of_counter(said), said[-1].value)


def happens_counter_put(*said: Any) -> CountersArePut:
    return CountersArePut(_kind_of_counter(said), said[-1].value, each=True)


def happens_puts_counters(who: Said, verb: Token, *said: Any) -> CountersArePut:
    agrees(who, verb)
    return replace(happens_counters_put(*said), by=who.value)


def happens_puts_counter(who: Said, verb: Token, *said: Any) -> CountersArePut:
    agrees(who, verb)
    return replace(happens_counter_put(*said), by=who.value)


def happens_counters_removed(*said: Any) -> CountersAreRemoved:
    return CountersAreRemoved(_kind_of_counter(said), said[-1].value)


def happens_counter_removed(*said: Any) -> CountersAreRemoved:
    return CountersAreRemoved(_kind_of_counter(said), said[-1].value, each=True)


def _kind_of_counter(said: tuple[Any, ...]) -> str:
    """The kind of counter that is named, or empty where none is."""
    return said[0] if len(said) > 1 else ""


def happens_last_counter_removed(kind: str, of: Said) -> CountersAreRemoved:
    return CountersAreRemoved(kind, of.value, last=True)


def happens_counter_removed_in_exile(kind: str, _: Said) -> CountersAreRemoved:
    return CountersAreRemoved(kind, This("card", "exile"), each=True)


# ---- players


def happens_loses_life(who: Said, verb: Token) -> LosesLife:
    agrees(who, verb)
    return LosesLife(who.value)


def happens_discards(who: Said, verb: Token, what: Said) -> DiscardsCard:
    agrees(who, verb)
    return DiscardsCard(who.value, what.value)


def happens_cycles(who: Said, verb: Token, what: Said) -> CyclesCard:
    agrees(who, verb)
    return CyclesCard(who.value, what.value)


def happens_cycles_or_discards(who: Said, what: Said) -> Either:
    return Either(CyclesCard(who.value, what.value), DiscardsCard(who.value, what.value))


def happens_sacrifices(who: Said, verb: Token, what: Said) -> SacrificesPermanent:
    agrees(who, verb)
    return SacrificesPermanent(who.value, what.value)


def happens_activates(who: Said, verb: Token, of: Said) -> ActivatesAbility:
    agrees(who, verb)
    return ActivatesAbility(who.value, of.value)


def happens_taps_for_mana(who: Said, verb: Token, what: Said) -> TapsForMana:
    agrees(who, verb)
    return TapsForMana(who.value, what.value)


def happens_loses_control(who: Said, verb: Token, of: Said) -> LosesControl:
    agrees(who, verb)
    return LosesControl(who.value, of.value)


def happens_gains_control(who: Said, verb: Token, of: Said, source: Said) -> GainsControlFrom:
    agrees(who, verb)
    return GainsControlFrom(who.value, of.value, source.value)


def happens_planeswalks_away(who: Said, verb: Token, plane: Said) -> PlaneswalksAway:
    agrees(who, verb)
    return PlaneswalksAway(who.value, plane.value)


def happens_reveals(who: Said, verb: Token, what: Said) -> RevealsCard:
    agrees(who, verb)
    return RevealsCard(who.value, what.value)


def happens_pays_this_cost() -> PaysThisCost:
    return PaysThisCost()


def happens_acts(who: Said, verb: Token) -> TakesAction:
    agrees(who, verb)
    action = next(
        (
            base
            for base in _ACTIONS
            if str(verb) in (base, VERBS.get(base), NUMBERED_ACTIONS.get(base), ACTIONS.get(base))
        ),
        "",
    )
    if not action:
        raise Misread(f"nothing waits for {str(verb)!r}", verb)
    return TakesAction(who.value, action)  # type: ignore[arg-type]


_ACTIONS: Final = ("scry", "surveil", "proliferate")


def happens_library_act(who: Said, verb: Token, whose: Said, *_: Any) -> TakesAction:
    agrees(who, verb)
    if (whose.value == You()) is not (who.value == You()):
        raise Misread("a player acts on his or her own library", verb)
    return TakesAction(who.value, "shuffle" if str(verb).startswith("shuffle") else "search")


def happens_tapped_for_mana(what: Said, verb: Token) -> TapsForMana:
    agrees(what, verb)
    return TapsForMana(EachPlayer(), what.value)


# ---- abilities


def happens_ability_triggers() -> AbilityTriggers:
    return AbilityTriggers(Filter())


def happens_ability_triggers_of(of: Said) -> AbilityTriggers:
    return AbilityTriggers(only_filter(of))


def happens_caused(who: Said, gerund: str, of: Said | None = None) -> AbilityTriggers:
    return AbilityTriggers(only_filter(of) if of else Filter(), caused_by(who, gerund))


def happens_spell_resolves(described: Described, verb: Token) -> SpellResolves:
    agrees(Said(None), verb)
    if described.filter.noun != "spell":
        raise Misread("only a spell resolves like this", verb)
    return SpellResolves(single_of(described))


def happens_resolved_times(times: Token) -> HasResolved:
    return HasResolved(integer(times).value)


def gerund(token: Token) -> str:
    return str(token)


def caused_by(who: Said, gerund: str) -> Happening:
    """The event that a gerund names: ``a creature entering``."""
    kinds: dict[str, Any] = {"entering": Enters, "dying": Dies, "attacking": Attacks}
    happening: Happening = kinds.get(gerund, Leaves)(who.value)
    return happening


def only_filter(of: Said) -> Filter:
    """The description of what may be any one of a kind.

    Raises:
        Misread: It names something else.
    """
    if not isinstance(of.value, AllThese):
        raise Misread("say of what kind of object: 'a permanent you control'")
    return of.value.filter
