"""Which objects and players an instruction names now, and how many (608.2h)."""

from __future__ import annotations

from typing import assert_never

from comprules.abilities.conditions import AnyAmount
from comprules.abilities.nouns import (
    AllThese,
    Both,
    DoneThisWay,
    OneOrMore,
    Picked,
    Players,
    Subject,
    Target,
    TopOf,
    WithPlayers,
)
from comprules.abilities.simple_nouns import (
    Attached,
    Granter,
    It,
    Number,
    PaidWith,
    ThatOne,
    TheRest,
    This,
    X,
)
from comprules.abilities.slots import Reference
from comprules.book.citing import cite
from comprules.rules.meaning import (
    Speaker,
    amount_of,
    objects_of,
    players_of,
    result_of,
)
from comprules.rules.meaning.amounts import modification
from comprules.rules.meaning.last_known_information import LAST_KNOWN_INFORMATION
from comprules.rules.meaning.reach import affected_objects, affected_players
from comprules.rules.meaning.speaker import filled
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "AS_MUCH_AS_POSSIBLE",
    "IMPOSSIBLE_PARTS",
    "as_much_as_possible",
    "change_of_size",
    "named_objects",
    "named_players",
    "number_of",
    "permanents_named",
    "recipients_of",
    "value_set",
]

IMPOSSIBLE_PARTS = cite("101.3")
AS_MUCH_AS_POSSIBLE = cite("609.3")


def named_objects(game: Game, speaker: Speaker, subject: Subject) -> tuple[int, ...]:
    """The objects that an instruction names now; of a library's top cards as many as there are (609.3)."""
    board = views(game)
    found = affected_objects(game, board, speaker, objects_of(game, board, speaker, subject))
    if isinstance(subject, TopOf):
        players = len(named_players(game, speaker, subject.player))
        wanted = players * result_of(game, views(game), speaker, subject.amount)
        return found[: as_much_as_possible(game, wanted, len(found))]
    if not found and isinstance(subject, Reference):
        _note_nothing_there(game, speaker, subject)
    return found


def permanents_named(game: Game, speaker: Speaker, subject: Subject) -> tuple[int, ...]:
    """Return those of the objects that an instruction names which are on the battlefield."""
    there = game.battlefield
    return tuple(i for i in named_objects(game, speaker, subject) if i in there)


def named_players(game: Game, speaker: Speaker, who: Players) -> tuple[str, ...]:
    """Return the players whom an instruction names now."""
    found = affected_players(game, speaker, players_of(game, views(game), speaker, who))
    if not found and isinstance(who, Reference):
        _note_nothing_there(game, speaker, who)
    return found


def _note_nothing_there(game: Game, speaker: Speaker, reference: Reference) -> None:
    """Record that an instruction refers to what an earlier one, not carried out, would have introduced."""
    words = reference.slot.words if reference.slot is not None else ""
    says = (
        f"{game.label(speaker.source)}: nothing is there for the words “{words}”, and nothing is done to it"
    )
    AS_MUCH_AS_POSSIBLE.decided_once(game, says)


def number_of(game: Game, speaker: Speaker, amount: AnyAmount) -> int:
    """Return how much, or how many, an instruction says; that is never less than zero (107.1b).

    It is found out once, as the instruction is followed (608.2h).
    """
    _is_determined_now(game, speaker, amount)
    return result_of(game, views(game), speaker, amount)


def change_of_size(game: Game, speaker: Speaker, amount: AnyAmount) -> int:
    """Return by how much an effect that begins modifies a size."""
    _is_determined_now(game, speaker, amount)
    return modification(game, views(game), speaker, amount)


def value_set(game: Game, speaker: Speaker, amount: AnyAmount) -> int:
    """Return the value to which a life total or a size is set, which may be negative (107.1b)."""
    _is_determined_now(game, speaker, amount)
    return amount_of(game, views(game), speaker, amount)


def _is_determined_now(game: Game, speaker: Speaker, amount: AnyAmount) -> None:
    if not isinstance(amount, Number | X):
        LAST_KNOWN_INFORMATION.decided(game, f"{game.label(speaker.source)}: an amount is determined now")


def recipients_of(game: Game, speaker: Speaker, to: Subject | Players | WithPlayers) -> tuple[int | str, ...]:
    """Objects or players that something is done to: a target may be either."""
    if isinstance(to, Players):
        return named_players(game, speaker, to)
    match to:
        case WithPlayers(objects, players):
            named = named_players(game, speaker, players)
            theirs = replace(speaker, current=replace(speaker.current, players=named))
            return (*recipients_of(game, theirs, objects), *named)
        case ThatOne() | It() if to.slot is not None and to.slot.aspect == "either":
            return (*named_objects(game, speaker, to), *filled(speaker, to).players)
        case Target(index=index, or_player=True):
            return speaker.chosen.targets[index] if index < len(speaker.chosen.targets) else ()
        case (
            PaidWith()
            | Granter()
            | This()
            | Attached()
            | Target()
            | It()
            | ThatOne()
            | AllThese()
            | Picked()
            | TopOf()
            | Both()
            | OneOrMore()
            | DoneThisWay()
            | TheRest()
        ):
            return named_objects(game, speaker, to)
        case _:
            assert_never(to)


@IMPOSSIBLE_PARTS
@AS_MUCH_AS_POSSIBLE
def as_much_as_possible(game: Game, number: int, there: int) -> int:
    """Of what is impossible an effect does as much as is possible."""
    if there < number:
        IMPOSSIBLE_PARTS.decided(game, f"{number} asked for, {there} there: the rest is ignored")
        AS_MUCH_AS_POSSIBLE.decided(game, f"{number} asked for, {there} there: as much as possible is done")
    return min(number, there)
