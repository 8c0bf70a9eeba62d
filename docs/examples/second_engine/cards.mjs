// What is printed on a card becomes data here. A text that no pattern fits is Unsupported, and so is every scenario with it.

export class Unsupported extends Error {}

export const COLORS = { W: "white", U: "blue", B: "black", R: "red", G: "green" };
export const BASIC_LANDS = { Plains: "W", Island: "U", Swamp: "B", Mountain: "R", Forest: "G" };
export const KEYWORDS = new Set([
  "flying", "reach", "first strike", "double strike", "trample", "deathtouch", "lifelink", "vigilance", "haste", "defender",
  "menace", "indestructible", "hexproof", "shroud", "flash", "fear", "shadow", "plainswalk", "islandwalk", "swampwalk",
  "mountainwalk", "forestwalk",
]);
const SUPERTYPES = new Set(["basic", "legendary"]);
const TYPES = new Set(["creature", "land", "artifact", "enchantment", "instant", "sorcery"]);
const NUMBERS = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, X: "X" };

const number = (word) => NUMBERS[word] ?? Number(word);
const N = "(a|an|one|two|three|four|five|six|seven|\\d+|X)";

export function readCard(card) {
  for (const part of ["back", "adventure", "flip", "right", "melded", "melds_with", "loyalty", "defense", "lights"]) {
    if (card[part]) throw new Unsupported(`a card that has: ${part}`);
  }
  const [line, subtypes = ""] = card.type_line.split(" — ");
  const words = line.toLowerCase().split(" ").filter(Boolean);
  const types = words.filter((word) => !SUPERTYPES.has(word));
  for (const type of types) if (!TYPES.has(type)) throw new Unsupported(`the type ${type}`);
  const read = {
    name: card.name,
    cost: card.cost ?? "",
    colors: card.color ? card.color.split(" ") : colorsOf(card.cost ?? ""),
    supertypes: words.filter((word) => SUPERTYPES.has(word)),
    types,
    subtypes: subtypes ? subtypes.split(" ") : [],
    ...readSize(card.size ?? ""),
    keywords: [],
    abilities: [],
    texts: [],
  };
  for (const subtype of ["Saga", "Class", "Case", "Room", "Vehicle", "Role", "Spacecraft", "Contraption"]) {
    if (read.subtypes.includes(subtype)) throw new Unsupported(`the subtype ${subtype}`);
  }
  for (const text of (card.text ?? "").split("\n").filter(Boolean)) readAbility(read, text);
  if (read.subtypes.includes("Aura") && !read.enchants) throw new Unsupported("an Aura without Enchant");
  return read;
}

function readSize(size) {
  const [power, toughness] = size.split("/");
  if (size && !/^-?\d+\/-?\d+$/.test(size) && size !== "*/*") throw new Unsupported(`the size ${size}`);
  const value = (text) => (text === undefined || text === "" ? null : text === "*" ? 0 : Number(text));
  return { power: value(power), toughness: value(toughness) };
}

export function colorsOf(cost) {
  return Object.keys(COLORS).filter((letter) => cost.includes(letter)).map((letter) => COLORS[letter]);
}

// ---- one line of text

function readAbility(card, printed) {
  const text = printed.replace(/\s*\([^)]*\)/g, "").trim();
  if (!text) return;
  const keywords = text.split(",").map((word) => word.trim().toLowerCase());
  if (keywords.every((word) => KEYWORDS.has(word))) {
    card.keywords.push(...keywords);
    return;
  }
  card.texts.push(text);
  const short = card.name.split(",")[0];
  const said = text.replaceAll(card.name, "~").replaceAll(short, "~").replace(/\bthis (creature|artifact|enchantment|land|permanent|spell|Aura|Equipment)\b/gi, "~");
  const ability =
    asStatic(said) ?? asEquip(said) ?? asTriggered(said) ?? asActivated(said) ?? asSpell(card, said);
  if (!ability) throw new Unsupported(`the text “${said}”`);
  if (ability.enchants) card.enchants = ability.enchants;
  card.abilities.push({ ...ability, text });
}

const STATICS = [
  ["~ enters tapped\\.", () => ({ entersTapped: true })],
  ["~ can't block\\.", () => ({ cantBlock: true })],
  ["~ can't attack\\.", () => ({ cantAttack: true })],
  ["You have no maximum hand size\\.", () => ({ noMaximum: true })],
  ["~'s power and toughness are each equal to the number of cards in your hand\\.", () => ({ sizeIs: "hand" })],
  ["~'s power and toughness are each equal to the number of (\\w+)s you control\\.", (noun) => ({ sizeIs: "count", of: readNoun(`${noun} you control`) })],
  ["~ enters with (?!X)" + N + " \\+1/\\+1 counters? on it\\.", (n) => ({ entersWith: number(n) })],
  ["Enchant (creature|land|artifact|permanent)", (noun) => ({ enchants: readNoun(noun) })],
].map(([pattern, make]) => [new RegExp(`^${pattern}$`), make]);

