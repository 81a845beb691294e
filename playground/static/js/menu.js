// Menus: of a message, of the user. One at a time; arrow keys, Escape, and the focus goes back where it was.

import { fill, h, icon } from "./dom.js";

let open = null;

/** Closes the menu that is open, if any. */
export function closeMenu(back = true) {
  if (!open) return;
  const { element, origin, done } = open;
  open = null;
  element.remove();
  done?.();
  if (back && origin?.isConnected) origin.focus({ preventScroll: true });
}

function item(entry) {
  if (entry === "line") return h("div", { class: "menu-line", role: "separator" });
  if (entry.title) return h("div", { class: "menu-title", role: "presentation" }, entry.title);
  if (entry.run === undefined) return h("div", { class: "quiet", role: "presentation" }, entry.label);
  const radio = entry.checked !== undefined;
  return h("button", {
    type: "button", class: `menu-item ${entry.bad ? "bad" : ""}`, tabindex: "-1",
    role: radio ? "menuitemradio" : "menuitem", "aria-checked": radio ? String(entry.checked) : null,
    onclick: () => {
      closeMenu(!entry.keepsFocus);
      entry.run();
    },
  }, entry.face, h("span", {}, entry.label, entry.note && h("small", {}, entry.note)), entry.sign && icon(entry.sign));
}

/** Puts an element beside a point or an anchor, wholly on the screen. */
export function placeBeside(element, spot) {
  const { offsetWidth: width, offsetHeight: height } = element;
  const below = spot.bottom + height + 8 <= innerHeight || spot.top < height + 8;
  element.style.setProperty("left", `${Math.max(8, Math.min(spot.left, innerWidth - width - 8))}px`);
  element.style.setProperty("top", `${Math.max(8, below ? Math.min(spot.bottom, innerHeight - height - 8) : spot.top - height)}px`);
}

function move(element, step) {
  const items = [...element.querySelectorAll("button")];
  const now = items.indexOf(document.activeElement);
  const next = step === "first" ? 0 : step === "last" ? items.length - 1 : (now + step + items.length) % items.length;
  items[next]?.focus();
}

/** Opens a menu of entries `{label, run, note, sign, face, bad, checked}`, `{title}` or `"line"`, at a rectangle. */
export function openMenu(entries, spot, label, done) {
  const origin = open?.origin ?? document.activeElement;
  closeMenu(false);
  const element = h("div", { class: "menu", role: "menu", "aria-label": label });
  fill(element, entries.map(item));
  element.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: "first", End: "last" }[event.key];
    if (step !== undefined) move(element, step);
    else if (event.key === "Escape" || event.key === "Tab") closeMenu();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  document.body.append(element);
  placeBeside(element, spot);
  open = { element, origin, done };
  element.querySelector("[aria-checked='true'], button")?.focus({ preventScroll: true });
}

document.addEventListener("pointerdown", (event) => open && !open.element.contains(event.target) && closeMenu(false));
window.addEventListener("resize", () => closeMenu(false));
