// The fields of a command: one for each option, with its choices, its autocomplete and its bounds.

import { act, packed } from "./api.js";
import { h, iconButton } from "./dom.js";
import { t } from "./i18n.js";
import { avatar } from "./people.js";
import { closeShelf, openShelf } from "./shelf.js";
import { place, state } from "./state.js";

export const KIND = { text: 3, whole: 4, flag: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, file: 11 };
const NUMBERS = [KIND.whole, KIND.number];
const WAIT_MS = 150;
const NUMBER_LIMIT = 2 ** 53;

function fixedChoices(option) {
  if (option.choices.length) return option.choices;
  const users = () => state.world.users.map((user) => ({ name: user.name, value: user.id, face: avatar(user, "small") }));
  const roles = () => state.world.roles.map((role) => ({ name: `@${role.name}`, value: role.id }));
  switch (option.type) {
    case KIND.flag: return [{ name: t("yes"), value: true }, { name: t("no"), value: false }];
    case KIND.user: return users();
    case KIND.role: return roles();
    case KIND.mentionable: return [...users(), ...roles()];
    case KIND.channel:
      return state.user.channels.filter((one) => one.guild === state.channel.guild)
        .map((one) => ({ name: `#${one.name}`, value: one.id }));
    default: return null;
  }
}

/** A field. `form` has `command`, `values()` of the other fields, `next(field)` and `drop(field)`. */
export class OptionField {
  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.picked = null;
    this.ready = false; // filled in by a story: Enter sends it as it is
    this.problem = null;
    this.choices = fixedChoices(option);
    this.timer = null;
    this.asked = 0;
    this.input = option.type === KIND.file ? this.fileInput() : this.textInput();
    const id = `option-${option.key}`;
    this.input.id = id;
    this.element = h("div", { class: "option" },
      h("label", { for: id }, option.name),
      h("div", { class: "value" }, this.input),
      !option.required && h("button", {
        type: "button", class: "drop", "aria-label": t("drop_option", { name: option.name }), tabindex: "-1",
        onclick: () => form.drop(this),
      }, "×"));
    this.fit();
  }

  textInput() {
    const input = h("textarea", {
      rows: "1", autocomplete: "off", spellcheck: "false", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
      "aria-required": String(this.option.required), enterkeyhint: "send",
      inputmode: NUMBERS.includes(this.option.type) ? "decimal" : null,
    });
    input.addEventListener("input", () => {
      this.picked = null;
      this.ready = false;
      this.mark(null);
      this.fit();
      this.suggest();
    });
    input.addEventListener("focus", () => this.suggest());
    return input;
  }

  fileInput() {
    const input = h("input", { type: "file" });
    input.addEventListener("change", () => this.mark(null));
    input.addEventListener("focus", () => openShelf(input, { head: this.head(), picks: [], label: this.option.name }));
    return input;
  }

  /** Makes the field as wide and high as its text. */
  fit() {
    if (this.option.type === KIND.file) return;
    const free = this.option.type === KIND.text && !this.choices;
    const length = this.input.value.length;
    this.element.classList.toggle("wide", free && (length > 40 || this.input.value.includes("\n")));
    this.input.style.setProperty("--width", `${Math.max(12, length + 3)}ch`);
    this.input.style.setProperty("height", "30px");
    this.input.style.setProperty("height", `${Math.max(30, this.input.scrollHeight)}px`);
  }

  /** Whether any text will do, whatever is suggested. */
  get free() {
    return this.option.autocomplete && !NUMBERS.includes(this.option.type);
  }

  head() {
    const kind = this.option.required ? t("option_required") : t("option_optional");
    return [
      h("b", {}, this.option.name), ` — ${this.option.description} `, h("span", {}, `(${kind})`),
      this.problem && h("div", { class: "wrong", role: "alert" }, this.problem),
    ];
  }

  /** Shows what may be chosen for what is typed. */
  suggest() {
    if (this.option.autocomplete) {
      this.complete();
      return;
    }
    const typed = this.picked ? "" : this.input.value.trim().toLowerCase();
    const fitting = (this.choices ?? []).filter((choice) => choice.name.toLowerCase().includes(typed));
    this.shelve(fitting, this.choices && typed ? t("no_choices") : null);
  }

  shelve(choices, none) {
    const picks = choices.map((choice) => ({ name: choice.name, face: choice.face, run: () => this.pick(choice) }));
    const active = this.free && (this.ready || !this.input.value) ? -1 : 0;
    openShelf(this.input, { head: this.head(), picks, none: this.ready ? null : none, label: this.option.name, active });
  }

  complete() {
    clearTimeout(this.timer);
    const asked = ++this.asked;
    const text = this.picked?.name ?? this.input.value;
    this.timer = setTimeout(async () => {
      const { options, types } = await this.form.values(this);
      let choices = [];
      let none = this.free ? t("no_choices_free") : t("no_choices");
      try {
        const answer = await act("autocomplete", {
          ...place(), name: this.form.command.path, option: this.option.key, text, options, types,
        });
        if (answer.failed) none = t("choices_failed");
        choices = answer.choices ?? [];
      } catch {
        none = t("choices_failed");
      }
      if (asked === this.asked && document.activeElement === this.input) this.shelve(choices, none);
    }, WAIT_MS);
  }

  pick(choice) {
    this.picked = choice;
    this.input.value = choice.name;
    this.mark(null);
    this.fit();
    closeShelf();
    this.form.next(this);
  }

  /** Puts a value in, as a story does. */
  put(value) {
    const choice = this.choices?.find((one) => one.value === value);
    this.picked = choice ?? null;
    this.ready = true;
    this.input.value = choice ? choice.name : String(value);
    this.fit();
  }

  mark(problem) {
    this.problem = problem;
    this.element.classList.toggle("wrong", problem !== null);
    this.input.setAttribute("aria-invalid", String(problem !== null));
  }

  get empty() {
    return this.option.type === KIND.file ? this.input.files.length === 0 : this.input.value.trim() === "";
  }

  /** The value to send; undefined where the field is empty. */
  async value() {
    if (this.empty) return undefined;
    if (this.option.type === KIND.file) return packed(this.input.files[0]);
    if (this.picked) return this.picked.value;
    const text = this.input.value.trim();
    const exact = this.choices?.find((choice) => choice.name.toLowerCase() === text.toLowerCase());
    if (exact) return exact.value;
    return NUMBERS.includes(this.option.type) ? Number(text.replace(",", ".")) : text;
  }

  /** Whether the value may be sent; marks the field where not. */
  async check() {
    const value = await this.value();
    this.mark(this.judge(value));
    return this.problem === null;
  }

  judge(value) {
    const { option } = this;
    if (value === undefined) return option.required ? t("option_missing") : null;
    if (this.choices && !this.choices.some((choice) => choice.value === value)) return t("option_wrong");
    if (NUMBERS.includes(option.type)) {
      const low = option.min_value ?? -NUMBER_LIMIT;
      const high = option.max_value ?? NUMBER_LIMIT;
      const sound = option.type === KIND.whole ? Number.isInteger(value) : Number.isFinite(value);
      if (!sound || value < low || value > high) {
        return option.min_value === undefined ? t("option_wrong") : t("option_range", { low, high: option.max_value ?? "…" });
      }
    }
    if (option.type === KIND.text && !this.choices) {
      const [low, high] = [option.min_length ?? 0, option.max_length ?? 6000];
      const length = [...value].length;
      if (length < low || length > high) return t("option_length", { low, high });
    }
    return null;
  }
}

/** A round button that leaves the command. */
export const leaveButton = (run) => iconButton("close", t("cancel_command"), run);
