"""508.3: attackers that are declared, held against what triggered abilities wait for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from comprules.abilities.nouns import AllThese, Players
from comprules.abilities.simple_nouns import You
from comprules.abilities.trigger_events import TriggerEvent
from comprules.abilities.trigger_events_of_objects import Attacks
from comprules.abilities.trigger_events_of_players import AttacksWith, IsAttacked
from comprules.book.citing import cite
from comprules.events.permanents import DeclaresAttacker
from comprules.happening.combat import defender_of
from comprules.rules.meaning import Speaker
from comprules.rules.triggers.what_triggered import About, Event_, is_one, is_player
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "AS_IT_WAS_WHEN_DECLARED",
    "ATTACKERS_DECLARED",
    "ATTACKING_ALONE",
    "ATTACKING_AT_ALL",
    "ATTACKING_A_PLAYER",
    "ATTACKING_WITH_A_CREATURE",
    "ATTACKS_TRIGGERS",
    "BEING_ATTACKED",
    "TRIGGERS_ON_ATTACKERS",
    "Seen",
    "attack_together",
    "attacked",
    "attacks_alone",
    "attacks_so",
    "being_attacked",
    "each_for_itself",
    "enough_attack",
    "enough_together",
    "is_such_an_attacker",
    "is_the_one_attacked",
    "once_for_all_attackers",
    "player_attacked",
]

ATTACKING_ALONE = cite("506.5")
TRIGGERS_ON_ATTACKERS = cite("508.1m")
AS_IT_WAS_WHEN_DECLARED = cite("508.2a")
ATTACKERS_DECLARED = cite("508.3")
ATTACKS_TRIGGERS = cite("508.3a")
BEING_ATTACKED = cite("508.3b")
ATTACKING_WITH_A_CREATURE = cite("508.3c")
ATTACKING_AT_ALL = cite("508.3d")
ATTACKING_A_PLAYER = cite("508.3e")

Seen = tuple[TriggerEvent, About, Event_]
"""What is waited for, what the occurrence is about, and the event."""


@TRIGGERS_ON_ATTACKERS
def attacked(
    after: Game, event: DeclaresAttacker, when: Attacks | AttacksWith, speaker: Speaker
) -> Iterator[About]:
    """Yield an attacker that was declared, if it attacks as it is said, or if its controller does."""
    thing, whom = event.attacker, event.attacked
    match when:
        case Attacks():
            found = tuple(_creature_attacked(after, thing, whom, when, speaker))
        case AttacksWith():
            found = tuple(_player_attacked(after, thing, whom, when, speaker))
    if found:
        TRIGGERS_ON_ATTACKERS.decided_once(
            after, f"an ability triggers as {after.label(thing)} is declared as an attacker"
        )
    yield from found


@AS_IT_WAS_WHEN_DECLARED
def is_such_an_attacker(after: Game, thing: int, when: Attacks, speaker: Speaker) -> bool:
    """Say whether a creature is what an ability waits for, as it is when it is declared as an attacker."""
    fits = is_one(after, speaker, when.who, thing)
    if isinstance(when.who, AllThese):
        AS_IT_WAS_WHEN_DECLARED.decided_once(
            after, f"{after.label(thing)} is {'' if fits else 'not '}such a creature as it is declared"
        )
    return fits


@ATTACKING_ALONE
def attacks_alone(after: Game, thing: int) -> bool:
    """A creature attacks alone if no other creature is declared as an attacker with it."""
    alone = all(i == thing or o.attacking is None for i, o in _fighting(after))
    ATTACKING_ALONE.decided_once(
        after, f"{after.label(thing)} {'attacks' if alone else 'does not attack'} alone"
    )
    return alone


def _creature_attacked(
    after: Game, thing: int, whom: int | str, when: Attacks, speaker: Speaker
) -> Iterator[About]:
    """Yield a creature that attacks as it is said: alone, for the first time, whom."""
    if not is_such_an_attacker(after, thing, when, speaker):
        return
    if when.alone and not attacks_alone(after, thing):
        return
    if when.beside is not None:
        with_it = AllThese(when.beside)
        others = [i for i, o in _fighting(after) if i != thing and o.attacking is not None]
        if sum(is_one(after, speaker, with_it, other) for other in others) < when.others:
            return
    if when.first and sum(isinstance(e, DeclaresAttacker) and e.attacker == thing for e in after.deeds) > 1:
        return
    if when.whom is not None and not is_the_one_attacked(
        after, speaker, when.whom, whom, planeswalkers=when.planeswalkers
    ):
        return
    yield About((thing,), defender_of(after, whom))


@ATTACKS_TRIGGERS
def is_the_one_attacked(
    game: Game, speaker: Speaker, whom: Players, attacked: int | str, *, planeswalkers: bool
) -> bool:
    """Say whether such a player is attacked, or with ``planeswalkers`` a planeswalker of theirs."""
    if isinstance(attacked, str):
        fits = is_player(game, speaker, whom, attacked)
    else:
        view = views(game)[attacked]
        is_such = planeswalkers and "planeswalker" in view.types
        fits = is_such and is_player(game, speaker, whom, view.controller)
    ATTACKS_TRIGGERS.decided_once(game, f"whom an ability names {'is' if fits else 'is not'} attacked")
    return fits


def _player_attacked(
    after: Game, thing: int, whom: int | str, when: AttacksWith, speaker: Speaker
) -> Iterator[About]:
    """Yield an attacker whose controller attacks as it is said: with what, and whom."""
    player = views(after)[thing].controller
    cited = ATTACKING_WITH_A_CREATURE if isinstance(when.what, AllThese) else ATTACKING_AT_ALL
    cited.decided_once(after, f"{player} attacks with {after.label(thing)}")
    if not is_player(after, speaker, when.who, player):
        return
    if when.what is not None and not is_one(after, speaker, when.what, thing):
        return
    if when.whom is None:
        yield About((thing,), player)
        return
    hurt = player_attacked(after, whom)
    if hurt and is_player(after, speaker, when.whom, hurt):
        yield About((thing,), player if when.whom == You() else hurt)


@ATTACKING_A_PLAYER
def player_attacked(game: Game, attacked: int | str) -> str:
    """The player who is attacked: who attacks a planeswalker or a battle attacks no player."""
    in_person = isinstance(attacked, str)
    ATTACKING_A_PLAYER.decided_once(
        game, f"{game.label(attacked)} is attacked, which is {'a' if in_person else 'no'} player"
    )
    return str(attacked) if in_person else ""


def enough_together(game: Game, seen: Sequence[Seen]) -> list[tuple[About, Event_]]:
    """The occurrences, those of attackers that count together joined, and left out where they are too few."""
    groups: dict[object, list[Seen]] = {}
    for n, one in enumerate(seen):
        key = _counted_with(game, one)
        groups.setdefault(n if key is None else key, []).append(one)
    return [made for group in groups.values() if (made := _as_one(group)) is not None]


def _counted_with(game: Game, seen: Seen) -> object:
    """Return what tells attackers apart that do not count together; None for what counts alone."""
    when, about, _ = seen
    if isinstance(when, AttacksWith):
        each = isinstance(when.what, AllThese)
        return each_for_itself(game, when, about) if each else attack_together(game, when, about)
    if isinstance(when, IsAttacked):
        return once_for_all_attackers(game, when, about)
    if isinstance(when, Attacks) and when.least > 1:
        return enough_attack(game, when, about)
    return None


@ATTACKING_WITH_A_CREATURE
def each_for_itself(game: Game, _when: AttacksWith, about: About) -> object:
    """A player attacks with a creature once for each such creature that is declared."""
    ATTACKING_WITH_A_CREATURE.decided_once(game, f"{game.label(about.objects[0])} is one that attacks")
    return about


@ATTACKING_AT_ALL
def attack_together(game: Game, when: AttacksWith, about: About) -> object:
    """A player attacks, or attacks another, once with all of the attackers that are declared together."""
    ATTACKING_AT_ALL.decided_once(game, f"{game.label(about.objects[0])} is declared: its controller attacks")
    return when, about.player


@BEING_ATTACKED
def being_attacked(game: Game, speaker: Speaker, when: IsAttacked, attacked: int | str) -> Iterator[About]:
    """Yield the player who is attacked; whose planeswalker or battle is attacked, is not."""
    if isinstance(attacked, str) and is_player(game, speaker, when.who, attacked):
        yield About((), attacked)
    else:
        BEING_ATTACKED.decided_once(game, f"{game.label(attacked)} is attacked, and nobody else")


@BEING_ATTACKED
def once_for_all_attackers(game: Game, when: IsAttacked, about: About) -> object:
    """A player is attacked once, by all of the attackers that are declared against that player together."""
    BEING_ATTACKED.decided_once(game, f"{about.player} is attacked")
    return when, about.player


@ATTACKERS_DECLARED
def enough_attack(game: Game, when: Attacks, about: About) -> object:
    """An ability that waits for a number of creatures looks at all that are declared together."""
    ATTACKERS_DECLARED.decided_once(
        game, f"{game.label(about.objects[0])} is one of those that have to be {when.least} or more"
    )
    return when, about.player if when.whom is not None else ""


def _as_one(group: list[Seen]) -> tuple[About, Event_] | None:
    (when, first, event), *_ = group
    if not isinstance(when, Attacks | AttacksWith):
        return first, event
    if len(group) < when.least or (
        isinstance(when, AttacksWith) and when.exactly and len(group) > when.least
    ):
        return None
    objects = tuple(dict.fromkeys(i for _, about, _ in group for i in about.objects))
    return replace(first, objects=objects, amount=len(objects)), event


def attacks_so(game: Game, thing: int, how: str) -> bool:
    """Say whether a creature attacks the player with the most life, or beside one with greater power."""
    board, whom = views(game), game.objects[thing].attacking
    if how == "the player with the most life":
        return isinstance(whom, str) and game.players[whom].life == max(
            game.players[p].life for p in game.alive
        )
    if how == "while saddled":
        return game.objects[thing].notes.get("saddled") == str(game.turn)
    power = board[thing].power_or_0
    return any(o.attacking is not None and board[i].power_or_0 > power for i, o in _fighting(game))


def _fighting(game: Game) -> Iterator[tuple[int, GameObject]]:
    return ((i, game.objects[i]) for i in game.battlefield)
