"""The terminal as a table: lines are read, played, and answered with what came of them."""

from __future__ import annotations

import re
import signal
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from comprules.book.concordance import stated
from comprules.book.errors import ComprulesError
from comprules.book.statements import BASE_EDITION, plain
from comprules.book.titles import title_of
from comprules.book.whereabouts import known_line
from comprules.judge import Applied, Asked, Refused, Unsupported
from comprules.kit.limits import Interrupted
from comprules.kit.possible import Deed
from comprules.kit.rulebook import own_numbers
from comprules.kit.sitting import Came, Sitting
from comprules.kit.steps import StepFailed, StepMistake
from comprules.kit.story import board_table, number_of, trace_table

__all__ = ["Table"]

_HELP: Final = """\
[bold]Lay out a position[/bold] with Given steps, then [bold]play[/bold] with When steps and look with Then steps, as feature files have them:
  Alice controls "Blood Moon" and a 2/2 creature "Ox"
  Alice has "Shock" in hand
  Alice has {R} in the mana pool
  Alice casts "Shock" targeting "Ox"
Who is to act, and quotation marks, may be left out in play: cast Shock targeting Ox
[bold]Words of the table[/bold]
  may          what may be done now, as a list to choose from by number, and what not, with its rule
  pass         the player who has priority passes; [bold]all[/bold]: every player passes once
  go on to Bob's upkeep
  board        the board and the stack
  why          the last step with all that the rules looked at, and not only with what they decided
  undo         take back the last step
  rule NUMBER  what a rule says
  save FILE    write the game as a feature file, which comprules check plays again
  help, quit
Questions are answered by the numbers of the choices, or by their words. comprules steps lists every form of a step."""
_SHORT: Final = {"all": "all players pass", "resolve": "all players pass", "pass all": "all players pass"}


