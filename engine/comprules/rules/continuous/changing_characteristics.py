"""What one change does to one object's characteristics (105.3, 205.1, 305.7, 612, 613.4, 707.2, 708.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, assert_never

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
from comprules.abilities.keywords import Keyword, Quality
from comprules.abilities.kinds import (
    Ability,
    Activated,
    AddAbilities,
    BecomeCopy,
    Change,
    HaveText,
    MayCast,
    MayPlay,
    ReplaceText,
    Triggered,
)
from comprules.abilities.nouns import Amount
from comprules.abilities.simple_nouns import Number
from comprules.book.citing import cite
from comprules.english.creature_types import CREATURE_TYPES
from comprules.keywords.table import ACTIVATED_KEYWORDS
from comprules.rules.continuous.changing_text import (
    rules_text,
    with_full_text,
    with_names,
    with_rules_text,
    with_text,
    with_word,
)
from comprules.rules.continuous.copy_exceptions import without_what_defines
from comprules.rules.continuous.effect import Continuous
from comprules.rules.meaning import amount_of, objects_of, players_of
from comprules.rules.meaning.linked_abilities import word_chosen
from comprules.rules.meaning.speaker import Speaker
from comprules.state import Characteristics, Game, Held, Origin, View, replace
from comprules.words import BASIC_LAND_TYPES, LAND_TYPES, subtype_family

__all__ = ["abilities_taken", "changed", "excepted", "is_plain", "resized", "settled", "total"]

LINKED_BY_GRANTING = cite("607.1a")
GRANTED_ABILITIES_ARE_NOT_TEXT = cite("612.3")
COPY_WITH_CHANGED_CHARACTERISTICS = cite("707.9b")


def settled(game: Game, board: Mapping[int, View], effect: Continuous, change: Change, thing: int) -> Change:
    """A change with its words made plain for one object: amounts counted, chosen words put in."""
    speaker = replace(effect.speaker, about=(thing,))

    def number(amount: Amount | None) -> Amount | None:
        return None if amount is None else Number(amount_of(game, board, speaker, amount))

    match change:
        case DefineSize(power, toughness):
            return SetSize(number(power), number(toughness))
        case SetSize(power, toughness):
            return SetSize(number(power), number(toughness))
        case ModifySize(power, toughness):
            return ModifySize(
                Number(amount_of(game, board, speaker, power)),
                Number(amount_of(game, board, speaker, toughness)),
            )
        case ChangeColors(how, _, chosen) if chosen is not None:
            word = word_chosen(game, speaker, chosen.kind)
            return ChangeColors(how, (word,)) if word else AddAbilities(())
        case ChangeTypes(how, supertypes, types, subtypes, chosen) if chosen is not None:
            word = word_chosen(game, speaker, chosen.kind)
            return ChangeTypes(how, supertypes, types, (*subtypes, word)) if word else AddAbilities(())
        case AddAbilities(abilities) if _speak_of_choice(abilities):
            made = (_with_choice(game, speaker, ability) for ability in abilities)
            return AddAbilities(tuple(ability for ability in made if ability is not None))
        case AddAbilitiesOf():
            return AddAbilities(abilities_taken(game, board, speaker, change))
        case _:  # every other change says the same for each object
            return change


_CHOSEN = "the chosen "


def _speak_of_choice(abilities: tuple[Ability, ...]) -> bool:
    return any(
        isinstance(a, Keyword) and a.quality is not None and a.quality.word.startswith(_CHOSEN)
        for a in abilities
    )


def _with_choice(game: Game, speaker: Speaker, ability: Ability) -> Ability | None:
    """Protection from the chosen color, as protection from that color; None where none was chosen (607.5a)."""
    if not _speak_of_choice((ability,)):
        return ability
    assert isinstance(ability, Keyword)
    assert ability.quality is not None
    word = word_chosen(game, speaker, ability.quality.word.removeprefix(_CHOSEN))
    return replace(ability, quality=Quality(word)) if word else None


def abilities_taken(
    game: Game, board: Mapping[int, View], speaker: Speaker, change: AddAbilitiesOf
) -> tuple[Ability, ...]:
    """The abilities that an object gains from another: all of them, or the activated or triggered ones."""
    kinds: tuple[type, ...] = {"activated": (Activated,), "triggered": (Triggered,), "": (object,)}[
        change.kind
    ]
    return tuple(
        ability
        for i in objects_of(game, board, speaker, change.of)
        for ability in board[i].abilities
        if isinstance(ability, kinds)
        or (
            change.kind == "activated" and isinstance(ability, Keyword) and ability.name in ACTIVATED_KEYWORDS
        )
    )


def is_plain(change: Change) -> bool:
    """Whether a change says the same for every object: nothing is left to be counted or looked up."""
    match change:
        case (
            ModifySize(Number(), Number()) | SwitchSize() | LoseAbilities() | LoseAllAbilities() | CantHave()
        ):
            return True
        case DefineColors() | ChangeColors(chosen=None) | ChangeTypes(chosen=None) | BecomeFaceDown():
            return True
        case AddAbilities(abilities):
            return not _speak_of_choice(abilities)
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
    """The object after one change; ``plain_already`` saves working out what the change says for this object."""
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
            return with_names(game, view, of, thing)
        case ChangeTypes():
            return _with_types(view, plain)
        case ChangeColors("set", colors):
            return replace(view, colors=frozenset(colors) - {""})
        case ChangeColors(_, colors):
            return replace(view, colors=view.colors | frozenset(colors))
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


def excepted(
    game: Game, board: Mapping[int, View], effect: Continuous, exception: Change, thing: int
) -> View:
    """A copy after one of the exceptions that its effect makes; its name is then copiable too (707.9b)."""
    COPY_WITH_CHANGED_CHARACTERISTICS.decided_once(
        game, f"the copy differs, by {effect.name}: a copy of it does as well"
    )
    if isinstance(exception, SetName):
        return replace(board[thing], name=exception.name)
    differing = changed(game, board, effect, exception, thing)
    return without_what_defines(game, differing, exception)


def resized(view: View, change: ModifySize) -> View:
    """An object with another size, if it is a creature or has a size at all."""
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
    """Where the abilities come from that an effect gives: the same for all that it gives (607.5)."""
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
        held=tuple(Held(ability, ("own", k), origin=origin) for k, ability in enumerate(values.abilities)),
        power=values.power,
        toughness=values.toughness,
        loyalty=values.loyalty if view.loyalty is None else view.loyalty,
        defense=values.defense if view.defense is None else view.defense,
    )


def _face_down(view: View) -> View:
    """A face-down object is a 2/2 creature with no name, cost, subtypes or text (708.2a)."""
    return replace(
        view,
        name="",
        cost=None,
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


# ---- types


_EVERY: Final = {
    "": frozenset[str](),
    "creature type": frozenset(CREATURE_TYPES),
    "basic land type": frozenset(BASIC_LAND_TYPES),
    "land type": LAND_TYPES,
}


def _with_types(view: View, change: ChangeTypes) -> View:
    supertypes, types, subtypes = (
        frozenset(change.supertypes),
        frozenset(change.types),
        (frozenset(change.subtypes) - {""}) | _EVERY[change.every],
    )
    match change.how:
        case "add":
            return replace(
                view,
                supertypes=view.supertypes | supertypes,
                types=view.types | types,
                subtypes=view.subtypes | subtypes,
            )
        case "keep":
            other = frozenset(s for s in view.subtypes if not subtypes or subtype_family(s) != "creature")
            return replace(
                view,
                supertypes=view.supertypes | supertypes,
                types=view.types | types,
                subtypes=other | subtypes,
            )
        case "lose":
            left = view.types - types
            kept = frozenset(s for s in view.subtypes - subtypes if subtype_family(s) not in types)
            return replace(view, supertypes=view.supertypes - supertypes, types=left, subtypes=kept)
        case "set" if types == {"artifact", "creature"}:
            return _with_types_set(view, supertypes, view.types | types, subtypes)
        case "set" | "only":
            return _with_types_set(view, supertypes, types, subtypes)


def _with_types_set(
    view: View, supertypes: frozenset[str], types: frozenset[str], subtypes: frozenset[str]
) -> View:
    """New types replace the old ones and their subtypes; an artifact creature stays what else it was (205.1b)."""
    new_types = types or view.types
    families = {subtype_family(s) for s in subtypes}
    kept = frozenset(
        s
        for s in view.subtypes
        if subtype_family(s) not in families and _correlated(subtype_family(s), new_types)
    )
    view = replace(view, supertypes=view.supertypes | supertypes, types=new_types, subtypes=kept | subtypes)
    if subtypes & BASIC_LAND_TYPES.keys():
        return replace(view, held=tuple(h for h in view.held if not h.own))
    return view


def _correlated(family: str, types: frozenset[str]) -> bool:
    if family == "creature":
        return bool(types & {"creature", "kindred", "tribal"})
    if family == "instant":
        return bool(types & {"instant", "sorcery"})
    return family in types


# ---- abilities


@GRANTED_ABILITIES_ARE_NOT_TEXT
def as_granted(game: Game, view: View, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """An ability that an effect gives is no part of the object's text: a changed text leaves it as it is."""
    if view.reworded:
        GRANTED_ABILITIES_ARE_NOT_TEXT.decided_once(game, "abilities that an effect gives keep their words")
    return abilities


@LINKED_BY_GRANTING
def origin_granted(game: Game, effect: Continuous, thing: int) -> Origin:
    """An ability that an object's own ability gives it counts as printed on the object, next to the one that gives it."""
    if effect.static and effect.speaker.source == thing:
        LINKED_BY_GRANTING.decided_once(game, f"{effect.name} has an ability from an ability of its own")
        return effect.speaker.origin
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
