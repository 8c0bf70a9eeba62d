"""100: what a deck, a sideboard and a supplementary deck have to be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from comprules.abilities.before_the_game import DeckLimit
from comprules.abilities.kinds import BeforeGame
from comprules.book.citing import cite, step
from comprules.counting import many
from comprules.happening.teams import team_of
from comprules.rules.meaning.names_of_objects import INTERCHANGEABLE
from comprules.rules.special_cards.ante import CARDS_FOR_ANTE, is_left_out
from comprules.rules.starting.commander_decks import examine_commander_deck
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject
from comprules.words import COMMAND_TYPES

__all__ = [
    "ASSIGNED_SIDEBOARDS",
    "CARDS_ABOUT_DECKS",
    "CONSTRUCTED_DECKS",
    "CONSTRUCTED_SIDEBOARDS",
    "DECKS_OF_CARDS",
    "LIMITED_DECKS",
    "LIMITED_SIDEBOARDS",
    "MATCHES",
    "NO_MAXIMUM_SIZE",
    "ONE_NAME_IN_DECKS",
    "ONLY_IN_LIMITED_PLAY",
    "PLAYERS_OF_A_GAME",
    "SIDEBOARDS",
    "SUPPLEMENTARY_DECKS",
    "another_game",
    "assigned_from_pool",
    "cards_left",
    "constructed_deck",
    "constructed_sideboard",
    "deck_of_cards",
    "enough_players",
    "ensure_no_conspiracies",
    "ensure_none_for_ante_alone",
    "examine_deck",
    "examine_supplementary_decks",
    "exchange",
    "has_enough_players",
    "keeps_to_its_player",
    "limit",
    "limited_deck",
    "match_goes_on",
    "match_of_a_tournament",
    "may_exchange",
    "name_in_decks",
    "no_maximum",
    "rest_of_pool",
    "sideboard_of",
    "supplementary_deck",
]

PLAYERS_OF_A_GAME = cite("100.1")
DECKS_OF_CARDS = cite("100.2")
CARDS_ABOUT_DECKS = cite("113.6n")
ONE_NAME_IN_DECKS = cite("201.3b")
CONSTRUCTED_DECKS = cite("100.2a")
LIMITED_DECKS = cite("100.2b")
SUPPLEMENTARY_DECKS = cite("100.2d")
SIDEBOARDS = cite("100.4")
CONSTRUCTED_SIDEBOARDS = cite("100.4a")
LIMITED_SIDEBOARDS = cite("100.4b")
ASSIGNED_SIDEBOARDS = cite("100.4d")
MATCHES = cite("100.6a")
NO_MAXIMUM_SIZE = cite("100.5")
ONLY_IN_LIMITED_PLAY = cite("315.1")

UNSEEN = "unseen card"
"""A card of which only the number matters is called so; it is another one each time."""
CONSTRUCTED, LIMITED = 60, 40
FOUR, FIFTEEN = 4, 15


def enough_players(game: Game) -> None:
    """A game has two players or more.

    Raises:
        IllegalError: There are fewer.
    """
    if not has_enough_players(game):
        raise PLAYERS_OF_A_GAME.refuses("a game has two players or more")


@PLAYERS_OF_A_GAME
def has_enough_players(game: Game) -> bool:
    """With two players or with more a game can be played."""
    PLAYERS_OF_A_GAME.decided(game, f"{len(game.order)} players play a game")
    return len(game.order) > 1


# ---- what belongs to a player before the game


def _cards(game: Game, player: str, zone: str) -> tuple[GameObject, ...]:
    return tuple(game.objects[i] for i in game.zone(zone, player))


def _outside(game: Game, player: str, what: str) -> tuple[GameObject, ...]:
    return tuple(card for card in _cards(game, player, "none") if card.notes.get("deck") == what)


def deck_of(game: Game, player: str) -> tuple[GameObject, ...]:
    """Return the cards of a player's deck before the game."""
    return _cards(game, player, "library")


def sideboard_of(game: Game, player: str) -> tuple[GameObject, ...]:
    """Return the cards of a player's sideboard."""
    if game.beginning.decks != "limited":
        return _outside(game, player, "sideboard")
    if game.players[player].team:
        return assigned_from_pool(game, player)
    return rest_of_pool(game, player)


def pool_of(game: Game, players: tuple[str, ...]) -> tuple[GameObject, ...]:
    """Return the cards that these players opened and that lie in no deck."""
    return tuple(card for player in players for card in _outside(game, player, "card pool"))