function asStatic(said) {
  for (const [pattern, make] of STATICS) {
    const found = pattern.exec(said);
    if (found) return { kind: "static", ...make(...found.slice(1)) };
  }
  const found = /^(Other |Enchanted |Equipped )?([\w ]*?creatures?)( you control)? (?:(?:gets? ([+-]\d+)\/([+-]\d+))?(?: and )?(?:ha(?:s|ve) ([\w ,]+))?)\.$/i.exec(said);
  if (!found || !(found[4] || found[6])) return null;
  const [, before = "", noun, control = "", power = 0, toughness = 0, gained = ""] = found;
  const attached = /^(Enchanted|Equipped)/.test(before);
  const change = { power: Number(power), toughness: Number(toughness), keywords: readKeywords(gained) };
  if (!change.keywords || (!attached && !/creatures$/i.test(noun))) return null;
  const of = attached ? null : readNoun(noun.replace(/s$/, "").toLowerCase() + control);
  // What depends on keywords would depend on other effects, and in which order they apply.
  if (!attached && (!of || of.keyword)) return null;
  return { kind: "static", change, attached, of, other: before === "Other " };
}

function readKeywords(text) {
  if (!text) return [];
  const words = text.split(/, and |, | and /);
  return words.every((word) => KEYWORDS.has(word)) ? words : null;
}

function asEquip(said) {
  const found = /^Equip ((?:\{\w+\})+)$/.exec(said);
  const effects = [{ op: "attach", target: readNoun("creature you control") }];
  return found && { kind: "activated", cost: { mana: found[1] }, effects, sorcery: true };
}

const EVENTS = [
  [/^When(?:ever)? ~ enters$/, "enters", "this"],
  [/^Whenever another creature enters$/, "enters", "another creature"],
  [/^Whenever another creature you control enters$/, "enters", "another creature of yours"],
  [/^When(?:ever)? ~ dies$/, "dies", "this"],
  [/^Whenever a creature dies$/, "dies", "a creature"],
  [/^Whenever another creature dies$/, "dies", "another creature"],
  [/^Whenever ~ attacks$/, "attacks", "this"],
  [/^Whenever ~ blocks$/, "blocks", "this"],
  [/^Whenever you gain life$/, "gains life", "you"],
  [/^At the beginning of your upkeep$/, "upkeep", "you"],
  [/^At the beginning of each upkeep$/, "upkeep", "anyone"],
  [/^At the beginning of your end step$/, "end", "you"],
];

function asTriggered(said) {
  const found = /^((?:When|At)[^,]*), (.*)$/.exec(said);
  if (!found) return null;
  const event = EVENTS.find(([pattern]) => pattern.test(found[1]));
  const effects = event && readEffects(found[2][0].toUpperCase() + found[2].slice(1));
  return effects && { kind: "triggered", on: event[1], about: event[2], effects };
}

