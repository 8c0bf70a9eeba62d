"""How much and how many: amounts that stand alone."""

from __future__ import annotations

from collections.abc import Callable
from string import ascii_lowercase
from typing import Any, Final, get_args

from comprules.abilities.nouns import (
    AllThese,
    Amount,
    ColorsOf,
    ColorsSpentOn,
    CommanderCasts,
    CountersHad,
    CountersOn,
    CountThisWay,
    Devotion,
    DoneTo,
    ExtremeLife,
    Filter,
    Greatest,
    Half,
    KeywordAmount,
    Least,
    LifeGainedOrLost,
    LifeOf,
    ManaSpentOn,
    ManaValueOf,
    Negative,
    NumberOfPlayers,
    OnStickers,
    OwnedBy,
    PartySize,
    Players,
    PlayersWho,
    Plus,
    PowerOf,
    SpeedOf,
    Subject,
    Sum,
    Times,
    TimesPaid,
    ToughnessOf,
    TypesAmong,
)
from comprules.abilities.predicates import Is
from comprules.abilities.simple_nouns import (
    DieResult,
    EachPlayer,
    ExcessDealt,
    It,
    LifePaid,
    Noted,
    Number,
    Opponents,
    PreventedThisWay,
    SpellsCastBefore,
    ThatMuch,
    ThatPlayer,
    This,
    X,
    You,
)
from comprules.english.forms.damage_this_turn import DAMAGE_AMOUNTS
from comprules.english.forms.form import Form, Topic, choice, fixed, part, the_same
from comprules.english.forms.sums import (
    and_these,
    as_kinds,
    but_these,
    in_exile_and_graveyard,
    lying_in_both,
    these_and_fewer,
    these_and_more,
)
from comprules.english.forms.votes import FOR_EACH_VOTE, NUMBER_OF_VOTES
from comprules.english.making_descriptions import number_of_these, single_of
from comprules.english.said import Difference, Misread
from comprules.english.writing_nouns import kinds_words

__all__ = ["AMOUNTS", "FOR_EACH", "of_one"]


def of_one(thing: Any) -> str:
    """Return why it can't be said of an object, where it is one of several that have a number each."""
    if isinstance(thing.of, AllThese) and thing.of.filter.zone != "exile":
        return "say which of their numbers: 'the greatest power among …' or 'the total power of …'"
    return ""


def _paid(words: str, time: Any) -> Form:
    """Return the life that was paid for the object itself."""

    def make(who: Subject) -> LifePaid:
        if not isinstance(who, This | It):
            raise Misread("only the object itself knows what was paid for it")
        return LifePaid(time)

    def unmake(thing: LifePaid) -> dict[str, Any] | None:
        return {"who": This()} if thing.time == time else None

    return Form(LifePaid, f"the life paid as {{who:its_own}} {words}", make=make, unmake=unmake)


def _twice(thing: Times) -> str:
    return "" if thing.factor > 2 else "twice an amount has a word of its own"


def _can_be_added(thing: Plus) -> str:
    if isinstance(thing.amount, Number | ThatMuch):
        return "a number is said as such"
    return "less is said as such" if thing.number < 0 or isinstance(thing.amount, Negative) else ""


def _less_than_these(kind: Filter, number: int) -> Plus:
    return Plus(-number, number_of_these(kind))


def _these_and_number(thing: Plus) -> dict[str, Any] | None:
    these = as_kinds(thing.amount) if thing.number < 0 else None
    return None if these is None else {**these, "number": -thing.number}


def _number_less(number: int, amount: Amount) -> Plus:
    return Plus(number, Negative(amount))


def _what_is_taken_off(thing: Plus) -> dict[str, Any] | None:
    if isinstance(thing.amount, Negative):
        return {"number": thing.number, "amount": thing.amount.amount}
    return None


def _so_many_who(players: Players) -> Callable[..., NumberOfPlayers]:
    return lambda condition: NumberOfPlayers(PlayersWho(players, condition))


_SAID_OF: Final[dict[Any, dict[str, Any]]] = {
    ThatPlayer(): {"frame": "Whenever an opponent casts a spell, you gain X life, where X is {}."}
}


