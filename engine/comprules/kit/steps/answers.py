"""When steps that answer a question of the game."""

from __future__ import annotations

from comprules.kit.steps.registry import when
from comprules.kit.steps.scene import Scene

__all__: list[str] = []


@when(
    "{player} chooses {picks}",
    use=('Alice chooses "Ox" and "Bear"', "Alice chooses red", "Bob chooses 3", "Alice chooses Bob"),
    answers=True,
)
def chooses(scene: Scene, player: str, picks: tuple[str, ...]) -> None:
    """The player, who was asked, chooses these objects, players, numbers or words."""
    scene.answer(player, picks)


@when("{player} chooses to keep {labels}", use='Alice chooses to keep "Jhoira" (second)', answers=True)
def chooses_to_keep(scene: Scene, player: str, labels: tuple[str, ...]) -> None:
    """The player, who was asked which to keep, chooses these."""
    scene.answer(player, labels)


@when("{player} chooses nothing", use="Alice chooses nothing", answers=True)
def chooses_nothing(scene: Scene, player: str) -> None:
    """The player, who was asked to choose any number, chooses none."""
    scene.answer(player, ())


@when("{player} says (yes|no)", use=("Alice says yes", "Alice says no"), answers=True)
def says(scene: Scene, player: str) -> None:
    """The player, who was asked whether to do something, says so."""
    scene.answer(player, (scene.step.text.rpartition(" ")[2],))


@when("{player} orders {labels}", use='Alice orders "Ox", "Bear" and "Wall"', answers=True)
def orders(scene: Scene, player: str, labels: tuple[str, ...]) -> None:
    """The player, who was asked for an order, puts these in this order, the first one first."""
    scene.answer(player, labels)
