"""115, 601, 602, 605, 606: what faulty judges do as spells are cast and abilities activated."""

from __future__ import annotations

from typing import Final

from tests.faulty_judges.fault import Fault, played

from comprules import misreadings as misread
from comprules.abilities.costs import TapCost
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Activated, CopySpell
from comprules.abilities.nouns import Target
from comprules.abilities.simple_nouns import PlayerTarget
from comprules.book.citing import original
from comprules.events.players import AddsMana
from comprules.events.spells_and_abilities import Casts
from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.happening.new_objects import move_object
from comprules.rules.activating import activation_instructions as activation
from comprules.rules.activating.activating import as_when_casting
from comprules.rules.continuous.interaction import characteristics
from comprules.rules.copying.copying import copy_on_stack
from comprules.rules.costs.total_cost import locked_in
from comprules.rules.mana.mana_abilities import is_activated_mana_ability, resolving_now, skips_the_stack
from comprules.rules.meaning.last_known_information import mana_value
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.permission.loyalty_abilities import TIME_FOR_LOYALTY_ABILITIES, ensure_loyal
from comprules.rules.permission.prohibitions import ensure_not_too_quick
from comprules.rules.resolving.what_enters import who_gets_it
from comprules.rules.targeting.choosing_targets import ensure_none_again
from comprules.rules.targeting.targets import Targets, still_legal
from comprules.ruleset import seen, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Held, View

__all__ = ["OF_CASTING"]

Wanted = tuple[Target | PlayerTarget, ...]


def none_where_one_is_gone(game: Game, speaker: Speaker, wanted: Wanted, chosen: Targets) -> Targets:
    """A spell with one illegal target has no effect on the others either."""
    legal = original(still_legal)(game, speaker, wanted, chosen)
    return legal if legal == chosen else tuple(() for _ in chosen)


def wherever_its_card_is(game: Game, speaker: Speaker, wanted: Wanted, chosen: Targets) -> Targets:
    """A card that has left and come back is the target that it was."""

    def by_now(target: int | str) -> int | str:
        while isinstance(target, int) and target not in game.objects and target in game.successor:
            target = game.successor[target]
        return target

    followed = tuple(tuple(by_now(target) for target in group) for group in chosen)
    return original(still_legal)(game, speaker, wanted, followed)


def hexproof_as_shroud(game: Game) -> dict[int, View]:
    """What has hexproof can't be targeted by its own controller either."""

    def shrouded(held: Held) -> Held:
        return replace(held, ability=Keyword("shroud")) if held.ability == Keyword("hexproof") else held

    every = original(characteristics)(game)
    return {i: replace(view, held=tuple(map(shrouded, view.held))) for i, view in every.items()}


def not_even_mana(game: Game, source: int, held: Held) -> None:
    """Under split second mana abilities can't be activated either."""
    ensure_not_too_quick(game)
    original(activation.ensure_not_prohibited)(game, source, held)


def artifacts_wait_as_well(game: Game, player: str, source: int, ability: Activated) -> None:
    """An artifact that has just come does not tap for its ability."""
    original(activation.ensure_ready)(game, player, source, ability)
    taps = any(isinstance(cost, TapCost) for cost in ability.costs)
    if taps and "artifact" in views(game)[source].types and activation.is_new(game, player, source):
        raise activation.SUMMONING_SICK_ABILITIES.refuses("it has just come")


def copies_are_cast(game: Game, speaker: Speaker, effect: CopySpell) -> tuple[Game, Speaker]:
    """Whoever copies a spell has cast the copy."""
    first = game.next_id
    game, speaker = original(copy_on_stack)(game, speaker, effect)
    for i in game.zone("stack"):
        if i >= first and game.objects[i].kind != "ability":
            game = happen(game, Casts(game.objects[i].controller, i))
    return game, speaker


def one_for_all_planeswalkers(game: Game, player: str, source: int) -> None:
    """A player activates a loyalty ability of one planeswalker each turn."""
    original(ensure_loyal)(game, player, source)
    mine = [i for i in game.battlefield if views(game)[i].controller == player]
    if any(used.turn == game.turn for i in mine for used in game.objects[i].activated):
        raise TIME_FOR_LOYALTY_ABILITIES.refuses("one has been activated this turn")


def to_its_controllers_graveyard(game: Game, before: Game, event: Moves) -> Game:
    """What dies goes to the graveyard of whoever controlled it."""
    thing = game.objects.get(event.object)
    if thing is not None and thing.zone == "battlefield" and event.to == "graveyard":
        game = game.altering(event.object, owner=seen(before, event.object).controller)
    return original(move_object)(game, before, event)


def bought_back_all_the_same(game: Game, before: Game, event: Moves) -> Game:
    """A spell that was bought back returns to the hand though it is countered."""
    thing = game.objects.get(event.object)
    if event.cause == "countered" and thing is not None and thing.on_stack is not None:
        event = replace(event, to="hand") if "buyback" in thing.on_stack.options else event
    return original(move_object)(game, before, event)


def refunded(game: Game, before: Game, event: Moves) -> Game:
    """Whoever cast a spell that is countered gets the mana back."""
    thing = game.objects.get(event.object)
    game = original(move_object)(game, before, event)
    if event.cause != "countered" or thing is None or thing.on_stack is None:
        return game
    spent = sum(part.amount for part in thing.on_stack.paid if part.kind == "mana")
    return happen(game, AddsMana(thing.controller, (("C", spent),)))