def _removed(kind: str) -> ThatMuch:
    """Return the number of counters removed: what kind of counters was said before."""
    if not kind:
        raise Misread("counters of a kind are removed")
    return ThatMuch(of="counters removed")


_LIFE: Final = tuple(
    fixed(
        LifeGainedOrLost(who, how),
        f"the {amount} {has} {how} this turn",
        written=is_first,
        **_SAID_OF.get(who, {}),
    )
    for who, ways in (
        (You(), ("you", "you've")),
        (Opponents(), ("your opponents", "your opponents have")),
        (ThatPlayer(), ("that player", "they've", "they")),
    )
    for how in ("gained", "lost")
    for has in ways
    for amount, is_first in (
        ("amount of life", has == ways[0]),
        ("total amount of life", False),
        ("total life", False),
        ("life", False),
    )
)

_IF_IT_IS: Final = (
    "When this creature enters, if the greatest power among creatures you control is {}, draw a card."
)
_ATTACKED: Final = "opponents attacked this combat"
_THAT_MUCH: Final = "Whenever you gain life, put X +1/+1 counters on this creature, where X is {}."


_EXTREME_LIFE: Final = Topic(
    "extreme_life",
    *(
        fixed(ExtremeLife(who, lowest), f"the {word} life total among {whom}", written=is_first)
        for word, lowest in (("highest", False), ("lowest", True))
        for whom, who, is_first in (
            ("all players", EachPlayer(), True),
            ("players", EachPlayer(), False),
            ("your opponents", Opponents(), True),
        )
    ),
    frame="When this creature enters, you gain X life, where X is {}.",
)
AMOUNTS: Final = Topic(
    "amount",
    *(
        Form(extreme, f"the {word} {quality} among {{filter:kinds}}", of=quality)
        for extreme, word in ((Greatest, "greatest"), (Least, "(least|lowest)"))
        for quality in ("power", "toughness", "mana value")
    ),
    *(
        fixed(
            Greatest(Filter.of(Is("commander"), OwnedBy(who), zone="battlefield or command"), "mana value"),
            f"the greatest mana value of a commander {own} own / on the battlefield or in the command zone",
            **_SAID_OF.get(who, {}),
        )
        for who, own in ((You(), "you"), (ThatPlayer(), "they"))
    ),
    the_same("{it:digit_amount}", frame=_IF_IT_IS),
    fixed(X(), "X", frame=_IF_IT_IS),
    fixed(Noted(), "the noted number"),
    fixed(
        Difference(),
        "the difference",
        written=False,
        frame="When this creature enters, if you have fewer than seven cards in hand, draw cards equal to {}.",
    ),
    fixed(
        CommanderCasts(),
        "the number of times you've cast / your commander from the command zone this game",
    ),
    fixed(SpellsCastBefore(), "the number of spells cast before it this turn"),
    fixed(
        ThatMuch(of="energy paid"),
        "the amount of / {energy_sign} / paid this way",
        frame="When this creature enters, you may pay any amount of {{E}}. You gain X life, where X is {}.",
    ),
    fixed(
        ThatMuch(of="life lost"),
        "the life lost this way",
        frame="When this creature enters, each opponent loses 3 life. You gain X life, where X is {}.",
    ),
    fixed(
        ThatMuch(of="counters removed"),
        "the number of counters removed this way",
        frame="Remove X charge counters from this creature: You gain X life, where X is {}.",
    ),
    Form(
        _removed,
        "the number of {kind:counter_kind} counters removed this way",
        unmake=lambda _: None,
        written=False,
        frame="Remove X charge counters from this creature: You gain X life, where X is {}.",
    ),
    fixed(ThatMuch(), "that excess damage", written=False),
    fixed(ThatMuch(), "that much", written=False, frame=_THAT_MUCH),
    fixed(ThatMuch(of="life gained"), "the amount of life you gained", frame=_THAT_MUCH),
    fixed(
        ThatMuch(),
        "(the amount of damage dealt|the damage dealt)",
        written=False,
        frame="Whenever this creature deals combat damage to a player, you gain X life, where X is {}.",
    ),
    fixed(
        ThatMuch(of="damage dealt"),
        "the damage dealt this way",
        frame="When this creature enters, it deals 3 damage to target creature. You gain X life, where X is {}.",
    ),
    fixed(
        ExcessDealt(),
        "(the excess damage dealt this way|the amount of excess damage dealt this way|"
        "the amount of excess damage dealt to that creature this way|"
        "the excess damage dealt to that creature this way)",
        frame="When this creature enters, it deals 3 damage to target creature. You gain X life, where X is {}.",
    ),
    fixed(
        DieResult(),
        "the result",
        frame="When this creature enters, roll a d20. You gain X life, where X is {}.",
    ),
    fixed(
        PreventedThisWay(),
        "the damage prevented this way",
        frame="{{0}}: Prevent the next 3 damage that would be dealt to target creature this turn. "
        "You gain X life, where X is {}.",
    ),
    _paid("entered", "entered"),
    _paid("was cast", "was cast"),
    Form(Times, "twice {amount:amount}", factor=2),
    Form(Times, "{factor:greater_integer} times {amount:amount}", where=_twice),
    Form(Plus, "{number:digits} plus {amount:amount}", where=_can_be_added),
    Form(
        Plus,
        "the number of {kind:kinds} minus {number:digits}",
        make=_less_than_these,
        unmake=_these_and_number,
    ),
    Form(
        Sum,
        "the total number of {kind:several_words} you own in exile and in your graveyard",
        make=in_exile_and_graveyard,
        unmake=lying_in_both,
    ),
    Form(Sum, "the number of {kind:kinds} plus {second:amount}", make=and_these, unmake=these_and_more),
    Form(
        Sum,
        "the number of {kind:kinds} minus the number of {others:kinds}",
        make=but_these,
        unmake=these_and_fewer,
    ),
    Form(Plus, "{number:digits} minus {amount:amount}", make=_number_less, unmake=_what_is_taken_off),
    Form(Plus, "X plus {number:integer}", amount=X(), frame=_IF_IT_IS, written=False),
    Form(
        lambda of: Sum(PowerOf(of), ToughnessOf(of)),
        "{of:possessive} power plus its toughness",
    ),
    Form(Plus, "that number plus {number:digits}", amount=ThatMuch(), frame=_THAT_MUCH),
    Form(TypesAmong, "the number of card types among {filter:kinds}"),
    Form(TypesAmong, "the number of basic land types among {filter:kinds}", of="basic land type"),
    Form(TypesAmong, "the number of mana values among {filter:kinds}", of="mana value"),
    Form(TypesAmong, "the number of colors among {filter:kinds}", of="color"),
    Form(TypesAmong, "the number of differently named {filter:kinds}", of="name"),
    Form(
        TypesAmong,
        "the number of different color pairs among {filter:kinds} / that are exactly two colors",
        of="color pair",
    ),
    Form(TypesAmong, "the number of [different] powers among {filter:kinds}", of="power"),
    Form(Devotion, "{player:whose} devotion to {colors:one_color}"),
    Form(Devotion, "{player:whose} devotion to {colors:two_colors}"),
    NUMBER_OF_VOTES,
    Form(object, "the number of {kind:kinds}", make=number_of_these, unmake=as_kinds),
    Form(object, "the total number of {kind:kinds}", make=number_of_these, unmake=as_kinds, written=False),
    Form(CountersHad, "the number of {kind:counter_kind} counters / your opponents have", who=Opponents()),
    Form(CountersHad, "the number of {kind:counter_kind} counters / {who:doer} ~have"),
    Form(CountersOn, "the number of {kind:counter_kind} counters on {of:each_named}"),
    Form(CountersOn, "the number of counters on {of:each_named}", kind=""),
    fixed(NumberOfPlayers(Opponents()), "the number of opponents you have"),
    *(
        Form(_so_many_who(players), f"the number of {those} {{condition:who_all_are}}")
        for those, players in (("opponents", Opponents()), ("players", EachPlayer()))
    ),
    fixed(NumberOfPlayers(EachPlayer()), "the number of players"),
    fixed(PartySize(You()), "the number of creatures in your party"),
    fixed(ToughnessOf(It("they")), "their total toughness", written=False),
    Form(OnStickers, "the total power of all stickers on {of:several_named}", what="power"),
    Form(OnStickers, "the total toughness of all stickers on {of:several_named}", what="toughness"),
    Form(OnStickers, "the number of name stickers on {of:subject}", what="name sticker"),
    fixed(
        OnStickers("unique vowel on that sticker", This()),
        "the number of unique vowels on the sticker put this way",
    ),
    Form(OnStickers, "the number of {letter:letter} in name stickers on {of:subject}", what="letter"),
    Form(OnStickers, "the number of unique vowels in name stickers on {of:subject}", what="unique vowel"),
    Form(PowerOf, "the total power of {of:several_named}"),
    Form(PowerOf, "{of:possessive} power", where=of_one),
    Form(PowerOf, "the power of {of:one_subject}", written=False),
    Form(ToughnessOf, "the total toughness of {of:several_named}"),
    Form(ToughnessOf, "{of:possessive} toughness", where=of_one),
    Form(ToughnessOf, "the toughness of {of:one_subject}", written=False),
    Form(ManaValueOf, "the total {mana_value} of {of:several_named}"),
    Form(ManaValueOf, "{of:possessive} {mana_value}", where=of_one),
    Form(ManaValueOf, "the {mana_value} of {of:one_subject}", written=False),
    Form(ManaSpentOn, "the amount of mana spent to cast {of:subject}"),
    Form(ColorsSpentOn, "the number of colors of mana spent to cast {of:subject}"),
    Form(ColorsOf, "the number of colors of {of:subject}"),
    Form(TimesPaid, "the number of times {of:subject} was kicked", cost="kicker"),
    Form(LifeOf, "{player:whose} life total", starting=False),
    Form(LifeOf, "{player:whose} starting life total", starting=True),
    Form(Half, "half {amount:amount} {up:comma_rounded}"),
    fixed(KeywordAmount(_ATTACKED), "the number of opponents you attacked this combat"),
    fixed(KeywordAmount(_ATTACKED), "the number of players you attacked this combat", written=False),
    *(
        fixed(KeywordAmount(what), f"the number of {what}")
        for what in ("players being attacked", "opponents being attacked")
    ),
    Form(SpeedOf, "{player:whose} speed"),
    *_LIFE,
    *DAMAGE_AMOUNTS,
    Form(
        CountThisWay,
        "the number of {filter:several_such} {how:done_this_way}",
        frame="{{0}}: Destroy all creatures. You gain X life, where X is {}.",
    ),
    includes=(_EXTREME_LIFE,),
    frame="When this creature enters, you gain X life, where X is {}.",
)

