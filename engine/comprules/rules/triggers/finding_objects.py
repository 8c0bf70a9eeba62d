"""603.6, 603.7c: what a triggered ability finds as it resolves of the objects that it speaks of."""

from __future__ import annotations

from typing import Any, Final

from comprules.abilities.costs import Cost, DoCost, SacrificeCost
from comprules.abilities.instructions import Move
from comprules.abilities.introducing import slots_read
from comprules.abilities.kinds import Ability, Activated, Triggered
from comprules.abilities.parts import once_for_each, parts_of
from comprules.abilities.simple_nouns import Attached, This
from comprules.abilities.slots import SOURCE
from comprules.abilities.trigger_events_of_objects import Dies, Leaves, PutInto
from comprules.abilities.trigger_events_of_players import DiscardsCard, SacrificesPermanent
from comprules.book.citing import cite
from comprules.happening.in_new_zones import is_hidden
from comprules.happening.melding import all_that_it_became
from comprules.rules.meaning.speaker import Speaker, following, with_slot
from comprules.rules.triggers.times_triggered import DONE_ONCE_EACH_TURN
from comprules.rules.triggers.trigger_events import alternatives
from comprules.rules.triggers.what_triggered import About
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Filled

__all__ = [
    "AURA_FOUND_IN_GRAVEYARD",
    "AURA_TRIGGERS",
    "DELAYED_KNOWS_ITS_OBJECT",
    "DISCARDED_WITH_MADNESS",
    "FOUND_AFTER_MADNESS",
    "FOUND_WHERE_IT_WENT",
    "THAT_CREATURE",
    "WHAT_THE_EFFECT_MOVED",
    "ZONE_CHANGE_TRIGGERS",
    "after_madness",
    "as_found",
    "aura_itself",
    "found_after_cost",
    "is_still_to_do",
    "locked_object",
    "where_it_went",
    "with_deed_noted",
]

FOUND_WHERE_IT_WENT = cite("400.7e")
AURA_FOUND_IN_GRAVEYARD = cite("400.7f")
WHAT_THE_EFFECT_MOVED = cite("400.7j")
FOUND_AFTER_MADNESS = cite("400.7k")
DISCARDED_WITH_MADNESS = cite("702.35c")
ZONE_CHANGE_TRIGGERS = cite("603.6")
AURA_TRIGGERS = cite("603.6e")
DELAYED_KNOWS_ITS_OBJECT = cite("603.7c")
THAT_CREATURE = cite("700.7")


def as_found(game: Game, speaker: Speaker, happening: About, ability: Ability) -> Speaker:
    """Return the speaker as the ability resolves, with ``it`` and its own object as they are now."""
    speaker = replace(
        speaker,
        chosen=replace(speaker.chosen, words=happening.words or speaker.chosen.words),
        current=replace(speaker.current, objects=happening.objects),
    )
    if happening.locked:
        speaker = following(speaker, lambda thing: (locked_object(game, thing),))
    elif happening.moved:
        who = speaker
        speaker = following(
            speaker, lambda thing: all_that_it_became(game, thing, where_it_went(game, who, thing))
        )
    for number, held in happening.slots.items():
        if number in slots_read(ability):
            speaker = with_slot(speaker, number, _locked(game, held))
    event = getattr(ability, "fills", 0)
    if event in speaker.slots:
        held = replace(speaker.slots[event], objects=speaker.current.objects, was=speaker.current.was)
        speaker = with_slot(speaker, event, held)
    if speaker.source in game.objects:
        return speaker
    if isinstance(ability, Activated) and _speaks_of_its_card(ability):
        return _source_became(game, speaker, found_after_cost(game, speaker))
    if not isinstance(ability, Triggered):
        return speaker
    if not happening.moved:
        return speaker
    waited_for = alternatives(ability.when)
    if any(isinstance(when, Dies | Leaves) and isinstance(when.who, Attached) for when in waited_for):
        return _source_became(game, speaker, aura_itself(game, speaker))
    if speaker.source in happening.objects and any(isinstance(when, _SEEING_IT_GO) for when in waited_for):
        return _source_became(game, speaker, where_it_went(game, speaker, speaker.source))
    return speaker


def _speaks_of_its_card(ability: Activated) -> bool:
    """Say whether a cost moves the very object, and the effects speak of it as the card that it is then."""
    return any(map(_moves_itself, ability.costs)) and _names_this_card(ability.effects)


@once_for_each
def _names_this_card(part: Any) -> bool:
    return part == This("card") or any(map(_names_this_card, parts_of(part)))


def _moves_itself(cost: Cost) -> bool:
    """Say whether a cost moves the very object whose ability it is of."""
    match cost:
        case SacrificeCost(This()) | DoCost(Move(This())):
            return True
        case _:  # the others move something else, or nothing
            return False


@WHAT_THE_EFFECT_MOVED
def found_after_cost(game: Game, speaker: Speaker) -> int:
    """The effects of an ability can find its own object in the public zone to which its cost has moved it."""
    new = game.successor.get(speaker.source)
    if new is None or new not in game.objects or is_hidden(game, game.objects[new].zone):
        return 0
    WHAT_THE_EFFECT_MOVED.decided(game, f"{game.label(new)} is found where a cost has moved it")
    return new


def _source_became(game: Game, speaker: Speaker, it: int) -> Speaker:
    if not it:
        return speaker
    there = all_that_it_became(game, speaker.source, it)
    return with_slot(speaker, SOURCE, Filled(there, (speaker.controller,)))


