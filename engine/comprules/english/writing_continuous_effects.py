"""Continuous effects in words: as something that happens, or that is so."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from comprules.abilities.changes import ChangeControl, ChangeText, DefineSize, LoseAbilities, SwitchSize
from comprules.abilities.changes_of_rules import (
    RULES_OF_OBJECTS,
    CantBe,
    KeepsMana,
    MaximumHandSize,
    MayCastThis,
    MayLook,
)
from comprules.abilities.conditions import Duration
from comprules.abilities.descriptions import narrowed
from comprules.abilities.kinds import AddAbilities, Apply, ApplyToPlayers
from comprules.abilities.nouns import AllThese, Both, OwnedBy, Owner, Players, Target
from comprules.abilities.simple_nouns import It, ThatOne, ThatPlayer, This, You
from comprules.english.forms.actions import HAND_SIZE
from comprules.english.forms.combat import required_words
from comprules.english.forms.permissions import PERMITTED
from comprules.english.forms.single_instructions import SINGLE_INSTRUCTIONS
from comprules.english.forms.statics import STATEMENTS
from comprules.english.writing_amounts import duration_words
from comprules.english.writing_changes import Voice, changes_for_words
from comprules.english.writing_nouns import (
    kinds_words,
    object_words,
    of_subject,
    subject_words,
)
from comprules.english.writing_players import action_words, done_words
from comprules.english.writing_words import refuse

__all__ = ["apply_words"]


def apply_words(
    effect: Apply | ApplyToPlayers,
    *,
    so: bool = False,
    every: str = "",
    base: Players | None = None,
) -> str:
    """Return a continuous effect: as something that happens, or with ``so`` as a statement of what is so.

    Raises:
        CannotWrite: A change has no words with these others, or with this subject.
    """
    if so and effect.duration != Duration():
        raise refuse(effect, "a static ability has no duration")
    if effect.duration.until == "end of next untap step":
        return SINGLE_INSTRUCTIONS.words(effect)
    only_bars = all(isinstance(change, RULES_OF_OBJECTS) for change in effect.changes)
    until = duration_words(effect.duration, only_bars=only_bars)
    match effect:
        case ApplyToPlayers(players, (AddAbilities() | LoseAbilities() as change,)):
            return action_words(effect, players, None if so or isinstance(change, LoseAbilities) else base)
        case ApplyToPlayers(_, (MaximumHandSize() | KeepsMana(),)):
            return HAND_SIZE.words(replace(effect, duration=Duration())) + until
        case ApplyToPlayers(changes=(MayLook(),)) | ApplyToPlayers(duration=Duration("next turn")) if not so:
            return f"{until.lstrip()}, {PERMITTED.words(replace(effect, duration=Duration()))}"
        case ApplyToPlayers() if not so:
            return PERMITTED.words(effect)
        case ApplyToPlayers():
            raise refuse(effect)
        case Apply(subject, (ChangeControl(to),)):
            if so:
                if not isinstance(to, You):
                    raise refuse(effect)
                return f"you control {object_words(subject)}"
            if to == Owner(ThatOne()) and isinstance(subject, AllThese):
                theirs = AllThese(narrowed(subject.filter, OwnedBy(ThatPlayer())))
                return f"each player gains control of {object_words(theirs)}{until}"
            return done_words(to, "gain", f"control of {object_words(subject)}{until}", base or You())
        case Apply(_, (SwitchSize() | ChangeText(),)) if not so:
            return SINGLE_INSTRUCTIONS.words(effect)
        case Apply(It() | AllThese() | Target(), (MayCastThis() | MayLook(),)) if not so:
            return PERMITTED.words(effect)
        case Apply(subject, (CantBe("have abilities activated"),)) if not so:
            return f"{of_subject(subject)} activated abilities can't be activated{until}"
        case Apply(_, (DefineSize(),)) if so:
            return STATEMENTS.words(effect)
        case Apply() if required_words(effect):
            return required_words(effect)
        case Apply(Both(This() as this, AllThese() as others), changes) if so:
            said = changes_for_words(changes, Voice(several=True, happens=False), until)
            return f"{subject_words(this).words} and {kinds_words(others.filter)} {said}"
        case Apply(subject, changes):
            phrase = subject_words(subject, every=every if isinstance(subject, AllThese) else "")
            voice = Voice(phrase.plural, not (so or effect.stated), itself=so and isinstance(subject, This))
            return f"{phrase.words} {changes_for_words(changes, voice, until)}"
        case _:
            assert_never(effect)
