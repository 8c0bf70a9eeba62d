"""The words behind the noun of a description tell whose it is, where it lies and what it has.

The rows stand in the order in which their words do. Each has words for one predicate, or for a description of
which others are a part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from comprules.abilities.adjectives import ADJECTIVES
from comprules.abilities.descriptions import narrowed
from comprules.abilities.nouns import (
    AnyOf,
    Apart,
    Blocking,
    Comparison,
    ControlledBy,
    Filter,
    Greatest,
    Least,
    ManaValueOf,
    NamedUnlike,
    Non,
    OwnedBy,
    Predicate,
)
from comprules.abilities.predicates import (
    CastFrom,
    ConvokedThis,
    ExiledWith,
    Facing,
    Happened,
    HasKeyword,
    HasName,
    Is,
    LinkedTo,
    Other,
    PutThere,
    Shares,
    ThisTurn,
    Type,
)
from comprules.abilities.simple_nouns import (
    Chosen,
    EachPlayer,
    It,
    Number,
    Opponents,
    You,
)
from comprules.english.errors import CannotWrite
from comprules.english.forms import limits as _limits  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.behind_all import LAST
from comprules.english.forms.chosen_together import TOGETHER
from comprules.english.forms.controlled import OWNED
from comprules.english.forms.form import Form, Topic, choice, fixed, part, said_as, the_same
from comprules.english.forms.likeness import SHARED_WITH
from comprules.english.forms.shape import fillings, shape_of
from comprules.english.forms.what_nouns_have import (
    OF_SIZES,
    SYMBOLS_IN_COSTS,
    WITH_COUNTERS,
    had,
    having,
    lacked,
    lacking,
)
from comprules.english.writing_words import listed, refuse

__all__ = ["POSTS", "all_of", "behind_words"]

THAN: Final = {
    "less than": "<", "greater than": ">", "less than or equal to": "<=", "greater than or equal to": ">=", "equal to": "=",
}  # fmt: skip

# ---- parts


def _any_keyword(these: tuple[Predicate, ...]) -> str:
    words = [one.keyword for one in these if isinstance(one, HasKeyword)]
    if len(words) != len(these):
        raise refuse(these)
    return listed(words, "or")


def _has_any(keywords: tuple[str, ...]) -> tuple[Predicate, ...]:
    return tuple(map(HasKeyword, keywords))


part("this_one", "this", lambda: "this", "this")
part("on_battlefield", "on_battlefield", lambda: "on the battlefield", "on the battlefield")
part("all_keywords", "plain_keywords", listed, "flying", of=tuple)
part("any_keyword", "any_of_keywords", _any_keyword, "flying or reach", of=tuple, read=_has_any)
part("kind_chosen", "chosen_kind", str, "color")
part("object_name", "NAME", str, "Forest", read=str)
part("compared_quality", "compared_quality", str, "power")
choice("comparing", dict(THAN))
_PARITIES: Final[tuple[Any, ...]] = ("even", "odd")
choice("lesser", {"equal or lesser": "<=", "equal or greater": ">=", "lesser": "<", "greater": ">"})
choice("facing", {"blocking or blocked by": "blocking or blocked by", "blocked by": "blocked by"})


def _itself(kind: Filter) -> Filter:
    return kind


def _unsaid(_: Filter) -> None:
    """What stands behind the noun like this is written before it."""


part("being", "being", str, "that are Goblins", of=Filter)
part("not_being", "not_being", str, "that aren't Goblins", of=Non)

# ---- rows that say more than one thing


def _said(words: str, make: Callable[..., Filter], **more: Any) -> Form:
    """Words for a part of a description."""

    def unmake(rest: Filter) -> dict[str, Any] | None:
        part_said = shape_of(make)
        found: dict[str, Any] = {}
        for predicate in part_said.predicates:
            fitting = (fillings(predicate, other) for other in rest.predicates)
            filled = next((values for values in fitting if values is not None), None)
            if filled is None:
                return None
            found |= filled
        return found if rest.zone == part_said.zone else None

    return Form(Filter, words, make=make, unmake=unmake, **more)


def _so_this_turn(what: Happened, whose: Predicate) -> Callable[[], Filter]:
    return lambda: Filter.of(ThisTurn(what), whose)


def _lying(zone: Any, whose: Any) -> Filter:
    place = Filter(zone=zone)
    return place if isinstance(whose, EachPlayer) else narrowed(place, OwnedBy(whose))


def _where_it_lies(rest: Filter) -> dict[str, Any] | None:
    is_pile = rest.zone in {"hand", "library", "graveyard"}
    return {"zone": rest.zone, "whose": rest.owner or EachPlayer()} if is_pile else None


# ---- whose it is

_TARGET: Final = "When this creature enters, destroy target creature {}."
_CARDS: Final = "When this creature enters, you gain X life, where X is the number of creature cards {}."
_IT_BLOCKED: Final = "Whenever this creature attacks, destroy all creatures {}."
_COUNTED: Final = "When this creature enters, you gain X life, where X is the number of creatures {}."
_DONE_TO_CARDS: Final[tuple[tuple[Happened, str], ...]] = (
    ("drawn", "you've drawn"),
    ("discarded", "you've discarded"),
    ("discarded", "you've cycled or discarded"),
)
_SPELLS: Final = "When this creature enters, exile all spells {}."

Topic(
    "of_chosen",
    Form(Chosen, "of the / chosen {kind:kind_chosen}"),
    fixed(Chosen("creature type"), "of the / chosen / type", written=False),
    fixed(Chosen("card type"), "of the / chosen / card type", written=False),
    fixed(
        Chosen("creature type"),
        "of that type",
        written=False,
        frame="When this creature enters, choose a creature type. Destroy all creatures {}.",
    ),
    frame="When this creature enters, destroy all creatures {}.",
)


def _cast_from(origin: Any) -> Filter:
    return Filter.of(ControlledBy(You()), CastFrom(origin), noun="spell")


choice(
    "cast_from_where",
    {
        "you cast from your graveyard": "graveyard",
        "you cast from your hand": "hand",
        "you cast from exile": "exile",
        "you cast from anywhere other than your hand": "not hand",
    },
)
_DONE_TO_OBJECTS: Final[tuple[tuple[str, Happened, Predicate, bool], ...]] = (
    ("you've sacrificed", "sacrificed", ControlledBy(You()), True),
    ("that entered the battlefield under your control", "entered", ControlledBy(You()), True),
    ("you had enter the battlefield under your control", "entered", ControlledBy(You()), False),
    ("that died under your control", "died", ControlledBy(You()), True),
    ("put into your graveyard from the battlefield", "died", OwnedBy(You()), True),
)
_WHOSE: Final = (
    _said("{origin:cast_from_where}", _cast_from, frame=_SPELLS),
    _said("you own / but don't control", lambda: Filter.of(OwnedBy(You()), Non(ControlledBy(You())))),
    _said("you control / but don't own", lambda: Filter.of(ControlledBy(You()), Non(OwnedBy(You())))),
    *(
        _said(
            f"{words} this turn",
            _so_this_turn(what, OwnedBy(You())),
            written=words != "you've cycled or discarded",
            frame=_CARDS,
        )
        for what, words in _DONE_TO_CARDS
    ),
    *(
        _said(
            f"{words} this turn",
            _so_this_turn(what, whose),
            written=written,
            frame=_COUNTED,
        )
        for words, what, whose, written in _DONE_TO_OBJECTS
    ),
    the_same("{it:controlled}"),
    fixed(Non(OwnedBy(You())), "you don't own"),
    Form(Filter, "in {zone whose:zone_of}", make=_lying, unmake=_where_it_lies, frame=_CARDS),
    _said("in graveyards", lambda: Filter(zone="graveyard"), written=False, frame=_CARDS),
    _said("in all players' hands", lambda: Filter(zone="hand"), written=False, frame=_CARDS),
    *OWNED,
    _said("you ~cast", lambda: Filter.of(ControlledBy(You()), noun="spell"), written=False, frame=_SPELLS),
    _said(
        "your opponents ~cast",
        lambda: Filter.of(ControlledBy(Opponents()), noun="spell"),
        written=False,
        frame=_SPELLS,
    ),
)

# ---- where it is

_WHERE: Final = (
    _said(
        "(exiled with {this_one}|exiled with it)",
        lambda: Filter.of(LinkedTo("exiled"), zone="exile"),
        frame=_CARDS,
    ),
    _said(
        "exiled with / cards / named {name:object_name}",
        lambda name: Filter.of(ExiledWith(name), zone="exile"),
        frame=_CARDS,
    ),
    _said("in / exile", lambda: Filter(zone="exile"), frame=_CARDS),
    _said("in the ante", lambda: Filter(zone="ante"), frame=_CARDS),
    _said("from the ante", lambda: Filter(zone="ante"), frame=_CARDS, written=False),
    _said("from outside the game", lambda: Filter(zone="none"), frame=_CARDS),
    _said(
        "{that isn't on the battlefield/that aren't on the battlefield}",
        lambda: Filter(zone="elsewhere"),
        frame=_CARDS,
    ),
    _said("(put onto the battlefield with|created with) {this_one}", lambda: Filter.of(LinkedTo("put"))),
    fixed(Filter(), "{on_battlefield}", written=False),
)

# ---- what it has, and what it shares


def _extreme(extreme: type[Greatest | Least], quality: Any) -> Callable[..., Comparison]:
    """Return the form's maker: what has the greatest or least of a quality among objects that match."""
    return lambda filter: Comparison(quality, "=", extreme(filter, quality))  # noqa: A006 -- the field's name


