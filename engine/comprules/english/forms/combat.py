"""What creatures can't or must do in combat (508.1, 509.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.combat import (
    AtMost,
    CantAlone,
    CantAttack,
    CantFace,
    CantUnlessPaid,
    CombatRule,
    Goaded,
    MayBlockMore,
    Must,
    NumberOfBlockers,
)
from comprules.abilities.conditions import Duration
from comprules.abilities.costs import Cost, ManaPayment, SacrificeCost
from comprules.abilities.kinds import Apply, ApplyToPlayers
from comprules.abilities.nouns import Amount, CountersOn, Filter, Players, Subject
from comprules.abilities.predicates import Type
from comprules.abilities.simple_nouns import EachPlayer, It, X, You
from comprules.english.errors import CannotWrite
from comprules.english.forms import impossible as _impossible  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.form import Form, Topic, choice, part
from comprules.english.lexicon import ATTACKED
from comprules.english.writing_nouns import each_of
from comprules.english.writing_words import Phrase, refuse
from comprules.mana import ManaCost, read_cost

if TYPE_CHECKING:
    from lark import Token

__all__ = ["ATTACK_WHOM", "AT_MOST", "COMBAT_RULES", "required_words"]

# ---- parts

part("block", "BLOCK", lambda: "block", "block")
part("each_subject", "subject", each_of, "target creature", of=Subject)
part("each_object", "object", each_of, "target creature", of=Subject)
ATTACK_WHOM: Final = choice("attack_whom", dict(ATTACKED))


def _not_attacked(whom: Players | None, planeswalkers: bool, *, several: bool) -> str:  # noqa: FBT001
    del several
    return ATTACK_WHOM.words((whom, planeswalkers))


part("not_attacked", "attack_whom", _not_attacked, Phrase("your opponents"), agrees=True)
choice("now", {"this turn": Duration("end of turn"), "this combat": Duration("end of combat")})

# ---- what is paid for each creature


def _for_each(symbols: Token) -> tuple[tuple[Cost, ...], Amount | None]:
    if str(symbols) == "{X}":
        return (ManaPayment(ManaCost(("1",))),), X()
    return (ManaPayment(read_cost(str(symbols))),), None


def _for_each_words(costs: tuple[Cost, ...], each: Amount | None, *, several: bool) -> str:
    behind = " for each of those creatures" * several
    match costs, each:
        case (ManaPayment(mana),), None:
            return f"{mana}{behind}"
        case (ManaPayment(ManaCost(("1",))),), X():
            return f"{{X}}{behind}"
        case _:
            raise refuse(costs)


def _price_words(costs: tuple[Cost, ...], each: Amount | None, *, several: bool) -> str:
    return PRICES.words((costs, each), several=several)


_OF_THOSE: Final = " | ".join(
    f'"for each {of}"'
    for of in (
        "of those creatures",
        "creature they control that's attacking you",
        "blocking creature they control",
        "attacking creature they control",
    )
)
part(
    "mana_for_each",
    f"MANA ({_OF_THOSE})?",
    _for_each_words,
    Phrase("{2} for each of those creatures", plural=True),
    read=_for_each,
    agrees=True,
)
part("price", "price_in_combat", _price_words, Phrase("unless its controller pays {2}"), agrees=True)
_PAYER: Final = "({unless its controller/unless their controller} pays|unless you pay)"
_SACRIFICER: Final = "({unless its controller/unless their controller} sacrifices|unless you sacrifice)"
PRICES: Final = Topic(
    "price_in_combat",
    Form(lambda costs, each: (costs, each), f"{_PAYER} {{costs each:mana_for_each}}"),
    Form(
        lambda mana, kind: ((ManaPayment(mana),), CountersOn(kind, It())),
        f"{_PAYER} {{mana:keyword_cost}} for each {{kind:counter_kind}} counter on it",
    ),
    Form(
        lambda kind, amount: ((SacrificeCost(kind, amount),), None),
        f"{_SACRIFICER} {{amount kind:so_many_of}}",
    ),
    frame="All creatures can't attack {}.",
)
DONE_IN_COMBAT: Final = choice("done_in_combat", {do: do for do in ("attack", "block", "attack or block")})


def _done(do: str, *, several: bool) -> str:
    del several
    return DONE_IN_COMBAT.words(do)


part("in_combat", "done_in_combat", _done, Phrase("attack"), agrees=True)

# ---- what is said of a creature

COMBAT_RULES: Final = Topic(
    "combat_rule",
    Form(Must, "must be blocked if able", do="be blocked", follows_subject=True),
    Form(Must, "~attack each combat if able", do="attack", follows_subject=True),
    Form(Must, "~block each combat if able", do="block", follows_subject=True),
    Form(Must, "~attack {whom:players} each combat if able", do="attack", follows_subject=True),
    Form(Goaded, "~be goaded", by=You(), follows_subject=True),
    Form(CantAlone, "can't / attack / alone", do="attack", follows_subject=True),
    Form(CantAlone, "can't / block / alone", do="block", follows_subject=True),
    Form(CantAlone, "can't / attack or block / alone", do="attack or block", follows_subject=True),
    Form(CantAttack, "can't / attack {whom planeswalkers:not_attacked}", follows_subject=True),
    Form(CantUnlessPaid, "can't / {do:in_combat} {costs each:price}", follows_subject=True),
    Form(
        CantUnlessPaid,
        "can't / attack {whom planeswalkers:not_attacked} {costs each:price}",
        do="attack",
        follows_subject=True,
    ),
    Form(CantFace, "can't / block {these:kinds}", follows_subject=True),
    Form(CantFace, "can {block} only {these:kinds}", others=True, follows_subject=True),
    Form(
        NumberOfBlockers, "can't be blocked except by {least:integer} or more creatures", follows_subject=True
    ),
    Form(NumberOfBlockers, "can't be blocked by more than {most:so_many} creature(s)", follows_subject=True),
    Form(MayBlockMore, "can {block} any number of creatures", number=None, follows_subject=True),
    Form(MayBlockMore, "can {block} an additional creature each combat", number=1, follows_subject=True),
    Form(MayBlockMore, "can {block} an additional creature", number=1, written=False, follows_subject=True),
    Form(MayBlockMore, "can {block} {number:integer} additional creatures each combat", follows_subject=True),
    frame="As long as it's your turn, this creature {}.",
)

# ---- for one turn or combat


_BLOCKED_BY_ALL: Final[tuple[CombatRule, ...]] = (Must("be blocked", by_all=True),)


def _lure_of(kind: Filter, subject: Subject) -> Apply:
    """Every creature of a kind blocks it if able."""
    return Apply(subject, (Must("be blocked", by_all=True, by=kind),))


def _of_a_kind(lure: Apply) -> str:
    match lure.changes:
        case (Must(by=Filter() as kind),) if kind != Filter.of(Type("creature")):
            return ""
        case _:
            return "say of what kind the creatures are that have to block"


LURES: Final = Topic(
    "lure",
    Form(Apply, "all creatures able to block {subject:each_subject} do so", changes=_BLOCKED_BY_ALL),
    Form(
        _lure_of,
        "all {kind:several_such} able to block {subject:each_subject} do so",
        where=_of_a_kind,
    ),
    frame="As long as it's your turn, {}.",
)
REQUIRED: Final = Topic(
    "required_now",
    Form(Apply, "{subject:subject} ~attack {duration:now} if able", changes=(Must("attack"),)),
    Form(
        lambda subject, whom, duration: Apply(subject, (Must("attack", whom),), duration),
        "{subject:subject} ~attack {whom:players} {duration:now} if able",
    ),
    Form(Apply, "{subject:subject} ~block {duration:now} if able", changes=(Must("block"),)),
    Form(
        lambda subject, whom, duration: Apply(subject, (Must("block", whom),), duration),
        "{subject:subject} ~block {whom:each_subject} {duration:now} if able",
    ),
    Form(Apply, "{subject:subject} must be blocked {duration:now} if able", changes=(Must("be blocked"),)),
    Form(
        lambda subject, these, duration: Apply(subject, (CantFace(these),), duration),
        "{subject:subject} can't / block {these:this_or_it} {duration:now}",
    ),
    Form(
        Apply,
        "all creatures able to block {subject:each_subject} this turn do so",
        changes=_BLOCKED_BY_ALL,
        duration=Duration("end of turn"),
    ),
    Form(Apply, "goad {subject:each_object}", changes=(Goaded(You()),), duration=Duration("next turn")),
    frame="When this creature enters, {}.",
)


def required_words(effect: Apply) -> str:
    """Return what is required in a turn or combat, as a clause of its own; empty for anything else."""
    topic = LURES if effect.duration == Duration() else REQUIRED
    try:
        return topic.words(effect)
    except CannotWrite:
        return ""


# ---- how many there can be


def _at_most(players: Players, do: Any) -> Form:
    return Form(
        lambda number: ApplyToPlayers(players, (AtMost(number, do),)),
        f"no more than {{number:so_many}} creature(s) can {do} each combat",
    )


AT_MOST: Final = Topic(
    "at_most",
    _at_most(EachPlayer(), "attack"),
    _at_most(You(), "attack you"),
    _at_most(EachPlayer(), "block"),
    frame="As long as it's your turn, {}.",
)
