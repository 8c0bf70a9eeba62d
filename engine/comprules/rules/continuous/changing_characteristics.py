"""What one change does to one object's characteristics (105.3, 205.1, 305.7, 612, 613.4, 707.2, 708.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import assert_never

from comprules.abilities.adding_mana import is_for_mana
from comprules.abilities.changes import (
    AddAbilitiesOf,
    AddOneOf,
    AddWord,
    BecomeFaceDown,
    BecomeFlipped,
    CantHave,
    ChangeColors,
    ChangeControl,
    ChangeText,
    ChangeTypes,
    DefineColors,
    DefineSize,
    HaveFullText,
    HaveNames,
    HaveThisAbility,
    LockHalves,
    LoseAbilities,
    LoseAllAbilities,
    LoseThisAbility,
    ModifySize,
    NotCopied,
    SetName,
    SetSize,
    SwitchSize,
)
from comprules.abilities.changes_of_rules import (
    ActivationCost,
    AssignsNoCombatDamage,
    AsThoughFlash,
    AsThoughYourGraveyard,
    CanAsThough,
    CantBe,
    CantBeTargeted,
    CantCast,
    CantPlay,
    ChangeCost,
    DealsByToughness,
    HelpsAsThough,
    KeepsMana,
    LoyaltyCostsMore,
    MaximumHandSize,
    MayAssignAsUnblocked,
    MayAsThough,
    MayCastThis,
    MayLook,
    MayLookAtTop,
    MayPayInstead,
    MayStayTapped,
    MinimumCost,
    MoreLands,
    MustTarget,
    OnlyAsSorcery,
    PlayRevealed,
    SpendManaAsThough,
    StaysTapped,
    UntapsAtMost,
)
from comprules.abilities.combat import (
    AtMost,
    CantAlone,
    CantAttack,
    CantAttackUnless,
    CantFace,
    CantUnlessPaid,
    Goaded,
    MayBlockMore,
    Must,
    NumberOfBlockers,
)
from comprules.abilities.kinds import (
    Ability,
    AddAbilities,
    BecomeCopy,
    Change,
    HaveText,
    MayCast,
    MayPlay,
    ReplaceText,
)
from comprules.abilities.nouns import Amount
from comprules.abilities.simple_nouns import Number
from comprules.book.citing import cite
from comprules.happening.flip_cards import cost_and_colors_of_flipped
from comprules.rules.continuous.abilities_of_objects import at_mana_cost, with_abilities, without_keywords
from comprules.rules.continuous.changed_types import with_types
from comprules.rules.continuous.changing_text import (
    named_like_all,
    rules_text,
    with_full_text,
    with_rules_text,
    with_text,
    with_word,
)
from comprules.rules.continuous.copy_exceptions import without_what_defines, without_what_is_not_copied
from comprules.rules.continuous.effect import Continuous
from comprules.rules.continuous.face_down import face_down
from comprules.rules.continuous.locked_halves import without_locked_halves
from comprules.rules.continuous.settling_changes import settled, speak_of_choice
from comprules.rules.continuous.starting_values import held_by
from comprules.rules.continuous.stickers import sets_size
from comprules.rules.continuous.what_is_copied import modified_by_status
from comprules.rules.meaning import objects_of, players_of
from comprules.rules.meaning.tokens import as_lent
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, Origin, View

__all__ = [
    "ADDING_AND_REMOVING_ABILITIES",
    "COLOR_CHANGED_BY_EFFECT",
    "COPY_WITH_CHANGED_CHARACTERISTICS",
    "EFFECTS_ON_COLOR",
    "GRANTED_ABILITIES_ARE_NOT_TEXT",
    "LINKED_BY_GRANTING",
    "LOWER_HALF",
    "SIZES_SET",
    "SIZE_WITH_EFFECTS",
    "added_colors",
    "as_granted",
    "can_be_resized",
    "can_gain_abilities",
    "changed",
    "excepted",
    "flipped_over",
    "is_plain",
    "new_colors",
    "note_sizes_changed",
    "origin_granted",
    "origin_of",
    "resized",
    "total",
    "with_size_set",
]

LOWER_HALF = cite("710.2")
ADDING_AND_REMOVING_ABILITIES = cite("101.2a")
SIZE_WITH_EFFECTS = cite("302.4c")
EFFECTS_ON_COLOR = cite("105.3")
COLOR_CHANGED_BY_EFFECT = cite("202.2f")
LINKED_BY_GRANTING = cite("607.1a")
GRANTED_ABILITIES_ARE_NOT_TEXT = cite("612.3")
SIZES_SET = cite("208.4a")
COPY_WITH_CHANGED_CHARACTERISTICS = cite("707.9b")


@ADDING_AND_REMOVING_ABILITIES
def can_gain_abilities(game: Game, view: View) -> bool:
    """That something has taken an object's abilities forbids nothing: what comes later gives it new ones."""
    if view.bare:
        ADDING_AND_REMOVING_ABILITIES.decided_once(game, f"{view.name} gains abilities after it lost all")
    return True


