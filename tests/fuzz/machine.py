"""A game that random players play, with every legal and many an illegal action."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability
from comprules.editions import ruleset_of
from comprules.english.writing import write
from comprules.judge import (
    Action,
    Activate,
    Asked,
    Attack,
    Block,
    Card,
    Cast,
    Choice,
    Concede,
    Done,
    Outcome,
    Pass,
    Placed,
    Play,
    Position,
    Refused,
    Seat,
    TurnFaceUp,
    Unsupported,
)
from comprules.kit.limits import time_limit
from comprules.kit.replay import Recorder, read_recording, recording_json, replay_differences
from comprules.reference import ReferenceJudge, reference_judge
from comprules.reference.setting_up import printed
from comprules.rules.activating.activating import activated_abilities
from comprules.rules.combat.attacking import why_not_attack
from comprules.rules.combat.blocking import why_not_block
from comprules.rules.permission.when_to_cast import has_sorcery_timing
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.words import STEPS

from .invariants import after_an_action, after_an_event, apart, cards_of
from .pool import pool, positions

__all__ = ["RandomGame"]

SEEDS = st.integers(0, 2**32 - 1)
PLAYERS = ("Alice", "Bob", "Carol")
LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
SECONDS = 20.0
TRIES = 6


class RandomGame(RuleBasedStateMachine):
    """Two or three players with random permanents and hands, or in a scenario's position, who do at random what the game lets them do."""

    edition: ClassVar[str] = "2025-06-06"

    def __init__(self) -> None:
        super().__init__()
        self.cards: Counter[str] | None = None
        ruleset = ruleset_of(self.edition)
        notice = ruleset.notice

        def noticing(before: Game, events: tuple[Any, ...], after: Game) -> Game:
            self.hold(after_an_event(after, self.cards or cards_of(after)))
            return notice(before, events, after)

        self.engine: ReferenceJudge = reference_judge(ruleset=replace(ruleset, notice=noticing))
        self.judge = Recorder(self.engine)
        self.asked: Asked | None = None
        self._shown: tuple[Game, Game] | None = None

    # ---- the beginning

    @initialize(seed=SEEDS)
    def begin(self, seed: int) -> None:
        """Deal a random position, or take one that a scenario begins with."""
        random = Random(seed)
        given = random.random() < 0.5
        position = random.choice(positions(self.edition)) if given else deal(random, self.edition)
        self.cards = self.asked = None
        self.judge.begin(position)
        self.cards = cards_of(self.game)
        self.act(Pass(position.active))

    @property
    def game(self) -> Game:
        """The game as it stands, with a record of its own: players look as much as they like and leave no trace."""
        if self._shown is None or self._shown[0] is not self.engine.game:
            self._shown = (self.engine.game, apart(self.engine.game))
        return self._shown[1]

    # ---- what players do

    @rule(seed=SEEDS)
    @precondition(lambda self: self.asked is not None)
    def answer(self, seed: int) -> None:
        """Answer the question at random, as it allows."""
        asked, random = self.asked, Random(seed)
        assert asked is not None
        if not asked.options and asked.least:
            number = str(random.randint(0, 4))
            self.take(lambda: self.judge.answer(Choice(asked.player, (number,))))
            return
        most = min(asked.most, len(asked.options))
        assert asked.least <= most, f"no answer is possible: {asked}"
        picks = random.sample(asked.options, random.randint(asked.least, most))
        self.take(lambda: self.judge.answer(Choice(asked.player, tuple(picks))))

    @rule(seed=SEEDS)
    @precondition(lambda self: self.is_open)
    def cast(self, seed: int) -> None:
        """Cast a card of a hand."""
        random = Random(seed)
        player = self.someone(random)
        from_elsewhere = ("graveyard", player) if random.random() < 0.15 else ("hand", player)
        hand = [self.game.objects[i] for i in self.game.zone(*from_elsewhere)]
        slow = not has_sorcery_timing(self.game, player) and random.random() < 0.9
        cards = [
            thing
            for thing in hand
            if thing.base.types
            and "land" not in thing.base.types
            and not (
                slow and "instant" not in thing.base.types and not views(self.game)[thing.id].has("flash")
            )
        ]
        if cards:

            def one() -> Action:
                card = random.choice(cards)
                texts = [write(ability) for ability in card.base.abilities]
                options, modes = self.options(random, card.base.abilities), self.modes(random, texts)
                x = self.x(random, card.base.cost)
                return Cast(player, card.label, self.targets(random, texts), x, modes, options)

            self.first_legal(one, random)

    @rule(seed=SEEDS)
    @precondition(lambda self: self.is_open)
    def activate(self, seed: int) -> None:
        """Activate an ability of something."""
        random = Random(seed)
        player = self.someone(random)
        able = [
            (i, ability)
            for i in self.game.battlefield
            if views(self.game)[i].controller == player or random.random() < 0.1
            for ability in (held.ability for held in activated_abilities(self.game, i))
        ]
        if able:

            def one() -> Action:
                i, ability = random.choice(able)
                text = write(ability)
                x = self.x(random, text)
                return Activate(player, self.game.label(i), text, self.targets(random, [text]), x)

            self.first_legal(one, random)

    @rule(seed=SEEDS)
    @precondition(lambda self: self.is_open)
    def play(self, seed: int) -> None:
        """Play a land, or turn something face up."""
        random = Random(seed)
        player = self.someone(random)
        lands = [
            self.game.label(i)
            for i in self.game.zone("hand", player)
            if "land" in self.game.objects[i].base.types
        ]
        hidden = [self.game.label(i) for i in self.game.battlefield if self.game.objects[i].face_down]
        if lands:
            self.act(Play(player, random.choice(lands)))
        elif hidden:
            self.act(TurnFaceUp(player, random.choice(hidden)))

    @rule(seed=SEEDS)
    @precondition(lambda self: self.is_open and self.game.active in self.game.alive)
    def attack(self, seed: int) -> None:
        """Declare attackers."""
        random, game = Random(seed), self.game
        board = views(game)
        able = [i for i in game.battlefield if why_not_attack(game, i) is None or random.random() < 0.05]
        objects = [
            game.label(i)
            for i in game.battlefield
            if board[i].controller != game.active and board[i].types & {"planeswalker", "battle"}
        ]
        whom = [*(name for name in game.alive if name != game.active), *objects]
        if able and whom and STEPS.index(game.step) <= STEPS.index("declare attackers"):

            def one() -> Action:
                chosen = random.sample(able, random.randint(1, len(able)))
                return Attack(game.active, {game.label(i): random.choice(whom) for i in chosen})

            self.first_legal(one, random)

    @rule(seed=SEEDS)
    @precondition(lambda self: self.is_open and self.game.step == "declare attackers")
    def block(self, seed: int) -> None:
        """Declare blockers."""
        random, game = Random(seed), self.game
        attackers = [i for i in game.battlefield if game.objects[i].attacking is not None]
        able = [
            (i, attacker)
            for i in game.battlefield
            for attacker in attackers
            if why_not_block(game, i, attacker) is None or random.random() < 0.02
        ]
        if able:

            def one() -> Action:
                chosen = random.sample(able, random.randint(1, len(able)))
                blocks = {game.label(i): (game.label(attacker),) for i, attacker in chosen}
                return Block(views(game)[able[0][0]].controller, blocks)

            self.first_legal(one, random)

    @rule(seed=SEEDS)
    @precondition(lambda self: self.is_open)
    def pass_priority(self, seed: int) -> None:
        """One player passes, or all do."""
        self.act(Pass(self.game.priority if seed % 3 == 0 else ""))

    @rule(seed=SEEDS)
    @precondition(lambda self: self.is_open)
    def pass_again(self, seed: int) -> None:
        """Passing is what players do most."""
        self.pass_priority(seed)

    @rule(seed=SEEDS)
    @precondition(lambda self: self.is_open)
    def concede(self, seed: int) -> None:
        """Once in a long while a player has had enough."""
        if seed % 50 == 1:
            self.act(Concede(self.someone(Random(seed))))

    @rule(seed=SEEDS)
    @precondition(lambda self: self.asked is None and self.game.is_over)
    def another(self, seed: int) -> None:
        """After a game the next one."""
        self.teardown()
        self.begin(seed)

    # ---- how

    @property
    def is_open(self) -> bool:
        """Whether anyone may act."""
        return self.asked is None and not self.game.is_over

    def someone(self, random: Random) -> str:
        """Most often the player with priority."""
        player = self.game.priority or self.game.active
        return random.choice(self.game.order) if random.random() < 0.05 else player

    def x(self, random: Random, cost: object) -> int | None:
        """A value for X, where there is one to choose."""
        return random.randint(0, 3) if "{X}" in str(cost) else None

    def modes(self, random: Random, texts: list[str]) -> tuple[int, ...]:
        """Some modes, where there are any to choose."""
        if not any("choose " in text.lower() for text in texts) or random.random() < 0.2:
            return ()
        return tuple(sorted(random.sample(range(1, 4), random.randint(1, 2))))

    def options(self, random: Random, abilities: Iterable[Ability]) -> tuple[str, ...]:
        """Some of the ways of casting that a card's keywords might offer."""
        names = [ability.name for ability in abilities if isinstance(ability, Keyword)]
        names += ["face down"] if "morph" in names or random.random() < 0.02 else []
        return tuple(random.sample(names, random.randint(0, min(2, len(names))))) if names else ()

    def targets(self, random: Random, texts: Iterable[str]) -> tuple[str, ...]:
        """Things that an ability might target, as many as it speaks of."""
        text = "\n".join(texts).lower()
        number = len(re.findall(r"\btarget\b", text)) + len(
            re.findall(r"^(?:enchant|equip|fortify)\b", text, re.MULTILINE)
        )
        if re.search(r"\b(?:two|three|any number of) (?:other )?target", text):
            number += random.randint(0, 2)
        game = self.game
        zones = ["stack"] if "target spell" in text or "target activated" in text else ["battlefield"]
        zones += ["graveyard"] if "graveyard" in text else []
        things = [thing.label for thing in game.objects.values() if thing.zone in zones]
        players = list(game.alive) if "player" in text or "opponent" in text or "any target" in text else []
        return tuple(random.choice([*things, *players]) for _ in range(number)) if things or players else ()

    def first_legal(self, propose: Callable[[], Action], random: Random) -> None:
        """Of a few proposals the first that the game would allow; once in a while one that it does not."""
        action = propose()
        for _ in range(TRIES):
            if random.random() < 0.1 or not isinstance(self.judge.would(action), Refused):
                break
            action = propose()
        self.act(action)

    def act(self, action: Action) -> None:
        """Act, and hold the game to what always holds."""
        self.take(lambda: self.judge.act(action))

    def take(self, deed: Callable[[], Outcome]) -> None:
        """Do something, remember what is asked, and look at everything."""
        self.asked = None
        try:
            with time_limit(SECONDS):
                outcome = deed()
        except Unsupported:
            return
        except Exception as error:
            self.tell(error)
            raise
        match outcome:
            case Asked():
                self.asked = outcome
            case Done() | Refused():
                pass
        self.hold(after_an_action(self.engine.game))
        self.judge.board()

    def hold(self, wrong: Iterable[str]) -> None:
        """Fail with all that is wrong."""
        told = list(wrong)
        if told:
            error = AssertionError("\n".join(told))
            self.tell(error)
            raise error

    def tell(self, error: Exception) -> None:
        """Say with the error how the game came to it."""
        assert self.judge.position is not None
        placed = [f"  {one}" for one in self.judge.position.placed]
        used = {one.card for one in self.judge.position.placed}
        cards = [f"  {card}" for card in self.judge.position.cards if card.name in used]
        deeds = [f"  {move}" for move in self.judge.moves if "Refused(" not in repr(move)]
        error.add_note("\n".join(["cards", *cards, "placed", *placed, "moves", *deeds]))

    def teardown(self) -> None:
        """The whole game can be saved and played again."""
        if self.judge.position is None:
            return
        saved = read_recording(recording_json(self.judge.recording("a random game")), "a random game")
        told = replay_differences(saved, reference_judge())
        assert told == (), "\n".join(told)


