"""702.109, 702.152: dash and blitz.

Static abilities that let a player cast for another cost and make the permanent leave again (608.3g).
"""

from __future__ import annotations

from comprules.abilities.conditions import Duration
from comprules.abilities.instructions import DrawCards, Move, Sacrifice
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, AddAbilities, Effect, Triggered
from comprules.abilities.simple_nouns import EachPlayer, It, Number, This, You
from comprules.abilities.slots import Slot
from comprules.abilities.trigger_events import NextBeginning
from comprules.abilities.trigger_events_of_objects import PutInto
from comprules.book.citing import cite
from comprules.keywords.rules_702_61_to_120 import DASH
from comprules.keywords.rules_702_121_to_183 import BLITZ
from comprules.rules.triggers.delayed_triggers import DELAYED_FROM_ALLOWED_ACTION
from comprules.rules.triggers.waiting_for_steps import await_step
from comprules.state.game import Game
from comprules.state.lasting import Lasting
from comprules.state.objects import NOT_YET, GameObject

__all__ = [
    "PERMANENT_WITH_DELAYED_ABILITY",
    "abilities_as_it_enters",
    "with_end_step_trigger",
]

PERMANENT_WITH_DELAYED_ABILITY = cite("608.3g")

# What a spell cast for the cost gives the permanent, and what is done with that at the beginning of the next end step.
_GIVES: dict[str, tuple[Ability, ...]] = {
    "dash": (Keyword("haste"),),
    "blitz": (
        Keyword("haste"),
        Triggered(PutInto(This(), "graveyard", origin="battlefield"), (DrawCards(You(), Number(1)),)),
    ),
}
_PERMANENT = Slot(1, "object", "the permanent that the spell becomes")
_LATER: dict[str, tuple[Effect, ...]] = {
    "dash": (Move(It(slot=_PERMANENT), "hand"),),
    "blitz": (Sacrifice(You(), It(slot=_PERMANENT)),),
}
_CITATIONS = {"dash": DASH, "blitz": BLITZ}


def _paid(thing: GameObject) -> tuple[str, ...]:
    options = thing.announced.options
    return tuple(word for word in _GIVES if word in options)


@DELAYED_FROM_ALLOWED_ACTION
@PERMANENT_WITH_DELAYED_ABILITY
@DASH
@BLITZ
def with_end_step_trigger(game: Game, spell: GameObject) -> Game:
    """A permanent cast for dash or blitz enters with a trigger that undoes it at the next end step."""
    permanent = game.successor.get(spell.id, 0)
    paid = _paid(spell)
    if permanent not in game.battlefield:
        if paid:
            PERMANENT_WITH_DELAYED_ABILITY.decided(
                game, f"{game.label(spell.id)} is not put onto the battlefield: nothing is created"
            )
        return game
    for ability in spell.base.abilities:
        if isinstance(ability, Keyword) and ability.name in _GIVES and ability.name not in paid:
            for citation in (DELAYED_FROM_ALLOWED_ACTION, PERMANENT_WITH_DELAYED_ABILITY):
                why = f"{game.label(spell.id)} was not cast for its {ability.name} cost: nothing is created"
                citation.decided(game, why)
    for word in paid:
        PERMANENT_WITH_DELAYED_ABILITY.decided(
            game, f"a delayed ability of {word} is created as {game.label(spell.id)} enters"
        )
        _CITATIONS[word].decided(game, f"{game.label(spell.id)} leaves at the beginning of the next end step")
        game = await_step(
            game,
            NextBeginning("end", EachPlayer()),
            _LATER[word],
            (spell.id,),
            _PERMANENT,
            source=spell.id,
            controller=spell.controller,
            way="permission",
        )
    return game


def abilities_as_it_enters(thing: GameObject) -> tuple[Lasting, ...]:
    """Return the effects that give haste, and with blitz more, to a permanent whose spell was cast so."""
    return tuple(
        Lasting(NOT_YET, thing.id, thing.controller, (AddAbilities(_GIVES[word]),), NOT_YET, Duration())
        for word in _paid(thing)
    )
