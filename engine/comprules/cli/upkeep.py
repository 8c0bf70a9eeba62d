"""The commands that keep the book in step with the official documents: ``citations`` and ``concordance``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from comprules.book.adopting import Adoption, adoption, redrafted, renamed, rewritten
from comprules.book.alignment import as_table, propose
from comprules.book.concordance import load_concordance, reviewed_of
from comprules.book.errors import ComprulesError
from comprules.book.index import places_by_rule
from comprules.book.lock import (
    Lock,
    Mention,
    Problem,
    adopt,
    bless,
    load_lock,
    stale,
    write_lock,
)
from comprules.book.numbers import RuleNumber, plain_number
from comprules.book.overlay import load_overlay
from comprules.book.places import features_folder, rules_text_folder
from comprules.book.reading import read_file
from comprules.book.register import editions, load_register, resolve_edition
from comprules.book.statements import BASE_EDITION, load_statements, plain
from comprules.book.terms import load_terms
from comprules.cli.playing import chosen_plays
from comprules.cli.sharing import shared
from comprules.kit.judges import our_judge
from comprules.kit.reach import reach
from comprules.kit.runner import play_all
from comprules.scenarios import read_features

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from comprules.book.edition import Edition

__all__ = ["add_to", "citations", "draft", "mentions"]

_MEANINGS = {
    "unknown": "there is no such rule",
    "moved": "its wording stands elsewhere now",
    "suspect": "its wording is another one now",
    "unblessed": "nobody has looked at it yet",
}
_HINTS = {
    "unknown": "Cite a rule of the edition.",
    "moved": "Renumber it with --renumber.",
    "suspect": "Read both, mend what cites it, then --bless its number.",
    "unblessed": "Read it, then --bless its number.",
}


def add_to(app: typer.Typer) -> None:
    """Give the application these commands."""
    app.command(epilog="Example: comprules citations --bless 704.5j")(citations)
    concordance = typer.Typer(
        help="Where the rules of older editions stand today.",
        epilog="Example: comprules concordance draft old.txt new.txt",
        no_args_is_help=True,
    )
    concordance.command(epilog="Example: comprules concordance draft old.txt new.txt")(draft)
    concordance.command(epilog="Example: comprules concordance shared 2009 --update")(shared)
    app.add_typer(concordance, name="concordance")


def mentions() -> tuple[Mention, ...]:
    """Return every rule number that statements, glossary, concordances, code and scenarios cite."""
    return (*_in_statements(), *_in_concordances(), *_in_code(), *_in_scenarios())


def citations(
    against: Annotated[
        str, typer.Option(help="Check what cites the base edition against this newer edition's register.")
    ] = "",
    bless_numbers: Annotated[
        list[str] | None,
        typer.Option("--bless", metavar="NUMBER", help="You have looked at 704.5j, or 2009/420.5q."),
    ] = None,
    bless_all: Annotated[bool, typer.Option("--bless-all", help="You have looked at everything.")] = False,  # noqa: FBT002
    renumber: Annotated[bool, typer.Option("--renumber", help="Make the newer edition the base.")] = False,  # noqa: FBT002
    became: Annotated[
        list[str] | None,
        typer.Option(
            metavar="OLD=NEW", help="With --renumber: what became of a rule that stands nowhere now."
        ),
    ] = None,
    show_reach: Annotated[bool, typer.Option("--reach", help="In how many plays each rule decided.")] = False,  # noqa: FBT002
) -> None:
    """Show what cites a rule that is gone, has moved, or has changed since it was last looked at.

    The exit status is 1 if there is anything to show.
    """
    console = Console()
    if show_reach:
        _show_reach(console)
        return
    lock, cited = load_lock(), mentions()
    dates = dict.fromkeys(mention.edition for mention in cited)
    judged = (
        {BASE_EDITION: load_register(resolve_edition(against))}
        if against
        else {date: load_register(date) for date in dates}
    )
    problems = [
        problem for date, register in judged.items() for problem in stale(cited, lock, register, since=date)
    ]
    if renumber:
        _renumber(console, cited, lock, resolve_edition(against or BASE_EDITION), became or ())
    elif bless_numbers or bless_all:
        looked_at = [(date, ()) for date in judged] if bless_all else map(_named, bless_numbers or ())
        for date, numbers in looked_at:
            lock = bless(cited, lock, judged.get(date) or load_register(date), numbers, since=date)
        write_lock(lock)
        console.print(f"The lock holds {len(lock)} numbers.")
    elif problems:
        for problem in problems:
            _show(console, problem, judged[problem.edition].date)
        raise typer.Exit(1)
    else:
        count = len({(mention.edition, mention.number) for mention in cited})
        console.print(f"{count} numbers are cited, all as they were last looked at.")


def draft(
    older: Annotated[Path, typer.Argument(help="The older edition, as a document.")],
    base: Annotated[Path, typer.Argument(help="The base edition, as a document.")],
    write: Annotated[bool, typer.Option("--write", help="Write it beside the concordance.")] = False,  # noqa: FBT002
) -> None:
    """Propose where each rule of an older edition stands today, by likeness of wording.

    Rules that the reviewed concordance already has are left out.
    """
    texts = read_file(older), read_file(base)
    dates = [text.date or "" for text in texts]
    if not all(dates):
        raise ComprulesError("a document does not say its date", "Give complete documents of two editions.")
    reviewed = reviewed_of(dates[0])
    table = as_table((p for p in propose(*texts) if p.number not in reviewed), *dates)
    if write:
        file = rules_text_folder() / "concordance" / f"{dates[0]}.draft.tsv"
        file.write_text(table, "utf-8")
        Console().print(f"Wrote {file}")
    else:
        typer.echo(table, nl=False)


def _show_reach(console: Console) -> None:
    """List every rule that decided something when the whole suite was played, the widest reach first."""
    table = Table("rule", "plays", "of a hundred", box=None)
    for one in reach(play_all(chosen_plays((), "all"), our_judge(), BASE_EDITION)):
        table.add_row(
            one.number + (f" of {one.edition}" if one.edition else ""), str(one.plays), f"{one.percent:.1f}"
        )
    console.print(table)


def _in_statements() -> Iterator[Mention]:
    for statement in load_statements().values():
        yield Mention(statement.number, BASE_EDITION, statement.place)
        yield from _referred_to(statement.references, statement.place)
    for term in load_terms().values():
        yield from _referred_to(term.references, f"glossary.md:{term.line}")


def _referred_to(targets: Iterable[str], place: str) -> Iterator[Mention]:
    for target in targets:
        date, (number,) = _named(target)
        yield Mention(number, date, place)


def _in_concordances() -> Iterator[Mention]:
    for date in editions().values():
        if date == BASE_EDITION:
            continue
        concordance = load_concordance(date)
        for number in concordance.unwritten:
            yield Mention(number, BASE_EDITION, f"concordance/{date}.toml")
        for entry in concordance.entries.values():
            if not entry.reviewed:
                continue
            yield Mention(entry.number, date, entry.place)
            for number in entry.base:
                yield Mention(number, BASE_EDITION, entry.place)
            if entry.statement:
                yield from _referred_to(entry.statement.references, entry.place)


def _in_code() -> Iterator[Mention]:
    for places in places_by_rule().values():
        for place in places:
            yield Mention(place.number, place.edition, f"{place.module}.{place.name}")


def _in_scenarios() -> Iterator[Mention]:
    folder = features_folder()
    for scenario in read_features((folder,)) if any(folder.rglob("*.feature")) else ():
        place = f"{scenario.path.relative_to(folder).as_posix()}:{scenario.line}"
        cited = [(tag.number, tag.edition) for tag in scenario.rules]
        cited += [(tag.rule, tag.edition) for tag in scenario.examples]
        for number, edition in cited:
            yield Mention(number, resolve_edition(edition) if edition else BASE_EDITION, place)


def _named(target: str) -> tuple[str, tuple[str]]:
    """Return the date of the edition and the one number that ``2009/420.5q`` or ``704.5j`` names."""
    year, _, number = target.rpartition("/")
    return resolve_edition(year) if year else BASE_EDITION, (plain_number(number),)


def _show(console: Console, problem: Problem, now: str) -> None:
    """One problem, with what is said of the rule on either side."""
    line = Text.assemble(
        (problem.number, "bold cyan"), f" of {problem.edition}: ", (problem.kind, "bold red")
    )
    line.append(f", {_MEANINGS[problem.kind]}")
    if problem.stands_at:
        line.append(f": {', '.join(problem.stands_at)} of {now}")
    console.print(line)
    console.print(Text(f"  {_HINTS[problem.kind]} Cited at {', '.join(problem.places[:5])}.", style="dim"))
    table = Table(show_edge=False, box=None, padding=(0, 3, 1, 2))
    stands_at = problem.stands_at[0] if problem.stands_at else problem.number
    sides = {
        "our statement": _statement(problem),
        f"official, {problem.edition}": _official(problem.edition, problem.number),
        f"official, {now}": _official(now, stands_at) if now != problem.edition else "",
    }
    shown = {title: text for title, text in sides.items() if text}
    for title in shown:
        table.add_column(Text(title, style="dim italic"), ratio=1)
    if shown and problem.kind != "unblessed":
        table.add_row(*(Text(text) for text in shown.values()))
        console.print(table)


def _statement(problem: Problem) -> str:
    if problem.edition == BASE_EDITION:
        found = load_statements().get(problem.number)
    else:
        entry = load_concordance(problem.edition).entries.get(problem.number)
        found = entry.statement if entry else None
    return plain(found.text_markdown) if found else ""


def _official(date: str, number: str) -> str:
    overlay = load_overlay(date)
    found = [entry.text for entry in overlay.rules if entry.number == number] if overlay else []
    return found[0] if found else ""


def _renumber(
    console: Console, cited: tuple[Mention, ...], lock: Lock, newer: str, became: Iterable[str]
) -> None:
    """Make a newer edition the base of the checkout, or write nothing if a rule is gone."""
    by_hand = dict(_equation(one) for one in became)
    older_text, newer_text = _imported(BASE_EDITION), _imported(newer)
    adopted = adoption(older_text, newer_text, by_hand)
    places: dict[str, list[str]] = {}
    for mention in cited:
        if mention.edition == BASE_EDITION:
            places.setdefault(mention.number, []).append(mention.place)
    if gone := adopted.gone(places):
        lines = (f"{number}, cited at {', '.join(places[number])}" for number in gone)
        raise ComprulesError(
            f"in {newer} there is nothing like\n  " + "\n  ".join(lines),
            "Say which rule each became: --became 603.2e=603.2d. Or take out what cites it.",
        )
    names: dict[Path, str] = {}
    for file in (*_files_that_cite(), *_drafts()):
        before = file.read_text("utf-8")
        if file.suffix in {".md", ".feature"}:
            names[file] = renamed(file.name, before, adopted)
        after = (redrafted if file.suffix == ".tsv" else rewritten)(before, adopted)
        if after != before:
            file.write_text(after, "utf-8")
            console.print(f"Renumbered {file}", soft_wrap=True)
    _rename(console, {file: name for file, name in names.items() if name != file.name})
    write_lock(adopt(lock, places, adopted, load_register(newer)))
    draft_of_old = rules_text_folder() / "concordance" / f"{BASE_EDITION}.draft.tsv"
    draft_of_old.write_text(as_table(propose(older_text, newer_text), BASE_EDITION, newer), "utf-8")
    console.print(f"Wrote {draft_of_old}", soft_wrap=True)
    _show_adoption(console, adopted, places)


def _rename(console: Console, names: Mapping[Path, str]) -> None:
    """Give files their new names, each once no file has that name any more."""
    apart = {file: file.rename(file.with_name(f"{file.name}.renamed")) for file in names}
    for file, name in names.items():
        apart[file].rename(file.with_name(name))
        console.print(f"Renamed {file} as {name}", soft_wrap=True)


def _equation(text: str) -> tuple[str, str]:
    old, sign, new = text.partition("=")
    if not sign:
        raise ComprulesError(f"{text!r} does not say what became of a rule", "Write it as 603.2e=603.2d.")
    return old, new


def _imported(date: str) -> Edition:
    found = load_overlay(date)
    if found is None:
        raise ComprulesError(
            f"the wording of {date} is not at hand, so nobody can say what moved",
            "comprules import FILE keeps it.",
        )
    return found


def _show_adoption(console: Console, adopted: Adoption, cited: Iterable[str]) -> None:
    numbers = sorted(cited, key=RuleNumber.read)
    moved = [f"{old} is now {adopted.successor(old)}" for old in numbers if adopted.successor(old) != old]
    console.print(", ".join(moved) or "No rule that is cited has moved.")
    for new, olds in adopted.merged(numbers).items():
        console.print(f"{' and '.join(olds)} are both {new}: make one statement and one citation of them.")
    changed = dict.fromkeys(adopted.successor(old) for old in numbers if not adopted.says_the_same(old))
    if changed:
        console.print(f"{len(changed)} of those that are cited say something else: {', '.join(changed)}.")
    console.print(f"{adopted.new} is the base now. comprules citations shows what has to be looked at.")


def _files_that_cite() -> Iterator[Path]:
    top = rules_text_folder()
    yield from Path(__file__).parent.parent.rglob("*.py")
    yield from features_folder().rglob("*.feature")
    yield from (top / "sections").rglob("*.md")
    yield from top.glob("*.md")
    yield top / "titles.toml"
    yield from (top / "concordance").glob("*.toml")
    yield from (top.parent / "docs").glob("*.md")


def _drafts() -> Iterator[Path]:
    yield from (rules_text_folder() / "concordance").glob("*.draft.tsv")
