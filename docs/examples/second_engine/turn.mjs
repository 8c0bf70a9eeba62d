// The turn and its steps, priority, and the stack.

import { Unsupported } from "./cards.mjs";
import { asTarget, carryOut, discard, drawCards, isStillLegal, stateBasedActions } from "./effects.mjs";
import { combatDamage, someStrikeFirst } from "./combat.mjs";
import {
  alive, canBeTarget, choose, freeLabel, happens, instructions, inTurnOrder, inZone, move, newObject, nextPlayer, permanents, player, printed, refuseIf, targeted,
  targetedBy, thing,
} from "./state.mjs";

const STEPS = [
  "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers", "combat damage",
  "end of combat", "postcombat main", "end", "cleanup",
];

// ---- priority

// State-based actions first, then what has triggered goes on the stack, until there is neither.
export function* givePriority(game, name) {
  yield* stateBasedActions(game);
  while (game.waiting.length && !game.over) {
    yield* putTriggersOnStack(game);
    yield* stateBasedActions(game);
  }
  game.begun = true;
  game.priority = game.over ? "" : player(game, name).lost ? nextPlayer(game, name) : name;
  game.passed = [];
}

function* putTriggersOnStack(game) {
  const waiting = game.waiting.splice(0);
  for (const one of inTurnOrder(game, game.active)) {
    let own = waiting.filter((each) => each.controller === one.name);
    if (own.length > 1) {
      const names = own.map((each) => each.source);
      if (new Set(names).size < names.length) throw new Unsupported("to order two abilities of one object that trigger at once");
      const order = yield { player: one.name, question: "in which order they go on the stack", options: names, least: own.length, most: own.length };
      own = order.map((each) => own[names.indexOf(each)]);
    }
    for (const trigger of own) yield* putOnStack(game, trigger);
  }
}

function* putOnStack(game, trigger) {
  const targets = [];
  const source = thing(game, trigger.source) ?? { label: trigger.source, stamp: -1 };
  for (const noun of targeted(trigger.effects)) {
    const options = [...alive(game), ...game.objects].filter((one) => canBeTarget(game, one, noun, trigger.controller, source));
    if (!options.length) return;
    const names = options.map((one) => one.label ?? one.name);
    const [picked] = yield* choose(trigger.controller, `a target for ${trigger.source}`, names);
    targets.push(asTarget(game, picked));
  }
  pushAbility(game, { label: trigger.source, stamp: trigger.stamp, card: trigger.card.name, owner: trigger.controller }, trigger, targets, 0);
}

export function pushAbility(game, source, { controller, effects, text }, targets, x) {
  const label = freeLabel(game, `ability of ${source.label}`);
  const made = { name: label, cost: "", colors: [], supertypes: [], types: [], subtypes: [], power: null, toughness: null, keywords: [], abilities: [], texts: [text] };
  const ability = { effects, source: { ...source, ability: true } };
  game.objects.push(newObject(label, source.card, "stack", controller, { controller, ability, made, targets, x, stamp: ++game.stamps }));
  game.stack.unshift(label);
}

// Before the first thing that anybody does, the active player receives priority.
export function* begin(game) {
  if (!game.begun) yield* givePriority(game, game.active);
}

// Players before this one in turn pass, as long as that resolves nothing and ends no step.
export function* waitFor(game, name) {
  yield* begin(game);
  refuseIf(game.over, "the game is over");
  refuseIf(!player(game, name) || player(game, name).lost, `${name} is not in the game`);
  while (game.priority && game.priority !== name) {
    refuseIf(game.passed.length + 1 >= alive(game).length, `${name} does not have priority`, "117.1");
    yield* passOnce(game);
  }
  refuseIf(game.priority !== name, `${name} does not have priority`, "117.1");
}

// Whoever has priority passes. Returns whether that resolved something or began a step.
export function* passOnce(game) {
  game.passed.push(game.priority);
  if (game.passed.length < alive(game).length) {
    game.priority = nextPlayer(game, game.priority);
    return false;
  }
  if (game.stack.length) yield* resolveTop(game);
  else yield* nextStep(game);
  return true;
}

export function* passAlone(game, name) {
  yield* begin(game);
  refuseIf(game.priority !== name, `${name} does not have priority`, "117.1");
  yield* passOnce(game);
}

export function* passAll(game) {
  refuseIf(game.over, "the game is over");
  yield* begin(game);
  if (game.over) return;
  if (!game.priority) return yield* nextStep(game);
  while (!game.over && !(yield* passOnce(game)));
}

// ---- the stack

