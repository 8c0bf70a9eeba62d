// What players do with priority: lands, spells, activated abilities, and the mana for them.

import { COLORS, Unsupported } from "./cards.mjs";
import { asTarget, leaveTheGame } from "./effects.mjs";
import { givePriority, pushAbility, waitFor } from "./turn.mjs";
import {
  abilitiesOf, canBeTarget, choose, has, is, isCreature, move, nextPlayer, permanents, player, printed, refuseIf, targeted, targetedBy, thing,
} from "./state.mjs";

const MAIN = ["precombat main", "postcombat main"];
const isSorceryTime = (game, name) => game.active === name && MAIN.includes(game.step) && game.stack.length === 0;

export function* play(game, { player: name, card: label }) {
  yield* waitFor(game, name);
  const one = thing(game, label);
  refuseIf(one?.zone !== "hand" || one.owner !== name, `${label} is not in the hand of ${name}`, "305.1");
  refuseIf(!is(game, one, "land"), `${label} is no land`, "305.1");
  refuseIf(!isSorceryTime(game, name), "a land is played in a main phase of one's own, with an empty stack", "305.1");
  refuseIf(player(game, name).landsPlayed > 0, "one land a turn", "305.2a");
  player(game, name).landsPlayed += 1;
  move(game, one, "battlefield", name);
  yield* givePriority(game, name);
}

export function* cast(game, { player: name, card: label, targets, x, modes, options }) {
  if (options?.length) throw new Unsupported(`the option “${options[0].split(" ")[0]}”`);
  if (modes?.length) throw new Unsupported("modes");
  yield* waitFor(game, name);
  const one = thing(game, label);
  refuseIf(one?.zone !== "hand" || one.owner !== name, `${label} is not in the hand of ${name}`, "601.3");
  const card = printed(game, one);
  refuseIf(card.types.includes("land"), `${label} is a land`, "305.9");
  const isFast = card.types.includes("instant") || card.keywords.includes("flash");
  refuseIf(!isFast && !isSorceryTime(game, name), "only instants, and what has flash, are cast now", "601.3");
  refuseIf(!card.cost, `${label} has no mana cost`, "118.6");
  move(game, one, "stack", name);
  one.targets = checkTargets(game, targets ?? [], targetedBy(card), name, one);
  if (card.cost.includes("{X}")) one.x = x ?? Number((yield* anyNumber(name))[0]);
  yield* pay(game, name, card.cost, one.x);
  yield* givePriority(game, name);
}

// A question for any number has no options.
function* anyNumber(name) {
  return yield { player: name, question: "X", options: [], least: 1, most: 1 };
}

function checkTargets(game, names, nouns, name, source) {
  refuseIf(names.length !== nouns.length, `it has ${nouns.length} targets`, "601.2c");
  return names.map((each, at) => {
    const one = player(game, each) ?? thing(game, each);
    refuseIf(!one || !canBeTarget(game, one, nouns[at], name, source), `${each} is no legal target`, "601.2c");
    return asTarget(game, each);
  });
}

export function* activate(game, { player: name, source: label, ability: part, targets, x }) {
  yield* waitFor(game, name);
  const one = thing(game, label);
  refuseIf(!one || one.zone !== "battlefield" || one.controller !== name, `${name} does not control ${label}`, "602.2");
  const ability = abilitiesOf(game, one).find((each) => each.kind === "activated" && each.text.toLowerCase().includes((part ?? "").toLowerCase()));
  refuseIf(!ability, `${label} has no such ability`, "602.1");
  if (ability.mana) return yield* makeMana(game, name, one, ability);
  refuseIf(ability.sorcery && !isSorceryTime(game, name), "only as a sorcery", "602.5d");
  const source = { ...one };
  const chosen = checkTargets(game, targets ?? [], targeted(ability.effects), name, one);
  refuseIf(!canPayRest(game, one, ability), `the cost of ${label} can't be paid`, "602.2b");
  const announced = !ability.cost.mana?.includes("{X}") ? 0 : (x ?? Number((yield* anyNumber(name))[0]));
  if (ability.cost.mana) yield* pay(game, name, ability.cost.mana, announced, ability.cost.tap ? one : null);
  payRest(game, name, one, ability);
  pushAbility(game, source, { controller: name, effects: ability.effects, text: ability.text }, chosen, announced);
  yield* givePriority(game, name);
}

