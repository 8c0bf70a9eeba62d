"""602, 605, 606: activating abilities."""

from __future__ import annotations

from comprules.abilities.effects import AddMana
from comprules.abilities.kinds import (
    Activated,
    Cost,
    Keyword,
    LoyaltyCost,
    ManaPayment,
    TapCost,
)
from comprules.book.citing import rule
from comprules.english.writing import write
from comprules.events import (
    Activates,
    TurnsFace,
)
from comprules.happening import happen
from comprules.happening.perform import add_object
from comprules.rules.choosing_targets import choose_targets
from comprules.rules.costs import pay_cost, pay_mana
from comprules.rules.effects import instruct
from comprules.rules.linked_abilities import speaker_of
from comprules.rules.permissions import has_sorcery_timing
from comprules.rules.priority import receive_priority
from comprules.rules.refusing import IllegalError
from comprules.rules.targets import targets_in, targets_of
from comprules.ruleset import views
from comprules.state import AbilityOnStack, Characteristics, Game, GameObject, Held, OnStack, replace
from comprules.words import BASIC_LAND_TYPES

__all__ = ["activate", "activate_mana_ability", "activated_abilities", "mana_abilities", "turn_face_up"]


def activated_abilities(game: Game, source: int) -> tuple[Activated | Keyword, ...]:
    """The activated abilities of an object, keywords that stand for one and basic lands' own mana abilities among them."""
    view = views(game)[source]
    given = tuple(
        a
        for a in view.abilities
        if isinstance(a, Activated) or (isinstance(a, Keyword) and a.name in ("equip", "fortify"))
    )
    lands = tuple(
        Activated((TapCost(),), (AddMana(f"{{{letter}}}"),))
        for name, letter in BASIC_LAND_TYPES.items()
        if name in view.subtypes and "land" in view.types
    )
    return (*given, *lands)


def _spelled_out(ability: Activated | Keyword) -> Activated:
    """Equip and fortify as activated abilities (702.6a, 702.67a)."""
    if isinstance(ability, Activated):
        return ability
    costs: tuple[Cost, ...] = (ManaPayment(ability.cost),) if ability.cost else ()
    return Activated(costs, (), sorcery_speed=True)


@rule("602.2", essential="abilities have to be activated somehow")
def activate(
    game: Game,
    player: str,
    source: int,
    ability: Activated | Keyword,
    targets: tuple[int | str, ...] = (),
    x: int = 0,
) -> Game:
    """Activate an ability: onto the stack, targets, costs, and it is activated; a mana ability resolves at once (605.3b).

    Raises:
        IllegalError: some step can't be taken; the game given is untouched.
    """
    plain = _spelled_out(ability)
    _may_activate(game, player, source, plain)
    held = next((h for h in views(game)[source].held if h.ability == ability), Held(ability, ()))
    speaker = replace(speaker_of(game, source, held, player), x=x)
    game, chosen = choose_targets(game, speaker, targets_of(ability), targets)
    is_mana = is_mana_ability(plain)
    for cost in plain.costs:
        game, _ = pay_cost(game, speaker, cost)
    used = game.objects.get(source)
    if used is not None:
        game = game.with_object(replace(used, activated=(*used.activated, ability)))
    if is_mana:
        game.note("605.3b", f"the mana ability of {game.label(source)} resolves at once")
        return instruct(game, speaker, plain.effects)
    base = Characteristics(name=f"ability of {game.label(source)}", abilities=(ability,))
    on_stack = OnStack(chosen, x, ability=AbilityOnStack(ability, source, origin=held.origin, uid=held.uid))
    game, made = add_object(
        game, GameObject(0, base.name, base, player, player, "stack", 0, kind="ability", on_stack=on_stack)
    )
    game.note("602.2a", f"{player} puts the {base.name} on the stack")
    game = happen(game, Activates(player, source, made))
    return receive_priority(game, player)


def _is_loyalty(ability: Activated) -> bool:
    return any(isinstance(c, LoyaltyCost) for c in ability.costs)


