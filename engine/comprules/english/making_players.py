"""From the words of players.lark to what players do.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.changes import ChangeControl
from comprules.abilities.conditions import ConditionalAmount, Duration
from comprules.abilities.descriptions import without
from comprules.abilities.instructions import ChooseTargets, Move
from comprules.abilities.keyword_actions import KeepSome
from comprules.abilities.kinds import (
    Apply,
    ApplyToPlayers,
    CopySpell,
    CreateCopies,
    CreateTokens,
    DoOneOf,
)
from comprules.abilities.mana_instructions import AddMana
from comprules.abilities.nouns import AllThese, ControlledBy, Filter, OwnedBy, Owner, Picked
from comprules.abilities.plain_instructions import ActivateManaOfLands, PayAnyNumberOfTimes
from comprules.abilities.searching import PlayersMove
from comprules.abilities.simple_nouns import Chosen, EachPlayer, It, Number, ThatOne, ThatPlayer, You
from comprules.english.lexicon import singular
from comprules.english.making_descriptions import integer, several_of, single_of
from comprules.english.said import (
    ActionOf,
    DoneBy,
    Misread,
    Said,
    agrees,
)
from comprules.mana import read_cost

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.conditions import Condition
    from comprules.abilities.nouns import Amount, Players
    from comprules.english.said import Described


__all__ = ["OfThose"]


def directed(players: Said, action: Any) -> Any:
    if isinstance(action, ChooseTargets):
        if players.value != You():
            raise Misread("only you choose like this")
        return action
    if not isinstance(action, ActionOf):
        raise Misread("only you can be told to do this")
    agrees(players, action.verb)
    return DoneBy(players.value, action.make(players.value), players.plural is True)


def player_copies(players: Said, verb: Token, subject: Said, *new_targets: bool) -> DoneBy:
    agrees(players, verb)
    copy = CopySpell(subject.value, new_targets=bool(new_targets), player=players.value)
    return DoneBy(players.value, copy, players.plural is True)


def keeps_some(players: Said, amount: Amount, described: Described, *, up_to: bool = False) -> DoneBy:
    """``Each player chooses two creatures they control, then sacrifices the rest``."""
    kind = described.filter
    if players.plural is True or kind.controller != ThatPlayer() or kind.other:
        raise Misread("say of what each of them keeps some: 'each player chooses two lands they control'")
    if not isinstance(amount, Number):
        raise Misread("how many are kept must be a number")
    several_of(described) if amount.value > 1 else single_of(described)
    kept = KeepSome(players.value, without(kind, ControlledBy), amount, up_to)
    return DoneBy(players.value, kept, several=False)


def keeps_some_else(players: Said, amount: Amount, described: Described, then: str) -> DoneBy:
    """``Each player chooses a creature they control``, and the rest are destroyed, or returned."""
    done = keeps_some(players, amount, described)
    kept: Any = done.effect
    return replace(done, effect=replace(kept, then=then))


def the_rest_are(words: Token) -> str:
    return "destroyed" if str(words).endswith("destroyed") else "returned"


def keeps_of_each(players: Said, *parts: Any) -> DoneBy:
    """``Chooses an artifact, a creature, and a land from among the permanents they control``."""
    *each, described = parts
    kind = several_of(described)
    if any(amount != Number(1) for amount in each[::2]):
        raise Misread("one of each kind is kept")
    if players.plural is True or kind.controller != ThatPlayer() or kind.other:
        raise Misread("say of what each of them keeps some: 'from among the permanents they control'")
    kinds = tuple(map(single_of, each[1::2]))
    kept = KeepSome(players.value, without(kind, ControlledBy), Number(1), kinds=kinds)
    return DoneBy(players.value, kept, several=False)


def they_choose(players: Said, amount: Amount, described: Described) -> DoneBy:
    """``Target opponent chooses a creature they control``: what follows speaks of it."""
    kind = described.filter
    if players.plural is True or players.value == You() or kind.controller != ThatPlayer() or kind.other:
        raise Misread("say what each of them chooses: 'each player chooses a land they control'")
    if not isinstance(amount, Number):
        raise Misread("how many are chosen must be a number")
    several_of(described) if amount.value > 1 else single_of(described)
    return DoneBy(players.value, ChooseTargets(Picked(kind, amount), players.value), several=False)


def keeps_up_to(players: Said, number: Token, described: Described) -> DoneBy:
    return keeps_some(players, integer(number), described, up_to=True)


def players_make_mana(players: Said, verb: Token) -> DoneBy:
    agrees(players, verb)
    return DoneBy(players.value, ActivateManaOfLands(players.value), players.plural is True)


def pays_any_number_of_times(_: Token, mana: Token) -> PayAnyNumberOfTimes:
    return PayAnyNumberOfTimes(read_cost(str(mana)))


def shuffled_list(*parts: Any) -> tuple[str, ...]:
    return tuple(str(part) for part in parts if getattr(part, "type", "") != "AND")


def shuffled_zone(*said: Any) -> str:
    name = singular(str(said[-1]))
    if name == "library":
        raise Misread("a library is not shuffled into itself", said[-1])
    return name


def owner_shuffles(target: Said, _: Token) -> DoneBy:
    return DoneBy(Owner(It()), Move(target.value, "library", "shuffled"))


def owner_of_it_shuffles(owner: Said, verb: Token) -> DoneBy:
    """``This creature's owner shuffles it into their library``: nobody else could."""
    agrees(owner, verb)
    if not isinstance(owner.value, Owner):
        raise Misread("whose it is shuffles it", verb)
    return DoneBy(owner.value, Move(owner.value.of, "library", "shuffled"))


