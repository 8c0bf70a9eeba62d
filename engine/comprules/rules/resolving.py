"""608: resolving spells and abilities."""

from __future__ import annotations

from dataclasses import replace

from comprules.abilities.effects import Effect
from comprules.abilities.kinds import Activated, Chapter, Keyword, Room, SpellAbility, Triggered
from comprules.abilities.nouns import PlayerTarget, Target
from comprules.book.citing import rule
from comprules.events import Attaches, CeasesToExist, Moves
from comprules.happening import happen
from comprules.rules.attaching import enchant_abilities
from comprules.rules.effects import instruct
from comprules.rules.linked_abilities import words_of
from comprules.rules.matching import Speaker, holds
from comprules.rules.targets import still_legal, targets_in
from comprules.ruleset import views
from comprules.state import Game, GameObject, OnStack, View
from comprules.words import PERMANENT_TYPES

__all__ = ["resolve_top", "wanted_targets"]


@rule("608.1", essential="a game in which nothing resolves stands still")
def resolve_top(game: Game) -> Game:
    """When all players have passed in succession, the object on top of the stack resolves."""
    top = game.zone("stack")[0]
    thing = game.objects[top]
    game.note("608.1", f"{game.label(top)} resolves")
    if thing.kind == "ability":
        return _resolve_ability(game, thing)
    return _resolve_spell(game, thing)


def wanted_targets(view: View) -> tuple[Target | PlayerTarget, ...]:
    """What a spell targets: what its text says, or what an Aura spell's enchant ability allows (303.4a)."""
    spelled = tuple(a for a in view.abilities if isinstance(a, SpellAbility))
    if "Aura" in view.subtypes:
        enchants = enchant_abilities(view)
        return tuple(PlayerTarget() if a.filter is None else Target(a.filter) for a in enchants[:1])
    return targets_in(spelled)


def _resolve_spell(game: Game, thing: GameObject) -> Game:
    view = views(game)[thing.id]
    on_stack = thing.on_stack or OnStack()
    speaker = Speaker(
        thing.id, view.controller, on_stack.targets, x=on_stack.x, words=words_of(game, thing, ("own",))
    )
    wanted = wanted_targets(view)
    legal = still_legal(game, speaker, wanted, on_stack.targets)
    if wanted and any(on_stack.targets) and not any(legal):
        return happen(game, Moves(thing.id, "graveyard", cause="did not resolve"))
    speaker = replace(speaker, targets=legal)
    if view.types & PERMANENT_TYPES or thing.face_down:
        host = legal[0][0] if legal and legal[0] and "Aura" in view.subtypes else None
        return happen(
            game,
            Moves(
                thing.id,
                "battlefield",
                cause="resolved",
                under=view.controller,
                face_down=thing.face_down,
                attached_to=host,
            ),
        )
    effects = tuple(e for a in view.abilities if isinstance(a, SpellAbility) for e in a.effects)
    game = instruct(game, speaker, effects)
    if thing.id in game.objects:
        game = happen(game, Moves(thing.id, "graveyard", cause="resolved"))
    return game


def _resolve_ability(game: Game, thing: GameObject) -> Game:
    assert thing.on_stack is not None
    assert thing.on_stack.ability is not None
    from_ability = thing.on_stack.ability
    ability = from_ability.ability
    about = getattr(from_ability.happening, "objects", ())
    player = getattr(from_ability.happening, "player", "")
    speaker = Speaker(
        from_ability.source,
        thing.controller,
        thing.on_stack.targets,
        about=tuple(game.successor.get(i, i) for i in about),
        player=player,
        x=thing.on_stack.x,
        words=words_of(game, _as_last_seen(game, from_ability.source), from_ability.origin),
        origin=from_ability.origin,
    )
    effects: tuple[Effect, ...] = ()
    match ability:
        case Triggered(effects=effects, condition=condition):
            if not holds(game, views(game), replace(speaker, about=about), condition):
                game.note(
                    "603.4", f"the condition of {game.label(thing.id)} no longer holds: nothing happens"
                )
                return happen(game, CeasesToExist(thing.id))
        case Activated(effects=effects) | Chapter(effects=effects) | Room(effects=effects):
            pass
        case Keyword():
            return _resolve_keyword(game, thing, speaker, ability)
        case _:
            effects = ()
    wanted = targets_in(ability)
    legal = still_legal(game, speaker, wanted, thing.on_stack.targets)
    if not wanted or any(legal) or not any(thing.on_stack.targets):
        game = instruct(game, replace(speaker, targets=legal), effects)
    return happen(game, CeasesToExist(thing.id)) if thing.id in game.objects else game


def _resolve_keyword(game: Game, thing: GameObject, speaker: Speaker, ability: Keyword) -> Game:
    """Equip and fortify attach the source to the target (702.6a, 702.67a)."""
    host = speaker.targets[0][0] if speaker.targets and speaker.targets[0] else None
    if (
        ability.name in ("equip", "fortify")
        and isinstance(host, int)
        and host in game.objects
        and speaker.source in game.objects
    ):
        game = happen(game, Attaches(speaker.source, host))
    return happen(game, CeasesToExist(thing.id))


def _as_last_seen(game: Game, source: int) -> GameObject:
    return game.objects[source] if source in game.objects else game.last_known[source][0]
