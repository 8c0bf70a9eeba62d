"""601.3, 601.5: who may cast what, from where and when; what is considered before and after the proposal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from comprules.abilities.changes import (
    AsThoughFlash,
    AsThoughYourGraveyard,
    CantCast,
    CantPlay,
    Change,
    MayCast,
    MayCastThis,
    MayLook,
    MayPlay,
    OnlyAsSorcery,
)
from comprules.abilities.kinds import CastFrom, CastOnlyIf, Cost, FlashIfPaid, Keyword, Static
from comprules.abilities.nouns import Always, Filter
from comprules.book.citing import rule
from comprules.events import Casts
from comprules.happening.perform import put_in_zone, without_object
from comprules.rules.interaction_of_continuous_effects import changes_for_player
from comprules.rules.matching import Speaker, holds, is_described
from comprules.rules.refusing import IllegalError, step
from comprules.ruleset import still_there, views
from comprules.state import Game, OnStack, View, replace

__all__ = [
    "FROM_GRAVEYARD",
    "SET_ASIDE",
    "Method",
    "Permission",
    "ensure_not_too_quick",
    "ensure_still_allowed",
    "has_sorcery_timing",
    "imagined",
    "is_kept_from_playing",
    "may_begin",
    "may_play_from",
    "prohibited",
]

FROM_GRAVEYARD: Final = ("flashback", "escape", "retrace", "jump-start")
"""Keywords that let a card be cast from its owner's graveyard (702.34, 702.138, 702.81, 702.133)."""

SET_ASIDE: Final = {"foretell": ("foretold", "702.143a"), "plot": ("plotted", "702.170d")}
"""Keywords that let a card be cast from exile once it has been set aside; what it is then, and the rule for casting it."""


@dataclass(frozen=True, slots=True)
class Method:
    """How a card is to be cast, as far as that settles its characteristics before the proposal begins.

    ``keyword`` is the one that lets it be cast from the graveyard, ``price`` what that costs as the card lies there.
    """

    face_down: bool = False
    adventure: bool = False
    bestowed: bool = False
    keyword: str = ""
    price: tuple[Cost, ...] = ()


@dataclass(frozen=True, slots=True)
class Permission:
    """Why a player may begin to cast a spell.

    ``in_time`` holds where its timing needs nothing more; ``met`` where a condition for flash was met as the casting began (601.5a).
    ``by`` is the effect that allows the zone, where one is needed.
    """

    method: Method
    zone: str
    in_time: bool
    met: bool = False
    by: MayCast | MayPlay | MayCastThis | None = None
    because: str = "601.3"


def has_sorcery_timing(game: Game, player: str) -> bool:
    """Whether it is the player's main phase with an empty stack (307.1)."""
    return game.active == player and game.step.endswith("main") and not game.zone("stack")


def whenever_and_whatever(game: Game, _player: str, card: int, method: Method) -> Permission:
    """Anyone may cast anything at any time, from anywhere."""
    return Permission(method, game.objects[card].zone, in_time=True)


@rule("601.3", without=whenever_and_whatever)
def may_begin(game: Game, player: str, card: int, method: Method) -> Permission:
    """A player may begin to cast a spell only where a rule or effect allows it and nothing prohibits it.

    Raises:
        IllegalError: it may not be cast, from there or now.
    """
    thing = game.objects[card]
    if game.priority != player:
        raise IllegalError(f"{player} does not have priority", "117.1a")
    versions = tuple(_versions(game, player, card, method))
    if all("land" in view.types for _, view in versions):
        raise IllegalError(f"{game.label(card)} is a land and is not cast", "305.9")
    by = _allowed_from(game, player, card, method, versions)
    ensure_its_own_words_allow(game, player, card)
    ensure_not_too_quick(game)
    if prohibited(game, player, card, versions):
        raise IllegalError(f"an effect says that {player} can't cast {game.label(card)}", "601.3a")
    permission = _in_time(game, player, card, Permission(method, thing.zone, in_time=False, by=by), versions)
    game.note("601.3", f"{player} may begin to cast {game.label(card)}")
    return permission


# ---- as what a card is looked at


Version = tuple[Game, View]
"""An imagined game in which the card is a spell on the stack, and that spell."""


