"""Events that come in twos, those that come later, and the limits of triggered abilities (603)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.conditions import AnyHolds, PointOfTurn, TurnOf
from comprules.abilities.nouns import AllThese
from comprules.abilities.simple_nouns import EachPlayer, You
from comprules.abilities.trigger_events import BeginningOf, Either, NextBeginning, ThisWay
from comprules.abilities.trigger_events_of_objects import (
    Attacks,
    BecomesBlocked,
    BecomesMarked,
    BecomesTapped,
    BecomesTarget,
    Blocks,
    DealsDamage,
    Dies,
    Enters,
    IsTurnedFaceUp,
    Leaves,
    PutInto,
    TransformsInto,
)
from comprules.english.forms.form import Form, Topic, choice, fixed, the_same
from comprules.english.writing_nouns import of_kind
from comprules.english.writing_words import refuse

if TYPE_CHECKING:
    from comprules.abilities.trigger_events import TriggerEvent

__all__ = ["LIMITS", "MEANWHILE", "event_words", "two_acts"]

LIMITS: Final = Topic(
    "limit",
    fixed(("limit", "triggers once each turn"), "this ability triggers only once each turn / ."),
    fixed(("limit", "triggers twice each turn"), "this ability triggers only twice each turn / ."),
    fixed(("limit", "triggers once"), "this ability triggers only once / ."),
    fixed(("limit", "do once each turn"), "do this only once each turn / ."),
    fixed(("cant_be_countered", True), "this ability can't be countered / ."),
    Form(lambda what: ("cant_target", what), "this ability can't target {what:subject} / ."),
    frame="When this creature enters, tap target creature. {}",
)
choice("second_when", {"and when": "when", "and whenever": "whenever", "and at": "at"})


# ---- two events


def _event_of(act: type, words: str, **more: Any) -> Form:
    """Return an event of what was named before: its words begin with the verb."""
    return Form(act, words, doer="who", **more)


ACTS: Final = Topic(
    "act",
    _event_of(Enters, "~enter"),
    _event_of(Dies, "~die"),
    _event_of(Leaves, "~leave_the_battlefield"),
    _event_of(Attacks, "~attack"),
    _event_of(Blocks, "~block"),
    _event_of(BecomesBlocked, "~become blocked"),
    _event_of(BecomesMarked, "~become monstrous", mark="monstrous"),
    _event_of(BecomesTapped, "~become tapped"),
    _event_of(BecomesTarget, "~become the target of {by:targeting} [{whose:targeting_controller}]"),
    _event_of(TransformsInto, "~transform into {this_one}"),
    frame="Whenever this creature {} or becomes tapped, you gain 1 life.",
)
ACTS_BEHIND_OR: Final = Topic(
    "act_behind_or",
    _event_of(BecomesBlocked, "~become blocked by {by:of_kind}"),
    _event_of(BecomesTarget, "~become the target of {kind:one_spell}", by="spell"),
    _event_of(IsTurnedFaceUp, "~be turned face up"),
    _event_of(
        PutInto, "~be put into a graveyard from the battlefield", zone="graveyard", origin="battlefield"
    ),
    _event_of(
        PutInto,
        "~be (put into exile from the battlefield|put into exile)",
        zone="exile",
        origin="battlefield",
    ),
    _event_of(DealsDamage, "~deal combat damage / to / a player", to=EachPlayer(), combat=True),
    frame="Whenever this creature attacks or {}, you gain 1 life.",
    includes=(ACTS,),
)


def two_acts(event: TriggerEvent) -> str:
    """Write what one thing does, or two things do: ``this creature attacks or blocks``."""
    match event:
        case Either(Blocks(who, whom), BecomesBlocked(by=by), "") if by and by == whom:
            return two_acts(Either(Blocks(who), event.second))
        case Either(first, second, ""):
            one: Any = getattr(first, "who", None)
            other: Any = getattr(second, "who", None)
            said = of_kind(one)
            begun = f"{said.words} {ACTS.words(first, several=said.plural)} or"
            if one == other:
                return f"{begun} {ACTS_BEHIND_OR.words(second, several=said.plural)}"
            if isinstance(other, AllThese):
                return f"{begun} {of_kind(other).words} {ACTS.words(second, several=False)}"
        case _:
            pass
    raise refuse(event)


def _at_a_beginning(both: Either) -> str:
    is_at = (both.word == "at") is isinstance(both.second, BeginningOf)
    return "" if is_at else f"{both.word!r} does not go with this event"


TRIGGER_EVENTS: Final = Topic(
    "trigger_event",
    the_same("{it:event}"),
    Form(
        Either,
        "{first:event} (or when|or whenever) {second:event}",
        frame="Whenever an opponent casts a spell or when this creature dies, you gain 1 life.",
    ),
    Form(Either, "{first:event} {word:second_when} {second:event}", where=_at_a_beginning),
    Form(ThisWay, "{when:event} this way", frame="{{1}}: Destroy target creature. When {}, draw a card."),
    frame="Whenever {}, you gain 1 life.",
)
MEANWHILE: Final = Topic(
    "meanwhile",
    Form(TurnOf, "during {whose:whose} turn"),
    Form(TurnOf, "during the {step:step}", whose=EachPlayer()),
    fixed(PointOfTurn("during"), "during combat"),
    fixed(
        AnyHolds((TurnOf(You(), "precombat main"), TurnOf(You(), "postcombat main"))),
        "during your main phase",
    ),
    the_same("while {it:condition}"),
    frame="Whenever this creature attacks {}, you gain 1 life.",
)
NEXT_BEGINNINGS: Final = Topic(
    "next_beginning",
    Form(NextBeginning, "end of combat", step="end of combat", whose=EachPlayer()),
    Form(NextBeginning, "the beginning of (the next|the next turn's) {step:step}", whose=EachPlayer()),
    Form(NextBeginning, "the beginning of {whose:whose} next {step:step}"),
    frame="When this creature enters, at {}, sacrifice it.",
)
LATER_BEGINNINGS: Final = Topic(
    "later_beginning",
    the_same("{it:next_beginning}", written=False),
    Form(NextBeginning, "end of turn", step="end", whose=EachPlayer(), wording="2009", written=False),
    frame="When this creature becomes tapped, sacrifice it at {}.",
)


def event_words(event: TriggerEvent) -> str:
    """Return the event that an ability waits for.

    Raises:
        CannotWrite: The language has no words for it.
    """
    return NEXT_BEGINNINGS.words(event) if isinstance(event, NextBeginning) else TRIGGER_EVENTS.words(event)
