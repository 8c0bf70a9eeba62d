"""What words of an ability mean at a moment of a game: which objects, which players, how many (109, 115, 608.2c)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Literal, assert_never

from comprules.abilities.kinds import Chapter, Keyword, Triggered
from comprules.abilities.nouns import (
    ActivePlayer,
    AllHold,
    AllThese,
    Always,
    Amount,
    AmountIs,
    Attached,
    AttachedTo,
    Both,
    CardsIn,
    ColorsSpentOn,
    Comparison,
    Condition,
    ConditionalAmount,
    Controller,
    CostPaid,
    CountersOn,
    CountOf,
    DefendingPlayer,
    Devotion,
    Did,
    EachPlayer,
    EnchantedPlayer,
    Exists,
    Filter,
    GreatestPower,
    Half,
    HasTarget,
    IsPrevented,
    It,
    LifeOf,
    LifePaid,
    ManaSpentOn,
    ManaValueOf,
    Negative,
    Not,
    Noted,
    Number,
    OneOrMore,
    OnePlayer,
    Opponents,
    Owner,
    PaidWith,
    Picked,
    Players,
    PlayerTarget,
    Plus,
    PowerOf,
    PreventedThisWay,
    SpeedOf,
    SpellsCastBefore,
    Subject,
    Target,
    TargetsBeyondFirst,
    ThatMuch,
    ThatOne,
    ThatPlayer,
    TheRest,
    This,
    ThisIs,
    Times,
    TimesPaid,
    TopOf,
    ToughnessOf,
    TurnOf,
    TypesAmong,
    WasCast,
    WasDealtDamage,
    WordChosen,
    X,
    You,
)
from comprules.abilities.parts import once_for_each
from comprules.book.citing import rule
from comprules.english.creature_types import CREATURE_TYPES
from comprules.events import Casts, Deals, Moves, Notes
from comprules.rules.linked_abilities import exiled_before_the_game, linked
from comprules.rules.names import has_name
from comprules.rules.speaking import Speaker
from comprules.state import Game, GameObject, View, replace
from comprules.words import BASIC_LAND_TYPES, CARD_TYPES, COLOR_LETTERS

__all__ = [
    "NoInformation",
    "Speaker",
    "amount_of",
    "holds",
    "is_among",
    "is_described",
    "looks_at_characteristics_alone",
    "objects_of",
    "opponents_of",
    "players_of",
    "wherever_it_is",
]


class NoInformation(Exception):  # noqa: N818 -- not a fault: the instruction that asks for it does not happen
    """An instruction asks for something about a target that is illegal now, or was never chosen (608.2b)."""


def opponents_of(game: Game, player: str) -> tuple[str, ...]:
    """The players in the game who are not on the player's side (102.2, 102.3)."""
    team = game.players[player].team
    return tuple(p for p in game.alive if p != player and (not team or game.players[p].team != team))


def players_of(game: Game, board: Mapping[int, View], speaker: Speaker, who: Players) -> tuple[str, ...]:
    """The players whom the words name."""
    match who:
        case You():
            return (speaker.controller,)
        case Opponents():
            return opponents_of(game, speaker.controller)
        case EachPlayer(other):
            return tuple(p for p in game.alive if not (other and p == speaker.controller))
        case ActivePlayer():
            return (game.active,)
        case ThatPlayer():
            return (speaker.player,) if speaker.player else ()
        case DefendingPlayer():
            return _defending(game, board, speaker)
        case PlayerTarget(index=index):
            chosen = speaker.targets[index] if index < len(speaker.targets) else ()
            return tuple(t for t in chosen if isinstance(t, str))
        case Controller(It("source")) if speaker.dealer is not None:
            return (_controller(game, board, speaker.dealer),)
        case Controller(of):
            return tuple(_controller(game, board, i) for i in _named(game, board, speaker, of))
        case EnchantedPlayer():
            host = host_of(game, game.last_seen(speaker.source))
            return (host,) if isinstance(host, str) and host in game.alive else ()
        case OnePlayer(name):
            return (name,)
        case Owner(of):
            return tuple(game.last_seen(i).owner for i in _named(game, board, speaker, of))
        case _:
            assert_never(who)


def _defending(game: Game, board: Mapping[int, View], speaker: Speaker) -> tuple[str, ...]:
    """The player whom the object that speaks attacks, or who controls what it attacks; as last known, if it is gone (508.5)."""
    for thing in (speaker.source, *speaker.about):
        whom = game.last_seen(thing).attacking
        if isinstance(whom, str):
            return (whom,)
        if whom is not None:
            return (_controller(game, board, whom),)
    return (speaker.player,) if speaker.player else ()


def _view(game: Game, board: Mapping[int, View], thing: int) -> View:
    return board[thing] if thing in board else as_last_known(game, thing)


