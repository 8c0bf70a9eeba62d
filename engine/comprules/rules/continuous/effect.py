"""611: one continuous effect, as it is worked with while characteristics are worked out."""

from __future__ import annotations

from dataclasses import dataclass

from comprules.abilities.conditions import Always, Condition
from comprules.abilities.kinds import Change
from comprules.abilities.nouns import Subject
from comprules.abilities.simple_nouns import This
from comprules.rules.meaning import Speaker
from comprules.state.objects import Characteristics

__all__ = ["Continuous", "EffectKey"]


EffectKey = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Continuous:
    """One continuous effect on objects, wherever it comes from.

    ``key`` tells it apart while characteristics are worked out. ``affected`` is a set that was fixed as the
    effect began; otherwise ``subject`` says what it applies to. ``timestamp`` orders effects (613.7);
    ``defining`` marks a characteristic-defining ability (604.3). ``whole`` is shared by the parts of one
    effect that its text says in several sentences.
    """

    key: EffectKey
    speaker: Speaker
    timestamp: tuple[int, int]
    changes: tuple[Change, ...]
    subject: Subject = This()
    antecedent: Subject = This()
    """What ``it`` means as the subject, where no other part of the same effect has begun to apply."""
    condition: Condition = Always()
    affected: tuple[int, ...] | None = None
    defining: bool = False
    static: bool = True
    counter: bool = False
    copiable: bool = False
    copied: Characteristics | None = None
    whole: EffectKey = ()
    name: str = ""
