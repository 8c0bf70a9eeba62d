"""What prevents damage (615) or has it dealt to something else (614.9): always, or for a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from comprules.abilities.conditions import Always, Condition, Duration, TurnOf
from comprules.abilities.descriptions import narrowed, predicate_of, without
from comprules.abilities.kinds import BeginReplacement, PreventDamage, Prevention, Replacement, Static
from comprules.abilities.nouns import AllThese, Amount, Filter, ObjectsOrPlayers, Players, Plus, Subject
from comprules.abilities.simple_nouns import Chosen, ThatMuch, This
from comprules.abilities.would import Redirected, WouldBeDealtDamage, WouldDealDamage, WouldHappen
from comprules.english.forms import alterations as _alterations  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.alterations import MUCH_PREVENTED
from comprules.english.forms.form import Form, Topic, fixed, part, the_same
from comprules.english.forms.parts import either_words
from comprules.english.forms.would import would_words
from comprules.english.parts_of_effects import instead_of_it
from comprules.english.said import Misread, Said
from comprules.english.writing_nouns import doer_words, each_of, object_words, subject_words
from comprules.english.writing_words import bare, refuse

__all__ = ["PREVENTIONS", "REDIRECTED_NOW", "SHIELDS", "WOULD_CHOSEN"]

Whom = Subject | Players | ObjectsOrPlayers

# ---- whom damage is dealt to


def _harmed_words(to: Whom) -> str:
    """Whom damage would be dealt to, one at a time: ``you``, ``a creature you control``."""
    if isinstance(to, ObjectsOrPlayers):
        return either_words(to)
    return doer_words(to) if isinstance(to, Players) else each_of(to)


part("any_harmed", "harmed", _harmed_words, "you", of=Whom)

# ---- what deals it: a source that is named, sources that match, or one that is chosen

_SOURCE: Final = Filter(noun="source")
_Dealer = tuple[Filter | None, Subject | None, bool]


def _of_choice(of: Filter, chosen: Chosen) -> Filter:
    return narrowed(of, chosen)


def _word_of_choice(kind: Filter) -> dict[str, Any] | None:
    chosen = predicate_of(kind, Chosen)
    return None if chosen is None else {"of": without(kind, Chosen), "chosen": chosen}


CHOSEN_DEALER: Final = Topic(
    "chosen_dealer",
    Form(
        Filter,
        "a(n) {of:one_such} of your choice {chosen:of_chosen}",
        make=_of_choice,
        unmake=_word_of_choice,
    ),
    the_same("a(n) {it:one_such} of your choice"),
    frame="When this creature enters, prevent all damage that would be dealt this turn by {}.",
)


def _dealer(source: Said | Filter) -> _Dealer:
    match source:
        case Filter():
            return None if source == _SOURCE else source, None, True
        case Said(AllThese(by)):
            return by, None, False
        case _:
            return None, source.value, False


def _dealer_words(by: Filter | None, source: Subject | None, chosen: bool) -> str:  # noqa: FBT001
    if chosen:
        return CHOSEN_DEALER.words(by or _SOURCE)
    if by is not None:
        return subject_words(AllThese(by), every="all").words
    if source is None or isinstance(source, AllThese):
        raise refuse(source)
    return object_words(source)


part("dealer", "(of_kind | chosen_dealer)", _dealer_words, "target creature", read=_dealer)
part("dealer_chosen", "chosen_dealer", _dealer_words, "a source of your choice", read=_dealer)
part("dealer_named", "subject", _dealer_words, "target creature", read=_dealer)
part("would_harm", '"would" DEAL', lambda: "would deal", "would deal")


@dataclass(frozen=True, slots=True)
class Harm:
    """Damage, as these words speak of it: to whom it would be dealt, and by what source."""

    to: Whom | None = None
    by: Filter | None = None
    source: Subject | None = None
    chosen: bool = False


def _would(harm: Harm, kind: Any) -> WouldHappen:
    """Return the damage that such words speak of."""
    if harm.by is None and harm.source is None and harm.to is not None and not harm.chosen:
        return WouldBeDealtDamage(harm.to, kind)
    return WouldDealDamage(harm.source or AllThese(harm.by or _SOURCE), harm.to, kind)


def _harm(would: WouldHappen, *, chosen: bool = False) -> tuple[Harm, str] | None:
    match would:
        case WouldBeDealtDamage(to, kind) if not chosen:
            return Harm(to), kind
        case WouldDealDamage(AllThese(by), to, kind):
            return Harm(to, None if chosen and by == _SOURCE else by, None, chosen), kind
        case WouldDealDamage(source, to, kind):
            return Harm(to, None, source, chosen), kind
        case _:
            return None


_BY: Final = "{by source chosen:dealer}"
Topic(
    "damage_now",
    Form(Harm, f"damage that would be dealt [to {{to:any_harmed}}] this turn [by {_BY}]"),
    Form(Harm, f"damage that would be dealt this turn to {{to:any_harmed}} [by {_BY}]", written=False),
    Form(Harm, f"damage that would be dealt by {_BY} this turn", written=False),
    Form(Harm, f"damage that / {_BY} {{would_harm}} [to {{to:any_harmed}}] this turn", written=False),
    Form(
        Harm,
        "damage / {by source chosen:dealer_chosen} would deal [to {to:any_harmed}] this turn",
        written=False,
    ),
    Form(
        Harm,
        "damage / {by source chosen:dealer_named} would deal [to {to:any_harmed}] this turn",
        written=False,
    ),
    frame="When this creature enters, prevent all {}.",
)
Topic(
    "damage_always",
    Form(Harm, f"damage that would be dealt [to {{to:any_harmed}}] [by {_BY}]", written=False),
    frame="Prevent all {}.",
)


def _always(harm: Harm) -> Harm:
    if harm.chosen:
        raise Misread("a source is chosen only as an effect begins, for a turn")
    return harm


# ---- how much of it

_Much = tuple[Amount | None, str]
MUCH: Final = Topic(
    "prevented",
    fixed((None, "damage"), "all"),
    fixed((None, "combat damage"), "all combat"),
    fixed((None, "noncombat damage"), "all noncombat"),
    Form(lambda n: (n, "damage"), "the next {n:bare_amount}"),
)


def _so_much(much: _Much) -> tuple[Amount | None, bool]:
    if much[1] == "noncombat damage":
        raise Misread("noncombat damage alone is not prevented for a turn")
    return much[0], much[1] == "combat damage"


def _so_much_words(amount: Amount | None, combat: bool) -> str:  # noqa: FBT001
    return MUCH.words((amount, "combat damage" if combat else "damage"))


def _all_of(much: _Much) -> str:
    if much[0] is not None:
        raise Misread("this is said of all of some damage")
    return much[1]


def _all_but(amount: Amount | None) -> int:
    match amount:
        case None:
            return 0
        case Plus(number, ThatMuch()) if number < 0:
            return -number
        case _:
            raise Misread("the next time prevents all of the damage, or all but so much of it")


def _all_but_words(but: int) -> str:
    return MUCH_PREVENTED.words(Plus(-but, ThatMuch()) if but else None)


part("bare_amount", "quantity", bare, "2", of=Amount)
part("so_prevented", "prevented", _so_much_words, "all", read=_so_much)
part("all_prevented", "prevented", lambda kind: MUCH.words((None, kind)), "all", of=str, read=_all_of)
part(
    "all_combat",
    "prevented",
    _so_much_words,
    "all",
    of=bool,
    read=lambda much: _all_of(much) and _so_much(much)[1],
)
part("all_but", "much_prevented", _all_but_words, "prevent that damage", of=int, read=_all_but)

# ---- shields for a turn


def _shield(harm: Harm, amount: Amount | None = None, combat: bool = False) -> PreventDamage:  # noqa: FBT001, FBT002
    return PreventDamage(amount, harm.by, harm.to, combat, harm.source, harm.chosen)


def _of_shield(effect: PreventDamage) -> dict[str, Any] | None:
    if effect.next_time or effect.also or effect.but:
        return None
    harm = Harm(effect.to, effect.by, effect.source, effect.chosen)
    return {"harm": harm, "amount": effect.amount, "combat": effect.combat}


def _once(would: WouldHappen) -> tuple[Any, ...]:
    found = _harm(would)
    if found is None or isinstance(would, WouldBeDealtDamage) or found[1] == "noncombat damage":
        raise Misread("only damage from a source is prevented like this")
    harm, kind = found
    return harm.by, harm.source, harm.to, kind == "combat damage"


def _once_words(by: Filter | None, source: Subject | None, to: Whom | None, combat: bool) -> str:  # noqa: FBT001
    said = would_words(_would(Harm(to, by, source), "combat damage" if combat else "damage"))
    return said.removesuffix(" to a permanent or player")


def _chosen_once(would: WouldDealDamage) -> tuple[Any, ...]:
    (harm, kind) = _harm(would, chosen=True) or (Harm(), "")
    return harm.by, True, harm.to, _so_much((None, kind))[1]


def _chosen_once_words(by: Filter | None, chosen: bool, to: Whom | None, combat: bool) -> str:  # noqa: FBT001
    if not chosen:
        raise refuse(by)
    return WOULD_CHOSEN.words(
        WouldDealDamage(AllThese(by or _SOURCE), to, "combat damage" if combat else "damage")
    )


WOULD_CHOSEN: Final = Topic(
    "would_chosen",
    Form(
        lambda by, kind, to=None: WouldDealDamage(AllThese(by), to, kind),
        "{by:chosen_dealer} {kind:would_deal} [to {to:any_harmed}]",
    ),
    frame="When this creature enters, the next time {} this turn, discard a card instead.",
)
part("would_once", "would", _once_words, "target creature would deal damage", read=_once)
part(
    "would_chosen_once",
    "would_chosen",
    _chosen_once_words,
    "a source of your choice would deal damage",
    read=_chosen_once,
)


def _shields(combat: bool, who: Subject) -> tuple[PreventDamage, ...]:  # noqa: FBT001
    return PreventDamage(to=who, combat=combat), _shield(Harm(None, *_dealer(Said(who))), combat=combat)


SHIELDS: Final = Topic(
    "prevent_damage",
    Form(
        PreventDamage,
        "prevent {amount combat:so_prevented} {harm:damage_now}",
        make=_shield,
        unmake=_of_shield,
    ),
    Form(
        PreventDamage,
        "the next time {by chosen to combat:would_chosen_once} this turn {comma} {but:all_but}",
        next_time=True,
    ),
    Form(
        PreventDamage,
        "the next time {by source to combat:would_once} this turn {comma} prevent that damage",
        next_time=True,
    ),
    frame="When this creature enters, {}.",
)


Topic(
    "prevent_to_and_by",
    Form(
        tuple,
        "prevent {combat:all_combat} damage that would be dealt to and dealt by {who:subject} this turn",
        make=_shields,
        written=False,
    ),
    frame="When this creature enters, {}.",
)
# ---- static abilities


def _static(would: WouldHappen, condition: Condition, amount: Amount | None = None) -> Static:
    return Static((Prevention(would, amount),), condition)


def _prevented_while(would: WouldHappen, condition: Condition, amount: Amount | None) -> Static:
    if isinstance(would, WouldBeDealtDamage) and isinstance(would.to, This):
        condition = instead_of_it(condition, would.to)
    return _static(would, condition, amount)


def _in_turn(kind: str, harm: Harm, whose: Players | None = None) -> Static:
    return _static(_would(_always(harm), kind), Always() if whose is None else TurnOf(whose))


def _both_ways(kind: Any, who: Subject) -> tuple[Static, ...]:
    by = Harm(None, *_dealer(Said(who)))
    return _static(WouldBeDealtDamage(who, kind), Always()), _static(_would(by, kind), Always())


PREVENTIONS: Final = Topic(
    "prevention",
    Form(
        lambda would, amount: Static((Prevention(would, amount),)),
        "if {would:would} {comma} {amount:much_prevented}",
    ),
    Form(
        Static,
        "if {would:would} while {condition:condition} {comma} {amount:much_prevented}",
        make=_prevented_while,
        written=False,
    ),
    Form(
        Static,
        "prevent {kind:all_prevented} {harm:damage_always} [during {whose:whose} turn]",
        make=_in_turn,
        written=False,
    ),
    Form(
        tuple,
        "prevent {kind:all_prevented} damage that would be dealt to and dealt by {who:subject}",
        make=_both_ways,
        written=False,
    ),
    frame="{}.",
)

# ---- damage that goes elsewhere

_ELSEWHERE: Final = "is dealt to {to:recipient} instead"
_TURN: Final = Duration("end of turn")


def _redirected(kind: str, harm: Harm, to: Any) -> Replacement:
    return Replacement(_would(_always(harm), kind), altered=Redirected(to))


def _redirected_now(much: _Much, harm: Harm, to: Any) -> tuple[BeginReplacement, ...]:
    made = Replacement(_would(harm, much[1]), altered=Redirected(to))
    return (BeginReplacement(made, _TURN, amount=much[0], chosen=harm.chosen),)


def _of_redirected(effects: tuple[BeginReplacement]) -> dict[str, Any] | None:
    (effect,) = effects
    match effect:
        case BeginReplacement(Replacement(would, (), Redirected(to), Always(), False), duration, False) if (
            duration == _TURN and (found := _harm(would, chosen=effect.chosen))
        ):
            harm = Harm() if found[0] == Harm(by=_SOURCE) else found[0]
            return {"much": (effect.amount, found[1]), "harm": harm, "to": to}
        case _:
            return None


Topic(
    "redirection",
    Form(
        Replacement,
        f"{{kind:all_prevented}} {{harm:damage_always}} {_ELSEWHERE}",
        make=_redirected,
        written=False,
    ),
    frame="{}.",
)
REDIRECTED_NOW: Final = Topic(
    "redirection_now",
    Form(
        tuple,
        f"{{much:prevented}} {{harm:damage_now}} {_ELSEWHERE}",
        make=_redirected_now,
        unmake=_of_redirected,
    ),
    frame="When this creature enters, {}.",
)
