"""614: what happens in the place of events, and what can't happen at all."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.kinds import (
    Replacement,
    Static,
    WouldBeDealtDamage,
    WouldDie,
    WouldDraw,
    WouldLoseTheGame,
)
from comprules.abilities.nouns import AllThese, This
from comprules.book.citing import rule
from comprules.events import (
    Deals,
    Destroys,
    Draws,
    Event,
    LosesGame,
    Moves,
    Taps,
)
from comprules.rules.attaching import is_player_protected, is_protected
from comprules.rules.linked_abilities import speaker_of
from comprules.rules.matching import Speaker, holds, is_described, objects_of, players_of
from comprules.ruleset import Applied, Instead, Replacing, abilities_of_permanents, views
from comprules.state import Game, Shield, replace

__all__ = ["impossible", "nothing", "of_abilities", "regenerations"]


def nothing(game: Game) -> Applied:
    """Nothing happens."""
    return game, (), ()


# ---- what can't happen


def impossible(game: Game, event: Event) -> Iterator[Replacing]:
    """Events that can't happen at all (614.17), and damage that protection prevents (702.16e)."""
    board = views(game)
    match event:
        case Destroys(thing) if thing in board and board[thing].has("indestructible"):
            yield Replacing(
                ("cant", thing), f"{game.label(thing)} is indestructible", "", nothing, rule="702.12b"
            )
        case Deals(source, to) if _is_protected_from(game, source, to):
            yield Replacing(("cant", to), f"{game.label(to)} is protected", "", nothing, rule="702.16e")
        case _:
            return


def _is_protected_from(game: Game, source: int, to: int | str) -> bool:
    board = views(game)
    dealer = board[source] if source in board else game.last_known[source][1]
    return (
        is_player_protected(game, to, dealer)
        if isinstance(to, str)
        else to in board and is_protected(board[to], dealer)
    )


# ---- "if ... would ..., instead ..."


def of_abilities(game: Game, event: Event) -> Iterator[Replacing]:
    """What static abilities have happen instead of this event (614.1a)."""
    if not isinstance(event, LosesGame | Draws | Moves | Deals):
        return
    board = views(game)
    for i, held in abilities_of_permanents(game):
        if not isinstance(held.ability, Static):
            continue
        for part in held.ability.effects:
            if isinstance(part, Replacement):
                speaker = speaker_of(game, i, held, board[i].controller)
                if holds(game, board, speaker, held.ability.condition):
                    yield from _instead(game, event, part, speaker, (i, held.uid))


def _instead(
    game: Game, event: Event, part: Replacement, speaker: Speaker, key: tuple[object, ...]
) -> Iterator[Replacing]:
    affected, about = _affected_by(game, event, part, speaker)
    if affected is None:
        return
    instead = Instead(speaker.source, speaker.controller, part.instead, about, affected)
    yield Replacing(key, f"{game.label(speaker.source)} replaces it", affected, lambda g: (g, (), (instead,)))


def _affected_by(
    game: Game, event: Event, part: Replacement, speaker: Speaker
) -> tuple[str | None, tuple[int, ...]]:
    board = views(game)
    match part.would, event:
        case WouldLoseTheGame(who), LosesGame(player) if player in players_of(game, board, speaker, who):
            return player, ()
        case WouldDraw(who), Draws(player) if player in players_of(game, board, speaker, who):
            return player, ()
        case WouldDie(who), Moves(thing, "graveyard") if _dies(game, thing) and _is_one_of(
            game, speaker, who, thing
        ):
            return board[thing].controller, (thing,)
        case WouldBeDealtDamage(to), Deals(_, target) if isinstance(target, int):
            if isinstance(to, This | AllThese) and target in objects_of(game, board, speaker, to):
                return board[target].controller, (target,)
            return None, ()
        case _:
            return None, ()


def _dies(game: Game, thing: int) -> bool:
    return thing in game.objects and game.objects[thing].zone == "battlefield"


def _is_one_of(game: Game, speaker: Speaker, who: object, thing: int) -> bool:
    board = views(game)
    match who:
        case This():
            return thing == speaker.source
        case AllThese(described):
            return is_described(game, board, speaker, described, thing)
        case _:
            return False


# ---- regeneration


def regenerations(game: Game, event: Event) -> Iterator[Replacing]:
    """The regeneration shields around a permanent that would be destroyed (614.8)."""
    if not isinstance(event, Destroys) or not event.regenerable:
        return
    thing = event.object
    for shield in game.shields:
        if (
            shield.kind == "regeneration"
            and shield.guards == thing
            and not views(game)[thing].cannot("be regenerated")
        ):
            yield _regeneration(game, shield, thing)


@rule("701.19a", essential="a regeneration shield has to do something")
def _regeneration(game: Game, shield: Shield, thing: int) -> Replacing:
    """Instead of being destroyed the permanent is tapped, its damage removed, and it leaves combat."""

    def apply(now: Game) -> Applied:
        kept = replace(now.objects[thing], damage=0, attacking=None, blocking=(), hurt_by_deathtouch=False)
        now = replace(now.with_object(kept), shields=tuple(s for s in now.shields if s.id != shield.id))
        return now, (Taps(thing),), ()

    what = f"{game.label(thing)} is regenerated"
    return Replacing(("shield", shield.id), what, views(game)[thing].controller, apply, rule="701.19a")
