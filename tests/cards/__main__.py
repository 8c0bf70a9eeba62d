"""Play every readable card of a collection: python -m tests.cards FILE [--sample N] [--seed S] [--jobs J] [--kept FILE]."""

from __future__ import annotations

import argparse
import json
import os
import random
from collections import Counter
from functools import partial
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.progress import track

from comprules.kit.processes import working

from .collection import cards_in
from .playing import play_card
from .table import Played


def main() -> None:
    """Play the cards and print what came of it."""
    ask = argparse.ArgumentParser(prog="python -m tests.cards", description=__doc__)
    ask.add_argument("file", type=Path, help="cards as JSON lines, with name, type, cost, size and text")
    ask.add_argument("--sample", type=int, default=0, help="so many cards by chance; all of them without it")
    ask.add_argument("--seed", type=int, default=7, help="which ones, and in which order they are played")
    ask.add_argument("--jobs", type=int, default=0, help="so many processes")
    ask.add_argument("--named", action="append", help="only the card of this name, or the cards of these")
    ask.add_argument(
        "--replays", type=int, default=1, metavar="N", help="replay one game in N (of each kind)"
    )
    ask.add_argument(
        "--kept",
        type=Path,
        help="write what comes of each card to this file, a line for each, and pass over the cards that stand there",
    )
    given = ask.parse_args()
    cards = [card for card in cards_in(given.file) if not given.named or card.name in given.named]
    random.Random(given.seed).shuffle(cards)  # a run that is stopped has played a sample
    cards = cards[: given.sample or None]
    found = _kept(given.kept)
    left = [card for card in cards if card.name not in found]
    console = Console()
    play = partial(play_card, replays=given.replays)
    into = given.kept.open("a", encoding="utf-8") if given.kept else None
    with working(play, left, given.jobs or os.cpu_count() or 1) as results:
        for card, one in zip(left, track(results, "playing", len(left), console=console), strict=True):
            found[card.name] = one
            _keep(into, card.name, one)
    _tell(console, [found[card.name] for card in cards])


def _tell(console: Console, every: list[Played | None]) -> None:
    found = [one for one in every if one is not None]
    kinds = Counter(kind for played in found for kind, _ in played.found)
    games = sum(played.games for played in found)
    console.print(f"{len(found)} of {len(every)} cards can be read; they were played in {games} games")
    for kind, times in kinds.most_common():
        console.print(f"{times:>6}  {kind}")
    for played in found:
        for kind, what in played.found:
            if kind == "error":
                console.print(f"{played.name}: {what}", style="red", markup=False)
    raise SystemExit(1 if kinds["error"] else 0)


def _kept(path: Path | None) -> dict[str, Played | None]:
    """Return what came of the cards that were played before; None of one that can't be read."""
    found: dict[str, Played | None] = {}
    if path is not None and path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            name, games, what = json.loads(line)
            found[name] = Played(name, [(kind, said) for kind, said in what], games) if games else None
    return found


def _keep(into: TextIO | None, name: str, played: Played | None) -> None:
    if into is not None:
        line = [name, played.games or 1, played.found] if played else [name, 0, []]
        into.write(json.dumps(line, ensure_ascii=False) + "\n")
        into.flush()


if __name__ == "__main__":
    main()