def cards_left(game: Game, players: tuple[str, ...]) -> tuple[GameObject, ...]:
    """Return what these players opened together and put into none of their decks."""
    used = Counter(
        card.base.name for p in players for card in deck_of(game, p) if card.notes.get("deck") != "opened"
    )
    left: list[GameObject] = []
    for card in pool_of(game, players):
        if used[card.base.name]:
            used[card.base.name] -= 1
        else:
            left.append(card)
    return tuple(left)


@LIMITED_SIDEBOARDS
def rest_of_pool(game: Game, player: str) -> tuple[GameObject, ...]:
    """What a player has opened and not put into the deck is the sideboard."""
    left = cards_left(game, (player,))
    for card in left:
        LIMITED_SIDEBOARDS.decided_once(game, f"{game.label(card.id)} is in {player}'s sideboard")
    return left


@ASSIGNED_SIDEBOARDS
def assigned_from_pool(game: Game, player: str) -> tuple[GameObject, ...]:
    """What a team has opened and put into no deck is each in the sideboard of one of its players."""
    left = cards_left(game, team_of(game, player))
    for card in left:
        ASSIGNED_SIDEBOARDS.decided_once(
            game, f"{game.label(card.id)} is in {card.owner}'s sideboard, and no teammate's"
        )
    return tuple(card for card in left if card.owner == player)


# ---- the examination


def examine_deck(game: Game, player: str) -> Game:
    """A player presents a deck and all that belongs to it.

    Raises:
        IllegalError: It can't be played with.
    """
    deck_of_cards(game, player)
    ensure_none_for_ante_alone(game, player)
    match game.beginning.decks:
        case "constructed":
            constructed_deck(game, player)
            constructed_sideboard(game, player)
        case "limited":
            limited_deck(game, player)
        case _:  # it does not matter how it was made
            pass
    examine_commander_deck(game, player)
    examine_supplementary_decks(game, player)
    return game


def ensure_none_for_ante_alone(game: Game, player: str) -> None:
    """Cards that are for ante alone are in decks and sideboards only where the game is played for ante.

    Raises:
        IllegalError: There is one, and the game isn't.
    """
    for card in (*deck_of(game, player), *sideboard_of(game, player)):
        if is_left_out(game, card):
            raise CARDS_FOR_ANTE.refuses(f"{card.label} is for ante alone, and is in no deck or sideboard")


@DECKS_OF_CARDS
def deck_of_cards(game: Game, player: str) -> None:
    """Every player has a deck of their own, of traditional cards."""
    deck = deck_of(game, player)
    if not deck:
        raise DECKS_OF_CARDS.refuses(f"{player} has no deck")
    stray = next((card for card in deck if card.base.types & COMMAND_TYPES), None)
    if stray is not None:
        raise DECKS_OF_CARDS.refuses(
            f"{stray.base.name} is no traditional card, and can't be in {player}'s deck"
        )
    DECKS_OF_CARDS.decided(game, f"{player} has a deck of {len(deck)} traditional cards")


def _is_basic_land(card: GameObject) -> bool:
    return "basic" in card.base.supertypes


@CARDS_ABOUT_DECKS
def limit(game: Game, card: GameObject) -> int | None:
    """What a card says of decks counts before the game: so many of its name, or any number, if it says so.

    Otherwise there are four.
    """
    said = [
        a.says for a in card.base.abilities if isinstance(a, BeforeGame) and isinstance(a.says, DeckLimit)
    ]
    own = [about for about in said if about.name == card.base.name]
    for about in own:
        CARDS_ABOUT_DECKS.decided(
            game, f"a deck can have {about.most or 'any number of'} cards named {about.name}"
        )
    return own[0].most if own else FOUR


def _too_many(game: Game, cards: tuple[GameObject, ...]) -> Iterator[str]:
    """Find the names of which there are more cards than are allowed."""
    names = {card.base.name: name_in_decks(game, card.base.name) for card in cards}
    numbers = Counter(names[card.base.name] for card in cards)
    named = {card.base.name: card for card in cards if card.base.name != UNSEEN and not _is_basic_land(card)}
    for name, card in named.items():
        most = limit(game, card)
        if most is not None and numbers[names[name]] > most:
            yield f"{numbers[names[name]]} cards named {name}"


