"""701: keyword actions, and the extra turns and phases that effects add (500.7, 500.8)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from itertools import takewhile
from typing import Final, Literal, assert_never

from comprules.abilities.changes import ChangeTypes
from comprules.abilities.instructions import Meld, PutCounters
from comprules.abilities.keyword_actions import (
    BecomesAttacking,
    ControlPlayers,
    DigUntil,
    ExtraPhases,
    ExtraSteps,
    ExtraTurn,
    KeepSome,
    KeywordAction,
    ObjectAction,
    Reselect,
    Vote,
)
from comprules.abilities.kinds import Apply, CreateTokens, Effect, SpellAbility, TokenSpec
from comprules.abilities.nouns import ControlledBy, Filter
from comprules.abilities.plain_instructions import ActivateManaOfLands
from comprules.abilities.predicates import Subtype, Type
from comprules.abilities.simple_nouns import It, Number, Opponents, You
from comprules.abilities.slots import NOW
from comprules.book.citing import Citation, cite
from comprules.english.lexicon import number_word
from comprules.english.readings import read_abilities
from comprules.events.permanents import Notes, PutsCounters
from comprules.events.turn import AddsPhases, AddsTurn, WillControl
from comprules.events.zones import Discards, Draws, Moves, Reveals
from comprules.happening import happen
from comprules.happening.damage_and_counters import kinds_had
from comprules.happening.whose_turn import once_for_those
from comprules.keywords.rows import ActionRow
from comprules.keywords.rules_701 import (
    AMASSING,
    BEHOLDING,
    CONNIVING,
    EXPLORING,
    FATESEALING,
    MONSTROSITY,
    PROLIFERATING,
    SURVEILLING,
)
from comprules.questions import ask_objects, ask_one
from comprules.rules.actions.actions_of_keywords import (
    aura_swap,
    myriad,
    renown,
    ripple,
    saddle,
    tribute,
)
from comprules.rules.actions.adding_steps import add_steps
from comprules.rules.actions.attractions import open_attraction, roll_to_visit
from comprules.rules.actions.cascading import is_cascading, put_as_one_cascades
from comprules.rules.actions.clashing import clash
from comprules.rules.actions.copies_of_keywords import demonstrate, encore
from comprules.rules.actions.encoding import encode
from comprules.rules.actions.epic import epic
from comprules.rules.actions.evidence import collect_evidence
from comprules.rules.actions.exerting import exert
from comprules.rules.actions.gaining_levels import gain_level
from comprules.rules.actions.gifts import gift
from comprules.rules.actions.haunting import haunt
from comprules.rules.actions.keeping import keep_some
from comprules.rules.actions.mana_of_lands import activate_mana_of_lands
from comprules.rules.actions.manifesting import manifest_dread, one_after_another
from comprules.rules.actions.melding import exile_and_meld
from comprules.rules.actions.one_by_one import next_to_connive, next_to_explore
from comprules.rules.actions.pairing import soulbond
from comprules.rules.actions.solving import solve
from comprules.rules.actions.the_ring import tempt
from comprules.rules.actions.time_travel import time_travel
from comprules.rules.actions.voting import vote
from comprules.rules.actions.with_permanents import with_permanents
from comprules.rules.costs.beholding import there_to_behold
from comprules.rules.effects.choices import choosing_in_turn, left_on_top, pick
from comprules.rules.effects.taking_actions import acting
from comprules.rules.fighting.reselecting import reselect_attacked
from comprules.rules.fighting.stated_attacking import stated_attacking
from comprules.rules.meaning import Speaker, is_described
from comprules.rules.meaning.recipients import named_objects, named_players, number_of, recipients_of
from comprules.rules.meaning.speaker import dealing_with, dealing_with_player
from comprules.rules.meaning.which_objects import named
from comprules.ruleset import rules_of, seen, views
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game

__all__ = ["take_action"]

MONSTROUS = cite("701.37b")

ActionInstruction = (
    KeywordAction
    | ObjectAction
    | ExtraTurn
    | ControlPlayers
    | ExtraPhases
    | ExtraSteps
    | Reselect
    | BecomesAttacking
    | Meld
    | DigUntil
    | KeepSome
    | Vote
    | ActivateManaOfLands
)


def take_action(game: Game, speaker: Speaker, effect: ActionInstruction) -> tuple[Game, Speaker]:
    """Follow an instruction that is a keyword action, or adds turns or phases."""
    match effect:
        case ExtraTurn(players):
            takers = once_for_those(game, named_players(game, speaker, players))
            return happen(game, *map(AddsTurn, takers)), speaker
        case ControlPlayers(players):
            by = speaker.controller
            controlled = (WillControl(by, player) for player in named_players(game, speaker, players))
            return happen(game, *controlled), speaker
        case ExtraPhases(main):
            return happen(game, AddsPhases(("combat", "main") if main else ("combat",))), speaker
        case ExtraSteps(players, behind, amount, step):
            number = number_of(game, speaker, amount)
            return add_steps(game, named_players(game, speaker, players), step, behind, number), speaker
        case Reselect(subject, only_players):
            things = named_objects(game, speaker, subject)
            return reselect_attacked(game, speaker.controller, things, only_players=only_players), speaker
        case BecomesAttacking(subject, whom):
            attacked = None if whom is None else recipients_of(game, speaker, whom)
            return stated_attacking(game, named_objects(game, speaker, subject), attacked), speaker
        case Meld():
            return exile_and_meld(game, speaker), speaker
        case ActivateManaOfLands(players):
            for player in named_players(game, speaker, players):
                game = activate_mana_of_lands(game, player)
            return game, speaker
        case Vote():
            return vote(game, speaker, effect)
        case KeepSome():
            return keep_some(game, speaker, effect)
        case DigUntil():
            return _dig(game, speaker, effect)
        case ObjectAction(name, subject):
            match name:
                case "exert":
                    return exert(game, speaker, named_objects(game, speaker, subject))
                case "manifest" | "cloak":
                    return one_after_another(game, speaker, named_objects(game, speaker, subject), name)
                case "explore" | "connive":
                    return _with_object(game, speaker, name, named(game, views(game), speaker, subject))
                case "detain" | "suspect" | "clear" | "endure" | "abandon":
                    return with_permanents(game, speaker, effect)
                case _:
                    assert_never(name)
        case KeywordAction("clash"):
            game, won = clash(game, speaker)
            return game, replace(speaker, current=replace(speaker.current, did=True, amount=1 if won else 2))
        case KeywordAction():
            for player in choosing_in_turn(game, named_players(game, speaker, effect.players)):
                game, speaker = _of_player(game, speaker, effect, player)
            return game, replace(speaker, current=replace(speaker.current, did=True))


def _of_player(game: Game, speaker: Speaker, effect: KeywordAction, player: str) -> tuple[Game, Speaker]:
    number = number_of(game, speaker, effect.amount)
    follower = replace(speaker, controller=player)
    row = rules_of(game).action(effect)
    if row is not None and row.means:
        return _as_it_means(game, speaker, follower, row, number)
    if effect.name == "amass":
        return _amass(game, speaker, follower, effect.word, number)
    if effect.name == "behold":
        game, beheld = behold(game, follower, effect.word)
        return game, dealing_with(speaker, beheld)
    if effect.name == "manifest dread":
        game, after = manifest_dread(game, follower)
        return game, replace(after, controller=speaker.controller)
    if effect.name == "gift":
        return gift(game, follower, effect.word), speaker
    return _IN_CODE[effect.name](game, follower, number), speaker


def _as_it_means(
    game: Game, speaker: Speaker, follower: Speaker, row: ActionRow, number: int
) -> tuple[Game, Speaker]:
    """Do what the action stands for, as the player who takes it."""
    row.citation.decided(game, f"{follower.controller} takes the action {row.name}")
    game, after = rules_of(game).follow_all(game, replace(follower, slots=EMPTY), meaning_of(row, number))
    return game, replace(after, controller=speaker.controller, slots=speaker.slots)


def _without_number(means: str) -> str:
    """Return what is left of a meaning, up to the sentence that does something none times.

    What would enter with no counters enters without them.
    """
    means = re.sub(r" with \{count\}[^.]* on it", "", means)
    sentences = takewhile(lambda one: "{count}" not in one, means.split(". "))
    left = ". ".join(sentences)
    return means if "{count}" not in means else left + "." * bool(left)


@cache
def meaning_of(row: ActionRow, number: int) -> tuple[Effect, ...]:
    """Return the instructions that an action stands for, with the number behind it."""
    said = {"{n}": str(number), "{count}": "a" if number == 1 else number_word(number)}
    text = row.means if number > 0 else _without_number(row.means)
    for place, words in {**said, "{s}": "" if number == 1 else "s"}.items():
        text = text.replace(place, words)
    if not text:
        return ()
    (ability,) = read_abilities(text, spell=True)
    assert isinstance(ability, SpellAbility)
    return ability.effects


def _follow(
    game: Game, speaker: Speaker, follower: Speaker, effect: Effect, citation: Citation
) -> tuple[Game, Speaker]:
    """Do what the action stands for, as the player who takes it."""
    citation.decided(game, f"{follower.controller} takes a keyword action of {game.label(speaker.source)}")
    game, after = rules_of(game).follow(game, follower, effect)
    return game, replace(after, controller=speaker.controller)


@SURVEILLING
def surveil(game: Game, speaker: Speaker, number: int) -> Game:
    """A player looks at the top cards of the library and puts any of them into the graveyard."""
    player = speaker.controller
    game, acts = acting(game, player, "surveil", number)
    if acts is None:
        return game
    top = game.zone("library", player)[: acts.amount]
    text = f"{game.label(speaker.source)}: choose the cards to put into your graveyard"
    SURVEILLING.decided(game, f"{player} surveils {acts.amount}")
    gone = ask_objects(game, player, text, top, 0, len(top))
    left = left_on_top(game, player, top, gone)
    return happen(game, *(Moves(i, "graveyard", cause="surveilled") for i in gone), *left)


@FATESEALING
def fateseal(game: Game, speaker: Speaker, number: int) -> Game:
    """A player looks at the top cards of an opponent's library and puts any number of them on the bottom."""
    player = speaker.controller
    opponents = named_players(game, speaker, Opponents())
    whose = ask_one(game, player, f"{game.label(speaker.source)}: whose library?", opponents)
    top = game.zone("library", whose)[:number]
    text = f"{game.label(speaker.source)}: choose the cards to put on the bottom, the lowest last"
    FATESEALING.decided(game, f"{player} fateseals {number}")
    gone = ask_objects(game, player, text, top, 0, len(top))
    left = left_on_top(game, player, top, gone)
    return happen(game, *(Moves(i, "library", place="bottom") for i in gone), *left)


