"""311-315, 701.31, 701.32: planes, phenomena, schemes and conspiracies, which stay in the command zone.

A card of a scheme or planar deck lies face down in the command zone with the note ``deck``; the deck's order
is that of the zone.
"""

from __future__ import annotations

from collections.abc import Iterator

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import TurnsFace
from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.happening.planar_decks import owner_for_now
from comprules.keywords.rules_701 import PLANESWALKING, SETTING_SCHEMES_IN_MOTION
from comprules.rules.continuous.command_zone import who_stays
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "BY_PLANAR_CONTROLLER",
    "MADE_TO_PLANESWALK",
    "NEW_PHENOMENON",
    "NEW_PLANE",
    "TURNED_DOWN_IN_COMMAND_ZONE",
    "deck_of",
    "face_up_cards",
    "may_planeswalk",
    "planeswalking",
    "put_under_deck",
    "set_top_scheme_in_motion",
    "turned_down",
]

SCHEME_OF_THE_ARCHENEMY = cite("505.3")
SCHEME_AT_MAIN_PHASE = cite("703.4e")
TURNED_DOWN_IN_COMMAND_ZONE = cite("400.9")
NEW_PLANE = cite("311.6")
NEW_PHENOMENON = cite("312.6")
BY_PLANAR_CONTROLLER = cite("701.31a")
MADE_TO_PLANESWALK = cite("701.31c")


def deck_of(game: Game, player: str, kind: str) -> tuple[int, ...]:
    """Return the cards of a player's scheme or planar deck, the top one first."""
    return tuple(
        i
        for i in game.zone("command")
        if owner_for_now(game, game.objects[i]) == player
        and game.objects[i].face_down
        and game.objects[i].notes.get("deck") == kind
    )


def face_up_cards(game: Game, *types: str) -> tuple[GameObject, ...]:
    """Return the face-up cards of these types in the command zone."""
    return tuple(
        game.objects[i]
        for i in game.zone("command")
        if not game.objects[i].face_down and game.objects[i].base.types & set(types)
    )


def put_under_deck(thing: GameObject) -> Moves:
    """Return the event that puts a face-up card face down under its deck."""
    deck = "scheme" if "scheme" in thing.base.types else "planar"
    return Moves(thing.id, "command", place="bottom", face_down=True, notes=(("deck", deck),))


@SETTING_SCHEMES_IN_MOTION
@SCHEME_OF_THE_ARCHENEMY
@SCHEME_AT_MAIN_PHASE
def set_top_scheme_in_motion(game: Game) -> Game:
    """As the archenemy's precombat main phase begins, he or she turns up the top card of the scheme deck."""
    schemes = deck_of(game, game.active, "scheme")
    if not schemes:
        return game
    for cited in (SCHEME_OF_THE_ARCHENEMY, SCHEME_AT_MAIN_PHASE):
        cited.decided(game, f"{game.active} sets {game.label(schemes[0])} in motion")
    return happen(game, TurnsFace(schemes[0], down=False, cause="set in motion"))


@NEW_PLANE
@NEW_PHENOMENON
@TURNED_DOWN_IN_COMMAND_ZONE
def turned_down(game: Game, thing: GameObject) -> Moves | TurnsFace:
    """A plane or phenomenon that is turned face down under its deck becomes a new object."""
    cited = NEW_PLANE if "plane" in thing.base.types else NEW_PHENOMENON
    for rule in (cited, TURNED_DOWN_IN_COMMAND_ZONE):
        rule.decided(game, f"{game.label(thing.id)} becomes a new object, face down")
    return replace(put_under_deck(thing), cause="planeswalked away")


@BY_PLANAR_CONTROLLER
@MADE_TO_PLANESWALK
def may_planeswalk(game: Game, player: str) -> bool:
    """Whoever is told to planeswalk does, if that is the planar controller in a game with planes."""
    may = player == who_stays(game) and bool(face_up_cards(game, "plane", "phenomenon"))
    BY_PLANAR_CONTROLLER.decided(game, f"{player} {'planeswalks' if may else 'can not planeswalk'}")
    if may:
        MADE_TO_PLANESWALK.decided(game, f"{player} planeswalks because an ability says so")
    return may


@PLANESWALKING
def planeswalking(game: Game, player: str) -> Iterator[Event]:
    """Face-up planes and phenomena go under their decks, and the player's top card is turned up."""
    for thing in face_up_cards(game, "plane", "phenomenon"):
        yield turned_down(game, thing)
    deck = deck_of(game, player, "planar")
    PLANESWALKING.decided(game, f"{player} planeswalks{'' if deck else ', to no plane'}")
    if deck:
        yield TurnsFace(deck[0], down=False, cause="planeswalked to")
