"""608: resolving spells and abilities, misread."""

from __future__ import annotations

from comprules.abilities.kinds import CreateDelayed, Triggered
from comprules.book.citing import original
from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.rules.effects.beginning_effects import SEVERAL_PLAYERS_IN_ORDER
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.resolving.following_instructions import (
    NOT_DURING_RESOLUTION,
    ONE_SHOT_EFFECTS_PUT_OFF,
    between_instructions,
    instruct,
    put_off,
)
from comprules.rules.resolving.optional_instructions import in_order_of_players
from comprules.rules.resolving.resolution import SPELL_THAT_LEFT_THE_STACK, Resolution, goes_on
from comprules.rules.resolving.resolving import (
    AURA_SPELL_RESOLVES,
    EFFECTS,
    HAS_RESOLVED,
    INTERVENING_IF_AGAIN,
    LEAVING_THE_STACK,
    PERMANENT_SPELL_THAT_CANT_ENTER,
    as_attached,
    cannot_enter,
    follow_instructions,
    has_resolved,
    leaves_last,
    still_so,
)
from comprules.rules.resolving.what_enters import PERMANENT_SPELL_WITHOUT_TARGET, who_gets_it
from comprules.rules.state_based.state_based_actions import check_once
from comprules.rules.targeting.targets import Targets
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__: list[str] = []

# ---- following instructions


@NOT_DURING_RESOLUTION.misreading_of(between_instructions)
def check_between(game: Game) -> Game:
    """State-based actions are performed in the middle of a resolution."""
    return check_once(game)[0]


@ONE_SHOT_EFFECTS_PUT_OFF.misreading_of(put_off)
def done_at_once(game: Game, speaker: Speaker, effect: CreateDelayed) -> Game:
    """What is to come later is done now."""
    return instruct(game, speaker, effect.effects)


# ---- optional instructions


@SEVERAL_PLAYERS_IN_ORDER.misreading_of(in_order_of_players)
def in_any_order(_game: Game, _speaker: Speaker, each: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """They come as they were named."""
    return each


# ---- resolving


@INTERVENING_IF_AGAIN.misreading_of(still_so)
def whatever_has_changed(_game: Game, _thing: GameObject, _speaker: Speaker, _ability: Triggered) -> bool:
    """The condition was true once; that is enough."""
    return True


@EFFECTS.misreading_of(follow_instructions)
def only_text(game: Game, resolution: Resolution) -> tuple[Game, Resolution]:
    """The words of a spell or ability do nothing."""
    return original(follow_instructions)(game, replace(resolution, effects=()))


@LEAVING_THE_STACK.misreading_of(leaves_last)
def leaves_first(_game: Game, _thing: GameObject) -> bool:
    """The spell or ability leaves the stack before anything happens."""
    return False


@SPELL_THAT_LEFT_THE_STACK.misreading_of(goes_on)
def stops(_game: Game, _thing: GameObject) -> bool:
    """Without its spell or ability on the stack nothing more happens."""
    return False


@HAS_RESOLVED.misreading_of(has_resolved)
def goes_unnoticed(game: Game, _thing: GameObject) -> Game:
    """Nothing watches for what resolves."""
    return game


@AURA_SPELL_RESOLVES.misreading_of(as_attached)
def attached_to_nothing(_game: Game, _thing: GameObject, _legal: Targets) -> int | str | None:
    """An Aura enters the battlefield as it is."""
    return None


@PERMANENT_SPELL_WITHOUT_TARGET.misreading_of(who_gets_it)
def its_owner(_game: Game, thing: GameObject, _view: View) -> str:
    """A permanent enters under its owner's control."""
    return thing.owner


@PERMANENT_SPELL_THAT_CANT_ENTER.misreading_of(cannot_enter)
def exiled_instead(game: Game, thing: GameObject) -> Game:
    """What can't enter is exiled."""
    return happen(game, Moves(thing.id, "exile", cause="resolved"))
