"""123.3: how stickers are put on objects, what that costs, and where words come to stand in names."""

from __future__ import annotations

from comprules.abilities.changes import AddWord
from comprules.abilities.nouns import Picked, Subject
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.permanents import PutsSticker
from comprules.happening import happen
from comprules.questions import ask_one
from comprules.rules.continuous.changing_text import name_with_word
from comprules.rules.effects.choices import there_to_pick
from comprules.rules.effects.tickets import pay_tickets
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.names_of_objects import words_of
from comprules.rules.meaning.recipients import named_objects
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Sticker

__all__ = [
    "COSTS_OF_STICKERS",
    "DISTINCT_STICKERS",
    "PLACES_OF_WORDS",
    "PUTTING_STICKERS",
    "STICKERS_ON_ONES_OWN",
    "STICKERS_THAT_MOVE",
    "can_be_afforded",
    "can_put_sticker",
    "cost_of_moving",
    "free_stickers",
    "is_same_sticker",
    "may_put_on",
    "move_sticker",
    "placed",
    "put_sticker",
    "who_places",
]

PUTTING_STICKERS = cite("123.3")
DISTINCT_STICKERS = cite("123.3a")
STICKERS_ON_ONES_OWN = cite("123.3b")
COSTS_OF_STICKERS = cite("123.3c")
STICKERS_THAT_MOVE = cite("123.3d")
PLACES_OF_WORDS = cite("123.6b")


def put_sticker(game: Game, player: str, kind: str, things: tuple[int, ...]) -> Game:
    """A player puts one of his or her unused stickers on each of these objects that he or she owns."""
    for thing in things:
        if not may_put_on(game, player, thing):
            continue
        sticker = _chosen(game, player, thing, free_stickers(game, player, kind))
        if sticker is not None:
            game = pay_tickets(game, player, sticker.cost)
            game = happen(game, PutsSticker(thing, placed(game, thing, sticker), player))
    return game


def can_put_sticker(game: Game, speaker: Speaker, kind: str, on: Subject) -> bool:
    """Say whether a player has a sticker for one of these objects, and the tickets that it costs."""
    player = speaker.controller
    things = there_to_pick(game, speaker, on) if isinstance(on, Picked) else named_objects(game, speaker, on)
    return any(may_put_on(game, player, thing) for thing in things) and any(
        can_be_afforded(game, player, sticker) for sticker in free_stickers(game, player, kind)
    )


def move_sticker(game: Game, player: str, kind: str, source: tuple[int, ...], to: tuple[int, ...]) -> Game:
    """A player moves a sticker of a kind from one object to another."""
    for was, thing in zip(source, to, strict=False):
        there = tuple(s for s in game.objects[was].stickers if kind in ("", s.kind))
        if not may_put_on(game, player, thing) or was == thing:
            continue
        sticker = _named(game, player, thing, there)
        if sticker is not None and cost_of_moving(game, player, sticker) <= game.players[player].number_of(
            "ticket"
        ):
            game = pay_tickets(game, player, cost_of_moving(game, player, sticker))
            game = happen(game, PutsSticker(thing, placed(game, thing, sticker), player, off=was))
    return game


@PUTTING_STICKERS
def free_stickers(game: Game, player: str, kind: str) -> tuple[Sticker, ...]:
    """Return the stickers of a kind that a player may use and that are on nothing which he or she owns."""
    used = [s for thing in game.objects.values() if thing.owner == player for s in thing.stickers]
    free = tuple(
        sticker
        for sticker in game.players[player].stickers
        if kind in ("", sticker.kind) and not any(is_same_sticker(game, sticker, other) for other in used)
    )
    PUTTING_STICKERS.decided(
        game,
        f"{player} has {many(len(free), 'sticker')} to put on an object, and {len(used)} on objects already",
    )
    return free


@DISTINCT_STICKERS
def is_same_sticker(game: Game, one: Sticker, other: Sticker) -> bool:
    """Two stickers are two, even if the same stands on both."""
    same = one.number == other.number
    if not same and (one.kind, one.text) == (other.kind, other.text):
        DISTINCT_STICKERS.decided(game, f"one sticker {one.text} is another than the other")
    return same


@STICKERS_ON_ONES_OWN
def may_put_on(game: Game, player: str, thing: int) -> bool:
    """A player puts stickers on nothing but what he or she owns."""
    owns = game.objects[thing].owner == player
    STICKERS_ON_ONES_OWN.decided(
        game,
        f"{player} {'may' if owns else 'may not'} put a sticker on {game.label(thing)}, by who owns it",
    )
    return owns


@COSTS_OF_STICKERS
def can_be_afforded(game: Game, player: str, sticker: Sticker) -> bool:
    """A sticker with a ticket cost can't be put on anything without so many tickets."""
    if not sticker.cost:
        return True
    enough = sticker.cost <= game.players[player].number_of("ticket")
    COSTS_OF_STICKERS.decided(
        game, f"{player} has {'tickets enough' if enough else 'too few tickets'} for {sticker.text}"
    )
    return enough


@STICKERS_THAT_MOVE
def cost_of_moving(game: Game, player: str, sticker: Sticker) -> int:
    """The ticket cost of a sticker that moves to another object is not paid again."""
    STICKERS_THAT_MOVE.decided_once(game, f"{player} pays no tickets again for {sticker.text}, which moves")
    return 0


def _chosen(game: Game, player: str, thing: int, free: tuple[Sticker, ...]) -> Sticker | None:
    """Return the sticker that a player chooses for an object, of those that he or she can pay for."""
    return _named(game, player, thing, tuple(s for s in free if can_be_afforded(game, player, s)))


def _named(game: Game, player: str, thing: int, free: tuple[Sticker, ...]) -> Sticker | None:
    """Return the sticker that a player chooses; those that say the same are told apart by numbers."""
    texts = [sticker.text for sticker in free]
    names = {
        text if texts.count(text) == 1 else f"{text} ({texts[: place + 1].count(text)})": free[place]
        for place, text in enumerate(texts)
    }
    if not names:
        return None
    question = f"choose the sticker to put on {game.label(thing)}"
    return names[ask_one(game, player, question, tuple(names))]


@PLACES_OF_WORDS
def who_places(game: Game, thing: int) -> str:
    """Where the word of a name sticker stands is for its object's controller to choose."""
    return views(game)[thing].controller or game.objects[thing].owner


def placed(game: Game, thing: int, sticker: Sticker) -> Sticker:
    """Return a name sticker with the place in the name that is chosen for it."""
    if not isinstance(sticker.change, AddWord):
        return sticker
    name, word = views(game)[thing].name, sticker.change.word
    names = {name_with_word(game, name, word, k): k for k in range(len(words_of(game, name)) + 1)}
    player = who_places(game, thing)
    chosen = ask_one(game, player, f"choose the new name of {game.label(thing)}", tuple(names))
    PLACES_OF_WORDS.decided(game, f"{player} says that {game.label(thing)} is called {chosen}")
    return replace(sticker, change=AddWord(word, names[chosen]))
