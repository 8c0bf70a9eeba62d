"""One card after another is played on the board: cast, entering, activated, attacking, with things happening around it."""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, fields
from itertools import islice, product
from typing import Any, Final, Literal

from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, Activated, Chapter, SpellAbility, Triggered
from comprules.abilities.nouns import Filter, Target
from comprules.abilities.simple_nouns import PlayerTarget
from comprules.english import CannotWrite
from comprules.english.texts import text_of
from comprules.judge import (
    Action,
    Activate,
    Advance,
    Asked,
    Attack,
    Block,
    Card,
    Cast,
    Choice,
    Outcome,
    Pass,
    Placed,
    Play,
    Refused,
    Unsupported,
)
from comprules.kit.limits import TookTooLong, time_limit
from comprules.kit.replay import Recorder, read_recording, recording_json, replay_differences
from comprules.reference import reference_judge
from comprules.rules.activating.activating import activated_abilities
from comprules.rules.meaning import Speaker
from comprules.rules.targeting.modes import modal_part
from comprules.rules.targeting.targets import is_legal_target, targets_in
from comprules.state.game import Game

from .board import abilities_of, position_with

__all__ = ["Played", "play_card"]

SECONDS: Final = 20.0
IT: Final = "The card"
TRIES: Final = 40
"""So many ways of choosing targets are tried for one spell or ability."""
ENOUGH: Final = 14
"""So much mana pays for anything."""
ANSWERS: Final = 60
"""So many questions one deed may ask."""

Kind = Literal["error", "never cast", "never activated", "never triggered", "changes nothing"]


@dataclass(slots=True)
class Played:
    """What came of playing one card."""

    name: str
    found: list[tuple[Kind, str]] = field(default_factory=list)
    """What is to be said of it, each with its kind."""
    games: int = 0

    def say(self, kind: Kind, what: str) -> None:
        """Note something once."""
        if (kind, what) not in self.found:
            self.found.append((kind, what))


class StrayedError(Exception):
    """A question without an answer, or a game that does not go the same way again."""