@PROLIFERATING
def proliferate(game: Game, speaker: Speaker, _number: int) -> Game:
    """Any number of permanents and players with counters each get one more of each kind that is there."""
    player = speaker.controller
    game, acts = acting(game, player, "proliferate")
    for _ in range(acts.amount if acts else 0):
        things: tuple[int | str, ...] = (
            *(i for i in game.battlefield if game.objects[i].counters),
            *(name for name in game.alive if kinds_had(game, name)),
        )
        text = f"{game.label(speaker.source)}: choose what to proliferate"
        chosen = ask_objects(game, player, text, things, 0, len(things))
        PROLIFERATING.decided(game, f"{player} proliferates")
        game = happen(game, *(event for thing in chosen for event in _one_more_of_each(game, thing)))
    return game


def _one_more_of_each(game: Game, thing: int | str) -> tuple[PutsCounters, ...]:
    held = kinds_had(game, thing) if isinstance(thing, str) else sorted(game.objects[thing].counters)
    return tuple(PutsCounters(thing, kind, 1) for kind in held)


@MONSTROSITY
@MONSTROUS.essential("a monstrous creature has to become so")
def monstrosity(game: Game, speaker: Speaker, number: int) -> Game:
    """A permanent that is not monstrous gets counters and becomes monstrous, for as long as it is there."""
    thing = game.objects.get(speaker.source)
    if thing is None:
        return game
    if thing.notes.get("monstrous"):
        MONSTROSITY.decided(game, f"{game.label(thing.id)} is monstrous already: nothing happens")
        return game
    MONSTROSITY.decided(game, f"{game.label(thing.id)} becomes monstrous")
    game = happen(game, PutsCounters(thing.id, "+1/+1", number))
    return happen(game, Notes(thing.id, "monstrous", str(number)))


