"""114, 309, 311-315, 714: emblems, Sagas, and cards of the command zone, misread."""

from __future__ import annotations

from comprules.abilities.kinds import GetEmblem, Room
from comprules.abilities.nouns import Subject
from comprules.book.citing import Citation
from comprules.events.every import Event
from comprules.events.permanents import TurnsFace
from comprules.events.zones import Moves
from comprules.happening.dungeons_completed import COMPLETING_A_DUNGEON, is_dungeon_completed
from comprules.rules.continuous.starting_values import (
    FACE_DOWN_CONSPIRACIES,
    FACE_DOWN_IN_EXILE,
    actual_view,
    blank_in_exile,
    without_characteristics,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.which_objects import SCHEMES_OF_THEMSELVES, THIS_SCHEME, this_scheme
from comprules.rules.permission import staying_there
from comprules.rules.permission.looking_at_cards import ONES_OWN_CONSPIRACY, those_who_see_the_conspiracy
from comprules.rules.special_cards import dungeons
from comprules.rules.special_cards.ante import (
    ANTEING,
    CARDS_FOR_ANTE,
    anted,
    is_left_out,
    is_played_for_ante,
    owned_from_now,
)
from comprules.rules.special_cards.emblems import CONTROLLER_OF_EMBLEM, EMBLEMS, get_emblems
from comprules.rules.special_cards.supplementary_cards import (
    BY_PLANAR_CONTROLLER,
    MADE_TO_PLANESWALK,
    NEW_PHENOMENON,
    NEW_PLANE,
    TURNED_DOWN_IN_COMMAND_ZONE,
    may_planeswalk,
    turned_down,
)
from comprules.rules.triggers.planar_events import (
    CHAOS_ABILITIES,
    ENCOUNTERING,
    PLANE_ARRIVED_AT,
    is_arrived_at,
    is_chaos_ability,
    is_encountered,
)
from comprules.rules.triggers.triggered_abilities import (
    CHAPTER_SYMBOL,
    CHAPTERS_TOGETHER,
    SEVERAL_CHAPTER_SYMBOLS,
    as_chapters_of_their_own,
    numbers_reached,
)
from comprules.state.game import Game
from comprules.state.objects import GameObject, View
from comprules.words import Zone

__all__: list[str] = []

# ---- emblems


@CONTROLLER_OF_EMBLEM.misreading_of(get_emblems)
@EMBLEMS.misreading_of(get_emblems)
def no_emblem(game: Game, _speaker: Speaker, _effect: GetEmblem) -> Game:
    """Nobody gets anything."""
    return game


# ---- Sagas


@CHAPTER_SYMBOL.misreading_of(numbers_reached)
def every_chapter_so_far(_game: Game, numbers: tuple[int, ...], _old: int, new: int) -> tuple[int, ...]:
    """With each lore counter all chapters up to that number are read."""
    return tuple(number for number in numbers if number <= new)


@SEVERAL_CHAPTER_SYMBOLS.misreading_of(as_chapters_of_their_own)
@CHAPTERS_TOGETHER.misreading_of(as_chapters_of_their_own)
def as_one_chapter(_game: Game, reached: tuple[int, ...]) -> tuple[int, ...]:
    """Chapters with the same words are one, which triggers once."""
    return reached[:1]


# ---- cards of the command zone


@staying_there.DUNGEONS_STAY.misreading_of(staying_there.stays_in_command_zone)
@staying_there.PLANES_STAY.misreading_of(staying_there.stays_in_command_zone)
@staying_there.PHENOMENA_STAY.misreading_of(staying_there.stays_in_command_zone)
@staying_there.VANGUARDS_STAY.misreading_of(staying_there.stays_in_command_zone)
@staying_there.SCHEMES_STAY.misreading_of(staying_there.stays_in_command_zone)
@staying_there.CONSPIRACIES_STAY.misreading_of(staying_there.stays_in_command_zone)
@staying_there.CARDS_OF_THE_COMMAND_ZONE_STAY.misreading_of(staying_there.stays_in_command_zone)
def whoever_is_told_to_goes(_game: Game, _event: Moves) -> Citation | None:
    """An effect takes a card out of the command zone as out of any other."""
    return None


@staying_there.DUNGEONS_STAY_OUTSIDE.misreading_of(staying_there.stays_outside_the_game)
def fetched_like_any_card(_game: Game, _event: Moves) -> bool:
    """What fetches a card from outside the game fetches a dungeon as well."""
    return False


@staying_there.DUNGEONS_STAY.misreading_of(staying_there.ensure_castable)
@staying_there.PLANES_STAY.misreading_of(staying_there.ensure_castable)
@staying_there.PHENOMENA_STAY.misreading_of(staying_there.ensure_castable)
@staying_there.VANGUARDS_STAY.misreading_of(staying_there.ensure_castable)
@staying_there.SCHEMES_STAY.misreading_of(staying_there.ensure_castable)
@staying_there.CONSPIRACIES_STAY.misreading_of(staying_there.ensure_castable)
def as_any_card(_game: Game, _card: int) -> None:
    """Any card is cast from where it may be cast from."""


@NEW_PLANE.misreading_of(turned_down)
@NEW_PHENOMENON.misreading_of(turned_down)
@TURNED_DOWN_IN_COMMAND_ZONE.misreading_of(turned_down)
def merely_turned_over(_game: Game, thing: GameObject) -> Moves | TurnsFace:
    """A card that is turned face down stays the object that it was."""
    return TurnsFace(thing.id, down=True)


@CHAOS_ABILITIES.misreading_of(is_chaos_ability)
def only_the_die(_game: Game, _source: int) -> bool:
    """Chaos is what the planar die shows, and nothing else."""
    return False


@COMPLETING_A_DUNGEON.misreading_of(is_dungeon_completed)
def nobody_notices(_game: Game, _dungeon: GameObject) -> bool:
    """A dungeon that is gone has merely been left."""
    return False


@ENCOUNTERING.misreading_of(is_encountered)
def met_on_arrival(_before: Game, _phenomenon: int) -> bool:
    """What lies in the command zone all along isn't encountered."""
    return False


@SCHEMES_OF_THEMSELVES.misreading_of(this_scheme)
@THIS_SCHEME.misreading_of(this_scheme)
def a_permanent(game: Game, speaker: Speaker) -> tuple[int, ...]:
    """Whatever a text calls by a card type is on the battlefield."""
    return tuple(i for i in game.battlefield if i == speaker.source)


@FACE_DOWN_CONSPIRACIES.misreading_of(without_characteristics)
@FACE_DOWN_IN_EXILE.misreading_of(blank_in_exile)
def as_printed(_game: Game, thing: GameObject) -> View:
    """A card off the battlefield is what is printed on it, seen or not."""
    return actual_view(thing)


@ONES_OWN_CONSPIRACY.misreading_of(those_who_see_the_conspiracy)
def nobody_looks(_game: Game, _thing: int) -> tuple[str, ...]:
    """Nobody looks at what lies face down."""
    return ()


# ---- dungeons


@dungeons.VENTURES_THROUGH_ROOMS.misreading_of(dungeons.venture)
def no_adventure(game: Game, _player: str) -> Game:
    """Nobody goes anywhere."""
    return game


@dungeons.ONE_DUNGEON_AT_A_TIME.misreading_of(dungeons.dungeon_of)
def another_each_time(_game: Game, _player: str) -> int | None:
    """Whoever ventures begins another dungeon."""
    return None


@dungeons.BROUGHT_INTO_THE_GAME.misreading_of(dungeons.brought_into_the_game)
def none_is_brought(game: Game, _player: str, _subtype: str = "") -> tuple[Game, int | None]:
    """Without a dungeon in the command zone nobody ventures."""
    return game, None


@dungeons.DUNGEONS_OUTSIDE.misreading_of(dungeons.dungeons_outside)
def not_in_the_game(_game: Game, _player: str) -> tuple[int, ...]:
    """What is outside the game can't be found."""
    return ()


@dungeons.INTO_THE_COMMAND_ZONE.misreading_of(dungeons.where_dungeons_go)
def onto_the_battlefield(_game: Game) -> Zone:
    """A dungeon is put onto the battlefield."""
    return "battlefield"


@dungeons.MARKER_IN_A_ROOM.misreading_of(dungeons.room_now)
def from_the_top(_game: Game, _player: str, _dungeon: int) -> Room | None:
    """Nobody remembers in which room a player is."""
    return None


@dungeons.TOPMOST_ROOM.misreading_of(dungeons.topmost)
def at_the_far_end(game: Game, dungeon: int) -> str:
    """A dungeon is begun at its bottommost room."""
    return dungeons.rooms_of(game, dungeon)[-1].name


@dungeons.ARROWS.misreading_of(dungeons.following_an_arrow)
def along_the_first_arrow(_game: Game, _player: str, at: Room) -> str:
    """Of several arrows the first one is followed."""
    return at.leads_to[0]


@dungeons.NO_WAY_ON.misreading_of(dungeons.without_its_dungeon)
def stays_at_the_end(game: Game, _player: str, _dungeon: int) -> Game:
    """From the bottommost room it begins at the top again."""
    return game


@dungeons.ROOM_ABILITIES.misreading_of(dungeons.into_the_room)
def an_empty_room(game: Game, _player: str, _dungeon: int, _room: str) -> Game:
    """Nothing happens in a room."""
    return game


# ---- ante


@CARDS_FOR_ANTE.misreading_of(is_left_out)
@CARDS_FOR_ANTE.misreading_of(is_played_for_ante)
def no_card_is_left_out(_game: Game, _card: GameObject) -> bool:
    """Whether players play for ante or not, they play with all their cards."""
    return False


@ANTEING.misreading_of(anted)
def whoever_controls_it(_game: Game, _player: str, event: Event) -> tuple[Event, ...]:
    """Players ante what they control, whoever owns it."""
    return (event,)


@CARDS_FOR_ANTE.misreading_of(owned_from_now)
def owned_for_good(_game: Game, _player: str, _things: tuple[int, ...]) -> list[Event]:
    """A card is owned by whoever began the game with it, whatever a card says."""
    return []


@BY_PLANAR_CONTROLLER.misreading_of(may_planeswalk)
def whoever_is_told(_game: Game, _player: str) -> bool:
    """Anybody planeswalks."""
    return True


@MADE_TO_PLANESWALK.misreading_of(may_planeswalk)
def nobody_is_made_to(_game: Game, _player: str) -> bool:
    """No ability makes anybody planeswalk."""
    return False


@PLANE_ARRIVED_AT.misreading_of(is_arrived_at)
def none_is_arrived_at(_game: Game, _speaker: Speaker, _plane: Subject, _thing: int) -> bool:
    """No plane is one that somebody planeswalks to."""
    return False


@dungeons.OF_SOME_QUALITY.misreading_of(dungeons.of_the_quality)
def of_any_quality(_game: Game, dungeons: tuple[int, ...], _subtype: str) -> tuple[int, ...]:
    """Any dungeon will do."""
    return dungeons
