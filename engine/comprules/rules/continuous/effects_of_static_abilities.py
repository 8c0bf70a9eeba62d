"""604, 611.3: the continuous effects of static abilities, and where these work."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from comprules.abilities.changes import ChangeColors, ChangeTypes, DefineColors, DefineSize
from comprules.abilities.changes_of_rules import CantBe
from comprules.abilities.conditions import Always
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, Apply, Change, Static
from comprules.abilities.nouns import Subject
from comprules.abilities.simple_nouns import It, This
from comprules.abilities.statements import ChosenBeforeGame
from comprules.abilities.zones import zone_left_out, zone_of_static
from comprules.book.citing import Citation, cite
from comprules.keyword_instances import at_work, working
from comprules.keywords.rules_702_61_to_120 import CHANGELING, DEVOID
from comprules.rules.continuous.effect import Continuous
from comprules.rules.meaning.linked_abilities import speaker_of
from comprules.ruleset import rules_of, works_where_it_says
from comprules.state.game import Game
from comprules.state.objects import GameObject, Held, View
from comprules.subtypes import CREATURE_TYPES
from comprules.words import COMMAND_TYPES, Zone

__all__ = [
    "ABILITIES_IN_COMMAND_ZONE",
    "ABILITIES_OF_CONSPIRACIES",
    "ABILITIES_OF_EMBLEMS",
    "ABILITIES_OF_PLANES",
    "ABILITIES_OF_SCHEMES",
    "ABILITIES_OF_VANGUARDS",
    "ABILITIES_THAT_LEAVE_OUT_ZONES",
    "CHARACTERISTIC_DEFINING",
    "CRITERIA_OF_DEFINING",
    "DEFINING_ABILITIES_EVERYWHERE",
    "EFFECTS_OF_STATIC_ABILITIES",
    "NOT_TO_BE_COUNTERED",
    "STATEMENTS",
    "STATIC_ABILITIES",
    "STATIC_ABILITIES_AT_ALL_TIMES",
    "STATIC_ABILITIES_ON_THE_STACK",
    "STATIC_ABILITIES_WITHOUT_THE_STACK",
    "TIMESTAMP_OF_STATIC_ABILITY",
    "WHILE_SOURCE_IS_THERE",
    "ZONES_OF_ABILITIES",
    "ZONES_OF_STATIC_ABILITIES",
    "WorkingBoard",
    "as_static",
    "defines_everywhere",
    "has_static",
    "is_characteristic_defining",
    "meets_the_criteria",
    "of_static_ability",
    "statics_of",
    "works_everywhere_else",
    "works_in",
    "works_in_command_zone",
    "works_on_the_stack",
]

ABILITIES_THAT_LEAVE_OUT_ZONES = cite("113.6c")
STATEMENTS = cite("113.3d")
ZONES_OF_ABILITIES = cite("113.6")
DEFINING_ABILITIES_EVERYWHERE = cite("113.6a")
NOT_TO_BE_COUNTERED = cite("113.6g")
ABILITIES_IN_COMMAND_ZONE = cite("113.6p")
ABILITIES_OF_EMBLEMS = cite("114.4")
ABILITIES_OF_PLANES = cite("311.4")
ABILITIES_OF_VANGUARDS = cite("313.4")
ABILITIES_OF_SCHEMES = cite("314.4")
ABILITIES_OF_CONSPIRACIES = cite("315.5")
_ABILITIES_OF: Final[dict[str, Citation]] = {
    "plane": ABILITIES_OF_PLANES,
    "vanguard": ABILITIES_OF_VANGUARDS,
    "scheme": ABILITIES_OF_SCHEMES,
    "conspiracy": ABILITIES_OF_CONSPIRACIES,
}
STATIC_ABILITIES_WITHOUT_THE_STACK = cite("405.6b")
STATIC_ABILITIES = cite("604.1")
STATIC_ABILITIES_AT_ALL_TIMES = cite("117.2b")
ZONES_OF_STATIC_ABILITIES = cite("604.2")
CHARACTERISTIC_DEFINING = cite("604.3")
CRITERIA_OF_DEFINING = cite("604.3a")
STATIC_ABILITIES_ON_THE_STACK = cite("604.5")
EFFECTS_OF_STATIC_ABILITIES = cite("611.3")
WHILE_SOURCE_IS_THERE = cite("611.3b")
TIMESTAMP_OF_STATIC_ABILITY = cite("613.7a")

WorkingBoard = dict[int, View]
"""Every object as far as its characteristics are worked out.

