"""What a player may be asked, and the strict ways of answering."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, permutations
from typing import Final, TypeVar

from comprules.book.citing import cite
from comprules.state.game import Game

__all__ = [
    "CHOICES_FOR_AN_OBJECT",
    "CHOICES_FOR_A_RULE",
    "CHOICES_WITHIN_RANGE",
    "CONTROL_OF_ONESELF",
    "DECISIONS_FOR_ANOTHER",
    "NOT_AVERTED",
    "OWN_DECISIONS",
    "Answers",
    "Known",
    "Question",
    "Script",
    "Unanswered",
    "WrongAnswerError",
    "another_who_decides",
    "ask",
    "ask_number",
    "ask_objects",
    "ask_one",
    "ask_order",
    "ask_whether_averted",
    "ask_yes",
    "choosable",
    "chooses_for_a_rule",
    "chosen_by_controller",
    "decides_as_ever",
    "decides_as_well",
    "decides_for_another",
    "ways_to_answer",
    "who_chooses_instead",
    "who_decides",
]

CHOICES_FOR_AN_OBJECT = cite("800.4g")
CHOICES_FOR_A_RULE = cite("800.4h")
CHOICES_WITHIN_RANGE = cite("801.5a")
DECISIONS_FOR_ANOTHER = cite("721.5")
OWN_DECISIONS = cite("721.8")
CONTROL_OF_ONESELF = cite("721.9")

NOT_AVERTED: Final = "not averted: "
"""With this begins what is kept of a question whether a player averts something, and does not."""

Known = tuple[tuple[str, tuple[str, ...]], ...]
"""What players have chosen at the same time, each with the picks."""


@dataclass(frozen=True, slots=True)
class Question:
    """A player is to take ``least`` to ``most`` of the options, each given as the record speaks of it.

    With ``numbers`` there are no options: any whole number from 0 upwards is an answer. One that is
    ``repeated`` comes again until nothing is picked, and the order of the answers makes no difference.
    ``known`` is what other players have just chosen, as far as the player knows it (101.4b).
    """

    player: str
    text: str
    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    numbers: bool = False
    repeated: bool = False
    known: Known = ()

    @classmethod
    def ordering(cls, player: str, text: str, options: tuple[str, ...]) -> Question:
        """Return the question in which order the options are taken."""
        return cls(player, text, options, len(options), len(options), ordered=True)


def ways_to_answer(question: Question) -> Iterator[tuple[str, ...]]:
    """Yield every answer that a question allows, those with few picks first; no question for a number."""
    some = permutations if question.ordered else combinations
    for number in range(question.least, min(question.most, len(question.options)) + 1):
        yield from some(question.options, number)


class Unanswered(Exception):  # noqa: N818 -- not a fault: the game waits for a player
    """The answers have run out; the game waits for this question."""

    def __init__(self, question: Question) -> None:
        super().__init__(f"{question.player} is asked: {question.text}")
        self.question = question
        self.game: Game | None = None
        """The game as it is while the player is asked, if it is known."""


class WrongAnswerError(ValueError):
    """An answer that the question does not allow."""


@dataclass(slots=True)
class Script:
    """Answers given beforehand, one a question; it waits when they have run out."""

    answers: Sequence[tuple[str, ...]]
    used: int = 0

    def __call__(self, question: Question) -> tuple[str, ...]:
        """Return the next answer.

        Raises:
            Unanswered: there is none.
        """
        if self.used == len(self.answers):
            raise Unanswered(question)
        self.used += 1
        return self.answers[self.used - 1]


Answers = Callable[[Question], tuple[str, ...]]
"""Who answers: a script, a policy, a person."""


def ask(game: Game, question: Question) -> tuple[str, ...]:
    """Ask a player; a question that leaves no choice answers itself.

    Raises:
        WrongAnswerError: the picks are not among the options, repeat one, or are too many or too few.
        Unanswered: the answers have run out.
    """
    if game.players[question.player].gone:
        question = replace(question, player=who_chooses_instead(game, question.player))
    if question.numbers:
        question = _to_who_decides(game, question)
        number = _number(question, _chosen(game, question))
        game.arbiter.answered.append(question.text)
        return (number,)
    if not question.most:
        return ()
    if len(question.options) == question.least and (len(question.options) < 2 or not question.ordered):
        return question.options
    question = _to_who_decides(game, question)
    picks = _chosen(game, question)
    stray = [pick for pick in picks if pick not in question.options]
    if stray or len(set(picks)) != len(picks) or not question.least <= len(picks) <= question.most:
        message = (
            f"{question.player} was asked: {question.text}; {', '.join(picks) or 'nothing'} is no answer. "
            f"Pick {question.least} to {question.most} of: {', '.join(question.options)}"
        )
        raise WrongAnswerError(message)
    game.arbiter.answered.append(question.text)
    return picks


def _chosen(game: Game, question: Question) -> tuple[str, ...]:
    try:
        return tuple(game.arbiter.choose(question))
    except Unanswered as waiting:
        waiting.game = game
        raise


def _to_who_decides(game: Game, question: Question) -> Question:
    """Return the question as it is put to whoever decides for the player."""
    if not game.controlled:
        return question
    player = question.player
    decides = who_decides(game, player)
    if decides == player:
        return question
    return replace(question, player=decides, text=f"for {player}: {question.text}")


def another_who_decides(game: Game, player: str) -> str:
    """Return who makes the decisions of a player where that is another player; empty where it isn't."""
    if game.controlled.get(player, player) == player:
        return ""
    by = decides_for_another(game, player)
    return "" if by == player else by