# ---- positions


def deal(random: Random, edition: str) -> Position:
    """Random permanents, hands and libraries of the suite's cards; most cards cost nothing."""
    cards: dict[str, Card] = {}
    placed: list[Placed] = []
    every = pool(edition)
    players = PLAYERS if random.random() < 0.25 else PLAYERS[:2]
    for player in players:
        zones = ["battlefield"] * random.randint(3, 8) + ["hand"] * random.randint(4, 8)
        zones += ["graveyard"] * random.randint(0, 3) + ["library"] * random.randint(2, 6)
        for zone in zones:
            card = random.choice(every)
            if zone == "battlefield" and printed(card, ruleset_of(edition).wording).types & {
                "instant",
                "sorcery",
            }:
                zone = "hand"  # noqa: PLW2901
            card = cards.setdefault(card.name, _cheap(card, edition) if random.random() < 0.7 else card)
            placed.append(_place(card, zone, player, placed, random, edition))
        for name in random.sample(LANDS, 3):
            land = next(card for card in every if card.name == name)
            cards.setdefault(name, land)
            placed.append(_place(land, "battlefield", player, placed, random, edition))
    seats = tuple(
        Seat(name, random.randint(3, 20), mana="{W}{U}{B}{R}{G}{W}{U}{B}{R}{G}", library=8)
        for name in players
    )
    return Position(edition, seats, tuple(cards.values()), tuple(placed), random.choice(players))


def _cheap(card: Card, edition: str) -> Card:
    """The same card for no mana, of the same colors."""
    if not card.cost:
        return card if "Land" in card.type_line else replace(card, cost="{0}")
    return replace(
        card, cost="{0}", color=" ".join(sorted(printed(card, ruleset_of(edition).wording).colors))
    )


def _place(card: Card, zone: Any, player: str, placed: list[Placed], random: Random, edition: str) -> Placed:
    taken = sum(one.card == card.name for one in placed)
    hosts = [one.label for one in placed if one.zone == "battlefield" and not one.attached_to]
    is_in_play = zone == "battlefield"
    attaches = (
        is_in_play and hosts and printed(card, ruleset_of(edition).wording).subtypes & {"Aura", "Equipment"}
    )
    return Placed(
        f"{card.name} ({taken + 1})" if taken else card.name, card.name, zone, player, player,
        tapped=is_in_play and random.random() < 0.1,
        attached_to=random.choice(hosts) if attaches and random.random() < 0.8 else "",
        counters={"+1/+1": random.randint(1, 2)} if is_in_play and random.random() < 0.1 else {},
    )  # fmt: skip
