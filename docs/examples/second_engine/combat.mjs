// Attackers, blockers and combat damage.

import { BASIC_LANDS, Unsupported } from "./cards.mjs";
import { alive, choose, happens, has, isCreature, opponents, permanents, player, printed, refuseIf, seen, thing } from "./state.mjs";
import { dealDamage } from "./effects.mjs";
import { begin, givePriority, passAll } from "./turn.mjs";

const COMBAT = ["declare attackers", "declare blockers", "combat damage", "end of combat", "postcombat main", "end", "cleanup"];

export function* declareAttackers(game, { player: name, attackers }) {
  yield* begin(game);
  const isPast = COMBAT.indexOf(game.step) >= (game.attackersDeclared ? 0 : 1);
  refuseIf(game.active !== name || isPast, "attackers are declared once, as that step of one's own turn begins", "508.1");
  while (game.step !== "declare attackers") {
    refuseIf(game.over, "the game is over");
    yield* passAll(game);
  }
  const chosen = Object.entries(attackers);
  for (const [label, whom] of chosen) checkAttacker(game, name, thing(game, label), whom);
  for (const [label, whom] of chosen) {
    const one = thing(game, label);
    one.attacking = whom;
    if (!has(game, one, "vigilance")) one.tapped = true;
  }
  game.attackersDeclared = true;
  for (const [label] of chosen) happens(game, "attacks", thing(game, label));
  yield* givePriority(game, game.active);
}

function checkAttacker(game, name, one, whom) {
  refuseIf(!one || !isCreature(game, one) || one.controller !== name, "only creatures that its player controls attack", "508.1a");
  refuseIf(one.tapped, `${one.label} is tapped`, "508.1a");
  refuseIf(one.sick && !has(game, one, "haste"), `${one.label} has just come`, "302.6");
  refuseIf(has(game, one, "defender"), `${one.label} is a defender`, "702.3b");
  refuseIf(says(game, one, "cantAttack"), `${one.label} can't attack`, "508.1c");
  refuseIf(!opponents(game, name).some((each) => each.name === whom), `${whom} can't be attacked`, "508.1b");
}

const says = (game, one, what) => printed(game, one).abilities.some((each) => each[what]);

export function* declareBlockers(game, { player: name, blockers }) {
  yield* begin(game);
  refuseIf(COMBAT.indexOf(game.step) >= (game.blockersDeclared ? 1 : 2), "blockers are declared once, as that step begins", "509.1a");
  refuseIf(!permanents(game).some((one) => one.attacking), "nothing attacks", "509.1");
  while (game.step !== "declare blockers") {
    yield* passAll(game);
    refuseIf(game.over || game.step === "end of combat", "there is no declare blockers step", "509.1");
  }
  const defending = alive(game).filter((one) => permanents(game).some((each) => each.attacking === one.name)).map((one) => one.name);
  refuseIf(!defending.includes(name), `${name} is not attacked`, "509.1a");
  const chosen = Object.entries(blockers);
  if (defending.length > 1 && chosen.some(([label]) => defending.includes(thing(game, label)?.controller) && thing(game, label).controller !== name))
    throw new Unsupported("blocks of several defending players at once");
  for (const [label, attackers] of chosen) checkBlocker(game, name, thing(game, label), attackers.map((each) => thing(game, each)));
  for (const attacker of permanents(game).filter((one) => one.attacking === name)) {
    const count = chosen.filter(([, attackers]) => attackers.includes(attacker.label)).length;
    refuseIf(count === 1 && has(game, attacker, "menace"), `${attacker.label} has menace`, "702.111b");
    if (count) attacker.blocked = true;
  }
  for (const [label, attackers] of chosen) thing(game, label).blocking = attackers;
  for (const [label] of chosen) happens(game, "blocks", thing(game, label));
  game.blockersDeclared = true;
  yield* givePriority(game, game.active);
}

function checkBlocker(game, name, one, attackers) {
  refuseIf(!one || !isCreature(game, one) || one.controller !== name || one.tapped, "only untapped creatures of the defending player block", "509.1a");
  refuseIf(attackers.length !== 1, `${one.label} blocks one creature`, "509.1a");
  refuseIf(says(game, one, "cantBlock"), `${one.label} can't block`, "509.1b");
  for (const attacker of attackers) {
    refuseIf(attacker?.attacking !== name, "only what attacks its player is blocked", "509.1a");
    const evades = evasion(game, attacker, one);
    refuseIf(evades, `${attacker.label} has ${evades}`, "509.1b");
  }
}

function evasion(game, attacker, blocker) {
  const { keywords } = seen(game, attacker);
  const by = seen(game, blocker);
  if (keywords.has("flying") && !by.keywords.has("flying") && !by.keywords.has("reach")) return "flying";
  if (keywords.has("shadow") !== by.keywords.has("shadow")) return "shadow";
  if (keywords.has("fear") && !by.types.includes("artifact") && !by.colors.includes("black")) return "fear";
  const own = permanents(game).filter((one) => one.controller === blocker.controller).flatMap((one) => printed(game, one).subtypes);
  const land = Object.keys(BASIC_LANDS).find((each) => keywords.has(`${each.toLowerCase()}walk`) && own.includes(each));
  if (land) return `${land.toLowerCase()}walk`;
  return "";
}

// ---- damage

const fighting = (game) => permanents(game).filter((one) => isCreature(game, one) && (one.attacking || one.blocking.length));

export function someStrikeFirst(game) {
  return fighting(game).some((one) => has(game, one, "first strike") || has(game, one, "double strike"));
}

// In the first of two steps strikes who has first or double strike; in the second who has not struck, or has double strike.
function strikesNow(game, one, second) {
  const { keywords } = seen(game, one);
  if (second) return !one.struck || keywords.has("double strike");
  return !game.struckFirst || keywords.has("first strike") || keywords.has("double strike");
}

export function* combatDamage(game, second) {
  const deals = [];
  const striking = fighting(game).filter((one) => strikesNow(game, one, second));
  for (const one of striking) {
    if (one.attacking) deals.push(...(yield* attackerDeals(game, one)));
    else for (const label of one.blocking) if (thing(game, label)?.attacking) deals.push([one, thing(game, label), seen(game, one).power]);
  }
  for (const one of striking) one.struck = true;
  dealDamage(game, deals);
}

function* attackerDeals(game, one) {
  const { power, keywords } = seen(game, one);
  if (power <= 0) return [];
  const defender = player(game, one.attacking);
  if (!defender) return [];
  if (!one.blocked) return [[one, defender, power]];
  const blockers = fighting(game).filter((each) => each.blocking.includes(one.label));
  if (!blockers.length) return keywords.has("trample") ? [[one, defender, power]] : [];
  const given = new Map([...blockers, ...(keywords.has("trample") ? [defender] : [])].map((each) => [each, 0]));
  const lacking = (each) => Math.max(0, (keywords.has("deathtouch") ? Math.min(1, seen(game, each).toughness) : seen(game, each).toughness) - each.damage - given.get(each));
  // A point after the other; the player gets one once every blocker has lethal damage.
  for (let left = power; left > 0; left--) {
    const owed = blockers.reduce((sum, each) => sum + lacking(each), 0);
    const open = [...given.keys()].filter((each) => each !== defender || owed === 0);
    const names = open.map((each) => each.label ?? each.name);
    const [picked] = yield* choose(one.controller, `what ${one.label} deals a damage to`, names);
    const whom = open[names.indexOf(picked)];
    given.set(whom, given.get(whom) + 1);
  }
  return [...given].map(([whom, n]) => [one, whom, n]);
}