@EFFECTS_ON_COLOR
@COLOR_CHANGED_BY_EFFECT
def new_colors(game: Game, view: View, colors: frozenset[str]) -> frozenset[str]:
    """New colors take the place of all that an object had; without any it becomes colorless."""
    named = " and ".join(sorted(colors)) or "colorless"
    for citation in (EFFECTS_ON_COLOR, COLOR_CHANGED_BY_EFFECT):
        citation.decided_once(game, f"{view.name} becomes {named}, and has no other color")
    return colors


@EFFECTS_ON_COLOR
def added_colors(game: Game, view: View, colors: frozenset[str]) -> frozenset[str]:
    """A color that an effect gives in addition leaves the other colors."""
    EFFECTS_ON_COLOR.decided_once(
        game, f"{view.name} becomes {' and '.join(sorted(colors))} in addition to its other colors"
    )
    return view.colors | colors


def is_plain(change: Change) -> bool:
    """Say whether a change says the same for every object: nothing is left to be counted or looked up."""
    match change:
        case (
            ModifySize(Number(), Number())
            | SwitchSize()
            | LoseAbilities()
            | LoseAllAbilities()
            | LoseThisAbility()
            | CantHave()
        ):
            return True
        case DefineColors() | ChangeColors(chosen=None) | ChangeTypes(chosen=None) | BecomeFaceDown():
            return True
        case AddAbilities(abilities):
            return not speak_of_choice(abilities)
        case SetSize(power, toughness):
            return all(value is None or isinstance(value, Number) for value in (power, toughness))
        case _:  # something is left to be counted, copied or looked up
            return False


