"""Read ability text: one ability a line, every sentence understood whole or refused with the place."""

from __future__ import annotations

import difflib
import re
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from importlib.resources import files
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from lark import Token, UnexpectedToken

from comprules.abilities.conditions import AmountIs, CostPaid, Duration, WordChosen
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import (
    Activated,
    AddAbilities,
    Apply,
    Chapter,
    EntersAs,
    Mode,
    Room,
    SpellAbility,
    Static,
    Triggered,
)
from comprules.abilities.nouns import SpeedOf
from comprules.abilities.simple_nouns import Number, This, You
from comprules.english import (
    making_abilities,
    making_amounts,
    making_casting,
    making_changes,
    making_descriptions,
    making_effects,
    making_instead,
    making_nouns,
    making_players,
    making_replacements,
    making_searching,
    making_sentences,
    making_statics,
    making_tokens,
    making_triggers,
    making_unless,
)
from comprules.english.ability_words import words_in_front
from comprules.english.accepting import accepts
from comprules.english.before_the_game_lines import before_the_game_line
from comprules.english.case_lines import case_line
from comprules.english.casting_lines import casting_line
from comprules.english.chosen_together import ensure_chosen_together
from comprules.english.chosen_types import ensure_that_type_is_chosen, of_the_types_chosen
from comprules.english.class_lines import class_line, with_class_bars
from comprules.english.craft_line import craft_line
from comprules.english.entering_sentences import with_what_enters
from comprules.english.errors import CannotRead
from comprules.english.forms.grammar import grammar_of_forms, makers_of_forms
from comprules.english.forms.template import FormError
from comprules.english.instead_lines import with_what_happens_instead
from comprules.english.leveler_lines import with_level_lines
from comprules.english.lexer import Words, normalized, pieces_of
from comprules.english.lexicon import vocabulary
from comprules.english.modal_headers import MODES_OF_KEYWORD, PAWPRINTS, modal_header, with_modes
from comprules.english.offered_actions import offering_line
from comprules.english.own_names import (
    granters_in_tokens,
    itself_in_exceptions,
    names_of,
    pronouns_of_persons,
)
from comprules.english.paired_lines import paired_line
from comprules.english.parts_of_effects import with_targets_numbered
from comprules.english.prototype_line import prototype_line
from comprules.english.result_tables import is_result_line, with_results
from comprules.english.rewording import in_other_words, is_activated_elsewhere, reworded
from comprules.english.said import Misread
from comprules.english.sparing_lines import sparing_line
from comprules.english.subgames import ensure_no_subgame_within
from comprules.english.tables import Parser, parser_of
from comprules.english.two_in_one import two_in_one, with_what_tokens_have
from comprules.english.variables import ensure_each_x_has_a_value
from comprules.keywords.table import ABILITY_KEYWORDS
from comprules.mana import ManaError
from comprules.subtypes import PLANESWALKER_TYPES
from comprules.words import MAX_SPEED

if TYPE_CHECKING:
    from collections.abc import Callable

    from comprules.abilities.conditions import Condition
    from comprules.abilities.kinds import Ability, Effect

__all__ = ["STARTS", "abilities_read", "condition_read", "grammar_text"]

_MAKERS: Final = (
    making_descriptions,
    making_nouns,
    making_amounts,
    making_changes,
    making_sentences,
    making_casting,
    making_effects,
    making_players,
    making_tokens,
    making_statics,
    making_replacements,
    making_instead,
    making_triggers,
    making_unless,
    making_searching,
    making_abilities,
)
# The grammar's modules are named like their makers.
_MODULES: Final = tuple(module.__name__.rpartition("_")[2] for module in _MAKERS)
STARTS: Final = ("permanent_line", "spell_line", "condition", "effects", "costs", "amount", "part_of_turn")
_AT_MOST_EXPECTED: Final = 8

_ROOM: Final = re.compile(
    r"(?P<name>[^—:.]+) — (?P<text>.*?) ?\((?:Leads to: (?P<leads>[^()]+)|Leads nowhere)\.?\)"
)
# What stands before each mode of a spell with spree or tiered (702.172, 702.183).
_PRICED: Final = re.compile(r"(?:\+|(?P<name>[A-Z][^—.]*) —) (?P<cost>(?:\{[^{}]+\})+) — ")
_ABILITY_KEYWORD: Final = re.compile(
    rf"(?P<word>{'|'.join(sorted(word.capitalize() for word in ABILITY_KEYWORDS))}) — "
)
_CHAPTER: Final = re.compile(r"(?P<numbers>[IVX]+(?:, [IVX]+)*) — ")
_MAX_SPEED: Final = re.compile(r"Max speed — ")
_ANCHORS: Final = re.compile(
    r"As (?P<who>this \w+|[A-Z][^,]*) enters, choose (?P<one>[A-Z]\w*) or (?P<other>[A-Z]\w*)\."
)
_ANCHORED: Final = re.compile(r"• (?P<word>[A-Z]\w*) — ")
_ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


