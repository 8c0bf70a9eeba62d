"""706, 707, 728: copies, and permanents that are merged with others, misread."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.kinds import Change, CopySpell
from comprules.abilities.nouns import Subject
from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.happening.melding import BOTH_CARDS_FOUND, MERGED_PARTS_FOUND, all_that_it_became
from comprules.happening.new_objects import MERGED_TOKEN, kind_of_merged
from comprules.rules.continuous.changing_characteristics import COPY_WITH_CHANGED_CHARACTERISTICS, excepted
from comprules.rules.continuous.effect import Continuous
from comprules.rules.continuous.what_is_copied import TRANSFORMING_TOKEN
from comprules.rules.copying.copying import (
    CASTING_COPIES_OF_CARDS,
    COPYING_SPELLS,
    TARGET_OF_COPY,
    TRANSFORMING_COPY_OF_SPELL,
    as_it_last_was,
    copy_cards,
    other_face_of_copy,
    other_face_of_spell,
    the_target_of_the_copy,
    without_mana,
)
from comprules.rules.copying.merging import MUTATE, MUTATING_SPELL_RESOLVES, merge
from comprules.rules.meaning.last_known_information import LAST_KNOWN_INFORMATION
from comprules.rules.meaning.speaker import Speaker
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject, Kind, OnStack, View

__all__: list[str] = []

# ---- copying


@LAST_KNOWN_INFORMATION.misreading_of(as_it_last_was)
def nothing_left_to_copy(_game: Game, _speaker: Speaker, _subject: Subject) -> tuple[int, ...]:
    """What has left the stack can't be copied any more."""
    return ()


@COPYING_SPELLS.misreading_of(without_mana)
def as_if_paid_for(_game: Game, thing: GameObject) -> OnStack:
    """What was spent on a spell was spent on its copy too."""
    return replace(thing.on_stack or OnStack(), cast_from="")


@TARGET_OF_COPY.misreading_of(the_target_of_the_copy)
def aimed_at_nothing(
    _game: Game, _speaker: Speaker, _to: Subject, _player: str, _spell: int
) -> tuple[int, ...]:
    """No effect can say what a copy targets, and nothing is copied."""
    return ()


@CASTING_COPIES_OF_CARDS.misreading_of(copy_cards)
def nothing_to_cast(
    game: Game, speaker: Speaker, _effect: CopySpell, _cards: tuple[int, ...]
) -> tuple[Game, Speaker]:
    """Only what is on the stack can be copied there."""
    return game, replace(speaker, current=replace(speaker.current, objects=(), did=False))


@COPY_WITH_CHANGED_CHARACTERISTICS.misreading_of(excepted)
def like_its_model(
    _game: Game, board: Mapping[int, View], _effect: Continuous, _exception: Change, thing: int
) -> View:
    """A copy is like what it copies in everything, whatever exceptions its effect makes."""
    return board[thing]


# ---- merging


@MUTATING_SPELL_RESOLVES.misreading_of(merge)
@MUTATE.misreading_of(merge)
def enters_beside(game: Game, thing: GameObject, _target: int) -> Game:
    """The creature enters the battlefield next to the one that it was to mutate."""
    controller = views(game)[thing.id].controller
    return happen(game, Moves(thing.id, "battlefield", cause="resolved", under=controller))


@TRANSFORMING_TOKEN.misreading_of(other_face_of_copy)
def only_the_face_that_is_up(
    _game: Game, _speaker: Speaker, _thing: int, _but: tuple[Change, ...]
) -> Characteristics | None:
    """A token that is a copy has only the face that was copied, and never transforms."""
    return None


@TRANSFORMING_COPY_OF_SPELL.misreading_of(other_face_of_spell)
def only_the_face_on_the_stack(
    _game: Game, _speaker: Speaker, _spell: int, _base: Characteristics, _but: tuple[Change, ...]
) -> Characteristics | None:
    """A copy of a spell has only the face that was copied, and what it becomes never transforms."""
    return None


@BOTH_CARDS_FOUND.misreading_of(all_that_it_became)
@MERGED_PARTS_FOUND.misreading_of(all_that_it_became)
def the_uppermost(_game: Game, _old: int, new: int) -> tuple[int, ...]:
    """Of the objects that one has become, the one that was on top is found alone."""
    return (new,)


@MERGED_TOKEN.misreading_of(kind_of_merged)
def what_it_was(_game: Game, there: GameObject, _upper: GameObject) -> Kind:
    """Being a token or a card has nothing to do with what comes to lie on top."""
    return there.kind
