"""121, 122: cards that are drawn, and counters, misread."""

from __future__ import annotations

from immutables import Map

from comprules.abilities.kinds import Change
from comprules.abilities.trigger_events_of_objects import CountersArePut
from comprules.events.every import Event
from comprules.events.permanents import PutsCounters, RemovesCounters
from comprules.events.zones import Draws, Moves
from comprules.happening import happen
from comprules.happening.contents import DRAWING, card_drawn
from comprules.happening.damage_and_counters import COUNTERS_BY_CONTROLLER, who_puts_counters
from comprules.happening.drawn_face_down import DRAWN_MEANWHILE, is_kept_face_down
from comprules.happening.happen import DRAWS_COME_LAST, carried_out, draws_cards, what_follows
from comprules.happening.new_objects import COUNTERS_LEFT_BEHIND, counters_kept
from comprules.happening.settling import Settled
from comprules.questions import ask_yes
from comprules.rules.continuous.continuous_effects import (
    KEYWORD_COUNTERS_GIVE,
    SIZE_COUNTERS,
    keyword_of_counters,
    size_by_counters,
)
from comprules.rules.continuous.starting_values import actual_view, blank_in_hand
from comprules.rules.costs.choosing_to_draw import (
    CHOOSING_DRAWS_OF_ANOTHER,
    CHOOSING_SEVERAL_DRAWS,
    CHOOSING_TO_DRAW,
    can_choose_for_another,
    can_choose_several,
    can_choose_to_draw,
)
from comprules.rules.effects.moving_counters import (
    COUNTERS_OF_WHAT_LEFT,
    COUNTERS_OF_WHAT_WAS_SACRIFICED,
    MOVING_COUNTERS,
    left_with,
    moved_whole,
    sacrificed_with,
)
from comprules.rules.effects.moving_objects import PUT_NOT_DRAWN, put_not_drawn
from comprules.rules.replacement.beginning_replacements import (
    CHANGING_HOW_MANY,
    DRAWING_IN_TURN_ORDER,
    ONE_AT_A_TIME,
    drawing_in_order,
    drawn_in_sequence,
    how_many_to_draw,
)
from comprules.rules.replacement.replacing_events import DRAWS_ARE_REPLACED, draw_is_replaced
from comprules.rules.triggers.damage_counters_and_targets import NTH_COUNTER, is_the_nth
from comprules.rules.triggers.revealing import LOOKING_BEFORE_REVEALING, shows_it
from comprules.ruleset import Instead
from comprules.state.game import Game
from comprules.state.objects import Counter, GameObject, View

__all__: list[str] = []

# ---- drawing


@DRAWING.misreading_of(card_drawn)
def from_the_bottom(game: Game, player: str) -> tuple[Event, ...]:
    """The card is taken from the bottom of the library."""
    library = game.zone("library", player)
    return (Moves(library[-1], "hand", cause="drawn"),) if library else ()


@CHANGING_HOW_MANY.misreading_of(how_many_to_draw)
def each_draw_alone(game: Game, _player: str, number: int) -> tuple[Game, int]:
    """Nothing replaces an instruction to draw several cards, but only the single draws."""
    return game, number


@ONE_AT_A_TIME.misreading_of(drawn_in_sequence)
def all_at_once(game: Game, player: str, number: int) -> tuple[Game, tuple[int, ...]]:
    """Several cards are drawn at once, by one draw."""
    others = game.zone("library", player)[1:number]
    before = game
    game = happen(game, Draws(player), *(Moves(card, "hand", cause="drawn") for card in others))
    return game, tuple(card for card in game.zone("hand", player) if card not in before.objects)


