"""601: casting spells, step by step; an illegal proposal leaves the game as it was (601.2, 731.1)."""

from __future__ import annotations

from math import inf

from comprules.abilities.adding_mana import could_add_mana
from comprules.abilities.changes_of_rules import MayCastThis, MoreLands
from comprules.abilities.kinds import SpellAbility
from comprules.book.citing import IllegalError, cite, step, tried
from comprules.counting import many
from comprules.events.players import PlaysLand
from comprules.events.spells_and_abilities import Casts
from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.happening.drawn_face_down import proposal_begun, proposal_over
from comprules.happening.whose_turn import has_priority, is_active
from comprules.procedure import ProcedureStep
from comprules.rules.casting.announcing_costs import method_of
from comprules.rules.casting.choosing_a_face import face_to_play
from comprules.rules.casting.morph import turned_over_first
from comprules.rules.casting.proposing import CHOOSING, PAYING, Casting, by_steps
from comprules.rules.continuous.effects_on_spells import (
    land_it_became,
    on_next_spell,
    with_ability_to_be_cast,
    with_granted_abilities,
)
from comprules.rules.continuous.face_down import what_conceals
from comprules.rules.continuous.interaction import changes_for_player
from comprules.rules.continuous.starting_values import FACE_DOWN_IN_EXILE, actual_view
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.linked_abilities import words_of
from comprules.rules.meaning.speaker import Choices
from comprules.rules.permission.permissions import (
    CHECKING_LEGALITY,
    PERMISSION_ONCE_BEGUN,
    ensure_still_allowed,
    goes_on_having_flash,
    may_begin,
)
from comprules.rules.permission.prohibitions import (
    is_kept_from_playing,
)
from comprules.rules.permission.ways_to_cast import BEGINNING_TO_CAST, Method, Permission
from comprules.rules.permission.when_to_cast import has_sorcery_timing
from comprules.rules.permission.where_to_play_from import PLAYING_A_CARD, may_play_from, with_use
from comprules.rules.targeting.proposal import Announcement, Proposal, with_chosen
from comprules.rules.targeting.targets import CANT_BEATS_CAN
from comprules.rules.triggers.expired_durations import watched_from_now
from comprules.rules.triggers.revealing import reveal_what_waited
from comprules.ruleset import Table, rules_of, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "CARD_BECOMES_SPELL",
    "CASTING",
    "CASTING_STEPS",
    "COUNTING_LANDS_PLAYED",
    "IN_RESPONSE",
    "LANDS_EACH_TURN",
    "LANDS_ON_OWN_TURN",
    "LAND_FOR_THE_TURN",
    "NO_LAND_LEFT",
    "PLAYING_A_LAND_AS_SPECIAL_ACTION",
    "PRIORITY_AFTER_ACTING",
    "PRIORITY_AFTER_SPECIAL_ACTION",
    "PRIORITY_KEPT",
    "PUTTING_SPELL_ON_STACK",
    "REVERSED_ACTION",
    "SPELLS_ARE_NO_MANA_ABILITIES",
    "SPELL_BECOMES_CAST",
    "allowed_to_the_end",
    "as_it_is_played",
    "becomes_cast",
    "cast",
    "ensure_allowed_now",
    "ensure_land_left",
    "ensure_legal",
    "ensure_not_kept_from_playing",
    "ensure_own_turn",
    "is_time_for_a_land",
    "lands_a_turn",
    "may_play_another",
    "onto_the_stack",
    "play_land",
    "played",
    "priority_after_acting",
    "priority_after_special_action",
    "stays_on_the_stack",
]

PRIORITY_AFTER_SPECIAL_ACTION = cite("116.3")
PLAYING_A_LAND_AS_SPECIAL_ACTION = cite("116.2a")
PRIORITY_AFTER_ACTING = cite("117.3c")
IN_RESPONSE = cite("117.7")
PLAYING_LANDS = cite("305.1")
SPECIAL_ACTIONS_AT_ONCE = cite("405.6d")
LANDS_EACH_TURN = cite("305.2")
COUNTING_LANDS_PLAYED = cite("305.2a")
NO_LAND_LEFT = cite("305.2b")
LANDS_ON_OWN_TURN = cite("305.3")
LAND_FOR_THE_TURN = cite("505.6b")
CARD_BECOMES_SPELL = cite("112.1")
CASTING = cite("601.2")
PUTTING_SPELL_ON_STACK = cite("601.2a")
SPELL_BECOMES_CAST = cite("601.2i")
SPELLS_ARE_NO_MANA_ABILITIES = cite("605.5b")
REVERSED_ACTION = cite("731.1")
PRIORITY_KEPT = cite("731.2")


