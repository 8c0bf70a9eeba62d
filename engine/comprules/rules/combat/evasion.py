"""509.1b, 702: abilities of attackers that restrict what can block them."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.changes_of_rules import CantBe
from comprules.abilities.keywords import Keyword
from comprules.book.citing import Citation, IllegalError, cite
from comprules.keyword_instances import working, works
from comprules.keywords.rules_702_2_to_60 import (
    FEAR,
    FLYING,
    HORSEMANSHIP,
    INTIMIDATE,
    LANDWALK,
    REACH,
    SHADOW,
)
from comprules.keywords.rules_702_61_to_120 import SKULK
from comprules.rules.continuous.as_though import counts_as_having
from comprules.rules.fighting.several_defenders import whose_lands_count
from comprules.rules.meaning import Speaker, is_described
from comprules.rules.targeting.attaching import is_protected
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "BLOCK_RESTRICTIONS",
    "LANDWALK_OF_BLOCKERS",
    "PROTECTION_FROM_BLOCKERS",
    "keeps_off_blocker",
    "lands_walked",
    "refused_beside",
    "undoes_landwalk",
    "why_evaded",
]

BLOCK_RESTRICTIONS = cite("509.1b")
LANDWALK_OF_BLOCKERS = cite("702.14d")
PROTECTION_FROM_BLOCKERS = cite("702.16f")


def why_evaded(game: Game, blocker: int, attacker: int) -> tuple[str, Citation] | None:
    """Return why an evasion ability of the attacker prevents this block, and its rule, if one does."""
    return next(_reasons(game, blocker, attacker), None)


def _reasons(game: Game, blocker: int, attacker: int) -> Iterator[tuple[str, Citation]]:
    view, against = views(game)[blocker], views(game)[attacker]

    def has(keyword: str) -> bool:
        return counts_as_having(game, attacker, keyword, "be blocked", blocker)

    def blocks_with(keyword: str) -> bool:
        return counts_as_having(game, blocker, keyword, "block", attacker)

    for change in against.rules:
        if isinstance(change, CantBe) and change.what == "be blocked":
            assert change.by is not None, "what can't be blocked at all has been looked at"
            speaker = Speaker(attacker, against.controller)
            if is_described(game, views(game), speaker, change.by, blocker) is not change.but:
                yield "an effect keeps such creatures from blocking it", BLOCK_RESTRICTIONS
    if against.held:
        if has("flying"):
            if blocks_with("flying"):
                FLYING.decided_once(game, f"{game.label(blocker)} flies as well as {game.label(attacker)}")
            elif blocks_with("reach"):
                REACH.decided_once(game, f"{game.label(blocker)} reaches {game.label(attacker)}, which flies")
            else:
                yield "the attacker has flying", FLYING
        if has("horsemanship") and not blocks_with("horsemanship"):
            yield "the attacker has horsemanship", HORSEMANSHIP
        if has("fear") and not ("artifact" in view.types or "black" in view.colors):
            yield "the attacker has fear", FEAR
        if has("intimidate"):
            if "artifact" in view.types or view.colors & against.colors:
                INTIMIDATE.decided_once(game, f"{game.label(blocker)} is not intimidated")
            else:
                yield "the attacker has intimidate", INTIMIDATE
        if has("skulk") and view.power_or_0 > against.power_or_0:
            yield "the attacker has skulk, and less power", SKULK
        if keeps_off_blocker(game, against, view):
            yield "the attacker has protection from it", PROTECTION_FROM_BLOCKERS
        walked = next(lands_walked(game, blocker, attacker), "")
        if walked and not undoes_landwalk(game, blocker, attacker, walked):
            yield f"the attacker has {walked}", LANDWALK
    if has("shadow") != blocks_with("shadow"):
        yield "only creatures with shadow block each other", SHADOW


@PROTECTION_FROM_BLOCKERS
def keeps_off_blocker(game: Game, attacker: View, blocker: View) -> bool:
    """An attacker can't be blocked by what it has protection from."""
    return is_protected(game, attacker, blocker)


@LANDWALK
def lands_walked(game: Game, blocker: int, attacker: int) -> Iterator[str]:
    """The landwalk abilities of an attacker for which the defending player controls such a land."""
    board = views(game)
    for ability in working(game, board[attacker].abilities, "landwalk"):
        if not counts_as_having(game, attacker, ability.called, "be blocked", blocker):
            continue
        players = whose_lands_count(game, blocker, attacker)
        player = ", ".join(players)
        lands = [board[i] for i in game.battlefield if board[i].controller in players]
        if any("land" in land.types and _is_walked(ability, land) for land in lands):
            LANDWALK.decided_once(game, f"{player} controls a land that {game.label(attacker)} walks")
            yield ability.called
        else:
            says = f"{player} controls no land that {game.label(attacker)} walks"
            LANDWALK.decided_once(game, says)


def _is_walked(ability: Keyword, land: View) -> bool:
    assert ability.quality is not None
    word = ability.quality.word
    if word.startswith("non"):
        return word.removeprefix("non") not in land.supertypes
    return {*word.split()}.issubset(land.types | land.supertypes | land.subtypes)


@LANDWALK_OF_BLOCKERS
def undoes_landwalk(game: Game, blocker: int, attacker: int, walked: str) -> bool:
    """Landwalk of a blocker doesn't undo that of an attacker."""
    if works(game, views(game)[blocker], walked):
        says = f"{game.label(attacker)} walks the land, though {game.label(blocker)} has {walked} as well"
        LANDWALK_OF_BLOCKERS.decided_once(game, says)
    return False


def refused_beside(game: Game, blocker: int, attacker: int, refusal: IllegalError) -> IllegalError:
    """Add to a refusal for landwalk that the landwalk of the blocker doesn't help it."""
    if refusal.citation is LANDWALK:
        walked = (a.called for a in working(game, views(game)[attacker].abilities, "landwalk"))
        if any(works(game, views(game)[blocker], one) for one in walked):
            refusal.steps = (*refusal.steps, LANDWALK_OF_BLOCKERS)
    return refusal