def who_decides(game: Game, player: str) -> str:
    """Return who makes the decisions of a player in a turn in which players are controlled."""
    if player not in game.controlled:
        return decides_as_well(game, player)
    if game.controlled[player] == player:
        return decides_as_ever(game, player)
    return decides_for_another(game, player)


@DECISIONS_FOR_ANOTHER
def decides_for_another(game: Game, player: str) -> str:
    """Whoever controls a player makes all decisions that rules and objects let that player make."""
    by = game.controlled[player]
    DECISIONS_FOR_ANOTHER.decided_once(game, f"{by}, who controls {player}, decides for {player}")
    return by


@OWN_DECISIONS
def decides_as_well(game: Game, player: str) -> str:
    """Whoever controls another player goes on to make their own decisions."""
    if player in game.controlled.values():
        OWN_DECISIONS.decided(game, f"{player}, who controls another player, decides for {player} too")
    return player


@CONTROL_OF_ONESELF
def decides_as_ever(game: Game, player: str) -> str:
    """A player who has been given control of themselves decides as ever."""
    CONTROL_OF_ONESELF.decided(game, f"{player}, who controls {player}, decides as ever")
    return player


def who_chooses_instead(game: Game, player: str) -> str:
    """Return who makes the choice of a player who has left, for an object that resolves or a rule."""
    stack = game.zone("stack")
    return chosen_by_controller(game, player, stack[0]) if stack else chooses_for_a_rule(game, player)


@CHOICES_FOR_AN_OBJECT
def chosen_by_controller(game: Game, player: str, thing: int) -> str:
    """Another player chooses, whom the object's controller picks: an opponent in place of an opponent."""
    controller = game.objects[thing].controller
    theirs = tuple(p for p in game.alive if _are_opponents(game, controller, p))
    others = theirs if _are_opponents(game, controller, player) and theirs else game.alive
    chosen = ask_one(game, controller, f"who chooses in the place of {player}?", others)
    CHOICES_FOR_AN_OBJECT.decided(game, f"{player} has left: {controller} has {chosen} choose instead")
    return chosen


def _are_opponents(game: Game, player: str, other: str) -> bool:
    team = game.players[player].team
    return player != other and (not team or game.players[other].team != team)


@CHOICES_FOR_A_RULE
def chooses_for_a_rule(game: Game, player: str) -> str:
    """The next player in turn order chooses where a rule asks one who has left."""
    following = game.following(player)
    CHOICES_FOR_A_RULE.decided(game, f"{player} has left: {following} chooses instead")
    return following


def _number(question: Question, picks: Sequence[str]) -> str:
    if len(picks) != 1 or not picks[0].isdecimal():
        message = (
            f"{question.player} was asked: {question.text}; {', '.join(picks) or 'nothing'} is no number"
        )
        raise WrongAnswerError(message)
    return picks[0]


def ask_number(game: Game, player: str, text: str) -> int:
    """Ask a player for a whole number, however large."""
    return int(ask(game, Question(player, text, (), numbers=True))[0])


def ask_one(game: Game, player: str, text: str, options: tuple[str, ...]) -> str:
    """Ask a player to take exactly one of the options."""
    return ask(game, Question(player, text, options))[0]


def ask_whether_averted(game: Game, player: str, text: str, instead_of: str) -> bool:
    """Ask whether a player does what averts something; a "no" leaves things to go on as they would."""
    does = ask_yes(game, player, text)
    if not does:
        game.arbiter.answered[-1] = NOT_AVERTED + instead_of
    return does


T = TypeVar("T", int, int | str)


@CHOICES_WITHIN_RANGE
def choosable(_game: Game, _player: str, things: Sequence[T]) -> Sequence[T]:
    """Return those of the objects and players that the player may choose; as a rule that is all of them."""
    return things


def ask_objects(
    game: Game, player: str, text: str, things: Sequence[T], least: int = 1, most: int = 1, known: Known = ()
) -> tuple[T, ...]:
    """Ask a player to take some of these objects (or players), each called by its label."""
    labels = {game.label(thing): thing for thing in choosable(game, player, things)}
    question = Question(
        player, text, tuple(labels), min(least, len(labels)), min(most, len(labels)), known=known
    )
    return tuple(labels[pick] for pick in ask(game, question))


def ask_order(game: Game, player: str, text: str, things: Sequence[T]) -> tuple[T, ...]:
    """Ask a player for the order of these objects, each called by its label; one alone needs none."""
    labels = {game.label(thing): thing for thing in things}
    if len(labels) < 2:
        return tuple(things)
    return tuple(labels[label] for label in ask(game, Question.ordering(player, text, tuple(labels))))


def ask_yes(game: Game, player: str, text: str) -> bool:
    """Ask a player yes or no."""
    return ask_one(game, player, text, ("yes", "no")) == "yes"
