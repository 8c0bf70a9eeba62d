"""Then steps about where things are."""

from __future__ import annotations

import re

from comprules.judge import BoardObject
from comprules.kit.steps.compare import in_list
from comprules.kit.steps.errors import StepFailed
from comprules.kit.steps.placeholders import NamedZone
from comprules.kit.steps.registry import then
from comprules.kit.steps.scene import Scene

__all__: list[str] = []


def place_of(thing: BoardObject) -> NamedZone:
    """The zone that an object is in, with its owner."""
    return NamedZone(thing.zone, thing.owner)


def _is_in(thing: BoardObject, place: NamedZone) -> bool:
    return thing.zone == place.zone and place.owner in {"", thing.owner}


@then(
    "{labels} (is|are) {place}",
    use=(
        '"Ox" is in Alice\'s graveyard',
        '"Ox" and "Bear" are on the battlefield',
        '"Ox" is in the command zone',
    ),
)
def are_in(scene: Scene, labels: tuple[str, ...], place: NamedZone) -> None:
    """Each of these objects is in this zone."""
    for label in labels:
        thing = scene.object(label)
        scene.look(thing.label, "zone")
        if not _is_in(thing, place):
            raise StepFailed(f"{label} is {place}", f"{label} is {place_of(thing)}")


@then(
    "{label} is on the bottom of {player}'s {deck}", use='"Ambition" is on the bottom of Alice\'s scheme deck'
)
def is_on_the_bottom(scene: Scene, label: str, player: str, deck: str) -> None:
    """The scheme, plane or phenomenon lies face down as the last card of the player's deck.

    That deck is in the command zone.
    """
    thing = scene.object(label)
    scene.look(thing.label, "zone", "face_down", "notes")
    kind = deck.removesuffix(" deck")
    cards = [
        other.label
        for other in scene.board().objects
        if other.zone == "command"
        and other.owner == player
        and other.face_down
        and other.notes.get("deck") == kind
    ]
    if cards[-1:] != [thing.label]:
        seen = f"the bottom card is {cards[-1]}" if cards else f"{player} has no {deck}"
        raise StepFailed(f"{label} is on the bottom of {player}'s {deck}", seen)


@then("{player} controls {labels}", use='Alice controls "Ox" and "Bear"')
def controls(scene: Scene, player: str, labels: tuple[str, ...]) -> None:
    """Each of these is on the battlefield under the player's control."""
    scene.player(player)
    for label in labels:
        thing = scene.object(label)
        scene.look(thing.label, "zone", "controller")
        if thing.zone != "battlefield":
            raise StepFailed(f"{player} controls {label}", f"{label} is {place_of(thing)}")
        if thing.controller != player:
            raise StepFailed(f"{player} controls {label}", f"{thing.controller} does")


@then(
    "{labels} (has|have) ceased to exist",
    use=('"Soldier" has ceased to exist', '"Ox" and "Elf" have ceased to exist'),
)
def has_ceased(scene: Scene, labels: tuple[str, ...]) -> None:
    """Each of these was there earlier and is in no zone now."""
    boards = [board for board in (scene.start, scene.before) if board]
    earlier = {name for board in boards for other in board.objects for name in (other.label, other.name)}
    for label in labels:
        thing = scene.find(label)
        scene.look(label, "zone")
        if thing is not None:
            raise StepFailed(f"{label} has ceased to exist", f"it is {place_of(thing)}")
        if label not in scene.placed and label not in earlier:
            raise StepFailed(f"{label} was there and has ceased to exist", "it never was there")


@then(
    "there is no {quoted}[ {place}]",
    use=('there is no "Soldier"', 'there is no "Soldier" on the battlefield'),
)
def there_is_no(scene: Scene, quoted: str, place: NamedZone | None = None) -> None:
    """No object of this name is anywhere, or in this zone."""
    for thing in scene.board().objects:
        if thing.name == quoted and thing.zone != "none" and (place is None or _is_in(thing, place)):
            raise StepFailed(
                f"there is no {quoted} {place or 'anywhere'}", f"{thing.label} is {place_of(thing)}"
            )


@then("the stack is empty", use="the stack is empty")
def stack_is_empty(scene: Scene) -> None:
    """No spell and no ability is on the stack."""
    scene.look("the stack", "order")
    if scene.board().stack:
        raise StepFailed("the stack is empty", in_list(scene.board().stack))


@then("the stack, from the top, is {labels}", use='the stack, from the top, is "Shock" and ability of "Ox"')
def stack_is(scene: Scene, labels: tuple[str, ...]) -> None:
    """The stack holds just these, from the top.

    ``ability of "Ox"`` is an activated or triggered ability of it, whether or not there are several.
    """
    scene.look("the stack", "order")
    for label in labels:
        scene.look(label, "zone")
    seen = tuple(label.replace('"', "") for label in scene.board().stack)
    if len(seen) != len(labels) or not all(map(_is_called, seen, labels)):
        raise StepFailed(f"the stack, from the top, is {in_list(labels)}", in_list(seen, "it is empty"))


def _is_called(seen: str, label: str) -> bool:
    """Say whether what a judge shows is what a scenario speaks of, which need not number abilities."""
    return seen == label or (seen.startswith("ability of ") and re.sub(r" \(\d+\)$", "", seen) == label)
