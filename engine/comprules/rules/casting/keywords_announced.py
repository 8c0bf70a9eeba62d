"""702: what the book says of a spell for which the cost behind a keyword is announced, or is not."""

from __future__ import annotations

from typing import Any

from comprules.abilities.conditions import CostPaid, Not
from comprules.abilities.costs import Cost
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import If
from comprules.abilities.parts import parts_of
from comprules.book.citing import cite
from comprules.keyword_instances import working
from comprules.questions import ask_one
from comprules.rules.meaning import opponents_of
from comprules.rules.targeting.proposal import Proposal
from comprules.rules.targeting.targets import targets_in
from comprules.ruleset import rules_of
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "EACH_OF_TWO_KICKERS",
    "MADNESS_COST",
    "note_additional",
    "note_alternative",
    "price_by_keyword",
    "with_each_kicker",
    "with_promise",
]

EACH_OF_TWO_KICKERS = cite("702.33b")
MADNESS_COST = cite("702.35b")


@MADNESS_COST
def price_by_keyword(
    game: Game, view: View, word: str, price: tuple[Cost, ...] | None
) -> tuple[Cost, ...] | None:
    """What is cast by madness is cast for an alternative cost, with all that the rules say of such costs."""
    if word == "madness":
        MADNESS_COST.decided(game, f"the madness cost of {view.name} is paid in the place of its mana cost")
    return price


@EACH_OF_TWO_KICKERS
def with_each_kicker(game: Game, view: View, used: tuple[str, ...]) -> tuple[str, ...]:
    """Kicker with one cost and/or another is kicker twice: either may be paid, or both."""
    if len(working(game, view.abilities, "kicker")) > 1:
        paid = " and ".join(word for word in used if word.startswith("kicker ")) or "neither"
        EACH_OF_TWO_KICKERS.decided(game, f"of the kicker costs of {view.name} these will be paid: {paid}")
    return used


def note_alternative(game: Game, view: View, word: str, *, is_paid: bool) -> None:
    """Record that a keyword lets a spell be cast for another cost, or that its consequence is absent."""
    row = rules_of(game).keyword(word) if view.has(word) else None
    if row is None or not row.said_in_code:
        return
    for citation in row.meant_by if is_paid else row.parts:
        citation.decided(game, f"the {word} cost of {view.name} is {'' if is_paid else 'not '}paid")


def with_promise(game: Game, proposal: Proposal, view: View, options: tuple[str, ...]) -> tuple[str, ...]:
    """Name the opponent to whom a gift is promised; choosing one is its additional cost (702.174a)."""
    found = working(game, view.abilities, "gift")
    if not found:
        return options
    note_additional(game, view, found[0], is_paid="gift" in options)
    if "gift" not in options:
        return options
    opponents = opponents_of(game, proposal.player)
    opponent = ask_one(game, proposal.player, f"{game.label(proposal.source)}: promise a gift to", opponents)
    return tuple(f"gift {opponent}" if option == "gift" else option for option in options)


def note_additional(game: Game, view: View, keyword: Keyword, *, is_paid: bool) -> None:
    """Record whether a keyword's cost will be paid, what the spell is then called, and what it targets."""
    row = rules_of(game).keyword(keyword.name)
    if row is None or row.intended is None:
        return
    not_ = "" if is_paid else "not "
    row.citation.decided(game, f"the {row.name} cost of {view.name} will {not_}be paid")
    row.intended.decided(game, f"{view.name} is {not_}cast with its {row.name} cost")
    if row.targets is not None and any(has_targets_if_paid(part, row.name) for part in view.abilities):
        row.targets.decided(game, f"{view.name} has {not_}the targets that go with {row.name}")


def has_targets_if_paid(part: Any, cost: str) -> bool:
    """Say whether a text has targets that are chosen only if a cost is paid."""
    if isinstance(part, If) and targets_in(part.effects):
        asked = part.condition.condition if isinstance(part.condition, Not) else part.condition
        return isinstance(asked, CostPaid) and asked.cost == cost
    return any(has_targets_if_paid(inner, cost) for inner in parts_of(part))
