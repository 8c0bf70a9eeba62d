"""What a sentence says of the instruction in the sentence before it: "The damage can't be prevented."."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Final, Literal

from comprules.abilities.changes import ChangeText
from comprules.abilities.changes_of_rules import MayCastThis
from comprules.abilities.conditions import Did
from comprules.abilities.instructions import DealDamage
from comprules.abilities.kinds import (
    Apply,
    CopySpell,
    CounterSpell,
    CreateDelayed,
    ForEach,
    If,
    May,
    WhenYouDo,
)
from comprules.abilities.mana_instructions import AddMana, IfSpent, SpendOnly
from comprules.abilities.nouns import AllThese, DoneThisWay, Filter, PlayersWho
from comprules.abilities.plain_instructions import CastNow
from comprules.abilities.predicates import CastFrom
from comprules.abilities.simple_nouns import EachPlayer, It, Opponents
from comprules.english.forms import statics as _statics  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.form import Form, Topic, fixed, part
from comprules.english.forms.those_who_did import WHO_DID_ONE
from comprules.english.said import Misread
from comprules.english.writing_words import chained

__all__ = ["AMENDMENTS", "EACH_ONE", "SPENDING_ON_IT", "Amended", "amended", "taken_off"]


@dataclass(frozen=True, slots=True)
class Amended:
    """A field of the instruction before, which has a sentence of its own."""

    field: str
    value: Any


_AMENDED: Final[dict[str, tuple[type[Any], str]]] = {
    "preventable": (DealDamage, "deals damage"),
    "excess_to_controller": (DealDamage, "deals damage"),
    "new_targets": (CopySpell, "is copied"),
    "to": (CopySpell, "is copied"),
    "only": (AddMana, "adds mana"),
    "then": (AddMana, "adds mana"),
    "kept": (AddMana, "adds mana"),
    "instead": (CounterSpell, "is countered"),
    "mana": (MayCastThis, "lets something be cast"),
    "otherwise": (If, "is done only 'if' something is so"),
    "not_new": (ChangeText, "changes a text"),
}
"""The instruction or change that has the field, and what nothing before does where there is none."""


def amended(before: Any, said: Amended) -> Any:
    """Return the instruction with what is said of it, or of the last that it holds.

    Raises:
        Misread: It is of another kind.
    """
    kind, does = _AMENDED[said.field]
    if isinstance(before, kind) and not (isinstance(before, If) and before.instead):
        made: Any = replace(before, **{said.field: said.value})
        return made
    match before:
        case If(effects=(*first, last), otherwise=(*others, other), instead=True) if kind is CopySpell:
            both = (*first, amended(last, said)), (*others, amended(other, said))
            return replace(before, effects=both[0], otherwise=both[1])
        case May() | If() | ForEach() | CreateDelayed() if kind is CopySpell:
            *first, last = before.effects
            return replace(before, effects=(*first, amended(last, said)))
        case May(effects=(*first, CastNow() as last)) if kind is MayCastThis:
            return replace(before, effects=(*first, replace(last, mana=said.value)))
        case If(effects=(*first, last)) if kind is MayCastThis:
            return replace(before, effects=(*first, amended(last, said)))
        case Apply(changes=(change,)) if kind in (ChangeText, MayCastThis):
            return replace(before, changes=(amended(change, said),))
        case _:
            raise Misread(f"nothing before this {does}")


def taken_off(effect: Any) -> tuple[Any, Amended] | None:
    """Return the instruction without what a sentence behind it amends, and the amendment, if there is one."""
    match effect:
        case If(_, (*first, Apply(changes=(MayCastThis(),)) as last), (), False) if found := taken_off(last):
            return replace(effect, effects=(*first, found[0])), found[1]
        case If(_, (*first, CopySpell() as last), ()) | May((*first, CopySpell() as last)) if (
            found := taken_off(last)
        ):
            return replace(effect, effects=(*first, found[0])), found[1]
        case May((*first, CastNow(mana=mana) as cast)) if mana:
            return replace(effect, effects=(*first, replace(cast, mana=""))), Amended("mana", mana)
        case Apply(changes=(ChangeText() | MayCastThis() as change,)) if found := taken_off(change):
            return replace(effect, changes=(found[0],)), found[1]
        case If(instead=True):
            return None
        case _:
            pass
    for name, (kind, _) in _AMENDED.items():
        if isinstance(effect, kind):
            (plain,) = (field.default for field in fields(kind) if field.name == name)
            if (value := getattr(effect, name)) != plain:
                instruction: Any = effect
                return replace(instruction, **{name: plain}), Amended(name, value)
    return None


part("chained", "settled_chain", chained, "draw a card", of=tuple)
_MANA: Final = "{{T}}: Add {{G}}. {}."
_CAST_FROM: Final[tuple[tuple[Literal["exile", "graveyard"], str], ...]] = (
    ("exile", "exile"), ("graveyard", "your graveyard"),
)  # fmt: skip
_SPENDING: Final = Topic(
    "spending",
    Form(SpendOnly, "spend this mana only to cast ({spells:targeting_spells}|a(n) {spells:spell})"),
    *(
        fixed(
            SpendOnly(Filter.of(CastFrom(zone), noun="spell", zone="stack")),
            f"(spend this mana only to cast spells from {words}|spend this mana only to cast a spell from {words})",
        )
        for zone, words in _CAST_FROM
    ),
    Form(SpendOnly, "spend this mana only to activate abilities", abilities=Filter()),
    Form(SpendOnly, "spend this mana only to activate abilities of {abilities:kinds}"),
    Form(
        SpendOnly,
        "spend this mana only to cast ({spells:targeting_spells}|a(n) {spells:spell}) "
        "(or activate abilities|or to activate an ability|or activate an ability)",
        abilities=Filter(),
    ),
    Form(
        SpendOnly,
        "spend this mana only to cast ({spells:targeting_spells}|a(n) {spells:spell}) or activate abilities of {abilities:kinds}",
    ),
    Form(
        SpendOnly,
        "spend this mana only to cast a(n) {spells:spell} (or activate an ability of|or to activate an ability of) / a(n) {abilities:one_such}",
        written=False,
    ),
    Form(
        SpendOnly, "spend this mana only to activate an ability of a(n) {abilities:one_such}", written=False
    ),
    Form(SpendOnly, "this mana can't be spent to cast ({barred:targeting_spells}|a(n) {barred:spell})"),
    *(
        Form(
            SpendOnly,
            f"spend this mana only to cast {spells} {{comma}} and that spell can't be countered",
            protecting=True,
        )
        for spells in ("({spells:targeting_spells}|a(n) {spells:spell})",)
    ),
    frame=_MANA,
)


def _when_spent(spells: Filter, effects: tuple[Any, ...]) -> IfSpent:
    return IfSpent(spells, (WhenYouDo(effects, Did()),))


def _what_then(spent: IfSpent) -> dict[str, Any] | None:
    match spent:
        case IfSpent(spells, (WhenYouDo(effects, Did()),)):
            return {"spells": spells, "effects": effects}
        case _:
            return None


_SPENT_SO: Final = Topic(
    "if_spent",
    Form(
        IfSpent,
        "when you spend this mana to cast a(n) {spells:spell} {comma} {effects:chained}",
        make=_when_spent,
        unmake=_what_then,
    ),
    Form(
        IfSpent,
        "(if that mana is spent on|if that mana is spent to cast|if this mana is spent on|if this mana is spent to cast) "
        "a(n) {spells:spell} {comma} {effects:chained}",
    ),
    frame=_MANA,
)


def _amended(field: str, words: str, frame: str, **more: Any) -> Form:
    return Form(Amended, words, field=field, frame=frame, **more)


EACH_ONE: Final = Topic(
    "each_one",
    fixed(It("they"), "of them"),
    fixed(
        It("they"),
        "of those (creatures|cards|tokens|permanents|lands|artifacts|spells)",
        written=False,
    ),
    *(
        Form(PlayersWho, f"{those} {{condition:who_they_are}}", players=players)
        for those, players in (("opponent", Opponents()), ("player", EachPlayer()))
    ),
    *WHO_DID_ONE,
    fixed(Opponents(), "opponent"),
    fixed(EachPlayer(), "player"),
    Form(AllThese, "{filter:one_such}"),
    Form(
        DoneThisWay,
        "{filter:one_such} {how:done_this_way}",
        frame="When this creature enters, destroy all creatures. For each {}, draw a card.",
    ),
    frame="When this creature enters, for each {}, draw a card.",
    noun=True,
)
"""For each of what, one after the other, something is done."""

_EXILED: Final = "When this creature enters, exile the top card of target opponent's library. You may play that card this turn. {}."
_TO_CAST: Final = "(that spell|those spells|it|them|spells this way|a spell this way)"
SPENDING_ON_IT: Final = Topic(
    "spending_on_it",
    _amended("mana", f"mana of any type can be spent to cast {_TO_CAST}", _EXILED, value="type"),
    *(
        _amended(
            "mana",
            f"you may spend mana as though / it were mana of any {like} to cast / {_TO_CAST}",
            _EXILED,
            value=like,
            written=like == "color",
        )
        for like in ("color", "type")
    ),
)
"""What is said of the mana for what an effect lets be cast: a clause, or a sentence of its own (609.4b)."""

AMENDMENTS: Final = Topic(
    "amendment",
    _amended(
        "preventable",
        "the damage can't be prevented",
        "When this creature enters, it deals 2 damage to any target. {}.",
        value=False,
    ),
    _amended(
        "excess_to_controller",
        "excess damage is dealt to (that creature's|that permanent's) controller instead",
        "When this creature enters, it deals 4 damage to target creature. {}.",
        value=True,
    ),
    _amended(
        "new_targets",
        "(you may choose new targets for the copy|you may choose new targets for the copies|"
        "you may choose a new target for the copy|each of those players may choose new targets for their copy|"
        "that player may choose new targets for the copy|that player may choose new targets for that copy|"
        "that player may choose a new target for that copy)",
        "When this creature enters, copy target spell. {}.",
        value=True,
    ),
    _amended(
        "to",
        "the copy targets {value:named}",
        "Whenever you cast a spell that targets only a single creature you control, copy that spell. {}.",
    ),
    _amended("only", "{value:spending}", _MANA),
    _amended("then", "{value:if_spent}", _MANA),
    *(
        _amended(
            "mana",
            f"if you cast a spell this way {{comma}} you may spend mana as though / it were mana of any {like} / to cast it",
            _EXILED,
            value=like,
            written=False,
        )
        for like in ("color", "type")
    ),
    _amended(
        "mana",
        "if you cast a spell this way {comma} mana of any type can be spent to cast it",
        _EXILED,
        value="type",
        written=False,
    ),
    _amended(
        "kept", "until end of turn, you don't lose / this mana as steps and phases end", _MANA, value=True
    ),
    _amended(
        "instead",
        "(if that spell is countered this way|if the spell is countered this way) {comma} {value:chained} "
        "(instead of into its owner's graveyard|instead of into that player's graveyard|"
        "instead of putting it into its owner's graveyard)",
        "When this creature enters, counter target spell. {}.",
    ),
    _amended(
        "otherwise",
        "otherwise {comma} {value:chained}",
        "When this creature dies, scry 2 if you control a land. {}.",
    ),
    _amended(
        "not_new",
        "the new creature type can't be {value:a_subtype}",
        "When this creature enters, change the text of target creature by replacing all instances of one creature type with another. {}.",
    ),
)
