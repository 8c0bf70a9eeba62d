"""What players do, and whether they may: each deed as something done, tried, possible and impossible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from comprules.judge import (
    Action,
    Activate,
    Advance,
    Attack,
    Block,
    Cast,
    Concede,
    ExchangeCards,
    Pass,
    Play,
    PresentDeck,
    ReceivePriority,
    Refused,
    SetAside,
    SpecialAction,
    StartGame,
    TurnFaceUp,
)
from comprules.kit.steps.errors import StepFailed, StepMistake
from comprules.kit.steps.registry import then, when
from comprules.kit.steps.scene import Scene, in_words

__all__: list[str] = []

_Assigned = tuple[tuple[str, tuple[str, ...]], ...]
_RESOLVES = "[ and it resolves]"
_Maker = Callable[..., Action]


def _deed(
    does: str, do: str, tail: str, *, use: str, resolves: bool = False, begun: bool = True
) -> Callable[[_Maker], _Maker]:
    """Register the forms of a deed; ``use`` is a sample of what stands behind the verb.

    One that is done in a game that has ``begun`` may be another player's decision.
    """

    def register(make: _Maker) -> _Maker:
        meaning = " ".join((make.__doc__ or "").split())

        @when(
            f"{{player}} {does}{tail}{_RESOLVES if resolves else ''}",
            use=(f"Alice {does}{use}", *([f"Alice {does}{use} and it resolves"] if resolves else [])),
            meaning=f"{meaning} The scenario fails if it is refused."
            + (" With “and it resolves” every player passes once afterwards." if resolves else ""),
        )
        def do_it(scene: Scene, player: str, **said: Any) -> None:
            scene.act(make(scene, player, **said), resolves=scene.step.text.endswith(" and it resolves"))

        @when(
            f"{{player}} tries to {do}{tail}",
            use=f"Alice tries to {do}{use}",
            meaning=f"{meaning} It may be refused, perhaps after choices; a step “Then it is refused” must say so.",
        )
        def try_it(scene: Scene, player: str, **said: Any) -> None:
            scene.attempt(make(scene, player, **said))

        @then(
            f"{{player}} can {do}{tail}",
            use=f"Alice can {do}{use}",
            meaning="The rules would allow it now; nothing happens.",
        )
        def can(scene: Scene, player: str, **said: Any) -> None:
            outcome = scene.would(make(scene, player, **said))
            if isinstance(outcome, Refused):
                seen = f"it would be refused: {outcome.reason}"
                raise StepFailed(f"{player} can {do} it", seen, outcome.rule, "it is refused")

        @then(
            f"{{player}} can't {do}{tail}[, by {{rule}}]",
            use=(f"Alice can't {do}{use}", f"Alice can't {do}{use}, by 601.3a"),
            meaning="The rules would refuse it now, and by the rule named; nothing happens.",
        )
        def cannot(scene: Scene, player: str, rule: str = "", **said: Any) -> None:
            outcome = scene.would(make(scene, player, **said))
            if not isinstance(outcome, Refused):
                raise StepFailed(f"{player} can't {do} it", "it would be allowed", cause="it is allowed")
            require_rule(scene, outcome, rule)

        if begun:
            _decided_by_another(make, meaning, do, tail + (_RESOLVES if resolves else ""), use)
        return make

    return register


def _decided_by_another(make: _Maker, meaning: str, do: str, tail: str, use: str) -> None:
    """Register the form of a deed that another player decides on."""

    @when(
        f"{{other:player}} has {{player}} {do}{tail}",
        use=f"Bob has Alice {do}{use}",
        meaning=f"The first player makes the decisions of the second, who does this. {meaning} The scenario fails "
        "if the decisions are not the first player's, or if it is refused.",
    )
    def have_it_done(scene: Scene, other: str, player: str, **said: Any) -> None:
        require_decider(scene, other, player)
        scene.act(make(scene, player, **said), resolves=scene.step.text.endswith(" and it resolves"))


def require_decider(scene: Scene, by: str, player: str) -> None:
    """Check that the decisions of a player are another's."""
    scene.seat(by)
    decides = scene.player(player).decided_by or player
    if decides != by:
        raise StepFailed(f"{by} decides for {player}", f"{decides} decides for {player}")


def require_rule(scene: Scene, refused: Refused, rule: str) -> None:
    """Check the rule that our engine names for a refusal against the step's; another's is told beside."""
    if not rule or not refused.rule or refused.rule == rule:
        return
    if scene.held_to_rules:
        seen = f"it is refused: {refused.reason}"
        raise StepFailed(f"it is refused by {rule}", seen, refused.rule, "a rule is not named")
    scene.rules_named.append(f"{rule}, by the engine's word {refused.rule}")