def condition_read(text: str, name: str, wording: str) -> Condition:
    """Read a condition in a wording.

    Raises:
        CannotRead: It lies outside the language.
    """
    condition: Condition = _parsed(normalized(text), name, wording, "condition")
    return condition


@cache
def abilities_read(text: str, name: str, wording: str, *, is_spell: bool) -> tuple[Ability, ...]:
    """Read the text of a card in a wording.

    Raises:
        CannotRead: A line lies outside the language, or the card has more than one meaning for it.
    """
    made: list[Ability] = []
    text, levels = with_level_lines(text, lambda part: abilities_read(part, name, wording, is_spell=False))
    text, bars = with_class_bars(
        text,
        lambda part: abilities_read(part, name, wording, is_spell=False),
        lambda part: _parsed(part, name, wording, "costs"),
    )
    lines = _with_bullets(text)
    for line, modes in with_what_happens_instead(lines, _without_ability_word) if is_spell else lines:
        abilities = _read_line(line, name, wording, is_spell=is_spell, modes=modes)
        ensure_each_x_has_a_value(line, abilities)
        ensure_chosen_together(line, abilities)
        ensure_no_subgame_within(line, abilities)
        ensure_that_type_is_chosen(line, abilities)
        made.extend(abilities)
    made = list(of_the_types_chosen(tuple(made)))
    if not is_spell:
        return (*(with_what_enters(one, text) for one in made), *levels, *bars)
    instructions = tuple(
        effect for ability in made if isinstance(ability, SpellAbility) for effect in ability.effects
    )
    others: list[Ability] = [ability for ability in made if not isinstance(ability, SpellAbility)]
    if instructions:
        others.append(with_what_enters(SpellAbility(with_targets_numbered(instructions)), text))
    return tuple(others)


def _with_bullets(text: str) -> list[tuple[str, tuple[str, ...]]]:
    """Return the lines of a text, each with the modes that are listed below it."""
    lines: list[tuple[str, tuple[str, ...]]] = []
    for line in map(str.strip, text.splitlines()):
        if (keyword := normalized(line)) in MODES_OF_KEYWORD:
            lines.append((keyword, ()))
        elif line.startswith("+") and lines and lines[-1][0] in MODES_OF_KEYWORD:
            before, modes = lines[-1]
            lines[-1] = before, (*modes, line)
        elif (
            line.startswith("•")
            and lines
            and (lines[-1][0] in MODES_OF_KEYWORD or not _ANCHORED.match(normalized(line)))
        ):
            before, modes = lines[-1]
            lines[-1] = before, (*modes, line.removeprefix("•").strip())
        elif PAWPRINTS.match(normalized(line)) and lines:
            before, modes = lines[-1]
            lines[-1] = before, (*modes, line)
        elif is_result_line(line) and lines:
            before, modes = lines[-1]
            lines[-1] = f"{before}\n{line}", modes
        elif line:
            lines.append((line, ()))
    return lines


def _mode(text: str, name: str, wording: str) -> Mode:
    """Return a mode, with what it costs in addition where that stands before it."""
    if worth := PAWPRINTS.match(normalized(text)):
        effects = _effects(normalized(text)[worth.end() :], name, wording)
        return Mode(effects, pawprints=worth["symbols"].count("P"))
    priced = _PRICED.match(normalized(text))
    if priced is None:
        return Mode(_effects(_without_ability_word(normalized(text)), name, wording))
    plain = normalized(text)[priced.end() :]
    costs = _parsed(priced["cost"], name, wording, "costs")
    return Mode(_effects(plain, name, wording), costs, priced["name"] or "")