@DRAWING_IN_TURN_ORDER.misreading_of(drawing_in_order)
def the_active_player_last(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """The active player draws after everyone else."""
    return tuple(player for player in reversed(game.alive) if player in players)


@PUT_NOT_DRAWN.misreading_of(put_not_drawn)
def into_the_hand_is_drawn(game: Game, event: Event) -> tuple[Event, ...]:
    """Whoever puts a card of the library into the hand draws a card."""
    if isinstance(event, Moves) and event.to == "hand" and game.last_seen(event.object).zone == "library":
        return (Draws(game.last_seen(event.object).owner),)
    return (event,)


@DRAWS_ARE_REPLACED.misreading_of(draw_is_replaced)
def drawn_in_any_case(_game: Game, _event: Draws) -> bool:
    """Nothing takes the place of a draw."""
    return False


@CHOOSING_TO_DRAW.misreading_of(can_choose_to_draw)
def with_a_card_alone(game: Game, player: str) -> bool:
    """To draw can be chosen if there is a card to draw, and only then."""
    return bool(game.zone("library", player))


@CHOOSING_SEVERAL_DRAWS.misreading_of(can_choose_several)
def the_first_is_enough(_game: Game, _player: str, _number: int) -> bool:
    """Several draws can be chosen if one of them is possible."""
    return True


@CHOOSING_DRAWS_OF_ANOTHER.misreading_of(can_choose_for_another)
def what_others_draw(game: Game, player: str, *, possible: bool) -> bool:
    """Draws of others can be chosen if there is a card to draw, and only then."""
    return bool(game.zone("library", player)) or not possible


@DRAWS_COME_LAST.misreading_of(what_follows)
def drawn_at_once(game: Game, settled: Settled) -> tuple[Game, tuple[Instead, ...]]:
    """What is done because something is prevented is done before the rest happens."""
    for part in settled.instead:
        if draws_cards(part):
            game = carried_out(game, part)
    return game, tuple(part for part in settled.instead if not draws_cards(part))


@DRAWN_MEANWHILE.misreading_of(is_kept_face_down)
def seen_at_once(_game: Game, _player: str) -> bool:
    """Whoever draws a card looks at it, whatever is being cast."""
    return False


@DRAWN_MEANWHILE.misreading_of(blank_in_hand)
def known_by_what_is_printed(_game: Game, thing: GameObject) -> View:
    """A card in a hand is what is printed on it."""
    return actual_view(thing)


@LOOKING_BEFORE_REVEALING.misreading_of(shows_it)
def unseen(game: Game, player: str, _card: int) -> bool:
    """Whether a card is revealed is said before anybody has looked at it."""
    return ask_yes(game, player, "reveal the card that you draw?")


# ---- counters


@SIZE_COUNTERS.misreading_of(size_by_counters)
def markers_alone(_game: Game, _thing: GameObject, _kind: str, _counters: Counter) -> tuple[Change, ...]:
    """Counters change no power and no toughness."""
    return ()


@KEYWORD_COUNTERS_GIVE.misreading_of(keyword_of_counters)
def no_keyword(_game: Game, _thing: GameObject, _kind: str) -> tuple[Change, ...]:
    """Counters give no abilities."""
    return ()


@COUNTERS_LEFT_BEHIND.misreading_of(counters_kept)
def taken_along(_game: Game, old: GameObject) -> Map[str, Counter]:
    """Counters go with an object wherever it goes."""
    return old.counters


@MOVING_COUNTERS.misreading_of(moved_whole)
def each_as_far_as_possible(
    game: Game, player: str, kind: str, amount: int, thing: int, to: int
) -> list[Event]:
    """To remove a counter and to put one are two things, each of which is done if it can be."""
    return [
        *([RemovesCounters(thing, kind, amount)] if thing in game.objects else []),
        *([PutsCounters(to, kind, amount, player)] if to in game.objects else []),
    ]


@COUNTERS_OF_WHAT_LEFT.misreading_of(left_with)
@COUNTERS_OF_WHAT_WAS_SACRIFICED.misreading_of(sacrificed_with)
def gone_with_the_object(_game: Game, _thing: int) -> dict[str, int]:
    """The counters of an object are gone as it is, so none can be put on anything."""
    return {}


@COUNTERS_BY_CONTROLLER.misreading_of(who_puts_counters)
def the_owner_puts_them(game: Game, event: Moves) -> str:
    """The owner of a card puts the counters on it with which it enters."""
    return game.objects[event.object].owner if event.object in game.objects else event.under


@NTH_COUNTER.misreading_of(is_the_nth)
def from_there_on(_before: Game, after: Game, thing: int, when: CountersArePut) -> bool:
    """Each counter counts that is put on the object once it has so many."""
    held = after.objects[thing].counters.get(when.kind) if thing in after.objects else None
    return held is not None and held.amount >= when.nth
