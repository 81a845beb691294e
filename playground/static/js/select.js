// Selects of messages and modals: a box that opens a list, for one value or several.

import { fill, freshId, h, icon } from "./dom.js";
import { t } from "./i18n.js";
import { placeBeside } from "./menu.js";
import { avatar } from "./people.js";
import { announce, state } from "./state.js";

const [USER, ROLE, BOTH, CHANNEL] = [5, 6, 7, 8];
const TEXT_CHANNEL = 0; // all channels here are of this type

/** The options of a select; those of users, roles and channels come from the world. */
export function optionsOf(part) {
  const people = () => state.world.users.map((user) => ({ label: user.name, value: user.id, face: avatar(user, "small") }));
  const roles = () => state.world.roles.filter((role) => role.guild === state.channel.guild)
    .map((role) => ({ label: `@${role.name}`, value: role.id }));
  const channels = () => state.user.channels
    .filter((one) => one.guild === state.channel.guild && (part.channel_types?.includes(TEXT_CHANNEL) ?? true))
    .map((one) => ({ label: `#${one.name}`, value: one.id }));
  const made = { [USER]: people, [ROLE]: roles, [BOTH]: () => [...people(), ...roles()], [CHANNEL]: channels }[part.type];
  return made ? made() : part.options;
}

/** The values that a select begins with. */
export function chosenBefore(part) {
  const offered = (part.options ?? []).filter((option) => option.default).map((option) => option.value);
  return [...offered, ...(part.default_values ?? []).map((thing) => thing.id)];
}

const emojiOf = (option) => (option.emoji?.name && !option.emoji.id ? h("span", {}, option.emoji.name) : null);

function row(option, multi, id) {
  return h("div", { class: "pick", role: "option", id, "aria-selected": "false" },
    option.face ?? emojiOf(option),
    h("div", {}, h("div", { class: "pick-name" }, option.label), option.description && h("div", { class: "pick-text" }, option.description)),
    multi && h("span", { class: "tick" }, icon("check")));
}

/**
 * A select. `changed` gets the values: at once where one is chosen, on closing where several are.
 * `label` names it where it stands under a label.
 */
export function select(part, changed, label = null) {
  const options = optionsOf(part);
  const least = part.min_values ?? 1;
  const most = part.max_values ?? 1;
  const multi = most > 1;
  let chosen = chosenBefore(part);
  let list = null;
  let active = 0;
  const listId = freshId("list");
  const shown = h("span", { class: "chips" });
  const box = h("button", {
    type: "button", class: "select-box", disabled: part.disabled, "aria-haspopup": "listbox", "aria-expanded": "false",
  }, shown, icon("down"));
  const whole = h("div", { class: "select" }, box);

  function show() {
    const names = options.filter((option) => chosen.includes(option.value));
    const words = part.placeholder || t("select");
    box.setAttribute("aria-label", `${label ?? words}: ${names.map((option) => option.label).join(", ") || t("select_none")}`);
    if (!names.length) fill(shown, h("span", { class: "placeholder" }, words));
    else fill(shown, names.map((option) => h("span", { class: multi ? "chip" : "" }, emojiOf(option), ` ${option.label}`.trim())));
  }

  function mark() {
    [...list.children].forEach((element, place) => {
      element.classList.toggle("active", place === active);
      element.setAttribute("aria-selected", String(chosen.includes(options[place].value)));
      const full = multi && chosen.length >= most && !chosen.includes(options[place].value);
      element.setAttribute("aria-disabled", String(full));
    });
    list.setAttribute("aria-activedescendant", `${listId}-${active}`);
    list.children[active]?.scrollIntoView({ block: "nearest" });
  }

  function pick(place) {
    const value = options[place].value;
    if (!multi) {
      const same = chosen[0] === value && least === 0;
      chosen = same ? [] : [value];
      close(true);
      return;
    }
    if (chosen.includes(value)) chosen = chosen.filter((one) => one !== value);
    else if (chosen.length < most) chosen = [...chosen, value];
    active = place;
    mark();
    show();
  }

  function close(back) {
    if (!list) return;
    list.remove();
    list = null;
    document.removeEventListener("pointerdown", outside, true);
    box.setAttribute("aria-expanded", "false");
    show();
    if (back) box.focus({ preventScroll: true });
    if (multi && chosen.length < least) announce(t("select_some", { count: least }));
    else changed(options.filter((option) => chosen.includes(option.value)).map((option) => option.value));
  }

  const outside = (event) => !list.contains(event.target) && !box.contains(event.target) && close(false);

  function open() {
    list = h("div", {
      class: "listbox", role: "listbox", tabindex: "-1", "aria-label": part.placeholder || t("select"),
      "aria-multiselectable": multi ? "true" : null, id: listId,
    }, options.map((option, place) => row(option, multi, `${listId}-${place}`)));
    list.addEventListener("click", (event) => {
      const place = [...list.children].indexOf(event.target.closest(".pick"));
      if (place >= 0) pick(place);
    });
    list.addEventListener("keydown", keys);
    const width = box.getBoundingClientRect().width;
    list.style.setProperty("width", `${width}px`);
    (whole.closest("dialog") ?? document.body).append(list);
    placeBeside(list, box.getBoundingClientRect());
    active = Math.max(0, options.findIndex((option) => chosen.includes(option.value)));
    box.setAttribute("aria-expanded", "true");
    document.addEventListener("pointerdown", outside, true);
    mark();
    list.focus({ preventScroll: true });
  }

  function keys(event) {
    const last = options.length - 1;
    const to = { ArrowDown: Math.min(active + 1, last), ArrowUp: Math.max(active - 1, 0), Home: 0, End: last }[event.key];
    if (to !== undefined) {
      active = to;
      mark();
    } else if (event.key === "Enter" || event.key === " ") pick(active);
    else if (event.key === "Escape" || event.key === "Tab") close(true);
    else {
      const next = options.findIndex((option) => option.label.toLowerCase().startsWith(event.key.toLowerCase()));
      if (event.key.length !== 1 || next < 0) return;
      active = next;
      mark();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  box.addEventListener("click", () => (list ? close(true) : open()));
  box.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    if (!list) open();
  });
  show();
  return whole;
}

