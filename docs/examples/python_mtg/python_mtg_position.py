"""A position of the kit, made into a game of python-mtg."""
# ruff: noqa: SLF001 -- the engine has no other names for what a position needs

from __future__ import annotations

from typing import Any

from mtg import _corpus, bridge_to_engine, driver, sim
from python_mtg_game import COLORS, COUNTERS, LETTERS, OF_A_PLAYER, SUPERTYPES, ZONES, Game, State

from comprules.judge import Card, Placed, Position, Seat, Unsupported

__all__ = ["Positions", "word_of"]


class Positions:
    """Sets up positions with the cards that the engine knows, which it reads once."""

    def __init__(self) -> None:
        """Read the cards, which takes some seconds."""
        self.rows = sim.load_db()
        self.corpus = {card["name"]: card for card in _corpus.load_cards()}

    def game_of(self, position: Position) -> Game:
        """Return a game in this position.

        Raises:
            Unsupported: The engine can't be in it, or does not know one of its cards whole.
        """
        if len(position.seats) != 2 or position.variant:
            raise Unsupported("more or fewer than two players, and variants")
        players = [seat.name for seat in position.seats]
        game = Game(_empty(position, players), position.seats)
        cards = {card.name: card for card in position.cards}
        for number, placed in enumerate(position.placed):
            self._place(game, placed, cards[placed.card], f"card_{number}")
        for placed in position.placed:
            _attach(game, placed)
        for seat in position.seats:
            _see_that_it_is_plain(seat)
            for number in range(seat.library):
                unseen = f"{seat.name.lower()}_unseen_{number}"
                game.state["in_library"].add((seat.name, unseen))
                game.state["_lib_order"][seat.name].append(unseen)
            driver._set_floating(game.state, seat.name, _mana(seat.mana))
        bridge_to_engine._materialize_printed(game.state)
        return game

    def _place(self, game: Game, placed: Placed, card: Card, word: str) -> None:
        """Put a card where it lies."""
        if placed.zone not in ZONES and placed.zone not in OF_A_PLAYER:
            raise Unsupported(f"cards in the zone {placed.zone}")
        if placed.face_down or placed.token or placed.damage or placed.notes:
            raise Unsupported("face-down cards, tokens, damage and choices of before")
        entry = self._entry(card)
        facts, lacking = bridge_to_engine.card_facts(
            card.name, placed.controller, word, self.rows, {card.name: entry}
        )
        if lacking:
            raise Unsupported(f"the card {card.name}, whose text it reads in part")
        for relation, rows in facts.items():
            game.state.setdefault(relation, set()).update(rows)
        for kind in entry["types"]:
            game.state.setdefault("spell_type", set()).add((word, kind.lower()))
        cost = bridge_to_engine._mana_value(entry["manaCost"])
        game.state.setdefault("mana_cost", set()).add((word, cost))
        bridge_to_engine._register_colored(game.state, word, entry)
        game.ids[placed.label], game.cards[word], game.owners[word] = word, card, placed.owner
        if placed.zone in ZONES:
            game.state.setdefault(ZONES[placed.zone], set()).add((word,))
        else:
            game.state[OF_A_PLAYER[placed.zone]].add((placed.owner, word))
        if placed.zone == "library":
            game.state["_lib_order"][placed.owner].append(word)
        if placed.tapped:
            game.state["tapped"].add((word,))
        if placed.summoning_sick:
            game.state["_sick"].add((word,))
        printed = {"loyalty": int(card.loyalty)} if card.loyalty and placed.zone == "battlefield" else {}
        for kind, number in {**printed, **placed.counters}.items():
            if kind not in COUNTERS:
                raise Unsupported(f"{kind} counters")
            game.state["counter"].add((word, COUNTERS[kind], number))

    def _entry(self, card: Card) -> dict[str, Any]:
        """Return what the engine knows of a card, or how it would know one that has no text.

        Raises:
            Unsupported: It has a text, and the engine does not know it.
        """
        before, _, behind = card.type_line.partition(" — ")
        power, _, toughness = card.size.partition("/")
        known = self.corpus.get(card.name)
        if known is None and card.text and not card.text.startswith("{T}: Add"):
            raise Unsupported(f"the card {card.name}, which it does not know")
        if known is not None:
            return {**known, "manaCost": known.get("manaCost") or ""}
        if not (card.size == "" or (power.isdigit() and toughness.isdigit())):
            raise Unsupported("sizes other than numbers")
        words = before.split()
        colors = card.color.split() or [COLORS[letter] for letter in COLORS if letter in card.cost]
        return {
            "name": card.name,
            "manaCost": card.cost,
            "types": [word for word in words if word.lower() not in SUPERTYPES],
            "supertypes": [word for word in words if word.lower() in SUPERTYPES],
            "subtypes": behind.split(),
            "power": power or None,
            "toughness": toughness or None,
            "colors": [LETTERS[color] for color in colors],
            "colorIdentity": [],
            "text": "",
        }


def _attach(game: Game, placed: Placed) -> None:
    if not placed.attached_to:
        return
    if placed.attached_to not in game.ids:
        raise Unsupported("what is attached to a player")
    pair = game.ids[placed.label], game.ids[placed.attached_to]
    game.state.setdefault("attached_to", set()).add(pair)


def _empty(position: Position, players: list[str]) -> State:
    state: State = {
        name: set()
        for name in (
            "counter",
            "tapped",
            "attacks",
            "blocks",
            "on_battlefield",
            "in_hand",
            "in_library",
            "_sick",
        )
    }
    state |= {
        "is_player": {(player,) for player in players},
        "life": {(seat.name, seat.life) for seat in position.seats},
        "poison": {(seat.name, seat.poison) for seat in position.seats if seat.poison},
        "current_step": {(word_of(position.step),)},
        "active_player": {(position.active or players[0],)},
        "_lib_order": {player: [] for player in players},
        "_land_played": set(),
        "_explicit_lands": True,
        "_seed": 0,
        "_variant": "two-player",
    }
    return state


def _see_that_it_is_plain(seat: Seat) -> None:
    if seat.counters or seat.stickers or seat.name_stickers or seat.speed is not None or seat.shuffles:
        raise Unsupported("counters other than poison, stickers and speed of players")


def _mana(written: str) -> dict[str, int]:
    """Return how much of each color stands in symbols such as ``{2}{R}``."""
    amounts: dict[str, int] = {}
    for symbol in written.replace("}", "").split("{")[1:]:
        if symbol not in COLORS and not symbol.isdigit():
            raise Unsupported(f"mana of the kind {{{symbol}}}")
        color, number = ("colorless", int(symbol)) if symbol.isdigit() else (COLORS[symbol], 1)
        amounts[color] = amounts.get(color, 0) + number
    return amounts


def word_of(step: str) -> str:
    """Return the engine's word for a step."""
    return step.replace(" ", "_")
