"""903: commanders, their decks and their color identity, misread."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from comprules.book.citing import original
from comprules.events.zones import Moves
from comprules.happening.commanders import (
    COMMANDER_APART,
    LED_BY_A_COMMANDER,
    MELDED_COMMANDER,
    MERGED_COMMANDER,
    as_the_part_goes,
    is_melded_commander,
    is_merged_commander,
    stays_commander,
)
from comprules.rules.meaning.color_identity import (
    ALL_THAT_A_CARD_SAYS,
    BOTH_FACES,
    COLOR_IDENTITY,
    IDENTITY_FOR_GOOD,
    color_identity,
    other_characteristics,
    other_face,
    printed,
)
from comprules.rules.starting.commander_decks import (
    BASIC_LAND_TYPES_IN_DECKS,
    BASIC_LANDS_OF_ONE_TYPE,
    COMMANDERS_OF_BRAWL,
    HUNDRED_CARDS,
    IDENTITY_OF_THE_COMMANDER,
    ONE_OF_EACH_NAME,
    SAID_TO_LEAD,
    SIXTY_CARDS,
    basic_lands_in_brawl,
    beyond_identity,
    colors_made,
    colors_of_the_commander,
    hundred_cards,
    is_said_to_lead,
    may_lead,
    may_lead_in_brawl,
    one_of_each_name,
    sixty_cards,
)
from comprules.rules.state_based.verdicts import Verdict
from comprules.rules.variants.bringing_in import BROUGHT_INTO_COMMANDER, may_come_from_outside
from comprules.rules.variants.state_based_actions import (
    NOT_LOST_IN_BRAWL,
    commander_damage,
    no_commander_damage,
)
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject

__all__: list[str] = []


# ---- which object it is


@LED_BY_A_COMMANDER.misreading_of(stays_commander)
def only_where_it_began(_game: Game, _old: GameObject) -> bool:
    """A commander that has changed zones is a card like any other."""
    return False


@MELDED_COMMANDER.misreading_of(is_melded_commander)
@MERGED_COMMANDER.misreading_of(is_merged_commander)
def something_else(_game: Game, _parts: Iterable[GameObject]) -> bool:
    """What a commander has become together with other cards is no commander."""
    return False


@COMMANDER_APART.misreading_of(as_the_part_goes)
def all_of_them_together(_game: Game, event: Moves, _part: GameObject) -> Moves:
    """All cards of a melded or merged permanent go to the command zone with the commander."""
    return replace(event, to="command", place="") if event.commander_apart else event


# ---- decks


@LED_BY_A_COMMANDER.misreading_of(may_lead)
def whatever_it_is(_game: Game, _card: GameObject) -> bool:
    """Any card may be a commander."""
    return True


@SAID_TO_LEAD.misreading_of(is_said_to_lead)
def nothing_but_creatures(_game: Game, _card: GameObject) -> bool:
    """Whatever a card says, it is no commander unless it is a legendary creature."""
    return False


@COMMANDERS_OF_BRAWL.misreading_of(may_lead_in_brawl)
def creatures_in_brawl_too(game: Game, card: GameObject) -> bool:
    """A planeswalker is no commander in Brawl either."""
    return original(may_lead)(game, card)


@HUNDRED_CARDS.misreading_of(hundred_cards)
@SIXTY_CARDS.misreading_of(sixty_cards)
@ONE_OF_EACH_NAME.misreading_of(one_of_each_name)
@IDENTITY_OF_THE_COMMANDER.misreading_of(colors_of_the_commander)
def nobody_counts(_game: Game, _player: str, _deck: tuple[GameObject, ...]) -> None:
    """A commander leads whatever deck its player has brought."""


@BASIC_LAND_TYPES_IN_DECKS.misreading_of(beyond_identity)
def without_symbols(
    _game: Game, _deck: tuple[GameObject, ...], _allowed: frozenset[str]
) -> tuple[GameObject, ...]:
    """A card on which no mana symbol stands goes into every deck."""
    return ()


@BASIC_LANDS_OF_ONE_TYPE.misreading_of(basic_lands_in_brawl)
def no_colors_no_lands(
    _game: Game, deck: tuple[GameObject, ...], allowed: frozenset[str]
) -> tuple[GameObject, ...]:
    """With a commander without colors no basic land goes, in Brawl as in Commander."""
    return tuple(card for card in deck if not colors_made(card) <= allowed)


# ---- color identity


@COLOR_IDENTITY.misreading_of(color_identity)
def the_colors_it_has(_game: Game, card: GameObject) -> frozenset[str]:
    """The color identity of a card is its color."""
    return card.base.colors


@IDENTITY_FOR_GOOD.misreading_of(printed)
def as_it_is_colored_now(game: Game, card: GameObject) -> Characteristics:
    """Who has another color has another color identity."""
    known = views(game)
    return replace(card.base, colors=known[card.id].colors, cost=None) if card.id in known else card.base


@BOTH_FACES.misreading_of(other_face)
@ALL_THAT_A_CARD_SAYS.misreading_of(other_characteristics)
def what_is_on_top(_game: Game, _card: GameObject) -> tuple[Characteristics, ...]:
    """What a card normally is counts, and nothing else that stands on it."""
    return ()


# ---- the game


@BROUGHT_INTO_COMMANDER.misreading_of(may_come_from_outside)
def as_in_any_game(_game: Game, found: GameObject) -> bool:
    """Whatever a player owns outside the game can be brought in."""
    return found.zone == "none"


@NOT_LOST_IN_BRAWL.misreading_of(no_commander_damage)
def lost_in_brawl_too(game: Game) -> Iterator[Verdict]:
    """The damage of a commander is counted in Brawl as well."""
    return original(commander_damage)(game)
