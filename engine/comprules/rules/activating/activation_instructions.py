"""602.1b, 602.5: who may activate an ability and when; what prohibits it, and restrictions on its use."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any, Final

from comprules.abilities.changes_of_rules import CantBe
from comprules.abilities.conditions import Always, Condition
from comprules.abilities.costs import TapCost
from comprules.abilities.kinds import Activated
from comprules.abilities.parts import once_for_each, parts_of
from comprules.book.citing import cite, step
from comprules.happening.whose_turn import has_priority, is_turn_of
from comprules.rules.activating.forecast import ensure_forecast
from comprules.rules.continuous.as_though import may_treat_as_having
from comprules.rules.continuous.effects_of_static_abilities import works_in_command_zone
from comprules.rules.keywords.meaning import instructed
from comprules.rules.mana.mana_abilities import is_mana_ability
from comprules.rules.meaning import holds, players_of
from comprules.rules.meaning.cases import SOLVED_ACTIVATED_ABILITY, waits_for_solution
from comprules.rules.meaning.linked_abilities import speaker_of
from comprules.rules.meaning.points_of_the_turn import points_that_decide
from comprules.rules.meaning.reach import ACTIVATING_WITHIN_RANGE, activates_there
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.zones_of_abilities import where_it_works
from comprules.rules.permission.loyalty_abilities import ensure_loyal, is_loyalty
from comprules.rules.permission.prohibitions import ensure_not_too_quick, goes_on_under_split_second
from comprules.rules.permission.when_to_cast import has_sorcery_timing
from comprules.ruleset import abilities_of_permanents, rules_of, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, Held, Used

__all__ = [
    "ACTIVATED_AS_INSTANT",
    "ACTIVATED_AS_SORCERY",
    "ACTIVATING",
    "ACTIVATION_INSTRUCTIONS",
    "CONTROLLER_OF_AURA",
    "CONTROLLER_OF_EQUIPMENT",
    "HASTE_OF_ABILITIES",
    "INSTRUCTIONS_OF_ADDED_ABILITIES",
    "ONLY_AS_AN_INSTANT",
    "ONLY_AS_A_SORCERY",
    "POINTS_FOR_ABILITIES",
    "PROHIBITED_ACTIVATION",
    "RESTRICTIONS_OF_ACQUIRED_ABILITIES",
    "RESTRICTIONS_OUTLIVE_CONTROL",
    "SUMMONING_SICKNESS",
    "SUMMONING_SICK_ABILITIES",
    "any_player_may",
    "as_used",
    "controls_what_is_attached",
    "ensure_as_instant",
    "ensure_as_sorcery",
    "ensure_in_charge",
    "ensure_instructed",
    "ensure_may_activate",
    "ensure_not_prohibited",
    "ensure_ready",
    "hastens",
    "instruction_holds",
    "is_new",
    "times_used",
    "uses_of",
    "uses_with_these_words",
    "with_instructions_added",
]

CONTROLLER_OF_EQUIPMENT = cite("301.5d")
SUMMONING_SICKNESS = cite("302.6")
CONTROLLER_OF_AURA = cite("303.4e")
ONLY_AS_AN_INSTANT = cite("304.5")
ONLY_AS_A_SORCERY = cite("307.5")
ACTIVATION_INSTRUCTIONS = cite("602.1b")
INSTRUCTIONS_OF_ADDED_ABILITIES = cite("113.10a")
ACTIVATING = cite("602.2")
POINTS_FOR_ABILITIES = cite("506.7g")
HASTE_OF_ABILITIES = cite("702.10c")
PROHIBITED_ACTIVATION = cite("602.5")
SUMMONING_SICK_ABILITIES = cite("602.5a")
RESTRICTIONS_OUTLIVE_CONTROL = cite("602.5b")
RESTRICTIONS_OF_ACQUIRED_ABILITIES = cite("602.5c")
ACTIVATED_AS_SORCERY = cite("602.5d")
ACTIVATED_AS_INSTANT = cite("602.5e")


def ensure_may_activate(
    game: Game, player: str, source: int, held: Held, ability: Activated, *, amid: bool = False
) -> None:
    """See to it that the player may begin to activate the ability, apart from priority.

    ``amid`` is in the middle of a payment.

    Raises:
        IllegalError: it is not the player's to activate, it is prohibited, or not the time for it.
    """
    ability = with_instructions_added(game, held, instructed(game, ability))
    ensure_forecast(game, source, ability)
    ensure_in_charge(game, player, source, ability)
    if game.zone("stack"):
        for_mana = is_mana_ability(game, source, ability)
        if not for_mana or not goes_on_under_split_second(game, f"the mana ability of {game.label(source)}"):
            ensure_not_too_quick(game)
    ensure_not_prohibited(game, source, held)
    ensure_ready(game, player, source, ability)
    if is_loyalty(game, source, ability):
        ensure_loyal(game, player, source)
    ensure_timing(game, player, source, ability, amid=amid)
    row = rules_of(game).keyword(ability.word) if ability.word else None
    with step(ACTIVATING if row is None else row.citation):
        ensure_instructed(game, speaker_of(game, source, held, player), ability)
        ensure_unspent(game, player, source, held, ability)


@INSTRUCTIONS_OF_ADDED_ABILITIES
def with_instructions_added(game: Game, held: Held, ability: Activated) -> Activated:
    """The instructions that an effect gives with an activated ability are part of that ability."""
    if not held.own and ability != Activated(ability.costs, ability.effects):
        INSTRUCTIONS_OF_ADDED_ABILITIES.decided(game, "an ability that was added has instructions of its own")
    return ability


# ---- who: 602.2


@ACTIVATING
def ensure_in_charge(game: Game, player: str, source: int, ability: Activated) -> None:
    """Only the controller of an object activates its abilities, unless the text lets others.

    Without a controller, it is the owner.

    Raises: IllegalError: it is another player's object, or the ability does not work where the object is.
    """
    thing = game.objects[source]
    zone = "command" if from_command_zone(game, thing) else where_it_works(game, source, ability)
    if thing.zone != zone or (zone == "battlefield" and source not in game.battlefield):
        where = "on the battlefield" if zone == "battlefield" else f"in the zone {zone}"
        raise ACTIVATING.refuses(f"{game.label(source)} is not {where}, where this ability works")
    controlled = zone in ("battlefield", "stack", "command")
    of = views(game)[source].controller if controlled else thing.owner
    if isinstance(thing.attached_to, int) and thing.attached_to in game.battlefield:
        of = controls_what_is_attached(game, source, thing.attached_to)
    if of == player:
        ACTIVATING.decided(game, f"{player} activates an ability of {game.label(source)}")
    elif not any_player_may(game, ability):
        raise ACTIVATING.refuses(f"{player} does not control {game.label(source)}")
    elif not activates_there(game, player, source):
        raise ACTIVATING_WITHIN_RANGE.refuses(f"{game.label(source)} is out of {player}'s range")


def from_command_zone(game: Game, thing: GameObject) -> bool:
    """Say whether it is an emblem, or a face-up card whose abilities work in the command zone."""
    return thing.kind == "emblem" or (thing.zone == "command" and works_in_command_zone(game, thing))


@CONTROLLER_OF_EQUIPMENT
@CONTROLLER_OF_AURA
def controls_what_is_attached(game: Game, thing: int, host: int) -> str:
    """What is attached has its own controller, who need not control what it is attached to."""
    mine, theirs = views(game)[thing].controller, views(game)[host].controller
    if mine != theirs:
        citation = CONTROLLER_OF_AURA if "Aura" in views(game)[thing].subtypes else CONTROLLER_OF_EQUIPMENT
        citation.decided(game, f"{mine} controls {game.label(thing)}, and {theirs} {game.label(host)}")
    return mine


@ACTIVATION_INSTRUCTIONS
def any_player_may(game: Game, ability: Activated) -> bool:
    """Say whether the instructions of an ability let any player activate it."""
    if ability.any_player:
        ACTIVATION_INSTRUCTIONS.decided(game, "its instructions let any player activate the ability")
    return ability.any_player


# ---- prohibitions: 602.5


@PROHIBITED_ACTIVATION
def ensure_not_prohibited(game: Game, source: int, held: Held) -> None:
    """An ability that an effect prohibits can't even begin to be activated.

    Raises:
        IllegalError: an effect prohibits it.
    """
    view = views(game)[source]
    barred = view.cannot("have abilities activated")
    if not barred and view.cannot("have nonmana abilities activated"):
        barred = not (isinstance(held.ability, Activated) and is_mana_ability(game, source, held.ability))
        if not barred:
            PROHIBITED_ACTIVATION.decided(
                game, f"only other abilities of {game.label(source)} than mana abilities are prohibited"
            )
    if barred:
        raise PROHIBITED_ACTIVATION.refuses(
            f"an effect says that abilities of {game.label(source)} can't be activated"
        )
    if any(_prohibits_activating(said.ability) for _, said in abilities_of_permanents(game)):
        PROHIBITED_ACTIVATION.decided(game, f"nothing prohibits this ability of {game.label(source)}")


_PROHIBITIONS: Final = (CantBe("have abilities activated"), CantBe("have nonmana abilities activated"))


@once_for_each
def _prohibits_activating(part: Any) -> bool:
    """Say whether an ability says of anything that its abilities can't be activated."""
    return part in _PROHIBITIONS or any(_prohibits_activating(inner) for inner in parts_of(part))


