// A judge to begin with, for Node, without any dependency: it sets up a position, shows the board, and knows four
// state-based actions. Play it with
//
//     comprules judge selftest --judge-command "node my_judge.mjs"
//
// What it lacks it says ("unsupported"), and the scenario is skipped. Put your engine in the place of the game below.

import { createInterface } from "node:readline";

const NAME = "my engine 0.1";
// What the engine can; what is not claimed is not asked of it. Claim more as it learns more.
const CLAIMED = ["arbitrary positions"];

const SUPERTYPES = new Set(["basic", "legendary", "snow", "world"]);
const COLORS = { W: "white", U: "blue", B: "black", R: "red", G: "green" };

class Unsupported extends Error {}

let game = null;

// ---- the messages: each answer is one of done, refused, asked, board, trace, name, hello, unsupported, error

const answers = {
  hello: () => ({ hello: { name: NAME, capabilities: CLAIMED, editions: ["2025-06-06"], protocol: 1 } }),
  name: () => ({ name: NAME }),
  begin: ({ position }) => {
    begin(position);
    return { done: {} };
  },
  act: ({ action }) => act(action),
  would: ({ action }) => {
    throw new Unsupported(`to say beforehand whether ${action.kind} is legal`);
  },
  answer: ({ choice }) => ({ refused: { reason: `nobody asked ${choice.player} anything` } }),
  board: () => ({ board: board() }),
  trace: () => ({ trace: [] }),
};

function reply(line) {
  const message = JSON.parse(line);
  try {
    const answer = answers[message.do];
    if (!answer) throw new Error(`no such message: ${message.do}`);
    return { id: message.id, ...answer(message) };
  } catch (error) {
    if (error instanceof Unsupported) return { id: message.id, unsupported: error.message };
    return { id: message.id, error: String(error.stack ?? error) };
  }
}

createInterface({ input: process.stdin }).on("line", (line) => {
  if (line.trim()) process.stdout.write(JSON.stringify(reply(line)) + "\n");
});

// ---- the game

function begin(position) {
  const cards = new Map(position.cards.map((card) => [card.name, card]));
  const objects = new Map(position.placed.map((placed) => [placed.label, asObject(placed, cards.get(placed.card))]));
  const players = position.seats.map((seat) => ({
    name: seat.name,
    life: seat.life,
    poison: seat.poison,
    unseen: seat.library,
    lost: "",
  }));
  game = { players, objects, active: position.active, step: position.step, priority: "" };
}

function act(action) {
  switch (action.kind) {
    case "receive priority":
      performStateBasedActions();
      game.priority = action.player;
      return { done: {} };
    case "concede":
      lose(game.players.find((one) => one.name === action.player), "conceded");
      return { done: {} };
    default:
      throw new Unsupported(`the action ${action.kind}`);
  }
}

// Players lose at 0 life and by ten poison counters; creatures die of no toughness, or of damage.
function performStateBasedActions() {
  for (const player of game.players.filter((one) => !one.lost)) {
    if (player.life <= 0) lose(player, "0 or less life");
    else if (player.poison >= 10) lose(player, "ten or more poison counters");
  }
  for (const thing of [...game.objects.values()]) {
    const lives = thing.zone === "battlefield" && thing.types.includes("creature") && thing.toughness !== null;
    if (lives && (thing.toughness <= 0 || thing.damage >= thing.toughness)) putIntoGraveyard(thing);
  }
}

function lose(player, why) {
  player.lost = why;
  for (const [label, thing] of game.objects) if (thing.owner === player.name) game.objects.delete(label);
}

function putIntoGraveyard(thing) {
  if (thing.token) game.objects.delete(thing.label);
  else Object.assign(thing, { zone: "graveyard", controller: "", damage: 0, tapped: false, attached_to: "" });
}

function board() {
  const alive = game.players.filter((one) => !one.lost);
  const won = (one) => alive.length === 1 && game.players.length > 1 && one === alive[0];
  return {
    players: game.players.map((one) => ({
      name: one.name,
      life: one.life,
      poison: one.poison,
      hand: count("hand", one.name),
      library: one.unseen + count("library", one.name),
      lost: one.lost,
      won: won(one),
    })),
    objects: [...game.objects.values()].map((thing) => ({ ...thing, hidden_from: hiddenFrom(thing) })),
    stack: [...game.objects.values()].filter((thing) => thing.zone === "stack").map((thing) => thing.label),
    turn: 1,
    active: game.active,
    step: game.step,
    priority: game.priority,
    over: alive.length < 2,
  };
}

// Nobody looks at a library, and only its owner at a hand.
function hiddenFrom(thing) {
  const names = game.players.map((one) => one.name);
  return names.filter((name) => thing.zone === "library" || (thing.zone === "hand" && name !== thing.owner));
}

function count(zone, owner) {
  return [...game.objects.values()].filter((thing) => thing.zone === zone && thing.owner === owner).length;
}

function asObject(placed, card) {
  const [types, subtypes = ""] = card.type_line.split(" — ");
  const words = types.toLowerCase().split(" ");
  const [power, toughness] = card.size.split("/");
  const indicated = card.color ? card.color.split(" ") : [];
  const ofCost = Object.keys(COLORS).filter((letter) => card.cost.includes(letter));
  return {
    label: placed.label,
    name: card.name,
    zone: placed.zone,
    owner: placed.owner,
    controller: ["battlefield", "stack", "command"].includes(placed.zone) ? placed.controller : "",
    cost: card.cost,
    colors: indicated.length ? indicated : ofCost.map((letter) => COLORS[letter]),
    supertypes: words.filter((word) => SUPERTYPES.has(word)),
    types: words.filter((word) => !SUPERTYPES.has(word)),
    subtypes: subtypes ? subtypes.split(" ") : [],
    abilities: card.text ? card.text.split("\n") : [],
    power: /^\d+$/.test(power) ? Number(power) : null,
    toughness: /^\d+$/.test(toughness) ? Number(toughness) : null,
    token: placed.token,
    tapped: placed.tapped,
    damage: placed.damage,
    attached_to: placed.attached_to,
  };
}
