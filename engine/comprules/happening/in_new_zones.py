"""108 to 112, 400.2, 400.3, 400.7m, 403.4: whose an object is in a new zone, and with what status."""

from __future__ import annotations

from comprules.abilities.kinds import Ability
from comprules.abilities.zones import states_a_zone
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.zones import Copies, Moves
from comprules.ruleset import seen
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject, OnStack, Sticker

__all__ = [
    "ABILITIES_AND_NOTHING_ELSE",
    "CARDS_BROUGHT_IN",
    "CONTROLLER_OF_PERMANENT",
    "EXILED_IN_EXILE",
    "EXILED_ONCE_MORE",
    "NEW_PERMANENT",
    "NOBODY_CONTROLS_CARDS",
    "NO_STATUS_ELSEWHERE",
    "ONLY_THERE_CONTROLLED",
    "OWNER",
    "OWNER_OF_CARD_COPY",
    "OWNER_OF_COPY",
    "PUBLIC_AND_HIDDEN_ZONES",
    "PUT_INTO_THE_COMMAND_ZONE_AGAIN",
    "SOURCE_OF_COPIED_ABILITY",
    "SPLICED_UNTIL_IT_LEAVES",
    "STATUS_ON_ENTERING",
    "STICKERS_IN_PUBLIC_ZONES",
    "STICKERS_STAY",
    "ZONES_OF_OWNERS",
    "as_new_permanent",
    "became_later",
    "characteristics_of_emblem",
    "controller_elsewhere",
    "controller_in_new_zone",
    "controller_on_battlefield",
    "enters_tapped",
    "exiled_anew",
    "face_down_elsewhere",
    "is_hidden",
    "kept_stickers",
    "last_controller",
    "owner_in_new_zone",
    "owner_of_copy",
    "permanent_before",
    "put_there_anew",
    "staying_in_the_game",
    "was_outside",
    "was_tapped_before",
    "whose_it_is",
    "with_its_source",
    "without_spliced_text",
]

PUBLIC_AND_HIDDEN_ZONES = cite("400.2")
ZONES_OF_OWNERS = cite("400.3")
EXILED_IN_EXILE = cite("400.8")
PUT_INTO_THE_COMMAND_ZONE_AGAIN = cite("400.10")
EXILED_ONCE_MORE = cite("406.7")
STICKERS_STAY = cite("400.7m")
CARDS_BROUGHT_IN = cite("400.11b")
STICKERS_IN_PUBLIC_ZONES = cite("123.5")
NEW_PERMANENT = cite("403.4")
OWNER = cite("108.3")
NOBODY_CONTROLS_CARDS = cite("108.4")
ONLY_THERE_CONTROLLED = cite("109.4")
CONTROLLER_OF_PERMANENT = cite("110.2")
SPLICED_UNTIL_IT_LEAVES = cite("702.47e")
STATUS_ON_ENTERING = cite("110.5b")
NO_STATUS_ELSEWHERE = cite("110.5d")
ABILITIES_AND_NOTHING_ELSE = cite("114.3")
SOURCE_OF_COPIED_ABILITY = cite("707.10b")
OWNER_OF_COPY = cite("112.2")
OWNER_OF_CARD_COPY = cite("112.2a")


@ZONES_OF_OWNERS
def whose_it_is(game: Game, old: GameObject, to: str) -> str:
    """An object goes to its owner's library, hand or graveyard, whoever has controlled it."""
    if to in ("library", "hand", "graveyard") and last_controller(game, old) != old.owner:
        ZONES_OF_OWNERS.decided(game, f"{old.label} goes to the {to} of {old.owner}, its owner")
    return owner_in_new_zone(game, old)


def last_controller(game: Game, old: GameObject) -> str:
    """Return the player who controlled an object as it was last known."""
    return game.last_known[old.id][1].controller if old.id in game.last_known else old.controller


