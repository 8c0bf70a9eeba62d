"""116.2c-e, 116.2g, 116.2i, 116.2m: special actions that objects and variants allow besides playing cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, assert_never

from comprules.abilities.costs import ManaPayment
from comprules.abilities.kinds import Static
from comprules.abilities.statements import MayDiscardAnyTime
from comprules.book.citing import Citation, cite
from comprules.counting import many
from comprules.events.every import Event
from comprules.events.permanents import Unlocks
from comprules.events.players import Rolls
from comprules.events.spells_and_abilities import EndsEffects
from comprules.events.zones import Chaos, Discards, Moves
from comprules.happening import happen
from comprules.happening.chance import planar_die
from comprules.happening.split_cards import HALVES
from comprules.happening.whose_turn import has_priority, without_priority
from comprules.mana import ManaCost
from comprules.questions import ask_one
from comprules.rules.casting.casting import priority_after_special_action
from comprules.rules.casting.special_actions import SPECIAL_ACTIONS
from comprules.rules.continuous.locked_halves import locked_halves
from comprules.rules.costs.paying import pay_all
from comprules.rules.meaning import Speaker
from comprules.rules.permission.when_to_cast import has_sorcery_timing
from comprules.rules.replacement.impossible_events import IGNORING_EFFECTS
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Lasting
from comprules.state.objects import View
from comprules.words import Half

__all__ = [
    "DISCARDING_ANY_TIME",
    "ENDING_EFFECTS",
    "FETCHING_COMPANION",
    "ROLLING_PLANAR_DIE",
    "UNLOCKING",
    "UNLOCK_COST",
    "What",
    "cost_of_rolling",
    "cost_to_unlock",
    "effects_to_end",
    "ensure_main_phase",
    "take_special_action",
]

ENDING_EFFECTS = cite("116.2c")
DISCARDING_ANY_TIME = cite("116.2e")
FETCHING_COMPANION = cite("116.2g")
ROLLING_PLANAR_DIE = cite("116.2i")
UNLOCKING = cite("116.2m")
UNLOCK_COST = cite("709.5e")

What = Literal["end effect", "ignore effect", "discard", "fetch companion", "roll planar die", "unlock"]

_COMPANION = ManaCost(("3",))


def take_special_action(game: Game, player: str, what: What, thing: int) -> Game:
    """A player takes one of these special actions, and receives priority afterwards.

    Raises:
        IllegalError: the player has no priority, nothing allows it, it is not the time, or it can't be paid.
    """
    take: Callable[[Game, str, int], Game]
    match what:
        case "end effect":
            action, take = ENDING_EFFECTS, _end_effect
        case "ignore effect":
            action, take = IGNORING_EFFECTS, _ignore_effect
        case "discard":
            action, take = DISCARDING_ANY_TIME, _discard
        case "fetch companion":
            action, take = FETCHING_COMPANION, _fetch_companion
        case "roll planar die":
            action, take = ROLLING_PLANAR_DIE, _roll_planar_die
        case "unlock":
            action, take = UNLOCKING, _unlock
        case _:
            assert_never(what)
    if not has_priority(game, player):
        raise without_priority(action, player)
    SPECIAL_ACTIONS.decided(game, f"{player} has priority, and may take a special action")
    return priority_after_special_action(take(game, player, thing), player)


@FETCHING_COMPANION
@ROLLING_PLANAR_DIE
@UNLOCKING
def ensure_main_phase(game: Game, player: str, action: Citation) -> None:
    """Some take a main phase of one's own turn and an empty stack.

    Raises:
        IllegalError: it is another time.
    """
    if not has_sorcery_timing(game, player):
        raise action.refuses(f"{player} does that only in his or her main phase with an empty stack")


def _paid(game: Game, player: str, thing: int, cost: ManaCost, action: Citation) -> Game:
    return pay_all(game, Speaker(thing, player), (ManaPayment(cost),), action)


# ---- effects that are ended, or ignored


@ENDING_EFFECTS
def effects_to_end(game: Game, player: str, thing: int) -> tuple[Lasting, ...]:
    """An effect can be ended by the player whom it allows that, as long as it lasts."""
    label = game.objects[thing].label
    return tuple(
        effect
        for effect in game.lasting
        if effect.duration.ended_for is not None
        and effect.controller == player
        and game.last_seen(effect.source).label == label
    )


def _end_effect(game: Game, player: str, thing: int) -> Game:
    """The effect is ended for the cost that it names, with priority, whenever that is."""
    found = effects_to_end(game, player, thing)
    if not found:
        raise ENDING_EFFECTS.refuses(f"no effect of {game.label(thing)} can be ended by {player}")
    cost = found[0].duration.ended_for
    assert cost is not None
    game = _paid(game, player, thing, cost, ENDING_EFFECTS)
    ENDING_EFFECTS.decided(game, f"{player} ends an effect of {game.label(thing)}, without the stack")
    together = frozenset(effect.id for effect in found if effect.began == found[0].began)
    return happen(game, EndsEffects(tuple(together)))


def _ignore_effect(game: Game, player: str, thing: int) -> Game:
    """The effect of a static ability is ignored for the cost that it names, at any time with priority."""
    held = views(game)[thing].abilities if game.objects[thing].zone == "battlefield" else ()
    cost = next((a.ignored_for for a in held if isinstance(a, Static) and a.ignored_for is not None), None)
    if cost is None:
        raise IGNORING_EFFECTS.refuses(f"{game.label(thing)} has no effect that could be ignored")
    game = _paid(game, player, thing, cost, IGNORING_EFFECTS)
    IGNORING_EFFECTS.decided(game, f"{player} is going to ignore the effect of {game.label(thing)} this turn")
    return replace(game, this_turn=game.this_turn.set(("ignored", player, thing), 1))


# ---- cards that are discarded, or fetched


@DISCARDING_ANY_TIME.essential("nothing else would let a player discard the card")
def _discard(game: Game, player: str, card: int) -> Game:
    """A card that says so is discarded by its player with priority, whenever that is."""
    thing = game.objects[card]
    allowed = any(
        isinstance(ability, Static) and MayDiscardAnyTime() in ability.effects
        for ability in thing.base.abilities
    )
    if thing.zone != "hand" or thing.owner != player or not allowed:
        raise DISCARDING_ANY_TIME.refuses(f"{player} can't discard {game.label(card)} at will")
    DISCARDING_ANY_TIME.decided(game, f"{player} discards {game.label(card)}, without the stack")
    return happen(game, Discards(player, card))


def _fetch_companion(game: Game, player: str, card: int) -> Game:
    """A chosen companion is put from outside the game into the hand for {3}, once a game."""
    thing = game.objects[card]
    if thing.owner != player or not thing.notes.get("companion"):
        raise FETCHING_COMPANION.refuses(f"{game.label(card)} is no companion of {player} outside the game")
    ensure_main_phase(game, player, FETCHING_COMPANION)
    game = _paid(game, player, card, _COMPANION, FETCHING_COMPANION)
    FETCHING_COMPANION.decided(game, f"{player} puts {game.label(card)} into the hand, without the stack")
    return happen(game, Moves(card, "hand"))


# ---- halves of permanents


@UNLOCK_COST
def cost_to_unlock(game: Game, view: View, half: Half) -> ManaCost | None:
    """A half is unlocked for its own mana cost."""
    values = view.halves[HALVES.index(half)]
    UNLOCK_COST.decided(game, f"{values.name} is unlocked for its mana cost, {values.cost}")
    return values.cost


@UNLOCKING.essential("nothing else would let a player pay for a door")
def _unlock(game: Game, player: str, thing: int) -> Game:
    """A locked half of a permanent is unlocked for its mana cost, by the controller, at sorcery timing."""
    there, view = game.objects[thing], views(game)[thing]
    locked = locked_halves(game, there) if view.controller == player else ()
    if not locked:
        raise UNLOCKING.refuses(f"{player} controls no locked half of {there.label}")
    ensure_main_phase(game, player, UNLOCKING)
    halves: dict[str, Half] = {view.halves[HALVES.index(half)].name: half for half in locked}
    name = ask_one(game, player, f"unlock which half of {there.label}?", tuple(halves))
    cost = cost_to_unlock(game, view, halves[name])
    if cost is None:
        raise UNLOCKING.refuses(f"{name} has no mana cost, and can't be unlocked for it")
    game = _paid(game, player, thing, cost, UNLOCKING)
    UNLOCKING.decided(game, f"{player} unlocks {name} for {cost}, without the stack")
    return happen(game, Unlocks(player, thing, halves[name]))


# ---- the planar die


@ROLLING_PLANAR_DIE
def cost_of_rolling(game: Game, player: str) -> ManaCost:
    """Rolling costs as much mana as times the player has taken this action this turn."""
    times = game.this_turn.get(("rolled the planar die", player), 0)
    ROLLING_PLANAR_DIE.decided(
        game, f"{player} has taken this action {many(times, 'time')} this turn, and pays as much"
    )
    return ManaCost((str(times),))


def _roll_planar_die(game: Game, player: str, _thing: int) -> Game:
    """The planar die is rolled, and what it shows happens or triggers (901.9)."""
    if not any(thing.base.types & {"plane", "phenomenon"} for thing in game.objects.values()):
        raise ROLLING_PLANAR_DIE.refuses("there is a planar die only where there are planes")
    ensure_main_phase(game, player, ROLLING_PLANAR_DIE)
    game = _paid(game, player, 0, cost_of_rolling(game, player), ROLLING_PLANAR_DIE)
    key = ("rolled the planar die", player)
    game = replace(game, this_turn=game.this_turn.set(key, game.this_turn.get(key, 0) + 1))
    game, face = planar_die(game)
    ROLLING_PLANAR_DIE.decided(game, f"{player} rolls the planar die, which comes up {face}")
    rolled: list[Event] = [Rolls(player, "roll", 0), Rolls(player, "roll the planar die", 0)]
    if face == "planeswalker":
        rolled.append(Rolls(player, "roll the planeswalker symbol", 0))
    game = happen(game, *rolled)
    return happen(game, Chaos()) if face == "chaos" else game