@SUMMONING_SICK_ABILITIES
def ensure_ready(game: Game, player: str, source: int, ability: Activated) -> None:
    """A creature taps or untaps by its symbol only if its controller has had it since his or her turn began.

    Raises: IllegalError: it has not been under control for long enough, and has no haste.
    """
    view = views(game)[source]
    if "creature" not in view.types or not any(isinstance(cost, TapCost) for cost in ability.costs):
        return
    name = game.label(source)
    if not is_new(game, player, source):
        SUMMONING_SICK_ABILITIES.decided_once(
            game, f"{name} has been under control since {player}'s turn began"
        )
    elif hastens(game, player, source):
        SUMMONING_SICK_ABILITIES.decided_once(game, f"{name} has come this turn, but has haste")
    else:
        with step(SUMMONING_SICKNESS):
            raise SUMMONING_SICK_ABILITIES.refuses(
                f"{name} has not been under control since {player}'s turn began"
            )


@HASTE_OF_ABILITIES
def hastens(game: Game, player: str, source: int) -> bool:
    """A creature with haste is tapped and untapped by the symbols of its costs at once."""
    has = may_treat_as_having(game, player, source, "haste", "activate")
    if has:
        HASTE_OF_ABILITIES.decided_once(game, f"{game.label(source)} has haste: {player} may tap it at once")
    return has


