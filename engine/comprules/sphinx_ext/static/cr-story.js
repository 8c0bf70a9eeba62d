/* A story is stepped through: buttons and arrow keys show the board as it was after each step. */
"use strict";

(() => {
  const ownPage = document.querySelector("main.cr-play");
  if (ownPage && parent !== window) return; // its content is handed to the page around it as it is

  const told = [];

  function element(name, className, text = "") {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = text;
    return made;
  }

  // A card that was drawn before stands as its place among those drawn, which are counted as they come.
  function boardsOf(start, moves) {
    const cards = [...start.querySelectorAll(".cr-card")];
    return moves.map((move) => {
      const template = move.querySelector(":scope > template");
      if (!template) return null;
      for (const part of template.content.querySelectorAll(".cr-card, [data-same]")) {
        if (part.dataset.same === undefined) cards.push(part);
        else part.replaceChildren(cards[Number(part.dataset.same)].cloneNode(true));
      }
      const board = template.content.firstElementChild;
      template.remove();
      return board;
    });
  }

  function tell(story) {
    const start = story.querySelector(":scope > .cr-start");
    const moves = [...story.querySelectorAll(":scope > .cr-moves > li")];
    if (!start || !moves.length) return;
    const boards = boardsOf(start, moves);
    const then = element("div", "cr-then");
    const title = element("p", "cr-board-title");

    const bar = element("div", "cr-stepper");
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", "Step by step");
    const button = (name, key) => {
      const made = element("button", "", name);
      made.type = "button";
      if (key) made.setAttribute("aria-keyshortcuts", key);
      return made;
    };
    const back = button("‹ Back", "ArrowLeft");
    const next = button("Next ›", "ArrowRight");
    const whole = button("All at once");
    const place = element("span", "cr-at");
    const link = element("a", "cr-link", "Link");
    const aloud = element("p", "cr-unseen");
    aloud.setAttribute("aria-live", "polite");
    link.title = "Copy a link to this step";
    bar.append(back, next, place, whole, link, aloud);
    story.prepend(bar);

    let at = 0;
    const run = story.closest("details.cr-run[id]");
    function addressed() {
      const hash = decodeURIComponent(location.hash.slice(1));
      const [name, number] = run ? hash.split(".") : hash.split("-");
      if (name !== (run ? run.id : "step") || !/^\d+$/.test(number ?? "")) return null;
      return Math.min(Number(number), moves.length);
    }

    function show(to) {
      at = Math.max(0, Math.min(to, moves.length));
      const move = moves[at - 1];
      for (const one of moves) {
        one.classList.toggle("cr-now", one === move);
        if (one === move) one.setAttribute("aria-current", "step");
        else one.removeAttribute("aria-current");
      }
      story.classList.toggle("cr-at-start", !at);
      back.setAttribute("aria-disabled", String(!at));
      next.setAttribute("aria-disabled", String(at === moves.length));
      place.textContent = at ? `Step ${at} of ${moves.length}` : `Position, ${moves.length} steps`;
      const address = new URL(location.href);
      address.hash = run ? `${run.id}.${at}` : `step-${at}`;
      link.href = address.href;
      let from = at;
      while (from && !boards[from - 1]) from -= 1;
      title.textContent = from === at ? "After this step" : "Nothing has changed since";
      if (move) {
        then.replaceChildren(title, from ? boards[from - 1] : start.firstElementChild.cloneNode(true));
        move.append(then);
      }
      const words = move
        ? [move.querySelector(".cr-step"), ...move.querySelectorAll(".cr-changed-here > li")]
        : [];
      const told = words.map((one) => one.textContent.replaceAll("→", "to")).join("; ");
      aloud.textContent = `${place.textContent}${told ? `: ${told}` : ""}`;
      return move ?? start;
    }

    // What is told now comes into view, below the buttons, which stay where they are.
    function go(to) {
      if (!story.classList.contains("cr-stepping")) all(false);
      const shown = show(to);
      const box = shown.getBoundingClientRect();
      if (box.top < bar.getBoundingClientRect().bottom || box.bottom > innerHeight) {
        const block = box.height > innerHeight - 160 || box.top < 160 ? "start" : "nearest";
        shown.scrollIntoView({ block, behavior: "instant" });
      }
    }

    function all(open) {
      story.classList.toggle("cr-stepping", !open);
      whole.setAttribute("aria-pressed", String(open));
    }

    back.addEventListener("click", () => { if (at) go(at - 1); });
    next.addEventListener("click", () => { if (at < moves.length) go(at + 1); });
    whole.addEventListener("click", () => all(story.classList.contains("cr-stepping")));
    moves.forEach((move, index) => {
      move.querySelector(".cr-step").addEventListener("click", () => {
        if (getSelection().isCollapsed) go(index + 1);
      });
    });
    link.addEventListener("click", async (event) => {
      event.preventDefault();
      try {
        history.replaceState(null, "", link.href);
        await navigator.clipboard.writeText(link.href);
        link.textContent = "Copied";
      } catch {
        link.textContent = "In the address bar"; // a page from a file may write nothing to the clipboard
      }
      setTimeout(() => { link.textContent = "Link"; }, 2000);
    });
    const press = (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target.closest("input, textarea, select, pre, table")) return;
      event.preventDefault();
      event.stopPropagation();
      if (at + step >= 0 && at + step <= moves.length) go(at + step);
    };
    story.addEventListener("keydown", press);
    if (ownPage) {
      document.addEventListener("keydown", (event) => { if (event.target === document.body) press(event); });
    }
    told.push(() => {
      const wanted = addressed();
      if (wanted !== null) go(wanted);
    });
    all(false);
    const wanted = addressed();
    aloud.removeAttribute("aria-live");
    const shown = show(wanted ?? 0);
    aloud.setAttribute("aria-live", "polite");
    return wanted ? shown : null;
  }

  window.addEventListener("hashchange", () => { for (const one of told) one(); });

  // The stories of a part that has come in; what the address leads to in one of them, if anything.
  window.crStory = (part) =>
    [...part.querySelectorAll(".cr-story")].map(tell).find((shown) => shown) ?? null;
  if (ownPage) window.crStory(document)?.scrollIntoView({ behavior: "instant" });
})();
