"""614-616: what would happen, and what happens instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from comprules.abilities.changes import BecomeCopy
from comprules.abilities.kinds import (
    EntersAs,
    EntersAsCopy,
    EntersTapped,
    EntersWith,
    Replacement,
    Static,
    WouldBeDealtDamage,
    WouldDie,
    WouldDraw,
    WouldLoseTheGame,
)
from comprules.abilities.nouns import AllThese, Duration, This
from comprules.book.citing import rule
from comprules.events import (
    BeginsEffect,
    Deals,
    Destroys,
    Draws,
    Event,
    Links,
    LosesGame,
    Moves,
    Taps,
    TurnsFace,
)
from comprules.questions import ask_one
from comprules.rules.attaching import is_player_protected, is_protected
from comprules.rules.interaction_of_continuous_effects import copiable_values
from comprules.rules.linked_abilities import speaker_of
from comprules.rules.matching import Speaker, amount_of, holds, is_described, objects_of, players_of
from comprules.ruleset import Instead, Replacing, views
from comprules.state import EMPTY, Game, Lasting, Shield, View
from comprules.words import BASIC_LAND_TYPES, COLORS

__all__ = ["choose_word", "replacements"]

Applied = tuple[Game, tuple[Event, ...], tuple[Instead, ...]]


def nothing_replaces(_game: Game, _event: Event) -> tuple[Replacing, ...]:
    """No effect replaces anything."""
    return ()


@rule("614.1", "615.1", without=nothing_replaces)
def replacements(game: Game, event: Event) -> tuple[Replacing, ...]:
    """The replacement and prevention effects that watch for this event, as the game is before it happens (614.4)."""
    return (
        *_impossible(game, event),
        *_of_abilities(game, event),
        *_of_shields(game, event),
        *_entering(game, event),
        *_turned_face_up(game, event),
    )


def _nothing(game: Game) -> Applied:
    return game, (), ()


# ---- what can't happen


def _impossible(game: Game, event: Event) -> Iterator[Replacing]:
    """Events that can't happen at all (614.17), and damage that protection prevents (702.16e)."""
    board = views(game)
    match event:
        case Destroys(thing) if thing in board and board[thing].has("indestructible"):
            yield Replacing(
                ("cant", thing), f"{game.label(thing)} is indestructible", "", _nothing, rule="702.12b"
            )
        case Deals(source, to) if _is_protected_from(game, source, to):
            yield Replacing(("cant", to), f"{game.label(to)} is protected", "", _nothing, rule="702.16e")
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


def _of_abilities(game: Game, event: Event) -> Iterator[Replacing]:
    if not isinstance(event, LosesGame | Draws | Moves | Deals):
        return
    board = views(game)
    for i in game.battlefield:
        for held in board[i].held:
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


# ---- shields: regeneration and prevention


def _of_shields(game: Game, event: Event) -> Iterator[Replacing]:
    board = views(game)
    match event:
        case Destroys(thing, True):
            for shield in game.shields:
                if (
                    shield.kind == "regeneration"
                    and shield.guards == thing
                    and not board[thing].cannot("be regenerated")
                ):
                    yield _regeneration(game, shield, thing)
        case Deals():
            for shield in game.shields:
                if shield.kind == "prevention" and _guards(game, shield, event):
                    yield _prevention(game, shield, event)
        case _:
            return


@rule("701.19a", essential="a regeneration shield has to do something")
def _regeneration(game: Game, shield: Shield, thing: int) -> Replacing:
    """Instead of being destroyed the permanent is tapped, its damage removed, and it leaves combat."""

    def apply(now: Game) -> Applied:
        kept = replace(now.objects[thing], damage=0, attacking=None, blocking=(), hurt_by_deathtouch=False)
        now = replace(now.with_object(kept), shields=tuple(s for s in now.shields if s.id != shield.id))
        return now, (Taps(thing),), ()

    what = f"{game.label(thing)} is regenerated"
    return Replacing(("shield", shield.id), what, views(game)[thing].controller, apply, rule="701.19a")


def _guards(game: Game, shield: Shield, event: Deals) -> bool:
    if shield.combat and not event.combat:
        return False
    if shield.guards is not None and shield.guards != event.to:
        return False
    if shield.by is not None:
        speaker = Speaker(event.source, shield.controller)
        return event.source in game.objects and is_described(
            game, views(game), speaker, shield.by, event.source
        )
    return True


@rule("615.7", essential="a prevention shield has to prevent something")
def _prevention(game: Game, shield: Shield, event: Deals) -> Replacing:
    """A shield of some amount prevents that much and is used up by it; one without an amount prevents all."""

    def apply(now: Game) -> Applied:
        if shield.left is None:
            return now, (), ()
        prevented = min(shield.left, event.amount)
        left = replace(shield, left=shield.left - prevented)
        shields = tuple(left if s.id == shield.id else s for s in now.shields)
        now = replace(now, shields=tuple(s for s in shields if s.left is None or s.left > 0))
        rest = event.amount - prevented
        return now, ((replace(event, amount=rest),) if rest else ()), ()

    affected = event.to if isinstance(event.to, str) else views(game)[event.to].controller
    return Replacing(
        ("shield", shield.id), f"damage to {game.label(event.to)} is prevented", affected, apply, rule="615.7"
    )


# ---- entering the battlefield