def _dearest(zone: Any, whose: Any) -> Comparison:
    """Return what has the greatest mana value among the cards in a player's zone."""
    cards = Filter.of(OwnedBy(whose), noun="card", zone=zone)
    return Comparison("mana value", "=", Greatest(cards, "mana value"))


def _dearest_where(thing: Comparison) -> dict[str, Any] | None:
    kind = thing.amount.filter if isinstance(thing.amount, Greatest) else None
    if kind is None or kind.owner is None or thing != _dearest(kind.zone, kind.owner):
        return None
    return {"zone": kind.zone, "whose": kind.owner}


_COMPARED: Final = (
    *OF_SIZES,
    Form(Comparison, "with {of:compared_quality} {amount:number_or_x}", sign="="),
    Form(Comparison, "with {of:compared_quality} {amount:number_or_x} or less", sign="<="),
    Form(Comparison, "with {of:compared_quality} {amount:number_or_x} or greater", sign=">="),
    Form(Comparison, "with {of:compared_quality} {sign:comparing} {amount:limiting}"),
    *(
        Form(_extreme(extreme, quality), f"with the {word} {quality} among {{filter:controlled_kinds}}")
        for extreme, word in ((Greatest, "greatest"), (Least, "(least|lowest)"))
        for quality in ("power", "toughness", "mana value")
    ),
    *(
        fixed(
            Comparison(quality, "=", extreme(Filter.of(Type("creature")), quality)),
            f"with the {word} {quality} among creatures on the battlefield",
        )
        for extreme, word in ((Greatest, "greatest"), (Least, "least"))
        for quality in ("power", "toughness")
    ),
    Form(
        Comparison,
        "with the greatest mana value among cards in {zone whose:zone_of}",
        make=_dearest,
        unmake=_dearest_where,
        frame="When this creature enters, target player discards a card {}.",
    ),
    *(
        fixed(
            Comparison("mana value", parity, Number(0)),
            f"({{with {parity} mana value/with {parity} mana values}}|with an {parity} mana value)",
        )
        for parity in _PARITIES
    ),
    Form(
        Comparison,
        "with {sign:lesser} {mana value/mana values}",
        of="mana value",
        amount=ManaValueOf(It()),
        written=False,
    ),
)
_PUT_THERE: Final[tuple[tuple[Any, str], ...]] = (
    ("", "anywhere"),
    ("battlefield", "the battlefield"),
    ("library", "their library"),
    ("library", "your library"),
)
_HAPPENED: Final = (
    fixed(ConvokedThis(), "that convoked it"),
    fixed(ThisTurn("attacked"), "(you attacked with this turn|that attacked this turn)"),
    fixed(ThisTurn("died"), "that died this turn", frame=_CARDS),
    *(
        fixed(
            PutThere(origin),
            f"{{that was put there from {words} this turn/that were put there from {words} this turn}}",
            written=words != "your library",
            frame=_CARDS,
        )
        for origin, words in _PUT_THERE
    ),
    fixed(ThisTurn("damaged"), "[{that was/that were}] dealt damage this turn"),
    fixed(ThisTurn("entered"), "that entered [the battlefield] this turn"),
    fixed(ThisTurn("cast"), "you've cast this turn", frame=_SPELLS),
    fixed(ThisTurn("damaged you"), "that dealt damage to you this turn"),
    fixed(ThisTurn("damaged by this"), "dealt damage by {this_one} this turn"),
)
_AS_THAT: Final = "|".join(
    f"with the same name as that {noun}"
    for noun in ("creature", "permanent", "land", "artifact", "spell", "card")
)
_SHARED: Final = (
    *(
        row
        for quality in ("color", "card type", "creature type", "name")
        for row in (
            Form(
                Shares, f"{{that shares a {quality} with it/that share a {quality} with it}}", quality=quality
            ),
            Form(
                Shares,
                f"{{that shares a {quality} with/that share a {quality} with}} {{this_one}}",
                quality=quality,
                with_this=True,
                written=quality != "name",
            ),
        )
    ),
    fixed(
        Shares("creature type"),
        "{that shares at least one creature type with it/that share at least one creature type with it}",
        written=False,
    ),
    fixed(Shares("name", with_this=True), "with the same name as {this_one}"),
    *SHARED_WITH,
    Form(NamedUnlike, "with a different name than each {than:controlled_kind}"),
    fixed(Shares("name"), f"(with the same name as it|{_AS_THAT})", written=False),
)