class Table:
    """A game with the card on the board, played with the first legal choices."""

    def __init__(self, card: Card, placed: tuple[Placed, ...], played: Played, active: str = "Alice") -> None:
        self.engine = reference_judge()
        self.judge = Recorder(self.engine)
        self.played, self.card = played, card
        self.judge.begin(position_with({card.name: card}, placed, active))
        self.triggered: set[str] = set()
        """The texts of all abilities that have been on the stack."""
        self.on_stack: dict[int, str] = {}
        """The texts of those that are there now."""
        self.resolved: dict[str, bool] = {}
        """What has resolved, and whether that changed anything."""
        played.games += 1

    @property
    def game(self) -> Game:
        return self.engine.game

    def do(self, action: Action) -> Outcome:
        """Act, answer what is asked, and look at the board."""
        with time_limit(SECONDS):
            outcome = self.judge.act(action)
            for _ in range(ANSWERS):
                if not isinstance(outcome, Asked):
                    break
                outcome = self._answered(outcome)
            if isinstance(outcome, Asked):
                raise StrayedError(f"{ANSWERS} questions are asked, the last: {outcome.question}")
            self._look()
        return outcome

    def _answered(self, asked: Asked) -> Outcome:
        """Answer with the first that is allowed; the deed itself may be refused after an answer."""
        refused: Refused | None = None
        for picks in _answers(asked):
            outcome = self.judge.answer(Choice(asked.player, picks))
            if not isinstance(outcome, Refused):
                return outcome
            if refused is not None and outcome.reason == "no question was asked":
                return refused
            refused = outcome
        raise StrayedError(f"no answer is allowed to: {asked.question} {asked.options[:6]}")

    def _look(self) -> None:
        """Look at the board, and note what has been put on the stack."""
        shown = {one.label: one for one in self.judge.board().objects if one.zone == "stack"}
        self.on_stack = {
            i: (shown[self.game.label(i)].abilities or ("",))[0] for i in self.game.zone("stack")
        }
        self.triggered.update(self.on_stack.values())

    def legal(self, action: Action) -> bool:
        """Say whether the action is allowed."""
        return not isinstance(self.judge.would(action), Refused)

    def filled(self) -> None:
        """Everybody has mana of every color."""
        for player in ("Alice", "Bob"):
            if sum(self.game.players[player].mana.values()) >= ENOUGH:
                continue
            with suppress(Unsupported):
                self.do(Activate(player, f"{player}'s Endless Well"))

    def empty_stack(self) -> None:
        """All pass until nothing is on the stack."""
        for _ in range(25):
            top = self.game.zone("stack")[:1]
            if not top or self.game.is_over:
                return
            before, name = self.game, self._source_of(top[0])
            self.do(Pass())
            if name:
                self.resolved[name] = self.resolved.get(name, False) or _changed(before, self.game, top[0])
        raise StrayedError("the stack is not empty after twenty-five resolutions")

    def _source_of(self, thing: int) -> str:
        """Return the text of the card's ability on the stack, or the name of the spell."""
        there = self.game.objects[thing]
        if there.kind != "ability":
            return there.base.name if there.base.name == self.card.name else ""
        of = there.on_stack.ability if there.on_stack else None
        mine = of is not None and self.game.last_seen(of.source).base.name == self.card.name
        return self.on_stack.get(thing, "") if mine else ""

    def targets(
        self, thing: int, player: str, ability: Ability | None, modes: tuple[int, ...] = ()
    ) -> Iterator[tuple[str, ...]]:
        """Yield choices of targets that are legal one by one."""
        wanted = _wanted(ability, modes)
        if not wanted:
            yield ()
            return
        speaker = Speaker(thing, player)
        yield from islice(product(*(self._candidates(speaker, want) for want in wanted)), TRIES)
        if all(isinstance(want, Target) and want.least == 0 for want in wanted):
            yield ()

    def _candidates(self, speaker: Speaker, want: Target | PlayerTarget) -> list[str]:
        """Return what may be the target: the others' things first, each kind of thing once."""
        game = self.game
        found: list[str] = []
        for one in (*(p for p in ("Bob", "Alice")), *game.objects):
            with suppress(Exception):  # what hangs on later choices is found out by proposing it
                if is_legal_target(game, speaker, want, one):
                    found.append(game.label(one))
        return sorted(found, key=lambda label: not label.startswith("Bob"))[:TRIES]

    def try_all(self, actions: Iterator[Action]) -> bool:
        """Do the first action that is allowed."""
        for action in actions:
            try:
                if self.legal(action):
                    return not isinstance(self.do(action), Refused)
            except Unsupported:
                continue
        return False


def _wanted(ability: Ability | None, modes: tuple[int, ...]) -> tuple[Target | PlayerTarget, ...]:
    match ability:
        case Keyword("enchant", filter=Filter() as hosts):
            return (Target(hosts),)
        case Keyword("enchant"):
            return (PlayerTarget(),)
        case SpellAbility(effects) | Activated(effects=effects):
            choice = modal_part(effects)
            if choice is None or not modes:
                return targets_in(effects)
            return tuple(want for mode in modes for want in targets_in(choice.modes[mode - 1].effects))
        case _:
            return ()


def _answers(asked: Asked) -> Iterator[tuple[str, ...]]:
    if not asked.options:
        yield from ((str(number),) for number in (1, 0, 2, 3))
        yield from ((word,) for word in ("Grizzly Bears", "Goblin", "creature"))
        return
    least, most = max(asked.least, min(1, asked.most)), min(asked.most, len(asked.options))
    yield asked.options[:least]
    yield from ((option,) for option in asked.options)
    yield asked.options[:most]
    yield ()
    yield tuple(str(number) for number in range(least))


_NOT_COMPARED: Final = frozenset(
    {
        *("arbiter", "memo", "during", "clock", "checked", "next_id", "passed", "priority"),
        *("last_known", "successor", "objects", "zones", "deeds", "this_turn"),
    }
)