def _amass(game: Game, speaker: Speaker, follower: Speaker, kind: str, number: int) -> tuple[Game, Speaker]:
    """An Army is created where there is none.

    One gets the counters, and becomes of the type as well (701.47a).
    """
    army = Filter.of(Type("creature"), Subtype("Army"), ControlledBy(You()))
    AMASSING.decided(game, f"{follower.controller} amasses {kind} {number}")
    if not any(is_described(game, views(game), follower, army, i) for i in game.battlefield):
        token = TokenSpec("", (), ("creature",), (kind, "Army"), ("black",), Number(0), Number(0))
        game, _ = _follow(game, speaker, follower, CreateTokens(You(), Number(1), token), AMASSING)
    there = tuple(i for i in game.battlefield if is_described(game, views(game), follower, army, i))
    chosen = pick(game, follower.controller, "choose an Army", there, 1)
    follower = dealing_with(follower, chosen)
    game, _ = _follow(game, speaker, follower, PutCounters("+1/+1", Number(number), It(slot=NOW)), AMASSING)
    if chosen and kind not in views(game)[chosen[0]].subtypes:
        become = Apply(It(slot=NOW), (ChangeTypes("add", subtypes=(kind,)),))
        game, _ = _follow(game, speaker, follower, become, AMASSING)
    return game, dealing_with(speaker, chosen)