function* resolveTop(game) {
  const one = thing(game, game.stack[0]);
  const card = printed(game, one);
  const effects = one.ability ? one.ability.effects : instructions(card);
  const context = { controller: one.controller, source: one.ability ? one.ability.source : one, targets: one.targets, x: one.x };
  const nouns = one.ability ? targeted(effects) : targetedBy(card);
  const fizzles = nouns.length && !nouns.some((noun, at) => isStillLegal(game, one.targets[at], noun, one.controller, context.source));
  if (fizzles) leaveStack(game, one);
  else if (one.ability || card.types.includes("instant") || card.types.includes("sorcery")) {
    game.resolving = one.ability ? `${one.ability.source.label} ${card.texts[0]}` : "";
    yield* carryOut(game, effects, context);
    game.resolving = "";
    if (thing(game, one.label) === one && one.zone === "stack") leaveStack(game, one);
  } else {
    const host = one.targets[0]?.name ?? "";
    move(game, one, "battlefield", one.controller);
    one.attachedTo = host;
  }
  yield* givePriority(game, game.active);
}

function leaveStack(game, one) {
  if (!one.ability) return move(game, one, "graveyard");
  game.stack.splice(game.stack.indexOf(one.label), 1);
  game.objects.splice(game.objects.indexOf(one), 1);
}

// ---- the steps

function* nextStep(game) {
  const attackers = permanents(game).filter((one) => one.attacking);
  for (const one of game.players) one.mana = {};
  if (game.step === "end of combat") for (const one of permanents(game)) Object.assign(one, { attacking: "", blocking: [], blocked: false, struck: false });
  if (game.step === "cleanup" && game.priority) return yield* enterStep(game, "cleanup");
  if (game.step === "cleanup") return yield* enterTurn(game, nextPlayer(game, game.active));
  let next = STEPS[STEPS.indexOf(game.step) + 1];
  if (game.step === "declare attackers" && !attackers.length) next = "end of combat";
  if (next === "draw" && game.skipsDraw) [next, game.skipsDraw] = ["precombat main", false];
  if (game.step === "combat damage" && game.struckFirst && !game.struckTwice) next = "combat damage";
  return yield* enterStep(game, next);
}

export function* enterTurn(game, name) {
  game.active = name;
  game.turn += 1;
  for (const one of game.players) one.landsPlayed = 0;
  yield* enterStep(game, "untap");
}

function* enterStep(game, step) {
  const second = step === "combat damage" && game.step === step;
  game.step = step;
  game.priority = "";
  game.passed = [];
  const active = player(game, game.active);
  if (step === "untap") {
    for (const one of permanents(game).filter((each) => each.controller === active.name)) Object.assign(one, { tapped: false, sick: false });
    return yield* nextStep(game);
  }
  if (step === "cleanup") return yield* cleanUp(game, active);
  if (step === "upkeep" || step === "end") happens(game, step, active);
  if (step === "draw") drawCards(game, active, 1);
  if (step === "declare attackers") game.attackersDeclared = true;
  if (step === "declare blockers") game.blockersDeclared = true;
  if (step === "combat damage") {
    [game.struckFirst, game.struckTwice] = [second || someStrikeFirst(game), second];
    yield* combatDamage(game, second);
  }
  return yield* givePriority(game, game.active);
}

function* cleanUp(game, active) {
  const unlimited = permanents(game).some((one) => one.controller === active.name && printed(game, one).abilities.some((each) => each.noMaximum));
  const tooMany = inZone(game, "hand", active.name).length - 7;
  if (tooMany > 0 && !unlimited) yield* discard(game, active, tooMany);
  for (const one of permanents(game)) Object.assign(one, { damage: 0, deadly: false, changes: [] });
  // Nobody receives priority, unless something happens; then there is another cleanup step.
  const before = game.stamps;
  yield* stateBasedActions(game);
  if (game.waiting.length || game.stamps !== before) return yield* givePriority(game, game.active);
  return yield* nextStep(game);
}

// On and on, until the named step of that player's turn begins; it has to begin, even if it is that step now.
export function* advance(game, name, step) {
  if (["untap", "cleanup"].includes(step)) throw new Unsupported(`to stop in the ${step} step`);
  refuseIf(!STEPS.includes(step), `there is no step ${step}`);
  yield* begin(game);
  const lastTurn = game.turn + alive(game).length + 1;
  do {
    refuseIf(game.over, "the game is over");
    refuseIf(game.turn > lastTurn, `the ${step} of ${name} does not come`);
    yield* passAll(game);
  } while (!(game.step === step && game.active === name && game.passed.length === 0));
}
