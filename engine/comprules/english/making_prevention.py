"""From the words of prevention.lark to effects and abilities that prevent damage.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from comprules.abilities.effects import PreventDamage, UnpreventableDamage
from comprules.abilities.kinds import Prevention, Static
from comprules.abilities.nouns import AllThese, Always, Filter
from comprules.abilities.would import WouldDealDamage
from comprules.english.making_descriptions import integer, single_of
from comprules.english.making_sentences import with_targets_numbered
from comprules.english.said import Described, Misread, Said

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.effects import Effect
    from comprules.abilities.nouns import Amount, Condition
    from comprules.abilities.would import WouldHappen

__all__: list[str] = []


class Dealt:
    """Whom the damage would be dealt to."""

    def __init__(self, to: Any) -> None:
        self.to = to


class Dealers:
    """From which source the damage would be."""

    def __init__(self, **said: Any) -> None:
        self.said = said


class ChosenDealer:
    """A source of the player's choice."""

    def __init__(self, described: Filter) -> None:
        self.described = described


def prevent_from(
    prevented: tuple[Amount | None, bool], source: Said, to: Dealt | None = None
) -> PreventDamage:
    amount, combat = prevented
    return PreventDamage(amount, to=to.to if to else None, combat=combat, **_dealers(source).said)


def prevent_damage(prevented: tuple[Amount | None, bool], *rest: Dealt | Dealers) -> PreventDamage:
    amount, combat = prevented
    to = next((part.to for part in rest if isinstance(part, Dealt)), None)
    said = next((part.said for part in rest if isinstance(part, Dealers)), {})
    return PreventDamage(amount, to=to, combat=combat, **said)


def prevent_next_time(would: WouldHappen) -> PreventDamage:
    match would:
        case WouldDealDamage(source, to, "damage" | "combat damage" as sort):
            said = _dealers(Said(source)).said
            return PreventDamage(None, to=to, combat=sort == "combat damage", next_time=True, **said)
        case _:
            raise Misread("only damage from a source is prevented like this")


def prevent_next_time_chosen(
    source: ChosenDealer, verb: Token, sort: str, to: Dealt | None = None
) -> PreventDamage:
    if sort == "noncombat damage":
        raise Misread("the next time is not of noncombat damage alone", verb)
    combat = sort == "combat damage"
    return PreventDamage(
        None, to=to.to if to else None, combat=combat, next_time=True, **_dealers(source).said
    )


def _dealers(source: Said | ChosenDealer) -> Dealers:
    match source:
        case ChosenDealer(described=described):
            return Dealers(by=None if described == Filter(noun="source") else described, chosen=True)
        case Said(value=AllThese(described)):
            return Dealers(by=described)
        case _:
            return Dealers(source=source.value)


def prevented_all() -> tuple[Amount | None, bool]:
    return None, False


def prevented_all_combat() -> tuple[Amount | None, bool]:
    return None, True


def prevented_next(amount: Amount) -> tuple[Amount | None, bool]:
    return amount, False


def dealt_to(to: Said) -> Dealt:
    return Dealt(to.value)


def dealt_by(source: Said | ChosenDealer) -> Dealers:
    return _dealers(source)


def chosen_dealer(described: Described) -> ChosenDealer:
    return ChosenDealer(single_of(described))


def damage_sort(token: Token) -> str:
    return str(token)


# ---- static abilities


def preventing(prevention: Prevention, also: tuple[Effect, ...] = ()) -> Static:
    return preventing_as_long_as(Always(), prevention, also)


def preventing_as_long_as(
    condition: Condition, prevention: Prevention, also: tuple[Effect, ...] = ()
) -> Static:
    full = Prevention(prevention.would, prevention.amount, with_targets_numbered(also))
    return Static((full,), condition)


def prevention(would: WouldHappen) -> Prevention:
    return Prevention(would)


def prevention_of_some(would: WouldHappen, amount: Token) -> Prevention:
    return Prevention(would, integer(amount))


def unpreventable(sort: str, by: Said | None = None) -> UnpreventableDamage:
    if sort == "noncombat damage":
        raise Misread("noncombat damage alone is not spoken of like this")
    return UnpreventableDamage(by.value if by else None, sort == "combat damage")


def unpreventable_now(effect: UnpreventableDamage) -> UnpreventableDamage:
    return effect


def dealt_by_these(subject: Said) -> Said:
    return subject
