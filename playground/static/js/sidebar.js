// Servers, channels, and the user who is shown: whom the page is, in which language and theme.

import { fill, h, icon, iconButton } from "./dom.js";
import { t } from "./i18n.js";
import { openMenu } from "./menu.js";
import { avatar, botAuthor } from "./people.js";
import { hear, state, tell, tongue } from "./state.js";

const drawer = document.getElementById("drawer");
const scrim = document.getElementById("scrim");

/** Opens or closes the list of channels on a narrow screen. */
export function openDrawer(open) {
  drawer.classList.toggle("open", open);
  scrim.hidden = !open;
  document.getElementById("main").inert = open && matchMedia("(max-width: 700px)").matches;
  if (open) drawer.querySelector("[aria-current='page']")?.focus();
}

function rail() {
  const direct = state.channel.guild === null;
  const mine = state.world.guilds.filter((guild) => state.user.channels.some((channel) => channel.guild === guild.id));
  const go = (guild) => () => tell("go", state.user.channels.find((channel) => channel.guild === guild));
  const home = h("button", {
    type: "button", class: "rail-item", title: t("direct"), "aria-label": t("direct"), "aria-current": String(direct), onclick: go(null),
  }, icon("chat"));
  fill(document.getElementById("rail"), home, h("div", { class: "rail-line" }), mine.map((guild) => h("button", {
    type: "button", class: "rail-item", title: guild.name, "aria-label": guild.name,
    "aria-current": String(guild.id === state.channel.guild), onclick: go(guild.id),
  }, [...guild.name][0])));
  document.getElementById("rail").setAttribute("aria-label", t("servers"));
}

function face(channel) {
  if (channel.guild !== null) return icon("hash");
  const other = channel.with_bot ? botAuthor() : { id: channel.members[0], username: channel.name };
  return avatar(other, "small");
}

function channels() {
  const guild = state.world.guilds.find((one) => one.id === state.channel.guild);
  const title = guild ? guild.name : t("direct");
  fill(document.getElementById("side-head"), h("span", { class: "clip" }, title));
  const list = document.getElementById("channels");
  list.setAttribute("aria-label", guild ? t("channels") : t("direct"));
  fill(list, h("div", { class: "channels-title" }, guild ? t("channels") : t("direct")),
    state.user.channels.filter((channel) => channel.guild === state.channel.guild).map((channel) => h("button", {
      type: "button", onclick: () => tell("go", channel), "aria-current": channel.id === state.channel.id ? "page" : null,
      class: `channel ${guild ? "" : "direct"} ${state.unread.has(channel.id) ? "unread" : ""}`,
    }, face(channel), h("span", { class: "clip" }, channel.name))));
}

function about(user) {
  return [user.locale, user.roles.join(", "), user.installed && t("has_app")].filter(Boolean).join(" · ");
}

function chooseUser(event) {
  const entries = state.world.users.map((user) => ({
    label: user.name, note: about(user), face: avatar(user, "small"), checked: user.id === state.user.id,
    run: () => tell("become", user),
  }));
  openMenu(entries, event.currentTarget.getBoundingClientRect(), t("switch_user", { name: state.user.name }));
}

function me() {
  const dark = state.theme === "dark";
  const label = t("switch_user", { name: state.user.name });
  const theme = t(dark ? "theme_light" : "theme_dark");
  fill(document.getElementById("me"),
    h("button", { type: "button", class: "me-user", "aria-haspopup": "menu", "aria-label": label, title: label, onclick: chooseUser },
      avatar(state.user, "small"),
      h("span", { class: "clip" },
        h("div", { class: "me-name clip" }, state.user.name), h("div", { class: "me-sub clip" }, about(state.user)))),
    h("button", {
      type: "button", class: "icon-button locale", "aria-label": t("language"), title: t("language"),
      onclick: () => tell("tongue", tongue() === "ru" ? "en" : "ru"),
    }, tongue() === "ru" ? "РУ" : "EN"),
    iconButton(dark ? "sun" : "moon", theme, () => tell("theme", dark ? "light" : "dark")));
}

function head() {
  const { channel, world, connected } = state;
  const name = world.application.name;
  const guild = world.guilds.find((one) => one.id === channel.guild);
  const topic = guild && !guild.installed ? t("not_installed") : channel.topic;
  const words = t(connected ? "online" : "offline", { name });
  fill(document.getElementById("head"),
    iconButton("menu", t("open_channels"), () => openDrawer(true), { class: "icon-button open-drawer" }),
    icon(channel.guild === null ? "at" : "hash"),
    h("h1", { class: "clip" }, channel.name),
    topic && h("span", { class: "topic clip" }, topic),
    h("div", { class: `status ${connected ? "on" : ""}`, role: "status", title: words, "aria-label": words }, h("span", {}, words)));
}

/** Draws everything around the channel anew. */
export function drawFrame() {
  rail();
  channels();
  me();
  head();
  document.getElementById("skip").textContent = t("skip");
  document.title = `${state.channel.guild === null ? "@" : "#"}${state.channel.name} · ${state.world.application.name}`;
}

/** Listens for what concerns the frame; called once. */
export function listen() {
  scrim.addEventListener("click", () => openDrawer(false));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && drawer.classList.contains("open")) openDrawer(false);
  });
  hear("elsewhere", (channelId) => {
    if (!state.user.channels.some((channel) => channel.id === channelId)) return;
    state.unread.add(channelId);
    channels();
  });
}