def not_known_any_more(game: Game, thing: int) -> View:
    """Nothing is known of what has left: it has no power, no toughness, no mana value."""
    return replace(game.last_known[thing][1], power=0, toughness=0, cost=None)


@rule("608.2h", without=not_known_any_more)
def as_last_known(game: Game, thing: int) -> View:
    """Of an object that is no longer where it was expected, the last known information is used."""
    game.note("608.2h", f"{game.label(thing)} is gone: what was last known of it counts", standing=True)
    return game.last_known[thing][1]


def _controller(game: Game, board: Mapping[int, View], thing: int) -> str:
    return _view(game, board, thing).controller


def objects_of(game: Game, board: Mapping[int, View], speaker: Speaker, subject: Subject) -> tuple[int, ...]:
    """The ids of the objects that the words name."""
    match subject:
        case This(zone=zone):
            if speaker.source in game.objects:
                return (speaker.source,) if zone in ("", game.objects[speaker.source].zone) else ()
            return (speaker.itself,) if speaker.itself in game.objects else ()
        case Attached():
            host = host_of(game, game.last_seen(speaker.source))
            return (host,) if isinstance(host, int) and host in game.objects else ()
        case Target(index=index):
            chosen = speaker.targets[index] if index < len(speaker.targets) else ()
            return tuple(t for t in chosen if isinstance(t, int))
        case It("source") if speaker.dealer is not None:
            return (speaker.dealer,) if speaker.dealer in game.objects else ()
        case It("spell" | "ability" | "spell or ability") if speaker.cause:
            return (speaker.cause,) if speaker.cause in game.objects else ()
        case It(noun):
            return tuple(i for i in speaker.about if i in game.objects and is_that_one(game, board, i, noun))
        case TopOf(player, amount, zone):
            number = amount_of(game, board, speaker, amount)
            owners = players_of(game, board, speaker, player)
            if zone == "graveyard":  # listed in the order in which they came
                return tuple(i for owner in owners for i in game.zone(zone, owner)[::-1][:number])
            return tuple(i for owner in owners for i in still_in_library(game, owner)[:number])
        case ThatOne():
            return (speaker.each,) if isinstance(speaker.each, int) and speaker.each in game.objects else ()
        case TheRest():
            return tuple(i for i in speaker.pile if i in game.objects)
        case Picked():
            return ()
        case PaidWith(kind):
            paid = tuple(i for part in speaker.paid if part.kind == kind for i in part.objects)
            return paid or speaker.about
        case Both(first, second):
            one = objects_of(game, board, speaker, first)
            found = (*one, *objects_of(game, board, replace(speaker, about=one), second))
            return tuple(dict.fromkeys(found))
        case AllThese(described) | OneOrMore(described):
            found = _all_described(game, board, speaker, described)
            return permanents_alone(game, board, speaker, described, found)
        case _:
            assert_never(subject)


def _all_described(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter
) -> tuple[int, ...]:
    """Every object that fits; where only characteristics matter, objects that share a view are looked at once."""
    candidates = _candidates(game, described)
    if is_of_types_alone(described):
        wanted = frozenset(described.types)
        return tuple([i for i in candidates if board[i].types >= wanted])
    if len(candidates) < _MANY or not looks_at_characteristics_alone(described):
        return tuple(i for i in candidates if is_described(game, board, speaker, described, i))
    fitting: dict[int, bool] = {}  # by the identity of the view
    found: list[int] = []
    for i in candidates:
        view = id(board[i])
        if view not in fitting:
            fitting[view] = is_described(game, board, speaker, described, i)
        if fitting[view]:
            found.append(i)
    return tuple(found)


_MANY = 16
"""From so many candidates on it is worth telling apart what a description looks at."""

_OF_CHARACTERISTICS = frozenset(
    [
        "noun",
        "zone",
        "supertypes",
        "not_supertypes",
        "types",
        "any_type",
        "not_types",
        "subtypes",
        "any_subtype",
        "not_subtypes",
        "any_color",
        "not_colors",
        "color_count",
        "chosen",
        "controller",
        "keywords",
        "not_keywords",
        "named",
        "comparisons",
    ]
)


@once_for_each
def is_of_types_alone(described: Filter) -> bool:
    """Whether a description says nothing but of which types permanents are."""
    return described == Filter(types=described.types)


@cache
def looks_at_characteristics_alone(described: Filter) -> bool:
    """Whether a description of permanents is of nothing but what they are: of two that share a view it fits both or neither."""
    others = (field for field in fields(Filter) if field.name not in _OF_CHARACTERISTICS)
    is_plain = all(getattr(described, field.name) == field.default for field in others)
    return is_plain and (described.noun, described.zone) == ("permanent", "battlefield")


