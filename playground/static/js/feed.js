// The list of messages: in order, in groups by author, with the days between them, and always at the end.

import { get } from "./api.js";
import { fill, h } from "./dom.js";
import { day, t } from "./i18n.js";
import { messageItem, messageMenu } from "./message.js";
import { botAuthor } from "./people.js";
import { hear, place, state, tell } from "./state.js";

const GROUP_MS = 7 * 60 * 1000;

const feed = document.getElementById("feed");
const scroller = document.getElementById("scroller");
let messages = [];
let serial = 0;

let atEnd = true;

const newest = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 120;
const toEnd = () => (scroller.scrollTop = scroller.scrollHeight);

function startsGroup(message, before) {
  if (!before || message.type !== 0 || message.replied !== undefined) return true;
  if (before.author.id !== message.author.id || before.ephemeral !== message.ephemeral) return true;
  return new Date(message.timestamp) - new Date(before.timestamp) > GROUP_MS;
}

const dayOf = (message) => new Date(message.timestamp).toDateString();
const dayLine = (message) => h("li", { class: "day", role: "separator" }, day(new Date(message.timestamp)));

/** One message can be reached by Tab; from there the arrow keys lead on. */
function reachable() {
  if (feed.querySelector(".message[tabindex='0']")) return;
  const items = feed.querySelectorAll(".message");
  if (items.length) items[items.length - 1].tabIndex = 0;
}

function draw() {
  const nodes = [];
  messages.forEach((message, index) => {
    const before = messages[index - 1];
    if (!before || dayOf(before) !== dayOf(message)) nodes.push(dayLine(message));
    nodes.push(messageItem(message, startsGroup(message, before)));
  });
  feed.setAttribute("aria-busy", "true"); // what is drawn anew is not read out again
  fill(feed, nodes);
  feed.setAttribute("aria-busy", "false");
  reachable();
}

function add(message) {
  const before = messages.at(-1);
  messages.push(message);
  const follow = newest();
  if (!before || dayOf(before) !== dayOf(message)) feed.append(dayLine(message));
  feed.append(messageItem(message, startsGroup(message, before)));
  reachable();
  if (follow || message.author.id === state.user.id || message.caused_by?.id === state.user.id) toEnd();
}

function replace(message) {
  const index = messages.findIndex((one) => one.id === message.id);
  const old = document.getElementById(`message-${message.id}`);
  if (index < 0 || !old) return;
  messages[index] = message;
  const follow = newest();
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const fresh = messageItem(message, startsGroup(message, messages[index - 1]));
  fresh.tabIndex = old.tabIndex;
  old.replaceWith(fresh);
  if (focused) {
    const name = focused.dataset.customId;
    const same = name && [...fresh.querySelectorAll("[data-custom-id]")].find((one) => one.dataset.customId === name);
    (same && !same.disabled ? same : fresh).focus({ preventScroll: true });
  }
  if (follow) toEnd();
}

function remove(id) {
  const element = document.getElementById(`message-${id}`);
  const focused = element?.contains(document.activeElement);
  messages = messages.filter((message) => message.id !== id);
  if (!element) return;
  const neighbour = element.nextElementSibling ?? element.previousElementSibling;
  const follow = newest();
  draw();
  if (follow) toEnd();
  if (focused && neighbour?.id) document.getElementById(neighbour.id)?.focus({ preventScroll: true });
}

/** Shows a command that is on its way; the returned function ends or changes that. */
export function showSending(command, state_ = "sending") {
  const message = {
    id: `local-${++serial}`, local: true, state: state_, type: 20, author: botAuthor(), content: "", timestamp: new Date().toISOString(),
    embeds: [], attachments: [], components: [], flags: 64, ephemeral: state_ !== "sending",
    caused_by: { ...state.user, global_name: state.user.name, command },
  };
  add(message);
  return (failure) => {
    if (!failure) remove(message.id);
    else replace({ ...message, state: failure, ephemeral: true });
  };
}

/** Reads the messages of the channel anew and shows them from the end. */
export async function reload() {
  const wanted = state.channel.id;
  const loaded = await get("messages", place());
  if (wanted !== state.channel.id) return;
  messages = loaded;
  feed.setAttribute("aria-label", t("messages", { name: state.channel.name }));
  draw();
  if (messages.length) toEnd();
  else scroller.scrollTop = 0;
}

function keys(event) {
  const items = [...feed.querySelectorAll(".message")];
  const now = items.indexOf(event.target);
  if (now < 0) return;
  const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to !== undefined && items[to]) items[to].focus();
  else if (event.key === "Enter") {
    const spot = event.target.getBoundingClientRect();
    const message = messages.find((one) => `message-${one.id}` === event.target.id);
    if (message) messageMenu(message, { left: spot.left + 72, top: spot.top, bottom: spot.top + 30 });
  } else return;
  event.preventDefault();
}

/** Listens for what happens to messages; called once. */
export function listen() {
  hear("created", ({ message }) => {
    if (message.channel_id === state.channel.id) add(message);
    else tell("elsewhere", message.channel_id);
  });
  hear("edited", ({ message }) => replace(message));
  hear("deleted", ({ id }) => remove(id));
  hear("jump", (id) => {
    const element = document.getElementById(`message-${id}`);
    element?.scrollIntoView({ block: "center" });
    element?.focus({ preventScroll: true });
  });
  feed.addEventListener("keydown", keys);
  feed.addEventListener("focusin", (event) => {
    for (const one of feed.querySelectorAll(".message[tabindex='0']")) one.tabIndex = -1;
    const item = event.target.closest(".message");
    if (item) item.tabIndex = 0;
  });
  scroller.addEventListener("scroll", () => (atEnd = newest()), { passive: true });
  const stay = () => messages.length && atEnd && toEnd();
  new ResizeObserver(stay).observe(scroller);
  feed.addEventListener("load", stay, true);
}
