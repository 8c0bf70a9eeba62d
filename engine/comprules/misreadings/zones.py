"""400-408: zones, and what becomes of objects that change them, misread."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from comprules.abilities.instructions import ShuffleIn
from comprules.abilities.kinds import GetEmblem
from comprules.abilities.nouns import Filter
from comprules.book.citing import original
from comprules.events.every import Event
from comprules.events.players import LosesGame
from comprules.events.zones import Moves, Shuffles
from comprules.happening import happen
from comprules.happening.contents import INTO_THE_GRAVEYARD, to_its_graveyard
from comprules.happening.contradictions import (
    CONTRADICTORY_EVENTS,
    SEVERAL_INTO_A_GRAVEYARD,
    contradictory_zones,
    in_graveyard_order,
)
from comprules.happening.in_new_zones import (
    CARDS_BROUGHT_IN,
    EXILED_IN_EXILE,
    EXILED_ONCE_MORE,
    NEW_PERMANENT,
    PUBLIC_AND_HIDDEN_ZONES,
    PUT_INTO_THE_COMMAND_ZONE_AGAIN,
    STICKERS_STAY,
    ZONES_OF_OWNERS,
    as_new_permanent,
    exiled_anew,
    is_hidden,
    kept_stickers,
    last_controller,
    permanent_before,
    put_there_anew,
    staying_in_the_game,
    was_outside,
    whose_it_is,
)
from comprules.happening.leaving import LEAVING_AT_ONCE, leave_the_game
from comprules.happening.new_objects import (
    DEEPER_THAN_THERE_ARE_CARDS,
    GRANTED_TO_PERMANENT_SPELLS,
    NO_CARD_FOR_AN_ABILITY,
    ON_TOP_OF_THE_STACK,
    has_no_card,
    keeping_effects,
    keeping_granted_abilities,
    put_on_top,
    under_the_top,
)
from comprules.happening.winning_and_losing import CONCEDING_AT_ONCE, can_be_kept_from_losing
from comprules.rules.actions.searching import ORDER_IN_A_ZONE, looked_at
from comprules.rules.continuous.effects_on_spells import (
    ABILITY_TO_BE_CAST_STAYS,
    CAST_SPELL_IS_FOUND,
    PLAYED_LAND_IS_FOUND,
    granted_by_statics,
    land_it_became,
    spell_it_became,
    with_ability_to_be_cast,
)
from comprules.rules.effects.choices import DONE_TO_A_ZONE, shuffle_in
from comprules.rules.effects.moving_objects import EXILED_FROM_ANY_ZONE, exiled
from comprules.rules.effects.one_event import finding_what_moved
from comprules.rules.mana.mana_abilities import MANA_AT_ONCE, skips_the_stack
from comprules.rules.meaning import is_described
from comprules.rules.meaning.amounts import LIBRARIES_COUNTED, ZONES_OF_EACH_PLAYER, cards_counted
from comprules.rules.meaning.damage_sources import SHIELDS_AGAINST_SPELLS, is_chosen_one
from comprules.rules.meaning.kinds_of_objects import (
    OUT_OF_REACH,
    OUTSIDE_THE_GAME,
    OWNING_OUTSIDE,
    is_in_reach,
    is_outside,
    owned_outside,
)
from comprules.rules.meaning.linked_abilities import EXILED_BY_THE_OTHER, exiled_due_to_it
from comprules.rules.meaning.recipients import named_players
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.what_was_paid import KNOWN_OF_THE_SPELL, the_spell_it_was
from comprules.rules.meaning.which_objects import (
    GRAVEYARDS_IN_ORDER,
    SIDEBOARDS_ARE_OUTSIDE,
    SPECIAL_OBJECTS_ASIDE,
    all_described,
    cards_outside,
    on_top_of_graveyard,
)
from comprules.rules.permission.looking_at_cards import (
    EXILED_FACE_DOWN,
    LIBRARIES_FACE_DOWN,
    is_allowed,
    seen_in_library,
)
from comprules.rules.replacement.impossible_events import NO_INSTANT_ON_THE_BATTLEFIELD, never_permanents
from comprules.rules.replacement.replacing_events import of_the_moving
from comprules.rules.special_cards.emblems import IN_THE_COMMAND_ZONE, get_emblems
from comprules.rules.starting.opening_hands import HANDS_AT_FIRST, starting_hand_size
from comprules.rules.state_based.state_based_actions import STATE_BASED_AT_ONCE, perform_actions, perform_all
from comprules.rules.triggers.finding_objects import (
    AURA_FOUND_IN_GRAVEYARD,
    DISCARDED_WITH_MADNESS,
    FOUND_AFTER_MADNESS,
    FOUND_WHERE_IT_WENT,
    WHAT_THE_EFFECT_MOVED,
    after_madness,
    aura_itself,
    where_it_went,
)
from comprules.rules.triggers.putting_on_the_stack import TOGETHER_ON_THE_STACK, who_order_triggers
from comprules.rules.turn.priority import LAST_ONE_RESOLVES, last_first
from comprules.ruleset import Instead, Replacing
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Lasting
from comprules.state.objects import GameObject, OnStack, Sticker, View

__all__: list[str] = []


# ---- who sees what


@LIBRARIES_FACE_DOWN.misreading_of(seen_in_library)
def through_ones_library(_game: Game, player: str, _card: int) -> tuple[str, ...]:
    """Players look through their own libraries."""
    return (player,)


@EXILED_FACE_DOWN.misreading_of(is_allowed)
def owners_look(game: Game, player: str, thing: int) -> bool:
    """Players look at their own cards that are exiled face down."""
    return game.objects[thing].owner == player


@PUBLIC_AND_HIDDEN_ZONES.misreading_of(is_hidden)
def nothing_is_hidden(_game: Game, _zone: str) -> bool:
    """An engine knows all cards, and finds each of them wherever it is."""
    return False


@ORDER_IN_A_ZONE.misreading_of(looked_at)
def put_back_the_other_way(game: Game, seen: tuple[int, ...]) -> Game:
    """Cards that were looked at are put back in any order."""
    if len(seen) < 2 or game.objects[seen[0]].zone != "library":
        return game
    place = ("library", game.objects[seen[0]].owner)
    rest = tuple(i for i in game.zone(*place) if i not in seen)
    return replace(game, zones=game.zones.set(place, (*reversed(seen), *rest)))


@ZONES_OF_EACH_PLAYER.misreading_of(cards_counted)
def of_all_players(game: Game, _player: str, zone: str) -> int:
    """There is one graveyard, one library and so on."""
    return sum(len(game.zone(zone, each)) for each in game.order)


@LIBRARIES_COUNTED.misreading_of(cards_counted)
def nobody_can_tell(game: Game, player: str, zone: str) -> int:
    """How many cards lie in a library is not known."""
    return 0 if zone == "library" else len(game.zone(zone, player))


@GRAVEYARDS_IN_ORDER.misreading_of(on_top_of_graveyard)
def the_oldest_on_top(game: Game, owner: str, number: int) -> tuple[int, ...]:
    """The card that has been in a graveyard longest is taken first."""
    return game.zone("graveyard", owner)[:number]


@OUTSIDE_THE_GAME.misreading_of(cards_outside)
@SIDEBOARDS_ARE_OUTSIDE.misreading_of(cards_outside)
def nothing_is_there(_game: Game) -> tuple[int, ...]:
    """What is in no zone can't be brought from anywhere."""
    return ()


