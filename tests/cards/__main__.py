"""Play every readable card of a collection: python -m tests.cards FILE [--sample N] [--seed S] [--jobs J]."""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.progress import track

from comprules.kit.reading_cards import sampled
from comprules.kit.side_by_side import working

from .collection import cards_in
from .playing import play_card
from .table import Played


def main() -> None:
    """Play the cards and print what came of it."""
    ask = argparse.ArgumentParser(prog="python -m tests.cards", description=__doc__)
    ask.add_argument("file", type=Path, help="cards as JSON lines, with name, type, cost, size and text")
    ask.add_argument("--sample", type=int, default=0, help="so many cards by chance; all of them without it")
    ask.add_argument("--seed", type=int, default=7, help="which ones")
    ask.add_argument("--jobs", type=int, default=0, help="so many processes")
    ask.add_argument("--named", default="", help="only the card of this name")
    ask.add_argument("--json", type=Path, help="write all that was found to this file")
    given = ask.parse_args()
    named = (card for card in cards_in(given.file) if given.named in ("", card.name))
    cards = sampled(named, given.sample, given.seed)
    console = Console()
    found: list[Played] = []
    with working(play_card, cards, given.jobs or os.cpu_count() or 1) as results:
        for at, one in enumerate(track(results, "playing", len(cards), console=console), start=1):
            found += [one] if one is not None else []
            if given.json and at % 100 == 0:
                _write(given.json, found)
    kinds = Counter(kind for played in found for kind, _ in played.found)
    games = sum(played.games for played in found)
    console.print(f"{len(found)} of {len(cards)} cards can be read; they were played in {games} games")
    for kind, times in kinds.most_common():
        console.print(f"{times:>6}  {kind}")
    for played in found:
        for kind, what in played.found:
            if kind == "error":
                console.print(f"{played.name}: {what}", style="red", markup=False)
    if given.json:
        _write(given.json, found)
    raise SystemExit(1 if kinds["error"] else 0)


def _write(path: Path, found: list[Played]) -> None:
    """Write what was found so far; a run that is stopped leaves that behind."""
    data = [{"name": played.name, "found": played.found} for played in found if played.found]
    path.write_text(json.dumps({"played": len(found), "found": data}, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