def _modal_line(
    line: str, name: str, wording: str, modes: tuple[str, ...], *, is_spell: bool
) -> tuple[Ability, ...]:
    """Return the abilities of a line that is followed by modes."""
    found = modal_header(normalized(line), lambda text: _parsed(text, name, wording, "condition"))
    if found is None:
        raise CannotRead(line, len(line), "modes follow, and nothing says how many of them to choose")
    plain, header = found
    if isinstance(header.if_so, CostPaid):
        raise CannotRead(line, len(line), "what is paid is not known yet as modes are chosen")
    listed = tuple(_mode(mode, name, wording) for mode in modes)
    if any(bool(mode.costs) is not bool(header.keyword) for mode in listed):
        raise CannotRead(line, len(line), "modes have costs by spree and tiered, and by nothing else")
    if any(bool(mode.pawprints) is not bool(header.worth) for mode in listed):
        raise CannotRead(line, len(line), "modes have pawprints where they are chosen by their worth")
    made: list[Ability] = []
    for ability in _read_line(plain, name, wording, is_spell=is_spell):
        match ability:
            case SpellAbility(effects) | Triggered(effects=effects) | Activated(effects=effects):
                effects = with_modes(effects, header, listed)
                made.append(replace(ability, effects=with_targets_numbered(effects)))
            case Chapter(effects=effects):
                effects = with_modes(effects, header, listed)
                made.append(replace(ability, effects=with_targets_numbered(effects)))
            case _:
                made.append(ability)
    return tuple(made)


def _read_line(
    line: str, name: str, wording: str, *, is_spell: bool, modes: tuple[str, ...] = ()
) -> tuple[Ability, ...]:
    if modes:
        return _modal_line(line, name, wording, modes, is_spell=is_spell)
    line, *results = line.split("\n")
    if results:
        rolled = _read_line(line, name, wording, is_spell=is_spell)
        return with_results(rolled, tuple(results), lambda part: _effects(part, name, wording))
    if room := _ROOM.fullmatch(normalized_but_rooms(line)):
        leads = tuple(part.strip() for part in (room["leads"] or "").split(",") if part.strip())
        return (Room(room["name"], _effects(room["text"], name, wording), leads),)
    plain = normalized(line)
    if not plain:
        return ()
    if chapter := _CHAPTER.match(plain):
        numbers = tuple(_ROMAN.index(number) for number in chapter["numbers"].split(", "))
        return (Chapter(numbers, _effects(_without_ability_word(plain[chapter.end() :]), name, wording)),)
    plain = reworded(with_what_tokens_have(_without_ability_word(plain)))
    if speed := _MAX_SPEED.match(plain):
        granted = abilities_read(plain[speed.end() :], name, wording, is_spell=False)
        has_max = AmountIs(SpeedOf(You()), "=", Number(MAX_SPEED))
        return (Static((Apply(This(), (AddAbilities(granted),), Duration()),), has_max),)
    if keyword := _ABILITY_KEYWORD.match(plain):
        made = _parsed(plain[keyword.end() :], name, wording, "permanent_line")
        if not isinstance(made, Activated):
            raise CannotRead(plain, keyword.end(), "this keyword stands before an activated ability")
        return (replace(made, word=keyword["word"].lower()),)
    if case := case_line(
        plain,
        lambda text: abilities_read(text, name, wording, is_spell=False),
        lambda text: _parsed(text, name, wording, "condition"),
    ):
        return (case,)
    if alone := _keyword_in_words_of_its_own(plain, name, wording):
        return (alone,)
    if gaining := class_line(plain, lambda text: _parsed(text, name, wording, "costs")):
        return (gaining,)
    if offered := offering_line(plain, lambda text: abilities_read(text, name, wording, is_spell=is_spell)):
        return (offered,)
    if both := two_in_one(plain):
        return tuple(one for text in both for one in _read_line(text, name, wording, is_spell=is_spell))
    if is_spell and plain.lower() == "haunt":
        raise CannotRead(plain, 0, "haunt is read on permanents alone")
    if paired := paired_line(
        plain, names_of(name, _known_first_words()), lambda text: _one_ability(text, name, wording)
    ):
        return (paired,)
    if fixed := _fixed_line(plain, name, wording):
        return (fixed,)
    if anchors := _ANCHORS.fullmatch(plain):
        who = This(anchors["who"].removeprefix("this ")) if anchors["who"].startswith("this ") else This()
        return (Static((EntersAs(who, words=(anchors["one"], anchors["other"])),)),)
    if anchored := _ANCHORED.match(plain):
        granted = abilities_read(plain[anchored.end() :], name, wording, is_spell=False)
        return (Static((Apply(This(), (AddAbilities(granted),)),), WordChosen(anchored["word"])),)
    if is_spell and not is_activated_elsewhere(plain):
        return _spell_line(_parsed(plain, name, wording, "spell_line"))
    made = _parsed(_AT_END_OF_COMBAT.sub(_at_the_step, plain), name, wording, "permanent_line")
    return made if isinstance(made, tuple) else (made,)


