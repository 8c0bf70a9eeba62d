"""701.40, 701.58, 702.168: what is manifested, cloaked or disguised, misread."""

from __future__ import annotations

from typing import Literal

from comprules.abilities.costs import ManaPayment
from comprules.events.zones import Moves, Reveals
from comprules.happening import happen
from comprules.happening.turning_over import CONCEALED_BY
from comprules.keywords.rules_701 import CLOAKING
from comprules.keywords.rules_702_121_to_183 import DISGUISE
from comprules.rules.actions.manifesting import (
    NOT_CLOAKED,
    NOT_MANIFESTED,
    SEVERAL_CLOAKED,
    SEVERAL_MANIFESTED,
    left_as_it_is,
    one_after_another,
)
from comprules.rules.casting.ways_face_up import (
    CLOAKED_WITH_DISGUISE,
    CLOAKED_WITH_MORPH,
    MANIFESTED_WITH_DISGUISE,
    MANIFESTED_WITH_MORPH,
    TURNING_CLOAKED_FACE_UP,
    TURNING_DISGUISED_FACE_UP,
    TURNING_MANIFESTED_FACE_UP,
    WayUp,
    by_keyword,
    either_way,
    for_its_mana_cost,
)
from comprules.rules.continuous.face_down import has_ward
from comprules.rules.effects.turning_over import CLOAKED_INSTANTS, MANIFESTED_INSTANTS, shown_and_left
from comprules.rules.meaning.speaker import Speaker
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__: list[str] = []


@CLOAKING.misreading_of(has_ward)
@DISGUISE.misreading_of(has_ward)
def like_a_manifested_one(_game: Game, _thing: int) -> bool:
    """What is cloaked or disguised is a 2/2 creature and nothing else."""
    return False


@TURNING_DISGUISED_FACE_UP.misreading_of(by_keyword)
def for_nothing(_game: Game, _thing: GameObject) -> tuple[WayUp, ...]:
    """What is disguised is turned face up for nothing."""
    return (WayUp("disguise", None, (), TURNING_DISGUISED_FACE_UP),)


@NOT_MANIFESTED.misreading_of(left_as_it_is)
@NOT_CLOAKED.misreading_of(left_as_it_is)
def put_away(game: Game, card: int, _how: Literal["manifest", "cloak"]) -> Game:
    """A card that was to be manifested or cloaked and can't enter is put into the graveyard."""
    return happen(game, Moves(card, "graveyard"))


@TURNING_MANIFESTED_FACE_UP.misreading_of(for_its_mana_cost)
@TURNING_CLOAKED_FACE_UP.misreading_of(for_its_mana_cost)
def whatever_card_it_is(_game: Game, thing: GameObject) -> tuple[WayUp, ...]:
    """Whatever lies face down is turned up for its mana cost, if it has one."""
    if thing.base.cost is None:
        return ()
    by = TURNING_CLOAKED_FACE_UP if thing.notes.get(CONCEALED_BY) == "cloak" else TURNING_MANIFESTED_FACE_UP
    return (WayUp("mana cost", thing.base.cost, (ManaPayment(thing.base.cost),), by),)


@MANIFESTED_WITH_MORPH.misreading_of(either_way)
@MANIFESTED_WITH_DISGUISE.misreading_of(either_way)
@CLOAKED_WITH_MORPH.misreading_of(either_way)
@CLOAKED_WITH_DISGUISE.misreading_of(either_way)
def by_its_own_ability_alone(
    _game: Game, _thing: GameObject, by_ability: tuple[WayUp, ...], for_cost: tuple[WayUp, ...]
) -> tuple[WayUp, ...]:
    """What has morph or disguise is turned up by that ability alone."""
    return by_ability or for_cost


@SEVERAL_MANIFESTED.misreading_of(one_after_another)
@SEVERAL_CLOAKED.misreading_of(one_after_another)
def all_together(
    game: Game, speaker: Speaker, cards: tuple[int, ...], how: Literal["manifest", "cloak"]
) -> tuple[Game, Speaker]:
    """Several cards that are manifested or cloaked enter together."""
    note = ((CONCEALED_BY, how),)
    entering = (
        Moves(card, "battlefield", under=speaker.controller, face_down=True, notes=note) for card in cards
    )
    game = happen(game, *entering)
    there = tuple(i for card in cards if (i := game.successor.get(card)) is not None)
    return game, replace(speaker, current=replace(speaker.current, objects=there, did=bool(cards)))


@MANIFESTED_INSTANTS.misreading_of(shown_and_left)
@CLOAKED_INSTANTS.misreading_of(shown_and_left)
def turned_up_like_any(_game: Game, _thing: int) -> tuple[Reveals, ...]:
    """An instant or sorcery card on the battlefield is turned face up like any other card."""
    return ()
