"""303.4, 301.5, 301.6, 702.16: what may be attached to what."""

from __future__ import annotations

from comprules.abilities.keywords import Keyword, Quality
from comprules.abilities.kinds import Ability
from comprules.book.citing import cite
from comprules.english.lexicon import singular
from comprules.keyword_instances import working
from comprules.keywords.rules_702_2_to_60 import ENCHANT
from comprules.questions import ask_objects
from comprules.rules.continuous.interaction import abilities_of_player
from comprules.rules.meaning import Speaker, is_described, opponents_of
from comprules.rules.meaning.reach import enchants_there, equips_there
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import View
from comprules.words import COLORS

__all__ = [
    "ALL_ENCHANT_ABILITIES",
    "ATTACHED_IN_VAIN",
    "AURAS_NOT_REMOVED",
    "AURAS_SAY_WHAT_THEY_ENCHANT",
    "AURA_DOES_NOT_MOVE",
    "BATTLES_STAY_APART",
    "CREATURES_ENCHANT_NOTHING",
    "CREATURES_EQUIP_NOTHING",
    "ENCHANT_PLAYER",
    "EQUIPMENT",
    "EQUIPMENT_STAYS",
    "FORTIFICATIONS",
    "FROM_A_PLAYER",
    "FROM_A_QUALITY",
    "FROM_EACH",
    "FROM_EVERYTHING",
    "FROM_ONE_AND_FROM_ANOTHER",
    "ILLEGAL_ENCHANTING",
    "PROTECTION_FROM_AURAS",
    "PROTECTION_FROM_EQUIPMENT",
    "aura_does_not_move",
    "battles_stay_apart",
    "creatures_enchant_nothing",
    "creatures_equip_nothing",
    "enchant_abilities",
    "enchants",
    "enchants_players",
    "equipment_stays",
    "equips",
    "fortifies",
    "has_quality",
    "is_a_permanent",
    "is_allowed_by_each",
    "is_an_opponents",
    "is_anything",
    "is_moved_onto",
    "is_of_any_color",
    "is_of_kind_anywhere",
    "is_one_of_these",
    "is_player_protected",
    "is_protected",
    "is_spared",
    "keeps_off_auras",
    "keeps_off_equipment",
    "may_be_attached",
    "one_host",
]

EQUIPMENT = cite("301.5")
EQUIPMENT_STAYS = cite("301.5b")
CREATURES_EQUIP_NOTHING = cite("301.5c")
FORTIFICATIONS = cite("301.6")
AURAS_SAY_WHAT_THEY_ENCHANT = cite("303.4")
ILLEGAL_ENCHANTING = cite("303.4c")
CREATURES_ENCHANT_NOTHING = cite("303.4d")
AURA_DOES_NOT_MOVE = cite("303.4j")
BATTLES_STAY_APART = cite("310.9")
ALL_ENCHANT_ABILITIES = cite("702.5c")
ENCHANT_PLAYER = cite("702.5d")
FROM_A_QUALITY = cite("702.16a")
PROTECTION_FROM_AURAS = cite("702.16c")
PROTECTION_FROM_EQUIPMENT = cite("702.16d")
FROM_ONE_AND_FROM_ANOTHER = cite("702.16g")
FROM_EACH = cite("702.16h")
FROM_EVERYTHING = cite("702.16j")
FROM_A_PLAYER = cite("702.16k")
AURAS_NOT_REMOVED = cite("702.16n")
ATTACHED_IN_VAIN = cite("701.3b")


def may_be_attached(game: Game, thing: int, host: int | str | None) -> bool:
    """Say whether an Aura's enchant ability, or what Equipment is for, allows this host."""
    if host is None or host == thing:
        return False
    view = views(game)[thing]
    if not may_be_on_anything(game, thing, view):
        return False
    if isinstance(host, str):
        return (
            "Aura" in view.subtypes
            and host in game.alive
            and enchants_players(game, view)
            and not keeps_off_auras(game, host, view)
            and enchants_there(game, thing, host)
        )
    if host not in game.battlefield:
        return False
    keeps_off = keeps_off_auras if "Aura" in view.subtypes else keeps_off_equipment
    if keeps_off(game, host, view) and not is_spared(game, thing, host):
        return False
    if "Equipment" in view.subtypes:
        return equips(game, thing, host) and equips_there(game, thing, host)
    if "Fortification" in view.subtypes:
        return fortifies(game, thing, host) and equips_there(game, thing, host)
    return enchants(game, thing, host) and enchants_there(game, thing, host)


