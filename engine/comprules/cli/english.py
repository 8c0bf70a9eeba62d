"""``comprules read`` and ``comprules forms``: what the engine understands of an ability's text."""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.pretty import Pretty

from comprules.abilities.slots import Reference
from comprules.book.errors import ComprulesError
from comprules.book.register import resolve_edition
from comprules.book.statements import BASE_EDITION

if TYPE_CHECKING:
    from rich.repr import Result

    from comprules.abilities.kinds import Ability
    from comprules.words import Wording

__all__ = ["add_to", "brief"]

_HELP = """Show how the engine understands the text of a card, and the text that it would write itself.

With --cards, read a whole collection and say how much of it is read, and where reading ends most often.

Example: comprules read "White creatures you control get +1/+1."
"""


_HELP_FORMS = """List the forms of ability English that have these words, each in a sentence.

Each sentence can be read. The book shows all of them on its page of the language.

Example: comprules forms "draw"
"""


def add_to(app: typer.Typer) -> None:
    """Give an application the commands ``read`` and ``forms``."""
    app.command("read", help=_HELP)(_read)
    app.command("forms", help=_HELP_FORMS)(_forms)


def _read(
    text: Annotated[str, typer.Argument(help="The text, one ability a line.")] = "",
    name: Annotated[str, typer.Option(help="The card's name, where the text uses it.")] = "",
    edition: Annotated[str, typer.Option(help="The edition whose wording holds.")] = BASE_EDITION,
    *,
    spell: Annotated[
        bool,
        typer.Option("--spell", help="Read it as an instant or sorcery, even if a permanent could say it."),
    ] = False,
    cards: Annotated[
        Path | None,
        typer.Option(
            help="Read every card of this file instead: JSON lines, or MTGJSON's or Scryfall's JSON."
        ),
    ] = None,
    sample: Annotated[int, typer.Option(min=0, help="With --cards: so many of them, by chance.")] = 0,
    seed: Annotated[int, typer.Option(help="With --sample: other cards for another number.")] = 0,
    most: Annotated[int, typer.Option(min=0, help="With --cards: so many places where reading ends.")] = 30,
    jobs: Annotated[
        int,
        typer.Option(
            "--jobs", "-j", min=0, help="With --cards: so many processes; 0: as many as are worth it."
        ),
    ] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="With --cards: for a program.")] = False,
) -> None:
    if cards is not None:
        from comprules.cli.reading_cards import read_cards  # noqa: PLC0415 -- a single text needs none of it

        if text:
            raise ComprulesError("a text and --cards can't be read at once", "Leave out one of them.")
        wording = _wording(resolve_edition(edition))
        read_cards(cards, wording, sample=sample, seed=seed, most=most, jobs=jobs, as_json=as_json)
        return
    # The other commands do without ability English.
    from comprules.english.writing import write  # noqa: PLC0415

    if not text.strip():
        raise ComprulesError("there is no text to read", 'Give it as one word: comprules read "Draw a card."')
    console = Console()
    for ability in _abilities(text, name, _wording(resolve_edition(edition)), spell=spell):
        console.print(Pretty(brief(ability)))
        console.print(write(ability), style="dim", highlight=False, markup=False)


def _forms(words: Annotated[str, typer.Argument(help="Only sentences with these words.")] = "") -> None:
    from comprules.english.forms.contents import chapters_of_the_language  # noqa: PLC0415 -- as above
    from comprules.english.samples import SAMPLES  # noqa: PLC0415 -- as above

    chapters = [
        (f"{chapter.title}: {topic.title}", [form.text for form in topic.forms])
        for chapter in chapters_of_the_language()
        for topic in chapter.topics
    ]
    console = Console()
    found = False
    for title, sentences in (*chapters, ("Sentences, modes, tokens and moves between zones", list(SAMPLES))):
        having = [sentence for sentence in sentences if words.casefold() in sentence.casefold()]
        if having:
            console.print(title, style="bold", highlight=False, markup=False)
        for sentence in having:
            console.print(f"  {sentence}", highlight=False, markup=False)
        found = found or bool(having)
    if not found:
        raise ComprulesError(f"no form has “{words}” in it", "See all of them with: comprules forms")


def _wording(edition: str) -> Wording:
    """Return the wording of an edition; today's needs no ruleset to be looked at."""
    if edition == BASE_EDITION:
        return ""
    from comprules.editions import wording_of  # noqa: PLC0415 -- as above

    return wording_of(edition)


def _abilities(text: str, name: str, wording: Wording, *, spell: bool) -> tuple[Ability, ...]:
    """A permanent's abilities, or where the text can't be a permanent's those of an instant or sorcery.

    Raises:
        CannotRead: it is neither; the reading that got further says where it ends.
    """
    from comprules.english import CannotRead, read_abilities  # noqa: PLC0415 -- as above

    refusals: list[CannotRead] = []
    for as_spell in (True,) if spell else (False, True):
        try:
            return read_abilities(text, name=name, wording=wording, spell=as_spell)
        except CannotRead as refusal:
            refusals.append(refusal)
    raise max(refusals, key=lambda refusal: (refusal.is_read, refusal.at))


def brief(thing: Any) -> Any:
    """Return the same without the fields that are as they would be anyway."""
    if isinstance(thing, tuple):
        return tuple(brief(part) for part in thing)
    if not is_dataclass(thing) or isinstance(thing, type):
        return thing
    shown: list[tuple[str | None, Any, Any]] = [
        (field.name, brief(value), field.default)
        for field in fields(thing)
        for value in (getattr(thing, field.name),)
        if field.default is MISSING or (field.name not in ("slot", "fills") and value != field.default)
    ]
    if isinstance(thing, Reference) and thing.slot is not None:
        shown.append((None, _Meaning(thing.slot.words), None))
    return type(type(thing).__name__, (_Brief,), {"shown": shown})()


class _Meaning:
    """What rich shows behind a reference: what it means."""

    def __init__(self, words: str) -> None:
        self.words = words

    def __repr__(self) -> str:
        """Return the words after an arrow."""
        return f"→ {self.words}"


class _Brief:
    """What rich shows in place of an ability's part."""

    shown: list[tuple[str | None, Any, Any]]

    def __rich_repr__(self) -> Result:
        """Yield each field that says something."""
        for name, value, _ in self.shown:
            yield value if name is None else (name, value)