@SUMMONING_SICKNESS
def is_new(game: Game, player: str, thing: int) -> bool:
    """Say whether a creature has come under a player's control since his or her most recent turn began.

    It doesn't attack, and is neither tapped nor untapped by the symbols of its costs.
    """
    arrived = game.objects[thing].arrived
    new = arrived > 0 and arrived >= game.players[player].last_turn
    since = "not been" if new else "been"
    SUMMONING_SICKNESS.decided_once(
        game, f"{game.label(thing)} has {since} under {player}'s control since that player's turn began"
    )
    return new


# ---- timing: 602.5d, 602.5e


def ensure_timing(game: Game, player: str, source: int, ability: Activated, *, amid: bool) -> None:
    """See to it that it is the time for the ability.

    Raises:
        IllegalError: it is not.
    """
    if ability.sorcery_speed:
        ensure_as_sorcery(game, player, source)
    if ability.instant_speed:
        ensure_as_instant(game, player, source, amid=amid)


@ONLY_AS_A_SORCERY
@ACTIVATED_AS_SORCERY
def ensure_as_sorcery(game: Game, player: str, source: int) -> None:
    """Only in the player's own main phase with an empty stack is an ability activated as a sorcery.

    It doesn't matter what cards the player has.

    Raises:
        IllegalError: a sorcery could not be cast now.
    """
    if not has_sorcery_timing(game, player):
        with step(ONLY_AS_A_SORCERY):
            raise ACTIVATED_AS_SORCERY.refuses(
                f"this ability of {game.label(source)} is activated in one's own main phase with an empty stack"
            )
    ONLY_AS_A_SORCERY.decided(game, f"{player} has priority in a main phase, and the stack is empty")
    ACTIVATED_AS_SORCERY.decided(game, f"{player} could cast a sorcery now")


@ONLY_AS_AN_INSTANT
@ACTIVATED_AS_INSTANT
def ensure_as_instant(game: Game, player: str, source: int, *, amid: bool) -> None:
    """Only with priority is an ability activated as an instant, so not while something is being paid for.

    Raises:
        IllegalError: the player does not have priority.
    """
    if amid:
        ACTIVATED_AS_INSTANT.decided_once(
            game, f"no instant could be cast now, so {game.label(source)} waits"
        )
    if not has_priority(game, player) or amid:
        raise ACTIVATED_AS_INSTANT.refuses(
            f"this ability of {game.label(source)} is activated only when an instant could be cast"
        )
    ONLY_AS_AN_INSTANT.decided(game, f"{player} has priority: that is all it takes")
    ACTIVATED_AS_INSTANT.decided(game, f"{player} could cast an instant now")