@CASTING
@REVERSED_ACTION.essential("an action that is illegal leaves the game given as it was, and nothing is undone")
@PRIORITY_KEPT.essential("an action that is illegal leaves the game given as it was, and nothing is undone")
def cast(game: Game, player: str, card: int, announced: Announcement) -> Game:
    """Cast a spell by the steps in their order: propose it, determine its cost, pay, and it is cast.

    Raises:
        IllegalError: some step can't be taken; the game given is untouched.
    """
    with tried(game), step(PRIORITY_KEPT), step(REVERSED_ACTION), step(CASTING):
        method = method_of(game, player, card, announced.options)
        if method.keyword not in ("", *announced.options):
            announced = replace(announced, options=(*announced.options, method.keyword))
        with step(BEGINNING_TO_CAST):
            permission = may_begin(game, player, card, method)
        CASTING.decided(game, f"{player} casts {game.label(card)} by the steps in order")
        casting = Casting(player, card, announced, method, permission)
        game, _ = by_steps(game, casting, rules_of(game).casting)
        return priority_after_acting(game, player)


@PRIORITY_AFTER_ACTING
def priority_after_acting(game: Game, player: str) -> Game:
    """Who has cast a spell receives priority afterwards, whosever turn it is."""
    if player != game.active:
        PRIORITY_AFTER_ACTING.decided(game, f"{player}, who has acted, receives priority again")
    return rules_of(game).receive_priority(game, player)


@PRIORITY_AFTER_SPECIAL_ACTION
def priority_after_special_action(game: Game, player: str) -> Game:
    """Who has taken a special action receives priority afterwards."""
    PRIORITY_AFTER_SPECIAL_ACTION.decided(
        game, f"{player} has taken a special action, and has priority again"
    )
    return rules_of(game).receive_priority(game, player)


@IN_RESPONSE
@CARD_BECOMES_SPELL
@PUTTING_SPELL_ON_STACK
def onto_the_stack(
    game: Game, player: str, card: int, method: Method, announced: Announcement
) -> tuple[Game, Proposal]:
    """The card goes from where it is to the top of the stack, and the player becomes its controller."""
    zone = game.objects[card].zone
    if game.zone("stack"):
        waiting = game.label(game.zone("stack")[0])
        IN_RESPONSE.decided(game, f"{game.label(card)} is cast in response to {waiting}, above it")
    cast_as = Moves(
        card,
        "stack",
        cause="cast",
        under=player,
        face_down=turned_over_first(game, card, face_down=method.face_down),
        as_adventure=method.adventure,
        bestowed=method.bestowed,
        prototyped=method.prototyped,
        transformed=method.transformed,
        half=method.half,
        notes=what_conceals(game, card, face_down=method.face_down),
    )
    before, game = game, happen(game, cast_as)
    spell = game.successor[card]
    if not method.transformed:
        game = with_ability_to_be_cast(game, before, card, spell, method.keyword)
    thing = game.objects[spell]
    game = on_next_spell(game, player, spell)
    PUTTING_SPELL_ON_STACK.decided(game, f"{player} puts {game.label(spell)} on the stack")
    if len(game.zone("stack")) > 1:
        CARD_BECOMES_SPELL.decided(
            game, f"{game.label(spell)} is a spell now, on top of what is on the stack"
        )
    speaker = Speaker(spell, player, chosen=Choices(words=words_of(game, thing, ("own",))))
    for ability in views(game)[spell].abilities:
        if isinstance(ability, SpellAbility):
            game = watched_from_now(game, spell, speaker, ability.effects)
    now = game.step.endswith("main") and is_active(game, player)
    made = Proposal(speaker, spell, (), announced, None)
    untimely = not has_sorcery_timing(before, player)
    return with_chosen(game, made, cast_from=zone, in_main_phase=now, untimely=untimely)


@CHECKING_LEGALITY
def ensure_legal(game: Game, proposal: Proposal, permission: Permission) -> Game:
    """The game checks whether the spell can legally be cast as proposed; if not, it never was proposed."""
    ensure_still_allowed(game, proposal.player, proposal.source, permission)
    CHECKING_LEGALITY.decided(game, f"{game.label(proposal.source)} can legally be cast as proposed")
    return game


