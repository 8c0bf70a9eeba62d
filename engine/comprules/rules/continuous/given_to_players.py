"""601.3, 607: what effects say for players, with the names and objects that their words mean put in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from comprules.abilities.changes_of_rules import CantCast, ChangeCost, KeepsMana, MaximumHandSize
from comprules.abilities.descriptions import narrowed, predicate_of, without
from comprules.abilities.kinds import AddAbilities, ApplyToPlayers, Change, MayCast, MayPlay
from comprules.abilities.nouns import AllThese, Comparison, Filter, SharesWith
from comprules.abilities.parts import INSIDE, any_part_is, rewritten
from comprules.abilities.predicates import Color, HasName, LinkedTo, OneOfThese, Subtype, Type
from comprules.abilities.simple_nouns import Chosen, Number, OnePlayer, ThatPlayer, This, You
from comprules.rules.meaning import Speaker, amount_of
from comprules.rules.meaning.linked_abilities import linked, word_chosen
from comprules.rules.meaning.questions import answers
from comprules.rules.meaning.speaker import Choices, dealing_with_player, with_slot
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Lasting
from comprules.state.objects import Filled, View

__all__ = ["OF_RULES", "in_plain_words", "speaker_of_lasting", "speaking_of", "with_giver", "with_others"]

OF_RULES: Final = (MaximumHandSize, KeepsMana, ChangeCost)
"""The changes for a player that are a matter of the rules of the game."""


def speaker_of_lasting(effect: Lasting) -> Speaker:
    """Return who says what an effect of a resolution says."""
    return Speaker(effect.source, effect.controller, chosen=Choices(x=effect.x, words=effect.words))


def in_plain_words(game: Game, speaker: Speaker, change: Change) -> Change:
    """Return what is said of cards and spells, with the words, numbers and player that its source means.

    A word that was not chosen is said of none.
    """
    if isinstance(change, AddAbilities):
        return change  # abilities speak for themselves

    def settled(part: object) -> object:
        return rewritten(part, plain) if isinstance(part, Filter) else INSIDE

    def plain(part: object) -> object:
        if isinstance(part, Chosen) and part.kind not in ("player", "opponent"):
            return _as_chosen(part, word_chosen(game, speaker, part.kind))
        if isinstance(part, Comparison) and _speaks_of_its_source(part.amount):
            return replace(part, amount=Number(amount_of(game, views(game), speaker, part.amount)))
        return OnePlayer(speaker.controller) if isinstance(part, You) else INSIDE

    return rewritten(change, settled) if _has_description(change) else change


_has_description = any_part_is(Filter)
_speaks_of_its_source = any_part_is(This, You, ThatPlayer)


def _as_chosen(part: Chosen, word: str) -> object:
    """Return the predicate that a chosen word stands for."""
    match part.kind:
        case "card name" | "nonland card name" | "artifact card name":
            return HasName(word or "no name was chosen")
        case "color":
            return Color(word) if word else OneOfThese(())
        case "card type":
            return Type(word) if word else OneOfThese(())
        case "creature type" | "basic land type":
            return Subtype(word) if word else OneOfThese(())
        case "player" | "opponent" | "color or colors":
            return part
        case _:
            assert_never(part.kind)


def speaking_of(speaker: Speaker, said: ApplyToPlayers, player: str) -> Speaker:
    """Return who says something of several players, as it is said of one of them."""
    return with_slot(dealing_with_player(speaker, player), said.fills, Filled(players=(player,)))


def with_others(game: Game, board: Mapping[int, View], speaker: Speaker, change: Change) -> Change:
    """Return what is said of spells that share a quality with others, with the objects that these are."""
    if not isinstance(change, CantCast | ChangeCost | MayCast):
        return change

    def settled(part: object) -> object:
        if not isinstance(part, SharesWith):
            return INSIDE
        these = OneOfThese(tuple(sorted(answers(game).named(game, board, speaker, part.whom))))
        return replace(part, whom=AllThese(Filter.of(these, noun="card", zone="everywhere")))

    made: Change = rewritten(change, settled)
    return made


def with_giver(game: Game, speaker: Speaker, change: Change) -> Change:
    """Return what may be cast or played with the very cards that its words mean, and who says so."""
    if not isinstance(change, MayCast | MayPlay) or not (change.among or change.once):
        return change
    among = change.among
    if among is not None and (said := predicate_of(among, LinkedTo)) is not None:
        these = OneOfThese(tuple(sorted(i for i in linked(game, speaker, said.how) if isinstance(i, int))))
        among = narrowed(without(among, LinkedTo), these)
    return replace(change, among=among, giver=speaker.source)
