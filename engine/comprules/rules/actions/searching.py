"""701.20, 701.23, 701.24: looking at cards, searching and shuffling libraries."""

from __future__ import annotations

from comprules.abilities.nouns import CountOf, Filter
from comprules.abilities.searching import LookAt, LookAtHand, SearchLibrary, ShuffleLibrary
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.every import Event
from comprules.events.zones import Reveals, Shuffles
from comprules.happening import happen
from comprules.happening.in_new_zones import is_hidden
from comprules.keywords.rules_701 import REVEALING, SEARCHING
from comprules.questions import Question, ask
from comprules.rules.effects.choices import choosing_in_turn
from comprules.rules.effects.taking_actions import acting
from comprules.rules.meaning import Speaker, is_described, wherever_it_is
from comprules.rules.meaning.all_of_them import ask_together
from comprules.rules.meaning.recipients import as_much_as_possible, named_objects, named_players, number_of
from comprules.rules.meaning.speaker import dealing_with_player
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.words import Zone

__all__ = [
    "FINDING_AS_MANY",
    "FINDING_NOTHING",
    "ORDER_IN_A_ZONE",
    "least_to_find",
    "looked_at",
    "search",
]

ORDER_IN_A_ZONE = cite("400.5")
FINDING_NOTHING = cite("701.23b")
FINDING_AS_MANY = cite("701.23d")


def search(
    game: Game, speaker: Speaker, effect: SearchLibrary | ShuffleLibrary | LookAt | LookAtHand
) -> tuple[Game, Speaker]:
    """Follow an instruction about cards that few see; what was found is what ``it`` means afterwards."""
    match effect:
        case LookAt(subject):
            seen = named_objects(game, speaker, subject)
            game = looked_at(game, seen)
            return game, replace(
                speaker, current=replace(speaker.current, objects=seen, pile=seen, did=bool(seen))
            )
        case LookAtHand(players, reveal):
            return _hands(game, speaker, named_players(game, speaker, players), reveal=reveal)
        case ShuffleLibrary(players):
            shuffled = (Shuffles(player) for player in named_players(game, speaker, players))
            return happen(game, *shuffled), replace(speaker, current=replace(speaker.current, did=True))
        case SearchLibrary():
            return _search(game, speaker, effect)


@ORDER_IN_A_ZONE
def looked_at(game: Game, seen: tuple[int, ...]) -> Game:
    """Whoever looks at cards of a library leaves them in their order, unless something says otherwise."""
    if len([i for i in seen if game.objects[i].zone == "library"]) > 1:
        ORDER_IN_A_ZONE.decided(game, f"looked at: {many(len(seen), 'card')}, in the order in which they lay")
    return game


@REVEALING
def _hands(game: Game, speaker: Speaker, players: tuple[str, ...], *, reveal: bool) -> tuple[Game, Speaker]:
    """Players show their hands to all, or to the one who looks."""
    cards = tuple(card for player in players for card in game.zone("hand", player))
    if reveal:
        REVEALING.decided(game, f"{', '.join(players)}: the hand is shown to all players")
        shown: list[Event] = [
            Reveals(game.objects[i].owner, i, speaker.source, speaker.of.origin) for i in cards
        ]
        game = happen(game, *shown)
    player = players[0] if players else speaker.current.player
    return game, replace(
        speaker,
        current=replace(speaker.current, pile=cards, objects=cards, done=cards, players=(player,), did=True),
    )


@SEARCHING
def _search(game: Game, speaker: Speaker, effect: SearchLibrary) -> tuple[Game, Speaker]:
    """Each player looks at all cards of the zones to be searched, and finds some that match."""
    found: tuple[int, ...] = ()
    searched: tuple[str, ...] = ()
    for player, owner in _searches(game, speaker, effect):
        zones = _zones_to_search(game, speaker, player, effect)
        game, there = _seen(game, player, owner, zones)
        searched += zones if there is not None else ()
        if there is None:
            continue
        of_player = dealing_with_player(speaker, player)
        board = views(game)
        wanted = replace(effect.what, zone="battlefield")
        fit = tuple(
            i for i in there if is_described(game, board, of_player, wherever_it_is(game, wanted, i), i)
        )
        every = effect.amount == CountOf(effect.what)
        number = len(fit) if every else number_of(game, speaker, effect.amount)
        most = as_much_as_possible(game, number, len(fit))
        least = least_to_find(game, player, effect, most, fit)
        if most:
            text = f"{game.label(speaker.source)}: search"
            found += ask_together(game, player, text, of_player, effect.what, fit, (least, most))
    return game, replace(
        speaker,
        current=replace(
            speaker.current, objects=found, pile=found, did=True, amount=len(found), zones=searched
        ),
    )


def _searches(game: Game, speaker: Speaker, effect: SearchLibrary) -> tuple[tuple[str, str], ...]:
    """Return who searches, and whose library, in the order in which they do."""
    searching = choosing_in_turn(game, named_players(game, speaker, effect.players))
    if effect.whose is None:
        return tuple((player, player) for player in searching)
    owners = named_players(game, speaker, effect.whose)
    return tuple((player, owner) for player in searching for owner in owners)


def _zones_to_search(game: Game, speaker: Speaker, player: str, effect: SearchLibrary) -> tuple[Zone, ...]:
    """Return the zones that a player searches: the library, and of others as many as he or she likes."""
    if not effect.also:
        return ("library",)
    zones: list[Zone] = ["library", *effect.also]
    if effect.every_zone:
        return tuple(zones)
    question = Question(
        player, f"{game.label(speaker.source)}: choose the zones to search", tuple(zones), 1, len(zones)
    )
    picks = ask(game, question)
    chosen: list[Zone] = [zone for zone in zones if picks.count(zone)]
    SEARCHING.decided(game, f"{player} searches {' and '.join(chosen)}")
    return tuple(chosen)


def _seen(
    game: Game, player: str, owner: str, zones: tuple[Zone, ...]
) -> tuple[Game, tuple[int, ...] | None]:
    """Return the cards of the zones that a player searches; None if all that was replaced by something."""
    there: list[int] | None = None
    for zone in zones:
        top: int | None = None
        if zone == "library":
            game, acts = acting(game, player, "search")
            if acts is None:
                continue
            top = acts.top
            of = "the" if owner == player else f"{owner}'s"
            SEARCHING.decided(game, f"{player} searches {of} library")
        there = [*(there or ()), *game.zone(zone, owner)[:top]]
    return game, None if there is None else tuple(there)


@FINDING_NOTHING
@FINDING_AS_MANY
def least_to_find(game: Game, player: str, effect: SearchLibrary, most: int, there: tuple[int, ...]) -> int:
    """Cards of a stated quality need not be found in a hidden zone.

    Where only their number is said, as many as possible have to be.
    """
    if effect.up_to:
        return 0
    if replace(effect.what, zone="battlefield") == Filter(noun="card"):
        FINDING_AS_MANY.decided(game, f"{player} finds as many cards as it says")
        return most
    in_sight = min(most, sum(not is_hidden(game, game.objects[i].zone) for i in there))
    if in_sight:
        FINDING_NOTHING.decided(game, f"{player} has to find what lies in the graveyard for all to see")
        return in_sight
    FINDING_NOTHING.decided(game, f"{player} does not have to find a card of that kind, even if there is one")
    return 0