One stage of the work never changes another's board.
"""


def has_static(game: Game, view: View) -> bool:
    """Return whether one of these abilities is a static ability, or a keyword that may stand for one."""
    return any(_static_abilities(game, view, held) for held in view.held)


def _static_abilities(game: Game, view: View, held: Held) -> tuple[Static, ...]:
    """Return the static abilities that an ability is or stands for."""
    name = held.ability.name if isinstance(held.ability, Keyword) else ""
    if name in _DEFINING and held.ability not in working(game, view.abilities, name):
        return ()
    ability = as_static(game, held.ability)
    if isinstance(ability, Static):
        return (ability,)
    return rules_of(game).statics_meant(game, view, held) if isinstance(ability, Keyword) else ()


@STATEMENTS
@EFFECTS_OF_STATIC_ABILITIES
@STATIC_ABILITIES
@STATIC_ABILITIES_AT_ALL_TIMES
@STATIC_ABILITIES_WITHOUT_THE_STACK
def statics_of(game: Game, board: WorkingBoard, thing: int) -> Iterator[Continuous]:
    """A static ability makes a continuous effect for as long as it is there: find those of an object."""
    there, view = game.objects[thing], board[thing]
    if there.phased_out:
        return
    found = [(held, ability) for held in view.held for ability in _static_abilities(game, view, held)]
    for held, ability in found:
        for k, part in enumerate(ability.effects):
            if not isinstance(part, Apply):
                continue
            defining = is_characteristic_defining(game, held, part)
            if left_out := zone_left_out(ability):
                works = works_everywhere_else(game, there, left_out)
            elif zone_of_static(ability) != "battlefield":
                works = works_where_it_says(game, there, ability)
            else:
                everywhere = defining and defines_everywhere(game, there, part)
                works = works_in(game, there, defining=everywhere) or (
                    there.zone == "stack" and works_on_the_stack(game, there, part)
                )
            if not works:
                continue
            yield Continuous(
                key=("static", thing, held.uid, k),
                speaker=speaker_of(game, thing, held, view.controller),
                timestamp=of_static_ability(game, there, held),
                changes=part.changes,
                subject=part.subject,
                antecedent=_antecedent(ability, k),
                condition=ability.condition,
                defining=defining,
                whole=("static", thing, held.uid),
                name=game.label(thing),
            )


def _antecedent(ability: Static, k: int) -> Subject:
    """Return what the part before the k-th one speaks of, by its own words."""
    before = (part.subject for part in reversed(ability.effects[:k]) if isinstance(part, Apply))
    return next((subject for subject in before if not isinstance(subject, It)), This())


@ABILITIES_THAT_LEAVE_OUT_ZONES
def works_everywhere_else(game: Game, there: GameObject, left_out: Zone) -> bool:
    """An ability that says in which zone it does not work works in every other one."""
    works = there.zone != left_out
    how = "works" if works else "does not work"
    ABILITIES_THAT_LEAVE_OUT_ZONES.decided_once(
        game, f"an ability of {game.label(there.id)} {how} in the zone {there.zone}"
    )
    return works


@ZONES_OF_ABILITIES
@WHILE_SOURCE_IS_THERE
@ZONES_OF_STATIC_ABILITIES
def works_in(game: Game, there: GameObject, *, defining: bool) -> bool:
    """A static ability works while its object is on the battlefield.

    One that defines a characteristic works everywhere.
    """
    if there.zone == "command" and not defining:
        return works_in_command_zone(game, there)
    return there.zone == "battlefield" or defining


@ABILITIES_IN_COMMAND_ZONE
@ABILITIES_OF_EMBLEMS
@ABILITIES_OF_PLANES
@ABILITIES_OF_VANGUARDS
@ABILITIES_OF_SCHEMES
@ABILITIES_OF_CONSPIRACIES
def works_in_command_zone(game: Game, there: GameObject) -> bool:
    """Emblems and face-up planes, phenomena, schemes, vanguards and conspiracies work from there."""
    is_emblem = there.kind == "emblem"
    works = is_emblem or (not there.face_down and bool(there.base.types & COMMAND_TYPES))
    if works:
        of_type = (cited for word, cited in _ABILITIES_OF.items() if word in there.base.types)
        for cited in (ABILITIES_IN_COMMAND_ZONE, *((ABILITIES_OF_EMBLEMS,) if is_emblem else of_type)):
            cited.decided_once(game, f"an ability of {game.label(there.id)} works in the command zone")
    return works


@NOT_TO_BE_COUNTERED
@STATIC_ABILITIES_ON_THE_STACK
def works_on_the_stack(game: Game, there: GameObject, part: Apply) -> bool:
    """A static ability that speaks of countering the spell works while the spell is on the stack."""
    if not isinstance(part.subject, This):
        return False
    if CantBe("be countered") not in part.changes:
        return CantBe("be copied") in part.changes
    for cited in (STATIC_ABILITIES_ON_THE_STACK, NOT_TO_BE_COUNTERED):
        cited.decided_once(game, f"{game.label(there.id)} says on the stack that it can't be countered")
    return True


_DEFINING: dict[str, Ability] = {
    "changeling": Static((Apply(This(), (ChangeTypes("add", subtypes=tuple(sorted(CREATURE_TYPES))),)),)),
    "devoid": Static((Apply(This(), (DefineColors(()),)),)),
}


@CHANGELING
@DEVOID
def as_static(game: Game, ability: Ability) -> Ability:
    """Changeling and devoid are static abilities that define creature types and color."""
    if not isinstance(ability, Keyword) or ability.name not in _DEFINING or not at_work(game, (ability,)):
        return ability
    if ability.name == "changeling":
        CHANGELING.decided_once(game, "changeling makes an object every creature type")
    return _DEFINING[ability.name]


@DEFINING_ABILITIES_EVERYWHERE
@CHARACTERISTIC_DEFINING
def is_characteristic_defining(game: Game, held: Held, part: Apply) -> bool:
    """A characteristic-defining ability says what one of its object's characteristics is, in all zones."""
    if not all(
        isinstance(change, DefineSize | DefineColors | ChangeTypes) or _is_of_the_chosen(held, change)
        for change in part.changes
    ):
        return False
    defines = meets_the_criteria(game, held, part)
    if defines:
        for cited in (CHARACTERISTIC_DEFINING, DEFINING_ABILITIES_EVERYWHERE):
            cited.decided_once(game, "an ability defines a characteristic, wherever its object is")
    return defines


