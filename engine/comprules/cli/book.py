"""The commands that read the book: ``rule``, ``search`` and ``history``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from comprules.book.concordance import Correspondence, load_concordance, rest_of, stated
from comprules.book.errors import ComprulesError, UnknownRuleError
from comprules.book.index import places_of
from comprules.book.numbers import plain_number
from comprules.book.overlay import load_overlay
from comprules.book.register import Register, RegisterLine, editions, load_register, resolve_edition
from comprules.book.rulings import known_ruling, load_rulings
from comprules.book.searching import Entry, Hit, Kind, near_words, words_of
from comprules.book.searching import search as search_book
from comprules.book.statements import BASE_EDITION, Statement
from comprules.book.titles import title_of
from comprules.book.whereabouts import in_its_place, known_line
from comprules.cli.completing import complete_edition, complete_number
from comprules.cli.in_words import in_words
from comprules.cli.rulings import about_the_rule, ruling_panel
from comprules.kit.coverage import Standing, ruling_standings, standings
from comprules.kit.finding import entries_of
from comprules.kit.judges import our_judge
from comprules.kit.last_results import known_results, remembered
from comprules.kit.report import status_line
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.runner import play_all

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = ["add_to", "history", "rule", "search"]

EditionOption = Annotated[
    str,
    typer.Option(
        "--edition",
        "-e",
        help="A year or a date; the base edition if not given.",
        autocompletion=complete_edition,
    ),
]

NumberArgument = Annotated[
    list[str],
    typer.Argument(
        help="A section or rule, such as 613 or 613.4d; rule 613.4d and CR 613.4d. mean the same.",
        metavar="NUMBER",
        autocompletion=complete_number,
    ),
]

PlayOption = Annotated[bool, typer.Option("--play/--no-play", help="Play its scenarios for its standing.")]

_RELATIONS = {
    "same": "in equal words",
    "reworded": "in other words",
    "changed": "with another meaning",
    "retired": "no longer",
}


_STANDINGS: dict[Standing, str] = {
    "executed": "bold green",
    "failing": "bold red",
    "partly": "bold red",
    "skipped": "bold yellow",
    "missing": "bold yellow",
    "no game behaviour": "bold dim",
}


def add_to(app: typer.Typer) -> None:
    """Give the application these commands."""
    app.command(epilog="Example: comprules rule 418.5c --edition 2009")(rule)
    app.command(epilog="Example: comprules search legendary permanents")(search)
    app.command(epilog="Example: comprules history 704.5j")(history)


def rule(
    number: NumberArgument,
    edition: EditionOption = BASE_EDITION,
    play: PlayOption = True,  # noqa: FBT002
) -> None:
    """Show a rule in our own words, with its examples, its standing, and where it stood before.

    A ruling on the rules of an older edition is shown by its own number: comprules rule 502.85.Ruling.3.

    The official wording stands beside it if you have imported that edition.
    """
    asked = " ".join(number)
    if ruling := known_ruling(asked, "" if edition == BASE_EDITION else edition):
        shown = _standing(ruling.edition, ruling.number) if play and not ruling.is_heading else []
        Console().print(ruling_panel(ruling, shown))
        return
    date = resolve_edition(edition)
    register = load_register(date)
    line = known_line(asked, date)
    is_heading = line.kind in {"chapter", "section"}
    parts = _contents(register, line) if is_heading else _stated(date, line.number)
    parts += about_the_rule(line.number, date)
    parts += _carried_out(date, line.number)
    if play and not is_heading:
        parts += [Padding(Group(*_standing(date, line.number)), (1, 0, 0, 0))]
    heading = Text.assemble((line.number, "bold cyan"), "  ", (title_of(line.number, date), "bold"))
    subtitle = Text(f"{date}" + (", the base edition" if date == BASE_EDITION else ""), style="dim")
    Console().print(
        Panel(
            Group(*parts),
            title=heading,
            title_align="left",
            subtitle=subtitle,
            subtitle_align="right",
            padding=(1, 2),
        )
    )


def _carried_out(date: str, number: str) -> list[RenderableType]:
    """Return the functions and rows of tables that carry a rule out, each with its file and line."""
    places = places_of(number, date)
    marked = [place for place in places if place.is_marked] or list(places)
    lines = [Text.assemble(("Engine: ", "bold"), place.name, (f"  {place.file}", "dim")) for place in marked]
    return [Padding(Group(*lines), (1, 0, 0, 0))] if lines else []


def search(
    words: Annotated[
        list[str],
        typer.Argument(help="A number, or words and beginnings of words; all of them must be found."),
    ],
    edition: EditionOption = BASE_EDITION,
    most: Annotated[int, typer.Option("--most", help="Show so many at most.")] = 12,
) -> None:
    """Find rules by words, in our statements, titles, examples, the glossary, cards and scenarios.

    The wording that you have imported is looked through as well.
    """
    console = Console()
    asked, date = " ".join(words), resolve_edition(edition)
    entries = entries_of(date)
    hits = search_book(asked, entries)
    if not hits or not _leads_to_itself(asked, date, hits[0]):
        hits = (*_instead(console, asked, date, entries), *hits)
    if not hits:
        near = near_words(asked, entries)
        told = f" The nearest words are {', '.join(near)}." if near else ""
        console.print(f"Nothing in {date} has {' and '.join(words)}.{told}")
        raise typer.Exit(1)
    for hit in hits[:most]:
        _show_hit(console, hit, words_of(asked))
    if len(hits) > most:
        console.print(f"{len(hits) - most} more; give more words, or --most {len(hits)}.", style="dim")


def _leads_to_itself(asked: str, date: str, first: Hit) -> bool:
    """Say whether a number is one of the edition; words are, however they are found."""
    number = plain_number(asked)
    return not number[:1].isdigit() or first.entry.name == number or number in load_register(date)


def _instead(console: Console, asked: str, date: str, entries: tuple[Entry, ...]) -> tuple[Hit, ...]:
    """Say that the edition has no such number, and return the rules in its place, or the nearest."""
    number = plain_number(asked)
    if not number[:1].isdigit():
        return ()
    try:
        known_line(number, date)
    except UnknownRuleError as unknown:
        console.print(unknown)
    wanted = in_its_place(number, date) or load_register(date).nearest(number)
    by_number = {entry.name: entry for entry in entries if entry.is_numbered}
    return tuple(Hit(by_number[one], by_number[one].text, 1) for one in wanted if one in by_number)


_COLORS_OF_KINDS: dict[Kind, str] = {"section": "cyan", "rule": "cyan", "term": "magenta", "card": "green"}


def _show_hit(console: Console, hit: Hit, words: tuple[str, ...]) -> None:
    """Print what was found: its number or kind, its title, and the line that has the words."""
    entry = hit.entry
    color = _COLORS_OF_KINDS.get(entry.kind, "dim")
    head = Text(entry.name if entry.is_numbered else entry.kind, f"bold {color}")
    title = Text(entry.title, style="bold" if entry.kind != "scenario" else "")
    head.append("  ").append(_marked(title, words))
    if entry.at:
        head.append(f"  {entry.at}", style="dim")
    console.print(head, highlight=False)
    if hit.line and hit.line != entry.title:
        console.print(Padding(_marked(Text(hit.line), words), (0, 0, 0, 4), expand=False), highlight=False)


def history(
    number: NumberArgument,
    edition: EditionOption = BASE_EDITION,
) -> None:
    """Show where a rule stands in each edition, and how its wording differs from the base edition's."""
    date = resolve_edition(edition)
    line = known_line(" ".join(number), date)
    concordance = load_concordance(date)
    bases = concordance.base_of(line.number) if line.kind in {"rule", "subrule"} else ()
    console = Console()
    if not bases:
        _tell_of_one(console, date, line)
    for base in bases:
        console.print(_history_of(base))


