"""601, 116.2: casting spells, misread."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.adding_mana import could_add_mana
from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.kinds import Effect, Modes
from comprules.abilities.nouns import Amount
from comprules.abilities.plain_instructions import CastNow
from comprules.book.citing import original
from comprules.happening.whose_turn import is_active
from comprules.keywords.rules_702_61_to_120 import DASH, EMERGE, SUSPEND
from comprules.keywords.rules_702_121_to_183 import BLITZ, FORETELL, PLOT
from comprules.rules.casting.announcing_costs import (
    ANNOUNCING_COSTS,
    announce_costs,
)
from comprules.rules.casting.casting import (
    CARD_BECOMES_SPELL,
    CASTING,
    IN_RESPONSE,
    LAND_FOR_THE_TURN,
    LANDS_EACH_TURN,
    PLAYING_A_LAND_AS_SPECIAL_ACTION,
    PRIORITY_AFTER_ACTING,
    PRIORITY_AFTER_SPECIAL_ACTION,
    PUTTING_SPELL_ON_STACK,
    SPELL_BECOMES_CAST,
    SPELLS_ARE_NO_MANA_ABILITIES,
    allowed_to_the_end,
    as_it_is_played,
    becomes_cast,
    cast,
    ensure_allowed_now,
    ensure_legal,
    is_time_for_a_land,
    lands_a_turn,
    onto_the_stack,
    priority_after_acting,
    priority_after_special_action,
    stays_on_the_stack,
)
from comprules.rules.casting.casting_while_resolving import CASTING_IF_ABLE, cast_while_resolving, may_be_left
from comprules.rules.casting.chosen_for_costs import (
    EMERGE_FROM_QUALITY,
    SACRIFICE_FOR_EMERGE,
    TAPPED_FOR_HARMONIZE,
    emerging,
    harmonizing,
)
from comprules.rules.casting.dash_and_blitz import PERMANENT_WITH_DELAYED_ABILITY, with_end_step_trigger
from comprules.rules.casting.proposing import (
    LOOKING_AHEAD_IN_ANNOUNCEMENT,
    X_ANNOUNCED,
    X_OF_ONE_ACTIVATION,
    X_WITHOUT_COST,
    how_many_modes,
    x_announced,
    x_defined,
    x_of_activation,
    x_without_cost,
)
from comprules.rules.casting.special_actions import (
    FORETELLING,
    PLOTTING,
    SUSPENDING,
    X_OF_SPECIAL_ACTION,
    How,
    set_aside,
    x_of_special_action,
)
from comprules.rules.casting.splicing import WORDS_ADDED_TO_TEXT, behind_its_own
from comprules.rules.casting.untimely_spells import NO_SORCERY_COULD_BE_CAST, was_untimely
from comprules.rules.continuous.starting_values import FACE_DOWN_IN_EXILE
from comprules.rules.costs.ability_to_pay import CASTING_WHILE_RESOLVING
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.amounts import x_of
from comprules.rules.meaning.what_was_paid import X_DEFINED
from comprules.rules.permission.permissions import (
    CHECKING_LEGALITY,
    PERMISSION_ONCE_BEGUN,
)
from comprules.rules.permission.ways_to_cast import Method, Permission
from comprules.rules.targeting.proposal import Announcement, Proposal
from comprules.rules.triggers.delayed_triggers import DELAYED_FROM_ALLOWED_ACTION
from comprules.ruleset import rules_of, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__: list[str] = []

# ---- X


@X_ANNOUNCED.misreading_of(x_announced)
def left_open(_game: Game, _proposal: Proposal, _said: int) -> int:
    """X is no number yet while a spell is cast."""
    return 0


@X_DEFINED.misreading_of(x_defined)
def chosen_all_the_same(_game: Game, proposal: Proposal, _says: Amount) -> int:
    """Whoever activates an ability chooses X, whatever its text says."""
    return proposal.announced.x or 0


@X_DEFINED.misreading_of(x_of)
def as_it_was_paid(_game: Game, _board: Mapping[int, View], speaker: Speaker) -> int:
    """X stays what it was as the cost was paid."""
    return speaker.chosen.x


@X_OF_ONE_ACTIVATION.misreading_of(x_of_activation)
def as_for_the_spell(game: Game, proposal: Proposal, said: int) -> int:
    """The X for which an object was cast is the X of its abilities too."""
    cast_for = game.objects[proposal.source].cast
    return cast_for.x if cast_for is not None and cast_for.x else said


@X_WITHOUT_COST.misreading_of(x_without_cost)
def any_x_for_nothing(_game: Game, _proposal: Proposal, said: int) -> int:
    """Who pays nothing may choose any X."""
    return said


@X_OF_SPECIAL_ACTION.misreading_of(x_of_special_action)
def always_one(_game: Game, _player: str, _card: int, _x: int) -> int:
    """X of a special action is 1."""
    return 1


# ---- announcing costs


@EMERGE.misreading_of(emerging)
@EMERGE_FROM_QUALITY.misreading_of(emerging)
@SACRIFICE_FOR_EMERGE.misreading_of(emerging)
def nothing_to_emerge_from(_game: Game, proposal: Proposal, _view: View) -> tuple[Game, Proposal]:
    """Nothing is chosen: the cost can't be paid."""
    raise EMERGE.refuses(f"{proposal.player} has nothing to sacrifice")