@AURAS_NOT_REMOVED
def is_spared(game: Game, aura: int, host: int) -> bool:
    """An Aura is not removed by protection that says so of it, if nothing else protects from it."""
    there, own = views(game)[host], views(game)[aura]
    found = [a.quality for a in working(game, there.abilities, "protection") if a.quality is not None]
    against = [quality for quality in found if _is_of_quality(game, quality, own)]
    spared = bool(against) and all(quality.spares == aura for quality in against)
    if spared:
        AURAS_NOT_REMOVED.decided_once(game, f"{game.label(host)} keeps {game.label(aura)}, which says so")
    return spared


@ENCHANT_PLAYER
def enchants_players(game: Game, aura: View) -> bool:
    """An Aura whose enchant ability names players is attached to them."""
    found = enchant_abilities(game, aura)
    can = bool(found) and all(a.player for a in found)
    if can:
        ENCHANT_PLAYER.decided_once(game, f"{aura.name} enchants players")
    return can


@PROTECTION_FROM_AURAS
def keeps_off_auras(game: Game, host: int | str, aura: View) -> bool:
    """What has protection from an Aura can't be enchanted by it."""
    if isinstance(host, str):
        kept, name = is_player_protected(game, host, aura), host
    else:
        kept, name = is_protected(game, views(game)[host], aura), game.label(host)
    if kept:
        PROTECTION_FROM_AURAS.decided_once(game, f"{name} has protection from {aura.name}")
    return kept


@PROTECTION_FROM_EQUIPMENT
def keeps_off_equipment(game: Game, host: int, equipment: View) -> bool:
    """What has protection from an Equipment or Fortification can't be equipped or fortified by it."""
    kept = is_protected(game, views(game)[host], equipment)
    if kept:
        PROTECTION_FROM_EQUIPMENT.decided_once(
            game, f"{game.label(host)} has protection from {equipment.name}"
        )
    return kept


def may_be_on_anything(game: Game, thing: int, view: View) -> bool:
    """Say whether a permanent of its types can be attached to anything."""
    if "battle" in view.types and battles_stay_apart(game, thing):
        return False
    if "creature" not in view.types:
        return True
    if "Aura" in view.subtypes:
        return not creatures_enchant_nothing(game, thing)
    return has_reconfigure(game, view) or not creatures_equip_nothing(game, thing)


def has_reconfigure(game: Game, view: View) -> bool:
    """Say whether an Equipment stays able to be attached while it is a creature (702.151)."""
    return bool(working(game, view.abilities, "reconfigure"))


@BATTLES_STAY_APART
def battles_stay_apart(game: Game, battle: int) -> bool:
    """A battle is attached to nothing, even if it is an Aura, Equipment or Fortification as well."""
    BATTLES_STAY_APART.decided_once(game, f"{game.label(battle)} is a battle, and attached to nothing")
    return True


@CREATURES_EQUIP_NOTHING
def creatures_equip_nothing(game: Game, equipment: int) -> bool:
    """An Equipment that is a creature can't equip anything, and a Fortification can't fortify."""
    CREATURES_EQUIP_NOTHING.decided_once(game, f"{game.label(equipment)} is a creature, and equips nothing")
    return True


@CREATURES_ENCHANT_NOTHING
def creatures_enchant_nothing(game: Game, aura: int) -> bool:
    """An Aura that is a creature can't enchant anything."""
    CREATURES_ENCHANT_NOTHING.decided_once(game, f"{game.label(aura)} is a creature, and enchants nothing")
    return True


