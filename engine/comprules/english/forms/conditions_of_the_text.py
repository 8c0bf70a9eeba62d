"""What abilities ask of what their own text has told of: what was done, paid and beheld (608.2c)."""

from __future__ import annotations

from typing import Any, Final

from comprules.abilities.conditions import (
    AmountIs,
    CostPaid,
    Did,
    HasTarget,
    IsNthCast,
    LevelIs,
    Not,
    WasCast,
)
from comprules.abilities.nouns import Filter, KeywordAmount
from comprules.abilities.predicates import Subtype
from comprules.abilities.simple_nouns import EachPlayer, It, Number, Opponents, ThatPlayer, This, You
from comprules.english.forms.compared_amounts import negated
from comprules.english.forms.form import Form, fixed
from comprules.english.said import Misread

__all__ = ["BEHELD", "DID", "PAID", "your_spell"]


def _of_cost(it: str, its: str, of: Any) -> tuple[Form, ...]:
    return (
        Form(CostPaid, f"{it} was kicked", of=of, cost="kicker"),
        negated(CostPaid, f"{it} wasn't kicked", of=of, cost="kicker"),
        Form(CostPaid, f"{it} was kicked with its / {{cost:kicker_cost}} kicker", of=of),
        Form(CostPaid, f"{it} was foretold", of=of, cost="foretell"),
        Form(CostPaid, f"{it} was bargained", of=of, cost="bargain"),
        Form(CostPaid, f"{its} additional cost was paid", of=of, cost="additional"),
        Form(CostPaid, f"{its} / {{cost:cost_keyword}} cost was paid", of=of),
        Form(WasCast, f"{it} was cast [{{origin:cast_origin}}]", of=of),
        negated(WasCast, f"{it} wasn't cast [{{origin:cast_origin}}]", of=of),
    )


PAID: Final = (
    fixed(CostPaid(It(), "escape"), "it escaped"),
    fixed(CostPaid(This("spell"), "bargain"), "it's bargained", written=False),
    *_of_cost("this spell", "this spell's", This("spell")),
    *_of_cost("it", "its", It()),
    fixed(CostPaid(It("spell"), "kicker"), "that spell was kicked"),
    *(fixed(CostPaid(This(noun), "kicker"), f"this {noun} was kicked") for noun in ("creature", "permanent")),
    Form(CostPaid, "{of:this} was kicked", cost="kicker"),
    *(
        Form(
            CostPaid,
            f"this {noun} was kicked with its / {{cost:kicker_cost}} kicker",
            of=This(noun),
        )
        for noun in ("creature", "permanent")
    ),
    Form(CostPaid, "{of:this} escaped", cost="escape"),
    Form(LevelIs, "{of:this} is level {level:digits} or greater", or_greater=True),
    Form(LevelIs, "{of:this} is level {level:digits}"),
    negated(CostPaid, "{of:this} wasn't kicked", cost="kicker"),
    Form(WasCast, "you cast it [{origin:cast_origin}]", of=It(), by=You()),
    negated(WasCast, "you didn't cast it [{origin:cast_origin}]", of=It(), by=You()),
    fixed(
        WasCast(This("spell"), You(), in_main_phase=True),
        "you cast this spell during your main phase",
    ),
    Form(HasTarget, "it targets / a(n) {filter:one_such}"),
    fixed(AmountIs(KeywordAmount("tribute paid"), "=", Number(0)), "tribute wasn't paid"),
    fixed(CostPaid(This("spell"), "collect evidence"), "evidence was collected"),
    fixed(CostPaid(This("spell"), "gift"), "the gift was promised"),
    fixed(Not(CostPaid(This("spell"), "gift")), "the gift wasn't promised"),
)
DID: Final = (
    fixed(Did(), "you do"),
    fixed(Not(Did()), "you don't"),
    *(fixed(Did(ThatPlayer()), f"{who} player does") for who in ("that", "the")),
    *(fixed(Not(Did(ThatPlayer())), f"{who} player doesn't") for who in ("that", "the")),
    fixed(Did(ThatPlayer()), "they do", written=False),
    fixed(Not(Did(ThatPlayer())), "they don't", written=False),
    fixed(Not(Did()), "you can't", written=False),
    fixed(Not(Did()), "you don't put (it|the card) / (into your hand|onto the battlefield)", written=False),
    fixed(Not(Did()), "you didn't put a card / onto the battlefield this way", written=False),
    fixed(Did(EachPlayer()), "a player does"),
    fixed(Did(EachPlayer()), "a player does either"),
    fixed(Not(Did(EachPlayer())), "no one does"),
    fixed(Not(Did(EachPlayer())), "no player does"),
    fixed(Did(Opponents()), "an opponent does"),
    fixed(Not(Did(Opponents())), "no opponent does"),
)


def your_spell(condition: IsNthCast) -> str:
    """Say why the number is not that of a spell that you cast."""
    is_one = condition.spell.noun == "spell" and condition.spell.controller == You()
    return "" if is_one else "say whose spell it is: 'the second spell you cast this turn'"


def _beheld(kind: Filter) -> CostPaid:
    if len(kind.predicates) != 1 or not isinstance(kind.predicates[0], Subtype):
        raise Misread("what was beheld is called by a subtype")
    return CostPaid(This("spell"), f"behold {kind.predicates[0].word}")


def _of_beheld(thing: CostPaid) -> dict[str, Any] | None:
    if thing.of != This("spell") or not thing.cost.startswith("behold "):
        return None
    return {"kind": Filter.of(Subtype(thing.cost.removeprefix("behold ")))}


BEHELD: Final = (Form(CostPaid, "a(n) {kind:one_such} was beheld", make=_beheld, unmake=_of_beheld),)
