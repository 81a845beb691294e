// A command being filled in: its name, a field for each option, and what is still open.

import { h, iconButton } from "./dom.js";
import { t } from "./i18n.js";
import { leaveButton, OptionField } from "./options.js";
import { canPick, closeShelf, openShelf, shelfKey } from "./shelf.js";

/** The form of a command. `send(command, {options, types})` sends it, `leave()` gives it up. */
export class CommandForm {
  constructor(command, { send, leave }) {
    this.command = command;
    this.send = send;
    this.leave = leave;
    this.fields = [];
    this.more = h("button", { type: "button", class: "more-options", "aria-expanded": "false", onclick: () => this.offer() });
    this.name = h("span", { class: "command-name" }, `/${command.name}`);
    this.row = h("div", { class: "command" }, this.name, this.more);
    this.sendButton = iconButton("send", t("send"), () => this.submit(), { class: "icon-button send" });
    this.element = h("form", { class: "box", "aria-label": `/${command.name}` }, this.row, this.sendButton, leaveButton(leave));
    this.element.addEventListener("submit", (event) => event.preventDefault());
    this.element.addEventListener("keydown", (event) => this.key(event));
    for (const option of command.options.filter((one) => one.required)) this.add(option);
    this.count();
  }

  add(option) {
    const field = new OptionField(option, this);
    this.fields.push(field);
    this.more.before(field.element);
    field.fit();
    this.count();
    return field;
  }

  get open() {
    return this.command.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  count() {
    const count = this.open.length;
    this.more.hidden = count === 0;
    this.more.textContent = t("more_options", { count });
  }

  /** Offers the options that are not used yet. */
  offer() {
    this.more.focus();
    const picks = this.open.map((option) => ({
      name: option.name, text: option.description, run: () => this.add(option).input.focus(),
    }));
    openShelf(this.more, { picks, label: t("more_options", { count: picks.length }) });
  }

  drop(field) {
    this.fields = this.fields.filter((one) => one !== field);
    field.element.remove();
    closeShelf();
    this.count();
    (this.fields.at(-1)?.input ?? this.sendButton).focus();
  }

  /** Goes on to the next field that has to be filled in, else to the button that sends. */
  next(field) {
    const open = this.fields.find((one) => one !== field && one.option.required && one.empty);
    if (open) open.input.focus();
    else this.sendButton.focus();
  }

  /** Fills fields in, optional ones too. */
  put(values) {
    for (const [key, value] of Object.entries(values)) {
      const option = this.command.options.find((one) => one.key === key);
      if (option) (this.fields.find((field) => field.option === option) ?? this.add(option)).put(value);
    }
  }

  /** The values of all fields but one, with the types of their options. */
  async values(except = null) {
    const options = {};
    const types = {};
    for (const field of this.fields) {
      const value = field === except ? undefined : await field.value();
      if (value === undefined) continue;
      options[field.option.key] = value;
      types[field.option.key] = field.option.type;
    }
    return { options, types };
  }

  async submit() {
    const sound = [];
    for (const field of this.fields) sound.push(await field.check());
    const wrong = sound.indexOf(false);
    if (wrong >= 0) {
      const field = this.fields[wrong];
      field.input.focus();
      field.suggest();
      return;
    }
    closeShelf();
    this.send(this.command, await this.values());
  }

  key(event) {
    const field = this.fields.find((one) => one.input === event.target);
    if (event.isComposing) return;
    if (field || event.target === this.more) {
      const bare = event.key === "Enter" && field?.option.autocomplete && field.picked;
      if (!bare && shelfKey(event)) {
        event.preventDefault();
        return;
      }
    }
    if (event.key === "Escape") this.leave();
    else if (event.key === "Enter" && field && !event.shiftKey) this.submit();
    else if (event.key === "Backspace" && field?.empty && field.input.type !== "file") {
      if (!field.option.required) this.drop(field);
      else if (this.fields[0] === field) this.leave();
      else return;
    } else return;
    event.preventDefault();
  }

  focus() {
    const field = this.fields.find((one) => one.empty) ?? this.fields.at(-1);
    (field?.input ?? this.sendButton).focus();
    if (field && !canPick()) field.suggest();
  }
}
