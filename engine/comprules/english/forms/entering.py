"""How objects enter: with counters, as copies, or as what is chosen for them (614.1c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.changes_of_rules import CantBe
from comprules.abilities.descriptions import controlled
from comprules.abilities.kinds import Apply, EntersAs, EntersAsCopy
from comprules.abilities.nouns import AllThese, Amount, CountOf, Filter, Subject, Times, TimesPaid
from comprules.abilities.predicates import Type
from comprules.abilities.simple_nouns import Chosen, It, Number, This, X
from comprules.abilities.statements import EntersTapped, EntersTransformed, EntersWith
from comprules.english.forms.form import Form, Topic, part
from comprules.english.making_descriptions import several_of
from comprules.english.said import Misread, Said
from comprules.english.writing_amounts import duration_words
from comprules.english.writing_changes import Voice, changes_words, except_words
from comprules.english.writing_nouns import kinds_words, object_words, subject_words
from comprules.english.writing_words import Phrase, article, counted, is_one, listed, refuse, verb

if TYPE_CHECKING:
    from comprules.abilities.kinds import Ability, Change
    from comprules.english.said import Described, Excepted

__all__ = ["ENTERING"]

# ---- counters


def _kicked(times: Amount, kind: str) -> tuple[Amount, str]:
    if times != Number(1):
        raise Misread("one counter for each time")
    return TimesPaid(This(), "kicker"), kind


def _for_kicks(counters: tuple[Amount, str]) -> dict[str, Any] | None:
    return {"times": Number(1), "kind": counters[1]} if counters == _kicked(Number(1), counters[1]) else None


def _for_each(times: Amount, kind: str, each: Amount) -> tuple[Amount, str]:
    if not isinstance(times, Number):
        raise Misread("for each of these there is a number of counters")
    return (each if times.value == 1 else Times(times.value, each)), kind


def _times_over(counters: tuple[Amount, str]) -> dict[str, Any] | None:
    match counters:
        case (Times(times, CountOf() as each), kind) if times > 1:
            return {"times": Number(times), "kind": kind, "each": each}
        case _:
            return None


def _said(amount: Amount, kind: str) -> str:
    return counted(amount, f"{kind} counter{'' if is_one(amount) else 's'}")


def _as_said(amount: Amount, kind: str) -> tuple[Amount, str]:
    return amount, kind


_SAID: Final = 'quantity "additional"? counter_kind _counter'
part("counters_said", _SAID, _said, "two charge counters", read=_as_said, takes=2)
_EACH: Final = "{times kind:counters_said} {on_it}"
_EQUAL: Final = "(a number of|a number of additional) {kind:counter_kind} counters {on_it} equal to"
_ONE_EACH: Final = "This creature enters with a charge counter on it for each time it was kicked."
COUNTERS: Final = Topic(
    "counters_brought_with_it",
    Form(object, f"{_EACH} for each time it was kicked", make=_kicked, unmake=_for_kicks, frame=_ONE_EACH),
    Form(_as_said, "{amount kind:counters_said} {on_it}"),
    Form(object, f"{_EACH} for each {{each:each_counted}}", make=_for_each, unmake=_times_over),
    Form(object, f"{_EACH} {{each:for_each_amount}}", make=_for_each, written=False),
    Form(_as_said, f"{_EQUAL} {{amount:amount}}"),
    frame="This creature enters with {}.",
)


def _counters_words(amount: Amount, kind: str, *, several: bool) -> str:
    said = COUNTERS.words((amount, kind))
    return said.replace(" on it", " on them", 1) if several else said


part("counters_with_it", "counters_brought_with_it", _counters_words, "a charge counter on it", agrees=True)


def _with_x(who: Subject, number: Amount, kind: str, amount: Amount) -> EntersWith:
    if number != X():
        raise Misread("X is explained and not used")
    return EntersWith(who, kind, amount)


def _with_one(who: Subject, kinds: tuple[str, ...]) -> EntersWith:
    return EntersWith(who, kinds[0], Number(1), kinds[1:])


def _one_kind(enters: EntersWith) -> dict[str, Any] | None:
    return {"who": enters.who, "kinds": (enters.kind, *enters.or_of)} if enters.or_of else None


ENTERS_WITH: Final = Topic(
    "enters_with",
    Form(
        EntersWith,
        "{who:subject} ~enter with your choice of {kinds:counter_choice} {on_it}",
        make=_with_one,
        unmake=_one_kind,
    ),
    Form(EntersWith, "{who:subject} ~enter with {amount kind:counters_with_it}"),
    Form(
        EntersWith,
        "{who:subject} ~enter with {number kind:counters_with_it} , where X is {amount:amount}",
        make=_with_x,
        written=False,
        frame="This creature enters with X charge counters on it, where X is your life total.",
    ),
    frame="{}.",
)

# ---- two kinds


def _both_kinds(first: Described, second: Described) -> Said:
    """Read two kinds of permanents with one controller behind both: ``Creatures and lands you control``."""
    one, other = several_of(first), several_of(second)
    one = one if one.controller is not None else controlled(one, other.controller)
    return Said((EntersTapped(AllThese(one)), EntersTapped(AllThese(other))), plural=True)


_KINDS: Final = Phrase("creatures and lands you control", plural=True)
part("both_kinds", "kinds _AND_KINDS kinds", kinds_words, _KINDS, read=_both_kinds, takes=2)

# ---- copies


def _copied_words(kind: Filter) -> str:
    words = f"any {kinds_words(kind, several=False)}"
    is_plain = (kind.noun, kind.zone) == ("permanent", "battlefield")
    is_plain &= all(isinstance(predicate, Type) for predicate in kind.predicates)
    return words + " on the battlefield" * is_plain


def _described(described: Described) -> Filter:
    return described.filter


def _excepted(excepted: Excepted) -> tuple[tuple[Change, ...], tuple[Ability, ...]]:
    return excepted.but, excepted.besides


def _excepted_words(but: tuple[Change, ...], besides: tuple[Ability, ...]) -> str:
    return except_words(but, besides, _PLAIN)


_PLAIN: Final = Voice(several=False, happens=False)
_ANY: Final = "any creature on the battlefield"
part("some_copied", "_any kinds", _copied_words, _ANY, of=Filter, read=_described)
part("any_copied", '"any" kinds', _copied_words, _ANY, of=Filter, read=_described)
part("copied_object", "subject", object_words, "this creature", of=Subject)
part("become_copy_of", "_being _copy_of", lambda: "become a copy of", "become a copy of", read=str)
part("enter_as", "enters", lambda: "enter", "enter", read=str)
part("until_then", "until", lambda duration: duration_words(duration).strip(), "until end of turn")
part("all_excepted", "excepting", _excepted_words, ", except it has haste", read=_excepted)
part("it_entering", "subject", lambda _: "it", "it", same=lambda who, it: it in (It(), who))
_BUT: Final = "[{but besides:all_excepted}]"
_COPY: Final = f"as a copy of {{of:some_copied}} {_BUT}"

# ---- choices


def _options_words(options: tuple[tuple[Change, ...], ...]) -> str:
    said = [changes_words(changes, _PLAIN) for changes in options]
    for words in said:
        if not words.startswith(("is a ", "is an ")) or " and has " in words or " and is " in words:
            raise refuse(options, "this can't be said in one noun phrase")
    return listed([words.removeprefix("is ") for words in said], "or")


def _enters(who: Subject) -> str:
    phrase = subject_words(who)
    return f"{phrase.words} {verb('enter', several=phrase.plural)}"


def _read_elsewhere(effect: EntersAs) -> str:
    """What is read as an instruction in this place, or as anchor words, is said of what enters."""
    match effect:
        case EntersAs(who, Chosen(), (), False, (), among) if among:
            return f"as {_enters(who)}, choose {listed(among, 'or')}"
        case EntersAs(who, Chosen(kind), (), False, ()):
            return f"as {_enters(who)}, choose {article(kind)}"
        case EntersAs(who, None, (), False, (one, other)):
            return f"as {_enters(who)}, choose {one} or {other}"
        case _:
            raise refuse(effect)


part("options", "options", _options_words, "a 3/3 creature or a 2/2 creature with flying")
_WHO: Final = "{who:subject} ~enter"
_UP: Final = "{face_up=|or is turned face up}"
ENTERING: Final = Topic(
    "how_it_enters",
    Form(EntersTapped, f"{_WHO} {{untapped=tapped|untapped}}"),
    Form(
        lambda who, amount, kind: (EntersTapped(who), EntersWith(who, kind, amount)),
        f"{_WHO} tapped with {{amount kind:counters_with_it}}",
        written=False,
    ),
    Form(lambda who: who, "{who:both_kinds} ~enter tapped", written=False),
    Form(
        lambda who: (EntersTapped(who), Apply(who, (CantBe("untap"),))),
        f"{_WHO} tapped and doesn't untap during your untap step",
        written=False,
    ),
    Form(EntersTransformed, f"{_WHO} transformed"),
    Form(EntersAsCopy, f"you may have {{who:subject}} {{enter_as}} {{tapped=|tapped}} {_COPY}"),
    Form(EntersAsCopy, f"{_WHO} {_COPY}", optional=False),
    Form(EntersAsCopy, f"{_WHO} as a copy of {{of:copied_object}} {_BUT}", optional=False),
    Form(
        EntersAsCopy,
        f"as {_WHO} {{comma}} you may have {{who:it_entering}} {{become_copy_of}} {{of:any_copied}} "
        f"{{duration:until_then}} {_BUT}",
    ),
    Form(
        EntersAs,
        f"as {_WHO} {_UP} {{comma}} {{who:it_entering}} ~become your choice of {{options:options}}",
    ),
    Form(EntersAs, f"as {_WHO} or is turned face up {{comma}} choose {{chosen:chosen_kind}}", face_up=True),
    Form(EntersAs, f"as {_WHO} {{comma}} choose an artifact card name", chosen=Chosen("artifact card name")),
    Form(EntersAs, f"as {_WHO} {{comma}} choose a player", chosen=Chosen("player")),
    Form(EntersAs, f"as {_WHO} {{comma}} choose an opponent", chosen=Chosen("opponent")),
    includes=(ENTERS_WITH,),
    otherwise=_read_elsewhere,
    frame="{}.",
)
