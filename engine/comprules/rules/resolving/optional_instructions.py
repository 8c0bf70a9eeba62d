"""608.2d-f: instructions that a player may have followed, may avert, or follows once for each of several."""

from __future__ import annotations

from typing import Any

from immutables import Map

from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.instructions import DealDamage, Discard, DrawCards, Mill, Move, Sacrifice
from comprules.abilities.keyword_actions import KeywordAction
from comprules.abilities.kinds import DoOneOf, DoTimes, Effect, ForEach, May
from comprules.abilities.nouns import DoneThisWay, Picked, Players
from comprules.abilities.parts import INSIDE, rewritten
from comprules.abilities.plain_instructions import CastNow, Pay
from comprules.abilities.searching import SearchLibrary
from comprules.abilities.simple_nouns import OnePlayer, You
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.mana import ManaCost
from comprules.questions import ask_number, ask_one, ask_order, ask_whether_averted, ask_yes
from comprules.rules.costs.ability_to_pay import can_pay, is_possible
from comprules.rules.costs.doing_as_cost import is_paid_though_changed
from comprules.rules.costs.mana_costs_to_pay import costs_asked
from comprules.rules.costs.paying_energy import pay_energy
from comprules.rules.costs.paying_while_resolving import costs_to_pay, pay_while_resolving
from comprules.rules.effects.beginning_effects import SEVERAL_PLAYERS_IN_ORDER
from comprules.rules.effects.choices import choosing_in_turn
from comprules.rules.effects.one_event import (
    as_it_came,
    chosen_events,
    finding_what_moved,
    named_by,
    once_moved,
    settles_at_once,
)
from comprules.rules.effects.one_shot_effects import happens_once
from comprules.rules.meaning import (
    Speaker,
)
from comprules.rules.meaning.last_known_information import controller_of
from comprules.rules.meaning.recipients import named_players, number_of, recipients_of
from comprules.rules.meaning.speaker import dealing_with, dealing_with_player, with_slot
from comprules.ruleset import rules_of, views
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game
from comprules.state.objects import Filled

__all__ = [
    "COSTS_OF_NOTHING",
    "NO_COSTS_OF_THE_GONE",
    "SEARCHING_IS_THE_COST",
    "UNLESS",
    "as_chosen",
    "do_one_of",
    "do_times",
    "does_something_else",
    "for_each",
    "has_searched",
    "in_order_of_players",
    "leaves_it_unpaid",
    "may",
    "pay",
    "pay_any_energy",
    "pay_any_number_of_times",
    "unless",
]

COSTS_OF_NOTHING = cite("118.5")
UNLESS = cite("118.12a")
SEARCHING_IS_THE_COST = cite("118.12b")
NO_COSTS_OF_THE_GONE = cite("800.4f")


def may(game: Game, speaker: Speaker, effect: May) -> tuple[Game, Speaker]:
    """A player may have instructions followed; of several players each may."""
    instructions, chooser = effect.effects, effect.player
    if chooser is None:
        if is_possible(game, speaker, instructions) and _agrees(game, speaker, speaker.controller):
            return as_chosen(*rules_of(game).follow_all(game, speaker, instructions), instructions)
        left = _leaving_it(game, speaker, instructions[0])
        if isinstance(instructions[0], SearchLibrary):
            has_searched(game, speaker, chosen=False, found=False)
        return game, replace(left, current=replace(left.current, did=False))
    players = named_players(game, speaker, chooser)
    if len(players) > 1 and settles_at_once(instructions[0]):
        return _each_may(game, speaker, effect, players)
    did: tuple[str, ...] = ()
    for player in players:
        follower = _follower(speaker, effect, player)
        theirs = chosen_by(instructions, player)
        if game.players[player].gone and isinstance(theirs[0], Pay) and leaves_it_unpaid(game, player):
            continue
        if is_possible(game, follower, theirs) and _agrees(game, speaker, player):
            game, speaker = as_chosen(*rules_of(game).follow_all(game, follower, theirs), theirs)
            did += (player,) if speaker.current.did else ()
    return game, _with_those_who_did(speaker, effect, did)


