"""The board of python-mtg's game, as the kit looks at it."""
# ruff: noqa: SLF001 -- the engine has no other names for what a board shows

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from mtg import driver
from python_mtg_game import COLORS, COUNTERS, LETTERS, OF_A_PLAYER, SUPERTYPES, ZONES, Game, rows_of

from comprules.judge import Board, BoardObject, BoardPlayer, Seat

__all__ = ["board_of"]


def board_of(game: Game) -> Board:
    """Return the game as it stands."""
    loser = game.state.get("_loser", "")
    found = driver.run(
        {**game.state, "attacks": set(), "blocks": set()},
        ["power", "eff_toughness", "has_keyword", "controls", "creature"],
    )
    stack = [row[0] for row in sorted(game.state.get("on_stack", ()), key=lambda row: -row[1])]
    labels = {word: label for label, word in game.ids.items()}
    return Board(
        players=tuple(_player(game, seat, loser) for seat in game.seats),
        objects=(*(_shown(game, label, found) for label in game.ids), *_tokens(game, found)),
        stack=tuple(labels.get(word, f"ability of {word}") for word in stack),
        turn=1 + game.state.get("_turn", 0),
        active=game.active,
        step=_said(game.step),
        priority="" if loser else game.priority,
        over=bool(loser),
    )


def _player(game: Game, seat: Seat, loser: str) -> BoardPlayer:
    state = game.state
    mana = "".join(
        f"{{{LETTERS[color]}}}" * n for color, n in sorted(driver._floating(state, seat.name).items())
    )
    return BoardPlayer(
        name=seat.name,
        life=dict(state["life"])[seat.name],
        poison=dict(state["poison"]).get(seat.name, 0),
        hand=sum(player == seat.name for player, _ in state["in_hand"]),
        library=sum(player == seat.name for player, _ in state["in_library"]),
        mana=mana,
        maximum_hand_size=driver._max_hand_size(state, seat.name),
        lost="lost" if loser == seat.name else "",
        won=bool(loser) and loser != seat.name,
    )


def _shown(game: Game, label: str, found: Mapping[str, Any]) -> BoardObject:
    word = game.ids[label]
    card, zone = game.cards[word], _zone(game, word)
    on_battlefield = zone == "battlefield"
    sizes = {what: dict(found[what]).get(word) for what in ("power", "eff_toughness")}
    is_creature = (word,) in found["creature"]
    controller = next((player for player, one in found["controls"] if one == word), game.owners[word])
    supertypes = tuple(w for w in card.type_line.lower().partition(" — ")[0].split() if w in SUPERTYPES)
    printed = {kind: rows_of(game, f"printed_{kind}", word) for kind in ("type", "subtype", "color")}
    attacked = dict(game.state["attacks"]).get(word, "")
    labels = {one: name for name, one in game.ids.items()}
    power, _, toughness = card.size.partition("/")
    return BoardObject(
        label=label,
        name=card.name,
        zone=zone,
        owner=game.owners[word],
        controller=controller if zone in {"battlefield", "stack"} else "",
        cost=card.cost,
        colors=tuple(
            color for color in printed["color"] if color in COLORS.values() and "Land" not in card.type_line
        ),
        supertypes=supertypes,
        types=tuple(printed["type"]),
        subtypes=tuple(card.type_line.partition(" — ")[2].split()),
        abilities=tuple(
            sorted(
                {_spoken(k) for o, k in found["has_keyword"] if o == word}
                | ({line for line in card.text.splitlines() if line} if not on_battlefield else set())
            )
        ),
        power=int(sizes["power"] or 0) if on_battlefield and is_creature else _number(power),
        toughness=int(sizes["eff_toughness"] or 0) if on_battlefield and is_creature else _number(toughness),
        tapped=(word,) in game.state["tapped"],
        loyalty=_counters(game, word).get("loyalty", 0)
        if on_battlefield and card.loyalty
        else _number(card.loyalty),
        counters=_counters(game, word),
        attached_to=labels.get(dict(game.state.get("attached_to", ())).get(word, ""), ""),
        attacking=attacked,
        hidden_from=tuple(
            seat.name
            for seat in game.seats
            if zone == "library" or (zone == "hand" and seat.name != game.owners[word])
        ),
        blocking=tuple(labels[a] for b, a in game.state["blocks"] if b == word),
    )


def _tokens(game: Game, found: Mapping[str, Any]) -> Iterator[BoardObject]:
    """Yield the tokens, which the engine has made; it gives them no names."""
    state = game.state
    made: dict[str, int] = {}
    for (word,) in sorted(state.get("is_token", ())):
        if (word,) not in state["on_battlefield"]:
            continue
        subtypes = [kind.title() for kind in rows_of(game, "printed_subtype", word)]
        name = f"{' '.join(subtypes)} Token"
        made[name] = made.get(name, 0) + 1
        controller = next(player for player, one in found["controls"] if one == word)
        is_creature = (word,) in found["creature"]
        sizes = {what: int(dict(found[what]).get(word) or 0) for what in ("power", "eff_toughness")}
        yield BoardObject(
            label=name if made[name] == 1 else f"{name} ({made[name]})",
            name=name,
            zone="battlefield",
            owner=controller,
            controller=controller,
            colors=tuple(rows_of(game, "printed_color", word)),
            types=tuple(rows_of(game, "printed_type", word)),
            subtypes=tuple(subtypes),
            abilities=tuple(sorted(_spoken(k) for one, k in found["has_keyword"] if one == word)),
            power=sizes["power"] if is_creature else None,
            toughness=sizes["eff_toughness"] if is_creature else None,
            token=True,
            tapped=(word,) in state["tapped"],
            counters=_counters(game, word),
            attacking=dict(state["attacks"]).get(word, ""),
        )


def _counters(game: Game, word: str) -> dict[str, int]:
    here = {kind: number for one, kind, number in game.state["counter"] if one == word}
    return {said: here[kind] for said, kind in COUNTERS.items() if here.get(kind)}


def _zone(game: Game, word: str) -> Any:
    state = game.state
    for zone, relation in ZONES.items():
        if (word,) in state.get(relation, ()):
            return zone
    for zone, relation in OF_A_PLAYER.items():
        if any(one == word for _, one in state[relation]):
            return zone
    return "stack" if any(one == word for one, _ in state.get("on_stack", ())) else "none"


def _said(word: str) -> str:
    return word.replace("_", " ")


def _spoken(keyword: str) -> str:
    return keyword.replace("_", " ").capitalize()


def _number(printed: str) -> int | None:
    return int(printed) if printed.isdigit() else None
