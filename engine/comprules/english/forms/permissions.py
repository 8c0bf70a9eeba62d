"""What players may or can't cast and play, and from where (601.3, 305)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.changes_of_rules import (
    AsThoughFlash,
    AsThoughYourGraveyard,
    CantCast,
    CantPlay,
    ChangeCost,
    MayAsThough,
    MayCastThis,
    MayLook,
    MayLookAtTop,
    MayPayInstead,
    MinimumCost,
    MoreLands,
    MustTarget,
    OnlyAsSorcery,
    PlayRevealed,
    UntapsAtMost,
)
from comprules.abilities.conditions import Duration
from comprules.abilities.costs import ManaPayment
from comprules.abilities.descriptions import without, words_for
from comprules.abilities.kinds import Apply, ApplyToPlayers, MayCast, MayPlay
from comprules.abilities.nouns import AllThese, ControlledBy, Filter, Picked, Players, Subject, Target
from comprules.abilities.predicates import Is, Subtype, Type
from comprules.abilities.simple_nouns import EachPlayer, You
from comprules.english.forms import impossible as _impossible  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.cast_from_among import AMONG_CARDS, FROM_AMONG, ONCE_A_TURN
from comprules.english.forms.form import Form, Topic, choice, fixed, part, part_called, the_same
from comprules.english.forms.keyword_lines import mana
from comprules.english.lexicon import BARRED_FROM, number_word
from comprules.english.making_descriptions import integer, several_of, single_of
from comprules.english.said import Misread, Said
from comprules.english.writing_nouns import filter_words, kinds_words, object_words
from comprules.english.writing_words import Phrase, refuse
from comprules.words import LAND_TYPES

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.costs import Cost
    from comprules.english.said import Described

__all__ = ["BARRED_PLACES", "MORE_LANDS", "PERMISSIONS", "PERMITTED", "cant_play_or_cast", "described_spells"]

# ---- spells and cards


def _spell(kind: Filter) -> Filter:
    if kind.noun != "spell":
        raise Misread("only spells are cast")
    return kind


def described_spells(described: Described) -> Filter:
    """Return the description of several spells.

    Raises:
        Misread: It is one of something else, or of one.
    """
    return _spell(several_of(described))


def _your_spells(described: Described) -> Filter:
    spells = described_spells(described)
    if spells.controller != You():
        raise Misread("you pay for spells you cast")
    return without(spells, ControlledBy)


def _playable(described: Described) -> Filter:
    kind = several_of(described)
    is_land = words_for(kind, Type) == ("land",) or not LAND_TYPES.isdisjoint(words_for(kind, Subtype))
    if kind.noun != "card" and not is_land:
        raise Misread("only cards are played")
    return kind


def _lands(described: Described) -> Filter:
    lands = several_of(described)
    if words_for(lands, Type) != ("land",):
        raise Misread("only lands are played")
    return lands


def _lands_words(lands: Filter) -> str:
    if words_for(lands, Type) != ("land",):
        raise refuse(lands)
    return kinds_words(lands)


def _spells_counted(most: Token, described: Described) -> tuple[int, Filter]:
    number = integer(most).value
    return number, _spell(single_of(described) if number == 1 else several_of(described))


def _spells_counted_words(number: int, spells: Filter) -> str:
    if not number:
        raise refuse(spells)
    return f"{number_word(number)} {kinds_words(spells, several=number > 1)}"


def _these(said: Said) -> Filter:
    if not isinstance(said.value, AllThese):
        raise Misread("say which objects can be the targets")
    return said.value.filter


def _face_down(described: Described) -> Filter:
    kind = several_of(described)
    if kind.zone != "battlefield" or Is("face-down") not in kind.predicates:
        raise Misread("say that they are face down: 'face-down creatures you don't control'")
    return kind


def _each_spell(said: Said) -> Said:
    match said.value:
        case AllThese(kind) if kind.noun == "spell":
            return Said(kind, said.plural)
        case _:
            raise Misread("only spells cost mana to cast")


def _all_spells(described: Described) -> None:
    if described_spells(described) != Filter(noun="spell", zone="stack"):
        raise Misread("spells of every kind are meant")


part("all_spells", "kinds", lambda: "spells", Phrase("spells", plural=True), read=_all_spells)
part("spells", "kinds", kinds_words, "creature spells", of=Filter, read=described_spells)
part("your_spells", "kinds", lambda kind: f"{kinds_words(kind)} you cast", "creature spells you cast", of=Filter, read=_your_spells)  # fmt: skip
part("playable_cards", "kinds", kinds_words, "lands", of=Filter, read=_playable)


def _now_words(spells: Filter) -> Phrase:
    return Phrase(f"{kinds_words(spells)} you cast this turn", plural=True)


part(
    "your_spells_now", 'kinds "this turn"', _now_words, Phrase("creature spells you cast this turn", plural=True),
    of=Filter, read=lambda described: Said(_your_spells(described), plural=True),
)  # fmt: skip
part("lands", "kinds", _lands_words, "lands", of=Filter, read=_lands)
part(
    "spells_counted",
    "INTEGER kinds",
    _spells_counted_words,
    "two creature spells",
    read=_spells_counted,
    takes=2,
)
part(
    "untapped_counted",
    "INTEGER kinds",
    lambda number, kind: f"{number_word(number)} {kinds_words(kind, several=number > 1)}",
    "two creatures",
    read=lambda most, described: (integer(most).value, described.filter),
    takes=2,
)
part("these", "subject", kinds_words, "creatures your opponents control", of=Filter, read=_these)
part("face_down", "kinds", kinds_words, "face-down creatures you don't control", of=Filter, read=_face_down)
part(
    "each_spell",
    "subject",
    lambda kind: f"each {filter_words(kind)}",
    "each creature spell",
    of=Filter,
    read=_each_spell,
)

# ---- places, numbers, costs


def _mana_words(costs: tuple[Cost, ...]) -> str:
    match costs:
        case (ManaPayment(paid),) if paid.symbols:
            return str(paid)
        case _:
            raise refuse(costs)


part("mana_cost", "MANA", _mana_words, "{2}", read=lambda symbols: (ManaPayment(mana(symbols)),))
choice(
    "place",
    {
        "from the top of your library": "library",
        "from your graveyard": "graveyard",
        "from your hand": "hand",
        "from among face-down cards in exile": "exile",
    },
)
BARRED_PLACES: Final = choice("barred_from", {words: zones for words, zones in BARRED_FROM.items() if words})
part(
    "barred_places",
    "barred_from",
    lambda zones, own: BARRED_PLACES.words((zones, own)),
    "from graveyards",
)
MORE_LANDS: Final = Topic(
    "more_lands",
    fixed(1, "an additional land"),
    fixed(None, "any number of lands"),
    the_same("{it:integer} additional lands"),
    the_same("up to {it:integer} additional lands"),
)


# ---- what is so for you, and for other players

YOURS: Final = Topic(
    "your_permission",
    Form(MayPlay, "you may play {cards:playable_cards} {zone:place}"),
    Form(
        MayCast, "you may cast {spells:spells} {zone:place} {without_paying=|without paying their mana costs}"
    ),
    Form(
        AsThoughYourGraveyard,
        "you may play lands and cast {all_spells} from other players' graveyards / "
        "as though those cards were in your graveyard",
    ),
    Form(AsThoughFlash, "you may cast {spells:spells} as though they had flash"),
    Form(
        MayAsThough,
        "{what:these} can be the targets of spells and abilities you control {imagined:imagined_of_several}",
        do="target",
    ),
    Form(
        MayAsThough, "you may activate abilities of {what:kinds} {imagined:imagined_of_those}", do="activate"
    ),
    Form(
        MayPayInstead,
        "you may pay {costs:mana_cost} (rather than pay the mana cost for|rather than pay the mana costs for) "
        "{spells:your_spells}",
    ),
    Form(MoreLands, "you may play {number:more_lands} on each of your turns"),
    Form(PlayRevealed, "play with the top card of your library revealed", zone="library"),
    Form(PlayRevealed, "play with your hand revealed", zone="hand"),
    Form(MayLookAtTop, "you may look at the top card of your library any time"),
    Form(MayLook, "you may look at {what:face_down} any time"),
    frame="As long as it's your turn, {}.",
)
EVERYONES: Final = Topic(
    "everyones_permission",
    Form(
        MinimumCost,
        "{spells:each_spell} that would cost less than {mana:integer} mana to cast ~cost {mana:integer} mana to cast",
    ),
    Form(CantCast, "{spells:spells} can't be cast", written=False),
    frame="As long as it's your turn, {}.",
)
PLAYERS_PERMISSIONS: Final = Topic(
    "players_permission",
    Form(MoreLands, "may play {number:more_lands} (on each of their turns|during each of their turns)"),
    Form(OnlyAsSorcery, "can cast {spells:spells} only any time they could cast a sorcery"),
    Form(AsThoughFlash, "may cast {spells:spells} as though they had flash"),
    Form(CantPlay, "can't play {lands:lands}"),
    Form(
        UntapsAtMost,
        "can't untap more than {number kind:untapped_counted} during (their untap steps|their untap step|your untap step)",
    ),
    Form(CantCast, "can't cast {spells:spells}"),
    Form(CantCast, "can't cast more than {more_than spells:spells_counted} each turn"),
    Form(CantCast, "can't cast {spells:spells} {zones own:barred_places}"),
    frame="As long as it's your turn, each opponent {}.",
)


def cant_play_or_cast(players: Players, zones: Any, own: bool) -> ApplyToPlayers:  # noqa: FBT001
    """Lands can't be played and spells can't be cast: two prohibitions that one clause says."""
    lands, spells = Filter.of(Type("land"), noun="card"), Filter(noun="spell", zone="stack")
    return ApplyToPlayers(players, (CantPlay(lands, zones, own=own), CantCast(spells, zones, own=own)))


_ALL_SPELLS: Final = Filter(noun="spell", zone="stack")


def _may_play_and_cast(spells: Filter, zone: Any) -> ApplyToPlayers:
    """Lands of any kind, and some spells: two permissions that one clause gives; one where it is all."""
    if spells == _ALL_SPELLS:
        return ApplyToPlayers(You(), (MayPlay(Filter(noun="card"), zone),))
    return ApplyToPlayers(You(), (MayPlay(Filter.of(Type("land"), noun="card"), zone), MayCast(spells, zone)))


def _played_and_cast(effect: ApplyToPlayers) -> dict[str, Any] | None:
    match effect:
        case ApplyToPlayers(_, (MayPlay(_, zone),)):
            spells = _ALL_SPELLS
        case ApplyToPlayers(_, (MayPlay(_, zone), MayCast(spells))):
            pass
        case _:
            return None
    return {"spells": spells, "zone": zone} if effect == _may_play_and_cast(spells, zone) else None


def _of_others(effect: ApplyToPlayers) -> str:
    return "you play with your own cards revealed" if effect.players == You() else ""


PERMISSIONS: Final = Topic(
    "permission",
    Form(
        ApplyToPlayers,
        "you may play lands and cast {spells:spells} {zone:place}",
        make=_may_play_and_cast,
        unmake=_played_and_cast,
    ),
    Form(lambda change: ApplyToPlayers(You(), (change,)), "{change:your_permission}"),
    Form(lambda change: ApplyToPlayers(EachPlayer(), (change,)), "{change:everyones_permission}"),
    Form(
        lambda players, change: ApplyToPlayers(players, (change,)),
        "{players:players} {change:players_permission}",
    ),
    Form(
        lambda spells: ApplyToPlayers(EachPlayer(), (AsThoughFlash(spells),)),
        "any player may cast {spells:spells} as though they had flash",
        written=False,
    ),
    Form(cant_play_or_cast, "{players:players} can't play lands or cast spells {zones own:barred_places}"),
    Form(
        lambda players: ApplyToPlayers(players, (PlayRevealed("library"),)),
        "{players:players} ~play with the top card of their (library|libraries) revealed",
        where=_of_others,
    ),
    Form(
        lambda players: ApplyToPlayers(players, (PlayRevealed("hand"),)),
        "{players:players} ~play with their (hand|hands) revealed",
        where=_of_others,
    ),
    Form(
        lambda players, what: ApplyToPlayers(players, (MustTarget(what),)),
        "while choosing targets as part of casting a spell / or activating an ability {comma} {players:players} "
        "must choose at least one {what:one_such} on the battlefield if able",
    ),
    includes=(AMONG_CARDS, ONCE_A_TURN),
    frame="As long as it's your turn, {}.",
)

# ---- what an effect permits, or forbids, for a time

_TURN: Final = Duration("end of turn")
_REMAINS: Final = "(for as long as it remains exiled|for as long as they remain exiled)"


def _costs_now(change: ApplyToPlayers) -> ApplyToPlayers:
    if not isinstance(change, ApplyToPlayers):
        raise Misread("a spell says of itself what it costs without a duration")
    return replace(change, duration=_TURN)


def _cost_alone(effect: ApplyToPlayers) -> dict[str, Any] | None:
    match effect:
        case ApplyToPlayers(_, (ChangeCost(),), duration) if duration == _TURN:
            return {"change": replace(effect, duration=Duration())}
        case _:
            return None


def _castable_words(it: Subject) -> str:
    if isinstance(it, Picked):
        raise refuse(it)
    if not isinstance(it, Target):
        return object_words(it)
    words = part_called("moved").write(it)
    return words.words if isinstance(words, Phrase) else words


part("it_there", "castable", _castable_words, "that card", of=Subject)
part("it_to_play", "it_or_those", object_words, "that card", of=Subject)
part("it_or_exiled", "(it_or_those | the_exiled)", object_words, "that card", of=Subject)

PERMITTED: Final = Topic(
    "permitted",
    Form(lambda n: ApplyToPlayers(You(), (MoreLands(n),), _TURN), "you may play {n:more_lands} this turn"),
    Form(
        lambda players, lands: ApplyToPlayers(players, (CantPlay(lands),), _TURN),
        "{players:players} can't play {lands:lands} this turn",
    ),
    Form(
        lambda: ApplyToPlayers(You(), (AsThoughYourGraveyard(),), _TURN),
        "you may play lands and cast {all_spells} from other players' graveyards / this turn / "
        "as though those cards were in your graveyard",
    ),
    Form(ApplyToPlayers, "{change:cost_change} this turn", make=_costs_now, unmake=_cost_alone),
    Form(
        lambda zone: ApplyToPlayers(You(), (MayPlay(Filter(noun="card"), zone),), _TURN),
        "you may play lands and cast {all_spells} {zone:place} this turn",
    ),
    Form(
        lambda zone: ApplyToPlayers(You(), (MayPlay(Filter(noun="card"), zone),)),
        "you may play lands and cast {all_spells} {zone:place}",
        written=False,
        frame="When this creature enters, until end of turn, {}.",
    ),
    Form(
        lambda spells: ApplyToPlayers(You(), (AsThoughFlash(spells),), _TURN),
        "you may cast {spells:spells} this turn as though they had flash",
    ),
    Form(
        lambda spells: ApplyToPlayers(You(), (AsThoughFlash(spells),)),
        "you may cast {spells:spells} as though they had flash",
        frame="When this creature enters, until your next turn, {}.",
    ),
    Form(
        lambda players, spells, zones=(), own=False: ApplyToPlayers(
            players, (CantCast(spells, zones, own=own),), _TURN
        ),
        "{players:players} can't cast {spells:spells} [{zones own:barred_places}] this turn",
    ),
    Form(
        lambda players, zones, own: replace(cant_play_or_cast(players, zones, own), duration=_TURN),
        "{players:players} can't play lands or cast spells {zones own:barred_places} this turn",
    ),
    Form(
        lambda what, imagined: ApplyToPlayers(You(), (MayAsThough("target", what, imagined),), _TURN),
        "{what:these} can be the targets of spells and abilities you control this turn {imagined:imagined_of_several}",
    ),
    Form(
        lambda spells, by, cost: ApplyToPlayers(You(), (ChangeCost(spells, by, cost),), _TURN),
        "{spells:your_spells_now} ~cost {by cost:so_much_more} {to_cast}",
        written=False,
    ),
    # Of one object
    Form(lambda it: Apply(it, (MayCastThis(),), _TURN), "you may cast {it:it_there} this turn"),
    Form(lambda it: Apply(it, (MayCastThis(),)), f"you may cast {{it:it_there}} {_REMAINS}"),
    Form(lambda it, until: Apply(it, (MayCastThis(),), until), "you may cast {it:it_there} {until:until}"),
    Form(lambda it: Apply(it, (MayCastThis(play=True),), _TURN), "you may play {it:it_or_exiled} this turn"),
    Form(
        lambda it, until: Apply(it, (MayCastThis(play=True),), until),
        "you may play {it:it_or_exiled} {until:until}",
    ),
    Form(lambda it: Apply(it, (MayCastThis(play=True),)), f"you may play {{it:it_to_play}} {_REMAINS}"),
    Form(lambda it: Apply(it, (MayCastThis(play=True),)), "you may play {it:it_to_play}", written=False),
    Form(
        lambda it: Apply(it, (MayCastThis(without_paying=True),)),
        "you may cast {it:it_there} without paying its mana cost for as long as it remains exiled",
    ),
    Form(
        lambda what: ApplyToPlayers(You(), (MayLook(what),)),
        "you may / look at {what:face_down} any time",
        frame="When this creature enters, until end of turn, {}.",
    ),
    Form(
        lambda it: Apply(it, (MayLook(),)),
        "you may / look at {it:it_to_play} for as long as it remains exiled",
    ),
    includes=(FROM_AMONG,),
    frame="When this creature enters, {}.",
)
