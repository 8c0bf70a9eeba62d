"""The reference engine answers the Judge protocol.

A game waits for a player by running out of answers: an action is played again from the state before it with
one answer more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import assert_never

from comprules import __version__
from comprules.book.citing import IllegalError, tried
from comprules.book.trace import Trace, TraceLine
from comprules.editions import RULESETS, in_variant, ruleset_of
from comprules.english import CannotRead
from comprules.english.lexer import normalized
from comprules.english.texts import text_of
from comprules.events.players import LosesGame
from comprules.happening import happen
from comprules.happening.whose_turn import has_priority, with_priority
from comprules.happening.winning_and_losing import CONCEDED, CONCEDING_UNDER_CONTROL, may_concede
from comprules.judge import (
    CAPABILITIES,
    Action,
    Activate,
    Advance,
    Applied,
    Asked,
    Attack,
    Block,
    Board,
    Cast,
    Choice,
    Concede,
    Done,
    ExchangeCards,
    Hello,
    Outcome,
    Pass,
    Play,
    Position,
    PresentDeck,
    ReceivePriority,
    Refused,
    SetAside,
    SpecialAction,
    StartGame,
    TurnFaceUp,
    Unsupported,
)
from comprules.questions import Question, Unanswered, WrongAnswerError, ways_to_answer
from comprules.reference.leaving_out import ensure_droppable, without_rules
from comprules.reference.looking import board_of
from comprules.reference.setting_up import set_up
from comprules.reference.ways import MOST_ANSWERS, NO_ANSWER, Tried, Way
from comprules.rules.activating.activating import (
    ACTIVATED_ABILITIES,
    ACTIVATING_ACTIVATED_ABILITIES,
    activate,
    activated_abilities,
)
from comprules.rules.casting.casting import cast, play_land
from comprules.rules.casting.other_special_actions import take_special_action
from comprules.rules.casting.special_actions import set_aside
from comprules.rules.casting.turning_face_up import turn_face_up
from comprules.rules.combat import attacking
from comprules.rules.starting.decks import examine_deck, exchange
from comprules.rules.starting.starting import start_game
from comprules.rules.starting.subgames import after_subgames
from comprules.rules.targeting.proposal import Announcement
from comprules.rules.turn import turns
from comprules.rules.turn.fragmented_loops import chosen_again
from comprules.rules.turn.priority import (
    NEXT_IN_TURN_ORDER,
    at_the_turn,
    pass_priority,
    priority_after_leaving,
    receive_priority,
    who_share_the_stack,
)
from comprules.ruleset import Ruleset, views
from comprules.state.copying import replace
from comprules.state.game import Arbiter, Game
from comprules.state.lasting import Repetition

__all__ = ["Kept", "ReferenceJudge", "reference_judge"]


def reference_judge(without: tuple[str, ...] = (), ruleset: Ruleset | None = None) -> ReferenceJudge:
    """Return the reference engine.

    ``without`` leaves rules out, ``ruleset`` has it play every edition by one ruleset.

    Raises: CannotDropError: a rule can't be left out.
    """
    for number in without:
        ensure_droppable(number)
    return ReferenceJudge(without, ruleset)


@dataclass(frozen=True, slots=True)
class Kept:
    """A moment of a game, to which one may come back: it is a value, and so is what goes with it."""

    game: Game
    pending: Callable[[Game], Game] | None
    question: Question | None
    asking: Game | None
    answers: tuple[tuple[str, ...], ...]
    length: int
    lines: tuple[TraceLine, ...]


class ReferenceJudge:
    """The engine of this package; see :class:`comprules.judge.Judge` for what each method does."""

    def __init__(self, without: tuple[str, ...] = (), ruleset: Ruleset | None = None) -> None:
        self._without = without
        self._ruleset = ruleset
        self._game: Game | None = None
        self._trace = Trace()
        self._pending: Callable[[Game], Game] | None = None
        self._question: Question | None = None
        self._asking: Game | None = None
        self._answers: list[tuple[str, ...]] = []
        self._length = 0
        self._used = 0
        self._told: list[Applied] = []

    @property
    def name(self) -> str:
        """Return the engine's name and version."""
        dropped = f" without {', '.join(self._without)}" if self._without else ""
        return f"comprules {__version__}{dropped}"

    def hello(self) -> Hello:
        """Return what the engine says of itself: it claims everything, in every edition that it plays."""
        return Hello(self.name, CAPABILITIES, tuple(RULESETS))

    def begin(self, position: Position) -> None:
        """Set up a position."""
        ruleset = in_variant(self._ruleset or ruleset_of(position.edition), position.variant)
        ruleset = without_rules(ruleset, self._without)
        self._trace = Trace()
        self._pending, self._question, self._answers, self._told = None, None, [], []
        self._asking = None
        try:
            self._game = set_up(position, Arbiter(ruleset, self._choose, self._trace))
        except CannotRead as error:
            raise Unsupported(str(error)) from error

    def _choose(self, question: Question) -> tuple[str, ...]:
        if self._used == len(self._answers):
            raise Unanswered(question)
        self._used += 1
        return self._answers[self._used - 1]

    @property
    def game(self) -> Game:
        """Return the game as a value.

        Raises:
            RuntimeError: no position was set up.
        """
        if self._game is None:
            message = "no game has begun; call begin() first"
            raise RuntimeError(message)
        return self._game

    def act(self, action: Action) -> Outcome:
        """Play an action, and what the rules make of it."""
        if self._pending is not None:
            assert self._question is not None
            return Refused(f"the game waits for {self._question.player}: {self._question.text}")
        self._trace.begin_action()
        self._pending = lambda game: after_subgames(play(game, action))
        self._answers, self._length = [], len(self._trace.lines)
        return self._try()

    def answer(self, choice: Choice) -> Outcome:
        """Answer the question for which the game waits."""
        if self._question is None:
            return Refused("no question was asked")
        if choice.player != self._question.player:
            return Refused(f"{self._question.player} is asked, not {choice.player}: {self._question.text}")
        self._answers.append(choice.picks)
        try:
            return self._try()
        except WrongAnswerError as error:
            self._answers.pop()
            return Refused(str(error))

    def _try(self) -> Outcome:
        assert self._pending is not None
        self._cut(self._length)
        self._used = 0
        self._asking = None
        before = self.game
        self._forget(before)
        try:
            self._game = self._pending(before)
        except Unanswered as waiting:
            self._question, self._asking = waiting.question, waiting.game
            q = waiting.question
            return Asked(q.player, q.text, q.options, q.least, q.most, dict(q.known))
        except IllegalError as error:
            self._pending = self._question = None
            self._cut(self._length)
            for citation in dict.fromkeys(c for c in (error.citation, *error.steps) if c):
                citation.decided(self.game, f"refused: {error.reason}")
            return Refused(error.reason, error.citation.number if error.citation else "")
        except WrongAnswerError:
            raise
        except Unsupported:
            self._pending = self._question = None
            self._cut(self._length)
            raise
        except Exception:
            self._pending = self._question = None
            raise
        self._pending = self._question = None
        return Done()

    @staticmethod
    def _forget(game: Game) -> None:
        """What was worked out about the state is worked out again, so that the trace is that of one run."""
        game.memo.clear()
        game.arbiter.recent.clear()
        game.arbiter.answered.clear()

    def would(self, action: Action) -> Outcome:
        """Return what ``act`` would say, or the refusal to which every answer leads; nothing changes."""
        saved = (self._game, self._pending, self._question, self._asking, list(self._answers), self._length)
        lines = len(self._trace.lines)
        try:
            outcome = self.act(action)
            if isinstance(outcome, Asked) and saved[1] is None:
                refusal = self._refusal_of_every_way()
                if refusal is not None:
                    return refusal
                self._game, self._pending = saved[0], None
                self._cut(lines)
                outcome = self.act(action)
            return outcome
        finally:
            tried = self._trace.lines[lines:]
            self._game, self._pending, self._question, self._asking, self._answers, self._length = saved
            self._cut(lines)
            self._trace.lines.extend(_as_tried(line) for line in tried)

    def _refusal_of_every_way(self, sofar: Way = NO_ANSWER, known: Tried | None = None) -> Refused | None:
        """Return why what was begun can't be done, whatever is answered; None if some answers make it legal.

        A question for a number has endless answers, one of which is taken to be legal; so it is where there
        are more ways to answer than are tried.
        """
        known = known or Tried()
        question, pending, earlier = self._question, self._pending, tuple(self._answers)
        assert question is not None
        if question.numbers:
            return None
        refusal: Refused | None = None
        for picks in ways_to_answer(question):
            way = sofar.with_answer(question, picks)
            found: Outcome | None = known.refused.get(way.answered)
            if found is None:
                known.answers += way.length
                if known.answers > MOST_ANSWERS:
                    return None
                self._question, self._pending, self._answers = question, pending, list(earlier)
                found = self.answer(Choice(question.player, picks))
            if isinstance(found, Asked):
                found = self._refusal_of_every_way(way, known)
            if not isinstance(found, Refused):
                return None
            known.refused[way.answered] = refusal = found
        return refusal

    def kept(self) -> Kept:
        """Return this moment of the game."""
        answers, lines = tuple(self._answers), tuple(self._trace.lines)
        return Kept(self.game, self._pending, self._question, self._asking, answers, self._length, lines)

    def go_back(self, kept: Kept) -> None:
        """Let the game, its question and its record be as they were."""
        self._game, self._pending, self._question = kept.game, kept.pending, kept.question
        self._asking, self._answers, self._length = kept.asking, list(kept.answers), kept.length
        self._cut(0)
        self._trace.lines.extend(kept.lines)

    def board(self) -> Board:
        """Return the game as it stands, or as it stood when its player was asked."""
        return board_of(self._asking or self.game)

    def glance(self) -> Board:
        """Return the same as ``board``; the record is left as if nobody had looked."""
        game = self._asking or self.game
        seen = replace(game, arbiter=game.arbiter.apart())
        seen.memo.update(game.memo)
        return board_of(seen)

    def trace(self) -> tuple[Applied, ...]:
        """Return every rule applied since ``begin``."""
        new = self._trace.lines[len(self._told) :]
        self._told += [Applied(*line) for line in new]
        return tuple(self._told)

    def _cut(self, length: int) -> None:
        """Forget the record after so many lines."""
        self._trace.cut(length)
        del self._told[length:]