@EQUIPMENT
def equips(game: Game, equipment: int, host: int) -> bool:
    """An Equipment can be attached to a creature and to nothing else."""
    can = "creature" in views(game)[host].types
    how = "can" if can else "can't"
    EQUIPMENT.decided_once(game, f"{game.label(equipment)} {how} be attached to {game.label(host)}")
    return can


@FORTIFICATIONS
def fortifies(game: Game, fortification: int, host: int) -> bool:
    """A Fortification can be attached to a land and to nothing else."""
    can = "land" in views(game)[host].types
    how = "can" if can else "can't"
    FORTIFICATIONS.decided_once(game, f"{game.label(fortification)} {how} be attached to {game.label(host)}")
    return can


@AURAS_SAY_WHAT_THEY_ENCHANT
def enchants(game: Game, aura: int, host: int) -> bool:
    """What an Aura can be attached to is said by its enchant abilities."""
    view = views(game)[aura]
    speaker = Speaker(aura, view.controller)
    abilities = enchant_abilities(game, view)
    can = is_allowed_by_each(
        game,
        [
            a.filter is not None and is_described(game, views(game), speaker, a.filter, host)
            for a in abilities
        ],
    )
    how = "can" if can else "can't"
    ENCHANT.decided_once(game, f"{game.label(aura)} {how} enchant {game.label(host)}")
    AURAS_SAY_WHAT_THEY_ENCHANT.decided_once(game, f"{game.label(aura)} {how} enchant {game.label(host)}")
    return can


@ALL_ENCHANT_ABILITIES
def is_allowed_by_each(game: Game, allowed: list[bool]) -> bool:
    """Say whether each of an Aura's enchant abilities, of which there is one at least, allows something."""
    can = bool(allowed) and all(allowed)
    if any(allowed) and len(allowed) > 1:
        says = f"{sum(allowed)} of its {len(allowed)} enchant abilities allow an Aura to be attached"
        ALL_ENCHANT_ABILITIES.decided_once(game, says)
    return can


@ATTACHED_IN_VAIN
def is_moved_onto(game: Game, thing: int, host: int) -> bool:
    """Say whether an effect moves an Aura, Equipment or Fortification onto an object.

    What can't be attached there stays where it is, and what is there already is not moved.
    """
    if game.objects[thing].attached_to == host:
        ATTACHED_IN_VAIN.decided(game, f"{game.label(thing)} is attached to {game.label(host)} already")
        return False
    if may_be_attached(game, thing, host):
        return True
    ATTACHED_IN_VAIN.decided(game, f"{game.label(thing)} can't be attached to {game.label(host)}: it stays")
    if "Aura" in views(game)[thing].subtypes:
        return not aura_does_not_move(game, thing, host)
    return not equipment_stays(game, thing, host)


@CREATURES_EQUIP_NOTHING
@CREATURES_ENCHANT_NOTHING
def one_host(game: Game, thing: int, hosts: tuple[int, ...]) -> int:
    """What is to be attached to several is attached to one of them, as its controller chooses."""
    citation = CREATURES_ENCHANT_NOTHING if "Aura" in views(game)[thing].subtypes else CREATURES_EQUIP_NOTHING
    controller = views(game)[thing].controller
    if len(hosts) > 1:
        citation.decided(game, f"{game.label(thing)} can be attached to one only, as {controller} chooses")
    return ask_objects(game, controller, f"choose what {game.label(thing)} is attached to", hosts)[0]


@EQUIPMENT_STAYS
def equipment_stays(game: Game, equipment: int, host: int) -> bool:
    """An Equipment that is to be attached to what it can't equip does not move."""
    EQUIPMENT_STAYS.decided(game, f"{game.label(equipment)} can't equip {game.label(host)} and does not move")
    return True


@AURA_DOES_NOT_MOVE
def aura_does_not_move(game: Game, aura: int, host: int) -> bool:
    """An Aura that is to be attached to what it can't enchant does not move."""
    AURA_DOES_NOT_MOVE.decided(game, f"{game.label(aura)} can't enchant {game.label(host)} and does not move")
    return True


def enchant_abilities(game: Game, view: View) -> tuple[Keyword, ...]:
    """Return the enchant abilities of an Aura (702.5)."""
    return working(game, view.abilities, "enchant")


