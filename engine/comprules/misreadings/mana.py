"""106, 605, 609.4b: mana abilities, and what mana may be spent on, misread."""

from __future__ import annotations

from comprules.abilities.adding_mana import could_add_mana
from comprules.abilities.changes_of_rules import SpendManaAsThough
from comprules.abilities.kinds import Activated, Triggered
from comprules.abilities.mana_instructions import AddMana
from comprules.book.citing import original
from comprules.events.players import TapsForMana
from comprules.happening import happen
from comprules.happening.mana_in_pools import MANA_LOST_AND_ADDED, emptied, taken
from comprules.mana import NOT_WILD, ManaCost, Wild
from comprules.rules.activating.activating import (
    IS_TAPPED_FOR_MANA,
    TAPPING_FOR_MANA,
    is_tapped_for_mana,
    taps_for_mana,
)
from comprules.rules.mana.adding_mana import (
    COLORS_OF_MANA,
    COULD_PRODUCE,
    GENERIC_MANA_ADDED,
    HYBRID_MANA_ADDED,
    MANA_WITHOUT_TYPE,
    PHYREXIAN_MANA_ADDED,
    SNOW_MANA_ADDED,
    SOURCE_OF_MANA,
    TYPES_OF_MANA,
    colors_of_mana,
    could_produce,
    generic_added,
    half_added,
    mana_that_has_a_type,
    phyrexian_added,
    snow_added,
    source_of_mana,
    types_of_mana,
)
from comprules.rules.mana.mana_abilities import (
    ABILITIES_CLOSE_TO_MANA_ABILITIES,
    ACTIVATED_MANA_ABILITIES,
    MANA_ABILITIES,
    MANA_ABILITIES_HAVE_THEIR_RULES,
    MANA_ABILITIES_IN_ANY_STATE,
    MANA_ABILITIES_SKIP_THE_STACK,
    NOT_MANA_ABILITIES,
    TRIGGERED_MANA_ABILITIES,
    TRIGGERED_MANA_RESOLVES_AT_ONCE,
    TRIGGERING_MANA_ABILITIES,
    as_other_triggers,
    from_mana,
    has_target,
    is_activated_mana_ability,
    is_mana_ability,
    is_triggered_mana_ability,
    only_adds_mana,
    resolving_now,
    skips_the_stack,
    whatever_else,
    whatever_there_is,
)
from comprules.rules.mana.mana_symbols import (
    COLORED_SYMBOLS,
    COLORLESS_SYMBOL,
    GENERIC_SYMBOLS,
    HYBRID_SYMBOLS,
    MANA_SPENT_TO_CAST,
    PHYREXIAN_SYMBOLS,
    colored_symbols,
    colorless_symbols,
    generic_symbols,
    halves_to_pay,
    with_life,
)
from comprules.rules.mana.spending_mana import (
    AS_THOUGH_OTHER_MANA,
    PERMISSION_FOR_ACTIVATION_MANA,
    RESTRICTED_MANA,
    SNOW_SYMBOL,
    SPENDING_MANA,
    as_though,
    for_activation,
    from_snow_source,
    may_be_spent,
    with_mana_spent,
)
from comprules.rules.meaning import amount_of
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.permission.loyalty_abilities import has_loyalty_symbol
from comprules.rules.targeting.proposal import Proposal
from comprules.rules.targeting.targets import targets_in
from comprules.rules.triggers.delayed_triggers import MORE_MANA_WITH_CONDITIONS, one_for_each_mana
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.lasting import Waiting
from comprules.state.players import BoundMana
from comprules.words import BASIC_LAND_TYPES, COLOR_LETTERS

__all__: list[str] = []

# ---- what mana is for


@SPENDING_MANA.misreading_of(with_mana_spent)
def mana_that_is_shown(
    game: Game, _player: str, _there: dict[str, int], _left: dict[str, int], _proposal: Proposal | None
) -> Game:
    """It is enough to have the mana: it stays in the pool, and can be used for the next cost."""
    return game


# ---- mana abilities


@ACTIVATED_MANA_ABILITIES.misreading_of(is_activated_mana_ability)
def loyalty_abilities_too(_game: Game, _source: int, ability: Activated) -> bool:
    """A loyalty ability that adds mana is a mana ability."""
    return could_add_mana(ability.effects) and not targets_in(ability.effects)


@TRIGGERED_MANA_ABILITIES.misreading_of(is_triggered_mana_ability)
def no_triggered_ability(_game: Game, _source: int, _ability: Triggered) -> bool:
    """No triggered ability is a mana ability."""
    return False