def changed(
    game: Game,
    board: Mapping[int, View],
    effect: Continuous,
    change: Change,
    thing: int,
    *,
    plain_already: bool = False,
) -> View:
    """Return the object after one change.

    ``plain_already`` saves working out what the change says for this object.
    """
    view = board[thing]
    if isinstance(change, ModifySize) and plain_already:
        return resized(game, view, change)
    plain = change if plain_already else settled(game, board, effect, change, thing)
    match plain:
        case BecomeCopy(but=but):
            assert effect.copied is not None
            copied = _with_values(view, effect.copied, origin_of(effect))
            copied = without_what_is_not_copied(game, view, copied, but)
            board_with_copy = {**board, thing: copied}
            for exception in but:
                board_with_copy[thing] = excepted(game, board_with_copy, effect, exception, thing)
            return board_with_copy[thing]
        case BecomeFaceDown():
            return modified_by_status(game, thing, view, face_down(game, thing, view))
        case BecomeFlipped():
            return modified_by_status(game, thing, view, flipped_over(game, view))
        case LockHalves(locked):
            return without_locked_halves(game, view, locked)
        case ChangeControl(to):
            named = players_of(
                game, board, replace(effect.speaker, controller=_speaker_now(board, effect)), to
            )
            return replace(view, controller=named[0]) if named else view
        case ChangeText():
            return with_text(game, view, plain, thing)
        case HaveText(abilities):
            return with_rules_text(game, view, (*rules_text(view), *abilities), thing)
        case ReplaceText(abilities):
            return with_rules_text(game, view, abilities, thing)
        case HaveFullText(of):
            found = objects_of(game, board, effect.speaker, of)
            return with_full_text(game, view, board[found[0]], thing) if found else view
        case SetName() | AddWord():
            return with_word(game, view, plain, thing)
        case HaveNames(of):
            return named_like_all(game, view, of, thing)
        case ChangeTypes():
            return with_types(game, view, plain)
        case ChangeColors("set", colors):
            return replace(view, colors=new_colors(game, view, frozenset(colors) - {""}))
        case ChangeColors(_, colors):
            return replace(view, colors=added_colors(game, view, frozenset(colors)))
        case DefineColors(colors):
            return replace(view, colors=frozenset(colors))
        case AddAbilities() if not can_gain_abilities(game, view):
            return view
        case AddAbilities(abilities):
            origin = origin_granted(game, effect, thing)
            lent = as_lent(game, effect.speaker, abilities)
            given = at_mana_cost(view, as_granted(game, view, lent))
            return with_abilities(game, view, effect, given, origin)
        case LoseAbilities(keywords):
            return without_keywords(game, view, keywords)
        case LoseAllAbilities(but_mana=True):
            return replace(view, held=tuple(h for h in view.held if is_for_mana(h.ability)))
        case LoseAllAbilities():
            return replace(view, held=(), bare=True)
        case LoseThisAbility(uid):
            return replace(view, held=tuple(h for h in view.held if h.uid != uid))
        case CantHave(keywords):
            bare = without_keywords(game, view, keywords)
            return replace(bare, cant_have=view.cant_have | frozenset(keywords))
        case SetSize() if not sets_size(game, view, plain):
            return view
        case SetSize(power, toughness):
            return with_size_set(game, view, power, toughness)
        case ModifySize(Number(), Number()):
            return resized(game, view, plain)
        case SwitchSize():
            return replace(
                view,
                power=view.toughness,
                toughness=view.power,
                base_size=view.base_size or (view.power, view.toughness),
            )
        case (
            ModifySize()
            | DefineSize()
            | HaveThisAbility()
            | NotCopied()
            | AddAbilitiesOf()
            | AddOneOf()
            | MaximumHandSize()
            | KeepsMana()
            | MoreLands()
            | UntapsAtMost()
            | MayStayTapped()
            | StaysTapped()
            | AssignsNoCombatDamage()
            | MayAssignAsUnblocked()
            | DealsByToughness()
            | HelpsAsThough()
            | Must()
            | Goaded()
            | CantAttack()
            | CantAttackUnless()
            | CantAlone()
            | CantFace()
            | NumberOfBlockers()
            | MayBlockMore()
            | CantUnlessPaid()
            | AtMost()
            | CantBe()
            | CantBeTargeted()
            | ChangeCost()
            | MinimumCost()
            | MustTarget()
            | MayPayInstead()
            | OnlyAsSorcery()
            | ActivationCost()
            | LoyaltyCostsMore()
            | SpendManaAsThough()
            | MayCast()
            | MayCastThis()
            | MayPlay()
            | MayLook()
            | AsThoughFlash()
            | CanAsThough()
            | MayAsThough()
            | AsThoughYourGraveyard()
            | CantCast()
            | CantPlay()
            | PlayRevealed()
            | MayLookAtTop()
        ):
            return view
        case _:
            assert_never(plain)


def total(changes: Iterable[ModifySize]) -> ModifySize:
    """Several plain changes of size as one."""
    power = toughness = 0
    for change in changes:
        assert isinstance(change.power, Number)
        assert isinstance(change.toughness, Number)
        power, toughness = power + change.power.value, toughness + change.toughness.value
    return ModifySize(Number(power), Number(toughness))


@COPY_WITH_CHANGED_CHARACTERISTICS
def excepted(
    game: Game, board: Mapping[int, View], effect: Continuous, exception: Change, thing: int
) -> View:
    """A copy is as an exception of its effect says, and whatever copies the copy is so as well."""
    COPY_WITH_CHANGED_CHARACTERISTICS.decided_once(
        game, f"the copy differs, by {effect.name}: a copy of it does as well"
    )
    if isinstance(exception, SetName):
        return replace(board[thing], name=exception.name)
    differing = changed(game, board, effect, exception, thing)
    return without_what_defines(game, differing, exception)


