"""111.2 to 111.4, 111.9 to 111.11: whose a token is, and what it is, as what creates it or a rule says."""

from __future__ import annotations

from typing import Final

from comprules.abilities.kinds import Ability, TokenSpec
from comprules.abilities.parts import INSIDE, any_part_is, parts_of, rewritten
from comprules.abilities.simple_nouns import Granter
from comprules.book.citing import cite
from comprules.counting import with_article
from comprules.english.readings import read_abilities
from comprules.events.zones import Creates
from comprules.judge import Unsupported
from comprules.predefined_tokens import TOKENS_BY_DEFINITION, PredefinedToken
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.recipients import number_of
from comprules.ruleset import rules_of
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics

__all__ = [
    "CHARACTERISTICS_OF_TOKENS",
    "LEGENDARY_TOKENS_WITH_NAMES",
    "NAMES_OF_TOKENS",
    "NAMES_OF_TOKENS_IN_TEXT",
    "NAME_OF_FIRST_SOURCE",
    "TOKENS_NAMED_AFTER_CARDS",
    "WHO_CREATES_TOKENS",
    "as_granted",
    "as_lent",
    "called_as_copied",
    "created_tokens",
    "given_name",
    "like_the_card",
    "name_of_types",
    "token_as_defined",
    "token_described",
    "token_name",
    "token_specs_in",
    "whose_token",
]

WHO_CREATES_TOKENS = cite("111.2")
CHARACTERISTICS_OF_TOKENS = cite("111.3")
NAMES_OF_TOKENS = cite("111.4")
LEGENDARY_TOKENS_WITH_NAMES = cite("111.9")
TOKENS_NAMED_AFTER_CARDS = cite("111.11")
NAMES_OF_TOKENS_IN_TEXT = cite("612.2a")
NAME_OF_FIRST_SOURCE = cite("201.5a")


def created_tokens(
    game: Game, speaker: Speaker, spec: TokenSpec, player: str, amount: int
) -> tuple[Creates, ...]:
    """Return the event of creating tokens; none if nothing says what they are."""
    owner, controller = whose_token(game, speaker, player)
    if spec.predefined:
        row = next((row for row in rules_of(game).predefined_tokens if row.name == spec.predefined), None)
        if row is None:
            return ()
        token = token_as_defined(game, row, spec)
        back = None if row.back is None else _characteristics(row.back)
        return (Creates(controller, token, amount=amount, back=back, owner=owner),)
    token = token_described(game, speaker, spec) if spec.types else like_the_card(game, spec)
    return (Creates(controller, token, amount=amount, owner=owner),)


@WHO_CREATES_TOKENS
def whose_token(game: Game, _speaker: Speaker, player: str) -> tuple[str, str]:
    """Who creates a token owns it and controls it, whoever controls the spell or ability that says so."""
    WHO_CREATES_TOKENS.decided_once(game, f"{player} creates tokens, owns them and controls them")
    return player, player


# ---- as described


