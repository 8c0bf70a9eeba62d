"""115: targets; which the words ask for and which are legal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from comprules.abilities.changes_of_rules import CantBeTargeted
from comprules.abilities.descriptions import without
from comprules.abilities.keywords import Keyword, Quality
from comprules.abilities.kinds import Ability, CreateDelayed, Triggered, WhenYouDo
from comprules.abilities.nouns import (
    AnyOf,
    Comparison,
    Filter,
    ManaValueOf,
    PowerOf,
    Predicate,
    Target,
    ToughnessOf,
)
from comprules.abilities.parts import once_for_each, parts_of
from comprules.abilities.predicates import Other, Shares, Type
from comprules.abilities.simple_nouns import It, OnePlayer, PlayerTarget, ThatPlayer
from comprules.book.citing import Citation, cite
from comprules.happening.teams import team_of
from comprules.keyword_instances import working
from comprules.keywords.rules_702_2_to_60 import HEXPROOF, HEXPROOF_OF_ANY_KIND, PROTECTION, SHROUD
from comprules.rules.continuous.as_though import may_treat_as_having
from comprules.rules.continuous.interaction import abilities_of_player
from comprules.rules.meaning import Speaker, is_described, objects_of, opponents_of
from comprules.rules.meaning.damage_sources import is_such_a_source
from comprules.rules.meaning.earlier_in_the_game import has_dealt_damage_to
from comprules.rules.meaning.information import named
from comprules.rules.meaning.others import speaks_as_spell
from comprules.rules.meaning.reach import targets_there
from comprules.rules.meaning.speaker import dealing_with, with_slot
from comprules.rules.targeting.attaching import has_quality, is_player_protected, is_protected
from comprules.ruleset import seen, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Filled, View

__all__ = [
    "CANT_BEATS_CAN",
    "HEXPROOF_FROM_A_QUALITY",
    "HEXPROOF_FROM_EACH",
    "HEXPROOF_FROM_ONE_AND_FROM_ANOTHER",
    "HEXPROOF_OF_PLAYERS",
    "INSTRUCTIONS_AFTER_THE_EFFECT",
    "LEGALITY_OF_TARGETS_AGAIN",
    "NO_TARGET_OF_ITSELF",
    "ONLY_PERMANENTS",
    "Targets",
    "Wanted",
    "announces_later",
    "counts_as_hexproof",
    "is_hexproof",
    "is_hexproof_from",
    "is_itself",
    "is_kept_from",
    "is_legal_target",
    "is_of_kind_to_aim_at",
    "is_of_some_color",
    "is_player_kept_from",
    "may_target",
    "naming_what_was_targeted",
    "still_legal",
    "targets_in",
    "that_keep_off",
    "what_keeps",
    "where_it_may_be",
]

CANT_BEATS_CAN = cite("101.2")
ONLY_PERMANENTS = cite("115.2")
KINDS_OF_ANY_TARGET = cite("115.4")
NO_TARGET_OF_ITSELF = cite("115.5")
HEXPROOF_OF_PLAYERS = cite("702.11c")
HEXPROOF_FROM_A_QUALITY = cite("702.11d")
HEXPROOF_FROM_ONE_AND_FROM_ANOTHER = cite("702.11f")
HEXPROOF_FROM_EACH = cite("702.11g")
INSTRUCTIONS_AFTER_THE_EFFECT = cite("603.1a")
LEGALITY_OF_TARGETS_AGAIN = cite("608.2b")

Wanted = tuple[Target | PlayerTarget, ...]
"""Each instance of the word "target" that counts."""

Targets = tuple[tuple[int | str, ...], ...]
"""The chosen targets: a tuple for each instance of the word, in the order of the text."""


@once_for_each
def targets_in(part: object) -> tuple[Target | PlayerTarget, ...]:
    """Return each instance of the word ``target`` in an ability, in order (115.1)."""
    found: dict[int, Target | PlayerTarget] = {}
    for target in _walk(part):
        found.setdefault(target.index, target)
    return tuple(found[index] for index in sorted(found))


def _walk(part: object) -> Iterator[Target | PlayerTarget]:
    if isinstance(part, Target | PlayerTarget):
        yield part
    elif isinstance(part, CreateDelayed):
        yield from _walk(part.when)
    elif not announces_later(part):
        for inner in parts_of(part):
            yield from _walk(inner)


def announces_later(part: object) -> bool:
    """Say whether another ability chooses the targets within a part, such as a delayed or a granted one."""
    return isinstance(part, Ability | CreateDelayed | WhenYouDo)


def is_legal_target(game: Game, speaker: Speaker, wanted: Target | PlayerTarget, chosen: int | str) -> bool:
    """An object or player may be chosen for a "target" if it is of such a kind and nothing forbids it."""
    if isinstance(chosen, str):
        return _is_legal_player(game, speaker, wanted, chosen)
    if isinstance(wanted, PlayerTarget) or chosen not in game.objects:
        return False
    if game.objects[chosen].phased_out:
        return False
    board = views(game)
    kind = wanted.filter
    if kind.other and speaks_as_spell(game, board, speaker):
        kind = without(kind, Other)
    fits = is_described(game, board, speaker, where_it_may_be(game, kind, chosen), chosen)
    if wanted.or_player and _is_any_target(wanted) and game.objects[chosen].zone == "battlefield":
        fits = is_of_kind_to_aim_at(game, chosen, fits=fits)
    if not fits or not may_target(game, speaker, chosen) or is_kept_from(game, speaker, chosen):
        return False
    return targets_there(game, speaker, chosen)


@KINDS_OF_ANY_TARGET.essential("the game has to know what may be a target")
def is_of_kind_to_aim_at(game: Game, chosen: int, *, fits: bool) -> bool:
    """Any target is a creature, a planeswalker or a battle, or a player."""
    of_kind = "" if fits else "no "
    KINDS_OF_ANY_TARGET.decided_once(game, f"{game.label(chosen)} is {of_kind}permanent of a kind to aim at")
    return fits


def _is_any_target(wanted: Target) -> bool:
    """Say whether battles may be chosen as well, as they may for "any target"."""
    return any(isinstance(part, AnyOf) and Type("battle") in part.these for part in wanted.filter.predicates)


@ONLY_PERMANENTS
def where_it_may_be(_game: Game, described: Filter, _chosen: int) -> Filter:
    """A target is a permanent, unless the text looks elsewhere."""
    return described


@NO_TARGET_OF_ITSELF
def is_itself(game: Game, thing: int | None, chosen: int | str) -> bool:
    """What is on the stack is no target of itself."""
    if chosen != thing:
        return False
    NO_TARGET_OF_ITSELF.decided_once(game, f"{game.label(chosen)} can't target itself")
    return True


@INSTRUCTIONS_AFTER_THE_EFFECT
def may_target(game: Game, speaker: Speaker, chosen: int) -> bool:
    """What a triggered ability says behind its effects may keep it from targeting something.

    That is no part of its effect.
    """
    kept_from = speaker.of.ability.cant_target if isinstance(speaker.of.ability, Triggered) else None
    if kept_from is None:
        return True
    bare = replace(speaker, of=replace(speaker.of, ability=None))
    forbidden = chosen in objects_of(game, views(game), bare, kept_from)
    can = "can't" if forbidden else "can"
    name = game.label(speaker.source)
    INSTRUCTIONS_AFTER_THE_EFFECT.decided(
        game, f"the ability of {name} says that it {can} target {game.label(chosen)}"
    )
    return not forbidden


def _is_legal_player(game: Game, speaker: Speaker, wanted: Target | PlayerTarget, player: str) -> bool:
    if player not in game.alive:
        return False
    if isinstance(wanted, Target) and not wanted.or_player:
        return False
    if wanted.opponent and player not in opponents_of(game, speaker.controller):
        return False
    if isinstance(wanted, PlayerTarget) and wanted.teammate:
        mine = speaker.controller
        if player == mine or player not in team_of(game, mine):
            return False
    if isinstance(wanted, PlayerTarget) and not _was_hurt_as_wanted(game, speaker, wanted, player):
        return False
    return not is_player_kept_from(game, speaker, player) and targets_there(game, speaker, player)


def _was_hurt_as_wanted(game: Game, speaker: Speaker, wanted: PlayerTarget, player: str) -> bool:
    """Say whether the object that the text names has dealt damage to a player, if it asks for that."""
    if wanted.hurt_by is None:
        return True
    sources = named(game, views(game), speaker, wanted.hurt_by)
    return any(has_dealt_damage_to(game, source, player) for source in sources)


def is_player_kept_from(game: Game, speaker: Speaker, player: str) -> bool:
    """Shroud, hexproof and protection keep a player from being a target (702.11, 702.16, 702.18)."""
    kept = what_keeps(game, speaker, player)
    if kept is not None:
        kept.decided_once(game, f"{player} is no target for {speaker.controller}")
    return kept is not None


def what_keeps(game: Game, speaker: Speaker, chosen: int | str) -> Citation | None:
    """Return the rule by which the object or player is no target for this speaker, if there is one."""
    if isinstance(chosen, int):
        return _what_keeps_object(game, speaker, chosen)
    if working(game, abilities_of_player(game, chosen), "shroud"):
        return SHROUD
    if speaker.controller != chosen and is_hexproof(game, chosen):
        return HEXPROOF_OF_PLAYERS
    source = _source(game, speaker)
    return PROTECTION if source is not None and is_player_protected(game, chosen, source) else None


@HEXPROOF_OF_PLAYERS
def is_hexproof(game: Game, player: str) -> bool:
    """A player with hexproof is no target for what an opponent casts or activates."""
    found = bool(working(game, abilities_of_player(game, player), "hexproof"))
    if found:
        HEXPROOF_OF_PLAYERS.decided_once(game, f"{player} has hexproof, and is no target for opponents")
    return found


def _source(game: Game, speaker: Speaker) -> View | None:
    known = speaker.source in game.objects or speaker.source in game.last_known
    return seen(game, speaker.source) if known else None


def is_kept_from(game: Game, speaker: Speaker, chosen: int) -> bool:
    """Shroud, hexproof and protection keep an object from being a target (702.11, 702.16, 702.18)."""
    kept = what_keeps(game, speaker, chosen)
    if kept is not None and kept != CANT_BEATS_CAN:
        kept.decided_once(game, f"{game.label(chosen)} is no target for {speaker.controller}")
    return kept is not None


def _what_keeps_object(game: Game, speaker: Speaker, chosen: int) -> Citation | None:
    if game.objects[chosen].zone != "battlefield":
        return None
    view = views(game)[chosen]
    source = _source(game, speaker)
    if working(game, view.abilities, "shroud") and may_treat_as_having(
        game, speaker.controller, chosen, "shroud", "target"
    ):
        return SHROUD
    of_opponent = speaker.controller in opponents_of(game, view.controller)
    hexproof = working(game, view.abilities, "hexproof") if of_opponent else ()
    for ability in that_keep_off(game, source, hexproof) if hexproof else ():
        if counts_as_hexproof(game, speaker, chosen, ability):
            return HEXPROOF if ability.quality is None else HEXPROOF_FROM_A_QUALITY
    if view.cannot("be the target") or _is_barred(game, speaker, chosen, source):
        return CANT_BEATS_CAN
    return PROTECTION if source is not None and is_protected(game, view, source) else None


@HEXPROOF_FROM_ONE_AND_FROM_ANOTHER
def that_keep_off(game: Game, source: View | None, found: tuple[Keyword, ...]) -> tuple[Keyword, ...]:
    """Return those of the hexproof abilities of an object that keep a source off, each by itself."""
    fitting = tuple(a for a in found if a.quality is None or is_hexproof_from(game, source, a.quality))
    several = [a for a in found if a.quality is not None]
    if fitting and len(several) > 1 and source is not None:
        says = f"{source.name} is of one of {len(several)} qualities, and that is enough for hexproof"
        HEXPROOF_FROM_ONE_AND_FROM_ANOTHER.decided_once(game, says)
    return fitting


@HEXPROOF_FROM_A_QUALITY
def is_hexproof_from(game: Game, source: View | None, quality: Quality) -> bool:
    """Hexproof from a quality keeps off what has that quality, and nothing else."""
    if source is None:
        return False
    if quality.word == "all colors":
        return is_of_some_color(game, source)
    return has_quality(source, quality)


@HEXPROOF_FROM_EACH
def is_of_some_color(game: Game, source: View) -> bool:
    """Hexproof from each color is hexproof from one of the five and from each other one."""
    has_one = bool(source.colors)
    HEXPROOF_FROM_EACH.decided_once(game, f"{source.name} {'has a' if has_one else 'has no'} color")
    return has_one


@HEXPROOF_OF_ANY_KIND
def counts_as_hexproof(game: Game, speaker: Speaker, chosen: int, ability: Keyword) -> bool:
    """Say whether hexproof counts; who may ignore it may ignore hexproof from a quality as well."""
    counts = may_treat_as_having(game, speaker.controller, chosen, "hexproof", "target")
    if not counts and ability.quality is not None:
        says = (
            f"hexproof from a quality of {game.label(chosen)} doesn't count for {speaker.controller} either"
        )
        HEXPROOF_OF_ANY_KIND.decided_once(game, says)
    return counts


def _is_barred(game: Game, speaker: Speaker, chosen: int, source: View | None) -> bool:
    """Say whether the object can't be the target of just such a spell or ability."""
    said = [c for c in views(game)[chosen].rules if isinstance(c, CantBeTargeted)]
    if not said or source is None:
        return False
    thing = game.objects.get(speaker.source)
    by_spell = speaker.of.way != "ability" and thing is not None and thing.is_spell
    for change in said:
        kind = change.spells if by_spell else change.sources
        if kind is None or (change.by and OnePlayer(speaker.controller) not in change.by):
            continue
        if is_such_a_source(game, speaker, replace(kind, noun="source"), speaker.source):
            CANT_BEATS_CAN.decided(
                game, f"{game.label(chosen)} can't be the target of {game.label(speaker.source)}"
            )
            return True
    return False


