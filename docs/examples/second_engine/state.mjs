// The state of a game is plain data, so that it can be copied; these functions look at it and move things about.

import { BASIC_LANDS, KEYWORDS, Unsupported, colorsOf } from "./cards.mjs";

export class Refusal extends Error {
  constructor(reason, rule = "") {
    super(reason);
    this.rule = rule;
  }
}

export const refuseIf = (so, reason, rule) => {
  if (so) throw new Refusal(reason, rule);
};

export const player = (game, name) => game.players.find((one) => one.name === name);
export const thing = (game, label) => game.objects.find((one) => one.label === label);
export const inZone = (game, zone, owner) => game.objects.filter((one) => one.zone === zone && (!owner || one.owner === owner));
export const permanents = (game) => inZone(game, "battlefield");
export const alive = (game) => game.players.filter((one) => !one.lost && !one.drew);
export const opponents = (game, name) => alive(game).filter((one) => one.name !== name);

// Those in the game, in turn order from this player on.
export function inTurnOrder(game, name) {
  const at = game.players.findIndex((one) => one.name === name);
  const order = [...game.players.slice(at), ...game.players.slice(0, at)];
  return order.filter((one) => !one.lost && !one.drew);
}

export function nextPlayer(game, name) {
  const order = inTurnOrder(game, name);
  return (order[0].name === name ? order[1] : order[0]).name;
}

// A question is yielded up to the judge, which sends it on.
// There is none where there is one way to answer.
export function* choose(who, question, options, least = 1, most = 1, known = {}) {
  if (options.length <= least) return options;
  return yield { player: who, question, options, least, most, known };
}

// ---- objects as they are now

export const printed = (game, one) => one.made ?? game.cards[one.card];

// What a spell says, and what it or an ability targets.
export const instructions = (card) => card.abilities.filter((each) => each.kind === "spell").flatMap((each) => each.effects);
export const targeted = (effects) => effects.flatMap((each) => each.target ?? []);
export const targetedBy = (card) => (card.enchants ? [card.enchants] : targeted(instructions(card)));

// Those that are printed, and those by basic land types.
export function abilitiesOf(game, one) {
  const { abilities, subtypes } = printed(game, one);
  const lands = one.zone === "battlefield" ? subtypes.filter((each) => BASIC_LANDS[each]) : [];
  return [...abilities, ...lands.map((one) => ({ kind: "activated", cost: { tap: true }, mana: `{${BASIC_LANDS[one]}}`, text: `{T}: Add {${BASIC_LANDS[one]}}.` }))];
}

// Characteristics after all effects. Whatever changes sizes here only adds to them, so the order makes no difference.
export function seen(game, one) {
  const card = printed(game, one);
  const keywords = new Set(card.keywords);
  let { power, toughness } = card;
  for (const ability of card.abilities.filter((each) => each.sizeIs)) {
    const count = ability.sizeIs === "hand"
      ? inZone(game, "hand", one.controller || one.owner).length
      : permanents(game).filter((other) => fits(game, other, ability.of, one.controller || one.owner, one, true)).length;
    [power, toughness] = [count, count];
  }
  if (one.zone === "battlefield") {
    // Of two changes of one keyword the later counts.
    for (const change of [...changesOf(game, one)].sort((a, b) => (a.stamp ?? 0) - (b.stamp ?? 0))) {
      if (power !== null) [power, toughness] = [power + change.power, toughness + change.toughness];
      for (const gained of change.keywords) keywords.add(gained);
      if (change.loses) keywords.delete(change.loses);
    }
  }
  return { ...card, colors: card.colors ?? colorsOf(card.cost), keywords, power, toughness };
}

function* changesOf(game, one) {
  for (const [kind, n] of Object.entries(one.counters)) {
    const size = /^([+-]\d+)\/([+-]\d+)$/.exec(kind);
    if (size) yield { power: n * Number(size[1]), toughness: n * Number(size[2]), keywords: [] };
    else if (n > 0 && KEYWORDS.has(kind)) yield { power: 0, toughness: 0, keywords: [kind] };
  }
  for (const source of permanents(game)) {
    for (const ability of printed(game, source).abilities) {
      if (!ability.change) continue;
      const isFor = ability.attached ? source.attachedTo === one.label : fits(game, one, ability.of, source.controller, source, true);
      if (isFor && !(ability.other && source === one)) yield { ...ability.change, stamp: Math.max(source.stamp, source.attachedAt ?? 0) };
    }
  }
  yield* one.changes;
}

export const is = (game, one, type) => printed(game, one).types.includes(type);
export const has = (game, one, keyword) => seen(game, one).keywords.has(keyword);
export const isCreature = (game, one) => one.zone === "battlefield" && is(game, one, "creature");

