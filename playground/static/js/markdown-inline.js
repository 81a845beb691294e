// Discord's markdown within a line, made into nodes.

import { h, outLink, webAddress } from "./dom.js";
import { moment, t } from "./i18n.js";
import { state, tell, userById } from "./state.js";

const PAIRS = [
  ["***", (inner) => h("em", {}, h("strong", {}, ...inner))],
  ["**", (inner) => h("strong", {}, ...inner)],
  ["__", (inner) => h("u", {}, ...inner)],
  ["~~", (inner) => h("s", {}, ...inner)],
  ["||", (inner) => spoiler(inner)],
  ["*", (inner) => h("em", {}, ...inner)],
  ["_", (inner) => h("em", {}, ...inner)],
];
const WORD = /[\p{L}\p{N}_]/u;
const TOKENS = [
  [/^<@!?(\d+)>/, (id) => mention(`@${userName(id)}`)],
  [/^<@&(\d+)>/, (id) => mention(`@${state.world.roles.find((role) => role.id === id)?.name ?? id}`)],
  [/^<#(\d+)>/, (id) => mention(`#${channelName(id)}`)],
  [/^<\/([^:>]{1,100}):\d+>/, (name) => command(name)],
  [/^<a?:(\w+):\d+>/, (name) => document.createTextNode(`:${name}:`)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (seconds, style) => time(Number(seconds), style ?? "f")],
  [/^@(everyone|here)(?![\p{L}\p{N}_])/u, (whom) => mention(`@${whom}`)],
  [/^<(https?:\/\/[^\s>]+)>/, (url) => link(url, url)],
  [/^https?:\/\/[^\s<>]+[^\s<>.,:;"'\])}!?]/, (url) => link(url, url)],
  [/^\[((?:[^\][\\]|\\.)+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/, (text, url) => link(url, ...inline(text))],
];

const userName = (id) => userById(id)?.name ?? (id === state.world.application.id ? state.world.application.name : id);
const channelName = (id) => state.user.channels.find((channel) => channel.id === id)?.name ?? id;
/** A command that was mentioned: a click puts it into the composer. */
const command = (name) =>
  h("button", { type: "button", class: "mention", onclick: () => tell("story", { command: name, options: {} }) }, `/${name}`);
const mention = (text) => h("span", { class: "mention" }, text);

function time(seconds, style) {
  const shown = moment(seconds, style);
  return h("time", { class: "moment", datetime: new Date(seconds * 1000).toISOString(), title: moment(seconds, "F") }, shown);
}

function link(address, ...children) {
  const url = webAddress(address);
  return url === null ? document.createTextNode(address) : outLink(url, ...children);
}

function spoiler(inner) {
  const hidden = h("span", {}, ...inner);
  const cover = h("span", {
    class: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false", "aria-label": t("reveal"),
  }, hidden);
  const open = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (cover.getAttribute("aria-expanded") === "true") return;
    event.preventDefault();
    event.stopPropagation();
    cover.setAttribute("aria-expanded", "true");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
  };
  cover.addEventListener("click", open);
  cover.addEventListener("keydown", open);
  return cover;
}

/** Where a pair of marks that opens at `start` closes, or -1. */
function closing(text, mark, start) {
  for (let place = start; place <= text.length - mark.length; place++) {
    if (text[place] === "\\") place++;
    else if (text[place] === "`") place = Math.max(place, text.indexOf("`", place + 1));
    else if (text.startsWith(mark, place)) {
      const single = mark.length === 1;
      if (single && (text[place + 1] === mark || /\s/.test(text[place - 1]))) {
        if (text[place + 1] === mark) place++;
        continue;
      }
      if (mark === "_" && WORD.test(text[place + 1] ?? "")) continue;
      if (mark === "**" && text[place + 2] === "*") place++;
      return place;
    }
  }
  return -1;
}

function paired(text, place) {
  for (const [mark, make] of PAIRS) {
    if (!text.startsWith(mark, place)) continue;
    if (mark === "_" && WORD.test(text[place - 1] ?? "")) continue;
    const start = place + mark.length;
    if (mark === "*" && /\s/.test(text[start] ?? " ")) continue;
    const end = closing(text, mark, start);
    if (end <= start) continue;
    return { node: make(inline(text.slice(start, end))), end: end + mark.length };
  }
  return null;
}

function coded(text, place) {
  const marks = /^(`+)/.exec(text.slice(place))?.[1];
  if (!marks) return null;
  const end = text.indexOf(marks, place + marks.length);
  if (end < 0) return null;
  const inner = text.slice(place + marks.length, end);
  return { node: h("code", {}, inner.length > 2 ? inner.replace(/^ (.*) $/s, "$1") : inner), end: end + marks.length };
}

function token(text, place) {
  const rest = text.slice(place, place + 2100);
  for (const [pattern, make] of TOKENS) {
    const found = pattern.exec(rest);
    if (found) return { node: make(...(found.length > 1 ? found.slice(1) : found)), end: place + found[0].length };
  }
  return null;
}

/** The nodes of a piece of text without blocks. */
export function inline(text) {
  const nodes = [];
  let plain = "";
  let place = 0;
  const flush = () => {
    if (plain) nodes.push(document.createTextNode(plain));
    plain = "";
  };
  while (place < text.length) {
    const sign = text[place];
    if (sign === "\\" && /[^\p{L}\p{N}\s]/u.test(text[place + 1] ?? "")) {
      plain += text[place + 1];
      place += 2;
      continue;
    }
    let found = null;
    if (sign === "`") found = coded(text, place);
    else if ("*_~|".includes(sign)) found = paired(text, place);
    else if ("<@[h".includes(sign)) found = token(text, place);
    if (found) {
      flush();
      nodes.push(found.node);
      place = found.end;
    } else {
      plain += sign;
      place += 1;
    }
  }
  flush();
  return nodes;
}
