"""111.3, 111.4: the characteristics of a token, as what creates it gives them."""

from __future__ import annotations

from comprules.abilities.kinds import TokenSpec
from comprules.abilities.parts import parts_of
from comprules.book.citing import cite
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.recipients import number_of
from comprules.state.game import Game
from comprules.state.objects import Characteristics

__all__ = [
    "NAMES_OF_TOKENS_IN_TEXT",
    "token_described",
    "token_name",
    "token_specs_in",
]

NAMES_OF_TOKENS_IN_TEXT = cite("612.2a")


def token_described(game: Game, speaker: Speaker, spec: TokenSpec) -> Characteristics:
    """Return the characteristics of a token, as what creates it says."""
    return Characteristics(
        name=token_name(game, speaker, spec),
        colors=frozenset(spec.colors),
        supertypes=frozenset(spec.supertypes),
        types=frozenset(spec.types),
        subtypes=frozenset(spec.subtypes),
        abilities=spec.abilities,
        power=None if spec.power is None else number_of(game, speaker, spec.power),
        toughness=None if spec.toughness is None else number_of(game, speaker, spec.toughness),
    )


@NAMES_OF_TOKENS_IN_TEXT
def token_name(game: Game, speaker: Speaker, spec: TokenSpec) -> str:
    """A creature type that also names a token is used as a type, so a text change alters the name as well."""
    source = game.objects.get(speaker.source)
    if source and not spec.name and spec not in token_specs_in(source.base.abilities):
        NAMES_OF_TOKENS_IN_TEXT.decided(
            game, f"the token's name is changed with its creature type: {' '.join(spec.subtypes)}"
        )
    return spec.name or " ".join(spec.subtypes)


def token_specs_in(part: object) -> list[TokenSpec]:
    """Return every token that an ability describes."""
    if isinstance(part, TokenSpec):
        return [part]
    return [spec for inner in parts_of(part) for spec in token_specs_in(inner)]
