"""107.17, 123: stickers and tickets, misread."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.changes import SetSize
from comprules.abilities.kinds import Ability, AddAbilities, Change
from comprules.happening.in_new_zones import STICKERS_IN_PUBLIC_ZONES, kept_stickers
from comprules.happening.stickers import (
    STICKERS_OF_COMPONENTS,
    STICKERS_OF_MERGED,
    in_order_of_merging,
    stickers_of_merged,
    who_keeps_stickers,
)
from comprules.happening.timestamps import TIMESTAMP_OF_STICKERS
from comprules.rules.continuous.changing_text import PLACE_IN_OTHER_NAMES, place_among
from comprules.rules.continuous.effect import Continuous
from comprules.rules.continuous.stickers import (
    ABILITIES_OF_STICKERS,
    ABILITY_STICKERS,
    NAME_STICKERS,
    POWER_AND_TOUGHNESS_STICKERS,
    STICKERS,
    abilities_of_sticker,
    abilities_on,
    not_copied,
    sets_size,
    word_of_sticker,
)
from comprules.rules.effects.stickers import (
    COSTS_OF_STICKERS,
    DISTINCT_STICKERS,
    PLACES_OF_WORDS,
    PUTTING_STICKERS,
    STICKERS_ON_ONES_OWN,
    STICKERS_THAT_MOVE,
    can_be_afforded,
    cost_of_moving,
    free_stickers,
    is_same_sticker,
    may_put_on,
    who_places,
)
from comprules.rules.effects.tickets import TICKET_COSTS, TICKET_SYMBOLS, pay_tickets, tickets_for
from comprules.rules.meaning.names_of_objects import WORDS_IN_NAMES, words_of
from comprules.rules.meaning.stickers import (
    ART_STICKERS,
    LETTERS_ON_STICKERS,
    SIZES_ON_STICKERS,
    STICKERED,
    UNIQUE_VOWELS,
    has_art_sticker,
    is_stickered,
    letters_on,
    size_on,
    unique_vowels_on,
)
from comprules.rules.starting.additional_steps import (
    SHEETS_OF_CONSTRUCTED_PLAY,
    SHEETS_OF_LIMITED_PLAY,
    STICKERS_OF_CHOSEN_SHEETS,
    enough_sheets,
    only_on_these,
    sheets_chosen,
)
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, Sticker, View

__all__: list[str] = []

# ---- tickets


@TICKET_SYMBOLS.misreading_of(tickets_for)
def one_whatever_the_number(_game: Game, _symbols: int) -> int:
    """However often the symbol stands there, it is a ticket."""
    return 1


@TICKET_COSTS.misreading_of(pay_tickets)
def tickets_are_only_shown(game: Game, _player: str, _cost: int) -> Game:
    """It is enough to have the tickets."""
    return game


# ---- sheets


@SHEETS_OF_CONSTRUCTED_PLAY.misreading_of(enough_sheets)
def as_many_as_one_likes(_game: Game, _player: str, _names: tuple[str, ...]) -> None:
    """One sheet is enough to play with."""


@SHEETS_OF_LIMITED_PLAY.misreading_of(sheets_chosen)
def all_that_were_opened(_game: Game, _player: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """All sheets of the sealed product are played with."""
    return names


@STICKERS_OF_CHOSEN_SHEETS.misreading_of(only_on_these)
def all_that_one_has(game: Game, player: str, _picked: tuple[str, ...]) -> tuple[Sticker, ...]:
    """A player may use any sticker that he or she brought."""
    return game.players[player].stickers


# ---- putting stickers on objects


@PUTTING_STICKERS.misreading_of(free_stickers)
def used_ones_too(game: Game, player: str, kind: str) -> tuple[Sticker, ...]:
    """A sticker that is on one object can be taken for another."""
    return tuple(s for s in game.players[player].stickers if kind in ("", s.kind))


@DISTINCT_STICKERS.misreading_of(is_same_sticker)
def by_what_it_says(_game: Game, one: Sticker, other: Sticker) -> bool:
    """Two stickers that say the same are one."""
    return (one.kind, one.text) == (other.kind, other.text)


@STICKERS_ON_ONES_OWN.misreading_of(may_put_on)
def on_anything(_game: Game, _player: str, _thing: int) -> bool:
    """A sticker can be put on what another player owns."""
    return True


@COSTS_OF_STICKERS.misreading_of(can_be_afforded)
def without_tickets(_game: Game, _player: str, _sticker: Sticker) -> bool:
    """Whoever has too few tickets pays with those that there are."""
    return True


@STICKERS_THAT_MOVE.misreading_of(cost_of_moving)
def paid_again(_game: Game, _player: str, sticker: Sticker) -> int:
    """A sticker costs its tickets each time it comes to an object."""
    return sticker.cost


@PLACES_OF_WORDS.misreading_of(who_places)
def its_owner(game: Game, thing: int) -> str:
    """Whoever puts the sticker on says how its object is called."""
    return game.objects[thing].owner


# ---- what stickers do


@STICKERS.misreading_of(not_copied)
def copied_like_print(_game: Game, _thing: GameObject, effect: Continuous) -> Continuous:
    """What is stuck on a card is as good as printed, and copied with it."""
    return replace(effect, copiable=True)


@NAME_STICKERS.misreading_of(word_of_sticker)
@ABILITY_STICKERS.misreading_of(abilities_of_sticker)
def on_the_battlefield_alone(_game: Game, thing: GameObject, sticker: Sticker) -> tuple[Change, ...]:
    """Stickers do something on permanents, and nothing elsewhere."""
    there = thing.zone == "battlefield"
    return (sticker.change,) if there and sticker.change is not None else ()


@ABILITIES_OF_STICKERS.misreading_of(abilities_on)
def those_that_it_has(_game: Game, thing: GameObject, board: Mapping[int, View]) -> tuple[Ability, ...]:
    """What its object has lost is no ability of a sticker any more."""
    has = board[thing.id].abilities
    granted = (s.change.abilities for s in thing.stickers if isinstance(s.change, AddAbilities))
    return tuple(ability for abilities in granted for ability in abilities if ability in has)


@POWER_AND_TOUGHNESS_STICKERS.misreading_of(sets_size)
def of_whatever_it_is_on(_game: Game, _view: View, _size: SetSize) -> bool:
    """A sticker sets the size of whatever it is on."""
    return True


@WORDS_IN_NAMES.misreading_of(words_of)
def blanks_are_words(_game: Game, name: str) -> tuple[int, ...]:
    """A blank line is a word like another."""
    return tuple(range(len(name.split())))


@PLACE_IN_OTHER_NAMES.misreading_of(place_among)
def always_last(_game: Game, words: int, _after: int) -> int:
    """A word that is added stands last."""
    return words


# ---- what asks for stickers


@STICKERED.misreading_of(is_stickered)
def once_and_for_all(game: Game, thing: int) -> bool:
    """Whatever its owner may put a sticker on is stickered."""
    return bool(game.players[game.objects[thing].owner].stickers)


@ART_STICKERS.misreading_of(has_art_sticker)
def never_looked_at(_game: Game, _thing: int) -> bool:
    """An art sticker means nothing to anybody."""
    return False


@LETTERS_ON_STICKERS.misreading_of(letters_on)
def as_it_is_written(_game: Game, names: tuple[str, ...], letter: str) -> int:
    """A capital letter is another letter."""
    return sum(name.count(letter) for name in names)


@UNIQUE_VOWELS.misreading_of(unique_vowels_on)
def every_vowel(_game: Game, names: tuple[str, ...]) -> int:
    """Each vowel counts as often as it is there."""
    return sum(letter in "aeiou" for name in names for letter in name.lower())


@SIZES_ON_STICKERS.misreading_of(size_on)
def whatever_number_is_there(_game: Game, stickers: tuple[Sticker, ...], _power: bool) -> int:  # noqa: FBT001 -- as the rule has it
    """Any number that stands on a sticker counts."""
    return sum(int(digit) for sticker in stickers for digit in sticker.text if digit.isdigit())


# ---- where stickers stay


@STICKERS_IN_PUBLIC_ZONES.misreading_of(kept_stickers)
def on_for_good(_game: Game, old: GameObject, _to: str) -> tuple[Sticker, ...]:
    """Stickers stay on a card wherever it goes."""
    return old.stickers


@STICKERS_OF_MERGED.misreading_of(stickers_of_merged)
def those_of_the_permanent(_game: Game, _spell: GameObject, there: GameObject) -> tuple[Sticker, ...]:
    """What merges with a permanent loses its stickers."""
    return there.stickers


@STICKERS_OF_COMPONENTS.misreading_of(who_keeps_stickers)
def each_of_them(_game: Game, merged: GameObject, _to: str) -> tuple[int, ...]:
    """Each of the objects has them."""
    return tuple(range(len(merged.components)))


@TIMESTAMP_OF_STICKERS.misreading_of(in_order_of_merging)
def as_old_as_they_were(
    _game: Game, of_spell: tuple[Sticker, ...], there: tuple[Sticker, ...]
) -> tuple[Sticker, ...]:
    """Their timestamps stay what they were."""
    return (*there, *of_spell)