@TAPPED_FOR_HARMONIZE.misreading_of(harmonizing)
def nothing_to_tap(_game: Game, proposal: Proposal) -> tuple[Proposal, tuple[Cost, ...]]:
    """No creature is chosen, and the whole cost is paid."""
    return proposal, ()


@ANNOUNCING_COSTS.misreading_of(announce_costs)
def nothing_announced(game: Game, proposal: Proposal, _permission: Permission) -> tuple[Game, Proposal]:
    """The spell is cast for its mana cost, whatever its player says."""
    cost = views(game)[proposal.source].cost
    return game, replace(proposal, costs=None if cost is None else (ManaPayment(cost),))


@WORDS_ADDED_TO_TEXT.misreading_of(behind_its_own)
def nothing_added(
    _game: Game, _proposal: Proposal, _added: tuple[Effect, ...], _text: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    """The spell has its own text alone."""
    return ()


# ---- casting


@CASTING.misreading_of(cast)
def simply_put_on_the_stack(game: Game, player: str, card: int, announced: Announcement) -> Game:
    """A card goes onto the stack, and that is all there is to casting it."""
    game, _ = onto_the_stack(game, player, card, Method(), announced)
    return rules_of(game).receive_priority(game, player)


@CASTING_WHILE_RESOLVING.misreading_of(cast_while_resolving)
def put_off(game: Game, _speaker: Speaker, _card: int, _instruction: CastNow) -> Game:
    """Nothing is cast while something resolves."""
    return game


@CASTING_IF_ABLE.misreading_of(may_be_left)
def cast_if_it_can_be(_game: Game, _card: int) -> bool:
    """Whoever has the cards to pay with has to cast the spell."""
    return False


@CARD_BECOMES_SPELL.misreading_of(onto_the_stack)
@IN_RESPONSE.misreading_of(onto_the_stack)
@PUTTING_SPELL_ON_STACK.misreading_of(onto_the_stack)
def below_the_others(
    game: Game, player: str, card: int, method: Method, announced: Announcement
) -> tuple[Game, Proposal]:
    """The card goes to the stack below everything that is there, and its owner controls it."""
    game, proposal = original(onto_the_stack)(game, player, card, method, announced)
    stack = game.zone("stack")
    spell = replace(game.objects[stack[0]], controller=game.objects[stack[0]].owner)
    zones = game.zones.set(("stack", ""), (*stack[1:], stack[0]))
    return replace(game, zones=zones).with_object(spell), proposal


@CHECKING_LEGALITY.misreading_of(ensure_legal)
def unchecked(game: Game, _proposal: Proposal, _permission: Permission) -> Game:
    """Nobody looks at the proposal again."""
    return game


@PERMISSION_ONCE_BEGUN.misreading_of(allowed_to_the_end)
def checked_once_more(game: Game, proposal: Proposal, permission: Permission) -> None:
    """What is no longer allowed once the costs have been paid can't be cast."""
    ensure_allowed_now(game, proposal, permission)


@SPELL_BECOMES_CAST.misreading_of(becomes_cast)
def goes_unnoticed(game: Game, _proposal: Proposal) -> Game:
    """Nothing notices that a spell was cast."""
    return game


@SPELLS_ARE_NO_MANA_ABILITIES.misreading_of(stays_on_the_stack)
def resolves_with_its_mana(game: Game, proposal: Proposal) -> Game:
    """A spell that adds mana resolves at once, as a mana ability does."""
    return rules_of(game).resolve_top(game) if could_add_mana(proposal.effects) else game


@LANDS_EACH_TURN.misreading_of(lands_a_turn)
def only_one_land(_game: Game, _player: str) -> int:
    """Effects add nothing."""
    return 1


@PRIORITY_AFTER_ACTING.misreading_of(priority_after_acting)
def the_active_player_first(game: Game, _player: str) -> Game:
    """After a spell has been cast the active player may act."""
    return rules_of(game).receive_priority(game, game.active)


@PRIORITY_AFTER_SPECIAL_ACTION.misreading_of(priority_after_special_action)
def the_turn_of_the_next(game: Game, player: str) -> Game:
    """A special action is a player's whole turn to act: now the next one may."""
    return rules_of(game).receive_priority(game, game.following(player))


# ---- dash and blitz


@DELAYED_FROM_ALLOWED_ACTION.misreading_of(with_end_step_trigger)
@PERMANENT_WITH_DELAYED_ABILITY.misreading_of(with_end_step_trigger)
@DASH.misreading_of(with_end_step_trigger)
@BLITZ.misreading_of(with_end_step_trigger)
def it_stays(game: Game, _spell: GameObject) -> Game:
    """Nothing waits for the end step: the permanent stays."""
    return game


@FACE_DOWN_IN_EXILE.misreading_of(as_it_is_played)
def still_face_down(game: Game, card: int) -> View:
    """What lies face down is played as what it is there."""
    return views(game)[card]


@NO_SORCERY_COULD_BE_CAST.misreading_of(was_untimely)
def not_in_own_turn(game: Game, spell: GameObject) -> bool:
    """A sorcery could have been cast at any time in its controller's own turn."""
    return not is_active(game, spell.controller)


# ---- proposing


@LOOKING_AHEAD_IN_ANNOUNCEMENT.misreading_of(how_many_modes)
def as_without_other_choices(_game: Game, _proposal: Proposal, modes: Modes) -> tuple[int, int | None]:
    """Choices that come later in the step are not looked at."""
    return modes.least, modes.most


# ---- special actions


@SUSPENDING.misreading_of(set_aside)
@FORETELLING.misreading_of(set_aside)
@PLOTTING.misreading_of(set_aside)
@SUSPEND.misreading_of(set_aside)
@FORETELL.misreading_of(set_aside)
@PLOT.misreading_of(set_aside)
def stays_in_hand(game: Game, player: str, _card: int, _how: How, _x: int | None = None) -> Game:
    """The card stays where it is."""
    return rules_of(game).receive_priority(game, player)


@PLAYING_A_LAND_AS_SPECIAL_ACTION.misreading_of(is_time_for_a_land)
@LAND_FOR_THE_TURN.misreading_of(is_time_for_a_land)
def a_land_in_any_step(game: Game, player: str) -> bool:
    """With nothing on the stack the active player plays a land, whatever step it is."""
    return not game.zone("stack") and is_active(game, player)
