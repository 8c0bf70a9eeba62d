"""A person sits at a table and plays, step by step; what was played becomes a scenario.

What is typed is a step of the suite: Given steps lay out a position, When steps are deeds and answers, Then
steps look. Any of them can be taken back, because a game is a value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from comprules.book.statements import BASE_EDITION
from comprules.judge import Applied, Asked, Board, Refused
from comprules.kit.possible import Deed, possible_deeds
from comprules.kit.seen import steps_of_changes, written_label
from comprules.kit.steps import Scene, StepFailed, StepForm, StepMistake, match_step
from comprules.kit.steps.compare import in_list
from comprules.kit.steps.scene import in_words
from comprules.reference import ReferenceJudge, reference_judge
from comprules.reference.judging import Kept
from comprules.scenarios import ScenarioStep, StepKind

__all__ = ["Came", "Sitting"]

_KEYWORDS: Final = {"given": "Given", "when": "When", "then": "Then"}
_SAID: Final = re.compile(r"(Given|When|Then|And|But)\s+")
_WORD: Final = re.compile(r"[a-z+{][\w+/{} '’-]*")


@dataclass(frozen=True, slots=True)
class Came:
    """What came of a step: the rules applied, a refusal, an open question, and what was seen to change."""

    step: ScenarioStep
    trace: tuple[Applied, ...] = ()
    refused: Refused | None = None
    asked: Asked | None = None
    seen: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Moment:
    """All that is so at one moment, for coming back to it."""

    scene: Scene
    kept: Kept | None
    written: tuple[ScenarioStep, ...]
    deed: _Moment | None
    """The moment before the deed under way, of which questions are asked."""


@dataclass(slots=True)
class Sitting:
    """One game at the table, from the first step of its position on."""

    edition: str = BASE_EDITION
    judge: ReferenceJudge = field(default_factory=reference_judge)
    scene: Scene = field(init=False)
    written: tuple[ScenarioStep, ...] = ()
    """The steps so far as a scenario has them, with what was seen after each deed."""
    _moments: list[_Moment] = field(default_factory=list)
    _deed: _Moment | None = None

    def __post_init__(self) -> None:
        """Set an empty scene."""
        self.scene = Scene(self.judge, self.edition)

    # ---- what a person types

    def take(self, text: str, table: Sequence[Sequence[str]] = (), docstring: str | None = None) -> Came:
        """Carry out one step; a refusal is kept as one, anything else that goes wrong leaves no trace.

        Raises:
            StepMistake: No form reads it, or it can't stand here.
            StepFailed: A look shows something else, or the answer is none of the options.
            Unsupported: The engine can't play with what the position has.
        """
        form, said = self.form_of(text)
        step = ScenarioStep(
            _KEYWORDS[form.kind], form.kind, said, 0, tuple(tuple(row) for row in table), docstring
        )
        moment = self._moment()
        try:
            came = self._carry_out(form, step)
        except StepFailed as failed:
            if failed.expected != "it is allowed" or form.kind != "when":
                self._come_back(moment)
                raise
            came = self._refused(step, Refused(failed.seen.removeprefix("it is refused: "), failed.rule))
        except BaseException:
            self._come_back(moment)
            raise
        self._moments.append(moment)
        return came

    def form_of(self, text: str) -> tuple[StepForm, str]:
        """Return the form that reads what was typed, and the step as that form has it.

        Raises:
            StepMistake: There is none that can stand here.
        """
        keyword = _SAID.match(text.strip())
        bare = text.strip()[keyword.end() if keyword else 0 :]
        kinds: tuple[StepKind, ...] = ("when", "then") if self.scene.begun else ("given", "when", "then")
        if keyword is not None:
            kinds = tuple(kind for kind in kinds if _KEYWORDS[kind] == keyword[1]) or kinds
        for said in self._readings(bare):
            for kind in kinds:
                if self.reads(kind, said):
                    return match_step(kind, said), said
        verb, _, rest = bare.partition(" ")
        if verb.islower():
            match_step("when", f"{self.to_act} {verb}s {rest}")
        return match_step(kinds[0], bare), bare

    @staticmethod
    def reads(kind: StepKind, text: str) -> bool:
        """Say whether a form reads this step."""
        try:
            match_step(kind, text)
        except StepMistake:
            return False
        return True

    def _readings(self, text: str) -> Iterator[str]:
        """Yield what may be meant: the step as typed, with names in quotation marks, with who is to act."""
        texts = [text, self._quoted(text)] if '"' not in text else [text]
        verb, space, rest = text.partition(" ")
        yield from texts
        if verb.islower():
            who = self.to_act
            for one in texts:
                _, space, rest = one.partition(" ")
                yield from (f"{who} {verb}{ending}{space}{rest}" for ending in ("", "s", "es"))

    def _quoted(self, text: str) -> str:
        """Return a text with the things of the board that it names in quotation marks."""
        known = set(self.scene.placed)
        if self.scene.begun:
            known |= {thing.label for thing in self.scene.board().objects if thing.zone != "none"}
        things = sorted(known, key=len, reverse=True)
        named = "|".join(rf"(?<![\w\"]){re.escape(label)}(?![\w\"])" for label in things)
        return re.sub(named, lambda found: written_label(found[0]), text) if named else text

    def _carry_out(self, form: StepForm, step: ScenarioStep) -> Came:
        scene = self.scene
        arguments = form.read(step.text)
        assert arguments is not None
        if form.takes == "nothing" and (step.table or step.docstring):
            raise StepMistake(f"nothing belongs below “{step.text}”")
        if " tries to " in form.pattern:
            raise StepMistake(
                "say what is done, as in “casts” for “tries to cast”; a refusal is told and kept"
            )
        if form.kind != "given":
            scene.begin()
        if scene.pending is not None and not form.meets_question:
            raise StepMistake(f"first a question is to be answered: {in_words(scene.pending)}")
        if form.kind == "when" and not form.answers:
            self._deed = self._moment()
            scene.before = scene.board()
            scene.looked.clear()
        before = len(self.judge.trace()) if scene.begun else 0
        scene.step = step
        form.function(scene, **arguments)
        self.written = (*self.written, step)
        if form.kind != "when":
            return Came(step)
        came = Came(step, self.judge.trace()[before:], asked=scene.pending)
        return came if scene.pending else replace(came, seen=self._look())

    def _look(self) -> tuple[str, ...]:
        """Write down what has changed since the deed began, as far as steps can say it."""
        scene = self.scene
        assert scene.before is not None
        seen: list[str] = []
        for text in steps_of_changes(scene.before, scene.board()):
            step = ScenarioStep("Then", "then", text, 0)
            try:
                form = match_step("then", text)
                scene.step = step
                form.function(scene, **(form.read(text) or {}))
            except (StepMistake, StepFailed):  # a name that no step can say
                continue
            seen.append(text)
            self.written = (*self.written, step)
        self._deed = None
        return tuple(seen)

    def _refused(self, last: ScenarioStep, refused: Refused) -> Came:
        """Go back to before the deed, and keep that it was tried and refused."""
        deed = self._deed
        assert deed is not None
        since = (*self.written[len(deed.written) :], last)
        tried = _tried(since[0].text)
        self._come_back(deed)
        if not tried:
            raise StepMistake(
                f"it is refused: {refused.reason}" + (f" ({refused.rule})" if refused.rule else "")
            )
        text = f"it is refused, by {refused.rule}" if refused.rule else "it is refused"
        first = replace(since[0], text=tried)
        self.written = (*self.written, first, *since[1:], ScenarioStep("Then", "then", text, 0))
        return Came(last, refused=refused)

    # ---- questions

    def picked(self, options: Sequence[str]) -> str:
        """Return the step by which the player who is asked takes these of the options."""
        asked = self.scene.pending
        assert asked is not None
        if not options:
            return f"{asked.player} chooses nothing"
        if set(asked.options) == {"yes", "no"}:
            return f"{asked.player} says {options[0]}"
        names = [self._pick(option) for option in options]
        is_order = asked.least == len(asked.options) > 1 and all(name[-1] in '")' for name in names)
        return f"{asked.player} {'orders' if is_order else 'chooses'} {in_list(names)}"

    def _pick(self, option: str) -> str:
        if option in self.scene.seats or option.isdigit() or _WORD.fullmatch(option):
            return option
        return written_label(option)

    # ---- what can be looked at

    @property
    def to_act(self) -> str:
        """Return who is asked, who has priority, or whose turn it is."""
        if self.scene.pending is not None:
            return self.scene.pending.player
        if not self.scene.begun:
            return self.scene.active or next(iter(self.scene.seats))
        board = self.scene.board()
        return board.priority or board.active

    def board(self) -> Board:
        """Return the game as it stands, or would stand if it began now."""
        return self.scene.board() if self.scene.begun else self._laid_out().board()

    def deeds(self) -> tuple[Deed, ...]:
        """Return what the player who is to act may do now, and what not."""
        return possible_deeds(self.judge if self.scene.begun else self._laid_out(), self.to_act)

    def _laid_out(self) -> ReferenceJudge:
        judge = reference_judge()
        judge.begin(self.scene.position())
        return judge

    # ---- taking back, and keeping

    def undo(self) -> bool:
        """Take back the last step; False if there is none."""
        if not self._moments:
            return False
        self._come_back(self._moments.pop())
        return True

    def _moment(self) -> _Moment:
        kept = self.judge.kept() if self.scene.begun else None
        return _Moment(_copied(self.scene), kept, self.written, self._deed)

    def _come_back(self, moment: _Moment) -> None:
        self.scene, self.written, self._deed = _copied(moment.scene), moment.written, moment.deed
        if moment.kept is not None:
            self.judge.go_back(moment.kept)

    def feature(self, title: str) -> str:
        """Return the game as a feature file that plays it again.

        Raises:
            StepMistake: A question is open, which the file could not end with.
        """
        if self.scene.pending is not None:
            raise StepMistake(f"first a question is to be answered: {in_words(self.scene.pending)}")
        lines = ["Feature: A game at the terminal", "", f"  @edition-{self.edition}", f"  Scenario: {title}"]
        last = ""
        for step in self.written:
            lines.append(f"    {'And' if step.kind == last else _KEYWORDS[step.kind]} {step.text}")
            last = step.kind
            lines += [f"      | {' | '.join(map(_cell, row))} |" for row in step.table]
            if step.docstring is not None:
                lines += [
                    '      """',
                    *(f"      {line}" for line in step.docstring.splitlines()),
                    '      """',
                ]
        return "\n".join(lines) + "\n"


def _copied(scene: Scene) -> Scene:
    """Return a scene that goes its own way from here."""
    return replace(
        scene,
        seats=dict(scene.seats),
        cards=dict(scene.cards),
        placed=dict(scene.placed),
        waiting=list(scene.waiting),
        looked=set(scene.looked),
    )


def _tried(text: str) -> str:
    """Return a deed as something that was only tried: “Alice tries to cast …”; empty if no step says that."""
    player, verb, *rest = text.removesuffix(" and it resolves").split(" ", 2)
    tries = (" ".join((player, "tries to", verb.removesuffix(end), *rest)) for end in ("s", "es"))
    return next((one for one in tries if Sitting.reads("when", one)), "")


def _cell(text: str) -> str:
    return text.replace("\\", "\\\\").replace("|", "\\|").replace("\n", "<br>")
