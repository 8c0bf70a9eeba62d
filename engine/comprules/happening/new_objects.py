"""400.7, 607, 704.8: objects that change zones, and what is remembered of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from typing import Any, Literal

from immutables import Map

from comprules.abilities.kinds import Static
from comprules.abilities.statements import ChosenBeforeGame
from comprules.book.citing import cite
from comprules.events.zones import Copies, Creates, Merges, Moves
from comprules.happening import timestamps
from comprules.happening.bestowed_auras import is_copied_bestowed
from comprules.happening.bounds import MOST_TOKENS, refuse_more_than
from comprules.happening.commanders import as_the_part_goes, is_merged_commander, stays_commander
from comprules.happening.damage_and_counters import put_counters
from comprules.happening.dungeons_completed import with_dungeon_completed
from comprules.happening.faces import as_it_was_on_the_stack, front_face_up
from comprules.happening.in_new_zones import (
    as_new_permanent,
    controller_in_new_zone,
    enters_tapped,
    exiled_anew,
    face_down_elsewhere,
    kept_stickers,
    owner_of_copy,
    put_there_anew,
    staying_in_the_game,
    whose_it_is,
    with_its_source,
    without_spliced_text,
)
from comprules.happening.links import with_links
from comprules.happening.melding import as_component, melded, parts_that_leave
from comprules.happening.prototypes import part_that_counts, stays_prototyped
from comprules.happening.split_cards import being_cast, unlocked_as_cast, whole_card
from comprules.happening.stickers import stickers_of_merged, who_keeps_stickers
from comprules.ruleset import views
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game
from comprules.state.objects import NOT_YET, Counter, GameObject, Kind

__all__ = [
    "CHANGES_OF_SPELL_GO_ON",
    "COPIES_OF_PERMANENT_SPELLS",
    "COPY_OF_PERMANENT_SPELL_RESOLVES",
    "COUNTERS_LEFT_BEHIND",
    "DEEPER_THAN_THERE_ARE_CARDS",
    "EFFECTS_ON_PERMANENT_SPELLS",
    "GRANTED_TO_PERMANENT_SPELLS",
    "LINKED_CHOICE_BEFORE_THE_GAME",
    "LINKED_PAYMENT_FOR_SPELL",
    "MERGED_TOKEN",
    "NO_CARD_FOR_AN_ABILITY",
    "ON_TOP_OF_THE_STACK",
    "REMEMBERED_BEFORE_ACTIONS",
    "add_object",
    "becomes_a_token",
    "called_apart",
    "chosen_before_the_game",
    "copy_object",
    "counters_kept",
    "exiled_anew",
    "front_face_up",
    "has_no_card",
    "keeping_effects",
    "keeping_granted_abilities",
    "kept_from_the_spell",
    "kind_in_new_zone",
    "kind_of_merged",
    "known_from",
    "merge_objects",
    "move_object",
    "put_in_zone",
    "put_on_top",
    "remember_object",
    "tokens_to_be",
    "under_the_top",
    "without_object",
]


NEW_OBJECT = cite("400.7")
GRANTED_TO_PERMANENT_SPELLS = cite("400.7b")
NO_CARD_FOR_AN_ABILITY = cite("405.1")
COUNTERS_LEFT_BEHIND = cite("122.2")
CHANGES_OF_SPELL_GO_ON = cite("112.4")
DEEPER_THAN_THERE_ARE_CARDS = cite("401.7")
ON_TOP_OF_THE_STACK = cite("405.2")
_FROM_THE_TOP = {"second": 2, "third": 3}
EFFECTS_ON_PERMANENT_SPELLS = cite("400.7a")
LINKED_CHOICE_BEFORE_THE_GAME = cite("607.2p")
LINKED_PAYMENT_FOR_SPELL = cite("607.2q")
COPY_OF_PERMANENT_SPELL_RESOLVES = cite("608.3f")
COPIES_OF_PERMANENT_SPELLS = cite("707.10f")
REMEMBERED_BEFORE_ACTIONS = cite("704.8")
MERGED_TOKEN = cite("728.2d")

_SHARED = frozenset({"battlefield", "stack", "exile", "command", "ante"})


def without_object(game: Game, thing: int) -> Game:
    """Return the game in which the object is no more."""
    found = game.objects[thing]
    place: tuple[str, str] = (found.zone, "" if found.zone in _SHARED else found.owner)
    if found.zone == "stack" and thing not in game.zone("stack"):
        place = _on_another_stack(game, thing)
    left = tuple([i for i in game.zones.get(place, ()) if i != thing])
    gone = replace(game, objects=game.objects.delete(thing), zones=game.zones.set(place, left))
    return still_at_rest(game, gone, found)


def _on_another_stack(game: Game, thing: int) -> tuple[str, str]:
    """Return the place of an object on the stack of a turn that is not looked at (807.5)."""
    return next(
        (at for at, there in game.zones.items() if at[0] == "stack" and thing in there), ("stack", "")
    )


def put_in_zone(game: Game, thing: GameObject, place: str = "") -> Game:
    """Return the game with a new object in its zone.

    It is on top of a library or the stack, or at the end of any other zone.
    """
    where = (thing.zone, "" if thing.zone in _SHARED else thing.owner)
    there = game.zones.get(where, ())
    on_top = thing.zone == "stack" or (thing.zone == "library" and place != "bottom")
    ids = (thing.id, *there) if on_top else (*there, thing.id)
    if thing.zone == "stack" and there:
        ids = put_on_top(game, thing, there)
    if thing.zone == "library" and place in _FROM_THE_TOP:
        ids = under_the_top(game, thing, there, _FROM_THE_TOP[place])
    there_now = replace(game, objects=game.objects.set(thing.id, thing), zones=game.zones.set(where, ids))
    return still_at_rest(game, there_now, thing)


@ON_TOP_OF_THE_STACK
def put_on_top(game: Game, thing: GameObject, there: tuple[int, ...]) -> tuple[int, ...]:
    """What is put on the stack goes on top of everything that is there."""
    ON_TOP_OF_THE_STACK.decided(game, f"{thing.label} is put on top of {game.label(there[0])}")
    return (thing.id, *there)


@DEEPER_THAN_THERE_ARE_CARDS
def under_the_top(game: Game, thing: GameObject, there: tuple[int, ...], place: int) -> tuple[int, ...]:
    """What is put so many cards from the top goes there, or to the bottom if the library has fewer cards."""
    where = "on the bottom" if len(there) < place else f"as card {place} from the top"
    DEEPER_THAN_THERE_ARE_CARDS.decided(game, f"{thing.label} is put into the library {where}")
    return (*there[: place - 1], thing.id, *there[place - 1 :])


def still_at_rest(before: Game, after: Game, thing: GameObject) -> Game:
    """Return the game as still at rest if a card came to a hand or the stack, or left it.

    State-based actions look at no such card.
    """
    if thing.kind == "card" and thing.zone in ("hand", "stack") and "at rest" in before.memo:
        after.memo["at rest"] = True
    return after


def add_object(game: Game, thing: GameObject, place: str = "") -> tuple[Game, int]:
    """Return the game with an object that was not there before, and the id that it was given."""
    game = timestamps.tick(game)
    fresh = replace(thing, id=game.next_id)
    game = put_in_zone(replace(game, next_id=game.next_id + 1), fresh, place)
    return game.with_object(timestamps.on_entering(game, fresh)), fresh.id


def remember_object(game: Game, before: Game, thing: int) -> Game:
    """Keep what is last known of an object (608.2h)."""
    source = before if thing in before.objects else game
    view = views(source)[thing]
    known = (source.objects[thing], view, source.memo["copiable"][thing])
    return replace(game, last_known=game.last_known.set(thing, known))


@REMEMBERED_BEFORE_ACTIONS
def known_from(game: Game, before: Game, thing: int) -> Game:
    """What left the battlefield together with other things is remembered as it was before any of that."""
    if thing in before.objects and before.objects[thing] != game.objects[thing]:
        REMEMBERED_BEFORE_ACTIONS.decided(
            game, f"{game.label(thing)} is remembered as it was before everything that happened at once"
        )
    return before


@NEW_OBJECT.essential("an object in a new zone has to be some object")
def move_object(game: Game, before: Game, event: Moves) -> Game:
    """An object that goes to another zone becomes a new object with no memory of what it was."""
    if event.object not in game.objects:
        return game
    old = game.objects[event.object]
    if old.kind == "ability" and has_no_card(game, old):
        return without_object(remember_object(game, before, old.id), old.id)
    if old.zone == event.to == "exile" and not exiled_anew(game, old):
        return game
    if old.zone == event.to == "command" and (same := put_there_anew(game, old, event)) is not None:
        return same
    event = staying_in_the_game(game, old, event)
    game = remember_object(game, known_from(game, before, old.id), old.id)
    if old.counters or old.damage or _is_spoken_of(game, old.id):
        NEW_OBJECT.decided(
            game, f"{game.label(old.id)} becomes a new object, and nothing is left of what it was"
        )
    game = with_dungeon_completed(without_object(game, old.id), old, event.to)
    if event.melded_with:
        return _meld(game, old, event)
    if not old.components:
        return _arrive(game, old, event)
    keeps = who_keeps_stickers(game, old, event.to)
    for place, part in reversed(tuple(enumerate(parts_that_leave(game, old)))):
        stickers = old.stickers if place in keeps else ()
        part_goes = as_the_part_goes(game, event, part)
        game = _arrive(game, replace(as_component(old, part), stickers=stickers), part_goes)
    return game


def _meld(game: Game, old: GameObject, event: Moves) -> Game:
    other = game.objects[event.melded_with]
    game = without_object(game, other.id)
    game = _arrive(game, called_apart(game, melded(game, old, other)), event)
    return replace(game, successor=game.successor.set(other.id, game.successor[old.id]))


@NO_CARD_FOR_AN_ABILITY
def has_no_card(game: Game, ability: GameObject) -> bool:
    """An ability is on the stack without a card: no graveyard gets anything when it is countered."""
    NO_CARD_FOR_AN_ABILITY.decided(game, f"no card belongs to the {ability.label}: it is simply gone")
    return True


def _is_spoken_of(game: Game, thing: int) -> bool:
    """Say whether an effect applies to an object by name, or something on the stack has it as a target."""
    stack = (game.objects[i].on_stack for i in game.zone("stack"))
    return any(thing in effect.locked_to for effect in game.lasting) or any(
        thing in targets for spell in stack if spell is not None for targets in spell.targets
    )


def merge_objects(game: Game, before: Game, event: Merges) -> Game:
    """Make the spell part of the permanent: the topmost gives the values, all give abilities (702.140e)."""
    spell, there = game.objects[event.object], game.objects[event.permanent]
    game = without_object(remember_object(game, before, spell.id), spell.id)
    spell = replace(spell, kind=kind_in_new_zone(game, spell, "battlefield"))
    game = timestamps.tick(game)
    stickers = stickers_of_merged(game, spell, there)
    upper, lower = (spell, there) if event.over else (there, spell)
    values = replace(part_that_counts(upper), abilities=(*upper.base.abilities, *lower.base.abilities))
    parts = (*(upper.components or (upper,)), *(lower.components or (lower,)))
    game = game.with_object(
        replace(
            there,
            base=values,
            components=parts,
            commander=is_merged_commander(game, parts),
            stickers=stickers,
            prototyped=False,
            kind=kind_of_merged(game, there, upper),
        )
    )
    return replace(game, successor=game.successor.set(spell.id, there.id))


@MERGED_TOKEN
def kind_of_merged(game: Game, there: GameObject, upper: GameObject) -> Kind:
    """A merged permanent is a token if its topmost component is one, and otherwise isn't."""
    if "token" in (there.kind, upper.kind):
        MERGED_TOKEN.decided(game, f"{there.label} is {'a' if upper.kind == 'token' else 'no'} token now")
    return upper.kind


