// One message: who, when, in answer to what, its text and parts, and its menu.

import { act, Refused } from "./api.js";
import { components } from "./components.js";
import { dots, h, icon, iconButton } from "./dom.js";
import { embed } from "./embed.js";
import { clock, t, when } from "./i18n.js";
import { rich } from "./markdown.js";
import { files } from "./media.js";
import { openMenu } from "./menu.js";
import { avatar, botAuthor, nameOf } from "./people.js";
import { announce, state, tell, userById } from "./state.js";

const V2 = 1 << 15;
const MENU_COMMAND = 3;

const badge = (author) => author.bot && h("span", { class: "badge" }, t("app"));

/** A text without its markup, as a reply quotes it. */
const plain = (text) => text.replace(/<\/([^:>]+):\d*>?/g, "/$1").replace(/[*_~`#>|]/g, "");

function answered(message) {
  if (message.replied !== undefined) {
    if (message.replied === null) return h("div", { class: "answered" }, icon("reply"), t("reply_gone"));
    const author = message.replied.bot ? botAuthor() : { id: "0", username: message.replied.author };
    return h("div", { class: "answered" },
      avatar(author, "tiny"), badge(author), h("span", { class: "name" }, message.replied.author),
      h("button", { type: "button", class: "excerpt clip", onclick: () => tell("jump", message.replied.id) },
        plain(message.replied.text) || "…"));
  }
  const cause = message.caused_by;
  if (!cause?.command) return null;
  const slash = message.type === 20 ? "/" : "";
  return h("div", { class: "answered" },
    avatar(cause, "tiny"), nameOf(cause), t("used"),
    h("span", { class: "called clip" }, slash + commandName(cause.command)));
}

/** A command's name as the user knows it. */
function commandName(path) {
  return state.commands.find((command) => command.path === path)?.name ?? path;
}

function privateNote(message) {
  return h("div", { class: "private-note" }, icon("eye"), h("span", {}, t("private")), h("span", { "aria-hidden": "true" }, "•"),
    h("button", { type: "button", onclick: () => remove(message) }, t("dismiss")));
}

async function remove(message) {
  if (message.local) {
    tell("deleted", message);
    return;
  }
  try {
    await act("delete", { user: state.user.id, message: message.id });
  } catch (error) {
    if (error instanceof Refused) announce(t("refused", { why: error.message }));
  }
}

function body(message) {
  if (message.local) return localBody(message);
  if (message.thinking) {
    return [h("div", { class: "thinking" }, dots(), t("thinking", { name: state.world.application.name }))];
  }
  const pieces = [];
  const edited = message.edited_timestamp && h("span", { class: "edited", title: when(new Date(message.edited_timestamp)) }, t("edited"));
  if (message.content) pieces.push(rich(message.content), edited);
  pieces.push(...message.embeds.map(embed));
  if (!(message.flags & V2)) pieces.push(files(message.attachments));
  pieces.push(components(message));
  if (!message.content) pieces.push(edited);
  return pieces;
}

/** A message that only this page knows: a command on its way, or one that was not answered. */
function localBody(message) {
  if (message.state === "sending") return [h("div", { class: "thinking" }, dots(), t("sending"))];
  return [h("div", { class: "failed" }, icon("warn"), message.state === "failed" ? t("no_answer") : message.state)];
}

function entries(message) {
  const commands = state.commands.filter((command) => command.type === MENU_COMMAND);
  const own = message.author.id === state.user.id;
  const apps = message.local ? [] : [
    { title: t("apps") },
    ...(commands.length
      ? commands.map((command) => ({
        label: command.name, note: state.world.application.name, face: avatar(botAuthor(), "small"),
        run: () => tell("menu command", { command, message }),
      }))
      : [{ label: t("no_apps") }]),
    "line",
  ];
  const copy = (text) => () => navigator.clipboard.writeText(text).then(() => announce(t("copied")));
  return [
    ...apps,
    message.content && { label: t("copy_text"), sign: "copy", run: copy(message.content) },
    { label: t("copy_id"), sign: "id", run: copy(message.id) },
    own && { label: t("delete"), sign: "trash", bad: true, run: () => remove(message) },
    message.ephemeral && { label: t("dismiss"), sign: "close", run: () => remove(message) },
  ].filter(Boolean);
}

/** Opens the menu of a message at a rectangle. */
export function messageMenu(message, spot) {
  openMenu(entries(message), spot, t("more"));
}

function longPress(element, message) {
  let timer = null;
  const stop = () => clearTimeout(timer);
  element.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse" || event.target.closest("button, a, input, textarea")) return;
    const spot = { left: event.clientX, top: event.clientY, bottom: event.clientY };
    timer = setTimeout(() => messageMenu(message, spot), 500);
  });
  for (const name of ["pointerup", "pointercancel", "pointermove", "pointerleave"]) element.addEventListener(name, stop);
}

/** The list item of a message. `first` says whether it shows its author; later ones of a group do not. */
export function messageItem(message, first) {
  const made = new Date(message.timestamp);
  const above = answered(message);
  const me = message.pings?.some((id) => id === state.user.id || id === "everyone") && message.author.id !== state.user.id;
  const look = [
    "message", first && "first", first && above && "answer", message.ephemeral && "private", me && "pings",
  ].filter(Boolean).join(" ");
  const known = userById(message.author.id);
  const element = h("li", { class: look, id: `message-${message.id}`, tabindex: "-1" },
    first ? avatar(message.author) : h("time", { class: "at", datetime: message.timestamp }, clock(made)),
    first && above,
    first && h("div", { class: "author" },
      nameOf({ ...message.author, name: known?.name }), badge(message.author),
      h("time", { datetime: message.timestamp }, when(made))),
    h("div", { class: "body" }, body(message)),
    message.ephemeral && privateNote(message),
    h("div", { class: "tools" }, iconButton("dots", t("more"), (event) => {
      messageMenu(message, event.currentTarget.getBoundingClientRect());
    }, { "aria-haspopup": "menu", tabindex: "-1" })),
  );
  element.addEventListener("contextmenu", (event) => {
    if (event.target.closest("a, input, textarea")) return;
    event.preventDefault();
    const keyboard = event.button !== 2 && event.pointerType !== "touch";
    const spot = keyboard ? element.getBoundingClientRect() : { left: event.clientX, top: event.clientY, bottom: event.clientY };
    messageMenu(message, { left: spot.left + (keyboard ? 72 : 0), top: spot.top, bottom: keyboard ? spot.top + 30 : spot.bottom });
  });
  longPress(element, message);
  return element;
}