@EXILED_IN_EXILE
@EXILED_ONCE_MORE
def exiled_anew(game: Game, old: GameObject) -> bool:
    """What is exiled while it lies in exile stays there, and is a new object that has just been exiled."""
    for cited in (EXILED_IN_EXILE, EXILED_ONCE_MORE):
        cited.decided(game, f"{old.label} is in exile, and becomes a new object there")
    return True


@PUT_INTO_THE_COMMAND_ZONE_AGAIN
def put_there_anew(game: Game, old: GameObject, _event: Moves) -> Game | None:
    """What is put into the command zone while it is there stays, as a new object; so None is left of it."""
    PUT_INTO_THE_COMMAND_ZONE_AGAIN.decided(
        game, f"{old.label} is in the command zone, and becomes a new object there"
    )
    return None


@PUBLIC_AND_HIDDEN_ZONES
def is_hidden(game: Game, zone: str) -> bool:
    """Libraries and hands are hidden zones, even while cards in them are revealed; all others are public."""
    hidden = zone in ("library", "hand")
    PUBLIC_AND_HIDDEN_ZONES.decided_once(game, f"the {zone} is a {'hidden' if hidden else 'public'} zone")
    return hidden


@STICKERS_STAY
@STICKERS_IN_PUBLIC_ZONES
def kept_stickers(game: Game, old: GameObject, to: str) -> tuple[Sticker, ...]:
    """Stickers stay on what goes from one public zone to another."""
    stays = not is_hidden(game, to)
    for cited in (STICKERS_STAY, STICKERS_IN_PUBLIC_ZONES):
        cited.decided(game, f"{old.label} {'keeps' if stays else 'loses'} its stickers")
    return old.stickers if stays else ()


@NEW_PERMANENT
def as_new_permanent(game: Game, old: GameObject, fresh: int) -> Game:
    """What enters the battlefield has nothing to do with the permanent that the same card was before."""
    earlier = permanent_before(game, old)
    if earlier:
        NEW_PERMANENT.decided(game, f"{game.label(fresh)} is another permanent than the one that it was")
    return game


def permanent_before(game: Game, old: GameObject) -> int:
    """Return the last permanent that a card was before the zone that it is in; 0 if it was none."""
    before = old.came_from
    while before in game.last_known and game.last_known[before][0].zone != "battlefield":
        before = game.last_known[before][0].came_from
    return before if before in game.last_known else 0


@CARDS_BROUGHT_IN
def staying_in_the_game(game: Game, old: GameObject, event: Moves) -> Moves:
    """A card that was brought in from outside the game stays in it, wherever it goes from there."""
    if old.zone != "none" and was_outside(game, old):
        CARDS_BROUGHT_IN.decided(game, f"{old.label}, brought into the game, stays in it")
    return event


def was_outside(game: Game, old: GameObject) -> bool:
    """Say whether a card came from outside the game, some changes of zone ago."""
    before = old
    while before.came_from in game.last_known:
        before = game.last_known[before.came_from][0]
        if before.zone == "none" and before.kind == "card":
            return True
    return False


def became_later(game: Game, old: int, new: int) -> bool:
    """Say whether an object is the same card as an earlier one, one or more changes of zone later."""
    while old in game.successor and old != new:
        old = game.successor[old]
    return old == new


@OWNER
def owner_in_new_zone(game: Game, old: GameObject) -> str:
    """A card is owned by whoever began the game with it, wherever it goes and whoever had control of it."""
    if seen(game, old.id).controller != old.owner:
        OWNER.decided(game, f"{game.label(old.id)} is {old.owner}'s card, whoever controlled it")
    return old.owner


def controller_in_new_zone(game: Game, old: GameObject, event: Moves) -> str:
    """Return who controls an object in its new zone, or who owns it where nobody does."""
    if event.to == "battlefield":
        return controller_on_battlefield(game, old, event)
    if event.to == "stack":
        return event.under or old.controller
    return event.under or controller_elsewhere(game, old)


