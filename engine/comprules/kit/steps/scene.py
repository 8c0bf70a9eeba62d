"""A scenario is played: it has a position, a judge, a pending question and what was seen."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Literal

from comprules.judge import (
    Action,
    Asked,
    Board,
    BoardObject,
    BoardPlayer,
    Card,
    Choice,
    Done,
    Judge,
    Outcome,
    Pass,
    PastGame,
    Placed,
    Position,
    Refused,
    Seat,
    ZoneName,
)
from comprules.kit.cards import load_cards, nearest_names
from comprules.kit.judges import is_ours
from comprules.kit.results import Cause
from comprules.kit.steps.errors import StepFailed, StepMistake
from comprules.kit.steps.phrases import StepPhrase, written_type_line
from comprules.kit.steps.used_cards import used_cards
from comprules.scenarios import ScenarioStep
from comprules.words import COLORS

__all__ = ["UNSEEN_LIBRARY", "Scene", "in_words"]

UNSEEN_LIBRARY = 10
_EMPTY_STEP = ScenarioStep("Given", "given", "", 0)


@dataclass(slots=True)
class Scene:
    """Everything that the forms of one play share; it changes from step to step and is thrown away after.

    ``looked`` holds what Then steps have examined since the last When, as (object or player, attribute).
    ``before`` is the board before the last unbroken run of When steps, ``start`` the one before the first; an
    answer belongs to the deed that led to its question.
    """

    judge: Judge
    edition: str
    spoken: str | None = None
    """What the scenario says besides describing cards; None keeps every card in the position."""
    step: ScenarioStep = _EMPTY_STEP
    seats: dict[str, Seat] = field(
        default_factory=lambda: {name: Seat(name, library=UNSEEN_LIBRARY) for name in ("Alice", "Bob")}
    )
    cards: dict[str, Card] = field(default_factory=dict)
    placed: dict[str, Placed] = field(default_factory=dict)
    active: str = ""
    turn_step: str = "precombat main"
    variant: str = ""
    lots: tuple[str, ...] = ()
    decks: Literal["", "constructed", "limited"] = ""
    chooser: str = ""
    games: tuple[PastGame, ...] = ()
    begun: bool = False
    start: Board | None = None
    before: Board | None = None
    pending: Asked | None = None
    tried: Outcome | None = None
    waiting: list[Action] = field(default_factory=list)
    looked: set[tuple[str, str]] = field(default_factory=set)
    seen: Board | None = None
    postponed: list[tuple[str, tuple[str, ...], StepFailed]] = field(default_factory=list)
    """Answers to questions that another engine has not asked yet: who, what, and why it does not fit."""
    more_answers: bool = False
    """Whether the next step is an answer too."""
    rules_named: list[str] = field(default_factory=list)
    """Refusals for which another engine named another rule than the scenario does."""
    _is_ours: bool | None = None
    unseen: frozenset[str] = frozenset()
    """Cards that lay in a library at the start and that no step names, if the judge lists such cards."""

    # ---- the position

    def seat(self, name: str) -> Seat:
        """The player of this name."""
        if name not in self.seats:
            known = ", ".join(self.seats)
            raise StepMistake(f"there is no player {name}; the players are {known} (Given the players are …)")
        return self.seats[name]

    def describe(self, card: Card) -> None:
        """Let the position know a card; the same name cannot be two cards."""
        earlier = self.cards.setdefault(card.name, card)
        if earlier != card:
            raise StepMistake(f"the card “{card.name}” is described twice, and not the same way")

    def put(self, thing: StepPhrase, zone: ZoneName, owner: str, label: str = "") -> None:
        """Put a thing of a Given step into a zone; ``owner`` controls it unless the phrase names another."""
        self.seat(owner)
        if not thing.name:
            self._put_nameless(thing, zone, owner)
            return
        if thing.invents_a_card and (thing.token or thing.name not in load_cards()):
            self.describe(_invented(thing, thing.name))
        else:
            self.must_be_a_card(thing.name)
            self._must_agree(thing, self.cards[thing.name])
        if thing.number == 1:
            self._place(thing, label or thing.label, thing.name, zone, owner)
            return
        if thing.label != thing.name:
            raise StepMistake(f"{thing.number} things can't all be called {thing.label}: {self.step.text}")
        self._place_several(thing, thing.name, zone, owner)

    def must_be_a_card(self, name: str) -> None:
        """Let the position know a card by its name, which the scenario or the collection describes."""
        if name in self.cards:
            return
        collection = load_cards()
        if name in collection:
            self.describe(collection[name])
            return
        near = nearest_names(name, (*self.cards, *collection))
        hint = f"did you mean {' or '.join(f'“{one}”' for one in near)}? Otherwise " if near else ""
        raise StepMistake(
            f"no step says what “{name}” is, and the collection of cards does not have it; {hint}write: "
            f'Given the card "{name}" is a "Creature — Bear" of size 2/2, or: a 2/2 Bear creature "{name}"'
        )

    def _must_agree(self, thing: StepPhrase, card: Card) -> None:
        """What a phrase says of a card of the collection has to be printed on it; it need not say all."""
        said = {word.capitalize() for word in (*thing.supertypes, *thing.types, *thing.subtypes)}
        is_so = (
            said <= set(card.type_line.split())
            and thing.size in {"", card.size}
            and (not thing.colors or set(thing.colors) == _colors_of(card))
            and all(ability.lower() in card.text.lower() for ability in thing.abilities)
        )
        if not is_so:
            raise StepMistake(f"the card “{card.name}” of the collection is not that: {self.step.text}")

    def _put_nameless(self, thing: StepPhrase, zone: ZoneName, owner: str) -> None:
        if not thing.invents_a_card:
            raise StepMistake(f"say things by a name, or by what they are: {self.step.text}")
        kind = " ".join((*thing.colors, *thing.supertypes, *thing.types, *thing.subtypes, "card"))
        noun = " ".join(thing.subtypes) if thing.token and thing.subtypes else kind
        self.describe(_invented(thing, noun))
        self._place_several(thing, noun, zone, owner)

    def _place_several(self, thing: StepPhrase, card: str, zone: ZoneName, owner: str) -> None:
        taken = sum(placed.card == card for placed in self.placed.values())
        for count in range(taken + 1, taken + thing.number + 1):
            self._place(thing, f"{card} ({count})", card, zone, owner)

    def _place(self, thing: StepPhrase, label: str, card: str, zone: ZoneName, controller: str) -> None:
        if label in self.placed:
            raise StepMistake(
                f'two things are called {label}; tell them apart: "{card}" (first), "{card}" (second)'
            )
        owner = thing.owner or controller
        self.seat(owner)
        self.placed[label] = Placed(
            label=label,
            card=card,
            zone=zone,
            owner=owner,
            controller=controller,
            token=bool(thing.token),
            tapped=bool(thing.tapped),
            face_down=bool(thing.face_down),
            summoning_sick=thing.sick,
            damage=thing.damage,
            counters=thing.counters,
            attached_to=thing.attached_to,
        )

    def note(self, label: str, key: str, value: str) -> None:
        """Note what was decided earlier for an object of the position."""
        if label not in self.placed:
            raise StepMistake(f"no earlier step puts {label} anywhere")
        placed = self.placed[label]
        self.placed[label] = replace(placed, notes={**placed.notes, key: value})

    def position(self) -> Position:
        """Return what the Given steps have said."""
        for placed in self.placed.values():
            if (
                placed.attached_to
                and placed.attached_to not in self.placed
                and placed.attached_to not in self.seats
            ):
                raise StepMistake(
                    f"{placed.label} is attached to {placed.attached_to}, which no step puts anywhere"
                )
        return Position(
            edition=self.edition,
            seats=tuple(self.seats.values()),
            cards=self._cards(),
            placed=tuple(self.placed.values()),
            active=self.active or next(iter(self.seats)),
            step=self.turn_step,
            variant=self.variant,
            lots=self.lots,
            decks=self.decks,
            chooser=self.chooser,
            games=self.games,
        )

    def _cards(self) -> tuple[Card, ...]:
        """Return the cards that the scenario uses, of all that were described."""
        if self.spoken is None:
            return tuple(self.cards.values())
        return used_cards(self.cards, self.placed.values(), self.spoken)

    def begin(self) -> None:
        """Hand the position to the judge; after this no Given step can stand."""
        if not self.begun:
            self.judge.begin(self.position())
            self.begun = True
            listed = self.board().objects
            placed = self.placed
            self.unseen = frozenset(o.label for o in listed if o.zone == "library" and o.label not in placed)
            self.start = self.seen = self.without_unseen(self.board())

    # ---- what players do

    def act(self, action: Action, *, resolves: bool = False) -> None:
        """Let a player act; the step fails if the judge refuses."""
        if resolves:
            self.waiting.append(Pass())
        self._take(self.judge.act(action))

    def would(self, action: Action) -> Outcome:
        """Return what a judge says of an action that nobody takes; nobody could take one while asked."""
        if self.pending is not None:
            raise StepMistake(f"nobody can do anything while {in_words(self.pending)}; answer first")
        return self.judge.would(action)

    def attempt(self, action: Action) -> None:
        """Let a player try; a refusal is kept for ``Then it is refused``."""
        self._keep(self.judge.act(action))

    def _keep(self, outcome: Outcome) -> None:
        """Keep what came of something that was tried, once no more questions are asked about it."""
        self.seen = None
        if isinstance(outcome, Refused):
            self.tried = outcome
        else:
            self._take(outcome)
            self.tried = outcome

    def answer(self, player: str, picks: tuple[str, ...]) -> None:
        """Answer the pending question."""
        names = self.picked(picks)
        unfit = self._unfit(player, names)
        if unfit is not None and (self.pending is None or self.held_to_rules):
            raise self.postponed[0][2] if self.postponed else unfit
        if unfit is None:
            self._give(player, names)
        else:
            self.postponed.append((player, names, unfit))
        self._give_what_fits()
        if self.postponed and not (self.more_answers and self.pending):
            first = self.postponed[0]
            raise first[2] if len(self.postponed) > 1 else self._unfit(*first[:2]) or first[2]

    def _give_what_fits(self) -> None:
        """Give the answers that wait to the questions that they fit, until there are no more of either."""
        while self.postponed and self.pending is not None:
            fitting = [one for one in self.postponed if self._unfit(*one[:2]) is None]
            if fitting:
                self.postponed.remove(fitting[0])
                self._give(*fitting[0][:2])
            elif not self.answer_the_only_way(in_any_order=not self.more_answers):
                return

    def _unfit(self, player: str, names: tuple[str, ...]) -> StepFailed | None:
        """Return why this is no answer to the question that is open; None if it is one."""
        asked = self.pending
        if asked is None:
            return StepFailed(
                f"a question to {player} for this answer",
                "no question was asked: an unused answer",
                cause="no question was asked where the scenario answers one",
            )
        expected, seen = "", in_words(asked)
        stray = [pick for pick in names if asked.options and pick not in asked.options]
        if asked.player != player:
            expected, seen = f"{player} is asked", f"{asked.player} is: {asked.question}"
        elif stray:
            expected = f"{' and '.join(stray)} among the options"
        elif not asked.least <= len(names) <= asked.most:
            expected = f"{len(names)} picks are allowed"
        cause: Cause = "asked otherwise than the scenario answers"
        return StepFailed(expected, seen, cause=cause) if expected else None

    def _give(self, player: str, names: tuple[str, ...]) -> None:
        self.pending = None
        outcome = self.judge.answer(Choice(player, names))
        if isinstance(self.tried, Asked):
            self._keep(outcome)
        else:
            self._take(outcome)

    def answer_the_only_way(self, *, in_any_order: bool) -> bool:
        """Answer a question that leaves no choice, which other engines may ask; say whether it was one.

        Where every option has to be picked, nothing but their order is left to choose: ``in_any_order`` takes
        them as they are listed.
        """
        asked = self.pending
        if asked is None or self.held_to_rules or asked.least != len(asked.options):
            return False
        if len(asked.options) > 1 and not in_any_order:
            return False
        self._give(asked.player, asked.options)
        return True

    def answer_the_only_ways(self) -> None:
        """Answer questions as long as they leave no choice but that of an order, which no step answers."""
        while self.answer_the_only_way(in_any_order=True):
            pass

    @property
    def held_to_rules(self) -> bool:
        """Say whether the judge has to name rules, and ask, exactly as scenarios do: ours has."""
        if self._is_ours is None:
            self._is_ours = is_ours(self.judge)
        return self._is_ours

    def _take(self, outcome: Outcome) -> None:
        self.seen = None
        while True:
            match outcome:
                case Done():
                    if not self.waiting:
                        return
                    outcome = self.judge.act(self.waiting.pop(0))
                case Asked():
                    self.pending = outcome
                    return
                case Refused(reason, rule):
                    self.waiting.clear()
                    raise StepFailed("it is allowed", f"it is refused: {reason}", rule, "it is refused")

    # ---- what can be looked at

    def board(self) -> Board:
        """The game as it stands; asked of the judge once per step."""
        if self.seen is None:
            self.seen = self.without_unseen(self.judge.board())
        return self.seen

    def without_unseen(self, board: Board) -> Board:
        """Leave out cards of libraries that nobody looks at, as long as they are in a library or a hand.

        They count there, and a judge need not list them.
        """
        if not self.unseen:
            return board
        shown = (o for o in board.objects if o.label not in self.unseen or o.zone not in {"library", "hand"})
        return replace(board, objects=tuple(shown))

    def look(self, subject: str, *attributes: str) -> None:
        """Remember that a step has examined these attributes of an object or a player."""
        self.looked.update((subject, attribute) for attribute in attributes)

    def find(self, label: str) -> BoardObject | None:
        """Return the object that a label of the position, or the name of something later, means."""
        present = [thing for thing in self.board().objects if thing.zone != "none"]
        wanted = label.replace('"', "")
        for thing in present:
            if thing.label.replace('"', "") == wanted:
                return thing
        if label in self.placed:
            return None
        found = re.fullmatch(r"(.+?)(?: \((\d+)\))?", label)
        assert found is not None
        named = [thing for thing in present if thing.name == found[1] and thing.label not in self.placed]
        if found[2] is None:
            if len(named) > 1:
                raise StepMistake(
                    f'{len(named)} objects are named {label}; write "{label}" (1) for the first to arrive'
                )
            return named[0] if named else None
        nth = int(found[2])
        return named[nth - 1] if nth <= len(named) else None

    def object(self, label: str) -> BoardObject:
        """The object that a label means; the step fails where there is none."""
        thing = self.find(label)
        if thing is None:
            self._must_be_known(label)
            raise StepFailed(f"{label} is somewhere", "it is in no zone")
        return thing

    def _must_be_known(self, label: str) -> None:
        if label in self.placed:
            return
        ever = {thing.label for board in (self.start, self.before) if board for thing in board.objects}
        if label not in ever and label.partition(" (")[0] in {placed.card for placed in self.placed.values()}:
            known = ", ".join(name for name in self.placed if name.startswith(label.partition(" (")[0]))
            raise StepMistake(f"nothing is called {label}; there are {known}")

    def known(self, name: str) -> str:
        """Return what the judge calls the object that a label means; anything else stays as it is."""
        if name in self.placed or name in self.seats or not self.begun:
            return name
        if not name[:1].isupper():
            return name
        thing = self.find(name)
        return thing.label if thing else name

    def picked(self, picks: tuple[str, ...]) -> tuple[str, ...]:
        """Return what the judge calls each pick: an object if it is in quotation marks, else itself."""
        return tuple(self.known(pick.replace('"', "")) if '"' in pick else pick for pick in picks)

    def player(self, name: str) -> BoardPlayer:
        """One player as he or she is now."""
        self.seat(name)
        for player in self.board().players:
            if player.name == name:
                return player
        raise StepFailed(f"{name} is at the table", "the judge shows no such player")


def in_words(asked: Asked) -> str:
    """A question with its options."""
    count = str(asked.least) if asked.least == asked.most else f"{asked.least} to {asked.most}"
    return f"{asked.player} is asked “{asked.question}”: {count} of {', '.join(asked.options) or 'anything'}"


def _colors_of(card: Card) -> set[str]:
    """The colors that a card's mana cost and color indicator give it."""
    symbols = dict(zip("WUBRG", COLORS, strict=True))
    return {symbols[letter] for letter in card.cost if letter in symbols} | set(card.color.split())


def _invented(thing: StepPhrase, name: str) -> Card:
    keywords = [ability for ability in thing.abilities if not ability.endswith(".")]
    sentences = [ability for ability in thing.abilities if ability.endswith(".")]
    line = ", ".join(keywords)
    return Card(
        name=name,
        type_line=written_type_line(thing),
        cost="" if "land" in thing.types or thing.token else "{0}",
        size=thing.size,
        color=" ".join(thing.colors),
        text="\n".join([*([line[0].upper() + line[1:]] if line else []), *sentences]),
    )