@BEHOLDING
def behold(game: Game, speaker: Speaker, quality: str) -> tuple[Game, tuple[int, ...]]:
    """A player reveals a card of the quality from the hand, or chooses such a permanent of his or hers."""
    there = there_to_behold(game, speaker, quality)
    chosen = pick(game, speaker.controller, f"choose what to behold as {quality}", there, 1)
    for thing in chosen:
        BEHOLDING.decided(game, f"{speaker.controller} beholds {game.label(thing)}")
        if game.objects[thing].zone == "hand":
            game = happen(game, Reveals(speaker.controller, thing, speaker.source, speaker.of.origin))
    return game, chosen


_IN_CODE: Final[Mapping[str, Callable[[Game, Speaker, int], Game]]] = {
    "surveil": surveil,
    "fateseal": fateseal,
    "proliferate": proliferate,
    "monstrosity": monstrosity,
    "tribute": tribute,
    "renown": renown,
    "saddle": saddle,
    "haunt": haunt,
    "solve": solve,
    "gain a level": gain_level,
    "soulbond": soulbond,
    "cipher": encode,
    "aura swap": aura_swap,
    "ripple": ripple,
    "myriad": myriad,
    "encore": encore,
    "demonstrate": demonstrate,
    "epic": epic,
    "collect evidence": collect_evidence,
    "the Ring tempts you": tempt,
    "time travel": time_travel,
    "open an Attraction": open_attraction,
    "roll to visit your Attractions": roll_to_visit,
}
"""What is done by functions: keyword actions, and the instructions of abilities that keywords stand for."""

# ---- with an object


def _with_object(
    game: Game,
    speaker: Speaker,
    name: Literal["explore", "connive"],
    things: tuple[int, ...],
) -> tuple[Game, Speaker]:
    left = list(things)
    while left:
        match name:
            case "explore":
                left.remove(thing := next_to_explore(game, tuple(left)))
                game = explore(game, speaker, thing)
            case "connive":
                left.remove(thing := next_to_connive(game, tuple(left)))
                game = connive(game, thing)
            case _:
                assert_never(name)
    return game, replace(speaker, current=replace(speaker.current, did=bool(things), objects=things))


@EXPLORING
def explore(game: Game, speaker: Speaker, thing: int) -> Game:
    """The top card is revealed: a land goes to the hand; otherwise the permanent gets a counter.

    A card that is no land may go to the graveyard.
    """
    player = seen(game, thing).controller
    EXPLORING.decided(game, f"{game.label(thing)} explores")
    top = game.zone("library", player)[:1]
    game = happen(game, *(Reveals(player, card, speaker.source, speaker.of.origin) for card in top))
    if top and "land" in views(game)[top[0]].types:
        return happen(game, Moves(top[0], "hand"))
    if thing in game.objects:
        game = happen(game, PutsCounters(thing, "+1/+1", 1))
    where = (
        ask_one(game, player, f"where does {game.label(top[0])} go?", ("library", "graveyard")) if top else ""
    )
    return happen(game, Moves(top[0], "graveyard")) if where == "graveyard" else game


@CONNIVING
def connive(game: Game, thing: int) -> Game:
    """Its controller draws a card and discards a card; for a nonland card the permanent gets a counter."""
    player = seen(game, thing).controller
    CONNIVING.decided(game, f"{game.label(thing)} connives")
    game = happen(game, Draws(player))
    hand = game.zone("hand", player)
    chosen = pick(game, player, "choose 1 to discard", hand, 1)
    nonland = [card for card in chosen if "land" not in views(game)[card].types]
    game = happen(game, *(Discards(player, card, player) for card in chosen))
    return happen(game, PutsCounters(thing, "+1/+1", 1)) if nonland else game


# ---- until a card is found


def _dig(game: Game, speaker: Speaker, effect: DigUntil) -> tuple[Game, Speaker]:
    """Cards from the top of a library are exiled or revealed until one fits.

    It is ``it``, the others are the rest.
    """
    found: tuple[int, ...] = ()
    pile: tuple[int, ...] = ()
    for player in choosing_in_turn(game, named_players(game, speaker, effect.players)):
        follower = dealing_with_player(speaker, player)
        sought = number_of(game, follower, effect.amount)
        for card in game.zone("library", player) if sought > 0 else ():
            fits = is_described(game, views(game), follower, replace(effect.what, zone="library"), card)
            if effect.exile:
                game = happen(game, Moves(card, "exile"))
                card = game.successor.get(card, card)  # noqa: PLW2901 -- the card in its new zone
            else:
                game = happen(game, Reveals(player, card, speaker.source, speaker.of.origin))
            pile += (card,)
            if fits:
                found += (card,)
                sought -= 1
                if not sought:
                    break
    if is_cascading(game, speaker):
        game = put_as_one_cascades(game, speaker.controller, pile)
    current = replace(speaker.current, objects=found, pile=pile, done=pile, did=bool(found), amount=len(pile))
    return game, replace(speaker, current=current)