@_deed(
    "casts",
    "cast",
    " {label}[ {manner}][ targeting {targets}][ with X = {x:number}][ choosing (mode|modes) {modes:numbers}][ using {options:labels}]",
    use=' "Fireball" targeting "Ox" and Bob with X = 3',
    resolves=True,
)
def cast(
    scene: Scene,
    player: str,
    label: str,
    targets: tuple[str, ...] = (),
    x: int | None = None,
    modes: tuple[int, ...] = (),
    manner: str = "",
    options: tuple[str, ...] = (),
) -> Action:
    """The player casts a spell; targets stand in the order of its text, modes are counted from 1."""
    said = (manner, *options) if manner else options
    return Cast(player, scene.known(label), _known(scene, targets), x=x, modes=modes, options=said)


@_deed(
    "activates",
    "activate",
    " {label}[, {part:quoted}][ targeting {targets}][ with X = {x:number}]",
    use=' "Prodigal Sorcerer", "deals 1 damage" targeting Bob',
    resolves=True,
)
def activate(
    scene: Scene, player: str, label: str, part: str = "", targets: tuple[str, ...] = (), x: int | None = None
) -> Action:
    """The player activates an ability; part of its text singles it out where the object has several."""
    return Activate(player, scene.known(label), part, _known(scene, targets), x)


@_deed("plays", "play", " {label}", use=' "Forest"')
def play(scene: Scene, player: str, label: str) -> Action:
    """The player plays a land."""
    return Play(player, scene.known(label))


@_deed("turns", "turn", " {label} face up", use=' "Exalted Angel" face up')
def turn_face_up(scene: Scene, player: str, label: str) -> Action:
    """The player turns a face-down permanent face up."""
    return TurnFaceUp(player, scene.known(label))


@_deed("suspends", "suspend", " {label}[ with X = {x:number}]", use=' "Rift Bolt"')
def suspend(scene: Scene, player: str, label: str, x: int | None = None) -> Action:
    """The player pays the suspend cost of a card in hand and exiles it with time counters (116.2f)."""
    return SetAside(player, scene.known(label), "suspend", x)


@_deed("foretells", "foretell", " {label}", use=' "Saw It Coming"')
def foretell(scene: Scene, player: str, label: str) -> Action:
    """The player pays {2} and exiles a card with foretell from the hand face down (116.2h)."""
    return SetAside(player, scene.known(label), "foretell")


@_deed("plots", "plot", " {label}", use=' "Slickshot Show-Off"')
def plot(scene: Scene, player: str, label: str) -> Action:
    """The player pays the plot cost of a card in hand and exiles it (116.2k)."""
    return SetAside(player, scene.known(label), "plot")


@_deed("ends", "end", " the effect of {label}", use=' the effect of "Calming Licid"')
def end_effect(scene: Scene, player: str, label: str) -> Action:
    """The player pays what an effect of the object says, and ends that effect (116.2c)."""
    return SpecialAction(player, "end effect", scene.known(label))


@_deed("ignores", "ignore", " the effect of {label}", use=' the effect of "Leonin Arbiter"')
def ignore_effect(scene: Scene, player: str, label: str) -> Action:
    """The player pays what a static ability of the object says, and ignores its effect (116.2d)."""
    return SpecialAction(player, "ignore effect", scene.known(label))


@_deed("discards", "discard", " {label}", use=' "Circling Vultures"')
def discard_any_time(scene: Scene, player: str, label: str) -> Action:
    """The player discards a card that says that it may be discarded at such a time (116.2e)."""
    return SpecialAction(player, "discard", scene.known(label))


@_deed("fetches", "fetch", " the companion {label}", use=' the companion "Keruga"')
def fetch_companion(scene: Scene, player: str, label: str) -> Action:
    """The player pays {3} and puts the chosen companion into the hand (116.2g)."""
    return SpecialAction(player, "fetch companion", scene.known(label))


@_deed("unlocks", "unlock", " a door of {label}", use=' a door of "Glassworks // Shattered Yard"')
def unlock(scene: Scene, player: str, label: str) -> Action:
    """The player pays the mana cost of a locked half and unlocks it (116.2m)."""
    return SpecialAction(player, "unlock", scene.known(label))


@_deed("rolls", "roll", " the planar die", use=" the planar die")
def roll_planar_die(_: Scene, player: str) -> Action:
    """The player pays what rolling the planar die costs by now, and rolls it (116.2i)."""
    return SpecialAction(player, "roll planar die")


