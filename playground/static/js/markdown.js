// Discord's markdown: blocks. What is within a line is in markdown-inline.js.

import { h } from "./dom.js";
import { inline } from "./markdown-inline.js";

const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const ONLY_EMOJI = /^(?:\p{Extended_Pictographic}[\uFE0F\u200D\p{Emoji_Modifier}]*\s*){1,27}$/u;

function list(lines) {
  const root = { items: [], ordered: /\d/.test(ITEM.exec(lines[0])[2]), start: parseInt(ITEM.exec(lines[0])[2], 10) };
  let level = 0;
  const stack = [root];
  for (const line of lines) {
    const [, space, mark, rest] = ITEM.exec(line);
    const wanted = Math.min(Math.floor(space.length / 2), level + 1, 10);
    while (level > wanted) [level] = [level - 1, stack.pop()];
    if (wanted > level && stack.at(-1).items.length) {
      const inner = { items: [], ordered: /\d/.test(mark), start: parseInt(mark, 10) };
      stack.at(-1).items.at(-1).inner = inner;
      stack.push(inner);
      level += 1;
    }
    stack.at(-1).items.push({ text: rest, inner: null });
  }
  const build = ({ items, ordered, start }) =>
    h(ordered ? "ol" : "ul", { start: ordered && start > 1 ? start : null },
      items.map((item) => h("li", {}, inline(item.text), item.inner && build(item.inner))));
  return build(root);
}

function block(lines, place) {
  const line = lines[place];
  const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
  if (heading) return [h(`h${heading[1].length}`, {}, inline(heading[2])), 1];
  const subtext = /^-# +(\S.*)$/.exec(line);
  if (subtext) return [h("small", {}, inline(subtext[1])), 1];
  if (line.startsWith(">>> ")) {
    const rest = [line.slice(4), ...lines.slice(place + 1)];
    return [h("blockquote", {}, ...blocks(rest)), lines.length - place];
  }
  if (/^> /.test(line)) {
    let end = place;
    while (end < lines.length && /^>( |$)/.test(lines[end])) end++;
    return [h("blockquote", {}, ...blocks(lines.slice(place, end).map((one) => one.slice(2)))), end - place];
  }
  if (ITEM.test(line)) {
    let end = place;
    while (end < lines.length && ITEM.test(lines[end])) end++;
    return [list(lines.slice(place, end)), end - place];
  }
  return null;
}

function blocks(lines) {
  const nodes = [];
  let plain = [];
  const flush = () => {
    if (plain.length) nodes.push(h("p", {}, inline(plain.join("\n"))));
    plain = [];
  };
  for (let place = 0; place < lines.length; ) {
    const found = block(lines, place);
    if (found === null) {
      plain.push(lines[place++]);
      continue;
    }
    flush();
    nodes.push(found[0]);
    place += found[1];
  }
  flush();
  return nodes;
}

/** A text with all of Discord's markdown. */
export function rich(text) {
  const nodes = [];
  const pieces = text.split(/```(?:([\w+#.-]{1,20})\n)?\n?([\s\S]*?)```/);
  for (let place = 0; place < pieces.length; place += 3) {
    const around = pieces[place].replace(place ? /^\n/ : /^(?!)/, "").replace(place + 1 < pieces.length ? /\n$/ : /(?!)$/, "");
    if (around) nodes.push(...blocks(around.split("\n")));
    if (pieces[place + 2] !== undefined) {
      nodes.push(h("pre", { tabindex: "0" }, h("code", {}, pieces[place + 2].replace(/\n$/, ""))));
    }
  }
  return h("div", { class: ONLY_EMOJI.test(text) ? "text jumbo" : "text" }, nodes);
}

/** A text with markdown of one line only, as in titles and names of fields. */
export const line = (text) => inline(text);