@ONE_NAME_IN_DECKS
def name_in_decks(game: Game, name: str) -> str:
    """Interchangeable names are one name for the making of decks as well."""
    if name not in INTERCHANGEABLE:
        return name
    ONE_NAME_IN_DECKS.decided_once(game, f"{name} counts as {INTERCHANGEABLE[name]} in a deck")
    return INTERCHANGEABLE[name]


@CONSTRUCTED_DECKS
def constructed_deck(game: Game, player: str) -> None:
    """A constructed deck has sixty cards or more, and at most four of a name that are no basic lands."""
    deck = deck_of(game, player)
    if len(deck) < CONSTRUCTED:
        raise CONSTRUCTED_DECKS.refuses(f"{player}'s deck has {len(deck)} cards, and needs {CONSTRUCTED}")
    for names in _too_many(game, deck):
        raise CONSTRUCTED_DECKS.refuses(f"{player}'s deck has {names}")
    CONSTRUCTED_DECKS.decided(game, f"{player}'s deck has enough cards, and not too many of any name")
    no_maximum(game, player, CONSTRUCTED)


@NO_MAXIMUM_SIZE
def no_maximum(game: Game, player: str, least: int) -> None:
    """A deck may be as large as one likes."""
    number = len(deck_of(game, player))
    if number > least:
        NO_MAXIMUM_SIZE.decided(game, f"{player}'s deck has {number} cards: there is no maximum")


@ONLY_IN_LIMITED_PLAY
def ensure_no_conspiracies(game: Game, sideboard: tuple[GameObject, ...]) -> None:
    """Conspiracies are for limited play alone.

    Raises: IllegalError: one is in a constructed sideboard.
    """
    for card in sideboard:
        if "conspiracy" in card.base.types:
            raise ONLY_IN_LIMITED_PLAY.refuses(
                f"{game.label(card.id)} is a conspiracy, and the decks are constructed"
            )


@CONSTRUCTED_SIDEBOARDS
def constructed_sideboard(game: Game, player: str) -> None:
    """A constructed sideboard has at most fifteen cards, and counts together with the deck."""
    sideboard = sideboard_of(game, player)
    ensure_no_conspiracies(game, sideboard)
    if len(sideboard) > FIFTEEN:
        raise CONSTRUCTED_SIDEBOARDS.refuses(f"{player}'s sideboard has {len(sideboard)} cards")
    for names in _too_many(game, (*deck_of(game, player), *sideboard)):
        raise CONSTRUCTED_SIDEBOARDS.refuses(f"{player}'s deck and sideboard together have {names}")
    if sideboard:
        CONSTRUCTED_SIDEBOARDS.decided(
            game, f"{player}'s sideboard has {many(len(sideboard), 'card')}, and is legal"
        )


@LIMITED_DECKS
def limited_deck(game: Game, player: str) -> None:
    """A limited deck has forty cards or more: those that its player opened, and basic lands."""
    deck = deck_of(game, player)
    if len(deck) < LIMITED:
        raise LIMITED_DECKS.refuses(f"{player}'s deck has {len(deck)} cards, and needs {LIMITED}")
    together = team_of(game, player)
    opened = Counter(card.base.name for card in pool_of(game, together))
    opened.update(
        card.base.name for p in together for card in deck_of(game, p) if card.notes.get("deck") == "opened"
    )
    named = [card for card in deck if card.base.name != UNSEEN and not _is_basic_land(card)]
    for name, number in Counter(card.base.name for card in named).items():
        if number > opened[name]:
            raise LIMITED_DECKS.refuses(f"{player} opened {opened[name]} cards named {name}, not {number}")
    LIMITED_DECKS.decided(game, f"{player}'s deck has enough cards, all of them opened or basic lands")
    no_maximum(game, player, LIMITED)


# ---- supplementary decks

_LEAST = {
    "planar": (cite("901.3"), 10),
    "scheme": (cite("904.3"), 20),
    "Attraction": (cite("717.2a"), 10),
}


def examine_supplementary_decks(game: Game, player: str) -> None:
    """A supplementary deck is examined by the rules of its kind."""
    for kind in _LEAST:
        cards = tuple(
            game.objects[i]
            for i in game.zone("command")
            if game.objects[i].owner == player and game.objects[i].notes.get("deck") == kind
        )
        if cards:
            with step(SUPPLEMENTARY_DECKS):
                supplementary_deck(game, player, kind, cards)