def cards_as_well(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter, found: tuple[int, ...]
) -> tuple[int, ...]:
    """What is said of permanents is said of cards in every zone too."""
    if described.noun != "permanent" or described.zone != "battlefield":
        return found
    zones: tuple[Literal["hand", "graveyard", "exile", "stack"], ...] = (
        "hand",
        "graveyard",
        "exile",
        "stack",
    )
    wider = (replace(described, zone=zone) for zone in zones)
    return (
        *found,
        *(
            i
            for kind in wider
            for i in _candidates(game, kind)
            if is_described(game, board, speaker, kind, i)
        ),
    )


@rule("609.2", without=cards_as_well)
def permanents_alone(
    game: Game,
    _board: Mapping[int, View],
    _speaker: Speaker,
    described: Filter,
    found: tuple[int, ...],
) -> tuple[int, ...]:
    """What the words say applies to permanents alone, unless they speak of cards, of spells or of another zone."""
    if described.noun == "permanent":
        game.note("609.2", "only permanents are meant", standing=True)
    else:
        game.note("609.2", f"{described.noun}s in the zone {described.zone} are meant", standing=True)
    return found


def all_in_library(game: Game, owner: str) -> tuple[int, ...]:
    """Every card in the library counts, those that are entering the battlefield as well."""
    return game.zone("library", owner)


@rule("614.13c", without=all_in_library)
def still_in_library(game: Game, owner: str) -> tuple[int, ...]:
    """A card that is entering the battlefield from a library is not among its top cards, though it is still there."""
    library = game.zone("library", owner)
    for i in library:
        if i in game.underway.entering:
            game.note(
                "614.13c", f"{game.label(i)} is entering from the library and does not count", standing=True
            )
    return tuple(i for i in library if i not in game.underway.entering)


def none_at_all(_game: Game, _thing: GameObject) -> int | str | None:
    """What is attached modifies nothing."""
    return None


@rule("604.4", without=none_at_all)
def host_of(game: Game, thing: GameObject) -> int | str | None:
    """An Aura, Equipment or Fortification modifies what it is attached to now, without targeting it."""
    if thing.attached_to is not None:
        game.note(
            "604.4", f"{game.label(thing.id)} is about {game.label(thing.attached_to)} now", standing=True
        )
    return thing.attached_to


def only_while_it_fits(_game: Game, board: Mapping[int, View], thing: int, noun: str) -> bool:
    """``That creature`` means nothing any more once it is no creature."""
    return noun not in CARD_TYPES or noun in board[thing].types


@rule("608.2k", without=only_while_it_fits)
def is_that_one(game: Game, board: Mapping[int, View], thing: int, noun: str) -> bool:
    """An object that the text has spoken of is still meant when its characteristics have changed."""
    if noun in CARD_TYPES and noun not in board[thing].types:
        game.note("608.2k", f"{game.label(thing)} is no {noun} any more, and is still meant", standing=True)
    return True


def _candidates(game: Game, described: Filter) -> tuple[int, ...]:
    if described.noun == "object":
        return (*game.battlefield, *game.zone("stack"))
    if described.zone == "battlefield":
        return game.battlefield
    if described.zone in ("stack", "exile", "command"):
        return game.zone(described.zone)
    if described.zone in ("elsewhere", "everywhere"):
        return tuple(game.objects)
    return tuple(i for player in game.order for i in game.zone(described.zone, player))


def is_described(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter, thing: int
) -> bool:
    """Whether an object fits a description, as it is on this board."""
    found, view = game.objects[thing], board[thing]
    d = described
    if (d.other and not d.shares and thing == speaker.source) or not _is_where(found, d):
        return False
    if d.shares and not _shares(game, board, speaker, d, thing):
        return False
    if not (view.types.issuperset(d.types) and view.supertypes.issuperset(d.supertypes)):
        return False
    if not view.subtypes.issuperset(d.subtypes):
        return False
    if d.any_type and view.types.isdisjoint(d.any_type):
        return False
    if d.any_subtype and view.subtypes.isdisjoint(d.any_subtype):
        return False
    if not (view.types.isdisjoint(d.not_types) and view.supertypes.isdisjoint(d.not_supertypes)):
        return False
    if not view.subtypes.isdisjoint(d.not_subtypes):
        return False
    return _has_color(game, view, speaker, d) and _has_status(game, board, speaker, d, thing)


def _shares(game: Game, board: Mapping[int, View], speaker: Speaker, d: Filter, thing: int) -> bool:
    """Whether an object shares a quality with the one that speaks, or with one that was named before and is not that one."""
    view, quality = board[thing], d.shares
    if d.with_this:
        likes = [_view(game, board, speaker.source)]
    else:
        likes = [board[i] for i in speaker.about if i in board and i != thing]
    for other in likes:
        if quality == "name" and view.name == other.name and view.name:
            return True
        if quality == "card type" and view.types & other.types:
            return True
        if quality == "color" and view.colors & other.colors:
            return True
        if quality == "creature type" and view.subtypes & other.subtypes & CREATURE_TYPES:
            return True
    return False