@OUTSIDE_THE_GAME.misreading_of(is_outside)
def nothing_is_outside(_game: Game, _found: GameObject) -> bool:
    """Whatever there is of a game is in it."""
    return False


@OWNING_OUTSIDE.misreading_of(owned_outside)
def whosever_sideboard(_game: Game, _found: GameObject, _owners: tuple[str, ...]) -> bool:
    """A card that is outside the game may be brought in from any player's sideboard."""
    return True


@CARDS_BROUGHT_IN.misreading_of(staying_in_the_game)
def back_to_the_sideboard(game: Game, old: GameObject, event: Moves) -> Moves:
    """A card from a sideboard goes back there instead of to a graveyard."""
    if event.to != "graveyard" or not was_outside(game, old):
        return event
    return replace(event, to="none", notes=(("deck", "sideboard"),))


@OUT_OF_REACH.misreading_of(is_in_reach)
def wherever_a_card_is(_game: Game, found: GameObject) -> bool:
    """What is said of all cards is said of those in a sideboard too."""
    return found.kind == "card"


@SPECIAL_OBJECTS_ASIDE.misreading_of(all_described)
def as_good_as_permanents(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter
) -> tuple[int, ...]:
    """What is in the command zone is a permanent there."""
    found = original(all_described)(game, board, speaker, described)
    if (described.noun, described.zone) != ("permanent", "battlefield"):
        return found
    there = replace(described, zone="command")
    return (*found, *(i for i in game.zone("command") if is_described(game, board, speaker, there, i)))


# ---- what goes where


@EXILED_FROM_ANY_ZONE.misreading_of(exiled)
def only_permanents(game: Game, event: Event) -> tuple[Event, ...]:
    """Only permanents can be exiled."""
    if not isinstance(event, Moves) or event.to != "exile":
        return (event,)
    return (event,) if game.last_seen(event.object).zone == "battlefield" else ()


