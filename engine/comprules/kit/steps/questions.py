"""Then steps about the question that the game is waiting on."""

from __future__ import annotations

from comprules.kit.results import Cause
from comprules.kit.steps.compare import in_list
from comprules.kit.steps.errors import StepFailed
from comprules.kit.steps.registry import then
from comprules.kit.steps.scene import Scene, in_words

__all__: list[str] = []


@then(
    "{player} is asked to choose [{count:number} from ]{picks}",
    use=('Alice is asked to choose one from "Ox" and "Bear"', "Alice is asked to choose yes and no"),
    sees_question=True,
)
def is_asked(scene: Scene, player: str, picks: tuple[str, ...], count: int | None = None) -> None:
    """The game asks this player, with exactly these options and, if the step counts them, for so many."""
    asked = scene.pending
    expected = f"{player} is asked to choose {'' if count is None else f'{count} '}from {in_list(picks)}"
    if asked is None:
        cause: Cause = "no question was asked where the scenario answers one"
        raise StepFailed(expected, "nobody is asked anything", cause=cause)
    options = set(scene.picked(picks))
    right_count = count is None or asked.least == asked.most == count
    if asked.player != player or set(asked.options) != options or not right_count:
        raise StepFailed(expected, in_words(asked), cause="asked otherwise than the scenario answers")


@then(
    "{player} (knows|doesn't know) that {other:player} has chosen {labels}",
    use=('Bob knows that Alice has chosen "Ox"', 'Bob doesn\'t know that Alice has chosen "Ox"'),
    sees_question=True,
)
def knows_choice(scene: Scene, player: str, other: str, labels: tuple[str, ...]) -> None:
    """The player, who is being asked, has, or has not, been told what another has just chosen."""
    asked = scene.pending
    if asked is None or asked.player != player:
        raise StepFailed(f"{player} is asked", in_words(asked) if asked else "nobody is asked anything")
    known = asked.known.get(other, ())
    knows = set(labels) <= set(known)
    if knows == ("doesn't know" in scene.step.text):
        raise StepFailed(scene.step.text, f"{player} knows of {in_list(known, 'nothing')}")


@then("{player} is asked nothing", use="Alice is asked nothing", sees_question=True)
def is_asked_nothing(scene: Scene, player: str) -> None:
    """The game does not wait for this player's choice."""
    scene.seat(player)
    if scene.pending is not None and scene.pending.player == player:
        raise StepFailed(f"{player} is asked nothing", in_words(scene.pending))


@then(
    "{player} can choose {picks}",
    use=('Alice can choose "Time Lord"', "Alice can choose Merfolk and Wizard"),
    sees_question=True,
)
def can_choose(scene: Scene, player: str, picks: tuple[str, ...]) -> None:
    """The game asks this player, and each of these is among the options, with others perhaps."""
    options = _options(scene, player)
    missing = [pick for pick in picks if pick.replace('"', "") not in options]
    if missing:
        raise StepFailed(f"{player} can choose {in_list(picks)}", f"{in_list(missing)} can't be chosen")


@then(
    "{player} can't choose {picks}",
    use=('Alice can\'t choose "Merfolk Wizard"', "Alice can't choose Swamp and Goblin"),
    sees_question=True,
)
def cannot_choose(scene: Scene, player: str, picks: tuple[str, ...]) -> None:
    """The game asks this player, and none of these is among the options."""
    options = _options(scene, player)
    found = [pick for pick in picks if pick.replace('"', "") in options]
    if found:
        raise StepFailed(f"{player} can't choose {in_list(picks)}", f"{in_list(found)} can be chosen")


def _options(scene: Scene, player: str) -> frozenset[str]:
    """Return what a player, who is asked, may choose."""
    if scene.pending is None or scene.pending.player != player:
        raise StepFailed(f"{player} is asked to choose", "the game does not wait for this player's choice")
    return frozenset(scene.pending.options)