def _is_where(found: GameObject, d: Filter) -> bool:
    if d.noun == "source":
        return True
    if d.noun == "object":
        return found.zone == "battlefield" or (found.zone == "stack" and found.kind != "ability")
    if found.kind == "ability":
        return d.zone == "stack" and is_such_ability(found, d.noun)
    if d.zone in ("elsewhere", "everywhere"):
        return found.zone != "none" and (d.zone == "everywhere" or found.zone not in ("battlefield", "stack"))
    return found.zone == d.zone and not d.noun.endswith("ability")


def is_such_ability(found: GameObject, noun: str) -> bool:
    """Whether an ability on the stack is an activated or triggered one, as the noun says (113.3)."""
    made = found.on_stack.ability if found.on_stack else None
    is_triggered = made is not None and isinstance(made.ability, Triggered | Chapter)
    wanted = {"ability": True, "triggered ability": is_triggered, "activated ability": not is_triggered}
    return wanted.get(noun, False)


def has_none_or_others(_game: Game, view: View, colors: tuple[str, ...]) -> bool:
    """Whether an object lacks these colors, or has another besides."""
    return bool(view.colors - frozenset(colors)) or view.colors.isdisjoint(colors)


@rule("608.2j", without=has_none_or_others)
def has_none_of(game: Game, view: View, colors: tuple[str, ...]) -> bool:
    """Only the value asked for is looked at: a black object is not nonblack, whatever other colors it has."""
    if len(view.colors) > 1:
        game.note("608.2j", f"of {view.name}'s colors only {' and '.join(colors)} counts", standing=True)
    return view.colors.isdisjoint(colors)


def _has_color(game: Game, view: View, speaker: Speaker, d: Filter) -> bool:
    if d.any_color:
        if view.colors.isdisjoint(d.any_color):
            return False
        if len(view.colors) > 1:
            game.note(
                "608.2j", f"{view.name} is {' or '.join(d.any_color)}, whatever else it is", standing=True
            )
    if d.not_colors and not has_none_of(game, view, d.not_colors):
        return False
    count = {"colorless": 0, "monocolored": 1}.get(d.color_count)
    if count is not None and len(view.colors) != count:
        return False
    if d.color_count == "multicolored" and len(view.colors) < 2:
        return False
    if d.chosen is not None and d.chosen.kind == "card name":
        return has_name(view, speaker.words.get("card name", ""))
    if d.chosen is not None:
        word = speaker.words.get(d.chosen.kind, "")
        if word not in view.colors and word not in view.subtypes:
            return False
    return True


def _has_status(game: Game, board: Mapping[int, View], speaker: Speaker, d: Filter, thing: int) -> bool:
    found, view = game.objects[thing], board[thing]
    if d.controller is not None and view.controller not in players_of(game, board, speaker, d.controller):
        return False
    if d.not_controller is not None and view.controller in players_of(game, board, speaker, d.not_controller):
        return False
    if d.owner is not None and found.owner not in players_of(game, board, speaker, d.owner):
        return False
    if d.not_owner is not None and found.owner in players_of(game, board, speaker, d.not_owner):
        return False
    if d.keywords or d.not_keywords:
        names = {name for a in view.abilities if isinstance(a, Keyword) for name in (a.name, a.called)}
        if not names.issuperset(d.keywords) or not names.isdisjoint(d.not_keywords):
            return False
    if d.no_abilities and not has_no_abilities(view):
        return False
    if d.face_down is not None and d.face_down != found.face_down:
        return False
    if d.tapped is not None and d.tapped != found.tapped:
        return False
    if d.attacking is not None and d.attacking != (found.attacking is not None):
        return False
    if d.blocking is not None and d.blocking != bool(found.blocking):
        return False
    if d.attached and not _is_so_attached(game, board, d.attached, thing):
        return False
    if d.token is not None and d.token != (found.kind == "token"):
        return False
    if d.linked and not _is_linked(game, speaker, d, thing):
        return False
    if d.this_turn and not was_so_this_turn(game, speaker, d.this_turn, thing):
        return False
    if d.targets is not None and not _targets(game, board, speaker, d.targets, found):
        return False
    if d.exiled_by and not exiled_before_the_game(game, speaker, d.exiled_by, thing):
        return False
    if d.versus and not _faces(game, d.versus, thing, speaker.source):
        return False
    if (d.named and not has_name(view, d.named)) or (d.counter and d.counter not in found.counters):
        return False
    return all(_compares(game, board, speaker, c, thing) for c in d.comparisons)


