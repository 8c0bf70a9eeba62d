"""607: linked abilities.

What one ability of an object did is known to those that it is linked to, and to no other.
"""

from __future__ import annotations

from typing import Any

from immutables import Map

from comprules.abilities.instructions import ChooseWord, Move
from comprules.abilities.keywords import Quality
from comprules.abilities.kinds import Ability, EntersAs
from comprules.abilities.parts import once_for_each, parts_of
from comprules.abilities.simple_nouns import Chosen, ChosenPlayer
from comprules.abilities.statements import ChosenBeforeGame
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.permanents import Links
from comprules.happening import happen
from comprules.happening.melding import what_they_became
from comprules.rules.meaning.championed import exiled_by_this_champion, is_of_champion, kind_of_instance
from comprules.rules.meaning.speaker import AbilityUsed, Choices, Speaker
from comprules.state.copying import EMPTY
from comprules.state.game import Game
from comprules.state.objects import GameObject, Held, Origin

__all__ = [
    "ABILITY_IN_SEVERAL_PAIRS",
    "ACQUIRED_LINKS",
    "COPIED_LINKS",
    "EACH_IMPRINTED_CARD",
    "EXILED_BY_THE_OTHER",
    "IMPRINTED",
    "LINKED_ABILITIES",
    "LINKED_CHOICE",
    "LINKED_CREATION",
    "LINKED_EXILE",
    "LINKED_EXILE_BEFORE_THE_GAME",
    "LINKED_EXILE_BY_REPLACEMENT",
    "LINKED_NOTE",
    "LINKED_TO_ITSELF",
    "NOTHING_CHOSEN_FOR_ACQUIRED",
    "REPLACEMENT_THAT_EXILES",
    "SEVERAL_LINKED_OBJECTS",
    "SEVERAL_LINKS",
    "all_of_them",
    "choice_remembered",
    "each_imprinted",
    "exiled_before_the_game",
    "exiled_due_to_it",
    "imprinted_on",
    "in_each_pair",
    "is_linked",
    "linked",
    "linked_to_itself",
    "links_in_order",
    "makers",
    "note_number",
    "remember_choice",
    "remember_exiled",
    "remember_exiled_instead",
    "remember_made",
    "remember_moved",
    "remember_put",
    "speaker_of",
    "speaks_of_choice",
    "word_chosen",
    "words_of",
]

EXILED_BY_THE_OTHER = cite("406.6")
LINKED_ABILITIES = cite("607.1")
LINKED_TO_ITSELF = cite("607.1c")
SEVERAL_LINKS = cite("607.1d")
LINKED_EXILE = cite("607.2a")
LINKED_EXILE_BY_REPLACEMENT = cite("607.2b")
LINKED_CREATION = cite("607.2c")
LINKED_CHOICE = cite("607.2d")
LINKED_NOTE = cite("607.2e")
LINKED_EXILE_BEFORE_THE_GAME = cite("607.2n")
SEVERAL_LINKED_OBJECTS = cite("607.3")
ABILITY_IN_SEVERAL_PAIRS = cite("607.4")
ACQUIRED_LINKS = cite("607.5")
COPIED_LINKS = cite("707.7")
NOTHING_CHOSEN_FOR_ACQUIRED = cite("607.5a")
REPLACEMENT_THAT_EXILES = cite("614.14")
IMPRINTED = cite("502.34a", "2009-05-01")
EACH_IMPRINTED_CARD = cite("502.34b", "2009-05-01")


def speaker_of(game: Game, thing: int, held: Held, controller: str) -> Speaker:
    """Return the object as the speaker of an ability, with the words chosen for what is linked to it."""
    found = game.last_seen(thing)
    words = words_of(game, found, held.origin)
    for maker, whose in makers(game, found, held.origin):
        words = words_of(game, maker, whose).update(words)
    if words:
        words = in_each_pair(game, found, held.ability, words)
    return Speaker(thing, controller, AbilityUsed(held.ability, origin=held.origin), Choices(words=words))