def _as_tried(line: TraceLine) -> TraceLine:
    """Return what a rule decided while an action was only tried: it says so, for nothing of it happened."""
    if line.what.startswith("refused:"):
        return line
    return line._replace(what=f"in a trial: {line.what}")


# ---- actions


def play(game: Game, action: Action) -> Game:
    """Return the game after an action.

    Raises:
        IllegalError: the rules forbid it.
        Unsupported: an object or player that the position does not have.
    """
    turns.still_going_on(game)
    game = _at_the_turn(game, action)
    before_the_game = isinstance(action, StartGame | PresentDeck | ExchangeCards)
    if not before_the_game and not isinstance(action, ReceivePriority | Concede) and not game.priority:
        game = receive_priority(game, game.active)
    if not isinstance(action, Pass | Advance):
        kept = game.repetition
        game = replace(game, repetition=Repetition(choices=kept.choices, left=kept.left))
    match action:
        case StartGame(player):
            return start_game(game, player)
        case PresentDeck(player):
            return examine_deck(game, player)
        case ExchangeCards(player, out, into):
            return exchange(game, player, _thing(game, out), _thing(game, into))
        case ReceivePriority(player):
            return receive_priority(game, player)
        case Cast(player, card, targets, x, modes, options):
            game = _with_priority(game, player)
            announced = Announcement(_things(game, targets), x, modes, options)
            game = chosen_again(game, player, (card, announced))
            return cast(game, player, _thing(game, card), announced)
        case Play(player, card):
            return play_land(_with_priority(game, player), player, _thing(game, card))
        case Activate(player, source, ability, targets, x):
            game = _with_priority(game, player)
            return _activate(game, player, _thing(game, source), ability, _things(game, targets), x)
        case TurnFaceUp(player, permanent):
            return turn_face_up(_with_priority(game, player), player, _thing(game, permanent))
        case SetAside(player, card, how, x):
            return set_aside(_with_priority(game, player), player, _thing(game, card), how, x)
        case SpecialAction(player, what, label):
            thing = _thing(game, label) if label else 0
            return take_special_action(_with_priority(game, player), player, what, thing)
        case Attack(player, attackers):
            declared = {_thing(game, a): _things(game, (d,))[0] for a, d in attackers.items()}
            return turns.attack(game, player, attacking.AttackDeclaration(declared))
        case Block(player, blockers):
            declared_blocks = {_thing(game, b): _ids(game, attackers) for b, attackers in blockers.items()}
            return turns.block(game, player, declared_blocks)
        case Pass(player):
            return _pass(game, player)
        case Advance(player, step):
            return turns.advance(game, player, step)
        case Concede(player):
            if not may_concede(game, player):
                raise CONCEDING_UNDER_CONTROL.refuses(f"{player} is controlled, and can't concede")
            return priority_after_leaving(happen(game, LosesGame(player, CONCEDED)), player)
        case _:
            assert_never(action)


