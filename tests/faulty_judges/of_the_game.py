"""103, 400 to 514, 704, 800 to 905: what faulty judges do about the game itself."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Final

from tests.faulty_judges.fault import Fault, played, without

from comprules import misreadings as misread
from comprules.abilities.kinds import Chapter
from comprules.book.citing import original
from comprules.editions import CR2025
from comprules.events.players import LosesGame
from comprules.events.zones import Moves, Sacrifices
from comprules.happening.damage_and_counters import mark_damage
from comprules.happening.leaving import leave_the_game
from comprules.happening.whose_choice_comes_first import in_turn_order
from comprules.keyword_instances import works
from comprules.procedure import TurnBasedAction
from comprules.rules.casting.casting import lands_a_turn
from comprules.rules.resolving.following_instructions import between_instructions
from comprules.rules.state_based import players_and_permanents as of_players
from comprules.rules.state_based import state_based_actions as actions
from comprules.rules.state_based import uniqueness_and_attachments as of_attachments
from comprules.rules.state_based.board import permanents
from comprules.rules.state_based.permanents_of_special_kinds import finished_sagas
from comprules.rules.state_based.verdicts import Verdict
from comprules.rules.targeting.attaching import is_protected
from comprules.rules.turn import priority, turn_based_actions, turns
from comprules.rules.variants.state_based_actions import commander_damage
from comprules.ruleset import Ruleset, views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["OF_THE_GAME"]


def legends(game: Game, *, of_one_player: bool) -> Iterable[list[int]]:
    """Return the legendary permanents of one name together, of one player or of all."""
    groups: dict[tuple[str, str], list[int]] = defaultdict(list)
    for i, view in ((i, views(game)[i]) for i in game.battlefield):
        if "legendary" in view.supertypes:
            groups[view.controller if of_one_player else "", view.name].append(i)
    return groups.values()


def every_legend_goes(game: Game) -> Iterator[Verdict]:
    """Legendary permanents of one name all go, whoever controls them."""
    for group in legends(game, of_one_player=False):
        yield from (Moves(i, "graveyard") for i in group if len(group) > 1)


def newest_of_all_stays(game: Game) -> Iterator[Verdict]:
    """Of the legendary permanents of one name the newest stays, whoever controls the others."""
    for group in legends(game, of_one_player=False):
        yield from (Moves(i, "graveyard") for i in sorted(group)[:-1])


def newest_stays(game: Game) -> Iterator[Verdict]:
    """Of a player's legendary permanents of one name the newest stays."""
    for group in legends(game, of_one_player=True):
        yield from (Moves(i, "graveyard") for i in sorted(group)[:-1])


def not_if_indestructible(game: Game) -> Iterator[Verdict]:
    """An indestructible creature lives, whatever its toughness."""
    for verdict in original(of_players.toughness_0)(game):
        if not (isinstance(verdict, Moves) and works(game, views(game)[verdict.object], "indestructible")):
            yield verdict


def the_last_damage_alone(game: Game, source: int, to: int | str, amount: int) -> Game:
    """Damage takes the place of the damage that is marked already."""
    if isinstance(to, int) and to in game.objects:
        game = game.altering(to, damage=0)
    return original(mark_damage)(game, source, to, amount)


def below_0(game: Game) -> Iterator[Verdict]:
    """A player at 0 life plays on."""
    for name in game.alive:
        if game.players[name].life < 0:
            yield LosesGame(name, "less than 0 life")


def without_cards(game: Game) -> Iterator[Verdict]:
    """Whoever has no card left in the library loses."""
    for name in game.alive:
        if not game.zone("library", name):
            yield LosesGame(name, "no card left")


def equipment_goes_as_well(game: Game) -> Iterator[Verdict]:
    """Equipment goes to the graveyard with its creature."""
    for thing, _ in permanents(game, "Equipment"):
        if thing.attached_to is not None and thing.attached_to not in game.objects:
            yield Moves(thing.id, "graveyard")


def protected_ones_keep_auras(game: Game) -> Iterator[Verdict]:
    """An Aura that was there first stays on what has protection from it."""
    board = views(game)
    for verdict in original(of_attachments.illegal_auras)(game):
        if isinstance(verdict, Moves):
            host = game.objects[verdict.object].attached_to
            if (
                isinstance(host, int)
                and host in board
                and is_protected(game, board[host], board[verdict.object])
            ):
                continue
        yield verdict


