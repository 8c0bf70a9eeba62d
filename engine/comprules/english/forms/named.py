"""What a text names without describing it anew: the object itself, "it" and "those", what is attached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.descriptions import narrowed, predicate_of, without
from comprules.abilities.nouns import (
    AllThese,
    Both,
    ControlledBy,
    DoneThisWay,
    Filter,
    NthCast,
    OneOrMore,
    OwnedBy,
)
from comprules.abilities.predicates import Is, LinkedTo, Shares, Type
from comprules.abilities.simple_nouns import Attached, Granter, It, PaidWith, ThatOne, TheRest, This, You
from comprules.english.forms.form import Form, Topic, choice, fixed, part
from comprules.english.forms.targets import TARGETS, TOP_OF
from comprules.english.forms.votes import VOTED_FOR
from comprules.english.lexicon import ORDINALS, singular
from comprules.english.own_names import GRANTER
from comprules.english.said import Misread, Said, is_plural
from comprules.english.writing_words import refuse

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.nouns import Target

__all__ = ["NAMED", "ONE_OF"]

# ---- nouns


def _one(noun: Token) -> str:
    if is_plural(noun):
        raise Misread(f"one is meant, and {str(noun)!r} is a plural", noun)
    return str(noun)


def _many(noun: Token) -> str:
    if is_plural(noun) is False:
        raise Misread("'those' wants a plural", noun)
    return str(noun)


def _one_word(noun: str) -> str:
    if singular(noun) != noun:
        raise refuse(noun)
    return noun


def _many_word(noun: str) -> str:
    if singular(noun) == noun:
        raise refuse(noun)
    return noun


part("one_noun", "noun", _one_word, "creature", of=str, read=_one)
part("any_noun", "noun", _one_word, "creature", of=str, read=lambda noun: Said(str(noun), is_plural(noun)))
part("many_nouns", "noun", _many_word, "creatures", of=str, read=_many)
choice("attaching", {"enchanted": "enchanted", "equipped": "equipped", "fortified": "fortified"})
choice("nth_of_turn", {f"the {word}": number for number, word in enumerate(ORDINALS[:4]) if number})

# ---- one, or several, named before

_EXILED: Final = Filter.of(LinkedTo("the exiled"), noun="card", zone="exile")
_IMPRINTED: Final = Filter.of(LinkedTo("imprinted"), noun="card", zone="exile")
_REST: Final = "{{0}}: Look at the top three cards of your library. Put one of them into your hand. Put {} on the bottom of your library in any order."
_OTHERS: Final = "{{0}}: Reveal cards from the top of your library until you reveal a land card. Return that card to its owner's hand. Exile {}."
_CHOSEN_TWO: Final = (
    "{{0}}: Choose target creature you control and target creature you don't control. Destroy {}."
)
_TWO: Final = "{{0}}: Tap two target creatures. Destroy {}."
_READ: Final[dict[str, Any]] = {"written": False, "in_number": "one"}
_THIS: Final = Topic(
    "this",
    Form(This, "this"),
    Form(This, "this {noun:one_noun}"),
    fixed(
        This("emblem"),
        "this emblem",
        frame='When this creature enters, you get an emblem with "When you gain life, {} deals 1 damage to you."',
    ),
    frame="When you gain life, destroy {}.",
    noun=True,
)
_ATTACHED: Final = Topic(
    "attached", Form(Attached, "{verb:attaching} {noun:one_noun}"), frame="{} gets +1/+1.", noun=True
)
_IT: Final = Topic(
    "it_or_those",
    fixed(It(), "(it|him)"),
    fixed(
        It("they"),
        "they",
        in_number="several",
        frame="{{0}}: Tap two target creatures. {} gain flying until end of turn.",
    ),
    fixed(It("they"), "them", frame=_TWO, written=False, in_number="several"),
    fixed(
        It("copy"), "the copy", frame="{{0}}: Copy target instant spell. You may choose new targets for {}."
    ),
    fixed(
        It("copies"),
        "the copies",
        in_number="several",
    ),
    fixed(
        It("creature dealt damage this way"),
        "a creature dealt damage this way",
        frame="{{0}}: This creature deals 3 damage to each creature. If {} would die this turn, exile it instead.",
    ),
    fixed(
        It("permanent dealt damage this way"),
        "a permanent dealt damage this way",
        frame="{{0}}: This creature deals 3 damage to each creature. If {} would die this turn, exile it instead.",
    ),
    fixed(It("itself"), "itself", frame="{{0}}: Target creature deals 1 damage to {}."),
    *(
        fixed(
            It(f"creature {whose}"),
            f"(the creature {whose}|the chosen creature {whose})",
            frame=_CHOSEN_TWO,
            in_number="one",
        )
        for whose in ("you control", "you don't control", "an opponent controls")
    ),
    Form(It, "that {noun:one_noun}"),
    Form(It, "the chosen / {noun:any_noun}", written=False),
    fixed(It("permanent"), "that creature or planeswalker", **_READ),
    *(
        Form(
            It,
            f"the {{noun:one_noun}} {how} this way",
            frame=f"{{{{0}}}}: {does} target creature. Draw a card. Return {{}} to its owner's hand.",
            **_READ,
        )
        for how, does in (("exiled", "Exile"), ("destroyed", "Destroy"))
    ),
    Form(It, "those {noun:many_nouns}", in_number="several", frame=_TWO),
    fixed(It("source"), "the source", frame="Whenever a source deals damage to you, destroy {}.", **_READ),
    Form(It, "each of those {noun:many_nouns}", frame=_TWO, **_READ),
    fixed(It("they"), "each of them", frame=_TWO, **_READ),
    frame="{{0}}: Tap target creature. Destroy {}.",
    noun=True,
)
_THE_EXILED: Final = Topic(
    "the_exiled",
    fixed(AllThese(_EXILED), "(the exiled card|the exiled cards)", in_number="either"),
    fixed(AllThese(narrowed(_EXILED, Type("creature"))), "the exiled creature card"),
    fixed(AllThese(_IMPRINTED), "the imprinted card"),
    *(
        fixed(AllThese(narrowed(_IMPRINTED, Type(word))), f"the imprinted {word} card")
        for word in ("artifact", "creature", "instant", "land", "sorcery")
    ),
    frame="When this creature leaves the battlefield, return {} to the battlefield under its owner's control.",
    noun=True,
)

# ---- those that are named by a description


_POWER: Final = "You gain X life, where X is {}'s power."


def _nth_cast(nth: int, kind: Filter) -> AllThese:
    return AllThese(narrowed(kind, NthCast(nth, without(kind, ControlledBy))))


def _nth_and_kind(these: AllThese) -> dict[str, Any] | None:
    nth, kind = predicate_of(these.filter, NthCast), without(these.filter, NthCast)
    return {"nth": nth.nth, "kind": kind} if nth and these == _nth_cast(nth.nth, kind) else None


def _says_whose(these: AllThese) -> str:
    is_yours = these.filter.noun == "spell" and these.filter.controller == You()
    return "" if is_yours else "say whose spell it is: 'the first spell you cast each turn'"


def _with_others(first: Target, kind: Filter) -> Both:
    return Both(first, AllThese(kind))


def _what_they_share(both: Any) -> str:
    return "" if predicate_of(both.second.filter, Shares) else "what the others share with it is not said"


def _whatever_it_is(_: Granter) -> dict[str, Any]:
    return {}


NAMED: Final = Topic(
    "object_named",
    Form(
        PaidWith, "the sacrificed {noun:one_noun}", kind="sacrifice", frame=f"Sacrifice a creature: {_POWER}"
    ),
    Form(
        PaidWith, "the discarded {noun:one_noun}", kind="discard", frame=f"Discard a creature card: {_POWER}"
    ),
    Form(
        PaidWith, "the exiled {noun:one_noun}", kind="exile", frame=f"Exile a creature you control: {_POWER}"
    ),
    Form(
        PaidWith,
        "the revealed {noun:one_noun}",
        kind="reveal",
        frame=f"Reveal a creature card in your hand: {_POWER}",
    ),
    Form(
        PaidWith,
        "the {noun:one_noun} tapped this way",
        kind="tap",
        frame=f"Tap an untapped creature you control: {_POWER}",
    ),
    Form(
        Granter,
        GRANTER,
        make=Granter,
        unmake=_whatever_it_is,
        frame='When this creature enters, create a 1/1 green Ooze creature token with "When this token dies, untap {}."',
    ),
    VOTED_FOR,
    fixed(ThatOne(), "(that permanent or player|that creature or player)"),
    fixed(
        TheRest(),
        "the rest",
        in_number="either",
        frame=_REST,
    ),
    fixed(
        TheRest(),
        "(the rest of the revealed cards|the rest of those cards|the rest of the cards)",
        in_number="either",
        written=False,
        frame=_REST,
    ),
    fixed(TheRest("others"), "all other cards revealed this way", in_number="several", frame=_OTHERS),
    fixed(TheRest("other"), "the other", in_number="either"),
    fixed(
        AllThese(Filter(noun="card", zone="everywhere")),
        "all cards that aren't on the battlefield, spells, and permanents",
        in_number="several",
        frame="{} are colorless.",
    ),
    Form(
        AllThese,
        "{nth:nth_of_turn} {kind:cast_spell} each turn",
        make=_nth_cast,
        unmake=_nth_and_kind,
        where=_says_whose,
        frame="{} costs {{1}} less to cast.",
    ),
    Form(
        DoneThisWay,
        "each {filter:one_such} dealt damage this way",
        how="dealt damage",
        frame="{{0}}: This creature deals 1 damage to each creature. Tap {}.",
    ),
    Form(
        _with_others,
        "{first:target} and each other {kind:another_such}",
        in_number="several",
        where=_what_they_share,
    ),
    Form(
        _with_others,
        "{first:target} and all other {kind:other_several}",
        in_number="several",
        where=_what_they_share,
        written=False,
    ),
    includes=(_THIS, _ATTACHED, TARGETS, _IT, TOP_OF, _THE_EXILED),
    noun=True,
)
_ANY_ONE: Final = Topic(
    "any_one",
    fixed(AllThese(Filter.of(Is("commander"), OwnedBy(You()))), "your commander"),
    Form(AllThese, "a(n) {filter:one_such}"),
    Form(AllThese, "another {filter:another_such}"),
    frame="Whenever you sacrifice {}, draw a card.",
    noun=True,
)
ONE_OF: Final = Topic(
    "one_of",
    Form(OneOrMore, "one or more {filter:kinds}", in_number="several"),
    includes=(_ANY_ONE,),
    frame="Whenever you sacrifice {}, draw a card.",
    noun=True,
)