choice("letter", {f"{letter}'s": letter for letter in ascii_lowercase})
_GRAVEYARDS: Final = ("their graveyard", "your graveyard", "graveyards")
choice(
    "done_this_way",
    {f"{how} this way": how for how in get_args(DoneTo)}
    | {"put into exile this way": "exiled"}
    | {f"put into {whose} this way": "put into a graveyard" for whose in _GRAVEYARDS},
)
_DESTROYED: Final = "{{0}}: Destroy all creatures. Add {{R}} {}."
_REMOVED: Final = "Remove X charge counters from this creature: Add {{R}} {}."
_FOR_EACH_DONE: Final = Topic(
    "for_each_done",
    fixed(
        ThatMuch(of="energy paid"),
        "for each / {energy_sign} / paid this way",
        frame="When this creature enters, you may pay any amount of {{E}}. Add {{R}} {}.",
        written=False,
    ),
    fixed(
        ThatMuch(of="counters removed"), "for each counter removed [this way]", frame=_REMOVED, written=False
    ),
    Form(
        _removed,
        "for each {kind:counter_kind} counter removed [this way]",
        unmake=lambda _: None,
        written=False,
        frame=_REMOVED,
    ),
    Form(CountThisWay, "for each {filter:one_such} {how:done_this_way}", frame=_DESTROYED),
)


