"""Positions that play differently in an older edition and today, each with both plays side by side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING

from markupsafe import Markup

from comprules.book.concordance import load_concordance
from comprules.kit.results import Result
from comprules.sphinx_ext.cards import board_html
from comprules.sphinx_ext.knowledge import slug_of
from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import join, tag
from comprules.sphinx_ext.scenarios import status_html, step_html, steps_told

if TYPE_CHECKING:
    from comprules.kit.changed_positions import ChangedPosition

__all__ = ["TwoPlays", "anchor_of", "play_pages", "positions_html", "two_plays_html"]


@dataclass(frozen=True, slots=True)
class TwoPlays:
    """A position as it was played by an older edition and by today's."""

    position: ChangedPosition
    docname: str
    """The page that it stands on."""
    older: Result
    """Without steps and boards."""
    today: Result


def positions_html(edition: str, linker: Linker) -> Markup:
    """Return the positions of an edition by subject, with both plays to unfold where the suite was played."""
    from comprules.kit.changed_positions import changed_positions  # noqa: PLC0415 -- it loads the engine

    positions = changed_positions(edition)
    played = {run.id for run in linker.knowledge.results.run.scenarios if run.edition == edition}
    parts: list[Markup] = [tag("p", f"There are {len(positions)} of them.")]
    for subject, alike in groupby(positions, lambda one: one.subject):
        parts.append(tag("h3", subject))
        parts += (_position_html(one, linker, is_played=one.id in played) for one in alike)
    return join(parts)


def _position_html(position: ChangedPosition, linker: Linker, *, is_played: bool) -> Markup:
    of = position.edition[:4]
    plays = tag(
        "details",
        tag("summary", "Both plays"),
        tag("p", tag("a", "Both plays, step by step", href=_address(position)), class_="cr-taken-in"),
        class_="cr-fold",
    )
    return tag(
        "section",
        tag("h4", position.title),
        tag(
            "div",
            tag("div", tag("b", of, " ", _rules_html(position.rules, position.edition, linker)), tag("p", position.then)),
            tag("div", tag("b", "Today ", _rules_html(_now(position), linker.knowledge.base, linker)), tag("p", position.now)),
            class_="cr-two cr-then-and-now",
        ),
        plays if is_played else None,
        id=anchor_of(position),
        class_="cr-position",
    )  # fmt: skip


_MOST = 4


def _rules_html(numbers: tuple[str, ...], edition: str, linker: Linker) -> Markup:
    links = (linker.rule(f"{edition}/{number}") for number in numbers[:_MOST])
    return tag("span", join(links, ", "), class_="cr-rules-shown")


def _now(position: ChangedPosition) -> tuple[str, ...]:
    """Return today's rules in the place of those that the older scenario is tagged with."""
    entries = load_concordance(position.edition).entries
    rows = [entries[number] for number in position.rules if number in entries]
    return tuple(dict.fromkeys(base for row in rows for base in (row.otherwise or row.base)))


def anchor_of(position: ChangedPosition) -> str:
    """Return the anchor of a position on its page."""
    return f"position-{slug_of(position.title)}"


def _address(position: ChangedPosition) -> str:
    return f"positions/{position.edition[:4]}-{slug_of(position.title)}.html"


# ---- the two plays, on a page of their own


def play_pages(linker: Linker) -> Iterator[tuple[str, TwoPlays]]:
    """Yield the address of each page with two plays, and what it shows."""
    for docname, reports in linker.domain.reports.items():
        for report, subject in reports:
            edition = linker.knowledge.resolve(subject)
            if report == "positions" and edition is not None:
                yield from ((_address(one.position), one) for one in _played(linker, docname, edition))


@lru_cache(maxsize=4)
def _played(linker: Linker, docname: str, edition: str) -> tuple[TwoPlays, ...]:
    from comprules.kit.changed_positions import changed_positions, played_today  # noqa: PLC0415 -- as above

    older = {run.id: run for run in linker.knowledge.results.run.scenarios if run.edition == edition}
    positions = [one for one in changed_positions(edition) if one.id in older]
    return tuple(
        TwoPlays(one, docname, older[one.id], now)
        for one, now in zip(positions, played_today(positions), strict=True)
    )


def two_plays_html(plays: TwoPlays, linker: Linker) -> Markup:
    """Return the position, drawn once, and both plays beside each other with the boards they end with."""
    older, today = linker.knowledge.results.whole(plays.older), plays.today
    given = [step for step in steps_told(older) if step.kind == "given"]
    return join(
        (
            tag("ol", *(step_html(step, older.edition, linker) for step in given), class_="cr-steps"),
            board_html(older.before) if older.before else None,
            tag(
                "div",
                _one_play(f"In {older.edition[:4]}", older, None, linker),
                _one_play("Today", today, older, linker),
                class_="cr-two cr-plays",
            ),
        )
    )


def _one_play(title: str, run: Result, other: Result | None, linker: Linker) -> Markup:
    """Return one play; what the board shows otherwise than that of the ``other`` is marked."""
    steps = (step for step in steps_told(run) if step.kind != "given")
    return tag(
        "div",
        tag("h4", status_html(run.status), " ", title),
        tag("ol", *(step_html(step, run.edition, linker) for step in steps), class_="cr-steps"),
        tag("p", "After", class_="cr-board-title"),
        board_html(run.after, other.after if other else None) if run.after else None,
    )
