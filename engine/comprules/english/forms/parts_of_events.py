"""The kinds of phrases that trigger events are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.nouns import AllThese, Controller, Filter, OneOrMore, Players
from comprules.abilities.predicates import Is, Subtype, Type
from comprules.abilities.simple_nouns import EachPlayer, Opponents, You
from comprules.abilities.trigger_events import Either
from comprules.abilities.trigger_events_of_objects import DealsDamage, IsDealtDamage
from comprules.abilities.trigger_events_of_players import CastsSpell, PlaysLandCard
from comprules.english.forms.form import Form, part
from comprules.english.forms.parts import only_filter
from comprules.english.lexicon import number_word
from comprules.english.making_descriptions import another_of, integer, several_of
from comprules.english.said import Misread, Said
from comprules.english.writing_nouns import kinds_words, of_kind, one_of, players_words
from comprules.english.writing_words import Phrase, refuse
from comprules.words import LAND_TYPES

if TYPE_CHECKING:
    from lark import Token

    from comprules.english.said import Described

__all__ = ["DAMAGE", "PLAYED"]


def _others(number: Token, described: Described) -> tuple[int, Filter]:
    count = integer(number).value
    if count != 1 and described.plural is False:
        raise Misread("several are meant, and the noun is in the singular")
    return count, another_of(described.filter)


def _others_words(number: int, kind: Filter | None) -> str:
    if kind is None or not kind.other:
        raise refuse(kind)
    return f"{number_word(number)} {kinds_words(kind, several=number != 1)}"


part(
    "so_many_others",
    'INTEGER "other" description',
    _others_words,
    "two other creatures",
    of=int,
    read=_others,
    takes=2,
)


def _several(described: Described) -> Said:
    return Said(OneOrMore(several_of(described)), plural=True)


def _several_words(these: OneOrMore) -> Phrase:
    return Phrase(kinds_words(these.filter), plural=True)


def _attackers(said: Said) -> Said:
    if not isinstance(said.value, AllThese | OneOrMore):
        raise Misread("say with what kind of creatures a player attacks")
    return said


def _tokens(said: Said) -> Said:
    if not isinstance(said.value, AllThese | OneOrMore) or Is("token") not in said.value.filter.predicates:
        raise Misread("only tokens are created")
    return said


part("tokens_created", "one_of", of_kind, "one or more tokens", of=AllThese | OneOrMore, read=_tokens)
part("several", "kinds", _several_words, Phrase("creatures", plural=True), of=OneOrMore, read=_several)
part("attackers", "one_of", of_kind, "one or more creatures", of=AllThese | OneOrMore, read=_attackers)


def _controller(said: Said) -> Controller:
    if not isinstance(said.value, Controller):
        raise Misread("a step is said to be of some object's controller")
    return said.value


part(
    "controller", "players", players_words, "enchanted creature's controller", of=Controller, read=_controller
)


# ---- what is played


def _land_or_spell(who: Players, land: Filter, spell: Filter, origin: Any = "") -> Either:
    """To play such a land, or to cast such a spell."""
    return Either(PlaysLandCard(who, land, origin), CastsSpell(who, spell, origin=origin))


def _played_or_cast(either: Either) -> dict[str, Any] | None:
    """Return who plays and casts what from where; None for other events."""
    match either:
        case Either(PlaysLandCard(who, land, origin), CastsSpell(_, Filter() as spell)) if (
            either == _land_or_spell(who, land, spell, origin)
        ):
            return {"who": who, "land": land, "spell": spell, "origin": origin}
        case _:
            return None


def _card_played(who: Players, origin: Any = "") -> Either:
    """To play any card."""
    return _land_or_spell(who, Filter.of(Type("land")), Filter(noun="spell", zone="stack"), origin)


def _one_land(of: Said) -> Filter:
    kind = only_filter(of)
    words = {p.word for p in kind.predicates if isinstance(p, Type | Subtype)}
    if words.isdisjoint({"land"} | LAND_TYPES):
        raise Misread("only lands are played like this")
    return kind


part("or_cast", "_OR_CAST CAST", lambda: "or cast", "or cast")
part("one_land", "one_of", one_of, "a land", of=Filter, read=_one_land)

PLAYED: Final = (
    Form(
        PlaysLandCard,
        "{who:doer} ~play {land:one_land} [from ({origin:your_zone}|{origin:any_zone})]",
        not_in="2009",
    ),
    Form(
        Either,
        "{who:doer} ~play {land:one_land} {or_cast} {spell:one_spell}",
        make=_land_or_spell,
        unmake=_played_or_cast,
        not_in="2009",
    ),
    Form(
        Either,
        "{who:doer} ~play {land:one_land} from ({origin:your_zone}|{origin:any_zone})"
        " {or_cast} {spell:one_spell} from ({origin:your_zone}|{origin:any_zone})",
        make=_land_or_spell,
        unmake=_played_or_cast,
        not_in="2009",
    ),
    Form(
        Either,
        "{who:doer} ~play a card [from ({origin:your_zone}|{origin:any_zone})]",
        make=_card_played,
        unmake=lambda _: None,
        not_in="2009",
        written=False,
    ),
)

# ---- damage

_SORTS_OF_DAMAGE: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("{combat=damage|combat damage}", {}),
    ("noncombat damage", {"noncombat": True}),
)
DAMAGE: Final = (
    Form(DealsDamage, "{who:of_kind} ~deal {combat=damage|combat damage} [{to:damaged}]"),
    Form(DealsDamage, "{who:of_kind} ~deal noncombat damage [{to:damaged}]", noncombat=True),
    *(
        Form(
            DealsDamage,
            f"{{who:of_kind}} ~deal {sort} to one or more {players}",
            to=to,
            together=True,
            **more,
        )
        for sort, more in _SORTS_OF_DAMAGE
        for players, to in (("players", EachPlayer()), ("(opponents|of your opponents)", Opponents()))
    ),
    Form(IsDealtDamage, "you're dealt {combat=damage|combat damage} [by {by:of_kind}]", who=You()),
    Form(
        IsDealtDamage,
        "({who:thing}|{who:this_or_one}|{who:doer}|{who:player_or_one})"
        " ~be dealt {combat=damage|combat damage} [by {by:of_kind}]",
    ),
    Form(IsDealtDamage, "({who:thing}|{who:doer}) ~be dealt noncombat damage", noncombat=True),
    *(
        Form(
            IsDealtDamage,
            f"({{who:thing}}|{{who:this_or_one}}|{{who:doer}}) ~be dealt excess {excess}",
            excess=excess,
        )
        for excess in ("damage", "noncombat damage")
    ),
)
