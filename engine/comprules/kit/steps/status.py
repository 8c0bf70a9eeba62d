"""Then steps about an object's status: tapped, face down, attached, in combat, counters, damage."""

from __future__ import annotations

from comprules.judge import BoardObject
from comprules.kit.steps.compare import counters_in_words, in_list, number_of_counters
from comprules.kit.steps.errors import StepFailed
from comprules.kit.steps.registry import then
from comprules.kit.steps.scene import Scene

__all__: list[str] = []


@then(
    "{labels} (is|are) {status}",
    use=('"Ox" is tapped', '"Ox" and "Bear" are untapped', '"Ox" is face down', '"Ox" is phased out'),
)
def has_status(scene: Scene, labels: tuple[str, ...], status: str) -> None:
    """The objects are tapped, untapped, face down, face up, phased out or phased in."""
    for label in labels:
        thing = scene.object(label)
        match status:
            case "tapped" | "untapped":
                scene.look(thing.label, "tapped")
                seen = "tapped" if thing.tapped else "untapped"
            case "phased out" | "phased in":
                scene.look(thing.label, "phased_out")
                seen = "phased out" if thing.phased_out else "phased in"
            case "face down" | "face up":
                scene.look(thing.label, "face_down")
                seen = "face down" if thing.face_down else "face up"
            case _:
                raise AssertionError(status)
        if seen != status:
            raise StepFailed(f"{label} is {status}", f"it is {seen}")


@then(
    "{player} (can|can't) look at {labels}",
    use=('Bob can look at "Ox"', 'Bob can\'t look at "Ox" and "Bear"'),
)
def can_look(scene: Scene, player: str, labels: tuple[str, ...]) -> None:
    """The player may, or may not, look at these cards in a hidden zone or face down."""
    wanted = " can look at " in scene.step.text
    for label in labels:
        thing = scene.object(label)
        scene.look(thing.label, "hidden_from")
        if (player not in thing.hidden_from) != wanted:
            can, cannot = ("can", "can't") if wanted else ("can't", "can")
            raise StepFailed(f"{player} {can} look at {label}", f"{player} {cannot}")


@then(
    "{labels} (is|are) attached to {target}",
    use=('"Rune" is attached to "Ox"', '"Curse" and "Hex" are attached to Bob'),
)
def is_attached(scene: Scene, labels: tuple[str, ...], target: str) -> None:
    """The object is attached to this object or player."""
    for label in labels:
        thing = scene.object(label)
        scene.look(thing.label, "attached_to")
        if thing.attached_to != scene.known(target):
            raise StepFailed(
                f"{label} is attached to {target}", f"it is attached to {thing.attached_to or 'nothing'}"
            )


@then(
    "{labels} (is|are) attached to nothing",
    use=('"Sword" is attached to nothing', '"Sword" and "Rune" are attached to nothing'),
)
def is_unattached(scene: Scene, labels: tuple[str, ...]) -> None:
    """The object is attached to no object and to no player."""
    for label in labels:
        thing = scene.object(label)
        scene.look(thing.label, "attached_to")
        if thing.attached_to:
            raise StepFailed(f"{label} is attached to nothing", f"it is attached to {thing.attached_to}")


@then("{label} is attacking {target}", use=('"Ox" is attacking Bob', '"Ox" is attacking "Siege"'))
def is_attacking(scene: Scene, label: str, target: str) -> None:
    """The creature is attacking this player or permanent."""
    thing = scene.object(label)
    scene.look(thing.label, "attacking")
    if thing.attacking != scene.known(target):
        raise StepFailed(f"{label} is attacking {target}", f"it is attacking {thing.attacking or 'nobody'}")


@then("{label} is blocking {labels}", use='"Wall" is blocking "Ox"')
def is_blocking(scene: Scene, label: str, labels: tuple[str, ...]) -> None:
    """The creature is blocking these attackers and no others."""
    thing = scene.object(label)
    scene.look(thing.label, "blocking")
    if set(thing.blocking) != {scene.known(name) for name in labels}:
        raise StepFailed(
            f"{label} is blocking {in_list(labels)}", f"it is blocking {in_list(thing.blocking)}"
        )


