"""Which objects and players an instruction names now, and how many (608.2h)."""

from __future__ import annotations

from comprules.abilities.nouns import (
    AllThese,
    Amount,
    Attached,
    Both,
    It,
    Number,
    Picked,
    Players,
    Subject,
    Target,
    This,
    TopOf,
    X,
)
from comprules.rules.matching import (
    Speaker,
    amount_of,
    objects_of,
    players_of,
)
from comprules.ruleset import views
from comprules.state import Game

__all__ = ["named_objects", "named_players", "number_of", "recipients_of"]


def named_objects(game: Game, speaker: Speaker, subject: Subject) -> tuple[int, ...]:
    """The objects that an instruction names now."""
    return objects_of(game, views(game), speaker, subject)


def named_players(game: Game, speaker: Speaker, who: Players) -> tuple[str, ...]:
    """The players whom an instruction names now."""
    return players_of(game, views(game), speaker, who)


def number_of(game: Game, speaker: Speaker, amount: Amount) -> int:
    """How much, or how many, an instruction says; it is found out once, as the instruction is followed (608.2h)."""
    if not isinstance(amount, Number | X):
        game.note("608.2h", f"{game.label(speaker.source)}: an amount is determined now")
    return amount_of(game, views(game), speaker, amount)


def recipients_of(game: Game, speaker: Speaker, to: Subject | Players) -> tuple[int | str, ...]:
    """Objects or players that something is done to: a target may be either."""
    match to:
        case Target(index=index, or_player=True):
            return speaker.targets[index] if index < len(speaker.targets) else ()
        case This() | Attached() | Target() | It() | AllThese() | Picked() | TopOf() | Both():
            return named_objects(game, speaker, to)
        case _:
            return named_players(game, speaker, to)
