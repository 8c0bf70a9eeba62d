"""Targets, what is chosen without being targeted, and the top cards of piles (115, 608.2d)."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, Final

from comprules.abilities.descriptions import narrowed
from comprules.abilities.instructions import ChooseTargets
from comprules.abilities.nouns import Amount, AnyOf, CountOf, Filter, Picked, Target, TopOf
from comprules.abilities.predicates import Other, Type
from comprules.abilities.simple_nouns import Number, Opponents, ThatMuch, ThatPlayer, X
from comprules.english.forms.form import Form, Topic, choice
from comprules.english.said import Misread

__all__ = ["AMONG", "PICKED", "TARGETS", "TOP_OF"]

_CREATURE: Final = Type("creature")
_CREATURE_OR_WALKER: Final = AnyOf((_CREATURE, Type("planeswalker")))
_ANY: Final = Filter.of(AnyOf((_CREATURE, Type("planeswalker"), Type("battle"))))
_DESTROYS: Final = "When this creature enters, destroy {}."
_THEIRS: Final = "At the beginning of each upkeep, that player may have this creature deal 1 damage to {}."
_THEY_DESTROY: Final = "At the beginning of each upkeep, that player may destroy {}."
_DAMAGES: Final = "When this creature enters, it deals 1 damage to {}."


def _apart(target: Target) -> dict[str, Any]:
    """Return the fields of a target that words name; its number is none, and "another" means distinct."""
    found = {field.name: getattr(target, field.name) for field in fields(target)}
    if target.distinct and not target.filter.other:
        found |= {"filter": narrowed(target.filter, Other()), "distinct": False}
    return found | {"index": 0}


def _target(words: str, frame: str = _DESTROYS, **more: Any) -> Form:
    return Form(Target, words, unmake=_apart, frame=frame, **more)


def _any_target(words: str, frame: str = _DAMAGES, **more: Any) -> Form:
    return _target(words, frame, or_player=True, **{"filter": _ANY} | more)


def _from_least_to_most(target: Target) -> str:
    is_range = target.most is not None and 0 < target.least < target.most
    return "" if is_range else "the greater number comes last"


def _in_one_graveyard(
    filter: Filter,  # noqa: A002 -- the field's name
    least: int = 1,
    most: int | None = 1,
    number: Amount | None = None,
) -> Target:
    if filter.noun != "card" or filter.zone != "battlefield":
        raise Misread("cards are in a graveyard")
    return Target(replace(filter, zone="graveyard"), least, most, number=number, together=True)


def _of_one_graveyard(target: Target) -> dict[str, Any] | None:
    if target.filter.noun != "card" or target.filter.zone != "graveyard":
        return None
    plain = replace(target.filter, zone="battlefield")
    if target != _in_one_graveyard(plain, target.least, target.most, target.number):
        return None
    return {"filter": plain, "least": target.least, "most": target.most, "number": target.number}


def _from_one_graveyard(words: str, **more: Any) -> Form:
    return Form(
        Target,
        f"{words} / from a single graveyard",
        make=_in_one_graveyard,
        unmake=_of_one_graveyard,
        frame="When this creature enters, exile {}.",
        **more,
    )


def _more_than_one_target(target: Target) -> str:
    return "one target is any target" if target.most == 1 else ""


def _several_others(target: Target) -> str:
    return "" if target.least > 1 else "one other target is 'another target'"


_RANGE: Final[dict[str, Any]] = {"where": _from_least_to_most, "in_number": "several"}
_ANY_NUMBER: Final[dict[str, Any]] = {"least": 0, "most": None, "in_number": "several"}

TARGETS: Final = Topic(
    "target",
    _any_target("any target"),
    _any_target(
        "target creature or player",
        "When this creature comes into play, it deals 1 damage to {}.",
        filter=Filter.of(_CREATURE),
        wording="2009",
    ),
    _any_target("any other target", filter=narrowed(_ANY, Other())),
    _any_target("any target of an opponent's choice", chooser=Opponents()),
    _any_target("any target of their choice", _THEIRS, chooser=ThatPlayer()),
    _any_target("one, two, or three targets", least=1, most=3, in_number="several"),
    _any_target("{least most:exactly} targets", in_number="several", where=_more_than_one_target),
    _any_target("up to {most:so_many} targets", least=0, in_number="several"),
    _any_target("X targets", number=X(), in_number="several"),
    _any_target("up to X targets", number=X(), least=0, in_number="several"),
    _any_target("{least:integer} or {most:greater_integer} targets", **_RANGE),
    _any_target("any number of targets", **_ANY_NUMBER),
    _any_target("target creature, planeswalker, or player", filter=Filter.of(_CREATURE_OR_WALKER)),
    _any_target(
        "another / target creature, planeswalker, or player", filter=Filter.of(_CREATURE_OR_WALKER, Other())
    ),
    *(
        form
        for word in ("planeswalker", "battle")
        for form in (
            _any_target(f"target player or {word}", filter=Filter.of(Type(word))),
            _any_target(f"up to one target player or {word}", filter=Filter.of(Type(word)), least=0),
        )
    ),
    _any_target(
        "any number of target creatures, planeswalkers, and/or players",
        filter=Filter.of(_CREATURE_OR_WALKER),
        **_ANY_NUMBER,
    ),
    _any_target("any number of target creatures and/or players", filter=Filter.of(_CREATURE), **_ANY_NUMBER),
    _target("target {filter:one_such} or player", _DAMAGES, or_player=True),
    _target("target opponent or {filter:one_such}", _DAMAGES, or_player=True, opponent=True),
    _target("target {filter:target_ability}", "When this creature enters, counter {}."),
    _target("target {filter:one_such}"),
    _target("target {filter:one_such} / of an opponent's choice", chooser=Opponents()),
    _target("target {filter:one_such} / of their choice", _THEY_DESTROY, chooser=ThatPlayer()),
    _target("target {filter:one_such} / of your choice", written=False),
    _target("another / target {filter:another_such}"),
    _target("{least most:exactly} target {filter:such}"),
    _target("{least most:exactly} other target {filter:other_such}", where=_several_others),
    _target("up to {most:so_many} target {filter:such}", least=0),
    _target("up to {most:so_many} other / target {filter:other_such}", least=0),
    _target("X / target {filter:several_such}", number=X()),
    _target("up to X / target {filter:several_such}", least=0, number=X()),
    _target(
        "up to that many target {filter:several_such}",
        "Whenever this creature deals damage to a player, destroy {}.",
        least=0,
        number=ThatMuch(),
        in_number="several",
    ),
    _target(
        "up to that many other target {filter:other_several}",
        "Whenever this creature deals damage to a player, destroy {}.",
        least=0,
        number=ThatMuch(),
    ),
    _target("any number of other target {filter:other_several}", least=0, most=None),
    _target("one, two, or three / target {filter:several_such}", least=1, most=3),
    _target("{least:integer} or {most:greater_integer} / target {filter:several_such}", **_RANGE),
    _target("any number of target {filter:several_such}", least=0, most=None),
    _target("one or more / target {filter:several_such}", least=1, most=None),
    _from_one_graveyard("{least most:exactly} target {filter:such_cards}"),
    _from_one_graveyard("up to {most:so_many} target {filter:such_cards}", least=0),
    _from_one_graveyard("X / target {filter:several_cards}", number=X()),
    _from_one_graveyard("up to X / target {filter:several_cards}", least=0, number=X()),
    _from_one_graveyard("any number of target {filter:several_cards}", least=0, most=None),
    noun=True,
)

# ---- chosen as the instruction is followed


def _any_number(filter: Filter) -> Picked:  # noqa: A002 -- the field's name
    return Picked(filter, CountOf(filter), up_to=True)


def _of_any_number(picked: Picked) -> dict[str, Any] | None:
    return {"filter": picked.filter} if picked == _any_number(picked.filter) else None


def _more_than_one(picked: Picked) -> str:
    return "one other is said with 'another'" if picked.amount == Number(1) else ""


choice(
    "extreme",
    {
        f"with the {end} {quality}": f"{end} {quality}"
        for end in ("least", "greatest")
        for quality in ("power", "toughness")
    },
)
PICKED: Final = Topic(
    "picked",
    Form(
        Picked,
        "any number of {filter:several_such}",
        make=_any_number,
        unmake=_of_any_number,
    ),
    Form(
        Picked,
        "any number of other {filter:other_several}",
        make=_any_number,
        unmake=_of_any_number,
    ),
    Form(Picked, "{amount:how_many} {filter:such}"),
    Form(Picked, "another {filter:another_such}", amount=Number(1)),
    Form(Picked, "{amount:how_many} other {filter:other_such}", where=_more_than_one),
    Form(
        Picked,
        "{amount:how_many} {filter:such} / at random",
        at_random=True,
        frame="When this creature enters, exile {}.",
    ),
    Form(
        Picked,
        "the {filter:one_such} {extreme:extreme}",
        amount=Number(1),
        frame="When this creature enters, destroy {}. "
        "If two or more green creatures are tied for least power, you choose one of them.",
    ),
    Form(Picked, "up to {amount:so_much} {filter:such}", up_to=True),
    frame="When this creature enters, tap {}.",
    noun=True,
)

# ---- of the cards that were looked at or revealed

_CARDS: Final = Filter(noun="card")
_FROM: Final = "(from among them|from among those cards|from among the revealed cards|from it)"
choice(
    "way_seen",
    {
        "from among the cards milled this way": "milled",
        "from among the milled cards": "milled",
        "milled this way": "milled",
        "from among the cards revealed this way": "revealed",
        "revealed this way": "revealed",
    },
)
_LOOKED: Final = "{{0}}: Look at the top two cards of your library. Put {} into your hand."
_SEEN: Final = "{{0}}: Mill three cards. Reveal the top two cards of your library. Put {} into your hand."
_CHOSEN: Final = "{{0}}: Reveal the top two cards of your library. {}."


def _among(words: str, **more: Any) -> Form:
    return Form(Picked, words, among=True, **more)


def _any_among(filter: Filter, way: Any = "") -> Picked:  # noqa: A002 -- the field's name
    return replace(_any_number(filter), among=True, way=way)


def _of_any_among(picked: Picked) -> dict[str, Any] | None:
    filter_, way = picked.filter, picked.way
    return {"filter": filter_, "way": way} if picked == _any_among(filter_, way) else None


def _all_among(filter: Filter, way: Any = "") -> Picked:  # noqa: A002 -- the field's name
    return replace(_any_among(filter, way), up_to=False)


def _of_all_among(picked: Picked) -> dict[str, Any] | None:
    filter_, way = picked.filter, picked.way
    return {"filter": filter_, "way": way} if picked == _all_among(filter_, way) else None


def _of_all(seen: str, **more: Any) -> tuple[Form, Form]:
    """Return the forms for all of the cards that were looked at: ``all land cards``, ``each land card``."""
    more |= {"make": _all_among, "unmake": _of_all_among}
    return (
        Form(Picked, f"all {{filter:several_such}} {seen}", **more),
        Form(Picked, f"each {{filter:one_such}} {seen}", written=False, in_number="either", **more),
    )


AMONG: Final = Topic(
    "among_them",
    Form(Picked, f"any number of {{filter:several_such}} {_FROM}", make=_any_among, unmake=_of_any_among),
    *_of_all(_FROM),
    *_of_all("{way:way_seen}", frame=_SEEN),
    Form(
        Picked,
        "any number of {filter:several_such} {way:way_seen}",
        make=_any_among,
        unmake=_of_any_among,
        frame=_SEEN,
    ),
    _among("{amount:how_many} {filter:such} {way:way_seen}", frame=_SEEN),
    _among("up to {amount:so_much} {filter:such} {way:way_seen}", up_to=True, frame=_SEEN),
    _among("{amount:how_many_of} of them", filter=_CARDS),
    _among("{amount:how_many_of} of those cards", filter=_CARDS, written=False),
    _among("{amount:how_many_of}", filter=_CARDS, written=False),
    _among("up to {amount:so_much} of them", filter=_CARDS, up_to=True, written=False, in_number="either"),
    _among(f"{{amount filter:any_of_each}} {_FROM}", up_to=True, in_number="several"),
    _among(f"{{amount:how_many}} {{filter:such}} {_FROM}"),
    _among(f"up to {{amount:so_much}} {{filter:such}} {_FROM}", up_to=True),
    frame=_LOOKED,
    noun=True,
)


def _chosen_among(amount: Number, filter: Filter) -> ChooseTargets:  # noqa: A002 -- the field's name
    return ChooseTargets(Picked(filter, amount, among=True))


Topic(
    "chooses_among",
    Form(
        lambda filter: _chosen_among(Number(1), filter),  # noqa: A006 -- the field's name
        f"choose / a(n) {{filter:one_such}} {_FROM}",
        written=False,
    ),
    Form(_chosen_among, f"choose {{amount:so_much}} {{filter:such}} {_FROM}", written=False),
    Form(
        lambda amount: _chosen_among(amount, _CARDS),
        "choose {amount:so_much} of them",
        written=False,
    ),
    frame=_CHOSEN,
)

# ---- piles


def _several(top: TopOf) -> str:
    return "the top card alone is said without a number" if top.amount == Number(1) else ""


def _only_cards(top: TopOf) -> str:
    return "" if top.kind is not None and top.kind.noun == "card" else "cards lie in a graveyard"


TOP_OF: Final = Topic(
    "top_of",
    Form(TopOf, "the top card of {player:whose} library", amount=Number(1)),
    Form(TopOf, "the top X cards of {player:whose} library", amount=X(), in_number="several"),
    Form(
        TopOf,
        "the top / {amount:so_much} cards of {player:whose} library",
        where=_several,
        in_number="several",
    ),
    Form(
        TopOf,
        "that many cards from the top of {player:whose} library",
        amount=ThatMuch(),
        in_number="several",
        frame="Whenever you gain life, exile {}.",
    ),
    Form(TopOf, "the top card of {player:whose} graveyard", amount=Number(1), zone="graveyard"),
    Form(
        TopOf,
        "the top {kind:card_kind} of {player:whose} graveyard",
        amount=Number(1),
        zone="graveyard",
        where=_only_cards,
    ),
    *(
        Form(TopOf, f"the bottom card of {{player:whose}} {zone}", amount=Number(1), zone=zone, bottom=True)
        for zone in ("library", "graveyard")
    ),
    frame="When this creature enters, exile {}.",
    noun=True,
)
