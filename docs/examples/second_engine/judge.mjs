// A small engine that plays by the newest edition, behind the protocol: one JSON object a line.
//
//     comprules check --judge-command "node docs/examples/second_engine/judge.mjs"
//
// What it does not know it says, and the scenario is skipped.

import { createInterface } from "node:readline";
import { activate, addMana, cast, concede, play } from "./acting.mjs";
import { KEYWORDS, Unsupported, readCard } from "./cards.mjs";
import { declareAttackers, declareBlockers } from "./combat.mjs";
import { abilitiesOf, inZone, newObject, printed, Refusal, seen } from "./state.mjs";
import { startGame } from "./starting.mjs";
import { advance, givePriority, passAll, passAlone } from "./turn.mjs";

const HELLO = {
  name: "a second engine 1.0",
  capabilities: ["cards by text", "arbitrary positions", "questions one by one", "mana from lands", "mana from the pool", "more than two players", "counters"],
  editions: ["2025-06-06"],
  protocol: 1,
};

let game = null;
let before = null; // the game as it was before the action that is under way
let running = null; // that action, if it waits for an answer
let question = null;

// ---- messages

const answers = {
  hello: () => ({ hello: HELLO }),
  name: () => ({ name: HELLO.name }),
  begin: ({ position }) => {
    [game, running, question] = [setUp(position), null, null];
    return { done: {} };
  },
  act: ({ action }) => {
    before = structuredClone(game);
    running = acting(game, action);
    return goOn(undefined);
  },
  would: ({ action }) => whether(action),
  answer: ({ choice }) => {
    const wrong = whatIsWrongWith(choice);
    return wrong ? { refused: { reason: wrong } } : goOn(choice.picks);
  },
  board: () => ({ board: board() }),
  trace: () => ({ trace: [] }),
};

function reply(line) {
  const message = JSON.parse(line);
  try {
    if (!answers[message.do]) throw new Error(`no such message: ${message.do}`);
    return { id: message.id, ...answers[message.do](message) };
  } catch (error) {
    if (error instanceof Unsupported) return { id: message.id, unsupported: error.message };
    return { id: message.id, error: String(error.stack ?? error) };
  }
}

createInterface({ input: process.stdin }).on("line", (line) => {
  if (line.trim()) process.stdout.write(JSON.stringify(reply(line)) + "\n");
});

// ---- actions are generators: they stop at each question, and go on with the answer

const actions = {
  "receive priority": (on, { player: name }) => givePriority(on, name),
  pass: (on, action) => (action.player ? passAlone(on, action.player) : passAll(on)),
  advance: (on, { player: name, step }) => advance(on, name, step),
  play, cast, activate, attack: declareAttackers, block: declareBlockers, "start game": startGame, concede,
};

function* acting(on, action) {
  if (!actions[action.kind]) throw new Unsupported(`the action ${action.kind}`);
  return yield* actions[action.kind](on, action);
}

function goOn(picks) {
  try {
    const { done, value } = running.next(picks);
    question = done ? null : value;
    if (done) running = null;
    return question ? { asked: question } : { done: {} };
  } catch (error) {
    [running, question] = [null, null];
    if (!(error instanceof Refusal)) throw error;
    game = before;
    return { refused: { reason: error.message, rule: error.rule } };
  }
}

function whatIsWrongWith({ player: name, picks }) {
  if (!question || question.player !== name) return `nobody asked ${name} anything`;
  if (picks.length < question.least || picks.length > question.most) return `${question.least} to ${question.most} are picked`;
  if (new Set(picks).size !== picks.length || picks.some((one) => question.options.length && !question.options.includes(one))) return "that is none of the options";
  return "";
}

