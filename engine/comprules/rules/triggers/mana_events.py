"""106.6, 106.12a: what triggers as something is tapped for mana, or as certain mana is spent."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.nouns import AllThese, Subject
from comprules.abilities.trigger_events_of_players import IsTappedForMana, ManaIsSpent
from comprules.events.players import SpendsMana, TapsForMana
from comprules.rules.mana.spending_mana import RESTRICTED_MANA
from comprules.rules.meaning import Speaker
from comprules.rules.triggers.what_triggered import About, is_one, is_player
from comprules.rules.triggers.zone_changes import left_as
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["about_mana", "is_that_source"]


def about_mana(
    there: Game,
    after: Game,
    event: TapsForMana | SpendsMana,
    when: IsTappedForMana | ManaIsSpent,
    speaker: Speaker,
) -> Iterator[About]:
    """Yield what has been tapped for mana, or the spell that the mana in question was spent on."""
    match when, event:
        case IsTappedForMana(who, what), TapsForMana(player, source, produced):
            if is_player(there, speaker, who, player) and is_that_source(after, speaker, what, source):
                yield About((source,), player, mana=produced)
        case ManaIsSpent(kind, mark), SpendsMana(player, marks=marks, spell=spell):
            if (
                mark in marks
                and spell
                and is_one(after, speaker, AllThese(replace(kind, zone="stack")), spell)
            ):
                RESTRICTED_MANA.decided(
                    after, f"mana for whose spending something waits is spent on {after.label(spell)}"
                )
                yield About((spell,), player)
        case _:  # one waits for the one event, one for the other
            return


def is_that_source(game: Game, speaker: Speaker, what: Subject, source: int) -> bool:
    """Say whether the source of an activated ability is what is waited for.

    One that left as the cost was paid is looked at as it last existed (106.12a).
    """
    if source in game.objects:
        return is_one(game, speaker, what, source)
    return left_as(game, game, source, speaker, what)