@SIZE_WITH_EFFECTS
def resized(game: Game, view: View, change: ModifySize) -> View:
    """An object's size is what is printed on it, and then changed by the effects that apply."""
    if not can_be_resized(view):
        return view
    note_sizes_changed(game)
    assert isinstance(change.power, Number)
    assert isinstance(change.toughness, Number)
    return replace(
        view,
        power=view.power_or_0 + change.power.value,
        toughness=view.toughness_or_0 + change.toughness.value,
        base_size=view.base_size or (view.power, view.toughness),
    )


def can_be_resized(view: View) -> bool:
    """Say whether an object is a creature, or has a size at all."""
    return not (view.power is None and view.toughness is None and "creature" not in view.types)


def note_sizes_changed(game: Game) -> None:
    """Record that effects change sizes, which begin as printed."""
    SIZE_WITH_EFFECTS.decided_once(game, "sizes begin as they are printed, and effects change them")


@SIZES_SET
def with_size_set(game: Game, view: View, power: Amount | None, toughness: Amount | None) -> View:
    """An effect that sets power or toughness sets the base, which other effects then change."""
    new = (
        power.value if isinstance(power, Number) else view.power,
        toughness.value if isinstance(toughness, Number) else view.toughness,
    )
    SIZES_SET.decided_once(game, f"{view.name} has the base size {new[0]}/{new[1]}")
    return view.of_size(*new)


def _speaker_now(board: Mapping[int, View], effect: Continuous) -> str:
    """Whom "you" means: for a static ability who controls its object at this point of the work."""
    source = effect.speaker.source
    return board[source].controller if effect.static and source in board else effect.speaker.controller


# ---- copies and face-down objects


def origin_of(effect: Continuous) -> Origin:
    """Return where the abilities come from that an effect gives: the same for all that it gives (607.5)."""
    return effect.whole or effect.key


def _with_values(view: View, values: Characteristics, origin: Origin) -> View:
    return replace(
        view,
        name=values.name,
        cost=values.cost,
        colors=values.colors,
        supertypes=values.supertypes,
        types=values.types,
        subtypes=values.subtypes,
        held=held_by(values, origin),
        power=values.power,
        toughness=values.toughness,
        loyalty=values.loyalty if view.loyalty is None else view.loyalty,
        defense=values.defense if view.defense is None else view.defense,
        front_cost=None,  # a copy has none, even if it is a double-faced card itself (712.8e)
        lower_half=values.lower_half,
        halves=values.halves,
        also_named=values.also_named,
        symbol=values.symbol,
    )


@LOWER_HALF
def flipped_over(game: Game, view: View) -> View:
    """What stands on the lower half of a flip card takes the place of the rest, but for color and cost.

    What a copy effect added stays.
    """
    half = view.lower_half
    if half is None:
        return view
    LOWER_HALF.decided_once(game, f"{view.name} is flipped, and is {half.name}")
    added = tuple(held for held in view.held if held.uid[0] != "own")
    cost, colors = cost_and_colors_of_flipped(game, view)
    return replace(
        view,
        name=half.name,
        cost=cost,
        colors=colors,
        supertypes=half.supertypes,
        types=half.types,
        subtypes=half.subtypes,
        held=(*held_by(half, view.held[0].origin if view.held else ("own",)), *added),
        power=half.power,
        toughness=half.toughness,
    )


# ---- abilities


@GRANTED_ABILITIES_ARE_NOT_TEXT
def as_granted(game: Game, view: View, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """An ability that an effect gives is no part of the object's text: a changed text leaves it as it is."""
    if view.reworded:
        GRANTED_ABILITIES_ARE_NOT_TEXT.decided_once(game, "abilities that an effect gives keep their words")
    return abilities


@LINKED_BY_GRANTING
def origin_granted(game: Game, effect: Continuous, thing: int) -> Origin:
    """An ability that an object gives itself counts as printed on it, next to the ability that gives it."""
    if effect.static and effect.speaker.source == thing:
        LINKED_BY_GRANTING.decided_once(game, f"{effect.name} has an ability from an ability of its own")
        return effect.speaker.of.origin
    return origin_of(effect)
