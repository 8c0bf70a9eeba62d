"""What is simply true (604), and how objects enter (614.1c), where one clause says all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.changes import ChangeControl, DefineSize
from comprules.abilities.changes_of_rules import CantBe, MayAssignAsUnblocked, MayStayTapped
from comprules.abilities.kinds import Apply
from comprules.abilities.nouns import AllThese, Amount, Comparison, Filter, Players, PowerOf, Subject
from comprules.abilities.simple_nouns import Attached, Chosen, Opponents, OtherPlayers, This, You
from comprules.abilities.statements import (
    AsYouCascade,
    CanBeCommander,
    CantHaveMoreCounters,
    ChosenBeforeGame,
    CirclesColors,
    DontTrigger,
    ExiledBeforeGame,
    MayDiscardAnyTime,
    NoLegendRule,
    OptionalAttackCost,
    RevealFirstDraw,
    TriggersAgain,
    UntapsBesides,
)
from comprules.abilities.trigger_events import Either
from comprules.abilities.trigger_events_of_objects import Dies, Enters, Leaves
from comprules.english.forms import trigger_events as _events  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.alterations import UNPREVENTABLE
from comprules.english.forms.combat import AT_MOST
from comprules.english.forms.cost_changes import ACTIVATION_RULES, COST_CHANGES
from comprules.english.forms.entering import ENTERING
from comprules.english.forms.form import Form, Topic, fixed, part
from comprules.english.forms.impossible import CANT_HAPPEN
from comprules.english.forms.permissions import PERMISSIONS
from comprules.english.forms.players import WHOSE
from comprules.english.lexicon import number_word
from comprules.english.making_descriptions import integer, several_of
from comprules.english.said import Misread
from comprules.english.writing_nouns import kinds_words, object_words
from comprules.english.writing_words import Phrase, article

if TYPE_CHECKING:
    from lark import Token

    from comprules.english.said import Described, Said

__all__ = ["STATEMENTS", "TRIGGERS_AGAIN"]

# ---- parts


def _nothing() -> None:
    """Return a part that brings nothing to read."""


def _all_of(described: Described) -> AllThese:
    return AllThese(several_of(described))


def _these_words(these: AllThese) -> Phrase:
    return Phrase(kinds_words(these.filter), plural=True)


def _itself(said: Said) -> This:
    if not isinstance(said.value, This):
        raise Misread("only a permanent's own counters are limited like this")
    return said.value


def _attacker(said: Said) -> This:
    if not isinstance(said.value, This):
        raise Misread("a creature's own controller may exert it as it attacks")
    return said.value


def _counters(most: Token, kind: str) -> tuple[int, str]:
    return integer(most).value, kind


def _counters_words(most: int, kind: str) -> str:
    return f"{number_word(most)} {kind} counter{'' if most == 1 else 's'}"


def _chosen(kind: str) -> Chosen:
    return Chosen(kind)  # type: ignore[arg-type]


def _chosen_words(chosen: Chosen) -> str:
    return article(chosen.kind)


part("comma", "_COMMA", lambda: ",", ",", read=_nothing, takes=0)
part("exerted", "subject", object_words, "this creature", of=This, read=_attacker)
part("on_it", "_on_it", lambda: "on it", "on it", read=_nothing, takes=0)
part("all_of", "kinds", _these_words, Phrase("creatures", plural=True), of=AllThese, read=_all_of)


def _only_all(said: Said) -> AllThese:
    if not isinstance(said.value, AllThese):
        raise Misread("say which creatures can't block it: 'creatures with power less than …'")
    return said.value


part(
    "all_named",
    "subject",
    lambda these: Phrase(kinds_words(these.filter), plural=True),
    Phrase("creatures with power less than this creature's power", plural=True),
    of=AllThese,
    read=_only_all,
)
part("it", "it_or_those", lambda: "it", "it")
part("assign", "ASSIGN", lambda: "assign", "assign", read=str)
part("itself", "subject", lambda: "this", "this", read=_itself)
part("acted_on", "subject", object_words, "this creature", of=Subject)
part("counters_held", "INTEGER counter_kind _counter", _counters_words, "two +1/+1 counters", read=_counters, takes=2)  # fmt: skip
part("chosen_kind", '"a" chosen_kind', _chosen_words, "a color", of=Chosen, read=_chosen)
part(
    "legend_rule",
    '"the legend rule doesn\'t apply"',
    lambda: 'the "legend rule" doesn\'t apply',
    'the "legend rule" doesn\'t apply',
    read=_nothing,
    takes=0,
)


def _untap_step(step: Token) -> str:
    if str(step) != "untap step":
        raise Misread("permanents untap in untap steps", step)
    return str(step)


def _of_others(untapping: UntapsBesides) -> str:
    return "" if isinstance(untapping.during, OtherPlayers | Opponents) else "those are not others' steps"


part("untapped", "object", object_words, "all creatures you control", of=Subject)
part("each_others", "whose", WHOSE.phrase, "each other player's", of=Players)
part("untap_step", "STEP", lambda: "untap step", "untap step", read=_untap_step)

# ---- statements


def _entering_or_dying(who: Subject) -> Either:
    return Either(Enters(who), Dies(who))


def _who_enters_or_dies(cause: Any) -> dict[str, Any] | None:
    match cause:
        case Either(Enters(who), Dies(other)) if cause == _entering_or_dying(who) and who == other:
            return {"who": who}
        case _:  # another event
            return None


Topic(
    "cause_of_several",
    Form(Enters, "{who:all_of} entering"),
    Form(Dies, "{who:all_of} dying"),
    Form(Leaves, "{who:all_of} leaving the battlefield"),
    Form(_entering_or_dying, "{who:all_of} entering or dying", unmake=_who_enters_or_dies),
    frame="As long as it's your turn, {} don't cause abilities to trigger.",
)


def _sized(of: Subject, amount: Amount) -> Apply:
    return Apply(of, (DefineSize(amount, amount),))


def _unable_to_block(kind: AllThese) -> Apply:
    """What can't block something because of its power can't block what has that power."""
    compared = (p.amount for p in kind.filter.predicates if isinstance(p, Comparison))
    of = [amount.of for amount in compared if isinstance(amount, PowerOf)]
    if len(of) != 1 or not isinstance(of[0], This | Attached):
        raise Misread("what it is that they can't block is unclear")
    return Apply(of[0], (CantBe("be blocked", by=kind.filter),))


def _no_way_back(_: Apply) -> None:
    """What can't be blocked by such creatures is written like this."""


