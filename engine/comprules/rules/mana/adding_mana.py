"""106: what mana an effect adds, what mana a permanent could produce, and where mana comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from comprules.abilities.costs import TapCost
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Activated, CreateDelayed, SpellAbility, Static, TokenSpec, Triggered
from comprules.abilities.mana_instructions import AddMana
from comprules.abilities.nouns import AllThese, Filter
from comprules.abilities.parts import parts_of
from comprules.abilities.trigger_events_of_players import ManaIsSpent
from comprules.book.citing import cite
from comprules.events.players import AddsMana
from comprules.mana import ManaCost, read_cost
from comprules.questions import ask_one
from comprules.rules.mana.spending_mana import from_snow_source
from comprules.rules.meaning import Speaker, objects_of
from comprules.rules.meaning.color_identity import identity_of_commanders
from comprules.rules.meaning.land_types import abilities_of_land_types
from comprules.rules.meaning.last_known_information import view_of
from comprules.rules.meaning.linked_abilities import speaker_of, word_chosen
from comprules.rules.meaning.recipients import named_objects, named_players, number_of
from comprules.rules.meaning.text_box import CIRCLED_COLORS
from comprules.rules.replacement.replacing_events import of_abilities
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Held
from comprules.words import COLOR_LETTERS

__all__ = [
    "COLORS_OF_MANA",
    "COULD_PRODUCE",
    "GENERIC_MANA_ADDED",
    "HYBRID_MANA_ADDED",
    "MANA_WITHOUT_TYPE",
    "PHYREXIAN_MANA_ADDED",
    "SNOW_MANA_ADDED",
    "SOURCE_OF_MANA",
    "TYPES_OF_MANA",
    "adding",
    "colors_of_mana",
    "could_produce",
    "generic_added",
    "half_added",
    "mana_that_has_a_type",
    "phyrexian_added",
    "snow_added",
    "source_of_mana",
    "types_of_mana",
]

COLORS_OF_MANA = cite("106.1a")
TYPES_OF_MANA = cite("106.1b")
SOURCE_OF_MANA = cite("106.3")
MANA_WITHOUT_TYPE = cite("106.5")
COULD_PRODUCE = cite("106.7")
HYBRID_MANA_ADDED = cite("106.8")
PHYREXIAN_MANA_ADDED = cite("106.9")
GENERIC_MANA_ADDED = cite("106.10")
SNOW_MANA_ADDED = cite("106.11")

_NAMES = {**COLOR_LETTERS, "C": "colorless"}
_LETTERS = {name: letter for letter, name in _NAMES.items()}

Mana = tuple[tuple[str, int], ...]
"""So much of each kind."""


def adding(game: Game, speaker: Speaker, effect: AddMana) -> list[AddsMana]:
    """Return who adds what mana as an instruction says, the choices made."""
    for_mana = speaker.source if speaker.of.taps else 0
    source = source_of_mana(game, speaker)
    snow = from_snow_source(game, source)
    made = (
        (player, _mana(game, speaker, effect, player))
        for player in named_players(game, speaker, effect.players)
    )
    marked = isinstance(speaker.of.ability, Activated | Triggered) and any(
        isinstance(later, CreateDelayed) and isinstance(later.when, ManaIsSpent)
        for later in speaker.of.ability.effects
    )
    return [
        AddsMana(player, mana, for_mana, effect.only, source, snow, marked, effect.then, speaker, effect.kept)
        for player, mana in made
        if mana
    ]


@SOURCE_OF_MANA
def source_of_mana(game: Game, speaker: Speaker) -> int:
    """Mana that a spell makes comes from the spell, that of an ability from the ability's source."""
    SOURCE_OF_MANA.decided_once(game, f"the source of the mana is {game.label(speaker.source)}")
    return speaker.source


def _mana(game: Game, speaker: Speaker, effect: AddMana, player: str) -> Mana:
    """So much mana of each kind, the player's choices made."""
    symbols = effect.symbols
    times = 1 if effect.times is None else number_of(game, speaker, effect.times)
    if effect.apart:
        return _in_any_combination(game, player, effect, int(symbols) * times)
    if effect.double:
        return tuple(game.players[player].mana.items())
    if effect.cost_of is not None:
        return _as_in_costs(game, speaker, effect, player)
    if effect.one_of:
        symbols = ask_one(game, player, "choose the mana to add", _ways(game, speaker, effect))
        effect = replace(effect, chosen=None)
    if times < 1:
        return ()
    kinds = kinds_to_choose_from(game, speaker, effect, ())
    if kinds is not None:
        kind = mana_that_has_a_type(game, player, kinds)
        return ((kind, int(symbols) * times),) if kind else ()
    if effect.chosen is not None:
        word = word_chosen(game, speaker, effect.chosen.kind)
        return tuple(
            (letter, int(symbols) * times) for letter, color in COLOR_LETTERS.items() if color == word
        )
    made = _added_by(game, player, read_cost(symbols))
    return tuple((kind, amount * times) for kind, amount in made)