def _arrive(game: Game, old: GameObject, event: Moves) -> Game:
    """Return the new object that an object becomes in its new zone."""
    stays_on = event.to == "battlefield" and old.zone == "stack"
    old = as_it_was_on_the_stack(game, old) if stays_on else front_face_up(game, old)
    old = without_spliced_text(game, old)
    unlocked = unlocked_as_cast(game, old, event.to)
    old = whole_card(old, event.to)
    if event.half:
        old = being_cast(game, old, event.half)
    other_face = old.back if event.transformed and not old.turned else None
    controller = controller_in_new_zone(game, old, event)
    new = GameObject(
        id=NOT_YET,
        label=old.label,
        base=other_face or old.base,
        owner=whose_it_is(game, old, event.to),
        controller=controller,
        controlled_by=controller,
        zone=event.to,
        timestamp=NOT_YET,
        kind=kind_in_new_zone(game, old, event.to),
        tapped=enters_tapped(game, old, event),
        face_down=face_down_elsewhere(game, old, event),
        attached_to=event.attached_to,
        notes=Map(event.notes),
        arrived=game.turn,
        came_from=old.id,
        adventure=old.adventure,
        cast=old.on_stack if stays_on else None,
        bestowed=(stays_on and old.bestowed) or event.bestowed,
        prototyped=stays_prototyped(game, old, event.to) or event.prototyped,
        as_adventure=event.as_adventure,
        back=old.base if other_face else old.back,
        turned=bool(other_face) or old.turned,
        counters=counters_kept(game, old),
        stickers=kept_stickers(game, old, event.to) if old.stickers else (),
        commander=stays_commander(game, old),
        components=old.components,
        linked=chosen_before_the_game(game, old),
        half=old.half,
        whole=old.whole,
        unlocked=unlocked,
    )
    game, fresh = add_object(game, new, event.place)
    game = replace(game, successor=game.successor.set(old.id, fresh))
    for effect in event.effects:
        lasting = replace(effect, id=game.next_id, affected=(fresh,), timestamp=game.objects[fresh].timestamp)
        game = replace(game, lasting=(*game.lasting, lasting), next_id=game.next_id + 1)
    if event.to == "battlefield" and game.lasting:
        game = as_new_permanent(game, old, fresh)
    if stays_on and old.linked != new.linked:
        game = game.altering(fresh, linked=kept_from_the_spell(game, old))
    if stays_on and game.lasting:
        game = keeping_granted_abilities(game, old.id, fresh)
        game = keeping_effects(game, old.id, fresh)
    game = with_links(game, fresh, event.linked)
    return _enter_with(game, fresh, event.counters)