def _changed(before: Game, after: Game, gone: int) -> bool:
    """Say whether a resolution did more than take what resolved off the stack."""
    top = before.objects[gone]
    if top.kind != "ability" and not top.base.types & {"instant", "sorcery"}:
        return True
    compared = [one.name for one in fields(Game) if one.name not in _NOT_COMPARED]
    if any(getattr(before, name) != getattr(after, name) for name in compared):
        return True
    kept = {i: thing for i, thing in before.objects.items() if i != gone}
    return kept != {i: thing for i, thing in after.objects.items() if i in kept or thing.label != top.label}


def play_card(card: Card) -> Played | None:
    """Play one card in several games; None where its text can't be read."""
    abilities = abilities_of(card)
    if abilities is None:
        return None
    played = Played(card.name)
    for ability in abilities:
        try:
            text_of(ability)
        except CannotWrite as error:
            played.say("error", f"it is read and can't be written: {error}")
    if played.found:
        return played
    seen: dict[str, bool] = {}
    triggered: set[str] = set()

    def game(placed: Placed, course: Callable[[Table], None], active: str = "Alice") -> None:
        table = Table(card, (placed,), played, active)
        try:
            course(table)
        except Unsupported as error:
            played.say("error", f"unsupported: {error}")
        except (StrayedError, TookTooLong, AssertionError) as error:
            played.say("error", f"{course.__name__}: {error}")
        except Exception as error:  # noqa: BLE001 -- whatever goes wrong is what is looked for
            place = traceback.extract_tb(error.__traceback__)[-1]
            played.say(
                "error",
                f"{course.__name__}: {type(error).__name__}: {error} ({place.filename.split('comprules/')[-1]}:{place.lineno})",
            )
        else:
            _held_to_its_record(table, played)
        for what, changed in table.resolved.items():
            seen[what] = seen.get(what, False) or changed
        triggered.update(table.triggered)

    in_hand = Placed(IT, card.name, "hand", "Alice", "Alice")
    removed = re.findall(r"[Rr]emove (?:a|two|three|X|any number of) (\S+) counters? from this", card.text)
    counters = dict.fromkeys(removed, 4)
    there = Placed(IT, card.name, "battlefield", "Alice", "Alice", counters=counters)
    is_spell = bool({"Instant", "Sorcery"} & set(card.type_line.split()))
    is_land = "Land" in card.type_line.split()

    casts = [_playing_land if is_land else how for how in ((_casting,) if not is_spell else _WAYS_OF_CASTING)]
    worked: list[bool] = []

    for how in casts:
        for modes in _modes(card.text) if is_spell else ((),):

            def course(table: Table, how: Any = how, modes: tuple[int, ...] = modes) -> None:
                worked.append(how(table, modes))

            course.__name__ = how.__name__
            game(in_hand, course, "Bob" if how in _IN_BOBS_TURN else "Alice")
        if any(worked):
            break
    if not any(worked):
        played.say("never cast", "")
    if not is_spell:
        for at in range(sum(isinstance(one, Activated) for one in abilities)):
            activated: list[bool] = []

            def activating(table: Table, at: int = at, activated: list[bool] = activated) -> None:
                activated.append(_activating(table, at))

            game(there, activating)
            if not any(activated):
                texts = [text_of(one) for one in abilities if isinstance(one, Activated)]
                played.say("never activated", texts[at])
        game(there, _through_the_turns)
        game(there, _with_things_happening)
    for ability in abilities:
        if isinstance(ability, Triggered | Chapter) and text_of(ability) not in triggered:
            played.say("never triggered", text_of(ability))
    for what, changed in seen.items():
        if not changed:
            played.say("changes nothing", what)
    return played


