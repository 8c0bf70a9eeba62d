"""509.1b, 702: abilities of attackers that restrict what can block them."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.changes import CantBe
from comprules.abilities.kinds import Keyword
from comprules.book.citing import rule
from comprules.rules.continuous.as_though import counts_as_having
from comprules.rules.meaning import Speaker, is_described
from comprules.rules.targeting.attaching import is_protected
from comprules.ruleset import views
from comprules.state import Game, View

__all__ = ["why_evaded"]


def why_evaded(game: Game, blocker: int, attacker: int) -> tuple[str, str] | None:
    """Why an evasion ability of the attacker keeps a creature from blocking it, with the rule; None if none does."""
    return next(_reasons(game, blocker, attacker), None)


def _reasons(game: Game, blocker: int, attacker: int) -> Iterator[tuple[str, str]]:
    view, against = views(game)[blocker], views(game)[attacker]

    def has(keyword: str) -> bool:
        return counts_as_having(game, attacker, keyword, "be blocked", blocker)

    def blocks_with(keyword: str) -> bool:
        return counts_as_having(game, blocker, keyword, "block", attacker)

    for change in against.rules:
        if isinstance(change, CantBe) and change.what == "be blocked" and change.by is not None:
            speaker = Speaker(attacker, against.controller)
            if is_described(game, views(game), speaker, change.by, blocker) is not change.but:
                yield "an effect keeps such creatures from blocking it", "509.1b"
    if against.held:
        if has("flying") and not (blocks_with("flying") or blocks_with("reach")):
            yield "the attacker has flying", "702.9b"
        if has("horsemanship") and not blocks_with("horsemanship"):
            yield "the attacker has horsemanship", "702.31b"
        if has("fear") and not ("artifact" in view.types or "black" in view.colors):
            yield "the attacker has fear", "702.36b"
        if has("intimidate") and not ("artifact" in view.types or view.colors & against.colors):
            yield "the attacker has intimidate", "702.13b"
        if has("skulk") and (view.power or 0) > (against.power or 0):
            yield "the attacker has skulk, and less power", "702.118b"
        if is_protected(against, view):
            yield "the attacker has protection from it", "702.16f"
        walked = next(_lands_walked(game, blocker, attacker), "")
        if walked:
            yield f"the attacker has {walked}", "702.14c"
    if has("shadow") != blocks_with("shadow"):
        yield "only creatures with shadow block each other", "702.28b"


def nowhere(_game: Game, _blocker: int, _attacker: int) -> Iterator[str]:
    """Landwalk is worth nothing."""
    yield from ()


@rule("702.14c", without=nowhere)
def _lands_walked(game: Game, blocker: int, attacker: int) -> Iterator[str]:
    """The landwalk abilities of an attacker for which the defending player controls such a land."""
    board = views(game)
    player = board[blocker].controller
    for ability in board[attacker].abilities:
        if not isinstance(ability, Keyword) or ability.name != "landwalk":
            continue
        if not counts_as_having(game, attacker, ability.called, "be blocked", blocker):
            continue
        lands = [board[i] for i in game.battlefield if board[i].controller == player]
        if any("land" in land.types and _is_walked(ability, land) for land in lands):
            game.note("702.14c", f"{player} controls a land that {game.label(attacker)} walks", standing=True)
            yield ability.called
        else:
            says = f"{player} controls no land that {game.label(attacker)} walks"
            game.note("702.14c", says, standing=True)


def _is_walked(ability: Keyword, land: View) -> bool:
    word = ability.quality.word if ability.quality is not None else "land"
    if word.startswith("non"):
        return word.removeprefix("non") not in land.supertypes
    return word in land.types | land.supertypes | land.subtypes