function asActivated(said) {
  const found = /^([^:"]+): (.*)$/.exec(said);
  if (!found) return null;
  const cost = readCost(found[1]);
  const mana = /^Add (?:((?:\{[WUBRGC]\})+)|(one mana of any color))\.$/.exec(found[2]);
  if (cost && mana) return { kind: "activated", cost, mana: mana[1] ?? "any" };
  const effects = cost && readEffects(found[2]);
  return effects && { kind: "activated", cost, effects };
}

function readCost(text) {
  const cost = {};
  for (const part of text.split(", ")) {
    const life = /^Pay (\d+) life$/.exec(part);
    if (part === "{T}") cost.tap = true;
    else if (/^Sacrifice ~$/.test(part)) cost.sacrifice = true;
    else if (life) cost.life = Number(life[1]);
    else if (/^(\{(\d+|[WUBRGCX])\})+$/.test(part)) cost.mana = part;
    else return null;
  }
  return cost;
}

function asSpell(card, said) {
  if (!card.types.includes("instant") && !card.types.includes("sorcery")) return null;
  const effects = readEffects(said);
  return effects && { kind: "spell", effects };
}

// ---- what an instruction does

const EFFECTS = [
  [`(?:~|It) deals ${N} damage to (.+)`, (n, whom) => onThese("damage", whom, { n: number(n) })],
  ["Destroy (.+)", (whom) => onThese("destroy", whom)],
  ["Exile (.+)", (whom) => onThese("exile", whom)],
  ["Tap (.+)", (whom) => onThese("tap", whom)],
  ["Untap (.+)", (whom) => onThese("untap", whom)],
  ["Counter (target .*spell)", (whom) => onThese("counter", whom)],
  ["Remove all counters from (.+)", (whom) => onThese("no counters", whom)],
  ["Return (target .+) to (?:its|their) owner's hand", (whom) => onThese("bounce", whom)],
  [`Put ${N} ([+-]1/[+-]1) counters? on (.+)`, (n, kind, whom) => onThese("put counters", whom, { n: number(n), kind })],
  ["(.+?) gets? ([+-]\\d+)/([+-]\\d+)(?: and gains? ([a-z ,]+))? until end of turn", (whom, power, toughness, gained) =>
    onThese("change", whom, { power: Number(power), toughness: Number(toughness), keywords: readKeywords(gained) })],
  ["(.+?) gains? ([a-z ,]+) until end of turn", (whom, gained) => onThese("change", whom, { power: 0, toughness: 0, keywords: readKeywords(gained) })],
  ["(.+?) loses? ([a-z ]+) until end of turn", (whom, lost) => KEYWORDS.has(lost) && onThese("change", whom, { power: 0, toughness: 0, keywords: [], loses: lost })],
  [`(.+?) gains? ${N} life`, (whom, n) => onPlayers("gain life", whom, { n: number(n) })],
  [`(.+?) loses? ${N} life`, (whom, n) => onPlayers("lose life", whom, { n: number(n) })],
  [`(?:(.+?) )?[Dd]raws? ${N} cards?`, (whom, n) => onPlayers("draw", whom ?? "You", { n: number(n) })],
  [`(.+?) mills? ${N} cards?`, (whom, n) => onPlayers("mill", whom, { n: number(n) })],
  [`(.+?) discards? ${N} cards?`, (whom, n) => onPlayers("discard", whom, { n: number(n) })],
  ["(.+?) sacrifices? a creature(?: of their choice)?", (whom) => onPlayers("sacrifice", whom)],
  [`Create ${N} (\\d+)/(\\d+) (white|blue|black|red|green|colorless) ([\\w ]+?) creature tokens?(?: with ([a-z ,]+))?`,
    (n, power, toughness, color, subtypes, gained) => {
      const token = { name: subtypes, power: Number(power), toughness: Number(toughness), colors: color === "colorless" ? [] : [color], keywords: readKeywords(gained) };
      return token.keywords && { op: "create", n: number(n), token };
    }],
].map(([pattern, make]) => [new RegExp(`^${pattern}$`), make]);

function readEffects(text) {
  const effects = [];
  for (const sentence of text.replace(/\.$/, "").split(". ")) {
    let effect = null;
    for (const [pattern, make] of EFFECTS) {
      const found = pattern.exec(sentence);
      effect = found && make(...found.slice(1));
      if (effect && effect.keywords !== null) break;
      effect = null;
    }
    if (!effect) return null;
    // “It” is what the sentence before was about; in the first, the object itself.
    if (effect.it) effect = { ...effect, self: !effects.length, same: effects.length > 0 };
    effects.push(effect);
  }
  return effects;
}

function onThese(op, whom, more = {}) {
  if (whom === "any target") return { op, target: readNoun("creature or player"), ...more };
  if (/^it$/i.test(whom)) return { op, it: true, ...more };
  if (whom === "~" || whom === "This") return { op, self: true, ...more };
  if (/^target /i.test(whom)) return withNoun(op, "target", readNoun(whom.slice(7)), more);
  if (op === "damage" && /^(each|target|you$)/i.test(whom) && onPlayers(op, whom)) return onPlayers(op, whom, more);
  const all = /^(?:all|each) (.+)$/i.exec(whom) ?? /^(Creatures you control)$/.exec(whom);
  return all && withNoun(op, "each", readNoun(all[1].toLowerCase().replace(/(creature|land|artifact|enchantment)s/, "$1")), more);
}

function onPlayers(op, whom, more = {}) {
  const who = whom.toLowerCase();
  if (who === "target player" || who === "target opponent") return { op, target: readNoun(who.slice(7)), ...more };
  return ["you", "each player", "each opponent"].includes(who) ? { op, players: who, ...more } : null;
}

const withNoun = (op, role, noun, more) => noun && { op, [role]: noun, ...more };

const NOUN = /^((?:(?:attacking|blocking|tapped|untapped|legendary|another|(?:non)?(?:white|blue|black|red|green|artifact|creature|land)) )*)([A-Za-z]+)(?:(?:,| or) (?:target )?([a-z]+))?( spell)?(?: with(out)? ([a-z ]+?))?( you control| an opponent controls| you don't control)?$/;
const NOUNS = new Set(["creature", "land", "artifact", "enchantment", "permanent", "player", "opponent", "spell", "planeswalker"]);

function readNoun(text) {
  const found = NOUN.exec(text);
  if (!found) return null;
  let [, adjectives, first, second, spell, without, keyword, control = ""] = found;
  if (/^(creature|artifact|enchantment|instant|sorcery|noncreature)$/.test(first) && spell) {
    if (first === "noncreature") [adjectives, first] = ["noncreature ", "spell"];
  } else if (spell) return null;
  const kinds = [first, second].filter(Boolean);
  const subtype = /^[A-Z]/.test(first) ? first : "";
  if (kinds.some((kind) => !NOUNS.has(kind) && !(spell && TYPES.has(kind)) && kind !== subtype)) return null;
  if (keyword && !KEYWORDS.has(keyword)) return null;
  return { kinds, subtype, spell: Boolean(spell) || first === "spell", adjectives: adjectives.trim().split(" ").filter(Boolean), keyword, without: Boolean(without), control: control.trim() };
}
