"""502-505, 514, 703: what the game does by itself as steps begin and end."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import MaximumHandSize, MayStayTapped, StaysTapped, UntapsAtMost
from comprules.abilities.kinds import Chapter
from comprules.abilities.simple_nouns import Number
from comprules.abilities.statements import UntapsBesides
from comprules.book.citing import cite
from comprules.events.permanents import PutsCounters, Taps
from comprules.events.players import EmptiesPool, RemovesDamage
from comprules.events.zones import Discards, Draws
from comprules.happening import happen
from comprules.happening.mana_in_pools import kept, with_unspent_mana
from comprules.happening.whose_turn import active_players, is_active, is_turn_of
from comprules.keywords.rules_701 import EXERTING
from comprules.questions import ask_objects, ask_yes
from comprules.rules.continuous.durations import with_ended_durations
from comprules.rules.continuous.interaction import changes_for_player
from comprules.rules.mana.keeping_mana import types_kept
from comprules.rules.meaning import Speaker, is_described, objects_of, players_of
from comprules.rules.meaning.speaker import AbilityUsed
from comprules.rules.replacement.prevention_shields import without_shields
from comprules.rules.triggers.delayed_triggers import without_ended
from comprules.rules.turn.kinds_of_games import is_for_two
from comprules.ruleset import said_by_statics, views
from comprules.state.game import Game

__all__ = [
    "ANOTHER_CLEANUP_STEP",
    "FIRST_DRAW_STEP_OF_SEVERAL",
    "MANA_EMPTIES",
    "MANA_POOL",
    "MULTIPLAYER_DRAW_STEP",
    "NO_FIRST_DRAW_STEP",
    "advance_sagas",
    "another_cleanup_step",
    "discard_to_maximum",
    "draw_for_the_turn",
    "draws_among_several",
    "empty_pools",
    "has_draw_step",
    "maximum_hand_size",
    "untap_permanents",
    "usual_hand_size",
    "wear_off",
    "who_draws_for_the_turn",
]

NO_FIRST_DRAW_STEP = cite("103.8a")
MANA_POOL = cite("106.4")
FIRST_DRAW_STEP_OF_SEVERAL = cite("103.8c")
MULTIPLAYER_DRAW_STEP = cite("800.7")
MAXIMUM_HAND_SIZE = cite("402.2")
MANA_EMPTIES = cite("500.4")
UNTAPPING = cite("502.3")
DISCARDING_TO_HAND_SIZE = cite("514.1")
DAMAGE_WEARS_OFF = cite("514.2")
ANOTHER_CLEANUP_STEP = cite("514.3a")
TURN_BASED_AT_ONCE = cite("405.6e")
CARD_FOR_THE_TURN = cite("504.1")
SAGAS_GO_ON = cite("505.4")
LORE_COUNTERS_EACH_TURN = cite("714.3b")
UNTAPPING_BY_ITSELF = cite("703.4c")
DRAWING_BY_ITSELF = cite("703.4d")
LORE_COUNTERS_BY_THEMSELVES = cite("703.4f")
DISCARDING_BY_ITSELF = cite("703.4n")
WEARING_OFF_BY_ITSELF = cite("703.4p")
MANA_EMPTIES_BY_ITSELF = cite("703.4q")


@MANA_EMPTIES
@MANA_POOL
@MANA_EMPTIES_BY_ITSELF
def empty_pools(game: Game) -> Game:
    """Unused mana stays in the pool until a step or phase ends, and is lost then."""
    unspent = with_unspent_mana(game)
    keeping = {name: types_kept(game, name) for name in unspent}
    for name in unspent:
        if stays := sum(kept(game, name, keeping[name]).values()):
            MANA_POOL.decided(game, f"{name} keeps {stays} mana, of which an effect says so")
            if stays == sum(game.players[name].mana.values()):
                continue
        MANA_POOL.decided(game, f"the mana pool of {name} empties")
        for cited in (MANA_EMPTIES, MANA_EMPTIES_BY_ITSELF):
            cited.decided(game, f"{name} loses the mana that is left at the end of the step {game.step}")
    return happen(game, *(EmptiesPool(name, keeping[name]) for name in unspent))


# ---- untap: 502


def stays_tapped(game: Game, thing: int) -> bool:
    """Say whether the active player leaves a permanent tapped that need not untap."""
    if MayStayTapped() not in views(game)[thing].rules:
        return False
    player = views(game)[thing].controller
    untaps = ask_yes(game, player, f"untap {game.label(thing)}?")
    UNTAPPING.decided(game, f"{player} {'untaps' if untaps else 'does not untap'} {game.label(thing)}")
    return not untaps


def is_exerted(game: Game, thing: int) -> bool:
    """Say whether the active player has exerted a permanent, which then does not untap (701.43a)."""
    exerted = any(
        isinstance(rule, StaysTapped) and any(is_active(game, player) for player in rule.of.players)
        for rule in views(game)[thing].rules
    )
    if exerted:
        EXERTING.decided(game, f"{game.label(thing)} was exerted and does not untap")
    return exerted


def untapping_besides(game: Game) -> frozenset[int]:
    """Return the permanents of other players that effects untap in this step as well."""
    board = views(game)
    named: set[int] = set()
    for i, held, _, part in said_by_statics(game, UntapsBesides):
        speaker = Speaker(i, board[i].controller, of=AbilityUsed(origin=held.origin))
        if is_turn_of(game, players_of(game, board, speaker, part.during)):
            UNTAPPING.decided_once(game, f"{game.label(i)} untaps permanents in this step as well")
            named.update(objects_of(game, board, speaker, part.subject))
    return frozenset(named)


def as_many_as_untap(game: Game, untapping: list[int]) -> list[int]:
    """Where a player can't untap more than so many of a kind, he or she chooses which of them untap."""
    board = views(game)
    for player in active_players(game):
        for change in changes_for_player(game, player):
            if not isinstance(change, UntapsAtMost):
                continue
            own = (i for i in untapping if board[i].controller == player)
            such = tuple(i for i in own if is_described(game, board, Speaker(i, player), change.kind, i))
            text = f"choose {change.number} to untap"
            kept = ask_objects(game, player, text, such, change.number, change.number)
            UNTAPPING.decided(
                game, f"{player} untaps {', '.join(map(game.label, kept))} and no other of these"
            )
            untapping = [i for i in untapping if i in kept or i not in such]
    return untapping