class Table:
    """A sitting with a person: what is typed comes from ``console.input``, what came of it is printed."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        """Sit down."""
        self.sitting = sitting
        self.console = console
        self.choices: tuple[str, ...] = ()
        """The steps that stand for the numbers from one on, as they were shown last."""
        self.trace: tuple[Applied, ...] = ()
        """The rules that the last deed came under, with what was so anyway."""

    def play(self) -> None:
        """Read lines until the person leaves."""
        self.console.print("Type [bold]help[/bold] for what can be said, [bold]quit[/bold] to leave.")
        while True:
            try:
                line = self.console.input(self._prompt()).strip()
                if line in {"quit", "exit", "q"}:
                    return
                if line:
                    self.understand(line)
            except EOFError:
                self.console.print()
                return
            except KeyboardInterrupt as interrupted:  # a step that was under way has not been taken
                if isinstance(interrupted, Interrupted) and interrupted.number != signal.SIGINT:
                    raise
                self.console.print("\nInterrupted; [bold]quit[/bold] leaves.")

    def _prompt(self) -> str:
        scene = self.sitting.scene
        if not scene.begun:
            return "[dim]position[/dim]> "
        board = scene.board()
        point = f"{board.active}'s {board.step}"
        return f"[bold]{escape(self.sitting.to_act)}[/bold], [dim]{escape(point)}[/dim]> "

    def understand(self, line: str) -> None:
        """Do what a line says; what can't be done is told."""
        word, _, rest = line.partition(" ")
        try:
            match word:
                case "help":
                    self.console.print(_HELP, highlight=False)
                case "board" | "stack":
                    self.show_board()
                case "may" | "?":
                    self._show_deeds()
                case "why":
                    self._show_trace(self.trace)
                case "undo":
                    self._undo()
                case "rule":
                    self._show_rule(rest)
                case "save":
                    self._save(rest)
                case _:
                    self._step(line)
        except (StepMistake, Unsupported) as mistake:
            self.console.print(Text(str(mistake), "yellow"))
        except StepFailed as failed:
            self.console.print(Text(f"Not so: {failed.seen} (asked: {failed.expected})", "yellow"))
        except ComprulesError as error:
            self.console.print(error)

    def _step(self, line: str) -> None:
        if (asked := self.sitting.scene.pending) is not None and (answer := self._answer(asked, line)):
            self.tell(self.sitting.take(answer))
        elif line.isdigit():
            if not 0 < int(line) <= len(self.choices):
                raise StepMistake(f"no choice has the number {line}; may lists what can be done")
            self.tell(self.sitting.take(self.choices[int(line) - 1]))
        else:
            text = re.sub(r"^go on to ", "the game goes on to ", _SHORT.get(line, line))
            form, _ = self.sitting.form_of(text)
            table = self._below("| ") if form.takes == "table" else ()
            has_text = form.takes == "text" and text.endswith(":")
            below = "\n".join(self._below("")) if has_text else None
            self.tell(self.sitting.take(text, [_cells(row) for row in table], below))

    def _below(self, mark: str) -> list[str]:
        """Read what stands below a step, up to an empty line."""
        what = "rows, with bars between the cells" if mark else "its text"
        self.console.print(Text(f"Now {what}; an empty line ends it.", "dim"))
        lines: list[str] = []
        while line := self.console.input(f"[dim]{mark or '...'}[/dim] ").strip():
            lines.append(line)
        return lines

    def _answer(self, asked: Asked, line: str) -> str:
        """Return the step that answers with these numbers or words; empty if it is none of the options."""
        words = [word.strip() for word in line.replace(" and ", ",").split(",") if word.strip()]
        if all(word.isdigit() for word in line.replace(",", " ").split()):
            words = line.replace(",", " ").split()
        if not asked.options:
            return f"{asked.player} chooses {line}" if line.isdigit() else ""
        if line in {"nothing", "none"} and not asked.least:
            return self.sitting.picked(())
        by_word = {option.casefold().replace('"', ""): option for option in asked.options}
        picks: list[str] = []
        for word in words:
            known = by_word.get(word.casefold().replace('"', ""))
            if known is None and word.isdigit() and 0 < int(word) <= len(asked.options):
                known = asked.options[int(word) - 1]
            if known is None:
                return ""
            picks.append(known)
        return self.sitting.picked(picks)

    # ---- what is shown

    def tell(self, came: Came) -> None:
        """Show what came of a step."""
        self.choices = ()
        if came.step.kind == "given":
            return
        if came.step.kind == "then":
            self.console.print(Text("So it is.", "green"))
            return
        self.console.print(Text(came.step.text, "bold"))
        self.trace = came.trace
        self._show_trace(tuple(line for line in came.trace if line.decided))
        if came.refused is not None:
            self._show_refusal(came.refused)
        for seen in came.seen:
            self.console.print(Text.assemble(("  → ", "dim"), (seen, "green")))
        if came.asked is not None:
            self._show_question(came.asked)

    def _show_trace(self, trace: tuple[Applied, ...]) -> None:
        if trace:
            table = trace_table(trace, lambda line: number_of(line, self.sitting.edition, own_numbers))
            self.console.print(Padding(table, (0, 0, 0, 2), expand=False))

    def _show_refusal(self, refused: Refused) -> None:
        """Say why something is refused, and what the rule that forbids it says."""
        by = f" by {refused.rule}" if refused.rule else ""
        self.console.print(Text.assemble(("  refused", "bold red"), by, ": ", refused.reason))
        if refused.rule and (title := self._title(refused.rule)):
            self.console.print(Text(f"  {title}", "dim"))

    def _title(self, number: str) -> str:
        try:
            said = stated(number, BASE_EDITION)
        except ComprulesError:
            return ""
        return "; ".join(f"{one.number} {one.title}".strip() for one in said if one.title)

    def _show_question(self, asked: Asked) -> None:
        least, most = asked.least, asked.most
        many = str(least) if least == most else f"{least} to {most}"
        head = f"{asked.player} is asked: {asked.question}"
        self.console.print(
            Text.assemble((head, "yellow"), (f" ({many})" if asked.options else " (a number)", "dim"))
        )
        for at, option in enumerate(asked.options, 1):
            self.console.print(Text.assemble((f"  {at:>2} ", "cyan"), option))
        for player, picks in asked.known.items():
            self.console.print(Text(f"  {player} has chosen {', '.join(picks)}", "dim"))

    def _show_deeds(self) -> None:
        sitting = self.sitting
        if sitting.scene.pending is not None:
            self._show_question(sitting.scene.pending)
            return
        who, deeds = sitting.to_act, sitting.deeds()
        allowed = [
            *(deed.step for deed in deeds if deed.refused is None),
            f"{who} passes",
            "all players pass",
        ]
        self.choices = tuple(allowed)
        self.console.print(Text(f"{who} may:", "bold"))
        for at, step in enumerate(allowed, 1):
            self.console.print(Text.assemble((f"  {at:>2} ", "cyan"), step))
        for deed in deeds:
            self._show_forbidden(deed)

    def _show_forbidden(self, deed: Deed) -> None:
        if deed.refused is not None:
            rule = f" ({deed.refused.rule})" if deed.refused.rule else ""
            self.console.print(Text(f"   –  not {deed.step}: {deed.refused.reason}{rule}", "dim"))

    def show_board(self) -> None:
        """Show the board, and the stack from the top."""
        board = self.sitting.board()
        self.console.print(board_table(board, "board"))
        if board.stack:
            self.console.print(Text(f"On the stack, from the top: {', '.join(board.stack)}"))

    # ---- words of the table

    def _undo(self) -> None:
        self.choices = ()
        if not self.sitting.undo():
            raise StepMistake("there is nothing to take back")
        last = self.sitting.written[-1].text if self.sitting.written else "nothing yet"
        self.console.print(Text(f"Taken back. The last step is now: {last}", "dim"))
        if self.sitting.scene.pending is not None:
            self._show_question(self.sitting.scene.pending)

    def _show_rule(self, number: str) -> None:
        line = known_line(number, self.sitting.edition)
        for one in stated(line.number, self.sitting.edition) if "." in line.number else ():
            self.console.print(Text.assemble((one.number, "bold cyan"), f"  {one.title}"))
            self.console.print(Text(plain(one.text_markdown)))
            return
        title = title_of(line.number, self.sitting.edition)
        self.console.print(Text.assemble((line.number, "bold cyan"), f"  {title}"))
        if "." in line.number:
            self.console.print(Text("not stated yet", "dim"))

    def _save(self, rest: str) -> None:
        name, _, title = rest.strip().partition(" ")
        if not name:
            raise StepMistake("say in which file: save game.feature, with a title behind it if you like")
        path = Path(name if name.endswith(".feature") else f"{name}.feature")
        text = self.sitting.feature(title.strip() or "What was played at the terminal")
        if not any(step.kind == "then" for step in self.sitting.written):
            raise StepMistake("nothing has been played or looked at yet")
        try:
            path.write_text(text, "utf-8")
        except OSError as error:
            raise StepMistake(f"{path} cannot be written: {error.strerror}") from None
        self.console.print(Text(f"Kept in {path}; play it again with: comprules check {path}", "green"))


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]
