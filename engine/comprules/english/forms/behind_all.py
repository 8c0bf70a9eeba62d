"""What stands behind a noun last: what something is attached to, or what a spell or ability targets."""

from __future__ import annotations

from typing import Any, Final

from comprules.abilities.nouns import AllThese, AnyOf, Attaching, Filter, Non, Targeting
from comprules.abilities.predicates import Is, Subtype, Type
from comprules.abilities.simple_nouns import You
from comprules.english.forms.form import Form, Topic, fixed, part
from comprules.english.lexicon import plural
from comprules.english.writing_words import listed, refuse

__all__ = ["LAST"]


def _the_only_target(what: Filter) -> Targeting:
    return Targeting(AllThese(what), only=True)


def _excepted_words(kind: Non) -> str:
    these = kind.what.these if isinstance(kind.what, AnyOf) else ()
    if not these or not all(isinstance(one, Type | Subtype | Is) for one in these):
        raise refuse(kind)
    return f"except for {listed([plural(_word_of(one)) for one in these], 'and')}"


def _word_of(one: Any) -> str:
    word: str = one.adjective if isinstance(one, Is) else one.word
    return word


part("but_these", "but_these", _excepted_words, "except for Goblins and lands", of=Non)


# What is targeted may be described as well, so that nothing more stands behind it.
LAST: Final = Topic(
    "last_post",
    Form(
        Attaching,
        "attached to {to:attached_host}",
        frame="When this creature enters, destroy all Equipment {}.",
    ),
    Form(_the_only_target, "{that targets only/that target only} a single {what:one_such}"),
    Form(Targeting, "{that targets only/that target only} {what:this_or_it}", only=True),
    Form(Targeting, "{that targets/that target} {what:targeted}"),
    fixed(Targeting(You()), "{that targets/that target} you"),
    fixed(Targeting(You(), only=True), "{that targets only/that target only} you"),
    Form(
        Non,
        "{kind:but_these}",
        make=lambda kind: kind,
        unmake=lambda thing: {"kind": thing},
        frame="When this creature enters, destroy all permanents {}.",
    ),
    frame="When this creature enters, exile all spells {}.",
)