def _of_both_places(first: Filter, second: Filter) -> Sum:
    if (first.noun, first.zone) == (second.noun, second.zone):
        raise Misread("what lies in one place is counted once")
    return Sum(number_of_these(first), number_of_these(second))


def _each_place(thing: Sum) -> dict[str, Any] | None:
    first, second = as_kinds(thing.first), as_kinds(thing.second)
    return None if first is None or second is None else {"first": first["kind"], "second": second["kind"]}


def _one_of_them(kind: Filter) -> str:
    return kinds_words(kind, several=False)


part("each_there", "kinds", _one_of_them, "land card in your graveyard", of=Filter, read=single_of)
part("each_of_these", "kinds", _one_of_them, "land you control", of=Filter, read=single_of)
FOR_EACH: Final = Topic(
    "for_each_amount",
    fixed(PartySize(You()), "for each creature in your party"),
    FOR_EACH_VOTE,
    fixed(KeywordAmount("players being attacked"), "for each player being attacked", written=False),
    fixed(KeywordAmount("opponents being attacked"), "for each opponent being attacked", written=False),
    fixed(NumberOfPlayers(Opponents()), "for each opponent you have"),
    fixed(
        CommanderCasts(),
        "for each time you've cast / (your commander|a commander) from the command zone this game",
    ),
    Form(TimesPaid, "for each time {of:subject} was kicked", cost="kicker", written=False),
    *(
        fixed(LifeGainedOrLost(who, how), f"for each 1 life {has} {how} this turn", written=False)
        for who, has in ((You(), "you"), (You(), "you've"), (Opponents(), "your opponents have"))
        for how in ("gained", "lost")
    ),
    *(
        Form(_so_many_who(players), f"for each {those} {{condition:who_they_are}}")
        for those, players in (("opponent", Opponents()), ("player", EachPlayer()))
    ),
    *(
        Form(TypesAmong, f"for each [different] {of} among {{filter:kinds}}", of=of)
        for of in ("basic land type", "color", "card type", "mana value", "power")
    ),
    Form(TypesAmong, "for each differently named {filter:one_such}", of="name"),
    Form(CountersOn, "for each / {kind:counter_kind} counter on {of:subject}"),
    Form(CountersOn, "for each counter on {of:subject}", kind=""),
    Form(CountersHad, "for each {kind:counter_kind} counter / {who:doer} ~have", written=False),
    Form(
        CountersHad,
        "for each {kind:counter_kind} counter / your opponents have",
        who=Opponents(),
        written=False,
    ),
    Form(
        Devotion,
        "for each / {colors:one_color} mana symbol in the mana costs of permanents you control",
        player=You(),
        written=False,
    ),
    Form(OnStickers, "for each name sticker on {of:subject}", what="name sticker"),
    fixed(OnStickers("unique vowel on that sticker", This()), "for each unique vowel on that sticker"),
    Form(ColorsSpentOn, "for each color of mana spent to cast {of:subject}"),
    Form(ColorsOf, "for each of {of:possessive} colors"),
    Form(
        Sum,
        "for each {first:each_of_these} and each {second:each_there}",
        make=_of_both_places,
        unmake=_each_place,
        written=False,
        frame="{{0}}: Add {{R}} {}, then mill a card.",
    ),
    includes=(_FOR_EACH_DONE,),
    frame="{{T}}: Add {{R}} {}.",
)
"""What is counted without a description: an amount that says how often something is done."""

Topic(
    "quantity",
    the_same("{it:integer_amount}"),
    fixed(Number(1), "(a|an)", frame="When this creature enters, mill {} card."),
    fixed(X(), "X", frame=_IF_IT_IS.replace("draw a card", "mill X cards")),
    fixed(ThatMuch(), "(that many|that much)", frame="Whenever you gain life, mill {} cards."),
    Form(Plus, "X plus {number:integer}", amount=X(), frame="{{X}}: Mill {} cards."),
    fixed(Times(2, X()), "twice X", frame=_IF_IT_IS.replace("draw a card", "mill twice X cards")),
    fixed(
        Times(2, ThatMuch()),
        "(twice that many|twice that much)",
        frame="Whenever you gain life, mill {} cards.",
    ),
    frame="When this creature enters, mill {} cards.",
)
