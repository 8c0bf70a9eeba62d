"""702.57: forecast abilities are activated from a hand, in an upkeep."""

from __future__ import annotations

from comprules.abilities.kinds import Activated
from comprules.happening.whose_turn import is_active
from comprules.keywords.rules_702_2_to_60 import FORECAST
from comprules.rules.permission.looking_at_cards import FORECAST_DURING_UPKEEP
from comprules.ruleset import rules_of
from comprules.state.game import Game

__all__ = ["ensure_forecast", "ensure_upkeep_for_forecast"]


def ensure_forecast(game: Game, source: int, ability: Activated) -> None:
    """See to it that a forecast ability is one of a card in a hand, and that it is time for it.

    Raises:
        IllegalError: it isn't.
    """
    if ability.word != "forecast":
        return
    name = game.label(source)
    row = rules_of(game).keyword("forecast")
    if row is None or row.left_out_whole or game.objects[source].zone != "hand":
        raise FORECAST.refuses(f"the forecast ability of {name} is activated only from a hand")
    FORECAST.decided(game, f"the forecast ability of {name} is activated from the hand")
    ensure_upkeep_for_forecast(game, source)


@FORECAST_DURING_UPKEEP
def ensure_upkeep_for_forecast(game: Game, source: int) -> None:
    """It is the upkeep of the card's owner, who has activated no forecast ability of it in this turn.

    Raises:
        IllegalError: it is another step, or it has been activated before.
    """
    thing, name = game.objects[source], game.label(source)
    if game.step != "upkeep" or not is_active(game, thing.owner):
        raise FORECAST_DURING_UPKEEP.refuses(f"it is not the upkeep of the owner of {name}")
    if any(used.ability.word == "forecast" and used.turn == game.turn for used in thing.activated):
        raise FORECAST_DURING_UPKEEP.refuses(f"{name} has been forecast in this turn")
    FORECAST_DURING_UPKEEP.decided(game, f"{name} is forecast in its owner's upkeep")
