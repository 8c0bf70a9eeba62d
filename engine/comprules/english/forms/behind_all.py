"""What stands behind a noun last: what something is attached to, or what a spell or ability targets."""

from __future__ import annotations

from typing import Final

from comprules.abilities.nouns import AllThese, Attaching, Filter, Targeting
from comprules.abilities.simple_nouns import You
from comprules.english.forms.form import Form, Topic, fixed

__all__ = ["LAST"]


def _the_only_target(what: Filter) -> Targeting:
    return Targeting(AllThese(what), only=True)


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
    frame="When this creature enters, exile all spells {}.",
)
