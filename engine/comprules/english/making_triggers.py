"""From the words of triggers.lark to triggered abilities.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.effects import Sacrifice
from comprules.abilities.happenings import (
    AttacksUnblocked,
    CopiesSpell,
    Either,
    HasResolved,
    PaysThisCost,
    ThisWay,
)
from comprules.abilities.kinds import (
    Attacks,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    CastsSpell,
    DealsDamage,
    Dies,
    DrawsCard,
    Encountered,
    Enters,
    GainsLife,
    IsTurnedFaceUp,
    Leaves,
    LosesTheGame,
    Phases,
    SetInMotion,
    StateIs,
    Triggered,
)
from comprules.abilities.nouns import (
    ActivePlayer,
    AllThese,
    Always,
    Did,
    EachPlayer,
    Filter,
    Opponents,
    This,
    ThisIs,
    You,
)
from comprules.abilities.nouns import Either as OneOfEither
from comprules.english.lexicon import ORDINALS, VERB_FORMS, singular
from comprules.english.making_descriptions import single_of
from comprules.english.making_sentences import instead_of_it, with_targets_numbered
from comprules.english.said import Misread, Said, agrees

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.effects import Effect
    from comprules.abilities.kinds import Happening
    from comprules.abilities.nouns import Condition
    from comprules.english.said import Described

    _Act = tuple[Callable[[Said, Token], Any], Token]

__all__ = ["happens_casts"]


def triggered(word: str, when: Happening, effects: tuple[Effect, ...], *limits: str | Said) -> Triggered:
    return triggered_if(word, when, Always(), effects, *limits)


def triggered_if(
    word: str, when: Happening, condition: Condition, effects: tuple[Effect, ...], *limits: str | Said
) -> Triggered:
    if (word == "At") is not isinstance(when, BeginningOf):
        raise Misread(f"{word!r} does not go with this event")
    if isinstance(when, PaysThisCost | HasResolved) or (
        isinstance(when, StateIs) and isinstance(when.condition, Did)
    ):
        raise Misread("this stands behind what it speaks of, in the same text")
    kept_from = [said.value for said in limits if isinstance(said, Said)]
    told = [said for said in limits if isinstance(said, str)]
    if len(set(told)) < len(told) or set(told) >= set(_LIMITS) or len(kept_from) > 1:
        raise Misread("an ability has one limit")
    limit = next((said for said in told if said in _LIMITS), "")
    numbered = with_targets_numbered(_of_what_it_is(condition, effects))
    cant_target = kept_from[0] if kept_from else None
    return Triggered(when, numbered, condition, word, limit, _UNCOUNTERED in told, cant_target)  # type: ignore[arg-type]


def sacrificed_when(verb: Token, what: Said, when: Happening) -> Triggered:
    """A triggered ability with its trigger condition behind the effect (603.11)."""
    if VERB_FORMS[str(verb)][1] is False:
        raise Misread("its controller sacrifices it", verb)
    return triggered("When", when, (Sacrifice(You(), what.value),))


def _of_what_it_is(condition: Condition, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """An "it" behind a condition on this card means what the condition has spoken of, and not the event."""
    if not isinstance(condition, ThisIs) or not isinstance(condition.subject, This):
        return effects
    return (instead_of_it(effects[0], condition.subject), *effects[1:])


_LIMITS = ("triggers once each turn", "do once each turn")
_UNCOUNTERED = "can't be countered"


def two_events(first: Happening, second: Happening) -> Either:
    """``Whenever an opponent casts a spell or when this creature dies``."""
    return Either(first, second)


def this_way(when: Happening) -> ThisWay:
    return ThisWay(when)


def triggers_once() -> str:
    return _LIMITS[0]


def do_once() -> str:
    return _LIMITS[1]


def cant_be_countered() -> str:
    return _UNCOUNTERED


def cant_target(what: Said) -> Said:
    return what


def when(token: Token) -> str:
    return str(token).capitalize()


def happens_enters(who: Said, verb: Token) -> Enters:
    agrees(who, verb)
    return Enters(who.value)


def happens_dies(who: Said, verb: Token) -> Dies:
    agrees(who, verb)
    return Dies(who.value)


def dies(verb: Token) -> Token:
    return verb


def happens_leaves(who: Said, verb: Token) -> Leaves:
    agrees(who, verb)
    return Leaves(who.value)


def happens_phases_in(who: Said, verb: Token) -> Phases:
    agrees(who, verb)
    return Phases(who.value)


def happens_phases_out(who: Said, verb: Token) -> Phases:
    agrees(who, verb)
    return Phases(who.value, out=True)


def leaves(verb: Token) -> Token:
    return verb


def happens_attacks(who: Said, verb: Token) -> Attacks:
    agrees(who, verb)
    return Attacks(who.value)


def happens_attacks_alone(who: Said, verb: Token) -> Attacks:
    return replace(happens_attacks(who, verb), alone=True)


def happens_attacks_first(who: Said, verb: Token) -> Attacks:
    return replace(happens_attacks(who, verb), first=True)


def happens_attacks_whom(who: Said, verb: Token, whom: Said) -> Attacks:
    return replace(happens_attacks(who, verb), whom=whom.value)


def happens_attacks_unblocked(who: Said, verb: Token) -> AttacksUnblocked:
    agrees(who, verb)
    return AttacksUnblocked(who.value)


def happens_either(who: Said, first: _Act, second: _Act) -> Either:
    return Either(*(make(who, verb) for make, verb in (first, second)))


def happens_either_of_two(who: Said, first: _Act, other: Said, second: _Act) -> Either:
    return Either(first[0](who, first[1]), second[0](other, second[1]))


def act_enters(verb: Token) -> _Act:
    return happens_enters, verb


def act_dies(verb: Token) -> _Act:
    return happens_dies, verb


def act_leaves(verb: Token) -> _Act:
    return happens_leaves, verb


def act_attacks(verb: Token) -> _Act:
    return happens_attacks, verb


def act_blocks(verb: Token) -> _Act:
    return happens_blocks, verb


def act_becomes_blocked(verb: Token) -> _Act:
    return happens_becomes_blocked, verb


def happens_blocks(who: Said, verb: Token, whom: Said | None = None) -> Blocks:
    agrees(who, verb)
    return Blocks(who.value, whom.value if whom else None)


def happens_becomes_blocked(who: Said, verb: Token, by: Said | None = None) -> BecomesBlocked:
    agrees(who, verb)
    return BecomesBlocked(who.value, by.value if by else None)


def happens_act_or_blocked_by(who: Said, act: _Act, verb: Token, by: Said) -> Either:
    make, first = act
    done = Blocks(happens_blocks(who, first).who, by.value) if make is happens_blocks else make(who, first)
    return Either(done, happens_becomes_blocked(who, verb, by))


def happens_turned_face_up(who: Said, verb: Token) -> IsTurnedFaceUp:
    agrees(who, verb)
    return IsTurnedFaceUp(who.value)


def happens_deals_damage(who: Said, verb: Token, kind: str, to: Said | None = None) -> DealsDamage:
    agrees(who, verb)
    return DealsDamage(who.value, to.value if to else None, kind == "combat damage")


def damage_kind(token: Token) -> str:
    return str(token)


def damaged(to: Said) -> Said:
    return to


def damaged_player_or_planeswalker() -> Said:
    return Said(OneOfEither(EachPlayer(), AllThese(Filter(types=("planeswalker",)))))


def damaged_player_or_battle() -> Said:
    return Said(OneOfEither(EachPlayer(), AllThese(Filter(types=("battle",)))))


def damaged_opponent() -> Said:
    return Said(Opponents())


def happens_casts(who: Said, verb: Token, spell: Said, origin: str = "") -> CastsSpell:
    """What is waited for is the casting of a spell by such a player."""
    agrees(who, verb)
    return CastsSpell(who.value, _spell(spell), origin=origin)  # type: ignore[arg-type]


def happens_casts_during(who: Said, verb: Token, spell: Said, whose: Said) -> CastsSpell:
    return replace(happens_casts(who, verb, spell), during=whose.value)


def _spell(said: Said) -> Filter:
    if not isinstance(said.value, AllThese) or said.value.filter.noun != "spell":
        raise Misread("only spells are cast or copied")
    return said.value.filter


def from_where(whose: Said, zone: Token) -> str:
    if whose.value != You():
        raise Misread("spells are cast from a player's own zones", zone)
    return singular(str(zone))


def happens_casts_this(who: Said, verb: Token, this: Said) -> CastsSpell:
    agrees(who, verb)
    if this.value != This("spell"):
        raise Misread("only a spell is cast", verb)
    return CastsSpell(who.value, This("spell"))


def happens_casts_nth(who: Said, verb: Token, whose: Said, nth: int, spell: Described) -> CastsSpell:
    agrees(who, verb)
    if (whose.value == You()) is not (who.value == You()):
        raise Misread("a player casts his or her own spells", verb)
    return CastsSpell(who.value, _spell(Said(AllThese(single_of(spell)))), nth)


def happens_casts_or_copies(who: Said, verb: Token, spell: Said) -> Either:
    return Either(happens_casts(who, verb, spell), CopiesSpell(who.value, _spell(spell)))


def happens_copies(who: Said, verb: Token, spell: Said) -> CopiesSpell:
    agrees(who, verb)
    return CopiesSpell(who.value, _spell(spell))


def ordinal(token: Token) -> int:
    return ORDINALS.index(str(token))


def happens_draws(who: Said, verb: Token) -> DrawsCard:
    agrees(who, verb)
    return DrawsCard(who.value)


def happens_draws_nth(who: Said, verb: Token, whose: Said, nth: int) -> DrawsCard:
    agrees(who, verb)
    if (whose.value == You()) is not (who.value == You()):
        raise Misread("a player draws his or her own cards", verb)
    return DrawsCard(who.value, nth)


def happens_gains_life(who: Said, verb: Token) -> GainsLife:
    agrees(who, verb)
    return GainsLife(who.value)


def happens_loses_the_game(who: Said, verb: Token) -> LosesTheGame:
    agrees(who, verb)
    return LosesTheGame(who.value)


def happens_beginning(whose: Said, step: Token) -> BeginningOf:
    return BeginningOf(_step(step), whose.value)


def happens_beginning_of_each(step: Token) -> BeginningOf:
    return BeginningOf(_step(step), EachPlayer())


def happens_end_of_turn() -> BeginningOf:
    return BeginningOf("end", EachPlayer())


def happens_beginning_of_combat(whose: Said) -> BeginningOf:
    return BeginningOf("beginning of combat", whose.value)


def happens_beginning_of_the(step: Token) -> BeginningOf:
    return BeginningOf(_step(step), ActivePlayer())


def _step(token: Token) -> str:
    return str(token).removesuffix(" step").removesuffix(" phase")


def happens_set_in_motion(who: Said) -> SetInMotion:
    return SetInMotion(who.value)


def happens_encountered(who: Said) -> Encountered:
    return Encountered(who.value)


def happens_state(condition: Condition) -> StateIs:
    return StateIs(condition)