def imagined(game: Game, player: str, card: int, method: Method, x: int = 0) -> Version:
    """The card as the spell that it would be, with all continuous effects that would apply to it."""
    thing = game.objects[card]
    there = replace(
        thing,
        zone="stack",
        controller=player,
        face_down=method.face_down,
        as_adventure=method.adventure,
        bestowed=method.bestowed,
        on_stack=OnStack(x=x),
    )
    apart = replace(game, arbiter=game.arbiter.apart())
    apart = put_in_zone(without_object(apart, card), there)
    return apart, views(apart)[card]


def as_it_lies(game: Game, player: str, card: int, _method: Method) -> Version:
    """The card is looked at as it is, whatever it would be cast as."""
    plain, _ = imagined(game, player, card, Method())
    return plain, views(plain)[card]


@rule("601.3e", without=as_it_lies)
def as_it_would_be_cast(game: Game, player: str, card: int, method: Method) -> Version:
    """Alternative characteristics stand in for the card's own where it is cast face down, as an Adventure or bestowed."""
    if method.face_down or method.adventure:
        game.note("601.3e", f"{game.label(card)} is looked at with its alternative characteristics")
    elif game.objects[card].adventure is not None or any(
        isinstance(a, Keyword) and a.name == "morph" for a in game.objects[card].base.abilities
    ):
        game.note("601.3e", f"{game.label(card)} is looked at with its normal characteristics")
    return imagined(game, player, card, method)


def _versions(game: Game, player: str, card: int, method: Method) -> Iterator[Version]:
    """The spell as it could become by choices made during its proposal: bestowed or not, with any X."""
    plain = replace(method, bestowed=False)
    first = as_it_would_be_cast(game, player, card, plain)
    yield first
    if method.face_down or method.adventure:
        others = [plain]
    else:
        bestow = any(isinstance(a, Keyword) and a.name == "bestow" for a in first[1].abilities)
        others = [plain, replace(method, bestowed=True)] if bestow else [plain]
    has_x = first[1].cost is not None and "X" in first[1].cost.symbols
    for other in others:
        for x in range(_values_of_x(game, player) if has_x else 1):
            if other != plain or x:
                yield imagined(game, player, card, other, x)


def _values_of_x(game: Game, player: str) -> int:
    """How many values of X are looked at: beyond the greatest number that an effect speaks of, only odd and even can differ."""
    said = (
        c
        for c in changes_for_player(game, player)
        if isinstance(c, CantCast | MayCast | MayPlay | AsThoughFlash)
    )
    return 3 + max((n for change in said for n in _numbers(change)), default=0)


def _numbers(part: Any) -> Iterator[int]:
    if isinstance(part, int):
        yield int(part)
    elif isinstance(part, tuple):
        for inner in part:
            yield from _numbers(inner)
    elif is_dataclass(part) and not isinstance(part, type):
        for field in fields(part):
            yield from _numbers(getattr(part, field.name))


# ---- from where


def _allowed_from(
    game: Game, player: str, card: int, method: Method, versions: tuple[Version, ...]
) -> MayCast | MayPlay | MayCastThis | None:
    thing = game.objects[card]
    if thing.zone == "hand" and thing.owner == player:
        return None
    if thing.zone == "graveyard" and method.keyword and counts_as_own(game, player, card):
        game.note("601.3", f"{game.label(card)} has {method.keyword} and may be cast from the graveyard")
        return None
    if thing.zone == "exile" and method.keyword in SET_ASIDE and thing.owner == player:
        ensure_later_turn(game, player, card, method.keyword)
        return None
    for change in _permissions(game, player, card) if not method.keyword else ():
        if any(_fits(version, player, card, change) for version in versions[:1]):
            game.note("601.3", f"an effect lets {player} cast {game.label(card)} from the zone {thing.zone}")
            if thing.zone == "exile" and thing.face_down:
                ensure_can_look(game, player, card)
            return change
    where = "hand" if thing.zone in ("hand", "battlefield") else thing.zone
    reason = f"{game.label(card)} is not in {player}'s hand"
    if where != "hand":
        reason += f", and nothing lets {player} cast it from the zone {where}"
    number = "601.3e" if any(_permissions(game, player, card)) and _is_special(game, card) else "601.3"
    raise IllegalError(reason, number)


def at_any_time(_game: Game, _player: str, _card: int, _keyword: str) -> None:
    """A card that was set aside may be cast at once."""