@UNTAPPING
@UNTAPPING_BY_ITSELF
def untap_permanents(game: Game) -> Game:
    """The active player untaps his or her permanents, and effects untap others besides.

    What does not untap in its controller's untap step does so in another's.
    """
    board = views(game)
    besides = untapping_besides(game)
    untapping = [
        i
        for i in game.battlefield
        if game.objects[i].tapped
        and (
            not board[i].cannot("untap") and not stays_tapped(game, i) and not is_exerted(game, i)
            if is_active(game, board[i].controller)
            else i in besides
        )
    ]
    untapping = as_many_as_untap(game, untapping)
    for i in untapping:
        for cited in (UNTAPPING, UNTAPPING_BY_ITSELF):
            cited.decided(game, f"{game.label(i)} untaps")
    return happen(game, *(Taps(i, tapped=False) for i in untapping))


# ---- draw: 504; main phases: 505


@NO_FIRST_DRAW_STEP
def has_draw_step(game: Game) -> bool:
    """The player who plays first skips the draw step of the first turn, in a game of two players."""
    if game.turn != 1:
        return True
    if not is_for_two(game):
        return draws_among_several(game)
    NO_FIRST_DRAW_STEP.decided(game, f"{game.active} plays first and skips the draw step")
    return False


@FIRST_DRAW_STEP_OF_SEVERAL
@MULTIPLAYER_DRAW_STEP
def draws_among_several(game: Game) -> bool:
    """In a game of more than two players nobody skips the draw step of the first turn."""
    for cited in (FIRST_DRAW_STEP_OF_SEVERAL, MULTIPLAYER_DRAW_STEP):
        cited.decided(game, f"{game.active} plays first, and does not skip the draw step")
    return True


@CARD_FOR_THE_TURN.essential("a card for the turn is drawn by somebody")
def who_draws_for_the_turn(game: Game) -> tuple[str, ...]:
    """The active player draws for the turn, and nobody besides."""
    return (game.active,)