def _at_the_turn(game: Game, action: Action) -> Game:
    """Return the game at the turn that an action is about, where several are taken at once."""
    match action:
        case Cast(player, _, targets) | Activate(player, _, _, targets):
            return at_the_turn(game, player, _things(game, targets), "acting")
        case Play(player) | TurnFaceUp(player) | SetAside(player) | SpecialAction(player):
            return at_the_turn(game, player, (), "acting")
        case Attack(player) | Advance(player):
            return at_the_turn(game, player, (), "going on")
        case Pass(player):
            return at_the_turn(game, player, (), "passing")
        case Block() | Concede() | ExchangeCards() | PresentDeck() | ReceivePriority() | StartGame():
            return at_the_turn(game, "", (), "passing")
        case _:
            assert_never(action)


def _with_priority(game: Game, player: str) -> Game:
    """Players before this one in turn pass, as long as that resolves nothing and ends no step."""
    while (
        game.priority
        and not has_priority(game, player)
        and set(who_share_the_stack(game)) > {*game.passed, *with_priority(game, game.priority)}
    ):
        game, _ = pass_priority(game)
    return game


def _pass(game: Game, player: str) -> Game:
    if player:
        if not has_priority(game, player):
            raise NEXT_IN_TURN_ORDER.refuses(f"{player} does not have priority")
        passing = 1
    else:
        left = [one for one in who_share_the_stack(game) if one not in game.passed]
        passing = len({with_priority(game, one) for one in left})
    for _ in range(passing):
        if game.is_over:
            return game
        begun = game.begun
        game = turns.pass_once(game)
        if game.begun != begun or not game.passed:
            return game
    return game


