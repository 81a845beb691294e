// The beginning of a channel: what this is, and stories to try.

import { fill, h, icon } from "./dom.js";
import { own, t } from "./i18n.js";
import { state, tell } from "./state.js";

function story({ title, command, options }) {
  const values = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, own(value)]));
  const said = Object.values(values).find((value) => typeof value === "string");
  const known = state.commands.find((one) => one.path === command);
  return h("button", { type: "button", class: "story", onclick: () => tell("story", { command, options: values }) },
    h("strong", {}, own(title)), said && h("span", { class: "said" }, said), h("span", { class: "call" }, `/${known?.name ?? command}`));
}

function hint(key, variables) {
  const pieces = t(key).split("{key}");
  return h("span", {}, pieces[0], variables && h("kbd", {}, variables), pieces[1] ?? "");
}

/** Draws the beginning of the channel that is shown. */
export function drawWelcome() {
  const { channel, world } = state;
  const { page } = world;
  const direct = channel.guild === null;
  const bot = !direct || channel.with_bot;
  const name = channel.name;
  const narrow = matchMedia("(max-width: 700px)").matches;
  const stories = page.stories.filter((one) => state.commands.some((command) => command.path === one.command));
  fill(document.getElementById("welcome"),
    h("div", { class: "welcome-icon" }, icon(direct ? "at" : "hash")),
    h("h2", {}, bot && page.title ? own(page.title) : t(direct ? "welcome_direct" : "welcome_channel", { name })),
    h("p", {}, bot && page.welcome ? own(page.welcome) : t(direct ? "start_direct" : "start_channel", { name })),
    stories.length > 0 && [h("h3", {}, t("stories")), h("div", { class: "stories" }, stories.map(story))],
    h("div", { class: "hints" }, hint("hint_slash", "/"), hint("hint_menu"), hint(narrow ? "hint_user_small" : "hint_user")));
}