POSTS: Final = Topic(
    "post",
    fixed(Chosen("card name"), "(with the chosen name|with that name)"),
    the_same("{it:of_chosen}"),
    Form(Non, "{that isn't/that aren't} {what:of_chosen}"),
    *_WHOSE,
    *_WHERE,
    Form(Filter, "(with|{that has/that have}) {keywords:all_keywords}", make=having, unmake=had),
    Form(AnyOf, "with {these:any_keyword}"),
    *(
        fixed(Is(word), f"{{that's {word}/that are {word}}}", written=False)
        for word in (
            "enchanted",
            "equipped",
            "attacking",
            "attacking alone",
            "blocking",
            "goaded",
            "tapped",
            "untapped",
            "saddled",
            "modified",
        )
        if word in ADJECTIVES
    ),
    *(
        fixed(Non(Is(word)), f"{{that isn't {word}/that aren't {word}}}")
        for word in (
            "enchanted",
            "equipped",
            "modified",
            "historic",
            "attacking",
            "blocking",
            "colorless",
            "monocolored",
            "multicolored",
        )
    ),
    fixed(Non(Is("colorless")), "{that's one or more colors/that are one or more colors}", written=False),
    *(fixed(Is(word), word) for word, row in ADJECTIVES.items() if row.place == "behind" and "{" not in word),
    *(
        fixed(
            Is(f"with exactly {word} colors"), f"that's exactly {word} colors", written=False, in_number="one"
        )
        for word in ("two", "three")
    ),
    *SYMBOLS_IN_COSTS,
    Form(
        Filter,
        "(without|{that doesn't have/that don't have}) {keywords:all_keywords}",
        make=lacking,
        unmake=lacked,
    ),
    *_COMPARED,
    *TOGETHER,
    *WITH_COUNTERS,
    *_HAPPENED,
    Form(Facing, "{how:facing} {this_one}"),
    fixed(Facing("blocking"), "blocking this creature"),
    fixed(Blocking(It()), "blocking it", frame=_IT_BLOCKED),
    fixed(Facing("attacking you"), "attacking you"),
    fixed(
        Facing("attacking your opponents"),
        "(attacking your opponents|{that's attacking one of your opponents/that are attacking one of your opponents})",
    ),
    fixed(Facing("blocked by"), "(it's blocking|that it's blocking)", written=False),
    *_SHARED,
    Form(HasName, "named {name:object_name}"),
    Form(lambda name: Non(HasName(name)), "not named {name:object_name}"),
    fixed(Other(), "(other than|except for) {this_one}", written=False),
    Form(Apart, "other than {whom:named_apart}"),
    Form(Filter, "{kind:being}", make=_itself, unmake=_unsaid, written=False),
    Form(Non, "{kind:not_being}", make=_itself, unmake=_unsaid, written=False),
    frame="When this creature enters, destroy all creatures {}.",
)


