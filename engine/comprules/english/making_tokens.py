"""From the words that describe tokens, or name them, to what is created.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.kinds import CreateTokens, TokenSpec
from comprules.abilities.simple_nouns import EachPlayer, Number
from comprules.english.forms.changes import size_of
from comprules.english.lexicon import singular
from comprules.english.said import Misread, Said, Several, is_plural
from comprules.predefined_tokens import PREDEFINED
from comprules.words import COLORS

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.kinds import Ability
    from comprules.abilities.nouns import Amount

__all__ = ["Made"]


@dataclass(frozen=True)
class _Counters:
    """The counters that tokens enter with."""

    brought: tuple[tuple[str, Amount], ...] = ()


@dataclass(frozen=True)
class _Colors:
    said: tuple[str, ...]


@dataclass(frozen=True)
class Made:
    """What is created, and how it enters."""

    token: TokenSpec
    is_plural: bool | None
    tapped: bool = False
    attacking: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()


def token_with(granted: tuple[Ability, ...]) -> tuple[Ability, ...]:
    return granted


def token_named(name: Token) -> Token:
    return name


def token_colored(*said: Token) -> _Colors:
    return _Colors(tuple(str(one) for one in said if one.type == "COLOR") or COLORS)


def token_counters(counters: tuple[tuple[str, Amount], ...], *_words: Any) -> _Counters:
    return _Counters(counters)


def token_attacking(how: Token) -> str:
    return str(how)


def token(groups: tuple[Any, ...], *more: Any) -> Made:
    """Return a token's characteristics, the number of its noun, and how it enters."""
    granted: tuple[Ability, ...] = next((part for part in more if isinstance(part, tuple)), ())
    name = next((str(part) for part in more if getattr(part, "type", "") == "NAME"), "")
    attacking = next((part for part in more if type(part) is str), "")
    words = [word for group in groups for word in (group.tokens if isinstance(group, Several) else (group,))]
    tapped = bool(words) and str(words[0]) == "tapped"
    if tapped and len(words) == 1:
        raise Misread("what token is created is not said", words[0])
    *described, noun = words[1:] if tapped else words
    _is_of_tokens(noun)
    spec = _characteristics(described, granted)
    if colors := next((part.said for part in more if isinstance(part, _Colors)), None):
        if spec.colors or spec.predefined:
            raise Misread("two sayings of what colors a token is", noun)
        spec = replace(spec, colors=colors)
    if not spec.types and not spec.predefined:
        raise Misread("what card types the token has is not said", noun)
    if name and spec.predefined:
        raise Misread("a predefined token has its own name", noun)
    counters = next((part.brought for part in more if isinstance(part, _Counters)), ())
    entering_tapped = tapped or "tapped" in attacking
    return Made(replace(spec, name=name), is_plural(noun), entering_tapped, bool(attacking), counters)


def created(amount: Amount, made: Made, attached: Said | None = None) -> CreateTokens:
    if made.is_plural is (amount == Number(1)):
        raise Misread("number and noun do not agree")
    host = attached.value if attached else None
    return CreateTokens(
        EachPlayer(), amount, made.token, host, made.tapped, made.attacking, counters=made.counters
    )


def created_blocking(amount: Amount, made: Made, blocked: Said | None = None) -> CreateTokens:
    return replace(created(amount, made), blocking=blocked.value if blocked else "any")


def created_by_name(name: Token, amount: Amount, made: Made) -> CreateTokens:
    token = made.token
    if amount != Number(1) or "legendary" not in token.supertypes or token.name:
        raise Misread("one legendary token has a name of its own before it", name)
    return created(amount, replace(made, token=replace(token, name=str(name))))


def created_as_many(made: Made, amount: Amount) -> CreateTokens:
    return created(amount, made)


def created_as_card(amount: Amount, *words: Token) -> CreateTokens:
    """A token is what the card of a name is, of which the text says no more."""
    *tapped, name, noun = words
    _is_of_tokens(noun)
    if tapped and str(tapped[0]) != "tapped":
        raise Misread("no token enters so", tapped[0])
    return created(amount, Made(TokenSpec(str(name), types=()), is_plural(noun), bool(tapped)))


def _is_of_tokens(noun: Token) -> None:
    if singular(str(noun)) != "token":
        raise Misread("only tokens are created", noun)


def _characteristics(described: list[Token], granted: tuple[Ability, ...]) -> TokenSpec:
    predefined, described = _predefined(described)
    spec = TokenSpec(types=(), abilities=granted, predefined=predefined)
    for said in described:
        word = singular(str(said))
        match said.type:
            case "SIZE" if spec.power is None and not predefined:
                power, toughness = size_of(said)
                spec = replace(spec, power=power, toughness=toughness)
            case "COLOR":
                spec = replace(spec, colors=(*spec.colors, word))
            case "COLOR_COUNT" if word == "colorless":
                pass
            case "SUPERTYPE":
                spec = replace(spec, supertypes=(*spec.supertypes, word))
            case "TYPE" if not predefined:
                spec = replace(spec, types=(*spec.types, word))
            case "SUBTYPE" if not predefined:
                spec = replace(spec, subtypes=(*spec.subtypes, word))
            case _:  # other words are no part of what a token is
                raise Misread(f"{word!r} does not describe a token", said)
    return spec


def _predefined(described: list[Token]) -> tuple[str, list[Token]]:
    """Return the name of a predefined token that the words end with, and the words before it."""
    for length in (1, 2):
        name = " ".join(singular(str(said)) for said in described[-length:])
        if len(described) >= length and name in PREDEFINED:
            return name, described[:-length]
    return "", described