function canPayRest(game, one, { cost }) {
  const isFresh = isCreature(game, one) && one.sick && !has(game, one, "haste");
  return !(cost.tap && (one.tapped || isFresh)) && !(cost.life > player(game, one.controller).life);
}

function payRest(game, name, one, { cost }) {
  if (cost.tap) one.tapped = true;
  if (cost.life) player(game, name).life -= cost.life;
  if (cost.sacrifice) move(game, one, "graveyard");
}

// ---- mana

const symbols = (text) => [...text.matchAll(/\{([^}]+)\}/g)].map((found) => found[1]);

export function addMana(one, text) {
  for (const symbol of symbols(text)) {
    const [kind, n] = /^\d+$/.test(symbol) ? ["C", Number(symbol)] : [symbol, 1];
    if (!"WUBRGC".includes(kind)) throw new Unsupported(`the mana {${symbol}}`);
    one.mana[kind] = (one.mana[kind] ?? 0) + n;
  }
}

function* makeMana(game, name, one, ability) {
  refuseIf(!canPayRest(game, one, ability), `the cost of ${one.label} can't be paid`, "602.2b");
  if (ability.cost.mana) throw new Unsupported("mana abilities that cost mana");
  payRest(game, name, one, ability);
  if (ability.mana !== "any") return addMana(player(game, name), ability.mana);
  const [color] = yield* choose(name, "a color", Object.values(COLORS));
  addMana(player(game, name), `{${Object.keys(COLORS).find((letter) => COLORS[letter] === color)}}`);
}

// As long as the pool does not suffice, the player is asked for one mana ability after the other.
function* pay(game, name, cost, x, except = null) {
  const needs = needsOf(cost, x);
  const one = player(game, name);
  while (!suffices(one.mana, needs)) {
    const sources = manaSources(game, name, except);
    refuseIf(!sources.size, `${name} can't pay ${cost}`, "601.2h");
    const [picked] = yield* choose(name, `what is tapped for ${cost}`, [...sources.keys()], 0);
    refuseIf(!picked, `${name} does not pay ${cost}`, "601.2h");
    yield* makeMana(game, name, ...sources.get(picked));
  }
  for (const [kind, n] of Object.entries(needs.colored)) one.mana[kind] -= n;
  // Nobody is asked what the generic mana is paid with: colorless mana goes first, then the most plentiful.
  let left = needs.generic;
  const plenty = (kind) => (kind === "C" ? Infinity : one.mana[kind]);
  for (const kind of Object.keys(one.mana).sort((a, b) => plenty(b) - plenty(a))) {
    const spent = Math.min(left, one.mana[kind]);
    one.mana[kind] -= spent;
    left -= spent;
  }
}

function needsOf(cost, x) {
  const needs = { colored: {}, generic: 0 };
  for (const symbol of symbols(cost)) {
    if (/^\d+$/.test(symbol)) needs.generic += Number(symbol);
    else if (symbol === "X") needs.generic += x;
    else if ("WUBRGC".includes(symbol)) needs.colored[symbol] = (needs.colored[symbol] ?? 0) + 1;
    else throw new Unsupported(`the symbol {${symbol}}`);
  }
  return needs;
}

function suffices(pool, { colored, generic }) {
  const total = Object.values(pool).reduce((sum, n) => sum + n, 0);
  const fixed = Object.values(colored).reduce((sum, n) => sum + n, 0);
  return total >= fixed + generic && Object.entries(colored).every(([kind, n]) => (pool[kind] ?? 0) >= n);
}

function manaSources(game, name, except) {
  const found = new Map();
  for (const one of permanents(game).filter((each) => each.controller === name && each !== except)) {
    const able = abilitiesOf(game, one).filter((each) => each.mana && !each.cost.mana && canPayRest(game, one, each));
    for (const ability of able) found.set(able.length > 1 ? `${one.label}, ${ability.text}` : one.label, [one, ability]);
  }
  return found;
}

export function* concede(game, { player: name }) {
  const one = player(game, name);
  refuseIf(!one || one.lost || game.over, `${name} is not in the game`, "104.3a");
  const next = nextPlayer(game, name);
  leaveTheGame(game, [one], () => "conceded");
  if (!game.over && game.priority === name) game.priority = next;
  if (!game.over && game.active === name) throw new Unsupported("the active player leaves");
  game.passed = game.passed.filter((each) => each !== name);
}
