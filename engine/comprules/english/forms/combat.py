"""What creatures can't or must do in combat (508.1, 509.1)."""

from __future__ import annotations

from typing import Any, Final

from comprules.abilities.combat import (
    AtMost,
    CantAlone,
    CantAttack,
    CantFace,
    CombatRule,
    Goaded,
    MayBlockMore,
    Must,
    NumberOfBlockers,
)
from comprules.abilities.conditions import Duration
from comprules.abilities.kinds import Apply, ApplyToPlayers
from comprules.abilities.nouns import Players, Subject
from comprules.abilities.simple_nouns import EachPlayer, You
from comprules.english.forms import impossible as _impossible  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.form import Form, Topic, choice, part
from comprules.english.lexicon import ATTACKED
from comprules.english.writing_nouns import each_of

__all__ = ["ATTACK_WHOM", "AT_MOST", "COMBAT_RULES", "LURES", "REQUIRED"]

# ---- parts

part("block", "BLOCK", lambda: "block", "block")
part("each_subject", "subject", each_of, "target creature", of=Subject)
part("each_object", "object", each_of, "target creature", of=Subject)
ATTACK_WHOM: Final = choice("attack_whom", dict(ATTACKED))
part(
    "not_attacked",
    "attack_whom",
    lambda whom, planeswalkers: ATTACK_WHOM.words((whom, planeswalkers)),
    "your opponents",
)
choice("now", {"this turn": Duration("end of turn"), "this combat": Duration("end of combat")})

# ---- what is said of a creature

COMBAT_RULES: Final = Topic(
    "combat_rule",
    Form(Must, "must be blocked if able", do="be blocked", follows_subject=True),
    Form(Must, "~attack each combat if able", do="attack", follows_subject=True),
    Form(Must, "~block each combat if able", do="block", follows_subject=True),
    Form(Must, "~attack {whom:players} each combat if able", do="attack", follows_subject=True),
    Form(CantAlone, "can't / attack / alone", do="attack", follows_subject=True),
    Form(CantAlone, "can't / block / alone", do="block", follows_subject=True),
    Form(CantAlone, "can't / attack or block / alone", do="attack or block", follows_subject=True),
    Form(CantAttack, "can't / attack {whom planeswalkers:not_attacked}", follows_subject=True),
    Form(CantFace, "can't / block {these:kinds}", follows_subject=True),
    Form(CantFace, "can {block} only {these:kinds}", others=True, follows_subject=True),
    Form(
        NumberOfBlockers, "can't be blocked except by {least:integer} or more creatures", follows_subject=True
    ),
    Form(NumberOfBlockers, "can't be blocked by more than {most:so_many} creature(s)", follows_subject=True),
    Form(MayBlockMore, "can {block} any number of creatures", number=None, follows_subject=True),
    Form(MayBlockMore, "can {block} an additional creature each combat", number=1, follows_subject=True),
    Form(MayBlockMore, "can {block} {number:integer} additional creatures each combat", follows_subject=True),
    frame="As long as it's your turn, this creature {}.",
)

# ---- for one turn or combat


_BLOCKED_BY_ALL: Final[tuple[CombatRule, ...]] = (Must("be blocked", by_all=True),)

LURES: Final = Topic(
    "lure",
    Form(Apply, "all creatures able to block {subject:each_subject} do so", changes=_BLOCKED_BY_ALL),
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
        Apply,
        "all creatures able to block {subject:each_subject} this turn do so",
        changes=_BLOCKED_BY_ALL,
        duration=Duration("end of turn"),
    ),
    Form(Apply, "goad {subject:each_object}", changes=(Goaded(You()),), duration=Duration("next turn")),
    frame="When this creature enters, {}.",
)

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