def as_chosen(game: Game, speaker: Speaker, instructions: tuple[Effect, ...]) -> tuple[Game, Speaker]:
    """Return that a player did what he or she chose to do, whatever has come of it."""
    first, done = instructions[0], speaker.current.did
    if isinstance(first, SearchLibrary):
        found = bool(speaker.slots.get(first.fills, Filled()).objects)
        done = has_searched(game, speaker, chosen=True, found=found)
    elif isinstance(first, KeywordAction) and first.name == "behold":
        done = True  # it was possible, though a permanent that is chosen stays as it is
    elif not done and _is_certain(first):
        done = is_paid_though_changed(game, speaker.controller)
    return game, replace(speaker, current=replace(speaker.current, did=done))


def _is_certain(effect: Effect) -> bool:
    """Say whether what is possible is always carried out, unless something else replaces it."""
    match effect:
        case Sacrifice() | DrawCards() | Mill():
            return True
        case Discard(amount=amount):
            return amount is not None
        case Move(subject):
            return not getattr(subject, "up_to", False)
        case _:  # it may be refused, or done to nothing
            return False


@SEARCHING_IS_THE_COST
def has_searched(game: Game, speaker: Speaker, *, chosen: bool, found: bool) -> bool:
    """Who chose to search has done what "if you do" asks for, whatever was found and done with it."""
    does = "chose" if chosen else "did not choose"
    came = ", though nothing was found" if chosen and not found else ""
    SEARCHING_IS_THE_COST.decided(game, f"{game.label(speaker.source)}: the player {does} to search{came}")
    return chosen


def _each_may(game: Game, speaker: Speaker, effect: May, players: tuple[str, ...]) -> tuple[Game, Speaker]:
    """In turn order each player says whether to do it, and chooses; then all who do so do it at once.

    What comes behind it is done by one of them after the other.
    """
    settled: list[tuple[str, Speaker, tuple[Effect, ...], list[Event]]] = []
    events: list[Event] = []
    for player in choosing_in_turn(game, players):
        follower = _follower(speaker, effect, player)
        theirs = chosen_by(effect.effects, player)
        if is_possible(game, follower, theirs) and _agrees(game, speaker, player):
            first = theirs[0]
            assert settles_at_once(first)
            follower, own = chosen_events(game, follower, first)
            settled.append((player, follower, theirs, own))
            events += own
    before, game = game, happens_once(game, events)
    did: tuple[str, ...] = ()
    altogether = speaker.slots
    for player, settling, (first, *rest), own in settled:
        if isinstance(first, Move):
            game = once_moved(game, settling, first, settling.current.objects)
        follower = finding_what_moved(game, as_it_came(before, game, settling, own))
        follower = with_slot(follower, first.fills, follower.current)
        game, then = rules_of(game).follow_all(game, follower, tuple(rest)) if rest else (game, follower)
        did += (player,) if follower.current.did else ()
        altogether = _gathered(speaker, altogether, then)
    return game, _with_those_who_did(replace(speaker, slots=altogether), effect, did)


def _agrees(game: Game, speaker: Speaker, player: str) -> bool:
    return ask_yes(game, player, f"{game.label(speaker.source)}: do it?")


def _follower(speaker: Speaker, effect: May, player: str) -> Speaker:
    """Return the speaker for whom "that player" is this one."""
    return with_slot(dealing_with_player(speaker, player), effect.fills, Filled(players=(player,)))


def chosen_by(effects: tuple[Effect, ...], player: str) -> tuple[Effect, ...]:
    """Return instructions for which this player chooses what is not targeted."""

    def change(part: object) -> object:
        return replace(part, by=OnePlayer(player)) if isinstance(part, Picked) and part.by is None else INSIDE

    return rewritten(effects, change)


def _with_those_who_did(speaker: Speaker, effect: May, did: tuple[str, ...]) -> Speaker:
    """Return the speaker who knows which players did what they might have done."""
    speaker = with_slot(speaker, effect.fills, Filled(players=did, did=bool(did))) if did else speaker
    return replace(speaker, current=replace(speaker.current, players=did, did=bool(did)))


def _gathered(before: Speaker, altogether: Map[int, Filled], then: Speaker) -> Map[int, Filled]:
    """Return the slots with what one of several did added to what the others did."""
    for number, held in then.slots.items():
        if before.slots.get(number) is not held:
            of_others = altogether.get(number, Filled())
            objects, was = (*of_others.objects, *held.objects), of_others.was.update(held.was)
            altogether = altogether.set(number, replace(held, objects=objects, was=was))
    return altogether


