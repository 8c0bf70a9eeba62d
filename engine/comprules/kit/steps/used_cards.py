"""Which of the described cards a scenario uses: a background may describe many more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from comprules.judge import Card, Placed
from comprules.kit.cards import sides
from comprules.scenarios import ScenarioStep

__all__ = ["spoken_besides_descriptions", "used_cards"]


def spoken_besides_descriptions(steps: Iterable[ScenarioStep]) -> str:
    """Return all that the steps say but for those that only describe cards."""
    return "\n".join(
        "\n".join((step.text, step.docstring or "", *(cell for row in step.table for cell in row)))
        for step in steps
        if not _describes(step)
    )


def _describes(step: ScenarioStep) -> bool:
    return step.kind == "given" and (step.text.startswith('the card "') or step.text == "these cards:")


def used_cards(cards: Mapping[str, Card], placed: Iterable[Placed], spoken: str) -> tuple[Card, ...]:
    """Return those cards that are placed or spoken of, and those that the texts of these name.

    The order is that of the descriptions.
    """
    here = tuple(placed)
    in_notes = {value for thing in here for value in thing.notes.values()}
    used: set[str] = set()
    found = {name for name in cards if name in spoken or name in in_notes}
    found.update(thing.card for thing in here if thing.card in cards)
    while found:
        used |= found
        texts = "\n".join(f"{side.text}\n{side.melds_with}" for name in found for side in sides(cards[name]))
        found = {name for name in cards if name not in used and name in texts}
    return tuple(card for name, card in cards.items() if name in used)
