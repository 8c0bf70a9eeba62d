"""111: tokens, with the characteristics that what creates them gives them."""

from __future__ import annotations

from comprules.abilities.effects import (
    CreateTokens,
    TokenSpec,
)
from comprules.abilities.parts import parts_of
from comprules.book.citing import rule
from comprules.events import (
    Creates,
)
from comprules.happening import happen
from comprules.questions import ask_objects
from comprules.rules.meaning import (
    Speaker,
    opponents_of,
)
from comprules.rules.meaning.linked_abilities import remember_made
from comprules.rules.meaning.recipients import named_objects, named_players, number_of
from comprules.ruleset import views
from comprules.state import Characteristics, Game, replace

__all__ = ["attacking_from_now", "create_tokens", "token_described"]


def create_tokens(game: Game, speaker: Speaker, effect: CreateTokens) -> tuple[Game, Speaker]:
    """Players create tokens, which the next instruction may call ``them``."""
    base = token_described(game, speaker, effect.token)
    hosts = named_objects(game, speaker, effect.attached_to) if effect.attached_to is not None else ()
    host = hosts[0] if hosts else None
    events = [
        Creates(player, base, effect.tapped, host, amount=number_of(game, speaker, effect.amount))
        for player in named_players(game, speaker, effect.players)
    ]
    first = game.next_id
    game = happen(game, *events)
    made = tuple(i for i in game.zone("battlefield") if i >= first and game.objects[i].kind == "token")
    if effect.attacking:
        game = attacking_from_now(game, made)
    return remember_made(game, speaker, made), replace(speaker, about=made)


@rule("508.4", essential="a creature that enters attacking has to attack someone")
def attacking_from_now(game: Game, things: tuple[int, ...], settled: int | str | None = None) -> Game:
    """What is put onto the battlefield attacking attacks whom its controller chooses; it was never declared as an attacker.

    With ``settled`` nobody chooses.
    """
    for i in things:
        view = views(game)[i]
        in_combat = any(game.objects[j].attacking is not None for j in game.battlefield)
        if view.controller != game.active or "creature" not in view.types or not in_combat:
            continue
        opponents = opponents_of(game, view.controller)
        others = (j for j in game.battlefield if "planeswalker" in views(game)[j].types)
        whom: tuple[int | str, ...] = (
            *opponents,
            *(j for j in others if views(game)[j].controller in opponents),
        )
        text = f"whom does {game.label(i)} attack?"
        chosen = ask_objects(game, view.controller, text, whom) if settled is None else (settled,)
        game.note("508.4", f"{game.label(i)} is put onto the battlefield attacking")
        game = game.altering(i, attacking=chosen[0])
    return game


def token_described(game: Game, speaker: Speaker, spec: TokenSpec) -> Characteristics:
    """The characteristics of a token, as what creates it says."""
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


def name_as_printed(game: Game, speaker: Speaker, spec: TokenSpec) -> str:
    """The name that the spell or ability gave the token before its text was changed."""
    source = game.objects.get(speaker.source)
    printed = _token_specs(source.base.abilities) if source else []
    first = printed[0] if printed else spec
    return first.name or " ".join(first.subtypes)


@rule("612.2a", without=name_as_printed)
def token_name(game: Game, speaker: Speaker, spec: TokenSpec) -> str:
    """A creature type that also names a token is used as a type, so a changed text changes the name as well."""
    source = game.objects.get(speaker.source)
    if source and not spec.name and spec not in _token_specs(source.base.abilities):
        game.note("612.2a", f"the token's name is changed with its creature type: {' '.join(spec.subtypes)}")
    return spec.name or " ".join(spec.subtypes)


def _token_specs(part: object) -> list[TokenSpec]:
    """Every token that an ability describes."""
    if isinstance(part, TokenSpec):
        return [part]
    return [spec for inner in parts_of(part) for spec in _token_specs(inner)]
