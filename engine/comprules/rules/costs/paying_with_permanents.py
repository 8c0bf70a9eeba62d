"""702.51, 702.66, 702.126: convoke, delve and improvise.

What is tapped or exiled in the place of mana of a total cost.
"""

from __future__ import annotations

from dataclasses import dataclass

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import Taps
from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.keyword_instances import works
from comprules.keywords.rules_702_2_to_60 import CONVOKE
from comprules.keywords.rules_702_61_to_120 import DELVE
from comprules.keywords.rules_702_121_to_183 import IMPROVISE
from comprules.mana import ManaCost
from comprules.questions import ask_objects
from comprules.rules.costs.symbols_in_costs import ABILITY_TO_PAY
from comprules.rules.targeting.proposal import Proposal
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import Paid, View
from comprules.words import COLOR_LETTERS

__all__ = [
    "CONVOKE_AFTER_TOTAL_COST",
    "DELVE_AFTER_TOTAL_COST",
    "Help",
    "helpers",
    "once_determined",
    "once_determined_for_delve",
    "pay_with",
    "with_help",
]

CONVOKE_AFTER_TOTAL_COST = cite("702.51b")
DELVE_AFTER_TOTAL_COST = cite("702.66b")

_WAYS = {
    "convoke": (CONVOKE, "choose creatures to tap for convoke"),
    "improvise": (IMPROVISE, "choose artifacts to tap for improvise"),
    "delve": (DELVE, "choose cards to exile for delve"),
}


@dataclass(frozen=True, slots=True)
class Help:
    """What is tapped or exiled for one of the keywords."""

    keyword: str
    things: tuple[int, ...]


@CONVOKE
@DELVE
@IMPROVISE
def with_help(game: Game, proposal: Proposal, mana: ManaCost) -> tuple[ManaCost, tuple[Help, ...]]:
    """The mana that is left to pay once the player has chosen what else to pay with, and what that is.

    The total cost is settled by then; what is chosen here changes only how it is paid (702.51b, 702.66b,
    702.126b).

    Raises:
        IllegalError: more is chosen than there is mana to pay.
    """
    helping: list[Help] = []
    view = views(game)[proposal.source]
    for keyword in _WAYS if proposal.is_spell else ():
        if not works(game, view, keyword) or not mana.symbols:
            continue
        citation, text = _WAYS[keyword]
        if keyword == "convoke":
            mana = once_determined(game, proposal, mana)
        if keyword == "delve":
            mana = once_determined_for_delve(game, proposal, mana)
        there = helpers(game, proposal.player, keyword)
        most = min(len(there), mana.mana_value)
        chosen = ask_objects(game, proposal.player, text, there, 0, most)
        if chosen:
            citation.decided(game, f"{len(chosen)} mana of {mana} is paid by {keyword}")
            mana = _without(game, mana, keyword, chosen)
            helping.append(Help(keyword, chosen))
    return mana, tuple(helping)


@CONVOKE_AFTER_TOTAL_COST
def once_determined(game: Game, _proposal: Proposal, mana: ManaCost) -> ManaCost:
    """Creatures are tapped for mana of the total cost as it is in the end, and are no cost of their own."""
    CONVOKE_AFTER_TOTAL_COST.decided(game, f"creatures may be tapped for the mana of the total cost, {mana}")
    return mana


@DELVE_AFTER_TOTAL_COST
def once_determined_for_delve(game: Game, _proposal: Proposal, mana: ManaCost) -> ManaCost:
    """Cards are exiled for mana of the total cost as it is in the end, and are no cost of their own."""
    DELVE_AFTER_TOTAL_COST.decided(
        game, f"cards may be exiled for the generic mana of the total cost, {mana}"
    )
    return mana


def helpers(game: Game, player: str, keyword: str) -> tuple[int, ...]:
    """Return what a player may tap for convoke or improvise, or exile for delve."""
    if keyword == "delve":
        return game.zone("graveyard", player)
    wanted = "creature" if keyword == "convoke" else "artifact"
    board = views(game)
    return tuple(
        i
        for i in game.battlefield
        if board[i].controller == player and wanted in board[i].types and not game.objects[i].tapped
    )


def _without(game: Game, mana: ManaCost, keyword: str, chosen: tuple[int, ...]) -> ManaCost:
    """Return the mana that is left after each of these has paid for one.

    With convoke it pays mana of its color if the cost has that, else generic mana.
    """
    board = views(game)
    symbols = [s for s in mana.symbols if not s.isdigit()]
    generic = sum(int(s) for s in mana.symbols if s.isdigit())
    for i in sorted(chosen, key=lambda i: len(_letters(board[i]))) if keyword == "convoke" else chosen:
        colored = [s for s in symbols if s in _letters(board[i])] if keyword == "convoke" else []
        if colored:
            symbols.remove(colored[0])
        elif generic:
            generic -= 1
        else:
            citation, _ = _WAYS[keyword]
            raise citation.refuses(f"{game.label(i)} pays for nothing in {mana}")
    return ManaCost((*((str(generic),) if generic else ()), *symbols))


def _letters(view: View) -> tuple[str, ...]:
    return tuple(letter for letter, color in COLOR_LETTERS.items() if color in view.colors)


def pay_with(game: Game, player: str, helping: tuple[Help, ...]) -> tuple[Game, tuple[Paid, ...]]:
    """Tap or exile what was chosen.

    Raises:
        IllegalError: it has been tapped meanwhile, or is no longer there.
    """
    for part in helping:
        there = helpers(game, player, part.keyword)
        for i in part.things:
            if i not in there:
                raise ABILITY_TO_PAY.refuses(f"{game.label(i)} can't be used for {part.keyword} any more")
        events: list[Event] = [
            Moves(i, "exile") if part.keyword == "delve" else Taps(i, tapped=True) for i in part.things
        ]
        game = happen(game, *events)
    return game, tuple(Paid(part.keyword, part.things, len(part.things)) for part in helping)
