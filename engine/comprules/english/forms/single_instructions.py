"""What is chosen, copied, exchanged and the like, and is not done for each of a kind (608.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.changes import ChangeText, SwitchSize
from comprules.abilities.changes_of_rules import CantBe
from comprules.abilities.conditions import Duration
from comprules.abilities.descriptions import without
from comprules.abilities.instructions import (
    ChooseTargets,
    Exchange,
    ExchangeLife,
)
from comprules.abilities.keyword_actions import (
    ControlPlayers,
)
from comprules.abilities.kinds import (
    AddAbilities,
    Apply,
    ApplyToNextSpell,
    CopySpell,
    EnterWith,
    Static,
)
from comprules.abilities.nouns import (
    AllThese,
    Both,
    ControlledBy,
    Controller,
    Filter,
    Picked,
    Players,
    Subject,
    Target,
)
from comprules.abilities.plain_instructions import (
    ChoosePlayer,
)
from comprules.abilities.simple_nouns import (
    EachPlayer,
    It,
    Number,
    Opponents,
    PlayerTarget,
    SpellsCastBefore,
    You,
)
from comprules.abilities.statements import ThisCosts
from comprules.english.forms import cost_changes as _costs  # noqa: F401 -- as below
from comprules.english.forms import trigger_events as _events  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.form import Form, Topic, choice, part
from comprules.english.making_changes import agreeing, changed
from comprules.english.making_descriptions import filter_of, from_zone, number_of_nouns, single_of
from comprules.english.said import Described, Misread, Said
from comprules.english.writing_changes import Voice, changes_words
from comprules.english.writing_nouns import filter_words, object_words, subject_words
from comprules.english.writing_words import refuse

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.changes import KindOfWord
    from comprules.abilities.kinds import Change
    from comprules.abilities.nouns import Predicate
    from comprules.english.said import SaidChange
    from comprules.mana import ManaCost

__all__ = ["SINGLE_INSTRUCTIONS"]


def _next_spell(described: Described, said: tuple[SaidChange, ...]) -> tuple[Filter, tuple[Change, ...]]:
    kind = single_of(described)
    if kind.noun != "spell" or kind.controller != You():
        raise Misread("the next spell is one that you cast")
    return without(kind, ControlledBy), changed(agreeing(Said(None), said))


def _next_such(described: Described) -> Filter:
    return _next_spell(described, ())[0]


def _cheaper_next(spells: Filter, by: int, cost: ManaCost | None) -> ApplyToNextSpell:
    """What the next spell costs more or less it says of itself from then on."""
    costs = Static((ThisCosts(by, cost=cost),))
    return ApplyToNextSpell(spells, (AddAbilities((costs,)),), Duration("end of turn"))


def _next_such_words(spells: Filter) -> str:
    return f"{filter_words(spells)} you cast this turn"


part(
    "next_such", 'description "this turn"', _next_such_words, "creature spell you cast this turn",
    of=Filter, read=_next_such,
)  # fmt: skip


def _next_spell_words(spells: Filter, changes: tuple[Change, ...]) -> str:
    said = changes_words(changes, Voice(several=False, happens=False))
    return f"{_next_such_words(spells)} {said}"


part(
    "next_spell", 'description "this turn" changes', _next_spell_words, "creature spell you cast this turn has flash",
    of=Filter, read=_next_spell, takes=2,
)  # fmt: skip


_COPIES: Final = "When this creature enters, you may {}, then scry 1."
_ENTERS: Final = "If a creature would enter, {} instead."
choice(
    "and_new_targets",
    dict.fromkeys(
        (
            "and may choose new targets for the copy",
            "and may choose a new target for the copy",
            "and may choose a new target for that copy",
            ", and you may choose new targets for the copy",
        ),
        True,
    ),
)
choice(
    "replaced",
    {
        "color word with another": "color word",
        "basic land type with another": "basic land type",
        "creature type with another": "creature type",
        "color word with another or one basic land type with another": "color word or basic land type",
    },
)


def _here(words: tuple[Any, ...], where: Predicate | Filter) -> Picked:
    kind = Described(filter_of(words, (where,)), number_of_nouns(words))
    return Picked(single_of(kind), Number(1))


def _here_words(picked: Picked) -> str:
    if not isinstance(picked.amount, Number):
        raise refuse(picked)
    plain = replace(without(picked.filter, ControlledBy), noun="permanent", zone="battlefield")
    return f"{object_words(picked)}{' on the battlefield' * (picked == Picked(plain, Number(1)))}"


part(
    "chosen_here", '("a" | "an") words (on_battlefield | controlled)', _here_words, "a creature you control",
    of=Picked, read=_here, takes=2,
)  # fmt: skip


def _one_target(chosen: ChooseTargets) -> str:
    is_target = isinstance(chosen.subject, PlayerTarget) and (chosen.subject.least, chosen.subject.most) == (
        1,
        1,
    )
    return (
        "" if is_target or isinstance(chosen.subject, Subject) else "only a target player is chosen like this"
    )


def _card_there(words: tuple[Any, ...], whose: Said, zone: Token) -> Picked:
    kind = Described(filter_of(words, ()), number_of_nouns(words))
    there = from_zone(Said(AllThese(single_of(kind)), plural=False), whose, zone).value
    return Picked(there.filter, Number(1))


def _card_there_words(picked: Picked) -> str:
    if picked.among or picked.filter.zone not in ("hand", "graveyard"):
        raise refuse(picked)
    return object_words(picked)


part(
    "chosen_there", '("a" | "an") words "in" _zone_of', _card_there_words, "a creature card in your graveyard",
    of=Picked, read=_card_there, takes=3,
)  # fmt: skip


def _each_switched(subject: Subject) -> str:
    if not (isinstance(subject, Target) and subject_words(subject).plural):
        raise refuse(subject)
    return f"each of {subject_words(subject).words}"


part(
    "switched_each",
    '"each of" target',
    _each_switched,
    "each of any number of target creatures",
    of=Target,
)
part("entering", "subject", lambda: "it", "it")


def _two_targets(both: Both) -> str:
    if not isinstance(both.first, Target) or not isinstance(both.second, Target):
        raise refuse(both)
    return object_words(both)


part(
    "two_targets",
    "both",
    _two_targets,
    "target creature you control and target creature you don't control",
    of=Both,
)


def _switched(of: Subject, duration: Duration = Duration()) -> Apply:
    return Apply(of, (SwitchSize(),), duration)


def _reworded(subject: Subject, kind: KindOfWord, duration: Duration = Duration()) -> Apply:
    return Apply(subject, (ChangeText(kind),), duration)


def _stays_tapped(subject: Subject, whose: Players) -> Apply:
    return Apply(subject, (CantBe("untap"),), Duration("end of next untap step", whose=whose))


def _all_stay_tapped(when: str, **more: Any) -> Form:
    return Form(
        lambda subject: _stays_tapped(subject, Controller(It("they"))),
        f"{{subject:subject}} ~don't untap during {when}",
        **more,
    )


def _two_exchange() -> ExchangeLife:
    return ExchangeLife(PlayerTarget(least=2, most=2), None)


def _that_exchange(exchange: ExchangeLife) -> dict[str, Any] | None:
    match exchange:
        case ExchangeLife(PlayerTarget(least=2, most=2, opponent=False), None):
            return {}
        case _:
            return None


# What lasts may stand behind these, so that nothing is said of them "for each" of a kind.
SINGLE_INSTRUCTIONS: Final = Topic(
    "single_instruction",
    Form(ChooseTargets, "choose {subject:target}"),
    Form(ChooseTargets, "choose {subject:two_targets}"),
    Form(ChooseTargets, "choose {subject:chosen_here}"),
    Form(ChooseTargets, "choose {subject:chosen_there}"),
    Form(
        ChooseTargets,
        "choose {subject:plain_players}",
        where=_one_target,
        frame="When this creature enters, choose target opponent.",
    ),
    Form(ChoosePlayer, "choose / an / opponent {at_random=|at random}", players=Opponents()),
    Form(ChoosePlayer, "choose / a / player {at_random=|at random}", players=EachPlayer()),
    Form(CopySpell, "copy {subject:object} [{but:excepted}] [{new_targets:and_new_targets}]", frame=_COPIES),
    Form(CopySpell, "copy {subject:named} {times:times_over} [{new_targets:and_new_targets}]", frame=_COPIES),
    Form(CopySpell, "copy {subject:named} for each spell cast before it this turn", times=SpellsCastBefore()),
    Form(CopySpell, "copy {subject:named} {times:for_each_amount}"),
    Form(EnterWith, "{entering} ~enter tapped", tapped=True, frame=_ENTERS),
    Form(EnterWith, "{entering} ~enter with {amount kind:counters_with_it}", frame=_ENTERS),
    Form(_switched, "switch {of:possessive} power and toughness [{duration:duration}]"),
    Form(_switched, "switch the power and toughness of {of:switched_each} [{duration:duration}]"),
    Form(
        _reworded,
        "change the text of {subject:named} by replacing all instances of one {kind:replaced} [{duration:duration}]",
    ),
    Form(_stays_tapped, "{subject:subject} ~don't untap during {whose:whose} next untap step"),
    _all_stay_tapped("their controllers' next untap steps"),
    _all_stay_tapped("their controller's next untap step", written=False),
    Form(Exchange, "exchange control of {subject:object} [{duration:duration}]", what="control"),
    Form(Exchange, "exchange the text boxes of {subject:named} [{duration:duration}]", what="text boxes"),
    Form(ExchangeLife, "exchange life totals with {second:players}", first=You()),
    Form(ExchangeLife, "two target players exchange life totals", make=_two_exchange, unmake=_that_exchange),
    Form(ControlPlayers, "you control {players:players} during that player's next turn"),
    Form(ExchangeLife, "you {second:and_others} exchange life totals", first=You(), written=False),
    Form(ApplyToNextSpell, "the next {spells changes:next_spell}", duration=Duration("end of turn")),
    Form(_cheaper_next, "the next {spells:next_such} ~cost {by cost:so_much_more} {to_cast}", written=False),
    frame="When this creature enters, {}.",
)