OF_CASTING: Final = (
    Fault(
        "returns a spell to the hand for buyback though it is countered",
        "702.27a",
        played(move_object, bought_back_all_the_same),
        (
            "702_027_buyback: What was bought back returns to the hand as it resolves, and not when it is countered",
        ),
    ),
    Fault(
        "gives back what was paid for a spell that is countered",
        "701.6a",
        played(move_object, refunded),
        ("701_attach_counter_and_create: A countered spell is in its owner's graveyard, and does nothing",),
    ),
    Fault(
        "looks at the cost again once something has been sacrificed for it",
        "601.2f",
        played(locked_in, misread.costs.determined_anew),
        ("601_targets_costs_and_payment: A cost that is locked in stays, though what reduced it is gone",),
    ),
    Fault(
        "has the cost of an ability paid before its targets are chosen",
        "602.2b",
        played(as_when_casting, misread.activating.paid_first),
        ("602_activating_activated_abilities: Targets are chosen before costs are paid",),
    ),
    Fault(
        "lets one word “target” have the same creature twice",
        "115.3, 601.2c",
        played(ensure_none_again, misread.targeting.once_more),
        (
            "601_targets_that_depend_on_targets: One spell, two creatures",
            "601_targets_that_depend_on_targets: Any other target",
        ),
    ),
    Fault(
        "lets hexproof stop the spells of its own controller",
        "702.11b",
        played(characteristics, hexproof_as_shroud),
        (
            "609_effects: What can be targeted as though it had no hexproof can be so by one player alone",
            "609_effects: For a turn, the permanents of one player",
        ),
    ),
    Fault(
        "counters a spell as soon as one of its targets is illegal",
        "608.2b",
        played(still_legal, none_where_one_is_gone),
        (
            "608_resolving_spells_and_abilities: Plague Spores spares the creature and destroys the land that it is as well",
            "608_resolving_spells_and_abilities: Of two targets the one that is still legal is affected alone",
        ),
    ),
    Fault(
        "holds a creature that left and came back to be the target that it was",
        "400.7, 608.2b",
        played(still_legal, wherever_its_card_is),
        ("608_resolving_spells_and_abilities: A target that left and came back is another object",),
    ),
    Fault(
        "never looks at targets again",
        "608.2b",
        played(still_legal, misread.targeting.as_chosen),
        (
            "608_resolving_spells_and_abilities: Sorin's Thirst does nothing at all when its creature is no longer a legal target",
            "608_resolving_spells_and_abilities: Of two targets the one that is still legal is affected alone",
        ),
    ),
    Fault(
        "lets split second stop mana abilities",
        "702.61a",
        played(activation.ensure_not_prohibited, not_even_mana),
        ("601_costs_of_every_kind: With split second on the stack only mana abilities are activated",),
    ),
    Fault(
        "has artifacts wait a turn before they tap",
        "302.6, 602.5a",
        played(activation.ensure_ready, artifacts_wait_as_well),
        (
            "602_activating_activated_abilities: An artifact that is no creature taps as soon as it is there, an artifact creature does not",
        ),
    ),
    Fault(
        "lets a creature that has just come tap for its ability",
        "302.6, 602.5a",
        played(activation.ensure_ready, misread.activating.always_ready),
        (
            "602_activating_activated_abilities: A creature that has just come can't use <symbol>",
            "602_activating_activated_abilities: With three players, another player's turn is not one's own",
        ),
    ),
    Fault(
        "begins the once of each turn anew for a new controller",
        "602.5b",
        played(activation.times_used, misread.activating.by_the_same_player),
        ("602_activating_activated_abilities: Another controller can't activate it this turn either",),
    ),
    Fault(
        "takes the copy of a spell for one that was cast",
        "707.10, 701.5a",
        played(copy_on_stack, copies_are_cast),
        (
            "701_activate_cast_and_play: A copy of a spell is not cast",
            "707_copying_objects: The copy is on the stack under the control of the player who is told to copy, who may choose new targets; it is not cast",
        ),
    ),
    Fault(
        "counts X as 0 in the mana value of a spell",
        "202.3e",
        played(mana_value, misread.meaning.x_is_nothing),
        ("601_permission_and_choices: A value of X may make the mana value odd",),
    ),
    Fault(
        "puts mana abilities on the stack",
        "605.3b",
        played(skips_the_stack, misread.mana.on_the_stack),
        (
            "605_mana_abilities: Nobody can respond",
            "605_mana_abilities: A color that its player may choose is chosen at once too",
        ),
    ),
    Fault(
        "has triggered mana abilities wait for the stack",
        "605.4a",
        played(resolving_now, misread.mana.all_wait),
        (
            "605_mana_abilities: Its mana pays for the spell that the land was tapped for",
            "605_mana_abilities: Any type that the land produced",
        ),
    ),
    Fault(
        "takes a loyalty ability that adds mana for a mana ability",
        "605.1a, 606.2",
        played(is_activated_mana_ability, misread.mana.loyalty_abilities_too),
        ("605_mana_abilities: A loyalty ability goes on the stack",),
    ),
    Fault(
        "lets a player activate one planeswalker each turn",
        "606.3",
        played(ensure_loyal, one_for_all_planeswalkers),
        ("606_loyalty_abilities: Each planeswalker has an activation of its own",),
    ),
    Fault(
        "has a permanent spell's permanent enter under its owner's control",
        "608.3a",
        played(who_gets_it, misread.resolving.its_owner),
        (
            "608_resolving_spells_and_abilities: It enters under the control of the one who controlled the spell, whoever owns the card",
        ),
    ),
    Fault(
        "puts what dies into its controller's graveyard",
        "400.3",
        played(move_object, to_its_controllers_graveyard),
        ("701_actions_of_players: Its owner's, whoever controls it",),
    ),
)
