// What stands above the composer: commands to choose from, choices of an option. Driven from the field below it.

import { fill, h } from "./dom.js";

let shelf = null;

function mark() {
  const { list, picks, input } = shelf;
  [...list.children].forEach((element, place) => {
    element.classList.toggle("active", place === shelf.active);
    element.setAttribute("aria-selected", String(place === shelf.active));
  });
  const now = picks.length ? list.children[shelf.active] : null;
  if (now) input.setAttribute("aria-activedescendant", now.id);
  else input.removeAttribute("aria-activedescendant");
  now?.scrollIntoView({ block: "nearest" });
}

/** Takes the shelf away. */
export function closeShelf() {
  if (!shelf) return;
  shelf.element.remove();
  shelf.input.setAttribute("aria-expanded", "false");
  shelf.input.removeAttribute("aria-activedescendant");
  shelf = null;
}

/** Whether there is something to choose on the shelf. */
export const canPick = () => Boolean(shelf?.picks.length);

function row({ name, extra = [], text, by, face }, place) {
  return h("div", { class: "pick", role: "option", id: `shelf-${place}`, "aria-selected": "false" },
    face,
    h("div", { class: "clip" },
      h("div", { class: "pick-name clip" }, name, extra.map((one) => h("span", {}, one))),
      text && h("div", { class: "pick-text" }, text)),
    by && h("span", { class: "by" }, by));
}

/**
 * Shows picks `{name, text, extra, face, by, run}` above the composer for a field. `head` explains the field; `none`
 * is shown where there is nothing to pick; `active` is the pick that is marked at first.
 */
export function openShelf(input, { head = null, picks, none = null, label, active = 0 }) {
  closeShelf();
  if (!head && !picks.length && !none) return;
  const list = h("div", { class: "shelf-list", role: "listbox", id: "shelf-list", "aria-label": label }, picks.map(row));
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const place = [...list.children].indexOf(event.target.closest(".pick"));
    if (place >= 0) picks[place].run();
  });
  const element = h("div", { class: "shelf" });
  fill(element, head && h("div", { class: "shelf-head" }, head), list, !picks.length && none && h("div", { class: "quiet" }, none));
  document.getElementById("composer").prepend(element);
  shelf = { element, list, picks, input, active };
  input.setAttribute("aria-expanded", "true");
  input.setAttribute("aria-controls", "shelf-list");
  mark();
}

/** Lets the shelf have a key first; true when it used it. */
export function shelfKey(event) {
  if (!shelf) return false;
  const { picks } = shelf;
  if (event.key === "Escape") {
    closeShelf();
    return true;
  }
  if (!picks.length) return false;
  if (event.key === "ArrowDown") shelf.active = (shelf.active + 1) % picks.length;
  else if (event.key === "ArrowUp") shelf.active = (Math.max(shelf.active, 0) - 1 + picks.length) % picks.length;
  else if ((event.key === "Enter" || event.key === "Tab") && shelf.active >= 0 && !event.shiftKey) {
    picks[shelf.active].run();
    return true;
  } else return false;
  mark();
  return true;
}
