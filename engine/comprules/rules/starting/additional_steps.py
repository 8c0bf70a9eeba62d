"""103.2, 103.3a, 103.7: what is done before decks are shuffled, and what some variants add."""

from __future__ import annotations

from collections import Counter

from comprules.abilities.before_the_game import Companion
from comprules.abilities.kinds import BeforeGame
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.permanents import TurnsFace
from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.happening.chance import as_foretold, at_random
from comprules.happening.split_cards import COMBINED_MANA_COST
from comprules.happening.winning_and_losing import CARDS_AT_STAKE
from comprules.procedure import OpeningHands, ProcedureStep
from comprules.questions import Question, ask
from comprules.rules.meaning import Speaker, is_described
from comprules.rules.special_cards.supplementary_cards import deck_of, put_under_deck
from comprules.rules.starting.decks import sideboard_of
from comprules.rules.starting.hidden_agenda import with_agenda_hidden
from comprules.rules.starting.who_begins import order_before_the_game
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, Sticker

__all__ = [
    "ADDITIONAL_STEPS",
    "BEGINNING_IN_THE_COMMAND_ZONE",
    "CARDS_ANTED",
    "COMMANDERS_ASIDE",
    "COMMANDERS_SET_APART",
    "COMMANDERS_TO_THE_COMMAND_ZONE",
    "COMPANIONS",
    "COMPANIONS_REVEALED",
    "CONSPIRACIES",
    "CONSPIRACIES_LAID_OUT",
    "CONSPIRACIES_PUT",
    "FIRST_PLANE",
    "SHEETS_CHOSEN",
    "SHEETS_OF_CONSTRUCTED_PLAY",
    "SHEETS_OF_LIMITED_PLAY",
    "SHUFFLING_SUPPLEMENTARY_DECKS",
    "SIDEBOARDS_ASIDE",
    "SIDEBOARDS_SET_ASIDE",
    "STARTING_PLANE",
    "STICKERS_OF_CHOSEN_SHEETS",
    "STICKER_SHEETS",
    "SUPPLEMENTARY_DECKS_SHUFFLED",
    "ante_cards",
    "commanders_set_apart",
    "enough_sheets",
    "first_plane",
    "in_the_order_listed",
    "may_be_companion",
    "only_on_these",
    "put_conspiracies",
    "set_sideboards_aside",
    "sheets_chosen",
    "shuffle_supplementary_decks",
    "symbols_in_cost",
]

ADDITIONAL_STEPS = cite("103.2")
SIDEBOARDS_SET_ASIDE = cite("103.2a")
COMPANIONS = cite("103.2b")
COMMANDERS_TO_THE_COMMAND_ZONE = cite("103.2c")
BEGINNING_IN_THE_COMMAND_ZONE = cite("408.3")
COMMANDERS_ASIDE = cite("903.6")
STICKER_SHEETS = cite("103.2d")
SHEETS_OF_CONSTRUCTED_PLAY = cite("123.2a")
SHEETS_OF_LIMITED_PLAY = cite("123.2b")
STICKERS_OF_CHOSEN_SHEETS = cite("123.2c")
CONSPIRACIES = cite("103.2e")
CONSPIRACIES_LAID_OUT = cite("315.2")
SHUFFLING_SUPPLEMENTARY_DECKS = cite("103.3a")
STARTING_PLANE = cite("103.7")

_SHEETS = 3
_LEAST_SHEETS = 10


@ADDITIONAL_STEPS
def in_the_order_listed(
    game: Game, rows: tuple[ProcedureStep[OpeningHands], ...]
) -> tuple[ProcedureStep[OpeningHands], ...]:
    """What is done once the starting player is known is done in the order of the book."""
    ADDITIONAL_STEPS.decided(game, "sideboards are set aside first, then companions are revealed, and so on")
    return rows


# ---- 103.2a, 103.2b


