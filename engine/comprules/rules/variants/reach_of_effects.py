"""801.2 to 801.13: what players, spells and abilities reach where ranges of influence are limited."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from comprules.book.citing import Citation, cite
from comprules.happening.battles import designated_protector
from comprules.questions import CHOICES_WITHIN_RANGE
from comprules.rules.meaning.reach import (
    ACTIVATING_WITHIN_RANGE,
    AFFECTED_WITHIN_RANGE,
    AURAS_WITHIN_RANGE,
    CHOICES_BEYOND_RANGE,
    EQUIPPING_WITHIN_RANGE,
    INFORMATION_WITHIN_RANGE,
    LEAVING_A_RANGE,
    LEGENDS_WITHIN_RANGE,
    OPTIONS_BEYOND_RANGE,
    PLANESWALKERS_WITHIN_RANGE,
    PREVENTING_WITHIN_RANGE,
    REPLACED_WITHIN_RANGE,
    TARGETS_WITHIN_RANGE,
    TRIGGERING_WITHIN_RANGE,
    WORLDS_WITHIN_RANGE,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.variants.range_of_influence import within_range
from comprules.ruleset import seen, views
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "IMPOSSIBLE_WITHIN_RANGE",
    "INFORMATION_OF_2009",
    "OBJECTS_WITHIN_RANGE",
    "PLANES_BEYOND_RANGE",
    "activates_within_range",
    "affected_objects_within_range",
    "affected_players_within_range",
    "asked_within_range",
    "choosable_within_range",
    "enchants_within_range",
    "equips_within_range",
    "exempt",
    "happens_within_range",
    "known_objects_within_both_ranges",
    "known_objects_within_range",
    "known_players_within_range",
    "lies_within",
    "namesakes_within_range",
    "options_beyond_range",
    "prevents_within_range",
    "replaced_within_range",
    "targets_within_range",
    "types_within_range",
    "within_range_as_it_left",
    "worlds_within_range",
]

T = TypeVar("T", bound=int | str)

OBJECTS_WITHIN_RANGE = cite("801.2d")
IMPOSSIBLE_WITHIN_RANGE = cite("801.13")
INFORMATION_OF_2009 = cite("601.11", "2009-05-01")
PLANES_BEYOND_RANGE = cite("801.18")

_CONTROLLED = ("battlefield", "stack", "command")


@OBJECTS_WITHIN_RANGE
def lies_within(game: Game, board: Mapping[int, View], player: str, thing: int) -> bool:
    """An object is within a player's range if its controller is, or the protector of a battle."""
    there = game.last_seen(thing)
    view = board[thing] if thing in board else seen(game, thing)
    controller = view.controller if there.zone in _CONTROLLED else there.owner
    near = within_range(game, player)
    found = controller in near
    if not found and "battle" in view.types:
        protector = designated_protector(game, thing)
        found = protector in near
        if found:
            OBJECTS_WITHIN_RANGE.decided_once(
                game, f"{there.label} is within {player}'s range, for {protector} protects it"
            )
    if controller != player:
        how = "within" if found else "out of"
        OBJECTS_WITHIN_RANGE.decided_once(
            game, f"{there.label}, which {controller} controls, is {how} {player}'s range"
        )
    return found


@PLANES_BEYOND_RANGE
def exempt(game: Game, source: int) -> bool:
    """The abilities of planes and phenomena, and their effects, reach everybody."""
    if not source or source not in game.objects:
        return False
    found = bool({"plane", "phenomenon"} & game.objects[source].base.types)
    if found:
        PLANES_BEYOND_RANGE.decided_once(game, f"{game.label(source)} reaches everybody")
    return found


def _reaches(game: Game, board: Mapping[int, View], player: str, one: int | str) -> bool:
    """Say whether an object or player is within a player's range; who is gone has no range left."""
    if game.players[player].gone:
        return True
    if isinstance(one, str):
        return one in within_range(game, player) or game.players[one].gone
    return lies_within(game, board, player, one)


def _reached(game: Game, speaker: Speaker, one: int | str, board: Mapping[int, View] | None = None) -> bool:
    if not speaker.controller or one == speaker.source or exempt(game, speaker.source):
        return True
    return _reaches(game, views(game) if board is None else board, speaker.controller, one)


def _near_ones(
    game: Game,
    board: Mapping[int, View],
    speaker: Speaker,
    found: tuple[T, ...],
    told: tuple[Citation, str],
) -> tuple[T, ...]:
    """Return which of these are in range of whose words they are; of the others the rule says what."""
    near = tuple(one for one in found if one == speaker.controller or _reached(game, speaker, one, board))
    if near != found:
        citation, says = told
        beyond = ", ".join(game.label(one) for one in found if one not in near)
        citation.decided_once(game, f"{says} {beyond}, out of range")
    return near