@NAME_OF_FIRST_SOURCE
def as_granted(game: Game, speaker: Speaker, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """In a granted ability, the name of the source means that very object, and none that is named like it."""
    this = Granter(speaker.source)
    settled = rewritten(abilities, lambda part: this if isinstance(part, Granter) else INSIDE)
    if settled is not abilities:
        NAME_OF_FIRST_SOURCE.decided(game, f"the ability that is given means {game.label(speaker.source)}")
    return settled


@NAME_OF_FIRST_SOURCE
def as_lent(game: Game, speaker: Speaker, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """In an ability that an object has for a time, the name of the source means that very object as well."""
    if not any(map(_NAMES_SOURCE, abilities)):
        return abilities
    this = Granter(speaker.source)
    NAME_OF_FIRST_SOURCE.decided_once(game, f"the ability that is lent means {game.label(speaker.source)}")
    return rewritten(abilities, lambda part: this if isinstance(part, Granter) else INSIDE)


_NAMES_SOURCE: Final = any_part_is(Granter)


@CHARACTERISTICS_OF_TOKENS
def token_described(game: Game, speaker: Speaker, spec: TokenSpec) -> Characteristics:
    """A token has the characteristics that the effect gives it, as if they were printed, and no others."""
    token = Characteristics(
        name=token_name(game, speaker, spec),
        colors=frozenset(spec.colors),
        supertypes=frozenset(spec.supertypes),
        types=frozenset(spec.types),
        subtypes=frozenset(spec.subtypes),
        abilities=as_granted(game, speaker, spec.abilities),
        power=None if spec.power is None else number_of(game, speaker, spec.power),
        toughness=None if spec.toughness is None else number_of(game, speaker, spec.toughness),
    )
    CHARACTERISTICS_OF_TOKENS.decided_once(game, f"{token.name} is what the effect says and nothing else")
    return token


@NAMES_OF_TOKENS_IN_TEXT
def token_name(game: Game, speaker: Speaker, spec: TokenSpec) -> str:
    """A creature type that also names a token is used as a type, so a text change alters the name as well."""
    source = game.objects.get(speaker.source)
    if source and not spec.name and spec not in token_specs_in(source.base.abilities):
        NAMES_OF_TOKENS_IN_TEXT.decided(
            game, f"the token's name is changed with its creature type: {' '.join(spec.subtypes)}"
        )
    return given_name(game, spec) if spec.name else name_of_types(game, spec.subtypes)


@NAMES_OF_TOKENS
def name_of_types(game: Game, subtypes: tuple[str, ...]) -> str:
    """A token to which no name is given is called by its subtypes, with the word Token behind them."""
    name = " ".join((*subtypes, "Token"))
    NAMES_OF_TOKENS.decided_once(game, f"a token with the subtypes {' '.join(subtypes)} is called {name}")
    return name


@NAMES_OF_TOKENS
@LEGENDARY_TOKENS_WITH_NAMES
def given_name(game: Game, spec: TokenSpec) -> str:
    """A name before the description is the token's, and no part of its subtypes."""
    for cited in (NAMES_OF_TOKENS, LEGENDARY_TOKENS_WITH_NAMES):
        cited.decided(game, f"the effect names the token {spec.name}")
    return spec.name


@NAMES_OF_TOKENS
def called_as_copied(game: Game, values: Characteristics) -> Characteristics:
    """A token that is a copy has the name of what it copies, whatever its subtypes are."""
    NAMES_OF_TOKENS.decided_once(game, f"a copy is called {values.name}, as what it copies")
    return values


def token_specs_in(part: object) -> list[TokenSpec]:
    """Return every token that an ability describes."""
    if isinstance(part, TokenSpec):
        return [part]
    return [spec for inner in parts_of(part) for spec in token_specs_in(inner)]


# ---- as defined elsewhere


@TOKENS_BY_DEFINITION
def token_as_defined(game: Game, row: PredefinedToken, spec: TokenSpec) -> Characteristics:
    """A token that the rules define is what its definition says, with what the effect adds to that."""
    row.citation.decided(game, f"{with_article(row.name)} token is what the rules define")
    token = _characteristics(row)
    if row.citation != TOKENS_BY_DEFINITION:
        TOKENS_BY_DEFINITION.decided(game, f"the effect says only: a {row.name} token")
    return replace(
        token,
        supertypes=token.supertypes | frozenset(spec.supertypes),
        colors=frozenset(spec.colors) or token.colors,
        abilities=(*token.abilities, *spec.abilities),
    )


def _characteristics(row: PredefinedToken) -> Characteristics:
    power, toughness = row.size or (None, None)
    return Characteristics(
        name=row.called or " ".join((*row.subtypes, "Token")),
        colors=frozenset(row.colors),
        types=frozenset(row.types),
        subtypes=frozenset(row.subtypes),
        abilities=read_abilities(row.text) if row.text else (),
        power=power,
        toughness=toughness,
    )


@TOKENS_NAMED_AFTER_CARDS
def like_the_card(game: Game, spec: TokenSpec) -> Characteristics:
    """A token of which the effect says nothing but a name is what the reference says of that card.

    Raises:
        Unsupported: Nobody has told what the card is.
    """
    found = next((card for card in game.reference if card.name == spec.name), None)
    if found is None:
        message = (
            f"{with_article(spec.name)} token is to be created, and nothing says what the card {spec.name} is"
        )
        raise Unsupported(message)
    TOKENS_NAMED_AFTER_CARDS.decided(game, f"{with_article(spec.name)} token is what the card {spec.name} is")
    return found