_AT_END_OF_COMBAT: Final = re.compile(r"^At end of combat(?: on (your) turn)?(?=,)")
"""What an ability of a permanent waits for with these words, and not what an instruction puts off."""


def _at_the_step(found: re.Match[str]) -> str:
    return f"At the beginning of {found[1] or 'each'} end of combat step"


def _keyword_in_words_of_its_own(text: str, name: str, wording: str) -> Ability | None:
    """Return craft or prototype, which have words of their own behind them; None for other lines."""
    return craft_line(text, lambda part: _parsed(part, name, wording, "amount")) or prototype_line(text)


def _fixed_line(text: str, name: str, wording: str) -> Ability | None:
    """Return the ability of a line that has fixed words around its parts; None for any other line."""
    read = partial(_parsed_as, name=name, wording=wording)
    spared = sparing_line(text, lambda rest: abilities_read(rest, name, wording, is_spell=False))
    return spared or casting_line(text, read) or before_the_game_line(text, name, read)


def _one_ability(text: str, name: str, wording: str) -> Ability:
    made: Ability = _parsed(text, name, wording, "permanent_line")
    return made


def _abilities_of(text: str, name: str, wording: str) -> tuple[Ability, ...]:
    made: Any = _parsed(text, name, wording, "permanent_line")
    return made if isinstance(made, tuple) else (made,)


def _without_ability_word(line: str) -> str:
    return line[len(words) + len(" — ") :] if (words := words_in_front(line)) else line


def normalized_but_rooms(line: str) -> str:
    """Return a line as the lexer wants it, with what a room leads to left in its parentheses."""
    held = line.replace("(Leads", "\u2039Leads")
    return re.sub(r"\u2039(Leads[^()]*)\)", r"(\1)", normalized(held))


def _spell_line(made: Any) -> tuple[Ability, ...]:
    """Instructions, keywords, a trigger; or statements about the spell itself, which are static."""
    if not isinstance(made, tuple):
        return (made,)
    if not made or isinstance(made[0], Keyword):
        return made
    if all(
        isinstance(effect, Apply) and effect.subject == This("spell") and effect.duration == Duration()
        for effect in made
    ):
        return (Static(made),)
    return (SpellAbility(made),)


def _effects(text: str, name: str, wording: str) -> tuple[Effect, ...]:
    plain = normalized(text)
    effects: tuple[Effect, ...] = _parsed(plain, name, wording, "effects")
    return with_targets_numbered(effects)


# ---- the parser


def grammar_text(wording: str = "") -> str:
    """Return the grammar of a wording: its modules one after the other."""
    names = (*_MODULES, f"wording{wording}") if wording else _MODULES
    folder = files("comprules.english")
    texts = ((folder / f"{name}.lark").read_text(encoding="utf-8") for name in names)
    return "\n".join((grammar_of_forms(wording), *texts))


@cache
def _parser(wording: str) -> Parser:
    makers: dict[str, Callable[[list[Any]], Any]] = {}
    for module in _MAKERS:
        for rule, function in vars(module).items():
            if callable(function) and getattr(function, "__module__", "") == module.__name__:
                makers[rule] = _taking_parts(function)
    of_forms = makers_of_forms(wording)
    if twice := makers.keys() & of_forms.keys():
        raise FormError(f"topics and makers of one name: {', '.join(sorted(twice))}")
    makers |= {name: _taking_parts(make) for name, make in of_forms.items()}
    makers["quoted"] = _taking_parts(lambda token: _quoted(token, wording))
    return parser_of(grammar_text(wording), STARTS, Words, SimpleNamespace(**makers))


def _taking_parts(function: Callable[..., Any]) -> Callable[[list[Any]], Any]:
    return lambda parts: function(*parts)


def _parsed_as(text: str, start: str, *, name: str, wording: str) -> Any:
    return _parsed(text, name, wording, start)


def _parsed(text: str, name: str, wording: str, start: str) -> Any:
    """Parse a text; where a card's name is a word that the language knows too, it may be that word."""
    names = names_of(name, _known_first_words())
    try:
        return _parsed_with(text, names, wording, start)
    except CannotRead:
        if at_length := in_other_words(text):
            with suppress(CannotRead):
                return _parsed(at_length, name, wording, start)
        others = tuple(one for one in names if one.lower() not in _known_first_words())
        if others == names:
            raise
        with suppress(CannotRead):
            return _parsed_with(text, others, wording, start)
        raise


