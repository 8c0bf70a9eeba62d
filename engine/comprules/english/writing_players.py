"""What players do, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from comprules.abilities.instructions import (
    GainLife,
    LoseCounters,
    LoseLife,
    LoseTheGame,
    PutCounters,
    WinTheGame,
)
from comprules.abilities.kinds import CreateTokens, GetEmblem, TokenSpec
from comprules.abilities.mana_instructions import AddMana
from comprules.abilities.nouns import (
    ColorsOf,
    ColorsSpentOn,
    CommanderCasts,
    CountersOn,
    CountOf,
    CountThisWay,
    NumberOfPlayers,
    OnStickers,
    PartySize,
    Players,
    TypesAmong,
)
from comprules.abilities.plain_instructions import Own
from comprules.abilities.simple_nouns import Chosen, Number, X, You
from comprules.english.forms.amounts import FOR_EACH
from comprules.english.forms.player_actions import PLAYER_ACTIONS
from comprules.english.writing_changes import grants_words
from comprules.english.writing_nouns import (
    kinds_words,
    object_words,
    players_words,
)
from comprules.english.writing_words import Phrase, counted, is_one, listed, refuse, verb
from comprules.words import COLORS

__all__ = ["action_words", "done_words", "player_words"]


def done_words(players: Players, base: str, what: str, bare_for: Players | None) -> str:
    """Return what a player does; for ``bare_for`` the verb stands alone."""
    if bare_for is not None and players == bare_for:
        return f"{base} {what}"
    phrase: Phrase = players_words(players)
    return f"{phrase.words} {verb(base, several=phrase.plural)} {what}"


def player_words(effect: Any, base: Players | None) -> str:
    """An action: bare for "you" in a sentence of its own, except where life and games are won and lost."""
    players: Any = effect.on if isinstance(effect, PutCounters) else effect.players
    bare_for = base or You()
    match effect:
        case AddMana("1", False, Chosen("color"), None, False, one_of=(way,), apart=False, only=None):
            return done_words(players, "add", f"{way} or one mana of the chosen color", bare_for)
        case AddMana("", False, None, None, False, one_of=ways, apart=False) if (
            len(ways) > 1 and effect.only is None
        ):
            return done_words(players, "add", listed(ways, "or"), bare_for)
        case AddMana(times=CountOf(kind)):
            each = kinds_words(kind, several=False)
            return f"{player_words(replace(effect, times=None), base)} for each {each}"
        case AddMana(
            times=PartySize()
            | NumberOfPlayers()
            | TypesAmong()
            | CountersOn()
            | OnStickers("name sticker" | "unique vowel on that sticker")
            | ColorsSpentOn()
            | ColorsOf()
            | CountThisWay()
            | CommanderCasts() as times
        ):
            return f"{player_words(replace(effect, times=None), base)} {FOR_EACH.words(times)}"
        case CreateTokens():
            return done_words(players, "create", _tokens(effect), bare_for)
        case (
            GetEmblem()
            | GainLife()
            | LoseLife()
            | LoseCounters()
            | LoseTheGame()
            | WinTheGame()
            | Own()
            | PutCounters()
        ):
            return action_words(effect, players, base)
        case _:
            return action_words(effect, players, bare_for)


def action_words(effect: Any, players: Players, bare_for: Players | None) -> str:
    """Return what players do, in the words of forms; for ``bare_for`` the verb stands alone."""
    if bare_for is not None and players == bare_for:
        return PLAYER_ACTIONS.words(effect)
    phrase = players_words(players)
    return f"{phrase.words} {PLAYER_ACTIONS.words(effect, several=phrase.plural)}"


def _tokens(effect: CreateTokens) -> str:
    tapped = effect.tapped and not effect.attacking
    name, token = effect.token.name, effect.token
    named_after_card = bool(name) and not token.types
    has_own_name = bool(name) and not named_after_card
    stands_before = has_own_name and is_one(effect.amount) and "legendary" in token.supertypes
    if has_own_name:
        token = replace(token, name="")
    words = f"{'tapped ' * tapped}{_token(token)} token{'' if is_one(effect.amount) else 's'}"
    said = f"{name}, " * stands_before + counted(effect.amount, words)
    if has_own_name and not stands_before:
        said += f" named {name}"
    if not token.predefined and token.colors == COLORS:
        said += " that's all colors" if is_one(effect.amount) else " that are all colors"
    if effect.token.abilities:
        said += f" with {grants_words(effect.token.abilities)}"
    if effect.counters:
        brought = (counted(n, f"{kind} counter{'' if is_one(n) else 's'}") for kind, n in effect.counters)
        said += f" with {' and '.join(brought)} on {'it' if is_one(effect.amount) else 'them'}"
    if effect.attacking:
        one = "that's" if is_one(effect.amount) else "that are"
        said += f" {one} {'tapped and ' * effect.tapped}attacking"
    if effect.blocking is not None:
        said += " that's blocking" if is_one(effect.amount) else " that are blocking"
        said += "" if effect.blocking == "any" else f" {object_words(effect.blocking)}"
    if effect.attached_to is not None:
        said += f" attached to {object_words(effect.attached_to)}"
    return said


def _token(token: TokenSpec) -> str:
    if token.predefined:
        return " ".join((*token.supertypes, *token.colors, token.predefined))
    if token.name and token == TokenSpec(token.name, types=()):
        return token.name
    if token.name or not token.types or (token.power is None) is not (token.toughness is None):
        raise refuse(token)
    size = ""
    if token.power is not None:
        for part in (token.power, token.toughness):
            if part != X() and not (isinstance(part, Number) and part.value >= 0):
                raise refuse(token)
        size = "/".join(
            "X" if part == X() else str(part.value)  # type: ignore[union-attr]
            for part in (token.power, token.toughness)
        )
    colors = "" if token.colors == COLORS else listed(token.colors) or "colorless"
    parts = [*token.supertypes, size, colors, *token.subtypes, *token.types]
    return " ".join(part for part in parts if part)