def _held_to_its_record(table: Table, played: Played) -> None:
    """The game goes the same way when it is played again from its file."""
    saved = recording_json(table.judge.recording(played.name))
    if told := replay_differences(read_recording(saved, played.name), reference_judge()):
        played.say("error", f"replayed it goes another way: {told[0]}")


def _modes(text: str) -> tuple[tuple[int, ...], ...]:
    """Return the modes to choose, a game for each."""
    number = len(re.findall(r"^•", text, re.MULTILINE))
    if not number:
        return ((),)
    singles = tuple((n,) for n in range(1, number + 1))
    return (*singles, (1, 2)) if re.search(r"choose (two|one or)", text, re.IGNORECASE) else singles


# ---- the courses that games take


def _proposals(table: Table, modes: tuple[int, ...]) -> Iterator[Action]:
    game = table.game
    card = next(thing for thing in game.objects.values() if thing.label == IT)
    for ability in (*card.base.abilities, None):
        for targets in table.targets(card.id, "Alice", ability, modes):
            for x in (2, 1, 0) if "{X}" in table.card.cost else (None,):
                yield Cast("Alice", IT, targets, x, modes)


def _casting(table: Table, modes: tuple[int, ...]) -> bool:
    """Alice casts it in her main phase."""
    table.filled()
    if not table.try_all(_proposals(table, modes)):
        return False
    table.empty_stack()
    table.do(Advance("Bob", "end"))
    return True


def _casting_in_response(table: Table, modes: tuple[int, ...]) -> bool:
    """Alice casts it while a spell of Bob's is on the stack."""
    for name in ("Grizzly Bears", "Lightning Bolt", "Divination", "Bonesplitter"):
        table.filled()
        targets = ("Alice's Grizzly Bears",) if name == "Lightning Bolt" else ()
        if isinstance(table.do(Cast("Bob", f"Bob's {name} in the hand", targets)), Refused):
            continue
        table.do(Pass("Bob"))
        if table.try_all(_proposals(table, modes)):
            table.empty_stack()
            return True
        table.empty_stack()
    return False


def _casting_in_combat(table: Table, modes: tuple[int, ...]) -> bool:
    """Alice casts it in Bob's combat, after blocks."""
    table.do(Attack("Bob", {"Bob's Grizzly Bears": "Alice", "Bob's Wind Drake": "Alice"}))
    table.do(Pass())
    table.do(Block("Alice", {"Alice's Craw Wurm": ("Bob's Grizzly Bears",)}))
    table.filled()
    if not table.try_all(_proposals(table, modes)):
        return False
    table.empty_stack()
    return True


def _casting_in_own_combat(table: Table, modes: tuple[int, ...]) -> bool:
    """Alice casts it in her own combat, after blocks."""
    table.do(Attack("Alice", {"Alice's Grizzly Bears": "Bob", "Alice's Wind Drake": "Bob"}))
    table.do(Pass())
    table.do(Block("Bob", {"Bob's Craw Wurm": ("Alice's Grizzly Bears",)}))
    table.filled()
    if not table.try_all(_proposals(table, modes)):
        return False
    table.empty_stack()
    return True


_WAYS_OF_CASTING: Final = (_casting, _casting_in_response, _casting_in_combat, _casting_in_own_combat)
_IN_BOBS_TURN: Final = (_casting_in_response, _casting_in_combat)


def _playing_land(table: Table, _modes: tuple[int, ...]) -> bool:
    """Alice plays it as her land."""
    if isinstance(table.do(Play("Alice", IT)), Refused):
        return False
    table.empty_stack()
    table.do(Advance("Bob", "end"))
    return True


def _activating(table: Table, at: int) -> bool:
    """Alice activates one of its abilities."""
    table.filled()
    thing = next(i for i, one in table.game.objects.items() if one.label == IT)
    held = [one for one in activated_abilities(table.game, thing) if isinstance(one.ability, Activated)]
    if at >= len(held):
        return True
    ability = held[at].ability
    text = text_of(ability)

    def proposals() -> Iterator[Action]:
        for targets in table.targets(thing, "Alice", ability):
            for x in (2, 1, 0) if "{X}" in text or "X" in text else (None,):
                yield Activate("Alice", IT, text, targets, x)

    if not table.try_all(proposals()):
        return False
    table.empty_stack()
    table.do(Advance("Bob", "upkeep"))
    return True