def _parsed_with(text: str, names: tuple[str, ...], wording: str, start: str) -> Any:
    parser = _parser(wording)
    pieces = granters_in_tokens(
        itself_in_exceptions(pronouns_of_persons(pieces_of(text, names), names), names), names
    )
    try:
        return parser.parse(pieces, start=start)
    except Misread as misread:
        at = misread.at.start_pos if misread.at is not None else len(text) - 1
        raise CannotRead(text, at or 0, misread.reason) from None
    except ManaError as error:
        raise CannotRead(text, max(text.find("{"), 0), str(error)) from None
    except UnexpectedToken as error:
        raise _refusal(parser, text, error) from None


@cache
def _known_first_words() -> frozenset[str]:
    """Return the words with which something that the language knows begins.

    A planeswalker's type is not among them: its card is called by it.
    """
    literal = re.findall(r'"([^"]+)"', grammar_text())
    types = frozenset(word.lower() for word in PLANESWALKER_TYPES)
    return frozenset(phrase.split(" ")[0].lower() for phrase in (*vocabulary(), *literal)) - types


def _refusal(parser: Parser, text: str, error: UnexpectedToken) -> CannotRead:
    token = error.token
    if token.type == "$END":
        at, reason, word = len(text), "the text ends too early", ""
    else:
        at, word = token.start_pos or 0, str(token)
        known = "is not known" if token.type == "UNKNOWN" else "does not fit"
        reason = f"{text[at : token.end_pos]!r} {known} here"
    state: Any = error.interactive_parser.parser_state

    def expected() -> tuple[str, ...]:
        return _in_words(parser, {kind for kind in error.expected if accepts(state, kind)}, word)

    return CannotRead(text, at, reason, expected)


_KINDS_IN_WORDS: Final = {
    "COLOR": "a color", "COLOR_COUNT": "colorless", "SUPERTYPE": "a supertype", "TYPE": "a card type",
    "SUBTYPE": "a subtype", "NON": "non-…", "STATUS": "tapped or attacking", "WORN": "enchanted or equipped", "HEAD": "permanent, card, spell or token",
    "SIZE": "a size like 2/2", "NAME": "a name", "SELF": "the card's name", "ROLE_NAME": "", "INTEGER": "a number",
    "_LIST_COMMA": "a comma", "_COMMA": "a comma", "_OPTION_COMMA": "", "AND": "and", "_AND_VERB": "and",
    "_AND_CLAUSE": "and", "_AND_CONDITION": "and", "QUOTED": "an ability in quotation marks", "ZONE": "hand, library or graveyard",
    "KEYWORD": "a keyword", "LANDWALK": "", "COST_KEYWORD": "", "NUMBER_KEYWORD": "", "NUMBER_COST_KEYWORD": "", "TYPECYCLING": "", "MANA": "mana symbols",
    "SIZE_CHANGE": "a change like +1/+1", "COUNTER_NAME": "a kind of counter", "STEP": "a step", "LOYALTY": "a loyalty cost",
    "$END": "the end",
}  # fmt: skip


def _in_words(parser: Parser, kinds: set[str], word: str) -> tuple[str, ...]:
    """Return what a set of classes of word is called, the likest to the word first."""
    literal = {terminal.name: terminal.pattern.value for terminal in parser.terminals}
    found = {_KINDS_IN_WORDS.get(kind, literal.get(kind, kind.lower())) for kind in kinds} - {""}
    # Of phrases that begin alike the shortest stands for all.
    said = {text for text in found if not any(text.startswith(f"{other} ") for other in found)}
    likeness = {text: difflib.SequenceMatcher(None, text, word).ratio() for text in said}
    return tuple(sorted(said, key=lambda text: (-likeness[text], text))[:_AT_MOST_EXPECTED])


# ---- what holds abilities of its own


def _quoted(token: Token, wording: str) -> tuple[Ability, ...]:
    # In the middle of a sentence the quotation has no full stop of its own.
    text = str(token)
    text += "." * (":" in text and not text.endswith((".", "!", "'", '"')))
    try:
        return abilities_read(text, "", wording, is_spell=False)
    except CannotRead as error:
        raise Misread(f"in the quotation, {error.reason}", token) from error
