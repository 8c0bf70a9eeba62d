"""903.3, 903.5, 903.12: what more is asked of a Commander deck, or of one for Brawl."""

from __future__ import annotations

from collections import Counter

from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Static
from comprules.abilities.statements import CanBeCommander
from comprules.book.citing import cite, original, step
from comprules.counting import many
from comprules.happening.commanders import LED_BY_A_COMMANDER
from comprules.rules.meaning.color_identity import color_identity
from comprules.state.game import Game
from comprules.state.objects import GameObject
from comprules.words import BASIC_LAND_TYPES, COLOR_LETTERS

__all__ = [
    "BASIC_LANDS_OF_ONE_TYPE",
    "BASIC_LAND_TYPES_IN_DECKS",
    "COMMANDERS_OF_BRAWL",
    "COMMANDER_DECKS",
    "HUNDRED_CARDS",
    "IDENTITY_OF_THE_COMMANDER",
    "ONE_OF_EACH_NAME",
    "SAID_TO_LEAD",
    "SIXTY_CARDS",
    "any_deck_will_do",
    "basic_lands_in_brawl",
    "beyond_identity",
    "colors_made",
    "colors_of_the_commander",
    "commander_deck",
    "examine_commander_deck",
    "hundred_cards",
    "is_said_to_lead",
    "may_lead",
    "may_lead_in_brawl",
    "one_of_each_name",
    "sixty_cards",
]

COMMANDER_DECKS = cite("100.2c")
SAID_TO_LEAD = cite("903.3a")
HUNDRED_CARDS = cite("903.5a")
ONE_OF_EACH_NAME = cite("903.5b")
IDENTITY_OF_THE_COMMANDER = cite("903.5c")
BASIC_LAND_TYPES_IN_DECKS = cite("903.5d")
COMMANDERS_OF_BRAWL = cite("903.12c")
SIXTY_CARDS = cite("903.12d")
BASIC_LANDS_OF_ONE_TYPE = cite("903.12e")

_HUNDRED = 100
_SIXTY = 60
_PARTNERS = frozenset(
    {"partner", "partner with", "choose a background", "doctor's companion", "friends forever"}
)


def examine_commander_deck(game: Game, player: str) -> None:
    """Where Commander is played, a deck is examined by its further rules.

    Raises:
        IllegalError: The deck breaks one of them.
    """
    with step(COMMANDER_DECKS):
        any_deck_will_do(game, player)


@COMMANDER_DECKS
def any_deck_will_do(_game: Game, _player: str) -> None:
    """Nothing more is asked of a deck where no commander leads it."""


@COMMANDER_DECKS
def commander_deck(game: Game, player: str) -> None:
    """A Commander deck meets the requirements of Commander besides."""
    COMMANDER_DECKS.decided(game, f"more is asked of {player}'s deck, for Commander is played")
    deck = tuple(game.objects[i] for i in game.zone("library", player))
    led_by(game, player, deck)
    hundred_cards(game, player, deck)
    one_of_each_name(game, player, deck)
    colors_of_the_commander(game, player, deck)


def led_by(game: Game, player: str, deck: tuple[GameObject, ...]) -> None:
    """See that one card of the deck may be its commander and is, or that two are partners.

    Raises:
        IllegalError: None is, or one that may not be, or several that are no partners.
    """
    commanders = [card for card in deck if card.commander]
    if not commanders:
        raise LED_BY_A_COMMANDER.refuses(f"no card of {player}'s deck is its commander")
    for card in commanders:
        if not may_lead(game, card):
            raise LED_BY_A_COMMANDER.refuses(f"{card.label} is no card that may be a commander")
    if len(commanders) > 1 and not (len(commanders) == 2 and all(map(_is_partner, commanders))):
        named = " and ".join(card.label for card in commanders)
        raise LED_BY_A_COMMANDER.refuses(f"{named} can't be the commanders of one deck together")


def _is_partner(card: GameObject) -> bool:
    return any(isinstance(a, Keyword) and a.name in _PARTNERS for a in card.base.abilities)


@LED_BY_A_COMMANDER
def may_lead(game: Game, card: GameObject) -> bool:
    """A legendary creature card may be a commander, and so may a card that says so."""
    leads = "legendary" in card.base.supertypes and "creature" in card.base.types
    LED_BY_A_COMMANDER.decided(game, f"{card.label} is {'a' if leads else 'no'} legendary creature card")
    return leads or is_said_to_lead(game, card)


@COMMANDERS_OF_BRAWL
def may_lead_in_brawl(game: Game, card: GameObject) -> bool:
    """In Brawl a legendary planeswalker card may be a commander too."""
    is_walker = "legendary" in card.base.supertypes and "planeswalker" in card.base.types
    COMMANDERS_OF_BRAWL.decided(
        game, f"{card.label} is {'a' if is_walker else 'no'} legendary planeswalker card"
    )
    return is_walker or original(may_lead)(game, card)