def _you(thing: RevealFirstDraw) -> str:
    return "" if thing.optional and thing.who == You() else "this is said of 'you'"


def _ones_own_draw(who: Players) -> RevealFirstDraw:
    if who != You():
        raise Misread("you may reveal what you draw, and nobody else's card")
    return RevealFirstDraw(who, optional=True)


def _who_draws(thing: RevealFirstDraw) -> dict[str, Any] | None:
    return {"who": thing.who} if thing.optional else None


STATEMENTS: Final = Topic(
    "plain_statement",
    Form(
        Apply,
        "{kind:all_named} can't / block {it}",
        make=_unable_to_block,
        unmake=_no_way_back,
        written=False,
        frame="{}.",
    ),
    # Control, tapping, counters
    Form(lambda it: Apply(it, (ChangeControl(You()),)), "you control {it:acted_on}", written=False),
    Form(
        lambda it: Apply(it, (MayStayTapped(),)),
        "you may choose not to untap {it:acted_on} during your untap step",
    ),
    Form(
        lambda it: Apply(it, (MayAssignAsUnblocked(),)),
        "you may have {it:acted_on} {assign} its combat damage as though it weren't blocked",
    ),
    Form(
        UntapsBesides, "untap {subject:untapped} during {during:each_others} {untap_step}", where=_of_others
    ),
    Form(
        AsYouCascade,
        "as you cascade, you may put {what:card_found} from among the exiled cards onto the battlefield tapped",
        tapped=True,
        frame="As you cascade, you may put a land card from among the exiled cards onto the battlefield tapped.",
    ),
    Form(
        AsYouCascade,
        "as you cascade, you may put {what:card_found} from among the exiled cards onto the battlefield",
    ),
    fixed(MayDiscardAnyTime(), "you may discard this card any time you could cast an instant"),
    Form(CantHaveMoreCounters, "{itself} can't have more than {most kind:counters_held} {on_it}"),
    Form(
        lambda of: Apply(of, (CantBe("have damage removed"),)),
        "damage isn't removed from {of:acted_on} during cleanup steps",
    ),
    # Combat
    Form(OptionalAttackCost, "you may exert {who:exerted} as it attacks", kind="exert"),
    # Power and toughness
    Form(_sized, "{of:possessive} power and toughness are each equal to {amount:amount}"),
    Form(_sized, "{of:possessive} power and toughness are each {amount:amount}", written=False),
    Form(
        lambda of, amount: Apply(of, (DefineSize(amount, None),)),
        "{of:possessive} power is equal to {amount:amount}",
    ),
    Form(
        lambda of, amount: Apply(of, (DefineSize(None, amount),)),
        "{of:possessive} toughness is equal to {amount:amount}",
    ),
    # Triggering
    Form(
        DontTrigger, "{cause:cause_of_several} don't cause abilities [of {of:kinds}] to trigger", of=Filter()
    ),
    # The whole game
    Form(NoLegendRule, "{legend_rule} [to {to:kinds}]"),
    Form(RevealFirstDraw, "reveal the first card {who:players} ~draw each turn"),
    Form(
        RevealFirstDraw,
        "you may reveal the first card {who:players} ~draw each turn as you draw it",
        where=_you,
        make=_ones_own_draw,
        unmake=_who_draws,
        frame="You may reveal the first card you draw each turn as you draw it.",
    ),
    Form(CanBeCommander, "{itself} can be your commander"),
    Form(CirclesColors, "as you create your deck, circle two of the colors below"),
    Form(ChosenBeforeGame, "choose {chosen:chosen_kind} before the game begins"),
    Form(
        ExiledBeforeGame,
        "before you shuffle your deck to start the game {comma} you may / exile / {subject:picked}",
    ),
    includes=(
        ENTERING,
        AT_MOST,
        PERMISSIONS,
        ACTIVATION_RULES,
        COST_CHANGES,
        CANT_HAPPEN,
        UNPREVENTABLE,
    ),
    frame="As long as it's your turn, {}.",
)
TRIGGERS_AGAIN: Final = Topic(
    "triggers_again",
    Form(
        TriggersAgain,
        "if {cause:cause} causes a triggered ability of {of:one_kind} to trigger {comma} "
        "that ability triggers an additional time",
    ),
    Form(
        TriggersAgain,
        "if a triggered ability of {of:one_kind} triggers {comma} that ability triggers an additional time",
    ),
    frame="{}.",
)
