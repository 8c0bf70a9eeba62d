// From two decks to the first upkeep: who begins, opening hands, and mulligans.

import { Unsupported } from "./cards.mjs";
import { drawCards } from "./effects.mjs";
import { choose, inTurnOrder, inZone, move, refuseIf, thing } from "./state.mjs";
import { enterTurn } from "./turn.mjs";

export function* startGame(game, { player: chosen }) {
  refuseIf(game.players.length < 2, "nobody plays alone", "100.1");
  if (game.objects.some((one) => one.zone !== "library")) throw new Unsupported("to start a game with cards elsewhere");
  if (game.start.decks || game.start.games.length > 1) throw new Unsupported("decks that are checked, and matches");
  const first = chosen || (yield* startingPlayer(game));
  for (const one of game.players) {
    Object.assign(one, { life: 20, poison: 0 });
    shuffle(game, one);
    drawCards(game, one, 7);
  }
  yield* mulligans(game, first);
  game.begun = true;
  game.turn = 0;
  game.skipsDraw = game.players.length === 2;
  yield* enterTurn(game, first);
}

// The loser of the game before chooses who begins; in a first game whoever the players have agreed on.
function* startingPlayer(game) {
  const { games, chooser } = game.start;
  const who = games.length ? games[0].loser || games[0].chooser : chooser;
  if (!who) throw new Unsupported("to find out by chance who begins");
  const [picked] = yield* choose(who, "who begins", game.players.map((one) => one.name));
  return picked;
}

// What comes to the top is said beforehand; the rest lies as it did.
function shuffle(game, one) {
  const top = one.shuffles.shift() ?? [];
  const library = inZone(game, "library", one.name);
  const named = top.map((label) => thing(game, label));
  game.objects = game.objects.filter((each) => !library.includes(each));
  game.objects.push(...named, ...library.filter((each) => !named.includes(each)));
}

// All say in turn whether they take one, then all who do take it; who has kept a hand is not asked again.
function* mulligans(game, first) {
  let deciding = inTurnOrder(game, first);
  for (let taken = 1; deciding.length; taken++) {
    const again = [];
    for (const one of deciding) {
      const [said] = yield* choose(one.name, "a mulligan?", ["yes", "no"]);
      if (said === "yes") again.push(one);
    }
    for (const one of again) {
      for (const card of inZone(game, "hand", one.name)) move(game, card, "library");
      shuffle(game, one);
      drawCards(game, one, 7);
    }
    for (const one of again) {
      const n = game.players.length > 2 ? taken - 1 : taken;
      const hand = inZone(game, "hand", one.name).map((card) => card.label);
      const least = Math.min(n, hand.length);
      for (const label of yield* inOrder(one.name, hand, least)) move(game, thing(game, label), "library");
    }
    deciding = again.filter((one) => inZone(game, "hand", one.name).length);
  }
}

// Of several cards the order matters, even if all of them go.
function* inOrder(name, hand, n) {
  if (n < 2) return n ? yield* choose(name, "what goes to the bottom", hand, n, n) : [];
  return yield { player: name, question: "what goes to the bottom", options: hand, least: n, most: n };
}