def at_its_last_chapter(game: Game) -> Iterator[Verdict]:
    """A Saga is sacrificed as soon as it has its last lore counter."""
    for thing, view in permanents(game, "Saga"):
        chapters = [n for a in view.abilities if isinstance(a, Chapter) for n in a.numbers]
        lore = thing.counters.get("lore")
        if chapters and lore and lore.amount >= max(chapters):
            yield Sacrifices(view.controller, thing.id)


def by_all_commanders(game: Game) -> Iterator[Verdict]:
    """The damage of all commanders is added up."""
    for name in game.alive:
        if sum(game.players[name].commander_damage.values()) >= 21:
            yield LosesGame(name, "21 combat damage by commanders")


def beginning_with(step: str, *more: TurnBasedAction) -> Ruleset:
    """Return the ruleset in which a step of the turn begins with more turn-based actions."""
    row = next(row for row in CR2025.turn if row.name == step)
    return replace(CR2025, turn=CR2025.turn.replacing(row, replace(row, actions=(*row.actions, *more))))


OF_THE_GAME: Final = (
    Fault(
        "has players lose one after the other, so that the last of them wins",
        "104.4a",
        without("104.4a"),
        ("104_ending_the_game: Where Flame Rift kills all players, the game is a draw",),
    ),
    Fault(
        "ignores the legend rule",
        "704.5j",
        without("704.5j"),
        ("704_state_based_actions: The controller keeps one of two",),
    ),
    Fault(
        "plays the legend rule of 2009, by which all of a name go",
        "704.5j",
        played(of_attachments.legend_rule, every_legend_goes),
        (
            "704_state_based_actions: The controller keeps one of two",
            "704_state_based_actions: Two players may each have one",
        ),
    ),
    Fault(
        "has a new legend push out another player's",
        "704.5j",
        played(of_attachments.legend_rule, newest_of_all_stays),
        ("704_state_based_actions: Two players may each have one",),
    ),
    Fault(
        "chooses for the player which legend stays",
        "704.5j",
        played(of_attachments.legend_rule, newest_stays),
        ("704_state_based_actions: Of three, two go, each to its owner's graveyard",),
    ),
    Fault(
        "performs state-based actions one at a time",
        "704.3",
        played(actions.perform_actions, misread.state_based.one_at_a_time),
        (
            "704_state_based_actions: Two players who would lose for different reasons lose together",
            "704_state_based_actions: Creatures that die for different reasons see one another die",
        ),
    ),
    Fault(
        "checks state-based actions once",
        "704.3",
        played(priority.before_priority, misread.turn.once_only),
        (
            "704_state_based_actions: What the first check brings about is found by the second",
            "704_state_based_actions: Waiting abilities go on the stack only when no more creatures die",
        ),
    ),
    Fault(
        "checks state-based actions between the sentences of a spell",
        "704.4",
        played(between_instructions, misread.resolving.check_between),
        (
            "704_state_based_actions: Maro outlives an empty hand in the middle of a spell, but an ability sees it",
            "704_state_based_actions: A life total below 0 in the middle of a spell loses nothing",
        ),
    ),
    Fault(
        "lets a creature live with toughness 0",
        "704.5f",
        without("704.5f"),
        (
            "704_state_based_actions: Of two 2/2 creatures only the one with <number> -1/-1 counters goes",
            "704_state_based_actions: A regeneration shield does not help against toughness 0",
        ),
    ),
    Fault(
        "lets an indestructible creature live with toughness 0",
        "702.12b, 704.5f",
        played(of_players.toughness_0, not_if_indestructible),
        ("704_state_based_actions: An indestructible creature with toughness 0 is put into the graveyard",),
    ),
    Fault(
        "does not add damage to what is marked already",
        "120.6, 704.5g",
        played(mark_damage, the_last_damage_alone),
        ("704_state_based_actions: Damage from two sources is counted together",),
    ),
    Fault(
        "lets a player play on at 0 life",
        "704.5a",
        played(of_players.no_life_left, below_0),
        (
            "704_state_based_actions: A player at 0 life has lost before anybody can pass",
            "704_state_based_actions: A player with <life> life loses the game",
        ),
    ),
    Fault(
        "has a player lose for an empty library",
        "704.5b",
        played(of_players.drew_from_empty_library, without_cards),
        (
            "704_state_based_actions: Drawing the last card is safe, drawing one more is not",
            "704_state_based_actions: An empty library alone does not lose the game",
        ),
    ),
    Fault(
        "lets tokens stay in hands and graveyards",
        "704.5d",
        without("704.5d"),
        (
            "704_state_based_actions: A token returned to its owner's hand ceases to exist",
            "704_state_based_actions: A token <place> ceases to exist",
        ),
    ),
    Fault(
        "leaves +1/+1 and -1/-1 counters beside each other",
        "704.5q",
        without("704.5q"),
        (
            "704_state_based_actions: Of <plus> +1/+1 and <minus> -1/-1 counters, <plus left> and <minus left> stay",
        ),
    ),
    Fault(
        "puts Equipment into the graveyard with its creature",
        "704.5n",
        played(of_attachments.illegal_equipment, equipment_goes_as_well),
        (
            "704_state_based_actions: A <name> attached to <host> comes off and stays",
            "704_state_based_actions: An Equipment comes off a creature that dies",
        ),
    ),
    Fault(
        "leaves an Aura on a creature that has protection from it",
        "702.16c, 704.5m",
        played(of_attachments.illegal_auras, protected_ones_keep_auras),
        ("704_state_based_actions: Protection makes the enchanted creature illegal",),
    ),
    Fault(
        "sacrifices a Saga before its last chapter has resolved",
        "704.5s, 714.4",
        played(finished_sagas, at_its_last_chapter),
        (
            "704_state_based_actions: A Saga is sacrificed when its final chapter has left the stack, not before",
            "714_saga_cards: It is sacrificed once its last chapter ability has left the stack",
        ),
    ),
    Fault(
        "adds up the damage of several commanders",
        "704.6c, 903.10a",
        played(commander_damage, by_all_commanders),
        ("704_state_based_actions_of_variants: Damage from two commanders is not added up",),
    ),
    Fault(
        "lets mana stay in the pool from step to step",
        "500.4, 106.4",
        played(turn_based_actions.empty_pools, misread.turn.mana_stays),
        (
            "500_general: It is gone with the step in which it was made",
            "500_general: Within the step it stays, whatever resolves meanwhile",
        ),
    ),
    Fault(
        "has “until end of turn” be over as the end step begins",
        "514.2",
        beginning_with("end", turn_based_actions.wear_off),
        (
            "418_continuous_effects: One until end of turn is still there in the end step and gone in the next turn",
        ),
    ),
    Fault(
        "puts lore counters on Sagas in each main phase",
        "714.3b",
        beginning_with("postcombat main", turn_based_actions.advance_sagas),
        ("714_saga_cards: The main phase after combat adds none",),
    ),
    Fault(
        "ends the turn with one cleanup step, whatever happens in it",
        "514.3a",
        played(turn_based_actions.another_cleanup_step, misread.turn.one_cleanup_step),
        (
            "514_cleanup_step: What lasts until end of turn and begins in a cleanup step ends in the next one of that turn",
        ),
    ),
    Fault(
        "has the first of three players draw no card",
        "103.8c",
        played(turn_based_actions.draws_among_several, misread.turn.whoever_plays_first_skips),
        ("103_starting_the_game: Among three, who plays first draws as well",),
    ),
    Fault(
        "has an extra turn come after everybody else's",
        "500.7",
        played(turns.whose_turn_next, misread.turn.in_turn_order),
        ("500_general: An extra turn comes right after this one, then it goes on in turn order",),
    ),
    Fault(
        "lets nobody play a second land, whatever an effect says",
        "305.2",
        played(lands_a_turn, misread.casting.only_one_land),
        (
            "305_lands: With one additional land a turn, two are played and a third is not",
            "305_lands: The additional land is for each of one's own turns, and is there again in the next",
        ),
    ),
    Fault(
        "lets what belongs to a player who has left stay in the game",
        "800.4a",
        played(leave_the_game, misread.happening.everything_stays),
        ("603_zone_change_triggers: What leaves the game with its owner leaves the battlefield",),
    ),
    Fault(
        "has players choose in whatever order they are named",
        "101.4",
        played(in_turn_order, misread.happening.as_they_are_named),
        (
            "616_interaction_of_replacement_and_prevention_effects: Players who choose at the same time do so in turn order",
        ),
    ),
)
