"""A judge to begin with: it sets up a position, shows the board, and knows four state-based actions.

Play it with::

    comprules judge selftest --judge my_judge:make_judge

What it lacks it says (``Unsupported``), and the scenario is skipped. Put your engine in the place of
``Game``.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from comprules.judge import (
    Action,
    Applied,
    Board,
    BoardObject,
    BoardPlayer,
    Capability,
    Card,
    Choice,
    Concede,
    Done,
    Hello,
    Outcome,
    Placed,
    Position,
    ReceivePriority,
    Refused,
    Unsupported,
)

__all__ = ["MyJudge", "make_judge"]

CLAIMED: tuple[Capability, ...] = ("arbitrary positions",)
"""What the engine can; what is not claimed is not asked of it. Claim more as it learns more."""

SUPERTYPES = {"basic", "legendary", "snow", "world"}
COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


@dataclass
class Game:
    """A game as it stands; your engine has one of its own."""

    players: dict[str, BoardPlayer] = field(default_factory=dict)
    unseen: dict[str, int] = field(default_factory=dict)
    """How many cards lie in a library below those that were placed; whoever draws one takes it off here."""
    objects: dict[str, BoardObject] = field(default_factory=dict)
    active: str = ""
    step: str = ""
    priority: str = ""


class MyJudge:
    """Answers the messages of comprules; each method is one of them."""

    name = "my engine 0.1"

    def __init__(self) -> None:
        self.game = Game()

    def hello(self) -> Hello:
        """Say what the engine can."""
        return Hello(self.name, CLAIMED)

    def begin(self, position: Position) -> None:
        """Forget any earlier game and set up this position; no rule is applied yet."""
        cards = {card.name: card for card in position.cards}
        objects = {placed.label: as_object(placed, cards[placed.card]) for placed in position.placed}
        players = {
            seat.name: BoardPlayer(name=seat.name, life=seat.life, poison=seat.poison)
            for seat in position.seats
        }
        unseen = {seat.name: seat.library for seat in position.seats}
        self.game = Game(players, unseen, objects, position.active, position.step)

    def act(self, action: Action) -> Outcome:
        """Let a player do something, with all that follows, until the game waits for a player."""
        match action:
            case ReceivePriority(player):
                self.perform_state_based_actions()
                self.game.priority = player
                return Done()
            case Concede(player):
                self.lose(player, "conceded")
                return Done()
            case _:
                raise Unsupported(f"the action {type(action).__name__}")

    def answer(self, choice: Choice) -> Outcome:
        """Go on from the question that was asked; this judge asks none."""
        return Refused(f"nobody asked {choice.player} anything")

    def would(self, action: Action) -> Outcome:
        """Say what ``act`` would, and change nothing."""
        raise Unsupported(f"to say beforehand whether {type(action).__name__} is legal")

    def board(self) -> Board:
        """Show the game as it stands."""
        game = self.game
        alive = [one for one in game.players.values() if not one.lost]
        players = tuple(
            replace(
                one,
                hand=count(game.objects, "hand", one.name),
                library=game.unseen[one.name] + count(game.objects, "library", one.name),
                won=len(alive) == 1 < len(game.players) and one is alive[0],
            )
            for one in game.players.values()
        )
        stack = tuple(label for label, thing in game.objects.items() if thing.zone == "stack")
        return Board(
            players=players,
            objects=tuple(replace(one, hidden_from=self.hidden_from(one)) for one in game.objects.values()),
            stack=stack,
            turn=1,
            active=game.active,
            step=game.step,
            priority=game.priority,
            over=len(alive) < 2,
        )

    def hidden_from(self, thing: BoardObject) -> tuple[str, ...]:
        """Return who can't look at it: nobody looks at a library, and only its owner at a hand."""
        return tuple(
            name
            for name in self.game.players
            if thing.zone == "library" or (thing.zone == "hand" and name != thing.owner)
        )

    def trace(self) -> tuple[Applied, ...]:
        """Say which rules were applied; the engine keeps no trace, and does not claim one."""
        return ()

    # ---- the rules that it knows

    def perform_state_based_actions(self) -> None:
        """Players lose at 0 life and by ten poison counters; creatures die of no toughness, or of damage."""
        for player in self.game.players.values():
            if not player.lost and player.life <= 0:
                self.lose(player.name, "0 or less life")
            elif not player.lost and player.poison >= 10:
                self.lose(player.name, "ten or more poison counters")
        for thing in list(self.game.objects.values()):
            if thing.zone != "battlefield" or "creature" not in thing.types or thing.toughness is None:
                continue
            if thing.toughness <= 0 or thing.damage >= thing.toughness:
                self.put_into_graveyard(thing)

    def lose(self, player: str, why: str) -> None:
        """Let a player lose the game; what the player owns leaves it."""
        self.game.players[player] = replace(self.game.players[player], lost=why)
        self.game.objects = {
            label: thing for label, thing in self.game.objects.items() if thing.owner != player
        }

    def put_into_graveyard(self, thing: BoardObject) -> None:
        """Put a permanent into its owner's graveyard; a token ceases to exist."""
        if thing.token:
            del self.game.objects[thing.label]
            return
        moved = replace(thing, zone="graveyard", controller="", damage=0, tapped=False, attached_to="")
        self.game.objects[thing.label] = moved


def as_object(placed: Placed, card: Card) -> BoardObject:
    """Return a placed card as an object of the board."""
    types, _, subtypes = card.type_line.partition(" — ")
    words = types.lower().split()
    power, _, toughness = card.size.partition("/")
    colors = card.color.split() or [word for letter, word in COLORS.items() if letter in card.cost]
    return BoardObject(
        label=placed.label,
        name=card.name,
        zone=placed.zone,
        owner=placed.owner,
        controller=placed.controller if placed.zone in {"battlefield", "stack", "command"} else "",
        cost=card.cost,
        colors=tuple(colors),
        supertypes=tuple(word for word in words if word in SUPERTYPES),
        types=tuple(word for word in words if word not in SUPERTYPES),
        subtypes=tuple(subtypes.split()),
        abilities=tuple(line for line in card.text.splitlines() if line),
        power=int(power) if power.isdigit() else None,
        toughness=int(toughness) if toughness.isdigit() else None,
        token=placed.token,
        tapped=placed.tapped,
        damage=placed.damage,
        attached_to=placed.attached_to,
    )


def count(objects: dict[str, BoardObject], zone: str, owner: str) -> int:
    """Return how many cards a player has in a zone."""
    return sum(thing.zone == zone and thing.owner == owner for thing in objects.values())


def make_judge() -> MyJudge:
    """Return the judge; ``--judge my_judge:make_judge`` names this function."""
    return MyJudge()
