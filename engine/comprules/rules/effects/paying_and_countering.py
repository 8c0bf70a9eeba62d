"""Deeds that are done any number of times as an ability resolves, and what can't be countered."""

from __future__ import annotations

from comprules.abilities.changes import CantBe
from comprules.abilities.kinds import ManaPayment, Triggered
from comprules.abilities.nouns import AllThese, Filter, You
from comprules.book.citing import rule
from comprules.events import Event, Sacrifices
from comprules.mana import ManaCost
from comprules.questions import ask_number, ask_objects
from comprules.rules.costs.paying import can_pay, pay_while_resolving
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.damage_sources import is_such_a_source
from comprules.rules.meaning.recipients import named_objects
from comprules.rules.replacement.as_it_would_enter import free_to_move
from comprules.ruleset import views
from comprules.state import Game, replace

__all__ = ["can_be_countered", "pay_any_number_of_times", "sacrifices_of_any_number"]


def pay_any_number_of_times(game: Game, speaker: Speaker, cost: ManaCost) -> tuple[Game, Speaker]:
    """The controller says how often, and pays the cost that often (603.12a); a number that can't be paid is not paid."""
    costs = (ManaPayment(cost),)
    player, name = speaker.controller, game.label(speaker.source)
    if not can_pay(game, speaker, costs):
        return game, replace(speaker, did=False, amount=0)
    times = ask_number(game, player, f"{name}: pay how often?")
    whole = (ManaPayment(ManaCost(cost.symbols * times)),)
    game, paid = pay_while_resolving(game, speaker, whole) if times else (game, False)
    return game, replace(speaker, did=paid, amount=times if paid else 0)


def sacrifices_of_any_number(game: Game, speaker: Speaker, what: Filter) -> list[Event]:
    """The controller sacrifices as many of the permanents that match as he or she likes."""
    mine = free_to_move(game, named_objects(game, speaker, AllThese(replace(what, controller=You()))))
    text = f"{game.label(speaker.source)}: choose what to sacrifice"
    picks = ask_objects(game, speaker.controller, text, mine, 0, len(mine)) if mine else ()
    return [Sacrifices(speaker.controller, i) for i in picks]


def always(_game: Game, _thing: int, _by: int) -> bool:
    """Whatever is told to be countered is."""
    return True


@rule("603.1a", without=always)
def can_be_countered(game: Game, thing: int, by: int) -> bool:
    """An ability that says so can't be countered; the instruction is no part of its effect, and holds on the stack."""
    made = game.objects[thing].on_stack
    ability = made.ability.ability if made is not None and made.ability is not None else None
    if isinstance(ability, Triggered) and ability.cant_be_countered:
        game.note("603.1a", f"{game.label(thing)} says that it can't be countered")
        return False
    if isinstance(ability, Triggered):
        game.note("603.1a", f"{game.label(thing)} says nothing against being countered")
    view = views(game)[thing]
    speaker = Speaker(thing, view.controller)
    barred = any(
        isinstance(change, CantBe)
        and change.what == "be countered"
        and change.by is not None
        and is_such_a_source(game, speaker, change.by, by)
        for change in view.rules
    )
    return not barred and not view.cannot("be countered")
