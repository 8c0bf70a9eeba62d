/* The search page: the ranking of book/searching.py over the same entries; a test compares the two. */
"use strict";

window.crSearch = (() => {
  const FACTORS = { section: 1, rule: 1, term: 0.9, card: 0.85, page: 0.5, scenario: 0.3 };
  const OLDER = 0.4;
  const LONGEST = 240;
  const NUMBER = /^\d(\d\d(\.\d{1,3}[a-z]{0,2})?)?$/;
  const LOOSELY = /^(\d(?:\d\d(?:\s?\.\s?\d{1,3})?)?)[\s.(]*([a-z]{0,2})\)?$/;
  const BEFORE = /^@?(?:(?:comprehensive rules?|comp ?rules?|rules?|sections?|chapters?|cr|§)[\s:.-]*)+/;
  const SENTENCE = /(?<=[.!?:])\s+(?=[A-Z“"(])|\n+/;

  const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const folded = (text) => text.toLowerCase().replaceAll("’", "'");
  const isNumbered = (entry) => entry.kind === "rule" || entry.kind === "section";

  function plainNumber(text) {
    const told = text.toLowerCase().split(/\s+/).filter(Boolean).join(" ");
    const number = told.replace(BEFORE, "").replace(/^[ .,;:]+|[ .,;:]+$/g, "");
    const found = LOOSELY.exec(number);
    return found ? found[1].replace(/\s/g, "") + found[2] : number;
  }

  function wordsOf(asked) {
    const words = folded(asked).split(/\s+/);
    return words.map((word) => word.replace(/^[.,;:!?"“”()']+|[.,;:!?"“”()']+$/g, "")).filter(Boolean);
  }

  const patterns = new Map();
  function pattern(word, whole) {
    const key = `${whole}${word}`;
    if (!patterns.has(key)) {
      const end = whole ? "(?![\\p{L}\\p{N}_])" : "";
      patterns.set(key, new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(word)}${end}`, "u"));
    }
    return patterns.get(key);
  }

  function worth(word, where, [whole, begun]) {
    if (where.includes(word) && pattern(word, false).test(where)) {
      return pattern(word, true).test(where) ? whole : begun;
    }
    const one = word.replace(/s$/, "");
    return one !== word && one.length > 2 && where.includes(one) && pattern(one, true).test(where) ? begun : 0;
  }

  function score(entry, words, base) {
    const [title, text, more] = entry.folded;
    let total = 0;
    for (const word of words) {
      const points = worth(word, title, [12, 8]) + worth(word, text, [4, 3]) + worth(word, more, [2, 1]);
      if (!points) return 0;
      total += points;
    }
    const phrase = words.join(" ");
    const bare = title.replace(/^(?:the|an?)\s+/, "");
    if (bare === phrase) total += 100 + (entry.kind === "section" ? 20 : 0);
    if (words.length > 1 && title.includes(phrase)) total += 30;
    if (words.length > 1 && text.includes(phrase)) total += 10;
    if (bare.startsWith(phrase)) total += (10 * phrase.length) / bare.length;
    const factor = FACTORS[entry.kind] * (entry.edition && entry.edition !== base ? OLDER : 1);
    return Math.max(1, Math.floor(total * factor));
  }

  function cropped(line, words) {
    if (line.length <= LONGEST) return line;
    const places = words.map((word) => folded(line).indexOf(word)).filter((at) => at >= 0);
    let start = Math.max(0, (places.length ? Math.min(...places) : 0) - Math.floor(LONGEST / 3));
    start = start ? line.lastIndexOf(" ", start - 1) + 1 : 0;
    const end = line.length - start > LONGEST ? line.lastIndexOf(" ", start + LONGEST - 1) : line.length;
    return `${start ? "… " : ""}${line.slice(start, end)}${end < line.length ? " …" : ""}`;
  }

  function foundLine(entry, words) {
    const lines = [entry.text, entry.more].flatMap((part) => part.split(SENTENCE)).map((line) => line.trim()).filter(Boolean);
    const found = lines.map((line) => words.filter((word) => worth(word, folded(line), [1, 1])).length);
    const most = Math.max(0, ...found);
    return cropped(most ? lines[found.indexOf(most)] : lines.join(" "), words);
  }

  function isWithin(number, above) {
    if (!number.startsWith(above) || number === above) return number === above;
    const rest = number[above.length];
    return above.includes(".") ? !/\d/.test(rest) : above.length === 1 || rest === ".";
  }

  function byNumber(number, entries, base) {
    const first = (one, other) => (one.edition !== base) - (other.edition !== base);
    const within = entries.filter((entry) => isNumbered(entry) && isWithin(entry.name, number));
    const exact = within.filter((entry) => entry.name === number).sort(first);
    const below = within.filter((entry) => entry.name !== number).sort(first);
    const mention = new RegExp(`(?<![\\w.])${escaped(number)}(?![\\w]|\\.\\d)`);
    const citing = entries.filter(
      (entry) => !within.includes(entry) && entry.kind !== "scenario" && entry.edition === base &&
        mention.test(`${entry.text} ${entry.more}`),
    );
    const shown = entries.filter((entry) => entry.kind === "scenario" && entry.at === number);
    return [
      ...[...exact, ...below].map((entry) => ({ entry, line: cropped(entry.text, []) })),
      ...citing.map((entry) => ({ entry, line: foundLine(entry, [number]) })),
      ...shown.map((entry) => ({ entry, line: "" })),
    ];
  }

  /* What stands above a number: 704.5 above 704.5j, then 704, then 7. */
  function above(number) {
    if (/[a-z]$/.test(number)) return number.replace(/[a-z]+$/, "");
    if (number.includes(".")) return number.split(".")[0];
    return number.length > 1 ? number[0] : "";
  }

  function order(number) {
    const [, section, rule, letters] = /^(\d+)(?:\.(\d+))?([a-z]*)$/.exec(number);
    const value = [...letters].reduce((sum, letter) => sum * 27 + letter.charCodeAt(0) - 96, 0);
    return Number(section) * 1e6 + Number(rule ?? 0) * 1e3 + value;
  }

  /* The numbers that somebody who wrote one that isn't there may have meant: those beside its place. */
  function nearest(number, entries, base) {
    const numbers = entries.filter((entry) => isNumbered(entry) && entry.edition === base).map((entry) => entry.name);
    for (let wanted = number; wanted; wanted = above(wanted)) {
      const family = numbers.filter((one) => above(one) === above(wanted));
      const distance = (one) => Math.abs(order(one) - order(wanted));
      if (family.length) return family.sort((one, other) => distance(one) - distance(other)).slice(0, 4);
    }
    return [];
  }

  /* What was found, and what is to be said about it: of a number that is not there, where it went. */
  function search(asked, data) {
    const { entries, moved, base } = data;
    const number = plainNumber(asked);
    const named = (names) => names
      .map((name) => entries.find((entry) => isNumbered(entry) && entry.edition === base && entry.name === name))
      .filter(Boolean).map((entry) => ({ entry, line: cropped(entry.text, []) }));
    if (NUMBER.test(number)) {
      const hits = byNumber(number, entries, base);
      if (entries.some((entry) => isNumbered(entry) && entry.edition === base && entry.name === number)) {
        return { told: "", hits, words: [number] };
      }
      const [year, places] = moved[number] ?? ["", []];
      if (year) {
        const where = places.length ? `today ${places.join(", ")} say${places.length > 1 ? "" : "s"} that` : "nothing today says that";
        return { told: `${number} is a number of ${year}; ${where}.`, hits: [...named(places), ...hits], words: [number] };
      }
      const near = nearest(number, entries, base);
      const told = `There is no rule ${number}` + (near.length ? `; the nearest are ${near.join(", ")}.` : ".");
      return { told, hits: [...named(near), ...hits], words: [number] };
    }
    const words = wordsOf(asked);
    const hits = words.length
      ? entries.map((entry) => ({ entry, score: score(entry, words, base) })).filter((hit) => hit.score)
      : [];
    hits.sort((one, other) => other.score - one.score);
    return { told: "", hits: hits.map((hit) => ({ ...hit, line: foundLine(hit.entry, words) })), words };
  }

  /* So many letters must be put in, left out or exchanged to make one word of another. */
  function distance(one, other) {
    let row = [...Array(other.length + 1).keys()];
    for (const [at, letter] of [...one].entries()) {
      const next = [at + 1];
      for (let to = 0; to < other.length; to += 1) {
        next.push(Math.min(row[to + 1] + 1, next[to] + 1, row[to] + (letter === other[to] ? 0 : 1)));
      }
      row = next;
    }
    return row[other.length];
  }

  /* The words of titles that are written much like those that nothing has. */
  function nearWords(words, { entries }) {
    const named = entries.filter((entry) => entry.kind !== "scenario" && entry.kind !== "page");
    const known = new Set(named.flatMap((entry) => wordsOf(entry.title)));
    return words.filter((word) => word.length > 3 && !known.has(word)).flatMap((word) =>
      [...known]
        .filter((one) => Math.abs(one.length - word.length) < 3)
        .map((one) => [distance(word, one), one])
        .filter(([far]) => far < 3)
        .sort(([far], [further]) => far - further)
        .slice(0, 3)
        .map(([, one]) => one),
    );
  }

  function read(raw) {
    const entries = raw.entries.map(([kind, name, title, text, more, edition, at, address]) => ({
      kind, name, title, text, more, edition, at, address, folded: [title, text, more].map(folded),
    }));
    return { ...raw, entries };
  }

  return { search, read, nearWords };
})();

window.addEventListener("DOMContentLoaded", () => {
  const list = document.getElementById("search-results");
  const status = document.getElementById("cr-found");
  const asked = new URLSearchParams(location.search).get("q") ?? "";
  if (!list || !window.crSearchData || !asked.trim()) return;
  for (const input of document.querySelectorAll("input[name='q']")) input.value = asked;
  const root = document.documentElement.dataset.content_root || "./";
  const data = window.crSearch.read(window.crSearchData);
  const { told, hits, words } = window.crSearch.search(asked, data);
  const base = window.crSearchData.base;
  const most = 30;

  /* A text with the words marked; it is put in as text, so nothing in it is taken for markup. */
  function marked(text) {
    const parts = document.createDocumentFragment();
    const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("'", "['’]")).join("|");
    if (!any) return text;
    let end = 0;
    for (const found of text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})[\\p{L}\\p{N}]*`, "giu"))) {
      const mark = document.createElement("mark");
      mark.textContent = found[0];
      parts.append(text.slice(end, found.index), mark);
      end = found.index + found[0].length;
    }
    parts.append(text.slice(end));
    return parts;
  }

  function shown({ entry, line }) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    const numbered = entry.kind === "rule" || entry.kind === "section";
    link.href = root + entry.address;
    if (numbered) {
      const number = document.createElement("b");
      number.textContent = entry.name;
      link.append(number, " ");
    }
    link.append(marked(entry.title));
    const kind = document.createElement("span");
    kind.className = "cr-hit-kind";
    const older = entry.edition && entry.edition !== base ? entry.edition.slice(0, 4) : "";
    kind.textContent = [numbered ? "" : entry.kind, entry.at, older].filter(Boolean).join(" · ");
    item.append(link, " ", kind);
    if (line && line !== entry.title) {
      const text = document.createElement("p");
      text.append(marked(line));
      item.append(text);
    }
    return item;
  }

  function show(number) {
    list.replaceChildren(...hits.slice(0, number).map(shown));
    if (hits.length > number) {
      const more = document.createElement("button");
      more.type = "button";
      more.className = "cr-switch";
      more.textContent = `Show all ${hits.length}`;
      more.addEventListener("click", () => {
        more.remove();
        show(hits.length);
      });
      list.after(more);
    }
  }

  const many = hits.length === 1 ? "One place has" : `${hits.length || "No"} places have`;
  status.textContent = told || `${many} “${asked.trim()}”.`;
  const near = told || hits.length ? [] : window.crSearch.nearWords(words, data);
  near.forEach((word, at) => {
    const link = document.createElement("a");
    link.href = `?q=${encodeURIComponent(word)}`;
    link.textContent = word;
    status.append(at ? ", " : " The nearest words are ", link);
  });
  show(most);
});
