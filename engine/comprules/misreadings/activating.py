"""602: activating abilities, misread."""

from __future__ import annotations

from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.kinds import Activated, Effect, Triggered
from comprules.mana import ManaCost
from comprules.rules.activating.activating import (
    ACTIVATED_ABILITIES,
    ACTIVATING_ACTIVATED_ABILITIES,
    ACTIVATING_AS_CASTING,
    ACTIVATING_MANA_ABILITIES,
    ACTIVATION_COST,
    COST_AND_EFFECT,
    MANA_ABILITY_NOT_AGAIN_BEFORE_RESOLVED,
    PUTTING_ABILITY_ON_STACK,
    TIME_FOR_MANA,
    TIME_TO_ACTIVATE,
    as_when_casting,
    can_be_activated,
    cost_and_effect,
    ensure_has_priority,
    follows_the_rules,
    is_activated,
    mana_abilities,
    may_begin,
    revealed,
    take_steps_of_choosing,
    take_steps_of_paying,
    text_alone,
    who_pays,
)
from comprules.rules.activating.activation_instructions import (
    ACTIVATED_AS_INSTANT,
    ACTIVATED_AS_SORCERY,
    ACTIVATING,
    ACTIVATION_INSTRUCTIONS,
    ONLY_AS_A_SORCERY,
    ONLY_AS_AN_INSTANT,
    PROHIBITED_ACTIVATION,
    RESTRICTIONS_OF_ACQUIRED_ABILITIES,
    RESTRICTIONS_OUTLIVE_CONTROL,
    SUMMONING_SICK_ABILITIES,
    any_player_may,
    ensure_as_instant,
    ensure_as_sorcery,
    ensure_in_charge,
    ensure_instructed,
    ensure_not_prohibited,
    ensure_ready,
    times_used,
    uses_of,
    uses_with_these_words,
)
from comprules.rules.activating.forecast import ensure_upkeep_for_forecast
from comprules.rules.casting.proposing import Casting
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.permission.looking_at_cards import FORECAST_DURING_UPKEEP
from comprules.ruleset import Begun, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, Held, Used

__all__: list[str] = []

# ---- activating


@ACTIVATING_ACTIVATED_ABILITIES.misreading_of(can_be_activated)
def triggered_ones_too(game: Game, held: Held) -> tuple[Held, ...]:
    """Whoever likes may activate a triggered ability as well."""
    if isinstance(held.ability, Triggered):
        return (replace(held, ability=Activated((ManaPayment(ManaCost(("0",))),), held.ability.effects)),)
    return (held,) if is_activated(game, held) else ()


@COST_AND_EFFECT.misreading_of(cost_and_effect)
@ACTIVATED_ABILITIES.misreading_of(cost_and_effect)
def for_nothing(_game: Game, _source: int, ability: Activated) -> tuple[tuple[Cost, ...], tuple[Effect, ...]]:
    """The ability is what stands behind the colon; what stands before it, nobody pays."""
    return (ManaPayment(ManaCost(("0",))),), ability.effects


@ACTIVATION_COST.misreading_of(who_pays)
def its_controller(game: Game, _player: str, source: int) -> str:
    """The controller of the object pays."""
    return views(game)[source].controller


@PUTTING_ABILITY_ON_STACK.misreading_of(revealed)
def hidden(game: Game, _player: str, _source: int) -> Game:
    """The card stays hidden in its zone."""
    return game


@PUTTING_ABILITY_ON_STACK.misreading_of(text_alone)
def as_much_as_its_source(game: Game, source: int, held: Held) -> Characteristics:
    """The ability on the stack has the characteristics of its source."""
    view = views(game)[source]
    return Characteristics(
        view.name, view.cost, view.colors, view.supertypes, view.types, view.subtypes, (held.ability,)
    )


@ACTIVATING_AS_CASTING.misreading_of(as_when_casting)
def paid_first(game: Game, casting: Casting) -> tuple[Game, Casting]:
    """The costs are paid before anything is chosen."""
    return take_steps_of_choosing(*take_steps_of_paying(game, casting))


@TIME_FOR_MANA.misreading_of(mana_abilities)
def only_with_priority(_game: Game, _player: str, _begun: Begun = ()) -> dict[str, tuple[int, Held]]:
    """Mana abilities are activated by a player with priority, and at no other time."""
    return {}


@ACTIVATING_MANA_ABILITIES.misreading_of(follows_the_rules)
def needs_nothing(_game: Game, _player: str, _source: int, _held: Held) -> None:
    """Nobody asks whether a mana ability may be activated."""


@MANA_ABILITY_NOT_AGAIN_BEFORE_RESOLVED.misreading_of(may_begin)
def again_at_once(_game: Game, _source: int, _held: Held, _begun: Begun) -> bool:
    """What is being activated may be activated once more meanwhile."""
    return True


# ---- activation instructions


@ACTIVATING.misreading_of(ensure_in_charge)
def anyone_may(_game: Game, _player: str, _source: int, _ability: Activated) -> None:
    """Every player may activate every ability."""


@ACTIVATION_INSTRUCTIONS.misreading_of(any_player_may)
def instructions_unheeded(_game: Game, _ability: Activated) -> bool:
    """What the text says about who may activate it is passed over."""
    return False


@PROHIBITED_ACTIVATION.misreading_of(ensure_not_prohibited)
def never_prohibited(_game: Game, _source: int, _held: Held) -> None:
    """Nothing keeps an ability from being activated."""


@SUMMONING_SICK_ABILITIES.misreading_of(ensure_ready)
def always_ready(_game: Game, _player: str, _source: int, _ability: Activated) -> None:
    """Whoever has just come may tap at once."""


@ACTIVATED_AS_SORCERY.misreading_of(ensure_as_sorcery)
@ONLY_AS_A_SORCERY.misreading_of(ensure_as_sorcery)
@ACTIVATED_AS_INSTANT.misreading_of(ensure_as_instant)
@ONLY_AS_AN_INSTANT.misreading_of(ensure_as_instant)
def any_time_will_do(_game: Game, _player: str, _source: int, **_amid: bool) -> None:
    """The instruction about the time is passed over."""


@ACTIVATION_INSTRUCTIONS.misreading_of(ensure_instructed)
def passed_over(_game: Game, _speaker: Speaker, _ability: Activated) -> None:
    """What the text says about when it may be activated is passed over."""


@RESTRICTIONS_OF_ACQUIRED_ABILITIES.misreading_of(uses_of)
def of_the_same_words(game: Game, source: int, held: Held) -> tuple[Used, ...]:
    """Every activation of an ability with these words counts, wherever the object has it from."""
    return uses_with_these_words(game, source, held)


@RESTRICTIONS_OUTLIVE_CONTROL.misreading_of(times_used)
def by_the_same_player(_game: Game, player: str, _source: int, uses: tuple[Used, ...]) -> int:
    """Only what the player did counts; with another controller the restriction begins anew."""
    return sum(used.player == player for used in uses)


# ---- forecast


@FORECAST_DURING_UPKEEP.misreading_of(ensure_upkeep_for_forecast)
def at_any_time(_game: Game, _source: int) -> None:
    """A forecast ability is activated like any other."""


@TIME_TO_ACTIVATE.misreading_of(ensure_has_priority)
def in_the_own_turn_alone(game: Game, player: str, _source: int, _ability: Activated) -> None:
    """Abilities are activated in one's own turn, while nothing waits on the stack."""
    if player != game.active or game.zone("stack"):
        raise TIME_TO_ACTIVATE.refuses(f"it is not {player}'s turn, or something waits")