def all_of(posts: Iterable[Predicate | Filter]) -> Iterable[Filter]:
    """Return what stands behind a noun as descriptions."""
    return (post if isinstance(post, Filter) else Filter.of(post) for post in posts)


def behind_words(kind: Filter, *, several: bool) -> list[str]:
    """Return the words for all that a description says behind the noun.

    Raises:
        CannotWrite: For some of it there are none.
    """
    said: list[str] = []
    rest = kind
    for form in (*POSTS.forms, *LAST.forms):
        if form.in_number != "as said" and (form.in_number == "several") is not several:
            continue
        for thing in (rest, *rest.predicates):
            try:
                said.append(said_as(form, thing, several=several).words)
            except CannotWrite:
                continue
            rest = _without(rest, form, thing)
    if rest != Filter():
        raise refuse(kind)
    return said


def _without(rest: Filter, form: Form, thing: Filter | Predicate) -> Filter:
    """Return what is left to say once a form has said a part of it."""
    said = thing if not isinstance(thing, Filter) else form.made_of(form.taken_apart(thing) or {})
    if not isinstance(said, Filter):
        return replace(rest, predicates=tuple(p for p in rest.predicates if p != said))
    kept = tuple(p for p in rest.predicates if p not in said.predicates)
    return replace(rest, predicates=kept, zone="battlefield" if said.zone != "battlefield" else rest.zone)
