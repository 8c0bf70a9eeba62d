"""How much more or less spells and abilities cost (601.2f), and with what mana they are paid for (609.4b)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.changes_of_rules import (
    ActivationCost,
    CantBe,
    ChangeCost,
    LoyaltyCostsMore,
    SpendManaAsThough,
)
from comprules.abilities.conditions import Duration
from comprules.abilities.descriptions import controlled, predicate_of, without
from comprules.abilities.kinds import Apply, ApplyToPlayers, Static
from comprules.abilities.nouns import (
    AllThese,
    Amount,
    ControlledBy,
    CountOf,
    Filter,
    NthCast,
    Players,
    Subject,
    Times,
)
from comprules.abilities.predicates import CastFrom, Type
from comprules.abilities.simple_nouns import EachPlayer, Number, Opponents, TargetsBeyondFirst, This, You
from comprules.abilities.statements import ThisCosts
from comprules.english.forms.form import Form, Topic, choice, part
from comprules.english.forms.keyword_lines import mana
from comprules.english.making_descriptions import single_of
from comprules.english.said import Misread, Said
from comprules.english.writing_amounts import amount_words
from comprules.english.writing_nouns import kinds_words, of_subject, subject_words
from comprules.english.writing_words import Phrase, refuse
from comprules.mana import ManaCost

if TYPE_CHECKING:
    from lark import Token

    from comprules.english.said import Described

__all__ = ["ACTIVATION_RULES", "COST_CHANGES", "THIS_ABILITY_COSTS", "LeastCost"]

# ---- how much

choice("less_or_more", {"less": -1, "more": 1})


def _by(symbols: Token, sign: int) -> tuple[int, ManaCost | None]:
    paid = mana(symbols)
    if len(paid.symbols) == 1 and paid.symbols[0].isdigit():
        return int(paid.symbols[0]) * sign, None
    return sign, paid


def _by_words(by: int, cost: ManaCost | None) -> str:
    if not by or (cost is not None and abs(by) != 1):
        raise refuse(by)
    return f"{cost or f'{{{abs(by)}}}'} {'more' if by > 0 else 'less'}"


def _by_x(symbols: Token, sign: int) -> int:
    if str(symbols) != "{X}":
        raise Misread("an amount is said of X", symbols)
    return sign


def _by_x_words(by: int) -> str:
    if abs(by) != 1:
        raise refuse(by)
    return f"{{X}} {'more' if by > 0 else 'less'}"


def _so_many(described: Described) -> CountOf:
    return CountOf(single_of(described))


def _each_words(amount: CountOf) -> str:
    return kinds_words(amount.filter, several=False)


part("so_much_more", "MANA less_or_more", _by_words, "{1} less", read=_by, takes=2)
part("x_more", "MANA less_or_more", _by_x_words, "{X} less", of=int, read=_by_x, takes=2)
part("each_counted", "kinds", _each_words, "creature you control", of=CountOf, read=_so_many)
part("to_cast", "_to_cast", lambda: "to cast", "to cast", read=lambda: None, takes=0)


@dataclass(frozen=True, slots=True)
class LeastCost:
    """How much the reduction in the sentence before must leave."""

    mana: int


# ---- what costs so much

_CASTERS: Final[dict[Players, str]] = {
    You(): " you cast",
    Opponents(): " your opponents cast",
    EachPlayer(): "",
}
_Costing = This | tuple[Players, Filter]


def _costing(said: Said) -> Said:
    match said.value:
        case This():
            return Said(This("spell"), said.plural)
        case AllThese(kind) if kind.noun == "spell" and predicate_of(kind, NthCast) is not None:
            return Said((You(), without(kind, ControlledBy)), said.plural)
        case AllThese(kind) if kind.noun == "spell":
            return Said((kind.controller or EachPlayer(), without(kind, ControlledBy)), said.plural)
        case _:
            raise Misread("only spells cost mana to cast")


def _costing_words(what: _Costing) -> Phrase:
    if isinstance(what, This):
        return Phrase("this spell")
    players, spells = what
    if spells.other or spells.controller is not None or players not in _CASTERS:
        raise refuse(spells)
    if predicate_of(spells, NthCast) is not None and players == You():
        return subject_words(AllThese(controlled(spells, You())))
    if predicate_of(spells, CastFrom) is not None and players == You():
        return Phrase(kinds_words(controlled(spells, You())), plural=True)
    return Phrase(kinds_words(spells) + _CASTERS[players], plural=True)


def _cost(what: _Costing, by: int, cost: ManaCost | None = None, each: Amount | None = None) -> Any:
    if isinstance(what, This):
        return ThisCosts(by, Number(1) if each is None else each, cost)
    players, spells = what
    return ApplyToPlayers(players, (ChangeCost(spells, by, cost, each),))


def _costs(thing: Any) -> dict[str, Any] | None:
    match thing:
        case ThisCosts(by, each, cost):
            return {
                "what": This("spell"),
                "by": by,
                "cost": cost,
                "each": None if each == Number(1) else each,
            }
        case ApplyToPlayers(players, (ChangeCost(spells, by, cost, each, 0),), duration) if (
            duration == Duration()
        ):
            return {"what": (players, spells), "by": by, "cost": cost, "each": each}
        case _:
            return None


def _cost_for_each(what: _Costing, by: int, amount: Amount, cost: ManaCost | None = None) -> Any:
    if cost is not None:
        raise Misread("so much of a color for each of these has no words")
    sign = 1 if by > 0 else -1
    return _cost(what, sign, each=amount if abs(by) == 1 else Times(abs(by), amount))


def _this_alone(thing: Any) -> str:
    return "" if isinstance(thing, ThisCosts) else "a spell says this only of itself"


part(
    "costing",
    "subject",
    _costing_words,
    Phrase("creature spells", plural=True),
    of=This | tuple,
    read=_costing,
)
part("this_costing", "subject", _costing_words, "this spell", of=This, read=_costing)
part("x_amount", "amount", amount_words, "your life total", of=Amount)
_COSTS: Final = "{what:costing} ~cost {by cost:so_much_more} {to_cast}"


def _cost_changed(words: str, **more: Any) -> Form:
    return Form(object, words, **({"make": _cost, "unmake": _costs} | more))


COST_CHANGES: Final = Topic(
    "cost_change",
    _cost_changed(_COSTS),
    _cost_changed(f"{_COSTS} for each {{each:each_counted}}"),
    _cost_changed(
        f"{_COSTS} for each target beyond the first".replace("costing", "this_costing"),
        each=TargetsBeyondFirst(),
        where=_this_alone,
    ),
    _cost_changed(f"{_COSTS} {{amount:for_each_amount}}", make=_cost_for_each, written=False),
    _cost_changed("{what:costing} ~cost {by:x_more} {to_cast} , where X is {each:x_amount}"),
    Form(
        LeastCost,
        "this effect can't reduce the mana in that cost to less than {mana:integer} mana",
        frame="Creature spells you cast cost {{1}} less to cast. {}.",
    ),
    frame="{}.",
)


def _least(cost: LeastCost) -> str:
    return "" if cost.mana else "a cost can always be reduced to nothing"


THIS_ABILITY_COSTS: Final = Topic(
    "this_ability_costs",
    Form(
        lambda by, cost=None, each=Number(1): Static((ThisCosts(by, each, cost),)),
        "this ability costs {by cost:so_much_more} to activate [for each {each:each_counted}]",
    ),
    Form(
        lambda by, each, cost=None: Static((ThisCosts(by, each, cost),)),
        "this ability costs {by cost:so_much_more} to activate {each:for_each_amount}",
        written=False,
    ),
    Form(
        lambda by, cost, condition: Static((ThisCosts(by, Number(1), cost),), condition),
        "this ability costs {by cost:so_much_more} to activate if {condition:condition}",
    ),
    Form(
        lambda by, each: Static((ThisCosts(by, each),)),
        "this ability costs {by:x_more} to activate , where X is {each:x_amount}",
    ),
    frame="{{T}}: Draw a card. {}.",
)

# ---- activated abilities of others


def _loyalty(symbol: Token) -> int:
    return int(str(symbol).strip("[]"))


part("object_s", "possessive", of_subject, "enchanted creature's", of=Subject)


def _you(said: Said) -> Said:
    if said.value != You():
        raise Misread("for abilities it is said of you")
    return said


part("you", "players", lambda _: Phrase("you", plural=True), Phrase("you", plural=True), of=You, read=_you)
part("loyalty_added", "LOYALTY_SYMBOL", lambda by: f"[{by:+d}]", "[+1]", of=int, read=_loyalty)
part("mana_color", "COLOR", str, "red", of=str, read=str)
choice(
    "like_any",
    {"mana as though it were mana of any color": "color", "mana as though it were mana of any type": "type"},
)
_YOUR_PLANESWALKERS: Final = AllThese(Filter.of(Type("planeswalker"), ControlledBy(You())))

_SPEND: Final = "{who:you} may spend [{mana:mana_color}] {like:like_any}"
_CANT: Final = CantBe("have abilities activated")
_CANT_BUT_MANA: Final = CantBe("have nonmana abilities activated")
_UNLESS: Final = "can't be activated unless they're mana abilities"
_NONMANA: Final = "{nonmana=to activate|to activate unless they're mana abilities}"


def _spent(of: Subject, like: str, mana: str = "", who: Players | None = None) -> Apply:
    del who
    return Apply(of, (SpendManaAsThough(mana, like),))  # type: ignore[arg-type]


def _what_is_spent(effect: Apply) -> dict[str, Any] | None:
    match effect:
        case Apply(of, (SpendManaAsThough(mana, like, None),)):
            return {"of": of, "like": like, "mana": mana, "who": You()}
        case _:
            return None


_YOUR_PERMANENTS: Final = AllThese(Filter.of(ControlledBy(You())))


def _equip_costs(by: int, cost: ManaCost | None = None, of: AllThese = _YOUR_PERMANENTS) -> Apply:
    """``Equip abilities you activate cost {1} less``: those of what you control."""
    yours = AllThese(controlled(without(of.filter, ControlledBy), You()))
    return Apply(yours, (ActivationCost(by, cost, word="equip"),))


def _costing_to_equip(effect: Apply) -> dict[str, Any] | None:
    match effect:
        case Apply(AllThese(kind), (ActivationCost(by, cost, word="equip"),)):
            of = AllThese(without(kind, ControlledBy))
            return {"by": by, "cost": cost, "of": _YOUR_PERMANENTS if of == AllThese(Filter()) else of}
        case _:
            return None


def _said_of_others(effect: Apply) -> str:
    return "" if effect.subject != _YOUR_PERMANENTS else "whose abilities they are is not said"


ACTIVATION_RULES: Final = Topic(
    "activation_rule",
    Form(lambda of: Apply(of, (_CANT,)), "activated abilities of {of:all_of} can't be activated"),
    Form(lambda of: Apply(of, (_CANT_BUT_MANA,)), f"activated abilities of {{of:all_of}} {_UNLESS}"),
    Form(lambda of: Apply(of, (_CANT,)), "{of:object_s} activated abilities can't be activated"),
    Form(lambda of: Apply(of, (_CANT_BUT_MANA,)), f"{{of:object_s}} activated abilities {_UNLESS}"),
    Form(
        lambda by, cost: Apply(AllThese(Filter()), (ActivationCost(by, cost, 0, nonmana=True),)),
        "activated abilities ~cost {by cost:so_much_more} to activate unless they're mana abilities",
    ),
    Form(
        lambda of, by, cost, nonmana: Apply(of, (ActivationCost(by, cost, 0, nonmana),)),
        f"activated abilities of {{of:all_of}} ~cost {{by cost:so_much_more}} {_NONMANA}",
    ),
    *(
        Form(
            Apply,
            f"equip abilities you activate{of} ~cost {{by cost:so_much_more}} to activate",
            make=_equip_costs,
            unmake=_costing_to_equip,
            where=_said_of_others if of else None,
        )
        for of in (" of {of:all_of}", "")
    ),
    Form(
        lambda by: Apply(_YOUR_PLANESWALKERS, (LoyaltyCostsMore(by),)),
        "planeswalkers' loyalty abilities you control ~cost an additional {by:loyalty_added} to activate",
    ),
    Form(
        lambda of, by: Apply(of, (LoyaltyCostsMore(by),)),
        "loyalty abilities of {of:all_of} ~cost an additional {by:loyalty_added} to activate",
    ),
    Form(
        lambda of: Apply(of, (SpendManaAsThough(like="type"),)),
        "mana of any type can be spent to activate (abilities of {of:all_of}|{of:object_s} abilities)",
    ),
    Form(
        Apply,
        f"{_SPEND} (to activate abilities of {{of:all_of}}|to pay the activation costs of {{of:object_s}} abilities)",
        make=_spent,
        unmake=_what_is_spent,
    ),
    Form(
        lambda spells: ApplyToPlayers(EachPlayer(), (SpendManaAsThough(like="type", spells=spells),)),
        "mana of any type can be spent to cast {spells:spells}",
    ),
    Form(
        lambda who, like, mana="", spells=None: ApplyToPlayers(who, (SpendManaAsThough(mana, like, spells),)),
        "{who:players} may spend [{mana:mana_color}] {like:like_any} [to cast {spells:spells}]",
    ),
    frame="As long as it's your turn, {}.",
)