@PERMISSION_ONCE_BEGUN
def allowed_to_the_end(game: Game, proposal: Proposal, permission: Permission) -> None:
    """Say whether the spell may be cast is settled with its proposal.

    What changes while it is paid for does not matter.

    Raises:
        IllegalError: what let it be cast as though it had flash is so no longer, where that matters.
    """
    if permission.met and not goes_on_having_flash(game, proposal.player, proposal.source):
        raise PERMISSION_ONCE_BEGUN.refuses(f"{game.label(proposal.source)} has no flash any more")
    try:
        with tried(game):
            ensure_allowed_now(game, proposal, permission)
    except IllegalError:
        PERMISSION_ONCE_BEGUN.decided(
            game,
            f"{game.label(proposal.source)} was allowed as its proposal was complete; it still may be cast",
        )


def ensure_allowed_now(game: Game, proposal: Proposal, permission: Permission) -> None:
    """See that a spell may be cast as things stand, by the effect that allowed it.

    Raises:
        IllegalError: it may no longer be cast, or that effect is gone.
    """
    ensure_still_allowed(game, proposal.player, proposal.source, permission)
    by = permission.by
    said = changes_for_player(game, proposal.player)
    giver = getattr(by, "giver", 0)
    if by is not None and by not in said and not any(giver and getattr(c, "giver", 0) == giver for c in said):
        raise PERMISSION_ONCE_BEGUN.refuses("what allowed it is gone")


@SPELL_BECOMES_CAST
def becomes_cast(game: Game, proposal: Proposal) -> Game:
    """The spell becomes cast, and what triggers on that does."""
    game = happen(game, Casts(proposal.player, proposal.source))
    SPELL_BECOMES_CAST.decided(game, f"{game.label(proposal.source)} is cast")
    return stays_on_the_stack(game, proposal)


@SPELLS_ARE_NO_MANA_ABILITIES
def stays_on_the_stack(game: Game, proposal: Proposal) -> Game:
    """A spell is never a mana ability: it waits on the stack even if it could add mana."""
    if could_add_mana(proposal.effects):
        SPELLS_ARE_NO_MANA_ABILITIES.decided(
            game, f"{game.label(proposal.source)} is a spell and waits on the stack"
        )
    return game


def put_on_the_stack(game: Game, casting: Casting) -> tuple[Game, Casting]:
    """The card goes onto the stack."""
    game, proposal = onto_the_stack(game, casting.player, casting.card, casting.method, casting.announced)
    by = casting.permission.by if casting.permission is not None else None
    if isinstance(by, MayCastThis) and by.mana:
        proposal = replace(proposal, like=by.mana)
    return proposal_begun(game), replace(casting, made=proposal)


def check_the_proposal(game: Game, casting: Casting) -> tuple[Game, Casting]:
    """The game checks whether the spell can legally be cast as proposed."""
    assert casting.permission is not None
    return ensure_legal(game, casting.proposal, casting.permission), casting


def become_cast(game: Game, casting: Casting) -> tuple[Game, Casting]:
    """The spell becomes cast, with the abilities that the permission grants."""
    assert casting.permission is not None
    proposal = casting.proposal
    allowed_to_the_end(game, proposal, casting.permission)
    game = with_granted_abilities(game, casting.player, proposal.source, casting.permission.by)
    game = with_use(game, casting.player, casting.permission.by)
    return reveal_what_waited(proposal_over(becomes_cast(game, proposal))), casting


CASTING_STEPS: Table[ProcedureStep[Casting]] = Table(
    "steps of casting a spell",
    (
        ProcedureStep(PUTTING_SPELL_ON_STACK, "putting the card onto the stack", put_on_the_stack),
        *CHOOSING,
        ProcedureStep(CHECKING_LEGALITY, "checking the proposal", check_the_proposal),
        *PAYING,
        ProcedureStep(SPELL_BECOMES_CAST, "becoming cast", become_cast),
    ),
)


def _lands(number: float) -> str:
    return "any number of lands" if number == inf else many(int(number), "land")


@LANDS_EACH_TURN
def lands_a_turn(game: Game, player: str) -> float:
    """One land a turn, and as many more as effects allow."""
    more = [c.number for c in changes_for_player(game, player) if isinstance(c, MoreLands)]
    if not more:
        LANDS_EACH_TURN.decided(game, f"{player} may play one land this turn")
        return 1
    number = inf if None in more else 1 + sum(filter(None, more))
    LANDS_EACH_TURN.decided(game, f"{player} may play {_lands(number)} this turn")
    return number