def _is_linked(game: Game, speaker: Speaker, d: Filter, thing: int) -> bool:
    """Whether an object is one of those linked to what speaks; each ``other`` is none that has just been named."""
    return thing in linked(game, speaker, d.linked) and not (d.other and thing in speaker.about)


def _targets(
    game: Game, board: Mapping[int, View], speaker: Speaker, what: Subject, found: GameObject
) -> bool:
    """Whether a spell or ability has a target that is named, or that matches (115.1)."""
    chosen = {t for group in found.on_stack.targets for t in group} if found.on_stack is not None else set()
    if isinstance(what, AllThese):
        things = (t for t in chosen if isinstance(t, int) and t in game.objects)
        return any(is_described(game, board, speaker, what.filter, t) for t in things)
    return not chosen.isdisjoint(objects_of(game, board, speaker, what))


def _is_so_attached(game: Game, board: Mapping[int, View], how: str, thing: int) -> bool:
    """Whether a permanent is enchanted or equipped (303.4, 301.5), or has been modified (700.9)."""
    found = [i for i in game.battlefield if game.objects[i].attached_to == thing]
    enchanted = [i for i in found if "Aura" in board[i].subtypes]
    equipped = any("Equipment" in board[i].subtypes for i in found)
    if how == "enchanted":
        return bool(enchanted)
    if how == "equipped":
        return equipped
    mine = any(board[i].controller == board[thing].controller for i in enchanted)
    return bool(game.objects[thing].counters) or equipped or mine


def was_so_this_turn(game: Game, speaker: Speaker, what: str, thing: int) -> bool:
    """Whether an object attacked this turn, was cast by the speaker, or was dealt damage by what speaks."""
    for event in game.deeds:
        match what, event:
            case "attacked", Notes(attacker, "attacks") if attacker == thing:
                return True
            case "cast", Casts(player, spell) if (player, spell) == (speaker.controller, thing):
                return True
            case "damaged by this", Deals(source, to) if (source, to) == (speaker.source, thing):
                return True
            case _:
                continue
    return False


def has_no_abilities(view: View) -> bool:
    """Whether an object has no abilities, not even the mana ability of a basic land type (305.6)."""
    of_land_types = "land" in view.types and not view.bare and not view.subtypes.isdisjoint(BASIC_LAND_TYPES)
    return not view.held and not of_land_types


def _faces(game: Game, versus: str, thing: int, other: int) -> bool:
    """Whether an object blocks another, or is blocked by it (509.1g)."""
    blocking = other in game.objects[thing].blocking
    blocked = other in game.objects and thing in game.objects[other].blocking
    return (blocking and versus != "blocked by") or (blocked and versus != "blocking")


def _compares(game: Game, board: Mapping[int, View], speaker: Speaker, c: Comparison, thing: int) -> bool:
    view = board[thing]
    if c.of == "power or toughness":
        either = (replace(c, of=one) for one in ("power", "toughness"))
        return any(_compares(game, board, speaker, one, thing) for one in either)
    value = {
        "power": view.power,
        "toughness": view.toughness,
        "mana value": mana_value(game, board, thing),
        "loyalty": view.loyalty,
    }[c.of]
    if c.sign in ("even", "odd"):
        return value is not None and value % 2 == (c.sign == "odd")
    return value is not None and _compare(value, c.sign, amount_of(game, board, speaker, c.amount))


def mana_value(game: Game, board: Mapping[int, View], thing: int) -> int:
    """The mana value of an object; on the stack the X of its cost is what was chosen for it (202.3e)."""
    view, found = _view(game, board, thing), game.last_seen(thing)
    chosen = found.on_stack.x if found.zone == "stack" and found.on_stack is not None else 0
    symbols = view.cost.symbols if view.cost is not None else ()
    return view.mana_value + chosen * symbols.count("X")


def _compare(left: int, sign: str, right: int) -> bool:
    match sign:
        case "<":
            return left < right
        case ">":
            return left > right
        case _:
            return left <= right if sign == "<=" else left >= right if sign == ">=" else left == right


