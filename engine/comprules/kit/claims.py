"""What a judge claims, what a scenario needs, and what is therefore not asked of the judge at all."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, assert_never, cast

from comprules.book.errors import ComprulesError
from comprules.judge import (
    CAPABILITIES,
    PROTOCOL,
    Action,
    Activate,
    Advance,
    Attack,
    Block,
    Capability,
    Card,
    Cast,
    Concede,
    ExchangeCards,
    Hello,
    Judge,
    Pass,
    Play,
    Position,
    PresentDeck,
    ReceivePriority,
    SetAside,
    SpecialAction,
    StartGame,
    TurnFaceUp,
)
from comprules.kit.cards import load_cards, sides
from comprules.kit.fitting import UnfitAnswer, examined
from comprules.kit.limits import Interrupted, time_limit
from comprules.kit.planning import Planned
from comprules.kit.steps import Scene, StepMistake, match_step
from comprules.kit.steps.laying_out import lay_out
from comprules.kit.steps.used_cards import spoken_besides_descriptions
from comprules.scenarios import ScenarioStep

__all__ = ["NOT_CLAIMED", "claims_of", "is_about_a_question", "lacking", "lacking_for_game", "needs_of"]

NOT_CLAIMED: Final = "the engine does not claim"
"""With these words the reason of such a skip begins."""

_SECONDS: Final = 30.0
_FACE_DOWN: Final = re.compile(
    r"face[- ]down|face up\b|\b(?:morph|megamorph|disguise|manifest|cloak)", re.IGNORECASE
)
_COUNTERS: Final = re.compile(r"\bcounters?\b(?! (?:target|it\b|that|the|all|each))", re.IGNORECASE)
_BEFORE_THE_GAME: Final = re.compile(
    r"(?:starts? the game|the game starts|(?:presents?|present) \w+ deck|exchanges? )"
)
_PAYS: Final = re.compile(r"\b(?:casts?|activates?)\b")
_IN_PLAY: Final = frozenset({"battlefield", "graveyard", "exile", "stack", "hand"})


def claims_of(judge: Judge) -> Hello | None:
    """Return what a judge says of itself; None if it says nothing, and so claims everything.

    Raises:
        ComprulesError: What it says can't be understood, or it speaks a later version of the protocol.
    """
    ask = getattr(judge, "hello", None)
    if ask is None:
        return None
    try:
        with time_limit(_SECONDS):
            said = ask()
        hello = None if said is None else cast("Hello", examined(Hello, said, "what hello gives"))
    except Interrupted:
        raise
    except UnfitAnswer as unfit:
        raise ComprulesError(str(unfit), f"It may claim: {', '.join(CAPABILITIES)}.") from None
    except ComprulesError:
        raise
    except BaseException:  # noqa: BLE001 -- it does not know this message, or fails over it
        return None
    if hello is not None and hello.protocol > PROTOCOL:
        raise ComprulesError(
            f"{hello.name} speaks version {hello.protocol} of the protocol, and this kit version {PROTOCOL}",
            "Update comprules.",
        )
    return hello


def lacking(hello: Hello | None, planned: Planned) -> str:
    """Return why a scenario is not asked of a judge, by what it claims; empty if it is."""
    return _lacking(hello, planned.edition, lambda: needs_of(planned))


def lacking_for_game(
    hello: Hello | None, position: Position, actions: Sequence[Action], *, asks: bool
) -> str:
    """Return why a recorded game is not asked of a judge, by what it claims; empty if it is.

    ``asks`` says whether a question was answered in it.
    """
    said = "\n".join(filter(None, map(_in_words, actions)))
    return _lacking(hello, position.edition, lambda: _needs(position, said, asks=asks))


def _in_words(action: Action) -> str:
    """Return the words of an action that tell what it needs."""
    match action:
        case Cast():
            return " ".join(("casts", *action.options))
        case Activate():
            return "activates"
        case TurnFaceUp():
            return "face up"
        case StartGame() | PresentDeck() | ExchangeCards():
            return "starts the game"
        case (
            Play()
            | SetAside()
            | SpecialAction()
            | Attack()
            | Block()
            | Pass()
            | ReceivePriority()
            | Advance()
            | Concede()
        ):
            return ""
        case _:
            assert_never(action)


def _lacking(hello: Hello | None, edition: str, needs: Callable[[], Iterable[tuple[Capability, ...]]]) -> str:
    if hello is None:
        return ""
    if hello.editions and not any(edition.startswith(one) for one in hello.editions):
        return f"{NOT_CLAIMED}: the edition {edition}"
    if set(hello.capabilities) >= set(CAPABILITIES):
        return ""
    for ways in needs():
        if not any(way in hello.capabilities for way in ways):
            return f"{NOT_CLAIMED}: {' or '.join(ways)}"
    return ""


def needs_of(planned: Planned) -> tuple[tuple[Capability, ...], ...]:
    """Return what a judge must be capable of to play a scenario: of each group one."""
    steps = planned.scenario.steps
    position = _position(planned)
    if position is None:
        return ()
    played = [step for step in steps if step.kind != "given"]
    said = "\n".join(step.text for step in played)
    return tuple(_needs(position, said, asks=any(is_about_a_question(step) for step in played)))


def _needs(position: Position, said: str, *, asks: bool) -> Iterator[tuple[Capability, ...]]:
    texts = "\n".join(side.text for card in position.cards for side in sides(card))
    if position.variant:
        yield ("variants",)
    if len(position.seats) > 2:
        yield ("more than two players",)
    if _is_amid_the_game(position, said):
        yield ("arbitrary positions",)
    worded = [card for card in position.cards if _is_worded(card)]
    if any(card != load_cards().get(card.name) for card in worded):
        yield ("cards by text",)
    elif worded:
        yield ("cards by name", "cards by text")
    if _FACE_DOWN.search(f"{said}\n{texts}") or any(thing.face_down for thing in position.placed):
        yield ("face-down",)
    if _has_counters(position, said, texts):
        yield ("counters",)
    if any(seat.mana for seat in position.seats):
        yield ("mana from the pool",)
    elif _PAYS.search(said) and _has_lands(position):
        yield ("mana from lands",)
    if asks:
        yield ("questions one by one",)


def _is_amid_the_game(position: Position, said: str) -> bool:
    in_play = any(thing.zone in _IN_PLAY for thing in position.placed)
    return in_play or not _BEFORE_THE_GAME.search(said)


def _is_worded(card: Card) -> bool:
    return len(sides(card)) > 1 or bool(card.text or card.hand_modifier or card.life_modifier)


def _has_counters(position: Position, said: str, texts: str) -> bool:
    seats = any(seat.counters or seat.poison for seat in position.seats)
    placed = any(thing.counters for thing in position.placed)
    printed = any(card.loyalty or card.defense for card in position.cards)
    return seats or placed or printed or bool(_COUNTERS.search(f"{said}\n{texts}"))


def _has_lands(position: Position) -> bool:
    lands = {card.name for card in position.cards if "Land" in card.type_line.split()}
    return any(thing.zone == "battlefield" and thing.card in lands for thing in position.placed)


def is_about_a_question(step: ScenarioStep) -> bool:
    """Say whether a step answers a question, or looks at one that is open."""
    form = match_step(step.kind, step.text)
    return form.meets_question and "asked nothing" not in step.text


def _position(planned: Planned) -> Position | None:
    """Return the position of a scenario, before no judge at all; None where it can't be laid out."""
    steps = planned.scenario.steps
    scene = Scene(cast("Judge", None), planned.edition, spoken_besides_descriptions(steps))
    try:
        lay_out(scene, steps)
        return scene.position()
    except StepMistake:
        return None