def _leaving_it(game: Game, speaker: Speaker, effect: Effect) -> Speaker:
    """Return the speaker for whom a card that could have been cast is still that card."""
    if not isinstance(effect, CastNow):
        return speaker
    return with_slot(speaker, effect.fills, Filled(named_by(game, speaker, effect)))


def unless(
    game: Game, speaker: Speaker, instructions: tuple[Effect, ...], instead: Effect
) -> tuple[Game, Speaker]:
    """A player may do something else, and if not, the instructions are followed."""
    named = named_by(game, speaker, instructions[0])
    follower = with_slot(
        dealing_with(speaker, named or speaker.current.objects),
        instructions[0].fills,
        Filled(named, players=_players_named(game, speaker, instructions[0])),
    )
    who = named_players(game, follower, getattr(instead, "players", You()))
    for player in who:
        if game.players[player].gone and leaves_it_unpaid(game, player):
            continue
        theirs = _by_this_one(instead, player) if len(who) > 1 else instead
        if is_possible(game, follower, (theirs,)) and does_something_else(game, follower, player, theirs):
            after, then = rules_of(game).follow(game, follower, theirs)
            if then.current.did:
                return after, then
    game, speaker = rules_of(game).follow_all(game, speaker, instructions)
    return game, replace(
        speaker, current=replace(speaker.current, did=False)
    )  # "if they do" is about what nobody has done


def _by_this_one(instead: Any, player: str) -> Any:
    """Return what one of several players may do, as what this one may do."""
    return replace(instead, players=OnePlayer(player))


@NO_COSTS_OF_THE_GONE
def leaves_it_unpaid(game: Game, player: str) -> bool:
    """A player who has left the game does not pay, and nobody does it in that one's place."""
    NO_COSTS_OF_THE_GONE.decided(game, f"{player} has left the game, and does not pay")
    return True


@UNLESS
@COSTS_OF_NOTHING
def does_something_else(game: Game, speaker: Speaker, player: str, instead: Effect) -> bool:
    """What follows "unless" a player may do or leave; even {0} is paid only by who says so."""
    thing = game.label(speaker.source)
    says_so = ask_whether_averted(game, player, f"{thing}: do something else instead?", thing)
    UNLESS.decided(game, f"{player} may do something else, and does {'so' if says_so else 'not'}")
    asked = costs_asked(game, speaker, instead) if isinstance(instead, Pay) else None
    if asked is not None and all(_is_nothing(cost, speaker.chosen.x) for cost in asked):
        paid = "is" if says_so else "isn't"
        COSTS_OF_NOTHING.decided(game, f"{player} is asked to pay {{0}}, which {paid} acknowledged")
    return says_so


def _is_nothing(cost: Cost, x: int) -> bool:
    """Say whether a cost is paid with nothing at all."""
    return isinstance(cost, ManaPayment) and not any(
        x if symbol == "X" else symbol != "0" for symbol in cost.mana.symbols
    )


def _players_named(game: Game, speaker: Speaker, effect: Effect) -> tuple[str, ...]:
    """The players to whom an instruction is about to happen."""
    who = effect.to if isinstance(effect, DealDamage) else getattr(effect, "players", None)
    return named_players(game, speaker, who) if isinstance(who, Players) else ()


def do_one_of(game: Game, speaker: Speaker, effect: DoOneOf) -> tuple[Game, Speaker]:
    """Players each choose one of several things that is possible, in turn order, and do it (608.2d)."""
    for player in named_players(game, speaker, effect.players):
        follower = with_slot(
            dealing_with_player(speaker, player),
            effect.fills,
            Filled(players=(player,)),
        )
        possible = {
            str(n): one for n, one in enumerate(effect.options, 1) if is_possible(game, follower, (one,))
        }
        if possible:
            text = f"{game.label(speaker.source)}: which of these?"
            chosen = possible[ask_one(game, player, text, tuple(possible))]
            game, speaker = rules_of(game).follow(game, follower, chosen)
    return game, speaker