def amount_of(game: Game, board: Mapping[int, View], speaker: Speaker, amount: Amount) -> int:
    """How much the words say. Of several objects or players named, their values are added."""
    match amount:
        case Number(value):
            return value
        case X():
            return speaker.x
        case CountOf(Filter(this_turn=deed) as described) if deed:
            return len(_of_this_turn(game, board, speaker, described))
        case CountOf(described):
            return len(objects_of(game, board, speaker, AllThese(described)))
        case CardsIn(who, zone):
            return sum(len(game.zone(zone, player)) for player in players_of(game, board, speaker, who))
        case PowerOf(of):
            return sum(_view(game, board, i).power or 0 for i in _named(game, board, speaker, of))
        case GreatestPower(described):
            return max(
                (board[i].power or 0 for i in objects_of(game, board, speaker, AllThese(described))),
                default=0,
            )
        case TargetsBeyondFirst():
            return max(0, sum(len(group) for group in speaker.targets) - 1)
        case TimesPaid(of, cost):
            things = (game.last_seen(i) for i in _named(game, board, speaker, of))
            return sum(times_paid(game, thing, cost) for thing in things)
        case ManaSpentOn(of):
            return sum(mana_spent(game, game.last_seen(i)) for i in _named(game, board, speaker, of))
        case ColorsSpentOn(of):
            spent = {
                color for i in _named(game, board, speaker, of) for color in colors_spent(game.last_seen(i))
            }
            return len(spent)
        case ToughnessOf(of):
            return sum(_view(game, board, i).toughness or 0 for i in _named(game, board, speaker, of))
        case ManaValueOf(of):
            return sum(mana_value(game, board, i) for i in _named(game, board, speaker, of))
        case CountersOn(kind, of):
            named = (game.last_seen(i).counters.get(kind) for i in _named(game, board, speaker, of))
            return sum(counter.amount for counter in named if counter)
        case LifeOf(who):
            return sum(game.players[player].life for player in players_of(game, board, speaker, who))
        case SpeedOf(who):
            return sum(game.players[player].speed or 0 for player in players_of(game, board, speaker, who))
        case SpellsCastBefore():
            return _cast_before(game, speaker.source)
        case ThatMuch():
            return speaker.amount
        case PreventedThisWay():
            return speaker.prevented
        case LifePaid("entered"):
            return paid_as_it_entered(game, speaker)
        case LifePaid():
            return paid_as_it_was_cast(game, speaker)
        case Noted():
            noted = linked(game, speaker, "number")
            return int(noted[-1]) if noted else 0
        case Negative(of):
            return -amount_of(game, board, speaker, of)
        case Half(of, up):
            return (amount_of(game, board, speaker, of) + up) // 2
        case TypesAmong(described):
            return len(
                frozenset().union(
                    *(board[i].types for i in objects_of(game, board, speaker, AllThese(described)))
                )
            )
        case Devotion(who, colors):
            controllers = players_of(game, board, speaker, who)
            letters = {letter for letter, color in COLOR_LETTERS.items() if color in colors}
            symbols = (
                s for i in game.battlefield if board[i].controller in controllers for s in _symbols(board[i])
            )
            return sum(not letters.isdisjoint(symbol.split("/")) for symbol in symbols)
        case Plus(more, of):
            return more + amount_of(game, board, speaker, of)
        case ConditionalAmount(condition, one, other):
            return amount_of(game, board, speaker, one if holds(game, board, speaker, condition) else other)
        case Times(factor, of):
            return factor * amount_of(game, board, speaker, of)
        case _:
            assert_never(amount)


def _symbols(view: View) -> tuple[str, ...]:
    return view.cost.symbols if view.cost is not None else ()


def _cast_before(game: Game, spell: int) -> int:
    """How many spells have been cast this turn before this one."""
    cast = [event.spell for event in game.deeds if isinstance(event, Casts)]
    return cast.index(spell) if spell in cast else len(cast)


def _of_this_turn(
    game: Game, board: Mapping[int, View], speaker: Speaker, described: Filter
) -> tuple[int, ...]:
    """What was done this turn: the creatures attacked with, those that died, the spells cast."""
    found: list[int] = []
    for event in game.deeds:
        match described.this_turn, event:
            case "attacked", Notes(int() as thing, "attacks", _) if game.active == speaker.controller:
                found.append(thing)
            case "died", Moves(thing, "graveyard") if (
                game.last_known[thing][0].zone == "battlefield"
                and "creature" in game.last_known[thing][1].types
            ):
                found.append(thing)
            case "cast", Casts(player, spell) if player == speaker.controller:
                found.append(spell)
            case _:
                continue
    return as_it_was_then(game, board, tuple(found))


def only_what_is_left(game: Game, board: Mapping[int, View], found: tuple[int, ...]) -> tuple[int, ...]:
    """Only what is still there, and still a creature, counts."""
    return tuple(i for i in found if i in game.objects and "creature" in board[i].types)


@rule("608.2i", without=only_what_is_left)
def as_it_was_then(game: Game, _board: Mapping[int, View], found: tuple[int, ...]) -> tuple[int, ...]:
    """What looks back at what was done this turn counts objects as they were then, wherever and whatever they are now."""
    game.note("608.2i", f"this turn: {', '.join(map(game.label, found)) or 'none'}", standing=True)
    return found