@ABILITY_IN_SEVERAL_PAIRS
def in_each_pair(game: Game, thing: GameObject, ability: Ability, words: Map[str, str]) -> Map[str, str]:
    """An ability may be linked to several others: each of them knows what it did."""
    if sum(speaks_of_choice(a) for a in thing.base.abilities) > 1 and speaks_of_choice(ability):
        ABILITY_IN_SEVERAL_PAIRS.decided_once(
            game, f"one choice for {game.label(thing.id)} serves several abilities"
        )
    return words


@once_for_each
def speaks_of_choice(part: object) -> bool:
    """Say whether an ability refers to something chosen; the one that has it chosen does not."""
    match part:
        case Quality(word):
            return word.startswith("the chosen ")
        case EntersAs() | ChooseWord() | ChosenBeforeGame():
            return False
        case Chosen() | ChosenPlayer():
            return True
        case _:  # another part speaks of a choice if something in it does
            return any(speaks_of_choice(inner) for inner in parts_of(part))


def links_in_order(thing: GameObject) -> list[tuple[tuple[Origin, str], tuple[Any, ...]]]:
    """Return what is linked, always in the same order, which a map of words has not."""
    return sorted(thing.linked.items(), key=lambda link: repr(link[0]))


def words_of(game: Game, thing: GameObject, origin: Origin) -> Map[str, str]:
    """Return the words last chosen for abilities of one origin, by their kind (607.2d)."""
    if not thing.linked:
        return EMPTY
    return Map(
        {
            kind: values[-1]
            for (whose, kind), values in links_in_order(thing)
            if values and isinstance(values[-1], str) and is_linked(game, whose, origin)
        }
    )


@LINKED_ABILITIES
@ACQUIRED_LINKS
@COPIED_LINKS
def is_linked(game: Game, whose: Origin, origin: Origin) -> bool:
    """Abilities of an object are linked if they are printed on it or were given by the same effect."""
    citation, place = (LINKED_ABILITIES, "printed") if origin == ("own",) else (ACQUIRED_LINKS, "acquired")
    alike = "linked" if whose == origin else "not linked"
    citation.decided_once(game, f"two abilities, one of them {place}, are {alike}")
    if citation is ACQUIRED_LINKS and any(
        origin == ("resolution", e.source, e.began) for e in game.lasting if e.copied is not None
    ):
        COPIED_LINKS.decided_once(game, f"two abilities, one of them copied, are {alike}")
    return whose == origin


def linked(game: Game, speaker: Speaker, kind: str) -> tuple[int | str, ...]:
    """Return what the ability's linked abilities have done of one kind, in order.

    Nothing where they have done nothing (607.5a).
    """
    thing = game.last_seen(speaker.source)
    if kind == "championed":
        exiled = _of_kind(game, thing, speaker.of.origin, kind_of_instance(speaker.of.uid))
        return exiled_by_this_champion(game, speaker, exiled_due_to_it(game, speaker, exiled))
    if kind == "imprinted":
        exiled = _of_kind(game, thing, speaker.of.origin, "exiled")
        return each_imprinted(game, imprinted_on(game, speaker, exiled))
    found = _of_kind(game, thing, speaker.of.origin, kind.removeprefix("the "))
    if kind == "the exiled":
        for maker, whose in makers(game, thing, speaker.of.origin):
            found = (*_of_kind(game, maker, whose, "exiled"), *found)
    if speaker.of.ability is not None and _exiles(speaker.of.ability):
        found = linked_to_itself(game, speaker, found)
        if kind == "the exiled":
            found = _exiled_just_now(game, speaker, found) or found
    if kind.endswith("exiled"):
        found = exiled_due_to_it(game, speaker, found)
    return all_of_them(game, found)