@rule("702.143a", "702.170d", without=at_any_time)
def ensure_later_turn(game: Game, player: str, card: int, keyword: str) -> None:
    """A card that was foretold or plotted may be cast only in a later turn; a plotted one only as a sorcery could be.

    Raises:
        IllegalError: it is the same turn still, or not the time for it.
    """
    word, number = SET_ASIDE[keyword]
    name = game.label(card)
    if game.objects[card].notes[word] == str(game.turn):
        raise IllegalError(f"{name} was {word} this turn", number)
    if keyword == "plot" and not has_sorcery_timing(game, player):
        raise IllegalError(f"{player} casts the plotted {name} only when a sorcery could be cast", number)
    game.note(number, f"{name}, {word} in an earlier turn, may be cast")


def _is_special(game: Game, card: int) -> bool:
    thing = game.objects[card]
    return thing.adventure is not None or any(
        isinstance(a, Keyword) and a.name == "morph" for a in thing.base.abilities
    )


def _permissions(game: Game, player: str, card: int) -> Iterator[MayCast | MayPlay | MayCastThis]:
    """The effects that let a player cast from where the card is, whatever spells they speak of."""
    thing = game.objects[card]
    for effect in game.lasting:
        if card in (effect.affected or ()) and player in (effect.players or (effect.controller,)):
            yield from (c for c in effect.changes if isinstance(c, MayCastThis))
    if thing.zone == "library" and game.zone("library", player)[:1] != (card,):
        return
    if thing.zone in ("graveyard", "hand") and thing.owner != player:
        if not as_though_in_own_graveyard(game, player, card):
            return
        yield MayCast(Filter(noun="spell", zone="stack"), "graveyard")
        if not counts_as_own(game, player, card):
            return
    yield from lets_itself_be_cast(game, card)
    for change in changes_for_player(game, player):
        if isinstance(change, MayPlay) and change.zone == thing.zone:
            if plays_spells(game, card):
                yield change
        elif isinstance(change, MayCast) and change.zone == thing.zone:
            yield change


def says_nothing(_game: Game, _card: int) -> tuple[MayCastThis, ...]:
    """A card in a graveyard has no say."""
    return ()


@rule("604.6", without=says_nothing)
def lets_itself_be_cast(game: Game, card: int) -> tuple[MayCastThis, ...]:
    """``You may cast this card from your graveyard`` works where the card is."""
    zone = game.objects[card].zone
    statics = (a for a in views(game)[card].abilities if isinstance(a, Static))
    fitting = [a for a in statics if any(isinstance(e, CastFrom) and e.zone == zone for e in a.effects)]
    speaker = Speaker(card, game.objects[card].owner)
    if any(holds(game, views(game), speaker, a.condition) for a in fitting):
        game.note("604.6", f"{game.label(card)} may be cast from the {zone} by its own words")
        return (MayCastThis(),)
    return ()


def words_on_a_card_are_silent(_game: Game, _player: str, _card: int) -> None:
    """What a card says about casting it does not count before it is cast."""


@rule("604.6", without=words_on_a_card_are_silent)
def ensure_its_own_words_allow(game: Game, player: str, card: int) -> None:
    """``Cast this spell only if …`` counts in every zone from which the card could be cast.

    Raises:
        IllegalError: the condition does not hold.
    """
    for held in views(game)[card].held:
        ability = held.ability
        if isinstance(ability, Static) and CastOnlyIf() in ability.effects:
            speaker = Speaker(card, player)
            game.note("604.6", f"{game.label(card)} says when it may be cast")
            if not holds(game, views(game), speaker, ability.condition):
                raise IllegalError(f"{game.label(card)} may not be cast now by its own words", "604.6")


def only_where_it_is(_game: Game, _player: str, _card: int) -> bool:
    """A card is nowhere but where it is."""
    return False


@rule("609.4", without=only_where_it_is)
def as_though_in_own_graveyard(game: Game, player: str, card: int) -> bool:
    """Whether a card is treated as though it were in the player's graveyard: for playing and casting it, and for nothing else."""
    thing = game.objects[card]
    is_so = thing.zone == "graveyard" and any(
        isinstance(c, AsThoughYourGraveyard) for c in changes_for_player(game, player)
    )
    if is_so:
        game.note("609.4", f"{player} may play {game.label(card)} as though it were in his or her graveyard")
    return is_so


def one_permission_alone(game: Game, player: str, card: int) -> bool:
    """Each permission counts by itself: what is said of a player's own graveyard is not said of another's."""
    return game.objects[card].owner == player


