// Modals: the bot's forms, in a dialog that keeps the focus until it is sent or given up.

import { packed } from "./api.js";
import { fill, freshId, h, icon, iconButton } from "./dom.js";
import { t } from "./i18n.js";
import { interact } from "./interact.js";
import { rich } from "./markdown.js";
import { avatar, botAuthor } from "./people.js";
import { chosenBefore, select } from "./select.js";
import { announce, hear, state } from "./state.js";

const [ROW, TEXT_INPUT, TEXT, LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX] = [1, 4, 10, 18, 19, 21, 22, 23];

function textEntry(part, id) {
  const long = part.style === 2;
  const most = part.max_length ?? 4000;
  const input = h(long ? "textarea" : "input", {
    class: "input", id, type: long ? null : "text", placeholder: part.placeholder, maxlength: most, autocomplete: "off",
    value: part.value ?? "",
  });
  const count = h("div", { class: "entry-count", "aria-live": "off" });
  const show = () => {
    const left = most - input.value.length;
    count.textContent = part.max_length || left < 500 ? t("left", { count: left }) : "";
  };
  input.addEventListener("input", show);
  show();
  return { element: h("div", {}, input, count), value: () => input.value, empty: () => !input.value, focus: input };
}

function choices(part, id, kind) {
  const name = freshId("group");
  const inputs = part.options.map((option) =>
    h("input", { type: kind, name, value: option.value, checked: Boolean(option.default), class: "visually-hidden" }));
  const element = h("div", { role: kind === "radio" ? "radiogroup" : "group", "aria-labelledby": `${id}-label` },
    part.options.map((option, place) => h("label", { class: "choice" }, inputs[place],
      h("span", { class: `tick ${kind === "radio" ? "round" : ""}` }, icon("check")),
      h("span", {}, option.label, option.description && h("small", {}, option.description)))));
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return { element, chosen, focus: inputs[0] };
}

function groupEntry(part, id) {
  if (part.type === RADIO) {
    const group = choices(part, id, "radio");
    return { ...group, value: () => group.chosen()[0] ?? null, empty: () => group.chosen().length === 0 };
  }
  const group = choices(part, id, "checkbox");
  const most = part.max_values ?? part.options.length;
  group.element.addEventListener("change", (event) => {
    if (group.chosen().length > most) event.target.checked = false;
  });
  const least = part.min_values ?? 1;
  return { ...group, value: group.chosen, empty: () => group.chosen().length === 0, few: () => group.chosen().length < least };
}

function boxEntry(part, id, label, description) {
  const input = h("input", { type: "checkbox", id, checked: Boolean(part.default), class: "visually-hidden" });
  const element = h("label", { class: "choice" }, input, h("span", { class: "tick" }, icon("check")),
    h("span", {}, label, description && h("small", {}, description)));
  return { element, value: () => input.checked, empty: () => false, focus: input };
}

function uploadEntry(part, id) {
  const input = h("input", { type: "file", id, class: "visually-hidden", multiple: (part.max_values ?? 1) > 1 });
  const names = h("span", { class: "clip" });
  input.addEventListener("change", () => (names.textContent = [...input.files].map((file) => file.name).join(", ")));
  return {
    element: h("div", { class: "upload" }, input, h("label", { class: "button", for: id }, t("choose_file")), names),
    value: () => Promise.all([...input.files].slice(0, part.max_values ?? 1).map(packed)),
    empty: () => input.files.length === 0,
    focus: input,
  };
}

function selectEntry(part, label) {
  let values = chosenBefore(part);
  const element = select(part, (chosen) => (values = chosen), label);
  return {
    element, value: () => values, empty: () => values.length === 0, few: () => values.length < (part.min_values ?? 1),
    focus: element.querySelector("button"),
  };
}

function entryOf(part, id, label, description) {
  switch (part.type) {
    case TEXT_INPUT: return textEntry(part, id);
    case RADIO:
    case CHECKBOXES: return groupEntry(part, id);
    case CHECKBOX: return boxEntry(part, id, label, description);
    case UPLOAD: return uploadEntry(part, id);
    default: return selectEntry(part, label);
  }
}

/** An input under its label, with a place for what is wrong with it. */
function entry(part, label, description) {
  const id = freshId("entry");
  const made = entryOf(part, id, label, description);
  const box = part.type === CHECKBOX;
  const needed = !box && part.required !== false;
  const wrong = h("div", { class: "entry-error", id: `${id}-error`, role: "alert" });
  const head = h("label", { class: "entry-label", for: id, id: `${id}-label` }, label,
    needed && h("span", { class: "star", title: t("required"), "aria-hidden": "true" }, " *"));
  made.focus.setAttribute("aria-describedby", `${id}-error`);
  if (part.type !== TEXT_INPUT && part.type !== UPLOAD) head.removeAttribute("for");
  const note = description && h("p", { class: "entry-note" }, description);
  const check = () => {
    const short = part.type === TEXT_INPUT && part.min_length && !made.empty() && made.value().length < part.min_length;
    let problem = null;
    if (needed && made.empty()) problem = t("option_missing");
    else if (short) problem = t("option_length", { low: part.min_length, high: part.max_length ?? 4000 });
    else if (!made.empty() && made.few?.()) problem = t("select_some", { count: part.min_values ?? 1 });
    wrong.textContent = problem ?? "";
    made.focus.setAttribute("aria-invalid", String(problem !== null));
    return problem === null;
  };
  return { ...made, key: part.custom_id, check, element: h("div", { class: "entry" }, !box && head, !box && note, made.element, wrong) };
}

function parts(modal) {
  const entries = [];
  const elements = modal.components.map((part) => {
    if (part.type === TEXT) return rich(part.content);
    const inner = part.type === LABEL ? [[part.component, part.label, part.description]]
      : part.type === ROW ? part.components.map((one) => [one, one.label]) : [];
    return inner.map(([input, label, description]) => {
      const made = entry(input, label, description);
      entries.push(made);
      return made.element;
    });
  });
  return { entries, elements };
}

function show({ id, modal }) {
  const { entries, elements } = parts(modal);
  const dialog = h("dialog", { "aria-labelledby": "modal-title" });
  const status = h("div", { class: "entry-error", role: "alert" });
  const submit = h("button", { type: "submit", class: "button primary" }, t("submit"));
  const form = h("form", { class: "modal", novalidate: true },
    h("div", { class: "modal-head" }, avatar(botAuthor(), "small"), h("h2", { id: "modal-title" }, modal.title),
      iconButton("close", t("close"), () => dialog.close())),
    h("div", { class: "modal-body" }, elements, status),
    h("div", { class: "modal-foot" },
      h("button", { type: "button", class: "button", onclick: () => dialog.close() }, t("cancel")), submit));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = entries.filter((made) => !made.check());
    if (wrong.length) {
      wrong[0].focus.focus();
      return;
    }
    const values = {};
    for (const made of entries) values[made.key] = await made.value();
    submit.disabled = true;
    const done = await interact("modal", { exchange: id, values });
    submit.disabled = false;
    if (done.status === "failed") fill(status, t("failed"));
    else if (done.status === "refused") fill(status, t("refused", { why: done.why }));
    else dialog.close();
  });
  fill(dialog, form);
  const origin = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (origin?.isConnected) origin.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  announce(t("modal_from", { name: state.world.application.name }));
  (entries[0]?.focus ?? submit).focus();
}

/** Listens for modals that the bot opens; called once. */
export function listen() {
  hear("modal", show);
}