@COUNTERS_LEFT_BEHIND
def counters_kept(game: Game, old: GameObject) -> Map[str, Counter]:
    """No counter goes with an object to another zone; none of them is removed."""
    if old.counters:
        COUNTERS_LEFT_BEHIND.decided(game, f"the counters on {old.label} cease to exist as it moves")
    return Map()


@LINKED_CHOICE_BEFORE_THE_GAME
def chosen_before_the_game(game: Game, old: GameObject) -> Map[Any, Any]:
    """A choice made before the game stays for a card's defining ability, whatever zone the card goes to."""
    if not old.linked:
        return EMPTY
    kinds = {
        part.chosen.kind
        for ability in old.base.abilities
        if isinstance(ability, Static)
        for part in ability.effects
        if isinstance(part, ChosenBeforeGame)
    }
    kept = {link: values for link, values in old.linked.items() if link[0] == ("own",) and link[1] in kinds}
    if kept:
        LINKED_CHOICE_BEFORE_THE_GAME.decided(
            game, f"what was chosen for {game.label(old.id)} before the game still holds"
        )
    return Map(kept)


@LINKED_PAYMENT_FOR_SPELL
def kept_from_the_spell(game: Game, spell: GameObject) -> Map[Any, Any]:
    """A permanent knows the cards that were exiled to pay for the spell that it was."""
    LINKED_PAYMENT_FOR_SPELL.decided(game, f"{game.label(spell.id)} remembers what was done to pay for it")
    return spell.linked


