"""What one change does to one object's characteristics (105.3, 205.1, 305.7, 612, 613.4, 707.2, 708.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import assert_never

from comprules.abilities.adding_mana import is_for_mana
from comprules.abilities.changes import (
    AddAbilitiesOf,
    AddWord,
    BecomeFaceDown,
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
    LoseAbilities,
    LoseAllAbilities,
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
    LoyaltyCostsMore,
    MaximumHandSize,
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
from comprules.abilities.keywords import Keyword
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
from comprules.abilities.simple_nouns import Number
from comprules.book.citing import cite
from comprules.rules.continuous.changed_types import with_types
from comprules.rules.continuous.changing_text import (
    named_like_all,
    rules_text,
    with_full_text,
    with_rules_text,
    with_text,
    with_word,
)
from comprules.rules.continuous.copy_exceptions import without_what_defines
from comprules.rules.continuous.effect import Continuous
from comprules.rules.continuous.settling_changes import settled, speak_of_choice
from comprules.rules.continuous.starting_values import held_by
from comprules.rules.meaning import objects_of, players_of
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, Held, Origin, View

__all__ = [
    "COLOR_CHANGED_BY_EFFECT",
    "COPY_WITH_CHANGED_CHARACTERISTICS",
    "EFFECTS_ON_COLOR",
    "GRANTED_ABILITIES_ARE_NOT_TEXT",
    "LINKED_BY_GRANTING",
    "added_colors",
    "as_granted",
    "changed",
    "excepted",
    "is_plain",
    "new_colors",
    "origin_granted",
    "origin_of",
    "resized",
    "total",
]

EFFECTS_ON_COLOR = cite("105.3")
COLOR_CHANGED_BY_EFFECT = cite("202.2f")
LINKED_BY_GRANTING = cite("607.1a")
GRANTED_ABILITIES_ARE_NOT_TEXT = cite("612.3")
COPY_WITH_CHANGED_CHARACTERISTICS = cite("707.9b")


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
            ModifySize(Number(), Number()) | SwitchSize() | LoseAbilities() | LoseAllAbilities() | CantHave()
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
        return resized(view, change)
    plain = change if plain_already else settled(game, board, effect, change, thing)
    match plain:
        case BecomeCopy(but=but):
            copied = (
                _with_values(view, effect.copied, origin_of(effect)) if effect.copied is not None else view
            )
            if NotCopied("color") in but:
                copied = replace(copied, colors=view.colors)
            if NotCopied("name") in but:
                copied = replace(copied, name=view.name)
            if NotCopied("mana cost") in but:
                copied = replace(copied, cost=view.cost)
            board_with_copy = {**board, thing: copied}
            for exception in but:
                board_with_copy[thing] = excepted(game, board_with_copy, effect, exception, thing)
            return board_with_copy[thing]
        case BecomeFaceDown():
            return _face_down(view)
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
        case AddAbilities(abilities):
            origin = origin_granted(game, effect, thing)
            return _with_abilities(view, effect, as_granted(game, view, abilities), origin)
        case LoseAbilities(keywords):
            return _without_keywords(view, keywords)
        case LoseAllAbilities(but_mana=True):
            return replace(view, held=tuple(h for h in view.held if is_for_mana(h.ability)))
        case LoseAllAbilities():
            return replace(view, held=(), bare=True)
        case CantHave(keywords):
            return replace(_without_keywords(view, keywords), cant_have=view.cant_have | frozenset(keywords))
        case SetSize(power, toughness):
            return replace(
                view,
                power=power.value if isinstance(power, Number) else view.power,
                toughness=toughness.value if isinstance(toughness, Number) else view.toughness,
            )
        case ModifySize(Number(), Number()):
            return resized(view, plain)
        case SwitchSize():
            return replace(view, power=view.toughness, toughness=view.power)
        case ModifySize() | DefineSize():
            return view
        case HaveThisAbility() | NotCopied() | AddAbilitiesOf():
            return view
        case (
            MaximumHandSize()
            | MoreLands()
            | MayStayTapped()
            | StaysTapped()
            | AssignsNoCombatDamage()
            | DealsByToughness()
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
        ):
            return view
        case ActivationCost() | LoyaltyCostsMore() | SpendManaAsThough():
            return view
        case (
            MayCast()
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


def resized(view: View, change: ModifySize) -> View:
    """Return an object with another size, if it is a creature or has a size at all."""
    if view.power is None and view.toughness is None and "creature" not in view.types:
        return view
    assert isinstance(change.power, Number)
    assert isinstance(change.toughness, Number)
    return view.of_size(
        (view.power or 0) + change.power.value, (view.toughness or 0) + change.toughness.value
    )


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
    )


def _face_down(view: View) -> View:
    """A face-down object is a 2/2 creature with no name, cost, subtypes or text (708.2a)."""
    return replace(
        view,
        name="",
        cost=None,
        front_cost=None,
        colors=frozenset(),
        supertypes=frozenset(),
        types=frozenset({"creature"}),
        subtypes=frozenset(),
        held=(),
        power=2,
        toughness=2,
        loyalty=None,
        defense=None,
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


def _with_abilities(view: View, effect: Continuous, abilities: tuple[Ability, ...], origin: Origin) -> View:
    new = tuple(
        Held(ability, (*effect.key, k), effect.timestamp[0], own=effect.copiable, origin=origin)
        for k, ability in enumerate(abilities)
        if not (isinstance(ability, Keyword) and ability.name in view.cant_have)
    )
    return replace(view, held=(*view.held, *new)) if new else view


def _without_keywords(view: View, keywords: tuple[str, ...]) -> View:
    kept = tuple(h for h in view.held if not (isinstance(h.ability, Keyword) and h.ability.name in keywords))
    return replace(view, held=kept) if len(kept) < len(view.held) else view