@SUPPLEMENTARY_DECKS
def supplementary_deck(game: Game, player: str, kind: str, cards: tuple[GameObject, ...]) -> None:
    """Planar and Attraction decks have ten different cards or more; of schemes, two may be alike."""
    rule, least = _LEAST[kind]
    if len(cards) < least:
        raise rule.refuses(f"{player}'s {kind} deck has {len(cards)} cards, and needs {least}")
    most = 2 if kind == "scheme" else 1
    for name, number in Counter(card.base.name for card in cards).items():
        if number > most:
            raise rule.refuses(f"{player}'s {kind} deck has {number} cards named {name}")
    if sum("phenomenon" in card.base.types for card in cards) > 2:
        raise rule.refuses(f"more than two cards of {player}'s {kind} deck are phenomena")
    SUPPLEMENTARY_DECKS.decided(game, f"{player}'s {kind} deck is as such a deck has to be")


# ---- between games


@SIDEBOARDS
def may_exchange(game: Game) -> bool:
    """Between two games of a match players may change their decks."""
    between = bool(game.beginning.games)
    SIDEBOARDS.decided(game, f"decks {'may' if between else 'may not'} be changed now")
    return between


def exchange(game: Game, player: str, out: int, into: int) -> Game:
    """A player puts a card from the sideboard into the deck, and one from the deck into the sideboard.

    Raises:
        IllegalError: It is not between two games of a match, or a card is not where it is said to be.
    """
    if not may_exchange(game):
        raise SIDEBOARDS.refuses("decks are changed between two games of a match")
    keeps_to_its_player(game, player, into)
    deck, sideboard = deck_of(game, player), sideboard_of(game, player)
    if out not in {card.id for card in deck} or into not in {card.id for card in sideboard}:
        raise SIDEBOARDS.refuses("a card of the deck is exchanged for one of the sideboard")
    SIDEBOARDS.decided(game, f"{player} exchanges {game.label(out)} for {game.label(into)}")
    leaves, enters = game.objects[out], game.objects[into]
    note = enters.notes
    if game.beginning.decks == "limited":
        opened = leaves.notes.get("deck") == "opened"
        leaves = replace(leaves, notes=leaves.notes.set("deck", "card pool" if opened else "put away"))
        enters = replace(enters, notes=note.set("deck", "opened"))
    else:
        leaves = replace(leaves, notes=leaves.notes.update(note))
        enters = replace(enters, notes=note.delete("deck"))
    before = enters.owner
    leaves = replace(leaves, zone="none")
    enters = replace(enters, zone="library", owner=player, controller=player)
    deck_now = tuple(into if i == out else i for i in game.zone("library", player))
    aside = tuple(out if i == into else i for i in game.zone("none", before))
    zones = game.zones.set(("library", player), deck_now).set(("none", before), aside)
    return replace(game.with_object(leaves).with_object(enters), zones=zones)


@ASSIGNED_SIDEBOARDS
def keeps_to_its_player(game: Game, player: str, card: int) -> None:
    """No card goes from the sideboard of one player of a team to another player of it.

    Raises: IllegalError: it lies in the sideboard of a teammate.
    """
    others = tuple(p for p in team_of(game, player) if p != player)
    if any(card in {one.id for one in sideboard_of(game, p)} for p in others) and card not in {
        one.id for one in sideboard_of(game, player)
    }:
        raise ASSIGNED_SIDEBOARDS.refuses(f"{game.label(card)} is in the sideboard of a teammate of {player}")


# ---- matches


@MATCHES
def match_goes_on(_game: Game) -> bool:
    """Players who play outside of tournaments play as many games as they like."""
    return True


@MATCHES
def match_of_a_tournament(game: Game) -> bool:
    """Two players usually play until one of them has won two games; more than two play a single game."""
    lost = Counter(past.loser for past in game.beginning.games if past.loser)
    if len(game.order) > 2:
        over = bool(game.beginning.games)
        MATCHES.decided(game, "a match of more than two players is one game")
    else:
        over = max(lost.values(), default=0) >= 2
        MATCHES.decided(game, f"{'someone' if over else 'nobody'} has won two games of the match")
    return not over


def another_game(game: Game) -> None:
    """A game is played as long as the match is not decided.

    Raises: IllegalError: the match is over.
    """
    if not match_goes_on(game):
        raise MATCHES.refuses("the match is over")