@CHANGES_OF_SPELL_GO_ON
@EFFECTS_ON_PERMANENT_SPELLS
def keeping_effects(game: Game, spell: int, permanent: int) -> Game:
    """Effects that changed a permanent spell go on applying to the permanent that it becomes."""
    if not any(spell in effect.locked_to for effect in game.lasting if effect.granted == ""):
        return game
    for cited in (EFFECTS_ON_PERMANENT_SPELLS, CHANGES_OF_SPELL_GO_ON):
        cited.decided(game, f"{game.label(permanent)} keeps the changes that were made to the spell")
    return _applying_to(game, spell, permanent, "")


@GRANTED_TO_PERMANENT_SPELLS
def keeping_granted_abilities(game: Game, spell: int, permanent: int) -> Game:
    """An ability that a static ability has granted to a permanent spell is the permanent's as well."""
    kind: Literal["with permission"] = "with permission"
    if not any(spell in e.locked_to for e in game.lasting if e.granted == kind):
        return game
    GRANTED_TO_PERMANENT_SPELLS.decided(
        game, f"{game.label(permanent)} keeps the ability that was granted to the spell"
    )
    return _applying_to(game, spell, permanent, kind)


def _applying_to(game: Game, spell: int, permanent: int, granted: Literal["", "with permission"]) -> Game:
    """Let effects of one of these kinds that apply to a spell apply to the permanent."""
    lasting = tuple(
        replace(e, affected=tuple(permanent if i == spell else i for i in e.affected))
        if e.affected and spell in e.affected and e.granted == granted
        else e
        for e in game.lasting
    )
    return replace(game, lasting=lasting)


