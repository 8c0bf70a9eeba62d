"""Objects share a quality with others that are named: ``with the same name as a card in your graveyard``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Literal

from comprules.abilities.conditions import Not, ThisIs
from comprules.abilities.descriptions import narrowed, without
from comprules.abilities.nouns import AllThese, Filter, OwnedBy, SharesWith, Subject
from comprules.abilities.predicates import LinkedTo, Other
from comprules.english.forms.form import Form, Topic, fixed

__all__ = ["ALIKE", "SHARED_WITH"]

Apart = Callable[[Any], dict[str, Any] | None]

_THE_EXILED_CARD: Final = AllThese(Filter.of(LinkedTo("the exiled"), noun="card", zone="exile"))
_EXILED_CARD: Final = AllThese(Filter.of(LinkedTo("exiled"), noun="card", zone="exile"))


def _one_kind(kind: Filter) -> AllThese:
    return AllThese(kind)


def _another_kind(kind: Filter) -> AllThese:
    return AllThese(narrowed(kind, Other()))


def _as_kind(these: Any, *, other: bool) -> dict[str, Any] | None:
    if not isinstance(these, AllThese) or these.filter.other is not other:
        return None
    return {"kind": without(these.filter, Other)}


def _card_there(kind: Filter, zone: Any, whose: Any) -> AllThese:
    return AllThese(narrowed(replace(kind, zone=zone), OwnedBy(whose)))


def _where_card_is(these: Any) -> dict[str, Any] | None:
    if not isinstance(these, AllThese) or these.filter.owner is None:
        return None
    plain = replace(without(these.filter, OwnedBy), zone="battlefield")
    return {"kind": plain, "zone": these.filter.zone, "whose": these.filter.owner}


Topic(
    "likeness",
    Form(object, "a(n) {kind:controlled_kind}", make=_one_kind, unmake=lambda it: _as_kind(it, other=False)),
    Form(
        object,
        "another {kind:controlled_kind}",
        make=_another_kind,
        unmake=lambda it: _as_kind(it, other=True),
    ),
    fixed(_EXILED_CARD, "a card exiled with {this_one}"),
    fixed(
        _THE_EXILED_CARD,
        "(the exiled card|the exiled cards)",
        frame="When this creature leaves the battlefield, destroy all creatures with the same name as {}.",
    ),
    Form(object, "a(n) {kind:only_words} in {zone whose:zone_of}", make=_card_there, unmake=_where_card_is),
    frame="When this creature enters, destroy all creatures with the same name as {}.",
)
SHARED_WITH: Final = (
    Form(SharesWith, "with the same name as {whom:likeness}", quality="name"),
    *(
        Form(
            SharesWith,
            f"{{that shares a {quality} with/that share a {quality} with}} {{whom:likeness}}",
            quality=quality,
        )
        for quality in ("color", "card type", "creature type")
    ),
)
_SHARED_QUALITIES: Final[tuple[Literal["color", "creature type", "card type"], ...]] = (
    "color",
    "creature type",
    "card type",
)


def _sharing(quality: Any) -> Callable[..., ThisIs]:
    """Return how it is made that an object shares a quality with others that are named."""

    def make(subject: Subject, whom: Subject) -> ThisIs:
        return ThisIs(subject, Filter.of(SharesWith(quality, whom)))

    return make


def _shared_by(quality: str) -> Apart:
    def unmake(thing: Any) -> dict[str, Any] | None:
        match thing:
            case ThisIs(subject, Filter((SharesWith(shared, whom),))) if shared == quality:
                return {"subject": subject, "whom": whom}
        return None

    return unmake


_named_alike: Final = _sharing("name")
_whose_name: Final = _shared_by("name")


def _named_unlike(subject: Subject, whom: Subject) -> Not:
    return Not(_named_alike(subject, whom))


def _whose_name_not(thing: Not) -> dict[str, Any] | None:
    return _whose_name(thing.condition)


ALIKE: Final = (
    Form(
        ThisIs,
        "{subject:one_subject} ~have the same name as {whom:likeness}",
        make=_named_alike,
        unmake=_whose_name,
    ),
    Form(
        Not,
        "{subject:one_subject} doesn't have the same name as {whom:likeness}",
        make=_named_unlike,
        unmake=_whose_name_not,
    ),
    *(
        Form(
            ThisIs,
            f"{{subject:one_subject}} {{shares/share}} a {quality} with {{whom:likeness}}",
            make=_sharing(quality),
            unmake=_shared_by(quality),
        )
        for quality in _SHARED_QUALITIES
    ),
)