@IMPRINTED
def imprinted_on(game: Game, speaker: Speaker, exiled: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """What an imprint ability has removed from the game is imprinted on its source, while it is there."""
    found = tuple(i for i in exiled if isinstance(i, int) and i in game.zone("exile"))
    IMPRINTED.decided_once(game, f"imprinted on {game.label(speaker.source)}: {many(len(found), 'card')}")
    return found


@EACH_IMPRINTED_CARD
def each_imprinted(game: Game, found: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """Of several cards that are imprinted each is the imprinted card, if it has the quality that is named."""
    if len(found) > 1:
        EACH_IMPRINTED_CARD.decided_once(game, f"each of {len(found)} cards is imprinted")
    return found


@EXILED_BY_THE_OTHER
def exiled_due_to_it(game: Game, speaker: Speaker, found: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """The exiled cards are those that the ability printed beside this one has exiled, and no others."""
    EXILED_BY_THE_OTHER.decided_once(
        game, f"exiled due to {game.label(speaker.source)}: {many(len(found), 'card')}"
    )
    return found


def _of_kind(game: Game, thing: GameObject, origin: Origin, kind: str) -> tuple[int | str, ...]:
    return tuple(
        value
        for (whose, what), values in links_in_order(thing)
        if what == kind and is_linked(game, whose, origin)
        for value in values
    )


_MADE_BY = "made by"


@SEVERAL_LINKS
def makers(game: Game, thing: GameObject, origin: Origin) -> tuple[tuple[GameObject, Origin], ...]:
    """An object and the one whose ability created it or put it there may both have linked abilities."""
    if origin != ("own",) or not thing.linked:
        return ()
    found = tuple(
        (game.last_seen(i), whose)
        for (whose, kind), values in links_in_order(thing)
        if kind == _MADE_BY
        for i in values
    )
    for maker, _ in found:
        line = f"abilities of {game.label(thing.id)} can be linked to those of {maker.label}, which made it"
        SEVERAL_LINKS.decided_once(game, line)
    return found


def _exiles(part: object) -> bool:
    """Say whether an ability tells a player to exile something."""
    if isinstance(part, Move):
        return part.to == "exile"
    return any(_exiles(inner) for inner in parts_of(part))


@LINKED_TO_ITSELF
def linked_to_itself(game: Game, speaker: Speaker, found: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """An ability that both does something and refers to what was done is linked to itself."""
    if found:
        LINKED_TO_ITSELF.decided_once(game, f"an ability of {game.label(speaker.source)} is linked to itself")
    return found


def _exiled_just_now(game: Game, speaker: Speaker, found: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """Return what was exiled in this very resolution: "the exiled card" of an ability that exiles."""
    since = speaker.began
    return tuple(
        i
        for i in found
        if since and isinstance(i, int) and i in game.objects and game.objects[i].timestamp > since
    )


@SEVERAL_LINKED_OBJECTS
def all_of_them(game: Game, found: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """An ability refers to all the objects that a linked one acted on, even though it names just one."""
    if len(found) > 1:
        SEVERAL_LINKED_OBJECTS.decided_once(
            game, f"{len(found)} are meant: {', '.join(game.label(one) for one in found)}"
        )
    return found


@LINKED_EXILE_BEFORE_THE_GAME
def exiled_before_the_game(game: Game, _speaker: Speaker, name: str, thing: int) -> bool:
    """A card exiled before the game belongs to an object's name, whichever object refers to it now."""
    noted = game.objects[thing].notes.get("exiled before the game with", "") == name
    line = "was" if noted else "was not"
    line = f"{game.label(thing)} {line} exiled with cards named {name} before the game"
    LINKED_EXILE_BEFORE_THE_GAME.decided_once(game, line)
    return noted


# ---- what is remembered


def remember_moved(game: Game, speaker: Speaker, to: str, things: tuple[int, ...]) -> Game:
    """An object remembers what its abilities exile or put onto the battlefield, as what it became there."""
    there = what_they_became(game, things)
    if to == "battlefield":
        return remember_made(game, speaker, there)
    if not there or speaker.source not in game.objects:
        return game
    if to == "exile" and speaker.of.way == "replacement":
        return remember_exiled_instead(game, speaker, there)
    return remember_exiled(game, speaker, there) if to == "exile" else game


def remember_made(game: Game, speaker: Speaker, made: tuple[int, ...]) -> Game:
    """Let an object remember what its abilities create or put there, and let that remember its maker."""
    if not made:
        return game
    game = happen(game, *(Links(thing, speaker.of.origin, _MADE_BY, (speaker.source,)) for thing in made))
    return remember_put(game, speaker, made) if speaker.source in game.objects else game


@LINKED_EXILE
def remember_exiled(game: Game, speaker: Speaker, things: tuple[int, ...]) -> Game:
    """What an activated or triggered ability exiles is "the exiled card" for the abilities linked to it."""
    LINKED_EXILE.decided(
        game, f"exiled with {game.label(speaker.source)}: {', '.join(map(game.label, things))}"
    )
    if is_of_champion(game, speaker.source, speaker.of.uid):
        kind = kind_of_instance(speaker.of.uid)
        game = happen(game, Links(speaker.source, speaker.of.origin, kind, things))
    return happen(game, Links(speaker.source, speaker.of.origin, "exiled", things))


@REPLACEMENT_THAT_EXILES
@LINKED_EXILE_BY_REPLACEMENT
def remember_exiled_instead(game: Game, speaker: Speaker, things: tuple[int, ...]) -> Game:
    """What a replacement effect exiles is known to the abilities linked to the one that generates it."""
    REPLACEMENT_THAT_EXILES.decided(
        game,
        f"exiled by what {game.label(speaker.source)} replaces: {', '.join(map(game.label, things))}",
    )
    LINKED_EXILE_BY_REPLACEMENT.decided(
        game, f"{game.label(speaker.source)} knows what its replacement effect exiled"
    )
    return happen(game, Links(speaker.source, speaker.of.origin, "exiled", things))


@LINKED_CREATION
def remember_put(game: Game, speaker: Speaker, things: tuple[int, ...]) -> Game:
    """What an ability puts onto the battlefield, or creates, is known to the abilities linked to it."""
    LINKED_CREATION.decided(
        game, f"put with {game.label(speaker.source)}: {', '.join(map(game.label, things))}"
    )
    return happen(game, Links(speaker.source, speaker.of.origin, "put", things))


def remember_choice(game: Game, speaker: Speaker, kind: str, word: str) -> Game:
    """Keep the value that an ability has a player choose (607.2d)."""
    if speaker.source not in game.objects:
        return game
    for origin, what, values in choice_remembered(game, speaker, kind, word):
        game = happen(game, Links(speaker.source, origin, what, values))
    return game


@LINKED_CHOICE
def choice_remembered(
    game: Game, speaker: Speaker, kind: str, word: str
) -> tuple[tuple[Origin, str, tuple[str]], ...]:
    """The value that an ability has a player choose is the chosen one for the abilities linked to it."""
    LINKED_CHOICE.decided(game, f"for {game.label(speaker.source)} {word} is chosen")
    return ((speaker.of.origin, kind, (word,)),)


@LINKED_NOTE
def note_number(game: Game, speaker: Speaker, number: int) -> Game:
    """Information that an ability notes is known to the abilities linked to it."""
    if speaker.source not in game.objects:
        return game
    LINKED_NOTE.decided(game, f"for {game.label(speaker.source)} {number} is noted")
    return happen(game, Links(speaker.source, speaker.of.origin, "number", (str(number),)))


# ---- what was never chosen


@NOTHING_CHOSEN_FOR_ACQUIRED
def word_chosen(game: Game, speaker: Speaker, kind: str) -> str:
    """Return the word chosen for the ability.

    Where none was, the choice is undefined, and that part does nothing: then empty.
    """
    if kind not in speaker.chosen.words:
        NOTHING_CHOSEN_FOR_ACQUIRED.decided_once(
            game, f"no {kind} was chosen for this ability of {game.label(speaker.source)}"
        )
    return speaker.chosen.words.get(kind, "")