@NO_CARD_FOR_AN_ABILITY.misreading_of(has_no_card)
def a_card_of_its_own(_game: Game, _ability: GameObject) -> bool:
    """An ability that is countered goes to a graveyard as a spell does."""
    return False


@EXILED_IN_EXILE.misreading_of(exiled_anew)
@EXILED_ONCE_MORE.misreading_of(exiled_anew)
def it_is_there_already(_game: Game, _old: GameObject) -> bool:
    """Nothing happens to what is where it is told to go."""
    return False


@PUT_INTO_THE_COMMAND_ZONE_AGAIN.misreading_of(put_there_anew)
def the_same_as_before(game: Game, old: GameObject, event: Moves) -> Game:
    """What goes from one place of the command zone to another stays the object that it was."""
    others = tuple(i for i in game.zone("command") if i != old.id)
    game = replace(game, zones=game.zones.set(("command", ""), (*others, old.id)))
    return game.altering(old.id, face_down=event.face_down, notes=old.notes.update(dict(event.notes)))


@CONTRADICTORY_EVENTS.misreading_of(contradictory_zones)
def the_first_that_is_found(
    _game: Game, _thing: int, _happened: tuple[Event, ...], _instead: tuple[Instead, ...]
) -> tuple[str, ...]:
    """One thing happens after the other, and what comes too late finds nothing."""
    return ()


@CONTRADICTORY_EVENTS.misreading_of(of_the_moving)
def nothing_of_its_own(_game: Game, _event: Moves, _moving: GameObject) -> Iterator[Replacing]:
    """Only permanents have a say in what becomes of a card."""
    return iter(())


@SEVERAL_INTO_A_GRAVEYARD.misreading_of(in_graveyard_order)
def as_they_stood(_game: Game, events: list[Event]) -> list[Event]:
    """Cards lie in a graveyard in the order in which the game happens to put them there."""
    return events


@ZONES_OF_OWNERS.misreading_of(whose_it_is)
def whoever_controlled_it(game: Game, old: GameObject, _to: str) -> str:
    """What leaves the battlefield goes to a zone of the player who controlled it."""
    return last_controller(game, old)


@NO_INSTANT_ON_THE_BATTLEFIELD.misreading_of(never_permanents)
def anything_enters(_game: Game, _event: Moves) -> Iterator[Replacing]:
    """An instant or sorcery card enters the battlefield like any other card."""
    return iter(())


@INTO_THE_GRAVEYARD.misreading_of(to_its_graveyard)
def out_of_the_game(_game: Game, thing: int, _cause: str, _by: str = "") -> Moves:
    """What is destroyed, sacrificed or discarded is exiled."""
    return Moves(thing, "exile")


@DONE_TO_A_ZONE.misreading_of(shuffle_in)
def the_zone_stays(game: Game, speaker: Speaker, effect: ShuffleIn) -> Game:
    """The library is shuffled, and the cards of the other zones stay where they are."""
    return happen(game, *(Shuffles(player) for player in named_players(game, speaker, effect.players)))


@HANDS_AT_FIRST.misreading_of(starting_hand_size)
def one_card_fewer(_game: Game, _player: str) -> int:
    """The game begins with six cards in each hand; the first draw makes them seven."""
    return 6


@IN_THE_COMMAND_ZONE.misreading_of(get_emblems)
def no_emblem(game: Game, _speaker: Speaker, _effect: GetEmblem) -> Game:
    """An emblem is a picture on a card, and no object."""
    return game


# ---- new objects


@NEW_PERMANENT.misreading_of(as_new_permanent)
def the_same_card(game: Game, old: GameObject, fresh: int) -> Game:
    """Effects that applied to a permanent go on applying when the same card comes back."""
    earlier = permanent_before(game, old)
    return keeping_effects(game, earlier, fresh) if earlier else game


@ABILITY_TO_BE_CAST_STAYS.misreading_of(with_ability_to_be_cast)
def only_in_the_graveyard(game: Game, _before: Game, _card: int, _spell: int, _keyword: str) -> Game:
    """What was given to a card in a graveyard is not given to the spell."""
    return game


@CAST_SPELL_IS_FOUND.misreading_of(spell_it_became)
@PLAYED_LAND_IS_FOUND.misreading_of(land_it_became)
def the_card_that_it_was(_game: Game, card: int, *, spoken_of: bool = True) -> int:  # noqa: ARG001
    """What is cast or played is another object, and the effect that allowed it has done its part."""
    return card


