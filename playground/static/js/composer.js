// The composer: plain messages, and the way to commands by a slash.

import { act, packed, Refused } from "./api.js";
import { fill, h, iconButton } from "./dom.js";
import { showSending } from "./feed.js";
import { CommandForm } from "./form.js";
import { t } from "./i18n.js";
import { interact } from "./interact.js";
import { avatar, botAuthor } from "./people.js";
import { closeShelf, openShelf, shelfKey } from "./shelf.js";
import { announce, hear, place, state } from "./state.js";

const SLASH = 1;
const composer = document.getElementById("composer");
let typed = null;
let attached = [];
let form = null;

const slashCommands = () => state.commands.filter((command) => command.type === SLASH);

function fitting(text) {
  const wanted = text.toLowerCase();
  const rank = (command) => {
    const names = [command.name.toLowerCase(), command.path.toLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return command.description.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return slashCommands().map((command) => [rank(command), command]).filter(([value]) => value < 3)
    .sort(([one], [other]) => one - other).map(([, command]) => command);
}

function offer() {
  const text = typed.value;
  if (!text.startsWith("/") || text.includes("\n")) {
    closeShelf();
    return;
  }
  const picks = fitting(text.slice(1).trim()).map((command) => ({
    name: `/${command.name}`,
    extra: command.options.filter((option) => option.required).map((option) => option.name),
    text: command.description,
    by: state.world.application.name,
    face: avatar(botAuthor(), "small"),
    run: () => begin(command),
  }));
  const none = slashCommands().length ? t("no_commands", { text }) : t("no_commands_here");
  openShelf(typed, { picks, none, label: t("commands") });
}

function grow() {
  typed.style.setProperty("height", "44px");
  typed.style.setProperty("height", `${typed.scrollHeight}px`);
}

/** Turns the composer into the form of a command, with some values filled in. */
export function begin(command, values = {}) {
  form = new CommandForm(command, { send: sendCommand, leave: plain });
  closeShelf();
  fill(composer, form.element);
  form.put(values);
  form.focus();
}

async function sendCommand(command, { options, types }) {
  plain();
  const finish = showSending(command.name);
  const done = await interact("slash", { channel: state.channel.id, name: command.path, options, types });
  if (done.status === "failed") announce(t("no_answer"));
  finish(done.status === "failed" ? "failed" : done.status === "refused" ? t("refused", { why: done.why }) : null);
}

async function menuCommand({ command, message }) {
  const finish = showSending(command.name);
  const done = await interact("menu", { name: command.path, message: message.id });
  finish(done.status === "failed" ? "failed" : done.status === "refused" ? t("refused", { why: done.why }) : null);
}

async function say() {
  const content = typed.value.trim();
  if (!content && !attached.length) return;
  const files = await Promise.all(attached.map(packed));
  typed.value = "";
  attached = [];
  grow();
  showAttached();
  try {
    await act("say", { ...place(), content, files });
  } catch (error) {
    typed.value = content;
    announce(t("refused", { why: error instanceof Refused ? error.message : t("lost") }));
  }
}

function showAttached() {
  composer.querySelector(".attached")?.remove();
  if (!attached.length) return;
  composer.prepend(h("div", { class: "attached" }, attached.map((file) =>
    h("span", { class: "chip" }, file.name, h("button", {
      type: "button", "aria-label": t("remove_file", { name: file.name }),
      onclick: () => {
        attached = attached.filter((one) => one !== file);
        showAttached();
        typed.focus();
      },
    }, "×")))));
}

function attach(list) {
  attached = [...attached, ...list].slice(0, 10);
  showAttached();
  typed.focus();
}

function key(event) {
  if (event.isComposing) return;
  if (shelfKey(event)) event.preventDefault();
  else if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    say();
  }
}

/** Shows the composer for plain messages. */
export function plain() {
  form = null;
  closeShelf();
  const direct = state.channel.guild === null;
  const label = t(direct ? "write_direct" : "write_channel", { name: state.channel.name });
  typed = h("textarea", {
    class: "typed", id: "typed", rows: "1", placeholder: label, "aria-label": label, autocomplete: "off", role: "combobox",
    "aria-autocomplete": "list", "aria-expanded": "false", "aria-haspopup": "listbox", oninput: () => {
      grow();
      offer();
    }, onkeydown: key,
  });
  typed.addEventListener("blur", () => setTimeout(() => document.activeElement !== typed && !form && closeShelf(), 150));
  typed.addEventListener("focus", offer);
  typed.addEventListener("paste", (event) => event.clipboardData.files.length && attach(event.clipboardData.files));
  const chooser = h("input", { type: "file", multiple: true, hidden: true, onchange: () => attach(chooser.files) });
  const slash = iconButton("slash", t("commands"), () => {
    typed.value = "/";
    typed.focus();
    offer();
  });
  fill(composer, h("div", { class: "box" },
    iconButton("plus", t("attach"), () => chooser.click()), typed, chooser, slash,
    iconButton("send", t("send"), say, { class: "icon-button send" })));
  showAttached();
  if (matchMedia("(hover: hover)").matches) typed.focus({ preventScroll: true });
}

/** Listens for what puts a command into the composer; called once. */
export function listen() {
  hear("menu command", menuCommand);
  hear("story", ({ command, options }) => {
    const known = state.commands.find((one) => one.type === SLASH && one.path === command);
    if (known) begin(known, options);
    else announce(t("no_commands", { text: `/${command}` }));
  });
  hear("commands changed", () => {
    if (form && !state.commands.some((command) => command.path === form.command.path)) plain();
    else if (!form && document.activeElement === typed) offer();
  });
  document.getElementById("skip").addEventListener("click", (event) => {
    event.preventDefault();
    composer.querySelector("textarea, input, button")?.focus();
  });
}
