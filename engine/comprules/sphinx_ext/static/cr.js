/* Tooltips over links to rules, and a search box that jumps to a number. Works without a network. */
"use strict";

(() => {
  const box = document.createElement("div");
  box.className = "cr-tip";
  box.id = "cr-tip";
  box.setAttribute("role", "tooltip");
  box.hidden = true;
  document.body.append(box);

  const root = new URL(document.documentElement.dataset.content_root || "./", location.href);
  const loading = {};

  // What rules say lies in a script for each page; the first time that one is pointed at, it is loaded.
  function tipsOf(page) {
    loading[page] ??= new Promise((resolve) => {
      const script = document.createElement("script");
      script.src = new URL(`_static/cr-tips/${page.replaceAll("/", "_")}.js`, root).href;
      script.onload = () => resolve(window.crTips?.[page] ?? {});
      script.onerror = () => resolve({});
      document.head.append(script);
    });
    return loading[page];
  }

  function linkOf(element) {
    const link = element instanceof Element ? element.closest("a[href*='#cr-'], a[href*='#term-']") : null;
    if (!link || link.classList.contains("cr-number") || link.closest(".toc-tree")) return null;
    return link.href.startsWith(root.href) ? link : null;
  }

  let pointed = null;
  async function point(link) {
    pointed = link;
    const [page, anchor] = link.href.slice(root.href.length).split("#");
    const tips = await tipsOf(page.replace(/\.html$/, ""));
    const tip = tips[decodeURIComponent(anchor)];
    if (tip && pointed === link) show({ link, tip });
  }

  function show({ link, tip }) {
    link.removeAttribute("title");
    const head = document.createElement("b");
    head.textContent = tip.title;
    box.replaceChildren(head, tip.text);
    if (tip.official) {
      const official = document.createElement("span");
      official.className = "cr-tip-official";
      official.textContent = tip.official;
      box.append(official);
    }
    box.hidden = false;
    link.setAttribute("aria-describedby", box.id);
    const at = link.getBoundingClientRect();
    const wide = document.documentElement.clientWidth;
    const left = Math.max(8, Math.min(at.left, wide - box.offsetWidth - 8));
    const below = at.bottom + box.offsetHeight + 12 < window.innerHeight || at.top < box.offsetHeight + 12;
    box.style.left = `${left + window.scrollX}px`;
    box.style.top = `${(below ? at.bottom + 6 : at.top - box.offsetHeight - 6) + window.scrollY}px`;
  }

  function hide() {
    pointed = null;
    if (box.hidden) return;
    box.hidden = true;
    document.querySelector("[aria-describedby='cr-tip']")?.removeAttribute("aria-describedby");
  }

  for (const kind of ["mouseover", "focusin"]) {
    document.addEventListener(kind, (event) => {
      const link = linkOf(event.target);
      if (link) point(link);
      else if (!box.contains(event.target)) hide();
    });
  }
  document.addEventListener("focusout", hide);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
  });

  // Who has no mouse moves what is wider than its box with the keyboard, and so must come to it.
  function reach(part) {
    for (const wide of part.querySelectorAll(".highlight pre, .table-wrapper, .cr-step-table, .cr-copied")) {
      wide.tabIndex = 0;
    }
  }
  reach(document);

  // The map has a square for every rule: each section tells its own, as "8bE" for an executed 613.8b.
  const standings = {
    E: "executed",
    N: "no game behaviour",
    M: "missing",
    F: "failing",
    P: "not played",
  };
  for (const section of document.querySelectorAll("a.cr-map-section")) {
    const squares = document.createElement("span");
    squares.className = "cr-map-section";
    for (const [, rule, letters, letter] of section.dataset.rules.matchAll(/(\d+)([a-z]*)([A-Z])/g)) {
      const number = `${section.textContent}.${rule}${letters}`;
      const square = document.createElement("a");
      square.href = section.hasAttribute("data-split")
        ? section.href.replace(/[^/]*$/, `${section.textContent}.${rule}.html#cr-${number}`)
        : `${section.href}#cr-${number}`;
      square.className = `cr-is-${standings[letter].replaceAll(" ", "-")}`;
      square.title = `${number}: ${standings[letter]}`;
      square.setAttribute("aria-label", square.title);
      square.tabIndex = -1;
      squares.append(square);
    }
    section.replaceWith(squares);
  }

  // What is folded is a page of its own, taken in when it is opened. A frame hands it over, since a page that
  // is opened from a file may load nothing else.
  const taken = new WeakMap();
  // The place that a link led to stays where it is while what is above it comes in, until the reader moves.
  let held = null;
  let awaited = 0;
  const hold = () => held?.scrollIntoView({ behavior: "instant" });
  for (const move of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    addEventListener(move, () => { held = null; }, { capture: true, passive: true });
  }
  function takeIn(fold) {
    const link = fold.querySelector(":scope > .cr-taken-in");
    if (!link) return taken.get(fold) ?? Promise.resolve();
    if (!taken.has(fold)) {
      taken.set(fold, new Promise((resolve) => {
        const frame = document.createElement("iframe");
        frame.hidden = true;
        frame.title = "What is folded here";
        frame.src = link.querySelector("a").href;
        const hear = (message) => {
          if (message.source !== frame.contentWindow || !message.data?.crPart) return;
          window.removeEventListener("message", hear);
          const part = document.createElement("div");
          part.className = "cr-inside";
          part.innerHTML = message.data.crPart;
          link.replaceWith(part);
          reach(part);
          frame.remove();
          held = window.crStory?.(part) ?? held;
          hold();
          awaited -= 1;
          if (!awaited) held = null;
          resolve();
        };
        window.addEventListener("message", hear);
        awaited += 1;
        fold.append(frame);
      }));
    }
    return taken.get(fold);
  }
  // A page of fifty rules may be opened all at once; only what comes into view is taken in, and nothing above it.
  const coming = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      coming.unobserve(target);
      takeIn(target.parentElement);
    }
  }, { rootMargin: "0px 0px 400px 0px" });
  document.addEventListener("toggle", (event) => {
    const link = event.target.open && event.target.querySelector(":scope > .cr-taken-in");
    if (link) coming.observe(link);
  }, true);
  // What the reader opened before this script was there.
  for (const link of document.querySelectorAll("details[open] > .cr-taken-in")) coming.observe(link);

  // A link to a scenario, or to anything inside one, unfolds it, and before it what proves its rule.
  async function unfold(moved = false) {
    const anchor = decodeURIComponent(location.hash.slice(1)).replace(/^(scenario-[^.]*)\.\d+$/, "$1");
    if (!document.getElementById(anchor) && anchor.startsWith("scenario-")) {
      const page = location.href.slice(root.href.length).split(/[?#]/)[0].replace(/\.html$/, "");
      const rule = (await tipsOf(page))[anchor]?.rule;
      const proof = rule && document.getElementById(rule)?.querySelector(":scope > .cr-proof:has(> .cr-taken-in, > .cr-inside)");
      if (!proof) return;
      proof.open = true;
      await takeIn(proof);
    }
    const target = document.getElementById(anchor);
    if (!target && anchor.startsWith("card-")) {
      // The cards of a letter may have moved to another of its pages since the link was made.
      const parts = [...document.querySelectorAll(".cr-parts li")].filter((part) => part.dataset.first <= anchor);
      const page = parts.at(-1)?.querySelector("a").href.split("#")[0];
      if (page && page !== location.href.split("#")[0]) location.replace(`${page}#${anchor}`);
    }
    const folds = [];
    for (let fold = target?.closest("details"); fold; fold = fold.parentElement.closest("details")) {
      if (!fold.open) folds.push(fold);
    }
    for (const fold of folds) fold.open = true;
    if (!target || (!moved && !folds.length)) return;
    held = target;
    hold();
  }
  window.addEventListener("hashchange", () => unfold(true));

  // Words come first; who wants the proof of every rule open says so once.
  const proofs = document.querySelectorAll("details.cr-proof");
  const first = document.querySelector(".cr-rule");
  if (proofs.length && first) {
    const remembered = () => {
      try {
        return localStorage.getItem("cr-proof") === "open";
      } catch {
        return false;
      }
    };
    const button = document.createElement("button");
    button.type = "button";
    button.className = "cr-switch";
    const set = (open) => {
      for (const proof of proofs) proof.open = open;
      button.textContent = open ? "Words only" : "With proof";
      button.setAttribute("aria-pressed", String(open));
    };
    button.addEventListener("click", () => {
      const open = button.getAttribute("aria-pressed") !== "true";
      set(open);
      try {
        localStorage.setItem("cr-proof", open ? "open" : "folded");
      } catch {
        // A page that may keep nothing is as it was the next time.
      }
    });
    set(remembered());
    first.before(button);
  }
  // What is opened above the place that a link leads to moves that place away.
  unfold([...proofs].some((proof) => proof.open));
})();