@FOUND_AFTER_MADNESS.misreading_of(after_madness)
@DISCARDED_WITH_MADNESS.misreading_of(after_madness)
def lost_in_exile(_game: Game, exiled: int | None) -> int | None:
    """A card that madness has exiled is lost to whatever speaks of the discarded card."""
    return exiled


@GRANTED_TO_PERMANENT_SPELLS.misreading_of(keeping_granted_abilities)
def granted_to_the_spell_alone(game: Game, _spell: int, _permanent: int) -> Game:
    """The permanent does not have what was granted to the spell."""
    return game


@GRANTED_TO_PERMANENT_SPELLS.misreading_of(granted_by_statics)
def given_to_the_spell_alone(_game: Game, _spell: int) -> tuple[Lasting, ...]:
    """The permanent enters without what a static ability gave the spell."""
    return ()


@STICKERS_STAY.misreading_of(kept_stickers)
def without_stickers(_game: Game, _old: GameObject, _to: str) -> tuple[Sticker, ...]:
    """Stickers come off as an object changes zones."""
    return ()


@SHIELDS_AGAINST_SPELLS.misreading_of(is_chosen_one)
def another_source(_game: Game, chosen: int, dealer: int) -> bool:
    """A spell and the permanent it becomes are two sources."""
    return chosen == dealer


@KNOWN_OF_THE_SPELL.misreading_of(the_spell_it_was)
def nothing_known(_game: Game, thing: GameObject) -> OnStack | None:
    """A permanent knows nothing of the spell that it was."""
    return thing.on_stack


@FOUND_WHERE_IT_WENT.misreading_of(where_it_went)
def lost_on_the_way(_game: Game, _speaker: Speaker, thing: int) -> int:
    """What has changed zones is another object, and nothing finds it."""
    return thing


@AURA_FOUND_IN_GRAVEYARD.misreading_of(aura_itself)
def aura_is_lost(_game: Game, _speaker: Speaker) -> int:
    """An Aura that is put into a graveyard is another object, and nothing finds it."""
    return 0


@WHAT_THE_EFFECT_MOVED.misreading_of(finding_what_moved)
def moved_out_of_sight(_game: Game, speaker: Speaker) -> Speaker:
    """What an effect has moved is another object, and the rest of the effect does not find it."""
    return speaker


@EXILED_BY_THE_OTHER.misreading_of(exiled_due_to_it)
def all_exiled_cards(game: Game, _speaker: Speaker, _found: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """The exiled cards are all cards in exile."""
    return game.zone("exile")


# ---- the stack, and what does without it


@ON_TOP_OF_THE_STACK.misreading_of(put_on_top)
def in_a_queue(_game: Game, thing: GameObject, there: tuple[int, ...]) -> tuple[int, ...]:
    """What is put on the stack waits behind what is there."""
    return (*there, thing.id)


@DEEPER_THAN_THERE_ARE_CARDS.misreading_of(under_the_top)
def on_top_of_few(_game: Game, thing: GameObject, there: tuple[int, ...], place: int) -> tuple[int, ...]:
    """Where a library has too few cards there is no such place, and the card goes on top."""
    return (thing.id, *there) if len(there) < place else (*there[: place - 1], thing.id, *there[place - 1 :])


@TOGETHER_ON_THE_STACK.misreading_of(who_order_triggers)
def the_active_player_on_top(game: Game) -> tuple[tuple[str, ...], ...]:
    """The active player's abilities are put on top of the others."""
    return tuple((player,) for player in reversed(game.alive))


@LAST_ONE_RESOLVES.misreading_of(last_first)
def first_come_first_served(game: Game) -> Game:
    """What was put on the stack first resolves first."""
    stack = game.zone("stack")
    return replace(game, zones=game.zones.set(("stack", ""), (stack[-1], *stack[:-1])))


@MANA_AT_ONCE.misreading_of(skips_the_stack)
def mana_waits(_game: Game, _source: int, _ability: object) -> bool:
    """A mana ability goes on the stack, and its mana comes when it resolves."""
    return False


@STATE_BASED_AT_ONCE.misreading_of(perform_actions)
def once_the_stack_is_empty(game: Game, proposed: tuple[tuple[object, Event], ...]) -> Game:
    """State-based actions wait until the stack is empty."""
    return game if game.zone("stack") else perform_all(game, proposed)  # type: ignore[arg-type]


@CONCEDING_AT_ONCE.misreading_of(can_be_kept_from_losing)
def kept_in_the_game(_game: Game, _event: Event | LosesGame) -> bool:
    """Whoever can't lose the game can't concede it."""
    return True


@LEAVING_AT_ONCE.misreading_of(leave_the_game)
def all_of_it_stays(game: Game, _player: str) -> Game:
    """What belongs to a player who has left stays where it is."""
    return game