@COPY_OF_PERMANENT_SPELL_RESOLVES
def kind_in_new_zone(game: Game, old: GameObject, to: str) -> Kind:
    """Entering the battlefield makes a token of the copy of a spell, though nobody creates it."""
    if old.kind == "copy of a spell" and to == "battlefield" and becomes_a_token(game, old):
        COPY_OF_PERMANENT_SPELL_RESOLVES.decided(
            game, f"{game.label(old.id)}, a copy of a spell, becomes a token"
        )
        return "token"
    return old.kind


@COPIES_OF_PERMANENT_SPELLS
def becomes_a_token(game: Game, copy: GameObject) -> bool:
    """Say whether the copy of a permanent spell is a token once it has resolved: it always is."""
    COPIES_OF_PERMANENT_SPELLS.decided(game, f"{game.label(copy.id)}, a copy of a spell, becomes a token")
    return True


def _enter_with(game: Game, thing: int, counters: tuple[tuple[str, int], ...]) -> Game:
    if game.objects[thing].zone == "battlefield":
        for kind, amount in counters:
            if amount > 0:
                game = put_counters(game, thing, kind, amount)
    return game


def tokens_to_be(game: Game, event: Creates) -> tuple[Game, tuple[int, ...]]:
    """Return the game with the tokens that are being created, which are in no zone yet.

    That they enter the battlefield is an event within the event of creating them (616.1g).
    """
    refuse_more_than(MOST_TOKENS, event.amount, "tokens at once")
    made: list[int] = []
    for label in islice(_free_labels(game, event.token.name), event.amount):
        token = GameObject(
            id=game.next_id,
            label=label,
            base=event.back if event.turned and event.back is not None else event.token,
            owner=event.owner or event.player,
            controller=event.player,
            controlled_by=event.player,
            zone="none",
            timestamp=game.clock,
            kind="token",
            back=event.token if event.turned else event.back,
        )
        game = replace(game.with_object(token), next_id=game.next_id + 1)
        made.append(token.id)
    return game, tuple(made)


def copy_object(game: Game, event: Copies) -> Game:
    """Create a copy of a spell, an ability or a card."""
    copied = game.last_seen(event.object)
    copy = GameObject(
        id=NOT_YET,
        label=next(_free_labels(game, f"copy of {copied.label}")),
        base=event.values,
        owner=owner_of_copy(game, copied, event),
        controller=event.player,
        zone=event.zone,
        timestamp=NOT_YET,
        kind="copy of a card"
        if event.zone != "stack"
        else "ability"
        if copied.kind == "ability"
        else "copy of a spell",
        on_stack=with_its_source(game, copied, event),
        face_down=copied.face_down,
        bestowed=event.zone == "stack" and is_copied_bestowed(game, copied),
        back=event.back,
        half=copied.half,
    )
    return add_object(game, copy)[0]


def called_apart(game: Game, thing: GameObject) -> GameObject:
    """Return an emblem or ability with a label that nothing else has: a second one gets a number."""
    return replace(thing, label=next(_free_labels(game, thing.label)))


def _free_labels(game: Game, name: str) -> Iterator[str]:
    """Yield the labels that no object has yet: the name, and the name with a number."""
    names = {thing.label for thing in game.objects.values()}
    for number in count(1):
        label = name if number == 1 else f"{name} ({number})"
        if label not in names:
            yield label