def _named(game: Game, board: Mapping[int, View], speaker: Speaker, subject: Subject) -> tuple[int, ...]:
    """As :func:`objects_of`, but an object that is gone counts with what was last known of it (608.2h)."""
    match subject:
        case This():
            return (speaker.source,)
        case It("source") if speaker.dealer is not None:
            return (speaker.dealer,)
        case It():
            return tuple([as_it_was(game, speaker.was.get(i), i) for i in speaker.about])
        case Target(index=index) if not (index < len(speaker.targets) and speaker.targets[index]):
            raise NoInformation
        case AllThese(Filter(linked=kind)) if kind:
            return those_still_there(game, speaker, kind, objects_of(game, board, speaker, subject))
        case _:
            return objects_of(game, board, speaker, subject)


def as_it_is_by_now(_game: Game, _old: int | None, new: int) -> int:
    """What has changed zones is looked at in its new zone."""
    return new


@rule("608.2h", without=as_it_is_by_now)
def as_it_was(game: Game, old: int | None, new: int) -> int:
    """Of what has just left the battlefield or the stack, its last state counts, and not the card that it has become."""
    if old is None or game.last_known[old][0].zone not in ("battlefield", "stack"):
        return new
    if new in game.objects and game.objects[new].zone in ("battlefield", "stack"):
        return new
    return old


def as_they_last_were(game: Game, speaker: Speaker, kind: str, found: tuple[int, ...]) -> tuple[int, ...]:
    """What has gone counts with what was last known of it."""
    gone = (i for i in linked(game, speaker, kind) if isinstance(i, int) and i not in game.objects)
    return (*found, *(i for i in gone if i in game.last_known))


@rule("604.7", without=as_they_last_were)
def those_still_there(game: Game, speaker: Speaker, kind: str, found: tuple[int, ...]) -> tuple[int, ...]:
    """A static ability uses no last known information: what it speaks of and is gone tells it nothing."""
    if any(i not in game.objects for i in linked(game, speaker, kind)):
        game.note("604.7", f"{game.label(speaker.source)}: nothing is known of what is gone", standing=True)
    return found


def wherever_it_is(game: Game, described: Filter, thing: int) -> Filter:
    """The description of a card that has been named already: no zone has to be said with it."""
    zone = game.objects[thing].zone
    if described.noun != "card" or described.zone != "battlefield" or zone == "none":
        return described
    return replace(described, zone=zone)


def as_costs_are_now(game: Game, thing: GameObject) -> int:
    """What effects make of the cost by now counts for what was spent."""
    from comprules.abilities.changes import ChangeCost  # noqa: PLC0415
    from comprules.rules.interaction_of_continuous_effects import changes_for_player  # noqa: PLC0415

    chosen = thing.on_stack or thing.cast
    spent = sum(part.amount for part in chosen.paid if part.kind == "mana") if chosen else 0
    return spent + sum(c.by for c in changes_for_player(game, thing.controller) if isinstance(c, ChangeCost))


@rule("601.7", without=as_costs_are_now)
def mana_spent(game: Game, thing: GameObject) -> int:
    """What was spent on a spell is what was paid as it was cast; costs that change later do not touch it."""
    chosen = thing.on_stack or thing.cast
    spent = sum(part.amount for part in chosen.paid if part.kind == "mana") if chosen else 0
    game.note("601.7", f"{spent} mana was spent on {thing.label}, whatever spells cost by now", standing=True)
    return spent


def colors_spent(thing: GameObject) -> set[str]:
    """The colors of the mana that was spent to cast a spell, or the spell that a permanent was."""
    chosen = thing.on_stack or thing.cast
    return {color for part in chosen.paid for color in part.colors} if chosen else set()


def paid_any_cost(_game: Game, thing: GameObject, _cost: str) -> bool:
    """Any additional cost will do."""
    chosen = thing.on_stack or thing.cast
    return chosen is not None and bool(chosen.options)


def paid_or_not(game: Game, thing: GameObject, cost: str) -> int:
    """Only whether it was paid counts."""
    return int(was_paid(game, thing, cost))


@rule("607.2i", without=paid_or_not)
def times_paid(game: Game, thing: GameObject, cost: str) -> int:
    """How often a cost was announced as the spell, or the spell that the permanent was, was cast."""
    chosen = thing.on_stack or thing.cast
    options = chosen.options if chosen is not None else ()
    times = sum(is_among(cost, (option,)) for option in options)
    game.note("607.2i", f"{thing.label} was cast with {cost} {times} time(s)", standing=True)
    return times


def is_among(cost: str, options: tuple[str, ...]) -> bool:
    """Whether a cost is among those announced: ``kicker``, which multikicker is as well, or one of several, ``kicker {W}``."""
    words = (cost, "multikicker") if cost == "kicker" else (cost,)
    return any(option == cost or option.partition(" ")[0] in words for option in options)


@rule("607.2i", without=paid_any_cost)
def was_paid(game: Game, thing: GameObject, cost: str) -> bool:
    """Whether the spell, or the spell that the permanent was, was cast with this cost announced: this one and no other (400.7d)."""
    chosen = thing.on_stack or thing.cast
    is_paid = chosen is not None and is_among(cost, chosen.options)
    game.note(
        "607.2i", f"{game.label(thing.id)} was {'' if is_paid else 'not '}cast with {cost}", standing=True
    )
    return is_paid


