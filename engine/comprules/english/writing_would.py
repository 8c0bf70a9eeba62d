"""What would happen, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from comprules.abilities.nouns import AllThese, Filter, ObjectsOrPlayers, Players, Subject
from comprules.abilities.simple_nouns import Opponents, You
from comprules.abilities.would import (
    WouldAct,
    WouldBeDealtDamage,
    WouldBeDestroyed,
    WouldBegin,
    WouldBeSacrificed,
    WouldChangeLife,
    WouldCreateTokens,
    WouldDealDamage,
    WouldDie,
    WouldDiscard,
    WouldDraw,
    WouldEnter,
    WouldGainLife,
    WouldGetCounters,
    WouldGoToGraveyard,
    WouldLeave,
    WouldLoseLife,
    WouldLoseTheGame,
    WouldPayLife,
    WouldTapForMana,
    WouldWinTheGame,
)
from comprules.english.writing_nouns import (
    doer_words,
    kinds_words,
    of_kind,
    owned_by,
)
from comprules.english.writing_prevention import either_words
from comprules.english.writing_words import refuse

if TYPE_CHECKING:
    from collections.abc import Callable

    from comprules.abilities.kinds import Effect
    from comprules.abilities.would import WouldHappen

    Chain = Callable[[tuple[Effect, ...]], str]


__all__ = ["would_words"]


def harmed_one_words(to: Subject | Players | ObjectsOrPlayers) -> str:
    """Whom damage would be dealt to, one at a time: ``you``, ``a creature you control``."""
    if isinstance(to, ObjectsOrPlayers):
        return either_words(to)
    return doer_words(to) if isinstance(to, Players) else of_kind(to).words


def would_words(would: WouldHappen) -> str:
    """An event as it stands behind ``if``: ``a creature would die``.

    Raises:
        CannotWrite: The language has no words for it.
    """
    match would:
        case WouldLoseTheGame(who, ""):
            return f"{doer_words(who)} would lose the game"
        case WouldAct(who, action):
            taken = {"search": "search a library", "scry": "scry a number of cards"}.get(action, action)
            return f"{doer_words(who)} would {taken}"
        case WouldWinTheGame(who):
            return f"{doer_words(who)} would win the game"
        case WouldDraw(who, but_first, 0):
            start = f"{doer_words(who)} would draw a card"
            you, your = ("you", "your") if who == You() else ("they", "their")
            return start + f" except the first one {you} draw in each of {your} draw steps" * but_first
        case WouldLoseTheGame() | WouldChangeLife() | WouldDraw() | WouldTapForMana():
            raise refuse(would)
        case WouldDiscard(who):
            return f"{doer_words(who)} would discard a card"
        case WouldGainLife(who):
            return f"{doer_words(who)} would gain life"
        case WouldLoseLife(_, int()):
            raise refuse(would)
        case WouldLoseLife(who):
            return f"{doer_words(who)} would lose life"
        case WouldPayLife(who):
            return f"{doer_words(who)} would pay life"
        case WouldCreateTokens(who, None):
            return f"an effect would create one or more tokens under {owned_by(who, 'control')}"
        case WouldCreateTokens(who, kind) if kind is not None:
            return f"{doer_words(who)} would create one or more {kinds_words(kind)}"
        case WouldCreateTokens():
            raise refuse(would)
        case WouldBegin(who, what):
            whose = "your" if who == You() else "their"
            return f"{doer_words(who)} would begin {whose} {what}"
        case WouldDie(who):
            return f"{of_kind(who).words} would die"
        case WouldBeDestroyed(who):
            return f"{of_kind(who).words} would be destroyed"
        case WouldBeSacrificed(who, None):
            return f"{of_kind(who).words} would be sacrificed"
        case WouldBeSacrificed():
            raise refuse(would)
        case WouldLeave(who):
            return f"{of_kind(who).words} would leave the battlefield"
        case WouldEnter(who, under, uncast):
            control = f" under {owned_by(under, 'control')}" if under is not None else ""
            control = " under an opponent's control" if under == Opponents() else control
            cast = " and it wasn't cast" if uncast else ""
            return f"{of_kind(who).words} would enter{control}{cast}"
        case WouldGoToGraveyard(discarded=True):
            raise refuse(would)
        case WouldGoToGraveyard(who, whose) if whose is not None:
            place = "an opponent's graveyard" if whose == Opponents() else owned_by(whose, "graveyard")
            return f"{of_kind(who).words} would be put into {place} from anywhere"
        case WouldGoToGraveyard(AllThese(kind)) if kind == Filter():
            return "a card or token would be put into a graveyard from anywhere"
        case WouldGoToGraveyard(who):
            return f"{of_kind(who).words} would be put into a graveyard from anywhere"
        case WouldGetCounters():
            return _counters_would(would)
        case WouldBeDealtDamage(to, kind):
            return f"{kind} would be dealt to {harmed_one_words(to)}"
        case WouldDealDamage(source, to, kind):
            whom = f"to {harmed_one_words(to)}" if to is not None else "to a permanent or player"
            return f"{of_kind(source).words} would deal {kind} {whom}"
        case _:
            assert_never(would)


def _counters_would(would: WouldGetCounters) -> str:
    match would:
        case WouldGetCounters(on, "", None, True) if isinstance(on, Subject):
            return f"an effect would put one or more counters on {of_kind(on).words}"
        case WouldGetCounters(by_effect=True):
            raise refuse(would)
        case WouldGetCounters(on, "", None) if isinstance(on, Players):
            return f"{doer_words(on)} would get one or more counters"
        case WouldGetCounters(on, kind, None) if isinstance(on, Subject):
            return f"one or more {f'{kind} ' * bool(kind)}counters would be put on {of_kind(on).words}"
        case WouldGetCounters(on, "", by) if by is not None and not isinstance(
            on, Players | ObjectsOrPlayers
        ):
            whom = "a permanent or player" if on is None else of_kind(on).words
            return f"{doer_words(by)} would put one or more counters on {whom}"
        case WouldGetCounters(on, kind, by) if kind and by is not None and isinstance(on, Subject):
            return f"{doer_words(by)} would put one or more {kind} counters on {of_kind(on).words}"
        case _:
            raise refuse(would)
