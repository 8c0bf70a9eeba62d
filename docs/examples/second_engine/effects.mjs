// What the instructions of spells and abilities do. Each effect is a row of data that cards.mjs has read.

import { Unsupported } from "./cards.mjs";
import {
  alive, canBeTarget, choose, fits, freeLabel, happens, has, inTurnOrder, inZone, isCreature, move, newObject, opponents, permanents,
  player, printed, seen, thing,
} from "./state.mjs";

// A target is remembered with the object that it was: once it has moved, it is another one.
export function asTarget(game, name) {
  return { name, stamp: thing(game, name)?.stamp ?? 0 };
}

export function isStillLegal(game, target, noun, controller, source) {
  const one = player(game, target.name) ?? thing(game, target.name);
  return Boolean(one) && (one.stamp ?? 0) === target.stamp && canBeTarget(game, one, noun, controller, source);
}

// Everything that a spell or ability says, in order, to the targets that are still legal.
export function* carryOut(game, effects, context) {
  let at = 0;
  let before = [];
  for (const effect of effects) {
    const target = effect.target ? context.targets[at++] : null;
    if (target && !isStillLegal(game, target, effect.target, context.controller, context.source)) {
      before = [];
      continue;
    }
    const n = effect.n === "X" ? context.x : effect.n;
    const whom = effect.same ? before : affected(game, effect, target, context);
    if (each[effect.op]) whom.forEach((one) => each[effect.op](game, one, { ...effect, n }));
    else yield* perform[effect.op](game, whom, { ...effect, n }, context);
    before = whom;
  }
}

function affected(game, effect, target, context) {
  if (target) return [player(game, target.name) ?? thing(game, target.name)];
  if (effect.players === "you") return [player(game, context.controller)];
  if (effect.players === "each player") return inTurnOrder(game, game.active);
  if (effect.players === "each opponent") return opponents(game, context.controller);
  if (effect.each) return permanents(game).filter((one) => fits(game, one, effect.each, context.controller, context.source));
  const self = effect.self && thing(game, context.source.label);
  return self && self.stamp === context.source.stamp && self.zone === "battlefield" ? [self] : [];
}

// What is done to each of those whom an instruction is about.
const each = {
  exile: (game, one) => move(game, one, "exile"),
  bounce: (game, one) => move(game, one, "hand"),
  counter: (game, one) => move(game, one, "graveyard"),
  tap: (game, one) => (one.tapped = true),
  untap: (game, one) => (one.tapped = false),
  "no counters": (game, one) => (one.counters = {}),
  "put counters": (game, one, { n, kind }) => (one.counters[kind] = (one.counters[kind] ?? 0) + n),
  change: (game, one, { power, toughness, keywords, loses }) => one.changes.push({ power, toughness, keywords, loses, stamp: ++game.stamps }),
  "gain life": (game, one, { n }) => gainLife(game, one, n),
  "lose life": (game, one, { n }) => (one.life -= n),
  draw: (game, one, { n }) => drawCards(game, one, n),
  mill: (game, one, { n }) => inZone(game, "library", one.name).slice(0, n).forEach((card) => move(game, card, "graveyard")),
};

// What has to know of all of them, or asks somebody.
const perform = {
  * damage(game, whom, { n }, { source }) {
    dealDamage(game, whom.map((one) => [source, one, n]));
  },
  * destroy(game, whom) {
    putToDeath(game, whom.filter((one) => !has(game, one, "indestructible")));
  },
  * attach(game, whom, _, { source }) {
    const self = thing(game, source.label);
    if (self?.stamp === source.stamp) Object.assign(self, { attachedTo: whom[0].label, attachedAt: ++game.stamps });
  },
  * discard(game, whom, { n }) {
    for (const one of whom) yield* discard(game, one, n);
  },
  // Everybody chooses before anything is sacrificed.
  * sacrifice(game, whom) {
    const chosen = {};
    for (const one of whom) {
      const own = permanents(game).filter((each) => each.controller === one.name && isCreature(game, each));
      chosen[one.name] = yield* choose(one.name, "what is sacrificed", own.map((each) => each.label), 1, 1, { ...chosen });
    }
    putToDeath(game, Object.values(chosen).flat().map((label) => thing(game, label)));
  },
  * create(game, _, { n, token }, { controller }) {
    for (let at = 0; at < n; at++) {
      const made = { cost: "", supertypes: [], types: ["creature"], subtypes: token.name.split(" "), abilities: [], texts: [], ...token };
      const name = `${token.name} Token`;
      const one = newObject(freeLabel(game, name), name, "battlefield", controller, { controller, token: true, made: { ...made, name }, sick: true, stamp: ++game.stamps });
      game.objects.push(one);
      happens(game, "enters", one, one);
    }
  },
};

function putToDeath(game, dying) {
  game.dying = dying.map((one) => ({ ...one }));
  for (const one of dying) move(game, one, "graveyard");
  game.dying = [];
}

function gainLife(game, one, n) {
  if (n <= 0) return;
  one.life += n;
  happens(game, "gains life", one, one);
}