def _through_the_turns(table: Table) -> None:
    """It attacks and is blocked, later it blocks, and a round of turns goes by."""
    attackers = dict.fromkeys((IT, "Alice's Wind Drake", "Alice's Craw Wurm"), "Bob")
    for declared in (attackers, {IT: "Bob"}, {"Alice's Wind Drake": "Bob"}):
        with suppress(Unsupported):
            if table.legal(Attack("Alice", declared)):
                table.do(Attack("Alice", declared))
                break
    table.empty_stack()
    if table.game.step == "declare attackers":
        table.do(Pass())
        for blocks in ({"Bob's Craw Wurm": (IT,)}, {"Bob's Hill Giant": ("Alice's Craw Wurm",)}):
            with suppress(Unsupported):
                if table.legal(Block("Bob", blocks)):
                    table.do(Block("Bob", blocks))
                    break
        table.empty_stack()
    table.do(Advance("Alice", "end"))
    table.empty_stack()
    table.do(Advance("Bob", "precombat main"))
    table.do(Attack("Bob", {"Bob's Grizzly Bears": "Alice", "Bob's Wind Drake": "Alice"}))
    table.empty_stack()
    if table.game.step == "declare attackers":
        table.do(Pass())
        with suppress(Unsupported):
            table.do(Block("Alice", {IT: ("Bob's Grizzly Bears",)}))
        table.empty_stack()
    table.do(Advance("Alice", "draw"))
    table.do(Advance("Alice", "end"))


def _with_things_happening(table: Table) -> None:
    """Around it spells are cast, creatures come and go, life and cards change; in the end it is destroyed."""
    for player in ("Alice", "Bob"):
        for name in ("Grizzly Bears", "Lightning Bolt", "Divination", "Bonesplitter", "Plain Sign"):
            table.filled()
            targets = ("Bob",) if name == "Lightning Bolt" else ()
            table.do(Cast(player, f"{player}'s {name} in the hand", targets))
            table.empty_stack()
        if player == "Alice":
            table.do(Play("Alice", "Alice's Forest in the hand"))
            table.empty_stack()
            for name, target in _HAPPENINGS:
                _happening(table, name, IT if target == "it" else target)
            table.do(Advance("Bob", "precombat main"))
    _happening(table, "Breaking of One", IT)
    table.do(Advance("Alice", "upkeep"))


_HAPPENINGS: Final = (
    ("One Size More", "it"),
    ("Slaying of One", "Alice's Hill Giant"),
    ("Slaying of One", "Bob's Hill Giant"),
    ("Gone from Here", "Bob's Wind Drake"),
    ("Two Sparks", "Bob"),
    ("Two Sparks", "Alice"),
    ("Two Sparks", "it"),
    ("Two Thoughts", "Alice"),
    ("Two Thoughts", "Bob"),
    ("One Thought Less", "Alice"),
    ("One Thought Less", "Bob"),
    ("Three and Two", ""),
    ("One Soldier", ""),
    ("Turned About", "it"),
    ("Two Leaves", ""),
    ("Looking Ahead", ""),
    ("One from Each", ""),
    ("Back Again", "Alice's Ornithopter"),
)


def _happening(table: Table, name: str, target: str) -> None:
    """Alice casts one of the cards in her hand that make things happen."""
    game = table.game
    hand = [game.objects[i] for i in game.zone("hand", "Alice")]
    card = next((one.label for one in hand if one.base.name == name), None)
    if card is None or table.game.is_over:
        return
    table.filled()
    targets = (target, target) if name == "Turned About" else (target,)
    with suppress(Unsupported):
        table.do(Cast("Alice", card, targets if target else ()))
    table.empty_stack()