def _tell_of_one(console: Console, date: str, line: RegisterLine) -> None:
    if line.kind in {"chapter", "section"}:
        console.print(f"{line.number} is a {line.kind}; ask for one of its rules, such as {line.number}.1.")
        raise typer.Exit(1)
    entry = load_concordance(date).entry(line.number)
    console.print(Text(f"{line.number} of {date} has no successor in {BASE_EDITION}{_draft(entry)}."))
    if entry.note:
        console.print(in_words(entry.note))


def _history_of(base: str) -> Table:
    table = Table(
        title=Text.assemble((base, "bold cyan"), "  ", (title_of(base, BASE_EDITION), "bold")),
        title_justify="left",
        caption="Drafts come from comparing words; nobody has reviewed them.",
        caption_justify="left",
    )
    for column in ("edition", "number", "says it", "what differed"):
        table.add_column(column, no_wrap=column == "edition")
    for date in editions().values():
        concordance = load_concordance(date)
        if date == BASE_EDITION:
            table.add_row(date, base, "", "")
            continue
        older = concordance.older_of(base)
        if not older:
            table.add_row(date, "", Text("not yet", style="dim"), "")
        for number in older:
            entry = concordance.entry(number)
            said = Text(_RELATIONS[entry.relation] + _draft(entry), style="" if entry.reviewed else "dim")
            table.add_row(date, number, said, in_words(entry.note))
    return table


def _draft(entry: Correspondence) -> str:
    return "" if entry.reviewed else " (draft)"


def _statements(date: str, number: str) -> tuple[Statement, ...]:
    return stated(number, date) if number in load_concordance(date).entries else ()


def _contents(register: Register, line: RegisterLine) -> list[RenderableType]:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="cyan")
    below = register.children(line.number) if line.kind == "chapter" else register.in_section(line.number)
    for child in below:
        title = title_of(child.number, register.date)
        is_open = child.kind in {"rule", "subrule"} and not _statements(register.date, child.number)
        remark = ("  not stated yet" if title else "not stated yet", "dim") if is_open else ""
        table.add_row(child.number, Text.assemble(title, remark))
    return [table]