@_deed(
    "attacks",
    "attack",
    "[ {target}] with {labels}[ and {others:assigned}]",
    use=' Bob with "Ox" and "Bear" and "Siege" with "Elf"',
)
def attack(
    scene: Scene, player: str, labels: tuple[str, ...], target: str = "", others: _Assigned = ()
) -> Action:
    """The player declares attackers, for each the player or permanent that it attacks.

    With one opponent it need not be said whom: ``Alice attacks with "Ox"``.
    """
    first = target or _opponent(scene, player)
    return Attack(
        player,
        {
            attacker: scene.known(attacked)
            for attacked, attackers in ((first, labels), *others)
            for attacker in _known(scene, attackers)
        },
    )


@_deed(
    "blocks",
    "block",
    " {label} with {labels}[ and {others:assigned}]",
    use=' "Ox" with "Bear" and "Wall" and "Bull" with "Elf"',
)
def block(scene: Scene, player: str, label: str, labels: tuple[str, ...], others: _Assigned = ()) -> Action:
    """The player declares all blockers, for each attacker those that block it."""
    blockers: dict[str, tuple[str, ...]] = {}
    for attacker, blocking in ((label, labels), *others):
        for name in _known(scene, blocking):
            blockers[name] = (*blockers.get(name, ()), scene.known(attacker))
    return Block(player, blockers)


@when("{player} declares no blockers", use="Bob declares no blockers")
def declares_no_blockers(scene: Scene, player: str) -> None:
    """The player blocks nothing."""
    scene.act(Block(player, {}))


@when("{player} passes", use="Bob passes")
def passes(scene: Scene, player: str) -> None:
    """The player, who has priority, passes."""
    scene.seat(player)
    scene.act(Pass(player))


@when("all players pass", use="all players pass")
def all_pass(scene: Scene) -> None:
    """Every player passes once in turn, so that the top of the stack resolves or the step ends."""
    scene.act(Pass())


@when("{player} would receive priority", use="Alice would receive priority")
def would_receive_priority(scene: Scene, player: str) -> None:
    """The game comes to the point at which the player would receive priority, and checks what it must."""
    scene.seat(player)
    scene.act(ReceivePriority(player))


@when("the game goes on to {player}'s {step}", use="the game goes on to Bob's upkeep")
def goes_on(scene: Scene, player: str, step: str) -> None:
    """All players pass, doing nothing, until the next such step of this player's turn begins.

    What triggers as it begins is on the stack then.
    """
    scene.seat(player)
    scene.act(Advance(player, step))


@_deed("starts", "start", " the game", use=" the game", begun=False)
def start_the_game(_scene: Scene, player: str) -> Action:
    """Decks are shuffled, opening hands are drawn and kept, and the player takes the first turn."""
    return StartGame(player)


@when("the game starts", use="the game starts")
def the_game_starts(scene: Scene) -> None:
    """Who takes the first turn is found out; then decks are shuffled, and hands are drawn and kept."""
    scene.act(StartGame())


@_deed("presents", "present", " (his|her|their) deck", use=" her deck", begun=False)
def present_deck(_scene: Scene, player: str) -> Action:
    """The player shows the deck, with the sideboard and all that belongs to it, to play the game with it."""
    return PresentDeck(player)


@_deed(
    "exchanges", "exchange", " {out:label} for {into:label}", use=' "Shock (1)" for "Disenchant"', begun=False
)
def exchange_cards(scene: Scene, player: str, out: str, into: str) -> Action:
    """Before a game, a card of the deck goes into the sideboard, and one from there into the deck."""
    return ExchangeCards(player, scene.known(out), scene.known(into))


@when("{player} concedes", use="Bob concedes")
def concedes(scene: Scene, player: str) -> None:
    """The player leaves the game."""
    scene.seat(player)
    scene.act(Concede(player))


@then("it is refused[, by {rule}]", use=("it is refused", "it is refused, by 601.3a"))
def is_refused(scene: Scene, rule: str = "") -> None:
    """What the player tried in the last When step was illegal, by the rule named, and nothing happened."""
    tried, scene.tried = scene.tried, None
    if tried is None:
        raise StepMistake("nobody has tried anything; this step follows “When Alice tries to …”")
    if not isinstance(tried, Refused):
        seen = in_words(scene.pending) if scene.pending else "it was allowed"
        raise StepFailed("it is refused", seen, cause="it is allowed")
    require_rule(scene, tried, rule)


def _known(scene: Scene, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(scene.known(name) for name in names)


def _opponent(scene: Scene, player: str) -> str:
    team = scene.seat(player).team
    others = [
        seat.name for seat in scene.seats.values() if seat.name != player and (not team or seat.team != team)
    ]
    if len(others) != 1:
        raise StepMistake(
            f"say whom {player} attacks: {player} attacks {others[0] if others else 'Bob'} with …"
        )
    return others[0]