def has_quality(view: View, quality: Quality) -> bool:
    """Say whether an object has the quality that protection names: a color or a type."""
    word = quality.word
    if " " in word:
        return all(_has_word(view, part) for part in word.split(" "))
    one = singular(word)
    words = {word, one, one.lower(), one.capitalize()}
    if word in ("monocolored", "multicolored", "colorless"):
        return {"colorless": 0, "monocolored": 1}.get(word, 2) == min(len(view.colors), 2)
    return bool(words & (view.colors | view.types | view.subtypes | view.supertypes))


def _has_word(view: View, word: str) -> bool:
    if not word.startswith("non"):
        return has_quality(view, Quality(word))
    return not has_quality(view, Quality(word.removeprefix("non").removeprefix("-")))


def is_protected(game: Game, there: View, other: View) -> bool:
    """Say whether an object has protection from a quality that the other has (702.16)."""
    return _protect(game, there.abilities, other, there.controller)


def is_player_protected(game: Game, player: str, other: View) -> bool:
    """Say whether a player has protection from a quality that the object has (702.16k)."""
    return _protect(game, abilities_of_player(game, player), other, player)


def _protect(game: Game, abilities: tuple[Ability, ...], other: View, player: str) -> bool:
    found = tuple(a.quality for a in working(game, abilities, "protection") if a.quality is not None)
    if _FROM_OPPONENTS in found and is_an_opponents(game, other, player):
        return True
    found = tuple(quality for quality in found if quality != _FROM_OPPONENTS)
    return bool(found) and is_one_of_these(game, found, other)


_FROM_OPPONENTS = Quality("each of your opponents")


@FROM_A_PLAYER
def is_an_opponents(game: Game, other: View, player: str) -> bool:
    """Protection from a player is from each object that the player controls, whatever it is."""
    kept = other.controller in opponents_of(game, player)
    if kept:
        FROM_A_PLAYER.decided_once(game, f"{other.name} is controlled by an opponent of {player}")
    return kept


@FROM_ONE_AND_FROM_ANOTHER
def is_one_of_these(game: Game, qualities: tuple[Quality, ...], other: View) -> bool:
    """Say whether an object has a quality of several: protection from each is an ability of its own."""
    fits = any(_is_of_quality(game, quality, other) for quality in qualities)
    if fits and len(qualities) > 1:
        says = f"{other.name} is of one of {len(qualities)} qualities, and that is enough for protection"
        FROM_ONE_AND_FROM_ANOTHER.decided_once(game, says)
    return fits


def _is_of_quality(game: Game, quality: Quality, other: View) -> bool:
    if quality.word == "everything":
        return is_anything(game, other)
    if quality.word == "all colors":
        return is_of_any_color(game, other)
    return is_of_kind_anywhere(game, quality, other)


@FROM_EVERYTHING
def is_anything(game: Game, other: View) -> bool:
    """Protection from everything is from each object, whatever it is."""
    FROM_EVERYTHING.decided_once(game, f"{other.name} is kept off by protection from everything")
    return True


@FROM_EACH
def is_of_any_color(game: Game, other: View) -> bool:
    """Protection from each color is protection from one of the five and from each other one."""
    has_one = bool(other.colors)
    FROM_EACH.decided_once(game, f"{other.name} {'has a' if has_one else 'has no'} color")
    return has_one


@FROM_A_QUALITY
def is_of_kind_anywhere(game: Game, quality: Quality, other: View) -> bool:
    """Protection from a type is from permanents of it, and from whatever is of it outside the battlefield."""
    if not has_quality(other, quality):
        return False
    if quality.word not in COLORS and not is_a_permanent(game, other):
        says = f"{other.name} is of the kind {quality.word}, though it is not on the battlefield"
        FROM_A_QUALITY.decided_once(game, says)
    return True


def is_a_permanent(game: Game, there: View) -> bool:
    """Say whether this is the look of something on the battlefield."""
    board = views(game)
    return any(board[i] is there for i in game.battlefield)