@SIDEBOARDS_SET_ASIDE
def set_sideboards_aside(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """Sideboards are no part of the starting decks."""
    for player in game.alive:
        aside = sideboard_of(game, player)
        for card in aside:
            game = game.altering(card.id, notes=card.notes.set("deck", "sideboard"))
        if aside:
            number = len(game.zone("library", player))
            SIDEBOARDS_SET_ASIDE.decided(
                game, f"{player}'s sideboard is set aside: {number} cards are the starting deck"
            )
    return game, replace(hands, set_aside=True)


def starting_deck(game: Game, hands: OpeningHands, player: str) -> tuple[GameObject, ...]:
    """Return the cards of a player's starting deck; a sideboard that was not set aside is part of it."""
    deck = tuple(game.objects[i] for i in game.zone("library", player))
    return deck if hands.set_aside else (*deck, *sideboard_of(game, player))


def reveal_companions(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """Each player may reveal one card with companion from outside the game, where the deck allows it."""
    for player in order_before_the_game(game):
        deck = starting_deck(game, hands, player)
        fitting = {
            game.label(i): i
            for i in game.zone("none", player)
            if may_be_companion(game, game.objects[i], deck)
        }
        picks = ask(game, Question(player, "choose a companion to reveal", tuple(fitting), 0, 1))
        for pick in picks:
            card = fitting[pick]
            COMPANIONS.decided(game, f"{player} reveals {pick} from outside the game")
            game = game.altering(card, notes=game.objects[card].notes.set("companion", "revealed"))
            companions = {**game.beginning.companions, player: card}
            game = replace(game, beginning=replace(game.beginning, companions=companions))
    return game, hands


@COMPANIONS
def may_be_companion(game: Game, card: GameObject, deck: tuple[GameObject, ...]) -> bool:
    """A card is a companion only where the starting deck fulfills its condition."""
    said = [
        a.says for a in card.base.abilities if isinstance(a, BeforeGame) and isinstance(a.says, Companion)
    ]
    if not said:
        return False
    fits = all(_fulfills(game, card, deck, companion) for companion in said)
    meets = "meets" if fits else "does not meet"
    COMPANIONS.decided_once(game, f"{card.owner}'s deck {meets} the condition of {card.base.name}")
    return fits


def _fulfills(game: Game, card: GameObject, deck: tuple[GameObject, ...], companion: Companion) -> bool:
    if companion.symbols_differ:
        costs = [symbols_in_cost(game, one) for one in deck]
        return all(len(set(symbols)) == len(symbols) for symbols in costs)
    only = companion.only
    if not only:
        names = Counter(one.base.name for one in deck if "land" not in one.base.types)
        return all(number == 1 for name, number in names.items() if name != "unseen card")
    speaker, board = Speaker(card.id, card.owner), views(game)
    return all(
        one.base.name == "unseen card"
        or any(is_described(game, board, speaker, replace(kind, zone="library"), one.id) for kind in only)
        for one in deck
    )


@COMBINED_MANA_COST
def symbols_in_cost(game: Game, card: GameObject) -> tuple[str, ...]:
    """What asks for the symbols in the mana cost of a split card finds those of each half."""
    symbols = card.base.cost.symbols if card.base.cost is not None else ()
    if card.base.halves:
        COMBINED_MANA_COST.decided_once(game, f"the symbols of {card.label} are {' '.join(symbols)}")
    return symbols


# ---- 103.2c, 103.2d, 103.2e


@COMMANDERS_TO_THE_COMMAND_ZONE
@BEGINNING_IN_THE_COMMAND_ZONE
@COMMANDERS_ASIDE
def commanders_set_apart(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """Each player's commander is put from the deck into the command zone."""
    for player in order_before_the_game(game):
        for card in game.zone("library", player):
            if game.objects[card].commander:
                label = game.label(card)
                for cited in (
                    COMMANDERS_TO_THE_COMMAND_ZONE,
                    BEGINNING_IN_THE_COMMAND_ZONE,
                    COMMANDERS_ASIDE,
                ):
                    cited.decided(game, f"{label} is put into the command zone")
                game = happen(game, Moves(card, "command"))
    return game, hands


def choose_sheets(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """Players with sticker sheets get the stickers of those that are picked."""
    for player in order_before_the_game(game):
        sheets = game.beginning.sheets.get(player)
        if sheets:
            if game.beginning.decks == "constructed":
                enough_sheets(game, player, tuple(name for name, _ in sheets))
            picked = sheets_chosen(game, player, tuple(name for name, _ in sheets))
            stickers = only_on_these(game, player, picked)
            game = game.altering_player(player, stickers=stickers)
    return game, hands


@SHEETS_OF_CONSTRUCTED_PLAY
def enough_sheets(game: Game, player: str, names: tuple[str, ...]) -> None:
    """Whoever plays with stickers in constructed play brings ten sheets or more, no two of them alike.

    Raises:
        IllegalError: They are fewer, or two are the same.
    """
    if len(names) < _LEAST_SHEETS:
        raise SHEETS_OF_CONSTRUCTED_PLAY.refuses(
            f"{player} has {many(len(names), 'sticker sheet')}, and needs {_LEAST_SHEETS}"
        )
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise SHEETS_OF_CONSTRUCTED_PLAY.refuses(f"{player} has the sticker sheet {twice} more than once")
    SHEETS_OF_CONSTRUCTED_PLAY.decided(game, f"{player} has {len(names)} different sticker sheets")


@STICKER_SHEETS
@SHEETS_OF_LIMITED_PLAY
def sheets_chosen(game: Game, player: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """Three sheets are picked: at random for a constructed deck, by the player for a limited one."""
    if game.beginning.decks == "limited":
        question = Question(player, "choose sticker sheets", names, 0, min(_SHEETS, len(names)))
        picked = ask(game, question)
        SHEETS_OF_LIMITED_PLAY.decided(game, f"{player} chooses {len(picked)} sticker sheets")
    else:
        places = at_random(game, tuple(range(len(names))), _SHEETS)
        picked = tuple(names[place] for place in places)
    STICKER_SHEETS.decided(game, f"{player} may use the stickers on {', '.join(picked)}")
    return picked


@STICKERS_OF_CHOSEN_SHEETS
def only_on_these(game: Game, player: str, picked: tuple[str, ...]) -> tuple[Sticker, ...]:
    """During the game a player may use the stickers on the chosen sheets and no others."""
    sheets = game.beginning.sheets[player]
    on_them = frozenset[int]().union(*(numbers for name, numbers in sheets if name in picked))
    stickers = tuple(one for one in game.players[player].stickers if one.number in on_them)
    STICKERS_OF_CHOSEN_SHEETS.decided(game, f"{player} may use {len(stickers)} stickers in the game")
    return stickers


@CONSPIRACIES_LAID_OUT
def put_conspiracies(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """Players put conspiracies from their sideboards into the command zone, as many as they like."""
    for player in order_before_the_game(game):
        cards = {
            card.label: card.id for card in sideboard_of(game, player) if "conspiracy" in card.base.types
        }
        if not cards:
            continue
        text = "choose conspiracies to put into the command zone"
        for pick in ask(game, Question(player, text, tuple(cards), 0, len(cards))):
            for cited in (CONSPIRACIES, CONSPIRACIES_LAID_OUT):
                cited.decided(game, f"{player} puts {pick} into the command zone")
            game = happen(game, Moves(cards[pick], "command"))
            game = with_agenda_hidden(game, player, game.successor.get(cards[pick], cards[pick]))
    return game, hands


# ---- 407.2


@CARDS_AT_STAKE
def ante_cards(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """Each player puts a random card of the deck into the ante zone.

    Raises:
        IllegalError: Teams play; nobody says which of the winners would own the cards.
    """
    if any(game.players[player].team for player in game.order):
        raise CARDS_AT_STAKE.refuses("teams don't play for ante")
    for player in order_before_the_game(game):
        for card in at_random(game, game.zone("library", player), 1):
            CARDS_AT_STAKE.decided(game, f"{player} antes {game.label(card)}")
            game = happen(game, Moves(card, "ante"))
    return game, hands


# ---- 103.3a, 103.7


@SHUFFLING_SUPPLEMENTARY_DECKS
def shuffle_supplementary_decks(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """The decks of nontraditional cards are shuffled as well."""
    for player in game.order:
        for kind in ("scheme", "planar"):
            cards = deck_of(game, player, kind)
            if cards:
                game, order = as_foretold(game, f"{player}'s {kind} deck", at_random(game, cards, len(cards)))
                SHUFFLING_SUPPLEMENTARY_DECKS.decided(game, f"{player}'s {kind} deck is shuffled")
                others = tuple(i for i in game.zone("command") if i not in cards)
                game = replace(game, zones=game.zones.set(("command", ""), (*others, *order)))
    return game, hands


@STARTING_PLANE
def first_plane(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """The starting player turns planar cards up until one is a plane; phenomena go under the deck."""
    for top in deck_of(game, game.active, "planar"):
        game = happen(game, TurnsFace(top, down=False))
        STARTING_PLANE.decided(game, f"{game.active} turns {game.label(top)} face up")
        if "phenomenon" not in game.objects[top].base.types:
            break
        game = happen(game, put_under_deck(game.objects[top]))
    return game, hands


SIDEBOARDS_ASIDE = ProcedureStep(SIDEBOARDS_SET_ASIDE, "sideboards are set aside", set_sideboards_aside)
COMPANIONS_REVEALED = ProcedureStep(COMPANIONS, "companions are revealed", reveal_companions)
COMMANDERS_SET_APART = ProcedureStep(
    COMMANDERS_TO_THE_COMMAND_ZONE, "commanders are set apart", commanders_set_apart
)
SHEETS_CHOSEN = ProcedureStep(STICKER_SHEETS, "sticker sheets are chosen", choose_sheets)
CONSPIRACIES_PUT = ProcedureStep(CONSPIRACIES, "conspiracies are put down", put_conspiracies)
CARDS_ANTED = ProcedureStep(CARDS_AT_STAKE, "cards are anted", ante_cards)
SUPPLEMENTARY_DECKS_SHUFFLED = ProcedureStep(
    SHUFFLING_SUPPLEMENTARY_DECKS, "supplementary decks are shuffled", shuffle_supplementary_decks
)
FIRST_PLANE = ProcedureStep(STARTING_PLANE, "the first plane", first_plane)