@then(
    "{label} is (attacking|blocking) nothing", use=('"Ox" is attacking nothing', '"Ox" is blocking nothing')
)
def is_out_of_combat(scene: Scene, label: str) -> None:
    """The creature is not attacking, or not blocking."""
    thing = scene.object(label)
    attacking = "attacking" in scene.step.text.rpartition('"')[2]
    scene.look(thing.label, "attacking" if attacking else "blocking")
    seen = thing.attacking if attacking else in_list(thing.blocking, "")
    if seen:
        verb = "attacking" if attacking else "blocking"
        raise StepFailed(f"{label} is {verb} nothing", f"it is {verb} {seen}")


@then(
    "{labels} (has|have) {number} {kind} counter[s]",
    use=('"Ox" has two +1/+1 counters', '"Ox" and "Bear" have a first strike counter'),
)
def has_counters(scene: Scene, labels: tuple[str, ...], number: int, kind: str) -> None:
    """The object has exactly so many counters of this kind."""
    for label in labels:
        thing = scene.object(label)
        scene.look(thing.label, "counters")
        seen = thing.counters.get(kind, 0)
        if seen != number:
            raise StepFailed(f"{label} has {number_of_counters(number, kind)}", f"it has {_counters(thing)}")


@then("{labels} (has|have) no counters", use=('"Ox" has no counters', '"Ox" and "Bear" have no counters'))
def has_no_counters(scene: Scene, labels: tuple[str, ...]) -> None:
    """The object has no counter of any kind."""
    for label in labels:
        thing = scene.object(label)
        scene.look(thing.label, "counters")
        if any(thing.counters.values()):
            raise StepFailed(f"{label} has no counters", f"it has {_counters(thing)}")


@then(
    "{labels} (has|have) {number} damage marked",
    use=('"Ox" has 2 damage marked', '"Ox" and "Bear" have no damage marked'),
)
def has_damage(scene: Scene, labels: tuple[str, ...], number: int) -> None:
    """So much damage is marked on the object."""
    for label in labels:
        thing = scene.object(label)
        scene.look(thing.label, "damage")
        if thing.damage != number:
            raise StepFailed(f"{label} has {number} damage marked", str(thing.damage))


@then("{label} has loyalty {number}", use='"Jace" has loyalty 3')
def has_loyalty(scene: Scene, label: str, number: int) -> None:
    """The planeswalker's loyalty."""
    thing = scene.object(label)
    scene.look(thing.label, "loyalty", "counters")
    if thing.loyalty != number:
        raise StepFailed(
            f"{label} has loyalty {number}", "none" if thing.loyalty is None else str(thing.loyalty)
        )


@then("{label} has defense {number}", use='"Siege" has defense 3')
def has_defense(scene: Scene, label: str, number: int) -> None:
    """The battle's defense."""
    thing = scene.object(label)
    scene.look(thing.label, "defense", "counters")
    if thing.defense != number:
        raise StepFailed(
            f"{label} has defense {number}", "none" if thing.defense is None else str(thing.defense)
        )


@then(
    "the {choice} chosen for {label} is {value}",
    use=('the sector chosen for "Ox" is alpha', 'the protector chosen for "Siege" is Bob'),
)
def chosen_is(scene: Scene, choice: str, label: str, value: str) -> None:
    """What has been chosen for an object: a sector, a protector, a color."""
    thing = scene.object(label)
    scene.look(thing.label, "notes")
    seen = thing.notes.get(choice, "")
    if seen != value:
        raise StepFailed(f"the {choice} chosen for {label} is {value}", seen or "none has been chosen")


def _counters(thing: BoardObject) -> str:
    return in_list(counters_in_words(thing.counters), "no counters")
