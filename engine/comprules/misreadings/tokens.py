"""111: tokens, misread."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.kinds import TokenSpec
from comprules.abilities.nouns import Subject
from comprules.events.every import Event
from comprules.events.zones import CeasesToExist, Creates, Moves
from comprules.predefined_tokens import TOKENS_BY_DEFINITION, PredefinedToken
from comprules.rules.copying.copying import COPIES_OF_NOTHING, as_they_last_were, copies_of_nothing
from comprules.rules.meaning.recipients import number_of
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.tokens import (
    CHARACTERISTICS_OF_TOKENS,
    LEGENDARY_TOKENS_WITH_NAMES,
    NAMES_OF_TOKENS,
    NAMES_OF_TOKENS_IN_TEXT,
    TOKENS_NAMED_AFTER_CARDS,
    WHO_CREATES_TOKENS,
    called_as_copied,
    given_name,
    like_the_card,
    name_of_types,
    token_as_defined,
    token_described,
    token_name,
    token_specs_in,
    whose_token,
)
from comprules.rules.replacement.impossible_events import (
    NO_WAY_BACK_FOR_TOKENS,
    TOKENS_THAT_CANT_BE_THERE,
    token_is_out_of_play,
    tokens_that_cant_enter,
)
from comprules.rules.resolving.what_enters import COPIES_THAT_BECOME_TOKENS, as_it_enters
from comprules.ruleset import Replacing
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject

__all__: list[str] = []


# ---- whose it is, and what it is


@WHO_CREATES_TOKENS.misreading_of(whose_token)
def of_whose_effect_it_is(_game: Game, speaker: Speaker, _player: str) -> tuple[str, str]:
    """Tokens belong to the player whose spell or ability creates them."""
    return speaker.controller, speaker.controller


@CHARACTERISTICS_OF_TOKENS.misreading_of(token_described)
def with_the_cost_of_its_maker(game: Game, speaker: Speaker, spec: TokenSpec) -> Characteristics:
    """A token has the mana cost and the supertypes of what creates it."""
    maker = game.last_seen(speaker.source).base if speaker.source else Characteristics()
    return Characteristics(
        name=token_name(game, speaker, spec),
        cost=maker.cost,
        colors=frozenset(spec.colors),
        supertypes=frozenset(spec.supertypes) | maker.supertypes,
        types=frozenset(spec.types),
        subtypes=frozenset(spec.subtypes),
        abilities=spec.abilities,
        power=None if spec.power is None else number_of(game, speaker, spec.power),
        toughness=None if spec.toughness is None else number_of(game, speaker, spec.toughness),
    )


@NAMES_OF_TOKENS.misreading_of(name_of_types)
def types_alone(_game: Game, subtypes: tuple[str, ...]) -> str:
    """A token is called by its subtypes and no more."""
    return " ".join(subtypes)


@NAMES_OF_TOKENS.misreading_of(given_name)
@LEGENDARY_TOKENS_WITH_NAMES.misreading_of(given_name)
def by_its_types_all_the_same(_game: Game, spec: TokenSpec) -> str:
    """Every token is called by its subtypes, whatever stands before its description."""
    return " ".join((*spec.subtypes, "Token"))


@NAMES_OF_TOKENS.misreading_of(called_as_copied)
def copy_called_by_its_types(_game: Game, values: Characteristics) -> Characteristics:
    """Every token is called by its subtypes, a copy too."""
    return replace(values, name=" ".join((*sorted(values.subtypes), "Token")))


@NAMES_OF_TOKENS_IN_TEXT.misreading_of(token_name)
def name_as_printed(game: Game, speaker: Speaker, spec: TokenSpec) -> str:
    """The name that the spell or ability gave the token before its text was changed."""
    source = game.objects.get(speaker.source)
    printed = token_specs_in(source.base.abilities) if source else []
    first = printed[0] if printed else spec
    return first.name or " ".join((*first.subtypes, "Token"))


# ---- what the rules or a card define


@TOKENS_BY_DEFINITION.misreading_of(token_as_defined)
def nothing_but_a_name(_game: Game, row: PredefinedToken, spec: TokenSpec) -> Characteristics:
    """A token has what the effect says of it, and an effect that says a name alone gives it no ability."""
    return Characteristics(
        name=f"{row.name} Token", types=frozenset(row.types), subtypes=frozenset(row.subtypes),
        supertypes=frozenset(spec.supertypes),
    )  # fmt: skip


@TOKENS_NAMED_AFTER_CARDS.misreading_of(like_the_card)
def a_name_and_nothing_else(_game: Game, spec: TokenSpec) -> Characteristics:
    """A token of which nothing is said but a name has nothing else."""
    return Characteristics(name=spec.name)


# ---- copies


@COPIES_OF_NOTHING.misreading_of(copies_of_nothing)
def a_token_without_characteristics(_game: Game, players: tuple[str, ...]) -> tuple[Creates, ...]:
    """A token is created all the same, and has no characteristics."""
    return tuple(Creates(player, Characteristics()) for player in players)


@COPIES_OF_NOTHING.misreading_of(as_they_last_were)
def gone_is_gone(_game: Game, _speaker: Speaker, _of: Subject) -> tuple[int, ...]:
    """What has left the battlefield can't be copied any more."""
    return ()


@COPIES_THAT_BECOME_TOKENS.misreading_of(as_it_enters)
def created_as_it_resolves(_game: Game, thing: GameObject, entry: Moves) -> tuple[Event, ...]:
    """As the copy of a permanent spell resolves, its controller creates a token."""
    if thing.kind != "copy of a spell":
        return (entry,)
    token = Creates(entry.under, thing.base, attached_to=entry.attached_to, back=thing.back)
    return CeasesToExist(thing.id), token


# ---- where tokens can be


@TOKENS_THAT_CANT_BE_THERE.misreading_of(tokens_that_cant_enter)
def created_and_gone(_game: Game, _event: Creates) -> Iterator[Replacing]:
    """What can't enter the battlefield is created and then is nowhere."""
    return iter(())


@NO_WAY_BACK_FOR_TOKENS.misreading_of(token_is_out_of_play)
def goes_where_a_card_would(_game: Game, _event: Moves) -> bool:
    """A token goes from zone to zone as a card does."""
    return False
