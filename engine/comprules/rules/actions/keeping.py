"""608.2d: players choose what they keep, and sacrifice the rest."""

from __future__ import annotations

from comprules.abilities.keyword_actions import KeepSome
from comprules.events.every import Event
from comprules.events.zones import Sacrifices
from comprules.questions import Known, ask_objects
from comprules.rules.effects.choices import (
    CHOICES_WHILE_RESOLVING,
    choosing_in_turn,
    known_to_the_next,
    may_be_sacrificed,
)
from comprules.rules.effects.one_event import happening_to
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.recipients import as_much_as_possible, named_players
from comprules.state.game import Game

__all__ = ["keep_some"]


def keep_some(game: Game, speaker: Speaker, effect: KeepSome) -> tuple[Game, Speaker]:
    """In turn order players each choose permanents of theirs; then all others of the kind are sacrificed."""
    events: list[Event] = []
    known: Known = ()
    for player in (choosing := choosing_in_turn(game, named_players(game, speaker, effect.players))):
        there = may_be_sacrificed(game, speaker, player, effect.what)
        number = as_much_as_possible(game, effect.amount.value, len(there))
        least = 0 if effect.up_to else number
        kept = ask_objects(game, player, "choose what to keep", there, least, number, known)
        CHOICES_WHILE_RESOLVING.decided(game, f"{player} keeps {len(kept)} of {len(there)}")
        if player != choosing[-1]:
            known += known_to_the_next(game, player, kept)
        events += [Sacrifices(player, i, speaker.controller) for i in there if i not in kept]
    return happening_to(game, speaker, events)