export function drawCards(game, one, n) {
  for (let at = 0; at < n; at++) {
    const [top] = inZone(game, "library", one.name);
    if (top) move(game, top, "hand");
    else one.drewFromEmpty = true;
  }
}

export function* discard(game, one, n) {
  const hand = inZone(game, "hand", one.name).map((card) => card.label);
  const least = Math.min(n, hand.length);
  for (const label of yield* choose(one.name, "what is discarded", hand, least, least)) move(game, thing(game, label), "graveyard");
}

// Damage of several sources is dealt at once: [source, whom, how much].
export function dealDamage(game, deals) {
  const gains = new Map();
  for (const [source, whom, n] of deals) {
    if (n <= 0) continue;
    const { keywords } = source.ability ? seen(game, thing(game, source.label) ?? source) : seen(game, source);
    if (whom.life !== undefined) whom.life -= n;
    else {
      whom.damage += n;
      if (keywords.has("deathtouch")) whom.deadly = true;
    }
    if (keywords.has("lifelink")) gains.set(source, (gains.get(source) ?? 0) + n);
  }
  for (const [source, n] of gains) gainLife(game, player(game, source.controller || source.owner), n);
}

// ---- state-based actions: they are looked for all at once, and again until there is nothing to do

export function* stateBasedActions(game) {
  while (!game.over && (yield* onceMore(game)));
}

function* onceMore(game) {
  const losing = alive(game).filter((one) => one.life <= 0 || one.poison >= 10 || one.drewFromEmpty);
  const gone = game.objects.filter((one) => one.token && one.zone !== "battlefield");
  const creatures = permanents(game).filter((one) => isCreature(game, one));
  const shrunk = creatures.filter((one) => seen(game, one).toughness <= 0);
  const slain = creatures.filter((one) => {
    const { toughness, keywords } = seen(game, one);
    return toughness > 0 && !keywords.has("indestructible") && (one.damage >= toughness || one.deadly);
  });
  const loose = permanents(game).filter((one) => printedAs(game, one, "Aura") && !isWellAttached(game, one));
  const unequipped = permanents(game).filter((one) => one.attachedTo && !printedAs(game, one, "Aura") && !isEquipped(game, one));
  const cancelling = permanents(game).filter((one) => one.counters["+1/+1"] > 0 && one.counters["-1/-1"] > 0);
  const spare = yield* spareLegends(game);
  for (const one of creatures) one.deadly = false;
  for (const one of unequipped) one.attachedTo = "";
  for (const one of cancelling) {
    const n = Math.min(one.counters["+1/+1"], one.counters["-1/-1"]);
    for (const kind of ["+1/+1", "-1/-1"]) if (!(one.counters[kind] -= n)) delete one.counters[kind];
  }
  const dying = [...new Set([...shrunk, ...slain, ...loose, ...spare])];
  putToDeath(game, dying);
  for (const one of gone) game.objects.splice(game.objects.indexOf(one), 1);
  if (losing.length) leaveTheGame(game, losing, (one) => (one.life <= 0 ? "0 or less life" : one.poison >= 10 ? "ten or more poison counters" : "drew from an empty library"));
  return losing.length + gone.length + dying.length + unequipped.length + cancelling.length > 0;
}

const printedAs = (game, one, subtype) => printed(game, one).subtypes.includes(subtype);

function isWellAttached(game, one) {
  const host = thing(game, one.attachedTo) ?? player(game, one.attachedTo);
  return Boolean(host) && fits(game, host, game.cards[one.card].enchants, one.controller, one);
}

function isEquipped(game, one) {
  const host = thing(game, one.attachedTo);
  return printedAs(game, one, "Equipment") && !isCreature(game, one) && Boolean(host) && isCreature(game, host);
}

function* spareLegends(game) {
  const spare = [];
  for (const one of inTurnOrder(game, game.active)) {
    const own = permanents(game).filter((each) => each.controller === one.name && printed(game, each).supertypes.includes("legendary"));
    const name = (each) => printed(game, each).name;
    for (const twice of new Set(own.map(name).filter((each, at, all) => all.indexOf(each) !== at))) {
      const same = own.filter((each) => name(each) === twice);
      const [kept] = yield* choose(one.name, `which ${twice} stays`, same.map((each) => each.label));
      spare.push(...same.filter((each) => each.label !== kept));
    }
  }
  return spare;
}

export function leaveTheGame(game, losing, why) {
  for (const one of losing) one.lost = why(one);
  const left = alive(game);
  if (left.length === 1) left[0].won = true;
  if (left.length < 2) {
    game.over = true;
    game.priority = "";
    return;
  }
  const names = losing.map((one) => one.name);
  if (game.objects.some((one) => names.includes(one.controller) && !names.includes(one.owner))) throw new Unsupported("a player leaves who controls what another owns");
  for (const one of game.objects.filter((each) => names.includes(each.owner))) {
    game.objects.splice(game.objects.indexOf(one), 1);
    if (one.zone === "stack") game.stack.splice(game.stack.indexOf(one.label), 1);
  }
  game.waiting = game.waiting.filter((one) => !names.includes(one.controller));
  for (const one of permanents(game)) if (names.includes(one.attacking)) [one.attacking, one.blocked] = ["", false];
}
