"""A game with the card that is played, in which whatever is asked gets the first answer that is allowed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, fields
from itertools import islice, product
from typing import Final, Literal

from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, Activated, SpellAbility
from comprules.abilities.nouns import Filter, Target
from comprules.abilities.simple_nouns import PlayerTarget
from comprules.english import CannotWrite
from comprules.english.texts import text_of
from comprules.judge import (
    Action,
    Activate,
    Asked,
    Card,
    Choice,
    Outcome,
    Pass,
    Position,
    Refused,
    Unsupported,
)
from comprules.kit.limits import time_limit
from comprules.kit.replay import Recorder
from comprules.reference import reference_judge
from comprules.rules.meaning import Speaker
from comprules.rules.targeting.modes import modal_part
from comprules.rules.targeting.targets import is_legal_target, targets_in
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["IT", "Finding", "Played", "StrayedError", "Table"]

SECONDS: Final = 20.0
IT: Final = "The card"
TRIES: Final = 40
"""So many ways of choosing targets are tried for one spell or ability."""
ENOUGH: Final = 14
"""So much mana pays for anything."""
PATIENCE: Final = 12
"""After so many resolutions in a row nobody does any more what may be left alone."""
ANSWERS: Final = 60
"""So many questions one deed may ask."""

Finding = Literal["error", "never cast", "never activated", "never triggered", "changes nothing"]


@dataclass(slots=True)
class Played:
    """What came of playing one card."""

    name: str
    found: list[tuple[Finding, str]] = field(default_factory=list)
    """What is to be said of it, each with its kind."""
    games: int = 0

    def say(self, kind: Finding, what: str) -> None:
        """Note something once."""
        if (kind, what) not in self.found:
            self.found.append((kind, what))


class StrayedError(Exception):
    """A question without an answer, or a game that does not go the same way again."""


class Table:
    """A game with the card on the board, played with the first legal choices."""

    def __init__(self, card: Card, position: Position) -> None:
        self.engine = reference_judge()
        self.judge = Recorder(self.engine)
        self.card = card
        self.judge.begin(position)
        self.triggered: set[str] = set()
        """The texts of all abilities that have been on the stack."""
        self.on_stack: dict[int, str] = {}
        """The texts of those that are there now."""
        self.resolved: dict[str, bool] = {}
        """What has resolved, and whether that changed anything."""
        self.is_tired = False
        """Whether what may be declined is: after many resolutions, so that a chain of copies ends."""

    @property
    def game(self) -> Game:
        return self.engine.game

    def do(self, action: Action) -> Outcome:
        """Act, answer what is asked, and look at the board."""
        before = self.game
        with time_limit(SECONDS), self._supported():
            outcome = self.judge.act(action)
            for _ in range(ANSWERS):
                if not isinstance(outcome, Asked):
                    break
                outcome = self._answered(outcome)
            if isinstance(outcome, Asked):
                raise StrayedError(f"{ANSWERS} questions are asked, the last: {outcome.question}")
            if not isinstance(outcome, Refused):
                self._look(before)
        return outcome

    def _answered(self, asked: Asked) -> Outcome:
        """Answer with the first that is allowed; the deed itself may be refused after an answer."""
        refused: Refused | None = None
        for picks in _declining(asked) if self.is_tired else _answers(asked):
            outcome = self.judge.answer(Choice(asked.player, picks))
            if not isinstance(outcome, Refused):
                return outcome
            if refused is not None and outcome.reason == "no question was asked":
                return refused
            refused = outcome
        raise StrayedError(f"no answer is allowed to: {asked.question} {asked.options[:6]}")

    def _look(self, before: Game) -> None:
        """Look at the board, and note what has been on the stack since then, even if it is gone."""
        game = self.game
        shown = {one.label: one for one in self.judge.board().objects if one.zone == "stack"}
        self.on_stack = {i: (shown[game.label(i)].abilities or ("",))[0] for i in game.zone("stack")}
        self.triggered.update(self.on_stack.values())
        for i in range(before.next_id, game.next_id):
            if i in game.last_known and (gone := game.last_known[i][0].on_stack) and gone.ability:
                with suppress(CannotWrite):  # what code makes of a keyword is shown by the keyword
                    self.triggered.add(text_of(gone.ability.ability))

    def legal(self, action: Action) -> bool:
        """Say whether the action is allowed."""
        with self._supported():
            return not isinstance(self.judge.would(action), Refused)

    @contextmanager
    def _supported(self) -> Iterator[None]:
        """What speaks of things that are not there any more is no part of the game."""
        try:
            yield
        except Unsupported:
            self.judge.moves.pop()
            raise

    def filled(self) -> None:
        """Everybody has mana of every color."""
        for player in ("Alice", "Bob"):
            if sum(self.game.players[player].mana.values()) >= ENOUGH:
                continue
            with suppress(Unsupported):
                self.do(Activate(player, f"{player}'s Endless Well"))

    def empty_stack(self) -> None:
        """All pass until nothing is on the stack."""
        for resolutions in range(25):
            top = self.game.zone("stack")[:1]
            self.is_tired = resolutions >= PATIENCE and bool(top)
            if not top or self.game.is_over:
                return
            before, name = self.game, self._source_of(top[0])
            self.do(Pass())
            if name:
                self.resolved[name] = self.resolved.get(name, False) or _changed(before, self.game, top[0])
        raise StrayedError("the stack is not empty after twenty-five resolutions")

    def _source_of(self, thing: int) -> str:
        """Return the text of the card's ability on the stack, or the name of the spell."""
        there = self.game.objects[thing]
        if there.kind != "ability":
            return there.base.name if there.base.name == self.card.name else ""
        of = there.on_stack.ability if there.on_stack else None
        sourced = of is not None and of.source != 0  # the monarch's and the like have no source
        mine = of is not None and sourced and self.game.last_seen(of.source).base.name == self.card.name
        return self.on_stack.get(thing, "") if mine else ""

    def targets(
        self, thing: int, player: str, ability: Ability | None, modes: tuple[int, ...] = ()
    ) -> Iterator[tuple[str, ...]]:
        """Yield choices of targets that are legal one by one."""
        wanted = _wanted(ability, modes)
        if not wanted:
            yield ()
            return
        speaker = Speaker(thing, player)
        # What is only considered leaves nothing in the record that is replayed.
        game = replace(self.game, arbiter=self.game.arbiter.apart())
        game.memo.clear()
        yield from islice(product(*(_candidates(game, speaker, want) for want in wanted)), TRIES)
        if all(isinstance(want, Target) and want.least == 0 for want in wanted):
            yield ()

    def try_all(self, actions: Iterator[Action]) -> bool:
        """Do the first action that is allowed; of the very first one it is asked before whether it is."""
        for at, action in enumerate(actions):
            try:
                if (at or self.legal(action)) and not isinstance(self.do(action), Refused):
                    return True
            except Unsupported:
                continue
        return False