(() => {
  const input = document.querySelector("input.sidebar-search, input[name='q']");
  if (!input || !input.form) return;
  const root = document.documentElement.dataset.content_root || "./";
  const most = 12;
  const list = document.createElement("div");
  list.className = "cr-jump";
  list.id = "cr-jump";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Rules");
  list.hidden = true;
  input.form.append(list);
  input.placeholder = "Number or word";
  input.autocomplete = "off";
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-expanded", "false");
  input.setAttribute("aria-label", "Jump to a number, or search for words");

  let loading;
  function numbers() {
    loading ??= new Promise((resolve) => {
      const script = document.createElement("script");
      script.src = `${root}_static/cr-numbers.js`;
      script.onload = () => resolve(window.crNumbers);
      script.onerror = () => resolve([]);
      document.head.append(script);
    });
    return loading;
  }

  /* A number as the book writes it, however it was typed: rule 613.8b, CR 613.8b. and 613.8 (b) are one. */
  function plain(wanted) {
    const told = wanted.trim().toLowerCase().replace(/^(?:(?:rules?|sections?|chapters?|cr|§)[\s:.-]*)+(?=\d)/, "");
    const found = /^(\d(?:\d\d(?:\s?\.\s?\d{1,3})?)?)[\s.(]*([a-z]{0,2})\)?\.?$/.exec(told);
    return found ? found[1].replace(/\s/g, "") + found[2] : told;
  }

  function find(rows, wanted) {
    const asked = plain(wanted);
    if (!asked) return [];
    if (/^\d/.test(asked)) {
      const number = asked;
      const exact = rows.filter((row) => row[0] === number);
      return exact.concat(rows.filter((row) => row[0] !== number && row[0].startsWith(number)));
    }
    const words = asked.split(/\s+/);
    const bare = (row) => row[3].toLowerCase().replace(/^(?:the|an?)\s+/, "");
    const rank = (row) => (bare(row) === asked ? 0 : bare(row).startsWith(asked) ? 1 : 2);
    return rows
      .filter((row) => words.every((word) => row[3].toLowerCase().includes(word)))
      .sort((one, other) => rank(one) - rank(other));
  }

  let chosen = -1;
  function choose(next) {
    const items = list.children;
    if (!items.length) return;
    chosen = (next + items.length) % items.length;
    [...items].forEach((item, at) => item.setAttribute("aria-selected", String(at === chosen)));
    input.setAttribute("aria-activedescendant", items[chosen].id);
    items[chosen].scrollIntoView({ block: "nearest" });
  }

  function close() {
    list.hidden = true;
    chosen = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }

  async function suggest() {
    const asked = input.value;
    const found = find(await numbers(), asked);
    if (asked !== input.value) return;
    list.replaceChildren(
      ...found.slice(0, most).map(([number, edition, address, title], at) => {
        const link = document.createElement("a");
        link.id = `cr-jump-${at}`;
        link.setAttribute("role", "option");
        link.setAttribute("aria-selected", "false");
        link.href = root + address;
        link.tabIndex = -1;
        const bold = document.createElement("b");
        bold.textContent = number;
        link.append(bold, ` ${title}${edition ? ` (${edition.slice(0, 4)})` : ""}`);
        return link;
      }),
    );
    list.hidden = !found.length;
    chosen = -1;
    input.setAttribute("aria-expanded", String(!list.hidden));
    input.removeAttribute("aria-activedescendant");
  }

  input.addEventListener("focus", numbers);
  input.addEventListener("input", suggest);
  input.addEventListener("blur", () => setTimeout(close, 200));
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      choose(chosen + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Escape") {
      close();
    }
  });
  input.form.addEventListener("submit", async (event) => {
    const asked = input.value.trim();
    const picked = list.children[chosen];
    if (!picked && !/^\d{3}(\.\d+[a-z]*)?$/.test(plain(asked))) return;
    event.preventDefault();
    const exact = find(await numbers(), asked)[0];
    if (picked) location.href = picked.href;
    else if (exact) location.href = root + exact[2];
    else input.form.submit();
  });
})();
