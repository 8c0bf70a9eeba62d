"""118.12: what is paid as an instruction says, while a spell or ability resolves."""

from __future__ import annotations

from comprules.abilities.costs import Cost
from comprules.abilities.kinds import Triggered
from comprules.abilities.plain_instructions import Pay
from comprules.book.citing import IllegalError, cite, tried
from comprules.questions import ask_number
from comprules.rules.costs.ability_to_pay import CASTING_WHILE_RESOLVING, can_pay, could_have_more_mana
from comprules.rules.costs.making_mana import NOBODY_MUST_MAKE_MANA
from comprules.rules.costs.mana_costs_to_pay import costs_asked
from comprules.rules.costs.paying import pay_all
from comprules.rules.costs.symbols_in_costs import ABILITY_TO_PAY, has_x, so_often
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.recipients import named_players, number_of
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["X_UNLESS_CAST", "costs_to_pay", "pay_while_resolving", "x_chosen_in_time"]

X_UNLESS_CAST = cite("107.3f")


def costs_to_pay(game: Game, speaker: Speaker, effect: Pay) -> tuple[Game, Speaker, tuple[Cost, ...]]:
    """Return what an instruction asks to be paid now.

    A value of X that nothing else has settled is chosen (107.3f).
    """
    costs = so_often(costs_asked(game, speaker, effect) or (), number_of(game, speaker, effect.times))
    if isinstance(speaker.of.ability, Triggered) and not speaker.chosen.x and has_x(effect.costs):
        for player in named_players(game, speaker, effect.players)[:1]:
            x = x_chosen_in_time(game, player, speaker.source)
            speaker = replace(speaker, chosen=replace(speaker.chosen, x=x))
    return game, speaker, costs


@X_UNLESS_CAST
def x_chosen_in_time(game: Game, player: str, source: int) -> int:
    """X that is in no cost of the ability, and not defined, is chosen when it is needed."""
    x = ask_number(game, player, f"{game.label(source)}: choose the value of X")
    X_UNLESS_CAST.decided(game, f"{player} chooses {x} for X")
    return x


def pay_while_resolving(game: Game, speaker: Speaker, costs: tuple[Cost, ...]) -> tuple[Game, bool]:
    """A player pays while a spell or ability resolves, and whether he or she did.

    What can't be paid in full is not paid at all.
    """
    if not can_pay(game, speaker, costs):
        return game, False
    try:
        with tried(game):
            return pay_all(game, speaker, costs, CASTING_WHILE_RESOLVING), True
    except IllegalError as error:
        CASTING_WHILE_RESOLVING.decided(game, f"{speaker.controller} had the chance to make mana for it")
        if could_have_more_mana(game, speaker.controller):
            NOBODY_MUST_MAKE_MANA.decided(game, f"{speaker.controller} could have made mana, and need not")
        ABILITY_TO_PAY.decided(game, f"{speaker.controller} has not paid: {error.reason}")
        return game, False