def _candidates(game: Game, speaker: Speaker, want: Target | PlayerTarget) -> list[str]:
    """Return what may be the target: the others' things first, each kind of thing once."""
    found: list[str] = []
    for one in (*(p for p in ("Bob", "Alice")), *game.objects):
        with suppress(Exception):  # what hangs on later choices is found out by proposing it
            if is_legal_target(game, speaker, want, one):
                found.append(game.label(one))
    return sorted(found, key=lambda label: not label.startswith("Bob"))[:TRIES]


def _wanted(ability: Ability | None, modes: tuple[int, ...]) -> tuple[Target | PlayerTarget, ...]:
    match ability:
        case Keyword("enchant", filter=Filter() as hosts):
            return (Target(hosts),)
        case Keyword("enchant"):
            return (PlayerTarget(),)
        case SpellAbility(effects) | Activated(effects=effects):
            choice = modal_part(effects)
            if choice is None or not modes:
                return targets_in(effects)
            return tuple(want for mode in modes for want in targets_in(choice.modes[mode - 1].effects))
        case _:
            return ()


def _answers(asked: Asked) -> Iterator[tuple[str, ...]]:
    if not asked.options:
        yield from ((str(number),) for number in (1, 0, 2, 3))
        yield from ((word,) for word in ("Grizzly Bears", "Goblin", "creature"))
        return
    least, most = max(asked.least, min(1, asked.most)), min(asked.most, len(asked.options))
    yield asked.options[:least]
    yield from ((option,) for option in asked.options)
    yield asked.options[:most]
    yield ()
    yield tuple(str(number) for number in range(least))


def _declining(asked: Asked) -> Iterator[tuple[str, ...]]:
    """Yield answers, those first that do least."""
    if asked.least == 0:
        yield ()
    yield from ((option,) for option in reversed(asked.options))
    yield from _answers(asked)


_NOT_COMPARED: Final = frozenset(
    {
        *("arbiter", "memo", "during", "clock", "checked", "next_id", "passed", "priority"),
        *("last_known", "successor", "objects", "zones", "deeds", "came", "this_turn", "repetition"),
    }
)


def _changed(before: Game, after: Game, gone: int) -> bool:
    """Say whether a resolution did more than take what resolved off the stack."""
    top = before.objects[gone]
    if top.kind != "ability" and not top.base.types & {"instant", "sorcery"}:
        return True
    compared = [one.name for one in fields(Game) if one.name not in _NOT_COMPARED]
    if any(getattr(before, name) != getattr(after, name) for name in compared):
        return True
    kept = {i: thing for i, thing in before.objects.items() if i != gone}
    return kept != {i: thing for i, thing in after.objects.items() if i in kept or thing.label != top.label}