@DEFINING_ABILITIES_EVERYWHERE
def defines_everywhere(_game: Game, _there: GameObject, _part: Apply) -> bool:
    """An ability that defines a characteristic does so in every zone, whichever characteristic it is."""
    return True


def _is_of_the_chosen(held: Held, change: Change) -> bool:
    """Say whether a change is to every type of a kind, or to the choice made before the game (607.2p)."""
    if isinstance(change, ChangeTypes) and change.every:
        return change.how == "add"
    return (
        isinstance(change, ChangeColors | ChangeTypes)
        and change.chosen is not None
        and isinstance(held.ability, Static)
        and ChosenBeforeGame(change.chosen) in held.ability.effects
    )


@CRITERIA_OF_DEFINING
def meets_the_criteria(game: Game, held: Held, part: Apply) -> bool:
    """A defining ability is the object's own, refers to no other object and has no condition.

    It counts as the object's own if it is printed, made with a token, copied or reworded.
    """
    ability = held.ability
    if isinstance(ability, Keyword):
        return held.own
    about_itself = isinstance(part.subject, This) and all(
        isinstance(change, DefineSize | DefineColors) or _is_of_the_chosen(held, change)
        for change in part.changes
    )
    if not about_itself:
        return False
    defines = held.own and isinstance(ability, Static) and isinstance(ability.condition, Always)
    CRITERIA_OF_DEFINING.decided_once(
        game, f"an ability {'meets' if defines else 'does not meet'} all criteria"
    )
    return defines


@TIMESTAMP_OF_STATIC_ABILITY
def of_static_ability(game: Game, there: GameObject, held: Held) -> tuple[int, int]:
    """The object's timestamp or that of the effect that gave the ability, whichever is later.

    The second number keeps abilities of one object in their order when the object receives a new timestamp.
    """
    if not held.own:
        TIMESTAMP_OF_STATIC_ABILITY.decided_once(
            game, f"{game.label(there.id)} has an ability by an effect: the later timestamp counts"
        )
    return (max(there.timestamp, held.timestamp), held.timestamp)