@ABILITIES_CLOSE_TO_MANA_ABILITIES.misreading_of(has_target)
def targets_do_not_matter(_game: Game, _source: int, _ability: Activated | Triggered) -> bool:
    """It makes no difference whether an ability has a target."""
    return False


@ABILITIES_CLOSE_TO_MANA_ABILITIES.misreading_of(from_mana)
def from_anything(_game: Game, _source: int, _ability: Triggered) -> bool:
    """It makes no difference what an ability triggers on."""
    return True


@MANA_ABILITIES.misreading_of(whatever_else)
def with_nothing_besides(_game: Game, _source: int, ability: Activated | Triggered) -> bool:
    """Only what adds mana and does nothing else, at any time, is a mana ability."""
    return only_adds_mana(_game, _source, ability)


@MANA_ABILITIES_IN_ANY_STATE.misreading_of(whatever_there_is)
def if_it_makes_any(game: Game, source: int, ability: Activated | Triggered) -> bool:
    """Only what would add mana now is a mana ability."""
    speaker = Speaker(source, views(game)[source].controller)
    times = [e.times for e in ability.effects if isinstance(e, AddMana) and e.times is not None]
    return all(amount_of(game, views(game), speaker, amount) > 0 for amount in times)


@NOT_MANA_ABILITIES.misreading_of(is_mana_ability)
def all_but_few(game: Game, source: int, ability: Activated | Triggered) -> bool:
    """What has neither a target nor a loyalty symbol needs no stack."""
    plain = isinstance(ability, Activated) and not has_loyalty_symbol(ability)
    untargeted = plain and not targets_in(ability.effects)
    return untargeted or original(is_mana_ability)(game, source, ability)


@MANA_ABILITIES_HAVE_THEIR_RULES.misreading_of(skips_the_stack)
@MANA_ABILITIES_SKIP_THE_STACK.misreading_of(skips_the_stack)
def on_the_stack(_game: Game, _source: int, _ability: Activated) -> bool:
    """A mana ability goes on the stack like every other."""
    return False


@TRIGGERED_MANA_RESOLVES_AT_ONCE.misreading_of(resolving_now)
def all_wait(game: Game) -> tuple[Waiting, ...]:  # noqa: ARG001
    """Triggered mana abilities wait for the stack."""
    return ()


@TRIGGERING_MANA_ABILITIES.misreading_of(as_other_triggers)
def unconditionally(_game: Game, _speaker: Speaker, _ability: Triggered) -> bool:
    """Its condition, met once, is not looked at again."""
    return True


# ---- spending mana


@PERMISSION_FOR_ACTIVATION_MANA.misreading_of(for_activation)
def for_nothing_else(_game: Game, _source: int) -> tuple[SpendManaAsThough, ...]:
    """What is said of activation costs says nothing about the total cost."""
    return ()


@AS_THOUGH_OTHER_MANA.misreading_of(as_though)
def as_what_it_is(_game: Game, _changes: tuple[SpendManaAsThough, ...]) -> Wild:
    """Mana is spent as what it is."""
    return NOT_WILD


@RESTRICTED_MANA.misreading_of(may_be_spent)
def on_anything(_game: Game, _part: BoundMana, _proposal: Proposal | None) -> bool:
    """Mana is spent on whatever a player likes."""
    return True


@SNOW_SYMBOL.misreading_of(from_snow_source)
def of_any_source(_game: Game, _source: int) -> bool:
    """A snow symbol is paid with any mana."""
    return True


# ---- mana symbols


@COLORED_SYMBOLS.misreading_of(colored_symbols)
@MANA_SPENT_TO_CAST.misreading_of(colored_symbols)
def of_any_color(_game: Game, cost: ManaCost) -> ManaCost:
    """Mana is mana, whatever its color."""
    return ManaCost(tuple("1" if symbol in COLOR_LETTERS else symbol for symbol in cost.symbols))


@COLORLESS_SYMBOL.misreading_of(colorless_symbols)
def like_generic_mana(_game: Game, cost: ManaCost) -> ManaCost:
    """{C} is another way to write {1}."""
    return ManaCost(tuple("1" if symbol == "C" else symbol for symbol in cost.symbols))


@GENERIC_SYMBOLS.misreading_of(generic_symbols)
def with_colorless_mana_alone(_game: Game, cost: ManaCost) -> ManaCost:
    """{1} is another way to write {C}."""
    return ManaCost(
        tuple(s for symbol in cost.symbols for s in (("C",) * int(symbol) if symbol.isdigit() else (symbol,)))
    )