def _stated(date: str, number: str) -> list[RenderableType]:
    entry = load_concordance(date).entry(number)
    statements = _statements(date, number)
    ours: list[RenderableType] = []
    for statement in statements:
        if statement.number != number:
            ours.append(Text(f"As {statement.number} of {statement.edition}:", style="dim"))
        ours.append(in_words(statement.text_markdown))
    if not statements:
        ours.append(Text(_unstated(date), style="dim"))
    told = [example.text for example in entry.examples] or [e for s in statements for e in s.examples]
    if date == BASE_EDITION or entry.examples:
        for at, example in enumerate(told, 1):
            ours.append(
                Padding(Text.assemble((f"Example {at}. ", "italic"), in_words(example)), (1, 0, 0, 2))
            )
    official = _official(date, number)
    parts: list[RenderableType] = [_beside(ours, official) if official else Group(*ours)]
    parts += [Padding(part, (1, 0, 0, 0)) for part in _about(date, number, entry, statements)]
    return parts


def _unstated(date: str) -> str:
    """Say why a rule is not stated: nobody has done it, or it isn't known what the edition says."""
    if rest := rest_of(date):
        return f"It isn't known what {date} says here; it is taken to be as {rest} has it."
    return "Nobody has stated this rule in our own words yet."


def _standing(date: str, number: str) -> list[RenderableType]:
    """Return the standing of a rule or ruling; its scenarios are played if something has changed since."""
    try:
        scenarios = read_suite(rule=number)
        ruling = load_rulings(date).get(number)
        wanted = {number, *(ruling.rules if ruling and ruling.is_restated else ())}
        planned = plan_suite(scenarios, (date,))
        plays = [one for one in planned if not wanted.isdisjoint((*one.rules, *one.rulings))]
        results = known_results(plays)
        if results is None:
            results = tuple(remembered(plays, play_all(plays, our_judge(), BASE_EDITION)))
    except ComprulesError as error:
        return [Text(f"standing unknown: {error.message}", style="yellow")]
    rules = standings(date, results)
    found = rules.get(number) or ruling_standings(date, results, rules).get(number)
    if found is None:  # the edition is known in part, and this is no part of it
        return []
    reason = f": {found.reason}" if found.reason else ""
    shown: list[RenderableType] = [
        Text.assemble(("Standing: ", "dim"), (found.standing, _STANDINGS[found.standing]), reason)
    ]
    shown += [Text.from_markup(status_line(result)) for result in results]
    return shown


def _official(date: str, number: str) -> list[RenderableType]:
    """Return the official wording, if the user has imported the edition."""
    overlay = load_overlay(date)
    found = next((known for known in overlay.rules if known.number == number), None) if overlay else None
    if found is None:
        return []
    examples = [
        Padding(Text.assemble((f"Example {at}. ", "italic"), text), (1, 0, 0, 2))
        for at, text in enumerate(found.examples, 1)
    ]
    return [Text(found.text), *examples]


def _beside(ours: list[RenderableType], official: list[RenderableType]) -> Table:
    table = Table(show_edge=False, box=None, padding=(0, 3, 0, 0), expand=True)
    table.add_column(Text("In our own words", style="dim italic"), ratio=1)
    table.add_column(Text("Official wording, as you imported it", style="dim italic"), ratio=1)
    table.add_row(Group(*ours), Group(*official))
    return table


def _about(
    date: str, number: str, entry: Correspondence, statements: tuple[Statement, ...]
) -> list[RenderableType]:
    about: list[RenderableType] = []
    targets = dict.fromkeys(target for statement in statements for target in statement.references)
    if targets:
        about.append(Text.assemble(("See ", "dim"), Text(", ").join(_pointer(target) for target in targets)))
    if date != BASE_EDITION:
        became = ", ".join(entry.base) or "nothing"
        about.append(Text(f"Became {became}, {_RELATIONS[entry.relation]}{_draft(entry)}.", style="dim"))
        if entry.note:
            about.append(in_words(entry.note))
    elif older := [
        f"{known[:4]}: {', '.join(numbers)}"
        for known in editions().values()
        if known != date and (numbers := load_concordance(known).older_of(number))
    ]:
        about.append(Text(f"Before: {'; '.join(older)}.", style="dim"))
    return about


def _pointer(target: str) -> Text:
    edition, _, number = target.rpartition("/")
    date = resolve_edition(edition) if edition else BASE_EDITION
    title = title_of(number, date)
    return Text.assemble((number, "cyan"), f" {title}" if title else "")


def _marked(text: Text, words: tuple[str, ...]) -> Text:
    for word in words:
        text.highlight_regex(rf"(?i)(?<!\w){re.escape(word)}\w*", "bold yellow")
    return text