@AFFECTED_WITHIN_RANGE
def affected_objects_within_range(
    game: Game, board: Mapping[int, View], speaker: Speaker, found: tuple[int, ...]
) -> tuple[int, ...]:
    """An effect does nothing to objects that are out of its controller's range."""
    return _near_ones(game, board, speaker, found, (AFFECTED_WITHIN_RANGE, "nothing is done to"))


@AFFECTED_WITHIN_RANGE
def affected_players_within_range(game: Game, speaker: Speaker, found: tuple[str, ...]) -> tuple[str, ...]:
    """An effect does nothing to players who are out of its controller's range."""
    return _near_ones(game, {}, speaker, found, (AFFECTED_WITHIN_RANGE, "nothing is done to"))


@INFORMATION_WITHIN_RANGE
def known_objects_within_range(
    game: Game, board: Mapping[int, View], speaker: Speaker, found: tuple[int, ...]
) -> tuple[int, ...]:
    """Amounts and conditions know nothing of objects that are out of their controller's range."""
    return _near_ones(game, board, speaker, found, (INFORMATION_WITHIN_RANGE, "nothing is known of"))


@INFORMATION_OF_2009
def known_objects_within_both_ranges(
    game: Game, board: Mapping[int, View], speaker: Speaker, found: tuple[int, ...]
) -> tuple[int, ...]:
    """What modifies a permanent knows only what is also within the range of that permanent's controller."""
    near = known_objects_within_range(game, board, speaker, found)
    modified = speaker.current.objects
    if speaker.source not in game.battlefield or len(modified) != 1 or modified[0] not in game.battlefield:
        return near
    controller = board[modified[0]].controller
    both = tuple(i for i in near if _reaches(game, board, controller, i))
    if both != near:
        unseen = ", ".join(game.label(i) for i in near if i not in both)
        INFORMATION_OF_2009.decided_once(game, f"nothing is known of {unseen}, out of {controller}'s range")
    return both


@INFORMATION_WITHIN_RANGE
def known_players_within_range(game: Game, speaker: Speaker, found: tuple[str, ...]) -> tuple[str, ...]:
    """Amounts and conditions know nothing of players who are out of their controller's range."""
    return _near_ones(game, {}, speaker, found, (INFORMATION_WITHIN_RANGE, "nothing is known of"))


@TARGETS_WITHIN_RANGE
def targets_within_range(game: Game, speaker: Speaker, chosen: int | str) -> bool:
    """What is out of the range of a spell's or ability's controller is no target of it."""
    near = _reached(game, speaker, chosen)
    how = "within" if near else "out of"
    TARGETS_WITHIN_RANGE.decided_once(game, f"{game.label(chosen)} is {how} {speaker.controller}'s range")
    return near


@CHOICES_WITHIN_RANGE
def choosable_within_range(game: Game, player: str, things: Sequence[int | str]) -> Sequence[int | str]:
    """Of objects and players somebody chooses among those within that player's range."""
    near = tuple(one for one in things if _reaches(game, views(game), player, one))
    if len(near) < len(things):
        CHOICES_WITHIN_RANGE.decided_once(
            game, f"{player} chooses no farther than {', '.join(map(game.label, near)) or 'nothing'}"
        )
    return near


@OPTIONS_BEYOND_RANGE
def options_beyond_range(game: Game, chooser: str, speaker: Speaker, options: list[int]) -> list[int]:
    """Options can be chosen though they speak of somebody who is out of the chooser's range."""
    if not _reaches(game, views(game), chooser, speaker.controller):
        OPTIONS_BEYOND_RANGE.decided(
            game, f"{chooser} chooses between options that are not about who is near"
        )
    return options


@CHOICES_BEYOND_RANGE
def asked_within_range(game: Game, player: str, others: tuple[str, ...]) -> tuple[str, ...]:
    """Somebody within range is asked, or the nearest of them to the left where nobody is in range."""
    near = tuple(p for p in others if p in within_range(game, player))
    if near or not others:
        return near
    place = game.order.index(player)
    around = game.order[place + 1 :] + game.order[:place]
    closest = next(p for p in around if p in others)
    CHOICES_BEYOND_RANGE.decided(game, f"nobody in {player}'s range can choose; {closest} is the closest")
    return (closest,)


@ACTIVATING_WITHIN_RANGE
def activates_within_range(game: Game, player: str, source: int) -> bool:
    """Nobody activates an ability of an object that is out of range."""
    if exempt(game, source):
        return True
    near = _reaches(game, views(game), player, source)
    how = "within" if near else "out of"
    ACTIVATING_WITHIN_RANGE.decided_once(game, f"{game.label(source)} is {how} {player}'s range")
    return near