@CARD_FOR_THE_TURN
@TURN_BASED_AT_ONCE
@DRAWING_BY_ITSELF
def draw_for_the_turn(game: Game) -> Game:
    """The active player draws a card."""
    for player in who_draws_for_the_turn(game):
        for cited in (CARD_FOR_THE_TURN, TURN_BASED_AT_ONCE, DRAWING_BY_ITSELF):
            cited.decided(game, f"{player} draws a card for the turn")
        game = happen(game, Draws(player))
    return game


@SAGAS_GO_ON
@LORE_COUNTERS_EACH_TURN
@LORE_COUNTERS_BY_THEMSELVES
def advance_sagas(game: Game) -> Game:
    """As the precombat main phase begins its player puts a lore counter on each Saga."""
    board = views(game)
    sagas = tuple(i for i in game.battlefield if "Saga" in board[i].subtypes)
    advancing = tuple(
        i
        for i in sagas
        if is_active(game, board[i].controller) and any(isinstance(a, Chapter) for a in board[i].abilities)
    )
    for saga in sagas:
        does = "gets a" if saga in advancing else "gets no"
        for cited in (SAGAS_GO_ON, LORE_COUNTERS_EACH_TURN, LORE_COUNTERS_BY_THEMSELVES):
            cited.decided(game, f"{game.label(saga)} {does} lore counter now")
    return happen(
        game, *(PutsCounters(i, "lore", 1, board[i].controller, by_effect=False) for i in advancing)
    )


# ---- cleanup: 514


@MAXIMUM_HAND_SIZE.essential("a hand has some maximum size")
def usual_hand_size(game: Game, player: str) -> int:  # noqa: ARG001
    """The maximum hand size is seven where nothing changes it."""
    return 7


@MAXIMUM_HAND_SIZE.essential("a hand has some maximum size")
def maximum_hand_size(game: Game, player: str) -> int | None:
    """Seven, unless effects say otherwise; None where there is no maximum."""
    size: int | None = usual_hand_size(game, player)
    for change in changes_for_player(game, player):
        match change:
            case MaximumHandSize("set", Number(value)):
                size = value
            case MaximumHandSize("change", Number(value)):
                size = None if size is None else max(0, size + value)
            case MaximumHandSize("none"):
                size = None
            case _:  # the other changes for a player leave the hand alone
                continue
    return size


@DISCARDING_TO_HAND_SIZE
@DISCARDING_BY_ITSELF
def discard_to_maximum(game: Game) -> Game:
    """The active player discards down to the maximum hand size."""
    discards: list[Discards] = []
    for player in active_players(game):
        hand = game.zone("hand", player)
        most = maximum_hand_size(game, player)
        if most is None or len(hand) <= most:
            continue
        number = len(hand) - most
        for cited in (DISCARDING_TO_HAND_SIZE, MAXIMUM_HAND_SIZE, DISCARDING_BY_ITSELF):
            cited.decided(game, f"{player} has {number} more than {most} cards")
        picks = ask_objects(game, player, f"choose {number} to discard", hand, number, number)
        discards += [Discards(player, pick) for pick in picks]
    return happen(game, *discards)


def _keeps_damage(game: Game, thing: int) -> bool:
    return views(game)[thing].cannot("have damage removed")


@DAMAGE_WEARS_OFF
@WEARING_OFF_BY_ITSELF
def wear_off(game: Game) -> Game:
    """Damage is removed from permanents, and effects that last until end of turn end."""
    hurt = [i for i in game.zone("battlefield") if game.objects[i].damage and not _keeps_damage(game, i)]
    for i in hurt:
        for cited in (DAMAGE_WEARS_OFF, WEARING_OFF_BY_ITSELF):
            cited.decided(game, f"damage is removed from {game.label(i)}")
    game = happen(game, *map(RemovesDamage, hurt))
    after = without_shields(without_ended(with_ended_durations(game, "end of turn", "end of next turn")))
    if after.lasting != game.lasting:
        for cited in (DAMAGE_WEARS_OFF, WEARING_OFF_BY_ITSELF):
            cited.decided(game, "effects that last until end of turn are over")
    return after


@ANOTHER_CLEANUP_STEP
def another_cleanup_step(game: Game) -> bool:
    """After players received priority in a cleanup step another one begins."""
    if not game.passed:
        ANOTHER_CLEANUP_STEP.decided(
            game, "no player received priority in the cleanup step: it is the last one"
        )
        return False
    ANOTHER_CLEANUP_STEP.decided(game, "players received priority in the cleanup step: another one begins")
    return True
