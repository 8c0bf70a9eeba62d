"""609.4: what a creature can do, or a player may do, as though something were so that isn't."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import CanAsThough, HelpsAsThough, MayAsThough
from comprules.book.citing import cite
from comprules.keyword_instances import works
from comprules.rules.continuous.interaction import changes_for_player
from comprules.rules.meaning import Speaker, is_described
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["AS_THOUGH", "counts_as_having", "counts_as_untapped", "may_treat_as_having", "tapped_power"]

AS_THOUGH = cite("609.4")


@AS_THOUGH
def counts_as_having(game: Game, thing: int, keyword: str, do: str, other: int | None = None) -> bool:
    """Say whether an object has a keyword for what it can do, or ``be blocked``, and for no other purpose.

    ``other`` is the creature that it would block, or be blocked by.
    """
    has = works(game, views(game)[thing], keyword)
    said = [c for c in views(game)[thing].rules if isinstance(c, CanAsThough)]
    for change in said:
        if (change.do, change.imagined.keyword) != (do, keyword) or not _is_whom(game, change, thing, other):
            continue
        if change.imagined.how == "had" or change.whom is None:
            has = change.imagined.how == "had"
            AS_THOUGH.decided_once(
                game, f"{game.label(thing)} can {do} as though it {change.imagined.how} {keyword}"
            )
    if has and do == "be blocked":
        assert other is not None
        has = not _lets_it_lack(game, other, thing, keyword)
    return has


def _lets_it_lack(game: Game, blocker: int, attacker: int, keyword: str) -> bool:
    """Say whether the blocker can block the attacker as though that one lacked the keyword."""
    found = any(
        isinstance(c, CanAsThough)
        and c.whom is not None
        and (c.imagined.how, c.imagined.keyword) == ("lacked", keyword)
        and _is_whom(game, c, blocker, attacker)
        for c in views(game)[blocker].rules
    )
    if found:
        says = f"{game.label(blocker)} can block {game.label(attacker)} as though that had no {keyword}"
        AS_THOUGH.decided_once(game, says)
    return found


def _is_whom(game: Game, change: CanAsThough, thing: int, other: int | None) -> bool:
    if change.whom is None:
        return True
    speaker = Speaker(thing, views(game)[thing].controller)
    return other is not None and is_described(game, views(game), speaker, change.whom, other)


@AS_THOUGH
def counts_as_untapped(game: Game, thing: int, do: str) -> bool:
    """Say whether a creature is untapped, or can do this as though it were."""
    if not game.objects[thing].tapped:
        return True
    found = any(
        isinstance(c, CanAsThough) and c.do == do and c.imagined.how == "untapped"
        for c in views(game)[thing].rules
    )
    if found:
        AS_THOUGH.decided_once(game, f"{game.label(thing)} can {do} as though it were untapped")
    return found


@AS_THOUGH
def may_treat_as_having(game: Game, player: str, thing: int, keyword: str, do: str) -> bool:
    """Say whether an object has a keyword for a player who would target it or activate its abilities."""
    has = works(game, views(game)[thing], keyword)
    for change in changes_for_player(game, player):
        if not isinstance(change, MayAsThough) or change.imagined.keyword != keyword:
            continue
        if is_described(game, views(game), Speaker(thing, player), change.what, thing):
            has = change.imagined.how == "had"
            says = f"{player} may {do} {game.label(thing)} as though it {change.imagined.how} {keyword}"
            AS_THOUGH.decided_once(game, says)
    return has


@AS_THOUGH
def tapped_power(game: Game, source: int, thing: int) -> int:
    """Return the power that counts of a creature that is tapped to crew a Vehicle or to saddle a Mount."""
    view, helped = views(game)[thing], views(game)[source].subtypes
    power = view.power_or_0
    for rule in view.rules:
        if isinstance(rule, HelpsAsThough) and (
            (rule.crews and "Vehicle" in helped) or (rule.saddles and "Mount" in helped)
        ):
            power = view.toughness_or_0 if rule.by_toughness else power + rule.more
            AS_THOUGH.decided_once(game, f"{game.label(thing)} counts as though its power were {power}")
    return power