def _thing(game: Game, label: str) -> int:
    """Return the id of the object that a scenario calls by this label.

    Raises:
        Unsupported: there is none.
    """
    for thing in game.objects.values():
        if thing.label == label:
            return thing.id
    message = f"no object is called {label!r}"
    raise Unsupported(message)


def _things(game: Game, labels: tuple[str, ...]) -> tuple[int | str, ...]:
    return tuple(label if label in game.players else _thing(game, label) for label in labels)


def _ids(game: Game, labels: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(_thing(game, label) for label in labels)


def _activate(
    game: Game, player: str, source: int, part: str, targets: tuple[int | str, ...], x: int | None
) -> Game:
    abilities = activated_abilities(game, source)
    part = normalized(part)
    fitting = (
        [h for h in abilities if part and text_of(h.ability).startswith(f"{part}:")]
        or [h for h in abilities if part in text_of(h.ability)]
        or [h for h in abilities if part.casefold() in text_of(h.ability).casefold()]
    )
    if not fitting and any(part in text_of(a) for a in views(game)[source].abilities):
        raise ACTIVATING_ACTIVATED_ABILITIES.refuses(
            f"no other than an activated ability of {game.label(source)} is activated"
        )
    if not fitting:
        said = "; ".join(text_of(held.ability) for held in abilities)
        has = (
            f" with {part!r}; what it has reads: {said}" if part and said else f" with {part!r}" * bool(part)
        )
        raise ACTIVATED_ABILITIES.refuses(f"{game.label(source)} has no activated ability{has}")
    if len({held.ability for held in fitting}) > 1:
        said = "; ".join(text_of(held.ability) for held in fitting)
        message = f"{game.label(source)} has {len(fitting)} such abilities; say which: {said}"
        raise Unsupported(message)
    game = chosen_again(game, player, (source, fitting[0].ability, targets, x))
    refusals: list[IllegalError] = []
    for held in fitting:
        try:
            with tried(game):
                return activate(game, player, source, held, Announcement(targets, x))
        except IllegalError as refusal:
            refusals.append(refusal)
    raise refusals[0]
