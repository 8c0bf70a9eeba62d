"""116.2f, 116.2h, 116.2k: suspend, foretell and plot.

Special actions by which a card in a hand is exiled, to be cast later.
"""

from __future__ import annotations

from typing import Final, Literal

from comprules.abilities.changes_of_rules import MayLook
from comprules.abilities.conditions import Duration
from comprules.abilities.costs import Cost, ManaPayment
from comprules.book.citing import Citation, IllegalError, cite
from comprules.events.permanents import PutsCounters
from comprules.events.spells_and_abilities import BeginsEffect
from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.happening.whose_turn import has_priority, is_active, without_priority
from comprules.keyword_instances import working
from comprules.keywords.rules_702_61_to_120 import SUSPEND
from comprules.keywords.rules_702_121_to_183 import FORETELL, PLOT
from comprules.mana import ManaCost
from comprules.rules.casting.casting import priority_after_special_action
from comprules.rules.costs.paying import pay_all
from comprules.rules.costs.symbols_in_costs import has_x
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.speaker import Choices
from comprules.rules.permission.permissions import may_begin
from comprules.rules.permission.prohibitions import prohibited
from comprules.rules.permission.ways_to_cast import Method, versions_of
from comprules.rules.permission.when_to_cast import has_sorcery_timing
from comprules.ruleset import rules_of, views
from comprules.state.game import Game
from comprules.state.lasting import Lasting
from comprules.state.objects import NOT_YET

__all__ = [
    "FORETELLING",
    "PLOTTING",
    "SPECIAL_ACTIONS",
    "SUSPENDING",
    "SUSPEND_FROM_HAND",
    "TIME_FOR_SPECIAL_ACTIONS",
    "X_OF_SPECIAL_ACTION",
    "How",
    "ensure_could_begin",
    "ensure_time_for",
    "set_aside",
    "x_of_special_action",
]

X_OF_SPECIAL_ACTION = cite("107.3d")
SPECIAL_ACTIONS = cite("116.1")
TIME_FOR_SPECIAL_ACTIONS = cite("117.1c")
SUSPENDING = cite("116.2f")
FORETELLING = cite("116.2h")
PLOTTING = cite("116.2k")
SUSPEND_FROM_HAND = cite("702.62c")

How = Literal["suspend", "foretell", "plot"]
"""The keywords by which a card is set aside."""

_CITATIONS: Final[dict[How, Citation]] = {"suspend": SUSPENDING, "foretell": FORETELLING, "plot": PLOTTING}
_MEANINGS: Final[dict[How, Citation]] = {"suspend": SUSPEND, "foretell": FORETELL, "plot": PLOT}
_NOTED: Final[dict[How, str]] = {"foretell": "foretold", "plot": "plotted"}


@SUSPENDING
@FORETELLING
@PLOTTING
@SUSPEND
@FORETELL
@PLOT
def set_aside(game: Game, player: str, card: int, how: How, x: int | None = None) -> Game:
    """A player exiles a card with suspend, foretell or plot from the hand for a cost.

    No stack is used, and nobody can respond.

    Raises:
        IllegalError: the card is not in that hand, has no such ability, it is not the time, or the cost can't
        be paid.
    """
    action, meaning = _CITATIONS[how], _meaning_of(game, how)
    thing, name = game.objects[card], game.label(card)
    keyword = next(iter(working(game, views(game)[card].abilities, how)), None)
    if thing.zone != "hand" or thing.owner != player or keyword is None:
        raise action.refuses(f"{name} is no card with {how} in {player}'s hand")
    ensure_time_for(game, player, card, how)
    price: tuple[Cost, ...] = (ManaPayment(ManaCost(("2",))),) if how == "foretell" else keyword.price
    if how == "suspend" and has_x(price) and not x:
        raise meaning.refuses(f"X can't be 0 as {name} is suspended")
    chosen = x_of_special_action(game, player, card, x or 0) if has_x(price) else 0
    game = pay_all(game, Speaker(card, player, chosen=Choices(x=chosen)), price, action)
    notes = ((_NOTED[how], str(game.turn)),) if how in _NOTED else ()
    game = happen(game, Moves(card, "exile", face_down=how == "foretell", notes=notes))
    action.decided(game, f"{player} exiles {name}: a special action, which uses no stack")
    exiled = game.successor[card]
    if how == "suspend":
        time = chosen if keyword.number is None else keyword.number
        game = happen(game, PutsCounters(exiled, "time", time, player, by_effect=False))
    meaning.decided(game, f"{name} has been set aside by {how}")
    if how == "foretell":
        may_look = Lasting(
            NOT_YET, exiled, player, (MayLook(),), game.clock, Duration(), (exiled,), players=(player,)
        )
        game = happen(game, BeginsEffect(may_look))
    return priority_after_special_action(game, player)


def _meaning_of(game: Game, how: How) -> Citation:
    """Return the rule by which the ruleset explains the keyword."""
    row = rules_of(game).keyword(how)
    return _MEANINGS[how] if row is None else row.citation


@X_OF_SPECIAL_ACTION
def x_of_special_action(game: Game, player: str, card: int, x: int) -> int:
    """Who takes a special action chooses the X in its cost just before paying it."""
    X_OF_SPECIAL_ACTION.decided(game, f"{player} chooses {x} for the X of {game.label(card)}")
    return x


@SPECIAL_ACTIONS
@TIME_FOR_SPECIAL_ACTIONS
def ensure_time_for(game: Game, player: str, card: int, how: How) -> None:
    """Special actions take priority, and some of them a main phase of one's own turn with an empty stack.

    Raises:
        IllegalError: the player has no priority, or couldn't begin to cast the card (702.62c), or it is not
        his or her turn.
    """
    if not has_priority(game, player):
        raise without_priority(SPECIAL_ACTIONS, player)
    match how:
        case "suspend":
            ensure_could_begin(game, player, card)
        case "foretell":
            if not is_active(game, player):
                raise _too_early(FORETELL, f"{player} foretells only in his or her own turn")
        case "plot":
            if not has_sorcery_timing(game, player):
                raise _too_early(PLOT, f"{player} plots only in his or her main phase with an empty stack")
    SPECIAL_ACTIONS.decided(game, f"{player} has priority, and may take a special action")
    TIME_FOR_SPECIAL_ACTIONS.decided(game, f"it is the time to {how} {game.label(card)}")


@SUSPEND_FROM_HAND
def ensure_could_begin(game: Game, player: str, card: int) -> None:
    """Who suspends a card has to be able to begin to cast it; what prohibits that is taken into account.

    Raises:
        IllegalError: it is not the time to cast it, or an effect prohibits it.
    """
    method = Method()
    if prohibited(game, player, card, tuple(versions_of(game, player, card, method))):
        raise SUSPEND_FROM_HAND.refuses(f"an effect says that {player} can't cast {game.label(card)}")
    may_begin(game, player, card, method)
    SUSPEND_FROM_HAND.decided(game, f"{player} could begin to cast {game.label(card)}")


def _too_early(keyword: Citation, reason: str) -> IllegalError:
    """Return the refusal of a special action that would have to wait."""
    refusal = keyword.refuses(reason)
    refusal.steps = (TIME_FOR_SPECIAL_ACTIONS,)
    return refusal
