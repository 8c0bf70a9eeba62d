"""110.5, 702.26n, 708: status, and spells and permanents that are face down or phased out, misread."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from comprules.abilities.kinds import Ability
from comprules.editions.of_2009.phased_out_zone import LOOKING_AT_PHASED_OUT, seen_in_the_phased_out_zone
from comprules.events.every import Event
from comprules.events.permanents import TurnsFace
from comprules.events.zones import Moves
from comprules.happening.revealed_face_down import FACE_DOWN_REVEALED, revealed_as_they_leave
from comprules.happening.turning_over import (
    EACH_CATEGORY_OF_STATUS,
    TURNED_FACE_UP,
    as_it_is_face_up,
    with_status,
)
from comprules.rules.casting.morph import CASTING_FACE_DOWN, turned_over_first
from comprules.rules.casting.turning_face_up import PERMANENTS_TURNED_UP, ensure_it_is_no_spell
from comprules.rules.continuous.face_down import FACE_DOWN_CREATURE, FACE_DOWN_OBJECTS, as_listed, face_down
from comprules.rules.effects.turning_over import (
    DOUBLE_FACED_STAYS_FACE_UP,
    FACE_DOWN_ALREADY,
    can_lie_face_down,
    turning_over,
)
from comprules.rules.keywords.phasing import CONTROLLER_HAS_LEFT, due_after_the_turn_of_the_gone
from comprules.rules.meaning.revealed_face_down import REVEALED_FACE_DOWN, as_revealed
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.permission.looking_at_cards import (
    LOOKING_AT_FACE_DOWN,
    shown_at_the_end,
    those_who_see_face_down,
    those_who_see_phased_out,
)
from comprules.rules.replacement.as_it_would_enter import (
    FACE_DOWN_BEFORE_ENTERING,
    face_down_before_it_enters,
)
from comprules.rules.replacement.entering_the_battlefield import APPLIED_WHILE_TURNING, what_it_will_have
from comprules.ruleset import rules_of, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View

__all__: list[str] = []


@CONTROLLER_HAS_LEFT.misreading_of(due_after_the_turn_of_the_gone)
def never_again(game: Game, _player: str) -> Game:
    """What phased out under a player who has left stays phased out."""
    return game


@EACH_CATEGORY_OF_STATUS.misreading_of(with_status)
def one_status_alone(game: Game, thing: int, category: Literal["face_down", "flipped"], *, now: bool) -> Game:
    """A permanent has one status: what is turned face down is not tapped any more."""
    return game.altering(thing, tapped=False, **{category: now})


@FACE_DOWN_OBJECTS.misreading_of(face_down)
def and_what_it_has_besides(game: Game, thing: int, view: View) -> View:
    """What is face down has what is listed, and of its own whatever that leaves open."""
    return as_listed(game, thing, view)


@FACE_DOWN_CREATURE.misreading_of(as_listed)
def nothing_at_all(_game: Game, _thing: int, view: View) -> View:
    """Where nothing is listed, a face-down object is no creature, and nothing else."""
    return view


@FACE_DOWN_ALREADY.misreading_of(turning_over)
def turned_once_more(game: Game, thing: int, *, down: bool) -> tuple[TurnsFace, ...]:
    """What is face down already is turned over once more, and lies face up."""
    turned_up = down and game.objects[thing].face_down
    return (TurnsFace(thing, down and not turned_up),)


@DOUBLE_FACED_STAYS_FACE_UP.misreading_of(can_lie_face_down)
def like_any_other(_game: Game, _thing: int) -> bool:
    """A double-faced permanent is turned face down like any other."""
    return True


@FACE_DOWN_BEFORE_ENTERING.misreading_of(face_down_before_it_enters)
def face_down_once_it_is_there(_game: Game, _event: Moves) -> bool:
    """A permanent is turned face down once it has entered, as its face says."""
    return False


@CASTING_FACE_DOWN.misreading_of(turned_over_first)
def cast_as_its_face_is(_game: Game, _card: int, *, face_down: bool) -> bool:  # noqa: ARG001
    """What is cast face down is on the stack as any other spell."""
    return False


@LOOKING_AT_FACE_DOWN.misreading_of(those_who_see_face_down)
def its_owner(game: Game, thing: int) -> tuple[str, ...]:
    """The owner of a face-down card looks at it, whoever controls it."""
    return (game.objects[thing].owner,)


@LOOKING_AT_FACE_DOWN.misreading_of(those_who_see_phased_out)
def out_of_sight(game: Game, thing: int) -> tuple[str, ...]:
    """Nobody looks at a face-down permanent while it is phased out."""
    return () if game.objects[thing].face_down else game.alive


@LOOKING_AT_PHASED_OUT.misreading_of(seen_in_the_phased_out_zone)
def nobody_sees_it(_game: Game, _thing: int) -> tuple[str, ...]:
    """Nobody looks at what is phased out."""
    return ()


@PERMANENTS_TURNED_UP.misreading_of(ensure_it_is_no_spell)
def spells_as_well(_game: Game, _thing: int) -> None:
    """A face-down spell is turned face up as a permanent is."""


@TURNED_FACE_UP.misreading_of(as_it_is_face_up)
def as_though_it_had_entered(game: Game, thing: int) -> Game:
    """What is turned face up has entered just now: nothing affects it yet, and what waits for it triggers."""
    lasting = tuple(effect for effect in game.lasting if thing not in (effect.affected or ()))
    game = replace(game, lasting=lasting)
    after = replace(game, successor=game.successor.set(thing, thing))
    return rules_of(game).notice(game, (Moves(thing, "battlefield"),), after)


@FACE_DOWN_REVEALED.misreading_of(revealed_as_they_leave)
def not_revealed(_game: Game, _before: Game, _happened: tuple[Event, ...]) -> tuple[Event, ...]:
    """What was face down is put away without being shown."""
    return ()


@FACE_DOWN_REVEALED.misreading_of(shown_at_the_end)
def never_shown(_game: Game, _thing: int) -> bool:
    """What is face down stays unseen."""
    return False


@REVEALED_FACE_DOWN.misreading_of(as_revealed)
def as_it_lies_there(
    _game: Game, board: Mapping[int, View], _speaker: Speaker, _thing: int
) -> Mapping[int, View]:
    """What is revealed face down is the 2/2 creature that it is there."""
    return board


@APPLIED_WHILE_TURNING.misreading_of(what_it_will_have)
def what_it_has_face_down(game: Game, thing: int) -> tuple[Ability, ...]:
    """A permanent that is being turned face up has the abilities that it has face down."""
    return views(game)[thing].abilities