@LANDS_ON_OWN_TURN
def ensure_own_turn(game: Game, player: str) -> None:
    """Nobody plays a land, for any reason, in another player's turn.

    Raises:
        IllegalError: it is not that player's turn.
    """
    if not is_active(game, player):
        with step(LANDS_ON_OWN_TURN):
            raise PLAYING_LANDS.refuses(f"it is not {player}'s turn")
    LANDS_ON_OWN_TURN.decided(game, f"it is {player}'s turn")


@COUNTING_LANDS_PLAYED
def may_play_another(game: Game, player: str) -> bool:
    """A land may be played if fewer have been played this turn than the player can play."""
    played, most = game.players[player].lands_played, lands_a_turn(game, player)
    COUNTING_LANDS_PLAYED.decided(
        game, f"{player} has played {many(played, 'land')} this turn, and may play {most}"
    )
    return played < most


@NO_LAND_LEFT
def ensure_land_left(game: Game, player: str) -> None:
    """Who has played as many lands as he or she can this turn plays no other, for any reason.

    Raises:
        IllegalError: it would be one too many.
    """
    with step(COUNTING_LANDS_PLAYED), step(NO_LAND_LEFT):
        if not may_play_another(game, player):
            raise LANDS_EACH_TURN.refuses(f"{player} has played all the lands that a turn allows")


@PLAYING_A_LAND_AS_SPECIAL_ACTION
@LAND_FOR_THE_TURN
def is_time_for_a_land(game: Game, player: str) -> bool:
    """A land is played by the active player, in a main phase with an empty stack."""
    now = has_sorcery_timing(game, player)
    if now:
        LAND_FOR_THE_TURN.decided(game, f"{player} may play a land now")
        PLAYING_A_LAND_AS_SPECIAL_ACTION.decided(game, f"{player} may play a land now, which uses no stack")
    return now


def ensure_not_kept_from_playing(game: Game, player: str, card: int) -> None:
    """See that no effect says that the player can't play this land.

    Raises:
        IllegalError: an effect says so.
    """
    if is_kept_from_playing(game, player, card):
        raise CANT_BEATS_CAN.refuses(f"an effect says that {player} can't play {game.label(card)}")


def played(game: Game, player: str, card: int, *, turned: bool = False) -> Game:
    """A land is played, and put onto the battlefield under that player's control."""
    game = happen(game, PlaysLand(player, card))
    return happen(game, Moves(card, "battlefield", cause="played", under=player, transformed=turned))


@FACE_DOWN_IN_EXILE
def as_it_is_played(game: Game, card: int) -> View:
    """A card exiled face down is turned face up just before its player announces to play it."""
    thing = game.objects[card]
    if thing.zone == "exile" and thing.face_down:
        FACE_DOWN_IN_EXILE.decided(game, f"{game.label(card)} is turned face up to be played")
        return actual_view(thing)
    return views(game)[card]


@PLAYING_LANDS.essential("lands have to be played")
@SPECIAL_ACTIONS_AT_ONCE.essential("a land is never on the stack")
def play_land(game: Game, player: str, card: int) -> Game:
    """Put a land from the hand onto the battlefield, once in each of one's own turns; no stack is used.

    Raises:
        IllegalError: it is no land in that hand, not the time for it, or not the first this turn.
    """
    thing = face_to_play(game, player, card)
    looked_at = game.with_object(thing) if thing.turned else game
    view = as_it_is_played(looked_at, card)
    in_hand = thing.zone == "hand" and thing.owner == player
    by = None if in_hand else may_play_from(looked_at, player, card)
    if "land" not in view.types or not (in_hand or by is not None):
        citation = PLAYING_A_CARD if thing.zone != "hand" and "land" in view.types else PLAYING_LANDS
        raise citation.refuses(f"nothing lets {player} play {game.label(card)} as a land")
    ensure_not_kept_from_playing(looked_at, player, card)
    with step(LAND_FOR_THE_TURN):
        ensure_own_turn(game, player)
        if not has_priority(game, player) or not is_time_for_a_land(game, player):
            raise PLAYING_LANDS.refuses(
                f"{player} plays lands only in his or her main phase with an empty stack"
            )
        ensure_land_left(game, player)
    for cited in (PLAYING_LANDS, SPECIAL_ACTIONS_AT_ONCE):
        cited.decided(game, f"{player} plays {game.label(card)}, which never is on the stack")
    game = with_use(played(game, player, card, turned=thing.turned), player, by)
    land = land_it_became(game, card, spoken_of=by is not None and bool(by.gaining))
    game = with_granted_abilities(game, player, land, by)
    return priority_after_special_action(game, player)