@HYBRID_SYMBOLS.misreading_of(halves_to_pay)
def first_half(_game: Game, symbol: str) -> tuple[str, ...]:
    """A hybrid symbol is paid with its first half."""
    return (symbol.partition("/")[0],)


@PHYREXIAN_SYMBOLS.misreading_of(with_life)
def never_with_life(_game: Game, _symbol: str) -> tuple[str, ...]:
    """Mana costs are paid with mana."""
    return ()


# ---- adding mana


@COLORS_OF_MANA.misreading_of(colors_of_mana)
def colorless_is_one_of_them(_game: Game, kinds: set[str]) -> tuple[str, ...]:
    """Colorless mana is mana of a color."""
    return tuple(letter for letter in (*COLOR_LETTERS, "C") if letter in kinds)


@TYPES_OF_MANA.misreading_of(types_of_mana)
def colors_alone(_game: Game, kinds: set[str]) -> tuple[str, ...]:
    """Mana of any type is mana of any color."""
    return tuple(letter for letter in COLOR_LETTERS if letter in kinds)


@SOURCE_OF_MANA.misreading_of(source_of_mana)
def what_was_tapped(game: Game, speaker: Speaker) -> int:
    """All mana comes from the land: what an Aura adds is mana of the land that it enchants."""
    host = game.last_seen(speaker.source).attached_to
    return host if isinstance(host, int) else speaker.source


@MANA_WITHOUT_TYPE.misreading_of(mana_that_has_a_type)
def colorless_then(_game: Game, _player: str, kinds: tuple[str, ...]) -> str:
    """Mana of no defined type is colorless."""
    return kinds[0] if kinds else "C"


@COULD_PRODUCE.misreading_of(could_produce)
def what_untapped_basics_make(game: Game, thing: int, _asked: tuple[int, ...]) -> set[str]:
    """Only what could be tapped now for a mana of its basic land type counts."""
    if game.objects[thing].tapped:
        return set()
    return {letter for word, letter in BASIC_LAND_TYPES.items() if word in views(game)[thing].subtypes}


@HYBRID_MANA_ADDED.misreading_of(half_added)
def of_the_first_half(_game: Game, _player: str, halves: tuple[str, ...]) -> str:
    """A hybrid symbol adds its first half."""
    return halves[0]


@PHYREXIAN_MANA_ADDED.misreading_of(phyrexian_added)
def phyrexian_is_no_mana(_game: Game, _color: str) -> tuple[str, int]:
    """A Phyrexian symbol is for paying, and adds nothing."""
    return "C", 0


@GENERIC_MANA_ADDED.misreading_of(generic_added)
def one_for_each_symbol(_game: Game, _amount: int) -> tuple[str, int]:
    """A symbol adds one mana, whatever its number."""
    return "C", 1


@SNOW_MANA_ADDED.misreading_of(snow_added)
def snow_is_no_mana(_game: Game) -> tuple[str, int]:
    """Snow is no mana."""
    return "C", 0


# ---- tapped for mana


@TAPPING_FOR_MANA.misreading_of(taps_for_mana)
def by_any_mana_ability(_game: Game, _source: int, _ability: Activated) -> bool:
    """Whatever makes mana is tapped for mana."""
    return True


@IS_TAPPED_FOR_MANA.misreading_of(is_tapped_for_mana)
def while_it_is_there(game: Game, player: str, source: int, produced: tuple[str, ...]) -> Game:
    """Take only what is still on the battlefield for tapped for mana."""
    return happen(game, TapsForMana(player, source, produced)) if source in game.objects else game


# ---- riders, and mana that goes from one player to another


@MORE_MANA_WITH_CONDITIONS.misreading_of(one_for_each_mana)
def once_for_all_of_it(_game: Game, _source: int, marks: tuple[int, ...]) -> tuple[int, ...]:
    """What waits for mana to be spent is there once, however much mana a replacement effect makes of it."""
    return marks[:1]


@MANA_LOST_AND_ADDED.misreading_of(taken)
def as_mana_of_the_other(game: Game, player: str, to: str) -> Game:
    """Mana that another player adds is that player's own: what was said of it is forgotten."""
    lost = game.players[player].mana
    game = emptied(game, player)
    for kind, amount in lost.items():
        theirs = game.players[to].mana
        game = game.altering_player(to, mana=theirs.set(kind, theirs.get(kind, 0) + amount))
    return game
