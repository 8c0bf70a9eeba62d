"""Then steps about what an object is: size, color, types, abilities, name."""

from __future__ import annotations

from comprules.judge import BoardObject
from comprules.kit.steps.compare import (
    all_of,
    has_ability,
    in_list,
    mismatches,
    seen_as,
    size_of,
    told,
    type_words,
)
from comprules.kit.steps.errors import StepFailed, StepMistake
from comprules.kit.steps.phrases import StepPhrase
from comprules.kit.steps.registry import then
from comprules.kit.steps.scene import Scene

__all__: list[str] = []


@then("{labels} (is|are) {size}", use=('"Ox" is 3/4', '"Ox" and "Bear" are 2/2'))
def is_size(scene: Scene, labels: tuple[str, ...], size: str) -> None:
    """The object's power and toughness."""
    for label in labels:
        thing = scene.object(label)
        scene.look(thing.label, "power", "toughness")
        if size_of(thing) != size:
            raise StepFailed(f"{label} is {size}", size_of(thing) or f"{label} has no power and toughness")


@then(
    "{labels} (is|are each) {description}",
    use=(
        '"Ox" is a 3/4 white and red Soldier creature with flying',
        '"Ox" and "Bear" are each a black creature',
    ),
)
def is_a(scene: Scene, labels: tuple[str, ...], description: StepPhrase) -> None:
    """Every word of the phrase holds of the object; it may have other colors, types and abilities besides."""
    for label in labels:
        thing = scene.object(label)
        scene.look(thing.label, *all_of(description))
        wrong = mismatches(description, thing)
        if wrong:
            raise StepFailed(told(label, wrong), seen_as(thing))


@then(
    "{labels} (is|are) not {plain}",
    use=('"Ox" is not a creature', '"Ox" is not black', '"Ox" and "Bear" are not tapped'),
)
def is_not(scene: Scene, labels: tuple[str, ...], plain: StepPhrase) -> None:
    """No word of the phrase holds of the object."""
    for label in labels:
        thing = scene.object(label)
        scene.look(thing.label, *all_of(plain))
        holding = _holding(plain, thing)
        if holding:
            raise StepFailed(f"{label} is not {in_list(holding)}", seen_as(thing))


def _holding(phrase: StepPhrase, thing: BoardObject) -> list[str]:
    words = [*phrase.colors, *phrase.supertypes, *phrase.types, *phrase.subtypes]
    held = [word for word in words if word in thing.colors or word.lower() in type_words(thing)]
    if phrase.colorless and not thing.colors:
        held.append("colorless")
    if phrase.size and phrase.size == size_of(thing):
        held.append(phrase.size)
    for said, seen, yes, no in (
        (phrase.token, thing.token, "a token", "a nontoken"),
        (phrase.tapped, thing.tapped, "tapped", "untapped"),
        (phrase.face_down, thing.face_down, "face down", "face up"),
    ):
        if said is not None and said == seen:
            held.append(yes if said else no)
    return held


@then("{labels} (is|are) {colors}", use=('"Ox" is red', '"Ox" and "Bear" are white and blue'))
def is_colored(scene: Scene, labels: tuple[str, ...], colors: tuple[str, ...]) -> None:
    """The object has exactly these colors."""
    for label in labels:
        thing = scene.object(label)
        scene.look(thing.label, "colors")
        if set(thing.colors) != set(colors):
            raise StepFailed(f"{label} is {in_list(colors)}", in_list(thing.colors, "colorless"))


@then("{labels} (is|are) colorless", use=('"Ox" is colorless', '"Ox" and "Bear" are colorless'))
def is_colorless(scene: Scene, labels: tuple[str, ...]) -> None:
    """The object has no color."""
    for label in labels:
        thing = scene.object(label)
        scene.look(thing.label, "colors")
        if thing.colors:
            raise StepFailed(f"{label} is colorless", in_list(thing.colors))


@then("{label} is exactly {type_line:quoted}", use='"Ox" is exactly "Legendary Artifact Creature — Ox"')
def is_exactly(scene: Scene, label: str, type_line: str) -> None:
    """The object has these supertypes, card types and subtypes and no others."""
    thing = scene.object(label)
    scene.look(thing.label, "types")
    wanted = sorted(type_line.replace("—", " ").lower().split())
    if wanted != sorted(" ".join(type_words(thing)).split()):
        raise StepFailed(f"{label} is exactly {type_line}", seen_as(thing))


@then(
    "{labels} (has|have) {abilities}",
    use=('"Ox" has flying, haste and "Creatures you control get +1/+1."', '"Ox" and "Bear" have flying'),
)
def has_abilities(scene: Scene, labels: tuple[str, ...], abilities: tuple[str, ...]) -> None:
    """The object has all of these abilities, and maybe others; whole texts stand in quotation marks."""
    for label in labels:
        thing = scene.object(label)
        scene.look(thing.label, "abilities")
        missing = [one for one in abilities if not has_ability(one, thing.abilities, thing)]
        if missing:
            raise StepFailed(
                f"{label} has {in_list(missing)}", f"it has {in_list(thing.abilities, 'no abilities')}"
            )


@then(
    "{labels} (doesn't|don't) have {abilities}",
    use=('"Ox" doesn\'t have flying and haste', '"Ox" and "Bear" don\'t have flying'),
)
def lacks_abilities(scene: Scene, labels: tuple[str, ...], abilities: tuple[str, ...]) -> None:
    """The object has none of these abilities."""
    for label in labels:
        thing = scene.object(label)
        scene.look(thing.label, "abilities")
        present = [one for one in abilities if has_ability(one, thing.abilities, thing)]
        if present:
            raise StepFailed(f"{label} doesn't have {in_list(present)}", f"it has {in_list(thing.abilities)}")


@then("{labels} (has|have) no abilities", use=('"Ox" has no abilities', '"Ox" and "Bear" have no abilities'))
def has_no_abilities(scene: Scene, labels: tuple[str, ...]) -> None:
    """The object has no ability at all."""
    for label in labels:
        thing = scene.object(label)
        scene.look(thing.label, "abilities")
        if thing.abilities:
            raise StepFailed(f"{label} has no abilities", f"it has {in_list(thing.abilities)}")


@then("{label} is named {quoted}", use='"Clone" is named "Ox"')
def is_named(scene: Scene, label: str, quoted: str) -> None:
    """The object's name."""
    thing = scene.object(label)
    scene.look(thing.label, "name")
    if thing.name != quoted:
        raise StepFailed(f"{label} is named {quoted}", thing.name or "it has no name")


@then(
    "{player} controls {counted}",
    use=(
        "Alice controls two Soldiers",
        "Alice controls no artifacts",
        "Bob controls a 1/1 white Soldier creature token",
    ),
)
def controls_so_many(scene: Scene, player: str, counted: StepPhrase) -> None:
    """So many permanents under the player's control are all that the phrase says, no more and no fewer."""
    if not (counted.invents_a_card or counted.token is not None or counted.tapped is not None):
        raise StepMistake(f"“{scene.step.text}” does not say what to count")
    scene.player(player)
    mine = [
        thing for thing in scene.board().objects if thing.zone == "battlefield" and thing.controller == player
    ]
    fitting = [thing for thing in mine if not mismatches(counted, thing)]
    for thing in fitting:
        scene.look(thing.label, "zone", "controller", *all_of(counted))
    if len(fitting) != counted.number:
        raise StepFailed(
            f"{player} controls {counted.number} of that kind",
            f"{len(fitting)}" + (f": {in_list(thing.label for thing in fitting)}" if fitting else ""),
        )