def _speaks_of_it(predicate: Predicate) -> bool:
    """Say whether a predicate compares an object with one that the text has named before."""
    match predicate:
        case Shares(with_this=with_this):
            return not with_this
        case Comparison(amount=PowerOf(It()) | ToughnessOf(It()) | ManaValueOf(It())):
            return True
        case _:  # the others speak of the object alone, or of players
            return False


@once_for_each
def _slots_of_players(described: Any) -> frozenset[int]:
    """Return the numbers of the slots that ``that player`` in a description means."""
    if isinstance(described, ThatPlayer):
        slot = described.slot
        return frozenset({slot.number}) if slot is not None and slot.number > 0 else frozenset()
    return frozenset().union(*map(_slots_of_players, parts_of(described)))


def naming_what_was_targeted(
    speaker: Speaker, wanted: Target | PlayerTarget, chosen: Mapping[int, tuple[int | str, ...]]
) -> Speaker:
    """Return the speaker for whom ``it`` in the description of a target is the target before it.

    ``That player`` is the player who was chosen as a target before it.
    """
    if not isinstance(wanted, Target) or not wanted.index:
        return speaker
    earlier = chain.from_iterable(chosen[place] for place in sorted(chosen) if place < wanted.index)
    aimed_at = tuple(t for t in earlier if isinstance(t, str))
    for number in _slots_of_players(wanted.filter) if aimed_at else ():
        if number not in speaker.slots:
            speaker = with_slot(speaker, number, Filled(players=aimed_at))
    speaks_of_it = any(map(_speaks_of_it, wanted.filter.predicates))
    before = tuple(t for t in chosen.get(wanted.index - 1, ()) if isinstance(t, int))
    return dealing_with(speaker, before) if speaks_of_it and before else speaker


@LEGALITY_OF_TARGETS_AGAIN
def still_legal(
    game: Game, speaker: Speaker, wanted: tuple[Target | PlayerTarget, ...], chosen: Targets
) -> Targets:
    """Targets are checked on resolution, with the last state of a source that is gone."""
    by_place = {want.index: want for want in wanted}
    groups = dict(enumerate(chosen))
    legal = tuple(
        tuple(
            t
            for t in group
            if place in by_place
            and is_legal_target(
                game, naming_what_was_targeted(speaker, by_place[place], groups), by_place[place], t
            )
        )
        for place, group in enumerate(chosen)
    )
    if any(chosen):
        LEGALITY_OF_TARGETS_AGAIN.decided(
            game, "targets are still legal" if legal == chosen else "a target has become illegal"
        )
    return legal
