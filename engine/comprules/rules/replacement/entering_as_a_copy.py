"""707.5, 707.6: permanents that enter as copies, and what is chosen for them."""

from __future__ import annotations

from collections.abc import Callable

from comprules.abilities.conditions import Duration
from comprules.abilities.kinds import BecomeCopy, EntersAsCopy
from comprules.abilities.nouns import AllThese, Filter
from comprules.abilities.simple_nouns import This
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import TurnsFace
from comprules.events.zones import Moves
from comprules.questions import Question, ask
from comprules.rules.continuous.interaction import copiable_values
from comprules.rules.continuous.what_is_copied import TRANSFORMING_TOKEN
from comprules.rules.meaning import Speaker, objects_of
from comprules.rules.meaning.choosing_words import choose_word
from comprules.ruleset import AfterReplacing, Replacing, views
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game
from comprules.state.lasting import Lasting
from comprules.state.objects import NOT_YET

__all__ = [
    "CHOICES_NOT_COPIED",
    "ENTERING_AS_A_COPY",
    "as_a_copy",
    "chosen_anew",
    "copy_at_once",
    "lasting_as_it_enters",
]

ENTERING_AS_A_COPY = cite("707.5")
CHOICES_NOT_COPIED = cite("707.6")

BeforeItEnters = Callable[[Game, Event, Callable[[Game], AfterReplacing]], AfterReplacing]


def as_a_copy(
    game: Game,
    event: Moves,
    part: EntersAsCopy,
    speaker: Speaker,
    key: tuple[object, ...],
    controller: str,
    before_it_enters: BeforeItEnters,
) -> Replacing:
    """Return the replacement by which a permanent enters as a copy of what is chosen."""

    def choose(now: Game) -> AfterReplacing:
        of = AllThese(part.of) if isinstance(part.of, Filter) else part.of
        labels = {now.label(i): i for i in objects_of(now, views(now), speaker, of)}
        text = f"choose what {now.label(event.object)} copies"
        picks = ask(
            now, Question(controller, text, tuple(labels), 0 if part.optional or not labels else 1, 1)
        )
        if not picks:
            return now, (event,), ()
        _note_one_face(now, event.object, labels[picks[0]])
        copy = lasting_as_it_enters(now, event, speaker, (BecomeCopy(This(), part.but, part.besides),))
        model = labels[picks[0]]
        copy = replace(
            copy,
            copied=copiable_values(now, model),
            model=model,
            copiable=True,
            duration=part.duration or Duration(),
        )
        return now, copy_at_once(now, replace(event, tapped=event.tapped or part.tapped), copy), ()

    return Replacing(
        key,
        f"{game.label(event.object)} enters as a copy{_of_its_own(game, event, speaker)}",
        controller,
        lambda now: before_it_enters(now, event, choose),
        group="copy",
    )


def _note_one_face(game: Game, thing: int, model: int) -> None:
    """Record that a token with one face has still one as a copy of what transforms (707.8a)."""
    if game.objects[thing].kind == "token" and game.objects[model].back is not None:
        TRANSFORMING_TOKEN.decided(game, f"{game.label(thing)} was created with one face, and has no other")


@ENTERING_AS_A_COPY
def copy_at_once(game: Game, event: Moves, copy: Lasting) -> tuple[Event, ...]:
    """What enters as a copy is one as it enters, and does what the copy says of entering."""
    ENTERING_AS_A_COPY.decided(game, f"{game.label(event.object)} enters as a copy")
    return (replace(event, effects=(*event.effects, copy)),)


@CHOICES_NOT_COPIED
def chosen_anew(
    game: Game, event: Moves | TurnsFace, player: str, kind: str, among: tuple[str, ...] = ()
) -> str:
    """What is to be chosen as a copy enters is chosen for it, whatever was chosen for what it copies."""
    if isinstance(event, Moves) and any(effect.copied is not None for effect in event.effects):
        CHOICES_NOT_COPIED.decided(game, f"a {kind} is chosen for {game.label(event.object)}, a copy")
    return choose_word(game, player, kind, among=among)


def _of_its_own(game: Game, event: Moves, speaker: Speaker) -> str:
    """By what else it does, where it is not its own doing."""
    return "" if speaker.source == event.object else f", by {game.label(speaker.source)}"


def lasting_as_it_enters(
    game: Game, event: Moves | TurnsFace, speaker: Speaker, changes: tuple[object, ...]
) -> Lasting:
    """Return an effect that begins as a permanent enters or is turned face up."""
    return Lasting(
        id=NOT_YET,
        source=event.object,
        controller=speaker.controller,
        changes=changes,  # type: ignore[arg-type]
        timestamp=game.clock,
        duration=Duration(),
        words=EMPTY,
        began=game.clock,
    )