# ---- other instructions: 602.1b


@ACTIVATION_INSTRUCTIONS
def ensure_instructed(game: Game, speaker: Speaker, ability: Activated) -> None:
    """The instructions of an ability are followed while it is activated, wherever its object is.

    Raises:
        IllegalError: they say that it can't be activated now.
    """
    name = game.label(speaker.source)
    if ability.during is not None:
        whose = players_of(game, views(game), speaker, ability.during.whose)
        if not is_turn_of(game, whose) or ability.during.step not in ("", game.step):
            raise ACTIVATION_INSTRUCTIONS.refuses(
                f"the instructions of {name} do not allow it in this part of the turn"
            )
        ACTIVATION_INSTRUCTIONS.decided(game, f"the instructions of {name} allow it in this part of the turn")
    if ability.only_if != Always():
        follower = replace(speaker, of=replace(speaker.of, ability=ability))
        if not instruction_holds(game, follower, ability.only_if):
            refusal = ACTIVATION_INSTRUCTIONS.refuses(
                f"the condition in the instructions of {name} does not hold"
            )
            points = points_that_decide(game, ability.only_if)
            refusal.steps = (*points, POINTS_FOR_ABILITIES) if points else ()
            with step(SOLVED_ACTIVATED_ABILITY) if waits_for_solution(ability.only_if) else nullcontext():
                raise refusal
        ACTIVATION_INSTRUCTIONS.decided(game, f"the condition in the instructions of {name} holds")


@POINTS_FOR_ABILITIES
def instruction_holds(game: Game, speaker: Speaker, condition: Condition) -> bool:
    """Say whether the condition of an instruction holds; points of combat mean what they mean for spells."""
    if points_that_decide(game, condition):
        POINTS_FOR_ABILITIES.decided_once(game, f"{game.label(speaker.source)} looks at a point of combat")
    return holds(game, views(game), speaker, condition)


# ---- restrictions on use: 602.5b, 602.5c


def ensure_unspent(game: Game, player: str, source: int, held: Held, ability: Activated) -> None:
    """See to it that a restriction on an ability's use leaves it to be activated.

    Raises:
        IllegalError: it has been used as often as it may be this turn.
    """
    if not (isinstance(held.ability, Activated) and (ability.most_each_turn or ability.once)):
        return
    name = game.label(source)
    uses = uses_of(game, source, held)
    if ability.once and times_used(game, player, source, uses):
        raise RESTRICTIONS_OUTLIVE_CONTROL.refuses(f"this ability of {name} has been activated before")
    this_turn = tuple(used for used in uses if used.turn == game.turn)
    if ability.most_each_turn and times_used(game, player, source, this_turn) >= ability.most_each_turn:
        raise RESTRICTIONS_OUTLIVE_CONTROL.refuses(
            f"this ability of {name} has been activated as often as it may be this turn"
        )


def uses_with_these_words(game: Game, source: int, held: Held) -> tuple[Used, ...]:
    """Every activation of an ability with these words counts, wherever the object has it from."""
    return tuple(used for used in game.objects[source].activated if used.ability == held.ability)


@RESTRICTIONS_OF_ACQUIRED_ABILITIES
def uses_of(game: Game, source: int, held: Held) -> tuple[Used, ...]:
    """A limit counts only activations of that very ability, not of one with equal words from elsewhere."""
    alike = uses_with_these_words(game, source, held)
    mine = tuple(used for used in alike if used.origin == held.origin)
    if len(mine) < len(alike):
        RESTRICTIONS_OF_ACQUIRED_ABILITIES.decided(
            game, f"another ability of {game.label(source)} with these words does not count"
        )
    return mine


@RESTRICTIONS_OUTLIVE_CONTROL
def times_used(game: Game, player: str, source: int, uses: tuple[Used, ...]) -> int:
    """A restriction goes on applying to the object, whoever controls it now."""
    if any(used.player != player for used in uses):
        RESTRICTIONS_OUTLIVE_CONTROL.decided(
            game, f"another player has used this ability of {game.label(source)}"
        )
    return len(uses)


def as_used(game: Game, player: str, held: Held) -> Used | None:
    """Return how an activation of this turn is remembered; that of a keyword is not."""
    if not isinstance(held.ability, Activated):
        return None
    return Used(player, held.origin, held.ability, game.turn)