@CONTROLLER_OF_PERMANENT
def controller_on_battlefield(game: Game, old: GameObject, event: Moves) -> str:
    """A permanent is controlled by the player under whose control it enters, whoever owns it."""
    controller = event.under or old.owner
    if controller != old.owner:
        CONTROLLER_OF_PERMANENT.decided(
            game, f"{game.label(old.id)}, {old.owner}'s card, enters under {controller}'s control"
        )
    return controller


@NOBODY_CONTROLS_CARDS
@ONLY_THERE_CONTROLLED
def controller_elsewhere(game: Game, old: GameObject) -> str:
    """Off the battlefield and the stack nobody controls a card: its owner counts where one is asked for."""
    last = seen(game, old.id).controller
    if last != old.owner and states_a_zone(old.base.abilities):
        for cited in (NOBODY_CONTROLS_CARDS, ONLY_THERE_CONTROLLED):
            cited.decided(game, f"{last} does not control {game.label(old.id)} any more, and nobody does")
    return old.owner


@STATUS_ON_ENTERING
def enters_tapped(game: Game, old: GameObject, event: Moves) -> bool:
    """A permanent enters untapped unless something says otherwise, however it left the battlefield."""
    if event.to == "battlefield" and (event.tapped or was_tapped_before(game, old)):
        says = f"{game.label(old.id)} enters {'tapped, as something says' if event.tapped else 'untapped'}"
        STATUS_ON_ENTERING.decided(game, says)
    return event.tapped


def was_tapped_before(game: Game, old: GameObject) -> bool:
    """Say whether a card that enters was tapped when it last left the battlefield."""
    return old.came_from in game.last_known and game.last_known[old.came_from][0].tapped


@NO_STATUS_ELSEWHERE
def face_down_elsewhere(game: Game, old: GameObject, event: Moves) -> bool:
    """A card that leaves the battlefield has no status there; only what moves it may place it face down."""
    if old.zone == "battlefield" and old.face_down and not event.face_down:
        NO_STATUS_ELSEWHERE.decided(
            game, f"{game.label(old.id)} was face down, and that is no matter where it is now"
        )
    return event.face_down


@ABILITIES_AND_NOTHING_ELSE
def characteristics_of_emblem(game: Game, abilities: tuple[Ability, ...], label: str) -> Characteristics:
    """An emblem has the abilities that the effect gives it and no type, cost, color or name."""
    ABILITIES_AND_NOTHING_ELSE.decided(
        game, f"{label} has {many(len(abilities), 'ability')} and nothing else"
    )
    return Characteristics(abilities=abilities)


@SOURCE_OF_COPIED_ABILITY
def with_its_source(game: Game, copied: GameObject, event: Copies) -> OnStack | None:
    """The copy of an ability has the same source as the ability itself."""
    if copied.kind == "ability":
        SOURCE_OF_COPIED_ABILITY.decided(
            game, f"the copy of {game.label(copied.id)} has the source that this has"
        )
    return event.on_stack


@OWNER_OF_COPY
@OWNER_OF_CARD_COPY
def owner_of_copy(game: Game, copied: GameObject, event: Copies) -> str:
    """Who has control of a spell's copy as it is put on the stack owns it; a card's copy is its maker's."""
    cited = OWNER_OF_COPY if event.zone == "stack" else OWNER_OF_CARD_COPY
    if copied.kind != "ability":
        cited.decided(game, f"{event.player} owns the copy of {game.label(copied.id)}")
    return event.player


@SPLICED_UNTIL_IT_LEAVES
def without_spliced_text(game: Game, old: GameObject) -> GameObject:
    """A spell that leaves the stack, however it does, has the text no more that was spliced onto it."""
    if old.on_stack is not None and old.on_stack.spliced:
        SPLICED_UNTIL_IT_LEAVES.decided(game, f"{game.label(old.id)} has the text of its card alone again")
    return old