@SAID_TO_LEAD
def is_said_to_lead(game: Game, card: GameObject) -> bool:
    """Before the game an ability of a card may say that it can be a commander."""
    statics = (ability for ability in card.base.abilities if isinstance(ability, Static))
    says = any(isinstance(part, CanBeCommander) for ability in statics for part in ability.effects)
    SAID_TO_LEAD.decided(
        game, f"{card.label} {'says' if says else 'does not say'} that it can be a commander"
    )
    return says


@HUNDRED_CARDS
def hundred_cards(game: Game, player: str, deck: tuple[GameObject, ...]) -> None:
    """With its commander the deck has a hundred cards, no more and no fewer."""
    if len(deck) != _HUNDRED:
        raise HUNDRED_CARDS.refuses(f"{player}'s deck has {len(deck)} cards, and must have {_HUNDRED}")
    HUNDRED_CARDS.decided(game, f"{player}'s deck has {_HUNDRED} cards")


@SIXTY_CARDS
def sixty_cards(game: Game, player: str, deck: tuple[GameObject, ...]) -> None:
    """For Brawl the deck has sixty cards with its commander, no more and no fewer."""
    if len(deck) != _SIXTY:
        raise SIXTY_CARDS.refuses(f"{player}'s deck has {len(deck)} cards, and must have {_SIXTY}")
    SIXTY_CARDS.decided(game, f"{player}'s deck has {_SIXTY} cards")


@ONE_OF_EACH_NAME
def one_of_each_name(game: Game, player: str, deck: tuple[GameObject, ...]) -> None:
    """But for basic lands, all cards have different names."""
    named = [
        card.base.name
        for card in deck
        if card.base.name != "unseen card" and "basic" not in card.base.supertypes
    ]
    for name, number in Counter(named).items():
        if number > 1:
            raise ONE_OF_EACH_NAME.refuses(f"{player}'s deck has {number} cards named {name}")
    ONE_OF_EACH_NAME.decided(game, f"the cards of {player}'s deck have different names")


@IDENTITY_OF_THE_COMMANDER
def colors_of_the_commander(game: Game, player: str, deck: tuple[GameObject, ...]) -> None:
    """No card has a color in its identity that the commander's has not."""
    commanders = [card for card in deck if card.commander]
    allowed = frozenset[str]().union(*(color_identity(game, card) for card in commanders))
    for card in deck:
        beyond = color_identity(game, card) - allowed
        if beyond:
            raise IDENTITY_OF_THE_COMMANDER.refuses(f"{card.base.name} is {' and '.join(sorted(beyond))}")
    for card in beyond_identity(game, deck, allowed):
        raise BASIC_LAND_TYPES_IN_DECKS.refuses(
            f"{card.base.name} makes mana of a color that {player}'s commander has not"
        )
    IDENTITY_OF_THE_COMMANDER.decided(game, f"{player}'s deck keeps to the colors of its commander")


@BASIC_LAND_TYPES_IN_DECKS
def beyond_identity(
    game: Game, deck: tuple[GameObject, ...], allowed: frozenset[str]
) -> tuple[GameObject, ...]:
    """Return the cards with a basic land type that make mana of a color which the commander has not."""
    lands = [card for card in deck if card.base.subtypes & BASIC_LAND_TYPES.keys()]
    found = tuple(card for card in lands if not colors_made(card) <= allowed)
    if lands:
        what = f"{'not all' if found else 'all'} cards with a basic land type have the commander's colors"
        BASIC_LAND_TYPES_IN_DECKS.decided(game, what)
    return found


def colors_made(land: GameObject) -> frozenset[str]:
    """Return the colors of the mana that a card can produce by its basic land types."""
    types = land.base.subtypes & BASIC_LAND_TYPES.keys()
    return frozenset(COLOR_LETTERS[BASIC_LAND_TYPES[word]] for word in types)


@BASIC_LANDS_OF_ONE_TYPE
def basic_lands_in_brawl(
    game: Game, deck: tuple[GameObject, ...], allowed: frozenset[str]
) -> tuple[GameObject, ...]:
    """In Brawl basic lands of one type go with a commander without colors."""
    found = tuple(card for card in deck if not colors_made(card) <= allowed)
    if allowed:
        return found
    basic = [card for card in found if "basic" in card.base.supertypes]
    types = sorted({word for card in basic for word in card.base.subtypes})
    BASIC_LANDS_OF_ONE_TYPE.decided(
        game, f"without colors the deck has basic lands of {many(len(types), 'type')}, and may have one"
    )
    return found if len(types) > 1 else tuple(card for card in found if card not in basic)