def _entering(game: Game, event: Event) -> Iterator[Replacing]:
    """Effects that change how a permanent enters: its own and those of others (614.1c, 614.1d, 614.12)."""
    if not isinstance(event, Moves) or event.to != "battlefield" or event.object not in game.objects:
        return
    entering = game.objects[event.object]
    controller = event.under or (entering.controller if entering.zone == "stack" else entering.owner)
    board = {**views(game)}
    there = replace(board[event.object], controller=controller)
    board[event.object] = there
    imagined = game.with_object(replace(entering, zone="battlefield"))
    if not event.face_down:
        yield from _as_it_enters(game, event, there, controller)
    for i in game.battlefield:
        if i == event.object:
            continue
        for held in board[i].held:
            for part in held.ability.effects if isinstance(held.ability, Static) else ():
                if not isinstance(part, EntersTapped | EntersWith) or not isinstance(part.who, AllThese):
                    continue
                speaker = speaker_of(game, i, held, board[i].controller)
                if is_described(imagined, board, speaker, part.who.filter, event.object):
                    yield _entering_change(game, event, part, speaker, (i, held.uid), controller)


def _as_it_enters(game: Game, event: Moves, there: View, controller: str) -> Iterator[Replacing]:
    for held in there.held:
        for part in held.ability.effects if isinstance(held.ability, Static) else ():
            key = (event.object, held.uid)
            speaker = speaker_of(game, event.object, held, controller)
            match part:
                case EntersTapped(This()) | EntersWith(This()):
                    yield _entering_change(game, event, part, speaker, key, controller)
                case EntersAsCopy():
                    yield _as_copy(game, event, part, speaker, key)
                case EntersAs():
                    yield _as_chosen(game, event, part, speaker, key)
                case _:
                    continue


def _entering_change(
    game: Game,
    event: Moves,
    part: EntersTapped | EntersWith,
    speaker: Speaker,
    key: tuple[object, ...],
    controller: str,
) -> Replacing:
    if isinstance(part, EntersTapped):
        changed, what = replace(event, tapped=True), f"{game.label(event.object)} enters tapped"
    else:
        amount = amount_of(game, views(game), speaker, part.amount)
        changed = replace(event, counters=(*event.counters, (part.kind, amount)))
        what = f"{game.label(event.object)} enters with {amount} {part.kind} counters"
    return Replacing(key, what, controller, lambda g: (g, (changed,), ()), rule="614.1c")


def _as_copy(
    game: Game, event: Moves, part: EntersAsCopy, speaker: Speaker, key: tuple[object, ...]
) -> Replacing:
    def apply(now: Game) -> Applied:
        labels = {now.label(i): i for i in objects_of(now, views(now), speaker, AllThese(part.of))}
        options = (*labels, "nothing") if part.optional else tuple(labels)
        if not labels:
            return now, (event,), ()
        pick = ask_one(now, speaker.controller, f"choose what {now.label(event.object)} copies", options)
        if pick == "nothing":
            return now, (event,), ()
        copy = _lasting(now, event, speaker, (BecomeCopy(This(), part.but),))
        copy = replace(copy, copied=copiable_values(now, labels[pick]), copiable=True)
        return now, (replace(event, effects=(*event.effects, copy)),), ()

    return Replacing(
        key,
        f"{game.label(event.object)} enters as a copy",
        speaker.controller,
        apply,
        rule="707.5",
        copies=True,
    )


def _turned_face_up(game: Game, event: Event) -> Iterator[Replacing]:
    """Choices that a permanent's own text asks for as it is turned face up (614.1e, 708.11)."""
    if not isinstance(event, TurnsFace) or event.down or game.objects[event.object].zone != "battlefield":
        return
    controller = views(game)[event.object].controller
    for k, ability in enumerate(game.objects[event.object].base.abilities):
        for part in ability.effects if isinstance(ability, Static) else ():
            if isinstance(part, EntersAs) and part.face_up:
                yield _as_chosen(
                    game, event, part, Speaker(event.object, controller), (event.object, "up", k)
                )


def _as_chosen(
    game: Game, event: Moves | TurnsFace, part: EntersAs, speaker: Speaker, key: tuple[object, ...]
) -> Replacing:
    name = game.label(event.object)

    def apply(now: Game) -> Applied:
        if part.chosen is not None:
            word = choose_word(now, speaker.controller, part.chosen.kind)
            if isinstance(event, TurnsFace):
                return now, (event, Links(event.object, speaker.origin, part.chosen.kind, (word,))), ()
            remembered = (speaker.origin, part.chosen.kind, (word,))
            return now, (replace(event, linked=(*event.linked, remembered)),), ()
        names = tuple(f"option {n}" for n in range(1, len(part.options) + 1))
        pick = ask_one(now, speaker.controller, f"choose what {name} becomes", names)
        chosen = part.options[names.index(pick)]
        effect = replace(_lasting(now, event, speaker, chosen), copiable=True)
        if isinstance(event, TurnsFace):
            return now, (event, BeginsEffect(replace(effect, affected=(event.object,)))), ()
        return now, (replace(event, effects=(*event.effects, effect)),), ()

    return Replacing(key, f"{name}: a choice is made", speaker.controller, apply, rule="614.1c")


def choose_word(game: Game, player: str, kind: str) -> str:
    """Have a player choose a color, a basic land type or a creature type."""
    options: tuple[str, ...] = COLORS
    if kind == "basic land type":
        options = tuple(BASIC_LAND_TYPES)
    if kind == "color word or basic land type":
        options = (*COLORS, *BASIC_LAND_TYPES)
    if kind == "creature type":
        options = tuple(
            sorted({s for view in views(game).values() for s in view.subtypes if "creature" in view.types})
        )
    return ask_one(game, player, f"choose a {kind.replace('color word', 'color')}", options)


def _lasting(game: Game, event: Moves | TurnsFace, speaker: Speaker, changes: tuple[object, ...]) -> Lasting:
    return Lasting(
        id=0,
        source=event.object,
        controller=speaker.controller,
        changes=changes,  # type: ignore[arg-type]
        timestamp=game.clock,
        duration=Duration(),
        words=EMPTY,
        began=game.clock,
    )
