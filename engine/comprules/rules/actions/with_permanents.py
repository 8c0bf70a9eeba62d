"""701.33, 701.35, 701.60, 701.63: permanents are detained, suspected and endure; schemes are abandoned."""

from __future__ import annotations

from typing import Final, assert_never

from comprules.abilities.changes_of_rules import CantBe
from comprules.abilities.conditions import Duration, ThisIs
from comprules.abilities.keyword_actions import ObjectAction
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import AddAbilities, Apply, CreateTokens, Static, TokenSpec
from comprules.abilities.nouns import Filter
from comprules.abilities.predicates import Is
from comprules.abilities.simple_nouns import It, Number, This, You
from comprules.abilities.slots import NOW
from comprules.book.citing import cite
from comprules.events.permanents import Notes, PutsCounters
from comprules.happening import happen
from comprules.keywords.rules_701 import ABANDONING, DETAINING, ENDURING, SUSPECTING
from comprules.questions import ask_one
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.recipients import number_of
from comprules.rules.meaning.speaker import dealing_with
from comprules.rules.meaning.which_objects import named
from comprules.rules.special_cards.supplementary_cards import put_under_deck
from comprules.ruleset import rules_of, seen, views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "ENDURING_NOTHING",
    "SUSPECTED_ABILITIES",
    "SUSPECTED_DESIGNATION",
    "SUSPECTED_ONCE",
    "abandon",
    "become_suspected",
    "clear",
    "detain",
    "endure",
    "endures_nothing",
    "is_suspected",
    "suspect",
    "with_permanents",
]

SUSPECTED_DESIGNATION = cite("701.60b")
SUSPECTED_ABILITIES = cite("701.60c")
SUSPECTED_ONCE = cite("701.60d")
ENDURING_NOTHING = cite("701.63b")

_DETAINED: Final = (CantBe("attack or block"), CantBe("have abilities activated"))
_CANT_BLOCK: Final = Static((Apply(This("creature"), (CantBe("block"),)),))
_SUSPECTED: Final = Apply(
    This("creature"),
    (AddAbilities((Keyword("menace"), _CANT_BLOCK)),),
    Duration(as_long_as=ThisIs(This("creature"), Filter.of(Is("suspected")))),
)


@DETAINING
def detain(game: Game, speaker: Speaker, thing: int) -> Game:
    """A permanent neither attacks nor blocks, and is not activated, until the next turn of its detainer."""
    DETAINING.decided(game, f"{game.label(thing)} is detained by {speaker.controller}")
    detained = Apply(It(slot=NOW), _DETAINED, Duration("next turn"))
    return rules_of(game).follow(game, dealing_with(speaker, (thing,)), detained)[0]


@SUSPECTED_ONCE
def is_suspected(game: Game, thing: int) -> bool:
    """What is suspected does not become so again."""
    already = bool(game.objects[thing].notes.get("suspected"))
    SUSPECTED_ONCE.decided(game, f"{game.label(thing)} is {'' if already else 'not '}suspected so far")
    return already


@SUSPECTING
@SUSPECTED_DESIGNATION.essential("a suspected permanent has to be told from others")
def suspect(game: Game, speaker: Speaker, thing: int) -> Game:
    """A permanent on the battlefield becomes suspected, and is until it leaves or is cleared."""
    there = game.objects.get(thing)
    if there is None or is_suspected(game, thing):
        return game
    SUSPECTING.decided(game, f"{speaker.controller} suspects {game.label(thing)}")
    SUSPECTED_DESIGNATION.decided(game, f"{game.label(thing)} is designated as suspected, and no copy of it")
    return become_suspected(happen(game, Notes(thing, "suspected", "yes")), speaker, thing)


@SUSPECTED_ABILITIES
def become_suspected(game: Game, speaker: Speaker, thing: int) -> Game:
    """For as long as it is suspected, a permanent has menace and can't block."""
    SUSPECTED_ABILITIES.decided(game, f"{game.label(thing)} has menace and can't block while it is suspected")
    return rules_of(game).follow(game, replace(speaker, source=thing), _SUSPECTED)[0]


def clear(game: Game, thing: int) -> Game:
    """A permanent is no longer suspected."""
    return happen(game, Notes(thing, "suspected", "")) if thing in game.objects else game


@ENDURING_NOTHING
def endures_nothing(game: Game, thing: int, number: int) -> bool:
    """With the number 0 neither counters nor a token come of it."""
    ENDURING_NOTHING.decided(game, f"{game.label(thing)} endures {number}")
    return number < 1


@ENDURING
def endure(game: Game, speaker: Speaker, thing: int, number: int) -> Game:
    """Its controller creates a Spirit of that size, or puts so many counters on the permanent."""
    if endures_nothing(game, thing, number):
        return game
    player = seen(game, thing).controller
    ways = ("token", "counters") if thing in game.objects else ("token",)
    way = ask_one(game, player, f"{game.label(thing)} endures {number}: what comes of it?", ways)
    ENDURING.decided(game, f"{game.label(thing)} endures {number}: {player} takes the {way}")
    if way == "counters":
        return happen(game, PutsCounters(thing, "+1/+1", number))
    spirit = TokenSpec("", (), ("creature",), ("Spirit",), ("white",), Number(number), Number(number))
    follower = replace(speaker, controller=player)
    return rules_of(game).follow(game, follower, CreateTokens(You(), Number(1), spirit))[0]


@ABANDONING
def abandon(game: Game, thing: int) -> Game:
    """A face-up scheme is turned face down and put on the bottom of its owner's scheme deck."""
    found = game.objects.get(thing)
    if found is None or found.zone != "command" or found.face_down or "scheme" not in found.base.types:
        return game
    ABANDONING.decided(game, f"{game.label(thing)} is abandoned")
    return happen(game, put_under_deck(found))


def with_permanents(game: Game, speaker: Speaker, effect: ObjectAction) -> tuple[Game, Speaker]:
    """Take the action with each of the permanents that the instruction names, be they gone by now."""
    things = named(game, views(game), speaker, effect.subject)
    number = number_of(game, speaker, effect.amount)
    before = game
    for thing in things:
        match effect.name:
            case "detain":
                game = detain(game, speaker, thing)
            case "suspect":
                game = suspect(game, speaker, thing)
            case "clear":
                game = clear(game, thing)
            case "endure":
                game = endure(game, speaker, thing, number)
            case "abandon":
                game = abandon(game, thing)
            case "explore" | "connive" | "manifest" | "cloak" | "exert":
                raise AssertionError("these are taken elsewhere")
            case _:
                assert_never(effect.name)
    return game, replace(speaker, current=replace(speaker.current, did=game is not before, objects=things))