_SEEING_IT_GO: Final = (Dies, Leaves, PutInto, SacrificesPermanent, DiscardsCard)
"""What is waited for where something changes zones, which the ability may go on to speak of (603.6)."""


def _locked(game: Game, held: Filled) -> Filled:
    """Return what a slot held as the delayed ability was created, if it can still be found (603.7c)."""
    found = {i: locked_object(game, i) for i in held.objects}
    was = held.was.update({new: old for old, new in found.items() if new != old})
    return replace(held, objects=tuple(found.values()), was=was)


# ---- after a change of zone: 603.6


@ZONE_CHANGE_TRIGGERS
@FOUND_WHERE_IT_WENT
def where_it_went(game: Game, speaker: Speaker, thing: int) -> int:
    """An object that changed zones is found only in the zone that it went to, and not if that is hidden."""
    new = after_madness(game, game.successor.get(thing))
    if new is None or new not in game.objects:
        for cited in (ZONE_CHANGE_TRIGGERS, FOUND_WHERE_IT_WENT):
            cited.decided(game, f"{game.label(thing)} is not found in the zone that it went to")
        return thing
    found = game.objects[new]
    own_hand = found.zone == "hand" and found.owner == speaker.controller
    if not own_hand and is_hidden(game, found.zone):
        for cited in (ZONE_CHANGE_TRIGGERS, FOUND_WHERE_IT_WENT):
            cited.decided(game, f"{game.label(thing)} went to a hidden zone and is not found")
        return thing
    for cited in (ZONE_CHANGE_TRIGGERS, FOUND_WHERE_IT_WENT):
        cited.decided(game, f"{game.label(thing)} is found in {found.zone}, where it went")
    return new


@FOUND_AFTER_MADNESS
@DISCARDED_WITH_MADNESS
def after_madness(game: Game, exiled: int | None) -> int | None:
    """A discarded card that madness exiled and nobody cast is found in the public zone that it went to."""
    if exiled is None or exiled in game.objects or exiled not in game.last_known:
        return exiled
    if game.last_known[exiled][0].notes.get("madness") != "discarded":
        return exiled
    new = game.successor.get(exiled, 0)
    zone = _zone_of(game, new)
    cast = zone in ("", "stack")
    says = "was cast, and is not found" if cast else f"was not cast, and is found in the {zone}"
    for cited in (FOUND_AFTER_MADNESS, DISCARDED_WITH_MADNESS):
        cited.decided(game, f"{game.label(exiled)} {says}")
    return exiled if cast else new


@AURA_TRIGGERS
@AURA_FOUND_IN_GRAVEYARD
def aura_itself(game: Game, speaker: Speaker) -> int:
    """An Aura's ability about what it enchanted can find the card of the Aura in its owner's graveyard."""
    new = game.successor.get(speaker.source, 0)
    if new in game.objects and game.objects[new].zone == "graveyard":
        for cited in (AURA_TRIGGERS, AURA_FOUND_IN_GRAVEYARD):
            cited.decided(game, f"{game.label(new)} is found in its owner's graveyard")
        return new
    AURA_FOUND_IN_GRAVEYARD.decided(game, f"{game.label(speaker.source)} is in no graveyard, and not found")
    return 0


# ---- in delayed triggered abilities: 603.7c


def _what_spell_became(game: Game, thing: int) -> int:
    """Return the permanent that a spell became as it resolved; anything else is itself."""
    was = game.last_known.get(thing)
    new = game.successor.get(thing, 0)
    became = was is not None and was[0].zone == "stack" and _zone_of(game, new) == "battlefield"
    return new if became else thing


def _zone_of(game: Game, thing: int) -> str:
    return game.objects[thing].zone if thing in game.objects else ""


@DELAYED_KNOWS_ITS_OBJECT
@THAT_CREATURE
def locked_object(game: Game, thing: int) -> int:
    """A delayed ability affects its object however that has changed, but not once it has left its zone."""
    thing = _what_spell_became(game, thing)
    if thing not in game.objects:
        DELAYED_KNOWS_ITS_OBJECT.decided(
            game, f"{game.label(thing)} is no longer where it was expected: it is not affected"
        )
    elif views(game)[thing].types != game.objects[thing].base.types:
        for citation in (DELAYED_KNOWS_ITS_OBJECT, THAT_CREATURE):
            citation.decided(game, f"{game.label(thing)} is still meant, whatever it has become")
    else:
        DELAYED_KNOWS_ITS_OBJECT.decided(game, f"{game.label(thing)} is where it was expected")
    return thing


# ---- once each turn: 603.2i


def is_still_to_do(game: Game, speaker: Speaker, ability: Ability) -> bool:
    """What is done only once each turn is not done again, though the ability had triggered before."""
    if not isinstance(ability, Triggered) or ability.limit != "do once each turn":
        return True
    return not game.this_turn.get(("done", speaker.source, speaker.of.uid, speaker.controller))


def with_deed_noted(game: Game, speaker: Speaker) -> Game:
    """Return the game in which it is known that the player has taken the action this turn.

    By what the action itself made happen the ability has not triggered.
    """
    ability = speaker.of.ability
    if not speaker.current.did or not isinstance(ability, Triggered) or ability.limit != "do once each turn":
        return game
    own = (speaker.source, speaker.of.uid, speaker.controller)
    waiting = tuple(one for one in game.waiting if (one.source, one.uid, one.controller) != own)
    if len(waiting) < len(game.waiting):
        DONE_ONCE_EACH_TURN.decided(game, f"{speaker.controller} has taken the action: it triggers no more")
    return replace(game, this_turn=game.this_turn.set(("done", *own), 1), waiting=waiting)