def _ways(game: Game, speaker: Speaker, effect: AddMana) -> tuple[str, ...]:
    """Return the symbols one of which is added; the chosen color may be one more."""
    if effect.chosen is None:
        return effect.one_of
    word = word_chosen(game, speaker, effect.chosen.kind)
    chosen = (f"{{{letter}}}" for letter, color in COLOR_LETTERS.items() if color == word)
    return tuple(dict.fromkeys((*effect.one_of, *chosen)))


def kinds_to_choose_from(
    game: Game, speaker: Speaker, effect: AddMana, asked: tuple[int, ...]
) -> tuple[str, ...] | None:
    """Return the kinds of mana that a player chooses one of; None where there is nothing to choose.

    ``asked`` are the permanents of which somebody is finding out already what they could produce.
    """
    if effect.circled:
        CIRCLED_COLORS.decided_once(game, f"no color is circled on {game.label(speaker.source)}")
        return ()
    if effect.produced:
        return types_of_mana(game, set(speaker.current.mana))
    if effect.among is not None:
        board = views(game)
        there = objects_of(game, board, speaker, AllThese(effect.among))
        colors = frozenset[str]().union(*(board[i].colors for i in there))
        return tuple(letter for letter, color in COLOR_LETTERS.items() if color in colors)
    if effect.identity:
        colors = identity_of_commanders(game, speaker.controller)
        return tuple(letter for letter, color in COLOR_LETTERS.items() if color in colors)
    if effect.could is not None:
        found = _could_be_produced(game, speaker, effect.could, asked)
        return types_of_mana(game, found) if not effect.any_color else colors_of_mana(game, found)
    return colors_of_mana(game, set(COLOR_LETTERS)) if effect.any_color else None


@COLORS_OF_MANA
def colors_of_mana(game: Game, kinds: set[str]) -> tuple[str, ...]:
    """Mana of a color is white, blue, black, red or green; colorless mana is of none."""
    if "C" in kinds:
        COLORS_OF_MANA.decided_once(game, "colorless mana is not of a color")
    return tuple(letter for letter in COLOR_LETTERS if letter in kinds)


@TYPES_OF_MANA
def types_of_mana(game: Game, kinds: set[str]) -> tuple[str, ...]:
    """There are six types of mana: one for each color, and colorless."""
    if "C" in kinds:
        TYPES_OF_MANA.decided_once(game, "colorless is a type of mana")
    return tuple(letter for letter in _NAMES if letter in kinds)


@MANA_WITHOUT_TYPE
def mana_that_has_a_type(game: Game, player: str, kinds: tuple[str, ...]) -> str:
    """Of the types that the mana may have its player chooses one; where there is none, no mana is made."""
    if not kinds:
        MANA_WITHOUT_TYPE.decided(game, f"{player} adds no mana, for nothing says of which type")
        return ""
    what = "color" if "C" not in kinds else "type"
    return _LETTERS[ask_one(game, player, f"choose a {what} of mana", tuple(_NAMES[k] for k in kinds))]


def _in_any_combination(game: Game, player: str, effect: AddMana, amount: int) -> Mana:
    """Return what the player chooses for each mana."""
    chosen: Counter[str] = Counter()
    for _ in range(amount):
        if effect.one_of:
            for kind, number in _added_by(
                game, player, read_cost(ask_one(game, player, "choose the mana to add", effect.one_of))
            ):
                chosen[kind] += number
        else:
            left = set(COLOR_LETTERS) - (set(chosen) if effect.different else set())
            chosen[mana_that_has_a_type(game, player, colors_of_mana(game, left))] += 1
    return tuple(chosen.items())


# ---- what symbols add: 106.8 to 106.11


def _as_in_costs(game: Game, speaker: Speaker, effect: AddMana, player: str) -> Mana:
    """Return the mana that the mana costs of the objects named show."""
    assert effect.cost_of is not None
    board = views(game)
    costs = [view_of(game, board, i).cost for i in named_objects(game, speaker, effect.cost_of)]
    symbols = [s for cost in costs if cost is not None for s in cost.symbols if s != "X"]
    return _added_by(game, player, ManaCost(tuple(symbols)))


def _added_by(game: Game, player: str, cost: ManaCost) -> Mana:
    """Return the mana that symbols add."""
    made: Counter[str] = Counter()
    for symbol in cost.symbols:
        kind, amount = _of_symbol(game, player, symbol)
        if amount:
            made[kind] += amount
    return tuple(made.items())


def _of_symbol(game: Game, player: str, symbol: str) -> tuple[str, int]:
    first, *others = (half for half in symbol.split("/") if half != "P")
    half = half_added(game, player, (first, *others)) if others else first
    if symbol.endswith("/P"):
        return phyrexian_added(game, half)
    if half.isdigit():
        return generic_added(game, int(half))
    return snow_added(game) if half == "S" else (half, 1)


@HYBRID_MANA_ADDED
def half_added(game: Game, player: str, halves: tuple[str, ...]) -> str:
    """Of a hybrid symbol the player chooses the half that is added."""
    ways = tuple(f"{{{half}}}" for half in halves)
    half = ask_one(game, player, f"choose the half of {{{'/'.join(halves)}}} to add", ways).strip("{}")
    HYBRID_MANA_ADDED.decided(game, f"{player} adds {{{half}}} for {{{'/'.join(halves)}}}")
    return half


