"""614.1c-e, 614.12: how permanents enter the battlefield, and what is chosen as they do or are turned face up."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.changes import BecomeCopy
from comprules.abilities.kinds import (
    EntersAs,
    EntersAsCopy,
    EntersTapped,
    EntersWith,
    Static,
)
from comprules.abilities.nouns import AllThese, Duration, This
from comprules.events import (
    BeginsEffect,
    Event,
    Links,
    Moves,
    TurnsFace,
)
from comprules.questions import ask_one
from comprules.rules.interaction_of_continuous_effects import copiable_values
from comprules.rules.linked_abilities import speaker_of
from comprules.rules.matching import Speaker, amount_of, is_described, objects_of
from comprules.ruleset import Applied, Replacing, views
from comprules.state import EMPTY, Game, Lasting, View, replace
from comprules.words import BASIC_LAND_TYPES, COLORS

__all__ = ["choose_word", "entering", "turned_face_up"]

# ---- entering the battlefield


def entering(game: Game, event: Event) -> Iterator[Replacing]:
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


def turned_face_up(game: Game, event: Event) -> Iterator[Replacing]:
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
