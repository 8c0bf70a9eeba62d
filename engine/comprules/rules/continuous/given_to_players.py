"""601.3, 607: what effects say for players, with the names and objects that their words mean put in."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import CantCast
from comprules.abilities.descriptions import narrowed, predicate_of, without
from comprules.abilities.kinds import Change, MayCast, MayPlay
from comprules.abilities.predicates import HasName, LinkedTo, OneOfThese
from comprules.abilities.simple_nouns import Chosen
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.linked_abilities import linked
from comprules.rules.meaning.speaker import Choices
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Lasting

__all__ = ["speaker_of_lasting", "with_chosen_name", "with_giver"]


def speaker_of_lasting(effect: Lasting) -> Speaker:
    """Return who says what an effect of a resolution says."""
    return Speaker(effect.source, effect.controller, chosen=Choices(x=effect.x, words=effect.words))


def with_chosen_name(speaker: Speaker, change: Change) -> Change:
    """Return what is said of spells with the chosen name, with the name that was chosen.

    Without one it is said of none.
    """
    if isinstance(change, CantCast) and predicate_of(change.spells, Chosen) == Chosen("card name"):
        name = speaker.chosen.words.get("card name", "")
        return replace(
            change, spells=narrowed(without(change.spells, Chosen), HasName(name or "no name was chosen"))
        )
    return change


def with_giver(game: Game, speaker: Speaker, change: Change) -> Change:
    """Return what may be cast or played with the very cards that its words mean, and who says so."""
    if not isinstance(change, MayCast | MayPlay) or not (change.among or change.once):
        return change
    among = change.among
    if among is not None and (said := predicate_of(among, LinkedTo)) is not None:
        these = OneOfThese(tuple(sorted(i for i in linked(game, speaker, said.how) if isinstance(i, int))))
        among = narrowed(without(among, LinkedTo), these)
    return replace(change, among=among, giver=speaker.source)