@PHYREXIAN_MANA_ADDED
def phyrexian_added(game: Game, color: str) -> tuple[str, int]:
    """A Phyrexian symbol adds one mana of its color."""
    PHYREXIAN_MANA_ADDED.decided(game, f"{{{color}/P}} adds {{{color}}}")
    return color, 1


@GENERIC_MANA_ADDED
def generic_added(game: Game, amount: int) -> tuple[str, int]:
    """A generic symbol adds so much colorless mana."""
    GENERIC_MANA_ADDED.decided(game, f"{{{amount}}} adds {amount} colorless mana")
    return "C", amount


@SNOW_MANA_ADDED
def snow_added(game: Game) -> tuple[str, int]:
    """A snow symbol adds one colorless mana."""
    SNOW_MANA_ADDED.decided(game, "{S} adds one colorless mana")
    return "C", 1


# ---- what could be produced: 106.7


@COULD_PRODUCE
def could_produce(game: Game, thing: int, asked: tuple[int, ...]) -> set[str]:
    """A permanent could produce each type that one of its abilities would make if it resolved now.

    Whether its costs can be paid doesn't matter; replacement effects count, in any order.
    """
    view = views(game)[thing]
    found: set[str] = set()
    for held in (*view.held, *abilities_of_land_types(game, view)):
        if not isinstance(held.ability, Activated | Triggered):
            continue
        speaker = speaker_of(game, thing, held, view.controller)
        for effect in _of_mana(held.ability.effects):
            found |= _after_replacing(game, speaker, held, _kinds(game, speaker, effect, (*asked, thing)))
    names = ", ".join(_NAMES[kind] for kind in _NAMES if kind in found) or "none"
    COULD_PRODUCE.decided_once(game, f"{game.label(thing)} could produce {names}")
    return found


def _could_be_produced(game: Game, speaker: Speaker, what: Filter, asked: tuple[int, ...]) -> set[str]:
    there = objects_of(game, views(game), speaker, AllThese(what))
    if not there:
        COULD_PRODUCE.decided_once(
            game, f"{game.label(speaker.source)}: there is nothing that could produce mana"
        )
    return {kind for i in there if i not in asked for kind in could_produce(game, i, asked)}


def _of_mana(part: Any) -> Iterator[AddMana]:
    """Find the instructions to add mana, leaving out abilities that are given to something."""
    if isinstance(part, AddMana):
        yield part
    elif not isinstance(part, Activated | Keyword | SpellAbility | Static | TokenSpec | Triggered):
        for inner in parts_of(part):
            yield from _of_mana(inner)


def _kinds(game: Game, speaker: Speaker, effect: AddMana, asked: tuple[int, ...]) -> set[str]:
    """Return the kinds of mana that an instruction would add now, whatever is chosen."""
    if effect.times is not None and number_of(game, speaker, effect.times) < 1:
        return set()
    if effect.double:
        return set(game.players[speaker.controller].mana)
    if effect.apart and not effect.one_of:
        return set(COLOR_LETTERS)
    if effect.cost_of is not None:
        board = views(game)
        costs = [view_of(game, board, i).cost for i in named_objects(game, speaker, effect.cost_of)]
        return {kind for cost in costs if cost is not None for kind in _kinds_of_symbols(cost)}
    if effect.one_of:
        ways = _ways(game, speaker, effect)
        return {kind for way in ways for kind in _kinds_of_symbols(read_cost(way))}
    kinds = kinds_to_choose_from(game, speaker, effect, asked)
    if kinds is not None:
        return set(kinds)
    if effect.chosen is not None:
        word = word_chosen(game, speaker, effect.chosen.kind)
        return {letter for letter, color in COLOR_LETTERS.items() if color == word}
    return _kinds_of_symbols(read_cost(effect.symbols))


def _kinds_of_symbols(cost: ManaCost) -> set[str]:
    halves = {half for symbol in cost.symbols for half in symbol.split("/") if half not in ("P", "X", "0")}
    return {half if half in COLOR_LETTERS else "C" for half in halves}


def _after_replacing(game: Game, speaker: Speaker, held: Held, kinds: set[str]) -> set[str]:
    """Return the kinds that come of these by replacement effects, in whatever order they apply."""
    ability = held.ability
    taps = isinstance(ability, Activated) and any(
        isinstance(cost, TapCost) and not cost.untap for cost in ability.costs
    )
    tapped = speaker.source if taps else 0
    waiting = [
        (AddsMana(speaker.controller, ((kind, 1),), tapped, source=speaker.source), frozenset[object]())
        for kind in kinds
    ]
    found: set[str] = set()
    while waiting:
        event, used = waiting.pop()
        others = [one for one in of_abilities(game, event) if one.key not in used]
        if not others:
            found |= {kind for kind, _ in event.mana}
        for one in others:
            _, events, _ = one.apply(game)
            waiting += [(after, used | {one.key}) for after in events if isinstance(after, AddsMana)]
    return found