@rule("609.4a", without=one_permission_alone)
def counts_as_own(game: Game, player: str, card: int) -> bool:
    """One "as though" can meet what another permission asks for: then both apply."""
    if game.objects[card].owner == player:
        return True
    is_so = as_though_in_own_graveyard(game, player, card)
    if is_so:
        game.note(
            "609.4a", f"what lets {player} cast from his or her graveyard applies to {game.label(card)}"
        )
    return is_so


def plays_only_lands(_game: Game, _card: int) -> bool:
    """To play a card means to play a land."""
    return False


@rule("601.1a", without=plays_only_lands)
def plays_spells(game: Game, card: int) -> bool:
    """To play a card that is no land is to cast it."""
    game.note("601.1a", f"playing {game.label(card)} means casting it")
    return True


def _fits(version: Version, player: str, card: int, change: MayCast | MayPlay | MayCastThis) -> bool:
    game, _ = version
    match change:
        case MayCastThis():
            return True
        case MayCast(spells):
            wanted = replace(spells, noun="spell", zone="stack")
        case MayPlay(cards):
            wanted = replace(cards, noun="spell", zone="stack")
    return is_described(game, views(game), Speaker(card, player), wanted, card)


def looked_at_or_not(_game: Game, _player: str, _card: int) -> None:
    """Nobody asks who may look at a card."""


@rule("601.3f", without=looked_at_or_not)
def ensure_can_look(game: Game, player: str, card: int) -> None:
    """A player casts a face-down card from exile only if he or she may look at it.

    Raises:
        IllegalError: the player may not.
    """
    for effect in game.lasting:
        mine = card in (effect.affected or ()) and player in (effect.players or (effect.controller,))
        if mine and any(isinstance(c, MayLook) for c in effect.changes):
            game.note("601.3f", f"{player} may look at {game.label(card)}")
            return
    raise IllegalError(f"{player} may not look at {game.label(card)}, which is face down", "601.3f")


@rule("101.2", essential="what can't be done can't be done")
def is_kept_from_playing(game: Game, player: str, card: int) -> bool:
    """Whether an effect says that the player can't play this land."""
    zone = game.objects[card].zone
    return any(
        isinstance(c, CantPlay)
        and zone != "none"
        and _is_barred_from(game, player, card, c, zone)
        and is_described(game, views(game), Speaker(card, player), replace(c.lands, zone=zone), card)
        for c in changes_for_player(game, player)
    )


def may_play_from(game: Game, player: str, card: int) -> MayPlay | None:
    """The effect that lets a player play a land from where it is, or None."""
    thing = game.objects[card]
    for effect in game.lasting:
        said = any(isinstance(c, MayCastThis) and c.play for c in effect.changes)
        if said and card in (effect.affected or ()) and player in (effect.players or (effect.controller,)):
            game.note("601.1a", f"playing {game.label(card)} means playing it as a land")
            return MayPlay(Filter(noun="card", types=("land",)), "exile")
    if thing.zone == "library" and game.zone("library", player)[:1] != (card,):
        return None
    permissions: tuple[Change, ...] = changes_for_player(game, player)
    if thing.owner != player and as_though_in_own_graveyard(game, player, card):
        permissions = (MayPlay(Filter(noun="card", types=("land",)), "graveyard"),)
    elif thing.owner != player:
        return None
    for change in permissions:
        if isinstance(change, MayPlay) and change.zone == thing.zone:
            wanted = replace(change.cards, noun="card", zone=change.zone)
            if is_described(game, views(game), Speaker(card, player), wanted, card):
                game.note("601.1a", f"playing {game.label(card)} means playing it as a land")
                return change
    return None


# ---- prohibitions


def in_spite_of_it(_game: Game) -> None:
    """Players go on as with any other spell on the stack."""


@rule("702.61a", without=in_spite_of_it)
def ensure_not_too_quick(game: Game) -> None:
    """With a spell with split second on the stack nobody casts another or activates abilities that are no mana abilities.

    Raises:
        IllegalError: there is one.
    """
    stack = game.zone("stack")
    quick = next(
        (i for i in stack if game.objects[i].kind != "ability" and views(game)[i].has("split second")), None
    )
    if quick is not None:
        raise IllegalError(f"{game.label(quick)} with split second is on the stack", "702.61a")