@rule("602.5", essential="anyone could activate anything at any time")
def _may_activate(game: Game, player: str, source: int, ability: Activated) -> None:
    """Only an object's controller activates its abilities, and only as their instructions allow."""
    thing, view = game.objects[source], views(game)[source]
    if game.priority != player:
        raise IllegalError(f"{player} does not have priority", "117.1b")
    if view.controller != player or thing.zone != "battlefield":
        raise IllegalError(f"{player} does not control {game.label(source)} on the battlefield", "602.2")
    slow = ability.sorcery_speed or _is_loyalty(ability)
    if slow and not has_sorcery_timing(game, player):
        raise IllegalError(
            "this ability is activated only in one's own main phase with an empty stack", "602.5d"
        )
    if ability.once_each_turn and ability in thing.activated:
        raise IllegalError("this ability has been activated this turn", "602.5b")
    if _is_loyalty(ability) and any(isinstance(a, Activated) and _is_loyalty(a) for a in thing.activated):
        raise IllegalError("a loyalty ability of this permanent has been activated this turn", "606.3")


def mana_abilities(game: Game, player: str) -> dict[str, tuple[int, Activated]]:
    """The mana abilities that a player could activate now, each by what it is called."""
    found: dict[str, tuple[int, Activated]] = {}
    for i in game.battlefield:
        if views(game)[i].controller != player:
            continue
        mine = [a for a in activated_abilities(game, i) if isinstance(a, Activated) and is_mana_ability(a)]
        mine = [a for a in mine if not game.objects[i].tapped or TapCost() not in a.costs]
        for ability in mine:
            label = game.label(i) if len(mine) == 1 else f"{game.label(i)}, {write(ability)}"
            found[label] = i, ability
    return found


def is_mana_ability(ability: Activated) -> bool:
    """Whether an activated ability is a mana ability: no target, no loyalty, and it could add mana (605.1a)."""
    adds = any(isinstance(e, AddMana) for e in ability.effects)
    return adds and not targets_in(ability) and not _is_loyalty(ability)


def activate_mana_ability(game: Game, player: str, source: int, ability: Activated) -> Game:
    """Activate a mana ability while something else is paid for; it resolves at once (605.3b).

    Raises:
        IllegalError: its cost can't be paid.
    """
    held = next((h for h in views(game)[source].held if h.ability == ability), Held(ability, ()))
    speaker = speaker_of(game, source, held, player)
    for cost in ability.costs:
        game, _ = pay_cost(game, speaker, cost)
    game.note("605.3b", f"the mana ability of {game.label(source)} resolves at once")
    return instruct(game, speaker, ability.effects)


@rule("702.37e", essential="face-down permanents could never be turned up")
def turn_face_up(game: Game, player: str, permanent: int) -> Game:
    """Turn a face-down permanent with morph face up for its morph cost, or a conspiracy with hidden agenda for nothing.

    It is a special action and uses no stack (116.2b, 116.2j).

    Raises:
        IllegalError: it is not face down, not the player's, or has no morph.
    """
    thing = game.objects[permanent]
    if (
        thing.zone == "command"
        and "conspiracy" in thing.base.types
        and thing.owner == player
        and thing.face_down
    ):
        game.note("702.106c", f"{player} turns {game.label(permanent)} face up")
        return receive_priority(happen(game, TurnsFace(permanent, down=False)), player)
    if game.priority != player or views(game)[permanent].controller != player or not thing.face_down:
        raise IllegalError(f"{player} can't turn {game.label(permanent)} face up", "116.2b")
    morph = [
        a
        for a in thing.base.abilities
        if isinstance(a, Keyword) and a.name in ("morph", "megamorph", "disguise")
    ]
    if not morph:
        raise IllegalError(f"{game.label(permanent)} has no morph", "702.37e")
    if morph[0].cost is not None:
        game = pay_mana(game, player, morph[0].cost)
    game = happen(game, TurnsFace(permanent, down=False))
    return receive_priority(game, player)