@TRIGGERING_WITHIN_RANGE
def happens_within_range(game: Game, speaker: Speaker, one: int | str) -> bool:
    """An ability waits only for what happens to objects and players within its controller's range."""
    near = one == speaker.controller or _reached(game, speaker, one)
    sees = "sees" if near else "does not see"
    TRIGGERING_WITHIN_RANGE.decided_once(game, f"{game.label(speaker.source)} {sees} {game.label(one)}")
    return near


@LEAVING_A_RANGE
def within_range_as_it_left(game: Game, speaker: Speaker, thing: int) -> bool:
    """What left counts as it was before that, though its owner, to whom it goes, be out of range."""
    LEAVING_A_RANGE.decided_once(
        game, f"{game.label(thing)} was within {speaker.controller}'s range before it left"
    )
    return True


@AURAS_WITHIN_RANGE
def enchants_within_range(game: Game, aura: int, host: int | str) -> bool:
    """An Aura enchants nothing and nobody out of its controller's range."""
    return _attaches_there(game, aura, host, AURAS_WITHIN_RANGE)


@EQUIPPING_WITHIN_RANGE
def equips_within_range(game: Game, thing: int, host: int) -> bool:
    """An Equipment or Fortification is on nothing out of its controller's range."""
    return _attaches_there(game, thing, host, EQUIPPING_WITHIN_RANGE)


def _attaches_there(game: Game, thing: int, host: int | str, citation: Citation) -> bool:
    board = views(game)
    near = _reaches(game, board, board[thing].controller, host)
    how = "near enough" if near else "too far away"
    citation.decided_once(game, f"{game.label(host)} is {how} for {game.label(thing)}")
    return near


@WORLDS_WITHIN_RANGE
def worlds_within_range(game: Game, thing: int, worlds: tuple[int, ...]) -> tuple[int, ...]:
    """The world rule is about a permanent and other world permanents within its controller's range."""
    near = _near(game, thing, worlds)
    if len(worlds) > 1:
        WORLDS_WITHIN_RANGE.decided_once(
            game, f"{game.label(thing)} is measured by {', '.join(game.label(i) for i in near)} alone"
        )
    return near


@LEGENDS_WITHIN_RANGE
def namesakes_within_range(game: Game, thing: int, namesakes: tuple[int, ...]) -> tuple[int, ...]:
    """The legend rule is about a permanent and its namesakes within its controller's range."""
    near = _near(game, thing, namesakes)
    if len(namesakes) > 1:
        LEGENDS_WITHIN_RANGE.decided_once(
            game, f"{game.label(thing)} has so many namesakes within range: {len(near) - 1}"
        )
    return near


@PLANESWALKERS_WITHIN_RANGE
def types_within_range(game: Game, thing: int, walkers: tuple[int, ...]) -> tuple[int, ...]:
    """Planeswalkers within the range of a planeswalker's controller are looked at, and no others."""
    near = _near(game, thing, walkers)
    if len(walkers) > 1:
        PLANESWALKERS_WITHIN_RANGE.decided_once(
            game, f"{game.label(thing)} has so many like it within range: {len(near) - 1}"
        )
    return near


def _near(game: Game, thing: int, others: tuple[int, ...]) -> tuple[int, ...]:
    board = views(game)
    return tuple(i for i in others if i == thing or _reaches(game, board, board[thing].controller, i))


@IMPOSSIBLE_WITHIN_RANGE
@REPLACED_WITHIN_RANGE
def replaced_within_range(game: Game, source: int, to: int | str) -> bool:
    """Nothing happens to what a replacement effect puts out of the range of a source's controller."""
    near = exempt(game, source) or _reaches(game, views(game), seen(game, source).controller, to)
    does = "reaches" if near else "does nothing to"
    for cited in (IMPOSSIBLE_WITHIN_RANGE, REPLACED_WITHIN_RANGE):
        cited.decided(game, f"{game.label(source)} {does} {game.label(to)}")
    return near


@PREVENTING_WITHIN_RANGE
def prevents_within_range(game: Game, speaker: Speaker, source: int | None, to: int | str | None) -> bool:
    """Damage is prevented if the source, or whom it would be dealt to, is in range as the words ask."""
    for one in (source, to):
        if one is not None and one != speaker.controller and not _reached(game, speaker, one):
            PREVENTING_WITHIN_RANGE.decided_once(
                game, f"{game.label(speaker.source)} prevents nothing: {game.label(one)} is out of range"
            )
            return False
    PREVENTING_WITHIN_RANGE.decided_once(
        game, f"{game.label(speaker.source)} is near enough to prevent damage"
    )
    return True