def as_it_is_in_hand(game: Game, player: str, card: int, versions: tuple[Version, ...]) -> bool:
    """Choices that will be made are not considered."""
    return is_prohibited(versions[0], player, card, game.objects[card].zone)


@rule("601.3a", without=as_it_is_in_hand)
def prohibited(game: Game, player: str, card: int, versions: tuple[Version, ...]) -> bool:
    """Whether an effect prohibits the spell whatever is chosen during its proposal."""
    zone = game.objects[card].zone
    barred = [is_prohibited(version, player, card, zone) for version in versions]
    if all(barred):
        return True
    if barred[0]:
        game.note("601.3a", f"choices could make it legal for {player} to cast {game.label(card)}")
    return False


def is_prohibited(version: Version, player: str, card: int, zone: str) -> bool:
    """Whether an effect says that the player can't cast such a spell."""
    game, _ = version
    return any(
        isinstance(c, CantCast)
        and _is_barred_from(game, player, card, c, zone)
        and (not c.more_than or _cast_this_turn(game, player, c.spells) >= c.more_than)
        and is_described(game, views(game), Speaker(card, player), replace(c.spells, zone="stack"), card)
        for c in changes_for_player(game, player)
    )


def _is_barred_from(game: Game, player: str, card: int, change: CantCast | CantPlay, zone: str) -> bool:
    """Whether what is said not to be cast or played is that from where the card is."""
    mine = not change.own or game.objects[card].owner == player
    return mine and (not change.zones or zone in change.zones)


def _cast_this_turn(game: Game, player: str, spells: Filter) -> int:
    """How many spells that match a player has cast this turn, as they were when last seen on the stack."""
    found = 0
    for event in game.deeds:
        if isinstance(event, Casts) and event.player == player:
            there = still_there(game, event.spell)
            kind = replace(spells, zone="stack")
            if there is not None and is_described(
                there, views(there), Speaker(event.spell, player), kind, event.spell
            ):
                found += 1
    return found


# ---- when


def _in_time(
    game: Game, player: str, card: int, permission: Permission, versions: tuple[Version, ...]
) -> Permission:
    if has_sorcery_timing(game, player):
        return replace(permission, in_time=True)
    ensure_not_slowed(game, player, card, versions)
    if is_quick(versions[0][1]):
        return replace(permission, in_time=True)
    if is_as_though_flash(versions[0], player, card) or flash_by_choice(game, player, card, versions):
        return replace(permission, because="601.3b")
    for static in flash_statics(versions[0][1]):
        if any(isinstance(e, FlashIfPaid) and e.costs for e in static.effects):
            if flash_if_paid(game, card):
                return replace(permission, because="601.3c")
        elif flash_if_so(game, player, card, static):
            return replace(permission, met=True)
    with step(_looked_at(game, player, versions[0][1])):
        raise IllegalError(
            f"{game.label(card)} is cast only in its player's main phase with an empty stack", "117.1a"
        )


def in_its_own_time(_game: Game, _player: str, _card: int, _versions: tuple[Version, ...]) -> None:
    """Nothing keeps a player from casting instants and what has flash at any time."""


@rule("601.3", without=in_its_own_time)
def ensure_not_slowed(game: Game, player: str, card: int, versions: tuple[Version, ...]) -> None:
    """Where an effect says that a spell is cast only when a sorcery could be, that it is an instant or has flash does not help.

    Raises:
        IllegalError: an effect says so of the spell, whatever it could become.
    """
    said = [c for c in changes_for_player(game, player) if isinstance(c, OnlyAsSorcery)]
    for change in said:
        wanted = replace(change.spells, zone="stack")
        if all(is_described(v[0], views(v[0]), Speaker(card, player), wanted, card) for v in versions):
            name = game.label(card)
            raise IllegalError(
                f"an effect lets {player} cast {name} only when a sorcery could be cast", "101.2"
            )


def _looked_at(game: Game, player: str, view: View) -> str:
    """The rule under which the spell might have been cast now, had more been true."""
    if flash_statics(view):
        return "601.3d"
    by_effect = any(isinstance(c, AsThoughFlash) for c in changes_for_player(game, player))
    return "601.3b" if by_effect else "601.3"


def is_quick(view: View) -> bool:
    """Whether a spell may be cast whenever its player has priority: an instant, or one with flash."""
    return "instant" in view.types or view.has("flash")