// Whether something is legal is found out on a copy; if there are questions, by every way to answer them.
function whether(action) {
  let tries = 0;
  const attempt = (given) => {
    if (++tries > 300) return { asked: null };
    const run = acting(structuredClone(game), action);
    try {
      let { done, value } = run.next();
      for (const picks of given) ({ done, value } = run.next(picks));
      if (done) return { done: {} };
      const ways = value.options.map((one) => [one]).filter((one) => one.length >= value.least && one.length <= value.most);
      if (!ways.length) return { asked: value };
      const legal = ways.some((picks) => !attempt([...given, picks]).refused);
      return legal ? { asked: value } : { refused: { reason: "it can't be paid or chosen" } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { refused: { reason: error.message, rule: error.rule } };
    }
  };
  return attempt([]);
}

// ---- the position

function setUp(position) {
  if (position.variant) throw new Unsupported(`the variant ${position.variant}`);
  const placed = new Set(position.placed.map((one) => one.card));
  const cards = Object.fromEntries(position.cards.filter((card) => placed.has(card.name)).map((card) => [card.name, readCard(card)]));
  cards[""] = { ...readCard({ name: "", type_line: "" }) };
  const players = position.seats.map(asPlayer);
  const objects = position.placed.map(asObject);
  for (const seat of position.seats) {
    for (let at = 1; at <= seat.library; at++) objects.push(newObject(`${seat.name}'s unseen card ${at}`, "", "library", seat.name));
  }
  return {
    cards, players, objects, stack: [], active: position.active || players[0].name, step: position.step, priority: "", passed: [], turn: 1, stamps: 0,
    start: { decks: position.decks ?? "", chooser: position.chooser ?? "", games: position.games ?? [] }, skipsDraw: false,
    begun: false, waiting: [], dying: [], over: false, attackersDeclared: false, blockersDeclared: false, resolving: "", struckFirst: false, struckTwice: false,
  };
}

function asPlayer(seat) {
  for (const part of ["team", "speed"]) if (seat[part]) throw new Unsupported(`a player with: ${part}`);
  if (Object.keys(seat.counters ?? {}).length) throw new Unsupported("counters of players");
  const one = { name: seat.name, life: seat.life, poison: seat.poison, mana: {}, lost: "", drew: false, won: false, landsPlayed: 0, drewFromEmpty: false, shuffles: [...(seat.shuffles?.library ?? [])] };
  addMana(one, seat.mana ?? "");
  return one;
}

function asObject(one) {
  if (one.face_down) throw new Unsupported("face-down objects");
  if (!["battlefield", "hand", "library", "graveyard", "exile"].includes(one.zone)) throw new Unsupported(`objects in the zone: ${one.zone}`);
  for (const kind of Object.keys(one.counters ?? {})) {
    if (!/^[+-]\d+\/[+-]\d+$/.test(kind) && !KEYWORDS.has(kind) && kind !== "charge") throw new Unsupported(`${kind} counters`);
  }
  const [note] = Object.keys(one.notes ?? {});
  if (note) throw new Unsupported(`the note ${note}`);
  const more = { controller: one.zone === "battlefield" ? one.controller : "", token: one.token, tapped: one.tapped, sick: one.summoning_sick, damage: one.damage, counters: { ...one.counters }, attachedTo: one.attached_to };
  return newObject(one.label, one.card, one.zone, one.owner, more);
}

// ---- the board

function board() {
  return {
    players: game.players.map((one) => ({
      name: one.name, life: one.life, poison: one.poison, lost: one.lost, drew: one.drew, won: one.won,
      hand: inZone(game, "hand", one.name).length,
      library: inZone(game, "library", one.name).length,
      mana: Object.entries(one.mana).map(([kind, n]) => `{${kind}}`.repeat(n)).join(""),
      maximum_hand_size: inZone(game, "battlefield").some((each) => each.controller === one.name && abilitiesOf(game, each).some((ability) => ability.noMaximum)) ? null : 7,
    })),
    objects: game.objects.filter((one) => one.card || one.zone !== "library").map(shown),
    stack: game.stack,
    turn: game.turn, active: game.active, step: game.step, priority: game.priority, over: game.over,
  };
}

function shown(one) {
  const now = seen(game, one);
  const isInPlay = ["battlefield", "stack"].includes(one.zone);
  const lands = abilitiesOf(game, one).slice(printed(game, one).abilities.length);
  return {
    label: one.label, name: now.name, zone: one.zone, owner: one.owner, controller: isInPlay ? one.controller : "",
    cost: now.cost, colors: now.colors, supertypes: now.supertypes, types: now.types, subtypes: now.subtypes,
    abilities: [...now.keywords, ...now.texts, ...lands.map((each) => each.text)],
    power: now.power, toughness: now.toughness, token: one.token, tapped: one.tapped, damage: one.damage, counters: one.counters,
    attached_to: one.attachedTo, attacking: one.attacking, blocking: one.blocking, targets: one.targets.map((each) => each.name),
    hidden_from: game.players.map((each) => each.name).filter((each) => one.zone === "library" || (one.zone === "hand" && each !== one.owner)),
  };
}