def pay(game: Game, speaker: Speaker, instruction: Pay) -> tuple[Game, Speaker]:
    """Each player named may pay; what comes next asks whether one did (608.2c, 118.12)."""
    game, speaker, costs = costs_to_pay(game, speaker, instruction)
    did = False
    for player in named_players(game, speaker, instruction.players):
        game, paid = pay_while_resolving(game, replace(speaker, controller=player), costs)
        did = did or paid
    return game, replace(speaker, current=replace(speaker.current, did=did))


def for_each(game: Game, speaker: Speaker, effect: ForEach) -> tuple[Game, Speaker]:
    """Follow instructions for one object or player after the other (608.2f).

    Players come in turn order, objects in the order that the controller chooses.
    """
    each = recipients_of(game, speaker, effect.of)
    altogether: Map[int, Filled] = EMPTY
    for one in in_order_of_players(game, speaker, each):
        if isinstance(one, str):
            follower = with_slot(
                dealing_with_player(speaker, one),
                effect.fills,
                Filled(players=(one,)),
            )
        else:
            became = game.successor.get(one, one)
            was = EMPTY.set(became, one) if isinstance(effect.of, DoneThisWay) and became != one else EMPTY
            follower = with_slot(dealing_with(speaker, (became,)), effect.fills, Filled((became,), was=was))
        game, then = rules_of(game).follow_all(game, follower, effect.effects)
        altogether = _gathered(speaker, altogether, then)
    return game, replace(speaker, slots=speaker.slots.update(altogether))


def pay_any_energy(
    game: Game, speaker: Speaker, players: tuple[str, ...], least: int
) -> tuple[Game, Speaker]:
    """A player says how much energy to pay, and pays it."""
    paid = 0
    for player in players:
        numbers = tuple(str(n) for n in range(least, game.players[player].number_of("energy") + 1))
        if numbers:
            paid = int(ask_one(game, player, f"{game.label(speaker.source)}: how much energy?", numbers))
            game = pay_energy(game, player, paid) if paid else game
    return game, replace(speaker, current=replace(speaker.current, did=paid > 0, amount=paid))


def do_times(game: Game, speaker: Speaker, effect: DoTimes) -> tuple[Game, Speaker]:
    """Follow instructions so many times; what they do altogether is what later words mean by them."""
    objects: dict[int, tuple[int, ...]] = {}
    for _ in range(number_of(game, speaker, effect.times)):
        game, speaker = rules_of(game).follow_all(game, speaker, effect.effects)
        for one in effect.effects:
            if one.fills in speaker.slots:
                objects[one.fills] = (*objects.get(one.fills, ()), *speaker.slots[one.fills].objects)
    for place, done in objects.items():
        speaker = with_slot(speaker, place, replace(speaker.slots[place], objects=done))
    return game, speaker


@SEVERAL_PLAYERS_IN_ORDER
def in_order_of_players(game: Game, speaker: Speaker, each: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """What can't be done at once is done in turn order of the players, then as the controller orders it."""
    board = views(game)
    ordered: tuple[int | str, ...] = ()
    for player in game.alive:
        mine = tuple(
            one
            for one in each
            if one == player or (isinstance(one, int) and controller_of(game, board, one) == player)
        )
        text = f"{game.label(speaker.source)}: in what order?"
        ordered += ask_order(game, speaker.controller, text, mine)
    if len(ordered) > 1:
        SEVERAL_PLAYERS_IN_ORDER.decided(
            game, f"one after the other: {', '.join(game.label(one) for one in ordered)}"
        )
    return ordered


def pay_any_number_of_times(game: Game, speaker: Speaker, cost: ManaCost) -> tuple[Game, Speaker]:
    """The controller says how often, and pays the cost that often (603.12a).

    A number that can't be paid is not paid.
    """
    costs = (ManaPayment(cost),)
    player, name = speaker.controller, game.label(speaker.source)
    times = ask_number(game, player, f"{name}: pay how often?") if can_pay(game, speaker, costs) else 0
    whole = (ManaPayment(ManaCost(cost.symbols * times)),)
    game, paid = pay_while_resolving(game, speaker, whole) if times else (game, False)
    return game, replace(speaker, current=replace(speaker.current, did=paid, amount=times))