def flash_statics(view: View) -> list[Static]:
    """The abilities of a spell that let it be cast as though it had flash."""
    return [
        a
        for a in view.abilities
        if isinstance(a, Static) and any(isinstance(e, FlashIfPaid) for e in a.effects)
    ]


def is_as_though_flash(version: Version, player: str, card: int) -> bool:
    """Whether a player may cast such a spell as though it had flash."""
    return as_though_it_had_flash(version[0], player, card)


def not_as_though(_game: Game, _player: str, _card: int) -> bool:
    """What has no flash is not cast as though it had."""
    return False


@rule("609.4", without=not_as_though)
def as_though_it_had_flash(game: Game, player: str, card: int) -> bool:
    """Whether an effect lets a spell be cast as though it had flash; it does not have it for all that."""
    is_so = any(
        isinstance(c, AsThoughFlash)
        and is_described(game, views(game), Speaker(card, player), replace(c.spells, zone="stack"), card)
        for c in changes_for_player(game, player)
    )
    if is_so:
        game.note("609.4", f"{player} may cast {game.label(card)} as though it had flash")
    return is_so


def as_it_is_now(_game: Game, _player: str, _card: int, _versions: tuple[Version, ...]) -> bool:
    """No choice that will be made counts."""
    return False


@rule("601.3b", without=as_it_is_now)
def flash_by_choice(game: Game, player: str, card: int, versions: tuple[Version, ...]) -> bool:
    """Whether a choice made during the proposal could let the spell be cast as though it had flash."""
    if any(is_as_though_flash(version, player, card) for version in versions[1:]):
        game.note("601.3b", f"a choice could let {player} cast {game.label(card)} as though it had flash")
        return True
    return False


def never_for_a_cost(_game: Game, _card: int) -> bool:
    """No payment gives a spell flash."""
    return False


@rule("601.3c", without=never_for_a_cost)
def flash_if_paid(game: Game, card: int) -> bool:
    """A cost that may be paid lets the spell be begun as though it had flash."""
    game.note("601.3c", f"a cost lets {game.label(card)} be cast as though it had flash")
    return True


def never_by_condition(_game: Game, _player: str, _card: int, _static: Static) -> bool:
    """No condition gives a spell flash."""
    return False


@rule("601.3d", without=never_by_condition)
def flash_if_so(game: Game, player: str, card: int, static: Static) -> bool:
    """Whether the condition is met under which the spell may be cast as though it had flash."""
    met = holds(game, views(game), Speaker(card, player), static.condition)
    is_met = "met" if met else "not met"
    game.note("601.3d", f"the condition for {game.label(card)} to have flash is {is_met}")
    return met


# ---- after the proposal: 601.5


def ensure_still_allowed(game: Game, player: str, spell: int, permission: Permission) -> None:
    """See that the spell, as proposed, may be cast.

    Raises:
        IllegalError: an effect prohibits it, no longer allows it, or it is not the time for it.
    """
    now = game, views(game)[spell]
    name = game.label(spell)
    if is_prohibited(now, player, spell, permission.zone):
        with step("601.3a"):
            raise IllegalError(f"an effect says that {player} can't cast {name} like this", "601.2e")
    if permission.by is not None and not _fits(now, player, spell, permission.by):
        raise IllegalError(f"nothing lets {player} cast {name} like this", "601.5")
    if permission.in_time or is_quick(now[1]) or is_as_though_flash(now, player, spell):
        return
    on_stack = game.objects[spell].on_stack or OnStack()
    if "flash" in on_stack.options or (permission.met and goes_on_having_flash(game, player, spell)):
        return
    with step(permission.because):
        raise IllegalError(f"{name} can't be cast as though it had flash like this", "601.5")


def only_while_it_is_so(game: Game, player: str, spell: int) -> bool:
    """The condition has to hold still."""
    view = views(game)[spell]
    return any(
        s.condition != Always() and holds(game, views(game), Speaker(spell, player), s.condition)
        for s in flash_statics(view)
    )


@rule("601.5a", without=only_while_it_is_so)
def goes_on_having_flash(game: Game, player: str, spell: int) -> bool:
    """What was begun under a condition may be finished even if that stops being so."""
    is_so = only_while_it_is_so(game, player, spell)
    so = "is still so" if is_so else "is so no longer"
    game.note("601.5a", f"what let {player} cast {game.label(spell)} as though it had flash {so}; it goes on")
    return True