// Does an object or a player fit a noun of a card's text, such as “nonblack creature you control”?
export function fits(game, one, noun, controller, source, plainly = false) {
  if (one.life !== undefined) {
    return !one.lost && (noun.kinds.includes("player") || (noun.kinds.includes("opponent") && one.name !== controller));
  }
  if (one.zone !== (noun.spell ? "stack" : "battlefield")) return false;
  const card = printed(game, one);
  if (noun.spell && (one.ability || one === source)) return false;
  const kind = (type) => type === "permanent" || type === "spell" || type === noun.subtype || card.types.includes(type);
  if (!noun.kinds.some(kind) || (noun.subtype && !card.subtypes.includes(noun.subtype))) return false;
  if (noun.control === "you control" && one.controller !== controller) return false;
  if (noun.control && noun.control !== "you control" && one.controller === controller) return false;
  if (noun.keyword && !plainly && has(game, one, noun.keyword) === noun.without) return false;
  return noun.adjectives.every((word) => isSo(one, card, word, source));
}

const ADJECTIVES = {
  attacking: (one) => Boolean(one.attacking),
  blocking: (one) => one.blocking.length > 0,
  tapped: (one) => one.tapped,
  untapped: (one) => !one.tapped,
  another: (one, source) => one !== source,
};

function isSo(one, card, word, source) {
  if (ADJECTIVES[word]) return ADJECTIVES[word](one, source);
  const what = word.replace(/^non/, "");
  return [...card.colors, ...card.types, ...card.supertypes].includes(what) === (what === word);
}

export function canBeTarget(game, one, noun, controller, source) {
  if (!fits(game, one, noun, controller, source)) return false;
  if (one.life !== undefined || one.zone !== "battlefield") return true;
  const { keywords } = seen(game, one);
  return !keywords.has("shroud") && !(keywords.has("hexproof") && one.controller !== controller);
}

// ---- from zone to zone

const FRESH = () => ({
  tapped: false, sick: false, damage: 0, deadly: false, counters: {}, attachedTo: "", attacking: "", blocking: [], blocked: false,
  changes: [], targets: [], x: 0, struck: false,
});

export function newObject(label, card, zone, owner, more = {}) {
  return { label, card, zone, owner, controller: "", token: false, stamp: 0, ...FRESH(), ...more };
}

// An object that changes zones becomes a new one, of the same label; what was its target is no more.
export function move(game, one, zone, controller = "") {
  const was = { ...one, seen: seen(game, one) };
  game.objects.splice(game.objects.indexOf(one), 1);
  if (one.zone === "stack") game.stack.splice(game.stack.indexOf(one.label), 1);
  Object.assign(one, FRESH(), { zone, controller, stamp: ++game.stamps });
  game.objects.push(one);
  if (zone === "stack") game.stack.unshift(one.label);
  if (zone === "battlefield") enters(game, one);
  if (was.zone === "battlefield") leaves(game, one, was);
}

function enters(game, one) {
  one.sick = true;
  for (const ability of printed(game, one).abilities) {
    if (ability.entersTapped) one.tapped = true;
    if (ability.entersWith) one.counters["+1/+1"] = ability.entersWith;
  }
  happens(game, "enters", one, one);
}

function leaves(game, one, was) {
  for (const other of permanents(game)) if (other.blocking.includes(one.label)) other.blocking = other.blocking.filter((label) => label !== one.label);
  if (one.zone === "graveyard" && was.seen.types.includes("creature")) happens(game, "dies", one, was);
}

export function freeLabel(game, name) {
  const taken = (label) => thing(game, label) || game.players.some((one) => one.name === label);
  let label = name;
  for (let at = 2; taken(label); at++) label = `${name} (${at})`;
  return label;
}

// ---- what triggers waits until somebody would receive priority

export function happens(game, event, about, was) {
  const watching = permanents(game);
  if (event === "dies") watching.push(...game.dying.filter((one) => one.label !== was.label && thing(game, one.label)?.stamp !== one.stamp), was);
  for (const source of watching) {
    for (const ability of printed(game, source).abilities) {
      if (ability.kind === "triggered" && ability.on === event && concerns[ability.about](game, source, about)) {
        if (game.resolving === `${source.label} ${ability.text}`) throw new Unsupported("an ability that triggers itself again");
        game.waiting.push({ source: source.label, stamp: source.stamp, card: printed(game, source), controller: source.controller, effects: ability.effects, text: ability.text });
      }
    }
  }
}

const isAnother = (game, source, about) => about.label !== source.label && printed(game, about)?.types.includes("creature");

const concerns = {
  this: (game, source, about) => about.label === source.label,
  "a creature": (game, source, about) => printed(game, about).types.includes("creature"),
  "another creature": isAnother,
  "another creature of yours": (game, source, about) => isAnother(game, source, about) && about.controller === source.controller,
  you: (game, source, about) => about.name === source.controller,
  anyone: () => true,
};
