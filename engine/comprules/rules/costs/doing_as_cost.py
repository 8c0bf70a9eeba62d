"""118.1, 118.11, 614.17b: costs that ask for something to be done, such as putting a counter on something."""

from __future__ import annotations

from comprules.abilities.instructions import DrawCards, Move
from comprules.abilities.keyword_actions import KeywordAction
from comprules.abilities.kinds import Effect
from comprules.abilities.nouns import Picked, Subject
from comprules.abilities.simple_nouns import It
from comprules.abilities.slots import NOW
from comprules.book.citing import IllegalError, cite
from comprules.events.every import Event
from comprules.events.zones import Draws
from comprules.rules.costs.symbols_in_costs import ABILITY_TO_PAY
from comprules.rules.effects.choices import there_to_pick, with_picks
from comprules.rules.effects.instructions_as_events import AtOnce, events_of
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.recipients import named_objects, named_players, number_of
from comprules.rules.meaning.speaker import dealing_with
from comprules.rules.replacement.impossible_events import COSTS_THAT_CANT_BE_PAID, can_happen
from comprules.ruleset import rules_of
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Paid

__all__ = ["PAID_THOUGH_CHANGED", "do_as_cost", "is_paid_though_changed", "keeps_from_doing"]

PAID_THOUGH_CHANGED = cite("118.11")


def keeps_from_doing(game: Game, speaker: Speaker, effect: Effect) -> IllegalError | None:
    """Return the refusal of a cost that includes what can't happen (614.17b); None if all of it could.

    Of what is to be picked, enough things have to be left with which it could be done.
    """
    if not isinstance(effect, AtOnce):
        return None
    speaker = _paying(speaker)
    picked = next((part for part in (_named(effect),) if isinstance(part, Picked)), None)
    if picked is None:
        possible = all(can_happen(game, event) for event in events_of(game, speaker, effect))
    else:
        there = there_to_pick(game, speaker, picked)
        fit = [i for i in there if _could_with(game, speaker, effect, i)]
        fewest = picked.least if picked.up_to else number_of(game, speaker, picked.amount)
        possible = len(fit) >= fewest
    return None if possible else COSTS_THAT_CANT_BE_PAID.refuses(f"{speaker.controller} can't pay with that")


def do_as_cost(game: Game, speaker: Speaker, effect: Effect) -> tuple[Game, Paid]:
    """Do what a cost asks for; it is known to be possible in full.

    Raises:
        IllegalError: What was picked for it can't be paid with (614.17b).
    """
    speaker, effect = with_picks(game, _paying(speaker), effect)
    refusal = keeps_from_doing(game, speaker, effect)
    if refusal is not None:
        raise refusal
    subject = _named(effect)
    things = named_objects(game, speaker, subject) if isinstance(subject, Subject) else ()
    changed = _may_be_changed(game, speaker, effect)
    game, after = rules_of(game).follow(game, speaker, effect)
    if changed and not is_paid_though_changed(game, speaker.controller):
        raise ABILITY_TO_PAY.refuses(f"{speaker.controller} hasn't done what it costs")
    kind = effect.to if isinstance(effect, Move) else type(effect).__name__.lower()
    if isinstance(effect, KeywordAction):
        kind, things = f"{effect.name} {effect.word}".strip(), after.current.objects
    return game, Paid(kind, things, len(things))


def _may_be_changed(game: Game, speaker: Speaker, effect: Effect) -> bool:
    """Say whether effects may put something else in the place of what a cost asks for."""
    events: tuple[Event, ...] = ()
    if isinstance(effect, DrawCards):
        events = tuple(Draws(player) for player in named_players(game, speaker, effect.players))
    elif isinstance(effect, AtOnce):
        events = tuple(events_of(game, speaker, effect))
    return any(one.group != "can't" for event in events for one in rules_of(game).replacements(game, event))


@PAID_THOUGH_CHANGED
def is_paid_though_changed(game: Game, player: str) -> bool:
    """A cost has been paid though effects have changed what was done for it, even to nothing at all."""
    PAID_THOUGH_CHANGED.decided(game, f"{player} has paid, whatever has come in the place of it")
    return True


def _named(effect: Effect) -> object:
    return getattr(effect, "subject", None) or getattr(effect, "on", None)


def _could_with(game: Game, speaker: Speaker, effect: AtOnce, thing: int) -> bool:
    """Say whether the instruction could be carried out with this thing."""
    part = "subject" if getattr(effect, "subject", None) else "on"
    with_it: AtOnce = replace(effect, **{part: It(slot=NOW)})  # type: ignore[arg-type]  # the part that was picked
    return all(can_happen(game, event) for event in events_of(game, dealing_with(speaker, (thing,)), with_it))


def _paying(speaker: Speaker) -> Speaker:
    """Return the speaker whose words are a cost, and so no effect."""
    return replace(speaker, of=replace(speaker.of, as_cost=True))