def owner_puts(target: Said, verb: Token) -> DoneBy:
    owner = Owner(target.value)
    agrees(Said(owner, plural=False), verb)
    return DoneBy(owner, PlayersMove(owner, Move(It(), "library", "top or bottom")))


def owner_puts_second(target: Said, verb: Token) -> DoneBy:
    owner = Owner(target.value)
    agrees(Said(owner, plural=False), verb)
    return DoneBy(owner, PlayersMove(owner, Move(It(), "library", "second or bottom")))


def shuffled_permanents() -> str:
    return "permanents"


def gains_control(verb: Token, of: Said, duration: Duration | None = None) -> ActionOf:
    def made(players: Players) -> Apply:
        match players, of.value:
            case EachPlayer(), AllThese(Filter(owner=ThatPlayer()) as kind):
                theirs = AllThese(without(kind, OwnedBy))  # each object goes to its own owner
                return Apply(theirs, (ChangeControl(Owner(ThatOne())),), duration or Duration())
            case _:
                return Apply(of.value, (ChangeControl(players),), duration or Duration())

    return ActionOf(verb, made)


def gains_control_of_their_own(verb: Token, duration: Duration | None = None) -> ActionOf:
    return gains_control(verb, Said(AllThese(Filter.of(OwnedBy(ThatPlayer()))), plural=True), duration)


def _mana(symbols: Token) -> str:
    """Return the symbols as they are written, which have to be those of mana."""
    read_cost(str(symbols))
    return str(symbols)


def combined_mana(*parts: Token) -> tuple[str, ...]:
    return tuple(_mana(part) for part in parts if part.type == "MANA")


def adds_one_of(verb: Token, *symbols: Token) -> ActionOf:
    ways = tuple(map(_mana, symbols))
    return ActionOf(verb, lambda players: AddMana("", one_of=ways, players=players))


def adds_one_or_chosen(verb: Token, symbols: Token) -> ActionOf:
    """``Add {B} or one mana of the chosen color``."""
    way = _mana(symbols)
    return ActionOf(
        verb, lambda players: AddMana("1", one_of=(way,), chosen=Chosen("color"), players=players)
    )


def creates(verb: Token, *made: CreateTokens) -> Any:
    def make(players: Players) -> Any:
        each = tuple(replace(tokens, players=players) for tokens in made)
        return each[0] if len(each) == 1 else each

    return ActionOf(verb, make)


def creates_one_of(verb: Token, *made: CreateTokens) -> Any:
    def make(players: Players) -> Any:
        if players != You():
            raise Misread("which of these a player creates is said of you", verb)
        return DoOneOf(You(), tuple(replace(tokens, players=players) for tokens in made))

    return ActionOf(verb, make)


class OfThose:
    """``Create five of those tokens``: another number of what the sentence before creates."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def in_place_of(self, before: Any, condition: Condition) -> Any:
        """Return the instruction before, with this number where the condition holds."""
        if not isinstance(before, CreateTokens | CreateCopies):
            raise Misread("nothing before this creates tokens")
        if isinstance(before.amount, ConditionalAmount):
            raise Misread("the number depends on a condition already")
        return replace(before, amount=ConditionalAmount(condition, self.amount, before.amount))


def creates_of_those(verb: Token, amount: Amount) -> ActionOf:
    made: Any = OfThose(amount)
    return ActionOf(verb, lambda _: made)


# ---- maximum hand size


def hand_size_for(changed: ApplyToPlayers, duration: Duration | None = None) -> ApplyToPlayers:
    return replace(changed, duration=duration or Duration())