def _was_cast(
    game: Game, board: Mapping[int, View], speaker: Speaker, condition: WasCast, thing: int
) -> bool:
    """Whether an object was cast as a spell (601.2i), by such a player, from such a zone; a copy put on the stack was not."""
    found = game.last_seen(thing)
    chosen = found.on_stack or found.cast
    if chosen is None or not chosen.cast_from or condition.origin not in ("", chosen.cast_from):
        return False
    if condition.by is None:
        return True
    casters = players_of(game, board, speaker, condition.by)
    return any(
        isinstance(event, Casts)
        and event.player in casters
        and thing in (event.spell, game.successor.get(event.spell))
        for event in game.deeds
    )


def nothing_was_paid(_game: Game, _speaker: Speaker) -> int:
    """What was paid is not known any more."""
    return 0


@rule("607.2g", without=nothing_was_paid)
def paid_as_it_entered(game: Game, speaker: Speaker) -> int:
    """The cost paid because of a linked ability as the object entered, and no other."""
    paid = linked(game, speaker, "paid as it entered")
    game.note(
        "607.2g",
        f"{game.label(speaker.source)}: {paid[-1] if paid else 0} was paid as it entered",
        standing=True,
    )
    return int(paid[-1]) if paid else 0


@rule("607.2j", without=nothing_was_paid)
def paid_as_it_was_cast(game: Game, speaker: Speaker) -> int:
    """The value chosen for a variable additional cost as the object was cast."""
    thing = game.last_seen(speaker.source)
    chosen = thing.on_stack or thing.cast
    game.note(
        "607.2j",
        f"{game.label(thing.id)}: {chosen.x if chosen else 0} was chosen as it was cast",
        standing=True,
    )
    return chosen.x if chosen else 0


def whatever_was_chosen(_game: Game, _speaker: Speaker, _word: str) -> bool:
    """The abilities behind both anchor words are there."""
    return True


@rule("614.12b", "607.2f", "607.2m", without=whatever_was_chosen)
def anchored(game: Game, speaker: Speaker, word: str) -> bool:
    """The ability behind an anchor word is there while that word was chosen as the permanent entered."""
    chosen = speaker.words.get("anchor word", "") == word
    said = "was" if chosen else "was not"
    game.note("614.12b", f"{word} {said} chosen for {game.label(speaker.source)}", standing=True)
    game.note("607.2f", f"{game.label(speaker.source)} asks for the word chosen for it alone", standing=True)
    game.note("607.2m", f"the ability behind {word} is linked to the choice of a word", standing=True)
    return chosen


def holds(game: Game, board: Mapping[int, View], speaker: Speaker, condition: Condition) -> bool:
    """Whether a condition is true now."""
    match condition:
        case Always():
            return True
        case Exists(described, least, most):
            count = len(objects_of(game, board, speaker, AllThese(described)))
            return least <= count and (most is None or count <= most)
        case AmountIs(amount, sign, than):
            return _compare(
                amount_of(game, board, speaker, amount), sign, amount_of(game, board, speaker, than)
            )
        case ThisIs(subject, described):
            named = objects_of(game, board, speaker, subject)
            return bool(named) and all(
                is_described(game, board, speaker, wherever_it_is(game, described, i), i) for i in named
            )
        case Did():
            return speaker.did
        case HasTarget(kind):
            targets = (t for group in speaker.targets for t in group if isinstance(t, int))
            return any(is_described(game, board, speaker, kind, t) for t in targets)
        case CostPaid(of, cost):
            named = _named(game, board, speaker, of)
            return any(was_paid(game, game.last_seen(i), cost) for i in named)
        case WasCast(of):
            return any(
                _was_cast(game, board, speaker, condition, i) for i in _named(game, board, speaker, of)
            )
        case WasDealtDamage(who):
            hurt = {event.to for event in game.deeds if isinstance(event, Deals)}
            return not hurt.isdisjoint(players_of(game, board, speaker, who))
        case IsPrevented():
            return speaker.prevented > 0
        case WordChosen(word):
            return anchored(game, speaker, word)
        case AttachedTo(subject, to):
            hosts = _named(game, board, speaker, to)
            attached = objects_of(game, board, speaker, subject)
            return bool(attached) and all(game.objects[i].attached_to in hosts for i in attached)
        case TurnOf(whose, step):
            return game.active in players_of(game, board, speaker, whose) and step in ("", game.step)
        case AllHold(conditions):
            return all(holds(game, board, speaker, each) for each in conditions)
        case Not(inner):
            return not holds(game, board, speaker, inner)
        case _:
            assert_never(condition)
