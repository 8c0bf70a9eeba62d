"""A game as a board: what the suite may look at."""

from __future__ import annotations

from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability
from comprules.english.errors import CannotWrite
from comprules.english.texts import text_of
from comprules.judge import Board, BoardObject, BoardPlayer
from comprules.mana import written_pool
from comprules.questions import another_who_decides
from comprules.rules.continuous.interaction import abilities_of_player
from comprules.rules.meaning.land_types import abilities_of_land_types
from comprules.rules.meaning.linked_abilities import links_in_order
from comprules.rules.meaning.siege_ability import ability_of_sieges
from comprules.rules.permission.looking_at_cards import who_may_look
from comprules.rules.turn.turn_based_actions import maximum_hand_size
from comprules.ruleset import rules_of, seen, views
from comprules.state.game import Game
from comprules.state.objects import GameObject, View
from comprules.state.players import Player
from comprules.words import COLORS

__all__ = ["board_of"]


def board_of(game: Game) -> Board:
    """Everything there is to see in a game; objects in the order in which they came to their zones."""
    return Board(
        players=tuple(_player(game, game.players[name]) for name in game.order),
        objects=tuple(
            _object(game, thing, views(game)[thing.id])
            for thing in sorted(game.objects.values(), key=lambda thing: thing.id)
            if thing.base.name != "unseen card" or thing.zone not in ("library", "hand")
        ),
        stack=tuple(game.label(i) for i in game.zone("stack")),
        turn=game.turn,
        active=game.active,
        step=game.step,
        priority=game.priority,
        over=game.is_over,
    )


def _object(game: Game, thing: GameObject, view: View) -> BoardObject:
    targets = thing.on_stack.targets if thing.on_stack else ()
    return BoardObject(
        label=thing.label,
        name=_name(view),
        zone=thing.zone,
        owner=thing.owner,
        controller=view.controller if thing.zone in ("battlefield", "stack", "command") else "",
        cost=str(view.cost) if view.cost else "",
        colors=tuple(c for c in COLORS if c in view.colors),
        supertypes=tuple(sorted(view.supertypes)),
        types=tuple(sorted(view.types)),
        subtypes=tuple(sorted(view.subtypes)),
        abilities=_abilities(game, thing, view),
        power=view.power,
        toughness=view.toughness,
        loyalty=view.loyalty,
        defense=view.defense,
        token=thing.kind == "token",
        tapped=thing.tapped,
        face_down=thing.face_down,
        phased_out=bool(thing.phased_out),
        damage=thing.damage,
        counters={kind: counter.amount for kind, counter in sorted(thing.counters.items())},
        attached_to="" if thing.attached_to is None else game.label(thing.attached_to),
        attacking="" if thing.attacking is None or thing.defended_by else game.label(thing.attacking),
        blocking=tuple(game.label(i) for i in thing.blocking),
        targets=tuple(game.label(t) for group in targets for t in group),
        notes={**_chosen(thing), **thing.notes, **_stickers(thing), **_unlocked(thing)},
        hidden_from=_hidden_from(game, thing),
    )


def _name(view: View) -> str:
    """Return the name of an object: both names of a split card that has them."""
    both = tuple(half.name for half in view.halves)
    return " // ".join(both) if both and {view.name, *view.also_named} >= {*both} else view.name


def _unlocked(thing: GameObject) -> dict[str, str]:
    return {"unlocked": " and ".join(sorted(thing.unlocked))} if thing.unlocked else {}


def _abilities(game: Game, thing: GameObject, view: View) -> tuple[str, ...]:
    """Return the texts of an object's abilities, those of its land and battle types last."""
    return (
        *(_text_of(game, thing, ability) for ability in view.abilities),
        *(text_of(held.ability) for held in abilities_of_land_types(game, view)),
        *(text_of(held.ability) for held in ability_of_sieges(game, view)),
    )


def _text_of(game: Game, thing: GameObject, ability: Ability) -> str:
    """Return the text of an ability; one on the stack without words is shown by its keyword."""
    on_stack = thing.on_stack.ability if thing.on_stack is not None else None
    if on_stack is None or not on_stack.source:
        return text_of(ability)
    held = next((h for h in seen(game, on_stack.source).held if h.uid == on_stack.uid), None)
    row = rules_of(game).keyword(held.ability.name) if held and isinstance(held.ability, Keyword) else None
    if held is None or row is None:
        return text_of(ability)
    try:
        return text_of(held.ability if row.said_in_code else ability)
    except CannotWrite:
        return text_of(held.ability)


def _hidden_from(game: Game, thing: GameObject) -> tuple[str, ...]:
    if not thing.face_down and not thing.phased_out and thing.zone not in ("library", "hand"):
        return ()
    seen_by = who_may_look(game, thing.id)
    return tuple(player for player in game.order if player not in seen_by)


def _chosen(thing: GameObject) -> dict[str, str]:
    """Return the words last chosen for an object, by kind (607.2d)."""
    return {kind: words[-1] for (_, kind), words in links_in_order(thing) if isinstance(words[-1], str)}


def _stickers(thing: GameObject) -> dict[str, str]:
    return {"stickers": ", ".join(s.text for s in thing.stickers)} if thing.stickers else {}


def _player(game: Game, player: Player) -> BoardPlayer:
    counters = {kind: counter.amount for kind, counter in sorted(player.counters.items()) if kind != "poison"}
    poison = player.counters.get("poison")
    given = tuple(text_of(ability) for ability in abilities_of_player(game, player.name))
    return BoardPlayer(
        name=player.name,
        life=player.life,
        poison=poison.amount if poison else 0,
        hand=len(game.zone("hand", player.name)),
        library=len(game.zone("library", player.name)),
        speed=player.speed,
        mana=written_pool(dict(player.mana)),
        maximum_hand_size=maximum_hand_size(game, player.name),
        abilities=given,
        counters=counters,
        stickers=tuple(sticker.text for sticker in player.stickers),
        decided_by=another_who_decides(game, player.name),
        lost=player.lost,
        drew=player.drew,
        won=player.won,
    )
